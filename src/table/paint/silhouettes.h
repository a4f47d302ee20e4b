// The silhouettes of pictures as data: volumes in resources/pictures say which kinds there are, for
// which cards, and how each is drawn. A kind may leave parts open ("one of these
// helmets"); the card's id decides them, so that a row of troopers is a row of different troopers.
// A rule chooses kinds for cards by "card" (ids), "name" (as printed in English, in any set),
// "word" (how a word of that name begins, or several words: "X-Wing", "Star Destroyer"), "type",
// "trait", "without" (none of these traits), "aspect", "arena" and "cost" (at least); what it
// leaves out fits every card, and the first rule that fits counts.
#pragma once

#include "table/paint/facts.h"
#include "table/paint/hash.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QColor>
#include <QHash>
#include <QPainterPath>
#include <QStringList>

#include <array>
#include <vector>

namespace playmat::paint {

enum class Stroke {
    Stand, // scale [turn dx dy]: a box of 100 × 100 on the bottom edge
    Float, // scale [turn dx dy]: the box in the middle of the subject
    Fit, // scale [turn dx dy]: the whole box inside the subject, whatever its form
    Flip, // mirrors the box
    Metal, // 0 or 1: the bright shading of ships, or the dark one of people
    Part, // tone [rim] path: a shape with a lit edge
    Tint, // tone [rim] ink path: the same in a colour of its own, which tells one character
    Light, // ink [halo] path: a shape that shines
    Shade, // path: a hollow
    Beam, // ink width x1 y1 x2 y2
    Trail, // x y length width: an engine's light
    Glow, // ink alpha x y radius
    Haze, // from alpha
    Windows, // count x y width height
    SunDisc, // y radius, shares of the height
    Hill, // y amplitude, shares of the height
    Skyline, // count
    Shards, // count: splinters flying from the middle
    Arcs, // ink count size: broken circles round the middle
    OneOf // options
};

// Own: written as #rrggbb.
enum class Ink { Accent, Blade, Fire, Gold, Ice, Glow, White, Dark, Own };

enum class Backdrop {
    Arena,
    OwnSun,
    Space,
    Hall,
    Dark,
    Rays,
    Fire,
    // of storybooks
    Castle,
    Forest,
    Sea,
    Night,
    Stage,
    Meadow,
    Snow,
    Cave,
    Town,
    Bloom,
    // landscapes of battlefields (lands.h)
    City,
    Camp,
    Temple,
    Forge,
    Pit,
    Library,
    Keep,
    Grove,
    Garden,
    Coast,
    Ice,
    Peak,
    Desert,
    Rift,
    Tomb,
    Cavern
};

struct Step
{
    Stroke stroke = Stroke::Part;
    Ink ink = Ink::Accent;
    QColor own; // for Ink::Own
    std::array<double, 6> n{};
    QPainterPath path;
    std::vector<std::vector<Step>> options;
};

struct Silhouette
{
    Backdrop backdrop = Backdrop::Arena;
    double focusY = 0; // where rays come from, below or above the middle of the subject
    QColor hue; // what the tones of the card's aspects lean towards, if valid
    QColor blade; // of blades and their like, if valid; else the aspects decide
    std::vector<Step> steps;
};

// What the rules choose for one card.
struct Scene
{
    QString kind;
    Backdrop backdrop = Backdrop::Dark;
};

class SilhouetteBook
{
public:
    // Reads a book of one or several volumes, whose rules are asked in their order; whatever it
    // cannot read is in errors() and left out.
    [[nodiscard]] static SilhouetteBook fromJson(const QByteArrayList &volumes);
    [[nodiscard]] static SilhouetteBook fromJson(const QByteArray &json);
    // The one in the program's resources, a volume for each game, read once.
    [[nodiscard]] static const SilhouetteBook &shipped();
    // The book for Riftbound. It is separate because units of Riftbound have the same type as units
    // of other games.
    [[nodiscard]] static const SilhouetteBook &shippedForRift();
    // The book for a card. A book is read only when it is first needed.
    [[nodiscard]] static const SilhouetteBook &shippedFor(const Facts &facts);

    // The kind for a card; "unknown" when no rule fits.
    [[nodiscard]] QString kindOf(const Facts &facts) const;
    // The same with what is behind it: a rule may say that, else the kind does.
    [[nodiscard]] Scene sceneOf(const Facts &facts) const;
    // Never null: an unknown kind is an empty silhouette.
    [[nodiscard]] const Silhouette &silhouette(const QString &kind) const;
    // How many pictures the open parts of a kind make.
    [[nodiscard]] int variants(const QString &kind) const;
    [[nodiscard]] QStringList kinds() const { return m_silhouettes.keys(); }
    // The names and words that rules ask for. The book knows no cards: a test looks for a card with
    // each of them.
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QStringList words() const;
    // Whether a word of the name begins so.
    [[nodiscard]] static bool hasWord(const QString &name, const QString &word);
    // Kinds that some rule may draw.
    [[nodiscard]] QStringList usedKinds() const;
    [[nodiscard]] const QStringList &errors() const { return m_errors; }

private:
    struct Rule
    {
        QStringList cards, names, words, types, traits, without, aspects;
        QString arena;
        int minimumCost = 0;
        QStringList kinds;
        std::vector<Backdrop> backdrops; // empty: the kind's own
    };
    [[nodiscard]] static bool fits(const Rule &rule, const Facts &facts);
    [[nodiscard]] const Rule *ruleFor(const Facts &facts) const;
    friend class SilhouetteReader;

    std::vector<Rule> m_rules;
    QHash<QString, Silhouette> m_silhouettes;
    QStringList m_errors;
};

} // namespace playmat::paint
