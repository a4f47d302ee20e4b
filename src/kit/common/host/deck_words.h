#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The vocabulary of deck lists: the words shared by all games are here, those of one game are data
/// of its kit.
namespace playmat::kit {

enum class DeckKind : std::uint8_t {
    Many, ///< any number of cards
    One, ///< one card, in one copy
    Never, ///< a deck with cards in this section cannot be played
};

/// Numbers of the parts of a deck: the parts of all games, then, from kOwnSections, those of one
/// game.
inline constexpr std::size_t kMainDeck = 0;
inline constexpr std::size_t kSideboard = 1;
inline constexpr std::size_t kMaybeboard
    = 2; ///< cards that the author only considers; the program ignores them
inline constexpr std::size_t kOwnSections = 3;
inline constexpr std::size_t kNoSection = SIZE_MAX; ///< without a heading

struct DeckSection
{
    DeckKind kind = DeckKind::Many;
    std::span<const std::string_view> words; ///< headings and keys, folded (match/folded_name.h)
    // Sentences for text::said.
    const char *missing = nullptr; ///< One: the message if there is none; nullptr: it is optional
    const char *several = nullptr; ///< One: the message "a deck has one …, not {}"
    const char *second = nullptr; ///< One: the message for a second card; Never: the reason
};

/// In a document: what becomes of cards whose text does not play yet. "plain": they do nothing.
inline constexpr std::string_view kUnwritten = "unwritten";
inline constexpr std::string_view kPlain = "plain";

/// A published set of cards, whether the program has it or not.
struct KnownSet
{
    std::string code;
    std::string name; ///< empty: the set has no name that matters
};

/// The vocabulary of deck lists for one game.
struct DeckGrammar
{
    std::span<const DeckSection> own; ///< its own sections, from kOwnSections
    std::span<const std::string_view> groups; ///< headings within a section: kinds of cards
    const char *severalCards = nullptr; ///< "{0} is the title of several cards, …: {1}"
    const char *printExample = nullptr; ///< "SOR_010"
    std::vector<KnownSet> sets;
};

/// Reads the sets from a document of the program: {"sets":[{"code":…,"name":…}]}.
[[nodiscard]] std::vector<KnownSet> knownSets(std::string_view json);
[[nodiscard]] const KnownSet *setOfCode(const DeckGrammar &grammar, std::string_view code);
/// The print with that number in a set, which is given by code or name.
[[nodiscard]] std::string printOf(const DeckGrammar &grammar, const std::string &set,
                                  const std::string &number);
/// "SOR" of "SOR_010", "1" of "1-005".
[[nodiscard]] std::string_view setCodeOf(std::string_view print);
/// "SOR (Spark of Rebellion)"
[[nodiscard]] std::string shownSet(const KnownSet &set);

[[nodiscard]] DeckKind kindOf(const DeckGrammar &grammar, std::size_t section);
/// The section that a folded word names; kNoSection: none.
[[nodiscard]] std::size_t sectionOf(const DeckGrammar &grammar, std::string_view folded);
/// Whether a folded word is a heading within a section, such as "units".
[[nodiscard]] bool isGroup(const DeckGrammar &grammar, std::string_view folded);

/// A line that may be a heading.
struct DeckHeading
{
    std::string word; ///< folded, without punctuation and numbers around it
    bool marked
        = false; ///< the line is marked as a heading, for example by ":" or "(12)" at its end
};
[[nodiscard]] DeckHeading headingOf(std::string_view line);

/// The label before the colon in "Leader: Hera Syndulla".
struct DeckLabel
{
    std::string word; ///< folded
    std::size_t rest = 0; ///< where the text after the label begins
};
[[nodiscard]] std::optional<DeckLabel> labelOf(std::string_view line);
/// Whether a label or a key is about the deck as a whole.
[[nodiscard]] bool isDeckName(std::string_view folded);
[[nodiscard]] bool isAuthor(std::string_view folded);
[[nodiscard]] bool isAboutDeck(std::string_view folded); ///< its format, date, site …, not a card

} // namespace playmat::kit
