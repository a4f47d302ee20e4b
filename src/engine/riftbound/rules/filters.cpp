#include "engine/riftbound/rules/board.h"

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
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::Prevent && s.affects(e, id))
            prevented += e.value;
    return prevented + std::max(1, std::max(1, might(id)) - s.cards[id].damage);
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
    int count = s.cards[id].is(status::Buffed) ? 1 : 0;
    if (count > 0)
        for (const Effect &e : s.effects)
            count += e.kind == EffectKind::MoreBuffs && s.affects(e, id) ? e.value : 0;
    return count;
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
    if ((f.tag != 0 && !d.tags.has(f.tag)) || (f.notTag != 0 && d.tags.has(f.notTag)))
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
        || !fitsPrinted(*this, f, id, v) || !isIncluded(*this, f, id, v))
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
    case Where::Hand: {
        const Zone zone = f.where == Where::Trash ? Zone::Trash
            : f.where == Where::Champion          ? Zone::Champion
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
    return p.amounts[id].plus + bareAmount(p.amounts[id], v);
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
    }
    return 0;
}

int Board::placesOf(PlayerId player) const
{
    return static_cast<int>(
        std::count_if(s.places.begin(), s.places.begin() + s.placeCount,
                      [&](const Place &place) { return place.controller == player; }));
}

namespace {

/// The cards that the player has finalized this turn, without the source (812.1.c).
int playedBesides(const Board &m, const View &v)
{
    const bool own = v.self != kNone && m.s.cards[v.self].is(status::PlayedNow);
    return m.s.players[v.you].played - (own ? 1 : 0);
}

bool allFit(const Board &m, const Cond &c, const View &v)
{
    bool all = true;
    m.selected(c.of, v).forEach(
        [&](CardId id) { all = all && m.matches(m.p.filters[c.filter], id, v); });
    return all;
}

bool oneOnOne(const Board &m, const View &v)
{
    if (v.self == kNone || !m.s.cards[v.self].is(status::Attacker | status::Defender))
        return false;
    const Card &c = m.s.cards[v.self];
    return m.unitsAt(c.place, c.controller) == 1
        && m.unitsAt(c.place, opponentOf(c.controller)) == 1;
}

bool hasPair(const Board &m, PlayerId player)
{
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        if (m.s.places[place].controller == player && m.unitsAt(place, player) == 2)
            return true;
    return false;
}

int runesOf(const Board &m, PlayerId player)
{
    int count = 0;
    m.s.forEach(Zone::Base, player,
                [&](CardId id) { count += m.s.cards[id].kind == Kind::Rune ? 1 : 0; });
    return count;
}

/// Conditions about what the player did this turn.
bool heldThisTurn(const Board &m, const Cond &c, const View &v)
{
    const PlayerState &you = m.s.players[v.you];
    switch (c.kind) {
    case CondKind::Spent:
        return you.spent >= c.number;
    case CondKind::GainedXp:
        return you.xpGained != 0;
    case CondKind::Spells:
        return you.spells >= c.number;
    case CondKind::Units:
        return you.units >= c.number;
    case CondKind::Gear:
        return you.gear >= c.number;
    case CondKind::InShowdown:
        return m.s.showdown.going();
    case CondKind::Beginning:
        return m.s.turnPlayer == v.you && m.s.phase == Phase::Beginning;
    case CondKind::NearMe:
        return you.points + c.number >= m.s.victoryScore;
    case CondKind::NotInHand:
        return v.self != kNone && m.s.cards[v.self].zone != Zone::Hand;
    case CondKind::SpentOnIt: {
        const ChainItem *item
            = v.ctx == nullptr || v.ctx->subject == kNone ? nullptr : m.s.itemOf(v.ctx->subject);
        return item != nullptr && item->cost.energy >= c.number;
    }
    case CondKind::Amounts:
        return m.amount(c.amount, v) >= c.number;
    case CondKind::RunesBehind:
        return runesOf(m, v.you) < runesOf(m, opponentOf(v.you));
    default:
        return false;
    }
}

/// Conditions about the showdown and the turn.
bool holdsNow(const Board &m, const Cond &c, const View &v)
{
    const PlayerState &you = m.s.players[v.you];
    const PlayerState &other = m.s.players[opponentOf(v.you)];
    switch (c.kind) {
    case CondKind::Level:
        return you.xp >= c.number;
    case CondKind::Excess:
        return m.s.showdown.excess[v.you] >= c.number;
    case CondKind::Near:
        return other.points + c.number >= m.s.victoryScore;
    case CondKind::Played:
        return you.played == c.number;
    case CondKind::Moves:
        return v.self != kNone && m.s.cards[v.self].moves >= c.number
            && m.s.cards[v.self].moves <= c.most;
    case CondKind::NotAll:
        return !m.holds(c.of, v);
    case CondKind::Holder:
        return v.ctx != nullptr && v.ctx->place != kNone
            && m.s.places[v.ctx->place].controller == v.you;
    case CondKind::Died:
        return you.died + other.died > 0;
    case CondKind::EnemyDied:
        return other.died > 0;
    case CondKind::FromHidden:
        return v.ctx != nullptr && v.ctx->hidden != kNone;
    case CondKind::OneOnOne:
        return oneOnOne(m, v);
    case CondKind::WasOpen:
        return !m.s.showdown.wasHeld;
    case CondKind::Attacked:
        return m.s.showdown.attacker == v.you;
    case CondKind::FirstTurn:
        return you.turns == 1;
    case CondKind::Pair:
        return hasPair(m, v.you);
    default:
        return heldThisTurn(m, c, v);
    }
}

bool holdsBare(const Board &m, const Cond &c, const View &v)
{
    switch (c.kind) {
    case CondKind::None:
        return true;
    case CondKind::Killed:
        return v.ctx != nullptr && v.ctx->killed;
    case CondKind::Did:
        return v.ctx != nullptr && v.ctx->did;
    case CondKind::Paid:
        return v.ctx != nullptr && v.ctx->paid != 0;
    case CondKind::Count: {
        const int count = m.collect(m.p.filters[c.filter], v).count();
        return count >= c.number && count <= c.most;
    }
    case CondKind::Alone: {
        const CardSet units = m.selected(c.of, v);
        return !units.empty() && m.isUnit(units.first()) && m.unitsWith(units.first()) == 1;
    }
    case CondKind::Status:
        return v.self != kNone && (m.s.cards[v.self].status & c.status) != 0;
    case CondKind::AtBattlefield:
        return v.self != kNone && m.s.cards[v.self].zone == Zone::Battlefield;
    case CondKind::Discarded:
        return m.s.players[v.you].discarded > 0;
    case CondKind::Legion:
        return playedBesides(m, v) > 0;
    case CondKind::FightingAlone:
        return v.self != kNone && m.s.cards[v.self].is(status::Attacker | status::Defender)
            && m.unitsWith(v.self) == 1;
    case CondKind::TheirTurn:
        return m.s.turnPlayer != v.you;
    case CondKind::InHand:
        return m.s.count(Zone::Hand, v.you) <= c.number;
    case CondKind::Fits:
        return !m.selected(c.of, v).empty() && allFit(m, c, v);
    default:
        return holdsNow(m, c, v);
    }
}

} // namespace

bool Board::holds(CondId id, const View &v) const
{
    const Cond &c = p.conds[id];
    return holdsBare(*this, c, v) != c.denied && (c.also == 0 || holds(c.also, v));
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
