#include "kit/games/kits.h"
#include "match/card_library.h"
#include "support/folders.h"
#include "support/game_library.h"
#include "support/processor_time.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

/// tests/match/decks has decks in the forms that players and sites use; expected.txt has the
/// expected result for each: the deck and the notes, or the exact error.
namespace playmat::match {
namespace {

const std::filesystem::path &folder()
{
    static const auto path = std::filesystem::path(test::sourceDir()) / "tests" / "match" / "decks";
    return path;
}

std::string textIn(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

using test::libraryOf;

std::map<std::string, int> copiesIn(const Json &list)
{
    std::map<std::string, int> copies;
    for (const Json &card : list)
        copies[card["id"].get<std::string>()] += card["count"].get<int>();
    return copies;
}

/// "leader SOR_005, base SOR_020, deck 50 as plain.txt, sideboard 3"
std::string summaryOf(const Json &deck, const Json &plain)
{
    std::string out;
    for (const auto &[key, value] : deck.items()) {
        if (value.is_object() && value.contains("id"))
            out += key + " " + value["id"].get<std::string>() + ", ";
        if (!value.is_array())
            continue;
        int cards = 0;
        for (const auto &[id, count] : copiesIn(value))
            cards += count;
        const bool same
            = plain.is_object() && copiesIn(value) == copiesIn(plain.value(key, Json()));
        out += key + " " + std::to_string(cards) + (same && cards > 0 ? " as plain.txt, " : ", ");
    }
    return out.substr(0, out.size() - 2);
}

/// The result for a file, in one line.
std::string resultOf(const std::string &name)
{
    const GameKit *game = kit::gameNamed(name.substr(0, name.find('/')));
    const CardLibrary &library = libraryOf(*game);
    const std::string text = textIn(folder() / name);
    const Outcome<Json> deck = game->deck(library, text);
    const Outcome<Json> plain
        = game->deck(library, textIn(folder() / std::string(game->id()) / "plain.txt"));
    const std::string notes = game->lookAtDeck(library, text).notes;
    return (deck ? summaryOf(deck.value(), plain ? plain.value() : Json())
                 : deck.problem().code + ": " + describe(deck.problem()))
        + (notes.empty() ? "" : " // " + notes);
}

std::vector<std::string> files()
{
    std::vector<std::string> names;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder()))
        if (entry.is_regular_file() && entry.path().parent_path() != folder())
            names.push_back(std::filesystem::relative(entry.path(), folder()).generic_string());
    std::ranges::sort(names);
    std::erase_if(names, [](const std::string &name) {
        return kit::gameNamed(name.substr(0, name.find('/'))) == nullptr;
    });
    return names;
}

/// Prints the current table if any result differs.
TEST(DeckCorpus, OfEachFileComesWhatTheTableSays)
{
    std::map<std::string, std::string> expected;
    std::ifstream table(folder() / "expected.txt");
    for (std::string line; std::getline(table, line);)
        if (const std::size_t tab = line.find('\t'); tab != std::string::npos)
            expected[line.substr(0, tab)] = line.substr(tab + 1);
    std::string now;
    bool same = true;
    for (const std::string &name : files()) {
        const std::string result = resultOf(name);
        EXPECT_EQ(result, expected[name]) << name;
        same &= result == expected[name];
        now += name + "\t" + result + "\n";
    }
    EXPECT_TRUE(same) << now;
    EXPECT_GE(expected.size(), 90U);
}

/// Writes the deck as a document and reads it again; neither may take long.
TEST(DeckCorpus, WhatIsReadIsReadAgainEqual)
{
    for (const std::string &name : files()) {
        const GameKit *game = kit::gameNamed(name.substr(0, name.find('/')));
        const Outcome<Json> deck = game->deck(libraryOf(*game), textIn(folder() / name));
        if (!deck)
            continue;
        const Outcome<Json> again = game->deck(libraryOf(*game), toLine(deck.value()));
        ASSERT_TRUE(again.ok()) << name << ": " << describe(again.problem());
        EXPECT_EQ(again.value(), deck.value()) << name;
    }
}

#ifdef PLAYMAT_SANITIZED
constexpr double kPatienceMs = 8000; ///< allows for the sanitizers
#else
constexpr double kPatienceMs = 500;
#endif

/// A pasted text of any size is answered at once.
TEST(DeckCorpus, HugeTextsAreRefusedAtOnce)
{
    const auto repeated = [](std::string_view part, std::size_t size) {
        std::string text;
        while (text.size() + part.size() < size)
            text += part;
        return text;
    };
    for (const GameKit *game : kit::games()) {
        for (const std::string_view part :
             {"3 Wampaa\n", "Wampb:\n", "a\n", "[ ] ", "{\"id\":\"x\"},", "x x x x x x x x x x\n",
              "(((((\n", "(SOR) ", "(x) ", "SOR_010 ", "3 Mickey Mousse - Nobody (((((*F*\n",
              "\"a\",1\n"})
            for (const std::size_t size : {std::size_t(256U << 10U), std::size_t(5U << 20U)}) {
                const std::string text = repeated(part, size);
                Outcome<Json> deck = Json();
                const double took
                    = test::processorMs([&] { deck = game->deck(libraryOf(*game), text); });
                EXPECT_FALSE(deck.ok()) << part;
                EXPECT_LT(took, kPatienceMs) << game->id() << " " << part;
                EXPECT_LT(describe(deck.problem()).size(), 6000U) << part;
            }
    }
}

/// … nor does anything in a text cost the square of its length.
TEST(DeckCorpus, WhatHasAVeryLongNameOrManyColumnsIsReadAtOnce)
{
    const auto times = [](int count, std::string_view part) {
        std::string text;
        for (int i = 0; i < count; ++i)
            text += part;
        return text;
    };
    const std::string longKey = times(100'000, "k");
    for (const GameKit *game : kit::games()) {
        for (const std::string &text :
             {"{\"" + longKey + "\":[" + times(70'000, "1,") + "1]}",
              "{\"cards\":{\"" + longKey + "\":[" + times(70'000, "1,") + "1]}}",
              "name,count,foil," + times(70'000, "x,") + "\n" + times(25'000, "a,0\n"),
              "name," + times(70'000, "x,") + "count\n" + times(40'000, "a,\n")}) {
            Outcome<Json> deck = Json();
            const double took
                = test::processorMs([&] { deck = game->deck(libraryOf(*game), text); });
            EXPECT_FALSE(deck.ok());
            EXPECT_LT(took, kPatienceMs) << game->id() << " " << text.substr(0, 20);
            EXPECT_LT(describe(deck.problem()).size(), 6000U);
        }
    }
}

} // namespace
} // namespace playmat::match
