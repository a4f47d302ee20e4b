// A game that nothing else has heard of is played on the table, saved, taken back and continued.
#include "kit/games/table/table_kits.h"
#include "kit/highcard/highcard.h"
#include "qml/hands.h"
#include "support/table_words.h"
#include "table/session/table_session.h"

#include <QAbstractItemModelTester>
#include <QQuickItem>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::highcard {
namespace {

using table::PlaybackQueue;
using table::TableController;
using table::TableSession;
namespace Seating = table::Seating;

const QStringList kNames{QStringLiteral("Ada"), QStringLiteral("Marek")};
const QStringList kDecks{QStringLiteral("all"), QStringLiteral("all")};

void begin(TableSession &session, double seed = 7)
{
    static const bool added = (table::addTableKit(tableKit()), true);
    ASSERT_TRUE(added);
    session.setGame(QStringLiteral("highcard"));
    ASSERT_TRUE(session.start(kNames, kDecks, seed)) << session.problem().toStdString();
}

/// A session without a window.
struct Table
{
    explicit Table(Seating::Mode seating = Seating::Open)
        : tester(session.stage()->cards(), QAbstractItemModelTester::FailureReportingMode::Fatal)
    {
        session.stage()->setSpeed(PlaybackQueue::Off);
        session.seats()->setSeating(seating);
        session.stage()->setWindow({1280, 720});
        session.gate().setClock([this] { return now += table::InputGate::kSettlesMs; });
    }
    [[nodiscard]] TableController &hands() { return *session.controller(); }
    [[nodiscard]] const State &state() const
    {
        return dynamic_cast<const Game &>(session.match()->game()).state();
    }
    [[nodiscard]] int asked() const { return session.match()->game().decision().player; }
    /// A card of whoever is asked.
    [[nodiscard]] int card() const { return session.match()->game().decision().options[0].card; }
    [[nodiscard]] bool mayRaise() const
    {
        return session.match()->game().decision().options.back().kind == Raise;
    }
    [[nodiscard]] QPointF at(int viewId) const
    {
        return session.stage()->scene().row(viewId)->place.hit.center();
    }
    [[nodiscard]] QPointF row() const
    {
        return session.stage()->scene().layout().zoneRect({Row, asked()}).center();
    }
    void drag(QPointF from, QPointF to)
    {
        hands().pointer()->press(from);
        hands().pointer()->move((from + to) / 2);
        hands().pointer()->move(to);
        hands().pointer()->release(to);
    }

    TableSession session;
    QAbstractItemModelTester tester;
    qint64 now = 0;
};

enum class Way { Drag, Click, Menu, Key };

void play(Table &table, int card, Way way)
{
    TableController &hands = table.hands();
    switch (way) {
    case Way::Drag:
        return table.drag(table.at(card), table.row());
    case Way::Click:
        hands.pointer()->press(table.at(card));
        hands.pointer()->release(table.at(card));
        hands.pointer()->press(table.row());
        return hands.pointer()->release(table.row());
    case Way::Menu:
        hands.menu()->openAt(table.at(card));
        return hands.menu()->choose(0);
    case Way::Key:
        hands.keys()->focus(card);
        hands.keys()->activate();
        hands.keys()->move(0, -1);
        return hands.keys()->activate();
    }
}

TEST(HighCard, ItsTableIsWithoutFault)
{
    EXPECT_EQ(tableKit().spec().fault(), QString());
    for (const table::TableKit *kit : table::tableKits())
        EXPECT_EQ(kit->spec().fault(), QString()) << kit->game().id();
    table::TableSpec two = tableKit().spec();
    two.zones.push_back({.id = "row"});
    EXPECT_FALSE(two.fault().isEmpty());
    two.zones.back() = {.id = "far", .arrangement = table::Arrangement::Tiles, .region = "moon"};
    EXPECT_FALSE(two.fault().isEmpty());
}

TEST(HighCard, EveryWayOfPlayingACardEndsInTheSamePosition)
{
    std::vector<std::uint64_t> hashes;
    for (const Way way : {Way::Drag, Way::Click, Way::Menu, Way::Key}) {
        Table table;
        begin(table.session);
        const int card = table.card();
        play(table, card, way);
        EXPECT_EQ(table.state().first, card) << int(way);
        EXPECT_EQ(table.session.stage()->scene().row(card)->zone, (table::ZoneKey{Row, 0}));
        hashes.push_back(table.session.match()->game().hash());
    }
    EXPECT_EQ(std::count(hashes.begin(), hashes.end(), hashes.front()), 4);
}

TEST(HighCard, TheTableIsDrawnAnewForAnotherGame)
{
    Table table;
    QSignalSpy redrawn(table.session.stage(), &Stage::geometryChanged);
    EXPECT_EQ(table.session.stage()->geometry().piles.size(), 2U);
    begin(table.session);
    EXPECT_EQ(table.session.stage()->geometry().piles.size(), 0U);
    EXPECT_GE(redrawn.count(), 1);
}

TEST(HighCard, TheTokenIsDraggedOrItsButtonPressed)
{
    for (const bool drags : {true, false}) {
        Table table;
        begin(table.session);
        EXPECT_TRUE(table.hands().desk()->prompt().canTakeToken);
        const QRect token = table.session.stage()->geometry().token;
        if (drags)
            table.drag(token.center(), token.center() + QPointF(300, 150));
        else
            table.hands().desk()->takeToken();
        EXPECT_EQ(table.state().raised, 1);
        EXPECT_TRUE(table.session.stage()->board().token.spent);
        EXPECT_FALSE(table.hands().desk()->prompt().canTakeToken);
    }
}

TEST(HighCard, WhatMeansNothingIsRefusedInWords)
{
    Table table;
    begin(table.session);
    const int other = table.session.stage()->zone(QStringLiteral("hand.1"))->viewIds().first();
    table.drag(table.at(other), table.row());
    EXPECT_EQ(table.hands().desk()->refusal().text, QStringLiteral("It is not Marek's turn."));
    EXPECT_EQ(table.session.match()->stepsDone(), 0U);
}

TEST(HighCard, ACoveredHandShowsNothing)
{
    Table table(Seating::Peek);
    begin(table.session);
    for (const table::CardRow &row : table.session.stage()->scene().rows()) {
        EXPECT_TRUE(row.facts.hidden());
        EXPECT_GT(row.viewId, kCards);
    }
    table.session.seats()->peekKey(0, true);
    EXPECT_FALSE(table.session.stage()->scene().row(table.card())->facts.hidden());
}

/// All games, with a step taken back and done again after each answer.
TEST(HighCard, WholeGamesArePlayedAndTakenBack)
{
    for (int seed = 1; seed <= 20; ++seed) {
        Table table;
        begin(table.session, seed);
        while (!table.session.over()) {
            if (table.mayRaise() && seed % 3 == 0)
                table.hands().desk()->takeToken();
            play(table, table.card(), Way(seed % 4));
            const std::uint64_t after = table.session.match()->game().hash();
            table.session.takingBack()->undo();
            table.session.takingBack()->redo();
            ASSERT_EQ(table.session.match()->game().hash(), after);
            ASSERT_TRUE(table.session.stage()->showsFreshObservation());
        }
        EXPECT_EQ(table.session.stage()->playback().disagreements(), 0);
        EXPECT_TRUE(table.session.stage()->board().over);
        EXPECT_FALSE(table.session.stage()->board().resultTitle.isEmpty());
        EXPECT_GE(table.session.log()->rowCount(), kCards);
    }
}

TEST(HighCard, NothingIsEmptyAtTheTable)
{
    for (const double seed : {3., 4.}) {
        Table table;
        begin(table.session, seed);
        test::TableWords words(table.session);
        words.play(std::uint64_t(seed), 200);
        EXPECT_GT(words.offered(), 5);
    }
}

TEST(HighCard, AMatchIsKeptAndContinued)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("current.playmat"));
    std::uint64_t hash = 0;
    {
        Table table;
        table.session.setJournal(path);
        begin(table.session);
        for (int i = 0; i < 5; ++i)
            play(table, table.card(), Way::Drag);
        hash = table.session.match()->game().hash();
    }
    Table table;
    ASSERT_TRUE(table.session.resume(path)) << table.session.problem().toStdString();
    EXPECT_EQ(table.session.match()->game().hash(), hash);
    EXPECT_EQ(table.session.match()->setup().game, "highcard");
    EXPECT_EQ(table.session.log()->rowCount(), 5);
    table.session.takingBack()->undo();
    EXPECT_EQ(table.session.match()->stepsDone(), 4U);
    play(table, table.card(), Way::Click);
    EXPECT_EQ(table.session.match()->game().hash(), hash);
}

/// The pages of the program over this game: by mouse and keys through the window; a warning fails.
TEST(HighCard, IsPlayedThroughTheWindow)
{
    qmltest::App app;
    begin(app.session);
    ASSERT_TRUE(qmltest::becomes([&] { return app.item(QStringLiteral("table")) != nullptr; }));
    app.settle();
    const auto match = [&]() -> const match::Match & { return *app.session.match(); };
    const auto next = [&] { return int(match().game().decision().options[0].card); };
    const auto rowPlace = [&] {
        return app.session.stage()
            ->scene()
            .layout()
            .zoneRect({Row, match().game().decision().player})
            .center();
    };
    qmltest::Hands hands(app);
    hands.drag(app.session.stage()->rectOf(next()).center(), rowPlace());
    EXPECT_EQ(match().stepsDone(), 1U);
    app.waitABit();
    hands.click(app.session.stage()->rectOf(next()).center());
    hands.click(rowPlace());
    EXPECT_EQ(match().stepsDone(), 2U);
    app.waitABit();
    app.picture(QStringLiteral("highcard"));
    ASSERT_NE(app.item(QStringLiteral("stakes")), nullptr);
    hands.key(Qt::Key_T);
    EXPECT_EQ(match().stepsDone(), 3U) << "the leader raises";
    while (!app.session.over()) {
        app.waitABit();
        ASSERT_TRUE(app.session.play(core::Answer::one(0)).ok());
    }
    EXPECT_TRUE(qmltest::becomes([&] { return app.item(QStringLiteral("playAgain")) != nullptr; }));
}

} // namespace
} // namespace playmat::highcard
