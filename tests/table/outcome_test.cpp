// What would happen, on the cards and in words, before it is chosen or paid for.
#include "fake_port.h"
#include "kit/swu/table/outcome_words.h"
#include "kit/swu/table/places.h"
#include "table/paint/mark.h"
#include "table/session/table_session.h"

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

using Mark = paint::Mark;
using swu::OptionKind;

/// A position with one acting seat: "me" there, "you" on the other side.
struct Placed
{
    Placed(int seat, const char *near, const char *far)
        : me(seat)
    {
        const QString mine = member("SOR_010", "SOR_025", near);
        const QString yours = member("SOR_005", "SOR_022", far);
        const QString json
            = QStringLiteral(R"({"op":"scenario","game":"swu","seed":1,"round":4,"active":%1,)"
                             R"("initiative":%1,"players":[%2,%3]})")
                  .arg(seat)
                  .arg(seat == 0 ? mine : yours, seat == 0 ? yours : mine);
        session.stage()->setSpeed(PlaybackQueue::Off);
        session.seats()->setSeating(Seating::Open);
        session.stage()->setWindow({1280, 720});
        EXPECT_TRUE(session.startPosition(json)) << session.problem().toStdString();
    }
    static QString member(const char *leader, const char *base, const char *rest)
    {
        return QStringLiteral(R"({"leader":"%1","base":"%2","resources":9,%3})")
            .arg(QLatin1String(leader), QLatin1String(base), QString::fromUtf8(rest));
    }
    [[nodiscard]] const CardRow &row(int seat, const char *card) const
    {
        for (const CardRow &row : session.stage()->scene().rows())
            if (row.zone.seat == seat && row.zone.zone != Zone::Resources
                && row.facts.cardId == QLatin1String(card))
                return row;
        static const CardRow none;
        ADD_FAILURE() << card << " is not on the table";
        return none;
    }
    [[nodiscard]] TableController &hands() { return *session.controller(); }
    void hold(const char *card)
    {
        const QPoint at = row(me, card).place.hit.center();
        hands().pointer()->press(at);
        hands().pointer()->move(at + QPoint(0, me == 0 ? -60 : 60));
        hands().pointer()->move(session.stage()->scene().layout().zoneRect({Zone::Table}).center());
    }
    void over(int seat, const char *card)
    {
        hands().pointer()->move(row(seat, card).place.hit.center());
    }
    void dropOn(int seat, const char *card)
    {
        over(seat, card);
        hands().pointer()->release(row(seat, card).place.hit.center());
    }

    int me;
    TableSession session;
};

template <class F>
void fromBothSeats(const char *me, const char *you, F &&play)
{
    for (const int seat : {0, 1}) {
        SCOPED_TRACE(seat);
        Placed t(seat, me, you);
        play(t, seat, 1 - seat);
    }
}

constexpr const char *kFire = R"("hand":["SOR_172"],"ground":["SOR_095"])";
constexpr const char *kEnemies
    = R"("ground":["SOR_128",{"card":"SOR_046","upgrades":["SOR_T02"]}],"space":["SOR_237"])";

TEST(Outcome, AHeldEventShowsOnEveryTargetWhatItWouldDo)
{
    fromBothSeats(kFire, kEnemies, [](Placed &t, int me, int you) {
        EXPECT_TRUE(t.row(you, "SOR_128").hint.isEmpty());
        t.hold("SOR_172");
        EXPECT_EQ(t.row(you, "SOR_128").hint.words, QStringLiteral("4 damage, defeated"));
        EXPECT_EQ(t.row(you, "SOR_046").hint.words, QStringLiteral("its Shield is used up"));
        EXPECT_EQ(t.row(me, "SOR_095").hint.tone, -1);
        EXPECT_EQ(Mark(t.row(you, "SOR_237").mark), Mark::Target);
        EXPECT_TRUE(t.row(you, "SOR_022").hint.isEmpty()) << "no base is a target";
        t.over(you, "SOR_128");
        EXPECT_EQ(Mark(t.row(you, "SOR_128").mark), Mark::Aimed);
        EXPECT_TRUE(t.hands().aim()->held().legal && t.hands().aim()->held().overTarget);
        EXPECT_EQ(t.hands().aim()->held().note, QStringLiteral("4 damage, defeated"));
        t.dropOn(you, "SOR_128");
        EXPECT_EQ(t.row(you, "SOR_128").zone.zone, Zone::Discard);
        EXPECT_EQ(t.hands().desk()->choiceName(), QStringLiteral("action"))
            << "nothing more is asked";
    });
}

TEST(Outcome, AnEventIsRefusedByWhatIsNoTarget)
{
    fromBothSeats(kFire, kEnemies, [](Placed &t, int, int you) {
        const size_t before = t.session.match()->stepsDone();
        t.hold("SOR_172");
        t.over(you, "SOR_022");
        EXPECT_FALSE(t.hands().aim()->held().legal);
        t.dropOn(you, "SOR_022");
        EXPECT_EQ(t.session.match()->stepsDone(), before) << "it is not paid for";
        EXPECT_TRUE(t.hands().desk()->refusal().text.contains(u"cannot be used on"))
            << t.hands().desk()->refusal().text.toStdString();
        EXPECT_EQ(t.hands().desk()->refusal().rule, QStringLiteral("CR 8.4.1"));
    });
}

TEST(Outcome, HealingSaysWhoGetsWhatAndWhoNothing)
{
    fromBothSeats(R"("hand":["SOR_074"],"ground":[{"card":"SOR_046","damage":2},"SOR_095"])",
                  R"("ground":["SOR_128"])", [](Placed &t, int me, int) {
                      t.hands().pointer()->press(t.row(me, "SOR_074").place.hit.center());
                      t.hands().pointer()->release(t.row(me, "SOR_074").place.hit.center());
                      t.hold("SOR_074");
                      t.hands().pointer()->release(
                          t.session.stage()->scene().layout().zoneRect({Zone::Table}).center());
                      ASSERT_EQ(t.hands().desk()->choiceName(), QStringLiteral("board"));
                      const CardHint &hurt = t.row(me, "SOR_046").hint;
                      EXPECT_EQ(hurt.words, QStringLiteral("2 of 2 damage healed"));
                      EXPECT_EQ(hurt.tone, 1);
                      EXPECT_EQ(hurt.parts.at(0).text, QStringLiteral("+2 of 2"));
                      const CardHint &sound = t.row(me, "SOR_095").hint;
                      EXPECT_TRUE(sound.idle);
                      EXPECT_EQ(sound.tone, 0);
                      EXPECT_EQ(sound.words, QStringLiteral("is not damaged: nothing is healed"));
                  });
}

TEST(Outcome, WhatWouldChangeNothingIsLitOtherwiseAndSaysSo)
{
    fromBothSeats(R"("hand":["SOR_172","SOR_128"])", R"("hand":[])", [](Placed &t, int me, int) {
        const QString vader = QStringLiteral("Does nothing unless you played a Villainy card this "
                                             "phase: costs 1 resource and your action");
        EXPECT_EQ(t.row(me, "SOR_010").hint.words, vader);
        EXPECT_EQ(Mark(t.row(me, "SOR_010").mark), Mark::Actionable) << "it may be deployed";
        EXPECT_EQ(Mark(t.row(me, "SOR_172").mark), Mark::Idle);
        EXPECT_EQ(t.row(me, "SOR_172").hint.words,
                  QStringLiteral("Nothing to damage: costs 3 resources and your action"));
        EXPECT_EQ(Mark(t.row(me, "SOR_128").mark), Mark::Actionable);
        t.hands().menu()->openAt(t.row(me, "SOR_010").place.hit.center());
        ASSERT_GT(t.hands().menu()->lines()->rowCount(), 0);
        const OptionRow action = t.hands().menu()->lines()->rows().front();
        EXPECT_EQ(action.detail, vader);
        EXPECT_TRUE(action.idle && action.available) << "the rules allow it";
        t.hands().menu()->close();
        t.hold("SOR_172");
        EXPECT_EQ(t.hands().aim()->held().note,
                  QStringLiteral("Nothing to damage: costs 3 resources and your action"));
    });
}

TEST(Outcome, AnAttackShowsItsOutcomeOnEveryDefender)
{
    fromBothSeats(R"("ground":["SOR_095"])", R"("ground":["SOR_128","SOR_046"])",
                  [](Placed &t, int, int you) {
                      t.hold("SOR_095");
                      EXPECT_EQ(t.row(you, "SOR_128").hint.words,
                                QStringLiteral("3 damage, defeated"));
                      EXPECT_EQ(t.row(you, "SOR_046").hint.words, QStringLiteral("3 damage"));
                      EXPECT_EQ(t.row(you, "SOR_022").hint.words, QStringLiteral("3 damage"));
                      t.hands().cancel();
                      EXPECT_TRUE(t.row(you, "SOR_128").hint.isEmpty());
                  });
}

/// The controller by itself, over options that mean nothing.
class AimedUse : public testing::Test
{
protected:
    void SetUp() override
    {
        port.add({Zone::Base, 0}, 0, QStringLiteral("Base"));
        port.add({Zone::Hand, 0}, 12, QStringLiteral("Event"));
        port.add({Zone::Ground, 0}, 20);
        port.add({Zone::Ground, 1}, 30);
        CardHint hint;
        hint.words = QStringLiteral("ouch");
        UseHint use;
        use.asks = true;
        use.targets = {{30, hint}};
        port.uses[0] = use;
        port.askAction({FakePort::option(OptionKind::Play, 12)});
        controller.setPort(&port);
    }
    [[nodiscard]] Mark mark(int id) { return Mark(controller.marks().markOf(*port.row(id))); }

    FakePort port;
    TableController controller;
};

TEST_F(AimedUse, KeysStepThroughItsTargetsToo)
{
    controller.keys()->focus(12);
    controller.keys()->activate(); // aims at the table
    controller.keys()->move(1, 0);
    EXPECT_EQ(mark(30), Mark::Aimed);
    EXPECT_EQ(controller.aim()->held().note, QStringLiteral("ouch"));
    controller.keys()->activate();
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0")});
}

TEST_F(AimedUse, ClickOnATargetIsADropOnIt)
{
    controller.pointer()->activate(12);
    EXPECT_EQ(mark(30), Mark::Target);
    EXPECT_EQ(mark(20), Mark::None);
    controller.pointer()->activate(20);
    EXPECT_TRUE(port.answers.isEmpty()) << "not for that one";
    controller.pointer()->activate(12);
    controller.pointer()->activate(30);
    EXPECT_EQ(port.answers, QStringList{QStringLiteral("0")});
}

TEST_F(AimedUse, IdleIsNotLitAsUsable)
{
    UseHint idle;
    idle.idle = QStringLiteral("nothing to do");
    port.uses[0] = idle;
    EXPECT_EQ(mark(12), Mark::Idle);
    EXPECT_EQ(controller.marks().hintOf(*port.row(12)).words, QStringLiteral("nothing to do"));
    port.uses.clear();
    EXPECT_EQ(mark(12), Mark::Actionable);
}

} // namespace
} // namespace playmat::table
