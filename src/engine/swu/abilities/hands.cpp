#include "engine/swu/abilities/op.h"
#include "engine/swu/rules/drawn.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/sides.h"
#include "engine/swu/text/printer.h"

#include <utility>

/// Cards to and from hands, and from zone to zone: draw, discard, mill, return, move, reveal.
namespace playmat::swu {

namespace {

using core::DecisionKind;
using field::needed;

// --- draw

/// An empty deck means 3 damage for each card not drawn (CR 8.6), to all at the same time.
void stepDraw(Machine &m, Frame &f, const Node &n)
{
    std::array<Hit, kPlayers> hits;
    std::size_t k = 0;
    const std::uint8_t who = m.playersOf(n.who, m.viewOf(f));
    const int count = n.amount == 0 ? 1 : f.effects().amount;
    for (PlayerId player = 0; player < kPlayers; ++player) {
        const int missing = ((who >> player) & 1U) != 0 ? m.draw(player, count) : 0;
        if (missing == 0)
            continue;
        m.emit(Ev::DeckEmpty, kNone, kNone, 3 * missing, 0, player);
        hits[k++] = {.victim = m.s.bases[player], .amount = 3 * missing, .dealer = player};
    }
    m.dealDamage({hits.data(), k});
    m.ctx(f).did = who != 0 && count > 0 ? 1 : 0;
    m.nextNode(f);
}

/// "a card", "2 cards"
std::string drawn(Printer &p, const Printer::AmountText &a)
{
    return a.text == "1" ? std::string(p.say("a card")) : p.say("{n} cards", {{"n", a.text}});
}

std::string drawClause(Printer &p, const Node &n)
{
    const Printer::AmountText a = p.amount(n.amount);
    if (std::exchange(p.said.having, false))
        return p.say("have {player} draw {cards}",
                     {{"player", p.player(n.who)}, {"cards", drawn(p, a)}});
    return p.say("[draw|{player} draws] {cards}",
                 {{"player", p.player(n.who)}, {"cards", drawn(p, a)}}, n.who != Who::You)
        + a.each;
}

constexpr Field<Node> kDrawFields[]
    = {needed(field::amount<&Node::amount>("draw")), field::who(), field::withNext()};
constexpr OpSpec kDraw{
    .form = {"Draws cards.", kDrawFields},
    .traits = op::ByPlayer,
    .step = stepDraw,
    .clause = drawClause,
};

// --- discard: player by player, at random, chosen by them, or chosen by you after looking

CardSet discardable(const Questions &m, const Frame &f, const Node &n, PlayerId player)
{
    CardSet out;
    const View v = m.viewOf(f);
    m.s.forEach(Zone::Hand, player, [&](CardId id) {
        if (n.filter == 0 || m.matches(n.filter, id, v))
            out.add(id);
    });
    return out;
}

int discardCount(const Questions &m, const Frame &f, const Node &n, PlayerId player)
{
    if ((n.flags & nf::All) != 0)
        return m.handSize(player);
    const int count = n.amount == 0 ? 1 : f.effects().amount;
    return (n.flags & nf::DownTo) != 0 ? m.handSize(player) - count : count;
}

enum class DiscardStep : std::uint8_t {
    Next = kOwnSteps, ///< player by player
    Ask,
};

/// These will be discarded when every player has chosen.
void noteDiscard(Machine &m, Frame &f, const CardSet &set)
{
    set.forEach([&](CardId id) { m.ctx(f).it.add(id); });
    f.go(DiscardStep::Next);
}

/// All at the same time (CR 7.1.4). What another effect shows stays open as long as that says.
void discardAll(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    m.s.inOrder(c.it, [&](CardId id) {
        m.moveTo(id, Zone::Discard, m.s.cards[id].owner);
        m.fireOthers(trig::Discards, id);
    });
    m.fireHandShown(c.it);
    c.did = c.it.empty() && (n.flags & nf::All) == 0 ? 0 : 1; // an empty hand can be discarded
    if ((n.flags & nf::UpTo) != 0)
        c.number = static_cast<std::int16_t>(c.it.count());
    if ((n.flags & nf::ChosenByYou) != 0)
        m.concealAll();
    m.nextNode(f);
}

void discardOf(Machine &m, Frame &f, const Node &n, PlayerId player)
{
    Context &c = m.ctx(f);
    const CardSet hand = discardable(m, f, n, player);
    const int wanted = discardCount(m, f, n, player);
    const bool look = (n.flags & nf::ChosenByYou) != 0;
    if (look)
        m.s.inOrder(m.s.cardsIn(Zone::Hand, player),
                    [&](CardId id) { m.show(id, core::playerBit(c.controller)); });
    const bool unseen = m.discardsUnseen(n, player);
    if ((hand.empty() && !unseen) || wanted <= 0)
        return;
    if ((n.flags & nf::Optional) != 0) { // they have one name: which ones does not matter
        f.go(DiscardStep::Ask);
        f.player = player;
        m.wait();
        return;
    }
    const bool asks = (n.flags & nf::UpTo) != 0; // whether to discard any
    if ((n.flags & nf::Random) != 0 && !asks) {
        noteDiscard(m, f, m.randomOf(hand, wanted));
        return;
    }
    const bool free = (n.flags & nf::UpTo) != 0;
    if (hand.count() <= wanted && !look && !unseen && !free) {
        noteDiscard(m, f, hand);
        return;
    }
    f.go(DiscardStep::Ask);
    f.player = look ? c.controller : player;
    m.wait();
}

void stepDiscard(Machine &m, Frame &f, const Node &n)
{
    EffectsFrame &list = f.effects();
    if (f.at(EffectStep::First)) {
        list.players = m.playersOf(n.who, m.viewOf(f));
        m.ctx(f).it.clear();
        m.ctx(f).did = 0;
        f.go(DiscardStep::Next);
    }
    if (list.players == 0) {
        discardAll(m, f, n);
        return;
    }
    list.turn = takeFrom(m.activePlayer(), list.players); // the same order as for all choices
    discardOf(m, f, n, list.turn);
}

void askDiscard(Machine &m, const Frame &f, const Node &n, core::Decision &out)
{
    const PlayerId player = f.effects().turn;
    if ((n.flags & nf::Optional) != 0) {
        m.askYesNo(out, Prompt::MayIfItFits);
        out.min = out.max = 1;
        out.node = f.effects().node;
        if (discardable(m, f, n, player).count() < discardCount(m, f, n, player))
            out.options.erase(out.options.begin()); // no "yes"
        return;
    }
    if ((n.flags & nf::Random) != 0) {
        m.askYesNo(out, Prompt::MayUse);
        out.min = out.max = 1;
        return;
    }
    const CardSet hand = discardable(m, f, n, player);
    out.kind = DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(Prompt::ChooseTargets);
    m.offerCards(out, hand);
    out.max = static_cast<std::int16_t>(std::min(hand.count(), discardCount(m, f, n, player)));
    out.min = (n.flags & nf::UpTo) != 0 ? std::int16_t{0} : out.max;
}

void answerDiscard(Machine &m, Frame &f, const Node &n, const core::Decision &d,
                   const core::Answer &a)
{
    if ((n.flags & nf::Optional) != 0) {
        const CardSet hand = discardable(m, f, n, f.effects().turn);
        CardSet some;
        m.s.inOrder(hand, [&](CardId id) {
            some.addIf(some.count() < discardCount(m, f, n, f.effects().turn), id);
        });
        noteDiscard(m, f, Questions::saidYes(d, a) ? some : CardSet{});
        return;
    }
    if ((n.flags & nf::Random) != 0) {
        const PlayerId player = f.effects().turn;
        const int wanted = discardCount(m, f, n, player);
        noteDiscard(m, f,
                    Questions::saidYes(d, a) ? m.randomOf(discardable(m, f, n, player), wanted)
                                             : CardSet{});
        return;
    }
    noteDiscard(m, f, Questions::chosenCards(d, a));
}

/// "a card", "2 random cards", "a non-unit card"
std::string discarded(Printer &p, const Node &n)
{
    const std::string count = p.amount(n.amount).text;
    const bool random = (n.flags & nf::Random) != 0;
    Filter f = p.fil(n.filter);
    f.zones = 0;
    f.side = Side::Any;
    std::string words = p.adjectives(f, false);
    words += (words.empty() ? "" : " ") + p.noun(f, count != "1");
    if (const std::string limits = p.after(f); !limits.empty())
        words += " " + limits;
    if (count != "1")
        return p.say(random ? "{n} random {cards}" : p.say(P::NumberOf),
                     {{"n", count}, {"cards", words}});
    return random ? p.say("a random {card}", {{"card", words}}) : p.article(f, words);
}

std::string discardClause(Printer &p, const Node &n)
{
    const bool second = n.who != Who::You;
    const std::string who = p.player(n.who);
    p.said.itIs = p.say("the discarded card");
    if ((n.flags & nf::DownTo) != 0)
        return p.say("[discard all but {n} cards from your hand|{player} discards all but {n} "
                     "cards from their "
                     "hand]",
                     {{"player", who}, {"n", p.amount(n.amount).text}}, second);
    if ((n.flags & nf::All) != 0)
        return p.say("[discard your hand|{player} discards their hand]", {{"player", who}}, second);
    std::string what = discarded(p, n);
    const bool theyMay = second && (n.flags & nf::UpTo) != 0 && p.amount(n.amount).text == "1";
    p.said.theyMay = p.said.theyMay || theyMay;
    if (theyMay)
        return p.say("{player} may discard {card} from their hand",
                     {{"player", who}, {"card", what}});
    if ((n.flags & nf::UpTo) != 0) {
        what = p.say("up to {cards}", {{"cards", what}});
        p.said.number = p.say("1 for each card discarded this way");
    }
    if ((n.flags & nf::ChosenByYou) != 0 && p.said.handShown)
        return p.say("discard {card} from it", {{"card", what}});
    if ((n.flags & nf::ChosenByYou) != 0)
        return p.say("look at {whose} hand and discard {card} from it",
                     {{"whose", p.possessive(n.who)}, {"card", what}});
    return p.say(p.said.handShown
                     ? "[discard {card} from it|{player} discards {card} from it]"
                     : "[discard {card} from your hand|{player} discards {card} from their hand]",
                 {{"player", who}, {"card", what}}, second);
}

/// How many cards are kept.
constexpr Field<Node> downTo()
{
    return {"down_to", "amount",
            [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
                n.amount = r.amount(at);
                n.flags = (n.flags & ~nf::All) | nf::DownTo;
            }};
}

constexpr Field<Node> kDiscardFields[] = {field::amountOrAll("discard"),
                                          field::who(),
                                          field::filter<&Node::filter>("of"),
                                          field::flag<nf::Random>("at_random"),
                                          downTo(),
                                          field::flag<nf::ChosenByYou>("chosen_by_you"),
                                          field::flag<nf::UpTo>("up_to"),
                                          field::flag<nf::Optional>("all_or_none"),
                                          field::withNext()};
/// Nobody is asked which cards.
void checkDiscard(const JsonCursor &object)
{
    if (object.has("all_or_none") && !object.at("of").has("name"))
        object.at("all_or_none").fail("\"of\" must have a name: nobody is asked which cards");
}
constexpr OpSpec kDiscard{
    .form
    = {"Discards from a hand; \"down_to\" keeps this many, \"chosen_by_you\" lets you look and "
       "choose, \"up_to\" leaves how many as the number; \"all_or_none\": the player may discard "
       "exactly this many cards of the name in \"of\", or none.",
       kDiscardFields, checkDiscard},
    .traits = op::ByPlayer | op::FromHands | op::AsksItself,
    .step = stepDiscard,
    .ask = askDiscard,
    .answer = answerDiscard,
    .clause = discardClause,
};

// --- mill

void stepMill(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    if ((n.flags & nf::KeepIt) == 0)
        c.it.clear();
    const std::uint8_t who = m.playersOf(n.who, m.viewOf(f));
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (((who >> player) & 1U) != 0)
            m.topOfDeckInOrder(player, n.amount == 0 ? 1 : f.effects().amount, [&](CardId id) {
                m.moveTo(id, Zone::Discard, player);
                c.it.add(id);
            });
    c.did = c.it.empty() ? 0 : 1;
    m.nextNode(f);
}

std::string millClause(Printer &p, const Node &n)
{
    const Printer::AmountText a = p.amount(n.amount);
    p.said.milled = true;
    p.said.milledMany = a.text != "1";
    if (a.form == Printer::AmountText::Equal)
        return p.say("discard cards from {whose} deck equal to {n}",
                     {{"whose", p.possessive(n.who)}, {"n", a.text}});
    return p.say("discard {cards} from {whose} deck",
                 {{"whose", p.possessive(n.who)}, {"cards", drawn(p, a)}})
        + a.each;
}

constexpr Field<Node> kMillFields[] = {needed(field::amount<&Node::amount>("mill")), field::who(),
                                       field::flag<nf::KeepIt>("and_these")};
constexpr OpSpec kMill{
    .form
    = {"Discards from the top of a deck; \"and_these\": besides those that are \"it\" already.",
       kMillFields},
    .step = stepMill,
    .clause = millClause,
};

// --- discard_copies

/// Discards every card with the title of "it" from that player's hand and deck, and shuffles the
/// deck.
void stepDiscardCopies(Machine &m, Frame &f, const Node &n)
{
    const PlayerId who = m.playerOf(n.who, m.viewOf(f));
    const CardId it = m.refer(Ref::It, m.viewOf(f));
    m.nextNode(f);
    if (who == kNone || it == kNone)
        return;
    CardSet copies;
    for (const Zone zone : {Zone::Hand, Zone::Deck})
        m.s.forEach(zone, who, [&](CardId id) {
            if (m.hotOf(id).title == m.hotOf(it).title)
                copies.add(id);
        });
    CardSet ofHand;
    m.s.inOrder(copies, [&](CardId id) {
        if (m.s.cards[id].zone == Zone::Hand)
            ofHand.add(id);
        m.moveTo(id, Zone::Discard, who);
    });
    m.fireHandShown(ofHand);
    m.shuffleDeck(who);
}

constexpr Field<Node> kDiscardCopiesFields[]
    = {needed(field::word<&Node::who, words::players>("discard_copies", "word_player"))};
constexpr OpSpec kDiscardCopies{
    .form = {"Searches that player's deck and hand for each card with the name of \"it\" and "
             "discards them.",
             kDiscardCopiesFields},
    .step = stepDiscardCopies,
    .clause =
        [](Printer &p, const Node &n) {
            return p.say("search {whose} deck and hand for each card with that unit's name and "
                         "discard them",
                         {{"whose", p.possessive(n.who)}});
        },
};

// --- return, move

/// Out of an arena, a hand, a deck …, to where the effect says.
bool moveOne(Machine &m, const Node &n, Zone zone, CardId id, PlayerId you)
{
    if (m.defOf(id).type == CardType::Base)
        return false;
    if (isArena(zone))
        return moveToArena(m, id, zone);
    if (zone == Zone::Hand && m.inPlay(id) && m.withstands(id, mark::CantBeReturned, you))
        return false;
    if (!m.leaveArena(id, you))
        return true;
    const bool discards = zone == Zone::Discard && m.s.cards[id].zone == Zone::Hand;
    if (zone == Zone::Resources)
        m.putResource(id, you, (n.flags & nf::Ready) != 0);
    else
        m.moveTo(id, zone, m.s.cards[id].owner, zone == Zone::Deck && (n.flags & nf::Top) != 0);
    if (discards)
        m.fireOthers(trig::Discards, id);
    return true;
}

/// Moves a set in random order where the effect says so ("on the bottom in a random order").
bool moveSet(Machine &m, const Node &n, Zone zone, const CardSet &set, PlayerId you)
{
    bool all = true;
    CardSet discarded;
    set.forEach([&](CardId id) {
        discarded.addIf(zone == Zone::Discard && m.s.cards[id].zone == Zone::Hand, id);
    });
    const auto move = [&](CardId id) { all = moveOne(m, n, zone, id, you) && all; };
    if (zone == Zone::Deck) // who has looked at them does not see where they go
        m.s.inOrder(set, [&](CardId id) { m.conceal(id); });
    if ((n.flags & nf::RandomOrder) != 0)
        m.inRandomOrder(set, move);
    else
        m.s.inOrder(set, move);
    m.fireHandShown(discarded);
    return all;
}

bool returnEach(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    return moveSet(m, n, Zone::Hand, set, m.ctx(f).controller);
}

std::string returnClause(Printer &p, const Node &n)
{
    const Selector &s = p.sel(n.target);
    const std::string cards = p.target(n.target);
    const bool fromYours = s.filter != 0 && p.fil(s.filter).side == Side::Friendly
        && p.fil(s.filter).zones == zoneBit(Zone::Discard);
    if (fromYours)
        return p.say("return {cards} to your hand", {{"cards", cards}});
    return p.say(s.mode != SelectMode::Each && s.max > 1 ? "return {cards} to their owners' hands"
                                                         : "return {cards} to its owner's hand",
                 {{"cards", cards}});
}

constexpr Field<Node> kReturnFields[] = {field::to("return"), field::withNext()};
constexpr OpSpec kReturn{
    .form = {"Returns cards to their owners' hands.", kReturnFields},
    .traits = op::Foretold,
    .apply = returnEach,
    .clause = returnClause,
    .nothingThere = "Nothing to return",
};

bool moveEach(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    const PlayerId who = m.playerOf(n.who, m.viewOf(f));
    // What a search finds is drawn (CR 8.26); what is put in the hand otherwise is not.
    const SelectMode mode = m.p.selectors[n.target].mode;
    const bool drawn = n.zone == Zone::Hand && (mode == SelectMode::Ref || mode == SelectMode::All)
        && !set.empty() && m.s.cards[m.s.firstOf(set)].zone == Zone::Deck;
    if (who == kNone || !moveSet(m, n, n.zone, set, who))
        return false;
    if (drawn) {
        m.s.inOrder(set, [&](CardId id) { fireDrawnItself(m, id); });
        m.fireDrawn(who, set.count());
    }
    return true;
}

/// Several cards lie on top of the deck in the order that the player says.
bool asksOrder(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    const bool top = n.zone == Zone::Deck && (n.flags & nf::Top) != 0;
    if (!top || (n.flags & nf::RandomOrder) != 0 || set.count() < 2)
        return false;
    m.ctx(f).it = set;
    f.go(OwnStep::Ask);
    f.player = m.ctx(f).controller;
    m.wait();
    return true;
}

void askOrder(Machine &m, const Frame &f, const Node &, core::Decision &out)
{
    const CardSet &cards = m.ctx(f).it;
    m.offerCards(out, cards);
    out.min = out.max = static_cast<std::int16_t>(cards.count());
    out.kind = DecisionKind::Order;
    out.prompt = static_cast<std::uint16_t>(Prompt::OrderCards);
}

/// The first one named lies on top.
void answerOrder(Machine &m, Frame &f, const Node &n, const core::Decision &d,
                 const core::Answer &a)
{
    Context &c = m.ctx(f);
    bool all = true;
    m.s.inOrder(c.it, [&](CardId id) { m.conceal(id); }); // nobody else sees the order
    for (std::size_t i = a.options.size(); i-- > 0;)
        all = moveOne(m, n, n.zone, d.options[a.options[i]].card, c.controller) && all;
    c.did = all ? 1 : 0;
    m.nextNode(f);
}

std::string toDeckClause(Printer &p, const Node &n, const std::string &what, bool many)
{
    const std::string_view deck = p.said.othersDeck ? "that deck"
        : p.said.cardsShown                         ? p.say(P::YourDeck)
        : many                                      ? "their owner's deck"
                                                    : "its owner's deck";
    const std::string_view place = (n.flags & nf::Top) != 0 ? "put {cards} on top of {deck}"
                                                            : "put {cards} on the bottom of {deck}";
    const bool random = (n.flags & nf::RandomOrder) != 0;
    const bool ordered = many && !random && (n.flags & nf::Top) != 0;
    return p.say(place, {{"cards", what}, {"deck", deck}})
        + std::string(random        ? p.say(" in a random order")
                          : ordered ? p.say(" in any order")
                                    : std::string_view());
}

/// "card with an odd cost", of those that were just discarded
std::string discardedNoun(Printer &p, Filter f)
{
    f.zones = 0;
    f.require &= ~prop::It;
    f.anyCard = f.anySuch = f.printedOnly = false;
    std::string words = p.described(f, false);
    appendWord(words, p.after(f));
    return words;
}

std::string moveClause(Printer &p, const Node &n)
{
    const Selector &which = p.sel(n.target);
    if (p.said.milled && n.zone == Zone::Hand && which.mode == SelectMode::Each)
        return p.say("return each {cards} among them to your hand",
                     {{"cards", discardedNoun(p, p.fil(which.filter))}});
    const std::string what = p.target(n.target);
    const bool many = p.said.them && p.sel(n.target).mode != SelectMode::Each;
    if (p.said.milledMany && which.mode == SelectMode::Choose && n.zone == Zone::Hand)
        return p.say("return {cards} to your hand", {{"cards", what}});
    if (p.said.milledMany && which.mode == SelectMode::Choose && n.zone == Zone::Deck)
        return p.say("return {cards} to the top of your deck", {{"cards", what}});
    if (n.zone == Zone::Deck)
        return toDeckClause(p, n, what, many);
    if (n.zone == Zone::Resources && n.who != Who::You)
        return p.say((n.flags & nf::Ready) != 0
                         ? "{player} puts {cards} into play as a resource and readies it"
                         : "{player} puts {cards} into play as a resource",
                     {{"player", p.player(n.who)},
                      {"cards",
                       which.mode == SelectMode::Ref ? what
                                                     : std::string(p.say("the top card of their "
                                                                         "deck"))}});
    if (n.zone == Zone::Resources) {
        const std::string_view ready = p.say(many ? " and ready them" : " and ready it");
        const bool theirs
            = n.target != 0 && (p.fil(p.sel(n.target).filter).require & prop::Subject) != 0;
        return p.say(theirs ? "put {cards} into play as a resource under your control"
                            : "put {cards} into play as a resource",
                     {{"cards", what}})
            + std::string((n.flags & nf::Ready) != 0 ? ready : std::string_view());
    }
    if (isArena(n.zone)) {
        const bool detaches = what == p.say(P::ThisUpgrade)
            || (n.target != 0 && p.sel(n.target).filter != 0
                && (p.fil(p.sel(n.target).filter).kinds & kind::Upgrade) != 0);
        return p.say(
            detaches ? "move {cards} to the {arena} arena as a unit"
                     : "move {cards} to the {arena} arena",
            {{"cards", what}, {"arena", p.say(n.zone == Zone::Space ? P::Space : P::Ground)}});
    }
    const std::string_view phrase = n.zone == Zone::Hand ? "draw {cards}"
        : n.zone == Zone::Discard                        ? "discard {cards}"
                                                         : "move {cards}";
    return p.say(phrase, {{"cards", what}});
}

/// Where in a deck.
constexpr Field<Node> place()
{
    return {
        "place", "bottom|top", [](TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n) {
            static constexpr Word<NodeFlags> kPlaces[] = {{"bottom", nf::Bottom}, {"top", nf::Top}};
            n.flags |= readWord(at, std::span<const Word<NodeFlags>>(kPlaces));
        }};
}

constexpr Field<Node> kMoveFields[]
    = {field::to("move"),
       needed(field::word<&Node::zone, words::zones>("to_zone", "word_zone")),
       place(),
       field::flag<nf::RandomOrder>("at_random"),
       field::flag<nf::Ready>("readied"),
       field::who(),
       field::withNext()};
/// What is said of it, and done, is about decks.
void checkMove(const JsonCursor &object)
{
    const JsonCursor what = object.at("move");
    const bool it = what.isString() && what.string() == "it";
    if (object.has("who") && !what.has("top") && !it)
        object.at("who").fail(
            "only the top of a deck, or \"it\", becomes another player's resource");
}
constexpr OpSpec kMove{
    .form = {"Moves cards to a zone; resources enter exhausted unless \"readied\", and under your "
             "control unless \"who\" says whose. To an arena only cards in play move, as units.",
             kMoveFields, checkMove},
    .traits = op::Foretold,
    .apply = moveEach,
    .askFirst = asksOrder,
    .changes = [](const Questions &m, const Node &n, const View &,
                  CardId id) { return !isArena(n.zone) || m.inPlay(id); },
    .ask = askOrder,
    .answer = answerOrder,
    .clause = moveClause,
};

// --- reveal

enum class RevealStep : std::uint8_t {
    HideAgain = kOwnSteps, ///< after what is done with them
};

void stepReveal(Machine &m, Frame &f, const Node &n)
{
    if (f.at(RevealStep::HideAgain)) {
        m.concealAll();
        m.nextNode(f);
        return;
    }
    if (f.at(EffectStep::First))
        f.go(EffectStep::Target);
    CardSet set;
    if (!m.gather(f, n.target, set))
        return;
    Context &c = m.ctx(f);
    c.it = set;
    c.did = set.empty() ? 0 : 1;
    if (!set.empty())
        c.itController = m.s.cards[m.s.firstOf(set)].controller;
    const bool onlyYou = (n.flags & nf::OnlyYou) != 0;
    CardSet ofHands;
    m.s.inOrder(set, [&](CardId id) {
        if (m.s.cards[id].zone == Zone::Hand)
            ofHands.add(id);
        m.show(id, onlyYou ? core::playerBit(c.controller) : kEverybody);
        if (n.body == 0)
            m.conceal(id);
    });
    if (!onlyYou)
        m.fireHandShown(ofHands);
    if (set.empty())
        m.emit(Ev::NothingHappened, c.source);
    if (set.empty() && m.p.selectors[n.target].optional) {
        m.endList(f);
        return;
    }
    if (n.body == 0) {
        m.nextNode(f);
        return;
    }
    f.go(RevealStep::HideAgain);
    m.pushEffects(n.body, f.ctx);
}

Printer::Sentences revealing(Printer &p, const Node &n)
{
    if (n.body == 0)
        return {};
    Printer::Sentences out{p.verb(p.say(P::Reveal), n)};
    appendAll(out, p.list(n.body));
    return out;
}

constexpr Field<Node> kRevealFields[] = {field::to("reveal"), field::body("do")};
constexpr OpSpec kReveal{
    .form = {"Shows cards to everybody, as long as \"do\" is done with them.", kRevealFields},
    .step = stepReveal,
    .clause =
        [](Printer &p, const Node &n) {
            const bool itself = p.sel(n.target).ref == Ref::This;
            return itself ? std::string(p.say("reveal this card from your hand"))
                          : p.verb(p.say(P::Reveal), n);
        },
    .sentences = revealing,
    .single = [](const Node &n) { return n.body == 0; },
};

// --- look_at: the same for one player

Printer::Sentences lookingAt(Printer &p, const Node &n)
{
    Printer::Sentences out{p.verb("look at {cards}", n)};
    const bool before = std::exchange(p.said.onlyLooked, true);
    appendAll(out, p.list(n.body));
    p.said.onlyLooked = before;
    return out;
}

constexpr Field<Node> kLookAtFields[]
    = {{"look_at", "selector",
        [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
            n.target = r.selector(at);
            n.flags |= nf::OnlyYou;
        },
        true},
       needed(field::body("do"))};
constexpr OpSpec kLookAt{
    .form = {"Looks at hidden cards as long as \"do\" is done with them.", kLookAtFields},
    .traits = op::Shows,
    .step = stepReveal,
    .sentences = lookingAt,
};

} // namespace

Ops handOps()
{
    static constexpr const OpSpec *ops[]
        = {&kDraw, &kDiscard, &kMill, &kDiscardCopies, &kReturn, &kMove, &kReveal, &kLookAt};
    return ops;
}

Node revealNode(SelId cards, NodeId body)
{
    Node n;
    n.op = &kReveal;
    n.target = cards;
    n.body = body;
    return n;
}

} // namespace playmat::swu
