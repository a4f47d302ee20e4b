#pragma once

#include "engine/swu/language/ability.h"
#include "engine/swu/language/loader.h"

#include <span>
#include <string_view>
#include <vector>

/// What a card file holds outside of the trees: the file itself, and cards of each type.
namespace playmat::swu {

inline constexpr FieldText kFileFields[]
    = {{"$schema", "string"},  {"set", "string", true}, {"name", "string", true},
       {"traits", "string[]"}, {"released", "string"},  {"cards", "card[]", true}};
inline constexpr FieldText kAliasFields[] = {{"aliases", "object", true}};
inline constexpr FieldText kDeckFields[] = {{"copies", "number", false, 1, 99},
                                            {"size", "number", false, -40, 40},
                                            {"hand", "number", false, -5, 5},
                                            {"mulligan", "boolean"}};
inline constexpr FieldText kLeaderSideFields[] = {{"abilities", "ability[]"}};
inline constexpr FieldText kUnitSideFields[]
    = {{"keywords", "keyword_list"}, {"abilities", "ability[]"}};
inline constexpr FieldText kSecondSideFields[] = {{"name", "string", true},
                                                  {"subtitle", "string"},
                                                  {"aspects", "word_aspect[]"},
                                                  {"traits", "string[]"},
                                                  {"abilities", "ability[]"}};
inline constexpr FieldText kUpgradeSideFields[] = {{"power", "number", true, -20, 60},
                                                   {"hp", "number", true, -20, 60},
                                                   {"attach", "filter"},
                                                   {"deploys", "boolean"},
                                                   {"abilities", "ability[]"}};
/// What all cards have; in a form of cards they stand first.
inline constexpr FieldText kSharedFields[]
    = {{"id", "id", true},    {"name", "string", true},     {"subtitle", "string"},
       {"type", {}, true},    {"aspects", "word_aspect[]"}, {"traits", "string[]"},
       {"unique", "boolean"}, {"rarity", "word_rarity"},    {"todo", "string"}};

[[nodiscard]] std::vector<std::string_view> keysOf(std::span<const FieldText> fields);
/// A card of one type, and what all have.
[[nodiscard]] FormText cardForm(CardType type);

} // namespace playmat::swu
