#include "engine/lorcana/abilities/op_fields.h"

#include <algorithm>

/// Damage that goes from card to card (CR 1.9.2.4), or is shared out among several.
namespace playmat::lorcana {

namespace {

// --- move_damage: from which cards, then to which, then how much from each

bool isDamaged(const Board &m, CardId id)
{
    return m.inPlay(id) && m.s.cards[id].damage > 0;
}

int movable(const Board &m, const Frame &f, const Node &n, CardId from)
{
    if (!isDamaged(m, from))
        return 0;
    const int damage = m.s.cards[from].damage;
    return (n.flags & nf::All) != 0 ? damage
                                    : std::min(damage, m.amountOr(n.amount, m.viewOf(f), 0));
}

void moveFrom(Machine &m, Frame &f, CardId from, int amount)
{
    Context &c = m.ctx(f);
    const CardId to = m.s.firstOf(c.it);
    c.number = static_cast<std::int16_t>(c.number + m.moveDamage(from, to, amount, c.source));
    EffectsFrame &frame = f.effects();
    ++frame.count;
}

/// The next card that damage is taken from; asked for its number, or moved at once.
void stepEach(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    EffectsFrame &frame = f.effects();
    int at = 0;
    CardId from = kNone;
    m.s.inOrder(c.looked, [&](CardId id) {
        if (at++ == frame.count)
            from = id;
    });
    if (from == kNone || c.it.empty() || !m.inPlay(m.s.firstOf(c.it))) {
        const bool done = from == kNone && !c.it.empty() && !c.looked.empty();
        c.looked.clear();
        m.nextNode(f, done);
        return;
    }
    const int most = from == m.s.firstOf(c.it) ? 0 : movable(m, f, n, from);
    if ((n.flags & nf::UpTo) == 0 || (most == 0 && !m.asksAll())) {
        moveFrom(m, f, from, most);
        return;
    }
    frame.card = from;
    f.player = c.controller;
    m.wait();
}

void stepMove(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    EffectsFrame &frame = f.effects();
    if (f.at(EffectStep::First)) {
        m.findTargets(f, n);
    } else if (f.at(EffectStep::Targeted) && frame.second == 0) {
        c.looked = c.it;
        c.number = 0;
        frame.second = 1;
        m.findTargets(f, n);
    } else {
        f.go(OwnStep::Ask);
        stepEach(m, f, n);
    }
}

void askMove(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    const EffectsFrame &frame = f.effects();
    out.kind = DecisionKind::ChooseNumber;
    out.prompt = static_cast<std::uint16_t>(Prompt::Number);
    out.min = out.max = 1;
    const CardId to = m.s.firstOf(m.ctx(f).it);
    const int most = frame.card == to ? 0 : movable(m, f, n, frame.card);
    for (int i = 0; i <= most; ++i) {
        Board::offer(out, OptionKind::Number, frame.card, to);
        out.options.back().number = static_cast<std::int16_t>(i);
    }
}

void answerMove(Machine &m, Frame &f, const Node &, const Decision &d, const Answer &a)
{
    const core::Option &o = d.options[a.options[0]];
    m.emit(Ev::Chosen, o.card, m.ctx(f).source, o.number, 2, d.player);
    moveFrom(m, f, o.card, o.number);
}

/// Of a card that damage is taken from, that; of the one it goes to, all of it.
bool foretellMove(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    if (f.effects().second == 0) {
        set.forEach([&](CardId id) {
            Card &c = m.s.cards[id];
            c.damage = static_cast<std::uint8_t>(c.damage - movable(m, f, n, id));
        });
        return true;
    }
    const CardSet from = m.ctx(f).looked;
    set.forEach([&](CardId to) {
        from.forEach([&](CardId id) {
            if (id != to)
                (void)m.moveDamage(id, to, movable(m, f, n, id), m.ctx(f).source);
        });
    });
    return true;
}

bool movePossible(const Board &m, const Node &n, const View &v)
{
    const Selector &from = m.p.selectors[n.target];
    const Selector &to = m.p.selectors[n.second];
    bool damaged = false;
    if (from.mode == SelectMode::Ref) {
        const CardId id = m.refer(from.ref, v);
        damaged = id != kNone && isDamaged(m, id);
    } else {
        m.choosable(from, v, v.you).forEach([&](CardId id) { damaged |= isDamaged(m, id); });
    }
    return damaged
        && (to.mode == SelectMode::Ref ? m.refer(to.ref, v) != kNone
                                       : !m.choosable(to, v, v.you).empty());
}

constexpr Field<Node> kMoveFields[] = {
    {"move_damage", "amount|all",
     [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
         if (at.isString() && at.string() == "all")
             n.flags = static_cast<std::uint8_t>(n.flags | nf::All);
         else
             n.amount = r.amount(at);
     },
     true},
    field::to("from"),
    needed(field::selector<&Node::second>("to")),
    field::flag<nf::UpTo>("up_to"),
};
constexpr OpSpec kMoveDamage{
    .form
    = {"Moves damage from cards to another one. With \"up_to\" the player says how much from "
       "each; how much it was altogether is \"that_much\" afterwards.",
       kMoveFields,
       R"({"move_damage":2,"up_to":true,"from":{"choose":{"kind":"character","side":"yours"}},"to":{"choose":{"kind":"character","side":"opposing"}}})"},
    .step = stepMove,
    .foretell = foretellMove,
    .possible = movePossible,
    .ask = askMove,
    .answer = answerMove,
    .clause =
        [](Printer &p, const Node &n) {
            const std::string from = p.target(n.target);
            const std::string to = p.target(n.second);
            if ((n.flags & nf::All) != 0)
                return "move all damage from " + from + " to " + to;
            return std::string((n.flags & nf::UpTo) != 0 ? "move up to " : "move ")
                + p.number(n.amount) + " damage from " + from + " to " + to;
        },
};

// --- distribute: damage shared out among several, all at the same time

CardSet sharers(const Board &m, const Node &n, const View &v)
{
    return m.choosable(m.p.selectors[n.target], v, v.you);
}

void share(Machine &m, Frame &f, const Node &n, CardId id, int amount)
{
    if ((n.flags & nf::Put) != 0)
        m.putDamage(id, amount, m.ctx(f).source);
    else
        (void)m.dealDamage(id, amount, m.ctx(f).source);
}

void stepShare(Machine &m, Frame &f, const Node &n)
{
    const View v = m.viewOf(f);
    const CardSet set = sharers(m, n, v);
    const int amount = m.amountOr(n.amount, v, 0);
    if (set.empty() || amount <= 0) {
        m.nextNode(f, false);
        return;
    }
    if (!set.several() && (n.flags & nf::UpTo) == 0 && !m.asksAll()) {
        m.tellChoice(m.ctx(f).controller, m.ctx(f).source, set, true);
        share(m, f, n, m.s.firstOf(set), amount);
        m.nextNode(f, true);
        return;
    }
    f.player = m.ctx(f).controller;
    f.go(OwnStep::Ask);
    m.wait();
}

void askShare(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    const View v = m.viewOf(f);
    const int amount = m.amountOr(n.amount, v, 0);
    out.kind = DecisionKind::Distribute;
    out.prompt = static_cast<std::uint16_t>(Prompt::Distribute);
    m.offerCards(out, sharers(m, n, v));
    for (core::Option &o : out.options)
        o.number = static_cast<std::int16_t>(amount);
    out.max = static_cast<std::int16_t>(amount);
    out.min = (n.flags & nf::UpTo) != 0 ? std::int16_t{0} : out.max;
}

void answerShare(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    const CardSet set = Board::chosenCards(d, a);
    const PlayerId by = d.player;
    m.tellChoice(by, m.ctx(f).source, set, false);
    m.ctx(f).it = set;
    for (std::size_t i = 0; i < a.options.size(); ++i)
        if (a.amounts[i] > 0)
            share(m, f, n, d.options[a.options[i]].card, a.amounts[i]);
    m.nextNode(f, !set.empty());
}

constexpr Field<Node> kShareFields[] = {
    needed(field::amount<&Node::amount>("distribute")),
    field::to("among"),
    field::flag<nf::UpTo>("up_to"),
    field::flag<nf::Put>("put"),
};
constexpr OpSpec kShare{
    .form = {"Deals (or puts) damage that is split among any number of chosen cards.", kShareFields,
             R"({"distribute":3,"among":{"choose":{"kind":"character"},"any_number":true}})"},
    .step = stepShare,
    .possible
    = [](const Board &m, const Node &n, const View &v) { return !sharers(m, n, v).empty(); },
    .ask = askShare,
    .answer = answerShare,
    .clause =
        [](Printer &p, const Node &n) {
            return std::string((n.flags & nf::Put) != 0 ? "put " : "deal ")
                + ((n.flags & nf::UpTo) != 0 ? "up to " : "") + p.number(n.amount)
                + " damage split among " + p.target(n.target);
        },
};

} // namespace

Ops shareOps()
{
    static constexpr const OpSpec *ops[] = {&kMoveDamage, &kShare};
    return ops;
}

} // namespace playmat::lorcana
