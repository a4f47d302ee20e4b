// The filters and the sums of MatchShelf.
#include "match/won_share.h"
#include "table/history/match_shelf.h"

#include <QCollator>
#include <QLocale>

#include <algorithm>

namespace playmat::table {

namespace {

using match::WonShare;

constexpr std::size_t kMonths = 8; ///< number of months in a plot
constexpr int kFew = 10; ///< fewer matches than this say little

QString percent(double share)
{
    return qtTrId("match_shelf.percent").arg(qRound(100 * share));
}

QString shareOrNothing(const WonShare &of)
{
    return of.played == 0 ? QStringLiteral("–") : percent(of.share());
}

QString between(const WonShare &of)
{
    return qtTrId("match_shelf.between").arg(qRound(100 * of.low())).arg(qRound(100 * of.high()));
}

void add(WonShare &to, const PastMatch &match)
{
    to.won += match.result == PastResult::Won ? 1 : 0;
    to.played += match.counts() ? 1 : 0;
}

/// A sentence that says how reliable the share of won matches is.
QString inWords(const WonShare &of)
{
    if (of.played == 0)
        return qtTrId("match_shelf.nothing_to_count");
    const QString few = of.played >= kFew ? qtTrId("match_shelf.sure")
                                          : qtTrId("match_shelf.few_say_little", of.played);
    return few.arg(qRound(100 * of.low())).arg(qRound(100 * of.high()));
}

QString lengthWords(const std::vector<PastMatch> &rows)
{
    int rounds = 0;
    int minutes = 0;
    int timed = 0;
    int counted = 0;
    for (const PastMatch &match : rows) {
        if (match.broken)
            continue;
        ++counted;
        rounds += match.rounds;
        timed += match.minutes < 0 ? 0 : 1;
        minutes += std::max(0, match.minutes);
    }
    if (counted == 0)
        return QStringLiteral("–");
    const QString average = QLocale().toString(double(rounds) / counted, 'f', 1);
    return timed == 0 ? average
                      : qtTrId("match_shelf.rounds_and_minutes").arg(average).arg(minutes / timed);
}

struct Part
{
    QString name;
    QString picture;
    WonShare won;
};

QVariantMap toMap(const Part &part)
{
    return {{QStringLiteral("name"), part.name},
            {QStringLiteral("picture"), part.picture},
            {QStringLiteral("won"), part.won.won},
            {QStringLiteral("played"), part.won.played},
            {QStringLiteral("share"), part.won.share()},
            {QStringLiteral("low"), part.won.low()},
            {QStringLiteral("high"), part.won.high()},
            {QStringLiteral("percent"), percent(part.won.share())},
            {QStringLiteral("words"),
             qtTrId("match_shelf.won_of").arg(part.won.won).arg(part.won.played)
                 + QStringLiteral(", ") + between(part.won)}};
}

Part partOf(const PastMatch &match, int group)
{
    switch (group) {
    case MatchShelf::ByOpponent:
        return {match.opponent, match.pictures.value(1), {}};
    case MatchShelf::ByOtherDeck:
        return {match.otherDeck, match.pictures.value(1), {}};
    case MatchShelf::ByMonth:
        return {QLocale().standaloneMonthName(match.when.date().month(), QLocale::ShortFormat)
                    + u' ' + QString::number(match.when.date().year()),
                {},
                {}};
    case MatchShelf::ByTurn:
        return {match.began < 0        ? QString()
                    : match.began == 1 ? qtTrId("match_shelf.going_first")
                                       : qtTrId("match_shelf.going_second"),
                {},
                {}};
    default:
        return {match.deck, match.pictures.value(0), {}};
    }
}

} // namespace

// --- filters -------------------------------------------------------------------------------------

QString MatchShelf::valueOf(const PastMatch &match, int filter) const
{
    switch (filter) {
    case Game:
        return match.gameTitle;
    case Deck:
        return match.deck;
    case Opponent:
        return match.opponent;
    default:
        break;
    }
    switch (match.result) {
    case PastResult::Won:
        return qtTrId("match_shelf.only_won");
    case PastResult::Lost:
        return qtTrId("match_shelf.only_lost");
    case PastResult::Drawn:
    case PastResult::Unknown:
    case PastResult::Watched:
        break;
    }
    return qtTrId("match_shelf.neither");
}

QStringList MatchShelf::choices(int filter) const
{
    QStringList names;
    for (const PastMatch &match : m_all)
        names.append(match.broken ? QString() : valueOf(match, filter));
    names.removeAll(QString());
    names.removeDuplicates();
    std::sort(names.begin(), names.end(), QCollator());
    if (filter == Result)
        names.append(qtTrId("match_shelf.starred"));
    return names;
}

QVariantList MatchShelf::filtersNow() const
{
    const QStringList all{qtTrId("match_shelf.all_games"), qtTrId("match_shelf.all_my_decks"),
                          qtTrId("match_shelf.against_anybody"),
                          qtTrId("match_shelf.won_and_lost")};
    const QStringList labels{qtTrId("match_shelf.game"), qtTrId("match_shelf.deck"),
                             qtTrId("match_shelf.opponent"), qtTrId("match_shelf.result")};
    QVariantList list;
    for (int filter = Game; filter <= Result; ++filter) {
        const QStringList names = choices(filter);
        const QString &chosen = m_chosen.at(std::size_t(filter));
        list.append(QVariantMap{{QStringLiteral("label"), labels[filter]},
                                {QStringLiteral("names"), QStringList{all[filter]} + names},
                                {QStringLiteral("current"), names.indexOf(chosen) + 1}});
    }
    return list;
}

void MatchShelf::choose(int filter, int index)
{
    if (filter < Game || filter > Result)
        return;
    m_chosen.at(std::size_t(filter)) = choices(filter).value(index - 1);
    this->filter();
}

void MatchShelf::setText(const QString &text)
{
    if (m_text == text)
        return;
    m_text = text;
    filter();
}

bool MatchShelf::filtered() const
{
    return !m_text.trimmed().isEmpty()
        || std::any_of(m_chosen.begin(), m_chosen.end(),
                       [](const QString &chosen) { return !chosen.isEmpty(); });
}

void MatchShelf::showAll()
{
    m_text.clear();
    m_chosen = {};
    filter();
}

bool MatchShelf::fits(const PastMatch &match) const
{
    const QString starred = qtTrId("match_shelf.starred");
    for (int filter = Game; filter <= Result; ++filter) {
        const QString &wanted = m_chosen.at(std::size_t(filter));
        const bool isStar = filter == Result && wanted == starred;
        if (isStar ? !match.starred : !wanted.isEmpty() && valueOf(match, filter) != wanted)
            return false;
    }
    const QString all = QStringList{match.title,     match.deck,      match.otherDeck,
                                    match.gameTitle, match.whenWords, match.section}
                            .join(u'\n');
    const QStringList words = m_text.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&all](const QString &word) {
        return all.contains(word, Qt::CaseInsensitive);
    });
}

void MatchShelf::filter()
{
    // A choice is dropped if its last match is gone or its name changed with the language.
    for (int filter = Game; filter <= Result; ++filter)
        if (!choices(filter).contains(m_chosen.at(std::size_t(filter))))
            m_chosen.at(std::size_t(filter)).clear();
    std::vector<PastMatch> rows;
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(rows),
                 [this](const PastMatch &match) { return fits(match); });
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i].heading
            = i == 0 || rows[i].section != rows[i - 1].section ? rows[i].section : QString();
    m_rows.show(std::move(rows));
    m_filters = filtersNow();
    m_sums = sumsNow();
    emit changed();
}

// --- sums ----------------------------------------------------------------------------------------

QVariantMap MatchShelf::sumsNow() const
{
    WonShare all;
    WonShare first;
    WonShare second;
    for (const PastMatch &match : m_rows.rows()) {
        add(all, match);
        if (match.began >= 0)
            add(match.began == 1 ? first : second, match);
    }
    return {{QStringLiteral("won"), all.won},
            {QStringLiteral("played"), all.played},
            {QStringLiteral("share"), shareOrNothing(all)},
            {QStringLiteral("counted"), qtTrId("match_shelf.won_of").arg(all.won).arg(all.played)},
            {QStringLiteral("between"), all.played == 0 ? QStringLiteral("–") : between(all)},
            {QStringLiteral("words"), inWords(all)},
            {QStringLiteral("first"), shareOrNothing(first)},
            {QStringLiteral("second"), shareOrNothing(second)},
            {QStringLiteral("length"), lengthWords(m_rows.rows())}};
}

QVariantList MatchShelf::groups(int group) const
{
    std::vector<Part> parts;
    for (const PastMatch &match : m_rows.rows()) {
        Part part = partOf(match, group);
        if (part.name.isEmpty() || !match.counts())
            continue;
        auto known = std::find_if(parts.begin(), parts.end(),
                                  [&](const Part &one) { return one.name == part.name; });
        if (known == parts.end())
            known = parts.insert(parts.end(), part);
        add(known->won, match);
    }
    if (group == ByMonth) {
        parts.resize(std::min(parts.size(), kMonths)); // the newest come first
        std::reverse(parts.begin(), parts.end());
    } else {
        std::stable_sort(parts.begin(), parts.end(),
                         [](const Part &a, const Part &b) { return a.won.played > b.won.played; });
    }
    QVariantList list;
    for (const Part &part : parts)
        list.append(toMap(part));
    return list;
}

} // namespace playmat::table
