#include "kit/swu/host/hosted.h"
#include "kit/swu/learn/demo_bot.h"
#include "kit/swu/table/places.h"
#include "support/folders.h"
#include "table/paint/mark.h"
#include "table/session/table_dump.h"
#include "table/session/table_session.h"
#include "table/settings/table_settings.h"
#include "two_people.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <random>

namespace playmat::table {
namespace {

using Tester = QAbstractItemModelTester;

/// A session with testers on all of its models.
struct Table
{
    explicit Table(Seating::Mode seating = Seating::Peek)
    {
        session.stage()->setSpeed(PlaybackQueue::Off);
        session.seats()->setSeating(seating);
        session.stage()->setWindow({1280, 720});
        watch(session.stage()->cards());
        watch(session.log());
        watch(session.stage()->pending());
        watch(session.preview()->explain());
        watch(session.controller()->menu()->lines());
        watch(session.controller()->desk()->choices());
        for (int seat = 0; seat < 2; ++seat) {
            for (const char *zone : {"hand", "ground", "space", "base", "resources", "discard"})
                watch(session.stage()->zone(
                    QStringLiteral("%1.%2").arg(QLatin1String(zone)).arg(seat)));
        }
    }
    void watch(QAbstractItemModel *model)
    {
        testers.push_back(std::make_unique<Tester>(model, Tester::FailureReportingMode::Warning));
    }
    bool start(double seed) { return session.start(kNames, kDecks, seed); }
    [[nodiscard]] const swu::Game &game() const { return *match::swuGame(*session.match()); }
    /// Gives the bot's answers through the engine until this many are given or the game is over.
    void play(int answers, quint64 seed = 3)
    {
        DemoBot bot(seed);
        for (int i = 0; i < answers && !session.over(); ++i)
            answerByHand(bot.choose(game()));
    }
    void answerByHand(const core::Answer &answer);
    /// Opens the player's hand unless it is open already.
    void lookInto(core::PlayerId player)
    {
        if (session.seats()->peeking() != int(player))
            session.seats()->peekToggle(player);
    }
    /// Where that option is among the choices; cards that cannot be chosen are between them.
    [[nodiscard]] int rowOf(int option)
    {
        const std::vector<OptionRow> &rows = hands().desk()->choices()->rows();
        const auto at = std::find_if(rows.begin(), rows.end(),
                                     [&](const OptionRow &row) { return row.option == option; });
        return int(at - rows.begin());
    }
    void takeChoicesBack()
    {
        for (const core::Option &option : game().decision().options) {
            const CardRow *row = session.stage()->scene().row(option.card);
            if (row != nullptr && (row->staged || row->mark == int(paint::Mark::Selected)))
                hands().pointer()->activate(option.card);
        }
    }
    [[nodiscard]] TableController &hands() { return *session.controller(); }

    TableSession session;
    std::vector<std::unique_ptr<Tester>> testers;
};

/// The answer as clicks and menus, so that the whole way from gesture to journal is walked.
void Table::answerByHand(const core::Answer &answer)
{
    const core::Decision decision = game().decision();
    const QString choice = hands().desk()->choiceName();
    const size_t before = session.match()->stepsDone();
    if (choice == u"action" && !answer.options.empty()) {
        const core::Option &option = decision.options[answer.options[0]];
        lookInto(decision.player);
        if (option.card == core::kNone) {
            swu::OptionKind(option.kind) == swu::OptionKind::Pass ? hands().desk()->pass()
                                                                  : hands().desk()->takeToken();
        } else {
            hands().menu()->openAt(session.stage()->rectOf(option.card).center());
            const std::vector<OptionRow> &rows = hands().menu()->lines()->rows();
            for (size_t i = 0; i < rows.size(); ++i) {
                if (rows[i].option == answer.options[0] && rows[i].available) {
                    hands().menu()->choose(int(i));
                    break;
                }
            }
        }
    } else if (choice == u"board" || choice == u"distribute") {
        lookInto(decision.player);
        takeChoicesBack();
        for (size_t i = 0; i < answer.options.size(); ++i) {
            const core::Option &option = decision.options[answer.options[i]];
            const int card = option.target != core::kNone ? option.target : option.card;
            for (int n = answer.amounts.empty() ? 1 : answer.amounts[i]; n > 0; --n)
                hands().pointer()->activate(card);
        }
    } else {
        if (choice == u"cards" || choice == u"confirm")
            lookInto(decision.player);
        for (const std::uint16_t option : answer.options)
            hands().desk()->choose(rowOf(option));
    }
    if (session.match()->stepsDone() == before && choice == u"confirm")
        hands().desk()->confirm(swu::OptionKind(decision.options[answer.options[0]].kind)
                                == swu::OptionKind::Yes);
    if (session.match()->stepsDone() == before)
        lookInto(decision.player);
    if (session.match()->stepsDone() == before)
        answer.options.empty() ? hands().desk()->skip() : hands().desk()->done();
    ASSERT_GT(session.match()->stepsDone(), before)
        << choice.toStdString() << ": " << hands().desk()->prompt().text.toStdString() << " / "
        << hands().desk()->refusal().text.toStdString();
    ASSERT_EQ(hands().state(), TableController::Idle);
}

TEST(TableSession, StartsWithTheBuiltInDecks)
{
    Table table;
    ASSERT_TRUE(table.start(5)) << table.session.problem().toStdString();
    EXPECT_TRUE(table.session.running());
    EXPECT_EQ(table.session.stage()->nearSeat().name, QStringLiteral("Ada"));
    EXPECT_EQ(table.session.stage()->nearSeat().emblemName, QStringLiteral("Luke Skywalker"));
    EXPECT_EQ(table.session.stage()->zone(QStringLiteral("base.0"))->count(), 2);
    EXPECT_EQ(table.session.stage()->farSeat().counter(QStringLiteral("deck")).number, 50);
}

TEST(TableSession, WhoeverTypesNoNameIsCalledPlayer)
{
    Table table;
    ASSERT_TRUE(table.session.start({QStringLiteral(" \u200b "), QString()}, kDecks, 1));
    EXPECT_EQ(table.session.stage()->nearSeat().name, QStringLiteral("Player 1"));
    EXPECT_EQ(table.session.stage()->farSeat().name, QStringLiteral("Player 2"));
}

TEST(TableSession, ChosenResourcesLieThereAlsoWhenTheHandIsCovered)
{
    Table table(Seating::Peek);
    ASSERT_TRUE(table.start(5));
    while (table.game().decision().kind != core::DecisionKind::Resource)
        table.play(1);
    const core::Decision decision = table.game().decision();
    table.lookInto(decision.player);
    for (int i = 0; i < 2; ++i)
        table.hands().pointer()->activate(decision.options[size_t(i + 2)].card);
    table.session.seats()->coverHands();
    int backs = 0;
    for (const CardRow &row : table.session.stage()->scene().rows()) {
        EXPECT_TRUE(!row.staged || row.facts.hidden());
        backs += row.staged && row.place.form == CardForm::Pip ? 1 : 0;
    }
    EXPECT_EQ(backs, 2);
    table.session.seats()->peekToggle(decision.player);
    EXPECT_TRUE(table.session.stage()->scene().row(decision.options[2].card)->staged);
    EXPECT_FALSE(table.session.stage()->scene().row(decision.options[0].card)->staged);
}

TEST(TableSession, AMissingDeckIsAProblemInWords)
{
    Table table;
    EXPECT_FALSE(table.session.start(kNames, {QStringLiteral("no such deck"), kDecks[1]}, 1));
    EXPECT_FALSE(table.session.problem().isEmpty());
    EXPECT_FALSE(table.session.start(kNames, {QStringLiteral("{\"leader\": 3"), kDecks[1]}, 1));
    EXPECT_TRUE(table.session.problem().contains(QStringLiteral("column 13")))
        << table.session.problem().toStdString();
    EXPECT_FALSE(table.session.running());
}

class WholeGames : public testing::TestWithParam<int>
{
};
INSTANTIATE_TEST_SUITE_P(Seeds, WholeGames, testing::Range(1, 5));

TEST_P(WholeGames, ArePlayedByHandToTheEnd)
{
    Table table(GetParam() % 2 == 0 ? Seating::Open : Seating::Peek);
    ASSERT_TRUE(table.start(GetParam()));
    table.play(2000, quint64(GetParam()));
    EXPECT_TRUE(table.session.over());
    EXPECT_TRUE(table.session.stage()->board().over);
    EXPECT_FALSE(table.session.stage()->board().resultText.isEmpty());
    EXPECT_EQ(table.session.stage()->playback().disagreements(), 0);
    const QVariantList tally = table.session.nearTally();
    ASSERT_EQ(tally.size(), 5);
    EXPECT_EQ(tally[2].value<TallyLine>().label, QStringLiteral("Cards played"));
    EXPECT_GT(tally[2].value<TallyLine>().value.toInt(), 0);
}

TEST(TableSession, TheLogSaysADeedOnce)
{
    Table table;
    ASSERT_TRUE(table.start(5));
    table.play(2000);
    int events = 0;
    int deployed = 0;
    QString before;
    for (const LogRow &row : table.session.log()->rows()) {
        const QString deed = row.plain.section(QLatin1Char(' '), 1, 1);
        if (row.glyph == QLatin1String("event")) {
            ++events;
            EXPECT_NE(
                before,
                QString(row.plain).replace(QStringLiteral("plays"), QStringLiteral("discards")));
        } else if (deed == QLatin1String("deploys")) {
            ++deployed;
            EXPECT_FALSE(before.contains(QStringLiteral(" uses "))) << before.toStdString();
        }
        before = row.plain;
    }
    EXPECT_GT(events, 0);
    EXPECT_GT(deployed, 0);
}

TEST(TableSession, ModelsEqualAFreshObservationWheneverNothingIsPlayed)
{
    Table table;
    ASSERT_TRUE(table.start(9));
    DemoBot bot(9);
    for (int i = 0; i < 150 && !table.session.over(); ++i) {
        table.answerByHand(bot.choose(table.game()));
        ASSERT_TRUE(table.session.stage()->showsFreshObservation()) << i;
    }
}

TEST(TableSession, PlaybackAtAnySpeedEndsWhereTheEngineIs)
{
    for (const auto speed : {PlaybackQueue::Fast, PlaybackQueue::Normal, PlaybackQueue::Slow}) {
        Table table;
        table.session.stage()->setSpeed(speed);
        ASSERT_TRUE(table.start(4));
        DemoBot bot(4);
        for (int i = 0; i < 60 && !table.session.over(); ++i) {
            // A gesture while something is played is not lost: it shows the rest at once.
            table.answerByHand(bot.choose(table.game()));
        }
        const_cast<PlaybackQueue &>(table.session.stage()->playback()).finish();
        EXPECT_TRUE(table.session.stage()->showsFreshObservation());
        EXPECT_EQ(table.session.stage()->playback().disagreements(), 0);
    }
}

TEST(TableSession, AGameIsNeverReset)
{
    Table table;
    ASSERT_TRUE(table.start(2));
    QSignalSpy reset(table.session.stage()->cards(), &QAbstractItemModel::modelReset);
    table.play(80);
    EXPECT_EQ(reset.count(), 0);
}

// --- what nobody may see -------------------------------------------------------------------------

/// Everything that a screen, a screen reader or a test from outside can read, as one text.
QString everythingReadable(TableSession &session)
{
    QString all;
    const QAbstractItemModel *cards = session.stage()->cards();
    for (int row = 0; row < cards->rowCount(); ++row) {
        for (int role : cards->roleNames().keys())
            all += cards->data(cards->index(row, 0), role).toString() + u' ';
    }
    for (const LogRow &row : session.log()->rows())
        all += row.plain + row.cardId + u' ';
    all += session.preview()->facts().name + session.preview()->facts().accessibleName;
    for (const OptionRow &row : session.controller()->desk()->choices()->rows())
        all += row.label + row.detail + row.facts.name + u' ';
    return all + QString::fromUtf8(QJsonDocument(dumpOf(session)).toJson());
}

QStringList handNames(const swu::Game &game, int seat)
{
    QStringList names;
    game.state().forEach(swu::Zone::Hand, swu::PlayerId(seat), [&](core::CardId id) {
        names.append(QString::fromStdString(game.db().def(game.state().cards[id].def).id));
    });
    return names;
}

TEST(TableSession, PeekShowsNoHandUnlessItsSeatLooks)
{
    Table table;
    ASSERT_TRUE(table.start(8));
    table.play(4); // mulligans and first resources
    for (int seat = 0; seat < 2; ++seat) {
        for (const QString &id : handNames(table.game(), seat))
            EXPECT_FALSE(everythingReadable(table.session).contains(id)) << id.toStdString();
    }
    table.session.seats()->peekKey(0, true);
    const QString looked = everythingReadable(table.session);
    for (const QString &id : handNames(table.game(), 0))
        EXPECT_TRUE(looked.contains(id));
    for (const QString &id : handNames(table.game(), 1)) {
        if (!handNames(table.game(), 0).contains(id)) {
            EXPECT_FALSE(looked.contains(id)) << id.toStdString();
        }
    }
    table.session.seats()->peekKey(0, false);
    for (const QString &id : handNames(table.game(), 0))
        EXPECT_FALSE(everythingReadable(table.session).contains(id)) << id.toStdString();
}

TEST(TableSession, ThePreviewOfACoveredHandGoes)
{
    Table table;
    ASSERT_TRUE(table.start(8));
    table.play(5);
    table.session.seats()->peekToggle(0);
    const QList<int> hand = table.session.stage()->zone(QStringLiteral("hand.0"))->viewIds();
    ASSERT_FALSE(hand.isEmpty());
    table.session.controller()->pointer()->hover(
        table.session.stage()->rectOf(hand.first()).center());
    EXPECT_FALSE(table.session.preview()->facts().cardId.isEmpty());
    table.session.seats()->coverHands();
    table.session.controller()->pointer()->leave();
    EXPECT_TRUE(table.session.preview()->facts().cardId.isEmpty());
}

TEST(TableSession, OpenSeatingShowsBothHandsButNoDeck)
{
    Table table(Seating::Open);
    ASSERT_TRUE(table.start(8));
    table.play(6);
    for (int seat = 0; seat < 2; ++seat) {
        for (const int id :
             table.session.stage()->zone(QStringLiteral("hand.%1").arg(seat))->viewIds())
            EXPECT_LT(id, 200) << "a face, not a place";
    }
}

// --- the journal ---------------------------------------------------------------------------------

TEST(TableSession, AnInterruptedGameGoesOnWithEveryAnswer)
{
    QTemporaryDir folder;
    const QString journal = folder.filePath(QStringLiteral("current.playmat"));
    QString hash;
    int lines = 0;
    {
        Table table;
        table.session.setJournal(journal);
        ASSERT_TRUE(table.start(12));
        table.play(40);
        hash = dumpOf(table.session).value(QStringLiteral("hash")).toString();
        lines = table.session.log()->rowCount();
    } // no goodbye: the journal is all there is
    Table again;
    ASSERT_TRUE(again.session.resume(journal)) << again.session.problem().toStdString();
    EXPECT_EQ(dumpOf(again.session).value(QStringLiteral("hash")).toString(), hash);
    EXPECT_EQ(again.session.log()->rowCount(), lines);
    again.play(10);
    EXPECT_TRUE(again.session.stage()->showsFreshObservation());
}

TEST(TableSession, ATornLastLineIsDroppedAndSaid)
{
    QTemporaryDir folder;
    const QString journal = folder.filePath(QStringLiteral("current.playmat"));
    {
        Table table;
        table.session.setJournal(journal);
        ASSERT_TRUE(table.start(12));
        table.play(10);
    }
    QFile file(journal);
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write("{\"answer\":{\"opt");
    file.close();
    Table again;
    ASSERT_TRUE(again.session.resume(journal));
    EXPECT_FALSE(again.session.saving()->note().isEmpty());
    again.play(3);
}

TEST(TableSession, UndoIsFreeUntilSomethingWasShownAndThenNeedsBoth)
{
    Table table;
    ASSERT_TRUE(table.start(6));
    table.play(9);
    int free = 0;
    int asked = 0;
    while (table.session.takingBack()->canUndo()) {
        const size_t before = table.session.match()->stepsDone();
        table.session.takingBack()->undo();
        if (table.session.takingBack()->request().open) {
            ++asked;
            EXPECT_EQ(table.session.match()->stepsDone(), before);
            table.session.takingBack()->agree(0);
            EXPECT_EQ(table.session.match()->stepsDone(), before) << "one is not enough";
            table.session.takingBack()->agree(1);
        } else {
            ++free;
        }
        ASSERT_EQ(table.session.match()->stepsDone(), before - 1);
        ASSERT_TRUE(table.session.stage()->showsFreshObservation());
    }
    EXPECT_GT(free, 0);
    EXPECT_GT(asked, 0);
    while (table.session.takingBack()->canRedo())
        table.session.takingBack()->redo();
    EXPECT_EQ(table.session.match()->stepsDone(), 9U);
    EXPECT_TRUE(table.session.stage()->showsFreshObservation());
}

/// The log, and what each seat did.
QStringList tellingOf(TableSession &session)
{
    QStringList told;
    for (const LogRow &row : session.log()->rows())
        told.append(QStringLiteral("%1 %2 %3").arg(row.round).arg(row.seat).arg(row.plain));
    for (const QVariantList &tally : {session.nearTally(), session.farTally()})
        for (const QVariant &line : tally)
            told.append(QStringLiteral("%1: %2").arg(line.value<TallyLine>().label,
                                                     line.value<TallyLine>().value));
    return told;
}

TEST(TableSession, AfterAnswersWereTakenBackTheGameIsToldAsIfItWereReadFromItsFile)
{
    const QTemporaryDir folder;
    Table table;
    table.session.setJournal(folder.filePath(QStringLiteral("current.playmat")));
    ASSERT_TRUE(table.start(6));
    for (int round = 0; round < 6; ++round) {
        table.play(20, quint64(round)); // another way each time
        const QStringList before = tellingOf(table.session);
        for (int i = 0; i < 7; ++i) {
            table.session.takingBack()->undo();
            table.session.takingBack()->agree(0);
            table.session.takingBack()->agree(1);
        }
        EXPECT_NE(tellingOf(table.session), before);
        for (int i = 0; i < round; ++i)
            table.session.takingBack()->redo();
        const QString copy = folder.filePath(QStringLiteral("copy%1.playmat").arg(round));
        ASSERT_TRUE(QFile::copy(folder.filePath(QStringLiteral("current.playmat")), copy));
        Table again;
        ASSERT_TRUE(again.session.resume(copy)) << again.session.problem().toStdString();
        EXPECT_EQ(tellingOf(again.session), tellingOf(table.session)) << round;
    }
}

TEST(TableSession, ConcedingEndsTheGame)
{
    Table table;
    ASSERT_TRUE(table.start(6));
    table.play(8);
    table.session.concede(1);
    EXPECT_TRUE(table.session.over());
    EXPECT_EQ(table.session.stage()->board().winner, 0);
    EXPECT_TRUE(table.session.playAgain());
    EXPECT_FALSE(table.session.over());
}

// --- gestures at random on a real game -----------------------------------------------------------

class RandomHands
{
public:
    RandomHands(Table &table, unsigned seed)
        : m_table(table)
        , m_random(seed)
    {
    }

    void doSomething()
    {
        TableController &hands = m_table.hands();
        TableSession &session = m_table.session;
        const std::array<std::function<void()>, 14> gestures = {
            [&] { hands.pointer()->press(card()); },
            [&] { hands.pointer()->move(anywhere()); },
            [&] { hands.pointer()->move(anywhere()); },
            [&] { hands.pointer()->release(anywhere()); },
            [&] { hands.cancel(); },
            [&] { session.seats()->peekKey(below(2), below(2) == 0); },
            [&] { session.seats()->peekToggle(below(2)); },
            [&] { hands.keys()->step(below(2) == 0 ? 1 : -1); },
            [&] { hands.keys()->activate(); },
            [&] { hands.menu()->openAt(card()); },
            [&] { hands.menu()->choose(below(4)); },
            [&] { below(3) == 0 ? session.takingBack()->undo() : hands.pointer()->hover(card()); },
            [&] { hands.desk()->choose(below(3)); },
            [&] { below(2) == 0 ? hands.desk()->done() : hands.desk()->skip(); },
        };
        gestures.at(std::size_t(below(int(gestures.size()))))();
        session.takingBack()->withdraw();
    }

private:
    int below(int n) { return int(m_random() % unsigned(n)); }
    QPointF card()
    {
        const auto &rows = m_table.session.stage()->scene().rows();
        return rows.empty() ? QPointF()
                            : QPointF(rows[m_random() % rows.size()].place.hit.center());
    }
    QPointF anywhere() { return below(2) == 0 ? card() : QPointF(below(1016), below(720)); }

    Table &m_table;
    std::mt19937 m_random;
};

TEST(TableSession, RandomGesturesNeverGetStuck)
{
    Table table;
    ASSERT_TRUE(table.start(21));
    RandomHands random(table, 21);
    DemoBot bot(21);
    for (int i = 0; i < 4000 && !table.session.over(); ++i) {
        random.doSomething();
        if (i % 200 != 199)
            continue;
        for (int n = 0; n < 3; ++n) // there is always a way back to an ordinary answer
            table.hands().cancel();
        table.session.seats()->coverHands();
        ASSERT_EQ(table.hands().state(), TableController::Idle) << i;
        table.answerByHand(bot.choose(table.game()));
    }
    EXPECT_EQ(table.session.stage()->playback().disagreements(), 0);
}

TEST(TableSettings, AFileWithValuesOfOtherTypesIsPutAsideAndSaid)
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("playmat.ini"));
    QFile file(name);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("[General]\nfontScale=1.5\ndeck0=@Variant(\\0\\0\\0\\x7f)\n");
    file.close();
    const TableSettings settings(name);
    EXPECT_TRUE(settings.problem().contains(u"playmat.ini.damaged"));
    EXPECT_TRUE(QFile::exists(name + QStringLiteral(".damaged")));
    EXPECT_EQ(settings.fontScale(), 1);
    EXPECT_TRUE(TableSettings(name).problem().isEmpty());
}

TEST(TableSession, APositionThatCannotBeReadIsSaid)
{
    const QTemporaryDir folder;
    Table table;
    for (const QString &path : {folder.filePath(QStringLiteral("missing.json")), folder.path()}) {
        EXPECT_FALSE(table.session.openPosition(path));
        EXPECT_FALSE(table.session.problem().isEmpty()) << path.toStdString();
        EXPECT_FALSE(table.session.running());
    }
    EXPECT_FALSE(table.session.openPosition(QStringLiteral("missing.json")));
    EXPECT_EQ(table.session.problem(),
              QStringLiteral("cannot read missing.json: there is no such file or folder"));
    EXPECT_FALSE(table.session.startPosition(QString()));
    EXPECT_TRUE(table.session.problem().startsWith(u"line 1, column 1: "));
    EXPECT_FALSE(table.session.startPosition(QString(1000, QLatin1Char('['))));
    EXPECT_TRUE(table.session.problem().contains(QStringLiteral("nested too deeply")))
        << table.session.problem().toStdString();
    EXPECT_TRUE(table.session.openPosition(
        QString::fromStdString(test::sourceDir() + "/tests/positions/units-04.json")));
    EXPECT_TRUE(table.session.running());
    EXPECT_TRUE(table.session.problem().isEmpty());
}

/// Each level took some of the stack.
TEST(TableSession, APositionThatIsNestedTooDeeplyIsRefused)
{
    constexpr std::size_t deep = 1'000'000;
    Table table;
    EXPECT_FALSE(table.session.startPosition(QString::fromStdString(
        R"({"scenario":)" + std::string(deep, '[') + std::string(deep, ']') + "}")));
    EXPECT_EQ(table.session.problem(), QStringLiteral("line 1, column 76: nested too deeply"));
}

} // namespace
} // namespace playmat::table
