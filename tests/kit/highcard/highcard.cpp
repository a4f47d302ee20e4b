#include "kit/highcard/highcard.h"

#include <cstring>

namespace playmat::highcard {

int State::winner() const
{
    if (conceded != core::kNone)
        return 1 - conceded;
    return !over() || points[0] == points[1] ? -1 : points[0] > points[1] ? 0 : 1;
}

Game::Game(std::uint64_t seed)
{
    // Every second of the shuffled cards is the other seat's.
    std::array<std::uint8_t, kCards> order{};
    for (std::uint8_t i = 0; i < kCards; ++i)
        order[i] = i;
    for (std::size_t i = kCards - 1; i > 0; --i) {
        seed = seed * 6364136223846793005U + 1442695040888963407U;
        std::swap(order[i], order[(seed >> 33U) % (i + 1)]);
    }
    for (std::size_t i = 0; i < kCards; ++i)
        m_state.seat[order[i]] = i % 2;
    ask();
}

void Game::ask()
{
    m_decision.clear();
    if (over())
        return;
    m_decision.kind = core::DecisionKind::Action;
    m_decision.player = m_state.first == 0 ? m_state.leads : 1 - m_state.leads;
    m_decision.min = m_decision.max = 1;
    for (std::uint8_t i = 0; i < kCards; ++i) {
        if (m_state.seat[i] == m_decision.player && m_state.inRow[i] == 0)
            m_decision.options.push_back(
                {.kind = Play, .card = core::CardId(i + 1), .zone = std::uint8_t(Row)});
    }
    if (m_state.first == 0 && m_state.raised == 0 && m_state.mayRaise[m_state.leads] != 0)
        m_decision.options.push_back({.kind = Raise});
}

core::Result<void> Game::apply(const core::Answer &answer)
{
    if (answer.options.size() != 1 || answer.options[0] >= m_decision.options.size())
        return core::Refusal{1, {}, ""};
    const core::Option chosen = m_decision.options[answer.options[0]];
    m_last = 0;
    if (chosen.kind == Raise) {
        m_state.raised = 1;
        m_state.mayRaise[m_state.leads] = 0;
    } else {
        m_last = chosen.card;
        m_state.inRow[chosen.card - 1U] = m_state.round;
        m_state.first == 0 ? void(m_state.first = chosen.card) : endRound(chosen.card);
    }
    ask();
    return {};
}

void Game::endRound(std::uint8_t second)
{
    const std::uint8_t winner = m_state.first > second ? m_state.leads : 1 - m_state.leads;
    m_state.points[winner] = std::uint8_t(m_state.points[winner] + 1 + m_state.raised);
    m_state.leads = winner;
    m_state.first = m_state.raised = 0;
    ++m_state.round;
}

core::Result<void> Game::concede(core::PlayerId player)
{
    m_last = 0;
    m_state.conceded = player;
    ask();
    return {};
}

std::uint64_t Game::hash() const
{
    std::uint64_t hash = 14695981039346656037U;
    for (const std::byte byte : snapshot())
        hash = (hash ^ std::to_integer<std::uint64_t>(byte)) * 1099511628211U;
    return hash;
}

match::Snapshot Game::snapshot() const
{
    match::Snapshot bytes(sizeof m_state);
    std::memcpy(bytes.data(), &m_state, sizeof m_state);
    return bytes;
}

void Game::restore(const match::Snapshot &snapshot)
{
    std::memcpy(&m_state, snapshot.data(), sizeof m_state);
    m_last = 0;
    ask();
}

match::Json Game::stateJson(match::Seer, match::Names) const
{
    return {{"round", m_state.round}, {"points", m_state.points}};
}

match::Outcome<core::Answer> Game::readAnswer(const match::Json &json) const
{
    return core::Answer::one(json.value("option", std::uint16_t(0)));
}

match::Json Game::writeAnswer(const core::Answer &answer) const
{
    return {{"option", answer.options[0]}};
}

match::Problem Game::explain(match::Seer, const core::Refusal &, match::Names) const
{
    return {"not_now", "That cannot be done now.", {}};
}

namespace {

class Kit final : public match::GameKit
{
public:
    [[nodiscard]] std::string_view id() const override { return "highcard"; }
    [[nodiscard]] match::Outcome<match::CardLibrary>
    library(const std::filesystem::path &) const override
    {
        return match::CardLibrary::fromTexts(*this, {}, {{"all.json", "{}"}});
    }
    [[nodiscard]] match::Outcome<std::unique_ptr<match::HostedGame>>
    start(const match::CardLibrary &, const match::MatchSetup &setup) const override
    {
        return std::unique_ptr<match::HostedGame>(std::make_unique<Game>(setup.seed));
    }
    /// Nobody brings a deck.
    [[nodiscard]] match::Outcome<match::Json> randomDeck(const match::CardLibrary &,
                                                         core::Rng &) const override
    {
        return match::Json::object();
    }
    [[nodiscard]] match::Outcome<match::CardLibrary>
    libraryForKept(const match::CardLibrary &library, const match::Json &,
                   const std::vector<std::string> &) const override
    {
        return library;
    }
};

} // namespace

const match::GameKit &kit()
{
    static const Kit kit;
    return kit;
}

} // namespace playmat::highcard
