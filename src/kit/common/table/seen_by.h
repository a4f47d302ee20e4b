#pragma once

#include "engine/core/event.h"
#include "engine/core/seat_names.h"
#include "engine/core/sort_large.h"
#include "table/game/seen.h"
#include "table/view/eyes.h"

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

namespace playmat::kit {

/// The observations a table is made of: everybody's, and each seat's. Which of them is shown
/// depends on who looks; nothing else ever reaches the screen. The cards have the game's own ids
/// here, as one screen shows several seats in turn; an id itself is shown to nobody.
///
/// `Rules` is what the game says of that:
///
///     SeatedGame               with Viewer and Observation
///     kPlayers
///     isOpened(zone, player)   whether open eyes see in this zone what that player sees in it
///     isSameZone(a, b)         whether two observations mean the same zone by these views of it
template <class Rules>
class SeenBy
{
public:
    using SeatedGame = typename Rules::SeatedGame;
    using Viewer = typename SeatedGame::Viewer;
    using Observation = typename SeatedGame::Observation;

    SeenBy() = default;
    /// What is seen now, or was when one of the last events had happened.
    [[nodiscard]] static SeenBy now(const SeatedGame &game)
    {
        return ofEach([&](Viewer viewer) { return game.observe(viewer, core::IdsOf::Game); });
    }
    [[nodiscard]] static SeenBy after(const SeatedGame &game, std::size_t event)
    {
        return ofEach([&](Viewer viewer) { return game.observedAfter(event, viewer); });
    }

    [[nodiscard]] const Observation &everybody() const { return m_everybody; }
    [[nodiscard]] const Observation &seat(int seat) const { return m_seats.at(std::size_t(seat)); }
    /// Open eyes see what each player sees of their own cards.
    [[nodiscard]] Observation shownTo(const table::Eyes &eyes) const
    {
        if (eyes.seating != table::Seating::Open)
            return eyes.peeking < 0 ? m_everybody : seat(eyes.peeking);
        Observation open = m_everybody;
        for (std::size_t player = 0; player < m_seats.size(); ++player)
            for (auto &zone : open.zones)
                if (Rules::isOpened(zone, int(player)))
                    takeZone(open, zone, m_seats[player]);
        core::sortLarge(open.cards, &CardView::id);
        return open;
    }
    friend bool operator==(const SeenBy &, const SeenBy &) = default;

private:
    using CardView = typename decltype(Observation::cards)::value_type;
    using ZoneView = typename decltype(Observation::zones)::value_type;

    template <class See>
    [[nodiscard]] static SeenBy ofEach(const See &see)
    {
        SeenBy seen;
        seen.m_everybody = see(Viewer::nobody());
        for (std::size_t player = 0; player < seen.m_seats.size(); ++player)
            seen.m_seats[player] = see(Viewer::of(core::PlayerId(player)));
        return seen;
    }

    [[nodiscard]] static bool seesAnyOf(const Observation &seen, const ZoneView &zone)
    {
        return std::ranges::any_of(zone.cards, [&](int id) {
            const CardView *card = seen.card(id);
            return card != nullptr && card->def != 0;
        });
    }

    /// Shows a zone as the other observation has it, if that sees something there.
    static void takeZone(Observation &to, ZoneView &zone, const Observation &from)
    {
        const auto other = std::ranges::find_if(
            from.zones, [&](const ZoneView &one) { return Rules::isSameZone(one, zone); });
        if (other == from.zones.end() || !seesAnyOf(from, *other))
            return;
        std::erase_if(to.cards, [&](const CardView &card) {
            return std::ranges::find(zone.cards, card.id) != zone.cards.end();
        });
        zone.cards = other->cards;
        for (const int id : zone.cards)
            if (const CardView *card = from.card(id))
                to.cards.push_back(*card);
    }

    Observation m_everybody;
    std::array<Observation, Rules::kPlayers> m_seats;
};

/// One step: what happened, as everybody was told of it, and what was seen then.
template <class Rules>
struct SteppedTold final : public table::Told
{
    std::vector<core::Event> events;
    SeenBy<Rules> after;
};

/// What is seen as the value that a table plays back.
template <class Rules>
class SteppedSeen final : public table::Seen
{
public:
    explicit SteppedSeen(SeenBy<Rules> seen)
        : m_seen(std::move(seen))
    {
    }

    [[nodiscard]] const SeenBy<Rules> &by() const { return m_seen; }
    [[nodiscard]] std::unique_ptr<Seen> clone() const override
    {
        return std::make_unique<SteppedSeen>(*this);
    }
    void apply(const table::Told &told) override
    {
        m_seen = static_cast<const SteppedTold<Rules> &>(told).after;
    }
    void takeRest(const Seen &other) override { m_seen = of(other).m_seen; }
    [[nodiscard]] bool agrees(const Seen &other) const override
    {
        return m_seen == of(other).m_seen;
    }
    /// A table never mixes the games of two kits.
    [[nodiscard]] static const SteppedSeen &of(const Seen &seen)
    {
        return static_cast<const SteppedSeen &>(seen);
    }

private:
    SeenBy<Rules> m_seen;
};

/// The events of all steps.
template <class Rules>
[[nodiscard]] std::vector<core::Event> eventsOf(const std::vector<table::PlaybackStep> &steps)
{
    std::vector<core::Event> all;
    for (const table::PlaybackStep &step : steps)
        if (const auto *told = static_cast<const SteppedTold<Rules> *>(step.told.get()))
            all.insert(all.end(), told->events.begin(), told->events.end());
    return all;
}

} // namespace playmat::kit
