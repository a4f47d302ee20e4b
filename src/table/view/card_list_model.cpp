#include "table/view/card_list_model.h"

#include <QMetaProperty>

#include <array>

namespace playmat::table {

namespace {

struct RowRole
{
    int role;
    const char *name;
    QVariant (*read)(const CardRow &);
};

constexpr std::array<RowRole, 23> kRowRoles{{
    {CardListModel::ViewIdRole, "viewId", [](const CardRow &r) { return QVariant(r.viewId); }},
    {CardListModel::FactsRole, "facts",
     [](const CardRow &r) { return QVariant::fromValue(r.facts); }},
    {CardListModel::ZoneRole, "zone", [](const CardRow &r) { return QVariant(r.zone.zone); }},
    {CardListModel::SeatRole, "seat", [](const CardRow &r) { return QVariant(r.zone.seat); }},
    {CardListModel::SlotRole, "slot", [](const CardRow &r) { return QVariant(r.slot); }},
    {CardListModel::HostRole, "host", [](const CardRow &r) { return QVariant(r.host); }},
    {CardListModel::TargetXRole, "targetX",
     [](const CardRow &r) { return QVariant(r.place.rect.x()); }},
    {CardListModel::TargetYRole, "targetY",
     [](const CardRow &r) { return QVariant(r.place.rect.y()); }},
    {CardListModel::TargetWRole, "targetW",
     [](const CardRow &r) { return QVariant(r.place.rect.width()); }},
    {CardListModel::TargetHRole, "targetH",
     [](const CardRow &r) { return QVariant(r.place.rect.height()); }},
    {CardListModel::StackZRole, "stackZ", [](const CardRow &r) { return QVariant(r.place.z); }},
    {CardListModel::SpawnXRole, "spawnX",
     [](const CardRow &r) { return QVariant(r.place.spawn.x()); }},
    {CardListModel::SpawnYRole, "spawnY",
     [](const CardRow &r) { return QVariant(r.place.spawn.y()); }},
    {CardListModel::TurnRole, "turn", [](const CardRow &r) { return QVariant(r.place.rotation); }},
    {CardListModel::FormRole, "form", [](const CardRow &r) { return QVariant(int(r.place.form)); }},
    {CardListModel::RaisedRole, "raised",
     [](const CardRow &r) { return QVariant(r.place.raised); }},
    {CardListModel::MarkKindRole, "markKind", [](const CardRow &r) { return QVariant(r.mark); }},
    {CardListModel::DividedRole, "divided", [](const CardRow &r) { return QVariant(r.divided); }},
    {CardListModel::TabLimitRole, "tabLimit",
     [](const CardRow &r) { return QVariant(r.place.tabs); }},
    {CardListModel::StagedRole, "staged", [](const CardRow &r) { return QVariant(r.staged); }},
    {CardListModel::HintRole, "hint", [](const CardRow &r) { return QVariant::fromValue(r.hint); }},
    {CardListModel::StackRole, "stack", [](const CardRow &r) { return QVariant(r.stack); }},
    {CardListModel::OnTopRole, "onTop", [](const CardRow &r) { return QVariant(r.onTop); }},
}};

QVariant readFact(const CardFacts &facts, int role)
{
    const int property = role - CardListModel::FirstFactRole;
    const QMetaObject &meta = CardFacts::staticMetaObject;
    return property < meta.propertyCount() ? meta.property(property).readOnGadget(&facts)
                                           : QVariant();
}

void addChangedFacts(const CardFacts &before, const CardFacts &now, QList<int> &roles)
{
    if (before == now)
        return;
    roles.append(CardListModel::FactsRole);
    for (int i = 0; i < CardFacts::staticMetaObject.propertyCount(); ++i) {
        const int role = CardListModel::FirstFactRole + i;
        if (readFact(before, role) != readFact(now, role))
            roles.append(role);
    }
}

QList<int> changedRoles(const CardRow &before, const CardRow &now)
{
    QList<int> roles;
    for (const RowRole &role : kRowRoles) {
        if (role.role != CardListModel::FactsRole && role.read(before) != role.read(now))
            roles.append(role.role);
    }
    addChangedFacts(before.facts, now.facts, roles);
    if (roles.isEmpty() && before != now) // only what no role shows, the hit area
        roles.append(CardListModel::TurnRole);
    return roles;
}

} // namespace

CardListModel::CardListModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

int CardListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant CardListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= count())
        return {};
    const CardRow &row = m_rows[size_t(index.row())];
    if (role == Qt::DisplayRole)
        return row.facts.name;
    if (role >= FirstFactRole)
        return readFact(row.facts, role);
    for (const RowRole &candidate : kRowRoles) {
        if (candidate.role == role)
            return candidate.read(row);
    }
    return {};
}

QHash<int, QByteArray> CardListModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (const RowRole &role : kRowRoles)
        names.insert(role.role, role.name);
    const QMetaObject &meta = CardFacts::staticMetaObject;
    for (int i = 0; i < meta.propertyCount(); ++i)
        names.insert(FirstFactRole + i, meta.property(i).name());
    return names;
}

const CardRow *CardListModel::find(int viewId) const
{
    const int row = indexOf(viewId);
    return row < 0 ? nullptr : &m_rows[size_t(row)];
}

int CardListModel::indexOf(int viewId) const
{
    for (size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].viewId == viewId)
            return int(i);
    }
    return -1;
}

void CardListModel::clear()
{
    if (m_rows.empty())
        return;
    beginResetModel();
    m_rows.clear();
    endResetModel();
    emit countChanged();
}

void CardListModel::show(std::vector<CardRow> rows, const std::vector<CameFrom> &cameFrom)
{
    const int before = count();
    Plan plan = matchRows(rows, cameFrom);
    removeGone(plan);
    update(plan, rows);
    append(plan, rows);
    if (count() != before)
        emit countChanged();
}

CardListModel::Plan CardListModel::matchRows(const std::vector<CardRow> &rows,
                                             const std::vector<CameFrom> &cameFrom) const
{
    Plan plan{std::vector<int>(m_rows.size(), -1), std::vector<bool>(rows.size(), false)};
    matchById(plan, rows);
    matchByOrigin(plan, rows, cameFrom);
    matchByPlace(plan, rows);
    return plan;
}

void CardListModel::matchById(Plan &plan, const std::vector<CardRow> &rows) const
{
    QHash<int, int> byId;
    for (size_t i = 0; i < rows.size(); ++i)
        byId.insert(rows[i].viewId, int(i));
    for (size_t i = 0; i < m_rows.size(); ++i) {
        const int now = byId.value(m_rows[i].viewId, -1);
        plan.newForOld[i] = now;
        if (now >= 0)
            plan.taken[size_t(now)] = true;
    }
}

void CardListModel::matchByOrigin(Plan &plan, const std::vector<CardRow> &rows,
                                  const std::vector<CameFrom> &cameFrom) const
{
    for (const CameFrom &origin : cameFrom) {
        for (size_t now = 0; now < rows.size(); ++now) {
            if (plan.taken[now] || rows[now].viewId != origin.viewId)
                continue;
            for (size_t old = m_rows.size(); old-- > 0;) {
                if (plan.newForOld[old] < 0 && m_rows[old].zone == origin.zone) {
                    plan.newForOld[old] = int(now);
                    plan.taken[now] = true;
                    break;
                }
            }
        }
    }
}

void CardListModel::matchByPlace(Plan &plan, const std::vector<CardRow> &rows) const
{
    const auto pair = [&](bool sameSlot) {
        for (size_t old = 0; old < m_rows.size(); ++old) {
            for (size_t now = 0; now < rows.size() && plan.newForOld[old] < 0; ++now) {
                if (plan.taken[now] || rows[now].zone != m_rows[old].zone
                    || (sameSlot && rows[now].slot != m_rows[old].slot))
                    continue;
                plan.newForOld[old] = int(now);
                plan.taken[now] = true;
            }
        }
    };
    pair(true);
    pair(false); // the cards behind one that has left have moved up
}

void CardListModel::removeGone(Plan &plan)
{
    for (int i = count(); i-- > 0;) {
        if (plan.newForOld[size_t(i)] >= 0)
            continue;
        beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        endRemoveRows();
        plan.newForOld.erase(plan.newForOld.begin() + i);
    }
}

void CardListModel::update(const Plan &plan, std::vector<CardRow> &rows)
{
    // One row at a time: the sorted zone models rely on every other row being as they know it.
    for (size_t i = 0; i < m_rows.size(); ++i) {
        CardRow &now = rows[size_t(plan.newForOld[i])];
        if (m_rows[i] == now)
            continue;
        const QList<int> roles = changedRoles(m_rows[i], now);
        m_rows[i] = std::move(now);
        emit dataChanged(index(int(i)), index(int(i)), roles);
    }
}

void CardListModel::append(const Plan &plan, std::vector<CardRow> &rows)
{
    std::vector<CardRow> added;
    for (size_t i = 0; i < rows.size(); ++i) {
        if (!plan.taken[i])
            added.push_back(std::move(rows[i]));
    }
    if (added.empty())
        return;
    beginInsertRows({}, count(), count() + int(added.size()) - 1);
    m_rows.insert(m_rows.end(), std::make_move_iterator(added.begin()),
                  std::make_move_iterator(added.end()));
    endInsertRows();
}

} // namespace playmat::table
