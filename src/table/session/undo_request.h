#pragma once

#include <QObject>
#include <QString>
#include <qqmlregistration.h>

#include <array>

namespace playmat::table {

/// An undo that both seats have to agree to, because something was shown or drawn since.
struct UndoRequest
{
    Q_GADGET
    QML_VALUE_TYPE(undoRequest)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool nearAgrees READ nearAgrees)
    Q_PROPERTY(bool farAgrees READ farAgrees)

public:
    bool open = false;
    QString text; ///< what would be taken back
    std::array<bool, 2> agreed{};

    [[nodiscard]] bool nearAgrees() const { return agreed[0]; }
    [[nodiscard]] bool farAgrees() const { return agreed[1]; }
    friend bool operator==(const UndoRequest &, const UndoRequest &) = default;
};

} // namespace playmat::table
