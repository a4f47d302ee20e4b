#include "engine/riftbound/rules/board.h"

/// What a spell or ability chooses as it is finalized (355).
namespace playmat::riftbound {

using core::Decision;
using core::DecisionKind;

namespace {

/// The selector of that group among the effects of a list, wherever it stands.
const Selector *groupIn(const Program &p, NodeId list, int group)
{
    for (NodeId id = list; id != 0; id = p.nodes[id].next) {
        const Node &n = p.nodes[id];
        for (const SelId sel : {n.to, n.with}) {
            const Selector &one = p.selectors[sel];
            if ((one.pick == Pick::Target || one.place != 0) && one.group == group)
                return &one;
        }
        if (const AmountId amount = n.amount; p.amounts[amount].of != 0) {
            const Selector &one = p.selectors[p.amounts[amount].of];
            if (one.pick == Pick::Target && one.group == group)
                return &one;
        }
        for (const NodeId body : {n.body, n.otherwise})
            if (const Selector *found = body == 0 ? nullptr : groupIn(p, body, group))
                return found;
    }
    return nullptr;
}

/// What choosing the card costs in addition (809).
int deflected(const Board &m, CardId id, PlayerId chooser)
{
    const Card &c = m.s.cards[id];
    return m.onBoard(id) && c.controller != chooser ? c.deflect : 0;
}

bool chosenBefore(const Context &c, CardId id, int group)
{
    for (const Target &t : c.targets)
        if (t.what == Target::What::Card && t.id == id && t.group == group)
            return true;
    return false;
}

/// A card that was hidden chooses at its battlefield, unless its own text makes that impossible.
bool fitsHidden(const Board &m, const Context &c, const Filter &f, CardId id)
{
    if (c.hidden == kNone
        || (f.where != Where::Board && f.where != Where::Battlefield && f.where != Where::Here
            && f.where != Where::Combat))
        return true;
    return m.s.cards[id].zone == Zone::Battlefield && m.s.cards[id].place == c.hidden;
}

Cost withPower(Cost cost, int any)
{
    cost.any = static_cast<std::uint8_t>(cost.any + any);
    return cost;
}

} // namespace

const Selector *Board::groupOf(AbilityId ability, int group) const
{
    return groupIn(p, p.abilities[ability].effect, group);
}

namespace {

void offerPlaces(const Board &m, const Context &c, const Selector &sel, Decision &out)
{
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place) {
        if (c.hidden != kNone && c.hidden != place)
            continue;
        (void)sel;
        Board::offer(out, OptionKind::Zone).zone = listOf(Zone::Battlefield, place);
    }
}

} // namespace

void Board::offerTargets(const ChainItem &item, int group, Decision &out) const
{
    const Context &c = s.contexts[item.ctx];
    const AbilityId ability = item.ability != 0 ? item.ability : defOf(item.card).spell;
    const Selector &sel = *groupOf(ability, group % p.abilities[ability].groups);
    begin(out, DecisionKind::ChooseCards, Prompt::Target, item.controller, sel.least, sel.most);
    out.source = c.source;
    out.ability = item.ability;
    if (sel.place != 0) {
        out.kind = DecisionKind::ChooseZone;
        offerPlaces(*this, c, sel, out);
        out.min = out.max = 1;
        return;
    }
    const View v = viewOf(c);
    const Filter &f = p.filters[sel.filter];
    collect(f, v).forEach([&](CardId id) {
        if (id == item.card || chosenBefore(c, id, group) || !fitsHidden(*this, c, f, id))
            return;
        const int more = deflected(*this, id, item.controller);
        if (more == 0 || canPay(item.controller, withPower(item.cost, more), isSpell(item)))
            (void)offer(out, OptionKind::Card, id);
    });
    out.max
        = static_cast<std::int16_t>(std::min<int>(out.max, static_cast<int>(out.options.size())));
}

bool Board::modeOpen(AbilityId ability, const Context &c, PlayerId player, int mode) const
{
    const bool before = ((s.cards[c.source].modes >> static_cast<unsigned>(mode)) & 1U) != 0;
    return !(p.abilities[ability].freshModes && before)
        && groupsThere(ability, c, player, static_cast<std::uint8_t>(mode));
}

bool Board::hasTargets(AbilityId ability, const Context &c, PlayerId player) const
{
    const int modes = p.abilities[ability].modes;
    for (int mode = 0; mode < modes; ++mode)
        if (modeOpen(ability, c, player, mode))
            return true;
    return modes == 0 && groupsThere(ability, c, player, kNone);
}

bool Board::groupsThere(AbilityId ability, const Context &c, PlayerId player,
                        std::uint8_t mode) const
{
    const Ability &a = p.abilities[ability];
    const View v = viewOf(c);
    for (int group = 0; group < a.groups; ++group) {
        const Selector *sel = groupOf(ability, group);
        if (sel == nullptr || sel->place != 0 || (sel->mode != kNone && sel->mode != mode))
            continue;
        const Filter &f = p.filters[sel->filter];
        int count = 0;
        collect(f, v).forEach([&](CardId id) {
            if (!fitsHidden(*this, c, f, id) || (id == c.source && s.cards[id].kind == Kind::Spell))
                return;
            const int more = deflected(*this, id, player);
            count += more == 0 || canPay(player, withPower(a.cost.resources, more), false) ? 1 : 0;
        });
        if (count < sel->least)
            return false;
    }
    return true;
}

} // namespace playmat::riftbound
