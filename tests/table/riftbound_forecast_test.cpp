// Tests that the forecasts of Riftbound's moves and choices come true, and that they reveal nothing
// that is hidden.
#include "bots/random_answer.h"
#include "engine/riftbound/view/forecast.h"
#include "kit/riftbound/table/port.h"
#include "riftbound_hands.h"
#include "support/trials.h"
#include "table/interaction/targets.h"

#include <algorithm>
#include <map>

namespace playmat::riftbound::board::test {
namespace {

using match::Json;
using table::CardHint;
using table::ZoneKey;

ListId fieldAt(int which)
{
    return listOf(Zone::Battlefield, std::uint8_t(which));
}

int optionOf(const core::Decision &d, OptionKind kind)
{
    for (std::size_t i = 0; i < d.options.size(); ++i)
        if (OptionKind(d.options[i].kind) == kind)
            return int(i);
    return -1;
}

/// Assigns damage so that as many units as possible die: by rank, and then the weakest first.
core::Answer deadliest(const State &s, const core::Decision &d)
{
    std::vector<std::uint16_t> order;
    for (std::uint16_t i = 0; i < d.options.size(); ++i)
        order.push_back(i);
    const auto rank = [&](std::uint16_t i) {
        const Card &c = s.cards[d.options[i].card];
        return std::pair(c.has(Kw::Tank) ? 0 : c.has(Kw::Backline) ? 2 : 1, d.options[i].cost);
    };
    std::ranges::stable_sort(order, {}, rank);
    core::Answer answer;
    int left = d.max;
    for (const std::uint16_t i : order) {
        const int given = i == order.back() ? left : std::min<int>(left, d.options[i].cost);
        left -= given;
        if (given == 0)
            continue;
        (void)answer.options.tryPush(i);
        (void)answer.amounts.tryPush(std::uint8_t(given));
    }
    return answer;
}

/// Passes until the showdown of the move is over. Returns false if another question is asked.
bool passTillOver(Game &game, std::uint8_t place)
{
    for (int i = 0; i < 60 && !game.over(); ++i) {
        const core::Decision &d = game.decision();
        const State &s = game.state();
        const bool over = !s.showdown.going() && !s.places[place].showdownStaged
            && Prompt(d.prompt) == Prompt::Main;
        if (over)
            return true;
        core::Answer answer;
        if (Prompt(d.prompt) == Prompt::CombatDamage)
            answer = deadliest(s, d);
        else if (const int pass = optionOf(d, OptionKind::Pass); pass >= 0)
            answer = core::Answer::one(std::uint16_t(pass));
        else
            return false;
        if (!game.apply(answer).ok())
            return false;
    }
    return game.over();
}

/// The units that may move together to a battlefield, and the answer that moves them.
struct Moves
{
    std::vector<CardId> units;
    core::Answer answer;
};

std::map<ListId, Moves> movesOf(const core::Decision &d)
{
    std::map<ListId, Moves> out;
    for (std::uint16_t i = 0; i < d.options.size(); ++i) {
        const core::Option &o = d.options[i];
        if (OptionKind(o.kind) != OptionKind::Move || zoneOf(o.zone) != Zone::Battlefield)
            continue;
        out[o.zone].units.push_back(o.card);
        (void)out[o.zone].answer.options.tryPush(i);
    }
    return out;
}

int compareMoves(const Game &game)
{
    int compared = 0;
    for (const auto &[zone, moves] : movesOf(game.decision())) {
        const std::uint8_t place = holderOf(zone);
        const PlayerId me = game.decision().player;
        const ShowdownForecast f = forecastMove(game.db(), game.state(), moves.units, place);
        if (f.triggers)
            continue;
        Game then = game;
        const State before = then.state();
        if (!then.apply(moves.answer).ok() || !passTillOver(then, place))
            continue;
        const State &after = then.state();
        ++compared;
        EXPECT_EQ(after.players[me].points - before.players[me].points, f.points);
        EXPECT_EQ(int(after.places[place].controller), int(f.controller));
        for (PlayerId player = 0; player < kPlayers; ++player)
            EXPECT_EQ(after.players[player].died - before.players[player].died, f.lost[player]);
    }
    return compared;
}

match::Match randomMatch(int first, std::uint64_t seed)
{
    const table::CardData &data = table::cardData("riftbound");
    Json json{{"game", "riftbound"}, {"seed", seed}};
    json["players"]
        = {{{"name", "Ada"}, {"deck", kDecks[first].toStdString()}},
           {{"name", "Marek"}, {"deck", kDecks[(first + 1) % kDecks.size()].toStdString()}}};
    auto setup = match::setupFromJson(*data.library, json);
    EXPECT_TRUE(setup.ok());
    auto started = match::Match::start(*data.library, std::move(setup.value()));
    EXPECT_TRUE(started.ok());
    return std::move(started.value());
}

/// The forecast of a move is what happens if everybody passes (CR 344, 460, 462).
TEST(RiftboundForecast, MovesComeToWhatIsForetoldInRandomGames)
{
    int compared = 0;
    for (int deck = 0; deck < int(kDecks.size()); ++deck) {
        match::Match match = randomMatch(deck, std::uint64_t(deck + 3));
        const auto &hosted = dynamic_cast<const host::HostedRiftbound &>(match.game());
        core::Rng rng(std::uint64_t(deck + 1));
        for (int i = 0; i < 150 * playmat::test::trials(2) && !hosted.over() && !HasFailure();
             ++i) {
            if (Prompt(hosted.decision().prompt) == Prompt::Main)
                compared += compareMoves(hosted.game().game());
            for (int tries = 0; tries < 1000; ++tries)
                if (match.submit(bots::randomAnswer(hosted.decision(), rng, 1)).ok())
                    break;
        }
    }
    EXPECT_GT(compared, 100);
}

/// `me` has two units in the base. The opponent has a unit and a hidden card at a battlefield.
Json laidToFight(int me, int points)
{
    const Json mine{{"legend", "OGN-251"}, {"champion", "OGN-030"},
                    {"hand", {"OGN-010"}}, {"base", {"OGN-003", "OGN-001"}},
                    {"points", points},    {"runes", {"OGN-007", "OGN-007"}}};
    const Json theirs{{"hand", {"OGN-001"}}, {"runes", {"OGN-007", "OGN-007", "OGN-007"}}};
    Json out = position(me, mine, theirs);
    out["battlefields"] = {{{"card", "OGN-296"}, {"owner", me}},
                           {{"card", "OGN-294"},
                            {"owner", 1 - me},
                            {"controller", 1 - me},
                            {"units", {{{"card", "OGN-219"}, {"player", 1 - me}}}},
                            {"facedown", {{"card", "OGN-213"}, {"player", 1 - me}}}}};
    return out;
}

CardHint moveHint(const Table &t, const Asked &asked, int me, int place)
{
    std::vector<int> options;
    for (const char *unit : {"OGN-003", "OGN-001"})
        options.push_back(t.option(OptionKind::Move, t.card(unit, me, Zone::Base), fieldAt(place)));
    EXPECT_GE(*std::ranges::min_element(options), 0);
    return asked.port().hintTogether(options);
}

/// The plate says who dies, who controls the battlefield afterwards, and what may change this. The
/// track shows the points that the player would have (CR 460, 464).
TEST(RiftboundForecast, ThePlateSaysWhatAMoveComesTo)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(laidToFight(me, 3));
        const Asked asked(t.seated(), {Seating::Open, -1});
        const CardHint hint = moveHint(t, asked, me, 1);
        EXPECT_TRUE(hint.words.contains(QStringLiteral("'s only unit there dies")))
            << hint.words.toStdString();
        EXPECT_TRUE(
            hint.words.endsWith(QStringLiteral("you conquer the battlefield: 4 of 8 points")))
            << hint.words.toStdString();
        EXPECT_EQ(hint.holder, me);
        ASSERT_EQ(hint.fates.size(), 2U);
        EXPECT_EQ(hint.fates[std::size_t(1 - me)].text, QStringLiteral("dies"));
        EXPECT_TRUE(hint.note.contains(QStringLiteral("1 hidden card"))) << hint.note.toStdString();
        EXPECT_TRUE(hint.note.contains(QStringLiteral("3 ready runes"))) << hint.note.toStdString();
        EXPECT_EQ(hint.reaches, 4);
        ASSERT_EQ(hint.sums.size(), 2);
        EXPECT_GT(hint.sums[me], hint.sums[1 - me]);
        EXPECT_GE(hint.sums[1 - me], 0);
        const CardHint empty = moveHint(t, asked, me, 0);
        EXPECT_TRUE(empty.words.contains(QStringLiteral("opens a showdown")))
            << empty.words.toStdString();
        EXPECT_EQ(empty.reaches, 4);
    }
}

/// The last point by conquest needs all battlefields scored in this turn (CR 466.1).
TEST(RiftboundForecast, TheLastPointIsACardUnlessAllBattlefieldsAreScored)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(laidToFight(me, 7));
        const Asked asked(t.seated(), {Seating::Open, -1});
        const CardHint hint = moveHint(t, asked, me, 1);
        EXPECT_TRUE(hint.words.contains(QStringLiteral("a card instead of the point")))
            << hint.words.toStdString();
        EXPECT_EQ(hint.reaches, -1);
    }
}

/// While the held units point at the battlefield, units are marked that die however the damage is
/// assigned.
TEST(RiftboundForecast, UnitsThatDieAreMarked)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(laidToFight(me, 3));
        const Asked asked(t.seated(), {Seating::Open, -1});
        const std::vector<int> options{
            t.option(OptionKind::Move, t.card("OGN-003", me, Zone::Base), fieldAt(1)),
            t.option(OptionKind::Move, t.card("OGN-001", me, Zone::Base), fieldAt(1))};
        const auto others = asked.port().othersTogether(options);
        const int theirs = t.card("OGN-219", 1 - me, Zone::Battlefield);
        ASSERT_EQ(std::ranges::count(others, theirs, &table::UseHint::OnCard::card), 1);
        EXPECT_EQ(others.front().hint.parts.front().glyph, QStringLiteral("skull"));
    }
}

/// A forecast does not depend on the face of a card that the player cannot see.
TEST(RiftboundForecast, WhatIsHiddenChangesNothing)
{
    for (const int me : {0, 1}) {
        std::vector<QString> said;
        for (const char *hidden : {"OGN-213", "OGN-010"}) {
            Table t;
            Json json = laidToFight(me, 3);
            json["battlefields"][1]["facedown"]["card"] = hidden;
            json["players"][std::size_t(1 - me)]["hand"] = {hidden};
            t.lay(json);
            const Asked asked(t.seated(), {Seating::Peek, me});
            said.push_back(moveHint(t, asked, me, 1).said());
        }
        EXPECT_EQ(said[0], said[1]);
    }
}

/// While a card from the hand is held, each of its targets says what would happen to it. That is
/// what happens when the spell asks for a target and it is chosen (CR 355.6, 417).
TEST(RiftboundForecast, TargetsSayWhatTheyWouldSuffer)
{
    for (const int me : {0, 1}) {
        Table t;
        Json json = laidToFight(me, 3);
        json["players"][std::size_t(me)]["hand"] = {"OGN-024"}; // Void Seeker deals 4 to a unit
        json["players"][std::size_t(me)]["runes"]
            = {"OGN-007", "OGN-007", "OGN-007", "OGN-007", "OGN-007"};
        t.lay(json);
        const Asked asked(t.seated(), {Seating::Open, -1});
        const int spell = t.card("OGN-024", me, Zone::Hand);
        ASSERT_GE(spell, 0);
        const int option = t.option(OptionKind::Play, spell);
        ASSERT_GE(option, 0);
        const table::UseHint use = asked.port().useOf(option);
        ASSERT_FALSE(use.targets.empty());
        const int theirs = t.card("OGN-219", 1 - me, Zone::Battlefield);
        const auto at = std::ranges::find(use.targets, theirs, &table::UseHint::OnCard::card);
        ASSERT_NE(at, use.targets.end());
        EXPECT_FALSE(at->hint.parts.empty());
        EXPECT_EQ(at->hint.tone, -1) << at->hint.words.toStdString();
        EXPECT_TRUE(at->hint.words.contains(QStringLiteral("4 damage"))
                    || at->hint.words.contains(QStringLiteral("dies")))
            << at->hint.words.toStdString();
    }
}

/// A drop on either half of the facedown place of a battlefield is a drop on that place.
TEST(RiftboundForecast, ADropOnTheCornerIsOneOnTheBattlefieldFromBothSides)
{
    const table::TableSpec &spec = riftboundTableSpec();
    for (const int seat : {0, 1}) {
        EXPECT_TRUE(
            table::Targets::isWithin(spec, {Place::Facedown0, 1 - seat}, {Place::Facedown0, seat}));
        EXPECT_TRUE(
            table::Targets::isWithin(spec, {Place::Facedown0, 1 - seat}, {Place::Field0, seat}));
        EXPECT_FALSE(
            table::Targets::isWithin(spec, {Place::Facedown0, 1 - seat}, {Place::Field1, seat}));
        EXPECT_FALSE(table::Targets::isWithin(spec, {Place::Base, seat}, {Place::Field0, seat}));
    }
}

} // namespace
} // namespace playmat::riftbound::board::test
