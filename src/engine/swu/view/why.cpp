#include "engine/swu/game.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/reasons.h"

#include <algorithm>

/// What a gesture would mean, and why it means nothing. The checks are the ones that build the list
/// of legal options; here they are asked one by one.
namespace playmat::swu {

using core::DecisionKind;
using core::Refusal;

namespace {

/// Whether an option is what the gesture means.
[[nodiscard]] bool fits(const core::Option &o, const Gesture &g)
{
    if (g.action && static_cast<OptionKind>(o.kind) != *g.action)
        return false;
    if (g.card == kNone)
        return g.action.has_value();
    if (o.card != g.card)
        return false;
    if (g.ontoCard != kNone)
        return o.target == g.ontoCard;
    if (!g.ontoZone)
        return true;
    const Zone zone = *g.ontoZone;
    if (o.zone != kNone)
        return o.zone == static_cast<std::uint8_t>(zone);
    // An event has no place of its own: anywhere in the middle of the table will do.
    return static_cast<OptionKind>(o.kind) == OptionKind::Play && o.target == kNone
        && (isArena(zone) || zone == Zone::Base || zone == Zone::Discard);
}

struct Explainer
{
    const Game &game;
    Machine &m;
    const Gesture &g;
    std::vector<Refusal> out;
    PlayTerms terms;

    void add(const Refusal &r)
    {
        if (r.code != 0 && std::find(out.begin(), out.end(), r) == out.end())
            out.push_back(r);
    }
    [[nodiscard]] const State &s() const { return game.state(); }
    [[nodiscard]] PlayerId decider() const { return game.decision().player; }

    /// Things that get in the way before the card itself is looked at.
    bool general()
    {
        if (s().phase == Phase::Over)
            add(refuse(Reason::GameOver, "CR 5.6.1"));
        else if (g.player != kNone && g.player != decider())
            add(refuse(Reason::NotYourDecision, "CR 5.4.1B", decider()));
        else if (g.card != kNone && g.card >= s().cardCount)
            add(refuse(Reason::HiddenCard, "CR 1.17.3"));
        return !out.empty();
    }

    /// With what missing aspects add to the cost, which a newcomer does not see on the card.
    [[nodiscard]] Refusal whyNotPlay(CardId onto)
    {
        Refusal r = m.whyNotPlay(decider(), g.card, terms, onto);
        if (r.code == static_cast<int>(Reason::NotEnoughResources))
            r.params[3] = m.cost(decider(), g.card, terms).penalty;
        return r;
    }

    void upgrade()
    {
        add(whyNotPlay(g.ontoCard));
        const bool onUnit = g.ontoCard != kNone && m.isUnitInPlay(g.ontoCard);
        if (onUnit)
            add(m.whyNotAttach(g.card, g.ontoCard, decider()));
        else if (out.empty() && (g.ontoZone || g.ontoCard != kNone))
            add(refuse(Reason::UpgradesGoOnUnits, "CR 3.6.3", g.card));
        else
            add(refuse(Reason::NoTargetForUpgrade, "CR 6.2.2", g.card));
    }

    /// A card that could be played, but not there.
    void elsewhere(const CardDef &d)
    {
        const int arena = static_cast<int>(d.arena);
        const bool enemy = g.ontoCard != kNone && s().cards[g.ontoCard].controller != decider();
        if (d.type == CardType::Event)
            add(refuse(Reason::EventsAreForTable, "CR 8.4.1", g.card));
        else if (enemy)
            add(refuse(Reason::PlayedFirst, "CR 6.2.5", g.card, arena));
        else
            add(refuse(Reason::WrongArena, "CR 6.2.5", g.card, arena));
    }

    /// In the way that costs least.
    void take(AbilityId way, int &least)
    {
        const int cost = m.cost(decider(), g.card, {.way = way}).total;
        if (terms.way != 0 && cost >= least)
            return;
        terms.way = way;
        least = cost;
    }

    /// A resource that may be played.
    void otherwise(const Card &c)
    {
        int least = 0;
        m.forWays(decider(), g.card, [&](AbilityId way) { take(way, least); });
        play(c);
    }

    /// A card in hand; on a unit it means to be an upgrade, if it can be one.
    void fromHand(const Card &c)
    {
        int least = 0;
        if (g.ontoCard != kNone && m.isUnitInPlay(g.ontoCard))
            forForms(m, g.card, [&](AbilityId way) {
                if (way != 0)
                    take(way, least);
            });
        play(c);
    }

    void play(const Card &c)
    {
        const CardDef &d = game.db().def(c.def);
        if (g.ontoZone == Zone::Resources && c.zone == Zone::Hand) {
            add(refuse(Reason::MustResourceInRegroup, "CR 5.5.1C", g.card));
            return;
        }
        if (isUpgradePlay(m, g.card, terms.way)) {
            upgrade();
            return;
        }
        add(whyNotPlay(kNone));
        const bool wrongArena = d.type == CardType::Unit && g.ontoZone && isArena(*g.ontoZone)
            && *g.ontoZone != d.arena;
        if (out.empty() || wrongArena)
            elsewhere(d);
    }

    /// All actions of the card, or only deploying, or only the others.
    void abilities(std::optional<OptionKind> only)
    {
        bool any = false;
        m.forAbilities(g.card, [&](AbilityId id) {
            const AbilityKind kind = game.db().program.abilities[id].kind;
            const bool deploys = kind == AbilityKind::Deploy;
            if (kind != AbilityKind::Action && kind != AbilityKind::EpicAction && !deploys)
                return;
            if (only && deploys != (*only == OptionKind::Deploy))
                return;
            any = true;
            add(m.whyNotAbility(decider(), g.card, id));
        });
        if (!any)
            add(refuse(Reason::NoAbility, "CR 7.2", g.card));
    }

    /// Dragged onto something, as if it could attack or move.
    void leaderOnto()
    {
        const Card &c = s().cards[g.card];
        int needed = 0;
        m.forAbilities(g.card, [&](AbilityId id) {
            const Ability &a = game.db().program.abilities[id];
            needed = a.kind == AbilityKind::Deploy ? a.deployAt : needed;
        });
        const bool used = (c.status & status::EpicUsed) != 0;
        if (used)
            add(refuse(Reason::EpicActionUsed, "CR 7.2.4", g.card));
        else if (g.ontoCard != kNone)
            add(refuse(Reason::LeaderNotDeployed, "CR 3.4.3", g.card, needed));
        else
            add(refuse(Reason::LeaderStays, "CR 3.4.3", g.card,
                       static_cast<int>(game.db().def(c.def).arena), needed));
    }

    void unitOnto(const Card &c)
    {
        if (g.ontoCard == kNone) {
            const char *rule = c.zone == Zone::Ground ? "CR 4.3.1" : "CR 4.4.1";
            add(refuse(Reason::StaysInArena, rule, g.card, static_cast<int>(c.zone)));
            return;
        }
        if (s().cards[g.ontoCard].controller == c.controller)
            add(refuse(Reason::OwnCard, "CR 6.3.0B", g.ontoCard));
        add(m.whyNotAttack(g.card, g.ontoCard));
    }

    void board()
    {
        const Card &c = s().cards[g.card];
        const bool onto = g.ontoCard != kNone || g.ontoZone.has_value();
        const bool leader = game.db().def(c.def).type == CardType::Leader;
        // On a unit of one's own it lies in the arena all the same.
        const bool intoArena = (g.ontoZone && isArena(*g.ontoZone))
            || (g.ontoCard != kNone && m.isUnitInPlay(g.ontoCard)
                && s().cards[g.ontoCard].controller == c.controller);
        if (onto && m.isUnitInPlay(g.card)) {
            unitOnto(c);
        } else if (onto && leader && !g.action && !intoArena) {
            leaderOnto();
        } else {
            abilities(leader && intoArena ? OptionKind::Deploy : g.action);
            if (out.empty() && leader && onto)
                leaderOnto();
        }
    }

    /// Another action than the attack that has to be made; that unit's other attacks on units have
    /// their own reasons.
    [[nodiscard]] bool mustAttack()
    {
        const CardSet forced = m.forcedAttackers(decider());
        const auto &options = game.decision().options;
        if (forced.empty() || options.empty() || !forced.has(options.front().card)
            || static_cast<OptionKind>(options.front().kind) != OptionKind::Attack
            || (forced.has(g.card) && g.ontoCard != kNone && m.isUnitInPlay(g.ontoCard)))
            return false;
        add(refuse(Reason::MustAttack, "CR 8.16", forced.first()));
        return true;
    }

    void inAction()
    {
        if (mustAttack())
            return;
        if (g.action == OptionKind::TakeInitiative) {
            add(refuse(Reason::InitiativeAlreadyTaken, "CR 1.15.5", s().initiative));
            return;
        }
        if (g.card == kNone)
            return;
        const Card &c = s().cards[g.card];
        if (c.controller != decider())
            add(refuse(Reason::NotYourCard, "CR 1.5.2", g.card));
        else if (c.zone == Zone::Hand)
            fromHand(c);
        else if (c.zone == Zone::Resources && m.hasWay(decider(), g.card))
            otherwise(c);
        else if (m.inPlay(g.card) && c.zone != Zone::Resources)
            board();
        else
            add(refuse(Reason::NotInHand, "CR 6.2.0B", g.card));
    }
};

} // namespace

Why Game::why(const Gesture &gesture) const
{
    Why out;
    for (std::size_t i = 0; i < m_decision.options.size(); ++i)
        if (fits(m_decision.options[i], gesture))
            out.legal.push_back(static_cast<std::uint16_t>(i));
    const bool other = gesture.player != kNone && gesture.player != m_decision.player;
    if (other)
        out.legal.clear();
    if (!out.legal.empty())
        return out;
    State copy = m_state;
    Machine m(*m_db, copy, nullptr);
    Gesture asked = gesture;
    if (asked.action == OptionKind::Deploy && asked.card == kNone && m_decision.player < kPlayers)
        asked.card = m_state.leaders[m_decision.player]; // there is one that it can mean
    const bool carried = gesture.ontoCard != kNone || gesture.ontoZone.has_value();
    Explainer e{*this, m, asked, {}, {}};
    if (!e.general()) {
        if (m_decision.kind == DecisionKind::Action)
            e.inAction();
        else if (gesture.card != kNone && !carried && m_decision.kind == DecisionKind::ChooseCards)
            e.add(refuse(Reason::NotATarget, "CR 8.4.1", gesture.card));
        else
            e.add(refuse(Reason::OtherDecision, "CR 1.15.1"));
        e.add(refuse(Reason::NoEffect, "CR 1.16.2", gesture.card));
    }
    out.refused = std::move(e.out);
    if (out.refused.size() > 1 && out.refused.back().code == static_cast<int>(Reason::NoEffect))
        out.refused.pop_back();
    return out;
}

} // namespace playmat::swu
