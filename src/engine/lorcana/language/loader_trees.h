#pragma once

#include "engine/effects/fields.h"
#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/language/spec.h"
#include "engine/lorcana/language/vocabulary.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

/// The inner part of the loader: trees of the ability language, from JSON to records. Equal
/// filters, amounts, conditions and selectors are stored once.
namespace playmat::lorcana {

using effects::JsonCursor;

/// Calls f for the value, or for each one of a list.
template <class F>
void eachOf(const JsonCursor &at, F &&f)
{
    for (std::size_t i = 0; i < at.size(); ++i)
        f(at.isArray() ? at.item(i) : at);
}

class TreeReader
{
public:
    explicit TreeReader(CardDb &db)
        : m_db(db)
    {
    }

    [[nodiscard]] FilterId filter(const JsonCursor &at);
    [[nodiscard]] AmountId amount(const JsonCursor &at);
    [[nodiscard]] CondId condition(const JsonCursor &at);
    [[nodiscard]] SelId selector(const JsonCursor &at);
    [[nodiscard]] Cost cost(const JsonCursor &at);
    /// A list of effects; the first node of it.
    [[nodiscard]] NodeId effects(const JsonCursor &at);
    [[nodiscard]] Ability ability(const JsonCursor &at);
    /// An ability that an effect makes.
    [[nodiscard]] AbilityId made(const JsonCursor &at);
    /// "at_least", "at_most" or a number alone.
    void range(const JsonCursor &at, AmountId &least, AmountId &most);
    [[nodiscard]] std::uint8_t kinds(const JsonCursor &at, Props &require);
    [[nodiscard]] Props props(const JsonCursor &at);
    [[nodiscard]] Triggers triggers(const JsonCursor &at);

    /// Keywords of a list, as they are printed in lower case: "evasive", "resist 2".
    struct KeywordSet
    {
        Keywords bits = 0;
        std::int8_t challenger = 0;
        std::int8_t resist = 0;
        std::int8_t singer = 0;
        std::int8_t boost = 0;
    };
    [[nodiscard]] KeywordSet keywords(const JsonCursor &at);
    /// Printed ones, which may have costs.
    void printedKeywords(const JsonCursor &at, CardDef &def);

    [[nodiscard]] SelId store(const Selector &s) { return intern(program().selectors, s); }
    [[nodiscard]] AmountId constant(int value);
    [[nodiscard]] FilterId store(const Filter &f) { return intern(program().filters, f); }
    [[nodiscard]] NodeId append(const Node &node);
    [[nodiscard]] AbilityId append(const Ability &ability);
    [[nodiscard]] CardDb &db() { return m_db; }
    [[nodiscard]] Program &program() { return m_db.program; }

private:
    template <class T>
    static std::uint16_t intern(std::vector<T> &table, const T &value)
    {
        const auto found = std::find(table.begin() + 1, table.end(), value);
        if (found != table.end())
            return static_cast<std::uint16_t>(found - table.begin());
        table.push_back(value);
        return static_cast<std::uint16_t>(table.size() - 1);
    }
    [[nodiscard]] CondId chain(const JsonCursor &at);
    void shiftKeyword(const JsonCursor &at, std::string_view before, int number, CardDef &def);

    CardDb &m_db;
};

/// A word out of a fixed list; a problem that names the list when it is none of them.
template <class Row>
[[nodiscard]] auto readWord(const JsonCursor &at, std::span<const Row> rows)
{
    const std::string_view text = at.string();
    std::vector<std::string_view> known;
    for (const Row &row : rows) {
        if (row.text == text)
            return row.value;
        known.push_back(row.text);
    }
    if (at.isString())
        at.fail(effects::noneOf(text, known));
    return rows.front().value;
}

template <class Record>
TreeReader &readerOf(Record &); // effects/fields.h needs this declaration

/// The kinds of field in forms of this game.
namespace field {

using effects::field::amount;
using effects::field::condition;
using effects::field::effects;
using effects::field::filter;
using effects::field::needed;
using effects::field::RecordOf;
using effects::field::selector;
using effects::field::tree;
using effects::field::TypeOf;
using effects::field::word;

template <std::uint8_t flags>
constexpr Field<Node> flag(std::string_view key)
{
    return {key, "true", [](TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n) {
                n.flags = static_cast<std::uint8_t>(n.flags | (at.boolean() ? flags : 0));
            }};
}
/// A verb without a value: true.
template <class Record>
constexpr Field<Record> plain(std::string_view key)
{
    return {key, "true",
            [](TreeReader &, const JsonCursor &, const JsonCursor &at, Record &) {
                if (!at.boolean())
                    at.fail("leave it out instead of false");
            },
            true};
}
constexpr Field<Node> who()
{
    return word<&Node::who, words::players>("who", "player");
}
constexpr Field<Node> lasting()
{
    return needed(word<&Node::duration, words::durations>("for", "duration"));
}
constexpr Field<Node> to(std::string_view key)
{
    return needed(selector<&Node::target>(key));
}
/// Keywords with their numbers, of an effect or of a static ability.
template <class Record>
constexpr Field<Record> gains(std::string_view key)
{
    return {key, "keyword[]",
            [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Record &n) {
                const TreeReader::KeywordSet set = r.keywords(at);
                n.keywords = set.bits;
                n.challenger = set.challenger;
                n.resist = set.resist;
                n.singer = set.singer;
                n.boost = set.boost;
            }};
}

} // namespace field

} // namespace playmat::lorcana
