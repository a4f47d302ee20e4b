#pragma once

#include "match/card_library.h"

#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace playmat::scenarios {

/// The text as its words; commas, semicolons and colons behind a word stand alone.
[[nodiscard]] std::vector<std::string> wordsOf(std::string_view text);
/// The nearest of these words in quotes, with a question mark; empty when none is near.
[[nodiscard]] std::string didYouMean(std::string_view word, const std::vector<std::string> &all);

/// What the cards of a game are called.
class CardNames
{
public:
    explicit CardNames(const match::CardLibrary &library);

    [[nodiscard]] bool isId(const std::string &word) const { return m_names.count(word) > 0; }
    /// Of an id. Names that differ only in what follows " - " have the first part, too.
    [[nodiscard]] const std::string &name(const std::string &id) const;
    /// The ids of all cards with this name, its words joined by blanks.
    [[nodiscard]] const std::vector<std::string> &called(const std::string &words) const;
    [[nodiscard]] std::size_t longest() const { return m_longest; } ///< name, in words
    [[nodiscard]] std::vector<std::string> all() const; ///< names and ids

private:
    std::unordered_map<std::string, std::string> m_names; ///< by id
    std::unordered_map<std::string, std::vector<std::string>> m_ids; ///< by name
    std::size_t m_longest = 1;
};

} // namespace playmat::scenarios
