#include "table/session/card_data.h"

#include "kit/games/table/table_kits.h"
#include "match/resources.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <memory>
#include <mutex>

namespace playmat::table {

namespace {

constexpr qint64 kLongestHeader = 4 << 20;

/// Immutable once read, so it may be shared by everything.
struct ReadCards
{
    explicit ReadCards(const kit::GameKit &kit)
        : outcome(kit.library(match::findResources()))
    {
        if (outcome.ok())
            data.library = &outcome.value();
        else
            data.problem = QString::fromStdString(match::describe(outcome.problem()));
    }

    match::Outcome<match::CardLibrary> outcome;
    CardData data;
};

} // namespace

const CardData &cardData(std::string_view game)
{
    static std::mutex mutex;
    static std::map<const kit::GameKit *, std::unique_ptr<const ReadCards>> known;
    const TableKit *named = tableKitNamed(game);
    const kit::GameKit &kit = (named == nullptr ? tableKits().front() : named)->game();
    const std::lock_guard lock(mutex);
    std::unique_ptr<const ReadCards> &read = known[&kit];
    if (read == nullptr)
        read = std::make_unique<const ReadCards>(kit);
    return read->data;
}

const CardData &cardDataFor(const QString &journal)
{
    QFile file(journal);
    if (!file.open(QIODevice::ReadOnly))
        return cardData();
    const QJsonObject header = QJsonDocument::fromJson(file.readLine(kLongestHeader)).object();
    return cardData(header.value(QStringLiteral("game")).toString().toStdString());
}

} // namespace playmat::table
