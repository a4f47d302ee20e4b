#include "engine/swu/abilities/op.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/print.h"
#include "engine/swu/text/printer.h"

/// Attacking by an ability.
namespace playmat::swu {

namespace {

using core::DecisionKind;
using field::needed;

/// The cards that are to choose from, whoever controls them.
CardSet namedAttackers(const Questions &m, const Frame &f, const Selector &sel)
{
    const View v = m.viewOf(f);
    CardSet attackers;
    if (sel.mode == SelectMode::Ref) {
        if (const CardId one = m.refer(sel.ref, v); one != kNone && m.matches(sel.filter, one, v))
            attackers.add(one);
        return attackers;
    }
    return sel.mode == SelectMode::All ? m.s.contexts[f.ctx].it : m.collect(sel.filter, v);
}

/// Your units among them.
CardSet attackersOf(const Questions &m, const Frame &f, const Selector &sel)
{
    CardSet yours;
    const std::uint8_t done = f.effects().rest; // of several, those that have attacked
    namedAttackers(m, f, sel).forEach([&](CardId id) {
        if (m.isUnitInPlay(id) && m.s.cards[id].controller == m.viewOf(f).you
            && (done == kNone || !m.s.contexts[done].it.has(id)))
            yours.add(id);
    });
    return yours;
}

/// No further attack of several.
void endAttacks(Machine &m, Frame &f)
{
    const bool any = f.effects().count > 0;
    m.freeContext(f.effects().rest);
    m.ctx(f).did = any ? 1 : 0;
    m.nextNode(f);
}

/// Whether one of the units that may be chosen can attack now.
bool attackIsPossible(const Questions &m, const Node &n, const View &v)
{
    const Selector &sel = m.p.selectors[n.target];
    if (sel.mode != SelectMode::Choose)
        return true;
    const auto id = static_cast<NodeId>(&n - m.p.nodes.data());
    bool any = false;
    m.collect(sel.filter, v).forEach([&](CardId unit) {
        any = any
            || (m.isUnitInPlay(unit) && m.s.cards[unit].controller == v.you
                && m.mayAttack(unit, id));
    });
    return any;
}

enum class AttackWithStep : std::uint8_t {
    Ask = kOwnSteps, ///< CR 6.3.0D
    Attacking,
};

void stepAttack(Machine &m, Frame &f, const Node &n)
{
    const Selector &sel = m.p.selectors[n.target];
    if (f.at(AttackWithStep::Attacking) && !sel.upTo) {
        m.nextNode(f);
        return;
    }
    if (sel.upTo && f.effects().rest == kNone && m.newContext(f.effects().rest) == nullptr)
        return;
    if (sel.upTo && f.effects().count >= m.selectMax(sel, m.viewOf(f))) {
        endAttacks(m, f);
        return;
    }
    bool any = false;
    attackersOf(m, f, m.p.selectors[n.target]).forEach([&](CardId id) {
        any = any || m.mayAttack(id, f.effects().node);
    });
    if (!any && sel.upTo) {
        endAttacks(m, f);
        return;
    }
    if (!any) {
        m.endOrNext(f, n);
        return;
    }
    f.go(AttackWithStep::Ask);
    f.player = m.ctx(f).controller;
    m.wait();
}

/// "Attack with a unit": attacker and target are one choice.
void askAttack(Machine &m, const Frame &f, const Node &n, core::Decision &out)
{
    const Selector &sel = m.p.selectors[n.target];
    out.kind = DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(Prompt::ChooseAttack);
    m.s.inOrder(attackersOf(m, f, sel),
                [&](CardId id) { m.addAttacks(out, id, f.effects().node); });
    out.max = 1;
    const bool mayDecline = sel.optional || sel.upTo || f.effects().is(EffectsFrame::Declinable);
    out.min = mayDecline ? std::int16_t{0} : std::int16_t{1};
}

void answerAttack(Machine &m, Frame &f, const Node &n, const core::Decision &d,
                  const core::Answer &a)
{
    Context &c = m.ctx(f);
    const bool several = m.p.selectors[n.target].upTo;
    if (a.options.empty() && several) {
        endAttacks(m, f);
        return;
    }
    if (a.options.empty()) {
        m.endOrNext(f, n);
        return;
    }
    const core::Option &o = d.options[a.options[0]];
    CardSet one;
    one.add(o.card);
    m.remember(c, m.p.selectors[n.target], one);
    c.did = 1;
    if (several) {
        m.s.contexts[f.effects().rest].it.add(o.card);
        ++f.effects().count;
    }
    f.go(AttackWithStep::Attacking);
    m.startAttack(o.card, o.target, 0, f.ctx, f.effects().node);
}

std::string getsThisAttack(Printer &p, P who, const std::string &values)
{
    return p.say(P::GetsStats,
                 {{"card", p.say(who)}, {"stats", values}, {"duration", p.say(P::ForAttack)}});
}

std::string attackBonus(Printer &p, const Node &n)
{
    const P phrase = n.keywords.empty() ? P::GetsStats
        : n.power != 0                  ? P::GetsAndGains
                                        : P::GainsKeywords;
    return p.say(phrase,
                 {{"card", p.say(P::It)},
                  {"cards", p.say(P::It)},
                  {"stats", p.stats(n.power, 0)},
                  {"keywords", p.nodeKeywords(n)},
                  {"duration", p.say(P::ForAttack)}});
}

std::string attackBonusIf(Printer &p, const Node &n)
{
    const bool byKind = n.cond == 0;
    if (byKind && n.filter == 0)
        return getsThisAttack(p, P::It, p.computedStats(n.powerAmount, 0));
    const std::string cond = byKind
        ? p.say(P::ItIsCond, {{"what", p.cards(n.filter, {Printer::Quantity::One, 1, false})}})
        : p.condition(n.cond);
    const std::string bonus
        = getsThisAttack(p, byKind ? P::It : P::TheAttacker, p.computedStats(n.powerAmount, 0));
    return p.say(P::IfCond, {{"cond", cond}, {"effect", bonus}});
}

Printer::Sentences attackTerms(Printer &p, const Node &n)
{
    Printer::Sentences out;
    if (n.power != 0 || !n.keywords.empty())
        out.push_back(attackBonus(p, n));
    if (n.powerAmount != 0)
        out.push_back(attackBonusIf(p, n));
    if ((n.flags & nf::DealsFirst) != 0)
        out.emplace_back(p.say("it deals its combat damage before the defender"));
    if (n.defenderPower != 0)
        out.push_back(getsThisAttack(p, P::TheDefender, p.stats(n.defenderPower, 0)));
    if (isArena(n.zone))
        out.push_back(p.say("it can attack {arena} units for this attack",
                            {{"arena", p.say(n.zone == Zone::Space ? P::Space : P::Ground)}}));
    if ((n.flags & nf::NotBases) != 0)
        out.emplace_back(p.say(p.sel(n.target).upTo ? "they can't attack bases for these attacks"
                                                    : "it can't attack bases for this attack"));
    if ((n.flags & nf::UnitsOnly) != 0)
        out.emplace_back(p.say("it can attack only units for this attack"));
    return out;
}

Printer::Sentences attacking(Printer &p, const Node &n)
{
    p.said.omitSide = true;
    std::string first = p.say("attack with {unit}", {{"unit", p.target(n.target)}});
    p.said.omitSide = false;
    p.said.them = false;
    const bool several = p.sel(n.target).upTo;
    if (several)
        first += p.say(", one at a time");
    if ((n.flags & nf::EvenExhausted) != 0)
        first += p.say(several ? ", even if they're exhausted" : ", even if it's exhausted");
    Printer::Sentences out{first};
    appendAll(out, attackTerms(p, n));
    appendAll(out, p.list(n.body));
    return out;
}

constexpr Field<Node> kAttackFields[]
    = {field::to("attack"),
       field::number<&Node::power, -20, 20>("power"),
       field::gains(),
       field::amount<&Node::powerAmount>("bonus"),
       field::filter<&Node::filter>("bonus_for"),
       field::condition<&Node::cond>("bonus_if"),
       field::flag<nf::EvenExhausted>("even_exhausted"),
       field::word<&Node::zone, words::arenas>("into", "word_arena"),
       field::flag<nf::NotBases>("not_bases"),
       field::flag<nf::UnitsOnly>("units_only"),
       field::flag<nf::DealsFirst>("deals_first"),
       field::number<&Node::defenderPower, -20, 20>("defender_power"),
       field::body("do")};
constexpr OpSpec kAttack{
    .form
    = {"Attacks with a unit. \"bonus\" is further power for attackers that fit \"bonus_for\" "
       "or while \"bonus_if\" holds; \"do\" is done with it before the attack begins. \"into\": it "
       "may attack units there too. With \"up_to\" or \"any_number\" one after the other.",
       kAttackFields},
    .traits = op::ChoosesItself,
    .step = stepAttack,
    .possible = attackIsPossible,
    .ask = askAttack,
    .answer = answerAttack,
    .sentences = attacking,
};

} // namespace

Ops attackOps()
{
    static constexpr const OpSpec *ops[] = {&kAttack};
    return ops;
}

} // namespace playmat::swu
