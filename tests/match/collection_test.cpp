// Tests collections: reading tables as people and sites write them, changes that leave everything
// else as it is, files that several windows change, and the cards that decks lack.
#include "decks/collection.h"
#include "decks/collection_file.h"
#include "decks/deck_file.h"
#include "decks/missing.h"
#include "kit/games/kits.h"
#include "support/faulty_files.h"
#include "support/folders.h"
#include "support/processor_time.h"
#include "support/temp_folder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace playmat::decks {
namespace {

namespace fs = std::filesystem;

struct CollectionTest : testing::Test
{
    void SetUp() override
    {
        if (kit::gameNamed("swu") == nullptr)
            GTEST_SKIP() << "its cards are not here";
    }
    [[nodiscard]] static const match::CardLibrary &library()
    {
        static const match::CardLibrary cards
            = kit::gameNamed("swu")->library(test::resourceDir()).value();
        return cards;
    }
    [[nodiscard]] static const DeckKit &kit() { return *library().kit().deckKit(); }
    [[nodiscard]] static Collection read(std::string_view text) { return {kit(), library(), text}; }
    [[nodiscard]] static FoundCard card(const std::string &id)
    {
        const WrittenCard written{id, {}, {}, {}, {}};
        return kit().find(library(), {&written, 1}).front();
    }
    [[nodiscard]] static Deck deck(std::string_view list)
    {
        return readDeckFile(kit(), library(), list).deck;
    }
    [[nodiscard]] static std::string missing(const std::vector<Deck> &decks,
                                             const Collection &collection,
                                             Together together = Together::AtOnce)
    {
        return missingList(missingCards(kit(), library(), decks, collection, together));
    }
};

TEST_F(CollectionTest, ReadsTablesHoweverTheyAreWritten)
{
    for (const char *text : {
             "id,count\nSOR_164,3\nSOR_236,1\n",
             "SOR_164,3\nSOR_236,1", // no heading
             "3,SOR_164\n1,SOR_236\n",
             "id;count\r\nSOR_164;3\r\nSOR_236;1\r\n",
             "Count\tCard ID\n3\tsor-164\n1\tSOR 236\n",
             "Set,CardNumber,Count,IsFoil\nSOR,164,3,False\nSOR,236,1,False\n",
             "SOR,164,3\nSOR,236,1\n",
             "Set Number,Card Number,Normal,Foil\nSOR,164,2,1\nSpark of Rebellion,236,,1\n",
             "Name;Anzahl\nWampa;3\n\"R2-D2 | Ignoring Protocol\";1\n",
             "Quantity,Name,Subtitle,Price\n3,Wampa,,\"1,20\"\n1,R2-D2,Ignoring Protocol,2\n",
             "\xEF\xBB\xBFid,count\nSOR_164,3\nSOR_236,1\n",
             "# mine\n\nid,count\nSOR_164,3\n\nSOR_236,1\n",
             "3x Wampa\n1 SOR_236\n",
             "id,name\nSOR_164,Wampa\nSOR_164,Wampa\nSOR_164,Wampa\nSOR_236,R2-D2\n",
         }) {
        const Collection collection = read(text);
        EXPECT_EQ(collection.count("SOR_164"), 3) << text;
        EXPECT_EQ(collection.count("SOR_236"), 1) << text;
        EXPECT_EQ(collection.total(), 4) << text;
        EXPECT_TRUE(collection.unknown().empty()) << text;
        EXPECT_EQ(collection.text(), text);
    }
}

TEST_F(CollectionTest, UnknownLinesAreKeptAndNamed)
{
    const std::string text = "id,count\nSOR_164,3\nNo Such Card,2\nSOR_236,many\n\"open,1\nSOR_236,"
                             "1\nLuke Skywalker,1\n";
    Collection collection = read(text);
    EXPECT_EQ(collection.count("SOR_236"), 1) << "a missing quotation mark spoils one line";
    const auto unknown = collection.unknown();
    ASSERT_EQ(unknown.size(), 4U);
    EXPECT_EQ(unknown[0].line, 3U);
    EXPECT_EQ(unknown[0].written, "No Such Card");
    EXPECT_EQ(unknown[0].count, 2);
    EXPECT_EQ(unknown[1].line, 4U);
    EXPECT_EQ(unknown[3].written, "Luke Skywalker") << "there are several";
    EXPECT_EQ(collection.unknownCount("no such card"), 2);
    collection.add(card("SOR_164"), 1);
    EXPECT_EQ(collection.text(), "id,count\nSOR_164,4" + text.substr(text.find("\nNo Such")));
}

TEST_F(CollectionTest, AnEmptyFieldInQuotationMarksIsNoCard)
{
    for (const char *text : {"\"\"", "\" \"\n", "SOR_164\n\"\"\n"}) {
        const Collection collection = read(text);
        EXPECT_LE(collection.total(), 1) << text;
        EXPECT_EQ(collection.text(), text);
    }
}

TEST_F(CollectionTest, ACountInQuotationMarksIsReplacedWhereItStands)
{
    Collection collection = read("\"3 Wampa\"\n \"12x SOR_236\"\n");
    EXPECT_EQ(collection.count("SOR_164"), 3);
    collection.add(card("SOR_164"), 1);
    collection.add(card("SOR_236"), -3);
    EXPECT_EQ(collection.text(), "\"4 Wampa\"\n \"9 SOR_236\"\n");
    const std::string torn = "3\"\" Wampa\n";
    EXPECT_EQ(read(torn).text(), torn);
}

/// Each line is looked up, so ten times as many take ten times as long.
TEST_F(CollectionTest, TablesWithManyUnknownLinesAreTakenQuickly)
{
    constexpr int lines = 20000;
    std::string text = "name,count\n";
    for (int i = 0; i < lines; ++i)
        text += "No Such Card " + std::to_string(i) + ",2\n";
    Collection mine = read(text);
    const Collection other = read(text);
    EXPECT_LT(test::processorMs([&] { mine.merge(other, Collection::Merge::Add); }),
              1000 * test::kSlowdown);
    EXPECT_EQ(mine.unknown().size(), std::size_t(lines));
    EXPECT_EQ(mine.unknownCount("No Such Card 77"), 4);
    Collection none;
    none.merge(other, Collection::Merge::Replace);
    none.merge(other, Collection::Merge::Replace);
    EXPECT_EQ(none.unknown().size(), std::size_t(lines));
}

TEST_F(CollectionTest, AnotherCardOfTheSameTitleIsNotTakenForAnUnknownPrint)
{
    EXPECT_EQ(read("id,name,count\nSOR_999,Wampa,2\n").count("SOR_164"), 2)
        << "a variant: its name is whole";
    const Collection other = read("id,name,count\nSOR_999,Sabine Wren,2\n");
    EXPECT_EQ(other.total(), 0);
    EXPECT_EQ(other.unknown().size(), 1U);
}

TEST_F(CollectionTest, AChangeLeavesEverythingElseAsItIs)
{
    Collection collection = read("# my cards\nSet;Number;Foil;Count;Where\n"
                                 "SOR;164;1;2;\"box; blue\"\nSOR;236;0;1;binder\n");
    collection.add(card("SOR_164"), -1);
    EXPECT_EQ(collection.text(),
              "# my cards\nSet;Number;Foil;Count;Where\n"
              "SOR;164;0;2;\"box; blue\"\nSOR;236;0;1;binder\n");
    collection.add(card("SOR_164"), 12);
    collection.add(card("SOR_236"), -5);
    EXPECT_EQ(collection.text(),
              "# my cards\nSet;Number;Foil;Count;Where\n"
              "SOR;164;12;2;\"box; blue\"\nSOR;236;0;0;binder\n");
    EXPECT_EQ(collection.count("SOR_164"), 14);
    collection.add(card("SOR_005"), 2);
    EXPECT_TRUE(collection.text().ends_with("\nSOR;005;2;;\n"));
    EXPECT_EQ(read(collection.text()).counts(), collection.counts());
}

TEST_F(CollectionTest, BeginsWithTheFirstCard)
{
    Collection collection;
    EXPECT_TRUE(collection.isEmpty());
    collection.add(card("SOR_164"), 1);
    EXPECT_FALSE(collection.isEmpty());
    EXPECT_EQ(collection.text(), "id,count\nSOR_164,1\n");
    collection.setCount(card("SOR_164"), 3);
    EXPECT_EQ(collection.text(), "id,count\nSOR_164,3\n");
    collection.setCount(card("SOR_164"), 0);
    EXPECT_EQ(collection.text(), "id,count\n");
    EXPECT_TRUE(collection.isEmpty());
    collection = read("SOR_164\nSOR_164\n");
    collection.add(card("SOR_164"), -1);
    EXPECT_EQ(collection.text(), "SOR_164\n") << "a copy a line";
    collection = read("id,name\nSOR_164,Wampa");
    collection.add(card("SOR_236"), 2);
    EXPECT_EQ(collection.count("SOR_236"), 2);
    EXPECT_EQ(read(collection.text()).counts(), collection.counts());
}

TEST_F(CollectionTest, TakesAnotherTable)
{
    const std::string mine = "id,count\nSOR_164,3\nSOR_236,1\nNo Such Card,2\n";
    const Collection other = read("Name;Anzahl\nR2-D2 | Ignoring Protocol;2\nVanquish;1\n"
                                  "No Such Card;1\n\"Another, unknown\";4\n");
    Collection added = read(mine);
    added.merge(other, Collection::Merge::Add);
    EXPECT_EQ(added.count("SOR_164"), 3);
    EXPECT_EQ(added.count("SOR_236"), 3);
    EXPECT_EQ(added.unknownCount("No Such Card"), 3);
    EXPECT_EQ(added.unknownCount("Another, unknown"), 4);
    Collection replaced = read(mine);
    for (int i = 0; i < 2; ++i) { // the second time changes nothing
        replaced.merge(other, Collection::Merge::Replace);
        EXPECT_EQ(replaced.count("SOR_164"), 3) << "it is not in the other";
        EXPECT_EQ(replaced.count("SOR_236"), 2);
        EXPECT_EQ(replaced.total(), 6);
        EXPECT_EQ(replaced.unknownCount("No Such Card"), 1);
        EXPECT_TRUE(replaced.text().starts_with("id,count\nSOR_164,3\nSOR_236,2\n"));
        EXPECT_EQ(read(replaced.text()).counts(), replaced.counts());
        EXPECT_EQ(read(replaced.text()).unknown().size(), 2U);
    }
}

TEST_F(CollectionTest, EveryCardOfEveryGameComesBack)
{
    for (const match::GameKit *game : kit::games()) {
        const match::CardLibrary cards = game->library(test::resourceDir()).value();
        const DeckKit &own = *game->deckKit();
        Collection collection;
        const std::vector<Entry> all = own.cards(cards);
        for (const Entry &one : all)
            collection.add({one.id, one}, own.playset(cards, one.id));
        for (const std::string &text : {collection.text(), collectionTable(collection, all)}) {
            const Collection again(own, cards, text);
            EXPECT_EQ(again.counts(), collection.counts()) << game->id();
            EXPECT_TRUE(again.unknown().empty()) << game->id();
        }
        std::string names = "count;name\n";
        for (const Entry &one : all)
            names += "1;" + csvField(one.name, ';') + '\n';
        EXPECT_EQ(Collection(own, cards, names).counts().size(), all.size()) << game->id();
    }
}

/// A print of another set counts as the card; the file keeps the print.
TEST_F(CollectionTest, ReprintsAreTheSameCard)
{
    std::ifstream file(test::resourceDir() + "/cards/swu/aliases.json");
    const match::Json aliases = match::Json::parse(file).at("aliases");
    EXPECT_GT(aliases.size(), 100U);
    std::string text = "id,count\n";
    for (const auto &[print, id] : aliases.items())
        text += print + ",1\n";
    const Collection collection = read(text);
    EXPECT_EQ(collection.total() + int(collection.unknown().size()), int(aliases.size()));
    int cards = 0;
    for (const auto &[print, id] : aliases.items())
        cards += collection.count(id.get<std::string>()) > 0 ? 1 : 0;
    EXPECT_EQ(cards + int(collection.unknown().size()), int(aliases.size()));
    EXPECT_EQ(collection.text(), text);
}

TEST_F(CollectionTest, DecksLackWhatIsNotInIt)
{
    const Collection collection = read("id,count\nSOR_164,2\nNo Such Card,1\n");
    const std::vector<Deck> decks{deck("Deck\n3 Wampa (SOR_164)\n2 No Such Card\n"),
                                  deck("Deck\n2 Wampa\nSideboard\n1 Wampa\n1 Vanquish\n")};
    EXPECT_EQ(missing({decks[0]}, collection), "1 Wampa (SOR_164)\n1 No Such Card\n");
    EXPECT_EQ(missing(decks, collection).substr(0, 8), "4 Wampa ");
    const std::string inTurn = missing(decks, collection, Together::InTurn);
    EXPECT_EQ(inTurn.substr(0, 8), "1 Wampa ") << inTurn;
    EXPECT_NE(inTurn.find("1 Vanquish ("), std::string::npos);
    EXPECT_EQ(missing({deck("Deck\n2 Wampa\n")}, collection), "");
    EXPECT_EQ(missing({deck("Deck\n1 Wampa\n# considering: 3 Vanquish\n")}, collection), "")
        << "it is only considered";
    const auto cards = missingCards(kit(), library(), decks, collection, Together::AtOnce);
    EXPECT_EQ(missingTable(cards).substr(0, 54),
              "id,name,missing,owned,wanted\nSOR_164,Wampa,4,2,6\n,No S");
    EXPECT_EQ(countOf(cards), 6);
}

TEST_F(CollectionTest, APlaysetIsWhatADeckMayHave)
{
    EXPECT_EQ(kit().playset(library(), "SOR_164"), 3);
    EXPECT_EQ(kit().playset(library(), "SOR_005"), 1) << "a leader";
}

struct CollectionFileTest : CollectionTest
{
    [[nodiscard]] std::string onDisk() const
    {
        std::ifstream in(path, std::ios::binary);
        std::ostringstream text;
        text << in.rdbuf();
        return text.str();
    }
    match::Outcome<std::string> add(CollectionFile &file, const std::string &id, int copies)
    {
        return file.rewrite([&](std::string_view text) {
            Collection collection = read(text);
            collection.add(card(id), copies);
            return collection.text();
        });
    }

    test::TempFolder folder;
    fs::path path = folder.path() / "collection" / "swu.csv";
    test::FaultyFiles files;
};

TEST_F(CollectionFileTest, SeveralWindowsLoseNothing)
{
    CollectionFile one(path, files);
    CollectionFile two(path, files);
    EXPECT_EQ(one.read().value(), "");
    ASSERT_TRUE(add(one, "SOR_164", 1).ok());
    ASSERT_TRUE(add(two, "SOR_236", 2).ok());
    ASSERT_TRUE(add(one, "SOR_164", 1).ok());
    EXPECT_EQ(onDisk(), "id,count\nSOR_164,2\nSOR_236,2\n");
    std::ofstream(path, std::ios::app) << "# written elsewhere\n";
    ASSERT_TRUE(add(two, "SOR_236", -1).ok());
    EXPECT_EQ(onDisk(), "id,count\nSOR_164,2\nSOR_236,1\n# written elsewhere\n");
    EXPECT_EQ(one.read().value(), onDisk());
}

/// Whatever call fails, either the old or the new text is there in full.
TEST_F(CollectionFileTest, AFailingDiskLosesNothing)
{
    CollectionFile file(path, files);
    ASSERT_TRUE(add(file, "SOR_164", 1).ok());
    const std::string before = onDisk();
    const std::size_t from = files.calls();
    ASSERT_TRUE(add(file, "SOR_236", 1).ok());
    const std::size_t calls = files.calls() - from;
    const std::string after = onDisk();
    EXPECT_GT(calls, 4U);
    for (std::size_t call = 0; call < calls; ++call) {
        std::ofstream(path, std::ios::trunc) << before;
        files.failAt(call, std::errc::no_space_on_device);
        const bool done = add(file, "SOR_236", 1).ok();
        const std::string now = onDisk();
        EXPECT_TRUE(now == after || (now == before && !done)) << call << '\n' << now;
        files.mend();
    }
    files.failAll("write", std::errc::no_space_on_device);
    std::ofstream(path, std::ios::trunc) << before;
    const auto full = add(file, "SOR_236", 1);
    ASSERT_FALSE(full.ok());
    EXPECT_EQ(full.problem().code, "disk_full");
    EXPECT_EQ(onDisk(), before);
}

TEST_F(CollectionFileTest, ATextThatCouldNotBeReadAgainIsNotWritten)
{
    CollectionFile file(path, files);
    ASSERT_TRUE(add(file, "SOR_164", 1).ok());
    const std::string before = onDisk();
    const auto done = file.rewrite([](std::string_view text) {
        return std::string(text) + std::string(Collection::kLongest, '#');
    });
    ASSERT_FALSE(done.ok());
    EXPECT_EQ(done.problem().code, "too_large");
    EXPECT_EQ(onDisk(), before);
    EXPECT_TRUE(add(file, "SOR_164", 1).ok());
}

TEST_F(CollectionFileTest, WithoutAFileItStaysInMemory)
{
    CollectionFile file;
    ASSERT_TRUE(add(file, "SOR_164", 2).ok());
    EXPECT_EQ(file.read().value(), "id,count\nSOR_164,2\n");
}

} // namespace
} // namespace playmat::decks
