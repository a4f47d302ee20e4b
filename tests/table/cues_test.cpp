// Tests which sounds a step has, without any game: each sound once, louder for several equal
// events, and the same whatever is hidden.
#include "table/interaction/cues.h"

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

using sound::Sound;
using BeatKind = Beat::Kind;

constexpr int kStruckUnit = 3;
constexpr int kStruckBase = 9;

CardFacts factsAfter(int card)
{
    CardFacts facts;
    facts.type = card == kStruckBase ? QStringLiteral("Base") : QStringLiteral("Unit");
    facts.maxHp = card == kStruckBase ? 30 : 6;
    facts.damage = 2;
    return facts;
}

PlaybackStep stepOf(const std::vector<BeatKind> &kinds, int card = kStruckUnit, int amount = 2)
{
    PlaybackStep step;
    for (const BeatKind kind : kinds) {
        Beat beat;
        beat.kind = kind;
        beat.card = card;
        beat.amount = amount;
        step.beats.push_back(beat);
    }
    step.kind = kinds.empty() ? BeatKind::None : kinds.front();
    return step;
}

std::vector<Sound> soundsOf(const PlaybackStep &step)
{
    std::vector<Sound> sounds;
    for (const Cue &cue : cuesOf(step, factsAfter))
        sounds.push_back(cue.sound);
    return sounds;
}

using Only = std::vector<Sound>;

TEST(Cues, EachDeedHasItsSound)
{
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Play})), Only{Sound::CardDown});
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Token})), Only{Sound::CardDown});
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Draw})), Only{Sound::Draw});
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Shuffle})), Only{Sound::Shuffle});
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Heal})), Only{Sound::Heal});
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Shield})), Only{Sound::Shield});
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Prevent})), Only{Sound::Shield});
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Defeat})), Only{Sound::Defeat});
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Capture})), Only{Sound::PickUp});
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Earn})), Only{Sound::Earn});
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Entrance})), Only{Sound::Entrance});
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Damage})), Only{Sound::Hit});
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Damage}, kStruckBase)), Only{Sound::BaseHit});
}

TEST(Cues, WhatIsOnlySeenIsSilent)
{
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Attack})), Only{}) << "the blow sounds when it lands";
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Strike})), Only{});
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Phase})), Only{});
    EXPECT_EQ(soundsOf(stepOf({BeatKind::Damage}, kStruckUnit, 0)), Only{}) << "no damage at all";
    EXPECT_EQ(soundsOf(stepOf({})), Only{});
}

TEST(Cues, CardsThatOnlyMoveArePutDown)
{
    PlaybackStep moves;
    moves.kind = BeatKind::Move;
    EXPECT_EQ(soundsOf(moves), Only{Sound::CardDown});
    PlaybackStep draws = stepOf({BeatKind::Draw});
    draws.cameFrom.push_back({kStruckUnit, {}});
    EXPECT_EQ(soundsOf(draws), Only{Sound::Draw});
}

TEST(Cues, SeveralEqualOnesAreOneLouderSound)
{
    const double once = cuesOf(stepOf({BeatKind::Draw}), factsAfter).at(0).loudness;
    const std::vector<Cue> twice = cuesOf(stepOf({BeatKind::Draw, BeatKind::Draw}), factsAfter);
    ASSERT_EQ(twice.size(), 1U);
    EXPECT_GT(twice.at(0).loudness, once);
    const std::vector<Cue> many
        = cuesOf(stepOf(std::vector<BeatKind>(40, BeatKind::Draw)), factsAfter);
    ASSERT_EQ(many.size(), 1U);
    EXPECT_LE(many.at(0).loudness, 1.5);
}

TEST(Cues, ADrawSoundsTheSameWhateverIsDrawn)
{
    const auto hidden = [](int) { return CardFacts(); };
    for (const BeatKind kind : {BeatKind::Draw, BeatKind::Play, BeatKind::Defeat}) {
        const std::vector<Cue> seen = cuesOf(stepOf({kind}), factsAfter);
        const std::vector<Cue> unseen = cuesOf(stepOf({kind}), hidden);
        ASSERT_EQ(seen.size(), unseen.size());
        EXPECT_EQ(seen.at(0).sound, unseen.at(0).sound);
        EXPECT_EQ(seen.at(0).loudness, unseen.at(0).loudness);
    }
}

TEST(Cues, OfManyStepsAtOnceOnlyTheMainOneIsHeard)
{
    const std::vector<Cue> all = cuesOf(
        stepOf({BeatKind::Draw, BeatKind::Damage, BeatKind::Defeat, BeatKind::Play}), factsAfter);
    EXPECT_EQ(all.size(), 4U);
    const std::vector<Cue> main = mainCue(all);
    ASSERT_EQ(main.size(), 1U);
    EXPECT_EQ(main.at(0).sound, Sound::Defeat);
    EXPECT_TRUE(mainCue({}).empty());
}

} // namespace
} // namespace playmat::table
