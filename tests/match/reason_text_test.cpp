#include "engine/swu/view/seen_reason.h"
#include "kit/swu/host/hosted.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

#include <set>

namespace playmat::swu {
namespace {

constexpr auto kLast = static_cast<int>(Reason::LeaderStays);

/// Two reasons that no player sees share a name.
bool isOfPositions(Reason reason)
{
    return reason == Reason::TooManyCards || reason == Reason::TooMuchDamage;
}

TEST(ReasonText, EveryReasonHasASentenceAndAName)
{
    std::set<std::string> names;
    for (int code = 1; code <= kLast; ++code) {
        const auto reason = static_cast<Reason>(code);
        const std::string pattern = reasonPattern(reason);
        EXPECT_FALSE(pattern.empty()) << code;
        EXPECT_TRUE(pattern.ends_with(".")) << pattern;
        const bool fresh = names.insert(reasonName(reason)).second;
        EXPECT_TRUE(fresh || isOfPositions(reason)) << reasonName(reason);
    }
}

TEST(ReasonText, NamesAreFilledIn)
{
    const match::Match match = test::starterMatch(1);
    const State &state = match::swuGame(match)->state();
    const CardDb &db = match::swuGame(match)->db();
    for (int code = 1; code <= kLast; ++code) {
        const core::Refusal refusal{static_cast<std::uint16_t>(code), {1, 1, 1, 1}, ""};
        const std::string text = reasonText(db, state, refusal);
        EXPECT_EQ(text.find_first_of("{[|]"), std::string::npos) << text;
    }
    const core::Refusal exhausted{static_cast<std::uint16_t>(Reason::Exhausted), {1, 0, 0, 0}, ""};
    EXPECT_EQ(reasonText(db, state, exhausted),
              "Luke Skywalker is exhausted: it can attack again after the ready step.");
}

TEST(ReasonText, NumbersHaveTheirWordAndPartsThatDoNotHoldAreLeftOut)
{
    const match::Match match = test::starterMatch(1);
    const auto text = [&](int cost, int ready, int penalty) {
        const core::Refusal dear{
            static_cast<std::uint16_t>(Reason::NotEnoughResources), {1, cost, ready, penalty}, ""};
        return reasonText(match::swuGame(match)->db(), match::swuGame(match)->state(), dear);
    };
    EXPECT_EQ(text(3, 1, 0), "Luke Skywalker costs 3, and you have 1 ready resource.");
    EXPECT_EQ(text(5, 2, 2),
              "Luke Skywalker costs 5 (2 of it for aspects you lack), and you have 2 ready "
              "resources.");
}

TEST(ReasonText, HiddenCardsHaveNoName)
{
    const match::Match match = test::starterMatch(1);
    const SeatedGame &game = *match::seatedSwu(match.game());
    const CardId top = game.state().list(Zone::Deck, 0).head;
    const core::Refusal refusal{
        static_cast<std::uint16_t>(Reason::NotYourCard), {top, 0, 0, 0}, ""};
    EXPECT_EQ(reasonText(game.db(), game.observe(Viewer::of(1)), refusal),
              "That card is not yours.");
}

TEST(ReasonText, PlayersHaveTheirNames)
{
    const match::Match match = test::starterMatch(1);
    const core::Refusal refusal{
        static_cast<std::uint16_t>(Reason::NotYourDecision), {1, 0, 0, 0}, ""};
    EXPECT_EQ(reasonText(match::swuGame(match)->db(), match::swuGame(match)->state(), refusal,
                         match.names()),
              "It is Bo's turn to decide.");
}

} // namespace
} // namespace playmat::swu
