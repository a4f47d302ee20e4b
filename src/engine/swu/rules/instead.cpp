#include "engine/swu/rules/instead.h"

#include "engine/swu/rules/machine.h"

#include <algorithm>

namespace playmat::swu {

AbilityId insteadOfDefeat(const Board &m, CardId card)
{
    const HotDef &d = m.hotOf(card);
    if (((d.kinds >> static_cast<unsigned>(AbilityKind::Instead)) & 1U) == 0 || m.losesByName(card)
        || (m.s.cards[card].status & status::Blank) != 0)
        return 0;
    for (int i = 0; i < d.abilityCount; ++i) {
        const auto id = static_cast<AbilityId>(d.firstAbility + i);
        const Ability &a = m.p.abilities[id];
        if (a.kind == AbilityKind::Instead && a.ofDefeat && a.subject == 0)
            return id;
    }
    return 0;
}

std::pair<CardId, AbilityId> savesFromDefeat(const Board &m, CardId card)
{
    std::pair<CardId, AbilityId> saver{kNone, 0};
    for (const Zone zone : {Zone::Ground, Zone::Space})
        m.s.forEach(zone, 0, [&](CardId unit) {
            if (((m.hotOf(unit).kinds >> static_cast<unsigned>(AbilityKind::Instead)) & 1U) == 0)
                return;
            m.forAbilities(unit, [&](AbilityId id) {
                const Ability &a = m.p.abilities[id];
                if (a.kind == AbilityKind::Instead && a.ofDefeat && a.subject != 0
                    && m.matches(a.subject, card, m.viewOf(unit)))
                    saver = {unit, id};
            });
        });
    return saver;
}

bool decidesInstead(const State &s, CardId card)
{
    return std::any_of(s.stack.begin(), s.stack.end(), [&](const Frame &f) {
        return f.kind == FrameKind::Instead && f.instead().card == card;
    });
}

namespace {

/// `of`: the unit whose ability it is; kNone: the card itself.
void pushDecision(Changes &m, CardId card, PlayerId by, AbilityId ability, bool left,
                  CardId of = kNone)
{
    const Card &c = m.s.cards[card];
    std::uint8_t slot = kNone;
    Context *context = m.newContext(slot);
    if (context == nullptr)
        return;
    const CardId source = of == kNone ? card : of;
    context->source = source;
    context->subject = card;
    context->sourceSerial = m.s.cards[source].serial;
    context->controller = m.s.cards[source].controller;
    context->ability = ability;
    m.push(Frame::of(InsteadFrame{.card = card,
                                  .by = by,
                                  .serial = c.serial,
                                  .side = c.def,
                                  .ability = ability,
                                  .left = left ? std::uint8_t{1} : std::uint8_t{0},
                                  .saver = of},
                     context->controller, slot));
}

} // namespace

void offerInstead(Changes &m, CardId card, PlayerId by)
{
    if (const AbilityId own = insteadOfDefeat(m, card); own != 0) {
        pushDecision(m, card, by, own, false);
        return;
    }
    const auto [unit, ability] = savesFromDefeat(m, card);
    pushDecision(m, card, by, ability, false, unit);
}

/// It becomes a unit for now, exhausted; a "no" lets it follow its host.
bool keepWithoutHost(Changes &m, CardId upgrade)
{
    const AbilityId ability = insteadOfDefeat(m, upgrade);
    if (ability == 0)
        return false;
    Card &c = m.s.cards[upgrade];
    const DefId front = m.defOf(upgrade).front();
    m.moveTo(upgrade, m.db().hot[front].arena, c.controller);
    c.def = front;
    m.s.listens |= m.hotOf(upgrade).listens;
    m.exhaust(upgrade);
    m.touchAll();
    pushDecision(m, upgrade, kNone, ability, true);
    return true;
}

void stepInstead(Machine &m, Frame &f)
{
    const InsteadFrame is = f.instead();
    const Node &first = m.p.nodes[m.p.abilities[is.ability].effects];
    const bool choice
        = m.p.selectors[first.target].optional || m.p.selectors[first.source].optional;
    if (f.at(InsteadStep::Begin) && (is.left == 1 || !choice)) {
        f.go(InsteadStep::Ask);
        m.wait();
        return;
    }
    if (f.at(InsteadStep::Begin)) {
        f.go(InsteadStep::Done);
        m.pushEffects(m.p.abilities[is.ability].effects, f.ctx);
        return;
    }
    const Card &c = m.s.cards[is.card];
    const bool saved = is.saver != kNone && m.ctx(f).did != 0;
    m.freeContext(f.ctx);
    m.pop();
    if (is.left == 0 && !saved && m.inPlay(is.card) && c.def == is.side && c.serial == is.serial) {
        CardSet one;
        one.add(is.card);
        m.defeatNow(one, is.by); // nothing was done instead
    }
}

void askInsteadOfDefeat(const Questions &m, const Frame &f, core::Decision &out)
{
    m.askYesNo(out, Prompt::MayUse);
    out.min = out.max = 1;
    out.player = f.player;
    out.source = f.instead().saver == kNone ? f.instead().card : f.instead().saver;
    out.ability = f.instead().ability;
}

void answerInsteadOfDefeat(Machine &m, Frame &f, const core::Option &o)
{
    const InsteadFrame is = f.instead();
    const bool there = m.isUnitInPlay(is.card) && m.s.cards[is.card].serial == is.serial;
    const bool yes = static_cast<OptionKind>(o.kind) == OptionKind::Yes;
    f.go(InsteadStep::Done);
    if (yes && is.left == 0)
        m.pushEffects(m.p.abilities[is.ability].effects, f.ctx);
    if (yes || is.left == 0 || !there)
        return;
    m.emit(Ev::Defeated, is.card, kNone, 0, 0, m.s.cards[is.card].controller);
    m.moveTo(is.card, Zone::Discard, m.s.cards[is.card].owner);
}

} // namespace playmat::swu
