#include "engine/lorcana/view/observe.h"
#include "support/lorcana_table.h"

/// Questions::Discreet: whether somebody is asked does not tell the others which cards are in a
/// hand or on top of a deck (CR 7.1.3); without it, what has no answer is not asked.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

struct Asked
{
    DecisionKind kind;
    PlayerId player;
    Prompt prompt;

    friend bool operator==(const Asked &, const Asked &) = default;
};

Asked asked(const LorcanaTable &t)
{
    const core::Decision &d = t.game().decision();
    return {d.kind, d.player, static_cast<Prompt>(d.prompt)};
}

bool othersAreTold(const LorcanaTable &t)
{
    return !mayNameHidden(t.db().program, t.game().decision());
}

/// Just in Time with these cards beside it: "You may play a character with cost 5 or less for
/// free".
void playJustInTime(LorcanaTable &t, PlayerId me, std::initializer_list<const char *> hand,
                    core::Questions questions)
{
    t.questions(questions).active(me).ink(me, 3).hand(me, hand).hand(me, {"1-029"}).start();
    t.playCard("1-029");
}

TEST(LorcanaUnseen, CR7_1_3_AMayIsAskedWhetherOrNotACardInHandFits)
{
    for (const PlayerId me : {PlayerId{0}, PlayerId{1}}) {
        LorcanaTable fits;
        playJustInTime(fits, me, {"1-012", "1-033"}, core::Questions::Discreet);
        LorcanaTable misfits;
        playJustInTime(misfits, me, {"1-021", "1-033"}, core::Questions::Discreet);
        EXPECT_EQ(asked(fits), (Asked{DecisionKind::Confirm, me, Prompt::MayIfItFits}));
        EXPECT_EQ(asked(misfits), asked(fits));
        EXPECT_FALSE(othersAreTold(misfits)); // there is no "yes", which would tell
        EXPECT_EQ(misfits.game().decision().options.size(), 1U);
        EXPECT_TRUE(nothingFits(misfits.game().decision()));
        EXPECT_EQ(fits.game().decision().options.size(), 2U);
        EXPECT_FALSE(nothingFits(fits.game().decision()));
        fits.no();
        misfits.no();
        fits.idle(me);
        misfits.idle(me);
    }
}

TEST(LorcanaUnseen, CR7_1_3_NothingIsAskedWhenEverybodySeesThatThereIsNothing)
{
    LorcanaTable t;
    playJustInTime(t, 0, {}, core::Questions::Discreet);
    t.idle(0);
}

TEST(LorcanaUnseen, CR7_1_3_OnlyWhatIsNeededIsAskedOtherwise)
{
    for (const core::Questions questions : {core::Questions::Needed, core::Questions::All}) {
        LorcanaTable t;
        playJustInTime(t, 0, {"1-021"}, questions);
        t.idle(0);
        LorcanaTable u;
        playJustInTime(u, 0, {"1-012"}, questions);
        EXPECT_EQ(asked(u), (Asked{DecisionKind::Confirm, 0, Prompt::May}));
        EXPECT_TRUE(othersAreTold(u));
        u.no();
    }
}

TEST(LorcanaUnseen, CR7_1_3_TheOnlyCardThatCanBePlayedIsChosenNotTaken)
{
    LorcanaTable t;
    playJustInTime(t, 0, {"1-012"}, core::Questions::Discreet);
    t.yes();
    EXPECT_EQ(asked(t), (Asked{DecisionKind::ChooseCards, 0, Prompt::PlayCard}));
    t.choose("1-012");
    EXPECT_EQ(t.zone("1-012"), Zone::Play);
}

/// Ariel: the top four cards are looked at, a song may be taken.
TEST(LorcanaUnseen, CR7_1_3_APlaceIsAskedForWhetherOrNotACardThatIsLookedAtFits)
{
    LorcanaTable song;
    song.questions(core::Questions::Discreet).ink(0, 3).hand(0, {"1-002"});
    song.deck(0, {"1-012", "1-027", "1-013", "1-009", "1-015"}).start();
    song.playCard("1-002");
    LorcanaTable none;
    none.questions(core::Questions::Discreet).ink(0, 3).hand(0, {"1-002"});
    none.deck(0, {"1-012", "1-026", "1-013", "1-009", "1-027"}).start();
    none.playCard("1-002");
    EXPECT_EQ(asked(song), (Asked{DecisionKind::ChooseCards, 0, Prompt::TakeToHand}));
    EXPECT_EQ(asked(none), asked(song));
    EXPECT_FALSE(othersAreTold(none));
    none.selectable({});
    song.chooseNone();
    none.chooseNone();
    EXPECT_EQ(asked(none), asked(song));
    song.order({"1-027", "1-012", "1-009", "1-013"});
    none.order({"1-026", "1-012", "1-013", "1-009"});
}

TEST(LorcanaUnseen, CR7_1_3_ACostThatOneKindOfCardPaysIsAskedFor)
{
    LorcanaTable t;
    t.printed("payer",
              R"({"type":"item","name":"P","cost":0,"abilities":[
                  {"cost":{"discard":1,"discard_of":"song"},"do":[{"draw":1}]}]})");
    t.questions(core::Questions::Discreet).hand(0, {"1-027", "1-012"}).play(0, {"payer"}).start();
    t.activate("payer");
    EXPECT_EQ(asked(t), (Asked{DecisionKind::Pay, 0, Prompt::PayDiscard}));
    t.choose("1-027");
}

// --- a single possible choice

/// Dragon Fire: "you may banish chosen character". Alone on the table, she would banish herself.
TEST(LorcanaForced, CR7_1_3_AtATableTheOnlyCardIsShownWhereItIsOnesOwnAndHarmed)
{
    for (const PlayerId me : {PlayerId{0}, PlayerId{1}}) {
        LorcanaTable dragon;
        dragon.questions(core::Questions::Discreet).active(me).ink(me, 9).hand(me, {"1-113"});
        dragon.start();
        dragon.playCard("1-113");
        dragon.yes();
        dragon.asks(DecisionKind::ChooseCards, me);
        dragon.choose("1-113");
        EXPECT_EQ(dragon.zone("1-113"), Zone::Discard);

        LorcanaTable smash;
        smash.questions(core::Questions::Discreet).active(me).ink(me, 3).hand(me, {"1-200"});
        smash.play(me, {"1-189"}).start();
        smash.playCard("1-200");
        smash.asks(DecisionKind::ChooseCards, me);
        smash.choose("1-189");
        smash.idle(me);
    }
}

TEST(LorcanaForced, CR7_1_3_NothingIsAskedAboutAnOpposingCardNorByTheProtocol)
{
    for (const PlayerId me : {PlayerId{0}, PlayerId{1}}) {
        LorcanaTable theirs;
        theirs.questions(core::Questions::Discreet).active(me).ink(me, 3).hand(me, {"1-200"});
        theirs.play(opponentOf(me), {"1-189"}).start();
        theirs.playCard("1-200");
        theirs.idle(me);

        LorcanaTable needed;
        needed.questions(core::Questions::Needed).active(me).ink(me, 3).hand(me, {"1-200"});
        needed.play(me, {"1-189"}).start();
        needed.playCard("1-200");
        needed.idle(me);
    }
}

} // namespace
} // namespace playmat::test
