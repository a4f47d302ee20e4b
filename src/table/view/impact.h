#pragma once

#include "match/event_line.h"
#include "table/view/card_facts.h"

#include <QMetaType>
#include <QObject>
#include <QString>
#include <qqmlregistration.h>

#include <optional>

namespace playmat::table {

/// The effect that is drawn on a card when something happens to it, for example when it is struck,
/// protected, healed or defeated.
struct Impact
{
    Q_GADGET
    QML_VALUE_TYPE(impact)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(bool averted MEMBER averted)
    Q_PROPERTY(bool flashes MEMBER flashes)
    Q_PROPERTY(bool shakes MEMBER shakes)
    Q_PROPERTY(bool slow MEMBER slow)
    Q_PROPERTY(bool still MEMBER still)

public:
    QString kind; ///< kind of burst: "scratch", "hit", "crush", "shield", "prevent", "defeat",
                  ///< "heal", "token", "capture", "earn" or "break"
    int card = -1;
    int from = -1; ///< the card from which it flies; -1: it does not fly
    QString words; ///< the number, "−3"; empty: no number is shown
    bool averted = false; ///< the number is damage that was prevented
    bool flashes = false; ///< the card is white for a moment
    bool shakes = false; ///< the whole table shakes
    bool slow = false; ///< it is part of the blow that ends the game
    bool still = false; ///< it must not move: it is shown for a moment and then disappears

    friend bool operator==(const Impact &, const Impact &) = default;
};

/// Something that happens to a card.
struct Deed
{
    match::BeatKind kind = match::BeatKind::None;
    int card = -1; ///< the card to which it happens
    int amount = 0;
};

/// The impact to draw for a deed; nullopt if nothing is to be drawn. `facts` are what the card
/// shows afterwards.
[[nodiscard]] std::optional<Impact> impactOf(const Deed &deed, const CardFacts &facts);

} // namespace playmat::table
