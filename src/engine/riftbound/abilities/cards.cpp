#include "engine/riftbound/abilities/op_fields.h"

#include <algorithm>

/// Ops for hands, decks, runes and the chain, and ops that move or create cards.
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

/// Whether the effect applies to the player.
bool concerns(Who who, const Context &c, PlayerId player)
{
    switch (who) {
    case Who::Each:
        return true;
    case Who::Opponent:
        return player != c.controller;
    case Who::Its:
        return player == c.itsPlayer;
    case Who::Chosen:
        return player == chosenPlayer(c);
    case Who::You:
        break;
    }
    return player == c.controller;
}

/// The beginning of a sentence about these players, such as "draw " or "each player draws ".
std::string whoWords(Who who, const std::string &verb)
{
    static constexpr std::array<std::string_view, 5> kWho{
        "", "its controller ", "each player ", "a player of your choice ", "the opponent "};
    return std::string(kWho[static_cast<std::size_t>(who)]) + verb + (who == Who::You ? " " : "s ");
}

void draw(Machine &m, Frame &f, const Node &n)
{
    const Context c = contextOf(m, f);
    const int amount = amountOf(m, f, n);
    bool done = false;
    for (int i = 0; i < kPlayers && !m.over(); ++i) {
        const auto player = static_cast<PlayerId>((c.controller + i) % kPlayers);
        if (!concerns(n.who, c, player))
            continue;
        m.draw(player, amount);
        done = true;
    }
    if (!m.over())
        m.nextNode(f, done);
}

// --- discarding: the player chooses from the hand

/// Each player whom the effect concerns discards in turn.
void stepDiscard(Machine &m, Frame &f, const Node &n)
{
    const Context c = contextOf(m, f);
    const int count = amountOf(m, f, n);
    EffectsFrame &kept = f.effects();
    if (kept.players == 0)
        m.s.contexts[f.ctx].it.clear();
    for (int i = 0; i < kPlayers; ++i) {
        const auto player = static_cast<PlayerId>((c.controller + i) % kPlayers);
        if ((kept.players & playerBit(player)) != 0 || !concerns(n.who, c, player))
            continue;
        kept.players = static_cast<std::uint8_t>(kept.players | playerBit(player));
        f.player = player;
        if (m.s.count(Zone::Hand, player) > count) {
            f.go(EffectStep::Ask);
            m.wait();
            return;
        }
        CardSet all;
        m.s.forEach(Zone::Hand, player, [&](CardId id) { all.add(id); });
        m.s.inOrder(all, [&](CardId id) { m.discard(id); });
        m.s.contexts[f.ctx].it = m.s.contexts[f.ctx].it | all;
    }
    m.nextNode(f, !m.s.contexts[f.ctx].it.empty());
}

void askDiscard(const Board &m, const Frame &f, const Node &n, Decision &out)
{
    const PlayerId player = f.player;
    const int count = amountOf(m, f, n);
    Board::begin(out, DecisionKind::ChooseCards, Prompt::Effect, player, count, count);
    m.s.forEach(Zone::Hand, player,
                [&](CardId id) { (void)Board::offer(out, OptionKind::Card, id); });
}

void answerDiscard(Machine &m, Frame &f, const Node &, const Decision &d, const Answer &a)
{
    const CardSet chosen = Board::chosenCards(d, a);
    m.s.inOrder(chosen, [&](CardId id) { m.discard(id); });
    m.s.contexts[f.ctx].it = m.s.contexts[f.ctx].it | chosen;
    f.go(EffectStep::First);
}

// --- returning cards to a hand or a base

bool toHand(Machine &m, Frame &f, const Node &, const CardSet &cards)
{
    m.s.inOrder(cards, [&](CardId id) {
        if (!endures(m, contextOf(m, f), id))
            m.returnToHand(id);
    });
    return !cards.empty();
}

bool toBase(Machine &m, Frame &f, const Node &, const CardSet &cards)
{
    notePlace(m, f, cards);
    const PlayerId by = contextOf(m, f).controller;
    m.s.inOrder(cards, [&](CardId id) {
        if (m.isUnit(id))
            m.moveBy(id, listOf(Zone::Base, m.s.cards[id].controller), by);
    });
    return !cards.empty();
}

bool ready(Machine &m, Frame &f, const Node &, const CardSet &cards)
{
    const PlayerId by = contextOf(m, f).controller;
    m.settled();
    m.s.inOrder(cards, [&](CardId id) {
        const Card &c = m.s.cards[id];
        const bool kept = (c.kind == Kind::Unit || c.kind == Kind::Gear)
            && m.s.players[c.controller].noReady != 0; // "can't" beats "can" (054)
        if (!kept)
            m.readyBy(id, by);
    });
    return !cards.empty();
}

bool exhaust(Machine &m, Frame &, const Node &, const CardSet &cards)
{
    m.s.inOrder(cards, [&](CardId id) { m.setExhausted(id, true); });
    return !cards.empty();
}

// --- attaching gear (434)

bool attachTo(Machine &m, Frame &f, const Node &, const CardSet &cards)
{
    const Context &c = contextOf(m, f);
    const bool there = m.s.cards[c.source].serial == c.sourceSerial && m.onBoard(c.source);
    if (cards.empty() || !there)
        return false;
    m.attach(c.source, cards.first());
    return true;
}

// --- looking at the top card of the deck (817)

void stepVision(Machine &m, Frame &f, const Node &)
{
    const PlayerId player = contextOf(m, f).controller;
    if (f.at(EffectStep::Ask)) {
        if (m.s.cards[f.effects().card].zone == Zone::MainDeck)
            m.wait();
        else
            m.nextNode(f, false);
        return;
    }
    const CardId top = m.s.list(Zone::MainDeck, player).head;
    if (top == kNone) { // looking at an empty deck causes no Burn Out (431)
        m.nextNode(f, false);
        return;
    }
    m.show(top, playerBit(player));
    f.effects().card = top;
    f.go(EffectStep::Ask);
    CardSet seen;
    seen.add(top);
    offerSeen(m, f, seen);
}

void askVision(const Board &m, const Frame &f, const Node &, Decision &out)
{
    Board::begin(out, DecisionKind::ChooseCards, Prompt::Effect, contextOf(m, f).controller, 0, 1);
    (void)Board::offer(out, OptionKind::Card, f.effects().card);
}

void answerVision(Machine &m, Frame &f, const Node &, const Decision &, const Answer &a)
{
    const bool recycled = !a.options.empty();
    const CardId top = f.effects().card;
    if (recycled)
        m.recycle(top);
    m.conceal();
    m.nextNode(f, recycled);
}

// --- runes

void channel(Machine &m, Frame &f, const Node &n)
{
    const Context c = contextOf(m, f);
    const int wanted = amountOf(m, f, n);
    bool all = false;
    for (PlayerId player = 0; player < kPlayers; ++player) {
        if (!concerns(n.who, c, player))
            continue;
        all = m.canChannel(player) >= wanted;
        m.channel(player, wanted, !n.flag);
    }
    m.nextNode(f, all);
}

void adds(Machine &m, Frame &f, const Node &)
{
    m.nextNode(f, false); // abilities that add resources never use the chain (429)
}

void addedWhat(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    const std::string_view word = at.string();
    n.number = word == "energy" ? kEnergyWord : kAnyWord;
    for (const Word<Domain> &row : words::domains)
        if (row.text == word)
            n.number = static_cast<std::uint8_t>(row.value);
}

void onlySpells(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.flag = at.string() == "spells";
}

std::string addWords(Printer &p, const Node &n)
{
    std::string what = n.number == kEnergyWord ? " energy"
        : n.number == kAnyWord                 ? " power of any domain"
                                               : ' ' + std::string(domainName(n.number)) + " power";
    return (n.who == Who::Each ? "each player adds " : "add ") + p.number(n.amount) + what
        + (n.flag ? "; use it only to play spells" : "");
}

// --- tokens

ListId spotOf(const Machine &m, const Frame &f, const Node &n)
{
    const Context &c = contextOf(m, f);
    const std::uint8_t place = n.spot == Spot::Here ? m.placeOf(viewFor(m, f)) : kNone;
    if (c.hidden != kNone && n.spot == Spot::Yours)
        return listOf(Zone::Battlefield, c.hidden);
    if (n.spot == Spot::Along && c.place != kNone)
        return listOf(Zone::Battlefield, c.place);
    return place == kNone ? listOf(Zone::Base, c.controller) : listOf(Zone::Battlefield, place);
}

/// Whether the player cannot play the token to a battlefield.
bool isKeptHome(const Board &m, const Node &n, PlayerId player)
{
    return m.s.players[player].onlyBase != 0 && m.db().def(n.def).kind == Kind::Unit;
}

bool hasChoice(const Board &m, const Frame &f, const Node &n)
{
    const Context &c = contextOf(m, f);
    if (n.spot != Spot::Yours || c.hidden != kNone || isKeptHome(m, n, c.controller))
        return false;
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        if (m.s.places[place].controller == c.controller)
            return true;
    return false;
}

void make(Machine &m, Frame &f, const Node &n, ListId to)
{
    const PlayerId you = contextOf(m, f).controller;
    const PlayerId owner = n.who == Who::Opponent ? opponentOf(you) : you;
    const ListId home = n.who == Who::Opponent ? listOf(Zone::Base, owner) : to;
    if (zoneOf(home) == Zone::Battlefield && isKeptHome(m, n, owner))
        return; // it can be played only where the effect says (054, 055)
    const CardId id = m.addToken(n.def, owner, home, n.flag);
    if (id != kNone && n.number == 1)
        m.s.cards[id].set(status::Exhausted);
    if (id == kNone)
        return;
    m.s.contexts[f.ctx].it.add(id);
    m.settled();
    const PlayerId player = m.s.cards[id].controller;
    m.fire(Trig::Played, player, id); // 350.2: tokens are played, too
    if (zoneOf(home) == Zone::Battlefield && m.s.cards[id].kind == Kind::Unit)
        m.fireAt(Trig::PlayedHere, player, id, holderOf(home));
}

void entersExhausted(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.number = at.boolean() ? 1 : 0;
}

void stepToken(Machine &m, Frame &f, const Node &n)
{
    EffectsFrame &kept = f.effects();
    m.settled();
    const int count = n.amount == 0 ? 1 : amountOf(m, f, n);
    if (kept.count == 0)
        m.s.contexts[f.ctx].it.clear();
    while (kept.count < count && !m.over()) {
        if (hasChoice(m, f, n)) {
            f.go(EffectStep::Ask);
            m.wait();
            return;
        }
        make(m, f, n, spotOf(m, f, n));
        ++kept.count;
    }
    if (!m.over())
        m.nextNode(f, true);
}

void askToken(const Board &m, const Frame &f, const Node &, Decision &out)
{
    const PlayerId player = contextOf(m, f).controller;
    Board::begin(out, DecisionKind::ChooseZone, Prompt::Effect, player);
    Board::offer(out, OptionKind::Zone).zone = listOf(Zone::Base, player);
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        if (m.s.places[place].controller == player)
            Board::offer(out, OptionKind::Zone).zone = listOf(Zone::Battlefield, place);
}

void answerToken(Machine &m, Frame &f, const Node &n, const Decision &d, const Answer &a)
{
    make(m, f, n, d.options[a.options[0]].zone);
    ++f.effects().count;
    f.go(EffectStep::First);
}

std::string tokenWords(Printer &p, const Node &n)
{
    const std::string where = n.who == Who::Opponent ? ""
        : n.spot == Spot::Here                       ? " here"
        : n.spot == Spot::Along                      ? " there"
        : n.spot == Spot::Base                       ? " in your base"
                                                     : "";
    if (const std::string each = n.amount == 0 ? "" : p.each(n.amount, "");
        each.starts_with("1 for each"))
        return whoWords(n.who, "play") + "a " + (n.flag ? "ready " : "") + p.tokenName(n.def, 1)
            + where + each.substr(1);
    const std::string count = n.amount == 0 ? "a" : p.number(n.amount);
    return whoWords(n.who, "play") + count + (n.flag ? " ready " : " ")
        + p.tokenName(n.def, n.amount == 0 ? 1 : 2) + where + (n.number == 1 ? " exhausted" : "");
}

// --- to the Champion Zone

/// The zone holds one card (108.3).
bool toChampionZone(Machine &m, Frame &, const Node &, const CardSet &cards)
{
    if (cards.empty() || m.s.count(Zone::Champion, m.s.cards[cards.first()].owner) > 0)
        return false;
    m.moveTo(cards.first(), Zone::Champion);
    return true;
}

// --- other ops

bool counter(Machine &m, Frame &, const Node &n, const CardSet &cards)
{
    m.s.inOrder(cards, [&](CardId id) {
        ChainItem *item = m.s.itemOf(id);
        if (item == nullptr || m.says(id, Always::NoCounter)
            || m.s.players[item->controller].safeSpells != 0)
            return;
        if (n.flag && item->leaves == Leaves::ToTrash) // otherwise it keeps its other destination
            item->leaves = Leaves::ToHand;
        m.emit(Ev::Countered, id);
        m.clearFromChain(id);
        m.removeItem(id);
    });
    return !cards.empty();
}

void branch(Machine &m, Frame &f, const Node &n)
{
    const bool holds = m.holds(n.cond, viewFor(m, f));
    const std::uint8_t ctx = f.ctx;
    m.nextNode(f, holds);
    m.pushEffects(holds ? n.body : n.otherwise, ctx);
}

std::string branchWords(Printer &p, const Node &n)
{
    std::string out = p.condition(n.cond) + ", " + lowered(p.effects(n.body));
    if (n.otherwise != 0)
        out += " Otherwise, " + lowered(p.effects(n.otherwise));
    if (out.ends_with('.'))
        out.pop_back();
    return out;
}

void win(Machine &m, Frame &f, const Node &)
{
    m.finish(EndReason::Card, contextOf(m, f).controller);
}

/// Moves a card from the trash to its player's base after a cost was paid.
void playMe(Machine &m, Frame &f, const Node &)
{
    const Context c = contextOf(m, f);
    const Card &card = m.s.cards[c.source];
    const bool there = card.serial == c.sourceSerial && card.zone == Zone::Trash;
    m.nextNode(f, there);
    if (!there)
        return;
    const bool ready = m.unitsEnterReady(c.controller);
    m.enter(c.source, listOf(Zone::Base, c.controller));
    m.setExhausted(c.source, !ready);
    m.settled();
    m.fire(Trig::Played, c.controller, c.source);
}

constexpr std::array kDrawFields{NodeField{"draw", "amount", field::amount, true},
                                 NodeField{"who", "\"its controller\" or \"each\"", field::who}};
constexpr std::array kDiscardFields{
    NodeField{"discard", "amount", field::amount, true},
    NodeField{"who", "\"each\", \"opponent\" or \"chosen\"", field::who}};
constexpr std::array kReturnFields{NodeField{"return", "cards", field::to, true}};
constexpr std::array kAttachFields{NodeField{"attach_to", "cards", field::to, true}};
constexpr std::array kVisionFields{NodeField{"vision", "amount", field::amount, true}};
constexpr std::array kChannelFields{NodeField{"channel", "amount", field::amount, true},
                                    NodeField{"who", "\"its controller\" or \"each\"", field::who},
                                    NodeField{"ready", "true", field::flag}};
constexpr std::array kAddFields{NodeField{"adds", "amount", field::amount, true},
                                NodeField{"of", "energy, a domain or any", addedWhat, true},
                                NodeField{"only", "\"spells\"", onlySpells},
                                NodeField{"who", "\"each\"", field::who}};
constexpr std::array kBaseFields{NodeField{"move_to_base", "cards", field::to, true}};
constexpr std::array kReadyFields{NodeField{"ready", "cards", field::to, true}};
constexpr std::array kExhaustFields{NodeField{"exhaust", "cards", field::to, true}};
constexpr std::array kTokenFields{NodeField{"token", "token", field::token, true},
                                  NodeField{"count", "amount", field::amount},
                                  NodeField{"at", "\"base\", \"here\" or \"yours\"", field::spot},
                                  NodeField{"who", "\"opponent\"", field::who},
                                  NodeField{"enters_ready", "true", field::flag},
                                  NodeField{"enters_exhausted", "true", entersExhausted}};
constexpr std::array kCounterFields{NodeField{"counter", "cards", field::to, true},
                                    NodeField{"to_hand", "true", field::flag}};
constexpr std::array kIfFields{NodeField{"if", "condition", field::condition, true},
                               NodeField{"do", "effects", field::body, true},
                               NodeField{"else", "effects", field::otherwise}};
constexpr std::array kToChampionFields{NodeField{"to_champion_zone", "cards", field::to, true}};
constexpr std::array kWinFields{NodeField{"win", "true", field::flag, true}};
constexpr std::array kPlayMeFields{NodeField{"play_me", "true", field::flag, true}};

} // namespace

const OpSpec kDraw{
    .form = {"Draws cards.", kDrawFields}, .step = draw, .words = [](Printer &p, const Node &n) {
        return whoWords(n.who, "draw") + p.each(n.amount, "");
    }};
const OpSpec kDiscard{.form = {"Discards cards.", kDiscardFields},
                      .step = stepDiscard,
                      .ask = askDiscard,
                      .answer = answerDiscard,
                      .words = [](Printer &p, const Node &n) {
                          return whoWords(n.who, "discard") + p.number(n.amount);
                      }};
const OpSpec kReturn{.form = {"Returns cards to their owners' hands.", kReturnFields},
                     .apply = toHand,
                     .words = [](Printer &p, const Node &n) {
                         return "return " + p.object(n.to) + " to its owner's hand";
                     }};
const OpSpec kAttach{
    .form = {"Attaches the card itself to a unit.", kAttachFields},
    .apply = attachTo,
    .words = [](Printer &p, const Node &n) { return "attach this to " + p.object(n.to); }};
const OpSpec kVision{.form = {"Looks at the top card; it may be recycled.", kVisionFields},
                     .step = stepVision,
                     .ask = askVision,
                     .answer = answerVision,
                     .words = [](Printer &, const Node &) {
                         return std::string("look at the top card of your Main Deck; you may "
                                            "recycle it");
                     }};
const OpSpec kChannel{.form = {"Channels runes exhausted.", kChannelFields},
                      .step = channel,
                      .words = [](Printer &p, const Node &n) {
                          const std::string count = p.number(n.amount);
                          return whoWords(n.who, "channel") + count
                              + (count == "1" ? " rune" : " runes") + (n.flag ? "" : " exhausted");
                      }};
const OpSpec kAdd{.form = {"Adds resources.", kAddFields}, .step = adds, .words = addWords};
const OpSpec kMoveToBase{
    .form = {"Moves units to their base.", kBaseFields},
    .apply = toBase,
    .words = [](Printer &p, const Node &n) { return "move " + p.object(n.to) + " to base"; }};
const OpSpec kReady{.form = {"Readies cards.", kReadyFields},
                    .apply = ready,
                    .words = [](Printer &p, const Node &n) { return "ready " + p.object(n.to); }};
const OpSpec kExhaust{.form = {"Exhausts cards.", kExhaustFields},
                      .apply = exhaust,
                      .words
                      = [](Printer &p, const Node &n) { return "exhaust " + p.object(n.to); }};
const OpSpec kToken{.form = {"Plays tokens.", kTokenFields},
                    .step = stepToken,
                    .ask = askToken,
                    .answer = answerToken,
                    .words = tokenWords};
const OpSpec kCounter{.form = {"Counters what is on the chain.", kCounterFields},
                      .apply = counter,
                      .words = [](Printer &p, const Node &n) {
                          return "counter " + p.object(n.to)
                              + (n.flag ? "; return it to its owner's hand" : "");
                      }};
const OpSpec kIf{.form = {"Does something if a condition holds.", kIfFields},
                 .step = branch,
                 .words = branchWords};
const OpSpec kToChampionZone{
    .form = {"Puts a card into its owner's Champion Zone if it is empty.", kToChampionFields},
    .apply = toChampionZone,
    .words = [](Printer &p, const Node &n) {
        return "return " + p.object(n.to) + " to your Champion Zone if it is empty";
    }};
const OpSpec kWin{.form = {"Its player wins the game.", kWinFields},
                  .step = win,
                  .words = [](Printer &, const Node &) { return std::string("you win the game"); }};
const OpSpec kPlayMe{.form = {"It is played from the trash.", kPlayMeFields},
                     .step = playMe,
                     .words = [](Printer &, const Node &) { return std::string("play me"); }};

} // namespace playmat::riftbound
