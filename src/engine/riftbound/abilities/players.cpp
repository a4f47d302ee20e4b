#include "engine/riftbound/abilities/op_fields.h"

/// Ops that ask opponents or every player, and ops about an opponent's hand.
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

// --- an opponent decides which of two things happens

void stepOpponentMay(Machine &m, Frame &f, const Node &)
{
    f.player = opponentOf(contextOf(m, f).controller);
    f.go(EffectStep::Ask);
    m.wait();
}

void askOpponentMay(const Board &, const Frame &f, const Node &, Decision &out)
{
    Board::askYesNo(out, Prompt::EffectMay, f.player);
}

void answerOpponentMay(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    const bool yes = Board::chosenKind(d, a) == OptionKind::Yes;
    const std::uint8_t ctx = f.ctx;
    m.nextNode(f, yes);
    m.pushEffects(yes ? n.body : n.otherwise, ctx);
}

std::string opponentMayWords(Printer &p, const Node &n)
{
    std::string out = "the opponent may choose this: " + lowered(p.effects(n.body));
    if (n.otherwise != 0)
        out += " Otherwise, " + lowered(p.effects(n.otherwise));
    if (out.ends_with('.'))
        out.pop_back();
    return out;
}

// --- each player chooses cards, which the next effects are about

/// The cards that the player may choose: those of the filter from the player's point of view,
/// without those that were already chosen.
CardSet choicesOf(const Board &m, const Frame &f, const Node &n, PlayerId player)
{
    View v = viewFor(m, f);
    v.you = player;
    CardSet out;
    m.collect(m.p.filters[m.p.selectors[n.to].filter], v).forEach([&](CardId id) {
        out.addIf(!m.s.cards[id].is(status::Marked), id);
    });
    return out;
}

CardSet takeMarked(State &s)
{
    CardSet out;
    for (std::size_t i = 0; i < s.cardCount; ++i) {
        out.addIf(s.cards[i].is(status::Marked), static_cast<CardId>(i));
        s.cards[i].set(status::Marked, false);
    }
    return out;
}

bool choosesToo(const Node &n, PlayerId player, PlayerId controller)
{
    return n.who != Who::Opponent || player != controller;
}

void stepEachChooses(Machine &m, Frame &f, const Node &n)
{
    EffectsFrame &kept = f.effects();
    const PlayerId controller = contextOf(m, f).controller;
    const int least = m.p.selectors[n.to].least;
    for (int i = 0; i < kPlayers; ++i) {
        const auto player = static_cast<PlayerId>((controller + i + (n.flag ? 1 : 0)) % kPlayers);
        if ((kept.players & playerBit(player)) != 0 || !choosesToo(n, player, controller))
            continue;
        kept.players = static_cast<std::uint8_t>(kept.players | playerBit(player));
        const CardSet all = choicesOf(m, f, n, player);
        if (!all.empty() && all.count() > least) {
            f.player = player;
            f.go(EffectStep::Ask);
            m.wait();
            return;
        }
        all.forEach([&](CardId id) { m.s.cards[id].set(status::Marked); });
    }
    const CardSet chosen = takeMarked(m.s);
    m.s.contexts[f.ctx].it = chosen;
    m.nextNode(f, !chosen.empty());
}

void askEachChooses(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    const Selector &sel = m.p.selectors[n.to];
    Board::begin(out, DecisionKind::ChooseCards, Prompt::Effect, f.player, sel.least, sel.most);
    m.s.inOrder(choicesOf(m, f, n, f.player),
                [&](CardId id) { (void)Board::offer(out, OptionKind::Card, id); });
    out.max = std::min(out.max, static_cast<std::int16_t>(out.options.size()));
}

void answerEachChooses(Machine &m, Frame &f, const Node &, const Decision &d, const Answer &a)
{
    Board::chosenCards(d, a).forEach([&](CardId id) { m.s.cards[id].set(status::Marked); });
    f.go(EffectStep::First);
}

std::string eachChoosesWords(Printer &p, const Node &n)
{
    const std::string who = n.who == Who::Opponent ? "the opponent chooses "
        : n.flag ? "starting with the next player, each player chooses "
                 : "each player chooses ";
    return who + p.object(n.to);
}

// --- an opponent's hand

void stepRevealHand(Machine &m, Frame &f, const Node &)
{
    const PlayerId player = opponentOf(contextOf(m, f).controller);
    CardSet hand;
    m.s.forEach(Zone::Hand, player, [&](CardId id) {
        m.show(id, 3);
        hand.add(id);
    });
    m.s.contexts[f.ctx].it = hand;
    m.nextNode(f, !hand.empty());
}

bool discards(Machine &m, Frame &, const Node &, const CardSet &cards)
{
    m.s.inOrder(cards, [&](CardId id) {
        if (m.s.cards[id].zone == Zone::Hand)
            m.discard(id);
    });
    return !cards.empty();
}

// --- what opponents cannot do this turn

void kindsOfCards(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.number = static_cast<std::uint8_t>(at.string() == "spells" ? kindBit(Kind::Spell)
                                                                 : zone_kinds::kMainDeck);
}

void stepCannotPlay(Machine &m, Frame &f, const Node &n)
{
    Effect e = effectFor(m, f, EffectKind::NoPlay);
    e.controller = n.who == Who::Its ? contextOf(m, f).itsPlayer : opponentOf(e.controller);
    e.word = n.number;
    if (e.controller == kNone) {
        m.nextNode(f, false);
        return;
    }
    m.addEffect(e);
    m.nextNode(f, true);
}

bool cannotMove(Machine &m, Frame &f, const Node &, const CardSet &cards)
{
    cards.forEach([&](CardId id) { m.addEffect(effectOn(m, f, EffectKind::NoMove, id)); });
    return !cards.empty();
}

void stepFreeHides(Machine &m, Frame &f, const Node &)
{
    m.addEffect(effectFor(m, f, EffectKind::FreeHides));
    m.nextNode(f, true);
}

constexpr std::array kOpponentMayFields{NodeField{"opponent_may", "effects", field::body, true},
                                        NodeField{"else", "effects", field::otherwise}};
constexpr std::array kEachChoosesFields{
    NodeField{"each_chooses", "cards", field::to, true},
    NodeField{"who", "\"each\" or \"opponent\"", field::who},
    NodeField{"from_next", "true", field::flag},
};
constexpr std::array kRevealHandFields{NodeField{"reveal_hand", "true", field::flag, true}};
constexpr std::array kDiscardsFields{NodeField{"discards", "cards", field::to, true}};
constexpr std::array kCannotPlayFields{
    NodeField{"opponents_cannot_play", "\"cards\" or \"spells\"", kindsOfCards, true},
    NodeField{"who", "\"its controller\"", field::who}};
constexpr std::array kCannotMoveFields{
    NodeField{"opponents_cannot_move", "cards", field::to, true}};
constexpr std::array kFreeHidesFields{NodeField{"hide_for_free", "true", field::flag, true}};

} // namespace

const OpSpec kOpponentMay{
    .form = {"An opponent may let one thing happen or another.", kOpponentMayFields},
    .step = stepOpponentMay,
    .ask = askOpponentMay,
    .answer = answerOpponentMay,
    .words = opponentMayWords};
const OpSpec kEachChooses{.form
                          = {"Players choose cards, each for themselves.", kEachChoosesFields},
                          .step = stepEachChooses,
                          .ask = askEachChooses,
                          .answer = answerEachChooses,
                          .words = eachChoosesWords};
const OpSpec kRevealHand{.form = {"The opponent reveals their hand.", kRevealHandFields},
                         .step = stepRevealHand,
                         .words = [](Printer &, const Node &) {
                             return std::string("the opponent reveals their hand");
                         }};
const OpSpec kDiscards{
    .form = {"The cards are discarded by their owner.", kDiscardsFields},
    .apply = discards,
    .words = [](Printer &p, const Node &n) { return "its owner discards " + p.object(n.to); }};
const OpSpec kCannotPlay{.form = {"Opponents cannot play cards this turn.", kCannotPlayFields},
                         .step = stepCannotPlay,
                         .words = [](Printer &, const Node &n) {
                             return std::string(n.who == Who::Its ? "its controller can't play "
                                                                  : "opponents can't play ")
                                 + (n.number == kindBit(Kind::Spell) ? "spells" : "cards")
                                 + " this turn";
                         }};
const OpSpec kCannotMove{.form = {"Opponents cannot move the units this turn.", kCannotMoveFields},
                         .apply = cannotMove,
                         .words = [](Printer &p, const Node &n) {
                             return "opponents can't move " + p.object(n.to) + " this turn";
                         }};
const OpSpec kFreeHides{.form
                        = {"Its player hides cards without paying this turn.", kFreeHidesFields},
                        .step = stepFreeHides,
                        .words = [](Printer &, const Node &) {
                            return std::string("you can hide cards ignoring costs this turn");
                        }};

} // namespace playmat::riftbound
