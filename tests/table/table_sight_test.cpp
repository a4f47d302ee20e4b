// What the words at a table are made of: of hidden cards there is nothing but that they are hidden.
#include "kit/swu/host/hosted.h"
#include "kit/swu/table/game_sight.h"
#include "kit/swu/table/places.h"
#include "match/match.h"
#include "table/session/card_data.h"

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

using swu::Viewer;

/// A position in which one seat acts, with a playable resource, a unit and a card in each hand.
class Sights
{
public:
    explicit Sights(int acting)
        : me(swu::PlayerId(acting))
        , you(swu::PlayerId(1 - acting))
    {
        const match::Json member{{"leader", "SOR_010"},
                                 {"base", "SOR_025"},
                                 {"resources", {"SOR_095", "SOR_095", "SOR_095", "SOR_095"}},
                                 {"hand", {"SOR_046"}},
                                 {"ground", {"SOR_095"}}};
        const match::Json json{{"op", "scenario"},
                               {"game", "swu"},
                               {"seed", 1},
                               {"round", 4},
                               {"active", acting},
                               {"initiative", acting},
                               {"players", {member, member}}};
        auto setup = match::setupFromJson(*cardData().library, json);
        EXPECT_TRUE(setup.ok()) << (setup.ok() ? "" : setup.problem().message);
        auto started = match::Match::start(*cardData().library, std::move(setup.value()));
        EXPECT_TRUE(started.ok()) << (started.ok() ? "" : started.problem().message);
        m_match.emplace(std::move(started.value()));
        covered = game().observe(Viewer::nobody(), swu::IdsOf::Game);
    }
    [[nodiscard]] const swu::SeatedGame &game() const { return *match::seatedSwu(m_match->game()); }
    [[nodiscard]] int first(swu::Zone zone, swu::PlayerId player) const
    {
        int found = -1;
        game().state().forEach(zone, player, [&](core::CardId id) {
            if (game().state().cards[id].controller == player && found < 0)
                found = id;
        });
        return found;
    }
    [[nodiscard]] static bool isHidden(const TableSight &sight, int card)
    {
        swu::Gesture gesture;
        gesture.card = core::CardId(card);
        const swu::Why why = sight.why(gesture);
        return why.legal.empty() && !why.refused.empty()
            && swu::Reason(why.refused.front().code) == swu::Reason::HiddenCard;
    }

    swu::PlayerId me;
    swu::PlayerId you;
    swu::Observation covered;

private:
    std::optional<match::Match> m_match;
};

TEST(TableSight, TheOneWhoIsAskedKnowsTheirHandAndNotTheOthers)
{
    for (const int seat : {0, 1}) {
        const Sights t(seat);
        const GameSight sight(t.game(), t.covered, Viewer::of(t.me));
        for (const swu::Zone zone : {swu::Zone::Hand, swu::Zone::Resources}) {
            EXPECT_NE(sight.face(t.first(zone, t.me)), nullptr);
            EXPECT_EQ(sight.face(t.first(zone, t.you)), nullptr);
            EXPECT_FALSE(t.isHidden(sight, t.first(zone, t.me)));
            EXPECT_TRUE(t.isHidden(sight, t.first(zone, t.you)));
            EXPECT_TRUE(sight.waysToPlay(t.first(zone, t.you)).empty());
        }
        EXPECT_FALSE(sight.waysToPlay(t.first(swu::Zone::Hand, t.me)).empty());
    }
}

TEST(TableSight, NobodyKnowsAHandThatTheTableDoesNotShow)
{
    for (const int seat : {0, 1}) {
        const Sights t(seat);
        const GameSight sight(t.game(), t.covered, Viewer::nobody());
        EXPECT_TRUE(t.isHidden(sight, t.first(swu::Zone::Hand, t.me)));
        EXPECT_TRUE(t.isHidden(sight, t.first(swu::Zone::Hand, t.you)));
        EXPECT_TRUE(sight.waysToPlay(t.first(swu::Zone::Hand, t.me)).empty());
    }
}

TEST(TableSight, AHandThatIsShownIsKnownWhoeverIsAsked)
{
    for (const int seat : {0, 1}) {
        const Sights t(seat);
        const swu::Observation shown = t.game().observe(Viewer::of(t.you), swu::IdsOf::Game);
        const GameSight sight(t.game(), shown, Viewer::of(t.me));
        EXPECT_FALSE(t.isHidden(sight, t.first(swu::Zone::Hand, t.you)));
        EXPECT_FALSE(sight.waysToPlay(t.first(swu::Zone::Hand, t.you)).empty());
    }
}

TEST(TableSight, ValuesAreThoseOfUnitsOnTheTable)
{
    for (const int seat : {0, 1}) {
        const Sights t(seat);
        const GameSight sight(t.game(), t.covered, Viewer::nobody());
        for (const swu::PlayerId player : {t.me, t.you}) {
            EXPECT_FALSE(sight.powerOf(t.first(swu::Zone::Ground, player)).empty());
            EXPECT_FALSE(sight.hpOf(t.first(swu::Zone::Ground, player)).empty());
            EXPECT_TRUE(sight.powerOf(t.first(swu::Zone::Hand, player)).empty());
        }
        EXPECT_TRUE(sight.powerOf(-1).empty());
        EXPECT_TRUE(sight.hpOf(swu::kHiddenBase).empty());
    }
}

} // namespace
} // namespace playmat::table
