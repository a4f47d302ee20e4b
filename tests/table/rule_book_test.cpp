#include "kit/swu/table/rule_links.h"
#include "support/processor_time.h"
#include "table/learn/book_session.h"
#include "table/session/rule_book.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace playmat::table {
namespace {

bool has(const BookModel &model, const QString &link)
{
    return std::ranges::count(model.rows(), link, &BookRow::link) > 0;
}

QStringList chipsOf(const BookSession &book)
{
    QStringList out;
    for (const QVariant &chip : book.entry().parts + book.entry().chips)
        out.append(chip.toMap().value(QStringLiteral("link")).toString());
    return out;
}

struct RuleBook : testing::Test
{
    BookSession book;
    QAbstractItemModelTester tree{book.tree()};
    QAbstractItemModelTester found{book.found()};
};

TEST_F(RuleBook, OpensARule)
{
    book.show(QStringLiteral("rule:CR 7.5.11"));
    EXPECT_TRUE(book.isOpen());
    EXPECT_EQ(book.entry().title, QStringLiteral("Sentinel"));
    EXPECT_EQ(book.entry().number, QStringLiteral("CR 7.5.11"));
    EXPECT_EQ(book.entry().lesson, QStringLiteral("swu-09"));
    EXPECT_EQ(book.entry().lessonTitle, QStringLiteral("Sentinel"));
    EXPECT_TRUE(chipsOf(book).contains(QStringLiteral("term:Sentinel")));
    EXPECT_TRUE(book.shown()->shown());
}

TEST_F(RuleBook, OpensTheNearestParent)
{
    book.show(QStringLiteral("rule:CR 7.5.11D"));
    EXPECT_EQ(book.entry().number, QStringLiteral("CR 7.5.11"));
}

TEST_F(RuleBook, OpensATerm)
{
    book.show(QStringLiteral("term:raid"));
    EXPECT_EQ(book.entry().title, QStringLiteral("Raid"));
    EXPECT_TRUE(chipsOf(book).contains(QStringLiteral("rule:CR 7.5.8")));
    EXPECT_FALSE(book.shown()->shown());
}

TEST_F(RuleBook, OpensACardWithItsWords)
{
    book.show(QStringLiteral("card:SOR_229"));
    EXPECT_EQ(book.entry().title, QStringLiteral("Cell Block Guard"));
    EXPECT_TRUE(chipsOf(book).contains(QStringLiteral("term:Sentinel")));
    EXPECT_TRUE(chipsOf(book).contains(QStringLiteral("term:ground arena")));
}

TEST_F(RuleBook, OpensAtItsBeginningWithoutALink)
{
    book.show({});
    EXPECT_EQ(book.entry().number, QStringLiteral("CR 1"));
    book.show(QStringLiteral("rule:CR 99.9"));
    EXPECT_EQ(book.entry().number, QStringLiteral("CR 1"));
    book.show(QStringLiteral("nonsense"));
    EXPECT_EQ(book.entry().number, QStringLiteral("CR 1"));
}

TEST_F(RuleBook, GoesBackAndForward)
{
    book.show(QStringLiteral("rule:CR 6.3"));
    EXPECT_FALSE(book.canBack());
    book.show(QStringLiteral("term:Raid"));
    book.show(QStringLiteral("term:Raid")); // is there already
    book.back();
    EXPECT_EQ(book.entry().number, QStringLiteral("CR 6.3"));
    EXPECT_FALSE(book.canBack());
    book.forward();
    EXPECT_EQ(book.entry().title, QStringLiteral("Raid"));
    EXPECT_FALSE(book.canForward());
    book.back();
    book.show(QStringLiteral("rule:CR 6.4"));
    EXPECT_FALSE(book.canForward());
}

TEST_F(RuleBook, HasATreeThatOpensWhereOneReads)
{
    book.show({});
    EXPECT_TRUE(has(*book.tree(), QStringLiteral("rule:CR 9")));
    EXPECT_FALSE(has(*book.tree(), QStringLiteral("rule:CR 6.3.2A")));
    book.show(QStringLiteral("rule:CR 6.3.2A"));
    EXPECT_TRUE(has(*book.tree(), QStringLiteral("rule:CR 6.3.2A")));
    const int row = book.currentRow();
    EXPECT_EQ(book.tree()->rows()[size_t(row)].link, QStringLiteral("rule:CR 6.3.2A"));
    EXPECT_TRUE(book.tree()->rows()[size_t(row)].current);
    book.fold(QStringLiteral("rule:CR 6"));
    EXPECT_FALSE(has(*book.tree(), QStringLiteral("rule:CR 6.3")));
    book.fold(QStringLiteral("rule:CR 6"));
    EXPECT_TRUE(has(*book.tree(), QStringLiteral("rule:CR 6.3.2A")));
}

TEST_F(RuleBook, HasTheGlossaryAtTheEndOfTheTree)
{
    book.show({});
    EXPECT_EQ(book.tree()->rows().back().link, QStringLiteral("glossary"));
    book.show(QStringLiteral("term:zone"));
    EXPECT_EQ(book.tree()->rows().back().link, QStringLiteral("term:zone"));
}

TEST_F(RuleBook, FindsWhatIsTyped)
{
    book.show({});
    book.setQuery(QStringLiteral("sentnel"));
    ASSERT_FALSE(book.found()->rows().empty());
    EXPECT_EQ(book.found()->rows().front().link, QStringLiteral("term:Sentinel"));
    book.setQuery(QStringLiteral("cell block"));
    EXPECT_EQ(book.found()->rows().front().link, QStringLiteral("card:SOR_229"));
    book.setQuery({});
    EXPECT_TRUE(book.found()->rows().empty());
}

/// The promise is five milliseconds a key, all cards included; tests share a busy machine.
TEST_F(RuleBook, FindsAtOnce)
{
    book.show({});
    book.setQuery(QStringLiteral("x"));
    const QString query = QStringLiteral("overwhelm damage to the base");
    const double took = test::processorMs([&] {
        for (int size = 1; size <= query.size(); ++size)
            book.setQuery(query.left(size));
    });
    RecordProperty("ms_a_key", std::to_string(took / double(query.size())));
    EXPECT_LT(took / double(query.size()), 50);
}

TEST_F(RuleBook, EveryLinkItShowsLeadsSomewhere)
{
    book.show({});
    for (const learn::BookEntry &entry : ruleBook("swu")->entries) {
        book.show(links::toRule(QString::fromStdString(entry.rule)));
        ASSERT_EQ(book.entry().number.toStdString(), entry.rule);
        for (const QString &link : chipsOf(book)) {
            const std::string there = link.section(u':', 1).toStdString();
            EXPECT_TRUE(ruleBook("swu")->entry(there) != nullptr
                        || ruleBook("swu")->term(there) != nullptr)
                << link.toStdString();
        }
    }
}

TEST_F(RuleBook, AsksForALesson)
{
    QSignalSpy asked(&book, &BookSession::lessonRequested);
    book.show(QStringLiteral("rule:CR 7.5.11"));
    book.show(QStringLiteral("lesson:") + book.entry().lesson);
    ASSERT_EQ(asked.count(), 1);
    EXPECT_EQ(asked[0][0].toString(), QStringLiteral("swu-09"));
    EXPECT_FALSE(book.isOpen());
}

TEST_F(RuleBook, PlaysEveryShowToItsEnd)
{
    book.shown()->table()->stage()->setSpeed(PlaybackQueue::Off);
    std::set<std::string> played;
    for (const learn::BookEntry &entry : ruleBook("swu")->entries) {
        if (entry.show.empty() || !played.insert(entry.show).second)
            continue;
        book.show(links::toRule(QString::fromStdString(entry.rule)));
        ShowTable &show = *book.shown();
        ASSERT_TRUE(show.shown()) << entry.show;
        const std::size_t answers = std::ranges::count_if(
            ruleBook("swu")->show(entry.show)->moves,
            [](const learn::Show::Move &move) { return move.play.has_value(); });
        for (int guard = 0; guard < 12 && !show.atEnd(); ++guard) {
            show.stepOn();
            EXPECT_FALSE(show.say().isEmpty());
        }
        EXPECT_TRUE(show.atEnd());
        EXPECT_EQ(show.table()->match()->stepsDone(), answers) << entry.show;
    }
}

TEST_F(RuleBook, PlaysAShowByItselfAndAgain)
{
    ShowTable &show = *book.shown();
    show.table()->stage()->setSpeed(PlaybackQueue::Off);
    show.setHurry(true);
    book.show(QStringLiteral("rule:CR 7.5.11"));
    EXPECT_FALSE(show.running());
    for (int times = 0; times < 2; ++times) {
        show.play();
        for (int i = 0; i < 500 && show.running(); ++i)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        EXPECT_TRUE(show.atEnd());
        EXPECT_EQ(show.step(), show.steps());
    }
    show.again();
    EXPECT_TRUE(show.running());
    show.pause();
    EXPECT_FALSE(show.running());
    book.close();
    EXPECT_FALSE(show.shown());
}

TEST(RuleLinks, LeadToEntries)
{
    const auto expectEntry = [](const QString &link) {
        if (link.isEmpty())
            return;
        EXPECT_TRUE(link.startsWith(u"rule:")) << link.toStdString();
        EXPECT_NE(ruleBook("swu")->entry(link.mid(5).toStdString()), nullptr) << link.toStdString();
    };
    for (int type = 0; type <= int(swu::Ev::StatusChanged); ++type) {
        for (int to = 0; to < 12; ++to) {
            core::Event event;
            event.type = std::uint8_t(type);
            event.to = std::uint8_t(to);
            expectEntry(links::of(event));
        }
    }
    for (int kind = 0; kind <= int(core::DecisionKind::NameCard); ++kind) {
        for (int prompt = 0; prompt <= int(swu::Prompt::SupportAttack); ++prompt) {
            core::Decision decision;
            decision.kind = core::DecisionKind(kind);
            decision.prompt = std::uint16_t(prompt);
            expectEntry(links::of(decision));
            EXPECT_TRUE(kind == 0 || !links::of(decision).isEmpty());
        }
    }
    for (const swu::EndReason reason : {swu::EndReason::BaseDefeated, swu::EndReason::BothBases,
                                        swu::EndReason::Conceded, swu::EndReason::CardAbility})
        expectEntry(links::of(reason));
    for (int step = 0; step < 4; ++step)
        EXPECT_FALSE(links::ofStep(step).isEmpty());
    EXPECT_TRUE(links::ofStep(4).isEmpty());
    EXPECT_TRUE(links::ofStep(-1).isEmpty());
}

} // namespace
} // namespace playmat::table
