#include "engine/swu/machine.h"

#include <algorithm>

/// Effects on decks and hands: mill, search, look, arrange (CR 8.25, 8.26), and dividing damage.
namespace playmat::swu {

using core::DecisionKind;

/// The cards of a zone that `player` is being shown now.
CardSet Machine::shownCards(Zone zone, PlayerId owner, PlayerId player) const
{
    CardSet out;
    const auto bit = static_cast<std::uint8_t>(core::playerBit(player) << 4U);
    s.forEach(zone, owner, [&](CardId id) {
        if ((s.cards[id].status & bit) != 0 && !isFound(id))
            out.add(id);
    });
    return out;
}

/// True when the effect was one of these.
bool Machine::stepDecks(Frame &f, const Node &n)
{
    switch (n.op) {
    case Op::Mill: {
        Context &c = ctx(f);
        c.it.clear();
        const std::uint8_t who = playersOf(n.who, viewOf(f));
        for (PlayerId player = 0; player < kPlayers; ++player)
            if (((who >> player) & 1U) != 0)
                topOfDeckInOrder(player, n.amount == 0 ? 1 : f.n, [&](CardId id) {
                    moveTo(id, Zone::Discard, player);
                    c.it.add(id);
                });
        c.did = c.it.empty() ? 0 : 1;
        nextNode(f);
        return true;
    }
    case Op::Search:
        stepSearch(f, n);
        return true;
    case Op::Look:
    case Op::LookHand:
        stepLook(f, n);
        return true;
    case Op::Arrange:
        stepArrange(f, n);
        return true;
    case Op::RevealUntil:
        stepRevealUntil(f, n);
        return true;
    case Op::Divide:
    case Op::DivideHeal:
        stepDivide(f, n);
        return true;
    default:
        return false;
    }
}

/// Steps: 2 look at the cards, 11 asked, 12 the rest is put away and the chosen ones are dealt
/// with, 14 those that were not go to the bottom (CR 8.26.8).
void Machine::stepSearch(Frame &f, const Node &n)
{
    Context &c = ctx(f);
    const PlayerId you = c.controller;
    if (f.step == kFirstStep) {
        if (topOfDeck(you, 1).empty()) { // CR 8.6: an empty deck is not searched
            c.it.clear();
            endOrNext(f, n);
            return;
        }
        const int count = n.amount == 0 ? static_cast<int>(kMaxCards) : f.n;
        topOfDeckInOrder(you, count, [&](CardId id) { show(id, core::playerBit(you)); });
        f.step = 11;
        f.player = you;
        wait();
        return;
    }
    if (f.step == 12) {
        f.c = takeOut(you, c.it);
        putAwaySearched(you, n.amount == 0);
        if ((n.flags & nf::Reveal) != 0)
            c.it.forEach([&](CardId id) { show(id, 3); });
        c.did = c.it.empty() ? 0 : 1;
        f.step = 14;
        if (!c.it.empty())
            pushEffects(n.body, f.ctx);
        return;
    }
    putBackFound(you, f.c);
    nextNode(f);
}

/// The chosen cards are out of the deck, where what is played meanwhile does not find them. Answers
/// how deep this search lies.
std::uint8_t Machine::takeOut(PlayerId player, const CardSet &chosen)
{
    std::uint16_t depth = 0;
    s.forEach(Zone::Deck, player, [&](CardId id) {
        depth = std::max(depth, static_cast<std::uint16_t>(s.cards[id].marks & mark::Found));
    });
    depth = std::min<std::uint16_t>(depth + mark::FoundOnce, mark::Found);
    chosen.forEach([&](CardId id) { s.cards[id].marks |= depth; });
    return static_cast<std::uint8_t>(depth);
}

/// What this search chose and nothing was done with goes to the bottom.
void Machine::putBackFound(PlayerId player, std::uint8_t depth)
{
    CardSet left;
    s.forEach(Zone::Deck, player, [&](CardId id) {
        if ((s.cards[id].marks & mark::Found) == depth)
            left.add(id);
    });
    left.forEach([&](CardId id) {
        conceal(id);
        moveTo(id, Zone::Deck, player);
    });
}

void Machine::putAwaySearched(PlayerId player, bool wholeDeck)
{
    const CardSet rest = shownCards(Zone::Deck, player, player);
    rest.forEach([&](CardId id) { conceal(id); });
    if (wholeDeck) {
        shuffleDeck(player);
        return;
    }
    std::array<CardId, kMaxCards> ids;
    std::size_t k = 0;
    rest.forEach([&](CardId id) { ids[k++] = id; });
    s.rng.shuffle(ids.data(), k);
    for (std::size_t i = 0; i < k; ++i)
        moveTo(ids[i], Zone::Deck, player);
}

/// Steps: 2 look, 12 done with it. The cards stay shown while the body is done.
void Machine::stepLook(Frame &f, const Node &n)
{
    Context &c = ctx(f);
    const bool hand = n.op == Op::LookHand;
    if (f.step == kFirstStep) {
        c.it.clear();
        const std::uint8_t seers = (n.flags & nf::Reveal) != 0 ? 3 : core::playerBit(c.controller);
        const std::uint8_t who = playersOf(n.who, viewOf(f));
        const auto look = [&](CardId id) {
            show(id, seers);
            c.it.add(id);
        };
        for (PlayerId player = 0; player < kPlayers; ++player) {
            if (((who >> player) & 1U) == 0)
                continue;
            if (hand)
                s.forEach(Zone::Hand, player, look);
            else
                topOfDeckInOrder(player, n.amount == 0 ? 1 : f.n, look);
        }
        c.did = c.it.empty() ? 0 : 1;
        f.step = 12;
        // Of an empty deck only the look is ignored: what else there is to choose stays (CR 8.6.2).
        if (!c.it.empty() || p.nodes[n.body].op == Op::Modes)
            pushEffects(n.body, f.ctx);
        return;
    }
    concealAll();
    nextNode(f);
}

/// Any number of It to the bottom (or the discard pile), the rest on top in any order.
/// Steps: 2/11 which go away, 12/15 in what order the others lie.
void Machine::stepArrange(Frame &f, const Node &n)
{
    (void)n;
    Context &c = ctx(f);
    if (f.step == kFirstStep) // what is looked at; It may be something else by now
        c.it = shownCards(Zone::Deck, c.controller, c.controller);
    CardSet there;
    c.it.forEach([&](CardId id) {
        if (s.cards[id].zone == Zone::Deck)
            there.add(id);
    });
    c.it = there;
    f.player = c.controller;
    if (there.empty() || f.step == 16) {
        nextNode(f);
        return;
    }
    if (f.step == 12 && there.count() == 1) {
        nextNode(f);
        return;
    }
    f.step = f.step == 12 ? 15 : 11;
    wait();
}

void Machine::answerArrange(Frame &f, const Node &n, const core::Decision &d, const core::Answer &a)
{
    Context &c = ctx(f);
    if (f.step == 15) { // the first one named lies on top
        for (std::size_t i = a.options.size(); i-- > 0;) {
            const CardId id = d.options[a.options[i]].card;
            moveTo(id, Zone::Deck, s.cards[id].owner, true);
        }
        f.step = 16;
        return;
    }
    for (const std::uint16_t option : a.options) {
        const CardId id = d.options[option].card;
        const bool discard = (n.flags & nf::ToDiscard) != 0;
        moveTo(id, discard ? Zone::Discard : Zone::Deck, s.cards[id].owner);
        c.it.remove(id);
    }
    f.step = 12;
}

/// One card at a time until the player stops or `amount` are open. Steps: 2 next, 11 asked, 14
/// done.
void Machine::stepRevealUntil(Frame &f, const Node &n)
{
    Context &c = ctx(f);
    if (f.step == kFirstStep && f.c == 0)
        c.it.clear();
    if (f.step == 14) {
        concealAll();
        nextNode(f);
        return;
    }
    const CardSet open = shownCards(Zone::Deck, c.controller, c.controller);
    const bool more
        = open.count() < f.n && topOfDeck(c.controller, open.count() + 1).count() > open.count();
    if (!more || f.step == 12) {
        c.it = open;
        c.did = open.empty() ? 0 : 1;
        f.step = 14;
        pushEffects(n.body, f.ctx);
        return;
    }
    f.step = 11;
    f.c = 1;
    f.player = c.controller;
    wait();
}

CardSet Machine::divideTargets(const Frame &f, const Node &n) const
{
    const Selector &sel = p.selectors[n.target];
    CardSet out;
    collect(sel.filter, viewOf(f)).forEach([&](CardId id) {
        if (n.op == Op::Divide || s.cards[id].damage > 0)
            out.add(id);
    });
    return out;
}

/// Damage divided as you choose (CR 8.4.5) or healing up to a total. Steps: 2, 11 asked.
void Machine::stepDivide(Frame &f, const Node &n)
{
    Context &c = ctx(f);
    const CardSet targets = divideTargets(f, n);
    if (targets.empty() || f.n <= 0) {
        c.did = 0;
        c.number = 0;
        c.it.clear();
        nextNode(f);
        return;
    }
    const bool exact = n.op == Op::Divide && (n.flags & nf::UpTo) == 0;
    if (exact && targets.count() == 1 && (n.flags & nf::AnyNumber) == 0) {
        divide(f, n, targets, [&](CardId) { return static_cast<int>(f.n); });
        return;
    }
    f.step = 11;
    f.player = c.controller;
    wait();
}

void Machine::askDivide(const Frame &f, const Node &n, core::Decision &out) const
{
    out.kind = DecisionKind::Distribute;
    out.prompt = static_cast<std::uint16_t>(Prompt::DivideDamage);
    const bool healing = n.op == Op::DivideHeal;
    int room = 0;
    divideTargets(f, n).forEach([&](CardId id) {
        const int most = healing ? std::min<int>(f.n, s.cards[id].damage) : f.n;
        room += most;
        out.options.push_back({.kind = static_cast<std::uint8_t>(OptionKind::Card),
                               .card = id,
                               .number = static_cast<std::int16_t>(most)});
    });
    out.max = static_cast<std::int16_t>(std::min<int>(f.n, room));
    out.min = healing || (n.flags & nf::UpTo) != 0 ? std::int16_t{0} : out.max;
    out.orNone = (n.flags & nf::AnyNumber) != 0 && out.min > 0; // CR 8.4.5A
}

template <class F>
void Machine::divide(Frame &f, const Node &n, const CardSet &targets, F &&share)
{
    Context &c = ctx(f);
    int sum = 0;
    c.it.clear();
    const CardId source = p.nodes[f.node].source != 0 ? dividerOf(f, n) : c.source;
    targets.forEach([&](CardId id) {
        const int part = share(id);
        if (part <= 0)
            return;
        c.it.add(id);
        sum += n.op == Op::DivideHeal
            ? heal(id, part, c.source)
            : dealOne({.victim = id, .amount = part, .source = source, .dealer = c.controller});
    });
    c.did = sum > 0 ? 1 : 0;
    c.number = static_cast<std::int16_t>(sum);
    s.checksDue = true;
    nextNode(f);
}

CardId Machine::dividerOf(const Frame &f, const Node &n) const
{
    const Selector &sel = p.selectors[n.source];
    const CardId id = sel.mode == SelectMode::Ref ? refer(sel.ref, viewOf(f)) : kNone;
    return id == kNone ? s.contexts[f.ctx].source : id;
}

void Machine::answerDivide(Frame &f, const Node &n, const core::Decision &d, const core::Answer &a)
{
    CardSet targets;
    std::array<std::uint8_t, kMaxCards> parts{};
    for (std::size_t i = 0; i < a.options.size(); ++i) {
        const CardId id = d.options[a.options[i]].card;
        targets.add(id);
        parts[id] = a.amounts[i];
    }
    divide(f, n, targets, [&](CardId id) { return static_cast<int>(parts[id]); });
}

} // namespace playmat::swu
