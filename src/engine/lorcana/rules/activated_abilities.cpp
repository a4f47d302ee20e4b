#include "engine/lorcana/rules/chapters.h"
#include "engine/lorcana/rules/machine.h"

/// Activated abilities (CR 4.4, 6.3): their costs are paid, then they resolve at once.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;

int Board::boostGiven(CardId id) const
{
    if (!s.cards[id].has(kw::Boost) || defOf(id).boost != 0)
        return 0;
    int least = 0;
    const auto note = [&](int number) {
        if (number > 0 && (least == 0 || number < least))
            least = number;
    };
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::Modify && s.applies(e) && s.affects(e, id))
            note(p.nodes[e.node].boost);
    s.forPlay([&](CardId source) {
        if (defOf(source).constants)
            forAbilities(source, [&](AbilityId ability) {
                const Ability &a = p.abilities[ability];
                const View v{s.cards[source].owner, source, nullptr, kNone};
                const Selector &sel = p.selectors[a.affects];
                if (a.kind == AbilityKind::Static && a.boost > 0 && gateOpen(a, v)
                    && (sel.mode == SelectMode::Ref ? source == id : matches(sel.filter, id, v)))
                    note(a.boost);
            });
    });
    return least;
}

Cost Board::costToUse(CardId id, AbilityId ability) const
{
    Cost cost = p.abilities[ability].cost;
    if (ability == db().boost)
        cost.ink = static_cast<std::uint8_t>(boostGiven(id));
    return cost;
}

void Machine::useAbility(CardId id, AbilityId ability)
{
    UseAbilityFrame frame;
    frame.card = id;
    frame.ability = ability;
    frame.serial = s.cards[id].serial;
    push(Frame::of(frame));
}

namespace {

void stepUseAbility(Machine &m, Frame &f)
{
    UseAbilityFrame &frame = f.useAbility();
    const Ability &a = m.p.abilities[frame.ability];
    const PlayerId player = m.s.cards[frame.card].owner;
    switch (f.step<UseAbilityStep>()) {
    case UseAbilityStep::Costs:
    case UseAbilityStep::AskCosts:
        if (m.payPart(a.cost, player, frame.card, frame.paid)) {
            f.go(UseAbilityStep::AskCosts);
            m.wait();
            return;
        }
        f.go(UseAbilityStep::Effects);
        m.emit(Ev::AbilityUsed, frame.card, kNone, frame.ability, 0, player);
        m.payInk(player, m.costToUse(frame.card, frame.ability).ink);
        if (a.cost.exert)
            (void)m.exert(frame.card);
        if (a.cost.banish) {
            CardSet self;
            self.add(frame.card);
            m.banish(self);
        }
        return;
    case UseAbilityStep::Effects: {
        f.go(UseAbilityStep::Done);
        if (Context *c = m.startEffects(a.body, player, frame.card, frame.ability))
            c->sourceSerial = frame.serial;
        return;
    }
    case UseAbilityStep::Done:
        m.emit(Ev::AbilityResolved, frame.card, kNone, frame.ability, 0, player);
        m.pop();
        return;
    }
}

void askUseAbility(const Board &m, const Frame &f, Decision &out)
{
    const UseAbilityFrame &frame = f.useAbility();
    out.source = frame.card;
    out.ability = frame.ability;
    m.askPart(m.p.abilities[frame.ability].cost, m.s.cards[frame.card].owner, frame.card,
              frame.paid, out);
}

void answerUseAbility(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    UseAbilityFrame &frame = f.useAbility();
    m.answerPart(frame.paid, d, a);
}

} // namespace

const Chapter kUseAbilityChapter{stepUseAbility, askUseAbility, answerUseAbility};

} // namespace playmat::lorcana
