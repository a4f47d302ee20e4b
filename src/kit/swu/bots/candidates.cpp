#include "kit/swu/bots/candidates.h"

#include "bots/mix.h"
#include "engine/core/answers.h"
#include "kit/swu/bots/appeal.h"

#include <algorithm>
#include <numeric>

namespace playmat::bots {

namespace {

using core::Answer;
using core::DecisionKind;
using swu::CardId;
using swu::Game;

constexpr std::size_t kMostTogether = 28; ///< choices of several cards
constexpr std::size_t kMostDivisions = 12;
constexpr std::size_t kMostNames = 8;
constexpr std::size_t kMostOrders = 6;

/// What lies on a card or is held by it: in whatever order.
std::uint64_t keyOfThoseOn(const Game &game, CardId first)
{
    std::uint64_t key = 0;
    for (CardId on = first; on != swu::kNone; on = game.state().cards[on].next)
        key += mix(game.state().cards[on].def, game.state().cards[on].owner);
    return key;
}

/// What the card is and what state it is in, not which copy.
std::uint64_t keyOf(const Game &game, CardId id)
{
    if (id == swu::kNone)
        return 0;
    const swu::Card &c = game.state().cards[id];
    const auto where = static_cast<std::uint64_t>(c.zone);
    const swu::CardDef &def = game.db().def(c.def);
    const swu::DefId side
        = def.face == swu::Face::UnitSide ? def.front() : c.def; // so says `where`
    const std::uint64_t what = side | where << 16U | std::uint64_t{c.controller} << 20U;
    if (!swu::isArena(c.zone))
        return what + 1;
    const std::uint64_t exhausted = (c.status & swu::status::Exhausted) != 0 ? 1 : 0;
    const std::uint64_t state
        = c.damage | std::uint64_t{c.power} << 8U | std::uint64_t{c.hp} << 16U | exhausted << 24U;
    const std::uint64_t on = keyOfThoseOn(game, c.firstUpgrade);
    return mix(mix(what, state), mix(on, keyOfThoseOn(game, c.firstCaptive)));
}

std::uint64_t keyOf(const Game &game, const core::Option &o)
{
    std::uint64_t key = o.kind | std::uint64_t{o.zone} << 8U | std::uint64_t{o.player} << 16U
        | std::uint64_t{o.ability} << 24U
        | std::uint64_t(static_cast<std::uint16_t>(o.number)) << 40U;
    key = mix(key, keyOf(game, o.card));
    return mix(key, keyOf(game, o.target));
}

/// Whether the player can only pass or take the initiative. Whoever can do nothing now seldom can
/// later in the phase, so that taking it costs nothing: passing is no candidate then.
bool canOnlyTakeInitiative(const core::Decision &decision)
{
    const auto offers = [&](swu::OptionKind kind) {
        return std::ranges::any_of(decision.options, [&](const core::Option &o) {
            return static_cast<swu::OptionKind>(o.kind) == kind;
        });
    };
    return decision.kind == DecisionKind::Action && decision.options.size() == 2
        && offers(swu::OptionKind::Pass) && offers(swu::OptionKind::TakeInitiative);
}

class Lister
{
public:
    Lister(const Game &game, std::vector<Candidate> &out)
        : m_game(game)
        , m_decision(game.decision())
        , m_out(out)
    {
        for (const core::Option &o : m_decision.options) {
            m_keys.push_back(keyOf(game, o));
            m_appeals.push_back(appealOf(game, o));
        }
    }

    void list()
    {
        switch (m_decision.kind) {
        case DecisionKind::NameCard:
            names();
            break;
        case DecisionKind::Distribute:
            divisions();
            break;
        case DecisionKind::Order:
            add(core::answersTo(m_decision, 0, kMostOrders));
            break;
        default:
            choices();
        }
        std::ranges::stable_sort(m_out, std::greater<>(), &Candidate::appeal);
    }

    /// One answer, what it means and how it looks.
    [[nodiscard]] Candidate candidate(const Answer &answer) const
    {
        Candidate c{answer, mix(answer.name + 1U, answer.options.size()), 0};
        std::uint64_t together = 0;
        for (std::size_t i = 0; i < answer.options.size(); ++i) {
            const std::uint16_t option = answer.options[i];
            const std::uint64_t amount = i < answer.amounts.size() ? answer.amounts[i] : 0U;
            const std::uint64_t place = m_decision.kind == DecisionKind::Order ? i : 0U;
            together += mix(mix(m_keys[option], amount), place); // in whatever order
            c.appeal += m_appeals[option];
        }
        c.key = mix(c.key, together);
        return c;
    }

private:
    void choices()
    {
        if (m_decision.max <= 1) {
            if (m_decision.min == 0)
                add(Answer{});
            const bool passes = !canOnlyTakeInitiative(m_decision);
            for (std::size_t i = 0; i < m_keys.size(); ++i)
                if (passes || !isPass(i))
                    add(Answer::one(static_cast<std::uint16_t>(i)));
            return;
        }
        if (m_keys.size() <= 7) { // all choices of up to seven cards
            add(core::answersTo(m_decision, 0, 128));
            if (m_out.size() <= kMostTogether)
                return;
            std::ranges::stable_sort(m_out, std::greater<>(), &Candidate::appeal);
            m_out.resize(kMostTogether);
            return;
        }
        bestTogether();
    }

    [[nodiscard]] bool isPass(std::size_t option) const
    {
        return static_cast<swu::OptionKind>(m_decision.options[option].kind)
            == swu::OptionKind::Pass;
    }

    /// The most appealing ones, as many as may be, or fewer.
    void bestTogether()
    {
        std::vector<std::uint16_t> order(m_keys.size());
        std::iota(order.begin(), order.end(), std::uint16_t{0});
        std::ranges::stable_sort(order, std::greater<>(),
                                 [&](std::uint16_t i) { return m_appeals[i]; });
        const auto most
            = std::min<std::size_t>(order.size(), static_cast<std::size_t>(m_decision.max));
        const auto fewest = static_cast<std::size_t>(m_decision.min);
        for (std::size_t count = fewest; count <= most && m_out.size() < kMostTogether; ++count)
            add(order, 0, count);
        for (std::size_t first = 1; first + most <= order.size() && m_out.size() < kMostTogether;
             ++first)
            add(order, first, most); // or others instead
    }

    void add(const std::vector<std::uint16_t> &order, std::size_t first, std::size_t count)
    {
        Answer answer;
        std::vector<std::uint16_t> ids(order.begin() + static_cast<std::ptrdiff_t>(first),
                                       order.begin() + static_cast<std::ptrdiff_t>(first + count));
        std::ranges::sort(ids);
        for (const std::uint16_t id : ids)
            if (!answer.options.tryPush(id))
                return;
        add(answer);
    }

    /// One target after the other gets as much as it takes to defeat it, beginning with each; or
    /// all goes to one.
    void divisions()
    {
        const std::size_t n = m_decision.options.size();
        if (m_decision.orNone || m_decision.min == 0)
            add(Answer{});
        for (std::size_t first = 0; first < n && m_out.size() < kMostDivisions; ++first) {
            divide(first, true);
            divide(first, false);
        }
    }

    void divide(std::size_t first, bool justEnough)
    {
        const std::size_t n = m_decision.options.size();
        std::vector<int> amounts(n, 0);
        int left = m_decision.max;
        for (const bool enough : {justEnough, false}) // what is left goes wherever it may
            for (std::size_t i = 0; i < n && left > 0; ++i) {
                const std::size_t at = (first + i) % n;
                const core::Option &o = m_decision.options[at];
                const int room = o.number - amounts[at];
                const int give = std::min({left, room, enough ? neededFor(o.card) : room});
                amounts[at] += give;
                left -= give;
            }
        Answer answer;
        for (std::size_t i = 0; i < n; ++i)
            if (amounts[i] > 0) {
                (void)answer.options.tryPush(static_cast<std::uint16_t>(i));
                (void)answer.amounts.tryPush(static_cast<std::uint8_t>(amounts[i]));
            }
        add(answer);
    }

    [[nodiscard]] int neededFor(CardId id) const
    {
        const swu::Card &c = m_game.state().cards[id];
        return std::max(0, c.hp - c.damage);
    }

    /// Cards that the opponent could play: those of its hidden cards there are most of.
    void names()
    {
        const swu::State &s = m_game.state();
        std::vector<std::pair<int, swu::NameId>> counts;
        for (CardId id = 0; id < s.cardCount; ++id) {
            const swu::Card &c = s.cards[id];
            const swu::NameId title = m_game.db().hot[c.def].title;
            if (c.owner == m_decision.player || title == 0
                || (c.zone != swu::Zone::Hand && c.zone != swu::Zone::Deck))
                continue;
            const auto at = std::ranges::find(counts, title, &std::pair<int, swu::NameId>::second);
            const int weight = c.zone == swu::Zone::Hand ? 4 : 1;
            if (at == counts.end())
                counts.emplace_back(weight, title);
            else
                at->first += weight;
        }
        std::ranges::sort(counts, std::greater<>());
        for (std::size_t i = 0; i < std::min(counts.size(), kMostNames); ++i)
            name(counts[i].second);
        if (m_out.empty())
            name(1);
    }

    void name(swu::NameId title)
    {
        Answer answer;
        answer.name = title;
        add(answer);
    }

    void add(const std::vector<Answer> &answers)
    {
        for (const Answer &answer : answers)
            add(answer);
    }

    /// Unless there is one that means the same.
    void add(const Answer &answer)
    {
        const Candidate c = candidate(answer);
        if (std::ranges::find(m_out, c.key, &Candidate::key) == m_out.end())
            m_out.push_back(c);
    }

    const Game &m_game;
    const core::Decision &m_decision;
    std::vector<Candidate> &m_out;
    std::vector<std::uint64_t> m_keys;
    std::vector<double> m_appeals;
};

} // namespace

void candidatesFor(const Game &game, std::vector<Candidate> &out)
{
    out.clear();
    Lister(game, out).list();
}

Candidate candidateOf(const Game &game, const Answer &answer)
{
    std::vector<Candidate> none;
    return Lister(game, none).candidate(answer);
}

const Candidate &hastyChoice(const std::vector<Candidate> &candidates, core::Rng &rng)
{
    constexpr double kMood = 3; // as much as the looks of two answers may differ and be overruled
    constexpr std::uint32_t kSteps = 1024;
    const Candidate *best = &candidates.front();
    double top = -1e9;
    for (const Candidate &c : candidates) {
        const double value = c.appeal + kMood * rng.below(kSteps) / kSteps;
        if (value > top) {
            top = value;
            best = &c;
        }
    }
    return *best;
}

} // namespace playmat::bots
