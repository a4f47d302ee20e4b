#include "engine/lorcana/rules/machine.h"

/// The turn actions that are legal now, and why others are not (CR 4).
namespace playmat::lorcana {

using core::Decision;
using core::DecisionKind;
using core::Refusal;

namespace {

constexpr std::uint8_t kMayNotPlay = 1U
    << (static_cast<unsigned>(Rule::CantPlay) - static_cast<unsigned>(Rule::EntersExerted));

} // namespace

Refusal Machine::whyNotInk(CardId id) const
{
    const Card &c = s.cards[id];
    if (c.zone != Zone::Hand)
        return refuse(Reason::NotInHand, "CR 4.2.1", id);
    if (s.players[c.owner].inked > s.players[c.owner].moreInks)
        return refuse(Reason::AlreadyInked, "CR 4.2.3.1", c.owner);
    if (!defOf(id).inkwell)
        return refuse(Reason::NoInkwellSymbol, "CR 4.2.1", id);
    return nothing();
}

Refusal Machine::whyNotQuest(CardId id) const
{
    const Card &c = s.cards[id];
    if (!isCharacter(id))
        return refuse(Reason::NotACharacter, "CR 4.5.1", id);
    if (c.is(status::Exerted))
        return refuse(Reason::IsExerted, "CR 4.5.1", id);
    if (c.is(status::Drying) && !c.may(Rule::QuestDrying))
        return refuse(Reason::IsDrying, "CR 5.1.11", id);
    if (c.has(kw::Reckless))
        return refuse(Reason::IsReckless, "CR 8.7.2", id);
    if (c.may(Rule::CantQuest) || c.may(Rule::CantExert))
        return refuse(Reason::CantQuest, "CR 1.2.2", id);
    return nothing();
}

Refusal Machine::whyNotMove(CardId id, CardId location) const
{
    const Card &c = s.cards[id];
    if (!isCharacter(id))
        return refuse(Reason::NotACharacter, "CR 4.7.1", id);
    if (!inPlay(location) || defOf(location).type != Kind::Location
        || s.cards[location].owner != c.owner)
        return refuse(Reason::NotALocation, "CR 4.7.1", location);
    if (c.at == location)
        return refuse(Reason::AlreadyThere, "CR 4.7.2", id, location);
    if (c.may(Rule::CantMove))
        return refuse(Reason::CantMove, "CR 1.2.2", id);
    const int price = moveCost(location);
    if (const int ink = readyInk(c.owner); price > ink)
        return refuse(Reason::NotEnoughInk, "CR 4.7.3", location, price, ink);
    return nothing();
}

int Machine::moveCost(CardId location) const
{
    return defOf(location).moveCost;
}

Refusal Machine::whyNotActivate(CardId id, AbilityId ability) const
{
    const Card &c = s.cards[id];
    const Ability &a = p.abilities[ability];
    const View v{c.owner, id, nullptr, kNone};
    if (!inPlay(id))
        return refuse(Reason::NotInPlay, "CR 6.1.12", id);
    if (!gateOpen(a, v))
        return refuse(Reason::CostNotPayable, "CR 6.3.1", id);
    if (a.oncePerTurn && ((c.used >> (a.number - 1)) & 1U) != 0)
        return refuse(Reason::UsedThisTurn, "CR 6.1.13.2", id);
    if (a.cost.exert && c.is(status::Exerted))
        return refuse(Reason::IsExerted, "CR 4.4.2", id);
    if (a.cost.exert && c.is(status::Drying) && defOf(id).type == Kind::Character)
        return refuse(Reason::IsDrying, "CR 4.4.2.1", id);
    if (a.cost.exert && c.may(Rule::CantExert))
        return refuse(Reason::CostNotPayable, "CR 1.2.2", id);
    if (const int ink = readyInk(c.owner); a.cost.ink > ink)
        return refuse(Reason::NotEnoughInk, "CR 4.4.2", id, a.cost.ink, ink);
    if (!costsArePayable(a.cost, c.owner, id))
        return refuse(Reason::CostNotPayable, "CR 4.1.4", id);
    return nothing();
}

Refusal Machine::whyNotEnd() const
{
    CardId who = kNone;
    bool quests = false;
    s.forEach(Zone::Play, s.active, [&](CardId id) {
        const Card &c = s.cards[id];
        if (c.has(kw::Reckless) && !c.is(status::Exerted) && canChallengeSomething(id)) {
            who = id; // CR 8.7.3
            quests = false;
        } else if (who == kNone && c.may(Rule::MustQuest) && whyNotQuest(id).code == 0) {
            who = id;
            quests = true;
        }
    });
    if (who == kNone)
        return nothing();
    return refuse(quests ? Reason::MustQuestFirst : Reason::MustChallengeFirst,
                  quests ? "CR 3.3.2.1" : "CR 8.7.3", who);
}

bool Machine::mayPlay(PlayerId player, CardId card) const
{
    if ((s.players[player].rules & kMayNotPlay) == 0)
        return true;
    for (const Effect &e : s.effects) {
        const Node &n = p.nodes[e.node];
        if (e.kind == EffectKind::PlayerRule && n.rule == Rule::CantPlay && s.applies(e)
            && (static_cast<std::uint8_t>(e.value) & playerBit(player)) != 0
            && matches(n.filter, card, {e.controller, e.source, nullptr, kNone}))
            return false;
    }
    bool may = true;
    s.forPlay([&](CardId source) {
        if (defOf(source).constants)
            forAbilities(source, [&](AbilityId id) {
                const Ability &a = p.abilities[id];
                const View v{s.cards[source].owner, source, nullptr, kNone};
                if (a.kind == AbilityKind::Static && a.rule == Rule::CantPlay
                    && (playersOf(a.who, v) & playerBit(player)) != 0 && gateOpen(a, v)
                    && matches(a.filter, card, v))
                    may = false;
            });
    });
    return may;
}

namespace {

/// What the characters of the player may do.
void addCharacter(const Machine &m, Decision &out, CardId id)
{
    if (m.whyNotQuest(id).code == 0)
        Machine::offer(out, OptionKind::Quest, id);
    if (m.whyNotChallengeAtAll(id).code == 0)
        m.s.forEach(Zone::Play, opponentOf(m.s.active), [&](CardId target) {
            if (m.whyNotChallenge(id, target).code == 0)
                Machine::offer(out, OptionKind::Challenge, id, target);
        });
    m.s.forEach(Zone::Play, m.s.active, [&](CardId location) {
        if (m.defOf(location).type == Kind::Location && m.whyNotMove(id, location).code == 0)
            Machine::offer(out, OptionKind::Move, id, location, m.moveCost(location));
    });
}

void addAbilities(const Machine &m, Decision &out, CardId id)
{
    m.forAbilities(id, [&](AbilityId ability) {
        const Ability &a = m.p.abilities[ability];
        if (a.kind != AbilityKind::Activated || m.whyNotActivate(id, ability).code != 0)
            return;
        Machine::offer(out, OptionKind::Ability, id, kNone, a.cost.ink);
        out.options.back().ability = ability;
        out.options.back().number = a.activated;
    });
}

} // namespace

void Machine::addActions(Decision &out) const
{
    out.kind = DecisionKind::Action;
    out.prompt = static_cast<std::uint16_t>(Prompt::Action);
    out.player = s.active;
    out.min = out.max = 1;
    s.forEach(Zone::Hand, s.active, [&](CardId id) {
        if (whyNotInk(id).code == 0)
            offer(out, OptionKind::Ink, id);
        addPlays(out, id);
    });
    s.forEach(Zone::Play, s.active, [&](CardId id) {
        const CardDef &d = defOf(id);
        if (d.type == Kind::Character)
            addCharacter(*this, out, id);
        if (d.activated)
            addAbilities(*this, out, id);
    });
    if (whyNotEnd().code == 0)
        offer(out, OptionKind::EndTurn);
}

} // namespace playmat::lorcana
