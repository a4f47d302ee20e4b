#include "engine/riftbound/rules/board.h"
#include "engine/riftbound/rules/traits.h"

#include <algorithm>

/// Queries about cards: filters, amounts, conditions and selectors.
namespace playmat::riftbound {

namespace {

/// Sorts cards by location, then by their order of arrival.
std::uint32_t rankOf(const State &s, CardId id)
{
    const Card &c = s.cards[id];
    return static_cast<std::uint32_t>(s.listIdOf(id)) << 16U | c.serial;
}

} // namespace

std::size_t putInOrder(const State &state, const CardSet &set, std::array<CardId, kMaxCards> &out)
{
    std::size_t count = 0;
    set.forEach([&](CardId id) { out[count++] = id; });
    std::sort(out.begin(), out.begin() + count, [&](CardId a, CardId b) {
        const std::uint32_t one = rankOf(state, a);
        const std::uint32_t two = rankOf(state, b);
        return one != two ? one < two : a < b;
    });
    return count;
}

int Board::lethal(CardId id) const
{
    int prevented = 0; // 437.5.a
    int times = 1;
    for (const Effect &e : s.effects)
        if (s.affects(e, id)) {
            prevented += e.kind == EffectKind::Prevent ? e.value : 0;
            times *= e.kind == EffectKind::Doubled ? 2 : 1;
        }
    const int wound = isDeadly(*this, opponentOf(s.cards[id].controller))
        ? 1
        : std::max(1, std::max(1, might(id)) - s.cards[id].damage);
    // What changes the damage is applied to its assignment already (460.2.c).
    return prevented + (wound + times - 1) / times;
}

bool Board::says(CardId id, Always what) const
{
    bool found = false;
    const View v{s.cards[id].controller, id, nullptr, kNone};
    forAbilities(id, [&](AbilityId, const Ability &a) {
        if (a.kind != AbilityKind::Static)
            return;
        for (NodeId node = a.effect; node != 0 && !found; node = p.nodes[node].next)
            found = allOps()[p.nodes[node].op]->always == what && (a.cond == 0 || holds(a.cond, v));
    });
    return found;
}

int Board::buffsOn(CardId id) const
{
    return s.cards[id].is(status::Buffed) ? 1 + s.moreOf(EffectKind::MoreBuffs, id) : 0;
}

int Board::mightiest(PlayerId player) const
{
    int most = 0;
    s.forBoard([&](CardId id) {
        if (s.cards[id].kind == Kind::Unit && s.cards[id].controller == player)
            most = std::max(most, might(id));
    });
    return most;
}

int Board::unitsAt(std::uint8_t place, PlayerId player) const
{
    int count = 0;
    forUnits(place, player, [&](CardId) { ++count; });
    return count;
}

bool Board::hasUnits(std::uint8_t place, PlayerId player) const
{
    return unitsAt(place, player) > 0;
}

int Board::unitsWith(CardId id) const
{
    const Card &c = s.cards[id];
    if (c.zone == Zone::Battlefield)
        return unitsAt(c.place, c.controller);
    int count = 0;
    s.forEach(Zone::Base, c.controller,
              [&](CardId other) { count += s.cards[other].kind == Kind::Unit ? 1 : 0; });
    return count;
}

std::uint8_t Board::placeOf(const View &v) const
{
    if (v.place != kNone)
        return v.place;
    return v.self != kNone && s.cards[v.self].zone == Zone::Battlefield ? s.cards[v.self].place
                                                                        : kNone;
}

namespace {

bool isThere(const Board &m, const Filter &f, CardId id, const View &v)
{
    const Card &c = m.s.cards[id];
    const bool board = c.zone == Zone::Base || c.zone == Zone::Battlefield;
    switch (f.where) {
    case Where::Board:
        return board || (c.zone == Zone::Legend && (f.kinds & kindBit(Kind::Legend)) != 0);
    case Where::Battlefield:
        return c.zone == Zone::Battlefield;
    case Where::Base:
        return c.zone == Zone::Base;
    case Where::Here: {
        const std::uint8_t place = m.placeOf(v);
        return place == kNone
            ? v.self != kNone && c.zone == Zone::Base && m.s.cards[v.self].zone == Zone::Base
                && c.controller == m.s.cards[v.self].controller
            : c.zone == Zone::Battlefield && c.place == place;
    }
    case Where::Combat:
        return c.is(status::Attacker | status::Defender);
    case Where::Trash:
        return c.zone == Zone::Trash;
    case Where::Hand:
        return c.zone == Zone::Hand;
    case Where::Chain:
        return c.zone == Zone::Chain;
    case Where::Facedown:
        return c.zone == Zone::Facedown;
    case Where::Same: {
        const CardId by = m.besides(v);
        return by == kNone ? board : board && m.s.listIdOf(by) == m.s.listIdOf(id);
    }
    case Where::Elsewhere:
        return board && (v.self == kNone || m.s.listIdOf(v.self) != m.s.listIdOf(id));
    case Where::Anywhere:
        return true;
    case Where::Chosen:
        return c.zone == Zone::Battlefield && c.place == m.chosenPlace(v);
    case Where::Revealed:
        return c.zone == Zone::MainDeck && c.is(status::Shown);
    case Where::Champion:
        return c.zone == Zone::Champion;
    case Where::Banished:
        return c.zone == Zone::Banishment;
    case Where::Apart: {
        const CardId by = m.besides(v);
        return board && (by == kNone || m.s.listIdOf(by) != m.s.listIdOf(id));
    }
    case Where::Showdown:
        return m.s.showdown.going() && c.zone == Zone::Battlefield && c.place == m.s.showdown.place;
    case Where::Moved:
        return c.zone == Zone::Battlefield
            && ((v.ctx != nullptr && c.place == v.ctx->place)
                || (v.self != kNone && m.s.listIdOf(v.self) == m.s.listIdOf(id)));
    }
    return false;
}

} // namespace

std::uint8_t Board::chosenPlace(const View &v) const
{
    if (v.ctx != nullptr)
        for (const Target &t : v.ctx->targets)
            if (t.what == Target::What::List)
                return holderOf(t.id);
    return kNone;
}

CardId Board::besides(const View &v) const
{
    if (v.ctx == nullptr)
        return kNone;
    if (!v.ctx->it.empty())
        return v.ctx->it.first();
    for (const Target &t : v.ctx->targets)
        if (t.what == Target::What::Card)
            return t.id;
    return kNone;
}

namespace {

/// Whether the card's printed values match the filter.
bool fitsPrinted(const Board &m, const Filter &f, CardId id, const View &v)
{
    const CardDef &d = m.defOf(id);
    if (d.energy < f.costLeast || d.energy > f.costMost || d.power < f.powerLeast
        || d.power > f.powerMost)
        return false;
    if ((f.tag != 0 && !hasTag(m, id, f.tag)) || (f.notTag != 0 && hasTag(m, id, f.notTag)))
        return false;
    if (f.named != 0 && m.s.cards[id].def != f.named)
        return false;
    if (f.domains != 0 && (f.domains & d.domains) == 0)
        return false;
    if (f.costWithin != 0 && d.energy > m.amount(f.costWithin, v))
        return false;
    return !f.namesake || (v.self != kNone && d.name == m.defOf(v.self).name);
}

/// The current controller of the card, which may be a battlefield.
PlayerId controllerOf(const State &s, CardId id)
{
    if (s.cards[id].kind != Kind::Battlefield)
        return s.cards[id].controller;
    for (std::uint8_t place = 0; place < s.placeCount; ++place)
        if (s.places[place].card == id)
            return s.places[place].controller;
    return kNone;
}

bool fitsSide(const Board &m, Side side, CardId id, PlayerId you)
{
    const PlayerId controller = controllerOf(m.s, id);
    if (side == Side::Any)
        return true;
    return controller != kNone && (controller == you) == (side == Side::Friendly);
}

bool fitsMight(const Board &m, const Filter &f, CardId id, const View &v)
{
    if (m.s.cards[id].kind != Kind::Unit)
        return f.mightLeast < 0;
    const int might = m.onBoard(id) ? m.might(id) : m.defOf(id).might;
    if (f.mightWithin != 0 && might > m.amount(f.mightWithin, v))
        return false;
    return might >= f.mightLeast && might <= f.mightMost;
}

/// Whether the item of the chain chooses a card that fits.
template <class Fits>
bool chooses(const Board &m, CardId face, Fits &&fits)
{
    const ChainItem *item = m.s.itemOf(face);
    if (item == nullptr)
        return false;
    const auto &targets = m.s.contexts[item->ctx].targets;
    return std::any_of(targets.begin(), targets.end(), [&](const Target &t) {
        return t.what == Target::What::Card && m.stillThere(t) && fits(t.id);
    });
}

/// Whether the item chooses the card that the effect is about, and no other unit of the player.
bool choosesOnly(const Board &m, CardId face, const View &v)
{
    const CardId it = m.besides(v);
    return it != kNone && chooses(m, face, [&](CardId id) { return id == it; })
        && !chooses(m, face, [&](CardId id) {
               return id != it && m.isUnit(id) && m.s.cards[id].controller == v.you;
           });
}

bool isChosenBy(const Board &m, FilterId by, CardId id, const View &v)
{
    return std::any_of(m.s.chain.begin(), m.s.chain.end(), [&](const ChainItem &item) {
        return m.matches(m.p.filters[by], item.card, v)
            && chooses(m, item.card, [&](CardId chosen) { return chosen == id; });
    });
}

/// Whether the card fights a unit that matches the filter.
bool fights(const Board &m, FilterId against, CardId id, const View &v)
{
    constexpr std::uint16_t kSides = status::Attacker | status::Defender;
    const Card &c = m.s.cards[id];
    if (!c.is(kSides))
        return false;
    bool found = false;
    m.forUnits(c.place, opponentOf(c.controller), [&](CardId other) {
        found = found || (m.s.cards[other].is(kSides) && m.matches(m.p.filters[against], other, v));
    });
    return found;
}

/// What the filter says about the item that the card is, that chooses it, or that it fights.
bool isRelated(const Board &m, const Filter &f, CardId id, const View &v)
{
    if (f.chooses != 0
        && !chooses(m, id, [&](CardId one) { return m.matches(m.p.filters[f.chooses], one, v); }))
        return false;
    if (f.choosesOnlyIt && !choosesOnly(m, id, v))
        return false;
    return (f.chosenBy == 0 || isChosenBy(m, f.chosenBy, id, v))
        && (f.against == 0 || fights(m, f.against, id, v));
}

/// What the filter says about the card and the one that the effect is about.
bool fitsIt(const Board &m, const Filter &f, CardId id, const View &v)
{
    const Card &c = m.s.cards[id];
    const CardId it = m.besides(v);
    if (f.sameController && it != kNone && c.controller != m.s.cards[it].controller)
        return false;
    if (f.onIt && (it == kNone || c.on != it))
        return false;
    if (f.amongIt && (v.ctx == nullptr || !v.ctx->it.has(id)))
        return false;
    if (f.unchosen && v.ctx != nullptr
        && std::any_of(v.ctx->targets.begin(), v.ctx->targets.end(),
                       [&](const Target &t) { return t.what == Target::What::Card && t.id == id; }))
        return false;
    if (!f.withMe)
        return true;
    const std::uint16_t me = v.ctx != nullptr && v.ctx->source == v.self ? v.ctx->sourceSerial
        : v.self != kNone                                                ? m.s.cards[v.self].serial
                                                                         : std::uint16_t{0};
    return me != 0 && c.banishedBy == me;
}

/// Whether nothing in the filter excludes the card.
bool isIncluded(const Board &m, const Filter &f, CardId id, const View &v)
{
    const Card &c = m.s.cards[id];
    if (f.notIt && v.ctx != nullptr && v.ctx->it.has(id))
        return false;
    if (f.attached >= 0 && (c.on != kNone) != (f.attached == 1))
        return false;
    if (f.onMe && (c.on == kNone || c.on != v.self))
        return false;
    if ((f.owned && c.owner != v.you) || (f.chosenChampion && m.s.champions[c.owner] != c.def))
        return false;
    return f.without.empty() || !c.keywords.any(f.without);
}

} // namespace

bool Board::matches(const Filter &f, CardId id, const View &v) const
{
    if (f.orElse != 0 && matches(p.filters[f.orElse], id, v))
        return true;
    const Card &c = s.cards[id];
    if (f.kinds != 0 && (f.kinds & kindBit(c.kind)) == 0)
        return false;
    // In a trigger of a battlefield, "another" excludes the card that the event is about.
    const bool about = v.ctx != nullptr && v.ctx->subject == id && v.self != kNone
        && s.cards[v.self].kind == Kind::Battlefield;
    if (!isThere(*this, f, id, v) || (f.other && (id == v.self || about)))
        return false;
    if (!fitsSide(*this, f.side, id, v.you) || !fitsMight(*this, f, id, v)
        || !fitsPrinted(*this, f, id, v) || !isIncluded(*this, f, id, v) || !fitsIt(*this, f, id, v)
        || !isRelated(*this, f, id, v))
        return false;
    if ((c.status & f.needs) != f.needs || (c.status & f.lacks) != 0)
        return false;
    if (f.alone && unitsWith(id) != 1)
        return false;
    if (!f.has.empty() && !c.keywords.any(f.has))
        return false;
    return (!f.damaged || c.damage > 0) && (!f.token || c.is(status::Token))
        && (!f.card || !c.is(status::Token));
}

CardSet Board::collect(const Filter &f, const View &v) const
{
    CardSet out;
    const auto look = [&](CardId id) { out.addIf(matches(f, id, v), id); };
    switch (f.where) {
    case Where::Trash:
    case Where::Champion:
    case Where::Banished:
    case Where::Hand: {
        const Zone zone = f.where == Where::Trash ? Zone::Trash
            : f.where == Where::Champion          ? Zone::Champion
            : f.where == Where::Banished          ? Zone::Banishment
                                                  : Zone::Hand;
        for (PlayerId player = 0; player < kPlayers; ++player)
            s.forEach(zone, player, look);
        break;
    }
    case Where::Revealed:
        for (PlayerId player = 0; player < kPlayers; ++player)
            s.forEach(Zone::MainDeck, player, look);
        break;
    case Where::Chain:
        s.forEach(Zone::Chain, 0, look);
        break;
    case Where::Facedown:
        for (std::uint8_t place = 0; place < s.placeCount; ++place)
            s.forEach(Zone::Facedown, place, look);
        break;
    default:
        s.forBoard(look);
        if ((f.kinds & kindBit(Kind::Battlefield)) != 0)
            s.forEach(Zone::Battlefields, 0, look);
        if ((f.kinds & kindBit(Kind::Legend)) != 0)
            for (PlayerId player = 0; player < kPlayers; ++player)
                s.forEach(Zone::Legend, player, look);
    }
    return f.orElse == 0 ? out : out | collect(p.filters[f.orElse], v);
}

namespace {

/// The Might, cost or damage of the card; off the board, the Might is the printed one.
int valueOf(const Board &m, AmountKind kind, CardId id)
{
    if (kind == AmountKind::CostOf)
        return m.defOf(id).energy;
    return kind == AmountKind::Might ? m.might(id) : m.s.cards[id].damage;
}

} // namespace

int Board::amount(AmountId id, const View &v) const
{
    const Amount &a = p.amounts[id];
    if (a.cond != 0)
        return holds(a.cond, v) ? bareAmount(a, v) : a.plus;
    return a.plus + bareAmount(a, v);
}

namespace {

/// The number of the filter's alternatives that at least one card matches.
int kindsOf(const Board &m, FilterId id, const View &v)
{
    int count = 0;
    for (; id != 0; id = m.p.filters[id].orElse) {
        Filter one = m.p.filters[id];
        one.orElse = 0;
        count += m.collect(one, v).empty() ? 0 : 1;
    }
    return count;
}

int totalMight(const Board &m, const Filter &f, const View &v)
{
    int sum = 0;
    m.collect(f, v).forEach([&](CardId one) { sum += m.might(one); });
    return sum;
}

int countAmong(const Board &m, const Amount &a, const View &v)
{
    int count = 0;
    m.selected(a.of, v).forEach([&](CardId one) {
        count += a.filter == 0 || m.matches(m.p.filters[a.filter], one, v) ? 1 : 0;
    });
    return count;
}

} // namespace

int Board::bareAmount(const Amount &a, const View &v) const
{
    switch (a.kind) {
    case AmountKind::None:
    case AmountKind::Number:
        return a.number;
    case AmountKind::Count:
        return a.number * collect(p.filters[a.filter], v).count();
    case AmountKind::Might:
    case AmountKind::CostOf:
    case AmountKind::DamageOn: {
        int sum = 0;
        selected(a.of, v).forEach([&](CardId one) { sum += valueOf(*this, a.kind, one); });
        return a.number * sum;
    }
    case AmountKind::HighestMight: {
        int most = 0;
        collect(p.filters[a.filter], v).forEach([&](CardId one) {
            most = std::max(most, might(one));
        });
        return most;
    }
    case AmountKind::PaidMight:
    case AmountKind::PaidAmount:
    case AmountKind::Kills:
        return v.ctx == nullptr ? 0 : v.ctx->number;
    case AmountKind::Points:
        return s.players[v.you].points;
    case AmountKind::Places:
        return a.number * placesOf(v.you);
    case AmountKind::Hunt:
        return v.self == kNone ? 0 : s.cards[v.self].hunt;
    case AmountKind::Assault:
        return v.self == kNone ? 0 : s.cards[v.self].assault;
    case AmountKind::Among:
        return a.number * countAmong(*this, a, v);
    case AmountKind::TotalMight:
        return totalMight(*this, p.filters[a.filter], v);
    case AmountKind::Kinds:
        return a.number * kindsOf(*this, a.filter, v);
    case AmountKind::CardsPlayed:
        return a.number * s.players[v.you].played;
    case AmountKind::Empowered:
        return v.self == kNone ? 0 : a.number * timesEmpowered(*this, v.self);
    case AmountKind::HeldPoints:
        return a.number * s.players[v.you].held;
    }
    return 0;
}

int Board::placesOf(PlayerId player) const
{
    return static_cast<int>(
        std::count_if(s.places.begin(), s.places.begin() + s.placeCount,
                      [&](const Place &place) { return place.controller == player; }));
}

bool Board::stillThere(const Target &t) const
{
    return t.what != Target::What::Card || s.cards[t.id].serial == t.serial;
}

bool Board::stillLegal(const Target &t, const Selector &sel, const View &v) const
{
    return stillThere(t)
        && (t.what != Target::What::Card || matches(p.filters[sel.filter], t.id, v));
}

CardSet Board::selected(SelId id, const View &v) const
{
    const Selector &sel = p.selectors[id];
    CardSet out;
    const auto addGroup = [&](int group, bool legal) {
        for (const Target &t : v.ctx->targets)
            if (t.group == group + v.ctx->firstGroup && t.what == Target::What::Card
                && (legal ? stillLegal(t, sel, v) : stillThere(t)))
                out.add(t.id);
    };
    switch (sel.pick) {
    case Pick::None:
    case Pick::Choose:
        break;
    case Pick::Me:
        if (v.self != kNone && (v.ctx == nullptr || s.cards[v.self].serial == v.ctx->sourceSerial))
            out.add(v.self);
        break;
    case Pick::It:
        out = v.ctx->it;
        break;
    case Pick::Subject:
        if (v.ctx->subject != kNone && s.cards[v.ctx->subject].serial == v.ctx->subjectSerial)
            out.add(v.ctx->subject);
        break;
    case Pick::Group:
        addGroup(sel.group, false);
        break;
    case Pick::Target:
        addGroup(sel.group, true);
        break;
    case Pick::All: {
        View there = v;
        Filter f = p.filters[sel.filter];
        if (sel.place != 0 && f.where == Where::Board)
            f.where = Where::Here; // only the chosen battlefield
        if (sel.place != 0)
            for (const Target &t : v.ctx->targets)
                if (t.group == sel.group + v.ctx->firstGroup && t.what == Target::What::List)
                    there.place = holderOf(t.id);
        out = collect(f, there);
        break;
    }
    }
    return out;
}

} // namespace playmat::riftbound
