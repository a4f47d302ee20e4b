#include "table/interaction/gathering.h"

#include "table/interaction/table_controller.h"

#include <algorithm>

namespace playmat::table {

Gathering::Gathering(TableController &table)
    : QObject(&table)
    , HandPart(table)
{
}

QString Gathering::words() const
{
    return port() == nullptr || m_cards.isEmpty() ? QString()
                                                  : port()->togetherWords(int(m_cards.size()));
}

QString Gathering::sentence() const
{
    const QString words = m_cards.size() > 1 ? qtTrId("gathering.go_together")
                                             : qtTrId("gathering.gather_another_one");
    return words.arg(this->words());
}

bool Gathering::possible() const
{
    if (port() == nullptr || desk().choice() != ChoiceStyle::Action)
        return false;
    const core::Decision &decision = port()->decision();
    return decision.together != core::kNone
        && std::ranges::any_of(decision.options, [&](const core::Option &option) {
               return option.kind == decision.together;
           });
}

bool Gathering::canGather(int viewId) const
{
    return possible() && !Targets(*port(), viewId, {}).together().empty();
}

bool Gathering::hasCompany(int viewId) const
{
    return canGather(viewId) && std::ranges::any_of(port()->rows(), [&](const CardRow &row) {
               return row.viewId != viewId
                   && !Targets(*port(), viewId, {row.viewId}).together().empty();
           });
}

/// Whether this card and all gathered cards can go to the same place.
bool Gathering::fits(int viewId) const
{
    return !Targets(*port(), viewId, m_cards).together().empty();
}

void Gathering::toggle(int viewId)
{
    if (!possible())
        return;
    if (m_cards.removeOne(viewId))
        return tell();
    const QPointF at = aim().centreOf(viewId);
    if (!canGather(viewId))
        return desk().refuseNamed({viewId, -1, {}}, at);
    if (!fits(viewId)) {
        const QString &name = port()->row(viewId)->facts.name;
        return desk().refuse({qtTrId("gathering.cannot_go_where_they_go").arg(name), {}, viewId},
                             at, viewId);
    }
    (void)add(viewId);
}

bool Gathering::add(int viewId)
{
    if (has(viewId) || !canGather(viewId) || !fits(viewId))
        return has(viewId);
    m_cards.append(viewId);
    tell();
    return true;
}

void Gathering::letGo()
{
    dropBand();
    if (m_cards.isEmpty())
        return;
    m_cards.clear();
    tell();
}

void Gathering::forgetGone()
{
    const auto gone = [this](int card) { return port()->row(card) == nullptr || !canGather(card); };
    if (m_cards.removeIf(gone) > 0)
        tell();
}

void Gathering::tell()
{
    if (m_cards.isEmpty())
        m_cards = {}; // a cleared list still has memory, and Qt would compare it with a null list
                      // by memcmp
    emit changed();
    desk().show();
    if (port() != nullptr)
        port()->refreshTable();
}

void Gathering::stretch(QPointF from, QPointF to)
{
    m_band = QRectF(from, to).normalized();
    emit bandChanged();
}

/// Gathers the cards within the band from left to right, as they lie on the table.
void Gathering::closeBand(bool adds)
{
    const QRectF band = m_band;
    dropBand();
    std::vector<const CardRow *> inside;
    for (const CardRow &row : port()->rows())
        if (band.contains(QPointF(row.spanned().center())) && canGather(row.viewId))
            inside.push_back(&row);
    std::ranges::sort(inside, {}, [](const CardRow *row) { return row->place.hit.x(); });
    if (!adds)
        letGo();
    for (const CardRow *row : inside)
        (void)add(row->viewId);
}

void Gathering::dropBand()
{
    if (m_band.isNull())
        return;
    m_band = {};
    emit bandChanged();
}

} // namespace playmat::table
