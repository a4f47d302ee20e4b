#include "engine/lorcana/abilities/op_fields.h"

#include <algorithm>

/// Cards to and from hands and decks: draw, discard, mill.
namespace playmat::lorcana {

namespace {

/// The players one after the other, the active player first (CR 6.7.6); `left` are bits.
PlayerId takePlayer(const Board &m, std::uint8_t &left)
{
    const PlayerId first = m.s.active;
    const PlayerId who = (left & playerBit(first)) != 0 ? first : opponentOf(first);
    left = static_cast<std::uint8_t>(left & ~playerBit(who));
    return who;
}

std::string cardsText(Printer &p, AmountId amount)
{
    const std::string n = p.number(amount);
    return (n == "1" ? "a card" : n + " cards") + p.forEach(amount);
}

// --- draw

void stepDraw(Machine &m, Frame &f, const Node &n)
{
    const View v = m.viewOf(f);
    const int count = m.amountOr(n.amount, v, 1);
    std::uint8_t left = m.playersOf(n.who, v);
    bool done = left != 0 && count > 0;
    int drawn = 0;
    while (left != 0) {
        const int got = m.draw(takePlayer(m, left), count);
        done &= got == count;
        drawn += got;
    }
    m.ctx(f).number = static_cast<std::int16_t>(drawn);
    m.nextNode(f, done);
}

constexpr Field<Node> kDrawFields[] = {needed(field::amount<&Node::amount>("draw")), field::who()};
constexpr OpSpec kDraw{
    .form = {"Draws cards.", kDrawFields, R"({"draw":2})"},
    .step = stepDraw,
    .possible =
        [](const Board &m, const Node &n, const View &v) {
            for (PlayerId player = 0; player < kPlayers; ++player)
                if ((m.playersOf(n.who, v) & playerBit(player)) != 0
                    && m.s.count(Zone::Deck, player) > 0)
                    return m.amountOr(n.amount, v, 1) > 0;
            return false;
        },
    .clause =
        [](Printer &p, const Node &n) {
            return (n.who == Who::You ? std::string("draw ") : p.player(n.who) + " draws ")
                + cardsText(p, n.amount);
        },
};

// --- discard: each player chooses from their own hand (CR 7.3.4)

CardSet handOf(const Board &m, const Frame &f, const Node &n, PlayerId player)
{
    CardSet out;
    const View v = m.viewOf(f);
    m.s.forEach(Zone::Hand, player, [&](CardId id) {
        if (m.matches(n.filter, id, v))
            out.add(id);
    });
    return out;
}

void discardCards(Machine &m, Frame &f, PlayerId player, const CardSet &set)
{
    Context &c = m.ctx(f);
    m.s.inOrder(set, [&](CardId id) {
        m.moveTo(id, Zone::Discard);
        m.emit(Ev::Discarded, id, c.source, 0, 0, player);
        m.fire(trig::Discards, id);
        c.it.add(id);
    });
    c.number = static_cast<std::int16_t>(c.number + set.count());
}

void stepDiscard(Machine &m, Frame &f, const Node &n)
{
    EffectsFrame &frame = f.effects();
    Context &c = m.ctx(f);
    if (f.at(EffectStep::First)) {
        frame.players = m.playersOf(n.who, m.viewOf(f));
        frame.fully = frame.players != 0 ? 1 : 0; // whether all was done
        c.it.clear();
        c.number = 0;
        f.go(OwnStep::Ask);
    }
    while (frame.players != 0) {
        const PlayerId player = takePlayer(m, frame.players);
        const CardSet hand = handOf(m, f, n, player);
        const int wanted
            = (n.flags & nf::All) != 0 ? hand.count() : m.amountOr(n.amount, m.viewOf(f), 1);
        const int count = std::min(wanted, hand.count());
        if (count < wanted || count == 0)
            frame.fully = 0;
        const bool secret = m.hidesWhatFits(n.filter) && m.s.count(Zone::Hand, player) > 0;
        if ((n.flags & nf::All) == 0 && (secret || (count > 0 && !m.forced(hand, count, count)))) {
            f.player = player;
            frame.count = static_cast<std::uint8_t>(count);
            m.wait();
            return;
        }
        if (count > 0 && (n.flags & nf::All) == 0)
            m.tellChoice(player, c.source, hand, true);
        discardCards(m, f, player, hand);
    }
    m.nextNode(f, frame.fully != 0);
}

void askDiscard(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    const EffectsFrame &frame = f.effects();
    out.kind = DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(Prompt::Discard);
    out.min = out.max = static_cast<std::int16_t>(frame.count);
    const View v = m.viewOf(f);
    m.s.forEach(Zone::Hand, f.player, [&](CardId id) {
        if (m.matches(n.filter, id, v))
            Board::offer(out, OptionKind::Card, id);
    });
}

void answerDiscard(Machine &m, Frame &f, const Node &, const Decision &d, const Answer &a)
{
    const CardSet set = Board::chosenCards(d, a);
    m.tellChoice(d.player, m.ctx(f).source, set, false);
    discardCards(m, f, d.player, set);
}

std::string discardClause(Printer &p, const Node &n)
{
    const bool you = n.who == Who::You;
    const std::string who = you ? "" : p.player(n.who) + " ";
    if ((n.flags & nf::All) != 0)
        return who + (you ? "discard your hand" : "discards their hand");
    std::string what = cardsText(p, n.amount);
    if (n.filter != 0)
        what = p.number(n.amount) == "1" ? p.one(n.filter)
                                         : p.number(n.amount) + " " + p.noun(n.filter, true);
    return who + (you ? "choose and discard " : "chooses and discards ") + what;
}

constexpr Field<Node> kDiscardFields[] = {
    {"discard", "amount|hand",
     [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
         if (at.isString() && at.string() == "hand")
             n.flags = static_cast<std::uint8_t>(n.flags | nf::All);
         else
             n.amount = r.amount(at);
     },
     true},
    field::who(),
    field::filter<&Node::filter>("of"),
};
constexpr OpSpec kDiscard{
    .form = {"Discards cards that their player chooses, or the whole hand. What was discarded is "
             "\"it\".",
             kDiscardFields, R"({"discard":2,"who":"opponents"})"},
    .step = stepDiscard,
    .possible =
        [](const Board &m, const Node &n, const View &v) {
            for (PlayerId player = 0; player < kPlayers; ++player)
                if ((m.playersOf(n.who, v) & playerBit(player)) != 0
                    && m.s.count(Zone::Hand, player) > 0)
                    return true;
            return false;
        },
    .ask = askDiscard,
    .answer = answerDiscard,
    .clause = discardClause,
};

// --- mill: the top cards of decks go to the discard pile

void stepMill(Machine &m, Frame &f, const Node &n)
{
    const View v = m.viewOf(f);
    const int count = m.amountOr(n.amount, v, 1);
    std::uint8_t left = m.playersOf(n.who, v);
    bool done = left != 0;
    while (left != 0) {
        const PlayerId player = takePlayer(m, left);
        for (int i = 0; i < count; ++i) {
            const CardId top = m.s.list(Zone::Deck, player).head;
            done &= top != kNone;
            if (top != kNone)
                m.moveTo(top, Zone::Discard);
        }
    }
    m.nextNode(f, done);
}

constexpr Field<Node> kMillFields[] = {needed(field::amount<&Node::amount>("mill")), field::who()};
constexpr OpSpec kMill{
    .form = {"Puts the top cards of decks into their players' discard piles.", kMillFields,
             R"({"mill":3,"who":"opponents"})"},
    .step = stepMill,
    .clause =
        [](Printer &p, const Node &n) {
            return (n.who == Who::You ? std::string("put the top ")
                                      : p.player(n.who) + " puts the top ")
                + cardsText(p, n.amount) + " of their deck into their discard";
        },
};

} // namespace

Ops handOps()
{
    static constexpr const OpSpec *ops[] = {&kDraw, &kDiscard, &kMill};
    return ops;
}

} // namespace playmat::lorcana
