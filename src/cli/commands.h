#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

/// What playmat-cli can be asked for. Who does it for a game is its HeadlessKit.
namespace playmat::cli {

/// Two decks as a command line names them: built-in names, files, or "random" for a legal deck from
/// the game's own seed, or "hoard" for one that fills the table.
struct DeckNames
{
    std::array<std::string, 2> names; ///< empty: the game chooses
    bool plain = false; ///< accept cards whose text is not playable yet, and ignore their text

    [[nodiscard]] bool chosen() const { return !names[0].empty(); }
    [[nodiscard]] bool anyRandom() const { return isDrawn(names[0]) || isDrawn(names[1]); }
    [[nodiscard]] static bool isDrawn(const std::string &name)
    {
        return name == "random" || name == "hoard" || name == "premier" || name == "eternal";
    }
};

struct PlayOptions
{
    std::uint64_t seed = 1;
    DeckNames decks;
    std::vector<std::string> bots{"random"}; ///< one for both seats, or one each
};

struct SimulateOptions
{
    std::uint64_t games = 100;
    std::uint64_t twins = 0; ///< compare this many pairs of twins instead
    std::string mind = "novice"; ///< the program that must think the same about both
    std::uint64_t seed = 1;
    DeckNames decks;
    std::vector<std::string> bots{"random"}; ///< one for both seats, or one each
    std::uint64_t mayStop = 0; ///< how many games may stop at a limit of the program
    bool check = true;
    bool marks = false; ///< print how full the lists of the state became
    bool coverage = false; ///< print the parts of cards that happened in no game and no scenario
    bool quiet = false;
    bool signature = false; ///< print a hash of all games instead of checking
    bool takeBack = false; ///< undo and redo every answer instead of checking
    std::string replay; ///< a line to replay instead
};

struct BenchOptions
{
    bool json = false;
    double seconds = 2;
    DeckNames decks;
};

struct PerftOptions
{
    int depth = 1;
    std::string position; ///< file with a scenario
    bool divide = false; ///< say the count below each answer of the first decision
};

struct DecksOptions
{
    std::vector<std::string> files; ///< decks to check: built-in names or files
    bool plain = false; ///< accept cards whose text is not playable yet
    bool formats = false; ///< also print the formats with the reasons why a deck is not legal
    std::string day; ///< the date for the formats; empty: the date of the data
    std::uint64_t random = 0; ///< print a random deck of this seed instead; 0: none
    std::string find; ///< list the decks with this text in their names or in the name of a card
    std::vector<std::string> in; ///< search these folders and files as well as the built-in decks
    std::string convert; ///< print this deck in the form of Playmat's own files
    std::string format; ///< check the deck by this format only
    std::string collection; ///< list the cards of the decks that are not in this collection
    bool inTurn = false; ///< … if one deck at a time is built
};
struct CheckOptions
{
    std::string text; ///< print what this card says instead
    std::string explain; ///< print what is known about this word of the language instead
    std::string missing; ///< say which words this list of cards still needs instead
};

struct LessonsOptions
{
    bool check = false; ///< prove every lesson and question on the engine
    bool coverage = false; ///< say which step and question teaches which statement
};

struct PuzzlesOptions
{
    bool check = false; ///< prove every puzzle by search
    std::string kind; ///< make puzzles of this kind instead: race, duel, hold
    std::uint64_t seed = 1;
    std::uint64_t games = 10; ///< that they are looked for in
    std::uint64_t most = 100; ///< that are kept
    std::string out; ///< the file they are written to; empty: they are printed
};

struct MatchOptions
{
    std::string a = "advanced"; ///< a level, "greedy" or "random"
    std::string b = "greedy";
    std::uint64_t pairs = 50; ///< of games, the same but for who sits where
    std::uint64_t seed = 1;
    std::vector<int> threads{1}; ///< of both players, or of each
    bool fresh = false; ///< the second one begins each search with an empty tree
    int ahead = 0; ///< simulations of the first one while the second decides
    bool clock = false; ///< as at a table: with each level's own threads and limit of time
    bool signature = false; ///< print a number for how they went instead
    bool sprt = false; ///< stop as soon as it is clear
    double better = 20; ///< by how many points of Elo
    std::string weights; ///< a file that the first one judges by; empty: the installed one
    DeckNames decks;
};

struct FitOptions
{
    std::uint64_t games = 10000;
    std::uint64_t seed = 1;
    std::string date; ///< goes into the file
    std::string out; ///< the file the weights are written to; empty: only the report
    std::string plot; ///< a file for a drawing of how right its chances are; empty: none
};

struct BotsOptions
{
    bool positions = false; ///< say who finds the right move how often instead
    std::string player; ///< only this one
    std::size_t most = 120; ///< positions, a third of each kind
};

struct ScenariosOptions
{
    std::vector<std::string> files; ///< none: all of tests/scenarios
    std::string filter; ///< only scenarios with this in their title
    std::string game; ///< only of this game; empty: of each
    bool updateRulings = false; ///< write which scenario holds which ruling
    bool checkRulings = false; ///< say whether what is written is stale
};

struct DeedsOptions
{
    std::string card; ///< print only this card, and its parts that have no effect
    std::string set; ///< only cards of the file with this stem; empty: of all files
    bool check = false; ///< compare with the recorded files instead
    bool update = false; ///< write the recorded files instead
};

struct PlantOptions
{
    std::size_t cards = 30; ///< the number of cards, drawn by the seed
    std::uint64_t seed = 1;
    std::string card; ///< plant faults only in this card; empty: in drawn cards
    /// Also print faults that only the deeds notice, and unnoticed faults that have a reason.
    bool all = false;
};

struct SchemaOptions
{
    bool manual = false; ///< the document for people instead
};

} // namespace playmat::cli
