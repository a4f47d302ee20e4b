#include "engine/riftbound/abilities/op_fields.h"

/// The op with which each player keeps some of their cards and recycles the others.
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

/// The step in which owners order their recycled runes (416.5.a).
constexpr auto kOrdering = EffectStep::Own;

/// The kind of cards with this index; 0: there are no more.
NodeId kindAt(const Board &m, const Node &n, int index)
{
    NodeId kind = n.body;
    for (; index > 0 && kind != 0; --index)
        kind = m.p.nodes[kind].next;
    return kind;
}

/// The player's cards of the kind that are not among those kept.
CardSet unkept(const Board &m, const Frame &f, NodeId kind, PlayerId player)
{
    View v = viewFor(m, f);
    v.you = player;
    CardSet out;
    m.collect(m.p.filters[m.p.selectors[m.p.nodes[kind].to].filter], v).forEach([&](CardId id) {
        out.addIf(!m.s.cards[id].is(status::Marked), id);
    });
    return out;
}

/// Keeps what the player need not choose, up to the next question; returns whether there is one.
bool asksPlayer(Machine &m, Frame &f, const Node &n)
{
    EffectsFrame &kept = f.effects();
    for (NodeId kind = kindAt(m, n, kept.count); kind != 0; kind = m.p.nodes[kind].next) {
        const CardSet own = unkept(m, f, kind, f.player);
        if (own.count() > m.p.selectors[m.p.nodes[kind].to].most)
            return true;
        own.forEach([&](CardId id) { m.s.cards[id].set(status::Marked); });
        ++kept.count;
    }
    return false;
}

/// Recycles what nobody kept. Runes wait, marked, for their order.
void recycleRest(Machine &m, Frame &f, const Node &n)
{
    CardSet rest;
    for (PlayerId player = 0; player < kPlayers; ++player)
        for (NodeId kind = n.body; kind != 0; kind = m.p.nodes[kind].next)
            rest = rest | unkept(m, f, kind, player);
    CardSet cards;
    for (CardId id = 0; id < m.s.cardCount; ++id) {
        const bool rune = m.s.cards[id].kind == Kind::Rune;
        cards.addIf(rest.has(id) && !rune, id);
        m.s.cards[id].set(status::Marked, rest.has(id) && rune);
    }
    recycleAll(m, cards);
    m.s.contexts[f.ctx].it = rest;
    f.effects().players = 0;
    f.go(kOrdering);
}

core::FixedVector<CardId, kMaxDeck> markedRunes(const Board &m, PlayerId owner)
{
    core::FixedVector<CardId, kMaxDeck> out;
    for (CardId id = 0; id < m.s.cardCount; ++id)
        if (m.s.cards[id].is(status::Marked) && m.s.cards[id].owner == owner)
            (void)out.tryPush(id);
    return out;
}

void recycleRune(Machine &m, CardId id)
{
    m.s.cards[id].set(status::Marked, false);
    m.recycle(id);
}

void stepOrdering(Machine &m, Frame &f)
{
    std::uint8_t &done = f.effects().players;
    for (int i = 0; i < kPlayers; ++i) {
        const auto player = static_cast<PlayerId>((contextOf(m, f).controller + i) % kPlayers);
        if ((done & playerBit(player)) != 0)
            continue;
        done = static_cast<std::uint8_t>(done | playerBit(player));
        const auto runes = markedRunes(m, player);
        bool differ = false;
        for (const CardId id : runes)
            differ = differ || m.s.cards[id].def != m.s.cards[runes[0]].def;
        if (differ) {
            f.player = player;
            m.wait();
            return;
        }
        for (const CardId id : runes)
            recycleRune(m, id);
    }
    m.nextNode(f, true);
}

void stepKeeps(Machine &m, Frame &f, const Node &n)
{
    if (f.at(kOrdering)) {
        stepOrdering(m, f);
        return;
    }
    EffectsFrame &kept = f.effects();
    for (int i = 0; i < kPlayers; ++i) {
        f.player = static_cast<PlayerId>((contextOf(m, f).controller + i) % kPlayers);
        if ((kept.players & playerBit(f.player)) != 0)
            continue;
        if (asksPlayer(m, f, n)) {
            f.go(EffectStep::Ask);
            m.wait();
            return;
        }
        kept.players = static_cast<std::uint8_t>(kept.players | playerBit(f.player));
        kept.count = 0;
    }
    recycleRest(m, f, n);
}

void askKeeps(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    if (f.at(kOrdering)) {
        Board::begin(out, DecisionKind::Order, Prompt::OrderBottom, f.player);
        for (const CardId id : markedRunes(m, f.player))
            (void)Board::offer(out, OptionKind::Card, id);
        out.min = out.max = static_cast<std::int16_t>(out.options.size());
        return;
    }
    const NodeId kind = kindAt(m, n, f.effects().count);
    const int most = m.p.selectors[m.p.nodes[kind].to].most;
    Board::begin(out, DecisionKind::ChooseCards, Prompt::Effect, f.player, most, most);
    m.s.inOrder(unkept(m, f, kind, f.player),
                [&](CardId id) { (void)Board::offer(out, OptionKind::Card, id); });
}

void answerKeeps(Machine &m, Frame &f, const Node &, const Decision &d, const Answer &a)
{
    if (f.at(kOrdering)) {
        for (const std::uint16_t id : a.options)
            recycleRune(m, d.options[id].card);
        return;
    }
    Board::chosenCards(d, a).forEach([&](CardId id) { m.s.cards[id].set(status::Marked); });
    ++f.effects().count;
    f.go(EffectStep::First);
}

std::string keepsWords(Printer &p, const Node &n)
{
    return "each player chooses " + p.kinds(n.body) + "; recycle the rest";
}

constexpr std::array kKeepsFields{
    NodeField{"each_keeps", "lists of \"each_chooses\"", field::body, true}};

} // namespace

const OpSpec kEachKeeps{.form = {"Players keep some cards and recycle the rest.", kKeepsFields},
                        .step = stepKeeps,
                        .ask = askKeeps,
                        .answer = answerKeeps,
                        .words = keepsWords};

} // namespace playmat::riftbound
