#pragma once

#include "learn/searched_game.h"
#include "learn/words.h"
#include "match/match.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::learn {

/// What a seat has in a position, for a small picture of it.
struct GlanceSide
{
    std::string base; ///< printed id of what it defends
    int left = 0; ///< how much that can still take
    std::vector<std::string>
        cards; ///< printed ids of what it has in play, in the order of their places
};

/// What a game hands over to those who want to learn it. There is one of each game that has
/// lessons, without a state of its own. Its documents are the lessons, the rules and the puzzles
/// under its name among the program's.
class LearnKit
{
public:
    LearnKit() = default;
    LearnKit(const LearnKit &) = delete;
    LearnKit &operator=(const LearnKit &) = delete;
    virtual ~LearnKit() = default;

    /// What lessons, questions and puzzles may say of it.
    [[nodiscard]] virtual Words words(const match::CardLibrary &library) const = 0;
    /// Its games for a prover of puzzles; the library outlives what comes of it.
    [[nodiscard]] virtual StartSearch search(const match::CardLibrary &library) const = 0;

    /// Where a match is now, with that seat as the first; nothing in the middle of one.
    [[nodiscard]] virtual std::optional<Json> positionNow(const match::Match &match,
                                                          core::PlayerId near) const = 0;
    /// A position of a lesson or a puzzle as one that a whole game goes on from.
    [[nodiscard]] virtual Json wholeGame(const match::CardLibrary &library, const Json &position,
                                         std::uint64_t seed) const = 0;
    /// What each seat of a position of a puzzle has; the learner's is the first.
    [[nodiscard]] virtual std::array<GlanceSide, 2> glance(const match::CardLibrary &library,
                                                           const Json &position) const = 0;
    /// The built-in decks that a newcomer's first game is played with.
    [[nodiscard]] virtual std::array<std::string, 2> starterDecks() const = 0;

    /// The item of the table that shows a thing which a lesson can light ("pass"); empty: none.
    [[nodiscard]] virtual std::string_view itemOfControl(std::string_view word) const = 0;
    /// The items that show a part of a card ("cost"), each in another form of cards, with a blank
    /// between them.
    [[nodiscard]] virtual std::string_view itemsOfPart(std::string_view word) const = 0;
};

/// The folders and the file of a game's documents.
[[nodiscard]] std::filesystem::path lessonsOf(const match::CardLibrary &library);
[[nodiscard]] std::filesystem::path rulesOf(const match::CardLibrary &library);
[[nodiscard]] std::filesystem::path rulingsOf(const match::CardLibrary &library);
[[nodiscard]] std::filesystem::path puzzlesOf(const match::CardLibrary &library);

} // namespace playmat::learn
