#include "engine/lorcana/rules/machine.h"

/// The turn actions that are legal now, and why others are not (CR 4).
namespace playmat::lorcana {

using core::Decision;
using core::DecisionKind;
using core::Refusal;

Refusal Board::whyNotInk(CardId id) const
{
    const Card &c = s.cards[id];
    if (c.zone != Zone::Hand)
        return refuse(Reason::NotInHand, "CR 4.2.1", id);
    if (s.players[c.owner].inked > s.players[c.owner].moreInks)
        return refuse(Reason::AlreadyInked, "CR 4.2.3", c.owner);
    if (!defOf(id).inkwell)
        return refuse(Reason::NoInkwellSymbol, "CR 4.2.1.1", id);
    return nothing();
}

Refusal Board::whyNotQuest(CardId id) const
{
    const Card &c = s.cards[id];
    if (!isCharacter(id))
        return refuse(Reason::NotACharacter, "CR 4.5.1", id);
    if (c.is(status::Exerted))
        return refuse(Reason::IsExerted, "CR 4.5.1.3", id);
    if (c.is(status::Drying) && !c.may(Rule::QuestDrying))
        return refuse(Reason::IsDrying, "CR 5.1.1.11", id);
    if (c.has(kw::Reckless))
        return refuse(Reason::IsReckless, "CR 8.7.2", id);
    if (c.may(Rule::CantQuest) || c.may(Rule::CantExert))
        return refuse(Reason::CantQuest, "CR 1.2.2", id);
    return whyNotToll(OptionKind::Quest, id, kNone);
}

Refusal Board::whyNotMove(CardId id, CardId location) const
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
    const int price = moveCost(location, id);
    if (const int ink = readyInk(c.owner); price > ink)
        return refuse(Reason::NotEnoughInk, "CR 4.7.3.4", location, price, ink);
    return whyNotToll(OptionKind::Move, id, location, price);
}

Refusal Board::whyNotAbility(CardId id, AbilityId ability) const
{
    const Card &c = s.cards[id];
    const Ability &a = p.abilities[ability];
    const View v{c.owner, id, nullptr, kNone};
    if (!inPlay(id))
        return refuse(Reason::NotInPlay, "CR 1.6.1", id);
    const Cost cost = costToUse(id, ability);
    if (!gateOpen(a, v))
        return refuse(Reason::CostNotPayable, "CR 6.3.1", id);
    if (a.oncePerTurn && ((c.used >> (a.number - 1)) & 1U) != 0)
        return refuse(Reason::UsedThisTurn, "CR 6.1.13.2", id);
    if (a.cost.exert && c.is(status::Exerted))
        return refuse(Reason::IsExerted, "CR 5.1.1.2", id);
    if (a.cost.exert && c.is(status::Drying) && defOf(id).type == Kind::Character)
        return refuse(Reason::IsDrying, "CR 4.4.2", id);
    if (a.cost.exert && c.may(Rule::CantExert))
        return refuse(Reason::CostNotPayable, "CR 1.2.2", id);
    if (const int ink = readyInk(c.owner); cost.ink > ink)
        return refuse(Reason::NotEnoughInk, "CR 4.4.3.4", id, cost.ink, ink);
    if (!costsArePayable(a.cost, c.owner, id))
        return refuse(Reason::CostNotPayable, "CR 4.1.4", id);
    return nothing();
}

Refusal Board::whyNotEnd() const
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

namespace {

/// What the characters of the player may do.
void addCharacter(const Board &m, Decision &out, CardId id)
{
    if (m.whyNotQuest(id).code == 0)
        Board::offer(out, OptionKind::Quest, id, kNone, m.tollInk(OptionKind::Quest, id, kNone));
    if (m.whyNotChallengeAtAll(id).code == 0)
        m.s.forEach(Zone::Play, opponentOf(m.s.active), [&](CardId target) {
            if (m.whyNotChallenge(id, target).code == 0)
                Board::offer(out, OptionKind::Challenge, id, target,
                             m.tollInk(OptionKind::Challenge, id, target));
        });
    m.s.forEach(Zone::Play, m.s.active, [&](CardId location) {
        if (m.defOf(location).type == Kind::Location && m.whyNotMove(id, location).code == 0)
            Board::offer(out, OptionKind::Move, id, location,
                         m.moveCost(location, id) + m.tollInk(OptionKind::Move, id, location));
    });
}

void addAbilities(const Board &m, Decision &out, CardId id)
{
    int number = 0;
    const auto add = [&](AbilityId ability) {
        const int at = number++;
        if (m.whyNotAbility(id, ability).code != 0)
            return;
        Board::offer(out, OptionKind::Ability, id, kNone, m.costToUse(id, ability).ink);
        out.options.back().ability = ability;
        out.options.back().number = static_cast<std::int16_t>(at);
    };
    m.forAbilities(id, [&](AbilityId ability) {
        if (m.p.abilities[ability].kind == AbilityKind::Activated)
            add(ability);
    });
    if (m.boostGiven(id) > 0)
        add(m.db().boost);
}

} // namespace

void Board::askAction(Decision &out) const
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
        if (d.activated || s.cards[id].has(kw::Boost))
            addAbilities(*this, out, id);
    });
    if (whyNotEnd().code == 0)
        offer(out, OptionKind::EndTurn);
}

} // namespace playmat::lorcana
