#include "table/decks/deck_versions.h"

#include "decks/deck_file.h"
#include "match/plain_words.h"
#include "table/history/match_shelf.h"
#include "table/view/shown_names.h"

#include <QLocale>

#include <algorithm>
#include <set>

namespace playmat::table {

namespace {

using Why = decks::DeckVersion::Why;

QString whyWords(Why why)
{
    switch (why) {
    case Why::Played:
        return qtTrId("deck_versions.played");
    case Why::Named:
        return qtTrId("deck_versions.named");
    case Why::Earlier:
        return qtTrId("deck_versions.earlier");
    case Why::Outside:
        return qtTrId("deck_versions.outside");
    case Why::Replaced:
        return qtTrId("deck_versions.replaced");
    }
    return {};
}

QString whenWords(const std::string &date)
{
    const QDateTime when
        = QDateTime::fromString(QString::fromStdString(date), Qt::ISODate).toLocalTime();
    return when.isValid() ? QLocale().toString(when, QLocale::ShortFormat)
                          : qtTrId("deck_versions.unknown_day");
}

QString words(const DeckVersions::Result &result)
{
    return result.played == 0 ? qtTrId("deck_versions.not_played")
                              : qtTrId("deck_versions.won_of", result.played).arg(result.won);
}

} // namespace

DeckVersions::DeckVersions(QObject *parent)
    : QObject(parent)
{
}

DeckVersions::~DeckVersions() = default;

void DeckVersions::setDesk(DeckDesk *desk)
{
    m_desk = desk;
    if (desk != nullptr)
        connect(desk, &DeckDesk::changed, this, &DeckVersions::show);
    emit changed();
}

void DeckVersions::setChosen(int line)
{
    if (m_chosen == line || line < 0 || line >= m_lines.rowCount())
        return;
    m_chosen = line;
    emit changed();
}

// --- looking -------------------------------------------------------------------------------------

void DeckVersions::look()
{
    if (m_desk == nullptr || m_desk->deckKit() == nullptr)
        return;
    DeckLibrary &library = *m_desk->library();
    m_versions = library.shelf().versions(library.gameId(), m_desk->kept().id);
    m_chosen = m_versions.empty() ? 0 : 1;
    show();
    readResults();
}

void DeckVersions::readResults()
{
    const SavedMatches *matches = m_desk->library()->matches();
    if (matches == nullptr || matches->finishedFolder().isEmpty())
        return;
    std::vector<std::filesystem::path> others;
    for (const QString &path : matches->finishedHere())
        others.emplace_back(path.toStdString());
    m_worker.begin([this, index = indexOfFinished(*matches), others,
                    me = m_desk->library()->ownerName(0)](const std::stop_token &stop) {
        Results results;
        for (const match::ListedMatch &match : index->list(others, stop)) {
            const int seat = pastSeat(match, me);
            const PastResult result = pastResult(match, seat);
            if (result != PastResult::Won && result != PastResult::Lost)
                continue;
            Result &of = results[match.seats.at(std::size_t(seat)).deck.list];
            ++of.played;
            of.won += result == PastResult::Won ? 1 : 0;
        }
        if (!stop.stop_requested())
            QMetaObject::invokeMethod(
                this,
                [this, results] {
                    m_results = results;
                    show();
                },
                Qt::QueuedConnection);
    });
}

const decks::DeckVersion *DeckVersions::version(int line) const
{
    const std::size_t back = std::size_t(line);
    return line < 1 || back > m_versions.size() ? nullptr : &m_versions[m_versions.size() - back];
}

QString DeckVersions::resultOf(const std::string &hash) const
{
    const auto known = m_results.find(hash);
    return words(known == m_results.end() || hash.empty() ? Result() : known->second);
}

VersionLine DeckVersions::describe(const decks::DeckVersion &version) const
{
    const QString when = whenWords(version.date);
    const QString label = shownDeckTitle(version.label);
    const QString why = whyWords(version.why);
    return {label.isEmpty() ? when : label,
            label.isEmpty() ? why : when + QStringLiteral(" · ") + why, resultOf(version.hash),
            false};
}

void DeckVersions::show()
{
    std::vector<VersionLine> lines;
    if (m_desk != nullptr && m_desk->deckKit() != nullptr) {
        lines.push_back(
            {qtTrId("deck_versions.now"), {}, resultOf(decks::listHash(m_desk->deck())), true});
        for (auto at = m_versions.rbegin(); at != m_versions.rend(); ++at)
            lines.push_back(describe(*at));
    }
    m_lines.show(std::move(lines));
    emit changed();
}

QString DeckVersions::together() const
{
    if (m_desk == nullptr)
        return {};
    std::set<std::string> lists{decks::listHash(m_desk->deck())};
    for (const decks::DeckVersion &version : m_versions)
        lists.insert(version.hash);
    lists.erase(std::string());
    Result sum;
    for (const std::string &list : lists)
        if (const auto known = m_results.find(list); known != m_results.end()) {
            sum.won += known->second.won;
            sum.played += known->second.played;
        }
    return sum.played == 0 ? QString() : qtTrId("deck_versions.together").arg(words(sum));
}

QStringList DeckVersions::changes() const
{
    const decks::DeckVersion *from = version(m_chosen);
    if (from == nullptr || m_desk == nullptr || m_desk->deckKit() == nullptr)
        return {};
    const decks::ReadFile file
        = decks::readDeckFile(*m_desk->deckKit(), *m_desk->library()->library(), from->text);
    QStringList out;
    for (const decks::ListChange &change : decks::changesBetween(file.deck, m_desk->deck())) {
        const decks::Slot &part = m_desk->deckKit()->parts()[change.part];
        const QString name = QString::fromStdString(match::printable(change.card.name))
                                 .replace(QStringLiteral(" | "), QStringLiteral(", "));
        const QString sign = change.copies > 0 ? QStringLiteral("+") : QStringLiteral("−");
        out.append(sign + QString::number(std::abs(change.copies)) + u' ' + name
                   + (part.part == decks::Part::Side
                          ? QStringLiteral(" (%1)").arg(QString::fromUtf8(part.heading))
                          : QString()));
    }
    return out;
}

bool DeckVersions::canBringBack() const
{
    return m_desk != nullptr && m_desk->editable() && version(m_chosen) != nullptr;
}

// --- changing ------------------------------------------------------------------------------------

bool DeckVersions::bringBack()
{
    const decks::DeckVersion *wanted = version(m_chosen);
    if (wanted == nullptr || m_desk == nullptr || !m_desk->bringBack(*wanted))
        return false;
    look();
    m_chosen = 0;
    emit changed();
    return true;
}

bool DeckVersions::keep(const QString &label)
{
    if (m_desk == nullptr || label.trimmed().isEmpty() || !m_desk->keepNamed(label))
        return false;
    renew();
    return true;
}

/// Reads the versions again; the same one is chosen as before.
void DeckVersions::renew()
{
    const int before = m_chosen;
    const std::size_t count = m_versions.size();
    look();
    const int more = int(m_versions.size()) - int(count);
    m_chosen = before == 0 ? 0 : std::clamp(before + more, 0, int(m_versions.size()));
    emit changed();
}

} // namespace playmat::table
