#pragma once

#include "kit/swu/table/seen_by.h"
#include "table/game/seen.h"

#include <optional>
#include <vector>

namespace playmat::table {

/// The observations of a game as the value that a table plays back.
class SwuSeen final : public Seen
{
public:
    explicit SwuSeen(SeenBy seen)
        : m_seen(std::move(seen))
    {
    }

    [[nodiscard]] const SeenBy &by() const { return m_seen; }
    [[nodiscard]] std::unique_ptr<Seen> clone() const override
    {
        return std::make_unique<SwuSeen>(*this);
    }
    void apply(const Told &told) override;
    void takeRest(const Seen &other) override { m_seen.takeRest(of(other).m_seen); }
    [[nodiscard]] bool agrees(const Seen &other) const override
    {
        return m_seen.agrees(of(other).m_seen);
    }
    /// A table never mixes the games of two kits.
    [[nodiscard]] static const SwuSeen &of(const Seen &seen)
    {
        return static_cast<const SwuSeen &>(seen);
    }

private:
    SeenBy m_seen;
};

/// An event as everybody was told of it, with whose the cards in it were when it had happened.
struct OpenEvent
{
    core::Event event;
    swu::DefId def = 0; ///< of the card
    swu::PlayerId controller = swu::kNone; ///< of the card
    swu::PlayerId source = swu::kNone; ///< controller of the other card
};

/// Everything that the last answer led to.
[[nodiscard]] std::vector<OpenEvent> openEventsOf(const swu::SeatedGame &game);

/// One step: what happened, and what was seen then; nothing, when only somebody is announced.
struct SwuTold final : public Told
{
    std::vector<OpenEvent> events;
    std::optional<SeenBy> after;
};

/// Cuts what the last answer led to into steps.
[[nodiscard]] std::vector<PlaybackStep> stepsOf(const swu::SeatedGame &game);
/// The events of all steps.
[[nodiscard]] std::vector<OpenEvent> openEventsOf(const std::vector<PlaybackStep> &steps);

} // namespace playmat::table
