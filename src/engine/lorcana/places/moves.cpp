#include "engine/lorcana/places/moves.h"

#include <algorithm>
#include <utility>

namespace playmat::lorcana::places {

namespace {

using core::Clear;
using core::Refusal;
using core::Result;

Refusal refuse(Reason reason, const char *rule, std::int32_t a = 0, std::int32_t b = 0)
{
    return {static_cast<std::uint16_t>(reason), {a, b, 0, 0}, rule};
}

/// Runs the change on a copy, so that a refusal half-way leaves the state as it was.
template <class Change>
Result<void> atomically(ZoneState &state, Change &&change)
{
    ZoneState next = state;
    Result<void> result = std::forward<Change>(change)(next);
    if (result.ok())
        state = next;
    return result;
}

bool contains(std::span<const CardId> list, CardId card)
{
    return std::find(list.begin(), list.end(), card) != list.end();
}

/// Whether the lists name the same cards, each once.
bool sameCards(std::span<const CardId> a, std::span<const CardId> b)
{
    return a.size() == b.size() && std::is_permutation(a.begin(), a.end(), b.begin());
}

bool isIn(const ZoneState &state, CardId card, PlayerId player, Zone zone)
{
    return card < state.cards.size() && state.cards[card].zone == zone
        && state.cards[card].owner == player;
}

/// Actions are in play only while their effect resolves or waits to (CR 7.4.1).
bool actionMayBeInPlay(const ZoneState &state, CardId id)
{
    return state.cards[id].kind != Kind::Action || state.resolving == id
        || contains(state.waitingActions.span(), id);
}

Result<void> mayGo(const ZoneState &state, CardId id, const Destination &to)
{
    const Card &card = state.cards[id];
    const core::Placement placement{.placer = card.owner,
                                    .holder = to.player == kNone ? card.owner : to.player,
                                    .owner = card.owner,
                                    .controller = card.owner,
                                    .kind = kindBit(card.kind)};
    const core::ZoneCheck check = mayPlace(kZoneTable[to.zone], placement);
    if (!check.ok())
        return check.refusal(id, static_cast<std::int32_t>(to.zone));
    if (to.zone == Zone::Play && !actionMayBeInPlay(state, id))
        return refuse(Reason::NotResolving, "CR 7.4.1", id);
    return {};
}

void applyClears(ZoneState &state, Card &card, const core::Transition &t)
{
    if (t.clears.has(Clear::Damage))
        card.damage = 0;
    if (t.clears.has(Clear::Modifiers) || t.clears.has(Clear::Keywords))
        card.gained = 0;
    card.formerObject = t.newObject() ? card.object : std::uint16_t{0};
    if (t.newObject())
        card.object = ++state.lastObject;
}

void putInRow(CardList &order, CardId id, bool bottom)
{
    auto *at = std::find(order.begin(), order.end(), id);
    if (bottom)
        std::rotate(order.begin(), at, at + 1);
    else
        std::rotate(at, at + 1, order.end());
}

/// Moves this card alone, whatever is under it.
Result<Moved> moveOne(ZoneState &state, CardId id, const Destination &to)
{
    if (const Result<void> check = mayGo(state, id, to); !check.ok())
        return check.refusal();
    const PlayerMask seenBefore = viewersOf(state, id);
    Card &card = state.cards[id];
    const core::Transition t = transitionOf(kZoneTable, card.zone, to.zone);
    applyClears(state, card, t);
    card.zone = to.zone;
    card.faceUp = faceUpOnArrival(t.facing, to.faceDown);
    card.exerted = to.exerted;
    card.under = to.under;
    card.knownTo = knownAfterMove(kZoneTable[t.to], seenBefore);
    putInRow(state.order, id, to.bottom);
    return Moved{id, false, t.leavesPlay};
}

/// The cards with everything under them, in the order given; what is under a card and
/// is not named follows it.
CardList withStacks(const ZoneState &state, std::span<const CardId> cards)
{
    CardList all;
    const auto add = [&](CardId id) { ENGINE_CHECK(all.tryPush(id), id, all.size()); };
    for (CardId top : cards) {
        add(top);
        for (CardId id : stackOf(state, top)) {
            if (!contains(cards, id) && !contains(all.span(), id))
                add(id);
        }
    }
    return all;
}

bool watchesBanishing(const ZoneState &state, CardId watcher, CardId leaving)
{
    const Card &card = state.cards[watcher];
    const Card &gone = state.cards[leaving];
    return card.watch == Watch::OtherOwnBanished && card.zone == Zone::Play && card.faceUp
        && card.under == kNone && watcher != leaving && card.owner == gone.owner
        && gone.kind == Kind::Character && gone.zone == Zone::Play && gone.under == kNone;
}

/// CR 7.4.3: looked at before anything moves, so cards that leave together see each other.
Result<void> triggerBanishing(ZoneState &state, const CardList &leaving)
{
    for (CardId watcher : state.order) {
        for (CardId gone : leaving) {
            if (!watchesBanishing(state, watcher, gone))
                continue;
            if (const auto entry = trigger(state, watcher); !entry.ok())
                return entry.refusal();
        }
    }
    return {};
}

Result<void> moveAll(ZoneState &state, std::span<const CardId> cards, const Destination &to)
{
    for (CardId id : cards) {
        if (const auto moved = moveOne(state, id, to); !moved.ok())
            return moved.refusal();
    }
    return {};
}

/// One card went into the player's inkwell: each is an event of its own (CR 7.5.2).
Result<void> triggerInked(ZoneState &state, PlayerId player)
{
    for (CardId id : state.order) {
        const Card &card = state.cards[id];
        if (card.watch != Watch::CardIntoYourInkwell || card.zone != Zone::Play
            || card.owner != player)
            continue;
        if (const auto entry = trigger(state, id); !entry.ok())
            return entry.refusal();
    }
    return {};
}

Result<void> mayInk(const ZoneState &state, PlayerId player, CardId id)
{
    if (player != state.active)
        return refuse(Reason::NotYourTurn, "CR 4.2.3", player);
    if (!isIn(state, id, player, Zone::Hand))
        return refuse(Reason::NotThere, "CR 4.2.3.1", id);
    if (!state.cards[id].inkwellSymbol)
        return refuse(Reason::NoInkwellSymbol, "CR 4.2.3.1", id);
    if (state.inksLeft == 0)
        return refuse(Reason::AlreadyInked, "CR 4.2.3", player);
    return {};
}

/// Writes the player's cards of the zone into the places that they have in the row.
void writeOrder(ZoneState &state, PlayerId player, Zone zone, std::span<const CardId> order)
{
    std::size_t next = 0;
    for (CardId &slot : state.order) {
        if (isIn(state, slot, player, zone))
            slot = order[next++];
    }
}

Result<void> mayPutIntoDeck(const ZoneState &state, PlayerId player, std::span<const CardId> order)
{
    for (CardId id : order) {
        if (!isIn(state, id, player, Zone::Play))
            return refuse(Reason::NotThere, "CR 7.2.3", id);
    }
    const CardList whole = withStacks(state, order);
    if (whole.size() != order.size())
        return refuse(Reason::StackIncomplete, "CR 7.2.3.1", whole.back());
    for (CardId id : order) {
        if (std::count(order.begin(), order.end(), id) != 1)
            return refuse(Reason::NotAllOfThem, "CR 7.2.3", id);
        const CardId top = state.cards[id].under;
        if (top != kNone && !contains(order, top))
            return refuse(Reason::StackIncomplete, "CR 7.2.3.1", id);
    }
    return {};
}

} // namespace

Result<Moved> moveCard(ZoneState &state, CardId id, const Destination &to)
{
    Moved first;
    const Result<void> result = atomically(state, [&](ZoneState &next) -> Result<void> {
        const CardId one[] = {id};
        const bool stays = next.cards[id].zone == to.zone;
        const CardList stack = stays ? CardList{} : withStacks(next, one);
        const Result<Moved> top = moveOne(next, id, to);
        if (!top.ok())
            return top.refusal();
        first = top.value();
        return stack.size() > 1 ? moveAll(next, stack.span().subspan(1), to) : Result<void>{};
    });
    if (!result.ok())
        return result.refusal();
    return first;
}

Result<CardId> addCard(ZoneState &state, PlayerId owner, Kind kind, bool inkwellSymbol, Watch watch)
{
    const auto id = static_cast<CardId>(state.cards.size());
    Card card{.owner = owner, .kind = kind, .inkwellSymbol = inkwellSymbol, .watch = watch};
    card.object = ++state.lastObject;
    if (!state.cards.tryPush(card) || !state.order.tryPush(id))
        return refuse(Reason::TooMany, "", owner);
    if (const auto moved = moveOne(state, id, {.zone = Zone::Deck}); !moved.ok())
        return moved.refusal();
    state.cards[id].knownTo = 0;
    return id;
}

void shuffleDeck(ZoneState &state, PlayerId player, core::Rng &rng)
{
    CardList deck = cardsIn(state, player, Zone::Deck);
    rng.shuffle(deck.begin(), deck.size());
    writeOrder(state, player, Zone::Deck, deck.span());
    for (CardId id : deck)
        state.cards[id].knownTo = 0;
}

Result<CardId> draw(ZoneState &state, PlayerId player)
{
    const CardId top = topOfDeck(state, player);
    if (top == kNone)
        return refuse(Reason::NotThere, "CR 7.3.1", kNone, static_cast<std::int32_t>(Zone::Deck));
    if (const auto moved = moveCard(state, top, {.zone = Zone::Hand}); !moved.ok())
        return moved.refusal();
    return top;
}

Result<void> drawOpeningHands(ZoneState &state)
{
    return atomically(state, [](ZoneState &next) -> Result<void> {
        for (PlayerId player = 0; player < next.players; ++player) {
            for (std::uint8_t i = 0; i < kOpeningHand; ++i) {
                if (const auto drawn = draw(next, player); !drawn.ok())
                    return drawn.refusal();
            }
        }
        return {};
    });
}

Result<void> rearrange(ZoneState &state, PlayerId player, PlayerId whose, Zone zone,
                       std::span<const CardId> order)
{
    const core::ZoneSpec &spec = kZoneTable[zone];
    const auto where = static_cast<std::int32_t>(zone);
    if (!mayRearrange(spec, player, whose)) {
        const bool fixed = spec.ordering == core::Ordering::Fixed;
        return refuse(fixed ? Reason::OrderFixed : Reason::NotYourZone, spec.rules.zone, player,
                      where);
    }
    const CardList cards = cardsIn(state, whose, zone);
    if (!sameCards(order, cards.span()))
        return refuse(Reason::NotAllOfThem, spec.rules.zone,
                      static_cast<std::int32_t>(order.size()),
                      static_cast<std::int32_t>(cards.size()));
    writeOrder(state, whose, zone, order);
    return {};
}

void lookAt(ZoneState &state, PlayerId viewer, CardId card)
{
    PlayerMask &known = state.cards[card].knownTo;
    known = static_cast<PlayerMask>(known | core::playerBit(viewer));
}

void reveal(ZoneState &state, CardId card)
{
    state.cards[card].knownTo = core::kAllPlayers;
}

void conceal(ZoneState &state, CardId card)
{
    state.cards[card].knownTo = 0;
}

Result<void> leavePlayTogether(ZoneState &state, std::span<const CardId> order, Zone zone)
{
    for (CardId id : order) {
        if (id >= state.cards.size() || !inPlay(state, id))
            return refuse(Reason::NotThere, "CR 7.4.3", id, static_cast<std::int32_t>(Zone::Play));
    }
    return atomically(state, [&](ZoneState &next) -> Result<void> {
        const CardList leaving = withStacks(next, order);
        if (zone == Zone::Discard) {
            if (const auto seen = triggerBanishing(next, leaving); !seen.ok())
                return seen.refusal();
        }
        return moveAll(next, leaving.span(), {.zone = zone});
    });
}

Result<void> discardTogether(ZoneState &state, std::span<const CardId> order)
{
    return atomically(state, [&](ZoneState &next) {
        return moveAll(next, withStacks(next, order).span(), {.zone = Zone::Discard});
    });
}

Result<void> putIntoDeck(ZoneState &state, PlayerId player, std::span<const CardId> order,
                         bool bottom)
{
    if (const auto check = mayPutIntoDeck(state, player, order); !check.ok())
        return check;
    // Going to the bottom, each card goes under the one before it; on top, the last goes first.
    CardList sequence;
    for (CardId id : order)
        ENGINE_CHECK(sequence.tryPush(id), id, sequence.size());
    if (!bottom)
        std::reverse(sequence.begin(), sequence.end());
    return atomically(state, [&](ZoneState &next) {
        return moveAll(next, sequence.span(), {.zone = Zone::Deck, .bottom = bottom});
    });
}

Result<void> discardFromHand(ZoneState &state, PlayerId player, std::size_t count,
                             std::span<const CardId> chosen)
{
    const std::size_t expected = std::min(count, countIn(state, player, Zone::Hand));
    if (chosen.size() != expected)
        return refuse(Reason::WrongCount, "CR 7.3.4", static_cast<std::int32_t>(chosen.size()),
                      static_cast<std::int32_t>(expected));
    for (CardId id : chosen) {
        if (!isIn(state, id, player, Zone::Hand)
            || std::count(chosen.begin(), chosen.end(), id) != 1)
            return refuse(Reason::NotThere, "CR 7.3.4", id, static_cast<std::int32_t>(Zone::Hand));
    }
    return discardTogether(state, chosen);
}

Result<Moved> inkCard(ZoneState &state, PlayerId player, CardId card)
{
    if (const auto check = mayInk(state, player, card); !check.ok())
        return check.refusal();
    const CardId one[] = {card};
    if (const auto inked = inkByEffect(state, one); !inked.ok())
        return inked.refusal();
    --state.inksLeft;
    return Moved{card, true, false};
}

void allowAdditionalInk(ZoneState &state)
{
    ++state.inksLeft;
}

Result<void> inkByEffect(ZoneState &state, std::span<const CardId> cards, bool exerted)
{
    return atomically(state, [&](ZoneState &next) -> Result<void> {
        for (CardId id : withStacks(next, cards)) {
            const auto moved = moveOne(next, id, {.zone = Zone::Inkwell, .exerted = exerted});
            if (!moved.ok())
                return moved.refusal();
            if (const auto seen = triggerInked(next, next.cards[id].owner); !seen.ok())
                return seen.refusal();
        }
        return {};
    });
}

Result<void> payInk(ZoneState &state, PlayerId player, std::uint8_t amount)
{
    if (readyInk(state, player) < amount)
        return refuse(Reason::NotEnoughInk, "CR 7.5.1", readyInk(state, player), amount);
    for (CardId id : cardsIn(state, player, Zone::Inkwell)) {
        Card &card = state.cards[id];
        if (amount == 0)
            break;
        if (card.exerted)
            continue;
        card.exerted = true;
        --amount;
    }
    return {};
}

Result<Moved> play(ZoneState &state, PlayerId player, CardId id)
{
    if (!isIn(state, id, player, Zone::Hand))
        return refuse(Reason::NotThere, "CR 7.4.1", id, static_cast<std::int32_t>(Zone::Hand));
    if (state.cards[id].kind == Kind::Action) {
        if (state.resolving == kNone)
            state.resolving = id;
        else if (!state.waitingActions.tryPush(id))
            return refuse(Reason::TooMany, "", id);
    }
    return moveCard(state, id, {.zone = Zone::Play, .player = player});
}

Result<Moved> finishAction(ZoneState &state)
{
    const CardId id = std::exchange(state.resolving, kNone);
    if (id == kNone)
        return refuse(Reason::NotResolving, "CR 7.4.1", kNone);
    state.bag.requireStateCheck();
    if (state.cards[id].zone != Zone::Play)
        return Moved{id, false, false}; // its own effect put it elsewhere
    return moveCard(state, id, {.zone = Zone::Discard});
}

void beginWaitingAction(ZoneState &state)
{
    ENGINE_CHECK(state.resolving == kNone, state.resolving, 0);
    state.resolving = state.waitingActions[0];
    state.waitingActions.erase(0);
}

Result<std::uint16_t> trigger(ZoneState &state, CardId source)
{
    return state.bag.add(Kind::TriggeredAbility, state.cards[source].owner, source);
}

Result<BagEntry> chooseTrigger(ZoneState &state, PlayerId player, std::uint16_t id)
{
    const Next next = nextStep(state);
    if (next.kind == NextKind::FinishAction)
        return refuse(Reason::OthersFirst, "CR 7.7.3.1", next.player);
    if (next.kind == NextKind::WaitingAction)
        return refuse(Reason::OthersFirst, "CR 7.1.6.1", next.player);
    return state.bag.choose(player, id, state.players, state.active);
}

} // namespace playmat::lorcana::places
