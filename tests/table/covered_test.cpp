// What is left of a gesture, a menu or a sentence when the hand that it is about is covered, and
// when a key that holds a hand open is let go.
#include "kit/swu/host/hosted.h"
#include "kit/swu/table/places.h"
#include "table/session/table_session.h"

#include <gtest/gtest.h>

#include <set>

namespace playmat::table {
namespace {

/// Two people at one screen, whose hands are covered.
class OneScreen : public testing::TestWithParam<int>
{
protected:
    OneScreen()
    {
        session.stage()->setSpeed(PlaybackQueue::Off);
        session.seats()->setSeating(Seating::Peek);
        session.stage()->setWindow({1280, 720});
    }
    [[nodiscard]] int me() const { return GetParam(); }
    [[nodiscard]] TableController &hands() { return *session.controller(); }
    [[nodiscard]] QPointF at(const char *card) const
    {
        for (const CardRow &row : session.stage()->scene().rows())
            if (row.facts.cardId == QLatin1String(card))
                return row.place.hit.center();
        ADD_FAILURE() << card << " cannot be seen";
        return {};
    }
    void click(QPointF at)
    {
        hands().pointer()->press(at);
        hands().pointer()->release(at);
    }

    TableSession session;
};

/// "Me" has to act and holds cards too dear to be played, one that names a card, and one that makes
/// a player discard.
class Covered : public OneScreen
{
protected:
    Covered()
    {
        const QString mine = member(
            R"("hand":["SOR_135","SOR_062","SOR_167"],"ground":["SOR_046"],"resources":6)");
        const QString yours
            = member(R"("hand":["SOR_095","SOR_063"],"ground":["SOR_128"],"resources":4)");
        const QString json
            = QStringLiteral(R"({"op":"scenario","game":"swu","seed":1,"round":4,"active":%1,)"
                             R"("initiative":%1,"players":[%2,%3]})")
                  .arg(me())
                  .arg(me() == 0 ? mine : yours, me() == 0 ? yours : mine);
        EXPECT_TRUE(session.startPosition(json)) << session.problem().toStdString();
    }
    static QString member(const char *rest)
    {
        return QStringLiteral(R"({"leader":"SOR_010","base":"SOR_025",%1})")
            .arg(QString::fromUtf8(rest));
    }
    [[nodiscard]] int you() const { return 1 - GetParam(); }
    void dragToTable(const char *card) { drag(card, {Zone::Table}); }
    void drag(const char *card, ZoneKey onto)
    {
        const QPointF from = at(card);
        const QPointF to = session.stage()->scene().layout().zoneRect(onto).center();
        hands().pointer()->press(from);
        hands().pointer()->move(from + QPointF(0, me() == 0 ? -60 : 60));
        hands().pointer()->move(to);
        hands().pointer()->release(to);
    }
};
INSTANTIATE_TEST_SUITE_P(BothSeats, Covered, testing::Values(0, 1));

TEST_P(Covered, AHandIsCoveredWithItsKeyWhateverElseIsHeld)
{
    click(at("SOR_046")); // one's own unit, in play
    ASSERT_EQ(hands().state(), TableController::Picked);
    for (const int seat : {you(), me()}) {
        session.seats()->peekKey(seat, true);
        EXPECT_EQ(session.seats()->peeking(), seat);
        session.seats()->peekKey(seat, false);
        EXPECT_EQ(session.seats()->peeking(), -1);
    }
    hands().cancel();
    hands().menu()->openAt(at("SOR_046"));
    ASSERT_EQ(hands().state(), TableController::Menu);
    session.seats()->peekKey(you(), true);
    session.seats()->peekKey(you(), false);
    EXPECT_EQ(session.seats()->peeking(), -1);
}

TEST_P(Covered, AHandWhoseCardIsHeldStaysOpenUntilThatIsDone)
{
    session.seats()->peekKey(me(), true);
    click(at("SOR_062"));
    ASSERT_EQ(hands().state(), TableController::Picked);
    session.seats()->peekKey(me(), false);
    EXPECT_EQ(session.seats()->peeking(), me());
    hands().cancel();
    EXPECT_EQ(session.seats()->peeking(), -1);
}

TEST_P(Covered, TheMenuOfACardGoesWithItsHand)
{
    const std::array<void (*)(TableSession &, int), 2> covers{
        [](TableSession &s, int) { s.seats()->coverHands(); },
        [](TableSession &s, int you) { s.seats()->peekKey(you, true); }};
    for (const auto &cover : covers) {
        session.seats()->peekToggle(me());
        hands().menu()->openAt(at("SOR_135"));
        ASSERT_EQ(hands().state(), TableController::Menu);
        cover(session, you());
        EXPECT_EQ(hands().state(), TableController::Idle);
        EXPECT_EQ(hands().menu()->lines()->rowCount(), 0);
        session.seats()->coverHands();
    }
}

TEST_P(Covered, WhatIsSaidOfACardGoesWithItsHand)
{
    session.seats()->peekToggle(me());
    dragToTable("SOR_135");
    ASSERT_TRUE(hands().desk()->refusal().visible());
    session.seats()->coverHands();
    EXPECT_FALSE(hands().desk()->refusal().visible());
}

TEST_P(Covered, AnyCardCanBeNamed)
{
    session.seats()->peekToggle(me());
    drag("SOR_062", {Zone::Ground, me()});
    ASSERT_EQ(hands().desk()->choiceName(), QStringLiteral("name"));
    const std::vector<OptionRow> &names = hands().desk()->choices()->rows();
    ASSERT_GT(names.size(), 300U);
    EXPECT_TRUE(std::is_sorted(names.begin(), names.end(), [](const auto &a, const auto &b) {
        return a.label.compare(b.label, Qt::CaseInsensitive) < 0;
    }));
    const auto wampa = std::find_if(names.begin(), names.end(), [](const OptionRow &row) {
        return row.label == QStringLiteral("Wampa");
    });
    ASSERT_NE(wampa, names.end());
    hands().desk()->chooseName(int(wampa - names.begin()));
    EXPECT_EQ(session.match()->game().decision().kind, core::DecisionKind::Action);
    EXPECT_TRUE(session.log()->rows().back().plain.contains(QStringLiteral("Wampa")));
}

/// Scanning Officer reveals three resources of the other player. Nothing tells them apart: the
/// game's own numbers, which follow the deck list, would.
TEST(CoveredResources, LieInNoOrderThatTellsThemApart)
{
    for (const int me : {0, 1}) {
        std::set<std::vector<int>> orders;
        for (int seed = 1; seed <= 6; ++seed) {
            TableSession session;
            session.stage()->setSpeed(PlaybackQueue::Off);
            const QString mine = QStringLiteral(
                R"({"leader":"SOR_010","base":"SOR_023","hand":["SHD_114"],"resources":12})");
            const QString yours = QStringLiteral(
                R"({"leader":"SOR_005","base":"SOR_020","resources":["SOR_128","SOR_046","SOR_078","SOR_090","SOR_042"]})");
            ASSERT_TRUE(session.startPosition(
                QStringLiteral(R"({"op":"scenario","game":"swu","seed":%1,"round":3,"active":%2,)"
                               R"("initiative":%2,"players":[%3,%4]})")
                    .arg(seed)
                    .arg(me)
                    .arg(me == 0 ? mine : yours, me == 0 ? yours : mine)));
            const auto &decision
                = [&]() -> const core::Decision & { return session.match()->game().decision(); };
            ASSERT_TRUE(session.play(core::Answer::one(0)).ok());
            ASSERT_EQ(session.controller()->desk()->choiceName(), QStringLiteral("cards"));
            std::vector<int> order;
            for (const OptionRow &row : session.controller()->desk()->choices()->rows()) {
                EXPECT_TRUE(row.facts.hidden());
                order.push_back(int(decision().options[size_t(row.option)].card));
            }
            ASSERT_EQ(order.size(), 5U);
            orders.insert(order);
        }
        EXPECT_GT(orders.size(), 3U) << "another order with each game";
    }
}

/// Force Throw shows a card of the other hand: whoever played it does not play something else now
/// unless both agree. Nobody has to agree to what shows one's own card alone.
TEST_P(Covered, WhoeverSawACardOfAnotherTakesBackWithTheirConsent)
{
    session.seats()->peekToggle(me());
    dragToTable("SOR_167");
    ASSERT_EQ(session.match()->game().decision().kind, core::DecisionKind::ChoosePlayer);
    session.takingBack()->undo(); // only one's own card was seen
    EXPECT_FALSE(session.takingBack()->request().open);
    EXPECT_EQ(session.match()->stepsDone(), 0U);
    session.takingBack()->redo();
    hands().desk()->choose(you());
    const core::Decision &discards = session.match()->game().decision();
    ASSERT_EQ(discards.player, you());
    ASSERT_TRUE(session.play(core::Answer::one(0)));
    session.takingBack()->undo(); // who discarded may choose another one
    EXPECT_FALSE(session.takingBack()->request().open);
    ASSERT_EQ(session.match()->game().decision().player, you());
    session.takingBack()->undo(); // who made them discard has seen one of their cards
    EXPECT_TRUE(session.takingBack()->request().open);
    session.takingBack()->agree(me());
    session.takingBack()->agree(you());
    EXPECT_EQ(session.match()->game().decision().player, me());
}

TEST_P(Covered, GivingUpIsTakenBackByBoth)
{
    session.concede(me());
    ASSERT_TRUE(session.over());
    session.takingBack()->undo();
    EXPECT_TRUE(session.takingBack()->request().open);
    EXPECT_TRUE(session.over());
    session.takingBack()->agree(me());
    session.takingBack()->agree(you());
    EXPECT_FALSE(session.over());
}

// --- what is asked about hidden cards ------------------------------------------------------------

/// A seat's things, the other's, and the seat to move.
QString placed(int me, const QString &mine)
{
    const QString yours = QStringLiteral(
        R"({"leader":"SOR_005","base":"SOR_020","hand":["SOR_128"],"ground":["SOR_095"]})");
    return QStringLiteral(R"({"op":"scenario","game":"swu","seed":3,"round":3,"active":%1,)"
                          R"("initiative":%1,"players":[%2,%3]})")
        .arg(me)
        .arg(me == 0 ? mine : yours, me == 0 ? yours : mine);
}

std::string said(const Prompt &prompt)
{
    const std::array flags{prompt.isPrivate, prompt.showDone, prompt.canDone,    prompt.canSkip,
                           prompt.canPass,   prompt.docked,   prompt.canConfirm, prompt.canDecline};
    QString out = QStringList{prompt.title,    prompt.text,         prompt.counter,
                              prompt.passNote, prompt.confirmLabel, prompt.declineLabel}
                      .join(u'|');
    for (const bool flag : flags)
        out += flag ? u'1' : u'0';
    return out.toStdString();
}

class Onlooker : public testing::TestWithParam<int>
{
protected:
    /// Plays the option of that kind with the card, and covers the hands again.
    std::string asked(const QString &mine, swu::OptionKind kind, const char *card)
    {
        TableSession session;
        session.stage()->setSpeed(PlaybackQueue::Off);
        session.seats()->setSeating(Seating::Peek);
        session.stage()->setWindow({1280, 720});
        EXPECT_TRUE(session.startPosition(placed(GetParam(), mine)))
            << session.problem().toStdString();
        const swu::Game &game = *match::swuGame(*session.match());
        const auto &options = game.decision().options;
        const auto at = std::find_if(options.begin(), options.end(), [&](const core::Option &o) {
            return swu::OptionKind(o.kind) == kind && o.card != core::kNone
                && game.db().def(game.state().cards[o.card].def).id == card;
        });
        if (at == options.end()) {
            ADD_FAILURE() << card << " cannot do that";
            return {};
        }
        EXPECT_TRUE(session.play(core::Answer::one(std::uint16_t(at - options.begin()))).ok());
        EXPECT_NE(game.decision().kind, core::DecisionKind::Action);
        EXPECT_EQ(session.seats()->peeking(), -1);
        return said(session.controller()->desk()->prompt());
    }
};
INSTANTIATE_TEST_SUITE_P(BothSeats, Onlooker, testing::Values(0, 1));

/// Gideon's Light Cruiser: a Villainy unit from hand or discard pile.
TEST_P(Onlooker, DoesNotSeeWhetherACardInHandIsAmongThoseOnOffer)
{
    const auto with = [](const char *other) {
        return QStringLiteral(R"({"leader":{"card":"SHD_007","deployed":true},"base":"SOR_023",)"
                              R"("hand":["SHD_242","%1","SOR_172"],"resources":12,)"
                              R"("discard":["SOR_128"]})")
            .arg(QLatin1String(other));
    };
    EXPECT_EQ(asked(with("SOR_225"), swu::OptionKind::Play, "SHD_242"),
              asked(with("SOR_172"), swu::OptionKind::Play, "SHD_242"));
}

/// Lando: a card with Smuggle from among the resources.
TEST_P(Onlooker, DoesNotSeeWhetherAResourceCanBePlayed)
{
    const auto with = [](const char *resource) {
        return QStringLiteral(R"({"leader":"SHD_017","base":"SOR_023","hand":[],)"
                              R"("resources":["%1","SOR_095","SOR_095","SOR_095","SOR_095",)"
                              R"("SOR_095"],"ground":["SOR_046"]})")
            .arg(QLatin1String(resource));
    };
    EXPECT_EQ(asked(with("SHD_129"), swu::OptionKind::Ability, "SHD_017"),
              asked(with("SOR_095"), swu::OptionKind::Ability, "SHD_017"));
}

// --- what an open card owes to a hand ------------------------------------------------------------

/// Whether a deployed Han Solo has an action rests on the hand: there must be a unit to be played.
/// Millennium Falcon and Tech, among resources and units, are two ways to smuggle it.
class RestsOnHand : public OneScreen
{
protected:
    void lay(const QString &mine)
    {
        ASSERT_TRUE(session.startPosition(placed(me(), mine))) << session.problem().toStdString();
    }
    void layHan(const char *inHand)
    {
        lay(QStringLiteral(R"({"leader":{"card":"SHD_013","deployed":true,"exhausted":true},)"
                           R"("base":"SOR_023","hand":["%1","%1"],"resources":4})")
                .arg(QLatin1String(inHand)));
    }
    [[nodiscard]] QPointF token() const
    {
        return session.stage()->scene().layout().geometry().token.center();
    }
    /// The first line of the menu there; what it answers is looked up in the question itself.
    [[nodiscard]] core::Option lineAt(QPointF at)
    {
        click(at);
        const std::vector<OptionRow> &rows = hands().menu()->lines()->rows();
        if (hands().state() != TableController::Menu || rows.empty() || rows.front().option < 0) {
            ADD_FAILURE() << "nothing can be chosen";
            return {};
        }
        return session.match()->game().decision().options.at(size_t(rows.front().option));
    }
    /// The ways in which the hand of whoever is asked comes to be covered.
    void cover(bool byTheOtherHand)
    {
        byTheOtherHand ? session.seats()->peekKey(1 - me(), true) : session.seats()->coverHands();
    }
    void expectNothingToChoose()
    {
        EXPECT_EQ(hands().state(), TableController::Idle);
        EXPECT_EQ(hands().menu()->lines()->rowCount(), 0);
        hands().menu()->choose(0);
        EXPECT_EQ(session.match()->stepsDone(), 0U);
    }
};
INSTANTIATE_TEST_SUITE_P(BothSeats, RestsOnHand, testing::Values(0, 1));

TEST_P(RestsOnHand, ALineMeansTheSameWhetherTheHandIsCoveredOrOpen)
{
    layHan("SOR_128");
    for (const bool open : {false, true}) {
        session.seats()->peekKey(me(), open);
        EXPECT_EQ(swu::OptionKind(lineAt(token()).kind), swu::OptionKind::TakeInitiative) << open;
        hands().cancel();
    }
    EXPECT_EQ(swu::OptionKind(lineAt(at("SHD_013")).kind), swu::OptionKind::Ability);
    hands().menu()->choose(0);
    EXPECT_EQ(session.match()->game().decision().kind, core::DecisionKind::ChooseCards);
}

TEST_P(RestsOnHand, AMenuGoesWhenTheHandIsOpened)
{
    layHan("SOR_128");
    (void)lineAt(token());
    session.seats()->peekKey(me(), true);
    expectNothingToChoose();
}

TEST_P(RestsOnHand, TheMenuOfAnOpenCardGoesWithTheHand)
{
    for (const char *inHand : {"SOR_128", "SOR_042"}) { // it could be used, and it could not
        for (const bool byTheOtherHand : {false, true}) {
            layHan(inHand);
            session.seats()->peekToggle(me());
            hands().menu()->openAt(at("SHD_013"));
            ASSERT_EQ(hands().menu()->title(), QStringLiteral("Han Solo"));
            ASSERT_EQ(hands().state(), TableController::Menu);
            cover(byTheOtherHand);
            expectNothingToChoose();
            session.seats()->coverHands();
        }
    }
}

TEST_P(RestsOnHand, WhatIsSaidOfAnOpenCardGoesWithTheHand)
{
    for (const bool byTheOtherHand : {false, true}) {
        layHan("SOR_042");
        session.seats()->peekToggle(me());
        click(at("SHD_013"));
        ASSERT_TRUE(hands().desk()->refusal().visible());
        cover(byTheOtherHand);
        EXPECT_FALSE(hands().desk()->refusal().visible())
            << hands().desk()->refusal().text.toStdString();
        session.seats()->coverHands();
    }
}

TEST_P(RestsOnHand, AResourceIsNamedOnlyWhileItIsOpen)
{
    for (const bool byTheOtherHand : {false, true}) {
        lay(QStringLiteral(R"({"leader":"SOR_015","base":"SOR_023","hand":["SOR_042"],)"
                           R"("ground":["SHD_248"],"resources":["SHD_204","SOR_128","SOR_128",)"
                           R"("SOR_128","SOR_128","SOR_128","SOR_128","SOR_128","SOR_128",)"
                           R"("SOR_128","SOR_128","SOR_128"]})"));
        session.seats()->peekKey(me(), true);
        const QPointF from = at("SHD_204");
        const QPointF to
            = session.stage()->scene().layout().zoneRect({Zone::Ground, me()}).center();
        hands().pointer()->press(from);
        hands().pointer()->move((from + to) / 2);
        hands().pointer()->release(to);
        ASSERT_EQ(hands().state(), TableController::Menu);
        ASSERT_GT(hands().menu()->lines()->rowCount(), 1);
        session.seats()->peekKey(me(), false);
        EXPECT_EQ(session.seats()->peeking(), me()) << "until it has been chosen";
        cover(byTheOtherHand);
        expectNothingToChoose();
        session.seats()->coverHands();
    }
}

} // namespace
} // namespace playmat::table
