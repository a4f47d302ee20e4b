#pragma once

#include "engine/riftbound/state/types.h"

#include <array>
#include <optional>
#include <vector>

/// A starting position: for tests, lessons and bug reports.
namespace playmat::riftbound {

struct GivenKeyword
{
    Kw keyword = Kw::Accelerate;
    int number = 1;
};

/// A card and its condition. Off the board, only `def` and `owner` are used.
struct PlacedCard
{
    DefId def = 0;
    PlayerId player = 0; ///< the controller
    std::optional<PlayerId> owner; ///< empty: same as the controller
    int damage = 0;
    int moves = 0;
    bool exhausted = false;
    bool buffed = false;
    bool stunned = false;
    bool empowered = false;
    bool earlier = true; ///< a facedown card was hidden in an earlier turn
    std::optional<int> might; ///< replaces the printed Might
    int mightThisTurn = 0;
    std::vector<GivenKeyword> keywords;
    std::vector<GivenKeyword> keywordsThisTurn;
    std::vector<TagId> tags;
    std::vector<PlacedCard> attached;
    CardId placed = kNone; ///< set when the card is placed
};

struct SeatPosition
{
    std::optional<PlacedCard> legend;
    std::optional<PlacedCard> champion;
    std::uint8_t domains = kAllDomains; ///< domains of the legend if there is no card for it
    int points = 0;
    int xp = 0;
    int played = 0;
    Pool pool;
    std::vector<PlacedCard> hand;
    std::vector<PlacedCard> base; ///< units, gear and runes
    std::vector<PlacedCard> deck; ///< top card first
    std::vector<PlacedCard> runeDeck;
    std::vector<PlacedCard> trash;
    std::vector<PlacedCard> banishment;
    std::vector<PlacedCard> battlefields; ///< in Setup: the battlefields to choose from
    bool handGiven = false; ///< in Setup: the player draws no opening hand
};

struct PlacePosition
{
    DefId def = 0;
    PlayerId owner = 0;
    PlayerId controller = kNone;
    PlayerId contestedBy = kNone;
    std::uint8_t scoredBy = 0;
    std::vector<PlacedCard> units;
    std::optional<PlacedCard> facedown;
};

/// A finalized spell on the chain.
struct GivenItem
{
    PlacedCard card;
    std::vector<const PlacedCard *> targets;
    int mode = -1;
};

enum class Start : std::uint8_t { Setup, Awaken, Beginning, Channel, Draw, Main, Ending };

struct Position
{
    std::uint64_t seed = 0;
    int turn = 3; ///< counts the turns of both players
    PlayerId turnPlayer = 0;
    PlayerId firstPlayer = 0;
    int victoryScore = kVictoryScore;
    Start start = Start::Main;
    core::Questions questions = core::Questions::Needed;
    std::array<SeatPosition, kPlayers> seats;
    std::vector<PlacePosition> places;
    std::uint8_t showdownAt = kNone; ///< the battlefield of the showdown in progress
    PlayerId focus = kNone;
    std::uint8_t passed = 0;
    std::vector<GivenItem> chain; ///< oldest first
    PlayerId priority = kNone; ///< kNone: the controller of the newest item has it
    bool match = false; ///< the players choose their battlefields instead of drawing them (481)
};

} // namespace playmat::riftbound
