#include "kit/swu/headless/simulation.h"

#include "kit/swu/bots/random_bot.h"
#include "kit/swu/host/invariants.h"

#include <fmt/format.h>

#include <charconv>

namespace playmat::cli {

namespace {

constexpr std::uint64_t kAnswerSeed = 0x9E3779B97F4A7C15ULL;
constexpr int kMostRefusals = 50;

std::string answerText(const core::Answer &answer)
{
    if (answer.name != 0)
        return fmt::format("n{}", answer.name);
    if (answer.options.empty())
        return "-";
    std::string text;
    for (std::size_t i = 0; i < answer.options.size(); ++i) {
        text += fmt::format("{}{}", i > 0 ? "+" : "", answer.options[i]);
        if (i < answer.amounts.size())
            text += fmt::format(":{}", answer.amounts[i]);
    }
    return text;
}

/// The next word up to one of the terminators; it is taken off the line.
std::string_view take(std::string_view &line, std::string_view ends)
{
    const std::size_t end = line.find_first_of(ends);
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
    return word;
}

template <class T>
bool parse(std::string_view text, T &number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

bool parseAnswer(std::string_view text, core::Answer &answer)
{
    if (text == "-")
        return true;
    if (text.starts_with('n'))
        return parse(text.substr(1), answer.name);
    while (!text.empty()) {
        std::string_view part = take(text, "+");
        std::uint16_t option = 0;
        std::uint8_t amount = 0;
        const bool hasAmount = part.find(':') != std::string_view::npos;
        const std::string_view id = take(part, ":");
        if (!parse(id, option) || !answer.options.tryPush(option))
            return false;
        if (hasAmount && (!parse(part, amount) || !answer.amounts.tryPush(amount)))
            return false;
    }
    return true;
}

/// One game with its checks.
class Simulation
{
public:
    Simulation(const swu::SeatedGame &game, const Players &players, std::uint64_t seed)
        : m_game(game)
        , m_check(players.check)
        , m_rng(seed ^ kAnswerSeed)
        , m_owned(match::ownershipOf(game.db(), game.state()))
    {
        for (std::size_t p = 0; p < m_bots.size(); ++p)
            if (players.bots[p] != "random") // those share the game's own numbers
                m_bots[p] = bots::makeBot(players.bots[p], seed * m_bots.size() + p, names());
        m_game.recordEvents(m_check);
        if (players.marks)
            m_game.watch(&m_out.marks);
        checkPosition();
    }
    Simulation(const Simulation &) = delete;
    Simulation &operator=(const Simulation &) = delete;

    [[nodiscard]] bool goesOn() const { return m_out.fault.empty() && !m_game.over(); }

    void answerByBots()
    {
        for (int tries = 0; tries < kMostRefusals; ++tries) {
            if (answer(chosen()))
                return;
            ++m_out.refused;
        }
        const core::Decision &d = m_game.decision();
        m_out.fault = fmt::format(
            "decision: no answer was taken (kind {}, prompt {}, {} to {} of {}, asked by {})",
            static_cast<int>(d.kind), d.prompt, d.min, d.max, d.options.size(),
            d.source == swu::kNone ? "nobody"
                                   : m_game.db().def(m_game.state().cards[d.source].def).id);
    }

    /// False when the game refused it.
    bool answer(const core::Answer &answer)
    {
        bool refused = false;
        if (m_check)
            m_out.fault = match::checkAnswer(m_game, answer, refused);
        else
            refused = !m_game.apply(answer).ok();
        if (refused && m_out.fault.empty())
            return false;
        m_out.replay.answers.push_back(answer);
        checkPosition();
        return true;
    }

    Played finish(const Replay &begin)
    {
        m_out.replay.seed = begin.seed;
        m_out.replay.decks = begin.decks;
        m_out.hash = m_game.game().hash();
        m_out.rounds = m_game.state().round;
        m_out.winner = m_game.state().winner;
        if (m_game.game().suspended() != swu::Capacity::None)
            fault(swu::suspendedText(m_game.game().suspended()));
        return std::move(m_out);
    }

    void fault(std::string what)
    {
        if (m_out.fault.empty())
            m_out.fault = std::move(what);
    }

private:
    [[nodiscard]] std::size_t names() const { return m_game.db().names.size(); }

    core::Answer chosen()
    {
        const swu::PlayerId seat = m_game.decision().player;
        if (m_bots[seat] == nullptr)
            return bots::randomAnswer(m_game.decision(), m_rng, names());
        const swu::Viewer viewer = swu::Viewer::of(static_cast<swu::PlayerId>(seat));
        const auto observe = [&] { return m_game.observe(viewer); };
        return m_game.answerOf(viewer, m_bots[seat]->answer(m_game.decisionFor(viewer), observe));
    }

    void checkPosition()
    {
        if (m_check && m_out.fault.empty())
            m_out.fault = match::checkPosition(m_game, m_owned, m_rng);
        if (m_out.replay.answers.size() >= kMostAnswers)
            fault("the game does not end");
    }

    swu::SeatedGame m_game;
    std::array<std::unique_ptr<bots::Bot>, swu::kPlayers> m_bots;
    bool m_check;
    core::Rng m_rng;
    match::Ownership m_owned;
    Played m_out;
};

} // namespace

std::string toText(const Replay &replay)
{
    std::string text = fmt::format("swu seed={} decks={},{} answers=", replay.seed, replay.decks[0],
                                   replay.decks[1]);
    for (std::size_t i = 0; i < replay.answers.size(); ++i)
        text += (i > 0 ? " " : "") + answerText(replay.answers[i]);
    return text;
}

bool fromText(std::string_view line, Replay &replay)
{
    if (take(line, " ") != "swu" || take(line, "=") != "seed"
        || !parse(take(line, " "), replay.seed) || take(line, "=") != "decks")
        return false;
    replay.decks[0] = take(line, ",");
    replay.decks[1] = take(line, " ");
    if (take(line, "=") != "answers")
        return false;
    while (!line.empty()) {
        core::Answer answer;
        if (!parseAnswer(take(line, " "), answer))
            return false;
        replay.answers.push_back(answer);
    }
    return true;
}

Played playGame(const swu::CardDb &db, const Replay &begin,
                const std::array<swu::DeckChoice, swu::kPlayers> &decks, const Players &players)
{
    const core::Result<swu::SeatedGame> game = swu::seated(db, begin.seed, decks);
    if (!game)
        return {.replay = begin, .fault = "the decks were refused"};
    Simulation simulation(game.value(), players, begin.seed);
    while (simulation.goesOn())
        simulation.answerByBots();
    return simulation.finish(begin);
}

Played playAgain(const swu::CardDb &db, const Replay &replay,
                 const std::array<swu::DeckChoice, swu::kPlayers> &decks)
{
    const core::Result<swu::SeatedGame> game = swu::seated(db, replay.seed, decks);
    if (!game)
        return {.replay = replay, .fault = "the decks were refused"};
    Simulation simulation(game.value(), {}, replay.seed);
    for (const core::Answer &answer : replay.answers)
        if (simulation.goesOn() && !simulation.answer(answer))
            simulation.fault("an answer was refused");
    return simulation.finish(replay);
}

} // namespace playmat::cli
