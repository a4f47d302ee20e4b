#pragma once

#include "sound/sound.h"
#include "table/game/seen.h"
#include "table/view/card_facts.h"

#include <functional>
#include <vector>

namespace playmat::table {

/// A sound to play, and its loudness.
struct Cue
{
    sound::Sound sound = sound::Sound::CardDown;
    double loudness = 1;
};

/// The sounds of a step, each once: several equal events at the same moment make one louder sound.
/// The sounds depend only on what everybody sees; every card that is drawn or put down sounds the
/// same. `factsOf` returns what a card shows after the step.
[[nodiscard]] std::vector<Cue> cuesOf(const PlaybackStep &step,
                                      const std::function<CardFacts(int viewId)> &factsOf);

/// The most important of the sounds; used where many steps are shown at once.
[[nodiscard]] std::vector<Cue> mainCue(const std::vector<Cue> &cues);

} // namespace playmat::table
