#include "engine/lorcana/view/forecast.h"

#include "engine/lorcana/language/spec.h"
#include "engine/lorcana/rules/machine.h"

#include <algorithm>

namespace playmat::lorcana {

namespace {

int damageTo(const Board &m, CardId id, int strength)
{
    const Card &c = m.s.cards[id];
    return c.may(Rule::CantBeDamaged) ? 0 : std::max(0, strength - c.resist);
}

bool banishedBy(const Board &m, CardId id, int damage)
{
    return damage > 0 && m.s.cards[id].damage + damage >= m.willpowerOf(id);
}

/// The frame that asks, if it asks what an effect is done to.
Frame *askingFrame(State &s, const core::Decision &d)
{
    if (d.kind != core::DecisionKind::ChooseCards || d.node == 0 || s.stack.empty())
        return nullptr;
    Frame &f = s.stack.back();
    const bool asks = f.kind == FrameKind::Effects && f.at(EffectStep::AskTargets)
        && f.effects().node == d.node;
    return asks ? &f : nullptr;
}

/// Does one effect to the chosen cards; false: it goes its own way.
bool tryOn(Machine &m, Frame &f, const Node &n)
{
    const auto how = n.op->foretell != nullptr ? n.op->foretell : n.op->apply;
    if (how == nullptr)
        return false;
    const CardSet chosen = m.ctx(f).it;
    (void)how(m, f, n, chosen);
    m.ctx(f).it = chosen;
    return true;
}

/// The chosen cards, "it" or "them".
bool isAboutThem(const Board &m, const Node &n)
{
    return m.p.selectors[n.target].mode == SelectMode::All;
}

/// What differs between the card before and after.
ChoiceForecast difference(const State &was, const Board &m, CardId id)
{
    const Card &before = was.cards[id];
    const Card &after = m.s.cards[id];
    ChoiceForecast out;
    out.told = true;
    out.to = after.zone;
    out.same = before == after && was.effects.size() == m.s.effects.size();
    if (before.zone != Zone::Play || after.zone != Zone::Play)
        return out;
    out.damage = after.damage - before.damage;
    out.banished
        = m.defOf(id).type != Kind::Item && after.damage >= m.willpowerOf(id) && after.damage > 0;
    out.strength = after.strength - before.strength;
    out.willpower = after.willpower - before.willpower;
    out.lore = after.lore - before.lore;
    out.gained = after.keywords & ~before.keywords;
    out.challenger = after.challenger - before.challenger;
    out.resist = after.resist - before.resist;
    out.gained |= (out.challenger > 0 ? kw::Challenger : Keywords{0})
        | (out.resist > 0 ? kw::Resist : Keywords{0});
    out.ruled = after.rules & ~before.rules;
    out.exerted = after.is(status::Exerted) && !before.is(status::Exerted);
    out.readied = !after.is(status::Exerted) && before.is(status::Exerted);
    out.at = after.at != before.at ? after.at : kNone;
    return out;
}

} // namespace

ChallengeForecast forecastChallenge(const CardDb &db, const State &state, CardId challenger,
                                    CardId target)
{
    State copy = state;
    Machine m(db, copy, nullptr);
    copy.challenge = {challenger, target, copy.cards[challenger].serial, copy.cards[target].serial};
    copy.cards[challenger].status |= status::Exerted;
    m.derive(); // what holds while it challenges
    ChallengeForecast out;
    out.strength = std::max(0, m.strengthOf(challenger));
    out.challenger = copy.cards[challenger].challenger;
    out.back = m.defOf(target).type == Kind::Character ? std::max(0, m.strengthOf(target)) : 0;
    out.resist = copy.cards[target].resist;
    out.ownResist = copy.cards[challenger].resist;
    out.protects = copy.cards[target].may(Rule::CantBeDamaged);
    out.dealt = damageTo(m, target, out.strength);
    out.taken = damageTo(m, challenger, out.back);
    out.banishes = banishedBy(m, target, out.dealt);
    out.isBanished = banishedBy(m, challenger, out.taken);
    return out;
}

ChoiceForecast forecastChoice(const CardDb &db, const State &state, const core::Decision &decision,
                              CardId card)
{
    State copy = state;
    Machine m(db, copy, nullptr);
    Frame *f = askingFrame(copy, decision);
    if (f == nullptr)
        return {};
    Context &c = m.ctx(*f);
    c.it.clear();
    c.it.add(card);
    NodeId node = decision.node;
    bool upTo = false;
    bool told = false;
    do {
        const Node &n = m.p.nodes[node];
        if (!tryOn(m, *f, n))
            break;
        told = true;
        upTo |= n.op->foretell != nullptr && (n.flags & nf::UpTo) != 0;
        if (n.op->foretell != nullptr && n.second != 0)
            break; // another choice comes first
        node = n.next;
    } while (node != 0 && isAboutThem(m, m.p.nodes[node]));
    if (!told)
        return {};
    m.derive();
    ChoiceForecast out = difference(state, m, card);
    out.upTo = upTo;
    return out;
}

} // namespace playmat::lorcana
