#include "engine/riftbound/abilities/op_fields.h"
#include "engine/riftbound/rules/dying.h"

#include <algorithm>

/// Ops that play cards or pay costs while an effect resolves.
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

// --- playing a card: it goes onto the chain and is finalized after this effect (419)

enum class Spares : std::uint8_t { Nothing, Energy, All };

/// The player who plays the card: each player plays their own.
PlayerId playerOf(const Board &m, const Frame &f, const Node &n)
{
    return n.who == Who::Each ? f.player : contextOf(m, f).controller;
}

/// The player who plays this card: its owner, if the effect says so.
PlayerId playerOf(const Board &m, const Frame &f, const Node &n, CardId id)
{
    return n.who == Who::Its ? m.s.cards[id].owner : playerOf(m, f, n);
}

/// The cost for which the effect plays the card, with the reductions that apply (356).
Cost costOf(const Board &m, const Frame &f, const Node &n, CardId id)
{
    Cost cost = static_cast<Spares>(n.number) == Spares::All ? Cost{} : m.cardCost(m.defOf(id));
    if (n.later != 0)
        cost = m.p.abilities[n.later].cost.resources;
    if (static_cast<Spares>(n.number) == Spares::Energy)
        cost.energy = 0;
    const int less = n.amount == 0 ? 0 : amountOf(m, f, n);
    cost.energy = static_cast<std::uint8_t>(std::max(0, cost.energy - less));
    return m.reduced(id, cost);
}

using Places = core::FixedVector<ListId, kMaxPlaces + 1>;
Places placesFor(const Board &m, const Frame &f, const Node &n, CardId id);

bool isPlayable(const Board &m, const Frame &f, const Node &n, CardId id)
{
    const PlayerId player = playerOf(m, f, n, id);
    const CardDef &def = m.defOf(id);
    const bool spell = def.kind == Kind::Spell;
    if (m.s.cards[id].zone == Zone::Nowhere)
        return false; // the card was a token, which cannot be played again
    Context c;
    c.source = id;
    c.sourceSerial = m.s.cards[id].serial;
    c.controller = player;
    if (placesFor(m, f, n, id).empty())
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
    all.forEach([&](CardId id) {
        const bool own = n.who != Who::Each || m.s.cards[id].owner == f.player;
        out.addIf(own && isPlayable(m, f, n, id), id);
    });
    return out;
}

/// Where the card may be played to; a spell has one place, which means nothing.
Places placesFor(const Board &m, const Frame &f, const Node &n, CardId id)
{
    Places out;
    const PlayerId player = playerOf(m, f, n, id);
    const bool unit = m.defOf(id).kind == Kind::Unit;
    const bool kept = unit && m.s.players[player].onlyBase != 0;
    if (n.spot != Spot::Held)
        (void)out.tryPush(listOf(Zone::Base, player));
    if (!unit || n.spot == Spot::Base)
        return out;
    if (const std::uint8_t here = m.placeOf(viewFor(m, f)); n.spot == Spot::Here && here != kNone) {
        out.clear();
        if (!kept)
            (void)out.tryPush(listOf(Zone::Battlefield, here));
        return out;
    }
    if (kept)
        return out;
    if (n.spot == Spot::Left) { // where it was
        const std::uint8_t left = contextOf(m, f).place;
        if (left != kNone)
            out[0] = listOf(Zone::Battlefield, left);
        return out;
    }
    if (n.spot == Spot::Fields)
        out.clear();
    const std::uint8_t here = n.spot == Spot::Too ? m.placeOf(viewFor(m, f)) : kNone;
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        if (m.s.places[place].controller == player || place == here || n.spot == Spot::Fields)
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
    const PlayerId player = playerOf(m, f, n, id);
    CardSet one;
    one.add(id);
    if (n.who == Who::Each) {
        f.go(EffectStep::First);
    } else {
        m.s.contexts[f.ctx].it = one;
        m.nextNode(f, true);
    }
    m.startPlay(id, player, way);
}

void playOne(Machine &m, Frame &f, const Node &n, CardId id)
{
    f.effects().card = id;
    if (const Places to = placesFor(m, f, n, id);
        m.defOf(id).kind == Kind::Spell || to.size() == 1) {
        playTo(m, f, n, to[0]);
        return;
    }
    f.go(EffectStep::Own);
    m.wait();
}

/// Lets the next player play their card, beginning with the opponent. Power is never forced (357),
/// so that a card that costs some is optional.
void stepEachPlays(Machine &m, Frame &f, const Node &n)
{
    EffectsFrame &kept = f.effects();
    for (int i = 1; i <= kPlayers; ++i) {
        const auto player = static_cast<PlayerId>((contextOf(m, f).controller + i) % kPlayers);
        if ((kept.players & playerBit(player)) != 0)
            continue;
        kept.players = static_cast<std::uint8_t>(kept.players | playerBit(player));
        f.player = player;
        const CardSet cards = playable(m, f, n);
        if (cards.empty())
            continue;
        if (!cards.several() && costOf(m, f, n, cards.first()).free()) {
            playOne(m, f, n, cards.first());
            return;
        }
        f.go(EffectStep::Ask);
        m.wait();
        return;
    }
    m.nextNode(f, true);
}

void stepPlay(Machine &m, Frame &f, const Node &n)
{
    if (n.who == Who::Each) {
        stepEachPlays(m, f, n);
        return;
    }
    const CardSet cards = playable(m, f, n);
    const Selector &sel = m.p.selectors[n.to];
    if (cards.empty()) {
        m.nextNode(f, false);
        return;
    }
    if (sel.least > 0 && !cards.several() && costOf(m, f, n, cards.first()).free()) {
        playOne(m, f, n, cards.first());
        return;
    }
    f.go(EffectStep::Ask);
    m.wait();
}

void askPlay(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    const PlayerId player = playerOf(m, f, n);
    if (f.at(EffectStep::Ask)) {
        Board::begin(out, DecisionKind::ChooseCards, Prompt::Effect, player,
                     n.who == Who::Each ? 0 : m.p.selectors[n.to].least, 1);
        // Energy and power are never forced (357).
        playable(m, f, n).forEach(
            [&](CardId id) { out.min = costOf(m, f, n, id).free() ? out.min : std::int16_t{0}; });
        m.s.inOrder(playable(m, f, n),
                    [&](CardId id) { (void)Board::offer(out, OptionKind::Card, id); });
        return;
    }
    Board::begin(out, DecisionKind::ChooseZone, Prompt::Destination,
                 playerOf(m, f, n, f.effects().card));
    for (const ListId to : placesFor(m, f, n, f.effects().card))
        Board::offer(out, OptionKind::Zone).zone = to;
}

void answerPlay(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    if (a.options.empty() && n.who == Who::Each)
        f.go(EffectStep::First);
    else if (a.options.empty())
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
    if (n.who == Who::Each)
        return std::string("starting with the next player, each player plays their card")
            + (spares == Spares::All          ? ", ignoring its cost"
                   : spares == Spares::Energy ? ", ignoring its energy cost"
                                              : "");
    return std::string(n.who == Who::Its ? "its owner plays " : "play ") + p.object(n.to)
        + (n.spot == Spot::Base         ? " to your base"
               : n.spot == Spot::Here   ? " here"
               : n.spot == Spot::Held   ? " to a battlefield you control"
               : n.spot == Spot::Too    ? "; a unit may be played here"
               : n.spot == Spot::Fields ? " to any battlefield"
               : n.spot == Spot::Left   ? " to the same location"
                                        : "")
        + (n.later != 0 ? " for " + p.priceOf(n.later) : "")
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

/// Marks a node that pays any amount of power.
constexpr std::uint8_t kAnyPart = 1;

/// Who may pay: the player of the effect, or that of the item; kNone if it has left the chain.
PlayerId payerOf(const Board &m, const Frame &f, const Node &n)
{
    const PlayerId you = contextOf(m, f).controller;
    if (n.who != Who::Its)
        return you;
    const CardSet of = m.selected(n.to, viewFor(m, f));
    const ChainItem *item = of.empty() ? nullptr : m.s.itemOf(of.first());
    return item == nullptr ? PlayerId{kNone} : item->controller;
}

ChainItem itemFor(const Board &m, const Frame &f)
{
    const Node &n = m.p.nodes[f.effects().node];
    const Context &c = contextOf(m, f);
    ChainItem item{.card = c.source, .controller = payerOf(m, f, n)};
    item.ctx = f.ctx;
    if (n.number == kAnyPart) {
        item.ability = n.later;
        item.cost.any = f.effects().count;
    } else if (n.later != 0) {
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
    if (n.number == kAnyPart)
        m.s.contexts[ctx].number = f.effects().count;
    if (const CostPart &part = m.p.abilities[n.later].cost.part;
        part.kind == CostPart::Kind::SpendXp)
        m.gainXp(c.controller, -part.count);
    m.nextNode(f, true);
    m.pushEffects(n.body, ctx);
}

/// Nobody paid: what was to be avoided happens.
void unpaid(Machine &m, Frame &f, const Node &n)
{
    const std::uint8_t ctx = f.ctx;
    m.nextNode(f, false);
    m.pushEffects(n.otherwise, ctx);
}

void stepPay(Machine &m, Frame &f, const Node &n)
{
    ChainItem item = itemFor(m, f);
    if (f.at(EffectStep::First)) {
        const FullCost &cost = m.p.abilities[item.ability].cost;
        const bool xp = cost.part.kind == CostPart::Kind::SpendXp;
        const bool can = item.ability != 0 && item.controller != kNone
            && m.canPay(item.controller, item.cost, false)
            && (!xp || m.canPayPart(cost, viewFor(m, f)));
        f.go(EffectStep::Ask);
        if (!can)
            unpaid(m, f, n);
        else if (item.cost.free() && !xp)
            paid(m, f, n);
        else
            m.wait();
        return;
    }
    if (item.cost.free() || m.poolPaysAlone(item)) {
        m.payFromPool(item);
        paid(m, f, n);
        return;
    }
    f.go(EffectStep::Answered);
    m.wait();
}

void askPay(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    if (f.at(EffectStep::Ask))
        Board::askYesNo(out, Prompt::EffectMay, payerOf(m, f, n));
    else
        m.askPayment(itemFor(m, f), out);
}

void answerPay(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    if (f.at(EffectStep::Ask)) {
        if (Board::chosenKind(d, a) == OptionKind::Yes)
            f.go(EffectStep::Own);
        else
            unpaid(m, f, n);
        return;
    }
    ChainItem item = itemFor(m, f);
    m.payWith(d, a, item);
    paid(m, f, n);
}

// --- paying any amount of power (742.1.a)

/// The most power that the player can pay now.
int mostPower(const Board &m, PlayerId player)
{
    Cost cost;
    while (cost.any < kMostNumber) {
        ++cost.any;
        if (!m.canPay(player, cost, false))
            return cost.any - 1;
    }
    return kMostNumber;
}

void stepPayAny(Machine &m, Frame &f, const Node &n)
{
    if (!f.at(EffectStep::First)) {
        stepPay(m, f, n);
        return;
    }
    f.player = contextOf(m, f).controller;
    if (mostPower(m, f.player) == 0) {
        m.nextNode(f, false);
        return;
    }
    f.go(EffectStep::Ask);
    m.wait();
}

void askPayAny(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    if (!f.at(EffectStep::Ask)) {
        askPay(m, f, n, out);
        return;
    }
    const PlayerId player = contextOf(m, f).controller;
    Board::begin(out, DecisionKind::ChooseNumber, Prompt::Number, player);
    for (int i = 0; i <= mostPower(m, player); ++i)
        Board::offer(out, OptionKind::Number).number = static_cast<std::int16_t>(i);
}

void answerPayAny(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    if (!f.at(EffectStep::Ask)) {
        answerPay(m, f, n, d, a);
        return;
    }
    f.effects().count = static_cast<std::uint8_t>(d.options[a.options[0]].number);
    if (f.effects().count == 0)
        m.nextNode(f, false);
    else
        f.go(EffectStep::Own);
}

/// The price that the controller of the item on the chain may pay.
void unlessPrice(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.later = r.price(at);
    n.who = Who::Its;
}

void anyPart(TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.later = r.price(at);
    n.number = kAnyPart;
}

// --- what a card does when its owner sees it on top of their deck: it is banished and played

/// The steps of the question after the one whether to banish the card.
constexpr auto kSeenPlay = EffectStep::Own;
constexpr auto kSeenWhere = static_cast<EffectStep>(static_cast<int>(EffectStep::Own) + 1);

Cost seenCost(const Board &m, const Node &n, CardId id)
{
    return m.reduced(id, m.p.abilities[n.later].cost.resources);
}

Places seenPlaces(const Board &m, PlayerId player)
{
    Places out;
    (void)out.tryPush(listOf(Zone::Base, player));
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        if (m.s.places[place].controller == player && m.s.players[player].onlyBase == 0)
            (void)out.tryPush(listOf(Zone::Battlefield, place));
    return out;
}

void endSeen(Machine &m, Frame &f)
{
    m.nextNode(f, contextOf(m, f).did); // what resolves goes on as if nothing had happened
}

/// The card adds energy as both players see it.
void stepRevealedAdds(Machine &m, Frame &f, const Node &n)
{
    const Card &c = m.s.cards[f.effects().card];
    Purse what;
    what.energy = amountOf(m, f, n);
    if (c.zone == Zone::MainDeck && c.is(status::Shown0) && c.is(status::Shown1))
        m.addResources(c.owner, what);
    endSeen(m, f);
}

void stepSeen(Machine &m, Frame &f, const Node &)
{
    if (m.s.cards[f.effects().card].zone != Zone::MainDeck) {
        endSeen(m, f);
        return;
    }
    f.go(EffectStep::Ask);
    m.wait();
}

void askSeen(const Board &m, const Frame &f, const Node &, Decision &out)
{
    if (f.at(EffectStep::Ask)) {
        Board::begin(out, DecisionKind::ChooseCards, Prompt::Effect, f.player, 0, 1);
        (void)Board::offer(out, OptionKind::Card, f.effects().card);
    } else if (f.at(kSeenPlay)) {
        Board::askYesNo(out, Prompt::EffectMay, f.player);
    } else {
        Board::begin(out, DecisionKind::ChooseZone, Prompt::Destination, f.player);
        for (const ListId to : seenPlaces(m, f.player))
            Board::offer(out, OptionKind::Zone).zone = to;
    }
}

void playSeen(Machine &m, Frame &f, const Node &n, ListId to)
{
    const CardId id = f.effects().card;
    PlayWay way;
    way.to = to;
    way.paid = true;
    way.cost = seenCost(m, n, id);
    const PlayerId player = f.player;
    endSeen(m, f);
    m.startPlay(id, player, way);
}

void banishSeen(Machine &m, Frame &f, const Node &n)
{
    const CardId id = f.effects().card;
    m.banish(id, id);
    m.s.contexts[f.ctx].it.remove(id);
    if (m.mayNotPlay(id)
        || !m.canPayCard(id, f.player, seenCost(m, n, id), m.everything(f.player))) {
        endSeen(m, f);
        return;
    }
    f.go(kSeenPlay);
    m.wait();
}

void answerSeen(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    if (f.at(EffectStep::Ask) && !a.options.empty()) {
        banishSeen(m, f, n);
    } else if (f.at(kSeenWhere)) {
        playSeen(m, f, n, d.options[a.options[0]].zone);
    } else if (f.at(EffectStep::Ask) || Board::chosenKind(d, a) == OptionKind::No) {
        endSeen(m, f);
    } else if (const Places to = seenPlaces(m, f.player); to.size() == 1) {
        playSeen(m, f, n, to[0]);
    } else {
        f.go(kSeenWhere);
        m.wait();
    }
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
    NodeField{"at",
              "\"base\", \"here\", \"here too\", \"held\", \"battlefield\", \"left\" or \"yours\"",
              field::spot},
    NodeField{"then_recycled", "true", field::flag},
    NodeField{"for", "cost", field::price},
    NodeField{"who", "\"each\" or \"its controller\"", field::who}};
constexpr std::array kPayFields{NodeField{"pay", "cost", field::price, true},
                                NodeField{"do", "effects", field::body, true}};
constexpr std::array kUnlessFields{NodeField{"unless_paid", "cost", unlessPrice, true},
                                   NodeField{"by", "cards", field::to, true},
                                   NodeField{"do", "effects", field::otherwise, true}};
constexpr std::array kPayAnyFields{
    NodeField{"pay_any_power", "the rest of the cost", anyPart, true},
    NodeField{"do", "effects", field::body, true}};
constexpr std::array kRevealedFields{NodeField{"revealed_adds", "amount", field::amount, true}};
constexpr std::array kSeenFields{NodeField{"seen_play_for", "cost", field::price, true}};
constexpr std::array kWeaponmasterFields{NodeField{"weaponmaster", "cards", field::to, true}};

} // namespace

void offerSeen(Machine &m, const Frame &f, const CardSet &cards)
{
    const std::uint8_t ctx = f.ctx;
    m.s.inOrder(cards, [&](CardId id) {
        const CardDef &def = m.defOf(id);
        for (int i = 0; i < def.abilityCount; ++i) {
            const Ability &a = m.p.abilities[static_cast<std::size_t>(def.firstAbility + i)];
            if (a.kind != AbilityKind::Static
                || allOps()[m.p.nodes[a.effect].op]->always != Always::Seen)
                continue;
            m.push(frameOf(EffectsFrame{.node = a.effect, .card = id}, m.s.cards[id].owner, ctx));
        }
    });
}

ChainItem Board::beingPaid() const
{
    const Frame &top = s.stack.back();
    if (top.kind == FrameKind::Save)
        return savingItem(*this, top);
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
                      const std::string price = p.priceOf(n.later);
                      return (price.starts_with("spend") ? "you may " : "you may pay ") + price
                          + ". If you do, " + p.effects(n.body);
                  }};
const OpSpec kUnlessPaid{
    .form = {"Something happens unless the player of an item on the chain pays.", kUnlessFields},
    .step = stepPay,
    .ask = askPay,
    .answer = answerPay,
    .words = [](Printer &p, const Node &n) {
        return "choose " + p.object(n.to) + "; its controller may pay " + p.priceOf(n.later)
            + ". If they don't, " + lowered(p.effects(n.otherwise));
    }};
const OpSpec kPayAny{
    .form = {"Its player pays any amount of power; then something happens.", kPayAnyFields},
    .step = stepPayAny,
    .ask = askPayAny,
    .answer = answerPayAny,
    .words = [](Printer &p, const Node &n) {
        return "pay any amount of [rainbow] to " + lowered(p.effects(n.body));
    }};
const OpSpec kRevealedAdds{.form = {"It adds energy as it is revealed.", kRevealedFields},
                           .step = stepRevealedAdds,
                           .words =
                               [](Printer &p, const Node &n) {
                                   return "as I'm revealed from your deck, add "
                                       + p.number(n.amount) + " energy";
                               },
                           .always = Always::Seen};
const OpSpec kSeen{
    .form = {"Its owner may banish and play it when seeing it in their deck.", kSeenFields},
    .step = stepSeen,
    .ask = askSeen,
    .answer = answerSeen,
    .words =
        [](Printer &p, const Node &n) {
            return "as you look at or reveal me from the top of your deck, you may "
                   "banish me; if you do, you may play me for "
                + p.priceOf(n.later);
        },
    .always = Always::Seen};
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
