#include "scenarios/rulings.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::scenarios {

namespace {

constexpr const char *kHead = R"(# Which scenario holds which official ruling

Made from the `ruling` lines of the documents in `tests/scenarios` by `playmat-cli scenarios --update-rulings`; change those, not
this. Rulings are told shortly, in our own words. A line (—) means that there is nothing to test. Where two rulings contradict each
other, the one holds that agrees with the rules.

| card | ruling | held by |
| --- | --- | --- |
)";

struct Row
{
    std::string card;
    std::string text;
    std::vector<std::string> held;
};

void addRow(std::vector<Row> &rows, const Ruling &ruling, const std::string &held)
{
    auto at = std::find_if(rows.begin(), rows.end(), [&](const Row &row) {
        return row.card == ruling.card && row.text == ruling.text;
    });
    if (at == rows.end())
        at = rows.insert(rows.end(), {ruling.card, ruling.text, {}});
    at->held.push_back(held);
}

} // namespace

std::string rulingsTable(const std::vector<std::pair<std::string, Document>> &documents)
{
    std::vector<Row> rows;
    for (const auto &[name, document] : documents) {
        for (const Scenario &scenario : document.scenarios)
            for (const Ruling &ruling : scenario.rulings)
                addRow(rows, ruling, fmt::format("{}: {}", name, scenario.title));
        for (const Ruling &ruling : document.rulings)
            addRow(rows, ruling, ruling.held);
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Row &a, const Row &b) { return a.card < b.card; });
    std::string out = kHead;
    for (const Row &row : rows)
        out += fmt::format("| {} | {} | {} |\n", row.card, row.text, fmt::join(row.held, "; "));
    return out;
}

} // namespace playmat::scenarios
