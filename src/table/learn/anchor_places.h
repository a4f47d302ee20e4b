#pragma once

#include "learn/sight.h"
#include "table/learn/lit_mark.h"
#include "table/session/table_session.h"

#include <QPointer>
#include <QQuickItem>

#include <string>
#include <vector>

namespace playmat::table {

/// Where on the stage the things are that documents name: cards and their parts, zones, controls.
/// The stage lies over the whole table, panel included.
class AnchorPlaces
{
public:
    explicit AnchorPlaces(TableSession &table)
        : m_table(table)
    {
    }

    /// Without one only cards and zones are found, as in tests without a window.
    void setStage(QQuickItem *stage) { m_stage = stage; }
    [[nodiscard]] QQuickItem *stage() const { return m_stage; }

    [[nodiscard]] std::vector<LitMark> of(const learn::Anchor &anchor,
                                          const learn::Sight &sight) const;
    /// Where an item of that name is shown; empty: nowhere.
    [[nodiscard]] QRectF rectOfItem(const QString &objectName) const;
    [[nodiscard]] QRectF rectOfCard(int card) const;
    [[nodiscard]] QRectF rectOfZone(const learn::Selector &place, const learn::Sight &sight) const;
    /// Whether a click there is one on the anchor. `card` -1: it was on no card; `at` left of the
    /// table: a key has pressed the card.
    [[nodiscard]] bool isOn(const learn::Anchor &anchor, const learn::Sight &sight, int card,
                            QPointF at) const;
    /// What the thing under a click is called; may be empty.
    [[nodiscard]] QString nameOfCard(int card) const;

private:
    [[nodiscard]] QRectF rectOfPart(int card, std::string_view part) const;
    [[nodiscard]] std::vector<ZoneKey> zonesOf(const learn::Selector &place,
                                               const learn::Sight &sight) const;

    TableSession &m_table;
    QPointer<QQuickItem> m_stage;
};

} // namespace playmat::table
