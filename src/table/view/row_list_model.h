#pragma once

#include <QAbstractListModel>
#include <QHash>

#include <algorithm>
#include <vector>

namespace playmat::table {

/// A list of small records whose roles are the properties of a gadget. Derived classes only say
/// which gadget. Rows are compared from the front: what differs is changed, added or removed, so
/// that the items of the others live on.
template <class Row>
class RowListModel : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        const int property = role - Qt::UserRole - 1;
        if (!index.isValid() || index.row() >= int(m_rows.size()) || property < 0
            || property >= Row::staticMetaObject.propertyCount())
            return {};
        return Row::staticMetaObject.property(property).readOnGadget(&m_rows[size_t(index.row())]);
    }

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override
    {
        QHash<int, QByteArray> names;
        for (int i = 0; i < Row::staticMetaObject.propertyCount(); ++i)
            names.insert(Qt::UserRole + 1 + i, Row::staticMetaObject.property(i).name());
        return names;
    }

    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }

    void show(std::vector<Row> rows)
    {
        const size_t common = std::min(rows.size(), m_rows.size());
        if (m_rows.size() > common) {
            beginRemoveRows({}, int(common), int(m_rows.size()) - 1);
            m_rows.resize(common);
            endRemoveRows();
        }
        for (size_t i = 0; i < common; ++i) {
            if (m_rows[i] == rows[i])
                continue;
            m_rows[i] = std::move(rows[i]);
            emit dataChanged(index(int(i)), index(int(i)));
        }
        if (rows.size() > common) {
            beginInsertRows({}, int(common), int(rows.size()) - 1);
            m_rows.insert(m_rows.end(), std::make_move_iterator(rows.begin() + long(common)),
                          std::make_move_iterator(rows.end()));
            endInsertRows();
        }
    }

private:
    std::vector<Row> m_rows;
};

} // namespace playmat::table
