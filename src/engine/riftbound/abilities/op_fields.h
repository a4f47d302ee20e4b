#pragma once

#include "engine/riftbound/language/tree_reader.h"
#include "engine/riftbound/rules/machine.h"
#include "engine/riftbound/text/printer.h"

#include <algorithm>

/// Building blocks for the descriptions of ops.
namespace playmat::riftbound {

inline constexpr NodeField kTo{"to", "cards", field::to, true};

[[nodiscard]] inline const Context &contextOf(const Board &m, const Frame &f)
{
    return m.s.contexts[f.ctx];
}
[[nodiscard]] inline View viewFor(const Board &m, const Frame &f)
{
    return m.viewOf(contextOf(m, f));
}
[[nodiscard]] inline int amountOf(const Board &m, const Frame &f, const Node &n)
{
    return m.amount(n.amount, viewFor(m, f));
}

/// The step of a permanent part of the rules text, which never resolves.
inline void nothingNow(Machine &m, Frame &f, const Node &)
{
    m.nextNode(f, false);
}
/// The words of an op that always says the same.
template <const char *kWords>
std::string says(Printer &, const Node &)
{
    return kWords;
}
/// The player chosen as a target, or kNone.
[[nodiscard]] inline PlayerId chosenPlayer(const Context &c)
{
    for (const Target &t : c.targets)
        if (t.what == Target::What::Player)
            return t.id;
    return kNone;
}

/// Whether what resolves is a spell, or an ability that a spell created (428.5.d).
[[nodiscard]] inline bool isOfSpell(const Board &m, const Context &c)
{
    return c.source != kNone && m.defOf(c.source).kind == Kind::Spell;
}
/// An effect until the end of the turn, for the player whose ability or spell resolves.
[[nodiscard]] inline Effect effectFor(const Board &m, const Frame &f, EffectKind kind)
{
    const Context &c = contextOf(m, f);
    return {.until = m.s.turn, .kind = kind, .source = c.source, .controller = c.controller};
}
/// The same, on a card.
[[nodiscard]] inline Effect effectOn(const Board &m, const Frame &f, EffectKind kind, CardId id)
{
    Effect e = effectFor(m, f, kind);
    e.target = id;
    e.targetSerial = m.s.cards[id].serial;
    return e;
}
/// Whether the item chose the card.
[[nodiscard]] inline bool isTarget(const Context &c, CardId id)
{
    return std::any_of(c.targets.begin(), c.targets.end(),
                       [&](const Target &t) { return t.what == Target::What::Card && t.id == id; });
}
/// Notes where the first of the cards is, so that "there" means that after it has left.
inline void notePlace(Machine &m, const Frame &f, const CardSet &cards)
{
    if (!cards.empty() && m.onBoard(cards.first()))
        m.s.contexts[f.ctx].place = m.s.cards[cards.first()].place;
}
/// Replaces harm by what chose the card, if the card says so: it gets Might instead
/// (following.cpp).
[[nodiscard]] bool endures(Machine &m, const Context &c, CardId id);
/// Recycles cards to the main deck; several go there in random order (416.5; decks.cpp).
void recycleAll(Machine &m, const CardSet &cards);
/// Lets owners do what their cards say as these cards of a deck are looked at or revealed, before
/// the frame continues; a card that leaves the deck is no longer among "it" (plays.cpp).
void offerSeen(Machine &m, const Frame &f, const CardSet &cards);

extern const OpSpec kDamage;
extern const OpSpec kSplitDamage;
extern const OpSpec kKill;
extern const OpSpec kHeal;
extern const OpSpec kStun;
extern const OpSpec kFight;
extern const OpSpec kProtect;
extern const OpSpec kMight;
extern const OpSpec kGive;
extern const OpSpec kBuff;
extern const OpSpec kEnterReady;
extern const OpSpec kSpellsCostLess;
extern const OpSpec kBonusDamage;
extern const OpSpec kBonusDamageHere;
extern const OpSpec kDraw;
extern const OpSpec kDiscard;
extern const OpSpec kReturn;
extern const OpSpec kVision;
extern const OpSpec kChannel;
extern const OpSpec kAdd;
extern const OpSpec kMoveToBase;
extern const OpSpec kReady;
extern const OpSpec kExhaust;
extern const OpSpec kToken;
extern const OpSpec kCounter;
extern const OpSpec kIf;
extern const OpSpec kWin;
extern const OpSpec kPlayMe;
extern const OpSpec kEachKills;
extern const OpSpec kBuffsCountMore;
extern const OpSpec kOthersEnterReady;
extern const OpSpec kCostsLess;
extern const OpSpec kMove;
extern const OpSpec kLater;
extern const OpSpec kChooseOne;
extern const OpSpec kAttach;
extern const OpSpec kPlay;
extern const OpSpec kTrade;
extern const OpSpec kPay;
extern const OpSpec kWeaponmaster;
extern const OpSpec kLook;
extern const OpSpec kPredict;
extern const OpSpec kReveal;
extern const OpSpec kRecycle;
extern const OpSpec kBanish;
extern const OpSpec kTrash;
extern const OpSpec kBurn;
extern const OpSpec kDiscardHands;
extern const OpSpec kDoubleMight;
extern const OpSpec kBaseMight;
extern const OpSpec kMatchMight;
extern const OpSpec kPrevent;
extern const OpSpec kUnchosen;
extern const OpSpec kEmpower;
extern const OpSpec kDisempower;
extern const OpSpec kDetach;
extern const OpSpec kRecall;
extern const OpSpec kTakeControl;
extern const OpSpec kGainXp;
extern const OpSpec kScore;
extern const OpSpec kNoSpellDamage;
extern const OpSpec kNextUnit;
extern const OpSpec kNextSpell;
extern const OpSpec kEntersReady;
extern const OpSpec kNoCombatDamage;
extern const OpSpec kNoDamage;
extern const OpSpec kKeepsUnits;
extern const OpSpec kFirstGearCostsLess;
extern const OpSpec kCostsLessPower;
extern const OpSpec kPointsToWin;
extern const OpSpec kOpponentMay;
extern const OpSpec kEachChooses;
extern const OpSpec kRevealHand;
extern const OpSpec kDiscards;
extern const OpSpec kCannotPlay;
extern const OpSpec kCannotMove;
extern const OpSpec kFreeHides;
extern const OpSpec kThisTurn;
extern const OpSpec kNextMain;
extern const OpSpec kNextBonus;
extern const OpSpec kExtraTurn;
extern const OpSpec kConquerEffects;
extern const OpSpec kSpendBuff;
extern const OpSpec kRevealUntil;
extern const OpSpec kAttachTo;
extern const OpSpec kMoveAll;
extern const OpSpec kCardsCost;
extern const OpSpec kSaves;
extern const OpSpec kCannotBeChosen;
extern const OpSpec kNoReveals;
extern const OpSpec kUnitsToOpen;
extern const OpSpec kTiesRecall;
extern const OpSpec kMoreDeathknells;
extern const OpSpec kMoveTax;
extern const OpSpec kNeverHome;
extern const OpSpec kNoPlaysHere;
extern const OpSpec kKeepsAllUnits;
extern const OpSpec kNoPoints;
extern const OpSpec kMoreConquers;
extern const OpSpec kMoreHolds;
extern const OpSpec kChannelsOne;
extern const OpSpec kNoCounter;
extern const OpSpec kNoEarlyScore;
extern const OpSpec kNoEarlyPlay;
extern const OpSpec kOnlyToBase;
extern const OpSpec kNoReadying;
extern const OpSpec kManyBuffs;
extern const OpSpec kManyEmpowered;
extern const OpSpec kMoreFacedown;
extern const OpSpec kHidesForEnergy;
extern const OpSpec kSeen;
extern const OpSpec kRevealedAdds;
extern const OpSpec kRevealRune;
extern const OpSpec kPayAny;
extern const OpSpec kEachKeeps;
extern const OpSpec kToChampionZone;
extern const OpSpec kTakeSpell;
extern const OpSpec kPick;
extern const OpSpec kYouMay;
extern const OpSpec kDoThis;
extern const OpSpec kBecomeCopy;
extern const OpSpec kShareKeywords;
extern const OpSpec kLoseControl;
extern const OpSpec kBorrow;
extern const OpSpec kGiveMe;
extern const OpSpec kDetachThis;
extern const OpSpec kOntoDeck;
extern const OpSpec kHasTag;
extern const OpSpec kDeadly;
extern const OpSpec kShields;
extern const OpSpec kPacifies;
extern const OpSpec kGearGives;
extern const OpSpec kDoublesBonuses;
extern const OpSpec kHoldsConquer;
extern const OpSpec kIgnoresTank;
extern const OpSpec kNoTemporary;
extern const OpSpec kNeverReady;
extern const OpSpec kCardsHave;
extern const OpSpec kUnitsToLone;
extern const OpSpec kEarlyDraws;
extern const OpSpec kNoEnemyDamage;
extern const OpSpec kUnmoved;
extern const OpSpec kSafeSpells;
extern const OpSpec kMoreLoss;
extern const OpSpec kTokensReady;
extern const OpSpec kMoreGold;
extern const OpSpec kGearAbilityLess;
extern const OpSpec kRepeatLess;
extern const OpSpec kSpellsRepeat;
extern const OpSpec kNoDeflect;
extern const OpSpec kEndures;
extern const OpSpec kUnlessPaid;
extern const OpSpec kSwapMight;
extern const OpSpec kBanishDying;
extern const OpSpec kPreventNext;
extern const OpSpec kDoubled;
extern const OpSpec kGains;
extern const OpSpec kUnitsCostMore;
extern const OpSpec kNextCard;
extern const OpSpec kNextRepeat;
extern const OpSpec kGiveFlow;
extern const OpSpec kFreeGear;

} // namespace playmat::riftbound
