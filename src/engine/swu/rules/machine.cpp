#include "engine/swu/rules/machine.h"

#include "engine/swu/rules/instead.h"
#include "engine/swu/rules/opponent.h"
#include "engine/swu/rules/payments.h"
#include "engine/swu/rules/prevention.h"
#include "engine/swu/text/reasons.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <tuple>

/// The driver: runs the resolution stack until somebody must decide; asks, checks and accepts
/// answers.
namespace playmat::swu {

void Records::record(Ev type, CardId card, CardId other, int amount, int amount2, PlayerId player)
{
    core::Event e;
    e.type = static_cast<std::uint8_t>(type);
    e.card = card;
    e.other = other;
    e.player = player;
    e.amount = amount;
    e.amount2 = static_cast<std::int16_t>(amount2);
    if (card != kNone) {
        const Card &c = s.cards[card];
        e.def = c.def;
        e.from = e.to = static_cast<std::uint8_t>(c.zone);
        e.fromPlayer = e.toPlayer = c.controller;
        e.seenBy |= seers(card);
    }
    record(e);
}

void Records::record(const core::Event &e)
{
    m_events->push_back(e);
    if (m_course != nullptr)
        m_course->push_back(s);
}

Frame *Records::push(const Frame &f)
{
    if (!s.stack.tryPush(f)) {
        suspend(Capacity::Frames);
        return nullptr;
    }
    return &s.stack.back();
}

void Records::pop()
{
    if (!s.stack.empty())
        s.stack.pop();
}

Context *Records::newContext(std::uint8_t &index)
{
    for (std::size_t i = 0; i < s.contexts.size(); ++i)
        if (s.contexts[i].used == 0) {
            index = static_cast<std::uint8_t>(i);
            s.contexts[i] = {};
            s.contexts[i].used = 1;
            return &s.contexts[i];
        }
    suspend(Capacity::Contexts);
    return nullptr;
}

void Records::freeContext(std::uint8_t index)
{
    if (index < s.contexts.size())
        s.contexts[index] = {};
}

/// A capacity is full: the game stops in a state that says which, without a result. Taking back the
/// last answer leads out of it. Never undefined behaviour, and nothing is dropped.
void Records::suspend(Capacity full)
{
    if (s.phase == Phase::Over)
        return;
    s.full = full;
    finish(EndReason::Suspended, kNone);
}

void Records::finish(EndReason reason, PlayerId winner)
{
    if (s.phase == Phase::Over)
        return;
    s.phase = Phase::Over;
    s.end = reason;
    s.winner = winner;
    s.waiting = false;
    core::Event e;
    e.type = static_cast<std::uint8_t>(Ev::GameOver);
    e.player = winner;
    e.amount = static_cast<std::int16_t>(reason);
    e.amount2 = static_cast<std::int16_t>(s.full);
    emit(e);
}

void Machine::concede(PlayerId player)
{
    s.players[player].lost = true;
    finish(EndReason::Conceded, survivorAfter(s, player));
}

namespace {

/// Inside an effect whose parts happen at the same time no check interrupts.
[[nodiscard]] bool checksHeld(const State &s)
{
    const auto goesOn = [](const Frame &f, Together together) {
        return f.kind == FrameKind::Effects && f.effects().together == together;
    };
    const auto sameTime = [&](const Frame &f) { return goesOn(f, Together::AllBodies); };
    // Nor between a card's entering play and the triggers of that (CR 8.29.3).
    const auto entering
        = [](const Frame &f) { return f.kind == FrameKind::Play && f.at(PlayStep::Entered); };
    // Nor between dealt damage and damage of the same effect that may still be prevented.
    const auto prevented = [](const Frame &f) { return f.kind == FrameKind::Prevention; };
    return (!s.stack.empty() && goesOn(s.stack.back(), Together::WithPrevious))
        || std::any_of(s.stack.begin(), s.stack.end(), sameTime)
        || std::any_of(s.stack.begin(), s.stack.end(), prevented)
        || std::any_of(s.stack.begin(), s.stack.end(), entering);
}

} // namespace

bool Machine::settled()
{
    refresh();
    if (s.checksDue && !checksHeld(s) && stateChecks())
        return false;
    return !s.derivedDirty;
}

/// Records the constant abilities that apply now. Those about a card's own cost also count for
/// cards in hand.
void noteHeld(const Board &m, core::Happened &out)
{
    const auto note = [&](const Ability &a, CardId source) {
        const View v = m.viewOf(source);
        const Selector &sel = m.p.selectors[a.constant.affects];
        const bool any = sel.mode != SelectMode::Each || !m.collect(sel.filter, v).empty();
        if ((a.cond == 0 || m.holds(a.cond, v)) && any)
            out.abilities.add(static_cast<std::size_t>(&a - m.p.abilities.data()));
    };
    m.forConstants(note);
    for (PlayerId player = 0; player < kPlayers; ++player)
        m.s.forEach(Zone::Hand, player, [&](CardId id) { m.forConstantsOf(id, note); });
}

void Machine::run()
{
    std::size_t steps = 0;
    while (s.phase != Phase::Over && (!s.waiting || answersItself())) {
        if (++steps > kMaxSteps) {
            suspend(Capacity::Steps);
            break;
        }
        if (!settled())
            continue;
        showTops();
        step();
        if (m_marks != nullptr) {
            m_marks->note(s, steps);
            noteHeld(*this, m_marks->happened);
        }
    }
    refresh();
    showTops();
    if (s.waiting)
        noteSeen();
}

/// The controller of the frame's ability or action, who causes its changes (CR 1.18.1).
static PlayerId actorOf(const State &s, const Frame &f)
{
    if (f.kind == FrameKind::Effects)
        return s.contexts[f.ctx].controller;
    return f.kind == FrameKind::RegroupPhase ? kNone : f.player;
}

void Machine::step()
{
    ENGINE_CHECK(!s.stack.empty(), s.round, static_cast<int>(s.phase));
    Frame &f = s.stack.back();
    doing.begin(actorOf(s, f));
    switch (f.kind) {
    case FrameKind::Setup:
        stepSetup(f);
        break;
    case FrameKind::ActionPhase:
        stepAction(f);
        break;
    case FrameKind::RegroupPhase:
        stepRegroup(f);
        break;
    case FrameKind::Play:
        stepPlay(f);
        break;
    case FrameKind::Attack:
        stepAttack(f);
        break;
    case FrameKind::Effects:
        stepEffects(f);
        break;
    case FrameKind::Window:
        stepWindow(f);
        break;
    case FrameKind::Uniqueness:
        pop();
        break;
    case FrameKind::UseAbility:
        stepUseAbility(f);
        break;
    case FrameKind::Trigger:
        stepTrigger(f);
        break;
    case FrameKind::Delayed:
        stepDelayed(f);
        break;
    case FrameKind::Payment:
        wait();
        break;
    case FrameKind::Prevention:
        stepPrevention(*this, f);
        break;
    case FrameKind::Instead:
        stepInstead(*this, f);
        break;
    default:
        ENGINE_CHECK(false, static_cast<int>(f.kind), f.stepNumber);
    }
}

namespace {

/// The first five fields, which nearly always tell two options apart, as one number.
[[nodiscard]] std::uint64_t keyOf(const core::Option &o)
{
    static_assert(sizeof(core::Option) == 10 && offsetof(core::Option, player) == 4);
    std::uint64_t word = 0;
    std::memcpy(&word, &o, sizeof word);
    return __builtin_bswap64(word) >> 24U;
}

/// One order for every list, so that the same choice has the same ids wherever it comes from. The
/// first `known` are known to be in it.
void sortOptions(std::vector<core::Option> &options, std::size_t known)
{
    const auto before = [](const core::Option &a, const core::Option &b) {
        const std::uint64_t x = keyOf(a);
        const std::uint64_t y = keyOf(b);
        return x != y ? x < y : std::tie(a.number, a.ability) < std::tie(b.number, b.ability);
    };
    const core::Option *const begin = options.data();
    std::uint64_t last = known == 0 ? 0 : keyOf(begin[known - 1]);
    const core::Option *at = begin + known;
    for (const core::Option *const end = begin + options.size(); at != end; ++at) {
        const std::uint64_t key = keyOf(*at);
        if (key <= last && at != begin && before(*at, at[-1])) {
            std::sort(options.begin(), options.end(), before);
            return;
        }
        last = key;
    }
}

} // namespace

void Machine::decision(core::Decision &out)
{
    out.clear();
    if (!s.waiting || s.phase == Phase::Over || s.stack.empty())
        return;
    const Frame &f = s.stack.back();
    std::size_t inOrder = 0;
    out.player = f.player;
    switch (f.kind) {
    case FrameKind::Setup:
        askSetup(f, out);
        break;
    case FrameKind::ActionPhase:
        inOrder = askAction(out);
        break;
    case FrameKind::RegroupPhase:
        askResource(f, out);
        break;
    case FrameKind::Window:
        askWindow(f, out);
        break;
    case FrameKind::Delayed:
        askDelayed(f, out);
        break;
    case FrameKind::Uniqueness:
        askUniqueness(f, out);
        break;
    case FrameKind::Trigger:
        askTrigger(f, out);
        break;
    case FrameKind::Play:
        askPlay(f, out);
        break;
    case FrameKind::Attack:
        askAttackFrame(f, out);
        break;
    case FrameKind::UseAbility:
        askUseAbility(f, out);
        break;
    case FrameKind::Payment:
        askPayment(*this, f, out);
        break;
    case FrameKind::Prevention:
        askPrevention(*this, f, out);
        break;
    case FrameKind::Instead:
        askInsteadOfDefeat(*this, f, out);
        break;
    case FrameKind::Effects:
        askEffects(f, out);
        break;
    default:
        ENGINE_CHECK(false, static_cast<int>(f.kind), f.stepNumber);
    }
    sortOptions(out.options, inOrder);
    if (out.kind != core::DecisionKind::Distribute) // that much is a sum
        out.max = std::min(out.max, static_cast<std::int16_t>(kMaxChosen));
}

namespace {

/// Where it is written how many: of cards that become resources, or of what is chosen.
[[nodiscard]] core::Refusal refuseNumber(Reason reason, const core::Decision &d, int bound,
                                         int given)
{
    const auto prompt = static_cast<Prompt>(d.prompt);
    const char *rule = "CR 8.4.1";
    if (d.kind == core::DecisionKind::Resource)
        rule = prompt == Prompt::ResourceTwo ? "CR 5.2.1F" : "CR 5.5.1C";
    return {static_cast<std::uint16_t>(reason), {bound, given, 0, 0}, rule};
}

[[nodiscard]] core::Result<void> checkDistribution(const core::Decision &d, const core::Answer &a)
{
    if (a.amounts.size() != a.options.size())
        return refuse(Reason::WrongTotal, "", d.min, d.max, 0);
    int total = 0;
    for (std::size_t i = 0; i < a.options.size(); ++i) {
        const core::Option &o = d.options[a.options[i]];
        if (a.amounts[i] > o.number)
            return refuse(Reason::TooMuchOnOne, "", o.card, o.number);
        total += a.amounts[i];
    }
    if ((total < d.min || total > d.max) && !(d.orNone && total == 0))
        return refuse(Reason::WrongTotal, "", d.min, d.max, total);
    return {};
}

} // namespace

static_assert(kMaxChosen == decltype(core::Answer::options)::capacity());

/// Legal if and only if it is in the list (ARCHITECTURE, four verbs).
core::Result<void> Machine::check(const core::Decision &d, const core::Answer &a)
{
    if (d.kind == core::DecisionKind::None)
        return refuse(Reason::GameOver, "");
    if (d.kind == core::DecisionKind::NameCard)
        return a.name == 0 || a.name >= m_db.names.size()
            ? core::Result<void>(refuse(Reason::NotInList, ""))
            : core::Result<void>();
    for (const std::uint16_t *option = a.options.begin(); option != a.options.end(); ++option) {
        if (*option >= d.options.size())
            return refuse(Reason::NotInList, "", *option);
        if (std::find(a.options.begin(), option, *option) != option)
            return refuse(Reason::ChosenTwice, "", *option);
    }
    if (d.kind == core::DecisionKind::Distribute)
        return checkDistribution(d, a);
    const auto n = static_cast<int>(a.options.size());
    if (n < d.min)
        return refuseNumber(Reason::TooFew, d, d.min, n);
    if (n > d.max)
        return refuseNumber(Reason::TooMany, d, d.max, n);
    return checkChosen(d, a);
}

/// Bounds on the whole choice: combined cost, one controller.
core::Result<void> Machine::checkChosen(const core::Decision &d, const core::Answer &a)
{
    const Frame &f = s.stack.back();
    if (f.kind != FrameKind::Effects || d.kind != core::DecisionKind::ChooseCards)
        return {};
    const Selector &sel = p.selectors[askedSelector(f)];
    if (sel.combinedCost != 0) {
        const int limit = amount(sel.combinedCost, viewOf(f));
        int sum = 0;
        for (const std::uint16_t option : a.options)
            sum += defOf(d.options[option].card).cost;
        if (sum > limit)
            return refuse(Reason::CostsTooMuchTogether, "", limit, sum);
    }
    if (sel.combinedHp != 0) {
        const int limit = amount(sel.combinedHp, viewOf(f));
        int sum = 0;
        for (const std::uint16_t option : a.options)
            sum += remainingHp(d.options[option].card);
        if (sum > limit)
            return refuse(Reason::TooMuchHpTogether, "", limit, sum);
    }
    if (sel.combinedPower != 0) {
        const int limit = amount(sel.combinedPower, viewOf(f));
        int sum = 0;
        for (const std::uint16_t option : a.options)
            sum += s.cards[d.options[option].card].power;
        if (sum > limit)
            return refuse(Reason::TooMuchPowerTogether, "", limit, sum);
    }
    if (sel.differentNames) {
        CardSet chosen;
        for (const std::uint16_t option : a.options)
            chosen.add(d.options[option].card);
        if (countNames(chosen) < static_cast<int>(a.options.size()))
            return refuse(Reason::SameNameTwice, "");
    }
    if (sel.sameTrait && !a.options.empty()) {
        TraitMask common = traitsOf(d.options[a.options[0]].card);
        for (const std::uint16_t option : a.options)
            common &= traitsOf(d.options[option].card);
        if (common.empty())
            return refuse(Reason::NoTraitInCommon, "");
    }
    if (sel.sameController)
        for (const std::uint16_t option : a.options)
            if (s.cards[d.options[option].card].controller
                != s.cards[d.options[a.options[0]].card].controller)
                return refuse(Reason::NotATarget, "", d.options[option].card);
    return {};
}

void Machine::answer(const core::Decision &d, const core::Answer &a)
{
    s.waiting = false;
    Frame &f = s.stack.back();
    doing.begin(actorOf(s, f));
    const core::Option none;
    const core::Option &first = a.options.empty() ? none : d.options[a.options[0]];
    switch (f.kind) {
    case FrameKind::Setup:
        answerSetup(f, d, a);
        break;
    case FrameKind::ActionPhase:
        answerAction(f, first);
        break;
    case FrameKind::RegroupPhase:
        answerResource(f, d, a);
        break;
    case FrameKind::Window:
        answerWindow(f, first);
        break;
    case FrameKind::Delayed:
        answerDelayed(f, first);
        break;
    case FrameKind::Uniqueness:
        answerUniqueness(f, first);
        break;
    case FrameKind::Trigger:
        answerTrigger(f, a, first);
        break;
    case FrameKind::Play:
        answerPlay(f, d, a);
        break;
    case FrameKind::Attack:
        answerAttackFrame(f, d, a);
        break;
    case FrameKind::UseAbility:
        answerUseAbility(f, chosenCards(d, a));
        break;
    case FrameKind::Payment:
        answerPayment(*this, f, d, a);
        break;
    case FrameKind::Prevention:
        answerPrevention(*this, f, d, a);
        break;
    case FrameKind::Instead:
        answerInsteadOfDefeat(*this, f, first);
        break;
    case FrameKind::Effects:
        answerEffects(f, d, a);
        break;
    default:
        ENGINE_CHECK(false, static_cast<int>(f.kind), f.stepNumber);
    }
}

} // namespace playmat::swu
