// What happened, cut into the steps that a table plays.
#include "kit/common/table/steps.h"
#include "kit/lorcana/host/event_specs.h"
#include "kit/lorcana/table/presenter.h"
#include "kit/lorcana/table/seen_by.h"

#include <algorithm>
#include <span>

namespace playmat::lorcana::board {

using table::Beat;
using table::PlaybackStep;
using Kind = Beat::Kind;

namespace {

/// A move of lore is a step like a card that is played: it is looked at for itself.
Kind kindOf(const core::Event &event)
{
    return host::eventSpec(Ev(event.type)).beat;
}

bool isLore(const core::Event &event)
{
    return Ev(event.type) == Ev::LoreChanged;
}

/// What a move is a part of: a card that is banished, played, or drawn. The whole is told after it.
Kind wholeOf(std::span<const core::Event> from)
{
    const core::Event &move = from.front();
    if (Ev(move.type) != Ev::CardMoved)
        return kindOf(move);
    for (const core::Event &next : from.subspan(1)) {
        const auto type = Ev(next.type);
        const bool same = next.card == move.card && move.card != core::kNone;
        if (type == Ev::Drawn && Zone(move.from) == Zone::Deck && Zone(move.to) == Zone::Hand
            && next.player == move.toPlayer)
            return Kind::Draw;
        if ((type == Ev::Banished || type == Ev::CardPlayed) && same)
            return kindOf(next);
        if (type != Ev::CardMoved && type != Ev::PutUnder && type != Ev::Banished)
            break;
    }
    return Kind::Move;
}

Beat beatOf(const core::Event &event)
{
    return kit::beatOf(event, kindOf(event), kPlayers);
}

void append(PlaybackStep &step, const core::Event &event)
{
    static_cast<LorcanaTold &>(*step.told).events.push_back(event);
    if (Ev(event.type) == Ev::CardMoved && event.card != core::kNone)
        step.cameFrom.push_back(
            {event.card, Presenter::zoneKey(Zone(event.from), event.fromPlayer)});
    const Beat beat = beatOf(event);
    if (beat.kind != Kind::None && beat.kind != Kind::Move && !isLore(event))
        step.beats.push_back(beat);
}

/// How the steps are cut.
struct Cut
{
    static Kind wholeOf(std::span<const core::Event> from) { return board::wholeOf(from); }
    static bool isAlone(const core::Event &event) { return isLore(event); }
    static void append(PlaybackStep &step, const core::Event &event) { board::append(step, event); }
};

} // namespace

std::vector<PlaybackStep> stepsOf(const SeatedGame &game)
{
    return kit::cutSteps<Cut, SeenRules>(game);
}

} // namespace playmat::lorcana::board
