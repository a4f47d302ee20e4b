#pragma once

#include "table/game/table_port.h"
#include "table/interaction/hand_part.h"

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QRectF>

namespace playmat::table {

/// The cards that the player wants to move together (Decision::together). The player gathers them
/// one by one or draws a band around them, and can then drag them by any of them. The open question
/// must allow this; the class knows nothing else about the rules.
class Gathering : public QObject, private HandPart
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(QList<int> cards READ cards NOTIFY changed)
    Q_PROPERTY(QString words READ words NOTIFY changed)
    Q_PROPERTY(QRectF band READ band NOTIFY bandChanged)

public:
    explicit Gathering(TableController &table);

    [[nodiscard]] const QList<int> &cards() const
    {
        return m_cards;
    } ///< in the order in which they were gathered
    [[nodiscard]] bool has(int viewId) const { return m_cards.contains(viewId); }
    /// Whether several cards are gathered and this is one of them: dragging it moves them all.
    [[nodiscard]] bool takesAlong(int viewId) const { return m_cards.size() > 1 && has(viewId); }
    /// "2 units"; empty: no cards are gathered.
    [[nodiscard]] QString words() const;
    /// The text of the prompt while cards are gathered.
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] const QRectF &band() const
    {
        return m_band;
    } ///< the selection band that the user is drawing

    /// Whether the open question lets several cards go together.
    [[nodiscard]] bool possible() const;
    [[nodiscard]] bool canGather(int viewId) const;
    /// Whether there is another card that could go together with this one.
    [[nodiscard]] bool hasCompany(int viewId) const;

    /// Gathers the card, or releases it; refuses a card that cannot go with the gathered ones.
    void toggle(int viewId);
    /// Gathers the card, but shows no refusal if that is not possible. True: the card is gathered
    /// now.
    bool add(int viewId);
    void letGo();
    void forgetGone(); ///< releases the cards that are no longer on the table

    void stretch(QPointF from, QPointF to);
    void closeBand(bool adds); ///< gathers the cards in the band; `adds`: keeps the cards that are
                               ///< already gathered
    void dropBand();

signals:
    void changed();
    void bandChanged();

private:
    [[nodiscard]] bool fits(int viewId) const;
    void tell();

    QList<int> m_cards;
    QRectF m_band;
};

} // namespace playmat::table
