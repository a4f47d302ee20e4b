#pragma once

#include "engine/core/decision.h"
#include "engine/core/event.h"
#include "engine/core/result.h"
#include "engine/swu/language/card_db.h"
#include "engine/swu/rules/sides.h"
#include "engine/swu/rules/terms.h"
#include "engine/swu/state/state.h"
#include "engine/swu/state/zones.h"

#include <span>
#include <vector>

/// The rules at work on one state. Internal to the engine: the program talks to Game. Its parts are
/// beside this file, one for each chapter of the rules. It holds no value of its own that outlives
/// a call; everything that must last is in the State.
namespace playmat::swu {

class Machine
{
public:
    Machine(const CardDb &db, State &state, std::vector<core::Event> *events)
        : m_db(db)
        , p(db.program)
        , s(state)
        , m_events(events)
    {
    }

    // --- driving (machine.cpp)
    void run();
    /// Works out what is stale and makes the checks that are due (CR 1.16.5). False: that changed
    /// something, so there is more to do before the next step.
    bool settled();
    void step(); ///< of the frame on top
    void decision(core::Decision &out);
    core::Result<void> check(const core::Decision &d, const core::Answer &answer);
    void answer(const core::Decision &d, const core::Answer &answer);
    void concede(PlayerId player);
    [[nodiscard]] const Learned &learned() const { return m_learned; }
    /// From now on every step is noted there.
    void watch(Marks *marks) { m_marks = marks; }

    // --- setting up (setup.cpp, position.cpp)
    CardId addCard(DefId def, PlayerId owner, Zone zone);
    void begin(Phase phase);

    // --- looking (filters.cpp)
    [[nodiscard]] const CardDef &defOf(CardId id) const { return m_db.def(s.cards[id].def); }
    [[nodiscard]] Kinds kindsOf(CardId id) const;
    [[nodiscard]] bool inPlay(CardId id) const;
    [[nodiscard]] bool isUnitInPlay(CardId id) const;
    [[nodiscard]] bool matches(const Filter &f, CardId id, const View &v) const;
    [[nodiscard]] bool matchesProper(const Filter &f, CardId id, const View &v) const;
    [[nodiscard]] bool matchesRest(const Filter &f, CardId id, const View &v) const;
    [[nodiscard]] bool matches(FilterId f, CardId id, const View &v) const;
    [[nodiscard]] bool hasProperty(Props one, CardId id, const View &v) const;
    [[nodiscard]] bool defMatches(const Filter &f, DefId def, const View &v,
                                  CardId card = kNone) const;
    [[nodiscard]] const PlayedCard *playOf(CardId card) const;
    [[nodiscard]] bool relates(const Filter &f, CardId id, const View &v) const;
    [[nodiscard]] bool hasTraits(CardId id, const TraitMask &any) const;
    [[nodiscard]] CardId hostOf(CardId upgrade) const;
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

    // --- changing (moving.cpp, damage.cpp)
    /// Works out all current values.
    void derive();
    /// Works out those that are stale.
    void refresh();
    [[nodiscard]] bool reports() const { return m_events != nullptr; } ///< events
    [[nodiscard]] View viewOf(CardId self) const;

    // What the chapters and the ops are made of.
    // driving
    [[nodiscard]] core::Result<void> checkChosen(const core::Decision &d, const core::Answer &a);
    [[nodiscard]] SelId askedSelector(const Frame &f) const;
    bool stateChecks();
    void suspend(Capacity full);
    Frame *push(const Frame &f);
    void pop();
    void wait() { s.waiting = true; }
    // staleness (touching.h, touching.cpp)
    /// Something changed that constant abilities may look at; of one card, in an attack perhaps.
    void touch(Reads what);
    void touch(Reads what, CardId card);
    void touchAll(); ///< all current values may have changed
    void touchAttacks(), deriveEntered();
    void touchAttached(CardId upgrade, Zone from);
    void touchMoved(CardId id, const HotDef &was, bool attached, Zone from, Zone to);
    [[nodiscard]] bool anyLooksAtItsAttack() const;
    void touchUnits(CardId id, const HotDef &was, bool attached, Zone from, Zone to);
    void finish(EndReason reason, PlayerId winner);
    Context *newContext(std::uint8_t &index);
    /// For an ability of `from` (a trigger or an effect).
    template <class Origin>
    Context *newContext(std::uint8_t &index, const Origin &from, AbilityId ability)
    {
        Context *c = newContext(index);
        if (c == nullptr)
            return nullptr;
        c->source = from.source;
        c->sourceSerial = from.sourceSerial;
        c->controller = from.controller;
        c->ability = ability;
        return c;
    }
    void freeContext(std::uint8_t index);
    void emit(const core::Event &e)
    {
        if (m_events != nullptr) [[unlikely]]
            m_events->push_back(e);
    }
    [[nodiscard]] static int hiddenBits(const Card &card)
    {
        return ((card.status & status::Exhausted) != 0 ? hidden::WasExhausted : 0)
            | card.owner << hidden::kOwnerShift;
    }
    void setMark(CardId id, CardMarks marks)
    {
        s.cards[id].marks |= marks;
        s.marked.add(id);
    }
    void spend(CardId id, unsigned index)
    {
        s.cards[id].usedRound |= static_cast<std::uint8_t>(1U << index);
        s.marked.add(id);
    }
    void clearMarks(CardMarks which)
    {
        s.marked.forEach([&](CardId id) {
            Card &c = s.cards[id];
            c.marks = c.marks.without(which);
            if (c.usedRound == 0 && c.marks.without(mark::Derived).empty())
                s.marked.remove(id);
        });
    }
    void emit(Ev type, CardId card = kNone, CardId other = kNone, int amount = 0, int amount2 = 0,
              PlayerId player = kNone)
    {
        if (m_events != nullptr) [[unlikely]]
            record(type, card, other, amount, amount2, player);
    }
    void record(Ev type, CardId card, CardId other, int amount, int amount2, PlayerId player);

    // zones
    void unlink(CardId id);
    void append(CardId id, Zone zone, PlayerId player);
    void prepend(CardId id, Zone zone, PlayerId player);
    CardId *listHead(CardId id);
    void moveTo(CardId id, Zone zone, PlayerId controller, bool top = false);
    void attach(CardId upgrade, CardId host);
    void detachFrom(CardId upgrade);
    void leavePlay(CardId id);
    void endEffectsOf(CardId source);
    void dropEffect(std::size_t at);
    std::uint8_t takeSet(const CardSet &set);
    void newObject(CardId id);
    void forgetAttacker(CardId id), forget(CardId id), noteMove(CardId id, Zone from, Zone to);
    void clearObject(CardId id, core::Clears clears);
    [[nodiscard]] std::uint8_t seers(CardId id) const;
    CardId createToken(DefId def, PlayerId owner, CardId host);
    void shuffleDeck(PlayerId player);
    int draw(PlayerId player, int count);
    void exhaust(CardId id);
    bool ready(CardId id);
    void show(CardId id, std::uint8_t players);
    void conceal(CardId id);
    void concealAll();
    void takeControl(CardId id, PlayerId player);
    void capture(CardId captor, CardId captive);
    void rescueFrom(CardId captor);
    bool leaveArena(CardId id, PlayerId by);
    void leaveForHand(CardId id);
    void rescue(CardId captive);
    bool happensInstead(CardId id);
    void collectBounties(CardId unit, PlayerId collector);

    // damage and defeat
    void dealDamage(std::span<const Hit> hits);
    int dealOne(const Hit &hit);
    [[nodiscard]] int preventedFrom(CardId victim) const; // prevention.cpp
    int afterPrevention(CardId victim, int damage);
    void useShield(CardId victim, int damage);
    int heal(CardId id, int amount, CardId source);
    void defeat(const CardSet &cards, PlayerId by);
    void defeatLeader(CardId id);
    bool checkBases();
    bool checkUniqueness();
    void askUniqueness(const Frame &f, core::Decision &out) const;
    void answerUniqueness(const Frame &f, const core::Option &o);
    bool checkUnits();

    // deriving
    void applyRule(const Constant &k, CardId target);

    // triggers
    void fireSelf(CardId card, Triggers trigger, CardId subject, int amount = 0);
    void fireOthers(Triggers trigger, CardId subject, PlayerId actor = kNone, int amount = 0);
    void addTrigger(const Trigger &t);
    void pushTrigger(const Trigger &t);
    void foldTriggers();
    void foldInto(std::size_t &at, int least);
    void takeOutOfRow(std::size_t at, CardId id);
    void splitRows(CardId id);
    void addKeywordTrigger(TriggerKind kind, CardId card);
    void fireArrival(CardId unit);
    void stepWindow(Frame &f);
    void nextInWindow(Frame &f);
    [[nodiscard]] static bool findTurn(PlayerId &turn, unsigned players);
    void askWhoseFirst(unsigned players, core::Decision &out) const;
    void askWindow(const Frame &f, core::Decision &out) const;
    [[nodiscard]] bool couldAmbush(CardId unit, std::uint16_t serial) const;
    template <class F>
    void forNext(const Frame &f, F &&take) const;
    void answerWindow(Frame &f, const core::Option &o);
    void resolveTrigger(std::size_t index, const Trigger &one);
    void stepTrigger(Frame &f);
    void beginTrigger(Frame &f);
    void askTrigger(const Frame &f, core::Decision &out) const;
    void answerTrigger(Frame &f, const core::Answer &a, const core::Option &o);
    void runKeywordTrigger(Frame &f);
    [[nodiscard]] bool hasWaiting() const;
    bool pushWindow(); ///< false: nothing waits for one
    void expire(Duration duration, std::uint8_t attack = kNone);
    // delayed effects (lasting_effects.cpp)
    bool pushDelayed(When when);
    [[nodiscard]] bool endsSomething(CardId leaving) const;
    bool resolvesDelayed(When when);
    void stepDelayed(Frame &f);
    void askDelayed(const Frame &f, core::Decision &out) const;
    void answerDelayed(Frame &f, const core::Option &o);
    void resolveDelayed(std::size_t index);

    // setup and phases
    void stepSetup(Frame &f);
    [[nodiscard]] bool nextToAnswer(Frame &f, std::uint8_t &answered) const;
    void askSetup(const Frame &f, core::Decision &out) const;
    void answerSetup(Frame &f, const core::Decision &d, const core::Answer &a);
    void answerMulligan(PlayerId player, bool again);
    void stepAction(Frame &f);
    void startRound();
    void startTurn(Frame &f);
    [[nodiscard]] bool endTurn(Frame &f);
    std::size_t askAction(core::Decision &out) const;
    void answerAction(Frame &f, const core::Option &o);
    void addAbilities(core::Decision &out, const ActionTerms &t) const;
    void stepRegroup(Frame &f);
    void endRound();
    void askResource(const Frame &f, core::Decision &out) const;
    void answerResource(Frame &f, const core::Decision &d, const core::Answer &a);
    void putResources(PlayerId player, const core::Decision &d, const core::Answer &a);
    void drawStep();
    void readyStep();
    void startPhase(Phase phase);
    void putResource(CardId id, PlayerId player, bool readied);

    // playing
    void stepPlay(Frame &f);
    void askPlay(const Frame &f, core::Decision &out) const;
    void answerPlay(Frame &f, const core::Decision &d, const core::Answer &a);
    /// Calls f(hit) for damage to your own base that is an additional cost of the play.
    template <class F>
    void forExtraCosts(const Frame &f, F &&take) const;
    [[nodiscard]] bool hasExtraCosts(const Frame &f) const;
    void payCosts(Frame &f);
    void askInstead(const Frame &f, core::Decision &out) const;
    void startEvent(Frame &f);
    [[nodiscard]] bool eventIsBlank(PlayerId player) const;
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
    void payPart(const AbilityCost &cost, int part, PlayerId player, CardId source, CardId chosen);
    [[nodiscard]] bool ignoresOwn(PlayerId player, CardId card, std::uint8_t &aspects,
                                  const PlayTerms &terms) const;
    [[nodiscard]] bool changesNothing(CardId card, const Ability &a) const;
    void addPermitted(core::Decision &out, PlayerId player) const;
    void askUseAbility(const Frame &f, core::Decision &out) const;
    void answerUseAbility(Frame &f, const core::Option &o);
    void payResources(PlayerId player, int count, CardId first = kNone);
    void startPlay(PlayerId player, CardId card, CardId host, int cost, std::uint8_t flags,
                   NodeId effect, std::uint8_t ctx, AbilityId way = 0);
    void replaceResource(PlayerId player);
    void enterPlay(Frame &f);
    void afterPlay(Frame &f);
    void stepUseAbility(Frame &f);
    void useAbility(PlayerId player, const core::Option &o);
    void deploy(CardId leader);
    void consumeNextCost(PlayerId player, CardId card, DefId side);
    /// Calls f(rule) for what changes the price of cards for the player now; it may have a filter.
    template <class F>
    void forPrices(PlayerId player, F &&f) const;
    [[nodiscard]] int ownChange(PlayerId player, CardId card) const;
    [[nodiscard]] int namedChange(PlayerId player, CardId card) const;
    [[nodiscard]] bool isTheOne(const Constant &k, PlayerId player, const View &v) const;

    // attacking
    void startAttack(CardId attacker, CardId defender, std::uint8_t flags, std::uint8_t ctx,
                     NodeId node);
    void stepAttack(Frame &f);
    void attackTerms(AttackRecord &a, std::uint8_t index, std::uint8_t outer, NodeId id);
    [[nodiscard]] const Node &nodeOf(NodeId id) const;
    void addLasting(const Effect &e);
    void addLasting(Effect e, const CardSet &targets);
    void announce(Ev type, const Effect &e);
    void beginAttack(AttackRecord &a);
    void combatDamage(Frame &f, AttackRecord &a);
    [[nodiscard]] int excessOf(const AttackRecord &a) const;
    [[nodiscard]] std::uint8_t victoryLayer(const AttackRecord &a) const;
    void keepVictory(const AttackRecord &a), releaseVictory(const AttackRecord &a, bool victory);
    [[nodiscard]] CardSet forcedAttackers(PlayerId player) const;
    bool keepForcedAttacks(core::Decision &out) const;
    void endForcedAttacks(PlayerId player);
    [[nodiscard]] CardSet excessTargets(const AttackRecord &a) const;
    void askExcess(const Frame &f, core::Decision &out) const;
    static void answerExcess(Frame &f, const core::Option &o);
    void strike(AttackRecord &a, bool attackers, bool defenders, CardId excessTo);
    [[nodiscard]] CardId redirected(CardId victim) const;
    void fireHurt(CardId victim, int amount);
    void endAttack(AttackRecord &a);
    void holdTriggers(std::uint8_t attack);
    void releaseTriggers(std::uint8_t attack);
    void noteLeaving(CardId id, bool defeated);
    void noteDefeat(CardId id, PlayerId by);
    void leaveAttacks(CardId id, bool defeated);

    // effects: the walk (abilities/interpreter.cpp)
    void pushEffects(NodeId node, std::uint8_t ctx);
    void stepEffects(Frame &f);
    bool mayAsk(Frame &f, const Node &n);
    void stepOnCards(Frame &f, const Node &n);
    bool findDealer(Frame &f, const Node &n);
    void beginNode(Frame &f, const Node &n), startNode(Frame &f, const Node &n);
    void finishNode(Frame &f, const Node &n, const CardSet &targets);
    void nextNode(Frame &f);
    void endList(Frame &f);
    void endOrNext(Frame &f, const Node &n);
    bool gather(Frame &f, SelId sel, CardSet &out);
    bool gatherChoice(Frame &f, const Selector &sel, CardSet &out);
    void answerMay(Frame &f, const Node &n, const core::Decision &d, const core::Answer &a);
    void remember(Context &c, const Selector &sel, const CardSet &chosen) const;
    [[nodiscard]] CardSet randomOf(const CardSet &set, int most);
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
    void askEffects(const Frame &f, core::Decision &out);
    void askSelect(const Frame &f, core::Decision &out);
    void askYesNo(core::Decision &out, Prompt prompt) const;
    void askNumbers(core::Decision &out, int least, int most) const;
    void answerEffects(Frame &f, const core::Decision &d, const core::Answer &a);
    void answerSelect(Frame &f, const Node &n, const CardSet &chosen);
    // … what is asked although only its player can know whether anything fits (unseen_choices.cpp)
    [[nodiscard]] bool asksBlindly() const { return s.version >= RulesVersion::AsksBlindly; }
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
    void noteSeen();
    [[nodiscard]] CardSet shownCards(Zone zone, PlayerId owner, PlayerId player) const;
    /// What was chosen last and fits.
    [[nodiscard]] CardSet matchingIt(const Frame &f, FilterId filter) const;
    [[nodiscard]] int countNames(const CardSet &cards) const;
    /// Calls f(card id) for each of them, in random order.
    template <class F>
    void inRandomOrder(const CardSet &set, F &&f);
    void offerCards(core::Decision &out, const CardSet &cards) const;
    [[nodiscard]] static CardSet chosenCards(const core::Decision &d, const core::Answer &a);
    [[nodiscard]] static bool saidYes(const core::Decision &d, const core::Answer &a);
    Context &ctx(const Frame &f) { return s.contexts[f.ctx]; }
    [[nodiscard]] const CardDb &db() const { return m_db; }

private:
    const CardDb &m_db;

public:
    const Program &p;
    State &s;

private:
    std::vector<core::Event> *m_events;
    Marks *m_marks = nullptr;
    CardId m_entered = kNone; ///< a unit: no other card's values are stale
    Learned m_learned;
};

} // namespace playmat::swu

#include "engine/swu/rules/touching.h" // the bodies of what is called most
#include "engine/swu/rules/visit_abilities.h" // and of its templates
