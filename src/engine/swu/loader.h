#pragma once

#include "engine/swu/card_db.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Turns card files (resources/cards/swu, described by schema.json there) into a CardDb. The texts
/// are given, no file is opened, nothing is thrown.
namespace playmat::swu {

/// A mistake in a card file. What can be read in spite of it is read, so one run finds them all.
struct LoadError
{
    std::string file;
    std::string card; ///< id, empty when no card is meant
    std::string path; ///< inside the card: "abilities[0].do[1].to"; inside the file otherwise
    std::string message;
    std::size_t line = 0; ///< from 1, only when the file is not JSON
    std::size_t column = 0;
};

/// "sor.json: SOR_010 at leader.abilities[0]: unknown key "too"".
[[nodiscard]] std::string describe(const LoadError &error);

class CardLoader
{
public:
    CardLoader();
    ~CardLoader();
    CardLoader(const CardLoader &) = delete;
    CardLoader &operator=(const CardLoader &) = delete;

    /// A set or the tokens. Sets that refer to each other (tokens, traits) come in any order.
    void addSet(std::string_view fileName, std::string_view jsonText);
    /// Other print codes of the same cards: {"aliases": {"C24_001": "SOR_038"}}.
    void addAliases(std::string_view fileName, std::string_view jsonText);
    /// Everything that was added, checked as a whole; call it once. With errors it is incomplete
    /// and nobody should play with it.
    [[nodiscard]] CardDb take();
    [[nodiscard]] const std::vector<LoadError> &errors() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// The keys that one kind of object in a card file may have. The schema lists the same ones.
struct KeyTable
{
    std::string name; ///< of the definition in the schema: "filter", "effect_damage"
    std::vector<std::string_view> keys;
    std::vector<std::string_view> needed; ///< those that must be there
};
[[nodiscard]] std::vector<KeyTable> loaderKeyTables();

} // namespace playmat::swu
