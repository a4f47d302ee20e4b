#pragma once

#include <QMetaType>
#include <QRectF>
#include <QString>
#include <qqmlregistration.h>

namespace playmat::table {

/// Something that a lesson lights: where it is on the stage, and what it is called.
struct LitMark
{
    Q_GADGET
    QML_VALUE_TYPE(litMark)
    Q_PROPERTY(QRectF rect MEMBER rect)
    Q_PROPERTY(QString name MEMBER name)

public:
    QRectF rect;
    QString name; ///< as a screen reader says it; may be empty

    friend bool operator==(const LitMark &, const LitMark &) = default;
};

} // namespace playmat::table
