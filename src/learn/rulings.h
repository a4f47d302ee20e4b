#pragma once

#include "learn/course.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::learn {

/// The most that the text of a ruling holds.
inline constexpr std::size_t kMostRulingWords = 60;

/// The answer to a question that players have about a card, in our own words.
struct Ruling
{
    std::string text; ///< sentences that can be understood without the other rulings
    std::string rule; ///< "CR 7.6.4", from which it follows; empty: not named
};

/// The rulings of the cards of one game: the folder rulings/GAME, with a file for each set.
class Rulings
{
public:
    /// In the order of the file; none for a card without rulings.
    [[nodiscard]] const std::vector<Ruling> &of(std::string_view cardId) const;
    [[nodiscard]] std::size_t cards() const { return m_ofCards.size(); }
    [[nodiscard]] const auto &all() const { return m_ofCards; }
    void add(std::string_view cardId, Ruling ruling);

private:
    std::map<std::string, std::vector<Ruling>, std::less<>> m_ofCards; ///< by the printed id
};

/// Whether there is a card with that printed id. Empty: any id is taken, which saves reading the
/// cards where their rulings are only looked up.
using IsCard = std::function<bool(const std::string &)>;

/// Reads rulings strictly. Faults: every mistake of form, a card that does not exist, a text that
/// is too long or is no sentence, and a ruling that a card has twice.
[[nodiscard]] Rulings readRulings(const std::vector<CourseText> &texts, const IsCard &isCard,
                                  std::vector<Fault> &faults);
/// The same from a folder. A problem when a file cannot be read. A game without such a folder has
/// no rulings.
[[nodiscard]] match::Outcome<Rulings> openRulings(const std::filesystem::path &folder,
                                                  const IsCard &isCard, std::vector<Fault> &faults);

} // namespace playmat::learn
