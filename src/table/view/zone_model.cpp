#include "table/view/zone_model.h"

#include "table/view/card_list_model.h"

namespace playmat::table {

ZoneModel::ZoneModel(CardListModel *cards, ZoneKey key, QString name, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_cards(cards)
    , m_key(key)
    , m_name(std::move(name))
{
    setSourceModel(cards);
    setFilterRole(CardListModel::ZoneRole);
    setSortRole(CardListModel::SlotRole);
    setDynamicSortFilter(true);
    sort(0);
    connect(this, &QAbstractItemModel::rowsInserted, this, &ZoneModel::countChanged);
    connect(this, &QAbstractItemModel::rowsRemoved, this, &ZoneModel::countChanged);
    connect(this, &QAbstractItemModel::modelReset, this, &ZoneModel::countChanged);
}

QList<int> ZoneModel::viewIds() const
{
    QList<int> ids;
    for (int row = 0; row < rowCount(); ++row)
        ids.append(data(index(row, 0), CardListModel::ViewIdRole).toInt());
    return ids;
}

bool ZoneModel::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    return !parent.isValid() && m_cards->rows()[size_t(row)].zone == m_key;
}

bool ZoneModel::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    return m_cards->rows()[size_t(left.row())].slot < m_cards->rows()[size_t(right.row())].slot;
}

} // namespace playmat::table
