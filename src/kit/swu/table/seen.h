#pragma once

#include "kit/swu/table/seen_by.h"
#include "table/game/seen.h"

namespace playmat::table {

/// The observations of a game as the value that a table plays back.
class SwuSeen final : public Seen
{
public:
    SwuSeen(const swu::CardDb &db, SeenBy seen)
        : m_db(&db)
        , m_seen(std::move(seen))
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
    const swu::CardDb *m_db;
    SeenBy m_seen;
};

/// The events of one step.
struct SwuTold final : public Told
{
    SeenBy::Events events;
};

/// Cuts the events of one answer into steps.
[[nodiscard]] std::vector<PlaybackStep> stepsOf(const SeenBy::Events &events);
/// The events of all steps, as everybody was told them.
[[nodiscard]] std::vector<core::Event> openEventsOf(const std::vector<PlaybackStep> &steps);

} // namespace playmat::table
