#include "engine/lorcana/abilities/op_fields.h"

/// What is done to cards where they lie: banish, return, exert, ready, into the inkwell or a deck,
/// to a location, under another card.
namespace playmat::lorcana {

namespace {

bool isInPlay(const Board &m, const Node &, CardId id)
{
    return m.inPlay(id);
}

CardSet onlyInPlay(const Board &m, const CardSet &set)
{
    CardSet out;
    set.forEach([&](CardId id) {
        if (m.inPlay(id))
            out.add(id);
    });
    return out;
}

// --- banish

bool applyBanish(Machine &m, Frame &f, const Node &, const CardSet &set)
{
    const CardSet there = onlyInPlay(m, set);
    m.banish(there, m.ctx(f).source);
    return !there.empty();
}

constexpr Field<Node> kBanishFields[] = {field::to("banish")};
constexpr OpSpec kBanish{
    .form
    = {"Banishes cards in play.", kBanishFields, R"({"banish":{"choose":{"kind":"character"}}})"},
    .apply = applyBanish,
    .changes = isInPlay,
    .clause = [](Printer &p, const Node &n) { return verb("banish", p.target(n.target)); },
    .harms = true,
};

// --- return: to the hand of its player, from play or from a discard pile

bool applyReturn(Machine &m, Frame &, const Node &, const CardSet &set)
{
    const CardSet inPlay = onlyInPlay(m, set);
    m.leavePlay(inPlay, Zone::Hand);
    bool all = !set.empty();
    m.s.inOrder(set, [&](CardId id) {
        if (m.s.cards[id].zone == Zone::Discard || m.s.cards[id].zone == Zone::Deck)
            m.moveTo(id, Zone::Hand);
        all &= m.s.cards[id].zone == Zone::Hand;
    });
    return all;
}

std::string returnClause(Printer &p, const Node &n)
{
    const Selector &sel = p.p.selectors[n.target];
    const Filter &f = p.p.filters[sel.filter];
    if (sel.mode == SelectMode::Choose && f.zone == Zone::Discard)
        return "return " + p.one(sel.filter) + " from your discard to your hand";
    if (sel.mode == SelectMode::Ref && sel.ref == Ref::This)
        return "return this card to your hand";
    if (sel.mode == SelectMode::Ref && sel.ref == Ref::Subject)
        return "return that card to your hand";
    return "return " + p.target(n.target) + " to their player's hand";
}

constexpr Field<Node> kReturnFields[] = {field::to("return")};
constexpr OpSpec kReturn{
    .form = {"Returns cards from play or from a discard pile to their players' hands; also one of "
             "a deck.",
             kReturnFields,
             R"({"return":{"choose":{"kind":"character","in":"discard","side":"yours"}}})"},
    .apply = applyReturn,
    .clause = returnClause,
    .prompt = Prompt::ReturnToHand,
};

bool applyReturnAlone(Machine &m, Frame &, const Node &, const CardSet &set)
{
    const CardSet there = onlyInPlay(m, set);
    m.s.inOrder(there, [&](CardId id) { m.returnAlone(id); });
    return !there.empty();
}

constexpr Field<Node> kReturnAloneFields[] = {field::to("return_alone")};
constexpr OpSpec kReturnAlone{
    .form = {"Removes all damage from a card in play and returns only that card to hand; the cards "
             "under it stay.",
             kReturnAloneFields, R"({"return_alone":"this"})"},
    .apply = applyReturnAlone,
    .changes = isInPlay,
    .clause =
        [](Printer &p, const Node &n) {
            return "remove all damage from " + p.target(n.target)
                + " and return only that card to your hand";
        },
};

// --- exert, ready

bool applyExert(Machine &m, Frame &, const Node &, const CardSet &set)
{
    bool all = !set.empty();
    m.s.inOrder(set, [&](CardId id) { all &= m.inPlay(id) && m.exert(id); });
    return all;
}

constexpr Field<Node> kExertFields[] = {field::to("exert")};
constexpr OpSpec kExert{
    .form = {"Exerts cards in play.", kExertFields,
             R"({"exert":{"choose":{"kind":"character","side":"opposing"}}})"},
    .apply = applyExert,
    .changes = [](const Board &m, const Node &,
                  CardId id) { return m.inPlay(id) && !m.s.cards[id].is(status::Exerted); },
    .clause = [](Printer &p, const Node &n) { return verb("exert", p.target(n.target)); },
};

bool applyReady(Machine &m, Frame &, const Node &, const CardSet &set)
{
    bool all = !set.empty();
    m.s.inOrder(set, [&](CardId id) { all &= m.inPlay(id) && m.ready(id); });
    return all;
}

constexpr Field<Node> kReadyFields[] = {field::to("ready")};
constexpr OpSpec kReady{
    .form = {"Readies cards in play.", kReadyFields, R"({"ready":"this"})"},
    .apply = applyReady,
    .changes =
        [](const Board &m, const Node &, CardId id) {
            return m.inPlay(id) && m.s.cards[id].is(status::Exerted)
                && !m.s.cards[id].may(Rule::CantReady);
        },
    .clause = [](Printer &p, const Node &n) { return verb("ready", p.target(n.target)); },
};

// --- ink: into the inkwell of its player, by an effect (CR 7.5.6)

bool applyInk(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    const Arrival how{.exerted = (n.flags & nf::Exerted) != 0};
    const CardSet inPlay = onlyInPlay(m, set);
    CardSet all = set; // a stack is several cards (CR 7.5.2, 8.10.7)
    inPlay.forEach([&](CardId id) { m.s.forUnder(id, [&](CardId part) { all.add(part); }); });
    m.leavePlay(inPlay, Zone::Inkwell, how);
    m.s.inOrder(all, [&](CardId id) {
        if (m.s.cards[id].zone != Zone::Inkwell)
            m.moveTo(id, Zone::Inkwell, how);
        m.emit(Ev::Inked, id, m.ctx(f).source, how.exerted ? 1 : 0, 1, m.s.cards[id].owner);
        m.fire(trig::Inked, id);
    });
    return !set.empty();
}

std::string inkClause(Printer &p, const Node &n)
{
    const Selector &sel = p.p.selectors[n.target];
    const Filter &f = p.p.filters[sel.filter];
    const std::string how = (n.flags & nf::Exerted) != 0 ? " facedown and exerted" : " facedown";
    if (sel.mode == SelectMode::Top)
        return "put the top card of your deck into your inkwell" + how;
    if (sel.mode == SelectMode::Ref)
        return "put this card into your inkwell" + how;
    if (f.zone == Zone::Hand)
        return "put " + p.one(sel.filter) + " from your hand into your inkwell" + how;
    return "put " + p.target(n.target) + " into their player's inkwell" + how;
}

constexpr Field<Node> kInkFields[] = {field::to("ink"), field::flag<nf::Exerted>("exerted")};
constexpr OpSpec kInk{
    .form = {"Puts cards into their players' inkwells, facedown.", kInkFields,
             R"({"ink":{"top":1},"exerted":true})"},
    .apply = applyInk,
    .clause = inkClause,
    .prompt = Prompt::PutIntoInkwell,
};

// --- shuffle_in: into the decks of their players

bool applyShuffleIn(Machine &m, Frame &, const Node &, const CardSet &set)
{
    const CardSet inPlay = onlyInPlay(m, set);
    std::uint8_t players = 0;
    m.leavePlay(inPlay, Zone::Deck);
    m.s.inOrder(set, [&](CardId id) {
        players |= playerBit(m.s.cards[id].owner);
        if (m.s.cards[id].zone != Zone::Deck)
            m.moveTo(id, Zone::Deck);
    });
    for (PlayerId player = 0; player < kPlayers; ++player)
        if ((players & playerBit(player)) != 0)
            m.shuffle(player);
    return !set.empty();
}

constexpr Field<Node> kShuffleFields[] = {field::to("shuffle_in")};
constexpr OpSpec kShuffleIn{
    .form = {"Shuffles cards into their players' decks.", kShuffleFields,
             R"({"shuffle_in":{"choose":{"in":"discard"}}})"},
    .apply = applyShuffleIn,
    .clause =
        [](Printer &p, const Node &n) {
            const Selector &sel = p.p.selectors[n.target];
            if (p.p.filters[sel.filter].zone == Zone::Discard)
                return "shuffle " + p.one(sel.filter) + " from any discard into its player's deck";
            return "shuffle " + p.target(n.target) + " into their player's deck";
        },
};

// --- put_on_deck: on top or on the bottom

bool applyDeck(Machine &m, Frame &, const Node &n, const CardSet &set)
{
    const Arrival how{.bottom = (n.flags & nf::Bottom) != 0};
    const CardSet inPlay = onlyInPlay(m, set);
    m.leavePlay(inPlay, Zone::Deck, how);
    m.s.inOrder(set, [&](CardId id) {
        if (!inPlay.has(id))
            m.moveTo(id, Zone::Deck, how);
    });
    return !set.empty();
}

constexpr Field<Node> kDeckFields[] = {field::to("put_on_deck"), field::flag<nf::Bottom>("bottom")};
constexpr OpSpec kPutOnDeck{
    .form = {"Puts cards on top of their players' decks, or on the bottom.", kDeckFields,
             R"({"put_on_deck":{"choose":{"kind":"item"}},"bottom":true})"},
    .apply = applyDeck,
    .clause =
        [](Printer &p, const Node &n) {
            return "put " + p.target(n.target)
                + ((n.flags & nf::Bottom) != 0 ? " on the bottom of their player's deck"
                                               : " on the top of their player's deck");
        },
};

// --- move: to a location, without its cost

Ref refOf(const Board &m, SelId id)
{
    return m.p.selectors[id].ref;
}

bool applyMove(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    const CardId location = m.refer(refOf(m, n.second), m.viewOf(f));
    bool done = !set.empty();
    m.s.inOrder(set, [&](CardId id) {
        const bool moves = location != kNone && m.isCharacter(id) && m.s.cards[id].at != location
            && !m.s.cards[id].may(Rule::CantMove);
        if (moves)
            m.moveToLocation(id, location);
        done &= moves;
    });
    return done;
}

constexpr Field<Node> kMoveFields[]
    = {field::to("move"), needed(field::selector<&Node::second>("to"))};
constexpr OpSpec kMove{
    .form = {"Moves characters to a location, for free.", kMoveFields,
             R"({"move":{"choose":{"kind":"character","side":"yours"}},"to":"this"})"},
    .apply = applyMove,
    .clause =
        [](Printer &p, const Node &n) {
            return "move " + p.target(n.target) + " to " + p.target(n.second) + " for free";
        },
};

// --- put_under

bool applyUnder(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    const CardId top = m.refer(refOf(m, n.second), m.viewOf(f));
    if (top == kNone || !m.inPlay(top))
        return false;
    m.s.inOrder(set, [&](CardId id) { m.putUnder(id, top, (n.flags & nf::FaceUp) == 0); });
    return !set.empty();
}

constexpr Field<Node> kUnderFields[]
    = {field::to("put_under"), needed(field::selector<&Node::second>("card")),
       field::flag<nf::FaceUp>("face_up")};
constexpr OpSpec kPutUnder{
    .form = {"Puts cards under a card in play.", kUnderFields,
             R"({"put_under":{"top":1},"card":"this"})"},
    .apply = applyUnder,
    .clause =
        [](Printer &p, const Node &n) {
            const Selector &sel = p.p.selectors[n.target];
            return "put "
                + (sel.mode == SelectMode::Top ? std::string("the top card of your deck")
                                               : p.target(n.target))
                + ((n.flags & nf::FaceUp) == 0 ? " facedown under " : " under ")
                + p.target(n.second);
        },
};

} // namespace

Ops cardOps()
{
    static constexpr const OpSpec *ops[]
        = {&kBanish, &kReturn,    &kReturnAlone, &kExert, &kReady,
           &kInk,    &kShuffleIn, &kPutOnDeck,   &kMove,  &kPutUnder};
    return ops;
}

} // namespace playmat::lorcana
