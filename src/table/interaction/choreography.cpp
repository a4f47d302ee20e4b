#include "table/interaction/choreography.h"

#include <algorithm>
#include <array>

namespace playmat::table {

namespace {

using Kind = Beat::Kind;

bool isBlow(const PlaybackStep &step)
{
    return step.kind == Kind::Damage || step.kind == Kind::Shield || step.kind == Kind::Prevent;
}

const Beat *attackOf(const PlaybackStep &step)
{
    const auto at = std::ranges::find(step.beats, Kind::Attack, &Beat::kind);
    return at == step.beats.end() || at->card < 0 ? nullptr : &*at;
}

/// Whether cards of both seats are damaged and no beat names the card that deals it. The damaged
/// cards are then shown fighting each other in their place.
bool isClash(const PlaybackStep &step)
{
    std::array<bool, 2> sides{};
    for (const Beat &beat : step.beats) {
        if (beat.kind != Kind::Damage)
            continue;
        if (beat.other >= 0 || beat.seat < 0)
            return false;
        sides.at(size_t(beat.seat)) = true;
    }
    return sides[0] && sides[1];
}

PlaybackStep strikesOf(const PlaybackStep &clash)
{
    PlaybackStep strikes;
    strikes.kind = Kind::Strike;
    strikes.lands = true;
    for (Beat beat : clash.beats) {
        if (beat.kind != Kind::Damage)
            continue;
        beat.kind = Kind::Strike;
        strikes.beats.push_back(beat);
    }
    return strikes;
}

/// If the game ends, makes its last blow slow and lets the card that it struck break.
void endSlowly(std::vector<PlaybackStep> &steps)
{
    if (steps.empty() || steps.back().kind != Kind::End)
        return;
    int fallen = -1;
    for (PlaybackStep &step : steps) {
        step.slow = step.kind != Kind::End && (step.lands || isBlow(step));
        for (const Beat &beat : step.beats)
            fallen = beat.kind == Kind::Damage ? beat.card : fallen;
    }
    for (Beat &beat : steps.back().beats)
        beat.card = beat.kind == Kind::End ? fallen : beat.card;
}

} // namespace

std::vector<PlaybackStep> Choreography::arranged(std::vector<PlaybackStep> steps)
{
    std::vector<PlaybackStep> out;
    for (std::size_t at = 0; at < steps.size(); ++at) {
        PlaybackStep &step = steps[at];
        const PlaybackStep *next = at + 1 < steps.size() ? &steps[at + 1] : nullptr;
        const bool struck = !out.empty() && out.back().lands;
        note(step);
        for (Beat &beat : step.beats)
            beat.from = comesFrom(beat);
        if (!struck && isBlowOfAttack(step))
            out.push_back(strike());
        else if (isClash(step))
            out.push_back(strikesOf(step));
        step.lands = attackOf(step) != nullptr && next != nullptr && isBlowOfAttack(*next);
        out.push_back(std::move(step));
    }
    endSlowly(out);
    return out;
}

/// The card from which the damage of a beat flies; -1 if it does not fly. Damage that an attacker
/// deals to a card other than the defender flies from the defender.
int Choreography::comesFrom(const Beat &beat) const
{
    if (beat.kind != Kind::Damage || beat.other < 0 || beat.other == beat.card)
        return -1;
    const bool inAttack = m_attacker >= 0;
    if (inAttack && beat.other == m_attacker)
        return beat.card == m_defender ? -1 : m_defender;
    if (inAttack && beat.other == m_defender && beat.card == m_attacker)
        return -1; // they strike each other
    return beat.other;
}

void Choreography::note(const PlaybackStep &step)
{
    if (const Beat *attack = attackOf(step)) {
        m_attacker = attack->card;
        m_defender = attack->other;
    } else if (step.kind == Kind::Play || step.kind == Kind::Phase || step.kind == Kind::Entrance) {
        m_attacker = m_defender = -1;
    }
}

/// Whether the step shows the damage that attacker and defender deal to each other.
bool Choreography::isBlowOfAttack(const PlaybackStep &step) const
{
    if (!isBlow(step) || m_attacker < 0 || m_defender < 0)
        return false;
    return std::ranges::any_of(step.beats, [this](const Beat &beat) {
        const int struck = struckBy(beat);
        if (beat.kind != Kind::Damage)
            return struck == m_attacker || struck == m_defender;
        return (struck == m_defender && beat.other == m_attacker)
            || (struck == m_attacker && beat.other == m_defender);
    });
}

PlaybackStep Choreography::strike() const
{
    PlaybackStep step;
    Beat beat;
    beat.kind = Kind::Attack;
    beat.card = m_attacker;
    beat.other = m_defender;
    step.beats.push_back(beat);
    step.kind = Kind::Attack;
    step.lands = true;
    return step;
}

} // namespace playmat::table
