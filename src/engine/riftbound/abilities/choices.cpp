#include "engine/riftbound/abilities/op_fields.h"

/// Ops that ask for choices: the destination of a move, a mode, a delayed ability.
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

// --- moving a unit: the player chooses another location as the effect resolves (355.4.a)

/// Whether enemy units there together have less Might than the unit.
bool isWeaker(const Board &m, CardId unit, std::uint8_t place)
{
    int total = 0;
    const PlayerId enemy = opponentOf(m.s.cards[unit].controller);
    m.forUnits(place, enemy, [&](CardId id) { total += m.might(id); });
    return m.hasUnits(place, enemy) && total < m.might(unit);
}

/// Whether the effect allows that battlefield as a destination.
bool mayGoTo(const Board &m, const Frame &f, const Node &n, std::uint8_t place)
{
    const Context &c = contextOf(m, f);
    if (n.with != 0) {
        for (const Target &t : c.targets)
            if (t.what == Target::What::List
                && t.group == m.p.selectors[n.with].group + c.firstGroup)
                return holderOf(t.id) == place;
        return false;
    }
    switch (n.spot) {
    case Spot::Base:
        return false;
    case Spot::Chosen:
        return m.chosenPlace(viewFor(m, f)) == place;
    case Spot::Here:
        return m.placeOf(viewFor(m, f)) == place;
    case Spot::Along:
        return c.place == place;
    case Spot::Held:
        return m.s.places[place].controller == c.controller;
    case Spot::Joined:
        return m.hasUnits(place, c.controller);
    case Spot::Open:
        return m.s.places[place].controller == kNone && m.s.count(Zone::Battlefield, place) == 0;
    case Spot::Reunited:
        return m.hasUnits(place, m.s.cards[f.effects().card].controller);
    case Spot::Weaker:
        return isWeaker(m, f.effects().card, place);
    case Spot::Paid:
        return c.fromCard != kNone && m.s.cards[c.fromCard].zone == Zone::Battlefield
            && m.s.cards[c.fromCard].place == place;
    case Spot::Same: {
        const CardId with = c.targets.empty() ? c.subject : c.targets[0].id;
        return with != kNone && m.s.cards[with].place == place;
    }
    default:
        return true;
    }
}

/// Whether the effect lets the unit go to its base.
bool mayGoHome(const Board &m, const Frame &f, const Node &n, CardId unit)
{
    const Context &c = contextOf(m, f);
    switch (n.spot) {
    case Spot::Anywhere:
    case Spot::Base:
    case Spot::Homeward:
        return true;
    case Spot::Along:
        return c.place == kNone;
    case Spot::Paid:
        return c.fromCard != kNone && m.s.cards[c.fromCard].zone == Zone::Base;
    case Spot::Reunited: {
        bool found = false;
        m.s.forEach(Zone::Base, m.s.cards[unit].controller,
                    [&](CardId id) { found = found || m.s.cards[id].kind == Kind::Unit; });
        return found;
    }
    default:
        return false;
    }
}

core::FixedVector<ListId, kMaxPlaces + 1> destinations(const Board &m, const Frame &f,
                                                       const Node &n, CardId unit)
{
    core::FixedVector<ListId, kMaxPlaces + 1> out;
    const ListId from = m.s.listIdOf(unit);
    const ListId base = listOf(Zone::Base, m.s.cards[unit].controller);
    const bool kept = zoneOf(from) == Zone::Battlefield && m.s.places[holderOf(from)].keeps;
    if (mayGoHome(m, f, n, unit) && from != base && !kept)
        (void)out.tryPush(base);
    if (n.spot == Spot::Homeward && from != base)
        return out;
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        if (from != listOf(Zone::Battlefield, place) && mayGoTo(m, f, n, place))
            (void)out.tryPush(listOf(Zone::Battlefield, place));
    return out;
}

void moveIt(Machine &m, Frame &f, ListId to)
{
    const CardId unit = f.effects().card;
    m.moveBy(unit, to, contextOf(m, f).controller);
    m.nextNode(f, true);
}

void moveOne(Machine &m, Frame &f, const Node &n, CardId unit)
{
    CardSet one;
    one.add(unit);
    m.s.contexts[f.ctx].it = one;
    f.effects().card = unit;
    const auto to = destinations(m, f, n, unit);
    if (to.empty() || !m.isUnit(unit)) {
        m.nextNode(f, false);
        return;
    }
    if (n.spot != Spot::Anywhere && to.size() == 1) {
        moveIt(m, f, to[0]);
        return;
    }
    f.go(EffectStep::Own);
    m.wait();
}

void stepMove(Machine &m, Frame &f, const Node &n)
{
    const Selector &sel = m.p.selectors[n.to];
    const CardSet cards = sel.pick == Pick::Choose
        ? m.collect(m.p.filters[sel.filter], viewFor(m, f))
        : m.selected(n.to, viewFor(m, f));
    if (cards.empty()) {
        m.s.contexts[f.ctx].it = {};
        m.nextNode(f, false);
        return;
    }
    if (sel.pick != Pick::Choose || (!cards.several() && sel.least > 0)) {
        moveOne(m, f, n, cards.first());
        return;
    }
    f.go(EffectStep::Ask);
    m.wait();
}

void askMove(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    const PlayerId player = contextOf(m, f).controller;
    if (f.at(EffectStep::Ask)) {
        const Selector &sel = m.p.selectors[n.to];
        Board::begin(out, DecisionKind::ChooseCards, Prompt::Effect, player, sel.least, 1);
        m.collect(m.p.filters[sel.filter], viewFor(m, f)).forEach([&](CardId id) {
            (void)Board::offer(out, OptionKind::Card, id);
        });
        return;
    }
    Board::begin(out, DecisionKind::ChooseZone, Prompt::Destination, player);
    for (const ListId to : destinations(m, f, n, f.effects().card))
        Board::offer(out, OptionKind::Zone).zone = to;
}

void answerMove(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    if (a.options.empty())
        m.nextNode(f, false);
    else if (f.at(EffectStep::Ask))
        moveOne(m, f, n, d.options[a.options[0]].card);
    else
        moveIt(m, f, d.options[a.options[0]].zone);
}

std::string moveWords(Printer &p, const Node &n)
{
    static constexpr std::array<std::string_view, 17> kTo{
        " to its base",
        " here",
        "",
        "",
        " to a battlefield you control",
        " to a battlefield where you have units",
        " to a battlefield",
        " to the first unit's battlefield",
        " there",
        " to or from its base",
        " with it",
        " to a location where its controller has units",
        " to an open battlefield",
        " to a battlefield where enemy units have less total Might than it",
        " to the location of the unit you exhausted",
        " back",
        "",
    };
    if (n.with != 0 && p.joins(n.with))
        return "move " + p.object(n.to) + " to a battlefield where you have units";
    return "move " + p.object(n.to) + std::string(kTo[static_cast<std::size_t>(n.spot)]);
}

void destination(TreeReader &r, const JsonCursor &object, const JsonCursor &at, Node &n)
{
    n.to = r.selector(at);
    if (!object.has("to"))
        n.spot = object.has("to_chosen") ? Spot::Held : Spot::Anywhere;
}

// --- two units change places

bool trade(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    const CardSet others = m.selected(n.with, viewFor(m, f));
    if (cards.empty() || others.empty() || !m.isUnit(cards.first()) || !m.isUnit(others.first()))
        return false;
    const ListId one = m.s.listIdOf(cards.first());
    const ListId two = m.s.listIdOf(others.first());
    const PlayerId by = contextOf(m, f).controller;
    m.moveBy(cards.first(), two, by);
    m.moveBy(others.first(), one, by);
    return true;
}

// --- control of a spell, and new choices for it (355)

/// Whether the spell's new controller could choose everything anew.
bool hasNewChoices(const Board &m, const ChainItem &item)
{
    const AbilityId spell = m.defOf(item.card).spell;
    const Ability &a = m.p.abilities[spell];
    Context c = m.s.contexts[item.ctx];
    c.targets.clear();
    return (a.groups > 0 || a.modes > 0) && m.hasTargets(spell, c, item.controller);
}

void stepTakeSpell(Machine &m, Frame &f, const Node &n)
{
    const CardSet cards = m.selected(n.to, viewFor(m, f));
    ChainItem *item = cards.empty() ? nullptr : m.s.itemOf(cards.first());
    if (item == nullptr) {
        m.nextNode(f, false);
        return;
    }
    const PlayerId player = contextOf(m, f).controller;
    item->changeController(player);
    m.s.contexts[item->ctx].controller = player;
    m.s.cards[item->card].controller = player;
    m.s.contexts[f.ctx].it = cards;
    m.s.derivedDirty = true;
    if (!hasNewChoices(m, *item)) {
        m.nextNode(f, true);
        return;
    }
    f.go(EffectStep::Ask);
    m.wait();
}

void askTakeSpell(const Board &m, const Frame &f, const Node &, Decision &out)
{
    Board::askYesNo(out, Prompt::EffectMay, contextOf(m, f).controller);
}

void answerTakeSpell(Machine &m, Frame &f, const Node &, const Decision &d, const Answer &a)
{
    const CardId card = contextOf(m, f).it.first();
    m.nextNode(f, true);
    const ChainItem *item = m.s.itemOf(card);
    if (Board::chosenKind(d, a) == OptionKind::No || item == nullptr)
        return;
    Context &c = m.s.contexts[item->ctx];
    c.targets.clear();
    c.mode = kNone;
    Frame again = frameAt(FinalizeStep::Mode, FinalizeFrame{.item = card, .again = 1});
    again.player = item->controller;
    m.push(again);
}

// --- delaying an ability until the end of the turn

void stepLater(Machine &m, Frame &f, const Node &n)
{
    Effect e = effectFor(m, f, EffectKind::Later);
    e.setAbility(n.later);
    if (n.to == 0)
        m.addEffect(e);
    m.selected(n.to, viewFor(m, f)).forEach([&](CardId id) {
        e.target = id;
        e.targetSerial = m.s.cards[id].serial;
        m.addEffect(e);
    });
    m.nextNode(f, true);
}

// --- carrying out the chosen mode (355.3)

void stepChooseOne(Machine &m, Frame &f, const Node &n)
{
    NodeId node = n.body;
    for (int i = contextOf(m, f).mode; i > 0 && node != 0; --i)
        node = m.p.nodes[node].next;
    const NodeId body = node == 0 ? NodeId{0} : m.p.nodes[node].body;
    const std::uint8_t ctx = f.ctx;
    m.nextNode(f, true);
    m.pushEffects(body, ctx);
}

constexpr std::array kMoveFields{
    NodeField{"move", "cards", destination, true},
    NodeField{"to",
              "\"here\", \"base\", \"held\", \"joined\", \"battlefield\", \"same\", \"chosen\", "
              "\"homeward\", \"along\", \"reunited\", \"weaker\" or \"paid\"",
              field::spot},
    NodeField{"to_chosen", "battlefields, one of which is a target", field::with}};
constexpr std::array kTradeFields{NodeField{"trade_places", "cards", field::to, true},
                                  NodeField{"with", "cards", field::with, true}};
constexpr std::array kTakeSpellFields{NodeField{"take_spell", "cards", field::to, true}};
constexpr std::array kLaterFields{NodeField{"at_end_of_turn", "effects", field::later, true},
                                  NodeField{"to", "cards", field::to}};
constexpr std::array kChooseOneFields{
    NodeField{"choose_one", "lists of effects", field::modes, true}};

} // namespace

const OpSpec kMove{.form = {"Moves a unit; its player chooses where to.", kMoveFields},
                   .step = stepMove,
                   .ask = askMove,
                   .answer = answerMove,
                   .words = moveWords};
const OpSpec kTrade{.form = {"Moves two units to each other's locations.", kTradeFields},
                    .apply = trade,
                    .words = [](Printer &p, const Node &n) {
                        return "move " + p.object(n.to) + " and " + p.object(n.with)
                            + " to each other's locations";
                    }};
const OpSpec kTakeSpell{
    .form = {"Takes control of a spell and may choose anew for it.", kTakeSpellFields},
    .step = stepTakeSpell,
    .ask = askTakeSpell,
    .answer = answerTakeSpell,
    .words = [](Printer &p, const Node &n) {
        return "gain control of " + p.object(n.to) + "; you may make new choices for it";
    }};
const OpSpec kLater{.form = {"Does something at the end of this turn.", kLaterFields},
                    .step = stepLater,
                    .words = [](Printer &p, const Node &n) {
                        return "at the end of this turn, " + p.later(n.later);
                    }};
const OpSpec kChooseOne{
    .form = {"Does one of several things.", kChooseOneFields},
    .step = stepChooseOne,
    .words = [](Printer &p, const Node &n) { return "choose one: " + p.modes(n.body); }};

} // namespace playmat::riftbound
