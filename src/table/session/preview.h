#pragma once

#include "table/interaction/table_controller.h"
#include "table/layout/table_scene.h"
#include "table/session/open_match.h"
#include "table/view/preview.h"

#include <QObject>
#include <QQmlEngine>

#include <array>

namespace playmat::table {

/// Where the card is that the preview is about, so that it can be shown next to it.
struct PreviewPlace
{
    Q_GADGET
    QML_VALUE_TYPE(previewPlace)
    Q_PROPERTY(bool shown MEMBER shown)
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(QRectF rect MEMBER rect)
    Q_PROPERTY(bool inWindow MEMBER inWindow)
    Q_PROPERTY(bool whole MEMBER whole)

public:
    bool shown = false; ///< the user points at it, has the focus on it or aims at it, or a link
                        ///< names it
    int card = -1; ///< its view id; -1: a printed card
    QRectF rect; ///< pixels of the table, or of the window if `inWindow`
    bool inWindow = false;
    bool whole = false; ///< the table shows all of it there already

    friend bool operator==(const PreviewPlace &, const PreviewPlace &) = default;
};

/// The card that is shown large: the one that the user points at, holds or has the focus on, or one
/// that a link names, with the lines that explain it.
class Preview : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(playmat::table::CardFacts facts READ facts NOTIFY changed)
    Q_PROPERTY(playmat::table::CardFacts heldFacts READ heldFacts NOTIFY placeChanged)
    Q_PROPERTY(playmat::table::PreviewPlace place READ place NOTIFY placeChanged)
    Q_PROPERTY(playmat::table::ExplainModel *explain READ explain CONSTANT)
    Q_PROPERTY(playmat::table::ExplainModel *rulings READ rulings NOTIFY changed)
    Q_PROPERTY(int delay READ delay WRITE setDelay NOTIFY delayChanged)

public:
    static constexpr int kDelayMs = 150;

    Preview(const OpenMatch &open, const TableScene &scene, const TableController &controller);

    [[nodiscard]] const CardFacts &facts() const { return m_facts; }
    [[nodiscard]] ExplainModel *explain() { return &m_explain; }
    /// The rulings of the shown card. They are looked up when somebody asks for them.
    [[nodiscard]] ExplainModel *rulings();
    /// The card that is held over the shown one; without an id: none is.
    [[nodiscard]] const CardFacts &heldFacts() const { return m_heldFacts; }
    [[nodiscard]] const PreviewPlace &place() const { return m_place; }
    /// Milliseconds that a card is pointed at before it is shown next to the pointer.
    [[nodiscard]] int delay() const { return m_delay; }
    void setDelay(int delay)
    {
        m_delay = delay;
        emit delayChanged();
    }

    /// The corner of a box of that size that shows the card: next to what it is about, and neither
    /// over that nor over the card that is held. All of it in pixels of the table, of that size.
    [[nodiscard]] Q_INVOKABLE QPointF placeFor(const QRectF &about, const QSizeF &box,
                                               const QSizeF &table, double gap) const;

    // `at`: what was pointed at, in pixels of the window.
    /// Shows a printed card, for links; empty: back to the table's.
    Q_INVOKABLE void showPrinted(const QString &cardId, const QRectF &at = {});
    /// Shows a card that a strip or a tray shows, while it is pointed at; -1: none is.
    Q_INVOKABLE void showCard(int viewId, const QRectF &at = {});
    /// Shows a card as it was at some moment, for the log; showPrinted("") ends it.
    Q_INVOKABLE void showFacts(const playmat::table::CardFacts &facts, const QRectF &at = {});
    void update();
    void clear();

signals:
    void changed();
    void placeChanged();
    void delayChanged();

private:
    void choose();
    void findPlace();
    [[nodiscard]] PreviewPlace placeNow() const;
    [[nodiscard]] int placedBy() const;
    [[nodiscard]] bool showOnTable(int viewId);
    void addPlace(std::vector<ExplainRow> &rows) const;
    void showFace(const QString &cardId);
    void show(const CardFacts &facts, std::vector<ExplainRow> rows);

    const OpenMatch &m_open;
    const TableScene &m_scene;
    const TableController &m_controller;
    ExplainModel m_explain;
    ExplainModel m_rulings;
    QString m_ruled; ///< the card of which those are
    CardFacts m_facts;
    CardFacts m_heldFacts;
    PreviewPlace m_place;
    int m_delay = kDelayMs;
    QRectF m_at; ///< where a link, or a card of a strip or tray, was pointed at
    QString m_printed;
    CardFacts m_then; ///< a card of the log, as it was
    /// The held card, the card under it and the card on the plate of the place under it, as of the
    /// last lookup.
    std::array<int, 3> m_held{-1, -1, -1};
    int m_card = -1; ///< the shown card of the table; -1: a printed card or none is shown
    int m_pointed = -1; ///< the card in a strip or tray at which the user points
};

} // namespace playmat::table
