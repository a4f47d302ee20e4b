#include "kit/swu/bots/next_rounds.h"

#include <algorithm>

namespace playmat::bots {

namespace {

using swu::OptionKind;

constexpr int kRounds = 2;
constexpr int kMostAhead = 120; ///< of both players in these rounds
constexpr int kSoon = 3; ///< a card can be paid for soon if it costs so many more at most
constexpr int kEnough = 9; ///< resources; with as many, no more are put down in those rounds
constexpr double kTie = 1e-5; ///< for each resource that a kept card costs

class Rounds
{
public:
    Rounds(const Weights &weights, const swu::Game &game)
        : m_weights(weights)
        , m_greedy(weights)
        , m_me(game.decision().player)
        , m_last(game.state().round + kRounds)
    {
    }

    double chanceAfter(swu::Game &game)
    {
        const double kept = kTie * worthOfHand(game);
        for (int i = 0; i < kMostAhead && !isDone(game); ++i)
            if (!goOn(game))
                break;
        return std::min(1.0, chanceOf(m_weights, game, m_me) + kept);
    }

private:
    /// Once nothing more is played in the last of the rounds.
    [[nodiscard]] bool isDone(const swu::Game &game) const
    {
        return game.over() || game.state().round > m_last
            || (game.state().round == m_last && game.state().phase == swu::Phase::Regroup);
    }

    bool goOn(swu::Game &game)
    {
        const core::Decision &d = game.decision();
        const bool mine = d.player == m_me;
        if (mine && d.kind == core::DecisionKind::Resource && d.max == 1 && !d.options.empty())
            return putDown(game);
        if (d.kind != core::DecisionKind::Action)
            return m_greedy.answerAtOnce(game);
        return (mine && play(game)) || pass(game);
    }

    /// In the rounds to come: a card that is far too dear, or else the cheapest one.
    static bool putDown(swu::Game &game)
    {
        const swu::State &s = game.state();
        const int now = s.list(swu::Zone::Resources, game.decision().player).count;
        if (now >= kEnough)
            return game.apply({}).ok();
        const auto rank = [&](const core::Option &o) {
            const int cost = game.db().hot[s.cards[o.card].def].cost;
            return cost > now + kSoon ? -cost : cost;
        };
        const auto &options = game.decision().options;
        const auto at = std::ranges::min_element(options, {}, rank);
        return game.apply(core::Answer::one(static_cast<std::uint16_t>(at - options.begin()))).ok();
    }

    /// What helps most of what can be played or deployed; false when nothing helps.
    bool play(swu::Game &game)
    {
        candidatesFor(game, m_candidates);
        std::erase_if(m_candidates, [&](const Candidate &c) {
            const auto kind
                = static_cast<OptionKind>(game.decision().options[c.answer.options[0]].kind);
            return kind != OptionKind::Play && kind != OptionKind::Deploy;
        });
        const std::vector<double> chances = m_greedy.chances(game, m_candidates);
        const auto best = std::ranges::max_element(chances);
        if (best == chances.end() || *best <= chanceOf(m_weights, game, m_me))
            return false;
        const auto at = static_cast<std::size_t>(best - chances.begin());
        if (!game.apply(m_candidates[at].answer).ok())
            return false;
        m_greedy.settle(game);
        return true;
    }

    static bool pass(swu::Game &game)
    {
        const auto &options = game.decision().options;
        const auto at = std::ranges::find_if(options, [](const core::Option &o) {
            return static_cast<OptionKind>(o.kind) == OptionKind::Pass;
        });
        return at != options.end()
            && game.apply(core::Answer::one(static_cast<std::uint16_t>(at - options.begin()))).ok();
    }

    /// What the cards in hand that can be paid for soon cost together.
    [[nodiscard]] double worthOfHand(const swu::Game &game) const
    {
        const swu::State &s = game.state();
        const int soon = s.list(swu::Zone::Resources, m_me).count + kSoon;
        double worth = 0;
        s.forEach(swu::Zone::Hand, m_me, [&](swu::CardId id) {
            const int cost = game.db().hot[s.cards[id].def].cost;
            worth += cost <= soon ? cost : 0;
        });
        return worth;
    }

    const Weights &m_weights;
    Greedy m_greedy;
    swu::PlayerId m_me;
    int m_last;
    std::vector<Candidate> m_candidates;
};

} // namespace

std::vector<double> chancesInRounds(const Weights &weights, const swu::Game &game,
                                    const std::vector<Candidate> &candidates)
{
    Rounds rounds(weights, game);
    std::vector<double> out;
    swu::Game after = game;
    for (const Candidate &c : candidates) {
        after = game;
        const bool taken = after.apply(c.answer).ok();
        out.push_back(taken ? rounds.chanceAfter(after) : -1);
    }
    return out;
}

} // namespace playmat::bots
