#include "table/session/preview.h"

#include <utility>

namespace playmat::table {

Preview::Preview(const OpenMatch &open, const TableScene &scene, const TableController &controller)
    : m_open(open)
    , m_scene(scene)
    , m_controller(controller)
    , m_explain(this)
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
}

void Preview::showPrinted(const QString &cardId)
{
    m_printed = cardId;
    m_then = {};
    update();
}

void Preview::showFacts(const CardFacts &facts)
{
    m_printed = facts.cardId;
    m_then = facts;
    update();
}

void Preview::showCard(int viewId)
{
    m_pointed = viewId;
    update();
}

void Preview::clear()
{
    m_card = m_pointed = -1;
    show({}, {});
}

void Preview::update()
{
    if (!m_open.running())
        return;
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

/// False: nobody may see that card now.
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

void Preview::show(const CardFacts &facts, std::vector<ExplainRow> rows)
{
    m_explain.show(std::move(rows));
    if (m_facts == facts)
        return;
    m_facts = facts;
    emit changed();
}

} // namespace playmat::table
