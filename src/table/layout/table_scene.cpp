#include "table/layout/table_scene.h"

#include "table/layout/token_stacks.h"

#include <utility>

namespace playmat::table {

TableScene::TableScene(QObject *parent)
    : QObject(parent)
{
    m_layout = TableLayout(*m_spec, {}, m_state);
}

bool TableScene::setSpec(const TableSpec &spec)
{
    if (m_spec == &spec)
        return false;
    const bool otherWords = m_spec->hasPlacesOf(spec);
    m_spec = &spec;
    if (otherWords) // it is the same table in another language
        return false;
    qDeleteAll(std::exchange(m_zones, {}));
    clear();
    return true;
}

ZoneModel *TableScene::zone(ZoneKey key)
{
    ZoneModel *&model = m_zones[key];
    if (model == nullptr) {
        model = new ZoneModel(&m_cards, key, m_spec->name(key), this);
        QQmlEngine::setObjectOwnership(model, QQmlEngine::CppOwnership);
    }
    return model;
}

void TableScene::present(std::vector<CardRow> rows, const std::vector<CameFrom> &cameFrom)
{
    m_rows = std::move(rows);
    show(cameFrom);
}

void TableScene::arrange(const LayoutState &state)
{
    m_state = state;
    show({});
}

void TableScene::clear()
{
    m_rows.clear();
    m_cards.clear();
    m_layout = TableLayout(*m_spec, {}, m_state);
}

std::vector<CardRow> TableScene::decorated() const
{
    std::vector<CardRow> rows = m_rows;
    for (CardRow &row : rows) {
        if (!m_decorate)
            break;
        const Decoration decoration = m_decorate(row);
        row.mark = decoration.mark;
        row.divided = decoration.divided;
        row.staged = decoration.staged;
        row.hint = decoration.hint;
        row.pile = decoration.pile;
    }
    return rows;
}

/// A card chosen for the strip is already there, behind the others.
std::vector<CardRow> TableScene::withStagedMoved(const std::vector<CardRow> &rows) const
{
    std::vector<CardRow> moved = rows;
    for (CardRow &row : moved) {
        if (!row.staged)
            continue;
        row.zone.zone = m_spec->first(Arrangement::Strip, row.zone.seat).zone;
        row.slot += 1000;
    }
    return moved;
}

void TableScene::show(const std::vector<CameFrom> &cameFrom)
{
    std::vector<CardRow> rows = decorated();
    stackTokens(*m_spec, rows);
    m_layout = TableLayout(*m_spec, withStagedMoved(rows), m_state);
    m_layout.applyTo(rows);
    m_cards.show(std::move(rows), cameFrom);
    emit arranged();
}

} // namespace playmat::table
