#include "engine/riftbound/rules/board.h"
#include "engine/riftbound/rules/chapters.h"
#include "engine/riftbound/rules/extra_costs.h"
#include "engine/riftbound/rules/traits.h"

/// Choosing targets as a spell or an ability is finalized (355).
namespace playmat::riftbound {

using core::Decision;
using core::DecisionKind;

namespace {

/// The selector of that group, wherever it is in the list of effects.
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

/// Whether an effect forbids the player to choose the card.
bool isUnchosen(const Board &m, CardId id, PlayerId chooser)
{
    for (const Effect &e : m.s.effects)
        if (e.kind == EffectKind::Unchosen && m.s.affects(e, id) && e.controller != chooser)
            return true;
    if (m.s.cards[id].controller == chooser || !m.onBoard(id))
        return false;
    return (m.hasAbilities(id) && m.says(id, Always::Unchosen))
        || (m.s.shielding && isToldBy(m, Always::Shields, id));
}

/// Whether the first target is already at that battlefield, so that it cannot be a destination.
bool isThere(const Board &m, const Context &c, std::uint8_t place)
{
    return !c.targets.empty() && m.s.cards[c.targets[0].id].place == place;
}

/// Whether what the filter allows depends on the target chosen before.
bool isRelative(const Program &p, const Filter &f)
{
    const Amount &most = p.amounts[f.mightWithin];
    return f.where == Where::Same || f.where == Where::Apart || f.onIt || f.sameController
        || f.choosesOnlyIt || (most.of != 0 && p.selectors[most.of].pick == Pick::Group);
}

/// Whether the card leaves a legal choice for the next target, if that one depends on it: what
/// makes the play illegal later may not be chosen (355.16).
bool hasPartner(const Board &m, const Selector &next, View v, CardId id)
{
    const Filter &f = m.p.filters[next.filter];
    if (next.place != 0 || next.player || next.least == 0 || !isRelative(m.p, f))
        return true;
    Context c = *v.ctx;
    c.it.clear();
    Target t;
    t.what = Target::What::Card;
    t.id = id;
    t.serial = m.s.cards[id].serial;
    t.group = static_cast<std::uint8_t>(next.group - 1 + c.firstGroup);
    c.targets.clear();
    (void)c.targets.tryPush(t);
    v.ctx = &c;
    CardSet others = m.collect(f, v);
    others.remove(id);
    return !others.empty();
}

/// Whether the cost of the ability can still be paid with a card besides this target.
bool leavesCost(const Board &m, AbilityId ability, const View &v, CardId id)
{
    const CostPart &part = m.p.abilities[ability].cost.part;
    if (part.of == 0 || !m.p.filters[m.p.selectors[part.of].filter].unchosen)
        return true;
    CardSet cards = m.partCards(part, v);
    cards.remove(id);
    return cards.count() >= part.count;
}

/// Whether the card was chosen for this group or, for "another", for any.
bool chosenBefore(const Context &c, CardId id, int group, bool another)
{
    for (const Target &t : c.targets)
        if (t.what == Target::What::Card && t.id == id && (another || t.group == group))
            return true;
    return false;
}

/// Whether the target is at the battlefield where the played card was hidden. This applies unless
/// the card's text asks for targets elsewhere.
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

int deflected(const Board &m, CardId source, PlayerId chooser, CardId id)
{
    const Card &c = m.s.cards[id];
    if (!m.onBoard(id) || c.controller == chooser || c.deflect == 0
        || (source != kNone && m.defOf(source).ignoresDeflect))
        return 0;
    const CardId field = c.zone == Zone::Battlefield ? m.s.places[c.place].card : CardId{kNone};
    return field != kNone && m.says(field, Always::NoDeflect) ? 0 : c.deflect;
}

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
        const Filter &f = m.p.filters[sel.filter];
        if (f.where == Where::Same && !m.hasUnits(place, c.controller))
            continue; // a battlefield where the player has units
        if (f.side == Side::Friendly
            && (m.s.places[place].controller != c.controller || isThere(m, c, place)))
            continue;
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
    if (sel.player) {
        out.kind = DecisionKind::ChoosePlayer;
        for (PlayerId player = 0; player < kPlayers; ++player)
            offer(out, OptionKind::Player).player = player;
        return;
    }
    const View v = viewOf(c);
    const Filter &f = p.filters[sel.filter];
    const Selector *next = groupOf(ability, group % p.abilities[ability].groups + 1);
    int before = 0; // the targets chosen so far cost power, too
    for (const Target &one : c.targets)
        if (one.what == Target::What::Card)
            before += deflected(*this, c.source, item.controller, one.id);
    const CardSet gone = takenByCosts(item);
    collect(f, v).forEach([&](CardId id) {
        if ((next != nullptr && next->mode == sel.mode && !hasPartner(*this, *next, v, id))
            || !leavesCost(*this, ability, v, id))
            return;
        if (id == item.card || chosenBefore(c, id, group, f.notIt) || !fitsHidden(*this, c, f, id)
            || isUnchosen(*this, id, item.controller))
            return;
        // New choices for an item on the chain cost nothing more.
        const int more
            = item.pending ? before + deflected(*this, c.source, item.controller, id) : 0;
        if (sel.totalMight >= 0 && might(id) > sel.totalMight)
            return;
        Cost cost = withPower(item.cost, more);
        const bool byMight = p.abilities[ability].cost.lessByMight;
        if (byMight)
            cost.energy = static_cast<std::uint8_t>(std::max(0, cost.energy - might(id)));
        if ((more == 0 && !byMight) || canPay(item.controller, cost, isSpell(item), gone))
            (void)offer(out, OptionKind::Card, id);
    });
    out.max
        = static_cast<std::int16_t>(std::min<int>(out.max, static_cast<int>(out.options.size())));
}

namespace {

bool shareLocation(const Board &m, const CardSet &cards)
{
    bool shared = false;
    cards.forEach([&](CardId one) {
        cards.forEach([&](CardId two) {
            shared = shared || (one < two && m.s.listIdOf(one) == m.s.listIdOf(two));
        });
    });
    return shared;
}

} // namespace

core::Refusal whyNotWithin(const Board &m, const Selector &sel, const CardSet &cards)
{
    if ((sel.totalMight < 0 && !sel.together && !sel.apart) || cards.empty())
        return nothing();
    if (sel.apart && shareLocation(m, cards))
        return refuse(Reason::NotTogether, "CR 355.11");
    int total = 0;
    bool together = true;
    cards.forEach([&](CardId id) {
        total += m.might(id);
        together = together && m.s.listIdOf(id) == m.s.listIdOf(cards.first());
    });
    if (sel.together && !together)
        return refuse(Reason::NotTogether, "CR 355.11");
    return sel.totalMight < 0 || total <= sel.totalMight
        ? nothing()
        : refuse(Reason::WrongTotal, "CR 355.11", total, 0, sel.totalMight);
}

/// Checks the total of the chosen cards, and that the power for choosing all of them can be paid.
core::Refusal whyNotTargets(const Board &m, const Decision &d, const core::Answer &a)
{
    const Frame &top = m.s.stack.back();
    if (d.kind != DecisionKind::ChooseCards)
        return nothing();
    if (top.kind == FrameKind::Effects)
        return whyNotWithin(m, m.p.selectors[m.p.nodes[top.effects().node].to],
                            Board::chosenCards(d, a));
    if (top.kind != FrameKind::Finalize)
        return nothing();
    const ChainItem &item = *m.s.itemOf(top.finalize().item);
    const AbilityId ability = item.ability != 0 ? item.ability : m.defOf(item.card).spell;
    const int groups = m.p.abilities[ability].groups;
    const Selector &sel = *m.groupOf(ability, top.finalize().group % groups);
    const CardSet cards = Board::chosenCards(d, a);
    if (const core::Refusal why = whyNotWithin(m, sel, cards); why.code != 0)
        return why;
    int more = 0;
    const CardId source = m.s.contexts[item.ctx].source;
    cards.forEach([&](CardId id) { more += deflected(m, source, item.controller, id); });
    const bool asked = item.pending && sel.least == 0 && more > 0;
    for (const Target &one : m.s.contexts[item.ctx].targets)
        if (one.what == Target::What::Card)
            more += deflected(m, source, item.controller, one.id);
    return !asked
            || m.canPay(item.controller, withPower(item.cost, more), m.isSpell(item),
                        m.takenByCosts(item))
        ? nothing()
        : refuse(Reason::NotEnough, "CR 809");
}

bool Board::modeOpen(AbilityId ability, const Context &c, PlayerId player, int mode) const
{
    const bool before = ((s.cards[c.source].modes >> static_cast<unsigned>(mode)) & 1U) != 0;
    return !(p.abilities[ability].freshModes && before)
        && groupsThere(ability, c, player, static_cast<std::uint8_t>(mode));
}

namespace {

/// Whether the spell has targets if its player pays an optional additional cost for others.
bool hasTargetsForPrice(const Board &m, AbilityId ability, const Context &c, PlayerId player)
{
    if (c.paid != 0 || c.source == kNone || m.p.abilities[ability].kind != AbilityKind::Spell)
        return false;
    bool payable = false;
    m.forAbilities(c.source, [&](AbilityId, const Ability &a) {
        payable = payable
            || (a.kind == AbilityKind::Additional && a.optional
                && a.cost.part.kind == CostPart::Kind::SpendXp
                && m.canPayPart(a.cost, m.viewOf(c)));
    });
    Context paid = c;
    paid.paid = 1;
    return payable && m.groupsThere(ability, paid, player, kNone);
}

} // namespace

bool Board::hasTargets(AbilityId ability, const Context &c, PlayerId player) const
{
    const int modes = p.abilities[ability].modes;
    for (int mode = 0; mode < modes; ++mode)
        if (modeOpen(ability, c, player, mode))
            return true;
    return modes == 0
        && (groupsThere(ability, c, player, kNone)
            || hasTargetsForPrice(*this, ability, c, player));
}

bool Board::groupsThere(AbilityId ability, const Context &c, PlayerId player,
                        std::uint8_t mode) const
{
    const Ability &a = p.abilities[ability];
    const View v = viewOf(c);
    for (int group = 0; group < a.groups; ++group) {
        const Selector *sel = groupOf(ability, group);
        if (sel == nullptr || sel->place != 0 || sel->player
            || (sel->cond != 0 && !holds(sel->cond, v))
            || (sel->mode != kNone && sel->mode != mode))
            continue;
        const Filter &f = p.filters[sel->filter];
        if (group > 0 && sel->pick == Pick::Target && isRelative(p, f))
            continue; // the target before it has a partner
        const Selector *next = groupOf(ability, group + 1);
        int count = 0;
        collect(f, v).forEach([&](CardId id) {
            if (next != nullptr && next->mode == sel->mode && !hasPartner(*this, *next, v, id))
                return;
            if (!fitsHidden(*this, c, f, id) || isUnchosen(*this, id, player)
                || !leavesCost(*this, ability, v, id)
                || (id == c.source && s.cards[id].kind == Kind::Spell))
                return;
            const int more = deflected(*this, c.source, player, id);
            count += more == 0 || canPay(player, withPower(a.cost.resources, more), false) ? 1 : 0;
        });
        if (count < sel->least + (f.notIt && sel->least > 0 ? 1 : 0))
            return false;
    }
    return true;
}

} // namespace playmat::riftbound
