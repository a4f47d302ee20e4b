// Tests, in every game and from both seats, what is shown when something happens to a card. A blow
// lands, the table takes input in the meantime, Space skips it, reduced motion shows it without
// animation, and nothing of it remains.
#include "hands.h"
#include "sentences.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QPainter>
#include <QTest>

#include <gtest/gtest.h>

#include <set>

namespace playmat::qmltest {
namespace {

using table::Impact;
using table::PlaybackQueue;
namespace Seating = table::Seating;

/// Records the impacts that a stage shows.
class Told
{
public:
    explicit Told(App &app)
    {
        QObject::connect(app.session.stage(), &table::Stage::impactShown, &m_context,
                         [this](const Impact &impact) { all.push_back(impact); });
    }
    [[nodiscard]] std::multiset<QString> kinds() const
    {
        std::multiset<QString> kinds;
        for (const Impact &impact : all)
            kinds.insert(impact.kind);
        return kinds;
    }
    [[nodiscard]] const Impact *of(const QString &kind) const
    {
        const auto at = std::ranges::find(all, kind, &Impact::kind);
        return at == all.end() ? nullptr : &*at;
    }
    std::vector<Impact> all;

private:
    QObject m_context;
};

/// Saves twelve pictures of 0.6 seconds on one sheet, so that somebody can look at them.
void film(App &app, const QString &name)
{
    const QString folder = qEnvironmentVariable("PLAYMAT_PICTURES");
    if (folder.isEmpty())
        return;
    constexpr int kAcross = 3;
    const QSize each(640, 360);
    QImage sheet(each.width() * kAcross, each.height() * 4, QImage::Format_RGB32);
    QPainter painter(&sheet);
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 12; ++i) {
        QTest::qWait(std::max(0, i * 50 - int(clock.elapsed())));
        const QImage frame = app.window->grabWindow();
        if (i == 5 || i == 7) {
            EXPECT_TRUE(frame.save(QStringLiteral("%1/%2-%3.png").arg(folder, name).arg(i)));
        }
        painter.drawImage(
            QRect(QPoint(i % kAcross * each.width(), i / kAcross * each.height()), each), frame);
        painter.setPen(Qt::white);
        painter.drawText(i % kAcross * each.width() + 8, i / kAcross * each.height() + 16,
                         QString::number(clock.elapsed()));
    }
    painter.end();
    EXPECT_TRUE(sheet.save(QStringLiteral("%1/%2.png").arg(folder, name)));
}

struct Impacts : testing::TestWithParam<int>
{
    Impacts()
        : app(Seating::Open, PlaybackQueue::Normal)
        , hands(app)
    {
    }
    void SetUp() override { ASSERT_NE(app.window, nullptr); }
    [[nodiscard]] int me() const { return GetParam(); }
    [[nodiscard]] bool lay(const QString &mine, const QString &theirs)
    {
        return app.place({mine}, {theirs}, me()) && lies();
    }
    [[nodiscard]] bool lies()
    {
        return becomes([&] {
            app.settle();
            return app.item(QStringLiteral("table")) != nullptr && !app.session.stage()->playing()
                && !app.session.stage()->resizing();
        });
    }
    [[nodiscard]] bool moves(const char *property)
    {
        bool any = false;
        for (const table::CardRow &row : app.session.stage()->scene().rows()) {
            const QQuickItem *item = app.cardItem(row.viewId);
            any = any || (item != nullptr && std::abs(item->property(property).toReal()) > .01);
        }
        return any;
    }
    [[nodiscard]] bool anyBurst()
    {
        bool any = false;
        forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
            any = any || item->objectName().startsWith(u"burst_");
        });
        return any;
    }
    [[nodiscard]] bool rests()
    {
        return becomes([&] {
            return !app.session.stage()->playing() && !moves("lungeX") && !moves("lungeY")
                && !anyBurst();
        });
    }
    /// Whether no frame is drawn for a second, so that no animation or timer is running.
    [[nodiscard]] bool isIdle()
    {
        QTest::qWait(1200); // until the light of a new turn has settled
        int frames = 0;
        QObject context;
        QObject::connect(app.window, &QQuickWindow::frameSwapped, &context, [&] { ++frames; });
        QTest::qWait(400);
        return frames == 0;
    }
    App app;
    Hands hands;
};

TEST_P(Impacts, TheAttackerStrikesAndBothTakeTheirDamage)
{
    ASSERT_TRUE(
        lay(QStringLiteral(R"("ground":["SOR_164"])"), QStringLiteral(R"("ground":["SOR_046"])")));
    Told told(app);
    const int attacker = app.card(QStringLiteral("me:SOR_164"));
    hands.drag(QStringLiteral("me:SOR_164"), QStringLiteral("they:SOR_046"));
    EXPECT_TRUE(told.all.empty()) << "it has to strike first";
    EXPECT_TRUE(
        becomes([&] { return std::abs(app.cardItem(attacker)->property("lungeY").toReal()) > 1; }));
    film(app, QStringLiteral("attack-%1").arg(me()));
    EXPECT_TRUE(rests());
    ASSERT_FALSE(told.all.empty());
    EXPECT_TRUE(told.all.front().flashes);
    EXPECT_EQ(told.all.front().card, app.card(QStringLiteral("they:SOR_046")));
    EXPECT_TRUE(isIdle());
}

TEST_P(Impacts, AShieldBreaksAndNothingIsCounted)
{
    ASSERT_TRUE(lay(QStringLiteral(R"("ground":["SOR_164"])"),
                    QStringLiteral(R"("ground":[{"card":"SOR_046","upgrades":["SOR_T02"]}])")));
    Told told(app);
    hands.drag(QStringLiteral("me:SOR_164"), QStringLiteral("they:SOR_046"));
    film(app, QStringLiteral("shield-%1").arg(me()));
    EXPECT_TRUE(rests());
    const Impact *shield = told.of(QStringLiteral("shield"));
    ASSERT_NE(shield, nullptr);
    EXPECT_EQ(shield->card, app.card(QStringLiteral("they:SOR_046")));
    EXPECT_TRUE(shield->averted);
}

TEST_P(Impacts, OverwhelmCarriesOnIntoTheBase)
{
    ASSERT_TRUE(
        lay(QStringLiteral(R"("ground":["SOR_164"])"), QStringLiteral(R"("ground":["SOR_128"])")));
    Told told(app);
    const int defender = app.card(QStringLiteral("they:SOR_128"));
    hands.drag(QStringLiteral("me:SOR_164"), QStringLiteral("they:SOR_128"));
    film(app, QStringLiteral("overwhelm-%1").arg(me()));
    EXPECT_TRUE(rests());
    const auto carried = std::ranges::find_if(
        told.all, [&](const Impact &impact) { return impact.from == defender; });
    ASSERT_NE(carried, told.all.end());
    EXPECT_EQ(carried->card, app.card(QStringLiteral("they:SOR_023")));
    EXPECT_EQ(carried->words, QStringLiteral("−3"));
    EXPECT_TRUE(told.kinds().contains(QStringLiteral("defeat")));
}

TEST_P(Impacts, AnEventsDamageFliesFromIt)
{
    ASSERT_TRUE(
        lay(QStringLiteral(R"("hand":["SOR_172"])"), QStringLiteral(R"("ground":["SOR_046"])")));
    Told told(app);
    hands.drag(QStringLiteral("me:SOR_172"), QStringLiteral("they:SOR_046"));
    film(app, QStringLiteral("event-%1").arg(me()));
    EXPECT_TRUE(rests());
    const Impact *hit = told.of(QStringLiteral("hit"));
    ASSERT_NE(hit, nullptr);
    EXPECT_EQ(hit->from, app.card(QStringLiteral("me:SOR_172")));
}

TEST_P(Impacts, ABlowOfAThirdOfABaseMovesTheTable)
{
    ASSERT_TRUE(lay(QStringLiteral(R"("space":["SOR_090"])"), QString()));
    Told told(app);
    hands.drag(QStringLiteral("me:SOR_090"), QStringLiteral("they:SOR_023"));
    QPointF most;
    film(app, QStringLiteral("base-%1").arg(me()));
    if (qEnvironmentVariableIsEmpty("PLAYMAT_PICTURES")) {
        EXPECT_TRUE(becomes([&] {
            const QQuickItem *table = app.item(QStringLiteral("table"));
            most = table->mapToScene({0, 0});
            return !told.all.empty() && most.x() != app.session.stage()->geometry().table.x();
        }));
    }
    EXPECT_TRUE(rests());
    ASSERT_NE(told.of(QStringLiteral("crush")), nullptr);
    EXPECT_TRUE(told.of(QStringLiteral("crush"))->shakes);
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("wounds")) != nullptr; }));
    EXPECT_TRUE(isIdle());
}

TEST_P(Impacts, ALeadersDeploymentIsAnEvent)
{
    ASSERT_TRUE(lay(QString(), QString()));
    hands.drag(QStringLiteral("me:SOR_010"), QStringLiteral("me/ground"));
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("heroEntrance")) != nullptr; }));
    film(app, QStringLiteral("leader-%1").arg(me()));
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("heroEntrance")) == nullptr; }));
    EXPECT_TRUE(rests());
}

TEST_P(Impacts, SpaceSkips)
{
    ASSERT_TRUE(lay(QString(), QString()));
    hands.drag(QStringLiteral("me:SOR_010"), QStringLiteral("me/ground"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("heroEntrance")) != nullptr; }));
    hands.key(Qt::Key_Space);
    app.settle();
    EXPECT_EQ(app.item(QStringLiteral("heroEntrance")), nullptr);
    EXPECT_FALSE(app.session.stage()->playing());
}

TEST_P(Impacts, TheTableTakesInputWhileABlowLands)
{
    ASSERT_TRUE(lay(QStringLiteral(R"("ground":["SOR_164"])"),
                    QStringLiteral(R"("ground":["SOR_046","SOR_128"])")));
    hands.drag(QStringLiteral("me:SOR_164"), QStringLiteral("they:SOR_046"));
    ASSERT_TRUE(app.session.stage()->playing());
    app.waitABit();
    const size_t before = app.session.match()->stepsDone();
    const QPoint from = app.at(QStringLiteral("they:SOR_128"));
    hands.drag(from, app.at(QStringLiteral("me:SOR_023")));
    EXPECT_GT(app.session.match()->stepsDone(), before);
    EXPECT_TRUE(rests());
}

TEST_P(Impacts, ReducedMotionSaysTheSameWithoutAny)
{
    app.settings.setReducedMotion(true);
    ASSERT_TRUE(
        lay(QStringLiteral(R"("ground":["SOR_164"])"), QStringLiteral(R"("ground":["SOR_046"])")));
    Told told(app);
    hands.drag(QStringLiteral("me:SOR_164"), QStringLiteral("they:SOR_046"));
    EXPECT_TRUE(becomes([&] { return anyBurst(); }));
    EXPECT_FALSE(moves("lungeX") || moves("lungeY"));
    film(app, QStringLiteral("reduced-%1").arg(me()));
    ASSERT_FALSE(told.all.empty());
    EXPECT_TRUE(told.all.front().still);
    EXPECT_TRUE(rests()) << "the mark goes by itself";
}

TEST_P(Impacts, TheLastBlowIsSlowAndTheBaseBreaks)
{
    ASSERT_TRUE(lay(QStringLiteral(R"("ground":["SOR_164"])"),
                    QStringLiteral(R"("base":{"card":"SOR_023","damage":28})")));
    Told told(app);
    hands.drag(QStringLiteral("me:SOR_164"), QStringLiteral("they:SOR_023"));
    EXPECT_TRUE(becomes([&] { return told.of(QStringLiteral("break")) != nullptr; }));
    film(app, QStringLiteral("last-%1").arg(me()));
    ASSERT_NE(told.of(QStringLiteral("crush")), nullptr);
    EXPECT_TRUE(told.of(QStringLiteral("crush"))->slow);
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("playAgain")) != nullptr; }));
}

TEST_P(Impacts, LightLiesOnTheHalfOfWhoeverActs)
{
    ASSERT_TRUE(lay(QStringLiteral(R"("ground":["SOR_164"])"), QString()));
    const QQuickItem *light = app.item(QStringLiteral("turnLight"));
    ASSERT_NE(light, nullptr);
    const double before = light->mapToScene({0, 0}).y();
    app.hands().desk()->pass();
    EXPECT_TRUE(rests());
    EXPECT_TRUE(becomes([&] { return light->mapToScene({0, 0}).y() != before; }));
    EXPECT_TRUE(isIdle());
}

/// Tests the words of the poster; endsWith() returns them after `loser` has conceded.
struct Posters : Impacts
{
    [[nodiscard]] QString endsWith(int loser)
    {
        EXPECT_TRUE(lay(QStringLiteral(R"("ground":["SOR_164"])"), QString()));
        if (m_against >= 0)
            app.session.programs()->hand(m_against, QStringLiteral("novice"));
        app.session.concede(loser);
        EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("endPoster")) != nullptr; }));
        app.settle();
        QStringList words;
        forEachShown(app.item(QStringLiteral("endPoster")), [&](QQuickItem *item) {
            if (isText(item))
                words.append(item->property("text").toString());
        });
        return words.join(u'|');
    }
    void against(int seat) { m_against = seat; }

private:
    int m_against = -1;
};

TEST_P(Posters, TheWinnerIsPraised)
{
    against(1 - me());
    EXPECT_TRUE(endsWith(1 - me()).startsWith(u"Victory"));
    app.picture(QStringLiteral("victory-%1").arg(me()));
    layOut(app);
}

TEST_P(Posters, TheLoserIsTold)
{
    against(1 - me());
    EXPECT_TRUE(endsWith(me()).startsWith(u"Defeat"));
    app.picture(QStringLiteral("defeat-%1").arg(me()));
    layOut(app);
}

TEST_P(Posters, AtATableOfTwoTheWinnerHasAName)
{
    const QString words = endsWith(1 - me());
    EXPECT_TRUE(words.startsWith(app.session.stage()->seat(me()).name)) << words.toStdString();
    app.picture(QStringLiteral("two-%1").arg(me()));
}

TEST_P(Posters, ADrawShowsBoth)
{
    const QString side = QStringLiteral(R"("base":{"card":"SOR_023","damage":28},"deck":[])");
    ASSERT_TRUE(lay(side, side));
    for (int i = 0; i < 4 && !app.session.over(); ++i) {
        app.waitABit();
        app.hands().desk()->pass(); // nobody can draw
    }
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("endPoster")) != nullptr; }));
    app.settle();
    EXPECT_EQ(app.session.stage()->board().winner, -1);
    app.picture(QStringLiteral("draw-%1").arg(me()));
    layOut(app);
}

TEST_P(Posters, IsSavedAsAPicture)
{
    (void)endsWith(1 - me());
    hands.clickItem(QStringLiteral("endPosterButton"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("poster")) != nullptr; }));
    layOut(app);
    app.picture(QStringLiteral("poster-%1").arg(me()));
    hands.clickItem(QStringLiteral("posterSave"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("posterFile")) != nullptr; }));
    layOut(app);
    QQuickItem *box = app.item(QStringLiteral("posterFile"));
    const QString nowhere = app.folder.filePath(QStringLiteral("nowhere/win.png"));
    QMetaObject::invokeMethod(box, "chosen", Q_ARG(QString, nowhere));
    EXPECT_TRUE(becomes([&] { return box->property("problem").toString().contains(nowhere); }));
    layOut(app);
    const QString file = app.folder.filePath(QStringLiteral("win.png"));
    QMetaObject::invokeMethod(box, "chosen", Q_ARG(QString, file));
    EXPECT_TRUE(becomes([&] { return QFileInfo::exists(file); }));
    EXPECT_EQ(QImage(file).size(), QSize(1600, 900));
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("posterFile")) == nullptr; }));
    hands.clickItem(QStringLiteral("posterClose"));
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("poster")) == nullptr; }));
    if (const QString folder = qEnvironmentVariable("PLAYMAT_PICTURES"); !folder.isEmpty())
        QFile::copy(file, folder + QStringLiteral("/saved.png"));
}

INSTANTIATE_TEST_SUITE_P(Seats, Posters, testing::Values(0, 1));

// --- Disney Lorcana

TEST_P(Impacts, AChallengeIsABlow)
{
    const QString mine
        = QStringLiteral(R"({"lore":4,"inkwell":6,"hand":[],"deck":["1-010"],"play":["1-001"]})");
    const QString theirs = QStringLiteral(R"({"lore":3,"inkwell":4,"hand":[],"deck":["1-121"],
        "play":[{"card":"1-108","exerted":true}]})");
    app.setSeat(me());
    ASSERT_TRUE(app.session.startPosition(
        QStringLiteral(
            R"({"op":"scenario","game":"lorcana","seed":1,"turn":7,"active":%1,"players":[%2,%3]})")
            .arg(me())
            .arg(me() == 0 ? mine : theirs, me() == 0 ? theirs : mine)))
        << app.session.problem().toStdString();
    ASSERT_TRUE(lies());
    Told told(app);
    hands.drag(QStringLiteral("me:1-001"), QStringLiteral("they:1-108"));
    film(app, QStringLiteral("challenge-%1").arg(me()));
    EXPECT_TRUE(rests());
    ASSERT_FALSE(told.all.empty());
    EXPECT_TRUE(told.all.front().flashes);
    EXPECT_EQ(told.all.front().from, -1) << "struck, not shot";
}

TEST_P(Impacts, AQuestShinesOnWhoQuests)
{
    const QString side
        = QStringLiteral(R"({"lore":4,"inkwell":6,"hand":[],"deck":["1-010"],"play":["1-001"]})");
    app.setSeat(me());
    ASSERT_TRUE(app.session.startPosition(
        QStringLiteral(
            R"({"op":"scenario","game":"lorcana","seed":1,"turn":7,"active":%1,"players":[%2,%2]})")
            .arg(me())
            .arg(side)))
        << app.session.problem().toStdString();
    ASSERT_TRUE(lies());
    Told told(app);
    hands.drag(QStringLiteral("me:1-001"), QStringLiteral("me/lore"));
    film(app, QStringLiteral("quest-%1").arg(me()));
    EXPECT_TRUE(rests());
    ASSERT_NE(told.of(QStringLiteral("earn")), nullptr);
    EXPECT_EQ(told.of(QStringLiteral("earn"))->card, app.card(QStringLiteral("me:1-001")));
    EXPECT_TRUE(isIdle());
}

// --- Riftbound

TEST_P(Impacts, ThoseInACombatStrikeWhereTheyAre)
{
    const QString mine = QStringLiteral(
        R"({"points":3,"legend":"OGN-251","champion":null,"hand":[],"base":["OGN-030"],"runes":["OGN-007"]})");
    const QString theirs = QStringLiteral(
        R"({"points":4,"legend":"OGN-265","champion":"OGN-117","hand":[],"base":[],"runes":["OGN-089"]})");
    app.setSeat(me());
    ASSERT_TRUE(app.session.startPosition(
        QStringLiteral(
            R"({"op":"scenario","game":"riftbound","seed":5,"turn":7,"turn_player":%1,"players":[%2,%3],
        "battlefields":[{"card":"OGN-298","owner":%1},
        {"card":"OGN-294","owner":%4,"controller":%4,"units":[{"card":"OGN-084","player":%4}]}]})")
            .arg(me())
            .arg(me() == 0 ? mine : theirs, me() == 0 ? theirs : mine)
            .arg(1 - me())))
        << app.session.problem().toStdString();
    ASSERT_TRUE(lies());
    Told told(app);
    int strikes = 0;
    QObject context;
    QObject::connect(app.session.stage(), &table::Stage::strikeShown, &context, [&] { ++strikes; });
    hands.drag(app.at(QStringLiteral("me:OGN-030")), app.at(QStringLiteral("they:OGN-084")));
    for (int i = 0; i < 8 && strikes == 0; ++i) { // both pass and take the suggested distribution
        EXPECT_TRUE(rests());
        app.waitABit();
        if (app.prompt().canPass)
            app.hands().desk()->pass();
        else
            app.hands().desk()->done();
        film(app, QStringLiteral("combat-%1-%2").arg(me()).arg(i));
    }
    EXPECT_TRUE(rests());
    EXPECT_EQ(strikes, 2) << "one of each side";
    EXPECT_FALSE(told.all.empty());
    EXPECT_TRUE(isIdle());
}

INSTANTIATE_TEST_SUITE_P(Seats, Impacts, testing::Values(0, 1));

} // namespace
} // namespace playmat::qmltest
