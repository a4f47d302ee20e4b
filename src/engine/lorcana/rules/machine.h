#pragma once

#include "engine/core/decision.h"
#include "engine/core/event.h"
#include "engine/core/result.h"
#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/language/spec.h"
#include "engine/lorcana/state/state.h"
#include "engine/lorcana/text/reasons.h"

#include <optional>
#include <vector>

/// The rules at work on one state. Internal to the engine: the program talks to Game. Its parts are
/// beside this file, one for each chapter of the rules. It holds no value of its own that outlives
/// a call; everything that must last is in the State.
namespace playmat::lorcana {

/// Whether a card that is hidden from somebody counts as what it is; or as one that fits or does
/// not, for what the others can tell.
enum class Hidden : std::uint8_t { AsItIs, Fits, Misfits };

/// From where an ability looks at the game.
struct View
{
    PlayerId you = 0;
    CardId self = kNone;
    const Context *ctx = nullptr; ///< of what is being resolved
    PlayerId they = kNone; ///< the player that is meant now
    Hidden hidden = Hidden::AsItIs;
};

/// Whether a filter can mean cards whose faces are hidden from somebody.
[[nodiscard]] bool reachesHidden(const Program &program, FilterId id);

/// How a card arrives in a zone.
struct Arrival
{
    bool bottom = false; ///< of a deck
    bool exerted = false;
    bool revealed = false; ///< everybody saw it on its way
    bool ordered = false; ///< its place among those that arrive with it is not open
};

/// A way in which a card could be played now.
struct PlayOption
{
    PlayWay way = PlayWay::Ink;
    CardId onto = kNone;
    std::uint8_t cost = 0;
    std::uint8_t shift = 0;
    AbilityId by = 0;
};

class Machine
{
public:
    /// `course`: the state when each event had happened, for whoever shows it.
    Machine(const CardDb &cards, State &state, std::vector<core::Event> *events,
            std::vector<State> *course = nullptr)
        : db(cards)
        , p(cards.program)
        , s(state)
        , m_events(events)
        , m_course(course)
    {
    }

    // --- driving (machine.cpp)
    void run();
    void decision(core::Decision &out) const;
    [[nodiscard]] core::Result<void> check(const core::Decision &d,
                                           const core::Answer &answer) const;
    void answer(const core::Decision &d, const core::Answer &a);
    void concede(PlayerId player);
    [[nodiscard]] bool revealed() const { return m_revealed; }
    [[nodiscard]] core::PlayerMask shownTo() const { return m_shownTo; }
    void watch(Marks *marks) { m_marks = marks; }
    void push(const Frame &frame);
    void pop() { s.stack.pop(); }
    void wait() { s.waiting = true; }
    /// A list is full: the game cannot go on.
    void suspend(Capacity which);
    void finish(EndReason reason, PlayerId winner);
    // --- setting up (setup.cpp, position.cpp)
    CardId addCard(DefId def, PlayerId owner, Zone zone);
    void stepSetup(Frame &f);
    void askSetup(const Frame &f, core::Decision &out) const;
    void answerSetup(Frame &f, const core::Decision &d, const core::Answer &a);

    // --- looking (filters.cpp)
    [[nodiscard]] const CardDef &defOf(CardId id) const { return db.defs[s.cards[id].def]; }
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

    // --- what holds now (current_values.cpp)
    void derive();
    void touch(std::uint16_t what)
    {
        if ((s.reads & what) != 0)
            s.derivedDirty = true;
    }
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

    // --- moving (moving.cpp)
    void moveTo(CardId id, Zone to, const Arrival &how = {});
    void moveStackPart(CardId id, Zone to, const Arrival &how);
    /// Puts `top`, which is in no list, onto a card in play (CR 8.10.2–8.10.6).
    void cover(CardId base, CardId top);
    void putUnder(CardId card, CardId top, bool faceDown);
    void link(CardId id, Zone zone, bool front);
    void noteArrival(CardId id, Zone from, Zone to, const Arrival &how);
    /// Temporary Shift: it alone returns to hand, its stack stays (CR 8.10.8.5).
    void returnAlone(CardId id);
    void unlink(CardId id);
    void shuffle(PlayerId player);
    /// How many of them were drawn: with an empty deck nothing happens (CR 1.2.3).
    int draw(PlayerId player, int count);
    void newObject(CardId id); ///< becomes a new object
    void show(CardId id, std::uint8_t players);
    void conceal();
    void conceal(CardId id);
    void setExerted(CardId id, bool exerted);
    bool ready(CardId id); ///< whether it was exerted and may ready
    bool exert(CardId id);
    void payInk(PlayerId player, int count);

    // --- the order of cards that arrive together (arrivals.cpp)
    void askOrders();
    void askOrder(const Frame &f, core::Decision &out) const;
    void answerOrder(Frame &f, const core::Decision &d, const core::Answer &a);

    // --- damage, lore and the game state check (damage.cpp)
    /// Deals that much, Resist taken off (CR 1.9.4); what was placed.
    int dealDamage(CardId id, int amount, CardId source);
    void putDamage(CardId id, int amount, CardId source, Ev how = Ev::DamagePut);
    int removeDamage(CardId id, int amount, CardId source);
    /// Removes and puts (CR 1.9.2.4); what was moved.
    int moveDamage(CardId from, CardId to, int amount, CardId source);
    void gainLore(PlayerId player, int by);
    int loseLore(PlayerId player, int by);
    /// Cards leave play as banished, all at once (CR 7.4.3).
    void banish(const CardSet &set, CardId by = kNone);
    /// Cards leave play for another zone, all at once.
    void leavePlay(const CardSet &set, Zone to, const Arrival &how = {});
    /// Whether the check changed something (CR 1.8.3).
    bool stateChecks();

    // --- triggered abilities and the bag (triggers.cpp)
    void fire(Triggers what, CardId subject, CardId other = kNone, int amount = 0);
    void firePlayer(Triggers what, PlayerId player, CardId subject = kNone);
    void addEntry(AbilityId ability, CardId source, PlayerId player, CardId subject, CardId other,
                  int amount);
    void stepSettle(Frame &f);
    void askSettle(core::Decision &out) const;
    void answerSettle(Frame &f, const core::Decision &d, const core::Answer &a);
    void settle() { push(Frame::of(SettleFrame{})); }
    [[nodiscard]] PlayerId bagChooser() const;

    // --- turns (phases.cpp)
    void stepTurn(Frame &f);
    void stepTurnEnd(Frame &f);
    void answerAction(Frame &f, const core::Decision &d, const core::Answer &a);
    void endEffects(bool atStart);
    [[nodiscard]] std::uint16_t nextTurnOf(PlayerId player) const;

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
    [[nodiscard]] bool bodyguardsInTheWay(CardId challenger, CardId target) const;
    [[nodiscard]] bool mayBeChallenged(CardId target, CardId challenger) const;
    [[nodiscard]] bool canChallengeSomething(CardId id) const;
    /// The ink for moving that character there; without one, what it is for any (CR 4.7.3.3).
    [[nodiscard]] int moveCost(CardId location, CardId character = kNone) const;

    // --- what quests, challenges and moves cost (tolls.cpp)
    template <class F>
    void forTolls(OptionKind act, CardId id, CardId target, F &&f) const;
    [[nodiscard]] const Ability *tollAt(const TollFrame &toll) const;
    [[nodiscard]] int tollInk(OptionKind act, CardId id, CardId target) const;
    /// Why what is asked for cannot be paid, beside that much ink.
    [[nodiscard]] core::Refusal whyNotToll(OptionKind act, CardId id, CardId target,
                                           int ink = 0) const;
    void beginAct(OptionKind act, CardId id, CardId target, int ink);
    void doAct(OptionKind act, CardId id, CardId target, int ink);
    void stepToll(Frame &f);
    void askToll(const Frame &f, core::Decision &out) const;
    void answerToll(Frame &f, const core::Decision &d, const core::Answer &a);

    // --- playing cards (playing.cpp)
    /// The ink for a card after all modifiers, for the cost that its way begins with.
    [[nodiscard]] int priceOf(PlayerId player, CardId card, int base) const;
    [[nodiscard]] bool mayPlay(PlayerId player, CardId card) const;
    /// Calls f(option) for each way in which the player could play the card now.
    template <class F>
    void forWays(PlayerId player, CardId card, F &&f) const;
    void addPlays(core::Decision &out, CardId card) const;
    [[nodiscard]] bool fitsUnder(const ShiftDef &s, CardId top, CardId base) const;
    [[nodiscard]] CardSet singersFor(PlayerId player) const;
    [[nodiscard]] CardSet secondBases(PlayerId player, CardId top, CardId base) const;
    void startPlay(CardId card, PlayerId player, const PlayOption &how);
    void stepPlay(Frame &f);
    void askPlay(const Frame &f, core::Decision &out) const;
    void answerPlay(Frame &f, const core::Decision &d, const core::Answer &a);
    void enterPlay(Frame &f);
    void useUpDiscounts(PlayerId player, CardId card);
    [[nodiscard]] bool costsArePayable(const Cost &c, PlayerId player, CardId self) const;
    [[nodiscard]] CardSet discardable(const Cost &c, PlayerId player, CardId self) const;
    [[nodiscard]] CardSet banishable(const Cost &c, PlayerId player, CardId self) const;
    [[nodiscard]] CardSet exertable(const Cost &c, PlayerId player, CardId self) const;
    /// Asks what a cost leaves open, part by part; false: everything is paid.
    bool payPart(const Cost &c, PlayerId player, CardId self, std::uint8_t &paid);
    void askPart(const Cost &c, PlayerId player, CardId self, std::uint8_t paid,
                 core::Decision &out) const;
    void answerPart(std::uint8_t &paid, const core::Decision &d, const core::Answer &a);

    // --- challenges and quests (challenges.cpp)
    void quest(CardId id);
    void startChallenge(CardId id, CardId target);
    void stepChallenge(Frame &f);
    void moveToLocation(CardId id, CardId location);

    // --- activated abilities (activated_abilities.cpp)
    /// What it costs this card: of Boost that was given, the number is the ink.
    [[nodiscard]] Cost costToUse(CardId id, AbilityId ability) const;
    /// The least number of a Boost that an effect gives the card; 0: none does.
    [[nodiscard]] int boostGiven(CardId id) const;
    void useAbility(CardId id, AbilityId ability);
    void stepUseAbility(Frame &f);
    void askUseAbility(const Frame &f, core::Decision &out) const;
    void answerUseAbility(Frame &f, const core::Decision &d, const core::Answer &a);

    // --- resolving effects (abilities/interpreter.cpp)
    /// A new context and the frame of a list in it; null when the game is suspended.
    Context *startEffects(NodeId node, PlayerId you, CardId source, AbilityId ability);
    void stepEffects(Frame &f);
    void askEffects(const Frame &f, core::Decision &out) const;
    void answerEffects(Frame &f, const core::Decision &d, const core::Answer &a);
    [[nodiscard]] Context &ctx(const Frame &f) { return s.contexts[f.ctx]; }
    [[nodiscard]] const Context &ctx(const Frame &f) const { return s.contexts[f.ctx]; }
    [[nodiscard]] View viewOf(const Context &c) const
    {
        return {c.controller, c.source, &c, c.player};
    }
    [[nodiscard]] View viewOf(const Frame &f) const { return viewOf(ctx(f)); }
    /// Goes on with the next effect; whether this one was done completely.
    void nextNode(Frame &f, bool done);
    /// Another list in the same context, before the frame on top goes on.
    void pushEffects(NodeId node, std::uint8_t ctx);
    [[nodiscard]] bool possible(NodeId list, const View &v, bool all) const;
    [[nodiscard]] bool possibleOne(const Node &n, const View &v) const;
    void findTargets(Frame &f, const Node &n);
    [[nodiscard]] const Selector &askedSelector(const Frame &f, const Node &n) const;
    void chooseTargets(Frame &f, const Selector &sel);
    void chosen(Frame &f, PlayerId by, const CardSet &set, bool forced);
    void tellChoice(PlayerId by, CardId source, const CardSet &set, bool forced);
    /// A lasting effect over these cards.
    Effect *addLasting(const Node &n, EffectKind kind, const Context &c, const CardSet &over);
    void setDuration(Effect &e, const Node &n, PlayerId theirs) const;

    // --- questions
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
    [[nodiscard]] bool hidesTargets(FilterId filter) const; ///< … of the zones of the filter itself
    /// What the view has hidden cards count as; nothing when they are judged as they are, or when
    /// there are none of them.
    [[nodiscard]] std::optional<bool> guess(FilterId filter, const View &v) const;

    // --- events
    void emit(Ev type, CardId card = kNone, CardId other = kNone, int amount = 0, int amount2 = 0,
              PlayerId player = kNone);
    void emitMove(CardId id, Zone from, PlayerId fromPlayer, Zone to, std::uint8_t seenBy);

    const CardDb &db;
    const Program &p;
    State &s;

private:
    void step();
    void record(const core::Event &event);
    std::vector<core::Event> *m_events;
    std::vector<State> *m_course;
    Marks *m_marks = nullptr;
    bool m_revealed = false;
    core::PlayerMask m_shownTo = 0; ///< who saw others' hidden cards come into the open

    void resetDerived();
    void applyStatic(const Ability &a, CardId source);
    void applyStatics(bool late);
    void applyEffects();
    void applyPlayerRule(Rule rule, std::uint8_t players, int amount);
    void shiftOnto(CardId id, const PlayFrame &play);
    void fireCovered(CardId id, const PlayFrame &play);
    void fireFor(const Ability &a, AbilityId id, CardId listener, Triggers what, CardId subject,
                 CardId other, int amount);
    void resolveEntry(std::size_t at);
    bool beginWaitingAction();
    void fixSerials(const CardSet &moved, std::size_t firstEntry);
    void fireLeaving(CardId id, bool banished, CardId by);

public:
    void markRevealed() { m_revealed = true; }
};

template <class F>
void Machine::forWays(PlayerId player, CardId card, F &&f) const
{
    const CardDef &d = defOf(card);
    if (!mayPlay(player, card))
        return;
    const int ink = readyInk(player);
    if (const int price = priceOf(player, card, d.cost); price <= ink)
        f(PlayOption{PlayWay::Ink, kNone, static_cast<std::uint8_t>(price), 0, 0});
    for (std::uint8_t i = 0; i < d.shiftCount; ++i) {
        const ShiftDef &sh = d.shifts[i];
        const int price = priceOf(player, card, sh.cost.ink);
        if (price > ink || !costsArePayable(sh.cost, player, card))
            continue;
        s.forEach(Zone::Play, player, [&](CardId base) {
            if (fitsUnder(sh, card, base))
                f(PlayOption{PlayWay::Shift, base, static_cast<std::uint8_t>(price), i, 0});
        });
    }
    if (d.handAbilities)
        forAbilities(card, [&](AbilityId id) {
            const Ability &a = p.abilities[id];
            if (a.kind != AbilityKind::Way || !gateOpen(a, View{player, card, nullptr, kNone}))
                return;
            const bool free = a.cost == Cost{};
            const int price = free ? 0 : priceOf(player, card, a.cost.ink);
            if (price <= ink && costsArePayable(a.cost, player, card))
                f(PlayOption{free ? PlayWay::Free : PlayWay::Other, kNone,
                             static_cast<std::uint8_t>(price), 0, id});
        });
    if (!d.song)
        return;
    const int extra = priceOf(player, card, 0);
    if (extra > ink)
        return;
    s.forEach(Zone::Play, player, [&](CardId singer) {
        if (whyNotSing(singer, card).code == 0)
            f(PlayOption{PlayWay::Sing, singer, static_cast<std::uint8_t>(extra), 0, 0});
    });
    if (d.singTogether == 0)
        return;
    int total = 0;
    singersFor(player).forEach([&](CardId id) { total += songCost(id); });
    if (total >= d.singTogether)
        f(PlayOption{PlayWay::SingTogether, kNone, static_cast<std::uint8_t>(extra), 0, 0});
}

} // namespace playmat::lorcana
