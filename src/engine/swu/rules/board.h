#pragma once

#include "engine/core/decision.h"
#include "engine/core/event.h"
#include "engine/core/result.h"
#include "engine/swu/language/card_db.h"
#include "engine/swu/rules/sides.h"
#include "engine/swu/rules/terms.h"
#include "engine/swu/state/state.h"
#include "engine/swu/state/zones.h"

/// Every question about a state that the rules ask and that changes nothing.
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
    [[nodiscard]] const PlayedCard *playOf(CardId card) const;
    [[nodiscard]] bool hasTraits(CardId id, const TraitMask &any) const;
    [[nodiscard]] CardId hostOf(CardId upgrade) const;
    [[nodiscard]] CardId attachedTo(const View &v) const;
    [[nodiscard]] bool isAttached(CardId id) const
    {
        return s.cards[id].host != kNone && isArena(s.cards[id].zone);
    }
    [[nodiscard]] bool isProtected(CardId id, PlayerId from) const;
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
    [[nodiscard]] int handSize(PlayerId who) const { return s.list(Zone::Hand, who).count; }
    [[nodiscard]] int resources(PlayerId who) const { return s.list(Zone::Resources, who).count; }
    /// Calls f(ability id) for each ability that the card has now, gained ones too.
    template <class F>
    void forAbilities(CardId id, F &&f) const;
    [[nodiscard]] const HotDef &hotOf(CardId id) const { return m_db.hot[s.cards[id].def]; }
    /// Whether a constant ability in play makes this rule.
    [[nodiscard]] bool ruleInPlay(Rule rule) const { return s.rules.has(rule); }
    /// What an effect on a player says.
    [[nodiscard]] Rule ruleOf(const Effect &e) const { return p.nodes[e.node].rule; }
    [[nodiscard]] AbilityId gainedBy(const Effect &e) const;
    [[nodiscard]] bool hasRule(CardId id, Rule rule) const { return hotOf(id).rules.has(rule); }
    /// Calls f(ability, card) for each constant ability of the cards in play.
    template <class F>
    void forConstants(F &&f) const;
    /// Of one card in play.
    template <class F>
    void forConstantsOf(CardId id, F &&f) const;
    // --- costs and playing (playing.cpp)
    [[nodiscard]] CostBreakdown cost(PlayerId player, CardId card,
                                     const PlayTerms &terms = {}) const;
    [[nodiscard]] core::Refusal whyNotPlay(PlayerId player, CardId card,
                                           const PlayTerms &terms = {}, CardId host = kNone) const;
    [[nodiscard]] core::Refusal whyNotAttach(CardId upgrade, CardId host, PlayerId player) const;
    [[nodiscard]] CardSet hostsAmong(const CardSet &units, CardId upgrade, PlayerId player) const;
    [[nodiscard]] core::Refusal whyNotAttack(CardId attacker, CardId target, NodeId node = 0) const;
    [[nodiscard]] core::Refusal whyNotAbility(PlayerId player, CardId card,
                                              AbilityId ability) const;
    void addPlays(core::Decision &out, PlayerId player, CardId card, const PlayTerms &terms) const;
    /// Calls f(ability id) for each ability by which the player may play the resource in this way.
    template <class F>
    void forWays(PlayerId player, CardId card, F &&f, PlayWay kind = PlayWay::Smuggle) const;
    [[nodiscard]] bool hasWay(PlayerId player, CardId card) const;
    /// The way that such an ability opens.
    [[nodiscard]] PlayWay wayOf(AbilityId way) const;
    /// Its cost and icons, four bits each, for this card.
    [[nodiscard]] int wayCost(CardId card, AbilityId way) const;
    [[nodiscard]] std::uint32_t wayIcons(CardId card, AbilityId way) const;
    [[nodiscard]] ActionTerms actionTerms(PlayerId player) const;
    void findPrices(ActionTerms &t) const;
    /// Of a card in hand, or by this way of a resource.
    void addCardPlay(core::Decision &out, const ActionTerms &t, CardId card,
                     AbilityId way = 0) const;
    [[nodiscard]] int priceOf(const ActionTerms &t, CardId card, AbilityId way) const;
    void addHosts(core::Decision &out, const core::Option &play, const ActionTerms &t) const;
    bool addCardPlays(core::Decision &out, const ActionTerms &t) const;
    void addUnitAttacks(core::Decision &out, const ActionTerms &t) const;
    void addAttacks(core::Decision &out, CardId attacker, NodeId node) const;
    /// Whether the unit may attack anything, on the terms of the effect that lets it.
    [[nodiscard]] bool mayAttack(CardId attacker, NodeId node) const;
    template <class F>
    bool untilTarget(CardId attacker, NodeId node, F &&f) const;
    /// Who takes an action now; in the regroup phase the one with the initiative (CR 1.4.5).
    [[nodiscard]] PlayerId activePlayer() const
    {
        return s.phase == Phase::Action ? s.active : s.initiative;
    }
    // --- changing (moving.cpp, damage.cpp)
    [[nodiscard]] View viewOf(CardId self) const;
    // driving
    [[nodiscard]] SelId askedSelector(const Frame &f) const;
    // staleness (touching.h, touching.cpp)
    [[nodiscard]] bool anyLooksAtItsAttack() const;
    [[nodiscard]] static int hiddenBits(const Card &card)
    {
        return ((card.status & status::Exhausted) != 0 ? hidden::WasExhausted : 0)
            | card.owner << hidden::kOwnerShift;
    }
    // zones
    [[nodiscard]] std::uint8_t seers(CardId id) const;
    // damage and defeat
    [[nodiscard]] int preventedFrom(CardId victim) const; // prevention.cpp
    void askUniqueness(const Frame &f, core::Decision &out) const;
    // triggers
    void askWindow(const Frame &f, core::Decision &out) const;
    [[nodiscard]] bool couldAmbush(CardId unit, std::uint16_t serial) const;
    void askTrigger(const Frame &f, core::Decision &out) const;
    [[nodiscard]] bool hasWaiting() const;
    // delayed effects (lasting_effects.cpp)
    [[nodiscard]] bool endsSomething(CardId leaving) const;
    void askDelayed(const Frame &f, core::Decision &out) const;
    // setup and phases
    [[nodiscard]] bool nextToAnswer(Frame &f, std::uint8_t &answered) const;
    void askSetup(const Frame &f, core::Decision &out) const;
    std::size_t askAction(core::Decision &out) const;
    void addAbilities(core::Decision &out, const ActionTerms &t) const;
    void askResource(const Frame &f, core::Decision &out) const;
    // playing
    void askPlay(const Frame &f, core::Decision &out) const;
    /// Calls f(hit) for damage to your own base that is an additional cost of the play.
    template <class F>
    void forExtraCosts(const Frame &f, F &&take) const;
    [[nodiscard]] bool hasExtraCosts(const Frame &f) const;
    void askInstead(const Frame &f, core::Decision &out) const;
    [[nodiscard]] CardId payingCard(PlayerId player, CardId card) const;
    [[nodiscard]] int upgradeDiscount(PlayerId player, CardId host) const;
    [[nodiscard]] int costOnto(PlayerId player, CardId host, int cost) const;
    [[nodiscard]] core::Refusal whyNotPlayFor(PlayerId player, CardId card, int cost,
                                              const PlayTerms &terms, CardId host) const;
    [[nodiscard]] CardId cheapestHost(PlayerId player, CardId upgrade) const;
    [[nodiscard]] bool canPay(PlayerId player, CardId card, int total,
                              const PlayTerms &terms) const;
    [[nodiscard]] bool matchesToPlay(FilterId id, CardId card, DefId side, const View &v) const;
    // … chosen parts of costs (cost_parts.cpp)
    [[nodiscard]] bool canPayParts(const AbilityCost &cost, const View &v) const;
    [[nodiscard]] bool asksForPart(const AbilityCost &cost, std::int16_t &part) const;
    void askPart(const AbilityCost &cost, int part, const View &v, core::Decision &out) const;
    [[nodiscard]] bool ignoresOwn(PlayerId player, CardId card, std::uint8_t &aspects,
                                  const PlayTerms &terms) const;
    [[nodiscard]] bool changesNothing(CardId card, const Ability &a) const;
    void addPermitted(core::Decision &out, PlayerId player) const;
    void askUseAbility(const Frame &f, core::Decision &out) const;
    /// Calls f(rule) for what changes the price of cards for the player now; it may have a filter.
    template <class F>
    void forPrices(PlayerId player, F &&f) const;
    [[nodiscard]] int ownChange(PlayerId player, CardId card) const;
    [[nodiscard]] int namedChange(PlayerId player, CardId card) const;
    [[nodiscard]] bool isTheOne(const Constant &k, PlayerId player, const View &v) const;
    // attacking
    [[nodiscard]] const Node &nodeOf(NodeId id) const;
    [[nodiscard]] int excessOf(const AttackRecord &a) const;
    [[nodiscard]] CardSet forcedAttackers(PlayerId player) const;
    bool keepForcedAttacks(core::Decision &out) const;
    [[nodiscard]] CardSet excessTargets(const AttackRecord &a) const;
    void askExcess(const Frame &f, core::Decision &out) const;
    [[nodiscard]] CardId redirected(CardId victim) const;
    // effects: the walk (abilities/interpreter.cpp)
    void remember(Context &c, const Selector &sel, const CardSet &chosen) const;
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
    [[nodiscard]] int selectMax(const Selector &sel, const View &v) const;
    void askYesNo(core::Decision &out, Prompt prompt) const;
    void askNumbers(core::Decision &out, int least, int most) const;
    // … whether a question has more than one outcome (needless.cpp)
    [[nodiscard]] bool isIdle(const Node &n, const View &v) const;
    [[nodiscard]] bool isIdle(NodeId list, const View &v) const;
    [[nodiscard]] bool isIdle(const Trigger &t) const;
    [[nodiscard]] bool isOpenly(CondId id) const;
    // … what is asked although only its player can know whether anything fits (unseen_choices.cpp)
    [[nodiscard]] bool inOpenZone(CardId id) const;
    [[nodiscard]] bool isUnseen(CardId id) const;
    [[nodiscard]] bool hasUnseen(std::uint16_t zones, PlayerId player, CardId but = kNone) const;
    [[nodiscard]] bool asksUnseen(const Frame &f, const Node &n) const;
    [[nodiscard]] bool playsUnseen(const Frame &f, const Node &n) const;
    [[nodiscard]] bool choosesUnseen(const Selector &sel, const View &v) const;
    [[nodiscard]] bool discardsUnseen(const Node &n, PlayerId player) const;
    [[nodiscard]] bool paysUnseen(PlayerId player, CardId card) const;
    /// Whether the player is being shown any hidden card.
    [[nodiscard]] bool isShownAny(PlayerId player) const;
    [[nodiscard]] CardSet shownCards(Zone zone, PlayerId owner, PlayerId player) const;
    /// What was chosen last and fits.
    [[nodiscard]] CardSet matchingIt(const Frame &f, FilterId filter) const;
    [[nodiscard]] int countNames(const CardSet &cards) const;
    void offerCards(core::Decision &out, const CardSet &cards) const;
    [[nodiscard]] static CardSet chosenCards(const core::Decision &d, const core::Answer &a);
    [[nodiscard]] static bool saidYes(const core::Decision &d, const core::Answer &a);
    [[nodiscard]] const CardDb &db() const { return m_db; }

protected:
    // what only the parts of the rules ask
    [[nodiscard]] bool matchesRest(const Filter &f, CardId id, const View &v) const;
    [[nodiscard]] bool relates(const Filter &f, CardId id, const View &v) const;
    [[nodiscard]] bool orderMatters(std::uint8_t layer, unsigned players) const;
    [[nodiscard]] static bool findTurn(PlayerId &turn, unsigned players);
    void askWhoseFirst(unsigned players, core::Decision &out) const;
    template <class F>
    void forNext(const Frame &f, F &&take) const;
    [[nodiscard]] bool eventIsBlank(PlayerId player) const;
    [[nodiscard]] std::uint8_t victoryLayer(const AttackRecord &a) const;
    [[nodiscard]] bool isDeclinable(const Trigger &t) const;
    [[nodiscard]] bool staysIdle(const Trigger &t) const;

    const CardDb &m_db;

public:
    const Program &p;
    const State &s;
};

} // namespace playmat::swu

#include "engine/swu/rules/visit_abilities.h" // the bodies of its templates
