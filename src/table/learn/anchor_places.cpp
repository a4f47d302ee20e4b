#include "table/learn/anchor_places.h"

#include "table/session/course_data.h"
#include "table/view/shown_item.h"

#include <QAccessible>
#include <QQuickWindow>

#include <algorithm>

namespace playmat::table {

using learn::Anchor;
using learn::Place;
using learn::Selector;
using learn::Sight;

namespace {

/// What a screen reader calls a thing of the panel.
QString spokenName(const QQuickItem *stage, const QString &objectName)
{
    if (stage == nullptr || stage->window() == nullptr)
        return {};
    QQuickItem *item = findShown(stage->window()->contentItem(), objectName);
    const QAccessibleInterface *spoken
        = item == nullptr ? nullptr : QAccessible::queryAccessibleInterface(item);
    return spoken == nullptr ? QString() : spoken->text(QAccessible::Name);
}

} // namespace

QRectF AnchorPlaces::rectOfItem(const QString &objectName) const
{
    if (m_stage == nullptr || m_stage->window() == nullptr || objectName.isEmpty())
        return {};
    const QQuickItem *item = findShown(m_stage->window()->contentItem(), objectName);
    return item == nullptr ? QRectF() : m_stage->mapRectFromItem(item, item->boundingRect());
}

QRectF AnchorPlaces::rectOfCard(int card) const
{
    return m_table.stage()->rectOf(card);
}

QRectF AnchorPlaces::rectOfPart(int card, std::string_view part) const
{
    const QRectF whole = rectOfCard(card);
    if (part.empty() || m_stage == nullptr || m_stage->window() == nullptr)
        return whole;
    QQuickItem *item
        = findShown(m_stage->window()->contentItem(), QStringLiteral("card%1").arg(card));
    for (const QString &name : item == nullptr ? QStringList() : itemsOfPart(part)) {
        const QQuickItem *inner = findShown(item, name);
        if (inner != nullptr && !inner->boundingRect().isEmpty())
            return m_stage->mapRectFromItem(inner, inner->boundingRect());
    }
    return whole;
}

std::vector<ZoneKey> AnchorPlaces::zonesOf(const Selector &place, const Sight &sight) const
{
    const QString word = QString::fromStdString(place.place->name);
    const auto key = [&](int seat) {
        return m_table.stage()->scene().spec().key(QStringLiteral("%1.%2").arg(word).arg(seat));
    };
    if (place.side != learn::Side::Anybody)
        return {key(sight.seat(place.side))};
    return {key(0), key(1)};
}

QRectF AnchorPlaces::rectOfZone(const Selector &place, const Sight &sight) const
{
    QRectF all;
    if (place.place->where == Place::Where::Anywhere) {
        for (const int card : sight.find(place))
            all = all.united(rectOfCard(card));
        return all;
    }
    for (const ZoneKey &key : zonesOf(place, sight))
        all = all.united(QRectF(m_table.stage()->scene().layout().zoneRect(key)));
    return all;
}

QString AnchorPlaces::nameOfCard(int card) const
{
    const CardRow *row = m_table.stage()->scene().row(card);
    return row == nullptr ? QString() : row->facts.accessibleName;
}

std::vector<LitMark> AnchorPlaces::of(const Anchor &anchor, const Sight &sight) const
{
    std::vector<LitMark> out;
    const auto add = [&](const QRectF &rect, const QString &name) {
        if (!rect.isEmpty())
            out.push_back({rect, name});
    };
    switch (anchor.kind) {
    case Anchor::Kind::Cards:
        for (const int card : sight.find(anchor.cards))
            add(rectOfPart(card, anchor.word), nameOfCard(card));
        break;
    case Anchor::Kind::Zone:
        add(rectOfZone(anchor.cards, sight), {});
        break;
    case Anchor::Kind::Control:
        add(rectOfItem(itemOfControl(anchor.word)),
            spokenName(m_stage, itemOfControl(anchor.word)));
        break;
    }
    // Cards of one pile lie on one another: they are one thing to look at.
    const auto same = [](const LitMark &a, const LitMark &b) { return a.rect == b.rect; };
    out.erase(std::unique(out.begin(), out.end(), same), out.end());
    return out;
}

bool AnchorPlaces::isOn(const Anchor &anchor, const Sight &sight, int card, QPointF at) const
{
    if (anchor.kind == Anchor::Kind::Control)
        return false; // nothing of a game lies there
    if (anchor.kind == Anchor::Kind::Zone) {
        const CardRow *row = m_table.stage()->scene().row(card);
        const ZoneKey under
            = row != nullptr ? row->zone : m_table.stage()->scene().layout().zoneAt(at.toPoint());
        const std::vector<ZoneKey> zones = zonesOf(anchor.cards, sight);
        return std::ranges::find(zones, under) != zones.end();
    }
    const std::vector<int> cards = sight.find(anchor.cards);
    if (std::ranges::find(cards, card) == cards.end())
        return false;
    const QRectF part = rectOfPart(card, anchor.word);
    const double reach = 6; // a badge is small
    const bool byKey = at.x() < 0; // a key or a screen reader means the whole card
    return anchor.word.empty() || byKey || part.adjusted(-reach, -reach, reach, reach).contains(at);
}

} // namespace playmat::table
