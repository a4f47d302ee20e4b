// Card faces without their words: picture, frame, plates and scrims. Text, numbers and glyphs are
// live items above them.
#pragma once

#include "table/paint/facts.h"

#include <QImage>

#include <optional>

namespace playmat::paint {

enum class FaceForm {
    Card, // 63:88, with room for rules
    Mini, // 63:88 resting in the hand: more picture
    Tile, // a unit in an arena
    Wide, // a base or a leader in the base zone
    Picture // nothing but the picture
};
[[nodiscard]] std::optional<FaceForm> faceFormFromName(const QString &name);

// share: how far down (0..1) the picture of a whole card reaches. own: the user's picture of this
// card; a null image means the drawn one.
[[nodiscard]] QImage paintFace(const Facts &facts, FaceForm form, QSize pixels, double share,
                               const QImage &own = {});
// With the share that the length of its rules asks for.
[[nodiscard]] inline QImage paintFace(const Facts &facts, FaceForm form, QSize pixels)
{
    return paintFace(facts, form, pixels, pictureShare(facts.rulesLength));
}

} // namespace playmat::paint
