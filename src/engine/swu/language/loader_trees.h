#pragma once

#include "engine/effects/json.h"
#include "engine/effects/nearest.h"
#include "engine/swu/language/card_db.h"
#include "engine/swu/language/loader.h"
#include "engine/swu/language/vocabulary.h"

#include <string>
#include <string_view>
#include <vector>

/// The inner part of the loader: trees of the ability language, from JSON to records. One reader
/// fills one database; equal filters, amounts, conditions and selectors are stored once.
namespace playmat::swu {

using effects::JsonCursor;

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
    /// A list of effects; the first node of it.
    [[nodiscard]] NodeId effects(const JsonCursor &at);
    /// Any ability; what it may be depends on the type of the card.
    [[nodiscard]] Ability ability(const JsonCursor &at, CardType type);
    [[nodiscard]] AbilityId gained(const JsonCursor &at);
    /// What a player may do because of Plot; it is on no card.
    [[nodiscard]] AbilityId plot();

    /// The selector of an object whose verb is "choose".
    [[nodiscard]] Selector chooser(const JsonCursor &at);
    [[nodiscard]] FilterId store(const Filter &filter);
    [[nodiscard]] SelId store(const Selector &selector);
    [[nodiscard]] AmountId constant(int value);
    [[nodiscard]] NodeId append(const Node &node);
    [[nodiscard]] AbilityId append(const Ability &ability);
    [[nodiscard]] NameId nameOf(std::string_view title);
    /// The title of a token unit, which may be loaded later.
    [[nodiscard]] NameId tokenUnit(const JsonCursor &at);
    /// Token units that were named, and where; they must be there when everything is loaded.
    struct WantedToken
    {
        std::string path;
        NameId title = 0;
    };
    std::vector<WantedToken> wantedTokens;
    [[nodiscard]] TraitMask traits(const JsonCursor &at) const;
    [[nodiscard]] std::uint8_t aspectMask(const JsonCursor &at) const;
    /// Who is to have the keywords of a list, or to lose them. A gain that is computed has amounts
    /// for numbers; of what is lost no number is said.
    enum class KeywordsFor : std::uint8_t { Card, Upgrade, Event, Gain, ComputedGain, Loss };
    /// Keywords of a list, some as objects with their number.
    struct KeywordSet
    {
        Keywords bits{};
        std::uint8_t raid = 0;
        std::uint8_t restore = 0;
        std::uint8_t exploit = 0; ///< printed ones only
        AmountId raidAmount = 0;
        AmountId restoreAmount = 0;
    };
    [[nodiscard]] KeywordSet keywordSet(const JsonCursor &at, KeywordsFor purpose);

    [[nodiscard]] const Cond &conditionAt(CondId id) const;
    [[nodiscard]] CondId store(const Cond &condition);
    [[nodiscard]] AmountId store(const Amount &amount);

private:
    [[nodiscard]] Node effect(const JsonCursor &at);
    [[nodiscard]] CondId plainCondition(const JsonCursor &at);
    void numberedKeyword(const JsonCursor &item, KeywordsFor purpose, KeywordSet &set);

    /// The place of an equal record in the table, which is appended when there is none yet.
    template <class T>
    static std::uint16_t intern(std::vector<T> &table, const T &value)
    {
        const auto found = std::find(table.begin() + 1, table.end(), value);
        if (found != table.end())
            return static_cast<std::uint16_t>(found - table.begin());
        table.push_back(value);
        return static_cast<std::uint16_t>(table.size() - 1);
    }

    CardDb &m_db;
};

/// The kinds of object that each part of the reader knows.
void describeCards(std::vector<FormText> &out);
void describeAbilities(std::vector<FormText> &out);
void describeKeywords(std::vector<FormText> &out);
void describeEffects(std::vector<FormText> &out);
void describeSelectors(std::vector<FormText> &out);
void describeValues(std::vector<FormText> &out);

/// That a word is none of those that are known.
[[nodiscard]] inline std::string noneOf(std::string_view word,
                                        std::span<const std::string_view> known)
{
    std::string list;
    for (const std::string_view one : known)
        list.append(list.empty() ? "" : ", ").append(one);
    return "\"" + std::string(word) + "\" is none of: " + list + effects::nearestHint(word, known);
}

/// A word out of a fixed list; a problem that names the list when it is none of them.
template <class Row>
[[nodiscard]] auto readWord(const JsonCursor &at, std::span<const Row> rows)
{
    const std::string_view text = at.string();
    for (const Row &row : rows)
        if (row.text == text)
            return row.value;
    std::vector<std::string_view> known;
    for (const Row &row : rows)
        known.push_back(row.text);
    if (at.isString())
        at.fail(noneOf(text, known));
    return rows.front().value;
}

} // namespace playmat::swu
