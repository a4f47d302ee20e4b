#include "kit/swu/learn/puzzle_maker.h"

#include "engine/swu/text/print.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/random_deck.h"
#include "kit/swu/learn/lively_player.h"
#include "kit/swu/learn/puzzle_themes.h"
#include "kit/swu/learn/written_game.h"
#include "learn/best_play.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace playmat::kit {

namespace {

using core::Answer;
using learn::Puzzle;
using match::Json;
using swu::OptionKind;

/// Somebody waits while an answer is judged.
constexpr std::uint64_t kMostNodes = 8'000;
constexpr std::uint64_t kMostToSharpen = 40'000;
constexpr std::uint64_t kMostForLine = 60'000;
constexpr std::size_t kFewestAnswers = 5;
constexpr int kMostWords = 60; ///< of a card
constexpr std::size_t kMostDiscard = 6;
constexpr int kDeck = 6;

const char *nameOf(Puzzle::Kind kind)
{
    return kind == Puzzle::Kind::Race ? "race" : kind == Puzzle::Kind::Duel ? "duel" : "hold";
}

std::size_t unitsOf(const Json &side)
{
    return side["ground"].size() + side["space"].size();
}

bool hasEqual(const Json &cards)
{
    std::set<std::string> seen;
    return std::ranges::any_of(cards, [&](const Json &card) {
        return !seen.insert(card.is_object() ? card["card"] : card).second;
    });
}

/// A hand that can be taken in at a glance: different cards that can be paid for.
void trimHand(const swu::CardDb &db, Json &side, std::size_t most)
{
    Json keep = Json::array();
    for (const Json &id : side["hand"]) {
        const swu::CardDef &def = db.def(db.find(id.get<std::string>()));
        if (def.cost <= side["resources"].get<int>() && keep.size() < most
            && std::ranges::find(keep, id) == keep.end())
            keep.push_back(id);
    }
    side["hand"] = keep;
}

/// What is behind the table matters little, but it is looked at.
void trimPiles(const swu::CardDb &db, Json &side)
{
    Json &discard = side["discard"];
    while (discard.size() > kMostDiscard)
        discard.erase(0);
    side["deck"] = Json::array();
    for (int i = 0; i < kDeck; ++i)
        side["deck"].push_back(db.def(db.vanilla).id);
}

int wordsIn(const std::string &text)
{
    std::istringstream words(text);
    int out = 0;
    for (std::string word; words >> word;)
        ++out;
    return out;
}

bool isPassing(const swu::Game &game, const Answer &answer)
{
    if (answer.options.empty())
        return false;
    const auto kind = static_cast<OptionKind>(game.decision().options[answer.options[0]].kind);
    return kind == OptionKind::Pass || kind == OptionKind::TakeInitiative;
}

/// How the solution is written, and what makes it hard.
struct Solution
{
    Json written = Json::array();
    PuzzleThemes themes;
    int actions = 0; ///< the learner's
    double breadth = 0; ///< how much there was to choose from, in bits
};

/// What comes to mind first: always whatever brings the goal nearest at once.
bool greedyWins(const swu::Game &game)
{
    constexpr int kLong = 60;
    std::unique_ptr<learn::SearchedGame> at = searched(game);
    for (int i = 0; i < kLong && !at->ended() && !at->winner(); ++i) {
        std::unique_ptr<learn::SearchedGame> best;
        for (const Answer &answer : at->answers()) {
            auto next = at->copy();
            if (next->apply(answer) && (!best || next->distance(0) < best->distance(0)))
                best = std::move(next);
        }
        if (!best)
            return false;
        at = std::move(best);
    }
    return at->winner() == core::PlayerId(0);
}

} // namespace

struct PuzzleMaker::Root
{
    swu::Game game;
    std::size_t answers = 0; ///< first ones
    bool greedy = false;
    int near = 0; ///< first answers that only just fail
    Solution solution;
};

PuzzleMaker::PuzzleMaker(const match::CardLibrary &library, const learn::Words &words,
                         Puzzle::Kind kind)
    : m_library(library)
    , m_db(match::swuCards(library))
    , m_words(words)
    , m_kind(kind)
{
}

// --- positions -----------------------------------------------------------------------------------

void PuzzleMaker::playGame(std::uint64_t seed)
{
    constexpr int kLongest = 1200;
    core::Rng rng(seed);
    const std::array<swu::DeckChoice, 2> decks{match::randomDeck(m_db, rng),
                                               match::randomDeck(m_db, rng)};
    auto started = swu::Game::start(m_db, rng.next(), decks);
    if (!started)
        return;
    ++m_counts.games;
    swu::Game game = started.value();
    game.recordEvents(false);
    std::array<LivelyPlayer, 2> players{LivelyPlayer(rng.next()), LivelyPlayer(rng.next())};
    int round = 0;
    const std::size_t before = m_found.size(); // the next rounds would look much the same
    for (int i = 0; i < kLongest && !game.over() && m_found.size() == before; ++i) {
        if (game.decision().kind == core::DecisionKind::Action && game.state().round != round) {
            round = game.state().round;
            lookAt(game);
        }
        if (!players[game.decision().player].play(game))
            return;
    }
}

/// In the rounds when there is enough on the table, and not yet too much.
void PuzzleMaker::lookAt(const swu::Game &game)
{
    constexpr int kFirstRound = 3;
    constexpr int kLastRound = 8;
    const swu::State &state = game.state();
    if (state.round < kFirstRound || state.round > kLastRound || !state.effects.empty()
        || !state.triggers.empty())
        return;
    for (const swu::PlayerId near : {swu::PlayerId(0), swu::PlayerId(1)})
        consider(writtenPosition(game, near));
}

void PuzzleMaker::consider(Json position)
{
    if (!simplify(position))
        return;
    const auto game = gameOfPosition(m_library, position);
    if (!game || game.value().decision().kind != core::DecisionKind::Action
        || game.value().decision().options.size() < kFewestAnswers || !isReadable(game.value()))
        return;
    ++m_counts.positions;
    if (!sharpen(position))
        return;
    std::optional<Root> root = rootOf(position);
    if (!root)
        return;
    if (isDull(*root)) {
        ++m_counts.dull;
        return;
    }
    root->near = nearMisses(position);
    write(position, *root);
}

/// Leaves only what the puzzle needs; false: it would be too much to look at.
bool PuzzleMaker::simplify(Json &position) const
{
    const std::size_t most = isRace() ? 5 : 3;
    Json &me = position["players"][0];
    Json &you = position["players"][1];
    trimHand(m_db, me, isRace() ? 3 : 2);
    you["hand"] = Json::array();
    position["active"] = 0;
    position["initiative"] = isRace() ? 1 : 0;
    if (isRace())
        position["initiative_claimed"] = true;
    for (Json &side : position["players"]) {
        trimPiles(m_db, side);
        side["base"]["damage"] = std::min(side["base"]["damage"].get<int>(), hpOf(side) - 15);
        if (unitsOf(side) > most || hasEqual(side["ground"]) || hasEqual(side["space"]))
            return false;
    }
    return unitsOf(position["players"][attacker()]) >= (isRace() ? 1 : 2);
}

int PuzzleMaker::hpOf(const Json &side) const
{
    return m_db.def(m_db.find(side["base"]["card"].get<std::string>())).hp;
}

/// Whether no card that matters says more than can be read at the table.
bool PuzzleMaker::isReadable(const swu::Game &game) const
{
    const swu::State &state = game.state();
    for (swu::CardId id = 0; id < state.cardCount; ++id) {
        const swu::Card &card = state.cards[id];
        const bool behind = card.zone == swu::Zone::Deck || card.zone == swu::Zone::Resources
            || card.zone == swu::Zone::Discard;
        const swu::Face face = m_db.def(card.def).face;
        if (!behind
            && wordsIn(swu::printCard(m_db, card.def, face, swu::Markup::Plain)) > kMostWords)
            return false;
    }
    return true;
}

/// Gives the base that is to fall as much as can just be dealt to it, or, where it is to be held,
/// one more. False: nothing is at stake, or the search is too large.
bool PuzzleMaker::sharpen(Json &position)
{
    const auto falls = [&](int left) -> std::optional<bool> {
        Json &side = position["players"][swu::opponentOf(attacker())];
        side["base"]["damage"] = hpOf(side) - left;
        const auto game = gameOfPosition(m_library, position);
        return learn::Prover(attacker(), kMostToSharpen).wins(*searched(game.value()));
    };
    int falling = isHold() ? 1 : isRace() ? 4 : 3; // it falls with so much
    int standing = isRace() ? 20 : 15; // and stands with so much
    for (const auto &[left, expected] : {std::pair{falling, true}, {standing, false}}) {
        const auto known = falls(left);
        m_counts.tooLarge += static_cast<int>(!known.has_value());
        if (known != expected)
            return false;
    }
    while (standing - falling > 1) {
        const int middle = (falling + standing) / 2;
        const auto known = falls(middle);
        if (!known) {
            ++m_counts.tooLarge;
            return false;
        }
        (*known ? falling : standing) = middle;
    }
    Json &side = position["players"][swu::opponentOf(attacker())];
    side["base"]["damage"] = hpOf(side) - (isHold() ? standing : falling);
    return true;
}

// --- solutions -----------------------------------------------------------------------------------

namespace {

/// The line from a position, written down.
class Scribe
{
public:
    explicit Scribe(const swu::Game &game)
        : m_game(game)
    {
    }

    [[nodiscard]] const swu::Game &game() const { return m_game; }
    [[nodiscard]] Solution &solution() { return m_solution; }

    /// Nothing hidden may be shown on the way.
    bool add(const Answer &answer, std::size_t answers)
    {
        const bool mine = m_game.decision().player == 0;
        const bool action = m_game.decision().kind == core::DecisionKind::Action;
        const Json written = writtenAnswer(m_game, answer);
        m_solution.written.push_back(mine ? written : Json{{"them", written}});
        const swu::Game before = m_game;
        if (!m_game.apply(answer).ok() || m_game.revealedInformation())
            return false;
        if (mine) {
            m_solution.actions += static_cast<int>(action);
            m_solution.breadth += std::log2(static_cast<double>(answers));
            m_solution.themes.note(before, answer, m_game);
        }
        return true;
    }

private:
    swu::Game m_game;
    Solution m_solution;
};

/// The shortest way to win against the longest resistance.
bool writeWin(Scribe &scribe, learn::Prover &prover)
{
    learn::BestPlay play(0, kMostForLine);
    const auto line = play.line(*searched(scribe.game()));
    if (!line)
        return false;
    for (const Answer &answer : *line) {
        const auto judged = prover.judgeAll(*searched(scribe.game()));
        if (!judged || !scribe.add(answer, judged->size()))
            return false;
    }
    const auto result = scribe.game().result();
    return result && result->winner == 0;
}

/// The one answer, and whatever else is asked before the other side acts.
bool writeHold(Scribe &scribe, learn::Prover &prover)
{
    const auto open = [&] { return searched(scribe.game()); };
    do {
        const auto judged = prover.judgeAll(*open());
        if (!judged)
            return false;
        const auto holds = std::ranges::find(
            *judged, false, [](const learn::Prover::Judged &one) { return one.wins; });
        if (holds == judged->end() || !scribe.add(holds->answer, judged->size()))
            return false;
    } while (!open()->ended() && !scribe.game().over() && scribe.game().decision().player == 0
             && scribe.game().decision().kind != core::DecisionKind::Action);
    return true;
}

} // namespace

std::optional<PuzzleMaker::Root> PuzzleMaker::rootOf(const Json &position)
{
    const swu::Game game = gameOfPosition(m_library, position).value();
    learn::Prover prover(attacker(), kMostNodes);
    const auto judged = prover.judgeAll(*searched(game));
    if (!judged) {
        ++m_counts.tooLarge;
        return std::nullopt;
    }
    const auto isRight = [this](const learn::Prover::Judged &one) { return one.wins != isHold(); };
    const auto right = std::ranges::find_if(*judged, isRight);
    const bool luck = isHold() && prover.metLuck();
    if (std::ranges::count_if(*judged, isRight) != 1 || isPassing(game, right->answer)
        || right->revealed || luck || judged->size() < kFewestAnswers) {
        ++m_counts.notOne;
        return std::nullopt;
    }
    Scribe scribe(game);
    if (!(isHold() ? writeHold(scribe, prover) : writeWin(scribe, prover))) {
        ++m_counts.tooLarge;
        return std::nullopt;
    }
    return Root{game, judged->size(), !isHold() && greedyWins(game), 0, scribe.solution()};
}

bool PuzzleMaker::isDull(const Root &root) const
{
    constexpr int kMostActions = 7;
    const int actions = root.solution.actions;
    const bool length = isHold() || (actions >= 2 && actions <= kMostActions);
    return !length || root.solution.themes.inOrder().empty();
}

/// How many more first answers would be right if the base had a little less to take, or to give.
int PuzzleMaker::nearMisses(Json position)
{
    constexpr int kLittle = 2;
    constexpr int kMost = 5;
    if (m_kind == Puzzle::Kind::Duel)
        return 0; // the search would be too large
    Json &base = position["players"][swu::opponentOf(attacker())]["base"];
    base["damage"] = base["damage"].get<int>() + (isHold() ? -kLittle : kLittle);
    const auto game = gameOfPosition(m_library, position);
    const auto judged = learn::Prover(attacker(), kMostToSharpen).judgeAll(*searched(game.value()));
    if (!judged)
        return 0;
    const auto right = std::ranges::count(*judged, !isHold(), &learn::Prover::Judged::wins);
    return std::clamp(static_cast<int>(right) - 1, 0, kMost);
}

// --- puzzles -------------------------------------------------------------------------------------

namespace {

int ratingOf(const Solution &solution, Puzzle::Kind kind, std::size_t answers, bool greedy,
             int near)
{
    const double rating = 700 + 110.0 * solution.actions + 22.0 * solution.breadth
        + (greedy ? 0 : 150) + 40.0 * near
        + 35.0 * static_cast<double>(solution.themes.inOrder().size())
        + 8.0 * static_cast<double>(answers)
        + (kind == Puzzle::Kind::Duel       ? 100
               : kind == Puzzle::Kind::Hold ? 150
                                            : 0);
    return static_cast<int>(std::lround(std::clamp(rating, 600.0, 2400.0)));
}

} // namespace

void PuzzleMaker::write(const Json &position, const Root &root)
{
    constexpr std::size_t kLongestTitle = 48;
    const std::vector<std::string> themes = root.solution.themes.inOrder();
    std::string title = titleOf(root.game);
    if (!m_begins.insert(root.solution.written[0].dump()).second || title.size() > kLongestTitle) {
        ++m_counts.alike;
        return;
    }
    Json puzzle{
        {"id", "new"},
        {"kind", nameOf(m_kind)},
        {"title", std::move(title)},
        {"goal", goalOf(m_kind)},
        {"hint", hintOf(themes.front())},
        {"rating",
         ratingOf(root.solution, m_kind, root.answers, root.greedy && !isHold(), root.near)},
        {"themes", themes},
        {"scenario", position},
        {"solution", root.solution.written}};
    if (isSound(puzzle))
        m_found.push_back(std::move(puzzle));
    else
        ++m_counts.unsound;
}

/// What is written is proven as it will be read.
bool PuzzleMaker::isSound(const Json &puzzle) const
{
    const Json document{{"puzzles", Json::array({puzzle})}};
    std::vector<learn::Fault> faults;
    const std::vector<Puzzle> read = learn::readPuzzles("made", document.dump(), m_words, faults);
    const learn::PuzzleReport report
        = learn::provePuzzles(m_library, read, "made", m_words, searchSwu(m_library));
    return faults.empty() && report.faults.empty() && report.puzzles == 1;
}

} // namespace playmat::kit
