#pragma once

#include <QObject>
#include <qqmlregistration.h>

namespace playmat::table {

/// How the two people sit in front of the screen.
namespace Seating {
Q_NAMESPACE
QML_NAMED_ELEMENT(Seating)

enum Mode {
    Open, ///< both hands are face up
    Peek, ///< both are face down; whoever holds their strip or key sees their own
    Own, ///< a person alone sees their own, always, and never the other
};
Q_ENUM_NS(Mode)

} // namespace Seating

/// What is shown: to everybody, to whoever is looking at their own hand, or both hands.
struct Eyes
{
    Seating::Mode seating = Seating::Peek;
    int peeking = -1; ///< seat that looks now

    friend bool operator==(const Eyes &, const Eyes &) = default;
};

} // namespace playmat::table
