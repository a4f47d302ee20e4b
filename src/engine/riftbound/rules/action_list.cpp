#include "engine/riftbound/rules/extra_costs.h"
#include "engine/riftbound/rules/machine.h"
#include "engine/riftbound/rules/traits.h"

#include <algorithm>

/// Lists the legal actions and gives reasons for the others (307–313, 349, 410).
namespace playmat::riftbound {

using core::Decision;
using core::DecisionKind;
using core::Option;
using core::Refusal;

namespace {

/// Whether a card or ability of this kind is usable in the window.
bool inTime(Prompt window, bool action, bool reaction)
{
    return window == Prompt::Main || reaction || (window == Prompt::Focus && action);
}

/// Whether the player may play the unit to where an enemy unit is alone.
bool toLone(const Board &m, const CardDef &def, PlayerId player)
{
    return def.kind == Kind::Unit && (def.toLone || m.s.players[player].toLone != 0);
}

bool isLone(const Board &m, std::uint8_t place, PlayerId player)
{
    return m.unitsAt(place, opponentOf(player)) == 1;
}

Refusal whyNotTime(const Board &m, CardId id, const PlayWay &way, Prompt window)
{
    const CardDef &def = m.defOf(id);
    const PlayerId player = m.s.cards[id].controller;
    const bool ambush = def.keywords.has(Kw::Ambush) && way.to != kNone
        && zoneOf(way.to) == Zone::Battlefield
        && ((toLone(m, def, player) && isLone(m, holderOf(way.to), player))
            || m.hasUnits(holderOf(way.to), m.s.cards[id].controller)
            || (def.toEnemy && m.hasUnits(holderOf(way.to), opponentOf(m.s.cards[id].controller))));
    const bool reaction = way.hidden || def.keywords.has(Kw::Reaction)
        || hasKeyword(m, id, Kw::QuickDraw) || ambush;
    if (!inTime(window, def.keywords.has(Kw::Action), reaction))
        return refuse(Reason::WrongTime, window == Prompt::Focus ? "CR 347" : "CR 337", id);
    if (way.hidden && m.s.cards[id].is(status::HiddenThisTurn))
        return refuse(Reason::HiddenNow, "CR 811.1.b", id);
    return nothing();
}

/// Whether the unit may be played there: to a base, to a battlefield that its player controls, or
/// where its text allows.
bool mayEnter(const Board &m, CardId id, const PlayWay &way)
{
    const PlayerId player = m.s.cards[id].controller;
    constexpr int kFirstTurns = 3;
    if (m.s.turnPlayer == player && m.s.players[player].turns <= kFirstTurns
        && m.says(id, Always::NoEarlyPlay))
        return false;
    const bool only = m.defOf(id).onlyConquered;
    if (zoneOf(way.to) == Zone::Base)
        return holderOf(way.to) == player && !way.hidden && !only;
    const std::uint8_t at = holderOf(way.to);
    if (only && (m.s.places[at].conqueredBy & playerBit(player)) == 0)
        return false;
    if (m.s.players[player].onlyBase != 0 && m.defOf(id).kind == Kind::Unit)
        return false;
    if (way.hidden)
        return m.s.cards[id].place == at;
    const Place &place = m.s.places[at];
    const CardDef &def = m.defOf(id);
    if (def.kind != Kind::Unit)
        return false;
    if (place.card != kNone && m.says(place.card, Always::NoPlaysHere))
        return false;
    const bool isOpen = place.controller == kNone && m.s.count(Zone::Battlefield, at) == 0;
    const bool toOpen = def.toOpen || m.s.players[player].toOpen != 0;
    const bool attacked = m.s.showdown.going() && m.s.showdown.combat && m.s.showdown.place == at
        && m.s.showdown.attacker == player;
    return place.controller == player || (toOpen && isOpen) || (def.toAttacked && attacked)
        || (toLone(m, def, player) && isLone(m, at, player))
        || (def.toEnemy && m.hasUnits(at, opponentOf(player)))
        || (def.keywords.has(Kw::Ambush) && m.hasUnits(at, player));
}

Context contextFor(const Board &m, CardId id, const PlayWay &way)
{
    Context c;
    c.source = id;
    c.sourceSerial = m.s.cards[id].serial;
    c.controller = m.s.cards[id].controller;
    c.hidden = way.hidden ? m.s.cards[id].place : kNone;
    c.place = c.hidden;
    return c;
}

bool canPayFor(const Board &m, CardId id, const PlayWay &way, const Purse &all)
{
    const Cost cost = m.costToPlay(id, way.hidden, way.flow);
    return m.canPayCard(id, m.s.cards[id].controller, cost, all);
}

/// Whether an enemy unit there keeps facedown cards from being played.
bool isBarred(const Board &m, CardId id)
{
    bool barred = false;
    m.forUnits(m.s.cards[id].place, opponentOf(m.s.cards[id].controller), [&](CardId unit) {
        barred = barred || (m.hasAbilities(unit) && m.says(unit, Always::NoReveals));
    });
    return barred;
}

/// The reason why the card cannot be played there, regardless of its cost.
Refusal whyNotPlayFree(const Board &m, CardId id, const PlayWay &way, Prompt window)
{
    const Card &c = m.s.cards[id];
    const CardDef &def = m.defOf(id);
    const bool from = way.hidden ? c.zone == Zone::Facedown
        : way.flow               ? c.zone == Zone::Trash && hasFlow(m, id)
                                 : core::mayPlayFrom(kZoneTable[c.zone]);
    if (!from)
        return refuse(Reason::NotPlayable, "CR 350", id);
    if (m.mayNotPlay(id) || (way.hidden && isBarred(m, id)))
        return refuse(Reason::WrongTime, "CR 350",
                      id); // what "can't" forbids, "can" does not allow (054)
    if (const Refusal why = whyNotTime(m, id, way, window); why.code != 0)
        return why;
    if (def.permanent() && !mayEnter(m, id, way))
        return refuse(Reason::NotControlled, "CR 355.5", id);
    if (def.kind == Kind::Spell && !m.hasTargets(def.spell, contextFor(m, id, way), c.controller))
        return refuse(Reason::NoTarget, "CR 355.6", id);
    return nothing();
}

} // namespace

namespace {

/// Whether the cost can be paid together with some number of cards that save power.
bool canPayMany(const Board &m, const FullCost &many, const View &v, const Cost &cost, bool spell)
{
    for (int i = waysToPay(m, many.part, v); i >= 0; --i)
        if (m.everything(v.you, m.leastGiving(many.part, v, i))
                .covers(lessPower(cost, many, i), spell))
            return true;
    return false;
}

} // namespace

/// Counts the largest discount of the optional additional costs. A card that pays an additional
/// cost pays nothing else.
bool Board::canPayCard(CardId id, PlayerId player, Cost cost, const Purse &all) const
{
    const CardDef &def = defOf(id);
    const bool spell = def.kind == Kind::Spell;
    if (freeGear(*this, def, player, s.cards[id].zone) != nullptr)
        cost = lessEnergy(cost, def.energy);
    if (def.abilityCount == 0)
        return all.covers(cost, spell);
    const View v{player, id, nullptr, kNone};
    bool parts = true;
    int less = 0;
    CardSet gone;
    const FullCost *many = nullptr; // the cost that is paid any number of times
    forAbilities(id, [&](AbilityId, const Ability &a) {
        if (a.kind != AbilityKind::Additional)
            return;
        if (a.cost.part.anyNumber) {
            many = &a.cost;
            return;
        }
        const bool can = canPayPart(a.cost, v);
        if (a.optional) {
            const bool open = a.cond == 0 || holds(a.cond, v);
            less = std::max<int>(less, can && open ? a.cost.discount : 0);
            return;
        }
        parts = parts && can;
        cost += a.cost.resources;
        gone = gone | leastGiving(a.cost.part, v);
    });
    cost.energy = static_cast<std::uint8_t>(std::max(0, cost.energy - less));
    if (many != nullptr)
        return parts && canPayMany(*this, *many, v, cost, spell);
    return parts && (gone.empty() ? all : everything(player, gone)).covers(cost, spell);
}

PlayWay Board::wayOf(CardId id) const
{
    PlayWay way;
    way.hidden = s.cards[id].zone == Zone::Facedown;
    way.flow = s.cards[id].zone == Zone::Trash;
    return way;
}

Refusal Board::whyNotPlay(CardId id, const PlayWay &way, Prompt window) const
{
    if (const Refusal why = whyNotPlayFree(*this, id, way, window); why.code != 0)
        return why;
    if (!canPayFor(*this, id, way, everything(s.cards[id].controller)))
        return refuse(Reason::CostNotPayable, "CR 357", id);
    return nothing();
}

Refusal Board::whyNotHide(CardId id, std::uint8_t place) const
{
    const Card &c = s.cards[id];
    if (c.zone != Zone::Hand && c.zone != Zone::Champion)
        return refuse(Reason::NotPlayable, "CR 811.1.b", id);
    if (!defOf(id).keywords.has(Kw::Hidden))
        return refuse(Reason::NotHidden, "CR 811.1", id);
    if (s.places[place].controller != c.owner)
        return refuse(Reason::NotHolder, "CR 421.1", id);
    if (s.count(Zone::Facedown, place) >= facedownAt(place))
        return refuse(Reason::Full, "CR 107.3", id);
    const bool energy = hidesForEnergy(*this, c.owner) > 0
        && canPay(c.owner, costToHide(*this, c.owner, true), false);
    if (!energy && !canPay(c.owner, costToHide(*this, c.owner), false))
        return refuse(Reason::CostNotPayable, "CR 811.1.b", id);
    return nothing();
}

int Board::facedownAt(std::uint8_t place) const
{
    const CardId field = s.places[place].card;
    return 1 + (field != kNone && says(field, Always::MoreFacedown) ? 1 : 0);
}

Refusal Board::whyNotMove(CardId id, ListId to) const
{
    const Card &c = s.cards[id];
    if (!isUnit(id))
        return refuse(Reason::NotAUnit, "CR 144.1", id);
    if (c.is(status::Exhausted))
        return refuse(Reason::IsExhausted, "CR 144.2", id);
    if (s.listIdOf(id) == to)
        return refuse(Reason::AlreadyThere, "CR 144.4", id);
    if (zoneOf(to) == Zone::Base && c.zone == Zone::Battlefield && s.places[c.place].keeps)
        return refuse(Reason::CannotLeave, "CR 144.4", id);
    if (zoneOf(to) == Zone::Base && says(id, Always::NeverHome))
        return refuse(Reason::CannotLeave, "CR 144.4", id);
    if (std::any_of(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
            return e.kind == EffectKind::NoMove && s.affects(e, id) && e.controller != c.controller;
        }))
        return refuse(Reason::CannotLeave, "CR 144", id);
    if (zoneOf(to) == Zone::Base && holderOf(to) != c.controller)
        return refuse(Reason::NotOwnSide, "CR 106.2.d", id);
    if (c.zone == Zone::Battlefield && zoneOf(to) == Zone::Battlefield && !c.has(Kw::Ganking))
        return refuse(Reason::NeedsGanking, "CR 810", id);
    return nothing();
}

Refusal Board::whyNotAbility(CardId id, AbilityId ability, Prompt window) const
{
    const Card &c = s.cards[id];
    const Ability &a = p.abilities[ability];
    const View v{c.controller, id, nullptr, kNone};
    if (!inTime(window, a.action, a.reaction))
        return refuse(Reason::WrongTime, "CR 402", id);
    if (a.cond != 0 && !holds(a.cond, v))
        return refuse(Reason::CostNotPayable, "CR 402", id);
    if (a.oncePerTurn && ((c.used >> a.number) & 1U) != 0)
        return refuse(Reason::UsedThisTurn, "CR 402", id);
    if (!canPayPart(a.cost, v))
        return refuse(c.is(status::Exhausted) ? Reason::IsExhausted : Reason::CostNotPayable,
                      "CR 404", id);
    Cost cost = abilityCost(id, ability);
    if (a.cost.lessByMight) // assumes the unit that reduces the cost most
        cost.energy = static_cast<std::uint8_t>(std::max(0, cost.energy - mightiest(c.controller)));
    CardSet gone = leastGiving(a.cost.part, v);
    gone.addIf(a.cost.exhaust, id);
    if (!canPay(c.controller, cost, false, gone))
        return refuse(Reason::CostNotPayable, "CR 404", id);
    Context context;
    context.source = id;
    context.sourceSerial = c.serial;
    context.controller = c.controller;
    if (!hasTargets(ability, context, c.controller))
        return refuse(Reason::NoTarget, "CR 355.6", id);
    return nothing();
}

namespace {

void addPlays(const Board &m, Decision &out, CardId id, Prompt window, const Purse &all)
{
    const CardDef &def = m.defOf(id);
    PlayWay way = m.wayOf(id);
    if (!canPayFor(m, id, way, all)) // the same for every destination
        return;
    const auto add = [&](ListId to) {
        way.to = to;
        if (whyNotPlayFree(m, id, way, window).code != 0)
            return;
        Option &o = Board::offer(out, OptionKind::Play, id);
        o.zone = way.to;
        o.cost = m.costToPlay(id, way.hidden, way.flow).energy;
    };
    if (def.kind == Kind::Spell) {
        add(kNone);
        return;
    }
    add(listOf(Zone::Base, m.s.cards[id].controller));
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        add(listOf(Zone::Battlefield, place));
}

void addHides(const Board &m, Decision &out, CardId id)
{
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        if (m.whyNotHide(id, place).code == 0)
            Board::offer(out, OptionKind::Hide, id).zone = listOf(Zone::Facedown, place);
}

void addMoves(const Board &m, Decision &out, CardId id)
{
    const auto add = [&](ListId to) {
        if (m.whyNotMove(id, to).code == 0)
            Board::offer(out, OptionKind::Move, id).zone = to;
    };
    add(listOf(Zone::Base, m.s.cards[id].controller));
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        add(listOf(Zone::Battlefield, place));
}

void addRune(const Board &m, Decision &out, CardId id)
{
    if (!m.s.cards[id].is(status::Exhausted))
        Board::offer(out, OptionKind::Add, id).number = 0;
    Board::offer(out, OptionKind::Add, id).number = 1;
}

void addAbilities(const Board &m, Decision &out, CardId id, Prompt window)
{
    m.forUsable(id, [&](AbilityId ability, const Ability &a) {
        const bool chooses = isPaidByChoice(a.cost);
        const bool adds = a.kind == AbilityKind::Adding && inTime(window, a.action, a.reaction);
        if (adds
            && (chooses ? m.whyNotAbility(id, ability, window).code == 0 : m.canAdd(id, ability))) {
            Board::offer(out, OptionKind::Add, id).ability = ability;
        } else if (a.kind == AbilityKind::Activated
                   && m.whyNotAbility(id, ability, window).code == 0) {
            Option &o = Board::offer(out, OptionKind::Ability, id);
            o.ability = ability;
            o.cost = m.abilityCost(id, ability).energy;
        }
    });
}

void addBoard(const Board &m, Decision &out, Prompt window, PlayerId player)
{
    m.s.forBoard([&](CardId id) {
        const Card &c = m.s.cards[id];
        if (c.controller != player)
            return;
        if (c.kind == Kind::Rune)
            addRune(m, out, id);
        if (c.kind == Kind::Unit && window == Prompt::Main)
            addMoves(m, out, id);
        if (m.hasUsable(id))
            addAbilities(m, out, id, window);
    });
    m.s.forEach(Zone::Legend, player, [&](CardId id) { addAbilities(m, out, id, window); });
}

} // namespace

void Board::askAction(Decision &out, Prompt window, PlayerId player) const
{
    begin(out, DecisionKind::Action, window, player);
    out.together = static_cast<std::uint8_t>(OptionKind::Move);
    const Purse all = everything(player);
    for (const Zone zone : {Zone::Hand, Zone::Champion})
        s.forEach(zone, player, [&](CardId id) {
            addPlays(*this, out, id, window, all);
            if (window == Prompt::Main && defOf(id).keywords.has(Kw::Hidden))
                addHides(*this, out, id);
        });
    for (std::uint8_t place = 0; place < s.placeCount; ++place)
        s.forEach(Zone::Facedown, place, [&](CardId id) {
            if (s.cards[id].controller == player)
                addPlays(*this, out, id, window, all);
        });
    s.forEach(Zone::Trash, player, [&](CardId id) {
        if (hasFlow(*this, id))
            addPlays(*this, out, id, window, all);
    });
    addBoard(*this, out, window, player);
    (void)offer(out, window == Prompt::Main ? OptionKind::EndTurn : OptionKind::Pass);
}

Cost Board::priceOf(const Option &o) const
{
    switch (static_cast<OptionKind>(o.kind)) {
    case OptionKind::Play:
        return costToPlay(o.card, wayOf(o.card).hidden, wayOf(o.card).flow);
    case OptionKind::Hide:
        return costToHide(*this, s.cards[o.card].controller);
    case OptionKind::Ability:
        return abilityCost(o.card, o.ability);
    default:
        return {};
    }
}

void Machine::startHide(CardId card, PlayerId player, std::uint8_t place)
{
    Context c;
    c.source = card;
    c.sourceSerial = s.cards[card].serial;
    c.controller = player;
    ChainItem item{.card = card, .controller = player};
    item.to = listOf(Zone::Facedown, place);
    item.cost = costToHide(*this, player);
    if (addItem(item, c) != nullptr)
        push(frameOf(FinalizeFrame{.item = card}, player));
}

/// Marks the units, which move when the cost is paid.
void Machine::startTaxedMove(const CardSet &units, PlayerId player, ListId to, int tax)
{
    Context c;
    c.source = units.first();
    c.sourceSerial = s.cards[c.source].serial;
    c.controller = player;
    ChainItem item{.card = c.source, .controller = player};
    item.to = to;
    item.cost.any = static_cast<std::uint8_t>(tax);
    units.forEach([&](CardId id) { s.cards[id].set(status::Marked); });
    if (addItem(item, c) != nullptr)
        push(frameOf(FinalizeFrame{.item = c.source}, player));
}

void Machine::moveTogether(const CardSet &units, ListId to)
{
    units.forEach([&](CardId id) { setExhausted(id, true); });
    std::array<ListId, kMaxCards> from; // NOLINT: initialized as far as it is read
    units.forEach([&](CardId id) {
        from[id] = s.listIdOf(id);
        moveUnit(id, to, true);
    });
    // Units that move together are no longer beside each other when one of them has left.
    units.forEach([&](CardId id) { fireBeside(id, from[id]); });
}

bool Machine::act(const Decision &d, const core::Answer &a)
{
    const Option &o = d.options[a.options[0]];
    switch (static_cast<OptionKind>(o.kind)) {
    case OptionKind::Play: {
        PlayWay way = wayOf(o.card);
        way.to = o.zone;
        startPlay(o.card, d.player, way);
        return true;
    }
    case OptionKind::Hide:
        startHide(o.card, d.player, holderOf(o.zone));
        return true;
    case OptionKind::Ability:
        startAbility(o.card, o.ability, d.player);
        return true;
    case OptionKind::Add:
        if (o.ability == 0) {
            useRune(o.card, o.number == 1);
        } else if (isPaidByChoice(p.abilities[o.ability].cost)) {
            startAbility(o.card, o.ability, d.player);
            if (!over()) // nothing else happens meanwhile: it passes neither Priority nor Focus
                         // (429)
                push(frameOf(FinalizeFrame{.item = s.chain.back().card}, d.player));
        } else {
            add(o.card, o.ability);
        }
        return false;
    case OptionKind::Move: // a group move is one action, and its costs are paid together (144.3)
        if (const int tax = moveTax(d.player, o.zone, static_cast<int>(a.options.size())); tax > 0)
            startTaxedMove(chosenCards(d, a), d.player, o.zone, tax);
        else
            moveTogether(chosenCards(d, a), o.zone);
        return true;
    default:
        return false;
    }
}

} // namespace playmat::riftbound
