#pragma once

#include "table/interaction/table_controller.h"
#include "table/layout/table_scene.h"
#include "table/session/open_match.h"
#include "table/view/preview.h"

#include <QObject>
#include <QQmlEngine>

#include <array>

namespace playmat::table {

/// The card that is shown large: the one that the user points at, holds or has the focus on, or one
/// that a link names, with the lines that explain it.
class Preview : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(playmat::table::CardFacts facts READ facts NOTIFY changed)
    Q_PROPERTY(playmat::table::ExplainModel *explain READ explain CONSTANT)

public:
    Preview(const OpenMatch &open, const TableScene &scene, const TableController &controller);

    [[nodiscard]] const CardFacts &facts() const { return m_facts; }
    [[nodiscard]] ExplainModel *explain() { return &m_explain; }

    /// Shows a printed card, for links; empty: back to the table's.
    Q_INVOKABLE void showPrinted(const QString &cardId);
    /// Shows a card that a strip or a tray shows, while it is pointed at; -1: none is.
    Q_INVOKABLE void showCard(int viewId);
    /// Shows a card as it was at some moment, for the log; showPrinted("") ends it.
    Q_INVOKABLE void showFacts(const playmat::table::CardFacts &facts);
    void update();
    void clear();

signals:
    void changed();

private:
    [[nodiscard]] bool showOnTable(int viewId);
    void addPlace(std::vector<ExplainRow> &rows) const;
    void showFace(const QString &cardId);
    void show(const CardFacts &facts, std::vector<ExplainRow> rows);

    const OpenMatch &m_open;
    const TableScene &m_scene;
    const TableController &m_controller;
    ExplainModel m_explain;
    CardFacts m_facts;
    QString m_printed;
    CardFacts m_then; ///< a card of the log, as it was
    /// The held card, the card under it and the card on the plate of the place under it, as of the
    /// last lookup.
    std::array<int, 3> m_held{-1, -1, -1};
    int m_card = -1; ///< the shown card of the table; -1: a printed card or none is shown
    int m_pointed = -1; ///< the card in a strip or tray at which the user points
};

} // namespace playmat::table
