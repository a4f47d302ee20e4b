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
constexpr std::array<const Chapter *, kFrameKinds> kChapters{
    nullptr,        &kSetupChapter,     &kTurnChapter,       &kSettleChapter,
    &kPlayChapter,  &kChallengeChapter, &kUseAbilityChapter, &kEffectsChapter,
    &kOrderChapter, &kTollChapter,
};

const Chapter &chapterOf(const Frame &f)
{
    ENGINE_CHECK(f.kind != FrameKind::None, f.kind, f.stepNumber);
    return *kChapters[static_cast<std::size_t>(f.kind)];
}

} // namespace

void Machine::run()
{
    askOrders();
    std::size_t steps = 0;
    while (!s.waiting && s.phase != Phase::Over) {
        if (++steps > kMaxSteps) {
            suspend(Capacity::Steps);
            break;
        }
        if (s.derivedDirty)
            derive();
        Frame &f = s.stack.back();
        chapterOf(f).step(*this, f);
        askOrders();
        if (m_marks != nullptr)
            m_marks->note(s, steps);
    }
    if (s.derivedDirty)
        derive();
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
    out.clear();
    if (!s.waiting || s.phase == Phase::Over)
        return;
    const Frame &f = s.stack.back();
    chapterOf(f).ask(*this, f, out);
    ENGINE_CHECK(out.kind != DecisionKind::None, f.kind, f.stepNumber);
}

void Machine::answer(const Decision &d, const Answer &a)
{
    s.waiting = false;
    Frame &f = s.stack.back();
    chapterOf(f).answer(*this, f, d, a);
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

Result<void> checkAmounts(const Decision &d, const Answer &a)
{
    int total = 0;
    if (a.amounts.size() != a.options.size())
        return refuse(Reason::WrongCount, "CR 1.7.6", static_cast<int>(a.amounts.size()),
                      static_cast<int>(a.options.size()));
    for (std::size_t i = 0; i < a.options.size(); ++i) {
        total += a.amounts[i];
        if (a.amounts[i] > d.options[a.options[i]].number)
            return refuse(Reason::WrongTotal, "CR 1.7.6", a.amounts[i], 0,
                          d.options[a.options[i]].number);
    }
    if (total < d.min || total > d.max)
        return refuse(Reason::WrongTotal, "CR 1.7.6", total, d.min, d.max);
    return {};
}

} // namespace

Result<void> Board::check(const Decision &d, const Answer &a) const
{
    if (d.kind == DecisionKind::None)
        return refuse(Reason::GameOver, "CR 1.8.1");
    if (d.kind == DecisionKind::NameCard)
        return a.name != 0 && a.name < p.names.size()
            ? Result<void>()
            : Result<void>(refuse(Reason::UnknownName, "CR 6.1.3"));
    std::uint64_t seen[2] = {0, 0};
    for (const std::uint16_t id : a.options) {
        if (id >= d.options.size())
            return refuse(Reason::NoSuchOption, "CR 1.7.6", id);
        if (id < 128 && ((seen[id >> 6U] >> (id & 63U)) & 1U) != 0)
            return refuse(Reason::TwiceTheSame, "CR 6.1.3", id);
        if (id < 128)
            seen[id >> 6U] |= 1ULL << (id & 63U);
    }
    if (d.kind == DecisionKind::Distribute)
        return checkAmounts(d, a);
    const int count = static_cast<int>(a.options.size());
    if (count < d.min || count > d.max)
        return refuse(Reason::WrongCount, "CR 1.7.6", count, d.min, d.max);
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
