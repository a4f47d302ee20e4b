// The tips of somebody's first games: each comes up in games of the starter decks, once, from what
// its seat may know.
#include "course_fixture.h"
#include "learn/tips.h"
#include "support/trials.h"

#include <map>
#include <set>

namespace playmat::learn {
namespace {

/// What a seat is told in the games of its learner; `most` is how many there are at the very most.
std::vector<std::string> toldIn(std::uint64_t seed, core::PlayerId me, std::set<std::string> &known)
{
    const Course &course = test::shippedCourse();
    std::vector<std::string> out;
    match::Match match = test::starterMatch(seed);
    for (int guard = 0; guard < 3000 && !match.game().over(); ++guard) {
        const Sight sight(match.game(), match.names(), me, me, *course.words);
        const Tip *tip = tipFor(course.tips, {sight, {}, std::nullopt},
                                [&](const std::string &id) { return known.contains(id); });
        if (tip != nullptr) {
            known.insert(tip->id);
            out.push_back(tip->id);
            for (const Anchor &anchor : tip->marks)
                EXPECT_TRUE(sight.has(anchor)) << tip->id << ": " << anchor.text;
        }
        test::playOn(match, 1, seed + static_cast<std::uint64_t>(guard));
    }
    return out;
}

TEST(Tips, EachHasItsMomentInAFewGames)
{
    const std::vector<Tip> &tips = test::shippedCourse().tips;
    for (core::PlayerId me = 0; me < 2; ++me) {
        std::set<std::string> known;
        for (std::uint64_t seed = 1; seed <= 40 && known.size() < tips.size(); ++seed)
            (void)toldIn(seed, me, known);
        for (const Tip &tip : tips)
            EXPECT_TRUE(known.contains(tip.id)) << tip.id << " for seat " << int(me);
    }
}

TEST(Tips, AFirstGameHasManyAndNoneTwice)
{
    for (core::PlayerId me = 0; me < 2; ++me) {
        for (int game = 1; game <= test::trials(3); ++game) {
            const auto seed = static_cast<std::uint64_t>(game);
            std::set<std::string> known;
            const std::vector<std::string> told = toldIn(seed, me, known);
            EXPECT_GE(told.size(), 7U) << seed;
            EXPECT_EQ(told.size(), known.size());
        }
    }
}

TEST(Tips, NobodyIsToldAnythingInAnothersTurn)
{
    const match::Match match = test::starterMatch(3);
    const core::PlayerId asked = match.game().decision().player;
    const auto other = static_cast<core::PlayerId>(1 - asked);
    const Course &course = test::shippedCourse();
    const Sight sight(match.game(), match.names(), other, other, *course.words);
    EXPECT_EQ(tipFor(course.tips, {sight, {}, std::nullopt}, [](const auto &) { return false; }),
              nullptr);
}

/// While hands are covered, no tip tells whether something in the hand can be played.
TEST(Tips, AreNotAboutACoveredHand)
{
    const Course &course = test::shippedCourse();
    const auto others = [](const std::string &id) { return id != "turns"; };
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        match::Match match = test::starterMatch(seed);
        for (int step = 0; step < 12 && !match.game().over(); ++step) {
            const core::PlayerId me = match.game().decision().player;
            const Sight sight(match.game(), match.names(), me, me, *course.words);
            const Moment moment{sight, {}, std::nullopt};
            seen += tipFor(course.tips, moment, others, HandSeen::Yes) != nullptr ? 1 : 0;
            EXPECT_EQ(tipFor(course.tips, moment, others, HandSeen::No), nullptr);
            test::playOn(match, 1, seed);
        }
    }
    EXPECT_GT(seen, 10);
}

/// A card with Smuggle lies face down like any other resource, and nothing in hand can be played.
TEST(Tips, AreNotAboutACoveredResource)
{
    const Course &course = test::shippedCourse();
    const auto others = [](const std::string &id) { return id != "turns"; };
    for (core::PlayerId me = 0; me < 2; ++me) {
        const Json mine{{"leader", "SOR_015"},
                        {"base", "SOR_023"},
                        {"hand", {"SOR_078"}},
                        {"resources", {"SHD_129", "SOR_128", "SOR_128", "SOR_128"}}};
        const Json theirs{{"leader", "SOR_005"}, {"base", "SOR_020"}};
        const match::Match match
            = test::matchOf({{"op", "scenario"},
                             {"game", "swu"},
                             {"seed", 1},
                             {"round", 1},
                             {"active", me},
                             {"initiative", me},
                             {"players", me == 0 ? Json{mine, theirs} : Json{theirs, mine}}});
        const Sight sight(match.game(), match.names(), me, me, *course.words);
        const Moment moment{sight, {}, std::nullopt};
        EXPECT_NE(tipFor(course.tips, moment, others, HandSeen::Yes), nullptr);
        EXPECT_EQ(tipFor(course.tips, moment, others, HandSeen::No), nullptr);
    }
}

TEST(Tips, AreReadStrictly)
{
    const auto faultsOf = [](const std::string &text) {
        std::vector<Fault> faults;
        std::vector<CourseText> texts = test::shippedTexts();
        for (CourseText &one : texts)
            if (one.name == "tips.json")
                one.text = text;
        (void)readCourse(texts, test::swuWords(), faults);
        return test::describe(faults);
    };
    const std::string good = R"([{"id":"a","say":"Go.","concept":"goal","asked":"action"}])";
    EXPECT_EQ(faultsOf(good), "no fault");
    EXPECT_NE(faultsOf("{}"), "no fault");
    EXPECT_NE(faultsOf(R"([{"id":"a","say":"Go.","concept":"goal","asked":"dance"}])"), "no fault");
    EXPECT_NE(faultsOf(R"([{"id":"a","say":"Go.","concept":"goal","asked":"action",
                           "offered":"fly"}])"),
              "no fault");
    EXPECT_NE(faultsOf(R"([{"id":"a","concept":"goal","asked":"action"}])"), "no fault");
}

} // namespace
} // namespace playmat::learn
