#include "table/coach/reviews_kept.h"

#include "match/file.h"
#include "match/json.h"
#include "match/resources.h"
#include "table/files/saved_matches.h"
#include "table/view/translator.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>

#include <algorithm>
#include <iterator>

namespace playmat::table {

namespace {

using match::Json;

constexpr std::size_t kMostBytes = std::size_t{1} << 20U;

/// What the words and figures of a review depend on, apart from the match.
std::string origin()
{
    const text::LanguagePtr language = text::inUse();
    return QCoreApplication::applicationVersion().toStdString() + ' '
        + (language == nullptr ? std::string("en") : language->id());
}

Json toJson(const std::vector<bots::Moment> &moments)
{
    Json list = Json::array();
    for (const bots::Moment &moment : moments)
        list.push_back({{"step", moment.step},
                        {"loss", moment.loss},
                        {"draws", moment.draws},
                        {"did", moment.did},
                        {"better", moment.better}});
    return list;
}

std::vector<bots::Moment> momentsIn(const Json &list)
{
    std::vector<bots::Moment> out;
    for (const Json &one : list) {
        bots::Moment moment;
        moment.step = one.at("step").get<std::size_t>();
        moment.loss = one.at("loss").get<double>();
        moment.draws = one.at("draws").get<double>();
        moment.did = one.at("did").get<std::string>();
        moment.better = one.at("better").get<std::string>();
        out.push_back(std::move(moment));
    }
    return out;
}

KeptMoments keptIn(const std::string &text)
{
    KeptMoments kept;
    const Json json = Json::parse(text);
    if (json.at("origin").get<std::string>() != origin())
        return kept;
    for (std::size_t seat = 0; seat < kept.size(); ++seat)
        if (const Json &list = json.at("seats").at(seat); list.is_array())
            kept[seat] = momentsIn(list);
    return kept;
}

} // namespace

int luckOf(const bots::Moment &moment)
{
    const double least = bots::kMarkedLosses.front();
    return moment.draws >= least ? 1 : moment.draws <= -least ? -1 : 0;
}

std::vector<bots::Moment> markedOf(const std::vector<bots::Moment> &moments)
{
    std::vector<bots::Moment> out;
    std::copy_if(moments.begin(), moments.end(), std::back_inserter(out),
                 [](const bots::Moment &moment) {
                     return bots::markOf(moment.loss) != bots::Mark::None || luckOf(moment) != 0;
                 });
    return out;
}

ReviewsKept ReviewsKept::of(const SavedMatches *matches)
{
    const QString finished = matches == nullptr ? QString() : matches->finishedFolder();
    return finished.isEmpty()
        ? ReviewsKept()
        : ReviewsKept(QDir::cleanPath(finished + QStringLiteral("/../cache/reviews")));
}

QString ReviewsKept::fileOf(const match::Match &match, std::size_t steps) const
{
    QByteArray course = QByteArray::number(quint64(match.setup().seed));
    for (std::size_t i = 0; i < std::min(steps, match.steps().size()); ++i)
        course += ' ' + QByteArray::number(quint64(match.steps()[i].hash), 16);
    const QByteArray name = QCryptographicHash::hash(course, QCryptographicHash::Sha256).toHex();
    return QDir(m_folder).filePath(QString::fromLatin1(name) + QStringLiteral(".json"));
}

KeptMoments ReviewsKept::read(const match::Match &match, std::size_t steps) const
{
    if (m_folder.isEmpty())
        return {};
    const auto text = match::readFile(fileOf(match, steps).toStdString(), kMostBytes);
    try {
        return text ? keptIn(text.value()) : KeptMoments();
    } catch (const Json::exception &) {
        return {};
    }
}

void ReviewsKept::keep(const match::Match &match, std::size_t steps, int seat,
                       const std::vector<bots::Moment> &moments) const
{
    if (m_folder.isEmpty() || !QDir().mkpath(m_folder))
        return;
    KeptMoments all = read(match, steps);
    all.at(std::size_t(seat)) = markedOf(moments);
    Json seats = Json::array();
    for (const auto &one : all)
        seats.push_back(one ? toJson(*one) : Json());
    const std::string text = Json{{"origin", origin()}, {"seats", seats}}.dump();
    match::Files &files = match::systemFiles();
    const std::filesystem::path file = fileOf(match, steps).toStdString();
    if (const auto old = match::claimFile(file, files))
        (void)match::replaceFile(file, old.value(), text, files); // if it fails, it only costs time
}

} // namespace playmat::table
