#include "engine/riftbound/abilities/op_fields.h"

/// Ops that let a player decide whether more happens, ops that make abilities about what an effect
/// affected (387), and ops with which cards change what they are or where they go.
namespace playmat::riftbound {

using core::Answer;
using core::Decision;

namespace {

// --- choosing

bool pick(Machine &, Frame &, const Node &, const CardSet &cards)
{
    return !cards.empty();
}

void stepYouMay(Machine &m, Frame &f, const Node &)
{
    f.go(EffectStep::Ask);
    m.wait();
}

void askYouMay(const Board &m, const Frame &f, const Node &, Decision &out)
{
    Board::askYesNo(out, Prompt::EffectMay, contextOf(m, f).controller);
}

void answerYouMay(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    const bool yes = Board::chosenKind(d, a) == OptionKind::Yes;
    const std::uint8_t ctx = f.ctx;
    m.nextNode(f, yes);
    m.pushEffects(yes ? n.body : NodeId{0}, ctx);
}

// --- an ability of its own about what was affected

void stepDoThis(Machine &m, Frame &f, const Node &n)
{
    const Context c = contextOf(m, f);
    m.nextNode(f, true);
    m.startReflexive(n.later, c);
}

std::string doThisWords(Printer &p, const Node &n)
{
    return "then do this: " + p.made(n.later);
}

// --- cards that change

bool becomeCopy(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    const CardSet of = m.selected(n.with, viewFor(m, f));
    if (cards.empty() || of.empty())
        return false;
    const DefId def = m.s.cards[of.first()].def;
    m.s.inOrder(cards, [&](CardId id) { m.becomeCopy(id, def); });
    return true;
}

bool shareKeywords(Machine &m, Frame &f, const Node &, const CardSet &cards)
{
    const Context &c = contextOf(m, f);
    if (c.source == kNone || m.s.cards[c.source].serial != c.sourceSerial)
        return false;
    const Card me = m.s.cards[c.source];
    cards.forEach([&](CardId id) {
        for (const KeywordWord &row : words::keywords) {
            if (!me.has(row.value))
                continue;
            const int number = row.value == Kw::Assault ? me.assault
                : row.value == Kw::Shield               ? me.shield
                : row.value == Kw::Deflect              ? me.deflect
                : row.value == Kw::Hunt                 ? me.hunt
                                                        : 1;
            Effect e = effectOn(m, f, EffectKind::Keyword, id);
            e.word = static_cast<std::uint8_t>(row.value);
            e.value = static_cast<std::int8_t>(number);
            m.addEffect(e);
        }
    });
    return !cards.empty();
}

bool loseControl(Machine &m, Frame &, const Node &, const CardSet &cards)
{
    m.s.inOrder(cards, [&](CardId id) {
        if (!m.onBoard(id))
            return;
        m.setController(id, m.s.cards[id].owner);
        m.recall(id);
    });
    return !cards.empty();
}

/// Moves enemy gear to the player's base, who controls it until the source leaves the board.
bool borrow(Machine &m, Frame &f, const Node &, const CardSet &cards)
{
    const Context &c = contextOf(m, f);
    if (c.source == kNone || m.s.cards[c.source].serial != c.sourceSerial || !m.onBoard(c.source))
        return false;
    m.s.inOrder(cards, [&](CardId id) {
        m.detach(id);
        m.moveTo(id, Zone::Base, c.controller);
        Effect e = effectOn(m, f, EffectKind::Lent, id);
        e.until = kForGood;
        m.addEffect(e);
    });
    return !cards.empty();
}

void stepGiveMe(Machine &m, Frame &f, const Node &)
{
    const Context &c = contextOf(m, f);
    const PlayerId player = chosenPlayer(c);
    const bool there
        = player != kNone && m.onBoard(c.source) && m.s.cards[c.source].serial == c.sourceSerial;
    if (there && m.s.cards[c.source].controller != player)
        m.moveWithGear(c.source, Zone::Base, player);
    m.nextNode(f, there);
}

/// Detaches the gear whose Effect Text this is (718.3).
void stepDetachThis(Machine &m, Frame &f, const Node &)
{
    const Context &c = contextOf(m, f);
    CardId gear = kNone;
    if (c.source != kNone && m.onBoard(c.source))
        m.s.forAttached(c.source, [&](CardId id) {
            if (m.s.cards[id].def == m.p.abilities[c.ability].card)
                gear = id;
        });
    if (gear != kNone)
        m.detach(gear);
    m.nextNode(f, gear != kNone);
}

// --- onto a deck: the owner says where

void stepOntoDeck(Machine &m, Frame &f, const Node &n)
{
    const CardSet cards = m.selected(n.to, viewFor(m, f));
    if (cards.empty() || m.s.cards[cards.first()].zone == Zone::MainDeck) {
        m.nextNode(f, !cards.empty());
        return;
    }
    f.effects().card = cards.first();
    f.player = m.s.cards[cards.first()].owner;
    f.go(EffectStep::Ask);
    m.wait();
}

void askOntoDeck(const Board &, const Frame &f, const Node &, Decision &out)
{
    Board::askYesNo(out, Prompt::EffectMay, f.player);
}

void answerOntoDeck(Machine &m, Frame &f, const Node &, const Decision &d, const Answer &a)
{
    const bool bottom = Board::chosenKind(d, a) == OptionKind::No;
    m.moveTo(f.effects().card, Zone::MainDeck, kNone, bottom);
    m.nextNode(f, true);
}

constexpr std::array kPickFields{NodeField{"pick", "cards", field::to, true}};
constexpr std::array kYouMayFields{NodeField{"you_may", "effects", field::body, true}};
constexpr std::array kDoThisFields{
    NodeField{"do_this", "\"do\", \"may\" and \"cost\"", field::reflexive, true}};
constexpr std::array kCopyFields{NodeField{"become_copy", "cards", field::to, true},
                                 NodeField{"of", "cards", field::with, true}};
constexpr std::array kShareFields{NodeField{"share_keywords", "cards", field::to, true}};
constexpr std::array kLoseFields{NodeField{"lose_control", "cards", field::to, true}};
constexpr std::array kBorrowFields{NodeField{"borrow", "gear", field::to, true}};
constexpr std::array kGiveMeFields{NodeField{"give_me_away", "true", field::flag, true},
                                   NodeField{"who", "\"chosen\"", field::who, true}};
constexpr std::array kDetachThisFields{NodeField{"detach_this", "true", field::flag, true}};
constexpr std::array kOntoDeckFields{NodeField{"onto_deck", "cards", field::to, true}};

} // namespace

bool endures(Machine &m, const Context &c, CardId id)
{
    constexpr std::int8_t kGained = 3;
    if (!isTarget(c, id) || !m.isUnit(id) || !m.hasAbilities(id) || !m.says(id, Always::Endures))
        return false;
    Effect e;
    e.kind = EffectKind::Might;
    e.target = id;
    e.targetSerial = m.s.cards[id].serial;
    e.controller = m.s.cards[id].controller;
    e.source = id;
    e.until = m.s.turn;
    e.value = kGained;
    m.addEffect(e);
    return true;
}

const OpSpec kPick{.form = {"Chooses cards, which other effects are about.", kPickFields},
                   .apply = pick,
                   .words = [](Printer &p, const Node &n) { return "choose " + p.object(n.to); }};
const OpSpec kYouMay{.form = {"Its player may let something happen.", kYouMayFields},
                     .step = stepYouMay,
                     .ask = askYouMay,
                     .answer = answerYouMay,
                     .words = [](Printer &p, const Node &n) {
                         return "you may do this: " + lowered(p.effects(n.body));
                     }};
const OpSpec kDoThis{.form = {"Makes an ability about what was affected (387).", kDoThisFields},
                     .step = stepDoThis,
                     .words = doThisWords};
const OpSpec kBecomeCopy{.form = {"Cards become copies of another.", kCopyFields},
                         .apply = becomeCopy,
                         .words = [](Printer &p, const Node &n) {
                             return p.object(n.to) + " becomes a copy of " + p.object(n.with);
                         }};
const OpSpec kShareKeywords{.form = {"Gives the keywords of the card itself.", kShareFields},
                            .apply = shareKeywords,
                            .words = [](Printer &p, const Node &n) {
                                return "give " + p.object(n.to) + " my keywords this turn";
                            }};
const OpSpec kLoseControl{.form = {"Its player loses control, and it is recalled.", kLoseFields},
                          .apply = loseControl,
                          .words = [](Printer &p, const Node &n) {
                              return "lose control of " + p.object(n.to) + " and recall it";
                          }};
const OpSpec kBorrow{.form = {"Controls gear until the card itself leaves.", kBorrowFields},
                     .apply = borrow,
                     .words = [](Printer &p, const Node &n) {
                         return "move " + p.object(n.to)
                             + " to your base; you control it until I leave the board";
                     }};
const OpSpec kGiveMe{.form = {"A player gains control of the card itself.", kGiveMeFields},
                     .step = stepGiveMe,
                     .words = [](Printer &, const Node &) {
                         return std::string(
                             "choose a player; they gain control of this and recall it");
                     }};
const OpSpec kDetachThis{.form = {"Detaches the gear that gives the ability.", kDetachThisFields},
                         .step = stepDetachThis,
                         .words
                         = [](Printer &, const Node &) { return std::string("unattach this"); }};
const OpSpec kOntoDeck{
    .form = {"Puts a card on top of its owner's deck, or at the bottom.", kOntoDeckFields},
    .step = stepOntoDeck,
    .ask = askOntoDeck,
    .answer = answerOntoDeck,
    .words = [](Printer &p, const Node &n) {
        return "the owner may place " + p.object(n.to)
            + " on top of their Main Deck; otherwise it goes to the bottom";
    }};

} // namespace playmat::riftbound
