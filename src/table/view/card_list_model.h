#pragma once

#include "table/view/card_row.h"

#include <QAbstractListModel>
#include <QHash>
#include <QQmlEngine>

#include <vector>

namespace playmat::table {

/// Where a card that was not seen before came from: the row that stood for it until now.
struct CameFrom
{
    int viewId = -1; ///< id now
    ZoneKey zone; ///< zone before
};

/// Every visible card of the table, one row each, in one flat list. Never reset during a game: a
/// card that changes zones changes the data of its row, so that the item that draws it lives on
/// and glides. Roles are the properties of CardFacts and those named below.
class CardListModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        ViewIdRole = Qt::UserRole + 1,
        FactsRole,
        ZoneRole,
        SeatRole,
        SlotRole,
        HostRole,
        TargetXRole,
        TargetYRole,
        TargetWRole,
        TargetHRole,
        StackZRole,
        SpawnXRole,
        SpawnYRole,
        TurnRole,
        FormRole,
        RaisedRole,
        MarkKindRole,
        DividedRole,
        TabLimitRole,
        StagedRole,
        HintRole,
        StackRole,
        OnTopRole,
        FirstFactRole, ///< and on: one for each property of CardFacts, by its name
    };

    explicit CardListModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return int(m_rows.size()); }

    /// Shows exactly these cards. A row stays the row of its card by id; by `cameFrom` for a card
    /// that was hidden until now; by zone and slot for a card that is turned over where it lies.
    void show(std::vector<CardRow> rows, const std::vector<CameFrom> &cameFrom = {});
    /// A new game: the one moment when all rows go.
    void clear();

    [[nodiscard]] const std::vector<CardRow> &rows() const { return m_rows; }
    [[nodiscard]] const CardRow *find(int viewId) const;
    [[nodiscard]] Q_INVOKABLE int indexOf(int viewId) const;

signals:
    void countChanged();

private:
    struct Plan
    {
        std::vector<int> newForOld; ///< index of the new row, -1: it goes
        std::vector<bool> taken; ///< new rows that have an old one
    };
    [[nodiscard]] Plan matchRows(const std::vector<CardRow> &rows,
                                 const std::vector<CameFrom> &cameFrom) const;
    void matchById(Plan &plan, const std::vector<CardRow> &rows) const;
    void matchByOrigin(Plan &plan, const std::vector<CardRow> &rows,
                       const std::vector<CameFrom> &cameFrom) const;
    void matchByPlace(Plan &plan, const std::vector<CardRow> &rows) const;
    void removeGone(Plan &plan);
    void update(const Plan &plan, std::vector<CardRow> &rows);
    void append(const Plan &plan, std::vector<CardRow> &rows);

    std::vector<CardRow> m_rows;
};

} // namespace playmat::table
