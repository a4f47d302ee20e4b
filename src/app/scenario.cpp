#include "app/scenario.h"

#include "app/messages.h"
#include "match/game_kit.h"
#include "match/match.h"
#include "match/resources.h"
#include "scenarios/runner.h"
#include "table/session/card_data.h"

#include <QTemporaryDir>

#include <optional>

namespace playmat::app {

namespace {

const QString kEnding = QStringLiteral(".play");

struct Wanted
{
    QString file;
    QString title; ///< empty: the first one that fails
};

Wanted wanted(const QString &text)
{
    const qsizetype colon = text.indexOf(kEnding + u':');
    if (colon < 0)
        return {text, {}};
    return {text.left(colon + kEnding.size()), text.mid(colon + kEnding.size() + 1)};
}

QString file(const match::MatchSetup &setup, const std::vector<core::Answer> &answers,
             const match::CardLibrary &library)
{
    static const QTemporaryDir kFolder;
    const QString out = kFolder.filePath(QStringLiteral("scenario.playmat"));
    match::Outcome<match::Match> match = match::Match::start(library, setup);
    if (!match.ok()) {
        complain(QString::fromStdString(match::describe(match.problem())));
        return {};
    }
    for (const core::Answer &answer : answers)
        (void)match.value().submit(answer);
    const match::Done saved = match.value().save(out.toStdString());
    if (saved.ok())
        return out;
    complain(QString::fromStdString(match::describe(saved.problem())));
    return {};
}

/// Plays it as far as it goes; nothing: it is not the one that is wanted.
std::optional<scenarios::Course> course(const scenarios::Scenario &scenario, const Wanted &wanted,
                                        const scenarios::Runner &runner)
{
    if (!wanted.title.isEmpty() && !QString::fromStdString(scenario.title).contains(wanted.title))
        return std::nullopt;
    scenarios::Course out = runner.play(scenario);
    if (out.fault)
        complain(QStringLiteral("%1:%2: %3")
                     .arg(wanted.file, QString::number(out.fault->line),
                          QString::fromStdString(out.fault->what)));
    return out.fault || !wanted.title.isEmpty() ? std::optional(std::move(out)) : std::nullopt;
}

} // namespace

bool isScenario(const QString &file)
{
    return file.endsWith(kEnding) || file.contains(kEnding + u':');
}

QString matchOfScenario(const QString &text)
{
    const Wanted which = wanted(text);
    const match::Outcome<std::string> content
        = match::readFile(which.file.toStdString(), match::kLargestPosition);
    if (!content.ok()) {
        complain(QString::fromStdString(match::describe(content.problem())));
        return {};
    }
    const scenarios::Document document = scenarios::readDocument(content.value());
    for (const scenarios::Fault &fault : document.faults)
        complain(
            QStringLiteral("%1:%2: %3")
                .arg(which.file, QString::number(fault.line), QString::fromStdString(fault.what)));
    const match::CardLibrary *library = table::cardData(document.game).library;
    if (!document.faults.empty() || library == nullptr || library->kit().scenarioWords() == nullptr)
        return {};
    const scenarios::Runner runner(*library);
    for (const scenarios::Scenario &scenario : document.scenarios)
        if (const auto played = course(scenario, which, runner))
            return file(played->setup, played->answers, *library);
    complain(which.title.isEmpty() ? QStringLiteral("No scenario of this document fails.")
                                   : QStringLiteral("There is no scenario of that name."));
    return {};
}

} // namespace playmat::app
