#include "bots/random_answer.h"
#include "engine/swu/view/forecast.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/random_deck.h"
#include "support/match_fixture.h"
#include "support/starter_decks.h"
#include "support/swu_table.h"

#include <algorithm>

/// What was forecast is what happens: random games in which every answer is forecast, given,
/// and compared with the events that it had.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;
using core::Event;

constexpr int kMostDecisions = 5000;
constexpr int kMostAnswers = 60; ///< until an event or an ability has been resolved
#ifdef PLAYMAT_SANITIZED
constexpr int kGames = 50; ///< of one test
#else
constexpr int kGames = 100;
#endif

const CardDb &theCards()
{
    return match::swuCards(library());
}

/// What the events say about one card, counted without the engine's help.
struct Tally
{
    int damage = 0;
    int healed = 0;
    int tokens = 0;
    int effects = 0;
    bool shieldUsed = false;
    bool defeated = false;
    bool exhausted = false;
    bool readied = false;
    bool moved = false;
    PlayerId controller = kNone;
};

Tally tallyOf(std::span<const Event> events, CardId card)
{
    Tally t;
    for (const Event &e : events) {
        const bool its = e.card == card;
        switch (static_cast<Ev>(e.type)) {
        case Ev::DamageDealt:
            t.damage += its ? e.amount : 0;
            break;
        case Ev::DamageHealed:
            t.healed += its ? e.amount : 0;
            break;
        case Ev::ShieldUsed:
            t.shieldUsed = t.shieldUsed || e.other == card;
            break;
        case Ev::TokenCreated:
            t.tokens += e.other == card ? 1 : 0;
            break;
        case Ev::EffectAdded:
            t.effects += e.other == card ? 1 : 0;
            break;
        case Ev::Defeated:
            t.defeated = t.defeated || its;
            break;
        case Ev::Exhausted:
            t.exhausted = t.exhausted || its;
            break;
        case Ev::Readied:
            t.readied = t.readied || its;
            break;
        case Ev::CardMoved:
            t.moved = t.moved || its;
            break;
        case Ev::ControlChanged:
            t.controller = its ? e.player : t.controller;
            break;
        default:
            break;
        }
    }
    return t;
}

/// Up to where the ability that was asked about is over, and what it triggered has not begun.
std::span<const Event> upToTheEnd(std::span<const Event> events)
{
    const auto ends = [](const Event &e) {
        const auto type = static_cast<Ev>(e.type);
        return type == Ev::AbilityResolved || type == Ev::ActiveChanged || type == Ev::PhaseStarted
            || type == Ev::AttackEnded || type == Ev::Passed;
    };
    return events.first(static_cast<std::size_t>(std::find_if(events.begin(), events.end(), ends)
                                                 - events.begin()));
}

bool triggers(std::span<const Event> events)
{
    return std::any_of(events.begin(), events.end(), [](const Event &e) {
        return static_cast<Ev>(e.type) == Ev::TriggerPending;
    });
}

std::string name(const State &s, CardId card)
{
    return theCards().def(s.cards[card].def).id;
}

/// Whatever was promised about a card has happened to it.
std::string promised(const CardOutcome &one, const Tally &t)
{
    if (one.damage > t.damage || one.healed > t.healed)
        return "less damage or healing";
    if (one.shields + one.experience > t.tokens)
        return "fewer tokens";
    if ((one.shieldUsed && !t.shieldUsed) || (one.defeated && !t.defeated))
        return "neither defeated nor a Shield used";
    if ((one.exhausted && !t.exhausted) || (one.readied && !t.readied))
        return "not turned";
    if (one.moves && !t.moved)
        return "not moved";
    if (one.controller != kNone && t.controller == kNone)
        return "the same controller";
    const bool lasts = one.power != 0 || one.hp != 0 || !one.gained.empty() || one.raid != 0
        || one.restore != 0 || one.gainsAbility || one.losesAbilities || one.rule != Rule::None;
    return lasts && t.effects == 0 ? "no lasting effect" : "";
}

/// And where the forecast goes to the end, nothing else has.
std::string onlyThat(const CardOutcome &one, const Tally &t)
{
    if (one.damage != t.damage || one.healed != t.healed)
        return "other damage or healing";
    if (one.shields + one.experience != t.tokens)
        return "other tokens";
    if (one.defeated != t.defeated || one.shieldUsed != t.shieldUsed)
        return "defeated, or a Shield used, all the same";
    return "";
}

class ForecastGame
{
public:
    ForecastGame(std::uint64_t seed, const std::array<DeckChoice, kPlayers> &decks)
        : m_game(Game::start(theCards(), seed, decks).value())
        , m_rng(seed + 1)
    {
    }

    std::string play()
    {
        for (int i = 0; i < kMostDecisions && !m_game.over(); ++i) {
            std::string fault
                = m_game.decision().kind == DecisionKind::Action ? uses() : std::string();
            if (fault.empty())
                fault = answer();
            if (!fault.empty())
                return fault + " at decision " + std::to_string(i);
        }
        return m_game.over() ? "" : "the game does not end";
    }

    int compared = 0; ///< forecasts that said something
    int idle = 0; ///< uses that were said to change nothing

private:
    [[nodiscard]] Forecast forecast(std::uint16_t option) const
    {
        return forecastOption(theCards(), m_game.state(), m_game.decision(), option);
    }

    std::string answer()
    {
        for (int tries = 0; tries < 50; ++tries) {
            const core::Answer a
                = bots::randomAnswer(m_game.decision(), m_rng, theCards().names.size());
            const bool one = a.options.size() == 1 && a.amounts.empty();
            const Forecast f = one ? forecast(a.options[0]) : Forecast{};
            const State before = m_game.state();
            const CardId source = m_game.decision().source;
            if (!m_game.apply(a).ok())
                continue;
            const std::string fault = one ? compare(f, before) : std::string();
            return fault.empty() || source == kNone ? fault
                                                    : name(before, source) + " asks: " + fault;
        }
        return "no answer is taken";
    }

    std::string compare(const Forecast &f, const State &before)
    {
        const std::span<const Event> events = m_game.events();
        compared += f.cards.empty() ? 0 : 1;
        for (const CardOutcome &one : f.cards)
            if (std::string fault = promised(one, tallyOf(events, one.card)); !fault.empty())
                return name(before, one.card) + ": " + fault;
        const std::span<const Event> its = upToTheEnd(events);
        if (!f.whole || !before.triggers.empty() || triggers(events) || before.attackCount != 0)
            return {};
        for (CardId id = 0; id < before.cardCount; ++id) {
            const CardOutcome *said = f.of(id);
            if (std::string fault
                = onlyThat(said == nullptr ? CardOutcome{} : *said, tallyOf(its, id));
                !fault.empty())
                return name(before, id) + ": " + fault;
        }
        const bool goesOn = m_game.state().phase == before.phase; // else cards have been drawn
        return f.nothing && goesOn ? changed(before, m_game.state()) : std::string();
    }

    /// What can be seen of the cards in play, and how many are elsewhere.
    static std::string changed(const State &a, const State &b, CardId except = kNone)
    {
        // Paying is no effect, although others count resources that are exhausted; a card that is
        // played leaves a hand that others count, an event for a discard pile that others count.
        constexpr auto kMovedByPaying
            = reads::Hand | reads::Piles | reads::Resources | reads::Ready;
        const bool paid = except != kNone;
        const bool byMoving = paid && (a.reads & kMovedByPaying) != 0;
        for (CardId id = 0; id < a.cardCount; ++id) {
            const Card &x = a.cards[id];
            const Card &y = b.cards[id];
            const bool turned = ((x.status ^ y.status) & status::Exhausted) != 0;
            const bool credit = theCards().hot[x.def].rules.has(Rule::Pays);
            const bool carries = paid && a.cards[except].host == id; // what is defeated to pay
            const bool pays = paid && (id == except || x.host == except || credit || carries);
            const bool derived = x.power != y.power || x.hp != y.hp || x.keywords != y.keywords;
            if (pays || paysByDamage(a, id) || x.zone == Zone::Resources
                || y.zone == Zone::Resources)
                continue;
            if (x.zone != y.zone || x.damage != y.damage || (derived && !byMoving)
                || x.controller != y.controller || turned || x.firstUpgrade != y.firstUpgrade)
                return name(a, id) + " is another although nothing was to change";
        }
        return {};
    }

    /// Damage to your own base as an additional cost is not an effect.
    static bool paysByDamage(const State &s, CardId id)
    {
        const bool costs = s.rules.has(Rule::ExtraCostDamage);
        return costs && id == s.bases[s.active];
    }

    /// Every event and ability that could be used now, tried on a copy.
    std::string uses()
    {
        const core::Decision &d = m_game.decision();
        for (std::size_t i = 0; i < d.options.size(); ++i) {
            const auto kind = static_cast<OptionKind>(d.options[i].kind);
            if (kind != OptionKind::Play && kind != OptionKind::Ability)
                continue;
            const auto option = static_cast<std::uint16_t>(i);
            const UseForecast use = forecastUse(theCards(), m_game.state(), d, option);
            if (std::string fault = tryUse(use, option, d.options[i].card); !fault.empty())
                return name(m_game.state(), d.options[i].card) + ": " + fault;
        }
        return {};
    }

    std::string tryUse(const UseForecast &use, std::uint16_t option, CardId card)
    {
        Game copy = m_game;
        if (!copy.apply(core::Answer::one(option)).ok())
            return "it cannot be used";
        while (copy.decision().kind == DecisionKind::Pay) { // as the forecast does: with resources
            core::Answer fewest;
            for (std::int16_t i = 0; i < copy.decision().min; ++i)
                (void)fewest.options.tryPush(static_cast<std::uint16_t>(i));
            if (!copy.apply(fewest).ok())
                return "it cannot be paid";
        }
        for (const CardOutcome &one : use.sure.cards)
            if (std::string fault = promised(one, tallyOf(copy.events(), one.card)); !fault.empty())
                return "at once, " + fault;
        if (use.asks)
            if (std::string fault = aimsAsForetold(use, copy); !fault.empty())
                return fault;
        const bool open
            = use.idle == UseForecast::Idle::No || paysWithOthers(m_game.decision(), option);
        return open ? std::string() : staysIdle(copy, card);
    }

    /// Other cards are part of the cost, so what becomes of them is no effect.
    static bool paysWithOthers(const core::Decision &d, std::uint16_t option)
    {
        if (static_cast<OptionKind>(d.options[option].kind) != OptionKind::Ability)
            return false;
        const AbilityCost &cost = theCards().program.abilities[d.options[option].ability].cost;
        return cost.useForce || cost.damage != 0 || cost.mill != 0 || cost.defeat != 0
            || cost.exhaust != 0 || cost.returned != 0 || cost.discard != 0 || cost.ready != 0;
    }

    static std::string aimsAsForetold(const UseForecast &use, const Game &after)
    {
        const core::Decision &d = after.decision();
        if (d.options.size() != use.aims.size())
            return "other targets";
        for (std::size_t i = 0; i < d.options.size(); ++i) {
            if (d.options[i].card != use.aims[i].card)
                return "another target";
            if (!(forecastOption(theCards(), after.state(), d, static_cast<std::uint16_t>(i))
                  == use.aims[i].forecast))
                return "another forecast after paying";
        }
        return {};
    }

    /// However it is resolved, the table is as it was.
    std::string staysIdle(Game &copy, CardId card)
    {
        ++idle;
        const State &before = m_game.state();
        for (int i = 0; i < kMostAnswers; ++i) {
            if (triggers(copy.events()) || copy.over() || copy.state().phase != Phase::Action)
                return {};
            if (copy.decision().kind == DecisionKind::Action)
                return changed(before, copy.state(), card);
            const core::Answer a
                = bots::randomAnswer(copy.decision(), m_rng, theCards().names.size());
            (void)copy.apply(a);
        }
        return {};
    }

    Game m_game;
    core::Rng m_rng;
};

class SwuForecastGames : public ::testing::TestWithParam<int>
{
};

TEST_P(SwuForecastGames, WhatWasForecastIsWhatHappens)
{
    int compared = 0;
    int idle = 0;
    for (int i = 0; i < kGames; ++i) {
        const auto seed = static_cast<std::uint64_t>(90000 + GetParam() * kGames + i);
        core::Rng rng(seed);
        ForecastGame game(seed,
                          {match::randomDeck(theCards(), rng), match::randomDeck(theCards(), rng)});
        ASSERT_EQ(game.play(), "") << "seed " << seed;
        compared += game.compared;
        idle += game.idle;
    }
    EXPECT_GT(compared, kGames * 5);
    EXPECT_GT(idle, kGames);
}

INSTANTIATE_TEST_SUITE_P(Games, SwuForecastGames, ::testing::Range(0, 6));

} // namespace
} // namespace playmat::test
