// Tests Riftbound's rules book: every rule that is cited has an entry, every keyword has a term,
// and the table has links to them.
#include "engine/riftbound/language/vocabulary.h"
#include "kit/riftbound/table/table_kit.h"
#include "learn/learn_kit.h"
#include "riftbound_hands.h"
#include "support/folders.h"
#include "table/learn/book_session.h"
#include "table/session/rule_book.h"
#include "table/view/links.h"

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace playmat::riftbound::board::test {
namespace {

const learn::Book &book()
{
    const learn::Book *found = table::ruleBook("riftbound");
    EXPECT_NE(found, nullptr);
    static const learn::Book none;
    return found == nullptr ? none : *found;
}

std::set<std::string> citedIn(const std::string &folder)
{
    static const std::regex number(R"rx("(CR \d+(\.[0-9a-z]+)*)")rx");
    std::set<std::string> out;
    for (const auto &file : std::filesystem::recursive_directory_iterator(folder)) {
        if (!file.is_regular_file())
            continue;
        std::ifstream in(file.path(), std::ios::binary);
        std::ostringstream text;
        text << in.rdbuf();
        const std::string all = text.str();
        for (std::sregex_iterator it(all.begin(), all.end(), number), end; it != end; ++it)
            out.insert((*it)[1]);
    }
    return out;
}

TEST(RiftboundBook, IsWithoutFault)
{
    learn::Course none;
    auto words = std::make_shared<learn::Words>();
    words->rules = "CR ";
    none.words = words;
    std::vector<learn::Fault> faults;
    const auto read
        = learn::openBook(playmat::test::resourceDir() + "/rules/riftbound", none, faults);
    ASSERT_TRUE(read.ok());
    for (const learn::Fault &fault : faults)
        ADD_FAILURE() << fault.where << ": " << fault.what;
    EXPECT_GT(read.value().entries.size(), 120U);
    EXPECT_GT(read.value().terms.size(), 60U);
}

/// A refusal, a question or a line of the log leads to a rule, never only to a chapter.
TEST(RiftboundBook, HasAnEntryForEveryRuleThatIsCited)
{
    std::size_t cited = 0;
    for (const char *folder : {"/src/engine/riftbound", "/src/kit/riftbound"}) {
        for (const std::string &rule : citedIn(playmat::test::sourceDir() + folder)) {
            const learn::BookEntry *entry = book().nearest(rule);
            ASSERT_NE(entry, nullptr) << rule;
            EXPECT_TRUE(rule == "CR 100" || learn::depthOf(entry->rule) > 0) << rule;
            ++cited;
        }
    }
    EXPECT_GT(cited, 90U);
}

TEST(RiftboundBook, ExplainsEveryKeyword)
{
    for (const KeywordWord &keyword : words::keywords) {
        const std::string name(keyword.text);
        const QString shown = QString::fromStdString(name).replace(u' ', u'-');
        EXPECT_TRUE(book().term(name) != nullptr || book().term(shown.toStdString()) != nullptr)
            << name;
    }
}

TEST(RiftboundBook, RulesAreNumberedThrough)
{
    EXPECT_EQ(learn::parentRule("CR 144"), "CR 100");
    EXPECT_EQ(learn::parentRule("CR 811.1.d.2"), "CR 811.1.d");
    EXPECT_EQ(learn::parentRule("CR 800"), "");
    EXPECT_EQ(learn::depthOf("CR 144.3"), 2);
    EXPECT_EQ(book().nearest("CR 811.1.d.2"), book().entry("CR 811.1"));
    EXPECT_EQ(book().nearest("CR 106.2.d"), book().entry("CR 106"));
}

/// Each game's table opens its own book.
TEST(RiftboundBook, OpensFromTheTable)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(position(me, {{"base", {"OGN-003"}}}, {{"hand", {"OGN-001"}}}));
        EXPECT_EQ(t.session.bookOf(), QStringLiteral("riftbound"));
        EXPECT_FALSE(t.session.helpLink().isEmpty());
        table::BookSession session;
        session.setGame(t.session.bookOf());
        session.show(t.session.helpLink());
        EXPECT_TRUE(session.isOpen());
        EXPECT_EQ(session.entry().number, QStringLiteral("CR 316"));
        session.show(QStringLiteral("term:Ganking"));
        EXPECT_EQ(session.entry().title, QStringLiteral("Ganking"));
        session.setQuery(QStringLiteral("Jinx"));
        EXPECT_FALSE(session.found()->rows().empty());
        session.setGame({});
        EXPECT_FALSE(session.isOpen());
        session.show(QStringLiteral("rule:CR 316"));
        EXPECT_FALSE(session.isOpen());
    }
}

} // namespace
} // namespace playmat::riftbound::board::test
