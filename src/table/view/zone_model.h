#pragma once

#include "table/view/zones.h"

#include <QQmlEngine>
#include <QSortFilterProxyModel>

namespace playmat::table {

class CardListModel;

/// The cards of one zone, in their order: what a zone's strip, a pile's viewer and a screen reader
/// list. A card that changes its zone leaves one of these and enters another, while its row of the
/// flat model stays.
class ZoneModel : public QSortFilterProxyModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(QString key READ keyName CONSTANT)

public:
    ZoneModel(CardListModel *cards, ZoneKey key, QString name, QObject *parent = nullptr);

    [[nodiscard]] ZoneKey key() const { return m_key; }
    [[nodiscard]] const QString &keyName() const { return m_name; }
    [[nodiscard]] int count() const { return rowCount(); }
    /// View ids in the zone's order.
    [[nodiscard]] QList<int> viewIds() const;

signals:
    void countChanged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    CardListModel *m_cards;
    ZoneKey m_key;
    QString m_name; ///< "hand.0"
};

} // namespace playmat::table
