#include "table/layout/token_stacks.h"

#include <QSet>

#include <algorithm>

namespace playmat::table {

namespace {

bool canStack(const TableSpec &spec, const CardRow &row, const QSet<int> &hosts)
{
    return row.pile >= 0 && row.facts.type.startsWith(QLatin1String("Token")) && row.host < 0
        && spec.is(row.zone, Arrangement::Tiles) && !hosts.contains(row.viewId);
}

bool areEqual(const CardRow &a, const CardRow &b)
{
    return a.zone == b.zone && a.pile == b.pile && a.facts == b.facts;
}

QSet<int> hostsOf(const std::vector<CardRow> &rows)
{
    QSet<int> hosts;
    for (const CardRow &row : rows)
        if (row.host >= 0)
            hosts.insert(row.host);
    return hosts;
}

/// `equal`: at least one row, the top one first.
void stack(const std::vector<CardRow *> &equal)
{
    for (std::size_t i = 0; i < equal.size(); ++i) {
        equal[i]->stack = int(equal.size() - i);
        equal[i]->onTop = i == 0 ? -1 : equal[i - 1]->viewId;
        equal[i]->depth = int(i);
    }
}

} // namespace

void stackTokens(const TableSpec &spec, std::vector<CardRow> &rows)
{
    const QSet<int> hosts = hostsOf(rows);
    std::vector<CardRow *> tokens;
    for (CardRow &row : rows)
        if (canStack(spec, row, hosts))
            tokens.push_back(&row);
    std::ranges::stable_sort(tokens, {}, &CardRow::slot);
    while (!tokens.empty()) {
        // Not that of std::ranges, whose result clang 14 does not compile.
        const auto rest = std::stable_partition(
            tokens.begin(), tokens.end(),
            [&top = *tokens.front()](const CardRow *other) { return areEqual(top, *other); });
        stack({tokens.begin(), rest});
        tokens = {rest, tokens.end()};
    }
}

} // namespace playmat::table
