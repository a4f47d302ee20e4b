#include "table/session/preview.h"

#include "table/layout/bubble_place.h"
#include "table/session/card_rulings.h"

#include <utility>

namespace playmat::table {

Preview::Preview(const OpenMatch &open, const TableScene &scene, const TableController &controller)
    : m_open(open)
    , m_scene(scene)
    , m_controller(controller)
    , m_explain(this)
    , m_rulings(this)
{
    connect(m_controller.pointer(), &PointerHand::hoverChanged, this, &Preview::update);
    connect(m_controller.keys(), &KeyHand::changed, this, &Preview::update);
    connect(m_controller.aim(), &Aim::heldChanged, this, [this] {
        const Aim &aim = *m_controller.aim();
        const std::array held{aim.held().viewId, aim.under(),
                              aim.held().active() ? aim.placeCard() : -1};
        if (std::exchange(m_held, held) != held)
            update();
    });
    connect(&m_scene, &TableScene::arranged, this, &Preview::findPlace);
}

void Preview::showPrinted(const QString &cardId, const QRectF &at)
{
    m_printed = cardId;
    m_then = {};
    m_at = at;
    update();
}

void Preview::showFacts(const CardFacts &facts, const QRectF &at)
{
    m_printed = facts.cardId;
    m_then = facts;
    m_at = at;
    update();
}

void Preview::showCard(int viewId, const QRectF &at)
{
    m_pointed = viewId;
    m_at = at;
    update();
}

void Preview::clear()
{
    m_card = m_pointed = -1;
    show({}, {});
    findPlace();
}

void Preview::update()
{
    if (!m_open.running())
        return;
    choose();
    findPlace();
}

void Preview::choose()
{
    if (!m_then.hidden()) {
        m_card = -1;
        return show(m_then, m_open.game->printed(m_then.cardId).rows);
    }
    if (!m_printed.isEmpty())
        return showFace(m_printed);
    for (const int id : {m_pointed, m_controller.pointer()->hovered(), m_controller.aim()->under(),
                         m_controller.aim()->held().viewId, m_controller.keys()->card()}) {
        if (showOnTable(id))
            return;
    }
    const Prompt &prompt = m_controller.desk()->prompt();
    if (prompt.docked && showOnTable(m_open.game->lookedAt()))
        return;
    // What is asked in the strip is shown there with its card.
    if (!prompt.docked && !prompt.sourceId.isEmpty())
        return showFace(prompt.sourceId);
    // What is there stays in view as long as this very card is open, not another of the same name.
    if (!showOnTable(m_card))
        showFace({});
}

void Preview::findPlace()
{
    const PreviewPlace place = placeNow();
    CardFacts held;
    if (place.shown && m_held[0] >= 0 && place.card != m_held[0])
        if (const CardRow *row = m_scene.row(m_held[0]))
            held = row->facts;
    if (place == m_place && held == m_heldFacts)
        return;
    m_place = place;
    m_heldFacts = held;
    emit placeChanged();
}

/// The card of the table that the preview is shown next to; -1: it is only remembered.
int Preview::placedBy() const
{
    if (m_card >= 0 && m_held[0] >= 0)
        return m_card == m_held[1] ? m_card : m_card == m_held[0] ? m_held[2] : -1;
    const bool meant
        = m_card == m_controller.pointer()->hovered() || m_card == m_controller.keys()->card();
    return meant ? m_card : -1;
}

PreviewPlace Preview::placeNow() const
{
    PreviewPlace place;
    if (m_facts.hidden())
        return place;
    place.card = m_card;
    if (!m_printed.isEmpty() || (m_card >= 0 && m_card == m_pointed)) {
        place.shown = place.inWindow = true;
        place.rect = m_at;
        return place;
    }
    const CardRow *row = m_scene.row(placedBy());
    if (row == nullptr)
        return place;
    place.shown = true;
    place.rect = row->place.rect.united(row->place.hit);
    place.whole = row->place.raised;
    return place;
}

QPointF Preview::placeFor(const QRectF &about, const QSizeF &box, const QSizeF &table,
                          double gap) const
{
    BubbleRoom room;
    room.area = QRectF(QPointF(), table).adjusted(gap, gap, -gap, -gap);
    room.marks.push_back(about);
    if (const CardRow *held = m_scene.row(m_held[0]))
        room.marks.emplace_back(held->place.rect);
    room.gap = gap;
    return bubblePlace(room, box);
}

/// Returns false if nobody may see that card now.
bool Preview::showOnTable(int viewId)
{
    std::optional<PreviewWords> words = m_open.game->preview(viewId);
    if (!words)
        return false;
    m_card = viewId;
    if (const CardRow *row = m_scene.row(viewId); row != nullptr && !row->hint.isEmpty())
        words->rows.insert(words->rows.begin(), explained(row->hint));
    if (viewId == m_held[0])
        addPlace(words->rows);
    show(words->facts, std::move(words->rows));
    return true;
}

/// What the place says to which the held card would go.
void Preview::addPlace(std::vector<ExplainRow> &rows) const
{
    const CardRow *place = m_held[2] < 0 ? nullptr : m_scene.row(m_held[2]);
    if (place == nullptr || place->facts.hidden())
        return;
    for (const PlaceInfo &info : m_open.game->board().places) {
        if (info.card != place->viewId || info.text.isEmpty())
            continue;
        ExplainRow row;
        row.glyph = QStringLiteral("flag");
        row.text = QStringLiteral("<b>%1</b>: %2")
                       .arg(place->facts.name.toHtmlEscaped(), info.text.toHtmlEscaped());
        rows.insert(rows.begin(), row);
    }
}

void Preview::showFace(const QString &cardId)
{
    m_card = -1;
    PreviewWords words = m_open.game->printed(cardId);
    show(words.facts, std::move(words.rows));
}

ExplainModel *Preview::rulings()
{
    if (m_open.running() && std::exchange(m_ruled, m_facts.cardId) != m_facts.cardId)
        m_rulings.show(rulingsOf(m_open.match->setup().game, m_facts.cardId));
    return &m_rulings;
}

void Preview::show(const CardFacts &facts, std::vector<ExplainRow> rows)
{
    m_explain.show(std::move(rows));
    if (m_facts == facts)
        return;
    m_facts = facts;
    emit changed();
}

} // namespace playmat::table
