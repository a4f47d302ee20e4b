#pragma once

#include "engine/swu/language/card_db.h"

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

/// One kind of object in a card file: the keys that it may have, and the types of their values
/// (form.h).
struct FieldText
{
    std::string_view key;
    std::string_view type;
    bool needed = false;
    int least = 0; ///< of a "number"; both 0: any
    int most = 0;
};
struct FormText
{
    std::string name; ///< of the definition in the schema: "filter_object", "effect_damage"
    std::string_view about;
    std::vector<FieldText> fields; ///< the verb first
};
/// Everything that the loader reads, from the same descriptions.
[[nodiscard]] std::vector<FormText> writtenForms();

} // namespace playmat::swu
