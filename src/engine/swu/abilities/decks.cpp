#include "engine/swu/abilities/op.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/printer.h"

#include <algorithm>

/// Looking at decks and hands: search, look, arrange, reveal (CR 8.25, 8.26).
namespace playmat::swu {

namespace {

using core::DecisionKind;
using field::needed;

// --- search

/// The chosen cards are out of the deck, where what is played since does not find them. Returns
/// how deep this search lies.
std::uint8_t takeOut(Machine &m, PlayerId player, const CardSet &chosen)
{
    std::uint8_t depth = 0;
    m.s.forEach(Zone::Deck, player, [&](CardId id) {
        depth = std::max(depth, static_cast<std::uint8_t>(m.s.cards[id].status & status::Found));
    });
    depth = std::min<std::uint8_t>(depth + status::FoundOnce, status::Found);
    chosen.forEach([&](CardId id) { m.s.cards[id].status |= depth; });
    return depth;
}

/// What this search chose but did nothing with goes to the bottom.
void putBackFound(Machine &m, PlayerId player, std::uint8_t depth)
{
    CardSet left;
    m.s.forEach(Zone::Deck, player, [&](CardId id) {
        if ((m.s.cards[id].status & status::Found) == depth)
            left.add(id);
    });
    m.s.inOrder(left, [&](CardId id) {
        m.conceal(id);
        m.moveTo(id, Zone::Deck, player);
    });
}

void putAwaySearched(Machine &m, PlayerId player, bool wholeDeck)
{
    const CardSet rest = m.shownCards(Zone::Deck, player, player);
    m.s.inOrder(rest, [&](CardId id) { m.conceal(id); });
    if (wholeDeck)
        m.shuffleDeck(player);
    else
        m.inRandomOrder(rest, [&](CardId id) { m.moveTo(id, Zone::Deck, player); });
}

enum class SearchStep : std::uint8_t {
    Ask = kOwnSteps, ///< which of the cards that are shown (CR 8.26)
    Found, ///< the rest is put away, and the chosen ones are dealt with
    PutBack, ///< those that nothing was done with go to the bottom (CR 8.26.8)
};

/// The player who searches their own deck.
PlayerId searcherOf(const Questions &m, const Frame &f, const Node &n)
{
    const PlayerId who = m.playerOf(n.who, m.viewOf(f));
    return who == kNone ? m.s.contexts[f.ctx].controller : who;
}

/// "Search twice that number of cards instead": how often.
int doublings(const Board &m, PlayerId player)
{
    int n = 0;
    if (m.ruleInPlay(Rule::DoubleSearch))
        m.forConstants([&](const Ability &a, CardId source) {
            n += a.constant.rule == Rule::DoubleSearch && m.viewOf(source).you == player ? 1 : 0;
        });
    return n;
}

void beginSearch(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    const PlayerId you = searcherOf(m, f, n);
    const bool some = n.amount == 0 || f.effects().amount > 0;
    if (!some || m.topOfDeck(you, 1).empty()) { // CR 8.6: an empty deck is not searched
        c.it.clear();
        m.endOrNext(f, n);
        return;
    }
    const int count = n.amount == 0 ? static_cast<int>(kMaxCards)
                                    : f.effects().amount << std::min(doublings(m, you), 4);
    m.topOfDeckInOrder(you, count, [&](CardId id) { m.show(id, core::playerBit(you)); });
    f.go(SearchStep::Ask);
    f.player = you;
    m.wait();
}

void stepSearch(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    const PlayerId you = searcherOf(m, f, n);
    if (f.at(EffectStep::First)) {
        beginSearch(m, f, n);
        return;
    }
    if (f.at(SearchStep::Found)) {
        f.effects().count = takeOut(m, you, c.it);
        putAwaySearched(m, you, n.amount == 0);
        if ((n.flags & nf::Reveal) != 0)
            m.s.inOrder(c.it, [&](CardId id) { m.show(id, kEverybody); });
        m.remember(c, m.p.selectors[n.target], c.it);
        c.did = c.it.empty() ? 0 : 1;
        f.go(SearchStep::PutBack);
        if (!c.it.empty())
            m.pushEffects(n.body, f.ctx);
        return;
    }
    putBackFound(m, you, f.effects().count);
    m.nextNode(f);
}

void askSearch(Machine &m, const Frame &f, const Node &n, core::Decision &out)
{
    const Selector &sel = m.p.selectors[n.target];
    const PlayerId you = searcherOf(m, f, n);
    out.kind = DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(Prompt::SearchCards);
    CardSet found;
    m.shownCards(Zone::Deck, you, you).forEach([&](CardId id) {
        if (m.matches(sel.filter, id, m.viewOf(f)))
            found.add(id);
    });
    m.offerCards(out, found);
    out.min = 0;
    out.max = static_cast<std::int16_t>(std::min(found.count(), m.selectMax(sel, m.viewOf(f))));
}

void answerSearch(Machine &m, Frame &f, const Node &, const core::Decision &d,
                  const core::Answer &a)
{
    m.ctx(f).it = Questions::chosenCards(d, a);
    f.go(SearchStep::Found);
}

/// Another player searches their deck and draws what they find.
Printer::Sentences othersSearch(Printer &p, const Node &n, std::string_view found,
                                std::string_view count)
{
    const bool twice = p.program().amounts[n.amount].value == 2 && n.amount != 0
        && p.program().amounts[n.amount].op != nullptr;
    const std::string many(twice ? std::string(p.say("twice that many")) : std::string(count));
    return {p.say("{player} searches {n} cards from the top of their deck for {cards}, reveals it, "
                  "and draws it",
                  {{"player", p.player(n.who)}, {"n", many}, {"cards", found}})};
}

Printer::Sentences searching(Printer &p, const Node &n)
{
    const std::string found = p.target(n.target);
    const Printer::AmountText a = p.amount(n.amount);
    if (n.who != Who::You)
        return othersSearch(p, n, found, a.text);
    const std::string where = (n.flags & nf::All) != 0
        ? std::string(p.say(P::YourDeck))
        : p.say("the top {n} cards of your deck", {{"n", a.text}});
    const std::string it(p.say(p.said.them ? P::Them : P::It));
    const std::string_view phrase = (n.flags & nf::Reveal) != 0
        ? "search {where} for {cards}, reveal {it}, and {effect}"
        : "search {where} for {cards} and {effect}";
    const bool before = std::exchange(p.said.cardsShown, true);
    Printer::Sentences out = p.list(n.body);
    p.said.cardsShown = before;
    if (out.empty())
        out.emplace_back();
    out.front()
        = p.say(phrase, {{"where", where}, {"cards", found}, {"it", it}, {"effect", out.front()}});
    return out;
}

constexpr Field<Node> kSearchFields[]
    = {field::amountOrAll("search"), field::to("find"), needed(field::body("do")),
       field::flag<nf::Reveal>("revealed"), field::who()};
constexpr OpSpec kSearch{
    .form = {"Searches this many cards from the top of your deck (\"who\": that player's), or "
             "\"all\" of it; \"do\" is done with what was found.",
             kSearchFields},
    .step = stepSearch,
    .ask = askSearch,
    .answer = answerSearch,
    .sentences = searching,
};

// --- look, look_hand, look_resources

enum class Where : std::uint8_t { Deck, Hand, Resources };

enum class LookStep : std::uint8_t {
    Looked = kOwnSteps, ///< what is done with the cards is over
    AskSeen, ///< whether to go on
    HideAgain,
};

template <Where kWhere>
void beginLook(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    CardSet seen;
    const std::uint8_t seers
        = (n.flags & nf::Reveal) != 0 ? kEverybody : core::playerBit(c.controller);
    const std::uint8_t who = m.playersOf(n.who, m.viewOf(f));
    const auto look = [&](CardId id) {
        m.show(id, seers);
        seen.add(id);
    };
    for (PlayerId player = 0; player < kPlayers; ++player) {
        if (((who >> player) & 1U) == 0)
            continue;
        if (kWhere == Where::Hand)
            m.s.inOrder(m.s.cardsIn(Zone::Hand, player), look);
        else if (kWhere == Where::Resources)
            m.s.inOrder(m.s.cardsIn(Zone::Resources, player), look);
        else
            m.topOfDeckInOrder(player, n.amount == 0 ? 1 : f.effects().amount, look);
    }
    if (kWhere == Where::Hand && (n.flags & nf::Reveal) != 0)
        m.fireHandShown(seen);
    if (kWhere != Where::Hand || n.body != 0) // a hand that is only looked at is not "it"
        c.it = seen;
    const bool deck = kWhere == Where::Deck;
    const int wanted = deck ? (n.amount == 0 ? 1 : int{f.effects().amount}) : 1;
    c.did = seen.empty() || seen.count() < wanted ? 0 : 1; // in full (CR 8.9)
    f.go(LookStep::Looked);
    // Of an empty deck only the look is ignored: what else there is to choose stays (CR 8.6.2).
    if (!seen.empty() || m.p.nodes[n.body].op->is(op::Modal))
        m.pushEffects(n.body, f.ctx);
}

/// The cards stay shown while the body is done; where that asks nothing, the one who looks says
/// when they have seen them.
template <Where kWhere>
void stepLook(Machine &m, Frame &f, const Node &n)
{
    if (f.at(EffectStep::First)) {
        beginLook<kWhere>(m, f, n);
        return;
    }
    const PlayerId you = m.ctx(f).controller;
    const bool seen = f.effects().is(EffectsFrame::Seen);
    if (f.at(LookStep::Looked) && !seen && m.isShownAny(you)) {
        f.go(LookStep::AskSeen);
        f.player = you;
        m.wait();
        return;
    }
    m.concealAll();
    m.nextNode(f);
}

void askSeen(Machine &m, const Frame &, const Node &, core::Decision &out)
{
    m.askYesNo(out, Prompt::LookedAt);
    out.options.pop_back(); // no "no"
}

void answerSeen(Machine &, Frame &f, const Node &, const core::Decision &, const core::Answer &)
{
    f.go(LookStep::HideAgain);
}

/// What happens to the cards that the sentence before it looks at.
Printer::Sentences lookedAt(Printer &p, const Node &n, std::string clause, Where where, bool one)
{
    Printer::Sentences out{std::move(clause)};
    p.said.them = !one;
    const bool reveal = (n.flags & nf::Reveal) != 0;
    p.said.itIs = reveal && one ? std::string(p.say("the revealed card")) : std::string();
    const bool shownBefore = std::exchange(p.said.cardsShown, where == Where::Deck);
    const bool handBefore = std::exchange(p.said.handShown, where == Where::Hand);
    const bool oneBefore = std::exchange(p.said.oneShown, one && where == Where::Deck);
    const bool open = reveal || n.op->form.word() == "reveal_until";
    const bool lookedBefore = std::exchange(p.said.onlyLooked, !open);
    appendAll(out, p.list(n.body));
    p.said.oneShown = oneBefore;
    p.said.onlyLooked = lookedBefore;
    p.said.cardsShown = shownBefore;
    p.said.handShown = handBefore;
    return out;
}

Printer::Sentences looking(Printer &p, const Node &n)
{
    const Printer::AmountText a = p.amount(n.amount);
    const std::string count = a.text;
    const P cards = count == "1" ? P::TopCard : P::TopCards;
    const std::string what = p.say(cards, {{"n", count}, {"whose", p.possessive(n.who)}}) + a.each;
    const std::string_view phrase
        = (n.flags & nf::Reveal) != 0 ? p.say(P::Reveal) : "look at {cards}";
    const bool one = p.program().amounts[n.amount].value == 1 && a.each.empty();
    const bool before = std::exchange(p.said.othersDeck, n.who == Who::Chosen);
    Printer::Sentences out = lookedAt(p, n, p.say(phrase, {{"cards", what}}), Where::Deck, one);
    p.said.othersDeck = before;
    return out;
}

Printer::Sentences lookingAtHand(Printer &p, const Node &n)
{
    const std::string clause = (n.flags & nf::Reveal) != 0
        ? p.say("{player} reveals their hand", {{"player", p.player(n.who)}})
        : p.say("look at {whose} hand", {{"whose", p.possessive(n.who)}});
    return lookedAt(p, n, clause, Where::Hand, false);
}

Printer::Sentences lookingAtResources(Printer &p, const Node &n)
{
    const std::string clause = p.say("look at {whose} resources", {{"whose", p.possessive(n.who)}});
    return lookedAt(p, n, clause, Where::Resources, false);
}

constexpr Field<Node> kLookFields[] = {needed(field::amount<&Node::amount>("look")), field::who(),
                                       field::flag<nf::Reveal>("revealed"), field::body("do")};
constexpr OpSpec kLook{
    .form = {"Looks at cards from the top of a deck, or with \"revealed\" shows them to everybody; "
             "\"do\" is done with them.",
             kLookFields},
    .traits = op::Shows,
    .step = stepLook<Where::Deck>,
    .ask = askSeen,
    .answer = answerSeen,
    .sentences = looking,
};

constexpr Field<Node> kLookHandFields[]
    = {needed(field::word<&Node::who, words::players>("look_hand", "word_player")),
       field::flag<nf::Reveal>("revealed"), field::body("do")};
constexpr OpSpec kLookHand{
    .form = {"Looks at a player's hand.", kLookHandFields},
    .traits = op::Shows,
    .step = stepLook<Where::Hand>,
    .ask = askSeen,
    .answer = answerSeen,
    .sentences = lookingAtHand,
};

constexpr Field<Node> kLookResourcesFields[]
    = {needed(field::word<&Node::who, words::players>("look_resources", "word_player")),
       field::body("do")};
constexpr OpSpec kLookResources{
    .form
    = {"Looks at all of a player's resources; \"do\" is done with them.", kLookResourcesFields},
    .traits = op::Shows,
    .step = stepLook<Where::Resources>,
    .ask = askSeen,
    .answer = answerSeen,
    .sentences = lookingAtResources,
};

// --- arrange

enum class ArrangeStep : std::uint8_t {
    AskWhich = kOwnSteps, ///< go away
    Chosen,
    AskOrder, ///< in which the others lie
    Done,
};

/// Any number of the cards being looked at to the bottom (or the discard pile), the rest on top
/// in any order.
void stepArrange(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    if (f.at(EffectStep::First)) // what is looked at; It may be something else by now
        c.it = m.shownCards(Zone::Deck, c.controller, c.controller);
    CardSet there;
    c.it.forEach([&](CardId id) {
        if (m.s.cards[id].zone == Zone::Deck)
            there.add(id);
    });
    c.it = there;
    f.player = c.controller;
    const bool onlyOrder = (n.flags & nf::Top) != 0;
    const bool chosen = f.at(ArrangeStep::Chosen) || onlyOrder;
    if (there.empty() || f.at(ArrangeStep::Done) || (chosen && there.count() == 1)) {
        m.nextNode(f);
        return;
    }
    f.go(chosen ? ArrangeStep::AskOrder : ArrangeStep::AskWhich);
    m.wait();
}

void askArrange(Machine &m, const Frame &f, const Node &, core::Decision &out)
{
    const CardSet &cards = m.ctx(f).it;
    const bool ordering = f.at(ArrangeStep::AskOrder);
    m.offerCards(out, cards);
    out.max = static_cast<std::int16_t>(cards.count());
    out.min = ordering ? out.max : std::int16_t{0};
    out.kind = ordering ? DecisionKind::Order : DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(ordering ? Prompt::OrderCards : Prompt::SearchCards);
}

void answerArrange(Machine &m, Frame &f, const Node &n, const core::Decision &d,
                   const core::Answer &a)
{
    if (f.at(ArrangeStep::AskOrder)) { // the first one named lies on top
        for (std::size_t i = a.options.size(); i-- > 0;) {
            const CardId id = d.options[a.options[i]].card;
            m.moveTo(id, Zone::Deck, m.s.cards[id].owner, true);
        }
        f.go(ArrangeStep::Done);
        return;
    }
    for (const std::uint16_t option : a.options) {
        const CardId id = d.options[option].card;
        const bool discard = (n.flags & nf::ToDiscard) != 0;
        m.moveTo(id, discard ? Zone::Discard : Zone::Deck, m.s.cards[id].owner);
        m.ctx(f).it.remove(id);
    }
    f.go(ArrangeStep::Chosen);
}

std::string arrangeClause(Printer &p, const Node &n)
{
    if ((n.flags & nf::Top) != 0)
        return std::string(p.say("put the rest back on top in any order"));
    return std::string(p.say((n.flags & nf::ToDiscard) != 0
                                 ? "you may discard any number of the revealed cards; put the rest "
                                   "back on top in any order"
                                 : "put any number of them on the bottom of your deck and the rest "
                                   "on top in any order"));
}

constexpr Field<Node> kArrangeFields[]
    = {{"arrange", "bottom|discard|top",
        [](TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n) {
            static constexpr Word<NodeFlags> kRest[]
                = {{"bottom", 0}, {"discard", nf::ToDiscard}, {"top", nf::Top}};
            n.flags |= readWord(at, std::span<const Word<NodeFlags>>(kRest));
        },
        true}};
constexpr OpSpec kArrange{
    .form = {"Any number of the cards being looked at go to the bottom (or the discard pile), "
             "the rest on top in any order; \"top\": all of them.",
             kArrangeFields},
    .step = stepArrange,
    .ask = askArrange,
    .answer = answerArrange,
    .clause = arrangeClause,
};

// --- reveal_until

enum class RevealUntilStep : std::uint8_t {
    AskMore = kOwnSteps, ///< whether another one is revealed, which is the first step again
    Stopped,
    HideAgain,
};

/// One card at a time until the player stops or `amount` are open.
void stepRevealUntil(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    if (f.at(EffectStep::First) && !f.effects().is(EffectsFrame::Began))
        c.it.clear();
    if (f.at(RevealUntilStep::HideAgain)) {
        m.concealAll();
        m.nextNode(f);
        return;
    }
    const CardSet open = m.shownCards(Zone::Deck, c.controller, c.controller);
    const int shown = open.count();
    const bool more
        = shown < f.effects().amount && m.topOfDeck(c.controller, shown + 1).count() > shown;
    if (!more || f.at(RevealUntilStep::Stopped)) {
        c.it = open;
        c.did = open.empty() ? 0 : 1;
        f.go(RevealUntilStep::HideAgain);
        m.pushEffects(n.body, f.ctx);
        return;
    }
    f.go(RevealUntilStep::AskMore);
    f.effects().flags |= EffectsFrame::Began;
    f.player = c.controller;
    m.wait();
}

/// Reveals the first card of the deck that is not open yet.
void revealNext(Machine &m, PlayerId player)
{
    const CardSet open = m.shownCards(Zone::Deck, player, player);
    CardId id = m.s.list(Zone::Deck, player).head;
    while (id != kNone && (open.has(id) || m.isFound(id)))
        id = m.s.cards[id].next;
    if (id != kNone)
        m.show(id, kEverybody);
}

void askRevealMore(Machine &m, const Frame &, const Node &, core::Decision &out)
{
    m.askYesNo(out, Prompt::RevealMore);
}

void answerRevealMore(Machine &m, Frame &f, const Node &, const core::Decision &d,
                      const core::Answer &a)
{
    const bool yes = Questions::saidYes(d, a);
    if (!yes) {
        f.go(RevealUntilStep::Stopped);
        return;
    }
    f.go(EffectStep::First);
    revealNext(m, m.ctx(f).controller);
}

Printer::Sentences revealingUntil(Printer &p, const Node &n)
{
    const std::string count = p.amount(n.amount).text;
    return lookedAt(
        p, n,
        p.say(
            "reveal cards from the top of your deck one at a time until you choose to stop or have "
            "revealed {n}",
            {{"n", count}}),
        Where::Deck, false);
}

constexpr Field<Node> kRevealUntilFields[]
    = {needed(field::amount<&Node::amount>("reveal_until")), field::body("do")};
constexpr OpSpec kRevealUntil{
    .form
    = {"Reveals cards from your deck one at a time, at most this many, until you stop; \"do\" "
       "is done with them.",
       kRevealUntilFields},
    .step = stepRevealUntil,
    .ask = askRevealMore,
    .answer = answerRevealMore,
    .sentences = revealingUntil,
};

} // namespace

Ops deckOps()
{
    static constexpr const OpSpec *ops[]
        = {&kSearch, &kLook, &kLookHand, &kLookResources, &kArrange, &kRevealUntil};
    return ops;
}

} // namespace playmat::swu
