// What happened, cut into the steps that a table plays.
#include "kit/common/table/steps.h"
#include "kit/riftbound/host/event_specs.h"
#include "kit/riftbound/table/places.h"
#include "kit/riftbound/table/seen_by.h"

#include <span>

namespace playmat::riftbound::board {

using table::Beat;
using table::PlaybackStep;
using Kind = Beat::Kind;

namespace {

Kind kindOf(const core::Event &event)
{
    return host::eventSpec(Ev(event.type)).beat;
}

/// How riftbound::stepsOf cuts.
struct Cut
{
    /// Points are looked at for themselves.
    [[nodiscard]] static bool isAlone(const core::Event &event)
    {
        return Ev(event.type) == Ev::PointsGained;
    }

    /// What a move is a part of: a card that is killed, played, or drawn. The whole is told after
    /// it.
    [[nodiscard]] static Kind wholeOf(std::span<const core::Event> from)
    {
        const core::Event &move = from.front();
        if (Ev(move.type) != Ev::CardMoved)
            return kindOf(move);
        for (const core::Event &next : from.subspan(1)) {
            const auto type = Ev(next.type);
            const bool same = next.card == move.card && move.card != core::kNone;
            if (type == Ev::Drawn || type == Ev::Channeled)
                return Kind::Draw;
            if (same && (type == Ev::Played || type == Ev::Moved || type == Ev::Hidden))
                return kindOf(next);
            if (type != Ev::CardMoved)
                break;
        }
        return Kind::Move;
    }

    static void append(PlaybackStep &step, const core::Event &event)
    {
        static_cast<RiftboundTold &>(*step.told).events.push_back(event);
        if (Ev(event.type) == Ev::CardMoved && event.card != core::kNone && event.from != kNone)
            step.cameFrom.push_back(
                {event.card, zoneKey(event.from, riftbound::Kind::Unit, int(event.player))});
        const Beat beat = kit::beatOf(event, kindOf(event), kPlayers);
        if (beat.kind != Kind::None && beat.kind != Kind::Move && !isAlone(event))
            step.beats.push_back(beat);
    }
};

} // namespace

std::vector<PlaybackStep> stepsOf(const SeatedGame &game)
{
    return kit::cutSteps<Cut, SeenRules>(game);
}

} // namespace playmat::riftbound::board
