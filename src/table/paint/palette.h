// Colours of what is painted. Cards look the same in every theme, as printed cards do; the colours
// of the table round them live in Theme.qml.
#pragma once

#include "table/paint/facts.h"

#include <QColor>

namespace playmat::paint {

[[nodiscard]] QColor mix(const QColor &a, const QColor &b, double t);
[[nodiscard]] QColor fade(QColor colour, double alpha);

// The colour of an aspect (or ink, or domain) on frames and in pictures; grey for what it does not
// know.
[[nodiscard]] QColor aspectColour(const QString &aspect);
// The same as a small mark on a dark or a light ground: at least 3:1 against it.
[[nodiscard]] QColor aspectMarkColour(const QString &aspect, bool onLight = false);

// Inks of Lorcana. Each has a form of its own on frames: colour alone would not do.
enum class InkForm { None, Scallop, Lancet, Leaf, Facet, Wave, Merlon };
[[nodiscard]] InkForm inkForm(const QString &ink);
// The inks among the aspects of a card, two at most.
[[nodiscard]] QStringList inksOf(const Facts &facts);

// The two colours of a frame.
struct FrameTone
{
    QColor main;
    QColor side;
    bool villain = false;
    bool leader = false;
    bool token = false;
    InkForm form = InkForm::None; // of the left half
    InkForm sideForm = InkForm::None; // of the right half, when a card has two inks
    QStringList
        seals{}; // glyphs of the domains in the frame; with two domains, each has half of the band
};
[[nodiscard]] FrameTone frameTone(const Facts &facts);

// The Riftbound domains among the aspects of a card, at most two.
[[nodiscard]] QStringList domainsOf(const Facts &facts);

// The eight tones of a picture, which are derived from one hue.
struct SceneTones
{
    QColor skyTop, skyLow; // upper and lower colour of the backdrop's sky
    QColor warm, glow; // horizon, and what shines
    QColor far, dark; // distant and near shapes
    QColor accent, hull; // small lights; metal in space
    QColor blade; // blades and their like
    bool mirrored = false; // the other side looks the other way
};
// `lean`, if valid: the colour of a character, to which the hue of the aspects comes near.
[[nodiscard]] SceneTones sceneTones(const Facts &facts, const QColor &lean = {});
// The same for a card with inks: each ink is a family of its own, its cards vary within it.
[[nodiscard]] SceneTones inkTones(const Facts &facts, const QStringList &inks);
// The tones for a card of Riftbound, which may have no domain.
[[nodiscard]] SceneTones domainTones(const Facts &facts);

} // namespace playmat::paint
