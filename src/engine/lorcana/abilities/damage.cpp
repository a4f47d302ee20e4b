#include "engine/lorcana/abilities/op_fields.h"

#include <algorithm>

/// Damage: dealt, put, removed, moved (CR 1.9).
namespace playmat::lorcana {

namespace {

bool takesDamage(const Board &m, const Node &, CardId id)
{
    return m.inPlay(id) && m.defOf(id).type != Kind::Item;
}

// --- deal: to all of them at the same time

bool applyDeal(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    Context &c = m.ctx(f);
    const int amount = m.amountOr(n.amount, m.viewOf(f), 0);
    bool done = !set.empty();
    m.s.inOrder(set, [&](CardId id) {
        const bool there = takesDamage(m, n, id);
        if (there && (n.flags & nf::Put) != 0)
            m.putDamage(id, amount, c.source);
        else if (there)
            (void)m.dealDamage(id, amount, c.source);
        done &= there;
    });
    return done;
}

std::string dealClause(Printer &p, const Node &n)
{
    return std::string((n.flags & nf::Put) != 0 ? "put " : "deal ") + p.number(n.amount)
        + ((n.flags & nf::Put) != 0 ? " damage counters on " : " damage to ") + p.target(n.target)
        + p.forEach(n.amount);
}

constexpr Field<Node> kDealFields[]
    = {needed(field::amount<&Node::amount>("deal")), field::to("to"), field::flag<nf::Put>("put")};
constexpr OpSpec kDeal{
    .form = {"Deals damage; with \"put\" it is put, which nothing reduces.", kDealFields,
             R"({"deal":2,"to":{"choose":{"kind":"character"}}})"},
    .apply = applyDeal,
    .changes = takesDamage,
    .clause = dealClause,
    .harms = true,
};

// --- remove_damage: up to so much from each; the player says how much from each card

int removable(const Board &m, const Frame &f, const Node &n, CardId id)
{
    const int damage = m.inPlay(id) ? m.s.cards[id].damage : 0;
    if ((n.flags & nf::All) != 0)
        return damage;
    return std::clamp(m.amountOr(n.amount, m.viewOf(f), 0), 0, damage);
}

void removeFrom(Machine &m, Frame &f, CardId id, int amount)
{
    Context &c = m.ctx(f);
    c.number = static_cast<std::int16_t>(c.number + m.removeDamage(id, amount, c.source));
    EffectsFrame &frame = f.effects();
    ++frame.count; // so many cards are done
}

void stepRemove(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    if (f.at(EffectStep::First)) {
        m.findTargets(f, n);
        return;
    }
    if (f.at(EffectStep::Targeted)) {
        c.number = 0;
        f.go(OwnStep::Ask);
    }
    EffectsFrame &frame = f.effects();
    int at = 0;
    CardId card = kNone;
    m.s.inOrder(c.it, [&](CardId id) {
        if (at++ == frame.count)
            card = id;
    });
    if (card == kNone) {
        m.nextNode(f, !c.it.empty());
        return;
    }
    const int most = removable(m, f, n, card);
    if ((n.flags & nf::UpTo) == 0 || (most == 0 && !m.asksAll())) {
        removeFrom(m, f, card, most);
        return;
    }
    frame.card = card;
    f.player = c.controller;
    m.wait();
}

void askRemove(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    const EffectsFrame &frame = f.effects();
    out.kind = DecisionKind::ChooseNumber;
    out.prompt = static_cast<std::uint16_t>(Prompt::Number);
    out.min = out.max = 1;
    const int most = removable(m, f, n, frame.card);
    for (int i = 0; i <= most; ++i) {
        Board::offer(out, OptionKind::Number, frame.card);
        out.options.back().number = static_cast<std::int16_t>(i);
    }
}

void answerRemove(Machine &m, Frame &f, const Node &, const Decision &d, const Answer &a)
{
    const core::Option &o = d.options[a.options[0]];
    m.emit(Ev::Chosen, o.card, m.ctx(f).source, o.number, 2, d.player);
    removeFrom(m, f, o.card, o.number);
}

bool foretellRemove(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    set.forEach(
        [&](CardId id) { (void)m.removeDamage(id, removable(m, f, n, id), m.ctx(f).source); });
    return true;
}

std::string removeClause(Printer &p, const Node &n)
{
    const Selector &sel = p.p.selectors[n.target];
    const bool each = sel.mode == SelectMode::Each && p.p.filters[sel.filter].side == Side::Yours;
    const std::string from = (each ? "each of " : "") + p.target(n.target);
    p.counted = "damage removed this way";
    if ((n.flags & nf::All) != 0)
        return "remove all damage from " + from;
    return std::string((n.flags & nf::UpTo) != 0 ? "remove up to " : "remove ") + p.number(n.amount)
        + " damage from " + from;
}

constexpr Field<Node> kRemoveFields[] = {
    {"remove_damage", "amount|all",
     [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
         if (at.isString() && at.string() == "all")
             n.flags = static_cast<std::uint8_t>(n.flags | nf::All);
         else
             n.amount = r.amount(at);
     },
     true},
    field::to("from"),
    field::flag<nf::UpTo>("up_to"),
};
constexpr OpSpec kRemove{
    .form
    = {"Removes damage. With \"up_to\" the player says how much from each card; how much it "
       "was altogether is \"that_much\" afterwards.",
       kRemoveFields, R"({"remove_damage":3,"up_to":true,"from":{"choose":{"kind":"character"}}})"},
    .step = stepRemove,
    .foretell = foretellRemove,
    .changes = [](const Board &m, const Node &,
                  CardId id) { return m.inPlay(id) && m.s.cards[id].damage > 0; },
    .ask = askRemove,
    .answer = answerRemove,
    .clause = removeClause,
};

} // namespace

Ops damageOps()
{
    static constexpr const OpSpec *ops[] = {&kDeal, &kRemove};
    return ops;
}

} // namespace playmat::lorcana
