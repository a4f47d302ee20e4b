// Tests which animation each event gets: blows that land, damage that flies, and the end of a game.
#include "table/interaction/choreography.h"

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

using Kind = Beat::Kind;

Beat beat(Kind kind, int card, int other = -1, int amount = 0, int seat = -1)
{
    Beat beat;
    beat.kind = kind;
    beat.card = card;
    beat.other = other;
    beat.amount = amount;
    beat.seat = seat;
    return beat;
}

PlaybackStep step(std::vector<Beat> beats)
{
    PlaybackStep step;
    step.kind = beats.front().kind;
    step.beats = std::move(beats);
    return step;
}

CardFacts unit(int hp, int damage)
{
    CardFacts facts;
    facts.type = QStringLiteral("Unit");
    facts.maxHp = hp;
    facts.damage = damage;
    return facts;
}

CardFacts base(int hp, int damage)
{
    CardFacts facts = unit(hp, damage);
    facts.type = QStringLiteral("Base");
    return facts;
}

std::vector<Kind> kindsOf(const std::vector<PlaybackStep> &steps)
{
    std::vector<Kind> kinds;
    for (const PlaybackStep &one : steps)
        kinds.push_back(one.kind);
    return kinds;
}

QString markOf(Kind kind, int amount, const CardFacts &facts)
{
    const std::optional<Impact> impact = impactOf(beat(kind, 5, -1, amount), facts);
    return impact ? impact->kind : QString();
}

constexpr int kMine = 3;
constexpr int kTheirs = 8;
constexpr int kBase = 1;

TEST(Choreography, AnAttackLandsInTheNextStep)
{
    Choreography choreography;
    const auto steps = choreography.arranged(
        {step({beat(Kind::Attack, kMine, kTheirs)}),
         step({beat(Kind::Damage, kTheirs, kMine, 2), beat(Kind::Damage, kMine, kTheirs, 1)})});
    ASSERT_EQ(kindsOf(steps), (std::vector{Kind::Attack, Kind::Damage}));
    EXPECT_TRUE(steps[0].lands);
    for (const Beat &hit : steps[1].beats)
        EXPECT_EQ(hit.from, -1) << "they strike each other";
}

TEST(Choreography, AfterAQuestionTheAttackerStrikesAgain)
{
    Choreography choreography;
    const auto declared = choreography.arranged({step({beat(Kind::Attack, kMine, kTheirs)})});
    EXPECT_FALSE(declared[0].lands);
    const auto steps = choreography.arranged({step({beat(Kind::Damage, kTheirs, kMine, 2)}),
                                              step({beat(Kind::Damage, kBase, kMine, 1)})});
    ASSERT_EQ(kindsOf(steps), (std::vector{Kind::Attack, Kind::Damage, Kind::Damage}));
    EXPECT_TRUE(steps[0].lands);
    EXPECT_EQ(steps[0].beats[0].card, kMine);
    EXPECT_EQ(steps[2].beats[0].from, kTheirs) << "what is left goes through the defender";
}

TEST(Choreography, DamageOfAnAbilityFliesFromItsCard)
{
    Choreography choreography;
    (void)choreography.arranged({step({beat(Kind::Attack, kMine, kTheirs)}),
                                 step({beat(Kind::Damage, kTheirs, kMine, 2)})});
    const auto steps = choreography.arranged(
        {step({beat(Kind::Play, 12)}), step({beat(Kind::Damage, kTheirs, 12, 2)})});
    ASSERT_EQ(steps.size(), 2U) << "nobody strikes";
    EXPECT_EQ(steps[1].beats[0].from, 12);
}

TEST(Choreography, WhoeverNobodyNamesStrikesWhereItIs)
{
    for (const int seat : {0, 1}) {
        Choreography choreography;
        const auto steps
            = choreography.arranged({step({beat(Kind::Damage, kMine, -1, 2, seat),
                                           beat(Kind::Damage, kTheirs, -1, 3, 1 - seat)})});
        ASSERT_EQ(kindsOf(steps), (std::vector{Kind::Strike, Kind::Damage}));
        EXPECT_EQ(steps[0].beats.size(), 2U);
        const auto one = choreography.arranged({step({beat(Kind::Damage, kMine, -1, 2, seat)})});
        EXPECT_EQ(kindsOf(one), (std::vector{Kind::Damage})) << "a spell";
    }
}

TEST(Choreography, TheBlowThatEndsTheGameIsSlowAndItsBaseBreaks)
{
    Choreography choreography;
    const auto steps = choreography.arranged({step({beat(Kind::Attack, kMine, kBase)}),
                                              step({beat(Kind::Damage, kBase, kMine, 9)}),
                                              step({beat(Kind::End, -1)})});
    ASSERT_EQ(steps.size(), 3U);
    EXPECT_TRUE(steps[0].slow && steps[1].slow);
    EXPECT_EQ(steps[2].beats[0].card, kBase);
    EXPECT_EQ(markOf(Kind::End, 0, base(30, 30)), QStringLiteral("break"));
    EXPECT_EQ(markOf(Kind::End, 0, base(30, 12)), QString()) << "it was not the base that lost";
}

TEST(Choreography, ScratchHitAndCrushAreTold)
{
    EXPECT_EQ(markOf(Kind::Damage, 1, unit(6, 1)), QStringLiteral("scratch"));
    EXPECT_EQ(markOf(Kind::Damage, 3, unit(6, 3)), QStringLiteral("hit"));
    EXPECT_EQ(markOf(Kind::Damage, 3, unit(3, 3)), QStringLiteral("crush"));
    EXPECT_EQ(markOf(Kind::Damage, 2, base(30, 2)), QStringLiteral("scratch"));
    EXPECT_EQ(markOf(Kind::Damage, 5, base(30, 5)), QStringLiteral("hit"));
    EXPECT_EQ(markOf(Kind::Damage, 10, base(30, 10)), QStringLiteral("crush"));
    EXPECT_EQ(markOf(Kind::Damage, 0, unit(6, 0)), QString());
}

TEST(Choreography, OnlyAGreatBlowOnABaseMovesTheTable)
{
    EXPECT_TRUE(impactOf(beat(Kind::Damage, kBase, -1, 10), base(30, 10))->shakes);
    EXPECT_FALSE(impactOf(beat(Kind::Damage, kBase, -1, 9), base(30, 9))->shakes);
    EXPECT_FALSE(impactOf(beat(Kind::Damage, kMine, -1, 9), unit(9, 9))->shakes);
}

TEST(Choreography, WhatProtectsIsMarkedOnWhatItProtects)
{
    for (const Kind kind : {Kind::Shield, Kind::Prevent}) {
        const std::optional<Impact> impact = impactOf(beat(kind, 40, kTheirs, 2), unit(5, 0));
        ASSERT_TRUE(impact);
        EXPECT_EQ(impact->card, kTheirs);
        EXPECT_TRUE(impact->averted);
        EXPECT_FALSE(impact->flashes);
    }
}

TEST(Choreography, EachDeedHasItsMark)
{
    EXPECT_EQ(markOf(Kind::Heal, 2, unit(5, 0)), QStringLiteral("heal"));
    EXPECT_EQ(markOf(Kind::Earn, 2, unit(5, 0)), QStringLiteral("earn"));
    EXPECT_EQ(markOf(Kind::Token, 0, unit(1, 0)), QStringLiteral("token"));
    EXPECT_EQ(markOf(Kind::Capture, 0, unit(1, 0)), QStringLiteral("capture"));
    EXPECT_EQ(markOf(Kind::Defeat, 0, unit(1, 1)), QStringLiteral("defeat"));
    EXPECT_EQ(markOf(Kind::Draw, 1, unit(1, 1)), QString());
}

} // namespace
} // namespace playmat::table
