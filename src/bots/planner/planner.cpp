#include "bots/planner/planner.h"

#include "bots/exponential.h"
#include "bots/planner/candidates.h"
#include "bots/planner/quick_player.h"
#include "bots/random_answer.h"

#include <algorithm>
#include <array>

namespace playmat::bots::planner {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr int kGlances = 3; ///< number of worlds in which each answer is first judged
constexpr std::size_t kPlayedOn = 12; ///< largest number of answers that get play-outs
constexpr int kTurnsAhead = 2; ///< play-outs cover this turn and the other player's next turn
constexpr int kTries = 300; ///< attempts to find any legal answer
constexpr int kWorldTries = 4; ///< attempts to imagine a world that asks the same question

constexpr std::array kManners{
    Manner{.temperature = 0.05}, // Novice
    Manner{.temperature = 0.02}, // Beginner
    Manner{.playouts = 36, .temperature = 0.015}, // Intermediate
    Manner{.playouts = 480, .time = milliseconds(1000)}, // Advanced
};

bool sameQuestion(const core::Decision &a, const core::Decision &b)
{
    return a.kind == b.kind && a.player == b.player && a.options == b.options;
}

} // namespace

/// Imagines worlds that ask the same question as the game, and keeps the scratch boards.
class Planner::Worlds
{
public:
    Worlds(const Beliefs &beliefs, core::Rng &rng)
        : quick(*beliefs.seen())
        , m_beliefs(beliefs)
        , m_rng(rng)
        , m_seen(beliefs.seen())
        , m_world(m_seen->copy())
    {
    }

    [[nodiscard]] const Board &seen() const { return *m_seen; }
    [[nodiscard]] core::PlayerId seat() const { return m_seen->decision().player; }

    /// The next world. If each attempt leads to another question, it returns the seen game.
    const Board &next()
    {
        for (int i = 0; i < kWorldTries; ++i) {
            m_beliefs.imagine(*m_world, m_rng);
            if (sameQuestion(m_world->decision(), m_seen->decision()))
                return *m_world;
        }
        m_world->become(*m_seen);
        return *m_world;
    }

    QuickPlayer quick;

private:
    const Beliefs &m_beliefs;
    core::Rng &m_rng;
    std::unique_ptr<Board> m_seen;
    std::unique_ptr<Board> m_world;
};

Manner mannerOf(Level level)
{
    return kManners[static_cast<std::size_t>(level)];
}

std::optional<Manner> mannerNamed(std::string_view name)
{
    if (name == "random")
        return Manner{.random = true};
    if (name == "greedy")
        return Manner{};
    const std::optional<Level> level = levelNamed(name);
    const bool named = level && bots::infoOf(*level).id == name; // rejects names of former levels
    return named ? std::optional(mannerOf(*level)) : std::nullopt;
}

std::optional<Thought> Planner::think(const Beliefs &beliefs, const std::stop_token &stop)
{
    Thought out;
    const std::vector<Choice> choices
        = m_manner.random ? std::vector<Choice>() : weigh(beliefs, stop);
    if (choices.empty()) {
        const auto any = anyAnswer(*beliefs.seen());
        if (!any)
            return std::nullopt;
        out.answer = *any;
        return out;
    }
    const Choice &chosen = pick(choices);
    out.answer = chosen.answer;
    out.chance = chosen.mean();
    out.sure = choices.size() == 1;
    for (const Choice &choice : choices)
        out.simulations += choice.playouts;
    return out;
}

std::vector<Choice> Planner::weigh(const Beliefs &beliefs, const std::stop_token &stop)
{
    Worlds worlds(beliefs, m_rng);
    std::vector<Choice> choices;
    for (const core::Answer &answer : candidatesFor(worlds.seen()))
        choices.push_back({answer});
    glance(worlds, choices, stop);
    if (m_manner.playouts > 0 && choices.size() > 1)
        playOn(worlds, choices, stop);
    std::ranges::stable_sort(choices, [](const Choice &a, const Choice &b) {
        return a.playouts != b.playouts ? a.playouts > b.playouts : a.mean() > b.mean();
    });
    return choices;
}

/// Judges each answer one step ahead in a few worlds, and removes those that the rules refuse.
void Planner::glance(Worlds &worlds, std::vector<Choice> &choices, const std::stop_token &stop)
{
    std::vector<core::Answer> answers;
    for (const Choice &choice : choices)
        answers.push_back(choice.answer);
    int looks = 0;
    for (; looks < kGlances && !(looks > 0 && stop.stop_requested()); ++looks) {
        const std::vector<double> chances
            = worlds.quick.chances(worlds.next(), answers, looks == 0 ? std::stop_token() : stop);
        for (std::size_t i = 0; i < choices.size(); ++i)
            choices[i].glance = chances[i] < 0 ? -kGlances : choices[i].glance + chances[i];
    }
    std::erase_if(choices, [](const Choice &choice) { return choice.glance < 0; });
    for (Choice &choice : choices)
        choice.glance /= std::max(1, looks);
    std::ranges::stable_sort(choices, std::ranges::greater(), &Choice::glance);
}

/// Plays all remaining answers on in the same worlds; each round drops the weaker half.
void Planner::playOn(Worlds &worlds, std::vector<Choice> &choices, const std::stop_token &stop)
{
    const auto until = Clock::now() + m_manner.time;
    const int turn = worlds.seen().turn() + kTurnsAhead;
    const std::unique_ptr<Board> board = worlds.seen().copy();
    std::size_t running = std::min(choices.size(), kPlayedOn);
    int rounds = 1;
    while ((running >> rounds) > 1)
        ++rounds;
    const auto ended = [&] {
        return stop.stop_requested() || (m_manner.time.count() > 0 && Clock::now() >= until);
    };
    for (int round = 0; round < rounds && running > 1 && !ended(); ++round) {
        const int each = std::max(1, m_manner.playouts / rounds / static_cast<int>(running));
        for (int i = 0; i < each && !ended(); ++i) {
            const Board &world = worlds.next();
            for (std::size_t c = 0; c < running; ++c) {
                board->become(world);
                if (!board->apply(choices[c].answer))
                    continue;
                worlds.quick.playUntil(*board, turn, stop);
                if (stop.stop_requested())
                    return; // the result of an interrupted play-out means nothing
                choices[c].total += board->chance(worlds.seat());
                ++choices[c].playouts;
            }
        }
        std::stable_sort(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(running),
                         [](const Choice &a, const Choice &b) { return a.mean() > b.mean(); });
        running = (running + 1) / 2;
    }
}

/// Picks the best answer. With a temperature it may pick one that is nearly as good; the better an
/// answer is, the more often it is picked.
const Choice &Planner::pick(const std::vector<Choice> &choices)
{
    const Choice &best = choices.front();
    if (m_manner.temperature <= 0)
        return best;
    std::vector<double> weights;
    double all = 0;
    for (const Choice &choice : choices) {
        const bool tried = choice.playouts * 4 >= best.playouts;
        weights.push_back(tried ? exponential((choice.mean() - best.mean()) / m_manner.temperature)
                                : 0);
        all += weights.back();
    }
    constexpr std::uint32_t kSteps = 1U << 20U;
    double at = all * m_rng.below(kSteps) / kSteps;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if ((at -= weights[i]) < 0)
            return choices[i];
    return best;
}

/// Tries random answers until one is legal.
std::optional<core::Answer> Planner::anyAnswer(const Board &seen)
{
    const std::unique_ptr<Board> after = seen.copy();
    for (int tries = 0; tries < kTries; ++tries) {
        const core::Answer answer = randomAnswer(seen.decision(), m_rng, seen.names());
        after->become(seen);
        if (after->apply(answer))
            return answer;
    }
    return std::nullopt;
}

} // namespace playmat::bots::planner
