#include "table/history/tonight.h"

#include "decks/deck_file.h"
#include "kit/games/table/table_kits.h"
#include "table/history/match_shelf.h"
#include "table/layout/table_spec.h"
#include "table/view/shown_names.h"
#include "table/view/translator.h"

#include <algorithm>
#include <utility>

namespace playmat::table {

namespace {

using Kind = decks::Suggestion::Kind;

std::string levelOf(const std::string &program)
{
    return program.substr(0, program.find(':')); // "adaptive:1310" tells how strong it was then
}

decks::PlayedFact factOf(const match::ListedMatch &match, int seat)
{
    const match::ListedSeat &mine = match.seats.at(std::size_t(seat));
    const match::ListedSeat &theirs = match.seats.at(std::size_t(seatAcross(seat)));
    const PastResult result = pastResult(match, seat);
    return {mine.deck.list, shownPlayerName(theirs.name).toStdString(), levelOf(theirs.program),
            result == PastResult::Won        ? 1
                : result == PastResult::Lost ? -1
                                             : 0};
}

bool counts(const match::ListedMatch &match, const QString &game, int seat)
{
    return match.problem.empty() && match.game == game.toStdString()
        && pastResult(match, seat) != PastResult::Watched;
}

} // namespace

/// What the other thread needs; it is a copy, so it depends on nothing that changes meanwhile.
struct Tonight::Job
{
    QString game;
    QString me;
    std::shared_ptr<match::MatchIndex> index;
    std::vector<std::filesystem::path> others;
    DeckShelf shelf;
    const match::CardLibrary *library = nullptr;
    const decks::DeckKit *parts = nullptr;

    void readMatches(Found &found, const std::stop_token &stop) const
    {
        std::vector<match::ListedMatch> all = index->list(others, stop);
        std::ranges::stable_sort(all, std::ranges::greater(), pastEnd);
        for (const match::ListedMatch &match : all) {
            const int seat = pastSeat(match, me);
            if (!counts(match, game, seat))
                continue;
            found.played.push_back(factOf(match, seat));
            for (const int one : {seat, seatAcross(seat)})
                found.pictures.push_back(
                    QString::fromStdString(match.seats.at(std::size_t(one)).deck.picture));
        }
        index->saveCache();
    }

    void readDecks(Found &found, const std::stop_token &stop) const
    {
        for (const KeptDeck &deck : shelf.decks(game)) {
            decks::KeptFact fact{deck.name.toStdString(), {}, {}};
            for (const decks::DeckVersion &version : shelf.versions(game, deck.id))
                fact.earlier.push_back(version.hash);
            if (stop.stop_requested() || fact.earlier.empty()) // it has not been played
                continue;
            const decks::ReadFile file
                = decks::readDeckFile(*parts, *library, deck.whole.toStdString());
            fact.list = decks::listHash(file.deck);
            found.decks.push_back(std::move(fact));
            found.paths.push_back(deck.path);
        }
    }

    [[nodiscard]] std::shared_ptr<const Found> run(const std::stop_token &stop) const
    {
        auto found = std::make_shared<Found>();
        found->game = game;
        if (index != nullptr)
            readMatches(*found, stop);
        if (parts != nullptr && library != nullptr)
            readDecks(*found, stop);
        return found;
    }
};

Tonight::Tonight(QObject *parent)
    : QObject(parent)
{
    whenLanguageChanges(this, &Tonight::tell);
}

Tonight::~Tonight() = default;

void Tonight::setMatches(SavedMatches *matches)
{
    m_matches = matches;
    if (matches != nullptr)
        connect(matches, &SavedMatches::changed, this, [this] {
            if (m_looked)
                lookAgain(); // a match may have been finished
            tell();
        });
    tell();
}

void Tonight::setDecks(DeckLibrary *decks)
{
    m_decks = decks;
    tell();
}

void Tonight::setLearn(LearnSession *learn)
{
    m_learn = learn;
    if (learn != nullptr)
        connect(learn, &LearnSession::progressChanged, this, &Tonight::tell);
    tell();
}

// --- looking -------------------------------------------------------------------------------------

void Tonight::look()
{
    if (!std::exchange(m_problem, {}).isEmpty())
        emit changed();
    lookAgain();
}

void Tonight::lookAgain()
{
    if (m_matches == nullptr || m_decks == nullptr || m_decks->library() == nullptr)
        return;
    m_looked = true;
    Job job{m_decks->gameId(),
            m_settings == nullptr ? QString() : m_settings->playerName(0),
            m_matches->finishedFolder().isEmpty() ? nullptr : indexOfFinished(*m_matches),
            {},
            m_decks->shelf(),
            m_decks->library(),
            m_decks->kit().game().deckKit()};
    for (const QString &path : m_matches->finishedHere())
        job.others.emplace_back(path.toStdString());
    m_worker.begin([this, job = std::move(job)](const std::stop_token &stop) {
        const std::shared_ptr<const Found> found = job.run(stop);
        if (!stop.stop_requested())
            QMetaObject::invokeMethod(
                this, [this, found] { heard(found); }, Qt::QueuedConnection);
    });
}

void Tonight::heard(std::shared_ptr<const Found> found)
{
    m_found = std::move(found);
    tell();
}

void Tonight::tell()
{
    if (m_found == nullptr)
        return; // nothing is shown yet, and the first frame waits for nothing
    decks::TonightFacts facts;
    if (m_decks != nullptr && m_found->game == m_decks->gameId()) {
        facts.played = m_found->played;
        facts.decks = m_found->decks;
    }
    facts.left = m_matches != nullptr && m_matches->canContinue();
    facts.puzzle = m_learn != nullptr && m_decks != nullptr && m_decks->game().course
        && !m_learn->puzzles()->todaySolved();
    std::vector<TonightThing> things;
    for (const decks::Suggestion &one : decks::tonight(facts))
        if (one.kind != Kind::Continue)
            things.push_back(describe(one));
    m_things = std::move(things);
    emit changed();
}

// --- words ---------------------------------------------------------------------------------------

QVariantList Tonight::things() const
{
    QVariantList out;
    for (const TonightThing &thing : m_things)
        out.append(QVariant::fromValue(thing));
    return out;
}

bool Tonight::puzzle() const
{
    return std::ranges::any_of(
        m_things, [](const TonightThing &thing) { return thing.from.kind == Kind::Puzzle; });
}

TonightThing Tonight::describeOpponent(const decks::Suggestion &suggestion) const
{
    const decks::PlayedFact &match = m_found->played[suggestion.match];
    const QString who = QString::fromStdString(match.opponent);
    const auto [theirs, mine] = suggestion.score;
    const QString &picture = m_found->pictures[2 * suggestion.match + 1];
    if (suggestion.kind == Kind::Rival)
        return {qtTrId("tonight.leads").arg(who, QString::number(theirs), QString::number(mine)),
                qtTrId("tonight.try_again"), picture, QStringLiteral("sword"), suggestion};
    return {qtTrId("tonight.again_with").arg(who),
            mine + theirs == 0 ? qtTrId("tonight.your_last_opponent")
                               : qtTrId("tonight.so_far").arg(mine).arg(theirs),
            picture, QStringLiteral("redo"), suggestion};
}

TonightThing Tonight::describe(const decks::Suggestion &suggestion) const
{
    switch (suggestion.kind) {
    case Kind::Deck:
        return {qtTrId("tonight.play_deck")
                    .arg(QString::fromStdString(m_found->decks[suggestion.deck].name)),
                qtTrId("tonight.changed_since"), m_found->pictures[2 * suggestion.match],
                QStringLiteral("deck"), suggestion};
    case Kind::Rival:
    case Kind::Again:
        return describeOpponent(suggestion);
    case Kind::Puzzle:
    case Kind::Continue:
        break;
    }
    return {qtTrId("learn_box.todays_puzzle"),
            qtTrId("tonight.rating").arg(m_learn->puzzles()->rating()),
            {},
            QStringLiteral("target"),
            suggestion};
}

// --- doing it ------------------------------------------------------------------------------------

void Tonight::sitAgainst(const decks::PlayedFact &match)
{
    m_settings->setProgram(0, {});
    m_settings->setProgram(1, QString::fromStdString(match.program));
    if (match.program.empty())
        m_settings->setPlayerName(1, QString::fromStdString(match.opponent));
}

/// A deck may have been removed since it was found.
bool Tonight::useDeck(std::size_t deck)
{
    if (m_decks->useOwn(0, m_found->paths[deck]))
        return true;
    const QString name = QString::fromStdString(m_found->decks[deck].name);
    lookAgain();
    m_problem = qtTrId("tonight.deck_is_gone").arg(name);
    emit changed();
    return false;
}

bool Tonight::take(int thing)
{
    if (thing < 0 || thing >= int(m_things.size()) || m_decks == nullptr)
        return false;
    const decks::Suggestion from = m_things[std::size_t(thing)].from;
    if (!std::exchange(m_problem, {}).isEmpty())
        emit changed();
    switch (from.kind) {
    case Kind::Deck:
        return useDeck(from.deck);
    case Kind::Rival:
    case Kind::Again:
        sitAgainst(m_found->played[from.match]);
        return true;
    case Kind::Puzzle:
        m_learn->startTodaysPuzzle();
        break;
    case Kind::Continue:
        break;
    }
    return false;
}

} // namespace playmat::table
