// What a picture is made from. The same facts give the same picture, on every machine and for ever.
#pragma once

#include <QString>
#include <QStringList>

namespace playmat::paint {

struct Facts
{
    QString id; // decides everything that is left to chance
    QString type; // "Unit", "Event", "Upgrade", "Leader", "Base", "Token Unit" …
    QString arena; // "Space", "Ground" or empty
    QStringList aspects; // "Vigilance" …; also the inks and domains of other games
    QStringList traits;
    int rulesLength = 0; // characters of rules text: more rules, less picture
    int cost = -1; // big units get big silhouettes
    QString face{}; // selects the frame, the tones and the silhouettes: "rift"; empty: the type
                    // selects them
    QString name{}; // as printed in English, for rules that draw a character

    bool operator==(const Facts &) const = default;

    [[nodiscard]] bool isLeader() const { return type == QLatin1String("Leader"); }
    [[nodiscard]] bool isRift() const { return face == QLatin1String("rift"); }
    [[nodiscard]] bool isToken() const { return type.startsWith(QLatin1String("Token")); }
    [[nodiscard]] bool has(const char *aspect) const
    {
        return aspects.contains(QLatin1String(aspect));
    }
};

// How far down (0..1) the picture of a whole card reaches. CardFace.qml asks for the same number.
[[nodiscard]] double pictureShare(int rulesLength);

} // namespace playmat::paint
