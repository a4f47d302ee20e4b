#pragma once

#include "engine/riftbound/game.h"
#include "engine/riftbound/language/loader.h"

#include <gtest/gtest.h>

#include <memory>

/// A game with cards made up for a test, and the gestures of the player who has the turn.
namespace playmat::riftbound {

using core::Answer;

inline constexpr const char *kTokens = R"({"set": "token", "name": "Tokens", "cards": [
{"id": "recruit", "name": "Recruit", "type": "unit", "token": true, "might": 1},
{"id": "gold", "name": "Gold", "type": "gear", "token": true, "abilities":
 [{"add": {"exhaust": true, "kill": true}, "timing": "reaction", "do": [{"adds": 1, "of": "any"}]}]}]})";

/// The player given by the parameter has the turn and acts.
class MadeUpCards : public testing::TestWithParam<int>
{
protected:
    explicit MadeUpCards(const char *cards)
        : loaded(loadCards({{"tokens.json", kTokens}, {"t.json", cards}}))
        , db(loaded.db)
        , me(static_cast<PlayerId>(GetParam()))
        , you(opponentOf(me))
    {
        position.turnPlayer = me;
        for (PlayerId player = 0; player < kPlayers; ++player) {
            PlacePosition place;
            place.def = db.blankBattlefield;
            place.owner = player;
            position.places.push_back(place);
            position.seats[player].deck.assign(8, card("plain", player));
        }
    }

    [[nodiscard]] PlacedCard card(const char *id, PlayerId player) const
    {
        PlacedCard out;
        out.def = db.find(id);
        out.player = player;
        return out;
    }
    /// Puts the unit onto a battlefield that its player controls.
    void garrison(std::uint8_t place, const PlacedCard &unit)
    {
        position.places[place].controller = unit.player;
        position.places[place].units.push_back(unit);
    }
    void begin()
    {
        ASSERT_TRUE(loaded.problems.empty()) << loaded.problems.front().message;
        auto started = Game::fromPosition(db, position);
        ASSERT_TRUE(started.ok());
        game = std::make_unique<Game>(started.value());
    }
    [[nodiscard]] std::vector<std::uint16_t> options(OptionKind kind, CardId of = kNone) const
    {
        std::vector<std::uint16_t> out;
        for (std::size_t i = 0; i < game->decision().options.size(); ++i) {
            const core::Option &o = game->decision().options[i];
            if (o.kind == static_cast<std::uint8_t>(kind) && (of == kNone || o.card == of))
                out.push_back(static_cast<std::uint16_t>(i));
        }
        return out;
    }
    void act(OptionKind kind, CardId of = kNone)
    {
        const auto found = options(kind, of);
        ASSERT_FALSE(found.empty());
        ASSERT_TRUE(game->apply(Answer::one(found.front())).ok());
    }
    void passAll()
    {
        for (int i = 0; i < 20 && !game->over() && !options(OptionKind::Pass).empty(); ++i)
            act(OptionKind::Pass);
    }
    /// Plays the first card of the hand, with the given target, if any.
    void play(CardId target = kNone)
    {
        act(OptionKind::Play, mine().hand[0].placed);
        if (target != kNone)
            act(OptionKind::Card, target);
    }
    [[nodiscard]] SeatPosition &mine() { return position.seats[me]; }
    [[nodiscard]] const Card &at(const PlacedCard &placed) const
    {
        return game->state().cards[placed.placed];
    }
    [[nodiscard]] int handOf(PlayerId player) const
    {
        return game->state().count(Zone::Hand, player);
    }
    [[nodiscard]] int unitsIn(Zone zone, std::uint8_t holder) const
    {
        int count = 0;
        game->state().forEach(zone, holder, [&](CardId id) {
            count += game->state().cards[id].kind == Kind::Unit ? 1 : 0;
        });
        return count;
    }

    Loaded loaded;
    CardDb &db;
    PlayerId me;
    PlayerId you;
    Position position;
    std::unique_ptr<Game> game;
};

} // namespace playmat::riftbound
