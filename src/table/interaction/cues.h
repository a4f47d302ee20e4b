#pragma once

#include "sound/sound.h"
#include "table/game/seen.h"
#include "table/view/card_facts.h"

#include <functional>
#include <vector>

namespace playmat::table {

/// A sound that is due, and how loud it is.
struct Cue
{
    sound::Sound sound = sound::Sound::CardDown;
    double loudness = 1;
};

/// The sounds of a step, each once: what happens several times at the same moment is one louder
/// sound. They follow from what everybody sees of the step; a card that is drawn or put down sounds
/// the same whichever it is. `factsOf` says what a card shows after the step.
[[nodiscard]] std::vector<Cue> cuesOf(const PlaybackStep &step,
                                      const std::function<CardFacts(int viewId)> &factsOf);

/// Where many steps are shown at once, only the sound that tells most of it is heard.
[[nodiscard]] std::vector<Cue> mainCue(const std::vector<Cue> &cues);

} // namespace playmat::table
