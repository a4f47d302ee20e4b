// What happened, cut into the steps that a table plays.
#include "kit/common/table/playback.h"

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

/// Moves that stand alone join the moves before them; nothing else shares a step, but what is
/// dealt, banished or drawn together.
bool joins(Kind running, Kind next)
{
    return next == Kind::None || running == Kind::None
        || (next == running && next != Kind::Attack && next != Kind::Phase);
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

SeenBy seenAt(const SeatedGame &game, std::size_t event, std::size_t count)
{
    return event + 1 == count ? SeenBy::now(game) : SeenBy::after(game, event);
}

} // namespace

std::vector<PlaybackStep> stepsOf(const SeatedGame &game)
{
    std::vector<PlaybackStep> steps;
    const std::vector<core::Event> events = game.eventsFor(Viewer::nobody(), IdsOf::Game);
    const std::span<const core::Event> all(events);
    for (std::size_t at = 0; at < all.size(); ++at) {
        const Kind kind = wholeOf(all.subspan(at));
        const bool lore = isLore(all[at])
            || (at > 0 && isLore(all[at - 1]) && kind != Kind::None); // its own step
        if (steps.empty() || lore || !joins(steps.back().kind, kind)) {
            if (!steps.empty())
                static_cast<LorcanaTold &>(*steps.back().told).after
                    = seenAt(game, at - 1, all.size());
            kit::addStep<LorcanaTold>(steps);
        }
        if (steps.back().kind == Kind::None)
            steps.back().kind = kind;
        append(steps.back(), all[at]);
    }
    if (!steps.empty())
        static_cast<LorcanaTold &>(*steps.back().told).after = SeenBy::now(game);
    return kit::stepsToShow(std::move(steps));
}

} // namespace playmat::lorcana::board
