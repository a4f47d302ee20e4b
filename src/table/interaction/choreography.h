#pragma once

#include "table/game/seen.h"
#include "table/view/impact.h"

#include <optional>
#include <vector>

namespace playmat::table {

/// The card to which a beat happens: it is struck, protected, healed or captured.
[[nodiscard]] constexpr int struckBy(const Beat &beat)
{
    const bool protects = beat.kind == Beat::Kind::Shield || beat.kind == Beat::Kind::Prevent;
    return protects && beat.other >= 0 ? beat.other : beat.card;
}

[[nodiscard]] inline std::optional<Impact> impactOf(const Beat &beat, const CardFacts &facts)
{
    return impactOf(Deed{beat.kind, struckBy(beat), beat.amount}, facts);
}

/// Arranges steps so that the step that shows damage follows directly after the step in which the
/// attacker strikes. It remembers the current attack from one answer to the next.
class Choreography
{
public:
    /// Returns the steps with an added strike wherever a question came between an attack and its
    /// damage. The steps that end the game are slow, and the card that fell last breaks.
    [[nodiscard]] std::vector<PlaybackStep> arranged(std::vector<PlaybackStep> steps);

private:
    [[nodiscard]] int comesFrom(const Beat &beat) const;
    void note(const PlaybackStep &step);
    [[nodiscard]] bool isBlowOfAttack(const PlaybackStep &step) const;
    [[nodiscard]] PlaybackStep strike() const;

    int m_attacker = -1;
    int m_defender = -1;
};

} // namespace playmat::table
