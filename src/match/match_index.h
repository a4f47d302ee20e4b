#pragma once

#include "match/match.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace playmat::match {

/// What a list of matches shows of a deck.
struct ListedDeck
{
    std::string name; ///< empty if it has none
    std::string picture; ///< printed id of the card that represents the deck; empty if none does
    /// Identifies the cards that its player keeps the deck with (decks::listHash). In a series that
    /// is the deck of the first game. Empty: unknown.
    std::string list;
};

struct ListedSeat
{
    std::string name;
    std::string program; ///< level of the program in this seat; empty if a person played
    ListedDeck deck;
};

/// The facts about a match that a list of finished matches needs.
struct ListedMatch
{
    std::filesystem::path path;
    std::uint64_t size = 0;
    std::int64_t changed = 0; ///< milliseconds since 1970
    bool over = false; ///< it is finished; other matches are not listed
    std::string problem; ///< why it cannot be read, as a sentence; empty if it can be read
    std::string game; ///< id of the game
    std::array<ListedSeat, 2> seats;
    std::string begun; ///< in the form of MatchSetup::begun
    std::optional<MatchEnd> end; ///< nullopt: unknown until complete(), or it was suspended
    bool replayed = false; ///< complete() has already replayed it to find `end`
    core::PlayerId conceded = core::kNone; ///< the player who conceded, if that ended the match
    int round = 0;
    std::array<int, 2> stand{}; ///< the two numbers of Match::now
    std::size_t answers = 0;
    std::optional<Series> series; ///< that the game is part of, without its decks
};

/// Lists the finished matches of a folder. A cache keeps the facts about each file, which are valid
/// while the file's name, size and time stay the same. If the cache is missing or damaged, the
/// files are read again. An object may be used on any thread, but on only one at a time.
class MatchIndex
{
public:
    /// Functions that give access to the games of the program. They run on the caller's thread.
    struct Games
    {
        /// The cards of a game; nullptr if the program does not have the game.
        std::function<const CardLibrary *(const std::string &game)> library;
        std::function<ListedDeck(const std::string &game, const Json &deck)> deck;
    };

    MatchIndex(std::filesystem::path folder, std::filesystem::path cache, Games games,
               Files &files = systemFiles());

    /// Returns all finished matches of the folder and of `others`, in no particular order. Files
    /// that exist but cannot be read are listed with their problem. After `stop` it returns only
    /// the matches that it has read so far.
    [[nodiscard]] std::vector<ListedMatch> list(const std::vector<std::filesystem::path> &others,
                                                const std::stop_token &stop);
    /// Replays a match whose file does not say how it ended, and sets `end`. Returns false if that
    /// was not necessary or the game's cards are missing.
    bool complete(ListedMatch &match);
    /// Writes the cache if it has changed. A failure is ignored, because it only costs time later.
    void saveCache();

private:
    void readCache();
    [[nodiscard]] std::string keyOf(const std::filesystem::path &path) const;
    [[nodiscard]] std::optional<ListedMatch> look(const std::filesystem::path &path);
    [[nodiscard]] ListedMatch lookInside(const std::filesystem::path &path);
    [[nodiscard]] ListedDeck deckOf(const std::string &game, const Json &deck);

    std::filesystem::path m_folder;
    std::filesystem::path m_cache;
    Games m_games;
    Files &m_files;
    std::map<std::string, ListedMatch> m_known; ///< by keyOf()
    std::map<std::string, ListedDeck> m_decks; ///< by game and document; people use only few decks
    bool m_read = false;
    bool m_changed = false; ///< m_known differs from the cache file
};

} // namespace playmat::match
