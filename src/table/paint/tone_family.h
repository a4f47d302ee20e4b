// Tone families: cards of one ink or domain share its colours, with small differences between
// cards.
#pragma once

#include "table/paint/palette.h"

namespace playmat::paint {

struct ToneFamily
{
    QColor night, sky, warm, glow, accent;
};

// For a card with two families, `first` colours the sky and the shapes, `last` the horizon and the
// lights. `gloomy`: the tones are darker and the picture is always mirrored.
[[nodiscard]] SceneTones familyTones(const Facts &facts, const ToneFamily &first,
                                     const ToneFamily &last, bool gloomy);

} // namespace playmat::paint
