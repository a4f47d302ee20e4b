#pragma once

#include "engine/riftbound/state/types.h"

#include <array>
#include <optional>
#include <vector>

/// A position to begin with: for tests, lessons and bug reports.
namespace playmat::riftbound {

struct GivenKeyword
{
    Kw keyword = Kw::Accelerate;
    int number = 1;
};

/// A card with what it has on it. Off the board only `def` and `owner` count.
struct PlacedCard
{
    DefId def = 0;
    PlayerId player = 0; ///< who controls it
    std::optional<PlayerId> owner; ///< nothing: who controls it
    int damage = 0;
    int moves = 0;
    bool exhausted = false;
    bool buffed = false;
    bool stunned = false;
    bool empowered = false;
    bool earlier = true; ///< of a hidden card: it was hidden in an earlier turn
    std::optional<int> might; ///< as if printed
    int mightThisTurn = 0;
    std::vector<GivenKeyword> keywords;
    std::vector<GivenKeyword> keywordsThisTurn;
    std::vector<TagId> tags;
    std::vector<PlacedCard> attached;
    CardId placed = kNone; ///< set by placing it
};

struct SeatPosition
{
    std::optional<PlacedCard> legend;
    std::optional<PlacedCard> champion;
    std::uint8_t domains = kAllDomains; ///< of the legend, where there is none
    int points = 0;
    int xp = 0;
    int played = 0;
    Pool pool;
    std::vector<PlacedCard> hand;
    std::vector<PlacedCard> base; ///< units, gear and runes
    std::vector<PlacedCard> deck; ///< the top card first
    std::vector<PlacedCard> runeDeck;
    std::vector<PlacedCard> trash;
    std::vector<PlacedCard> banishment;
    std::vector<PlacedCard> battlefields; ///< in Setup: those to choose from
    bool handGiven = false; ///< in Setup: nothing is drawn
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

struct GivenItem
{
    PlacedCard card;
    std::vector<PlacedCard *> targets;
    int mode = -1;
};

enum class Start : std::uint8_t { Setup, Awaken, Beginning, Channel, Draw, Main, Ending };

struct Position
{
    std::uint64_t seed = 0;
    int turn = 3; ///< of both players
    PlayerId turnPlayer = 0;
    PlayerId firstPlayer = 0;
    int victoryScore = kVictoryScore;
    Start start = Start::Main;
    core::Questions questions = core::Questions::Needed;
    std::array<SeatPosition, kPlayers> seats;
    std::vector<PlacePosition> places;
    std::uint8_t showdownAt = kNone; ///< one is in progress there
    PlayerId focus = kNone;
    std::uint8_t passed = 0;
    bool match = false; ///< the battlefields are chosen, not drawn (481)
};

} // namespace playmat::riftbound
