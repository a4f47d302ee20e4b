#include "engine/lorcana/rules/machine.h"

#include <algorithm>
#include <bit>

/// Playing cards (CR 4.3): what a card costs, the ways to pay for it, how it enters play.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;
using core::DecisionKind;
using core::Refusal;

int Machine::priceOf(PlayerId player, CardId card, int base) const
{
    int price = base;
    const auto change = [&](const Ability &a, CardId source) {
        const View v{s.cards[source].owner, source, nullptr, kNone};
        if (gateOpen(a, v))
            price += amount(a.amount, v);
    };
    s.forPlay([&](CardId source) {
        if (!defOf(source).costs)
            return;
        const View v{s.cards[source].owner, source, nullptr, kNone};
        forAbilities(source, [&](AbilityId id) {
            const Ability &a = p.abilities[id];
            if (a.kind == AbilityKind::Cost && a.affects == 0
                && (playersOf(a.who, v) & playerBit(player)) != 0 && matches(a.filter, card, v))
                change(a, source);
        });
    });
    if (defOf(card).handAbilities) // its own, from outside of play (CR 4.3.6)
        forAbilities(card, [&](AbilityId id) {
            const Ability &a = p.abilities[id];
            if (a.kind == AbilityKind::Cost && a.affects != 0)
                change(a, card);
        });
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::NextCost && e.controller == player
            && matches(p.nodes[e.node].filter, card, {player, e.source, nullptr, kNone}))
            price += e.value;
    return std::max(0, price);
}

/// "The next … you play" is used up by it, however it was paid for (CR 4.3.6).
void Machine::useUpDiscounts(PlayerId player, CardId card)
{
    for (std::size_t i = s.effects.size(); i > 0; --i) {
        const Effect &e = s.effects[i - 1];
        if (e.kind == EffectKind::NextCost && e.controller == player
            && matches(p.nodes[e.node].filter, card, {player, e.source, nullptr, kNone}))
            s.effects.erase(i - 1);
    }
}

bool Machine::fitsUnder(const ShiftDef &sh, CardId top, CardId base) const
{
    const CardDef &t = defOf(top);
    const CardDef &b = defOf(base);
    if ((sh.kinds & shift::Item) != 0)
        return b.type == Kind::Item && b.called(sh.name); // CR 8.10.8.6
    if (b.type != Kind::Character)
        return false;
    const bool shares = std::any_of(t.names.begin(), t.names.end(),
                                    [&](NameId n) { return n != 0 && b.called(n); });
    if ((sh.kinds & shift::Class) != 0
        && std::find(b.classes.begin(), b.classes.end(), sh.classification) == b.classes.end())
        return false;
    if ((sh.kinds & (shift::Name | shift::OneOrTwo)) != 0 && !shares)
        return false;
    if ((sh.kinds & shift::Two) == 0)
        return true;
    return shares && !secondBases(s.cards[base].owner, top, base).empty();
}

/// Duo and Combo Shift: characters that match another of the names (CR 8.10.8.3).
CardSet Machine::secondBases(PlayerId player, CardId top, CardId base) const
{
    CardSet out;
    const CardDef &t = defOf(top);
    const CardDef &first = defOf(base);
    s.forEach(Zone::Play, player, [&](CardId id) {
        const CardDef &d = defOf(id);
        if (id == base || d.type != Kind::Character)
            return;
        for (std::size_t i = 1; i < t.names.size(); ++i)
            for (std::size_t j = 1; j < t.names.size(); ++j)
                if (i != j && t.names[i] != 0 && t.names[j] != 0 && first.called(t.names[i])
                    && d.called(t.names[j]))
                    out.add(id);
    });
    return out;
}

Refusal Machine::whyNotSing(CardId singer, CardId song) const
{
    const Card &c = s.cards[singer];
    if (!defOf(song).song)
        return refuse(Reason::NotASong, "CR 5.4.4", song);
    if (!isCharacter(singer))
        return refuse(Reason::NotACharacter, "CR 5.4.4.2", singer);
    if (c.is(status::Exerted))
        return refuse(Reason::IsExerted, "CR 5.4.4.2", singer);
    if (c.is(status::Drying))
        return refuse(Reason::IsDrying, "CR 5.4.4.2", singer);
    if (c.may(Rule::CantSing) || c.may(Rule::CantExert))
        return refuse(Reason::CantSing, "CR 1.2.2", singer);
    if (songCost(singer) < defOf(song).cost)
        return refuse(Reason::CostTooLow, "CR 5.4.4.2", singer, songCost(singer), defOf(song).cost);
    return nothing();
}

CardSet Machine::singersFor(PlayerId player) const
{
    CardSet out;
    s.forEach(Zone::Play, player, [&](CardId id) {
        const Card &c = s.cards[id];
        if (defOf(id).type == Kind::Character && !c.is(status::Exerted) && !c.is(status::Drying)
            && !c.may(Rule::CantSing) && !c.may(Rule::CantExert))
            out.add(id);
    });
    return out;
}

void Machine::addPlays(Decision &out, CardId card) const
{
    forWays(s.active, card, [&](const PlayOption &how) {
        offer(out, OptionKind::Play, card, how.onto, how.cost);
        out.options.back().number = static_cast<std::int16_t>(static_cast<int>(how.way)
                                                              | (static_cast<int>(how.shift) << 4));
        out.options.back().ability = how.by;
    });
}

void Machine::startPlay(CardId card, PlayerId player, const PlayOption &how)
{
    PlayFrame play;
    play.card = card;
    play.way = how.way;
    play.cost = how.cost;
    play.onto = how.onto;
    play.shift = how.shift;
    play.by = how.by;
    push(Frame::of(play, player));
}

// --- the process (CR 4.3.2–4.3.4)

namespace {

const Cost &costOf(const Machine &m, const PlayFrame &play)
{
    static constexpr Cost kNothing;
    if (play.way == PlayWay::Shift)
        return m.defOf(play.card).shifts[play.shift].cost;
    return play.way == PlayWay::Other ? m.p.abilities[play.by].cost : kNothing;
}

bool asksForSecond(const Machine &m, const Frame &f)
{
    const PlayFrame &play = f.play();
    if (play.way != PlayWay::Shift || play.singers != 0)
        return false;
    const std::uint8_t kinds = m.defOf(play.card).shifts[play.shift].kinds;
    return (kinds & (shift::Two | shift::OneOrTwo)) != 0
        && !m.secondBases(f.player, play.card, play.onto).empty();
}

/// Duo Shift with one candidate for its second character needs no question.
void takeOnlySecond(Machine &m, Frame &f)
{
    PlayFrame &play = f.play();
    if (!asksForSecond(m, f) || m.asksAll())
        return;
    const CardSet set = m.secondBases(f.player, play.card, play.onto);
    const bool needed = (m.defOf(play.card).shifts[play.shift].kinds & shift::Two) != 0;
    if (!needed || set.several())
        return;
    m.tellChoice(f.player, play.card, set, true);
    play.second = set.first();
    play.singers = 1; // it need not be asked
}

bool entersExerted(const Machine &m, CardId card, Rule rule)
{
    bool found = false;
    if (m.defOf(card).replaces)
        m.forAbilities(card, [&](AbilityId id) {
            const Ability &a = m.p.abilities[id];
            found |= a.rule == rule && a.affects != 0
                && m.gateOpen(a, {m.s.cards[card].owner, card, nullptr, kNone});
        });
    m.s.forPlay([&](CardId source) {
        if (m.defOf(source).replaces)
            m.forAbilities(source, [&](AbilityId id) {
                const Ability &a = m.p.abilities[id];
                const View v{m.s.cards[source].owner, source, nullptr, kNone};
                const Selector &sel = m.p.selectors[a.affects];
                found |= a.rule == rule && sel.mode == SelectMode::Each && m.gateOpen(a, v)
                    && m.matches(sel.filter, card, v);
            });
    });
    return found;
}

/// Pays what is exerted and what is ink.
void pay(Machine &m, const Frame &f)
{
    const PlayFrame &play = f.play();
    m.payInk(f.player, play.cost);
    if (play.way != PlayWay::Sing)
        return;
    (void)m.exert(play.onto);
    m.s.cards[play.onto].status |= status::Mentioned;
    m.emit(Ev::Sang, play.onto, play.card);
}

} // namespace

void Machine::stepPlay(Frame &f)
{
    PlayFrame &play = f.play();
    switch (f.step<PlayStep>()) {
    case PlayStep::Costs:
    case PlayStep::AskCosts:
        f.go(PlayStep::AskCosts);
        takeOnlySecond(*this, f);
        if (asksForSecond(*this, f) || (play.way == PlayWay::SingTogether && play.singers == 0)
            || payPart(costOf(*this, play), f.player, play.card, play.paid)) {
            wait();
            return;
        }
        pay(*this, f);
        f.go(PlayStep::Enter);
        return;
    case PlayStep::Enter: // "may enter play exerted", however it is played (CR 8.3.2)
        f.go(PlayStep::Entered);
        if (defOf(play.card).type == Kind::Character
            && ((defOf(play.card).keywords & kw::Bodyguard) != 0
                || entersExerted(*this, play.card, Rule::MayEnterExerted))) {
            f.go(PlayStep::AskExerted);
            wait();
        }
        return;
    case PlayStep::AskExerted:
    case PlayStep::Entered:
        enterPlay(f);
        return;
    case PlayStep::Effects: { // an action resolves at once (CR 4.3.3.2)
        f.go(PlayStep::Done);
        if (Context *c = startEffects(defOf(play.card).effects, f.player, play.card, 0))
            c->action = true;
        return;
    }
    case PlayStep::Done: // … and goes to the discard pile then (CR 5.4.1.2)
        if (s.cards[play.card].zone == Zone::Play)
            moveTo(play.card, Zone::Discard);
        pop();
        return;
    }
}

/// Puts a card that has just been linked into play onto what it was shifted onto.
void Machine::shiftOnto(CardId id, const PlayFrame &play)
{
    Card &c = s.cards[id];
    // Dry if that was dry (CR 8.10.4); an item is if it did not come this turn (8.10.4.1).
    c.status = static_cast<std::uint8_t>(c.status & ~status::Drying);
    cover(play.onto, id);
    if (play.second != kNone)
        cover(play.second, id); // drying and exerted win (CR 8.10.4.2)
    c.status |= status::Shifted;
    const std::uint8_t kinds = defOf(id).shifts[play.shift].kinds;
    if ((kinds & shift::Temporary) != 0)
        c.status |= status::Returns;
}

/// A card that is covered by the very Shift still sees it (CR 4.3.4.2).
void Machine::fireCovered(CardId id, const PlayFrame &play)
{
    if (play.way != PlayWay::Shift)
        return;
    for (const CardId base : {play.onto, play.second})
        if (base != kNone && (defOf(base).listens & trig::Played) != 0)
            forAbilities(base, [&](AbilityId ability) {
                fireFor(p.abilities[ability], ability, base, trig::Played, id, kNone, 0);
            });
}

void Machine::enterPlay(Frame &f)
{
    const PlayFrame play = f.play(); // the frame may end in here
    const PlayerId player = f.player;
    const CardId id = play.card;
    const CardDef &d = defOf(id);
    const bool exerted = play.exerted != 0 || entersExerted(*this, id, Rule::EntersExerted);
    useUpDiscounts(player, id);
    moveTo(id, Zone::Play);
    Card &c = s.cards[id];
    if (d.type == Kind::Character || d.type == Kind::Item) // of items nothing but Shift asks
        c.status |= status::Drying;
    if (exerted && d.type != Kind::Location && d.type != Kind::Action)
        c.status |= status::Exerted;
    if (play.way == PlayWay::Shift)
        shiftOnto(id, play);
    ++s.players[player].played;
    emit(Ev::CardPlayed, id, play.onto, play.cost, static_cast<int>(play.way), player);
    f.go(PlayStep::Done);
    if (d.type == Kind::Action) {
        // In the middle of another effect it waits for the end of that (CR 6.7.8.1).
        const bool inside
            = s.stack.size() > 1 && s.stack[s.stack.size() - 2].kind != FrameKind::Turn;
        if (inside) {
            if (!s.waitingActions.tryPush(id))
                suspend(Capacity::WaitingActions);
            pop();
        } else {
            f.go(PlayStep::Effects);
        }
    } else {
        pop();
    }
    derive();
    fire(trig::Played, id);
    fireCovered(id, play);
    if (play.way != PlayWay::Sing && play.way != PlayWay::SingTogether)
        return;
    s.forEach(Zone::Play, player, [&](CardId singer) {
        if (!s.cards[singer].is(status::Mentioned))
            return;
        s.cards[singer].status
            = static_cast<std::uint8_t>(s.cards[singer].status & ~status::Mentioned);
        fire(trig::Sings, singer, id); // each participant (CR 8.12.3)
    });
}

void Machine::askPlay(const Frame &f, Decision &out) const
{
    const PlayFrame &play = f.play();
    out.player = f.player;
    out.source = play.card;
    if (f.at(PlayStep::AskExerted)) {
        askYesNo(out, Prompt::EnterExerted);
        return;
    }
    if (asksForSecond(*this, f)) {
        out.kind = DecisionKind::ChooseCards;
        out.prompt = static_cast<std::uint16_t>(Prompt::OtherBase);
        offerCards(out, secondBases(f.player, play.card, play.onto));
        out.max = 1;
        const std::uint8_t kinds = defOf(play.card).shifts[play.shift].kinds;
        out.min = (kinds & shift::OneOrTwo) != 0 ? std::int16_t{0} : std::int16_t{1};
        return;
    }
    if (play.way == PlayWay::SingTogether && play.singers == 0) {
        out.kind = DecisionKind::Pay;
        out.prompt = static_cast<std::uint16_t>(Prompt::Singers);
        offerCards(out, singersFor(f.player));
        for (core::Option &o : out.options)
            o.number = static_cast<std::int16_t>(songCost(o.card));
        out.node = defOf(play.card).singTogether; // the total to reach
        out.min = 1;
        out.max = static_cast<std::int16_t>(out.options.size());
        return;
    }
    askPart(costOf(*this, play), f.player, play.card, play.paid, out);
}

void Machine::answerPlay(Frame &f, const Decision &d, const Answer &a)
{
    PlayFrame &play = f.play();
    if (d.prompt == static_cast<std::uint16_t>(Prompt::EnterExerted)) {
        play.exerted = chosenKind(d, a) == OptionKind::Yes ? 1 : 0;
        f.go(PlayStep::Entered);
    } else if (d.prompt == static_cast<std::uint16_t>(Prompt::OtherBase)) {
        play.second = a.options.empty() ? CardId{kNone} : d.options[a.options[0]].card;
        play.singers = 1; // it has been asked
    } else if (d.prompt == static_cast<std::uint16_t>(Prompt::Singers)) {
        s.inOrder(chosenCards(d, a), [&](CardId id) {
            (void)exert(id);
            s.cards[id].status |= status::Mentioned;
            emit(Ev::Sang, id, play.card);
        });
        play.singers = 1;
    } else {
        answerPart(play.paid, d, a);
    }
}

} // namespace playmat::lorcana
