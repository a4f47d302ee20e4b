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

public slots:
    bool step(int direction); ///< to the next zone; false: the focus leaves the table
    void move(int dx, int dy);
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
};

} // namespace playmat::table
