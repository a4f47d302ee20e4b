#include "engine/riftbound/rules/chapters.h"
#include "engine/riftbound/rules/machine.h"
#include "engine/riftbound/rules/traits.h"

#include <algorithm>

/// Costs and payments (159–167, 356, 357).
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::Option;

// --- purses

Purse Purse::of(const Pool &pool)
{
    Purse out;
    out.energy = pool.energy;
    out.spellEnergy = pool.spellEnergy;
    out.spellAny = pool.spellAny;
    out.any = pool.any;
    std::copy(pool.power.begin(), pool.power.end(), out.power.begin());
    return out;
}

Pool Purse::pool() const
{
    const auto byte = [](int n) { return static_cast<std::uint8_t>(std::clamp(n, 0, 250)); };
    Pool out;
    out.energy = byte(energy);
    out.spellEnergy = byte(spellEnergy);
    out.spellAny = byte(spellAny);
    out.any = byte(any);
    std::transform(power.begin(), power.end(), out.power.begin(), byte);
    return out;
}

void Purse::add(const Purse &other)
{
    energy += other.energy;
    spellEnergy += other.spellEnergy;
    spellAny += other.spellAny;
    any += other.any;
    for (std::size_t d = 0; d < power.size(); ++d)
        power[d] += other.power[d];
}

void Purse::spend(const Cost &cost, bool spell)
{
    const int restricted = spell ? std::min<int>(spellEnergy, cost.energy) : 0;
    spellEnergy -= restricted;
    energy -= cost.energy - restricted;
    const auto take = [&](int wanted, std::uint8_t domains) {
        for (; wanted > 0; --wanted) {
            std::size_t most = power.size();
            for (std::size_t d = 0; d < power.size(); ++d)
                if (((domains >> d) & 1U) != 0 && power[d] > 0
                    && (most == power.size() || power[d] > power[most]))
                    most = d;
            if (most == power.size() && spell && spellAny > 0)
                --spellAny;
            else if (most == power.size())
                --any;
            else
                --power[most];
        }
    };
    for (int d = 0; d < kDomains; ++d)
        take(cost.powerOf(d), static_cast<std::uint8_t>(1U << static_cast<unsigned>(d)));
    take(cost.either, cost.eitherOf);
    take(cost.any, kAllDomains);
}

bool Purse::covers(const Cost &cost, bool spell) const
{
    if (cost.energy > energy + (spell ? spellEnergy : 0))
        return false;
    Purse rest = *this;
    Cost pips = cost;
    pips.energy = 0;
    rest.spend(pips, spell);
    return rest.any >= 0;
}

// --- costs

Cost Board::cardCost(const CardDef &def) const
{
    Cost out;
    out.energy = def.energy;
    out.addPips(def.domains, def.power);
    return out;
}

namespace {

/// The reduction of the card's own cost (356.3).
int ownDiscount(const Board &m, CardId id, int &least)
{
    int less = 0;
    const View v{m.s.cards[id].controller, id, nullptr, kNone};
    m.forAbilities(id, [&](AbilityId, const Ability &a) {
        if (a.kind != AbilityKind::Static || (a.cond != 0 && !m.holds(a.cond, v)))
            return;
        for (NodeId node = a.effect; node != 0; node = m.p.nodes[node].next)
            if (allOps()[m.p.nodes[node].op]->always == Always::CostsLess) {
                less += m.amount(m.p.nodes[node].amount, v);
                least = std::max<int>(least, m.p.nodes[node].least);
            }
    });
    return less;
}

/// Reduces the power cost by the amounts in the card's own static abilities.
void savePower(const Board &m, CardId id, Cost &cost)
{
    const View v{m.s.cards[id].controller, id, nullptr, kNone};
    m.forAbilities(id, [&](AbilityId, const Ability &a) {
        if (a.kind != AbilityKind::Static || (a.cond != 0 && !m.holds(a.cond, v)))
            return;
        for (NodeId node = a.effect; node != 0; node = m.p.nodes[node].next) {
            const Node &n = m.p.nodes[node];
            if (allOps()[n.op]->always != Always::CostsLessPower)
                continue;
            std::uint8_t &pips = n.number < kDomains ? cost.power[n.number] : cost.any;
            pips = static_cast<std::uint8_t>(std::max(0, pips - m.amount(n.amount, v)));
        }
    });
}

int nextSpellDiscount(const State &s, PlayerId player)
{
    int less = 0;
    for (const Effect &e : s.effects)
        less += e.kind == EffectKind::NextSpell && e.controller == player ? e.value : 0;
    return less;
}

/// Removes power from a cost, beginning with power of any domain.
void takePower(Cost &cost, int pips)
{
    const auto take = [&](std::uint8_t &from) {
        const int taken = std::min<int>(pips, from);
        from = static_cast<std::uint8_t>(from - taken);
        pips -= taken;
    };
    take(cost.any);
    take(cost.either);
    for (std::uint8_t &power : cost.power)
        take(power);
}

void changeBy(const Board &m, const Node &n, const View &v, Cost &cost)
{
    const int change = m.amount(n.amount, v);
    const int least = change < 0 ? std::min<int>(cost.energy, std::max<int>(0, n.least)) : 0;
    cost.energy = static_cast<std::uint8_t>(std::clamp(cost.energy + change, least, 200));
    const int power = static_cast<std::int8_t>(n.number);
    if (power > 0)
        cost.any = static_cast<std::uint8_t>(cost.any + power);
    else
        takePower(cost, -power);
}

/// Whether what the battlefield says about costs concerns every player.
bool isForAll(const Board &m, CardId field)
{
    bool all = true;
    m.forAbilities(field, [&](AbilityId, const Ability &a) {
        for (NodeId node = a.effect; node != 0; node = m.p.nodes[node].next)
            all = all && m.p.filters[m.p.nodes[node].filter].side == Side::Any;
    });
    return all;
}

/// Applies the static abilities of permanents that change the cost: increases, then decreases.
void changeCost(const Board &m, CardId id, Cost &cost)
{
    const auto apply = [&](CardId by, const View &v, bool more) {
        m.forAbilities(by, [&](AbilityId, const Ability &a) {
            if (a.kind != AbilityKind::Static || (a.cond != 0 && !m.holds(a.cond, v)))
                return;
            for (NodeId node = a.effect; node != 0; node = m.p.nodes[node].next) {
                const Node &n = m.p.nodes[node];
                if (allOps()[n.op]->always == Always::CardsCost
                    && (m.amount(n.amount, v) > 0) == more
                    && m.matches(m.p.filters[n.filter], id, v))
                    changeBy(m, n, v, cost);
            }
        });
    };
    for (const bool more : {true, false}) {
        m.s.forBoard([&](CardId by) {
            apply(by, {m.s.cards[by].controller, by, nullptr, kNone}, more);
        });
        for (PlayerId player = 0; player < kPlayers; ++player)
            m.s.forEach(Zone::Legend, player, [&](CardId by) {
                apply(by, {player, by, nullptr, kNone}, more);
            });
        for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
            if (const CardId by = m.s.places[place].card;
                by != kNone && m.s.places[place].controller != kNone)
                apply(by, {m.s.places[place].controller, by, nullptr, place}, more);
            else if (by != kNone && isForAll(m, by)) // "you" is nobody (187.6)
                apply(by, {m.s.turnPlayer, by, nullptr, place}, more);
    }
}

} // namespace

Cost Board::abilityCost(CardId id, AbilityId ability) const
{
    const FullCost &cost = p.abilities[ability].cost;
    Cost out = cost.resources;
    int less = 0;
    if (cost.less != 0)
        less += amount(cost.less, {s.cards[id].controller, id, nullptr, kNone});
    if (s.cards[id].kind == Kind::Gear && s.players[s.cards[id].controller].gearAbilities == 0)
        less += fieldsThatSay(*this, s.cards[id].controller, Always::GearAbilityCostsLess);
    out.energy = static_cast<std::uint8_t>(std::max(0, out.energy - less));
    return out;
}

int Board::moveTax(PlayerId player, ListId to, int units) const
{
    int each = 0;
    if (units < 2 || zoneOf(to) != Zone::Battlefield)
        return 0;
    forUnits(holderOf(to), opponentOf(player),
             [&](CardId id) { each += hasAbilities(id) && says(id, Always::MoveTax) ? 1 : 0; });
    return each * (units - 1);
}

bool Board::mayNotPlay(CardId id) const
{
    return std::any_of(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
        return e.kind == EffectKind::NoPlay && e.controller == s.cards[id].controller
            && (e.word & kindBit(s.cards[id].kind)) != 0;
    });
}

Cost Board::costToPlay(CardId id, bool hidden, bool flow) const
{
    const CardDef &def = defOf(id);
    return reduced(id, hidden ? Cost{} : flow && def.hasFlow ? def.flow : cardCost(def));
}

Cost Board::reduced(CardId id, Cost out) const
{
    const CardDef &def = defOf(id);
    const PlayerState &player = s.players[s.cards[id].controller];
    const int discount = player.spellDiscount;
    if (def.kind == Kind::Spell && discount > 0 && out.energy > 1)
        out.energy = static_cast<std::uint8_t>(std::max(1, out.energy - discount));
    int least = 0;
    int less = def.abilityCount > 0 ? ownDiscount(*this, id, least) : 0;
    if (def.kind == Kind::Spell)
        less += nextSpellDiscount(s, s.cards[id].controller);
    if (def.kind == Kind::Gear && player.gear == 0)
        less += player.gearDiscount;
    for (const Effect &e : s.effects)
        if (e.controller == s.cards[id].controller) {
            if (e.kind == EffectKind::UnitsCostMore && def.kind == Kind::Unit)
                out.energy = static_cast<std::uint8_t>(std::min(200, out.energy + e.value));
            if (e.kind == EffectKind::NextCard) {
                less += e.value;
                takePower(out, e.least);
            }
        }
    least = std::min<int>(least, out.energy);
    out.energy = static_cast<std::uint8_t>(std::max(least, out.energy - less));
    if (def.abilityCount > 0)
        savePower(*this, id, out);
    if (s.pricing)
        changeCost(*this, id, out);
    return out;
}

Purse Board::gives(AbilityId ability, PlayerId player) const
{
    Purse out;
    if (player < kPlayers && p.abilities[ability].card == m_db.gold)
        out.energy += s.players[player].moreGold;
    for (NodeId id = p.abilities[ability].effect; id != 0; id = p.nodes[id].next) {
        const Node &n = p.nodes[id];
        const int number = p.amounts[n.amount].number;
        if (n.number == kEnergyWord)
            (n.flag ? out.spellEnergy : out.energy) += number;
        else if (n.number < kDomains)
            out.power[n.number] += number;
        else
            (n.flag ? out.spellAny : out.any) += number;
    }
    return out;
}

bool Board::canAdd(CardId id, AbilityId ability) const
{
    const Card &c = s.cards[id];
    const CondId cond = p.abilities[ability].cond;
    if (cond != 0 && !holds(cond, {c.controller, id, nullptr, kNone}))
        return false;
    if (isPaidByChoice(p.abilities[ability].cost))
        return false; // its cost is paid with a choice, and not during a payment
    return p.abilities[ability].kind == AbilityKind::Adding && onBoard(id) && c.on == kNone
        && !(p.abilities[ability].cost.exhaust && c.is(status::Exhausted));
}

/// A rune can be exhausted and recycled in the same payment.
Purse Board::everything(PlayerId player, const CardSet &except) const
{
    Purse out = Purse::of(s.players[player].pool);
    s.forBoard([&](CardId id) {
        const Card &c = s.cards[id];
        if (c.controller != player || except.has(id))
            return;
        if (c.kind == Kind::Rune) {
            out.energy += c.is(status::Exhausted) ? 0 : 1;
            ++out.power[static_cast<std::size_t>(std::countr_zero(defOf(id).domains))];
            return;
        }
        if (hasUsable(id))
            forUsable(id, [&, given = false](AbilityId ability, const Ability &) mutable {
                // Only one of the abilities that exhaust the same card can be used.
                if (canAdd(id, ability) && !given) {
                    out.add(gives(ability, player));
                    given = defOf(id).borrowsExhaust;
                }
            });
    });
    return out;
}

bool Board::canPay(PlayerId player, const Cost &cost, bool spell, const CardSet &except) const
{
    return cost.free() || Purse::of(s.players[player].pool).covers(cost, spell)
        || everything(player, except).covers(cost, spell);
}

bool Board::canPayPart(const FullCost &cost, const View &v) const
{
    const CostPart &part = cost.part;
    if (cost.exhaust && s.cards[v.self].is(status::Exhausted))
        return false;
    if (part.anyNumber)
        return true;
    switch (part.kind) {
    case CostPart::Kind::None:
        return true;
    case CostPart::Kind::Discard:
        return handCards(part, v).count() >= part.count;
    case CostPart::Kind::RecycleTrash:
    case CostPart::Kind::BanishTrash:
        return trashCards(part, v).count() >= part.count;
    case CostPart::Kind::Burn:
        return s.count(Zone::MainDeck, v.you) >= part.count;
    case CostPart::Kind::SpendXp:
        return s.players[v.you].xp >= part.count;
    case CostPart::Kind::Disempower:
        return s.cards[v.self].is(status::Empowered);
    case CostPart::Kind::BanishMe:
        return onBoard(v.self);
    case CostPart::Kind::RecycleMe:
        return s.cards[v.self].zone == Zone::Trash;
    case CostPart::Kind::ReturnOne:
    case CostPart::Kind::Exhaust:
    case CostPart::Kind::Kill:
    case CostPart::Kind::SpendBuff:
    case CostPart::Kind::RecycleOne:
        return partCards(part, v).count() >= part.count;
    }
    return false;
}

/// The cards in the player's hand that can be discarded to pay this part of the cost. The card
/// being played is not among them.
CardSet Board::handCards(const CostPart &part, const View &v) const
{
    CardSet out;
    s.forEach(Zone::Hand, v.you, [&](CardId id) {
        const Filter &f = p.filters[p.selectors[part.of].filter];
        out.addIf(id != v.self && (part.of == 0 || matches(f, id, v)), id);
    });
    return out;
}

CardSet Board::trashCards(const CostPart &part, const View &v) const
{
    CardSet out;
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (player == v.you || part.kind == CostPart::Kind::BanishTrash)
            s.forEach(Zone::Trash, player, [&](CardId id) {
                const Filter &f = p.filters[p.selectors[part.of].filter];
                out.addIf(part.of == 0 || matches(f, id, v), id);
            });
    return out;
}

CardSet Board::partCards(const CostPart &part, const View &v) const
{
    const Selector &sel = p.selectors[part.of];
    if (sel.pick != Pick::Me)
        return collect(p.filters[sel.filter], v);
    CardSet own;
    own.addIf(part.kind != CostPart::Kind::SpendBuff || s.cards[v.self].is(status::Buffed), v.self);
    return own;
}

namespace {

/// Whether a card that pays a cost part of this kind can no longer pay resources.
bool usesUp(CostPart::Kind kind)
{
    return kind == CostPart::Kind::Exhaust || kind == CostPart::Kind::Kill
        || kind == CostPart::Kind::RecycleOne || kind == CostPart::Kind::ReturnOne;
}

int sizeOf(const Purse &purse)
{
    int all = purse.energy + purse.spellEnergy + purse.spellAny + purse.any;
    for (const int power : purse.power)
        all += power;
    return all;
}

} // namespace

CardSet Board::leastGiving(const CostPart &part, const View &v) const
{
    CardSet out;
    if (!usesUp(part.kind) || part.anyNumber)
        return out;
    int most = -1;
    partCards(part, v).forEach([&](CardId id) {
        CardSet one;
        one.add(id);
        if (const int left = sizeOf(everything(v.you, one)); left > most) {
            most = left;
            out = one;
        }
    });
    return out;
}

CardSet Board::leastGiving(const CostPart &part, const View &v, int count) const
{
    CardSet out;
    if (!usesUp(part.kind))
        return out;
    const CardSet all = partCards(part, v);
    for (; count > 0; --count) {
        int most = -1;
        CardSet best = out;
        all.forEach([&](CardId id) {
            CardSet more = out;
            more.add(id);
            if (out.has(id))
                return;
            if (const int left = sizeOf(everything(v.you, more)); left > most) {
                most = left;
                best = more;
            }
        });
        out = best;
    }
    return out;
}

bool Board::isSpell(const ChainItem &item) const
{
    return item.ability == 0 && s.cards[item.card].kind == Kind::Spell;
}

bool Board::poolPaysAlone(const ChainItem &item) const
{
    const Pool &pool = s.players[item.controller].pool;
    if (!Purse::of(pool).covers(item.cost, isSpell(item)))
        return false;
    int kinds = pool.any > 0 ? 1 : 0;
    int power = pool.any;
    for (const std::uint8_t n : pool.power) {
        kinds += n > 0 ? 1 : 0;
        power += n;
    }
    const int open = item.cost.any + item.cost.either;
    return open == 0 || kinds <= 1 || power == item.cost.allPower();
}

// --- asking for payment

namespace {

enum class Resource : std::uint8_t {
    Energy,
    Power0,
    Any = Power0 + kDomains,
    SpellEnergy,
    SpellAny
};

void offerPool(const Pool &pool, const Cost &cost, bool spell, Decision &out)
{
    const auto add = [&](Resource what, int amount) {
        Option &o = Board::offer(out, OptionKind::Pool);
        o.number = static_cast<std::int16_t>(what);
        o.cost = static_cast<std::uint8_t>(amount);
    };
    const int restricted = spell ? std::min(pool.spellEnergy, cost.energy) : 0;
    if (restricted > 0)
        add(Resource::SpellEnergy, restricted);
    if (const int energy = std::min<int>(pool.energy, cost.energy - restricted); energy > 0)
        add(Resource::Energy, energy);
    const int power = cost.allPower();
    for (int d = 0; d < kDomains; ++d)
        for (int i = 0; i < std::min<int>(pool.power[static_cast<std::size_t>(d)], power); ++i)
            add(static_cast<Resource>(static_cast<int>(Resource::Power0) + d), 1);
    for (int i = 0; spell && i < std::min<int>(pool.spellAny, power); ++i)
        add(Resource::SpellAny, 1);
    for (int i = 0; i < std::min<int>(pool.any, power); ++i)
        add(Resource::Any, 1);
}

void offerCards(const Board &m, PlayerId player, const Cost &cost, bool spell, CardId except,
                Decision &out)
{
    m.s.forBoard([&](CardId id) {
        const Card &c = m.s.cards[id];
        if (c.controller != player || id == except)
            return;
        if (c.kind == Kind::Rune) {
            if (!c.is(status::Exhausted) && cost.energy > 0)
                (void)Board::offer(out, OptionKind::Exhaust, id);
            if (cost.allPower() > 0)
                (void)Board::offer(out, OptionKind::Recycle, id);
            return;
        }
        m.forUsable(id, [&, given = false](AbilityId ability, const Ability &) mutable {
            if (!m.canAdd(id, ability) || given)
                return;
            given = m.defOf(id).borrowsExhaust;
            const Purse gives = m.gives(ability, player);
            if (gives.spellEnergy + gives.spellAny == 0 || spell)
                Board::offer(out, OptionKind::Add, id).ability = ability;
        });
    });
}

} // namespace

Purse Board::purseOf(const Option &o, PlayerId player) const
{
    Purse out;
    switch (static_cast<OptionKind>(o.kind)) {
    case OptionKind::Pool:
        if (o.number == static_cast<int>(Resource::Energy))
            out.energy = o.cost;
        else if (o.number == static_cast<int>(Resource::SpellEnergy))
            out.spellEnergy = o.cost;
        else if (o.number == static_cast<int>(Resource::SpellAny))
            out.spellAny = o.cost;
        else if (o.number == static_cast<int>(Resource::Any))
            out.any = o.cost;
        else
            out.power[static_cast<std::size_t>(o.number) - 1] = o.cost;
        break;
    case OptionKind::Exhaust:
        out.energy = 1;
        break;
    case OptionKind::Recycle:
        out.power[static_cast<std::size_t>(std::countr_zero(defOf(o.card).domains))] = 1;
        break;
    case OptionKind::Add:
        out = gives(o.ability, player);
        break;
    default:
        break;
    }
    return out;
}

namespace {

/// How much a source is worth keeping: the pool least, then runes (recycling an exhausted one less
/// than a ready one), and abilities that add resources most.
int worthOf(const Board &m, const Option &o)
{
    const auto kind = static_cast<OptionKind>(o.kind);
    if (kind == OptionKind::Pool)
        return o.number == static_cast<int>(Resource::Any) ? 1 : 0;
    if (kind == OptionKind::Add)
        return 500;
    const bool exhausted = m.s.cards[o.card].is(status::Exhausted);
    return kind == OptionKind::Recycle ? (exhausted ? 100 : 200) : 150;
}

Purse without(Purse all, const Purse &one)
{
    all.energy -= one.energy;
    all.spellEnergy -= one.spellEnergy;
    all.spellAny -= one.spellAny;
    all.any -= one.any;
    for (std::size_t d = 0; d < all.power.size(); ++d)
        all.power[d] -= one.power[d];
    return all;
}

/// Finds a way to pay: selects everything, then drops what is not needed, the most valuable first.
/// A recycled rune is also exhausted if its energy helps to pay.
void suggest(const Board &m, const ChainItem &item, Decision &out)
{
    const bool spell = m.isSpell(item);
    Purse all;
    for (std::size_t i = 0; i < out.options.size(); ++i) {
        out.suggested.push_back(static_cast<std::uint16_t>(i));
        all.add(m.purseOf(out.options[i], item.controller));
    }
    std::sort(out.suggested.begin(), out.suggested.end(), [&](std::uint16_t a, std::uint16_t b) {
        const int one = worthOf(m, out.options[a]);
        const int two = worthOf(m, out.options[b]);
        return one != two ? one < two : a < b;
    });
    for (std::size_t i = out.suggested.size(); i > 0; --i) {
        const Purse one = m.purseOf(out.options[out.suggested[i - 1]], item.controller);
        if (const Purse rest = without(all, one); rest.covers(item.cost, spell)) {
            all = rest;
            out.suggested.erase(out.suggested.begin() + static_cast<std::ptrdiff_t>(i) - 1);
        }
    }
}

} // namespace

void Board::askPayment(const ChainItem &item, Decision &out) const
{
    begin(out, core::DecisionKind::Pay, Prompt::Pay, item.controller, 0, 0);
    const bool spell = isSpell(item);
    const CardId source = item.ctx == kNone ? item.card : s.contexts[item.ctx].source;
    out.source = source;
    const bool own = item.ability != 0 && p.abilities[item.ability].cost.exhaust;
    offerPool(s.players[item.controller].pool, item.cost, spell, out);
    offerCards(*this, item.controller, item.cost, spell, own ? source : kNone, out);
    out.max = static_cast<std::int16_t>(out.options.size());
    suggest(*this, item, out);
}

core::Refusal Board::whyNotPaid(const Decision &d, const Answer &a) const
{
    const ChainItem item = beingPaid();
    const bool spell = isSpell(item);
    const auto paysWithout = [&](int without) {
        Purse purse;
        for (const std::uint16_t id : a.options)
            if (id != without)
                purse.add(purseOf(d.options[id], item.controller));
        return purse.covers(item.cost, spell);
    };
    if (!paysWithout(-1))
        return refuse(Reason::NotEnough, "CR 357");
    for (const std::uint16_t id : a.options)
        if (paysWithout(id))
            return refuse(Reason::Superfluous, "CR 357", id);
    return nothing();
}

// --- carrying out the payment

void Changes::addResources(PlayerId player, const Purse &what)
{
    Purse all = Purse::of(s.players[player].pool);
    all.add(what);
    s.players[player].pool = all.pool();
    emit(Ev::ResourcesAdded, kNone, kNone, what.energy + what.spellEnergy, player);
}

void Changes::emptyPool(PlayerId player)
{
    if (s.players[player].pool.empty())
        return;
    s.players[player].pool = {};
    emit(Ev::PoolEmptied, kNone, kNone, 0, player);
}

void Changes::useRune(CardId rune, bool recycled)
{
    Purse what;
    if (recycled)
        what.power[static_cast<std::size_t>(std::countr_zero(defOf(rune).domains))] = 1;
    else
        what.energy = 1;
    const PlayerId player = s.cards[rune].controller;
    if (recycled)
        recycle(rune);
    else
        setExhausted(rune, true);
    addResources(player, what);
}

void Machine::add(CardId card, AbilityId ability)
{
    const Ability &a = p.abilities[ability];
    const PlayerId player = s.cards[card].controller;
    const Purse what = gives(ability, player);
    noteUsed(*this, card, player);
    if (a.cost.exhaust)
        setExhausted(card, true);
    if (a.cost.kill)
        kill([&] {
            CardSet one;
            one.add(card);
            return one;
        }());
    addResources(player, what);
}

namespace {

void noteSpent(State &s, const ChainItem &item)
{
    std::uint8_t &spent = s.players[item.controller].powerSpent;
    const int power = item.cost.allPower();
    spent = static_cast<std::uint8_t>(std::min(kMostNumber, spent + power));
    s.derivedDirty = s.derivedDirty || power > 0;
}

} // namespace

void Changes::payFromPool(ChainItem &item)
{
    PlayerState &player = s.players[item.controller];
    Purse purse = Purse::of(player.pool);
    purse.spend(item.cost, isSpell(item));
    player.pool = purse.pool();
    noteSpent(s, item);
    emit(Ev::ResourcesPaid, item.card, kNone, item.cost.energy, item.controller);
}

void Changes::payOptions(const Decision &d, const Answer &a, ChainItem &item)
{
    Purse chosen;
    Purse rest = Purse::of(s.players[item.controller].pool);
    for (const std::uint16_t id : a.options) {
        const Option &o = d.options[id];
        const Purse one = purseOf(o, item.controller);
        chosen.add(one);
        if (static_cast<OptionKind>(o.kind) == OptionKind::Pool) {
            rest.energy -= one.energy;
            rest.spellEnergy -= one.spellEnergy;
            rest.spellAny -= one.spellAny;
            rest.any -= one.any;
            for (std::size_t i = 0; i < rest.power.size(); ++i)
                rest.power[i] -= one.power[i];
        }
    }
    chosen.spend(item.cost, isSpell(item));
    noteSpent(s, item);
    rest.add(chosen);
    s.players[item.controller].pool = rest.pool();
    emit(Ev::ResourcesPaid, item.card, kNone, item.cost.energy, item.controller);
}

} // namespace playmat::riftbound
