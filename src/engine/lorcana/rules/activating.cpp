#include "engine/lorcana/rules/machine.h"

/// Activated abilities (CR 4.4, 6.3): their costs are paid, then they resolve at once.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;

void Machine::beginActivate(CardId id, AbilityId ability)
{
    ActivateFrame frame;
    frame.card = id;
    frame.ability = ability;
    frame.serial = s.cards[id].serial;
    push(FrameKind::Activate, frame);
}

void Machine::stepActivate(Frame &f)
{
    auto frame = f.as<ActivateFrame>();
    const Ability &a = p.abilities[frame.ability];
    const PlayerId player = s.cards[frame.card].owner;
    switch (stepOf<ActivateStep>(f)) {
    case ActivateStep::Costs:
    case ActivateStep::AskCosts:
        if (payPart(a.cost, player, frame.card, frame.paid)) {
            f.keep(frame);
            go(f, ActivateStep::AskCosts);
            wait();
            return;
        }
        f.keep(frame);
        go(f, ActivateStep::Effects);
        emit(Ev::AbilityUsed, frame.card, kNone, frame.ability, 0, player);
        payInk(player, a.cost.ink);
        if (a.cost.exert)
            (void)exert(frame.card);
        if (a.cost.banish) {
            CardSet self;
            self.add(frame.card);
            banish(self);
        }
        return;
    case ActivateStep::Effects: {
        go(f, ActivateStep::Done);
        if (Context *c = beginEffects(a.body, player, frame.card, frame.ability))
            c->sourceSerial = frame.serial;
        return;
    }
    case ActivateStep::Done:
        emit(Ev::AbilityResolved, frame.card, kNone, frame.ability, 0, player);
        pop();
        return;
    }
}

void Machine::askActivate(const Frame &f, Decision &out) const
{
    const auto frame = f.as<ActivateFrame>();
    out.source = frame.card;
    out.ability = frame.ability;
    askPart(p.abilities[frame.ability].cost, s.cards[frame.card].owner, frame.card, frame.paid,
            out);
}

void Machine::answerActivate(Frame &f, const Decision &d, const Answer &a)
{
    auto frame = f.as<ActivateFrame>();
    answerPart(frame.paid, d, a);
    f.keep(frame);
}

} // namespace playmat::lorcana
