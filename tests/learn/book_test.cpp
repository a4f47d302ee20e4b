#include "book_fixture.h"
#include "engine/swu/language/vocabulary.h"
#include "match/json.h"
#include "support/folders.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

/// The rules book: everything that is cited has an entry, everything that must be explained is, and
/// no link leads nowhere.
namespace playmat::learn {
namespace {

namespace fs = std::filesystem;

std::string textOf(const fs::path &path)
{
    std::ifstream in(path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

/// All numbers of rules in the files below a folder, apart from those of other games.
std::set<std::string> citedIn(const fs::path &folder)
{
    static const std::regex number(R"(CR \d+(\.\d+)*[A-Z]?\b)");
    std::set<std::string> out;
    for (const fs::directory_entry &file : fs::recursive_directory_iterator(folder)) {
        const std::string path = file.path().generic_string();
        if (!file.is_regular_file() || path.find("/lorcana/") != std::string::npos
            || path.find("/riftbound/") != std::string::npos)
            continue;
        const std::string text = textOf(file.path());
        for (std::sregex_iterator it(text.begin(), text.end(), number), end; it != end; ++it)
            out.insert(it->str());
    }
    return out;
}

TEST(Book, HasAnEntryForEveryRuleThatIsCited)
{
    std::size_t cited = 0;
    for (const char *folder : {"/src", "/qml", "/resources/lessons", "/resources/cards"}) {
        for (const std::string &rule : citedIn(test::sourceDir() + folder)) {
            EXPECT_NE(test::shippedBook().entry(rule), nullptr) << rule << " in " << folder;
            ++cited;
        }
    }
    EXPECT_GT(cited, 168U);
}

TEST(Book, OpensTheNearestParentOfANumberWithoutAnEntry)
{
    const Book &book = test::shippedBook();
    EXPECT_EQ(book.entry("CR 6.3.2C"), nullptr);
    EXPECT_EQ(book.nearest("CR 6.3.2C"), book.entry("CR 6.3.2"));
    EXPECT_EQ(book.nearest("CR 8.38.2"), book.entry("CR 8.38"));
    EXPECT_EQ(book.nearest("CR 99.9"), nullptr);
    EXPECT_EQ(book.nearest(""), nullptr);
    EXPECT_EQ(parentRule("CR 6.3.2A"), "CR 6.3.2");
    EXPECT_EQ(parentRule("CR 6"), "");
    EXPECT_EQ(depthOf("CR 6"), 0);
    EXPECT_EQ(depthOf("CR 6.3.2A"), 3);
}

/// The sections of chapters 1 to 8 of the Comprehensive Rules 8.0.
constexpr int kSections[] = {18, 14, 7, 11, 6, 4, 7, 38};

TEST(Book, HasEverySectionOfTheRules)
{
    const Book &book = test::shippedBook();
    int sections = 0;
    for (int chapter = 1; chapter <= 8; ++chapter)
        for (int section = 1; section <= kSections[chapter - 1]; ++section, ++sections) {
            const std::string rule = fmt::format("CR {}.{}", chapter, section);
            const BookEntry *entry = book.entry(rule);
            ASSERT_NE(entry, nullptr) << rule;
            EXPECT_TRUE(entry->text.ends_with('.')) << rule;
        }
    EXPECT_EQ(sections, 105);
}

TEST(Book, IsInTheOrderOfItsNumbers)
{
    const Book &book = test::shippedBook();
    const auto keyOf = [](std::string_view rule) {
        std::vector<int> key;
        int number = 0;
        for (const char c : rule.substr(3)) {
            if (c >= '0' && c <= '9') {
                number = 10 * number + (c - '0');
                continue;
            }
            key.push_back(number);
            number = c == '.' ? 0 : c;
        }
        key.push_back(number);
        return key;
    };
    for (std::size_t i = 1; i < book.entries.size(); ++i)
        EXPECT_LT(keyOf(book.entries[i - 1].rule), keyOf(book.entries[i].rule))
            << book.entries[i].rule;
}

TEST(Book, ExplainsEveryKeyword)
{
    const Book &book = test::shippedBook();
    ASSERT_FALSE(swu::words::keywords.empty());
    for (const auto &keyword : swu::words::keywords)
        EXPECT_NE(book.term(keyword.name), nullptr) << keyword.name;
    // and those of sets to come
    for (const char *keyword :
         {"Bounty", "Smuggle", "Coordinate", "Exploit", "Piloting", "Plot", "Support"})
        EXPECT_NE(book.term(keyword), nullptr) << keyword;
}

/// The terms that the rules explain, "; " between them.
constexpr std::string_view kTerms
    = "action; action phase; active player; ability; Ambush; attack; base; base zone; "
      "best of three; card type; concede; controller; cost; damage; deck; defeated; "
      "delayed effect; deploy; discard; discard pile; draw; draw step; drawn game; "
      "effect; empty deck; end of phase; enemy; event; exhausted; facedown, faceup; "
      "first player; for this attack; friendly; game area; ground arena; hand; hidden "
      "information; HP, remaining HP; in play; initiative, initiative counter; "
      "lasting effect; leader; Leader side; look at; mulligan; open information; "
      "opening hand; out of play; owner; pass; phase; play a card; play area; player; "
      "ready; ready step; regroup phase; resource; resource step; resource zone; "
      "reveal; round; search; set aside; setup; shuffle; simultaneous; space arena; "
      "start of phase; step; take the initiative; this phase, this round; token; "
      "triggered ability; turn; unit; upgrade; use an action ability; When Defeated; "
      "zone";

TEST(Book, ExplainsEveryTermOfItsSources)
{
    std::size_t terms = 0;
    for (std::string_view rest = kTerms; !rest.empty(); ++terms) {
        const std::string_view term = rest.substr(0, rest.find("; "));
        rest.remove_prefix(std::min(rest.size(), term.size() + 2));
        EXPECT_NE(test::shippedBook().term(term), nullptr) << term;
    }
    EXPECT_EQ(terms, 80U);
}

TEST(Book, CallsATermByEachOfItsNames)
{
    const Book &book = test::shippedBook();
    const Term *hp = book.term("HP, remaining HP");
    EXPECT_EQ(book.term("hp"), hp);
    EXPECT_EQ(book.term("Remaining HP"), hp);
    EXPECT_EQ(book.term("remaining"), nullptr);
    EXPECT_EQ(book.term(""), nullptr);
}

TEST(Book, LinksEveryConceptOfTheCourse)
{
    for (const Concept &topic : test::shippedCourse().concepts)
        for (const std::string &rule : topic.rules)
            EXPECT_NE(test::shippedBook().entry(rule), nullptr) << rule << " of " << topic.id;
}

TEST(Book, PlaysAllItsShows)
{
    std::vector<Fault> faults;
    const int played = proveShows(test::library(), test::shippedBook(), test::swuWords(), faults);
    EXPECT_TRUE(faults.empty()) << test::describe(faults);
    EXPECT_GT(played, 40);
}

// --- our own words -------------------------------------------------------------------------------

constexpr std::size_t kRun = 8; ///< words in a row that nobody has by accident

std::vector<std::string> wordsOf(const std::string &text)
{
    std::vector<std::string> out(1);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto c = static_cast<unsigned char>(text[at]);
        if (std::isalnum(c) != 0)
            out.back() += static_cast<char>(std::tolower(c));
        else if (!out.back().empty() && c != '\'' && c < 0x80)
            out.emplace_back();
    }
    return out;
}

template <class Take>
void eachRun(const std::string &text, const Take &take)
{
    const std::vector<std::string> words = wordsOf(text);
    for (std::size_t i = 0; i + kRun <= words.size(); ++i) {
        std::string run;
        for (std::size_t k = 0; k < kRun; ++k)
            run += words[i + k] + ' ';
        take(run);
    }
}

/// The text of the official document has no place in this repository.
TEST(Book, IsInOurOwnWords)
{
    const char *path = std::getenv("PLAYMAT_OFFICIAL_RULES");
    if (path == nullptr || !fs::exists(path))
        GTEST_SKIP() << "PLAYMAT_OFFICIAL_RULES does not name the official rules (JSON)";
    std::set<std::string> theirs;
    const auto rules = match::parseJson(textOf(path)).value();
    for (const auto &[number, rule] : rules["entradas"].items())
        eachRun(rule["texto"].get<std::string>(),
                [&](const std::string &run) { theirs.insert(run); });
    ASSERT_GT(theirs.size(), 10000U);
    const auto expectOwn = [&](const std::string &where, const std::string &text) {
        eachRun(text, [&](const std::string &run) {
            EXPECT_EQ(theirs.count(run), 0U) << where << ": " << run;
        });
    };
    for (const BookEntry &entry : test::shippedBook().entries)
        expectOwn(entry.rule, entry.text);
    for (const Term &term : test::shippedBook().terms)
        expectOwn(term.name, term.text);
    for (const Show &show : test::shippedBook().shows)
        for (const Show::Move &move : show.moves)
            expectOwn(show.id, move.say);
}

// --- faults --------------------------------------------------------------------------------------

struct BookPlant
{
    const char *what;
    const char *file;
    const char *pointer;
    const char *value;
    const char *where;
    const char *says;
};

std::ostream &operator<<(std::ostream &out, const BookPlant &plant)
{
    return out << plant.what;
}

class PlantedInBook : public testing::TestWithParam<BookPlant>
{
};

TEST_P(PlantedInBook, IsFound)
{
    const BookPlant &plant = GetParam();
    std::vector<CourseText> texts = test::bookTexts();
    for (CourseText &text : texts) {
        if (text.name != plant.file)
            continue;
        match::Json json = match::parseJson(text.text).value();
        json[match::Json::json_pointer(plant.pointer)] = match::parseJson(plant.value).value();
        text.text = json.dump();
    }
    std::vector<Fault> faults;
    const Book book = readBook(texts, test::shippedCourse(), faults);
    (void)proveShows(test::library(), book, test::swuWords(), faults);
    const bool found = std::ranges::any_of(faults, [&](const Fault &fault) {
        return fault.where.find(plant.where) != std::string::npos
            && fault.what.find(plant.says) != std::string::npos;
    });
    EXPECT_TRUE(found) << test::describe(faults);
}

constexpr const char *kLong
    = R"("a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a )"
      R"(a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a")";

const BookPlant kPlants[] = {
    {"a mistyped key", "book.json", "/chapters/0/sections/0/titel", R"("x")",
     "book.json: $.chapters[0].sections[0]", "unknown key"},
    {"a number elsewhere", "book.json", "/chapters/0/sections/0/rule", R"("CR 2.9")",
     "book.json: $.chapters[0].sections[0]", "does not belong here"},
    {"a number twice", "book.json", "/chapters/0/sections/0/rule", R"("CR 1.2")",
     "book.json: $.chapters[0].sections[1]", "appears twice"},
    {"a long entry", "book.json", "/chapters/0/text", kLong, "book.json: $.chapters[0].text",
     "81 words, 80 at most"},
    {"a rule that is not there", "book.json", "/chapters/0/see", R"(["CR 1.99"])",
     "book.json: $.chapters[0]", "there is no rule"},
    {"a term that is not there", "book.json", "/chapters/0/terms", R"(["elephant"])",
     "book.json: $.chapters[0]", "there is no term"},
    {"a lesson that is not there", "book.json", "/chapters/0/lesson", R"("99")",
     "book.json: $.chapters[0]", "there is no lesson"},
    {"a show that is not there", "book.json", "/chapters/0/show", R"("opera")",
     "book.json: $.chapters[0]", "there is no show"},
    {"a long term", "glossary.json", "/terms/0/text", kLong, "glossary.json: $.terms[0].text",
     "30 at most"},
    {"a term's rule", "glossary.json", "/terms/0/rule", R"("CR 1.99")", "glossary.json: $.terms[0]",
     "there is no rule"},
    {"no number at all", "glossary.json", "/terms/0/rule", R"("six")",
     "glossary.json: $.terms[0].rule", "is not the number of a rule"},
    {"a scene that is not there", "shows.json", "/shows/0/scene", R"("99z")",
     "shows.json: $.shows[0].scene", "there is no scene"},
    {"an answer that is impossible", "shows.json", "/shows/0/moves/1/play",
     R"({"attack": ["me.ground:SOR_046", "you.base"]})", "shows.json: $.shows[0]", ""},
    {"a show of nothing", "shows.json", "/shows/0/moves", R"([{"say": "Look."}])",
     "shows.json: $.shows[0].moves", "at least one answer"},
    {"a show that nobody offers", "shows.json", "/shows/0/id", R"("opera")",
     "shows.json: $.shows[0]", "no rule has the show"},
};

INSTANTIATE_TEST_SUITE_P(Faults, PlantedInBook, testing::ValuesIn(kPlants));

} // namespace
} // namespace playmat::learn
