#pragma once

#include "table/interaction/focus_ring.h"
#include "table/interaction/hand_part.h"

#include <QObject>
#include <QQmlEngine>

namespace playmat::table {

/// The keyboard: the same gestures without a pointer.
class KeyHand : public QObject, private HandPart
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(int card READ card NOTIFY changed)
    Q_PROPERTY(QString zone READ zone NOTIFY changed)

public:
    explicit KeyHand(TableController &table);

    [[nodiscard]] int card() const { return m_ring.card(); } ///< that has the focus, or -1
    [[nodiscard]] QString zone() const;
    void follow(); ///< cards have moved; changed() is not said yet
    void forget() { m_ring.clear(); } ///< the same
    void beginQuestion()
    {
        m_moved = false;
    } ///< the user has not moved the focus during this question yet

public slots:
    bool step(int direction); ///< moves the focus to the next zone; false: it leaves the table
    void move(int dx, int dy);
    /// Moves the focus in the same way and gathers both the card it leaves and the card it reaches.
    void gather(int dx, int dy);
    void gatherThis(); ///< gathers the focused card, or releases it
    void toEnd(bool last);
    void focus(int viewId);
    void clear();
    void activate();
    void openMenu();

signals:
    void changed();

private:
    void tell();

    FocusRing m_ring;
    bool m_moved = false; ///< the user has moved the focus since the question was opened
};

} // namespace playmat::table
