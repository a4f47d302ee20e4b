#include "engine/lorcana/rules/machine.h"

#include "engine/lorcana/rules/chapters.h"

#include <algorithm>

/// The driver: it steps the frame on top of the stack until somebody must decide.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;
using core::DecisionKind;
using core::Option;
using core::Refusal;
using core::Result;

namespace {

/// By FrameKind.
constexpr core::Chapters<Chapter, kFrameKinds> kChapters{
    nullptr,        &kSetupChapter,     &kTurnChapter,       &kSettleChapter,
    &kPlayChapter,  &kChallengeChapter, &kUseAbilityChapter, &kEffectsChapter,
    &kOrderChapter, &kTollChapter,
};

} // namespace

/// Records the static abilities that apply now. Those about costs also count for cards in hand.
void noteHeld(const Board &m, core::Happened &out)
{
    const auto note = [&](CardId id) {
        const View v{m.s.cards[id].owner, id, nullptr, kNone};
        m.forAbilities(id, [&](AbilityId ability) {
            const Ability &a = m.p.abilities[ability];
            const Selector &sel = m.p.selectors[a.affects];
            const bool any = sel.mode != SelectMode::Each || !m.collect(sel.filter, v).empty();
            if (a.kind != AbilityKind::Triggered && a.kind != AbilityKind::Activated
                && m.gateOpen(a, v) && any)
                out.abilities.add(ability);
        });
    };
    m.s.forPlay(note);
    for (PlayerId player = 0; player < kPlayers; ++player)
        m.s.forEach(Zone::Hand, player, [&](CardId id) {
            if (m.defOf(id).handAbilities)
                note(id);
        });
}

void Machine::run()
{
    askOrders();
    if (!core::run(*this, kChapters, kMaxSteps)) {
        suspend(Capacity::Steps);
        settled();
    }
}

void Machine::stepped(std::size_t steps)
{
    askOrders();
    if (m_marks != nullptr) {
        m_marks->note(s, steps);
        noteHeld(*this, m_marks->happened);
    }
}

void Changes::push(const Frame &frame)
{
    if (!s.stack.tryPush(frame))
        suspend(Capacity::Frames);
}

void Changes::suspend(Capacity which)
{
    if (s.phase == Phase::Over)
        return;
    s.full = which;
    finish(EndReason::Suspended, kNone);
}

void Changes::finish(EndReason reason, PlayerId winner)
{
    s.phase = Phase::Over;
    s.end = reason;
    s.winner = winner;
    s.waiting = false;
    if (reason != EndReason::Suspended)
        emit(Ev::GameOver, kNone, kNone, static_cast<int>(reason), 0, winner);
}

void Machine::concede(PlayerId player)
{
    finish(EndReason::Concede, opponentOf(player));
}

void Board::decision(Decision &out) const
{
    core::ask(*this, kChapters, out);
}

void Machine::answer(const Decision &d, const Answer &a)
{
    core::take(*this, kChapters, d, a);
}

namespace {

/// Whether the chosen singers reach the total (CR 8.12.1).
Result<void> checkTotal(const Decision &d, const Answer &a)
{
    int total = 0;
    for (const std::uint16_t id : a.options)
        total += d.options[id].number;
    const int need = static_cast<std::int16_t>(d.node);
    if (total < need)
        return refuse(Reason::TooFew, "CR 8.12.1", total, need);
    return {};
}

constexpr core::FaultRules kFaultRules{"CR 1.7.6", "CR 6.1.3", "CR 1.7.6", "CR 1.7.6"};

} // namespace

Result<void> Board::check(const Decision &d, const Answer &a) const
{
    if (d.kind == DecisionKind::None)
        return refuse(Reason::GameOver, "CR 1.8.1");
    if (d.kind == DecisionKind::NameCard)
        return a.name != 0 && a.name < p.names.size()
            ? Result<void>()
            : Result<void>(refuse(Reason::UnknownName, "CR 6.1.3"));
    if (const auto found = core::faultOf(d, a); found.fault != core::AnswerFault::None)
        return core::refusalOf<Reason>(found, kFaultRules);
    if (d.prompt == static_cast<std::uint16_t>(Prompt::Singers))
        return checkTotal(d, a);
    return {};
}

// --- questions

void Board::offer(Decision &out, OptionKind kind, CardId card, CardId target, int cost)
{
    Option o;
    o.kind = static_cast<std::uint8_t>(kind);
    o.card = card;
    o.target = target;
    o.cost = static_cast<std::uint8_t>(cost);
    out.options.push_back(o);
}

void Board::offerCards(Decision &out, const CardSet &set) const
{
    set.forEach([&](CardId id) { offer(out, OptionKind::Card, id); });
}

void Board::askYesNo(Decision &out, Prompt prompt)
{
    out.kind = DecisionKind::Confirm;
    out.prompt = static_cast<std::uint16_t>(prompt);
    out.min = out.max = 1;
    offer(out, OptionKind::Yes);
    offer(out, OptionKind::No);
}

CardSet Board::chosenCards(const Decision &d, const Answer &a)
{
    CardSet out;
    for (const std::uint16_t id : a.options)
        out.add(d.options[id].card);
    return out;
}

OptionKind Board::chosenKind(const Decision &d, const Answer &a)
{
    return static_cast<OptionKind>(d.options[a.options[0]].kind);
}

// --- events

void Changes::record(const core::Event &event)
{
    m_events->push_back(event);
    if (m_course != nullptr)
        m_course->push_back(s);
}

void Changes::emit(Ev type, CardId card, CardId other, int amount, int amount2, PlayerId player)
{
    if (m_events == nullptr)
        return;
    core::Event e;
    e.type = static_cast<std::uint8_t>(type);
    e.card = card;
    e.other = other;
    e.player = player;
    e.amount = static_cast<std::int16_t>(amount);
    e.amount2 = static_cast<std::int16_t>(amount2);
    e.seenBy = 3;
    e.def = card == kNone ? DefId{0} : s.cards[card].def;
    record(e);
}

void Changes::emitMove(CardId id, Zone from, PlayerId fromPlayer, Zone to, std::uint8_t seenBy)
{
    if (m_events == nullptr)
        return;
    core::Event e;
    e.type = static_cast<std::uint8_t>(Ev::CardMoved);
    e.card = id;
    e.player = s.cards[id].owner;
    e.from = static_cast<std::uint8_t>(from);
    e.fromPlayer = fromPlayer;
    e.to = static_cast<std::uint8_t>(to);
    e.toPlayer = s.cards[id].owner;
    e.seenBy = seenBy;
    e.def = s.cards[id].def;
    record(e);
}

} // namespace playmat::lorcana
