#include "engine/riftbound/abilities/op_fields.h"

#include <algorithm>

/// Ops about the top of a deck, the trash and banishment.
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;

void recycleAll(Machine &m, const CardSet &cards)
{
    std::array<CardId, kMaxCards> ids; // NOLINT: initialized as far as it is read
    const std::size_t count = putInOrder(m.s, cards, ids);
    m.s.rng.shuffle(ids.data(), count);
    for (std::size_t i = 0; i < count; ++i)
        m.recycle(ids[i]);
}

namespace {

/// The top cards of the player's main deck; looking at too many causes no Burn Out (431.1.c).
CardSet topCards(const Board &m, PlayerId player, int count)
{
    CardSet out;
    m.s.forEach(Zone::MainDeck, player, [&](CardId id) {
        if (count-- > 0)
            out.add(id);
    });
    return out;
}

void showAll(Machine &m, const CardSet &cards, std::uint8_t players)
{
    m.s.forEach(Zone::MainDeck, m.s.cards[cards.first()].owner, [&](CardId id) {
        if (cards.has(id))
            m.show(id, players);
    });
}

// --- looking at cards and taking some of them

/// The next player who looks: the effect's player or, one after the other, each player. kNone:
/// all have looked.
PlayerId nextToLook(const Board &m, Frame &f, const Node &n)
{
    std::uint8_t &done = f.effects().players;
    const int all = n.who == Who::Each ? kPlayers : 1;
    for (int i = 0; i < all; ++i) {
        const auto player = static_cast<PlayerId>((contextOf(m, f).controller + i) % kPlayers);
        if ((done & playerBit(player)) != 0)
            continue;
        done = static_cast<std::uint8_t>(done | playerBit(player));
        return player;
    }
    return kNone;
}

/// "It" is now what was taken.
void endLook(Machine &m, Frame &f)
{
    CardSet taken;
    for (CardId id = 0; id < m.s.cardCount; ++id) {
        taken.addIf(m.s.cards[id].is(status::Marked), id);
        m.s.cards[id].set(status::Marked, false);
    }
    m.s.contexts[f.ctx].it = taken;
    m.nextNode(f, !taken.empty());
}

void stepLook(Machine &m, Frame &f, const Node &n)
{
    if (f.at(EffectStep::Ask) && !contextOf(m, f).it.empty()) {
        m.wait();
        return;
    }
    const PlayerId player = nextToLook(m, f, n);
    if (player == kNone) {
        endLook(m, f);
        return;
    }
    const CardSet top = topCards(m, player, amountOf(m, f, n));
    m.s.contexts[f.ctx].it = top;
    f.player = player;
    f.go(EffectStep::Ask);
    if (top.empty())
        return;
    showAll(m, top, playerBit(player));
    offerSeen(m, f, top);
}

void askLook(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    const Context &c = contextOf(m, f);
    View v = viewFor(m, f);
    v.you = f.player;
    Board::begin(out, DecisionKind::ChooseCards, Prompt::Effect, f.player, 0, n.number);
    m.s.forEach(Zone::MainDeck, f.player, [&](CardId id) {
        if (c.it.has(id) && (n.filter == 0 || m.matches(m.p.filters[n.filter], id, v)))
            (void)Board::offer(out, OptionKind::Card, id);
    });
    const auto all = static_cast<std::int16_t>(out.options.size());
    out.max = std::min(out.max, all);
    out.min = n.flag ? std::int16_t{0} : out.max;
}

void answerLook(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    const CardSet taken = Board::chosenCards(d, a);
    CardSet rest;
    m.s.contexts[f.ctx].it.forEach([&](CardId id) { rest.addIf(!taken.has(id), id); });
    m.s.inOrder(taken, [&](CardId id) {
        if (n.least == 1)
            m.banish(id, contextOf(m, f).source);
        else
            m.moveTo(id, Zone::Hand);
        m.s.cards[id].set(status::Marked);
    });
    if (n.second)
        m.s.inOrder(rest, [&](CardId id) { m.moveTo(id, Zone::Trash); });
    else
        recycleAll(m, rest);
    m.conceal();
    m.s.contexts[f.ctx].it = {};
    f.go(EffectStep::First);
}

void banishes(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.least = at.string() == "banishment" ? 1 : 0;
}

void restGoes(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.second = at.string() == "trash";
}

std::string lookWords(Printer &p, const Node &n)
{
    const std::string count = n.number == 1 ? "1" : std::to_string(n.number);
    if (n.who == Who::Each)
        return "each player looks at the top " + p.number(n.amount)
            + " cards of their Main Deck, banishes " + count + " of them and recycles the rest";
    return "look at the top " + p.number(n.amount) + " cards of your Main Deck; "
        + (n.flag ? "you may " : "") + (n.least == 1 ? "banish " : "put ") + count
        + (n.filter == 0 ? "" : " " + p.filterOf(n.filter) + " from among them")
        + (n.least == 1 ? "" : " into your hand")
        + (n.second ? "; put the rest into your trash" : "; recycle the rest");
}

// --- predicting: recycle any, then put the rest back in any order (436)

void stepPredict(Machine &m, Frame &f, const Node &n)
{
    stepLook(m, f, n);
}

void askPredict(const Board &m, const Frame &f, const Node &, Decision &out)
{
    const Context &c = contextOf(m, f);
    const bool order = f.at(EffectStep::Own);
    Board::begin(out, order ? DecisionKind::Order : DecisionKind::ChooseCards,
                 order ? Prompt::OrderTop : Prompt::Effect, c.controller, 0, 0);
    m.s.forEach(Zone::MainDeck, c.controller, [&](CardId id) {
        if (c.it.has(id))
            (void)Board::offer(out, OptionKind::Card, id);
    });
    out.max = static_cast<std::int16_t>(out.options.size());
    out.min = order ? out.max : std::int16_t{0};
}

void answerPredict(Machine &m, Frame &f, const Node &, const Decision &d, const Answer &a)
{
    CardSet &it = m.s.contexts[f.ctx].it;
    if (f.at(EffectStep::Ask)) {
        const CardSet gone = Board::chosenCards(d, a);
        gone.forEach([&](CardId id) { it.remove(id); });
        recycleAll(m, gone);
        if (it.several()) {
            f.go(EffectStep::Own);
            m.wait();
            return;
        }
    } else {
        for (std::size_t i = a.options.size(); i > 0; --i)
            m.toTop(d.options[a.options[i - 1]].card);
    }
    m.conceal();
    m.nextNode(f, true);
}

// --- revealing the top card to everybody

void stepReveal(Machine &m, Frame &f, const Node &n)
{
    const PlayerId you = contextOf(m, f).controller;
    const PlayerId player = n.who == Who::Opponent ? opponentOf(you) : you;
    const CardSet top = topCards(m, player, amountOf(m, f, n));
    m.s.contexts[f.ctx].it = top;
    m.nextNode(f, !top.empty());
    if (top.empty())
        return;
    showAll(m, top, 3);
    offerSeen(m, f, top);
}

/// Reveals the top card of the rune deck.
void stepRevealRune(Machine &m, Frame &f, const Node &)
{
    const CardId top = m.s.list(Zone::RuneDeck, contextOf(m, f).controller).head;
    CardSet it;
    if (top != kNone) {
        m.show(top, 3);
        it.add(top);
    }
    m.s.contexts[f.ctx].it = it;
    m.nextNode(f, top != kNone);
}

/// Reveals cards until one matches, and recycles the others.
void stepRevealUntil(Machine &m, Frame &f, const Node &n)
{
    const PlayerId player = contextOf(m, f).controller;
    const View v = viewFor(m, f);
    CardId &found = f.effects().card;
    if (f.at(EffectStep::First)) {
        CardSet all;
        m.s.forEach(Zone::MainDeck, player, [&](CardId id) {
            if (found != kNone)
                return;
            m.show(id, 3);
            all.add(id);
            if (m.matches(m.p.filters[n.filter], id, v))
                found = id;
        });
        m.s.contexts[f.ctx].it = all;
        f.go(EffectStep::Own);
        offerSeen(m, f, all);
        return;
    }
    CardSet rest = contextOf(m, f).it;
    CardSet kept;
    if (found != kNone) {
        kept.addIf(rest.has(found), found);
        rest.remove(found);
    }
    recycleAll(m, rest);
    m.s.contexts[f.ctx].it = kept;
    m.nextNode(f, !kept.empty());
}

// --- moving cards off the board

bool recycle(Machine &m, Frame &, const Node &, const CardSet &cards)
{
    recycleAll(m, cards);
    return !cards.empty();
}

bool banish(Machine &m, Frame &f, const Node &, const CardSet &cards)
{
    notePlace(m, f, cards);
    const CardId by = contextOf(m, f).source;
    m.s.inOrder(cards, [&](CardId id) { m.banish(id, by); });
    return !cards.empty();
}

bool toTrash(Machine &m, Frame &, const Node &, const CardSet &cards)
{
    m.s.inOrder(cards, [&](CardId id) { m.moveTo(id, Zone::Trash); });
    return !cards.empty();
}

void burnNow(Machine &m, Frame &f, const Node &n, PlayerId player)
{
    const int amount = amountOf(m, f, n);
    const std::uint8_t ctx = f.ctx;
    const CardSet burnt = m.burn(player, amount); // a Burn Out may change them (431)
    m.s.contexts[ctx].it = burnt;
    if (!m.over())
        m.nextNode(f, true);
}

void stepBurn(Machine &m, Frame &f, const Node &n)
{
    const Context &c = contextOf(m, f);
    const PlayerId player = n.who == Who::Chosen ? chosenPlayer(c)
        : n.who == Who::Opponent                 ? opponentOf(c.controller)
                                                 : c.controller;
    if (player == kNone)
        m.nextNode(f, false);
    else
        burnNow(m, f, n, player);
}

// --- every player's hand

void stepDiscardHands(Machine &m, Frame &f, const Node &)
{
    for (int i = 0; i < kPlayers; ++i) {
        const auto player = static_cast<PlayerId>((contextOf(m, f).controller + i) % kPlayers);
        m.s.forEach(Zone::Hand, player, [&](CardId id) { m.discard(id); });
    }
    m.nextNode(f, true);
}

constexpr std::array kLookFields{NodeField{"look", "amount", field::amount, true},
                                 NodeField{"take", "number", field::number, true},
                                 NodeField{"of", "filter", field::filter},
                                 NodeField{"optional", "true", field::flag},
                                 NodeField{"into", "\"hand\" or \"banishment\"", banishes},
                                 NodeField{"rest", "\"trash\"", restGoes},
                                 NodeField{"who", "\"each\"", field::who}};
constexpr std::array kRevealRuneFields{NodeField{"reveal_rune", "true", field::flag, true}};
constexpr std::array kPredictFields{NodeField{"predict", "amount", field::amount, true}};
constexpr std::array kRevealFields{NodeField{"reveal", "amount", field::amount, true},
                                   NodeField{"who", "\"opponent\"", field::who}};
constexpr std::array kUntilFields{NodeField{"reveal_until", "filter", field::filter, true}};
constexpr std::array kRecycleFields{NodeField{"recycle", "cards", field::to, true}};
constexpr std::array kBanishFields{NodeField{"banish", "cards", field::to, true}};
constexpr std::array kTrashFields{NodeField{"trash", "cards", field::to, true}};
constexpr std::array kBurnFields{
    NodeField{"burn", "amount", field::amount, true},
    NodeField{"who", "\"you\", \"opponent\" or \"chosen\"", field::who}};
constexpr std::array kDiscardHandsFields{
    NodeField{"each_discards_hand", "true", field::flag, true}};

} // namespace

const OpSpec kLook{.form = {"Looks at the top cards, takes some, recycles the rest.", kLookFields},
                   .step = stepLook,
                   .ask = askLook,
                   .answer = answerLook,
                   .words = lookWords};
const OpSpec kPredict{
    .form = {"Predicts: recycles any of the top cards.", kPredictFields},
    .step = stepPredict,
    .ask = askPredict,
    .answer = answerPredict,
    .words = [](Printer &p, const Node &n) { return "[Predict " + p.number(n.amount) + "]"; }};
const OpSpec kReveal{
    .form = {"Reveals the top cards of the main deck.", kRevealFields},
    .step = stepReveal,
    .words = [](Printer &p, const Node &n) {
        const std::string count = p.number(n.amount);
        return "reveal the top " + (count == "1" ? std::string("card") : count + " cards")
            + (n.who == Who::Opponent ? " of the opponent's Main Deck" : " of your Main Deck");
    }};
const OpSpec kRevealRune{.form = {"Reveals the top rune of the rune deck.", kRevealRuneFields},
                         .step = stepRevealRune,
                         .words = [](Printer &, const Node &) {
                             return std::string("reveal the top rune of your Rune Deck");
                         }};
const OpSpec kRevealUntil{
    .form = {"Reveals cards until one matches, and recycles the others.", kUntilFields},
    .step = stepRevealUntil,
    .words = [](Printer &p, const Node &n) {
        return "reveal cards from the top of your Main Deck until you reveal a "
            + p.filterOf(n.filter) + "; recycle the others";
    }};
const OpSpec kRecycle{.form = {"Recycles cards.", kRecycleFields},
                      .apply = recycle,
                      .words
                      = [](Printer &p, const Node &n) { return "recycle " + p.object(n.to); }};
const OpSpec kBanish{.form = {"Banishes cards.", kBanishFields},
                     .apply = banish,
                     .words = [](Printer &p, const Node &n) { return "banish " + p.object(n.to); }};
const OpSpec kTrash{.form = {"Puts cards into their owners' trash.", kTrashFields},
                    .apply = toTrash,
                    .words = [](Printer &p, const Node &n) {
                        return "put " + p.object(n.to) + " into its owner's trash";
                    }};
const OpSpec kBurn{.form = {"Puts the top cards of a main deck into the trash.", kBurnFields},
                   .step = stepBurn,
                   .words = [](Printer &p, const Node &n) {
                       const std::string burn = "[Burn " + p.number(n.amount) + "]";
                       return n.who == Who::Chosen  ? "choose a player; they " + burn
                           : n.who == Who::Opponent ? "the opponent does " + burn
                                                    : burn;
                   }};
const OpSpec kDiscardHands{.form = {"Each player discards their hand.", kDiscardHandsFields},
                           .step = stepDiscardHands,
                           .words = [](Printer &, const Node &) {
                               return std::string("each player discards their hand");
                           }};

} // namespace playmat::riftbound
