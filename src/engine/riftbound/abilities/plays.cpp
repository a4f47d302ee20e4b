#include "engine/riftbound/abilities/op_fields.h"

#include <algorithm>

/// Ops that play cards or pay costs while an effect resolves.
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

// --- playing a card: it goes onto the chain and is finalized after this effect (419)

enum class Spares : std::uint8_t { Nothing, Energy, All };

/// The cost for which the effect plays the card, with the reductions that apply (356).
Cost costOf(const Board &m, const Frame &f, const Node &n, CardId id)
{
    Cost cost = static_cast<Spares>(n.number) == Spares::All ? Cost{} : m.cardCost(m.defOf(id));
    if (static_cast<Spares>(n.number) == Spares::Energy)
        cost.energy = 0;
    const int less = n.amount == 0 ? 0 : amountOf(m, f, n);
    cost.energy = static_cast<std::uint8_t>(std::max(0, cost.energy - less));
    return m.reduced(id, cost);
}

bool isPlayable(const Board &m, const Frame &f, const Node &n, CardId id)
{
    const PlayerId player = contextOf(m, f).controller;
    const CardDef &def = m.defOf(id);
    const bool spell = def.kind == Kind::Spell;
    if (m.s.cards[id].zone == Zone::Nowhere)
        return false; // the card was a token, which cannot be played again
    Context c;
    c.source = id;
    c.sourceSerial = m.s.cards[id].serial;
    c.controller = player;
    if (n.spot == Spot::Held && m.placesOf(player) == 0)
        return false;
    return m.canPayCard(id, player, costOf(m, f, n, id), m.everything(player))
        && (!spell || m.hasTargets(def.spell, c, player));
}

CardSet playable(const Board &m, const Frame &f, const Node &n)
{
    const Selector &sel = m.p.selectors[n.to];
    const View v = viewFor(m, f);
    const CardSet all
        = sel.pick == Pick::Choose ? m.collect(m.p.filters[sel.filter], v) : m.selected(n.to, v);
    CardSet out;
    all.forEach([&](CardId id) { out.addIf(isPlayable(m, f, n, id), id); });
    return out;
}

core::FixedVector<ListId, kMaxPlaces + 1> placesFor(const Board &m, const Frame &f, const Node &n)
{
    core::FixedVector<ListId, kMaxPlaces + 1> out;
    const PlayerId player = contextOf(m, f).controller;
    if (n.spot != Spot::Held)
        (void)out.tryPush(listOf(Zone::Base, player));
    if (m.defOf(f.effects().card).kind != Kind::Unit || n.spot == Spot::Base)
        return out;
    if (const std::uint8_t here = m.placeOf(viewFor(m, f)); n.spot == Spot::Here && here != kNone) {
        out[0] = listOf(Zone::Battlefield, here);
        return out;
    }
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        if (m.s.places[place].controller == player)
            (void)out.tryPush(listOf(Zone::Battlefield, place));
    return out;
}

void playTo(Machine &m, Frame &f, const Node &n, ListId to)
{
    const CardId id = f.effects().card;
    PlayWay way;
    way.to = m.defOf(id).kind == Kind::Spell ? ListId{kNone} : to;
    way.paid = true;
    way.recycled = n.flag;
    way.cost = costOf(m, f, n, id);
    const PlayerId player = contextOf(m, f).controller;
    CardSet one;
    one.add(id);
    m.s.contexts[f.ctx].it = one;
    m.nextNode(f, true);
    m.startPlay(id, player, way);
}

void playOne(Machine &m, Frame &f, const Node &n, CardId id)
{
    f.effects().card = id;
    if (m.defOf(id).kind == Kind::Spell || placesFor(m, f, n).size() == 1) {
        playTo(m, f, n, placesFor(m, f, n)[0]);
        return;
    }
    f.go(EffectStep::Own);
    m.wait();
}

void stepPlay(Machine &m, Frame &f, const Node &n)
{
    const CardSet cards = playable(m, f, n);
    const Selector &sel = m.p.selectors[n.to];
    if (cards.empty()) {
        m.nextNode(f, false);
        return;
    }
    if (sel.least > 0 && !cards.several()) {
        playOne(m, f, n, cards.first());
        return;
    }
    f.go(EffectStep::Ask);
    m.wait();
}

void askPlay(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    const PlayerId player = contextOf(m, f).controller;
    if (f.at(EffectStep::Ask)) {
        Board::begin(out, DecisionKind::ChooseCards, Prompt::Effect, player,
                     m.p.selectors[n.to].least, 1);
        m.s.inOrder(playable(m, f, n),
                    [&](CardId id) { (void)Board::offer(out, OptionKind::Card, id); });
        return;
    }
    Board::begin(out, DecisionKind::ChooseZone, Prompt::Destination, player);
    for (const ListId to : placesFor(m, f, n))
        Board::offer(out, OptionKind::Zone).zone = to;
}

void answerPlay(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    if (a.options.empty())
        m.nextNode(f, false);
    else if (f.at(EffectStep::Ask))
        playOne(m, f, n, d.options[a.options[0]].card);
    else
        playTo(m, f, n, d.options[a.options[0]].zone);
}

void spared(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.number = static_cast<std::uint8_t>(at.string() == "cost" ? Spares::All : Spares::Energy);
}

std::string playWords(Printer &p, const Node &n)
{
    const auto spares = static_cast<Spares>(n.number);
    return "play " + p.object(n.to)
        + (n.spot == Spot::Base       ? " to your base"
               : n.spot == Spot::Here ? " here"
               : n.spot == Spot::Held ? " to a battlefield you control"
                                      : "")
        + (spares == Spares::All          ? ", ignoring its cost"
               : spares == Spares::Energy ? ", ignoring its energy cost"
                                          : "")
        + (n.amount == 0 ? "" : ", for " + p.number(n.amount) + " energy less")
        + (n.flag ? "; recycle it afterwards" : "");
}

// --- paying as an effect resolves: energy and power are never forced (357)

/// The Equip ability of the gear, or 0.
AbilityId equipOf(const Board &m, CardId gear)
{
    const CardDef &def = m.defOf(gear);
    for (int i = 0; i < def.abilityCount; ++i) {
        const auto id = static_cast<AbilityId>(def.firstAbility + i);
        if (m.p.abilities[id].byKeyword && m.p.abilities[id].keyword == Kw::Equip)
            return id;
    }
    return 0;
}

/// The cost of the Equip ability, reduced by one power of any domain (821.1.c).
Cost equipCost(const Board &m, AbilityId equip)
{
    Cost cost = m.p.abilities[equip].cost.resources;
    if (cost.any > 0) {
        --cost.any;
        return cost;
    }
    for (std::uint8_t &pips : cost.power)
        if (pips > 0) {
            --pips;
            break;
        }
    return cost;
}

ChainItem itemFor(const Board &m, const Frame &f)
{
    const Node &n = m.p.nodes[f.effects().node];
    const Context &c = contextOf(m, f);
    ChainItem item{.card = c.source, .controller = c.controller};
    item.ctx = f.ctx;
    if (n.later != 0) {
        item.ability = n.later;
        item.cost = m.p.abilities[n.later].cost.resources;
    } else if (const CardSet gear = m.selected(n.to, viewFor(m, f)); !gear.empty()) {
        item.ability = equipOf(m, gear.first());
        item.cost = equipCost(m, item.ability);
    }
    return item;
}

void paid(Machine &m, Frame &f, const Node &n)
{
    const std::uint8_t ctx = f.ctx;
    const Context &c = contextOf(m, f);
    const CardSet gear = m.selected(n.to, viewFor(m, f));
    if (n.later == 0 && !gear.empty() && m.isUnit(c.source)
        && m.s.cards[c.source].serial == c.sourceSerial)
        m.attach(gear.first(), c.source);
    m.nextNode(f, true);
    m.pushEffects(n.body, ctx);
}

void stepPay(Machine &m, Frame &f, const Node &n)
{
    ChainItem item = itemFor(m, f);
    if (f.at(EffectStep::First)) {
        const bool can = item.ability != 0 && m.canPay(item.controller, item.cost, false);
        f.go(EffectStep::Ask);
        if (!can)
            m.nextNode(f, false);
        else if (item.cost.free())
            paid(m, f, n);
        else
            m.wait();
        return;
    }
    if (m.poolPaysAlone(item)) {
        m.payFromPool(item);
        paid(m, f, n);
        return;
    }
    f.go(EffectStep::Answered);
    m.wait();
}

void askPay(const Board &m, const Frame &f, const Node &, Decision &out)
{
    if (f.at(EffectStep::Ask))
        Board::askYesNo(out, Prompt::EffectMay, contextOf(m, f).controller);
    else
        m.askPayment(itemFor(m, f), out);
}

void answerPay(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    if (f.at(EffectStep::Ask)) {
        if (Board::chosenKind(d, a) == OptionKind::Yes)
            f.go(EffectStep::Own);
        else
            m.nextNode(f, false);
        return;
    }
    ChainItem item = itemFor(m, f);
    m.payWith(d, a, item);
    paid(m, f, n);
}

void played(TreeReader &r, const JsonCursor &object, const JsonCursor &at, Node &n)
{
    n.to = r.selector(at);
    if (!object.has("at"))
        n.spot = Spot::Yours;
}

constexpr std::array kPlayFields{
    NodeField{"play", "cards", played, true},
    NodeField{"ignoring", "\"cost\" or \"energy\"", spared},
    NodeField{"less", "amount", field::amount},
    NodeField{"at", "\"base\", \"here\", \"held\" or \"yours\"", field::spot},
    NodeField{"then_recycled", "true", field::flag}};
constexpr std::array kPayFields{NodeField{"pay", "cost", field::price, true},
                                NodeField{"do", "effects", field::body, true}};
constexpr std::array kWeaponmasterFields{NodeField{"weaponmaster", "cards", field::to, true}};

} // namespace

ChainItem Board::beingPaid() const
{
    const Frame &top = s.stack.back();
    return top.kind == FrameKind::Effects ? itemFor(*this, top) : *s.itemOf(top.finalize().item);
}

const OpSpec kPlay{.form = {"Plays a card.", kPlayFields},
                   .step = stepPlay,
                   .ask = askPlay,
                   .answer = answerPlay,
                   .words = playWords};
const OpSpec kPay{.form = {"Its player may pay a cost; then something happens.", kPayFields},
                  .step = stepPay,
                  .ask = askPay,
                  .answer = answerPay,
                  .words = [](Printer &p, const Node &n) {
                      return "you may pay " + p.priceOf(n.later) + ". If you do, "
                          + p.effects(n.body);
                  }};
const OpSpec kWeaponmaster{
    .form = {"Pays the Equip cost of gear for less and attaches it to the card itself.",
             kWeaponmasterFields},
    .step = stepPay,
    .ask = askPay,
    .answer = answerPay,
    .words = [](Printer &p, const Node &n) {
        return "attach " + p.object(n.to) + " to me for its Equip cost, reduced by [rainbow]";
    }};

} // namespace playmat::riftbound
