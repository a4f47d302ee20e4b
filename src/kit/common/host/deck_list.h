#pragma once

#include "match/outcome.h"

#include <cstddef>
#include <string_view>
#include <vector>

/// What lists of decks in plain text have in common, whatever game they are of.
namespace playmat::kit {

inline constexpr std::string_view kBlank = " \t\r\f\v"; ///< what separates words of a line

/// Without blanks at its ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// Without the mark that some editors begin a text with.
[[nodiscard]] std::string_view withoutByteOrderMark(std::string_view text);

/// The mistakes of a list.
class DeckProblems
{
public:
    void add(match::Problem problem);
    [[nodiscard]] bool empty() const { return m_problems.empty(); }
    /// Whether further ones are only counted, so that nobody needs to find their places.
    [[nodiscard]] bool full() const { return m_problems.size() == kMost; }
    /// The first problem with its place; its message begins with `head`, if given, and adds the
    /// next problems with their lines. The code is "bad_deck" unless all problems share another
    /// code.
    [[nodiscard]] match::Problem all(std::string_view head = {}) const;

private:
    static constexpr std::size_t kMost = 12;

    std::vector<match::Problem> m_problems; ///< the first ones
    std::size_t m_more = 0; ///< besides them
    bool m_isBad = false;
};

} // namespace playmat::kit
