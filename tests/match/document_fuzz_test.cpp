#include "engine/core/rng.h"
#include "match/deck_export.h"
#include "match/deck_text.h"
#include "match/match.h"
#include "match/swu/deck_check.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <charconv>

/// Whatever the bytes of a document are, the answer is what it means or a problem that says where.
namespace playmat::match {
namespace {

using test::contentOf;
using test::library;
using test::TempFolder;

/// Breaks texts the way that files break, people mistype and attackers try. Equal seeds break
/// alike.
class Breaker
{
public:
    explicit Breaker(std::uint64_t seed)
        : m_rng(seed)
    {
    }

    std::string operator()(std::string text)
    {
        for (std::size_t change = 0, n = 1 + below(3); change < n; ++change)
            (this->*kWays[below(std::size(kWays))])(text);
        return text;
    }

private:
    using Way = void (Breaker::*)(std::string &);

    std::size_t below(std::size_t n) { return m_rng.below(static_cast<std::uint32_t>(n)); }
    std::size_t place(const std::string &text) { return below(text.size() + 1); }

    /// A word or number, or a single other character: first byte and length.
    std::pair<std::size_t, std::size_t> token(const std::string &text)
    {
        const auto isWord
            = [&](std::size_t i) { return std::isalnum(static_cast<unsigned char>(text[i])) != 0; };
        std::size_t first = place(text);
        std::size_t last = first;
        while (first > 0 && isWord(first - 1))
            --first;
        while (last < text.size() && isWord(last))
            ++last;
        return {first, std::min(std::max<std::size_t>(1, last - first), text.size() - first)};
    }

    void flipBit(std::string &text)
    {
        if (text.empty())
            return;
        char &c = text[below(text.size())];
        c = static_cast<char>(static_cast<unsigned char>(c) ^ 1U << below(8));
    }
    void cutOff(std::string &text) { text.resize(place(text)); }
    void removeToken(std::string &text)
    {
        const auto [at, length] = token(text);
        text.erase(at, length);
    }
    void doubleToken(std::string &text)
    {
        const auto [at, length] = token(text);
        text.insert(at, text.substr(at, length));
    }
    void moveToken(std::string &text)
    {
        const auto [from, length] = token(text);
        const std::string moved = text.substr(from, length);
        text.insert(place(text), moved);
    }
    void removeLine(std::string &text)
    {
        const std::size_t at = place(text);
        text.erase(at, text.find('\n', at) - at);
    }
    void doublePart(std::string &text)
    {
        const std::size_t at = place(text);
        text.insert(at, text.substr(at, below(200)));
    }
    void nestDeeply(std::string &text)
    {
        const std::string open = below(2) == 0 ? "[" : "{\"a\":";
        std::string nest;
        for (std::size_t i = 0, n = below(300); i < n; ++i)
            nest += open;
        text.insert(place(text), nest);
    }
    void hugeNumber(std::string &text)
    {
        static constexpr std::string_view kNumbers[] = {"99999999999999999999999999",
                                                        "-1",
                                                        "4294967296",
                                                        "18446744073709551616",
                                                        "1e999",
                                                        "1.5",
                                                        "-0",
                                                        "2147483648"};
        const auto [at, length] = token(text);
        text.replace(at, length, kNumbers[below(std::size(kNumbers))]);
    }
    void badBytes(std::string &text)
    {
        static constexpr std::string_view kBytes[] = {"\xFF",
                                                      "\xC3",
                                                      "\xE2\x80",
                                                      "\xF4\x90\x80\x80",
                                                      "\xC0\xAF",
                                                      "\xED\xA0\x80",
                                                      std::string_view("\0", 1),
                                                      "\xEF\xBB\xBF",
                                                      "\r",
                                                      "\x1B"};
        text.insert(place(text), kBytes[below(std::size(kBytes))]);
    }

    static constexpr Way kWays[]
        = {&Breaker::flipBit,     &Breaker::flipBit,    &Breaker::cutOff,     &Breaker::removeToken,
           &Breaker::doubleToken, &Breaker::moveToken,  &Breaker::removeLine, &Breaker::doublePart,
           &Breaker::nestDeeply,  &Breaker::hugeNumber, &Breaker::badBytes};
    core::Rng m_rng;
};

/// Whether line and column are a place of the text, its end included.
bool isInside(const std::string &text, const Problem &problem)
{
    std::size_t start = 0;
    for (std::size_t line = 1; line < problem.line; ++line) {
        const std::size_t end = text.find('\n', start);
        if (end == std::string::npos)
            return false;
        start = end + 1;
    }
    const std::string_view rest = std::string_view(text).substr(start);
    const auto characters = std::ranges::count_if(rest.substr(0, rest.find('\n')), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    });
    return problem.line > 0 && problem.column > 0
        && problem.column <= static_cast<std::size_t>(characters) + 1;
}

struct Sums
{
    int taken = 0;
    int refused = 0;
};

/// Breaks a text many times; `read` says the problem, or nothing when it could be read.
template <class Read>
Sums breakOften(const std::string &original, std::uint64_t seed, int times, Read read)
{
    Breaker broken(seed);
    Sums sums;
    for (int i = 0; i < times; ++i) {
        const std::string text = broken(original);
        const std::optional<Problem> problem = read(text);
        ++(problem ? sums.refused : sums.taken);
        if (!problem)
            continue;
        EXPECT_FALSE(problem->code.empty()) << i << ": " << describe(*problem);
        EXPECT_FALSE(problem->message.empty()) << i << ": " << describe(*problem);
        if (::testing::Test::HasFailure())
            break;
    }
    EXPECT_GT(sums.refused, times / 4) << "most of what is broken is seen to be";
    return sums;
}

std::optional<Problem> loaded(const std::string &text)
{
    const Outcome<swu::DeckChoice> deck = loadDeck(library().swu(), text);
    if (deck.ok())
        return std::nullopt;
    EXPECT_TRUE(isInside(text, deck.problem())) << describe(deck.problem()) << "\n" << text;
    return deck.problem();
}

TEST(DocumentFuzz, DecksInJson)
{
    const Sums sums = breakOften(*library().deck("luke"), 2024, 1500, &loaded);
    EXPECT_GT(sums.taken, 0) << "some changes are harmless";
}

TEST(DocumentFuzz, DecksInText)
{
    const swu::CardDb &db = library().swu();
    DeckDocument deck = parseDeck(*library().deck("vader")).value();
    deck.sideboard.push_back({"SOR_164", 1, {}, 0});
    const std::string text = "# Deck of Ann\r\n" + exportDeckText(db, deck);
    const Sums sums = breakOften(text, 2025, 1000, &loaded);
    EXPECT_GT(sums.taken, 0) << "some changes are harmless";
}

/// A match of a few answers, broken on disk.
TEST(DocumentFuzz, Journals)
{
    const TempFolder folder;
    Match match = test::starterMatch(8);
    test::playOn(match, 12);
    ASSERT_TRUE(match.save(folder / "whole").ok());
    const std::string whole = contentOf(folder / "whole");
    breakOften(whole, 2026, 250, [&](const std::string &text) -> std::optional<Problem> {
        test::writeFile(folder / "broken", text);
        const Outcome<Match> opened = Match::open(library(), folder / "broken");
        if (opened.ok())
            return std::nullopt;
        const std::string &message = opened.problem().message;
        if (const std::size_t at = message.find("line "); at != std::string::npos) {
            std::size_t line = 0;
            std::from_chars(message.data() + at + 5, message.data() + message.size(), line);
            EXPECT_GE(line, 1U) << message;
            EXPECT_LE(line, 1 + static_cast<std::size_t>(std::ranges::count(text, '\n')))
                << message;
        }
        return opened.problem();
    });
}

/// Whether a path like "$.players[0].hand[2]" leads to something in the document.
bool leadsInto(const Json &json, std::string_view path)
{
    const Json *at = &json;
    while (path.starts_with('$') || path.starts_with('.') || path.starts_with('[')) {
        const bool isItem = path.front() == '[';
        const bool isRoot = path.front() == '$';
        path.remove_prefix(1);
        if (isRoot)
            continue;
        const std::size_t end = std::min(path.size(), path.find_first_of(isItem ? "]" : ".["));
        const std::string step(path.substr(0, end));
        path.remove_prefix(std::min(path.size(), end + (isItem ? 1 : 0)));
        if (isItem)
            at = &at->at(static_cast<std::size_t>(std::stoul(step)));
        else
            at = &at->at(step);
    }
    return path.empty();
}

constexpr const char *kPosition = R"({"game":"swu","seed":1,"phase":"action","round":3,
 "active":0,"initiative":0,"scenario":{"phase":"action","players":[
  {"leader":{"card":"SOR_010","deployed":true,"damage":2,"upgrades":["SOR_T02"]},
   "base":{"card":"SOR_023","damage":5},"hand":["SOR_128"],"resources":7,
   "deck":["SOR_131","SOR_128"],"discard":["SOR_078"],
   "ground":[{"card":"SOR_232","exhausted":true,"damage":1,"upgrades":["SOR_T01","SOR_069"],
              "captured":["SOR_128"]}],
   "space":["SOR_225"],"force":false,"credits":0},
  {"leader":"SOR_005","base":"SOR_020","resources":[{"card":"SOR_095","exhausted":true}]}]}})";

TEST(DocumentFuzz, Positions)
{
    breakOften(kPosition, 2027, 1200, [](const std::string &text) -> std::optional<Problem> {
        const Outcome<Json> json = parseJson(text);
        if (!json) {
            EXPECT_TRUE(isInside(text, json.problem())) << describe(json.problem()) << "\n" << text;
            return json.problem();
        }
        const Outcome<MatchSetup> setup = setupFromJson(library(), json.value());
        if (!setup) {
            EXPECT_TRUE(leadsInto(json.value(), setup.problem().path))
                << describe(setup.problem()) << "\n"
                << text;
            return setup.problem();
        }
        const auto game = startGame(library(), setup.value());
        if (!game) {
            EXPECT_FALSE(game.problem().path.empty()) << describe(game.problem()) << "\n" << text;
            return game.problem();
        }
        EXPECT_TRUE(game.value()->stateJson(std::nullopt, setup.value().names()).is_object());
        return std::nullopt;
    });
}

} // namespace
} // namespace playmat::match
