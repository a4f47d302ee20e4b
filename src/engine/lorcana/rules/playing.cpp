#include "engine/lorcana/rules/chapters.h"
#include "engine/lorcana/rules/machine.h"

#include <algorithm>
#include <bit>

/// Playing cards (CR 4.3): what a card costs, the ways to pay for it, how it enters play.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;
using core::DecisionKind;
using core::Refusal;

namespace {

CardSet secondBases(const Board &m, PlayerId player, CardId top, CardId base);
void enterPlay(Machine &m, Frame &f);

} // namespace

int Board::priceOf(PlayerId player, CardId card, int base) const
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

namespace {

/// "The next … you play" is used up by it, however it was paid for (CR 4.3.6).
void useUpDiscounts(Changes &m, PlayerId player, CardId card)
{
    for (std::size_t i = m.s.effects.size(); i > 0; --i) {
        const Effect &e = m.s.effects[i - 1];
        if (e.kind == EffectKind::NextCost && e.controller == player
            && m.matches(m.p.nodes[e.node].filter, card, {player, e.source, nullptr, kNone}))
            m.s.effects.erase(i - 1);
    }
}

} // namespace

bool Board::fitsUnder(const ShiftDef &sh, CardId top, CardId base) const
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
    return shares && !secondBases(*this, s.cards[base].owner, top, base).empty();
}

namespace {

/// Duo and Combo Shift: characters that match another of the names (CR 8.10.8.3).
CardSet secondBases(const Board &m, PlayerId player, CardId top, CardId base)
{
    CardSet out;
    const CardDef &t = m.defOf(top);
    const CardDef &first = m.defOf(base);
    m.s.forEach(Zone::Play, player, [&](CardId id) {
        const CardDef &d = m.defOf(id);
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

} // namespace

Refusal Board::whyNotSing(CardId singer, CardId song) const
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

namespace {

CardSet singersFor(const Board &m, PlayerId player)
{
    CardSet out;
    m.s.forEach(Zone::Play, player, [&](CardId id) {
        const Card &c = m.s.cards[id];
        if (m.defOf(id).type == Kind::Character && !c.is(status::Exerted) && !c.is(status::Drying)
            && !c.may(Rule::CantSing) && !c.may(Rule::CantExert))
            out.add(id);
    });
    return out;
}

/// Calls f(option) for each way in which the player could play the card now.
template <class F>
void forWays(const Board &m, PlayerId player, CardId card, F &&f)
{
    const CardDef &d = m.defOf(card);
    if (!m.mayPlay(player, card))
        return;
    const int ink = m.readyInk(player);
    if (const int price = m.priceOf(player, card, d.cost); price <= ink)
        f(PlayOption{PlayWay::Ink, kNone, static_cast<std::uint8_t>(price), 0, 0});
    for (std::uint8_t i = 0; i < d.shiftCount; ++i) {
        const ShiftDef &sh = d.shifts[i];
        const int price = m.priceOf(player, card, sh.cost.ink);
        if (price > ink || !m.costsArePayable(sh.cost, player, card))
            continue;
        m.s.forEach(Zone::Play, player, [&](CardId base) {
            if (m.fitsUnder(sh, card, base))
                f(PlayOption{PlayWay::Shift, base, static_cast<std::uint8_t>(price), i, 0});
        });
    }
    if (d.handAbilities)
        m.forAbilities(card, [&](AbilityId id) {
            const Ability &a = m.p.abilities[id];
            if (a.kind != AbilityKind::Way || !m.gateOpen(a, View{player, card, nullptr, kNone}))
                return;
            const bool free = a.cost == Cost{};
            const int price = free ? 0 : m.priceOf(player, card, a.cost.ink);
            if (price <= ink && m.costsArePayable(a.cost, player, card))
                f(PlayOption{free ? PlayWay::Free : PlayWay::Other, kNone,
                             static_cast<std::uint8_t>(price), 0, id});
        });
    if (!d.song)
        return;
    const int extra = m.priceOf(player, card, 0);
    if (extra > ink)
        return;
    m.s.forEach(Zone::Play, player, [&](CardId singer) {
        if (m.whyNotSing(singer, card).code == 0)
            f(PlayOption{PlayWay::Sing, singer, static_cast<std::uint8_t>(extra), 0, 0});
    });
    if (d.singTogether == 0)
        return;
    int total = 0;
    singersFor(m, player).forEach([&](CardId id) { total += m.songCost(id); });
    if (total >= d.singTogether)
        f(PlayOption{PlayWay::SingTogether, kNone, static_cast<std::uint8_t>(extra), 0, 0});
}

} // namespace

void Board::addPlays(Decision &out, CardId card) const
{
    forWays(*this, s.active, card, [&](const PlayOption &how) {
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

const Cost &costOf(const Board &m, const PlayFrame &play)
{
    static constexpr Cost kNothing;
    if (play.way == PlayWay::Shift)
        return m.defOf(play.card).shifts[play.shift].cost;
    return play.way == PlayWay::Other ? m.p.abilities[play.by].cost : kNothing;
}

bool asksForSecond(const Board &m, const Frame &f)
{
    const PlayFrame &play = f.play();
    if (play.way != PlayWay::Shift || play.singers != 0)
        return false;
    const std::uint8_t kinds = m.defOf(play.card).shifts[play.shift].kinds;
    return (kinds & (shift::Two | shift::OneOrTwo)) != 0
        && !secondBases(m, f.player, play.card, play.onto).empty();
}

/// Duo Shift with one candidate for its second character needs no question.
void takeOnlySecond(Machine &m, Frame &f)
{
    PlayFrame &play = f.play();
    if (!asksForSecond(m, f) || m.asksAll())
        return;
    const CardSet set = secondBases(m, f.player, play.card, play.onto);
    const bool needed = (m.defOf(play.card).shifts[play.shift].kinds & shift::Two) != 0;
    if (!needed || set.several())
        return;
    m.tellChoice(f.player, play.card, set, true);
    play.second = set.first();
    play.singers = 1; // it need not be asked
}

bool entersExerted(const Board &m, CardId card, Rule rule)
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

void stepPlay(Machine &m, Frame &f)
{
    PlayFrame &play = f.play();
    switch (f.step<PlayStep>()) {
    case PlayStep::Costs:
    case PlayStep::AskCosts:
        f.go(PlayStep::AskCosts);
        takeOnlySecond(m, f);
        if (asksForSecond(m, f) || (play.way == PlayWay::SingTogether && play.singers == 0)
            || m.payPart(costOf(m, play), f.player, play.card, play.paid)) {
            m.wait();
            return;
        }
        pay(m, f);
        f.go(PlayStep::Enter);
        return;
    case PlayStep::Enter: // "may enter play exerted", however it is played (CR 8.3.2)
        f.go(PlayStep::Entered);
        if (m.defOf(play.card).type == Kind::Character
            && ((m.defOf(play.card).keywords & kw::Bodyguard) != 0
                || entersExerted(m, play.card, Rule::MayEnterExerted))) {
            f.go(PlayStep::AskExerted);
            m.wait();
        }
        return;
    case PlayStep::AskExerted:
    case PlayStep::Entered:
        enterPlay(m, f);
        return;
    case PlayStep::Effects: { // an action resolves at once (CR 4.3.3.2)
        f.go(PlayStep::Done);
        if (Context *c = m.startEffects(m.defOf(play.card).effects, f.player, play.card, 0))
            c->action = true;
        return;
    }
    case PlayStep::Done: // … and goes to the discard pile then (CR 5.4.1.2)
        if (m.s.cards[play.card].zone == Zone::Play)
            m.moveTo(play.card, Zone::Discard);
        m.pop();
        return;
    }
}

/// Puts a card that has just been linked into play onto what it was shifted onto.
void shiftOnto(Changes &m, CardId id, const PlayFrame &play)
{
    Card &c = m.s.cards[id];
    // Dry if that was dry (CR 8.10.4); an item is if it did not come this turn (8.10.4.1).
    c.status = static_cast<std::uint8_t>(c.status & ~status::Drying);
    m.cover(play.onto, id);
    if (play.second != kNone)
        m.cover(play.second, id); // drying and exerted win (CR 8.10.4.2)
    c.status |= status::Shifted;
    const std::uint8_t kinds = m.defOf(id).shifts[play.shift].kinds;
    if ((kinds & shift::Temporary) != 0)
        c.status |= status::Returns;
}

/// A card that is covered by the very Shift still sees it (CR 4.3.4.2).
void fireCovered(Changes &m, CardId id, const PlayFrame &play)
{
    if (play.way != PlayWay::Shift)
        return;
    for (const CardId base : {play.onto, play.second})
        if (base != kNone && (m.defOf(base).listens & trig::Played) != 0)
            m.forAbilities(base, [&](AbilityId ability) {
                m.fireFor(m.p.abilities[ability], ability, base, trig::Played, id, kNone, 0);
            });
}

void enterPlay(Machine &m, Frame &f)
{
    const PlayFrame play = f.play(); // the frame may end in here
    const PlayerId player = f.player;
    const CardId id = play.card;
    const CardDef &d = m.defOf(id);
    const bool exerted = play.exerted != 0 || entersExerted(m, id, Rule::EntersExerted);
    useUpDiscounts(m, player, id);
    m.moveTo(id, Zone::Play);
    Card &c = m.s.cards[id];
    if (d.type == Kind::Character || d.type == Kind::Item) // of items nothing but Shift asks
        c.status |= status::Drying;
    if (exerted && d.type != Kind::Location && d.type != Kind::Action)
        c.status |= status::Exerted;
    if (play.way == PlayWay::Shift)
        shiftOnto(m, id, play);
    ++m.s.players[player].played;
    m.emit(Ev::CardPlayed, id, play.onto, play.cost, static_cast<int>(play.way), player);
    f.go(PlayStep::Done);
    if (d.type == Kind::Action) {
        // In the middle of another effect it waits for the end of that (CR 6.7.8.1).
        const bool inside
            = m.s.stack.size() > 1 && m.s.stack[m.s.stack.size() - 2].kind != FrameKind::Turn;
        if (inside) {
            if (!m.s.waitingActions.tryPush(id))
                m.suspend(Capacity::WaitingActions);
            m.pop();
        } else {
            f.go(PlayStep::Effects);
        }
    } else {
        m.pop();
    }
    m.derive();
    m.fire(trig::Played, id);
    fireCovered(m, id, play);
    if (play.way != PlayWay::Sing && play.way != PlayWay::SingTogether)
        return;
    m.s.forEach(Zone::Play, player, [&](CardId singer) {
        if (!m.s.cards[singer].is(status::Mentioned))
            return;
        m.s.cards[singer].status
            = static_cast<std::uint8_t>(m.s.cards[singer].status & ~status::Mentioned);
        m.fire(trig::Sings, singer, id); // each participant (CR 8.12.3)
    });
}

void askPlay(const Board &m, const Frame &f, Decision &out)
{
    const PlayFrame &play = f.play();
    out.player = f.player;
    out.source = play.card;
    if (f.at(PlayStep::AskExerted)) {
        m.askYesNo(out, Prompt::EnterExerted);
        return;
    }
    if (asksForSecond(m, f)) {
        out.kind = DecisionKind::ChooseCards;
        out.prompt = static_cast<std::uint16_t>(Prompt::OtherBase);
        m.offerCards(out, secondBases(m, f.player, play.card, play.onto));
        out.max = 1;
        const std::uint8_t kinds = m.defOf(play.card).shifts[play.shift].kinds;
        out.min = (kinds & shift::OneOrTwo) != 0 ? std::int16_t{0} : std::int16_t{1};
        return;
    }
    if (play.way == PlayWay::SingTogether && play.singers == 0) {
        out.kind = DecisionKind::Pay;
        out.prompt = static_cast<std::uint16_t>(Prompt::Singers);
        m.offerCards(out, singersFor(m, f.player));
        for (core::Option &o : out.options)
            o.number = static_cast<std::int16_t>(m.songCost(o.card));
        out.node = m.defOf(play.card).singTogether; // the total to reach
        out.min = 1;
        out.max = static_cast<std::int16_t>(out.options.size());
        return;
    }
    m.askPart(costOf(m, play), f.player, play.card, play.paid, out);
}

void answerPlay(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    PlayFrame &play = f.play();
    if (d.prompt == static_cast<std::uint16_t>(Prompt::EnterExerted)) {
        play.exerted = m.chosenKind(d, a) == OptionKind::Yes ? 1 : 0;
        f.go(PlayStep::Entered);
    } else if (d.prompt == static_cast<std::uint16_t>(Prompt::OtherBase)) {
        play.second = a.options.empty() ? CardId{kNone} : d.options[a.options[0]].card;
        play.singers = 1; // it has been asked
    } else if (d.prompt == static_cast<std::uint16_t>(Prompt::Singers)) {
        m.s.inOrder(m.chosenCards(d, a), [&](CardId id) {
            (void)m.exert(id);
            m.s.cards[id].status |= status::Mentioned;
            m.emit(Ev::Sang, id, play.card);
        });
        play.singers = 1;
    } else {
        m.answerPart(play.paid, d, a);
    }
}

} // namespace

const Chapter kPlayChapter{stepPlay, askPlay, answerPlay};

} // namespace playmat::lorcana
