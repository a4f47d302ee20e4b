#include "table/interaction/cues.h"

#include "table/interaction/choreography.h"

#include <algorithm>
#include <array>
#include <optional>

namespace playmat::table {

namespace {

using sound::Sound;
using Kind = Beat::Kind;

constexpr double kLouderForEach = .12;
constexpr double kLoudest = 1.5;

/// Damage to a base has its own sound.
bool isBase(const CardFacts &facts)
{
    return facts.type == u"Base";
}

/// The sound of damage. Its loudness has three steps, by the share of HP that the card lost.
Cue blowOf(const Impact &impact, const CardFacts &facts)
{
    const double loudness = impact.kind == u"scratch" ? .65 : impact.kind == u"hit" ? 1 : 1.25;
    return {isBase(facts) ? Sound::BaseHit : Sound::Hit, loudness};
}

/// The sound that depends only on the kind of beat; nullopt if there is none.
std::optional<Sound> plainSound(Kind kind)
{
    switch (kind) {
    case Kind::Play:
    case Kind::Token:
        return Sound::CardDown;
    case Kind::Draw:
        return Sound::Draw;
    case Kind::Shuffle:
        return Sound::Shuffle;
    case Kind::Heal:
        return Sound::Heal;
    case Kind::Shield:
    case Kind::Prevent:
        return Sound::Shield;
    case Kind::Defeat:
        return Sound::Defeat;
    case Kind::Capture:
        return Sound::PickUp;
    case Kind::Entrance:
        return Sound::Entrance;
    case Kind::Earn:
        return Sound::Earn;
    default: // damage depends on the card; the end sounds when the table is at rest
        return std::nullopt;
    }
}

std::optional<Cue> cueOf(const Beat &beat, const std::function<CardFacts(int)> &factsOf)
{
    if (beat.kind == Kind::Damage) {
        const CardFacts facts = factsOf(beat.card);
        const std::optional<Impact> impact = impactOf(beat, facts);
        return impact ? std::optional(blowOf(*impact, facts)) : std::nullopt;
    }
    const std::optional<Sound> sound = plainSound(beat.kind);
    return sound ? std::optional(Cue{*sound}) : std::nullopt;
}

} // namespace

std::vector<Cue> cuesOf(const PlaybackStep &step,
                        const std::function<CardFacts(int viewId)> &factsOf)
{
    std::array<Cue, sound::kSounds> louder{};
    std::array<int, sound::kSounds> times{};
    for (const Beat &beat : step.beats) {
        if (const std::optional<Cue> cue = cueOf(beat, factsOf)) {
            const auto at = std::size_t(cue->sound);
            louder[at] = times[at] == 0 || cue->loudness > louder[at].loudness ? *cue : louder[at];
            ++times[at];
        }
    }
    std::vector<Cue> cues;
    for (std::size_t at = 0; at < sound::kSounds; ++at) {
        if (times[at] > 0)
            cues.push_back(
                {Sound(at),
                 std::min(kLoudest, louder[at].loudness + kLouderForEach * (times[at] - 1))});
    }
    if (cues.empty() && (step.kind == Kind::Move || !step.cameFrom.empty()))
        cues.push_back({Sound::CardDown, .7}); // the step only moved cards
    return cues;
}

std::vector<Cue> mainCue(const std::vector<Cue> &cues)
{
    const auto main = std::ranges::max_element(cues, {}, &Cue::sound);
    return main == cues.end() ? std::vector<Cue>() : std::vector<Cue>{*main};
}

} // namespace playmat::table
