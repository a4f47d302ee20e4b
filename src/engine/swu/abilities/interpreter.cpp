#include "engine/swu/abilities/op.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/opponent.h"

#include <algorithm>

/// The interpreter of the ability language: one frame walks one list of effects. Every effect runs
/// through the same steps (EffectStep), unless its op has steps of its own; how ops differ is said
/// in language/op.h.
namespace playmat::swu {

using core::DecisionKind;

void Changes::pushEffects(NodeId node, std::uint8_t context)
{
    if (node != 0)
        push(Frame::of(EffectsFrame{.node = node}, s.contexts[context].controller, context));
}

void Machine::nextNode(Frame &f)
{
    const Node &n = p.nodes[f.effects().node];
    if (m_marks != nullptr && (n.op->step != nullptr || ctx(f).did != 0))
        m_marks->happened.effects.add(f.effects().node);
    const bool joined = (n.flags & nf::Simultaneous) != 0;
    f.effects() = {.node = n.next, .together = joined ? Together::WithPrevious : Together::No};
    f.go(EffectStep::Begin);
}

/// Nothing was chosen where nothing had to be: the rest of the list depended on it.
void Machine::endList(Frame &f)
{
    ctx(f).did = 0;
    f.effects().node = 0;
    f.effects().together = Together::No;
}

int Questions::selectMax(const Selector &sel, const View &v) const
{
    if (sel.maxAmount != 0)
        return std::max(0, amount(sel.maxAmount, v));
    return sel.max == 255 ? static_cast<int>(kMaxCards) : sel.max;
}

namespace {

/// At most `most` of the set, the first ones in the order of what happens at a time.
[[nodiscard]] CardSet firstOf(const State &s, const CardSet &set, int most)
{
    CardSet out;
    s.inOrder(set, [&](CardId id) {
        if (most-- > 0)
            out.add(id);
    });
    return out;
}

} // namespace

CardSet Changes::randomOf(const CardSet &set, int most)
{
    std::array<CardId, kMaxCards> ids;
    std::size_t n = 0;
    set.forEach([&](CardId id) { ids[n++] = id; });
    CardSet out;
    m_learned.hidden = true;
    while (n > 0 && most-- > 0) {
        const std::size_t at = s.rng.below(static_cast<std::uint32_t>(n));
        out.add(ids[at]);
        ids[at] = ids[--n];
    }
    return out;
}

/// The units that were defeated to play this card: those between the play before it and its own in
/// the history, where what came of their defeat may stand, too.
CardSet Board::exploitedFor(CardId card) const
{
    CardSet out;
    const Deed *play = playOf(card);
    const Deed *const begin = s.history.phase().data();
    while (play != nullptr && play != begin) {
        --play;
        if (play->is(DeedKind::Played))
            break;
        if (play->is(DeedKind::Defeated) && play->exploited() && play->card != kNone)
            out.add(play->card);
    }
    return out;
}

CardSet Board::topOfDeck(PlayerId player, int count) const
{
    CardSet out;
    topOfDeckInOrder(player, count, [&](CardId id) { out.add(id); });
    return out;
}

/// Works out which cards a selector means. False: the question is open now.
bool Machine::gather(Frame &f, SelId id, CardSet &out)
{
    const Selector &sel = p.selectors[id];
    const View v = viewOf(f);
    Context &c = ctx(f);
    if (f.at(EffectStep::Apply)) { // they were chosen
        out = c.it;
        return true;
    }
    switch (sel.mode) {
    case SelectMode::None:
        break;
    case SelectMode::Ref:
        if (const CardId one = refer(sel.ref, v); one != kNone) {
            const bool replaced = sel.ref == Ref::This && s.cards[one].serial != c.sourceSerial;
            if (sel.ref == Ref::It)
                out = c.it;
            else if (!replaced && matches(sel.filter, one, v))
                out.add(one);
        }
        break;
    case SelectMode::Each:
        out = collect(sel.filter, v);
        break;
    case SelectMode::All:
        out = matchingIt(f, sel.filter);
        break;
    case SelectMode::Any:
        out = firstOf(s, collect(sel.filter, v), selectMax(sel, v));
        break;
    case SelectMode::Random:
        out = randomOf(collect(sel.filter, v), selectMax(sel, v));
        break;
    case SelectMode::TopOfDeck:
        if (const PlayerId player = playerOf(sel.chooser, v); player != kNone)
            out = topOfDeck(player, selectMax(sel, v));
        break;
    case SelectMode::Exploited:
        out = exploitedFor(c.source);
        break;
    case SelectMode::Choose:
        if (!gatherChoice(f, sel, out))
            return false;
        break;
    }
    remember(c, sel, out);
    return true;
}

/// The cards that are chosen, where there is no choice. False: the question is open now.
bool Machine::gatherChoice(Frame &f, const Selector &sel, CardSet &out)
{
    const View v = viewOf(f);
    Context &c = ctx(f);
    if (sel.chooser == Who::Opponent && kPlayers == 2) // with more it has been asked (beginNode)
        c.chosenPlayer = opponentOf(c.controller);
    const CardSet candidates = collect(sel.filter, v);
    const int most = selectMax(sel, v);
    const bool unseen = choosesUnseen(sel, v);
    const bool free = sel.optional || sel.upTo || unseen;
    if ((candidates.empty() && !unseen) || most == 0)
        return true;
    if (sel.differentNames && !free && countNames(candidates) < most)
        return true; // not so many names
    if (!free && candidates.count() <= most && !sel.sameController) {
        out = candidates;
        rearrange(p.nodes[f.effects().node], out, playerOf(sel.chooser, v));
        return true;
    }
    f.go(f.at(EffectStep::Source) ? EffectStep::AskSource : EffectStep::AskTarget);
    f.player = playerOf(sel.chooser, v);
    wait();
    return false;
}

/// How many different names the cards have (CR 8.17).
int Board::countNames(const CardSet &cards) const
{
    int names = 0;
    CardSet before;
    cards.forEach([&](CardId id) {
        bool known = false;
        before.forEach([&](CardId one) { known = known || hotOf(one).title == hotOf(id).title; });
        names += known ? 0 : 1;
        before.add(id);
    });
    return names;
}

CardSet Questions::matchingIt(const Frame &f, FilterId filter) const
{
    CardSet out;
    const View v = viewOf(f);
    s.contexts[f.ctx].it.forEach([&](CardId id) {
        if (matches(filter, id, v))
            out.add(id);
    });
    return out;
}

/// The cards of a zone that `player` is being shown now.
CardSet Board::shownCards(Zone zone, PlayerId owner, PlayerId player) const
{
    CardSet out;
    s.forEach(zone, owner, [&](CardId id) {
        if (s.shown[player].has(id) && !isFound(id))
            out.add(id);
    });
    return out;
}

void Questions::remember(Context &c, const Selector &sel, const CardSet &chosen) const
{
    const CardId first = chosen.empty() ? kNone : s.firstOf(chosen);
    if (sel.store == Ref::A)
        c.a = first;
    else if (sel.store == Ref::B)
        c.b = first;
    else if (sel.store == Ref::C)
        c.c = first;
}

SelId Questions::askedSelector(const Frame &f) const
{
    const Node &n = p.nodes[f.effects().node];
    return f.at(EffectStep::AskSource) ? n.source : n.target;
}

void Machine::askSelect(const Frame &f, core::Decision &out)
{
    const Selector &sel = p.selectors[askedSelector(f)];
    const View v = viewOf(f);
    const CardSet candidates = collect(sel.filter, v);
    out.kind = DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(Prompt::ChooseTargets);
    const int most = std::min(selectMax(sel, v), candidates.count());
    out.max = static_cast<std::int16_t>(most);
    const bool free = sel.optional || sel.upTo || choosesUnseen(sel, v);
    out.min = free ? std::int16_t{0} : out.max;
    offerCards(out, candidates);
}

void Questions::offerCards(core::Decision &out, const CardSet &cards) const
{
    cards.forEach([&](CardId id) { out.offer(static_cast<std::uint8_t>(OptionKind::Card), id); });
}

/// "An opponent" is one of those of the controller's choice.
void Machine::beginNode(Frame &f, const Node &n)
{
    if (kPlayers > 2 && isAboutAnOpponent(p, n)) {
        f.go(EffectStep::AskOpponent);
        f.player = ctx(f).controller;
        wait();
        return;
    }
    if (n.who == Who::Opponent) // what follows is about that opponent
        ctx(f).chosenPlayer = opponentOf(ctx(f).controller);
    startNode(f, n);
}

/// Amounts are worked out when an effect begins, before its own target is chosen.
void Machine::startNode(Frame &f, const Node &n)
{
    const View v = viewOf(f);
    const AmountId first = n.amount != 0 ? n.amount : n.powerAmount;
    EffectsFrame &list = f.effects();
    list.amount = static_cast<std::int16_t>(first == 0 ? 0 : amount(first, v));
    list.hpAmount = static_cast<std::int16_t>(n.hpAmount == 0 ? 0 : amount(n.hpAmount, v));
    ctx(f).dealer = kNone;
    f.go(EffectStep::First);
}

/// Nothing was chosen where nothing had to be played or attacked with; where the choice was "you
/// may", the rest of the list is what that was for.
void Machine::endOrNext(Frame &f, const Node &n)
{
    ctx(f).did = 0;
    if (p.selectors[n.target].optional)
        endList(f);
    else
        nextNode(f);
}

/// Whether "you may" needs no question before the effect: playing a card and attacking are choices
/// of their own, and there is nothing to ask when there is nothing to choose.
static bool bodyChooses(const Program &p, const Node &may)
{
    const Node &body = p.nodes[may.body];
    return may.op->is(op::AlwaysAsks) && may.other == 0 && body.next == 0
        && body.op->is(op::ChoosesItself);
}

/// Before an effect begins: "you may". True: it does not begin now.
bool Machine::mayAsk(Frame &f, const Node &n)
{
    if (bodyChooses(p, n)) {
        nextNode(f);
        push(Frame::of(EffectsFrame{.node = n.body, .flags = EffectsFrame::Declinable},
                       s.contexts[f.ctx].controller, f.ctx));
        return true;
    }
    const bool optional = (n.flags & nf::Optional) != 0 && !n.op->is(op::AsksItself);
    if (!optional && !n.op->is(op::AlwaysAsks))
        return false;
    f.go(EffectStep::AskMay);
    wait();
    return true;
}

void Machine::stepEffects(Frame &f)
{
    if (f.effects().node == 0) {
        pop();
        return;
    }
    const Node &n = p.nodes[f.effects().node];
    if (f.at(EffectStep::Begin)) {
        if (mayAsk(f, n))
            return;
        beginNode(f, n);
        if (f.at(EffectStep::AskOpponent))
            return;
    }
    if (n.op->step != nullptr)
        n.op->step(*this, f, n);
    else
        stepOnCards(f, n);
}

/// Who does it, where the effect says so. False: the question is open, or nobody does.
bool Machine::findDealer(Frame &f, const Node &n)
{
    if (n.source == 0)
        return true;
    CardSet dealer;
    if (!gather(f, n.source, dealer))
        return false;
    ctx(f).dealer = dealer.empty() ? kNone : s.firstOf(dealer);
    if (!dealer.empty())
        return true;
    ctx(f).did = 0;
    nextNode(f);
    return false;
}

/// What is done to cards: they are found first.
void Machine::stepOnCards(Frame &f, const Node &n)
{
    if (f.at(EffectStep::Source)) {
        if (!findDealer(f, n))
            return;
        f.go(EffectStep::Target);
    }
    const Selector &sel = p.selectors[n.target];
    const bool none = n.op->is(op::NeedsAmount) && f.effects().amount <= 0;
    if (none && sel.optional) { // "you may" deal none: not asked
        endList(f);
        return;
    }
    CardSet targets;
    if (!gather(f, n.target, targets))
        return;
    if (targets.empty() && sel.optional) {
        endList(f);
        return;
    }
    finishNode(f, n, targets);
}

void Machine::finishNode(Frame &f, const Node &n, const CardSet &targets)
{
    Context &c = ctx(f);
    if (n.op->askFirst != nullptr && n.op->askFirst(*this, f, n, targets))
        return;
    if ((n.flags & nf::KeepIt) == 0) {
        c.it = targets;
        if (!targets.empty())
            c.itController = s.cards[s.firstOf(targets)].controller;
    }
    c.did = !targets.empty() && n.op->apply(*this, f, n, targets) ? 1 : 0;
    if (c.did == 0 && targets.empty())
        emit(Ev::NothingHappened, c.source);
    else if (m_marks != nullptr)
        m_marks->happened.effects.add(f.effects().node);
    nextNode(f);
}

void Machine::askEffects(const Frame &f, core::Decision &out)
{
    const Context &c = s.contexts[f.ctx];
    const Node &n = p.nodes[f.effects().node];
    out.player = f.player;
    out.source = c.source;
    out.ability = c.ability;
    out.node = f.effects().node;
    out.min = out.max = 1;
    if (f.at(EffectStep::AskMay)) {
        askYesNo(out, Prompt::MayUse);
        const PlayerId other = n.op->is(op::AlwaysAsks) ? playerOf(n.who, viewOf(f)) : kNone;
        out.player = other == kNone ? c.controller : other;
        return;
    }
    if (f.at(EffectStep::AskSource) || f.at(EffectStep::AskTarget)) {
        askSelect(f, out);
        return;
    }
    if (f.at(EffectStep::AskOpponent)) {
        offerPlayers(out, f.player);
        return;
    }
    n.op->ask(*this, f, n, out);
}

void Questions::askYesNo(core::Decision &out, Prompt prompt) const
{
    out.kind = DecisionKind::Confirm;
    out.prompt = static_cast<std::uint16_t>(prompt);
    out.offer(static_cast<std::uint8_t>(OptionKind::Yes));
    out.offer(static_cast<std::uint8_t>(OptionKind::No));
}

void Questions::askNumbers(core::Decision &out, int least, int most) const
{
    out.kind = DecisionKind::ChooseNumber;
    out.prompt = static_cast<std::uint16_t>(Prompt::ChooseNumber);
    for (int i = least; i <= most; ++i)
        out.options.push_back({.kind = static_cast<std::uint8_t>(OptionKind::Number),
                               .number = static_cast<std::int16_t>(i)});
}

bool Questions::saidYes(const core::Decision &d, const core::Answer &a)
{
    return !a.options.empty()
        && static_cast<OptionKind>(d.options[a.options[0]].kind) == OptionKind::Yes;
}

CardSet Questions::chosenCards(const core::Decision &d, const core::Answer &a)
{
    CardSet chosen;
    for (const std::uint16_t option : a.options)
        if (d.options[option].card != kNone)
            chosen.add(d.options[option].card);
    return chosen;
}

/// The answer to "you may".
void Machine::answerMay(Frame &f, const Node &n, const core::Decision &d, const core::Answer &a)
{
    if (n.op->is(op::AlwaysAsks)) {
        n.op->answer(*this, f, n, d, a);
    } else if (saidYes(d, a)) {
        beginNode(f, n);
    } else {
        ctx(f).did = 0;
        nextNode(f);
    }
}

void Machine::answerEffects(Frame &f, const core::Decision &d, const core::Answer &a)
{
    const Node &n = p.nodes[f.effects().node];
    if (f.at(EffectStep::AskMay))
        answerMay(f, n, d, a);
    else if (f.at(EffectStep::AskSource) || f.at(EffectStep::AskTarget))
        answerSelect(f, n, chosenCards(d, a));
    else if (f.at(EffectStep::AskOpponent)) {
        ctx(f).chosenPlayer = d.options[a.options[0]].player;
        startNode(f, n);
    } else
        n.op->answer(*this, f, n, d, a);
}

/// A player may rearrange their resources until the moment of choosing (CR 1.7.4), so the chosen
/// ones are exhausted as far as possible: the player never loses a ready resource needlessly.
void Machine::rearrange(const Node &n, const CardSet &chosen, PlayerId player)
{
    const int upright = s.players[player].ready;
    if (upright == 0 || upright == resources(player))
        return;
    const View v{player, kNone, nullptr};
    const auto isExhausted
        = [&](CardId id) { return (s.cards[id].status & status::Exhausted) != 0; };
    s.inOrder(chosen, [&](CardId id) {
        if (s.cards[id].zone != Zone::Resources || s.cards[id].controller != player
            || isExhausted(id))
            return;
        CardId other = kNone;
        s.inOrder(s.cardsIn(Zone::Resources, player), [&](CardId one) {
            if (other == kNone && isExhausted(one) && !chosen.has(one))
                other = one;
        });
        if (other == kNone || (n.op->changes != nullptr && !n.op->changes(*this, n, v, other)))
            return;
        exhaust(id);
        (void)ready(other);
    });
}

void Machine::answerSelect(Frame &f, const Node &n, const CardSet &chosen)
{
    Context &c = ctx(f);
    remember(c, p.selectors[askedSelector(f)], chosen);
    rearrange(n, chosen, f.player);
    if (f.at(EffectStep::AskSource)) {
        c.dealer = chosen.empty() ? kNone : s.firstOf(chosen);
        f.go(EffectStep::Target);
        if (chosen.empty())
            endList(f);
        return;
    }
    if ((n.flags & nf::KeepIt) != 0) {
        c.did = chosen.empty() ? 0 : 1;
        nextNode(f);
        return;
    }
    c.it = chosen;
    f.go(EffectStep::Apply);
}

} // namespace playmat::swu
