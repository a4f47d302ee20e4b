#include "engine/riftbound/rules/machine.h"

#include "engine/riftbound/rules/chapters.h"

/// The hooks of this game for the driver: chapters, checks of answers, events.
namespace playmat::riftbound {

using core::Answer;
using core::AnswerFault;
using core::Decision;
using core::DecisionKind;
using core::Option;
using core::Result;

namespace {

/// Indexed by FrameKind.
constexpr core::Chapters<Chapter, kFrameKinds> kChapters{
    nullptr,           &kSetupChapter,  &kTurnChapter,    &kChainChapter, &kFinalizeChapter,
    &kShowdownChapter, &kCombatChapter, &kEffectsChapter, &kSaveChapter,
};

} // namespace

/// Records the static abilities that apply now.
void noteHeld(const Board &m, core::Happened &out)
{
    const auto note = [&](CardId id, const View &v) {
        m.forAbilities(id, [&](AbilityId ability, const Ability &a) {
            if (a.kind == AbilityKind::Static && (a.cond == 0 || m.holds(a.cond, v)))
                out.abilities.add(ability);
        });
    };
    const State &s = m.s;
    s.forBoard([&](CardId id) { note(id, {s.cards[id].controller, id, nullptr, kNone}); });
    for (PlayerId player = 0; player < kPlayers; ++player)
        s.forEach(Zone::Legend, player, [&](CardId id) { note(id, {player, id, nullptr, kNone}); });
    for (std::uint8_t place = 0; place < s.placeCount; ++place)
        if (const CardId id = s.places[place].card; id != kNone)
            note(id, {s.places[place].controller, id, nullptr, place});
}

void Machine::run()
{
    if (!core::run(*this, kChapters, kMaxSteps))
        suspend(Capacity::Steps);
}

void Machine::answer(const Decision &d, const Answer &a)
{
    core::take(*this, kChapters, d, a);
}

void Board::decision(Decision &out) const
{
    core::ask(*this, kChapters, out);
}

void Changes::push(const Frame &frame)
{
    if (!s.stack.tryPush(frame))
        suspend(Capacity::Frames);
}

void Changes::suspend(Capacity which)
{
    if (over())
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
        emit(Ev::GameOver, kNone, kNone, static_cast<int>(reason), winner);
}

void Machine::concede(PlayerId player)
{
    finish(EndReason::Concede, opponentOf(player));
}

namespace {

constexpr core::FaultRules kFaultRules{"CR 355", "CR 355", "CR 355.13", "CR 460.2.c"};

/// The combat damage assigned to a unit.
struct Share
{
    CardId unit = kNone;
    int lethal = 0;
    int given = 0;
    int rank = 0; ///< Tank, neither, Backline

    [[nodiscard]] bool filled() const { return given >= lethal; }
};

/// A unit must get lethal damage before the next one gets any, Tank first and Backline last; no
/// unit gets more than lethal damage while another one can take some (460.2.c).
core::Refusal whyNotAssigned(const Board &m, const Decision &d, const Answer &a)
{
    std::vector<Share> shares;
    for (const Option &o : d.options) {
        shares.push_back({o.card, o.cost, 0, rankInCombat(m, o.card, d.player)});
    }
    for (std::size_t i = 0; i < a.options.size(); ++i)
        shares[a.options[i]].given = a.amounts[i];
    int begun = 0;
    for (const Share &one : shares) {
        begun += one.given > 0 && !one.filled() ? 1 : 0;
        for (const Share &other : shares) {
            if (one.given > 0 && other.rank < one.rank && !other.filled())
                return other.rank == 0 ? refuse(Reason::TankFirst, "CR 815", other.unit)
                                       : refuse(Reason::BacklineLast, "CR 826", one.unit);
            if (one.given > one.lethal && !other.filled())
                return refuse(Reason::OverLethal, "CR 460.2.c.4", one.unit);
        }
        if (begun > 1)
            return refuse(Reason::LethalFirst, "CR 460.2.c.3", one.unit);
    }
    return nothing();
}

/// Each target of split damage gets at least one (355.14).
core::Refusal whyNotSplit(const Decision &d, const Answer &a)
{
    bool all = a.options.size() == d.options.size();
    for (const std::uint8_t amount : a.amounts)
        all = all && amount > 0;
    const int given = static_cast<int>(a.options.size());
    const int least = static_cast<int>(d.options.size());
    return all ? nothing() : refuse(Reason::WrongCount, "CR 355.14", given, least, least);
}

/// Whether the player can pay for moving these units at the same time.
core::Refusal whyNotTogether(const Board &m, const Decision &d, const Answer &a)
{
    Cost tax;
    const int units = static_cast<int>(a.options.size());
    tax.any = static_cast<std::uint8_t>(m.moveTax(d.player, d.options[a.options[0]].zone, units));
    return m.canPay(d.player, tax, false) ? nothing() : refuse(Reason::NotEnough, "CR 144.3");
}

} // namespace

Result<void> Board::check(const Decision &d, const Answer &a) const
{
    if (d.kind == DecisionKind::None)
        return refuse(Reason::GameOver, "CR 323.1");
    if (const auto found = core::faultOf(d, a); found.fault != AnswerFault::None)
        return core::refusalOf<Reason>(found, kFaultRules);
    core::Refusal why = nothing();
    if (d.kind == DecisionKind::Pay)
        why = whyNotPaid(d, a);
    else if (d.kind == DecisionKind::Action && a.options.size() > 1)
        why = whyNotTogether(*this, d, a);
    else if (d.kind == DecisionKind::ChooseCosts)
        why = whyNotExtras(*this, d, a);
    else if (static_cast<Prompt>(d.prompt) == Prompt::CostCards)
        why = whyNotCostCards(*this, d, a);
    else if (static_cast<Prompt>(d.prompt) == Prompt::Target
             || static_cast<Prompt>(d.prompt) == Prompt::Effect)
        why = whyNotTargets(*this, d, a);
    else if (static_cast<Prompt>(d.prompt) == Prompt::CombatDamage)
        why = whyNotAssigned(*this, d, a);
    else if (static_cast<Prompt>(d.prompt) == Prompt::SplitDamage)
        why = whyNotSplit(d, a);
    return why.code == 0 ? Result<void>() : Result<void>(why);
}

// --- questions

void Board::begin(Decision &out, DecisionKind kind, Prompt prompt, PlayerId player, int least,
                  int most)
{
    out.kind = kind;
    out.prompt = static_cast<std::uint16_t>(prompt);
    out.player = player;
    out.min = static_cast<std::int16_t>(least);
    out.max = static_cast<std::int16_t>(most);
}

void Board::askYesNo(Decision &out, Prompt prompt, PlayerId player)
{
    begin(out, DecisionKind::Confirm, prompt, player);
    (void)offer(out, OptionKind::Yes);
    (void)offer(out, OptionKind::No);
}

OptionKind Board::chosenKind(const Decision &d, const Answer &a)
{
    return static_cast<OptionKind>(d.options[a.options[0]].kind);
}

CardSet Board::chosenCards(const Decision &d, const Answer &a)
{
    CardSet out;
    for (const std::uint16_t id : a.options)
        out.add(d.options[id].card);
    return out;
}

// --- events

void Changes::record(const core::Event &event)
{
    m_events->push_back(event);
    if (m_course != nullptr)
        m_course->push_back(s);
}

void Changes::emit(Ev type, CardId card, CardId other, int amount, PlayerId player, ListId at)
{
    if (m_events == nullptr)
        return;
    core::Event e;
    e.type = static_cast<std::uint8_t>(type);
    e.card = card;
    e.other = other;
    e.player = player;
    e.to = at;
    e.amount = static_cast<std::int16_t>(amount);
    e.seenBy = 3;
    e.def = card == kNone ? DefId{0} : s.cards[card].def;
    record(e);
}

void Changes::emitMove(CardId id, ListId from, ListId to, std::uint8_t seenBy)
{
    if (m_events == nullptr)
        return;
    core::Event e;
    e.type = static_cast<std::uint8_t>(Ev::CardMoved);
    e.card = id;
    e.player = s.cards[id].owner;
    e.from = from;
    e.to = to;
    e.seenBy = seenBy;
    e.def = s.cards[id].def;
    record(e);
}

} // namespace playmat::riftbound
