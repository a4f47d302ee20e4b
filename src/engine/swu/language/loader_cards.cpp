#include "engine/swu/language/loader_cards.h"

#include "engine/swu/language/loader_trees.h"

#include <algorithm>

namespace playmat::swu {

namespace {

constexpr FieldText kCost{"cost", "number", true, 0, 60};
constexpr FieldText kPower{"power", "number", true, 0, 60};
constexpr FieldText kHp{"hp", "number", true, 0, 60};
constexpr FieldText kArena{"arena", "word_arena", true};
constexpr FieldText kKeywords{"keywords", "keyword_list"};
constexpr FieldText kAbilityList{"abilities", "ability[]"};
constexpr FieldText kDeck{"deck", "deck_rule"};
constexpr FieldText kUpgradeSide{"upgrade", "upgrade_side"};

/// What a card of each type has besides what all have.
struct TypeFields
{
    CardType type;
    std::string_view about;
    std::vector<FieldText> fields;
};

const std::vector<TypeFields> &typeFields()
{
    static const std::vector<TypeFields> table{
        {CardType::Leader,
         "A leader: \"cost\", \"power\" and \"hp\" are those of its unit side, \"deploy\" the "
         "number of resources its Epic Action needs (\"deploy_counts\": cards that count besides); "
         "one that an ability of its own deploys has no \"deploy\". One with a second leader side "
         "has none of these.",
         {{"cost", "number", false, 0, 60},
          {"power", "number", false, 0, 60},
          {"hp", "number", false, 0, 60},
          {"arena", "word_arena"},
          {"deploy", "number", false, 0, 30},
          {"deploy_counts", "filter"},
          {"leader", "leader_side", true},
          {"unit", "unit_side"},
          {"second", "second_side"},
          kUpgradeSide}},
        {CardType::Base, "A base.", {kHp, kAbilityList, kDeck}},
        {CardType::Unit,
         "A unit.",
         {kCost, kPower, kHp, kArena, kKeywords, kAbilityList, kUpgradeSide, kDeck}},
        {CardType::Upgrade,
         "An upgrade: \"power\" and \"hp\" are what it adds, \"attach\" says what it may be "
         "attached to (if left out, any unit).",
         {kCost, kPower, kHp, {"attach", "filter"}, kKeywords, kAbilityList, kDeck}},
        {CardType::Event,
         "An event: abilities of the form {\"do\": [...]} are what it does.",
         {kCost, kKeywords, kAbilityList, kDeck}},
        {CardType::TokenUnit, "A token unit.", {kPower, kHp, kArena, kKeywords, kAbilityList}},
        {CardType::TokenUpgrade, "A token upgrade.", {kPower, kHp, kAbilityList}},
        {CardType::Token,
         "A token that is neither unit nor upgrade; it lies in its player's base zone. \"most\": "
         "the most of them that a player can control.",
         {kAbilityList, {"most", "number", false, 1, 20}}},
    };
    return table;
}

const TypeFields &fieldsOf(CardType type)
{
    const auto &table = typeFields();
    return *std::find_if(table.begin(), table.end(),
                         [&](const TypeFields &t) { return t.type == type; });
}

std::vector<FieldText> allFieldsOf(const TypeFields &type)
{
    std::vector<FieldText> all(std::begin(kSharedFields), std::end(kSharedFields));
    all.insert(all.end(), type.fields.begin(), type.fields.end());
    return all;
}

FormText formOf(std::string name, std::string_view about, std::span<const FieldText> fields)
{
    return {std::move(name), about, {fields.begin(), fields.end()}};
}

} // namespace

std::vector<std::string_view> keysOf(std::span<const FieldText> fields)
{
    std::vector<std::string_view> keys;
    for (const FieldText &f : fields)
        keys.push_back(f.key);
    return keys;
}

/// A card of one type; "type" is that word.
FormText cardForm(CardType which)
{
    const TypeFields &type = fieldsOf(which);
    const std::string_view word = rowOf(words::cardTypes, type.type)->text;
    FormText form = formOf("card_" + std::string(word), type.about, allFieldsOf(type));
    for (FieldText &f : form.fields)
        f.type = f.key == "type" ? word : f.type;
    return form;
}

void describeCards(std::vector<FormText> &out)
{
    out.push_back(formOf("file", "A file of cards: a set or the tokens.", kFileFields));
    out.push_back(formOf(
        "deck_rule",
        "What a card changes about building a deck and beginning with it: how many copies of "
        "itself a "
        "deck may have; for a base, by how much the smallest number of cards changes, by how "
        "many cards the opening hand is larger, and whether there is a mulligan.",
        kDeckFields));
    out.push_back(
        formOf("leader_side", "What a leader can do before it is deployed.", kLeaderSideFields));
    out.push_back(formOf("unit_side", "What it can do as a unit.", kUnitSideFields));
    out.push_back(formOf("second_side", "The other side of a leader that is a leader on both.",
                         kSecondSideFields));
    out.push_back(formOf("upgrade_side",
                         "What a unit or a leader is while it is attached as an upgrade: what it "
                         "adds, what it can be attached to (if left out, a friendly Vehicle unit "
                         "without a Pilot on it) and what it can do; for a leader, whether it may "
                         "be deployed that way.",
                         kUpgradeSideFields));
    for (const TypeFields &type : typeFields())
        out.push_back(cardForm(type.type));
}

} // namespace playmat::swu
