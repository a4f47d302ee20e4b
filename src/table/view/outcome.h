#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QVariantList>
#include <qqmlregistration.h>

#include <cstdlib>
#include <vector>

namespace playmat::table {

/// "+2", "−1", "+0".
[[nodiscard]] inline QString signedNumber(int number)
{
    return (number < 0 ? QStringLiteral("−%1") : QStringLiteral("+%1")).arg(std::abs(number));
}

/// One part of what would happen: a glyph, and a number or a word.
struct OutcomePart
{
    Q_GADGET
    QML_VALUE_TYPE(outcomePart)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int tone MEMBER tone)

public:
    QString glyph;
    QString text;
    int tone = 0; ///< 1 good, -1 bad, 0 neither

    /// `glyph`: its name, in Latin letters.
    [[nodiscard]] static OutcomePart of(const char *glyph, const QString &text, int tone)
    {
        OutcomePart out;
        out.glyph = QString::fromLatin1(glyph);
        out.text = text;
        out.tone = tone;
        return out;
    }

    friend bool operator==(const OutcomePart &, const OutcomePart &) = default;
};

/// What would happen to a card, on a chip and in words; of a card that may be used, why that would
/// change nothing.
struct CardHint
{
    Q_GADGET
    QML_VALUE_TYPE(cardHint)
    Q_PROPERTY(QVariantList parts READ partList)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(int tone MEMBER tone)
    Q_PROPERTY(bool idle MEMBER idle)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QVariantList fates READ fateList)
    Q_PROPERTY(int holder MEMBER holder)

public:
    std::vector<OutcomePart> parts; ///< short: "−3", a skull
    QString words; ///< "3 damage, defeated"
    int tone = 0; ///< 1 helps the card's controller, -1 harms, 0 neither, or not known
    bool idle = false; ///< it would change nothing
    // --- for a drop on a place that both seats share
    QString note; ///< "1 hidden card may change it"
    /// For each seat, what becomes of its cards there: a skull, "2 of 3 die". Empty: nothing is
    /// said.
    std::vector<OutcomePart> fates;
    int holder = -1; ///< the seat that holds the place afterwards; -1: nobody, or it is not said
    QList<int> sums; ///< for each seat, the sum on the plate of the place; empty: as it is now
    int reaches = -1; ///< the step of the track that the player would reach; -1: none

    /// All texts of the outcome in one sentence.
    [[nodiscard]] QString said() const
    {
        return note.isEmpty() ? words : words + QStringLiteral("; ") + note;
    }
    [[nodiscard]] bool isEmpty() const { return words.isEmpty(); }
    /// Adds a part to the outcome, with its text.
    void add(const char *glyph, const QString &text, const QString &said, int partTone)
    {
        parts.push_back(OutcomePart::of(glyph, text, partTone));
        words += (words.isEmpty() ? QString() : QStringLiteral(", ")) + said;
    }
    [[nodiscard]] QVariantList partList() const { return listed(parts); }
    [[nodiscard]] QVariantList fateList() const { return listed(fates); }
    friend bool operator==(const CardHint &, const CardHint &) = default;

private:
    [[nodiscard]] static QVariantList listed(const std::vector<OutcomePart> &parts)
    {
        QVariantList list;
        for (const OutcomePart &part : parts)
            list.append(QVariant::fromValue(part));
        return list;
    }
};

} // namespace playmat::table
