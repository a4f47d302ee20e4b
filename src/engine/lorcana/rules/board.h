#pragma once

#include "engine/core/decision.h"
#include "engine/core/result.h"
#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/language/spec.h"
#include "engine/lorcana/rules/terms.h"
#include "engine/lorcana/state/state.h"
#include "engine/lorcana/text/reasons.h"

#include <optional>

/// Every question about a state that the rules ask and that changes nothing.
namespace playmat::lorcana {

class Board
{
public:
    Board(const CardDb &db, const State &state)
        : p(db.program)
        , s(state)
        , m_db(db)
    {
    }
    [[nodiscard]] const CardDb &db() const { return m_db; }

    // --- the open question, and what answers it (machine.cpp)
    void decision(core::Decision &out) const;
    [[nodiscard]] bool over() const { return s.phase == Phase::Over; }
    [[nodiscard]] core::Result<void> check(const core::Decision &d,
                                           const core::Answer &answer) const;

    // --- looking (filters.cpp)
    [[nodiscard]] const CardDef &defOf(CardId id) const { return m_db.defs[s.cards[id].def]; }
    [[nodiscard]] bool inPlay(CardId id) const
    {
        return s.cards[id].zone == Zone::Play && s.cards[id].on == kNone;
    }
    [[nodiscard]] bool isCharacter(CardId id) const
    {
        return inPlay(id) && defOf(id).type == Kind::Character;
    }
    [[nodiscard]] bool matches(FilterId filter, CardId id, const View &v) const;
    [[nodiscard]] bool matches(const Filter &f, CardId id, const View &v) const;
    [[nodiscard]] CardSet collect(FilterId filter, const View &v) const;
    [[nodiscard]] int amount(AmountId id, const View &v) const;
    [[nodiscard]] int amountOr(AmountId id, const View &v, int otherwise) const
    {
        return id == 0 ? otherwise : amount(id, v);
    }
    [[nodiscard]] bool holds(CondId id, const View &v) const; ///< it and those chained to it
    /// The card that is meant, if it is still there; the same even if it is not.
    [[nodiscard]] CardId refer(Ref ref, const View &v) const;
    [[nodiscard]] CardId referAnyway(Ref ref, const View &v) const;
    /// Bits of players; the one who is asked first is the active player.
    [[nodiscard]] std::uint8_t playersOf(Who who, const View &v) const;
    [[nodiscard]] int readyInk(PlayerId player) const;
    /// Strength, willpower, lore now, in whatever zone; below zero where they are (CR 6.6.2).
    [[nodiscard]] int strengthOf(CardId id) const;
    [[nodiscard]] int willpowerOf(CardId id) const;
    [[nodiscard]] int loreOf(CardId id) const;
    [[nodiscard]] Keywords keywordsOf(CardId id) const;
    /// What it counts for when it sings (CR 8.11).
    [[nodiscard]] int songCost(CardId id) const;
    [[nodiscard]] bool challenging(CardId id) const
    {
        return s.challenge.challenger == id && s.challenge.challengerSerial == s.cards[id].serial;
    }
    [[nodiscard]] bool beingChallenged(CardId id) const
    {
        return s.challenge.defender == id && s.challenge.defenderSerial == s.cards[id].serial;
    }
    /// The cards that the player may choose for this effect: Ward keeps those of others out.
    [[nodiscard]] CardSet choosable(const Selector &sel, const View &v, PlayerId chooser) const;
    /// Calls f(ability) for each ability of the card.
    template <class F>
    void forAbilities(CardId id, F &&f) const
    {
        const CardDef &d = defOf(id);
        for (int i = 0; i < d.abilityCount; ++i)
            f(static_cast<AbilityId>(d.firstAbility + i));
    }
    [[nodiscard]] bool gateOpen(const Ability &a, const View &v) const
    {
        return (!a.yourTurn || s.active == v.you) && (a.gate == 0 || holds(a.gate, v));
    }
    [[nodiscard]] std::uint16_t nextTurnOf(PlayerId player) const; // phases.cpp

    // --- what can be done (action_list.cpp, playing.cpp, challenges.cpp); Reason::None: it is
    // legal
    void askAction(core::Decision &out) const;
    [[nodiscard]] core::Refusal whyNotInk(CardId id) const;
    [[nodiscard]] core::Refusal whyNotQuest(CardId id) const;
    [[nodiscard]] core::Refusal whyNotChallenge(CardId id, CardId target) const;
    [[nodiscard]] core::Refusal whyNotMove(CardId id, CardId location) const;
    [[nodiscard]] core::Refusal whyNotAbility(CardId id, AbilityId ability) const;
    [[nodiscard]] core::Refusal whyNotSing(CardId singer, CardId song) const;
    [[nodiscard]] core::Refusal whyNotEnd() const;
    [[nodiscard]] core::Refusal whyNotChallengeAtAll(CardId id) const;
    [[nodiscard]] bool canChallengeSomething(CardId id) const;

    // --- costs (tolls.cpp, playing.cpp, cost_parts.cpp, activated_abilities.cpp)
    /// The ink for moving that character there; without one, what it is for any (CR 4.7.3.3).
    [[nodiscard]] int moveCost(CardId location, CardId character = kNone) const;
    /// What quests, challenges and moves cost beside that.
    [[nodiscard]] int tollInk(OptionKind act, CardId id, CardId target) const;
    /// Why what is asked for cannot be paid, beside that much ink.
    [[nodiscard]] core::Refusal whyNotToll(OptionKind act, CardId id, CardId target,
                                           int ink = 0) const;
    /// The ink for a card after all modifiers, for the cost that its way begins with.
    [[nodiscard]] int priceOf(PlayerId player, CardId card, int base) const;
    [[nodiscard]] bool mayPlay(PlayerId player, CardId card) const; // restrictions.cpp
    void addPlays(core::Decision &out, CardId card) const;
    [[nodiscard]] bool fitsUnder(const ShiftDef &s, CardId top, CardId base) const;
    [[nodiscard]] bool costsArePayable(const Cost &c, PlayerId player, CardId self) const;
    void askPart(const Cost &c, PlayerId player, CardId self, std::uint8_t paid,
                 core::Decision &out) const;
    /// What the ability costs this card: of Boost that was given, the number is the ink.
    [[nodiscard]] Cost costToUse(CardId id, AbilityId ability) const;
    /// The least number of a Boost that an effect gives the card; 0: none does.
    [[nodiscard]] int boostGiven(CardId id) const;

    // --- effects that resolve (abilities/interpreter.cpp)
    [[nodiscard]] const Context &ctx(const Frame &f) const { return s.contexts[f.ctx]; }
    [[nodiscard]] View viewOf(const Context &c) const
    {
        return {c.controller, c.source, &c, c.player};
    }
    [[nodiscard]] View viewOf(const Frame &f) const { return viewOf(ctx(f)); }
    /// Whether something of a list could be done, or everything.
    [[nodiscard]] bool possible(NodeId list, const View &v, bool all) const;
    void setDuration(Effect &e, const Node &n, PlayerId theirs) const;

    // --- questions (machine.cpp)
    static void offer(core::Decision &out, OptionKind kind, CardId card = kNone,
                      CardId target = kNone, int cost = 0);
    void offerCards(core::Decision &out, const CardSet &set) const;
    static void askYesNo(core::Decision &out, Prompt prompt);
    [[nodiscard]] static CardSet chosenCards(const core::Decision &d, const core::Answer &a);
    [[nodiscard]] static OptionKind chosenKind(const core::Decision &d, const core::Answer &a);
    [[nodiscard]] bool asksAll() const { return s.questions == core::Questions::All; }
    /// Whether the program may answer: there is one legal answer, and it may choose.
    [[nodiscard]] bool forced(const CardSet &set, int min, int max) const
    {
        return !asksAll() && min == max && set.count() == min;
    }

    // --- questions that do not tell what lies hidden (unseen_choices.cpp)
    /// The same view as far as the other players can tell, when questions are discreet.
    [[nodiscard]] View asOthersSee(View v, Hidden hidden = Hidden::Fits) const;
    /// Whether others must not learn how many of some hidden cards fit: it is asked anyway.
    [[nodiscard]] bool hidesWhatFits(FilterId filter) const;
    /// What the view has hidden cards count as; nothing when they are judged as they are, or when
    /// there are none of them.
    [[nodiscard]] std::optional<bool> guess(FilterId filter, const View &v) const;

    const Program &p;
    const State &s;

private:
    const CardDb &m_db;
};

/// Whether a filter can mean cards whose faces are hidden from some player.
[[nodiscard]] bool reachesHidden(const Program &program, FilterId id);

} // namespace playmat::lorcana
