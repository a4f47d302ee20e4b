#include "engine/lorcana/rules/machine.h"

#include <algorithm>

/// Questions to the state: what a filter means, what values are now.
namespace playmat::lorcana {

namespace {

bool anyClass(const CardDef &d, ClassId wanted)
{
    for (const ClassId one : d.classes)
        if (one == wanted)
            return true;
    return false;
}

template <std::size_t N>
bool sharesClass(const CardDef &d, const std::array<ClassId, N> &any)
{
    for (const ClassId one : any)
        if (one != 0 && anyClass(d, one))
            return true;
    return false;
}

bool within(int value, AmountId least, AmountId most, const Board &m, const View &v)
{
    return (least == 0 || value >= m.amount(least, v)) && (most == 0 || value <= m.amount(most, v));
}

bool isNameOfIt(const Board &m, CardId id, const View &v)
{
    bool found = false;
    if (v.ctx != nullptr)
        v.ctx->it.forEach([&](CardId one) {
            for (const NameId name : m.defOf(one).names)
                found |= name != 0 && m.defOf(id).called(name);
        });
    return found;
}

bool hasProp(const Board &m, Props one, CardId id, const View &v)
{
    const Card &c = m.s.cards[id];
    switch (one) {
    case prop::Damaged:
        return c.damage > 0;
    case prop::Exerted:
        return c.is(status::Exerted);
    case prop::Ready:
        return !c.is(status::Exerted);
    case prop::Drying:
        return c.is(status::Drying) && m.defOf(id).type == Kind::Character;
    case prop::Song:
        return m.defOf(id).song;
    case prop::Inkable:
        return m.defOf(id).inkwell;
    case prop::This:
        return id == v.self;
    case prop::It:
        return v.ctx != nullptr && v.ctx->it.has(id);
    case prop::Subject:
        return v.ctx != nullptr && v.ctx->subject == id;
    case prop::AtLocation:
        return c.at != kNone;
    case prop::Here:
        return c.at != kNone && c.at == v.self;
    case prop::HasUnder:
        return c.under != kNone;
    case prop::Named:
        return v.ctx != nullptr && v.ctx->name != 0 && m.defOf(id).called(v.ctx->name);
    case prop::NameOfIt:
        return isNameOfIt(m, id, v);
    case prop::Challenging:
        return m.challenging(id);
    case prop::Challenged:
        return m.beingChallenged(id);
    case prop::ByShift:
        return c.is(status::Shifted);
    default:
        return false;
    }
}

bool isSide(const Board &m, const Filter &f, CardId id, const View &v)
{
    const PlayerId owner = m.s.cards[id].owner;
    switch (f.side) {
    case Side::Any:
        return true;
    case Side::Yours:
        return owner == v.you;
    case Side::Opposing:
        return owner != v.you;
    case Side::Theirs:
        return owner == v.they;
    }
    return false;
}

bool fitsNumbers(const Board &m, const Filter &f, CardId id, const View &v)
{
    if (f.costMin + f.costMax != 0 && !within(m.defOf(id).cost, f.costMin, f.costMax, m, v))
        return false;
    // Below zero counts as zero (CR 6.6.3).
    if (f.strengthMin + f.strengthMax != 0
        && !within(std::max(0, m.strengthOf(id)), f.strengthMin, f.strengthMax, m, v))
        return false;
    if (f.willpowerMin + f.willpowerMax != 0
        && !within(m.willpowerOf(id), f.willpowerMin, f.willpowerMax, m, v))
        return false;
    return f.loreMin + f.loreMax == 0
        || within(std::max(0, m.loreOf(id)), f.loreMin, f.loreMax, m, v);
}

} // namespace

bool Board::matches(FilterId filter, CardId id, const View &v) const
{
    return filter == 0 || matches(p.filters[filter], id, v);
}

bool Board::matches(const Filter &f, CardId id, const View &v) const
{
    const CardDef &d = defOf(id);
    const auto fits = [&] {
        if (f.kinds != 0 && (f.kinds & kindBit(d.type)) == 0)
            return false;
        if (!isSide(*this, f, id, v) || (f.inks != 0 && (f.inks & d.inks) == 0)
            || (f.name != 0 && !d.called(f.name)))
            return false;
        if (f.classes[0] != 0 && !sharesClass(d, f.classes))
            return false;
        if (f.notClasses[0] != 0 && sharesClass(d, f.notClasses))
            return false;
        if (f.keywords != 0 && (keywordsOf(id) & f.keywords) == 0)
            return false;
        if (f.notKeywords != 0 && (keywordsOf(id) & f.notKeywords) != 0)
            return false;
        for (Props rest = f.require; rest != 0; rest &= rest - 1)
            if (!hasProp(*this, rest & (~rest + 1), id, v))
                return false;
        for (Props rest = f.exclude; rest != 0; rest &= rest - 1)
            if (hasProp(*this, rest & (~rest + 1), id, v))
                return false;
        return fitsNumbers(*this, f, id, v);
    };
    return fits() || (f.alt != 0 && matches(f.alt, id, v));
}

CardSet Board::collect(FilterId filter, const View &v) const
{
    CardSet out;
    for (FilterId one = filter;;) {
        const Filter &f = p.filters[one];
        for (PlayerId player = 0; player < kPlayers; ++player)
            s.forEach(f.zone, player, [&](CardId id) {
                // An action in the play zone is only there until its effect is done (CR 5.4.1.2).
                if ((f.zone != Zone::Play || defOf(id).type != Kind::Action) && matches(f, id, v))
                    out.add(id);
            });
        one = f.alt;
        if (one == 0)
            return out;
    }
}

CardSet Board::choosable(const Selector &sel, const View &v, PlayerId chooser) const
{
    CardSet out = collect(sel.filter, v);
    collect(sel.filter, v).forEach([&](CardId id) {
        const Card &c = s.cards[id];
        if (c.zone == Zone::Play && c.owner != chooser && c.has(kw::Ward)) // CR 8.15.1
            out.remove(id);
    });
    return out;
}

int Board::amount(AmountId id, const View &v) const
{
    const Amount &a = p.amounts[id];
    return a.op == nullptr ? a.value : a.op->value(*this, a, v);
}

bool Board::holds(CondId id, const View &v) const
{
    for (; id != 0; id = p.conds[id].next)
        if (!p.conds[id].op->holds(*this, p.conds[id], v))
            return false;
    return true;
}

CardId Board::referAnyway(Ref ref, const View &v) const
{
    switch (ref) {
    case Ref::None:
        return kNone;
    case Ref::This:
        return v.self;
    case Ref::It:
        return v.ctx == nullptr || v.ctx->it.empty() ? CardId{kNone} : s.firstOf(v.ctx->it);
    case Ref::Subject:
        return v.ctx == nullptr ? CardId{kNone} : v.ctx->subject;
    case Ref::Other:
        return v.ctx == nullptr ? CardId{kNone} : v.ctx->other;
    }
    return kNone;
}

CardId Board::refer(Ref ref, const View &v) const
{
    const CardId id = referAnyway(ref, v);
    if (id == kNone || v.ctx == nullptr)
        return id;
    std::uint16_t serial = s.cards[id].serial;
    if (ref == Ref::This)
        serial = v.ctx->sourceSerial;
    else if (ref == Ref::Subject)
        serial = v.ctx->subjectSerial;
    else if (ref == Ref::Other)
        serial = v.ctx->otherSerial;
    return s.cards[id].serial == serial ? id : CardId{kNone}; // CR 6.1.11.1
}

std::uint8_t Board::playersOf(Who who, const View &v) const
{
    const auto ownerOf = [&](Ref ref) {
        const CardId id = referAnyway(ref, v);
        return id == kNone ? std::uint8_t{0} : playerBit(s.cards[id].owner);
    };
    switch (who) {
    case Who::You:
        return playerBit(v.you);
    case Who::Opponents:
        return playerBit(opponentOf(v.you));
    case Who::Each:
        return 3;
    case Who::OwnerOfIt:
        return ownerOf(Ref::It);
    case Who::OwnerOfSubject:
        return ownerOf(Ref::Subject);
    case Who::OwnerOfOther:
        return ownerOf(Ref::Other);
    case Who::Chosen:
        return v.they == kNone ? std::uint8_t{0} : playerBit(v.they);
    }
    return 0;
}

int Board::readyInk(PlayerId player) const
{
    int ink = 0;
    s.forEach(Zone::Inkwell, player,
              [&](CardId id) { ink += s.cards[id].is(status::Exerted) ? 0 : 1; });
    return ink;
}

int Board::strengthOf(CardId id) const
{
    const Card &c = s.cards[id];
    if (!inPlay(id))
        return defOf(id).strength;
    return c.strength + (challenging(id) ? c.challenger : 0);
}

int Board::willpowerOf(CardId id) const
{
    return inPlay(id) ? s.cards[id].willpower : defOf(id).willpower;
}

int Board::loreOf(CardId id) const
{
    return inPlay(id) ? s.cards[id].lore : defOf(id).lore;
}

Keywords Board::keywordsOf(CardId id) const
{
    return inPlay(id) ? s.cards[id].keywords : defOf(id).keywords;
}

int Board::songCost(CardId id) const
{
    const Card &c = s.cards[id];
    return std::max<int>(c.singer, defOf(id).cost);
}

} // namespace playmat::lorcana
