#pragma once

#include "engine/effects/json.h"
#include "engine/swu/card_db.h"
#include "engine/swu/loader.h"
#include "engine/swu/loader_words.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// The inner part of the loader: trees of the ability language, from JSON to records. One reader
/// fills one database; equal filters, amounts, conditions and selectors are stored once.
namespace playmat::swu {

using effects::JsonCursor;

/// The keys of an object that one of them, the verb, tells apart from others.
struct FormKeys
{
    using List = std::initializer_list<std::string_view>;
    FormKeys(std::string_view verbKey, List neededKeys = {}, List furtherKeys = {});
    /// As the schema has it: "effect_damage" for the prefix "effect_".
    [[nodiscard]] KeyTable table(std::string_view prefix) const;

    std::string_view verb;
    std::vector<std::string_view> needed; ///< with the verb
    std::vector<std::string_view> known; ///< all of them
};

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

    [[nodiscard]] AmountId constant(int value);
    [[nodiscard]] NodeId append(const Node &node);
    [[nodiscard]] AbilityId append(const Ability &ability);
    [[nodiscard]] NameId nameOf(std::string_view title);
    [[nodiscard]] TraitMask traits(const JsonCursor &at) const;
    [[nodiscard]] std::uint8_t aspectMask(const JsonCursor &at) const;
    /// Keywords of a list like ["sentinel", {"raid": 2}]. Raid and Restore numbers may be computed
    /// where `computed` is given; they are left out unless `numbered`.
    struct KeywordSet
    {
        Keywords bits = 0;
        std::uint8_t raid = 0;
        std::uint8_t restore = 0;
        AmountId raidAmount = 0;
        AmountId restoreAmount = 0;
    };
    [[nodiscard]] KeywordSet keywordSet(const JsonCursor &at, bool computed, bool numbered = true);

private:
    struct AmountForms;
    struct ConditionForms;
    struct EffectForms;
    struct AbilityForms;
    friend void listAmountKeys(std::vector<KeyTable> &);
    friend void listConditionKeys(std::vector<KeyTable> &);
    friend void listEffectKeys(std::vector<KeyTable> &);
    friend void listAbilityKeys(std::vector<KeyTable> &);

    void filterFacts(const JsonCursor &at, Filter &f);
    void filterNumbers(const JsonCursor &at, Filter &f);
    void filterNames(const JsonCursor &at, Filter &f);
    void filterRelations(const JsonCursor &at, Filter &f) const;
    [[nodiscard]] Selector chooser(const JsonCursor &at);
    void selectorCount(const JsonCursor &at, Selector &s);
    void selectorVerb(const JsonCursor &at, Selector &s);
    [[nodiscard]] Selector among(const JsonCursor &at);
    [[nodiscard]] Node effect(const JsonCursor &at);
    void effectParts(const JsonCursor &at, Node &n);
    void effectNumbers(const JsonCursor &at, Node &n);
    void costOf(const JsonCursor &at, AbilityCost &cost);
    void constantParts(const JsonCursor &at, Constant &c);
    void common(const JsonCursor &at, Ability &a);

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
void listSelectorKeys(std::vector<KeyTable> &out);
void listAmountKeys(std::vector<KeyTable> &out);
void listConditionKeys(std::vector<KeyTable> &out);
void listEffectKeys(std::vector<KeyTable> &out);
void listAbilityKeys(std::vector<KeyTable> &out);
void listCardKeys(std::vector<KeyTable> &out);

/// A word out of a fixed list; a problem that names the list when it is none of them.
template <class T>
[[nodiscard]] T readWord(const JsonCursor &at, std::span<const Word<T>> words)
{
    const std::string_view text = at.string();
    if (const auto found = findWord(words, text))
        return *found;
    if (at.isString()) {
        std::string known;
        for (const Word<T> &w : words)
            known.append(known.empty() ? "" : ", ").append(w.text);
        at.fail("\"" + std::string(text) + "\" is none of: " + known);
    }
    return words.front().value;
}

/// The form whose verb the object has, if its other keys are right too; otherwise a problem and
/// null. A form has `keys`, a FormKeys.
template <class Form>
[[nodiscard]] const Form *findForm(const JsonCursor &at, std::span<const Form> forms,
                                   std::string_view what)
{
    const Form *found = nullptr;
    for (const std::string &key : at.value().keys) {
        for (const Form &form : forms) {
            if (form.keys.verb != key)
                continue;
            if (found != nullptr)
                at.fail("both \"" + std::string(found->keys.verb) + "\" and \"" + key + "\"");
            found = &form;
        }
    }
    if (found == nullptr) {
        at.fail(at.isObject() ? "no " + std::string(what) + " is named here"
                              : "expected " + std::string(what));
        return nullptr;
    }
    if (!at.expectObject(found->keys.known))
        return nullptr;
    for (const std::string_view key : found->keys.needed)
        (void)at.require(key);
    return found;
}

} // namespace playmat::swu
