// What is not allowed says so, with its rule: from both seats, in the hurry of real hands.
#include "hands.h"

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::TableController;

struct Refusals : testing::TestWithParam<int>
{
    Refusals()
        : hands(app)
    {
    }
    [[nodiscard]] static int me() { return GetParam(); }
    void SetUp() override { ASSERT_NE(app.window, nullptr); }
    /// A drop that changes nothing and says a sentence with these words, under this rule.
    void expectRefused(const QString &card, const QString &onto, const char16_t *words,
                       const char *rule)
    {
        const QString before = app.hash();
        hands.drag(card, onto);
        EXPECT_EQ(app.hash(), before);
        EXPECT_EQ(app.state(), TableController::Idle);
        ASSERT_NE(app.item(QStringLiteral("refusal")), nullptr) << "it said nothing";
        EXPECT_TRUE(app.hands().desk()->refusal().text.contains(QStringView(words)))
            << app.hands().desk()->refusal().text.toStdString();
        EXPECT_EQ(app.hands().desk()->refusal().rule, QLatin1String(rule));
    }

    App app;
    Hands hands;
};

TEST_P(Refusals, TheOthersResourcesTakeNoCardDuringSetup)
{
    ASSERT_TRUE(app.dealToResources(11, me()));
    expectRefused(QStringLiteral("me:hand1"), QStringLiteral("they/resources"), u"resources",
                  "CR 5.2.1F");
    EXPECT_EQ(app.hands().marks().stagedCount(), 0) << "nor is it one of the two";
    hands.drag(QStringLiteral("me:hand1"), QStringLiteral("me/resources"));
    EXPECT_EQ(app.hands().marks().stagedCount(), 1);
}

TEST_P(Refusals, NorInTheRegroupPhase)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_095","SOR_128"])")},
                          {QStringLiteral(R"("hand":["SOR_225"])")}, me(),
                          QStringLiteral(R"("initiative":%1)").arg(me())));
    while (app.prompt().canPass)
        app.hands().desk()->pass();
    expectRefused(QStringLiteral("me:SOR_095"), QStringLiteral("they/resources"), u"resources",
                  "CR 5.5.1C");
}

// Also where the pointer is on one of the resources that are there.
TEST_P(Refusals, OneOwnsResourcesTakeNoCardInTheActionPhase)
{
    ASSERT_TRUE(
        app.place({QStringLiteral(R"("hand":["SOR_063","SOR_172"],"resources":6)")}, {}, me()));
    for (const char *card : {"me:SOR_063", "me:SOR_172"}) {
        expectRefused(QLatin1String(card), QStringLiteral("me/resources"),
                      u"only during setup and in the regroup phase", "CR 5.5.1C");
        hands.key(Qt::Key_Escape);
    }
}

TEST_P(Refusals, NorDoTheyOutOfACoveredHand)
{
    App covered(table::Seating::Peek);
    Hands mine(covered);
    ASSERT_TRUE(
        covered.place({QStringLiteral(R"("hand":["SOR_063","SOR_172"],"resources":6)")}, {}, me()));
    covered.settle();
    covered.waitABit();
    mine.dragFromCovered(QStringLiteral("me:SOR_063"), QStringLiteral("me/resources"));
    EXPECT_EQ(covered.hands().desk()->refusal().text,
              QStringLiteral("Cards become resources only during setup and in the regroup phase."));
}

/// The hand is covered again while it is read: it does not lie there for whoever comes next.
TEST_P(Refusals, WhatIsSaidOfACoveredCardGoesByItself)
{
    const Side hand{QStringLiteral(R"("hand":["SOR_063","SOR_172"],"resources":6)")};
    const auto clock = [](App &of) -> QObject * {
        for (QObject *child : of.item(QStringLiteral("refusal"))->children())
            if (child->inherits("QQmlTimer"))
                return child;
        return nullptr;
    };
    ASSERT_TRUE(app.place(hand, {}, me()));
    hands.drag(QStringLiteral("me:SOR_063"), QStringLiteral("me/resources"));
    ASSERT_NE(app.item(QStringLiteral("refusal")), nullptr);
    EXPECT_FALSE(clock(app)->property("running").toBool()) << "everybody sees that card";
    App covered(table::Seating::Peek);
    Hands mine(covered);
    ASSERT_TRUE(covered.place(hand, {}, me()));
    covered.settle();
    covered.waitABit();
    mine.dragFromCovered(QStringLiteral("me:SOR_063"), QStringLiteral("me/resources"));
    ASSERT_NE(covered.item(QStringLiteral("refusal")), nullptr);
    EXPECT_GT(clock(covered)->property("interval").toInt(), 5000) << "it is read in peace";
    clock(covered)->setProperty("interval", 1);
    EXPECT_TRUE(becomes([&] { return covered.item(QStringLiteral("refusal")) == nullptr; }));
}

/// Not in the corner, over the other one's name.
TEST_P(Refusals, WhatIsAboutNoCardIsSaidInTheMiddle)
{
    ASSERT_TRUE(app.dealToResources(7, me()));
    hands.key(Qt::Key_P);
    app.settle();
    const QQuickItem *said = app.item(QStringLiteral("refusal"));
    ASSERT_NE(said, nullptr);
    const QQuickItem *table = app.item(QStringLiteral("table"));
    const QPointF at = said->mapToItem(table, said->boundingRect().center());
    EXPECT_NEAR(at.x(), table->width() / 2, table->width() / 8);
    EXPECT_NEAR(at.y(), table->height() / 2, table->height() / 4);
}

TEST_P(Refusals, WhatWasSaidOfAQuestionGoesWithIt)
{
    ASSERT_TRUE(
        app.place({QStringLiteral(R"("hand":["SOR_077"],"ground":["SOR_164"],"resources":9)")},
                  {QStringLiteral(R"("ground":["SOR_095","SOR_128"])")}, me()));
    app.hands().menu()->openAt(app.at(QStringLiteral("me:SOR_077"))); // Takedown
    app.hands().menu()->choose(0);
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("board"));
    hands.drag(QStringLiteral("me:SOR_164"), QStringLiteral("they:SOR_095"));
    app.session.controller()->cancel();
    hands.drag(QStringLiteral("me:SOR_164"), QStringLiteral("they/ground"));
    ASSERT_TRUE(app.hands().desk()->refusal().visible()) << "the event comes first";
    app.session.takingBack()->undo();
    EXPECT_FALSE(app.hands().desk()->refusal().visible());
}

TEST_P(Refusals, AQuestionAboutAmbushNamesItsCardAndTheKeyword)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_213"],"resources":9)")},
                          {QStringLiteral(R"("ground":["SOR_046"])")}, me()));
    app.hands().menu()->openAt(app.at(QStringLiteral("me:SOR_213")));
    app.hands().menu()->choose(0);
    EXPECT_EQ(app.prompt().text, QStringLiteral("Ambush: attack an enemy unit at once?"));
    EXPECT_FALSE(app.prompt().sourceName.isEmpty());
    EXPECT_EQ(app.prompt().sourceText, QStringLiteral("Ambush"));
}

/// Sabine Wren deals 1 damage to each base.
TEST_P(Refusals, DamageToOnesOwnBaseIsNotTheOtherSides)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("leader":"SOR_014")")}, {}, me()));
    app.hands().menu()->openAt(app.at(QStringLiteral("me:SOR_014")));
    app.hands().menu()->choose(0);
    const auto baseDamage = [&](int seat) {
        const QVariantList lines = app.session.stage()->nearSeat().seat == seat
            ? app.session.nearTally()
            : app.session.farTally();
        for (const QVariant &line : lines)
            if (line.value<table::TallyLine>().label == u"Damage to the other base")
                return line.value<table::TallyLine>().value;
        return QString();
    };
    EXPECT_EQ(baseDamage(me()), QStringLiteral("1"));
    EXPECT_EQ(baseDamage(1 - me()), QStringLiteral("0"));
}

TEST_P(Refusals, ANumberIsTyped)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("ground":["SOR_238"],"deck":["SOR_164","SOR_095"])")},
                          {}, me()));
    app.hands().menu()->openAt(app.at(QStringLiteral("me:SOR_238"))); // C-3PO
    app.hands().menu()->choose(0);
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("number"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("numberButton")) != nullptr; }));
    const auto offered
        = [&] { return app.item(QStringLiteral("numberButton"))->property("text").toString(); };
    hands.key(Qt::Key_8);
    EXPECT_EQ(offered(), QStringLiteral("Choose 8"));
    hands.key(Qt::Key_1);
    EXPECT_EQ(offered(), QStringLiteral("Choose 1")) << "81 is too many";
    hands.key(Qt::Key_2);
    EXPECT_EQ(offered(), QStringLiteral("Choose 12"));
    hands.key(Qt::Key_Return);
    EXPECT_NE(app.hands().desk()->choiceName(), QStringLiteral("number"));
}

INSTANTIATE_TEST_SUITE_P(Seat, Refusals, testing::Values(0, 1));

} // namespace
} // namespace playmat::qmltest
