#include "engine/lorcana/abilities/op_fields.h"

#include <algorithm>
#include <vector>

/// Looking at the top cards of one's deck and putting them somewhere (CR 7.2.3).
namespace playmat::lorcana {

namespace {

// --- places: where cards looked at may go, in the order of the text

struct PlaceWord
{
    std::string_view text;
    std::pair<Zone, bool> value; ///< the zone, and whether it is the bottom
};
constexpr PlaceWord kPlaces[] = {
    {"hand", {Zone::Hand, false}},       {"top", {Zone::Deck, false}},
    {"bottom", {Zone::Deck, true}},      {"inkwell", {Zone::Inkwell, false}},
    {"discard", {Zone::Discard, false}},
};

void readPlace(const JsonCursor &at, Node &n)
{
    const auto [zone, bottom] = readWord(at, std::span<const PlaceWord>(kPlaces));
    n.zone = zone;
    if (bottom)
        n.flags = static_cast<std::uint8_t>(n.flags | nf::Bottom);
}

constexpr Field<Node> kPlaceFields[] = {
    {"to", "place",
     [](TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n) { readPlace(at, n); },
     true},
    field::filter<&Node::filter>("of"),
    field::amount<&Node::amount>("count"),
    field::flag<nf::UpTo>("up_to"),
    field::flag<nf::Reveal>("reveal"),
    field::flag<nf::Exerted>("exerted"),
};
constexpr Form<Node> kPlaceForm{"One place and how many cards go there.", kPlaceFields};

NodeId readPlaces(TreeReader &reader, const JsonCursor &at)
{
    NodeId first = 0;
    for (std::size_t i = at.size(); i > 0; --i) {
        Node place;
        effects::readForm(reader, at.isArray() ? at.item(i - 1) : at, kPlaceForm, place);
        place.next = first;
        first = reader.append(place);
    }
    return first;
}

/// The steps of a look.
enum class LookStep : std::uint8_t {
    Places = kOwnSteps,
    AskPlace,
    OrderTop,
    AskTop,
    OrderBottom,
    AskBottom
};

const Node *placeAt(const Board &m, const Node &n, int index)
{
    NodeId id = n.body;
    for (; id != 0 && index > 0; --index)
        id = m.p.nodes[id].next;
    return id == 0 ? nullptr : &m.p.nodes[id];
}

CardSet fitting(const Board &m, const Frame &f, const Node &place)
{
    CardSet out;
    const View v = m.viewOf(f);
    m.ctx(f).looked.forEach([&](CardId id) {
        if (m.matches(place.filter, id, v))
            out.add(id);
    });
    return out;
}

/// Those chosen for the top are `it` from then on, those for the bottom are marked.
void put(Machine &m, Frame &f, const Node &place, const CardSet &set)
{
    Context &c = m.ctx(f);
    m.s.inOrder(set, [&](CardId id) {
        c.looked.remove(id);
        if (place.zone == Zone::Deck && (place.flags & nf::Bottom) != 0) {
            m.s.cards[id].status |= status::Mentioned;
        } else if (place.zone == Zone::Deck) {
            c.it.add(id);
        } else {
            if ((place.flags & nf::Reveal) != 0)
                m.show(id, 3);
            m.moveTo(id, place.zone,
                     {.exerted = (place.flags & nf::Exerted) != 0,
                      .revealed = (place.flags & nf::Reveal) != 0});
        }
    });
    EffectsFrame &frame = f.effects();
    ++frame.count;
    f.go(LookStep::Places);
}

void beginLook(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    int left = m.amountOr(n.amount, m.viewOf(f), 1);
    c.looked.clear();
    c.it.clear();
    for (CardId id = m.s.list(Zone::Deck, c.controller).head; id != kNone && left > 0;
         id = m.s.cards[id].next, --left) {
        c.looked.add(id);
        m.show(id, playerBit(c.controller));
    }
    f.player = c.controller;
    f.effects().fully = c.looked.empty() ? 0 : 1;
    f.go(LookStep::Places);
}

/// The next place: asked for, filled by the program, or left out when nothing may go there.
void stepPlaces(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    const Node *place = placeAt(m, n, f.effects().count);
    if (place == nullptr) { // the rest
        put(m, f, n, c.looked);
        f.go(LookStep::OrderTop);
        return;
    }
    const CardSet set = fitting(m, f, *place);
    const int most = std::min(set.count(), m.amountOr(place->amount, m.viewOf(f), 1));
    const int least = (place->flags & nf::UpTo) != 0 ? 0 : most;
    const bool secret = !c.looked.empty() && m.hidesWhatFits(place->filter);
    if (!secret && (most == 0 || m.forced(set, least, most))) {
        if (most > 0)
            m.tellChoice(c.controller, c.source, set, true);
        put(m, f, *place, most == 0 ? CardSet{} : set);
        return;
    }
    f.go(LookStep::AskPlace);
    m.wait();
}

std::vector<CardId> markedForBottom(const Board &m, PlayerId player)
{
    std::vector<CardId> out;
    m.s.forEach(Zone::Deck, player, [&](CardId id) {
        if (m.s.cards[id].is(status::Mentioned))
            out.push_back(id);
    });
    return out;
}

void finishLook(Machine &m, Frame &f)
{
    const EffectsFrame &frame = f.effects();
    for (const CardId id : markedForBottom(m, f.player))
        m.moveTo(id, Zone::Deck, {.bottom = true, .ordered = true});
    m.conceal();
    m.ctx(f).looked.clear();
    m.nextNode(f, frame.fully != 0);
}

void stepLook(Machine &m, Frame &f, const Node &n)
{
    if (f.at(EffectStep::First)) {
        beginLook(m, f, n);
        return;
    }
    switch (f.step<LookStep>()) {
    case LookStep::Places:
    case LookStep::AskPlace:
        stepPlaces(m, f, n);
        return;
    case LookStep::OrderTop:
        if (m.ctx(f).it.several()) {
            f.go(LookStep::AskTop);
            m.wait();
            return;
        }
        f.go(LookStep::OrderBottom);
        return;
    case LookStep::OrderBottom:
        if (markedForBottom(m, m.ctx(f).controller).size() > 1) {
            f.go(LookStep::AskBottom);
            m.wait();
            return;
        }
        finishLook(m, f);
        return;
    case LookStep::AskTop:
    case LookStep::AskBottom:
        break;
    }
}

Prompt promptFor(const Node &place)
{
    switch (place.zone) {
    case Zone::Hand:
        return Prompt::TakeToHand;
    case Zone::Deck:
        return (place.flags & nf::Bottom) != 0 ? Prompt::PutOnBottom : Prompt::PutOnTop;
    case Zone::Inkwell:
        return Prompt::PutIntoInkwell;
    case Zone::Discard:
        return Prompt::Discard;
    case Zone::Play:
    case Zone::Bag:
    case Zone::Outside:
        break;
    }
    return Prompt::Targets;
}

void askLook(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    if (f.at(LookStep::AskPlace)) {
        const Node &place = *placeAt(m, n, f.effects().count);
        const CardSet set = fitting(m, f, place);
        out.kind = DecisionKind::ChooseCards;
        out.prompt = static_cast<std::uint16_t>(promptFor(place));
        m.offerCards(out, set);
        const int most = std::min(set.count(), m.amountOr(place.amount, m.viewOf(f), 1));
        out.max = static_cast<std::int16_t>(most);
        out.min = (place.flags & nf::UpTo) != 0 ? std::int16_t{0} : out.max;
        return;
    }
    const bool top = f.at(LookStep::AskTop);
    out.kind = DecisionKind::Order;
    out.prompt = static_cast<std::uint16_t>(top ? Prompt::OrderTop : Prompt::OrderBottom);
    if (top)
        m.s.forEach(Zone::Deck, out.player, [&](CardId id) {
            if (m.ctx(f).it.has(id))
                Board::offer(out, OptionKind::Card, id);
        });
    else
        for (const CardId id : markedForBottom(m, out.player))
            Board::offer(out, OptionKind::Card, id);
    out.min = out.max = static_cast<std::int16_t>(out.options.size());
}

void answerLook(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    if (f.at(LookStep::AskPlace)) {
        const CardSet set = Board::chosenCards(d, a);
        const Node &place = *placeAt(m, n, f.effects().count);
        put(m, f, place, set);
        return;
    }
    const bool top = f.at(LookStep::AskTop);
    const std::size_t count = a.options.size();
    for (std::size_t i = 0; i < count; ++i) { // the first will lie nearest the top
        const CardId id = d.options[a.options[top ? count - 1 - i : i]].card;
        m.moveTo(id, Zone::Deck, {.bottom = !top, .ordered = true});
    }
    if (top) {
        f.go(LookStep::OrderBottom);
        return;
    }
    finishLook(m, f);
}

std::string placeText(const Node &place, bool own)
{
    const std::string deck = own ? "your deck" : "the deck";
    switch (place.zone) {
    case Zone::Hand:
        return "into your hand";
    case Zone::Inkwell:
        return (place.flags & nf::Exerted) != 0 ? "into your inkwell facedown and exerted"
                                                : "into your inkwell facedown";
    case Zone::Discard:
        return "into your discard";
    case Zone::Deck:
    case Zone::Play:
    case Zone::Bag:
    case Zone::Outside:
        break;
    }
    return ((place.flags & nf::Bottom) != 0 ? "on the bottom of " : "on the top of ") + deck;
}

std::string lookClause(Printer &p, const Node &n)
{
    const std::string count = p.number(n.amount);
    std::string out = count == "1" ? "look at the top card of your deck"
                                   : "look at the top " + count + " cards of your deck";
    if (count == "1" && n.body != 0 && p.p.nodes[n.body].zone == Zone::Deck)
        return out + ". Put it on either the top or the bottom of your deck";
    for (NodeId id = n.body; id != 0; id = p.p.nodes[id].next) {
        const Node &place = p.p.nodes[id];
        const std::string what = place.filter != 0 ? p.one(place.filter)
                + (p.one(place.filter).find("card") == std::string::npos ? " card" : "")
            : place.amount != 0 && p.number(place.amount) != "1" ? p.number(place.amount)
                                                                 : std::string("one");
        const bool up = (place.flags & nf::UpTo) != 0;
        if ((place.flags & nf::Reveal) != 0)
            out += std::string(". ") + (up ? "You may reveal " : "Reveal ") + what + " and put it "
                + placeText(place, true);
        else
            out += std::string(". ") + (up ? "You may put " : "Put ") + what + " "
                + placeText(place, true);
    }
    const bool single = n.body != 0 && p.p.nodes[n.body].amount == 0 && count == "2";
    if (single) {
        std::string other = placeText(n, true);
        if (const std::size_t at = other.find(" of your deck"); at != std::string::npos)
            other.erase(at);
        const bool alike = p.p.nodes[n.body].zone == n.zone; // the deck is named already
        return out + " and the other " + (alike ? other : placeText(n, true));
    }
    return out + ". Put " + (n.body == 0 ? "them back " : "the rest ") + placeText(n, true)
        + " in any order";
}

constexpr Field<Node> kLookFields[] = {
    needed(field::amount<&Node::amount>("look")),
    {"places", "place[]",
     [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
         n.body = readPlaces(r, at);
     }},
    {"rest", "place",
     [](TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n) { readPlace(at, n); },
     true},
};
constexpr OpSpec kLook{
    .form
    = {"Looks at the top cards of your deck and puts them somewhere: first the places, in "
       "order, each filled by a choice, then the rest.",
       kLookFields,
       R"({"look":4,"places":[{"to":"hand","of":"song","up_to":true,"reveal":true}],"rest":"bottom"})"},
    .step = stepLook,
    .possible
    = [](const Board &m, const Node &, const View &v) { return m.s.count(Zone::Deck, v.you) > 0; },
    .ask = askLook,
    .answer = answerLook,
    .clause = lookClause,
};

} // namespace

Ops deckOps()
{
    static constexpr const OpSpec *ops[] = {&kLook};
    return ops;
}

} // namespace playmat::lorcana
