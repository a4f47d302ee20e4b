#include "engine/riftbound/rules/board.h"

#include <algorithm>

/// Looking at cards: filters, amounts, conditions, what a selector means.
namespace playmat::riftbound {

namespace {

/// First by where they are, then in the order in which they arrived there.
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
    return std::max(1, std::max(1, might(id)) - s.cards[id].damage);
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
    case Where::Anywhere:
        return true;
    }
    return false;
}

} // namespace

bool Board::matches(const Filter &f, CardId id, const View &v) const
{
    if (f.orElse != 0 && matches(p.filters[f.orElse], id, v))
        return true;
    const Card &c = s.cards[id];
    const CardDef &d = defOf(id);
    if (f.kinds != 0 && (f.kinds & kindBit(c.kind)) == 0)
        return false;
    if (!isThere(*this, f, id, v) || (f.other && id == v.self))
        return false;
    if (f.side == Side::Friendly ? c.controller != v.you
                                 : f.side == Side::Enemy && c.controller == v.you)
        return false;
    if (c.kind == Kind::Unit && f.mightMost < 127
        && (onBoard(id) ? might(id) : d.might) > f.mightMost)
        return false;
    if (d.energy < f.costLeast || d.energy > f.costMost)
        return false;
    if ((c.status & f.needs) != f.needs || (c.status & f.lacks) != 0)
        return false;
    if (f.alone && unitsWith(id) != 1)
        return false;
    return (f.tag == 0 || d.tags.has(f.tag)) && (!f.token || c.is(status::Token));
}

CardSet Board::collect(const Filter &f, const View &v) const
{
    CardSet out;
    const auto look = [&](CardId id) { out.addIf(matches(f, id, v), id); };
    switch (f.where) {
    case Where::Trash:
    case Where::Hand: {
        const Zone zone = f.where == Where::Trash ? Zone::Trash : Zone::Hand;
        for (PlayerId player = 0; player < kPlayers; ++player)
            s.forEach(zone, player, look);
        break;
    }
    case Where::Chain:
        s.forEach(Zone::Chain, 0, look);
        break;
    case Where::Facedown:
        for (std::uint8_t place = 0; place < s.placeCount; ++place)
            s.forEach(Zone::Facedown, place, look);
        break;
    default:
        s.forBoard(look);
        if ((f.kinds & kindBit(Kind::Legend)) != 0)
            for (PlayerId player = 0; player < kPlayers; ++player)
                s.forEach(Zone::Legend, player, look);
    }
    return out;
}

int Board::amount(AmountId id, const View &v) const
{
    const Amount &a = p.amounts[id];
    switch (a.kind) {
    case AmountKind::None:
    case AmountKind::Number:
        return a.number;
    case AmountKind::Count:
        return collect(p.filters[a.filter], v).count();
    case AmountKind::Might: {
        int sum = 0;
        selected(a.of, v).forEach([&](CardId one) { sum += might(one); });
        return sum;
    }
    case AmountKind::CostOf: {
        int sum = 0;
        selected(a.of, v).forEach([&](CardId one) { sum += defOf(one).energy; });
        return sum;
    }
    }
    return 0;
}

namespace {

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
    case CondKind::Count:
        return m.collect(m.p.filters[c.filter], v).count() >= c.number;
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
        return m.s.players[v.you].played > 1;
    case CondKind::FightingAlone:
        return v.self != kNone && m.s.cards[v.self].is(status::Attacker | status::Defender)
            && m.unitsWith(v.self) == 1;
    case CondKind::TheirTurn:
        return m.s.turnPlayer != v.you;
    case CondKind::InHand:
        return m.s.count(Zone::Hand, v.you) <= c.number;
    }
    return false;
}

} // namespace

bool Board::holds(CondId id, const View &v) const
{
    const Cond &c = p.conds[id];
    return holdsBare(*this, c, v) != c.denied;
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
        if (sel.place != 0)
            for (const Target &t : v.ctx->targets)
                if (t.group == sel.group + v.ctx->firstGroup && t.what == Target::What::List)
                    there.place = holderOf(t.id);
        out = collect(p.filters[sel.filter], there);
        break;
    }
    }
    return out;
}

} // namespace playmat::riftbound
