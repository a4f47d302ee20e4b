#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The words of lists of decks: what all games share is here, what one game says is data of its
/// kit.
namespace playmat::kit {

enum class DeckKind : std::uint8_t {
    Many, ///< any number of cards
    One, ///< one card, one copy
    Never, ///< a deck with anything there cannot be played
};

/// A part of a deck, by its number: these in every game, and from kOwnSections those of one game.
inline constexpr std::size_t kMainDeck = 0;
inline constexpr std::size_t kSideboard = 1;
inline constexpr std::size_t kMaybeboard = 2; ///< what its author thinks about: read by nobody
inline constexpr std::size_t kOwnSections = 3;
inline constexpr std::size_t kNoSection = SIZE_MAX; ///< under no heading

struct DeckSection
{
    DeckKind kind = DeckKind::Many;
    std::span<const std::string_view> words; ///< headings and keys, folded (match/folded_name.h)
    // Sentences for text::said.
    const char *missing = nullptr; ///< One: there is none; nullptr: it need not be there
    const char *several = nullptr; ///< One: "a deck has one …, not {}"
    const char *second = nullptr; ///< One: there is one already; Never: why not
};

/// A set of cards that is published, whether it is here or not.
struct KnownSet
{
    std::string code;
    std::string name; ///< empty: it has none, or none that matters
};

/// What one game's lists look like.
struct DeckGrammar
{
    std::span<const DeckSection> own; ///< its sections from kOwnSections
    std::span<const std::string_view> groups; ///< headings within a section: kinds of cards
    const char *severalCards = nullptr; ///< "{0} is the title of several cards, …: {1}"
    const char *printExample = nullptr; ///< "SOR_010"
    std::vector<KnownSet> sets;
};

/// The sets of a document {"sets":[{"code":…,"name":…}]}, which is the program's own.
[[nodiscard]] std::vector<KnownSet> knownSets(std::string_view json);
[[nodiscard]] const KnownSet *setOfCode(const DeckGrammar &grammar, std::string_view code);
/// The print of a set, by its code or its name, and a number.
[[nodiscard]] std::string printOf(const DeckGrammar &grammar, const std::string &set,
                                  const std::string &number);
/// "SOR" of "SOR_010", "1" of "1-005".
[[nodiscard]] std::string_view setCodeOf(std::string_view print);
/// "SOR (Spark of Rebellion)"
[[nodiscard]] std::string shownSet(const KnownSet &set);

[[nodiscard]] DeckKind kindOf(const DeckGrammar &grammar, std::size_t section);
/// The section that a word stands for, folded; kNoSection: none.
[[nodiscard]] std::size_t sectionOf(const DeckGrammar &grammar, std::string_view folded);
/// Whether a folded word is a heading within a section: "units".
[[nodiscard]] bool isGroup(const DeckGrammar &grammar, std::string_view folded);

/// A line that may be a heading.
struct DeckHeading
{
    std::string word; ///< folded, without marks and numbers around it
    bool marked
        = false; ///< something about the line says that it is one: ":" or "(12)" behind it …
};
[[nodiscard]] DeckHeading headingOf(std::string_view line);

/// "Leader: Hera Syndulla": what stands before the colon.
struct DeckLabel
{
    std::string word; ///< folded
    std::size_t rest = 0; ///< where the rest begins
};
[[nodiscard]] std::optional<DeckLabel> labelOf(std::string_view line);
/// What the word of a label or a key says about a deck as a whole.
[[nodiscard]] bool isDeckName(std::string_view folded);
[[nodiscard]] bool isAuthor(std::string_view folded);
[[nodiscard]] bool isAboutDeck(std::string_view folded); ///< its format, date, site …: no card

} // namespace playmat::kit
