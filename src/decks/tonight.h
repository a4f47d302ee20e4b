#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace playmat::decks {

/// A finished match as its player saw it.
struct PlayedFact
{
    std::string list; ///< decks::listHash of the player's deck; empty: unknown
    std::string opponent;
    std::string program; ///< level of the program that the opponent was; empty: a person
    int outcome = 0; ///< 1: won, -1: lost, 0: neither
};

/// A deck that its player keeps.
struct KeptFact
{
    std::string name;
    std::string list; ///< decks::listHash
    std::vector<std::string> earlier; ///< those of its versions
};

/// What is known about a player when they open the program.
struct TonightFacts
{
    bool left = false; ///< a match can be continued
    std::vector<PlayedFact> played; ///< newest first
    std::vector<KeptFact> decks;
    bool puzzle = false; ///< today's puzzle is not solved yet
};

/// Something that the player is likely to do next, and the facts that it follows from.
struct Suggestion
{
    enum class Kind : std::uint8_t { Continue, Deck, Rival, Again, Puzzle };

    Kind kind = Kind::Continue;
    std::size_t match = 0; ///< index in `played` of the newest match that it follows from
    std::size_t deck = 0; ///< index in `decks`
    std::array<int, 2> score{}; ///< matches that the opponent and the player have won

    friend bool operator==(const Suggestion &, const Suggestion &) = default;
};

constexpr std::size_t kMostTonight = 4;

/// The likeliest things to do, the likeliest first. Only results and decks count, never how long
/// ago they were: somebody who stayed away is not told so. Without a finished match, there is
/// nothing but what can be continued: the first page tells a newcomer what to do.
[[nodiscard]] std::vector<Suggestion> tonight(const TonightFacts &facts);

} // namespace playmat::decks
