#pragma once

#include "table/game/table_port.h"
#include "table/interaction/hand_part.h"
#include "table/view/option_model.h"

#include <QObject>
#include <QPointF>
#include <QQmlEngine>

namespace playmat::table {

/// The menu of a card: all it can do, all it cannot do now, and the pile it belongs to.
class CardMenu : public QObject, private HandPart
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(playmat::table::OptionModel *lines READ lines CONSTANT)
    Q_PROPERTY(QPointF at READ at NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)

public:
    explicit CardMenu(TableController &table);

    [[nodiscard]] OptionModel *lines() { return &m_lines; }
    [[nodiscard]] QPointF at() const { return m_at; }
    [[nodiscard]] const QString &title() const { return m_title; }
    [[nodiscard]] int card() const { return m_card; } ///< whose menu it is; -1: no card's

    void showFor(int viewId, QPointF at);
    void showOptions(const std::vector<int> &options, QPointF at, int card = -1);
    /// The tray that shows the pile of a card, or the cards under one; empty: there is none.
    [[nodiscard]] static QString trayOf(const TablePort &port, const CardRow &row);

public slots:
    /// Long press or right click: the menu of the card there.
    void openAt(QPointF at);
    void openOf(int viewId, QPointF at);
    void choose(int row);
    void close();

signals:
    void changed();

private:
    [[nodiscard]] std::vector<OptionRow> togetherLines(int viewId) const;
    [[nodiscard]] std::vector<OptionRow> trayLines(const CardRow &row) const;
    void show(std::vector<OptionRow> rows, QPointF at, const QString &title, int card);

    OptionModel m_lines;
    QPointF m_at;
    QString m_title;
    int m_card = -1;
};

} // namespace playmat::table
