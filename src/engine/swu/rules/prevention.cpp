#include "engine/swu/rules/prevention.h"

#include "engine/swu/rules/machine.h"

#include <algorithm>

/// Damage that is not dealt (CR 8.20): first the unit's controller may defeat a card to prevent it;
/// then abilities prevent some of it; then a Shield prevents all the rest. That player may choose
/// the order (CR 7.7.5); in the other order a Shield would be lost for damage that needed none, and
/// nothing else would differ.
namespace playmat::swu {

namespace {

constexpr int kAll = 255; ///< more than any damage

/// Whether that ability prevents some of this damage.
[[nodiscard]] bool prevents(const Board &m, const Ability &a, const View &v, const Hit &hit)
{
    const Constant &k = a.constant;
    const bool byAbility = !hit.combat && hit.dealer != kNone && hit.dealer != v.you;
    if (k.rule != Rule::PreventsDamage && (k.rule != Rule::AbilityPrevents || !byAbility))
        return false;
    if (k.filter != 0 && (hit.source == kNone || !m.matches(k.filter, hit.source, v)))
        return false;
    return !(k.firstOfPhase && m.s.cards[hit.victim].marks.any(mark::MetDamage))
        && m.affects(k.affects, hit.victim, v) && m.holds(a.cond, v);
}

/// Whether an effect prevents some of it.
[[nodiscard]] bool preventsNow(const Board &m, const Effect &e, const Hit &hit)
{
    return e.kind == EffectKind::Prevents && m.s.affects(e, hit.victim)
        && (hit.combat || (m.p.nodes[e.node].flags & nf::OnlyCombat) == 0);
}

/// What prevents some of a damage, and how much: so much of it, all beyond that much, or all if it
/// is that much.
struct Prevention
{
    CardId source = kNone;
    AbilityId ability = 0; ///< 0: a lasting effect
    int amount = 0;
    bool beyond = false;
    bool atLeast = false;

    [[nodiscard]] int of(int damage) const
    {
        if (beyond)
            return std::max(0, damage - amount);
        if (atLeast)
            return damage >= amount ? damage : 0;
        return std::min(amount, damage);
    }
};

/// Calls f(prevention) for each ability that prevents some of this damage.
template <class F>
void forPreventionByAbilities(const Board &m, const Hit &hit, F &&f)
{
    if (m.ruleInPlay(Rule::PreventsDamage) || m.ruleInPlay(Rule::AbilityPrevents))
        m.forConstants([&](const Ability &a, CardId source) {
            const View v = m.viewOf(source);
            const Constant &k = a.constant;
            if (prevents(m, a, v, hit))
                f(Prevention{source, static_cast<AbilityId>(&a - m.p.abilities.data()),
                             k.amount == 0 ? kAll : m.amount(k.amount, v), k.beyond, k.atLeast});
        });
}

/// The same with lasting effects.
template <class F>
void forPrevention(const Board &m, const Hit &hit, F &&f)
{
    forPreventionByAbilities(m, hit, f);
    for (const Effect &e : m.s.effects)
        if (preventsNow(m, e, hit))
            f(Prevention{.source = e.source, .amount = e.value == 0 ? kAll : int{e.value}});
}

/// What prevents damage only the next time has seen damage that cannot be prevented.
void endPrevention(Changes &m, CardId victim)
{
    for (std::size_t i = m.s.effects.size(); i-- > 0;)
        if (const Effect &e = m.s.effects[i]; e.kind == EffectKind::Prevents
            && (m.p.nodes[e.node].flags & nf::OnlyNext) != 0 && m.s.affects(e, victim))
            m.dropEffect(i);
}

} // namespace

/// Whether nothing can prevent it, because of the effect or of who deals it.
bool Plays::isUnpreventable(const Hit &hit) const
{
    bool is = hit.unpreventable;
    if (!is && hit.source != kNone && ruleInPlay(Rule::Unpreventable))
        forConstants([&](const Ability &a, CardId source) {
            is = is
                || (a.constant.rule == Rule::Unpreventable
                    && matches(a.constant.filter, hit.source, viewOf(source)));
        });
    return is;
}

/// How much of this damage is prevented, Shields apart.
int Plays::preventedFrom(const Hit &hit) const
{
    const int damage = hit.amount + moreDamage(hit);
    int left = damage;
    if (!isUnpreventable(hit))
        forPrevention(*this, hit, [&](const Prevention &one) { left -= one.of(left); });
    return damage - left;
}

/// How much more than it would be is dealt instead (CR 7.7.5).
int Plays::moreDamage(const Hit &hit) const
{
    int sum = 0;
    int doubled = 0;
    const bool other = hit.source != kNone && hit.source != hit.victim;
    if (ruleInPlay(Rule::TakesMore))
        forConstants([&](const Ability &a, CardId source) {
            const View v = viewOf(source);
            if (a.constant.rule != Rule::TakesMore || !affects(a.constant.affects, hit.victim, v)
                || !holds(a.cond, v))
                return;
            if (a.constant.amount == 0)
                ++doubled;
            else if (other)
                sum += amount(a.constant.amount, v);
        });
    return ((hit.amount + sum) << std::min(doubled, 4)) - hit.amount;
}

/// "If you do": what a card does once it has prevented damage.
void Changes::pushFollowing(CardId source, AbilityId ability)
{
    std::uint8_t slot = kNone;
    if (p.abilities[ability].effects == 0)
        return;
    Context *c = newContext(slot);
    if (c == nullptr)
        return;
    c->source = c->subject = source;
    c->sourceSerial = s.cards[source].serial;
    c->controller = s.cards[source].controller;
    c->ability = ability;
    Frame f = Frame::of(TriggerFrame{.by = TriggerKind::Ability}, c->controller, slot);
    f.go(TriggerStep::Done);
    push(f);
    pushEffects(p.abilities[ability].effects, slot);
}

/// What is left of it after those that prevent some of it.
int Changes::afterPrevention(const Hit &hit, int damage)
{
    if (hit.unpreventable) { // it was the next time all the same
        endPrevention(*this, hit.victim);
        return damage;
    }
    const auto take = [&](const Prevention &one) {
        const int prevented = one.of(damage);
        damage -= prevented;
        if (prevented > 0)
            emit(Ev::DamagePrevented, one.source, hit.victim, prevented);
        if (prevented > 0 && one.ability != 0)
            pushFollowing(one.source, one.ability);
    };
    forPreventionByAbilities(*this, hit, take);
    for (const bool next : {false, true}) // one that is for a single time last: it may be spared
        for (std::size_t i = s.effects.size(); i-- > 0 && damage > 0;) {
            const Effect e = s.effects[i];
            if (!preventsNow(*this, e, hit)
                || ((p.nodes[e.node].flags & nf::OnlyNext) != 0) != next)
                continue;
            take(Prevention{.source = e.source, .amount = e.value == 0 ? kAll : int{e.value}});
            if (next)
                dropEffect(i);
        }
    return damage;
}

/// The Shield that takes all the damage is defeated.
void Changes::useShield(CardId victim, int damage)
{
    CardId shield = s.cards[victim].firstUpgrade;
    while (s.cards[shield].def != m_db.shield || (s.cards[shield].status & status::Blank) != 0)
        shield = s.cards[shield].next;
    emit(Ev::ShieldUsed, shield, victim, damage);
    CardSet one;
    one.add(shield);
    defeat(one, s.cards[victim].controller);
}

// --- prevention by defeating a card

namespace {

/// The cards that may be defeated to prevent damage to this card.
[[nodiscard]] CardSet pricesFor(const Board &m, CardId victim)
{
    CardSet out;
    if (!m.ruleInPlay(Rule::MayPrevent))
        return out;
    m.forConstants([&](const Ability &a, CardId source) {
        if (a.constant.rule != Rule::MayPrevent)
            return;
        const View v = m.viewOf(source);
        if (m.affects(a.constant.affects, victim, v) && m.holds(a.cond, v))
            out = out | m.collect(a.constant.filter, v);
    });
    return out;
}

/// Whether damage is left to prevent, and a card can be defeated to prevent it.
[[nodiscard]] bool canBePrevented(const Plays &m, const Hit &hit)
{
    if (m.isUnpreventable(hit) || !m.isUnitInPlay(hit.victim)
        || hit.amount + m.moreDamage(hit) <= m.preventedFrom(hit)
        || (!hit.combat && m.isProtected(hit.victim, hit.dealer)))
        return false;
    return !pricesFor(m, hit.victim).empty();
}

[[nodiscard]] Hit hitOf(const PreventionFrame &f)
{
    return {.victim = f.victim,
            .amount = f.amount,
            .source = f.source,
            .dealer = f.dealer,
            .combat = f.is(PreventionFrame::Combat)};
}

void pushQuestion(Machine &m, const Hit &hit, std::uint8_t ctx, std::uint8_t flags = 0)
{
    flags |= hit.combat ? PreventionFrame::Combat : std::uint8_t{0};
    m.push(Frame::of(PreventionFrame{.victim = hit.victim,
                                     .source = hit.source,
                                     .dealer = hit.dealer,
                                     .flags = flags,
                                     .amount = static_cast<std::int16_t>(hit.amount)},
                     m.s.cards[hit.victim].controller, ctx));
}

/// No card is defeated: deals the damage, or leaves that to the step that asked.
void letHappen(Machine &m, const Frame &f)
{
    const Hit hit = hitOf(f.prevention());
    const bool later = f.prevention().is(PreventionFrame::Later);
    const std::uint8_t ctx = f.ctx;
    m.pop();
    if (later) {
        m.s.cards[hit.victim].marks |= mark::Decided;
        return;
    }
    const int dealt = m.dealOne(hit);
    if (ctx == kNone || dealt == 0)
        return;
    Context &c = m.s.contexts[ctx];
    c.number = static_cast<std::int16_t>(c.number + dealt);
    c.did = 1;
}

} // namespace

int deal(Machine &m, const Hit &hit, std::uint8_t ctx)
{
    if (!canBePrevented(m, hit))
        return m.dealOne(hit);
    pushQuestion(m, hit, ctx);
    return 0;
}

bool asksToPrevent(Machine &m, std::span<const Hit> hits)
{
    for (const Hit &hit : hits)
        if (!m.s.cards[hit.victim].marks.any(mark::Decided) && canBePrevented(m, hit)) {
            pushQuestion(m, hit, kNone, PreventionFrame::Later);
            return true;
        }
    return false;
}

/// The cards to defeat may be gone: they may have prevented other damage of the same effect.
void stepPrevention(Machine &m, const Frame &f)
{
    if (canBePrevented(m, hitOf(f.prevention())))
        m.wait();
    else
        letHappen(m, f);
}

void askPrevention(const Questions &m, const Frame &f, core::Decision &out)
{
    out.kind = core::DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(Prompt::PreventDamage);
    out.source = f.prevention().victim;
    out.min = 0;
    out.max = 1;
    m.offerCards(out, pricesFor(m, f.prevention().victim));
}

void answerPrevention(Machine &m, const Frame &f, const core::Decision &d, const core::Answer &a)
{
    const CardSet price = Questions::chosenCards(d, a);
    if (price.empty()) {
        letHappen(m, f);
        return;
    }
    const PlayerId player = f.player;
    const Hit hit = hitOf(f.prevention());
    const bool later = f.prevention().is(PreventionFrame::Later);
    m.pop();
    if (later)
        m.s.cards[hit.victim].marks |= mark::Decided | mark::Spared;
    m.emit(Ev::DamagePrevented, price.first(), hit.victim, hit.amount);
    m.defeat(price, player);
}

} // namespace playmat::swu
