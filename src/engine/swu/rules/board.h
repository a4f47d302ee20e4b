#pragma once

#include "engine/core/decision.h"
#include "engine/core/event.h"
#include "engine/core/result.h"
#include "engine/swu/language/card_db.h"
#include "engine/swu/rules/sides.h"
#include "engine/swu/rules/terms.h"
#include "engine/swu/state/state.h"
#include "engine/swu/state/zones.h"

/// Looks up in a state what the rules need, without changing the state. plays.h adds what a player
/// can play, and questions.h what a player is asked.
namespace playmat::swu {

class Board
{
public:
    Board(const CardDb &db, const State &state)
        : m_db(db)
        , p(db.program)
        , s(state)
    {
    }

    // --- looking (filters.cpp)
    [[nodiscard]] const CardDef &defOf(CardId id) const { return m_db.def(s.cards[id].def); }
    [[nodiscard]] Kinds kindsOf(CardId id) const;
    [[nodiscard]] bool inPlay(CardId id) const;
    [[nodiscard]] bool isUnitInPlay(CardId id) const;
    [[nodiscard]] bool matches(const Filter &f, CardId id, const View &v) const;
    [[nodiscard]] bool matchesProper(const Filter &f, CardId id, const View &v) const;
    [[nodiscard]] bool matches(FilterId f, CardId id, const View &v) const;
    [[nodiscard]] bool hasProperty(Props one, CardId id, const View &v) const;
    [[nodiscard]] bool defMatches(const Filter &f, DefId def, const View &v,
                                  CardId card = kNone) const;
    [[nodiscard]] const Deed *playOf(CardId card) const;
    /// Printed ones, those gained and without those lost.
    [[nodiscard]] TraitMask traitsOf(CardId id) const;
    [[nodiscard]] bool changesTraits() const
    {
        return ruleInPlay(Rule::GainsTrait) || ruleInPlay(Rule::LosesTrait);
    }
    /// Whether a constant ability affects the card.
    [[nodiscard]] bool affects(SelId affected, CardId id, const View &v) const;
    [[nodiscard]] bool hasTraits(CardId id, const TraitMask &any) const;
    [[nodiscard]] CardId hostOf(CardId upgrade) const;
    [[nodiscard]] CardId attachedTo(const View &v) const;
    [[nodiscard]] bool isAttached(CardId id) const
    {
        return s.cards[id].host != kNone && isArena(s.cards[id].zone);
    }
    [[nodiscard]] bool isProtected(CardId id, PlayerId from) const;
    /// Whether what the upgrade grants is gained: a blank unit gains nothing (CR 8.14.2).
    [[nodiscard]] bool hasGrants(CardId upgrade) const;
    template <class F>
    void forCaptives(F &&f) const;
    [[nodiscard]] bool wasPlayedAs(const Filter &f, CardId id) const;
    [[nodiscard]] Keywords keywordsOf(CardId id) const;
    [[nodiscard]] bool defenderMatched(FilterId id, const View &v) const;
    [[nodiscard]] CardSet collect(FilterId filter, const View &v) const;
    [[nodiscard]] CardSet collect(const Filter &f, const View &v) const;
    [[nodiscard]] int amount(AmountId id, const View &v) const;
    [[nodiscard]] bool holds(CondId id, const View &v) const;
    [[nodiscard]] CardId refer(Ref ref, const View &v) const;
    [[nodiscard]] std::uint8_t playersOf(Who who, const View &v) const; ///< bit mask
    [[nodiscard]] PlayerId playerOf(Who who, const View &v) const;
    [[nodiscard]] int readyResources(PlayerId player) const { return s.players[player].ready; }
    [[nodiscard]] const AttackRecord *attackOf(const View &v) const;
    [[nodiscard]] int remainingHp(CardId id) const;
    [[nodiscard]] int shieldsOn(CardId id) const;
    [[nodiscard]] bool isShielded(CardId id) const;
    [[nodiscard]] int handSize(PlayerId who) const { return s.list(Zone::Hand, who).count; }
    [[nodiscard]] int resources(PlayerId who) const { return s.list(Zone::Resources, who).count; }
    /// Calls f(ability id) for each ability that the card has now, gained ones too.
    template <class F>
    void forAbilities(CardId id, F &&f) const;
    /// Calls f(ability id) for each ability that the upgrade lets its unit gain.
    template <class F>
    void forGranted(CardId upgrade, F &&f) const;
    [[nodiscard]] const HotDef &hotOf(CardId id) const { return m_db.hot[s.cards[id].def]; }
    /// Whether a constant ability in play makes this rule.
    [[nodiscard]] bool ruleInPlay(Rule rule) const { return s.rules.has(rule); }
    /// What an effect on a player says.
    [[nodiscard]] Rule ruleOf(const Effect &e) const { return p.nodes[e.node].rule; }
    [[nodiscard]] AbilityId gainedBy(const Effect &e) const;
    [[nodiscard]] bool hasRule(CardId id, Rule rule) const
    {
        return hotOf(id).rules.has(rule) && !losesByName(id);
    }
    // --- lost abilities (blank.cpp)
    /// Whether an effect removes the abilities of all cards of this name, wherever they are.
    [[nodiscard]] bool losesByName(CardId id) const
    {
        return ruleInPlay(Rule::BlankNamed) && isNamedBlank(id);
    }
    [[nodiscard]] bool isNamedBlank(CardId id) const;
    /// Whether the upgrade now removes all abilities of its unit (Rule::Blank), or all except those
    /// that it gives the unit itself (Rule::BlankOthers).
    [[nodiscard]] bool blanksHost(CardId upgrade, Rule rule) const;
    /// The upgrade whose abilities a blank unit still has; kNone if there is none.
    [[nodiscard]] CardId keeperOf(CardId unit) const;
    /// Whether the card itself has that rule and the condition of the ability holds.
    [[nodiscard]] bool keepsRule(CardId id, Rule rule) const;
    /// Whether the card has a mark against what abilities of that player's cards do, and that
    /// player is an opponent of its controller.
    [[nodiscard]] bool withstands(CardId id, CardMarks mark, PlayerId from) const
    {
        return from != kNone && from != s.cards[id].controller && s.cards[id].marks.any(mark);
    }
    /// Calls f(ability, card) for each constant ability of the cards in play.
    template <class F>
    void forConstants(F &&f) const;
    /// Of one card in play.
    template <class F>
    void forConstantsOf(CardId id, F &&f) const;
    /// Calls f(ability id) for each ability by which the player may play the resource in this way.
    template <class F>
    void forWays(PlayerId player, CardId card, F &&f, PlayWay kind = PlayWay::Smuggle) const;
    [[nodiscard]] bool hasWay(PlayerId player, CardId card) const;
    /// The way that such an ability opens.
    [[nodiscard]] PlayWay wayOf(AbilityId way) const;
    /// Its cost and icons, four bits each, for this card.
    [[nodiscard]] int wayCost(CardId card, AbilityId way) const;
    [[nodiscard]] std::uint32_t wayIcons(CardId card, AbilityId way) const;
    /// The player who takes actions now; in the regroup phase, the player with the initiative (CR
    /// 1.4.5).
    [[nodiscard]] PlayerId activePlayer() const
    {
        return s.phase == Phase::Action ? s.active : s.initiative;
    }
    [[nodiscard]] core::Refusal whyNotAttach(CardId upgrade, CardId host, PlayerId player) const;
    // --- changing (moving.cpp, damage.cpp)
    [[nodiscard]] View viewOf(CardId self) const;
    // staleness (touching.h, touching.cpp)
    [[nodiscard]] bool anyLooksAtItsAttack() const;
    [[nodiscard]] static int hiddenBits(const Card &card)
    {
        return ((card.status & status::Exhausted) != 0 ? hidden::WasExhausted : 0)
            | card.owner << hidden::kOwnerShift;
    }
    // zones
    [[nodiscard]] std::uint8_t seers(CardId id) const;
    [[nodiscard]] bool hasWaiting() const;
    // delayed effects (lasting_effects.cpp)
    [[nodiscard]] bool endsSomething(CardId leaving) const;
    // attacking
    [[nodiscard]] const Node &nodeOf(NodeId id) const;
    [[nodiscard]] CardSet topOfDeck(PlayerId player, int count) const;
    /// A chosen card of a search is in the deck zone, but no longer in the deck (CR 8.26.7).
    [[nodiscard]] bool isFound(CardId id) const { return s.cards[id].isFound(); }
    template <class F>
    void topOfDeckInOrder(PlayerId player, int count, F &&f) const
    {
        for (CardId id = s.list(Zone::Deck, player).head; id != kNone && count > 0;) {
            const CardId next = s.cards[id].next; // `f` may move the card
            if (!isFound(id)) {
                --count;
                f(id);
            }
            id = next;
        }
    }
    [[nodiscard]] View viewOf(const Frame &f) const;
    // … what is asked although only its player can know whether anything fits (unseen_choices.cpp)
    [[nodiscard]] bool inOpenZone(CardId id) const;
    [[nodiscard]] bool isUnseen(CardId id) const;
    [[nodiscard]] bool hasUnseen(std::uint16_t zones, PlayerId player, CardId but = kNone) const;
    /// Whether the player is being shown any hidden card.
    [[nodiscard]] bool isShownAny(PlayerId player) const;
    [[nodiscard]] CardSet shownCards(Zone zone, PlayerId owner, PlayerId player) const;
    [[nodiscard]] int countNames(const CardSet &cards) const;
    [[nodiscard]] const CardDb &db() const { return m_db; }

protected:
    // queries that only the parts of the rules need
    [[nodiscard]] bool matchesRest(const Filter &f, CardId id, const View &v) const;
    [[nodiscard]] bool relates(const Filter &f, CardId id, const View &v) const;
    /// Whether the defender of that attack, which has left, fitted as it last was (CR 8.11).
    [[nodiscard]] bool fitDefender(const AttackRecord &a, FilterId id, const View &v) const;
    [[nodiscard]] CardSet exploitedFor(CardId card) const;
    /// Calls f(ability id) for each Bounty that is printed on the unit or that an upgrade gives it.
    template <class F>
    void forBounties(CardId id, F &&f) const;

    const CardDb &m_db;

public:
    const Program &p;
    const State &s;
};

} // namespace playmat::swu

#include "engine/swu/rules/visit_abilities.h" // the bodies of its templates
