#pragma once

#include "table/view/card_facts.h"
#include "table/view/outcome.h"
#include "table/view/zones.h"

#include <QRect>

namespace playmat::table {

/// How a card is drawn.
namespace CardForm {
Q_NAMESPACE
QML_NAMED_ELEMENT(CardForm)

enum Kind {
    Unseen, ///< is there, but other cards stand for it (under a unit, deep in a pile)
    Tile,
    Mini,
    Wide,
    Back,
    Pip, ///< one of a strip
    Card,
    Plate, ///< the plate of a place that both seats share
    Item, ///< an item of a stack
};
Q_ENUM_NS(Kind)
} // namespace CardForm

/// Where and how a card is placed, in whole pixels of the table.
struct Placement
{
    QRect rect; ///< drawn here when at rest
    QRect hit; ///< answers the pointer here; does not move when a neighbour makes room
    QPoint spawn; ///< a card that is new on the table comes from here
    int z = 0;
    double rotation = 0; ///< degrees, around the lower edge's middle
    CardForm::Kind form = CardForm::Unseen;
    int tabs = 0; ///< a tile: as many cards show under it, the last one may stand for several
    bool raised = false; ///< the hovered card of a hand

    friend bool operator==(const Placement &, const Placement &) = default;
};

/// One visible card: who it is on this table, what it shows, where it lies, what may be done.
struct CardRow
{
    int viewId = -1; ///< the observation's id; of a hidden card the id of its place
    ZoneKey zone;
    int slot = 0; ///< position in its zone
    int spot = 0; ///< which place of a zone of places; -1: with its seat's strip, at the end
    int host = -1; ///< view id of the card that it is under or beside
    bool fixed = false; ///< it is never taken up
    CardFacts facts;
    Placement place;
    int mark = 0; ///< paint::Mark
    int divided = 0; ///< damage or healing being assigned
    CardHint hint; ///< what would happen to it, or that nothing would
    bool staged = false; ///< chosen for the place where it lies, but not yet answered
    int pile = 0; ///< it lies only on equal tokens with the same number; negative: on none
    int stack = 1; ///< so many equal tokens lie here, from this one downwards
    int onTop = -1; ///< view id of the equal token that lies on this one; -1: none
    int depth = 0; ///< so many equal tokens lie on it

    /// Where it lies for a frame drawn around several cards: the hit area, and for a token under an
    /// equal one, which has none, where it shows.
    [[nodiscard]] const QRect &spanned() const { return onTop >= 0 ? place.rect : place.hit; }

    friend bool operator==(const CardRow &, const CardRow &) = default;
};

} // namespace playmat::table
