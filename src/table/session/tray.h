#pragma once

#include "table/interaction/table_controller.h"
#include "table/layout/table_scene.h"
#include "table/session/open_match.h"
#include "table/view/option_model.h"

#include <QObject>
#include <QQmlEngine>

namespace playmat::table {

/// An open pile, or the cards that lie under a card, shown above the table.
class Tray : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(playmat::table::OptionModel *cards READ cards CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY changed)

public:
    Tray(const OpenMatch &open, const TableScene &scene, TableController &controller);

    [[nodiscard]] OptionModel *cards() { return &m_cards; }
    [[nodiscard]] const QString &title() const { return m_title; } ///< empty: none is open

    /// Shows the cards of a pile ("discard.0"), or those under a card ("under.57"), or puts them
    /// away again.
    Q_INVOKABLE void open(const QString &what);
    Q_INVOKABLE void close();
    /// A card of the open pile, used where it lies. The pile makes way: what follows is on the
    /// table.
    Q_INVOKABLE void use(int viewId, bool byKey);
    void update(); ///< the cards of the table have changed

signals:
    void changed();

private:
    [[nodiscard]] bool holds(const CardRow &row) const;
    [[nodiscard]] std::vector<OptionRow> rows() const;
    [[nodiscard]] QString name() const;

    const OpenMatch &m_open;
    const TableScene &m_scene;
    TableController &m_controller;
    OptionModel m_cards;
    QString m_of;
    QString m_title;
};

} // namespace playmat::table
