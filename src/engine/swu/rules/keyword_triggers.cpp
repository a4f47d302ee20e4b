#include "engine/swu/language/vocabulary.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/second_defender.h"
#include "engine/swu/rules/support.h"

/// Keywords that act like triggered abilities (CR 7.5.1): Ambush, Shielded, Restore, Saboteur,
/// Support.
namespace playmat::swu {

/// What the keywords of a unit trigger when it is played, deployed or created.
void Changes::fireArrival(CardId unit)
{
    for (const KeywordWord &k : words::keywords)
        if (k.arrives && s.cards[unit].keywords.any(k.value))
            addKeywordTrigger(k.trigger, unit);
}

/// Whatever brought it into play; its values have to be current.
void Changes::fireEntered(CardId unit)
{
    if (const Deed *play = playOf(unit); play == nullptr || play->serial != s.cards[unit].serial)
        countOnce(DeedKind::ArrivedOtherwise, s.cards[unit].controller);
    fireOthers(trig::UnitEnters, unit);
}

void Changes::addKeywordTrigger(TriggerKind kind, CardId card)
{
    Trigger t;
    t.kind = kind;
    t.source = card;
    t.sourceSerial = s.cards[card].serial;
    t.controller = s.cards[card].controller;
    t.subject = card;
    t.attack = s.attackCount > 0 ? static_cast<std::uint8_t>(s.attackCount - 1) : kNone;
    addTrigger(t);
}

/// Whether the unit that triggered its Ambush is still there and may attack an enemy unit. All that
/// this depends on lies open.
bool Plays::couldAmbush(CardId unit, std::uint16_t serial) const
{
    return s.cards[unit].serial == serial && isUnitInPlay(unit) && mayAttack(unit, kAmbushNode);
}

void Machine::runKeywordTrigger(Frame &f)
{
    Context &c = ctx(f);
    const bool there = s.cards[c.source].serial == c.sourceSerial && isUnitInPlay(c.source);
    switch (f.trigger().by) {
    case TriggerKind::Shielded:
        if (there) {
            createToken(m_db.shield, s.cards[c.source].controller, c.source);
            noteOnce(DeedKind::MadeToken, c.controller);
            noteOnce(DeedKind::GaveToken, c.controller);
        }
        break;
    case TriggerKind::Restore: // even when the unit is gone, as it last was (CR 7.6.3, 8.11)
        heal(s.bases[c.controller], s.cards[c.source].restore, c.source);
        break;
    case TriggerKind::Saboteur: {
        CardSet shields;
        const AttackRecord *attack = attackOf(viewOf(f));
        const CardId second = attack == nullptr ? CardId{kNone} : secondDefender(*this, *attack);
        for (const CardId unit : {refer(Ref::Defender, viewOf(f)), second})
            for (CardId u = unit == kNone ? CardId{kNone} : s.cards[unit].firstUpgrade; u != kNone;
                 u = s.cards[u].next)
                shields.addIf(s.cards[u].def == m_db.shield, u);
        defeat(shields, c.controller);
        break;
    }
    case TriggerKind::Ambush: {
        // It may attack an enemy unit even if it is exhausted; it is not readied (CR 7.5.4).
        if (!couldAmbush(c.source, c.sourceSerial))
            break;
        f.go(TriggerStep::AskAttack);
        wait();
        break;
    }
    case TriggerKind::Support:
        if (supportable(*this).empty())
            break;
        f.go(TriggerStep::AskAttack);
        wait();
        break;
    case TriggerKind::Ability:
        break;
    }
}

} // namespace playmat::swu
