#include "cli/serve.h"
#include "cli/session.h"
#include "kit/riftbound/host/kit.h"
#include "match/card_library.h"
#include "support/folders.h"

#include <gtest/gtest.h>

/// Tests positions of Riftbound with spells on the chain, and positions that are refused.
namespace playmat::test {
namespace {

const match::CardLibrary &riftboundCards()
{
    static const auto loaded = kit::riftboundKit().library(resourceDir());
    return loaded.value();
}

class RiftboundPositions : public testing::TestWithParam<int>
{
protected:
    static Json position(Json more)
    {
        Json request{{"op", "scenario"}, {"game", "riftbound"}, {"seed", 1}};
        request.update(more);
        return request;
    }
    /// A position in which a spell of that player is on the chain. It deals 4 to a unit of the
    /// opponent.
    static Json chained(int player)
    {
        Json item{{"card", "OGN-024"}, {"controller", player}, {"targets", {"prey"}}};
        Json unit{{"card", "OGN-001"}, {"ref", "prey"}, {"player", 1 - player}};
        Json field{{"controller", 1 - player}, {"units", {unit}}};
        return position({{"turn_player", player},
                         {"battlefields", {field, Json::object()}},
                         {"chain", {item}}});
    }
    Json state() { return session.good({{"op", "state"}, {"viewer", nullptr}})["state"]; }

    cli::Server server{riftboundCards()};
    Session session{[this](const std::string &line) { return server.answer(line); }};
};
INSTANTIATE_TEST_SUITE_P(Seats, RiftboundPositions, testing::Values(0, 1));

TEST_P(RiftboundPositions, ASpellOnTheChainWaitsForItsController)
{
    const Json reply = session.good(chained(GetParam()));
    EXPECT_EQ(reply["decision"]["window"], "priority") << reply;
    EXPECT_EQ(reply["decision"]["player"], GetParam());
    EXPECT_EQ(state()["chain"].size(), 1U);
}

TEST_P(RiftboundPositions, ASpellOnTheChainResolvesOnItsTarget)
{
    Json reply = session.good(chained(GetParam()));
    for (int i = 0; i < 2; ++i)
        reply = session.choose(session.option(reply["decision"], {{"kind", "pass"}}));
    EXPECT_EQ(state()["chain"].size(), 0U);
    bool damaged = false;
    for (const Json &event : reply["events"])
        damaged = damaged || event["type"] == "damage_dealt";
    EXPECT_TRUE(damaged) << reply["events"];
}

TEST_P(RiftboundPositions, PriorityCanBeWithTheOtherPlayer)
{
    Json request = chained(GetParam());
    request["priority"] = 1 - GetParam();
    EXPECT_EQ(session.good(request)["decision"]["player"], 1 - GetParam());
}

TEST_P(RiftboundPositions, ATokenOffTheBoardIsRefusedInWords)
{
    for (const char *zone : {"hand", "deck", "trash", "banishment"}) {
        Json players = Json::array({Json::object(), Json::object()});
        players[static_cast<std::size_t>(GetParam())][zone] = {"recruit"};
        EXPECT_EQ(session.bad(match::toLine(position({{"players", players}}))), "bad_scenario");
    }
}

TEST_P(RiftboundPositions, OnlySpellsWithKnownTargetsAreOnTheChain)
{
    Json request = chained(GetParam());
    request["chain"][0]["card"] = "OGN-001";
    EXPECT_EQ(session.bad(match::toLine(request)), "bad_scenario");
    request = chained(GetParam());
    request["chain"][0]["targets"] = {"nobody"};
    EXPECT_EQ(session.bad(match::toLine(request)), "bad_scenario");
}

} // namespace
} // namespace playmat::test
