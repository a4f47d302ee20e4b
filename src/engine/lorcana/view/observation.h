#pragma once

#include "engine/core/decision.h"
#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/state/state.h"

#include <array>
#include <string>
#include <vector>

/// What one viewer may know. Tables, bots, logs and the protocol's `state` read nothing else.
namespace playmat::lorcana {

/// A viewer: a player, everything (tests, the protocol's null), or what everybody sees.
struct Viewer
{
    static constexpr PlayerId kNobody = 254;

    PlayerId player = kNone; ///< kNone = sees everything

    static Viewer all() { return {}; }
    static Viewer of(PlayerId p) { return {p}; }
    /// A viewer who sees only what every player sees.
    static Viewer nobody() { return {kNobody}; }
    [[nodiscard]] bool seesAll() const { return player == kNone; }
    [[nodiscard]] bool isNobody() const { return player == kNobody; }
    /// Whether a card that these players see (a bit each) is seen.
    [[nodiscard]] bool among(std::uint8_t players) const
    {
        constexpr std::uint8_t everybody = (1U << kPlayers) - 1U;
        if (player >= kPlayers)
            return seesAll() || (players & everybody) == everybody;
        return ((players >> player) & 1U) != 0;
    }
};

/// Under which names a viewer is told of cards.
enum class IdsOf : std::uint8_t {
    Seat, ///< its own, which tell nothing about a card while it is hidden (seat_ids.h)
    Game, ///< the cards' own, the same for everybody: for a program that shows several seats at
          ///< once and keeps the ids to itself
};

/// Ids of cards in an observation. A face that the viewer may see has the viewer's name for the
/// card (from kFirstSeatId on); for one who sees all it is the card's own id (0 … 191). A hidden
/// card has an id of its place (kHiddenBase + 256 × list + position): it says nothing about which
/// card lies there, and cannot be followed through a shuffle or out of an unordered zone.
inline constexpr int kHiddenBase = 1000;
inline constexpr core::SeenId kFirstSeatId = 4096;

struct CardView
{
    int id = -1;
    DefId def = 0; ///< 0: the viewer may not see the face; then the rest is as for any hidden card
    PlayerId owner = 0;
    Zone zone = Zone::Outside;
    bool faceUp = true;
    bool hasStatus = false; ///< it is ready or exerted
    bool ready = true;
    bool drying = false;
    int damage = 0;
    int strength = 0; ///< this and the following: current values
    int willpower = 0;
    int lore = 0;
    int moveCost = 0;
    int playCost = -1; ///< of a card in hand: the ink for it now; else -1
    Keywords keywords = 0;
    int challenger = 0;
    int resist = 0;
    int singer = 0;
    int boost = 0;
    Rules rules = 0;
    int at = -1;
    int on = -1;
    std::vector<int> here;
    std::vector<int> under; ///< from the top down

    friend bool operator==(const CardView &, const CardView &) = default;
};

struct ZoneView
{
    Zone zone = Zone::Outside;
    PlayerId player = 0;
    std::vector<int> cards; ///< top cards, in order of arrival; decks from the top

    friend bool operator==(const ZoneView &, const ZoneView &) = default;
};

struct PlayerView
{
    int lore = 0;
    int loreToWin = 0;
    int inkReady = 0;
    int inkTotal = 0;
    int inksLeft = 0; ///< cards that may still be inked this turn
    std::vector<std::string> restrictions; ///< in the protocol's words

    friend bool operator==(const PlayerView &, const PlayerView &) = default;
};

/// A triggered ability in the bag.
struct BagView
{
    int id = 0;
    PlayerId player = 0;
    int source = -1; ///< -1: the viewer does not see it
    AbilityId ability = 0;
    bool resolving = false;
    int subject = -1; ///< whom the event that triggered it happened to; -1: nobody, or not seen

    friend bool operator==(const BagView &, const BagView &) = default;
};

/// An effect that lasts: what it does is what its node says.
struct EffectView
{
    int source = -1; ///< -1: the viewer does not see it
    NodeId node = 0;
    PlayerId controller = 0;
    int until = 0; ///< the last turn; 65535: for good
    std::vector<int> targets; ///< the cards it covers; none: it is about players or cards to come

    friend bool operator==(const EffectView &, const EffectView &) = default;
};

struct Observation
{
    Viewer viewer;
    int turn = 0;
    Phase phase = Phase::Setup;
    PlayerId active = 0;
    PlayerId firstPlayer = kNone;
    EndReason end = EndReason::None;
    PlayerId winner = kNone;
    std::array<PlayerView, kPlayers> players;
    int challenger = -1; ///< of the challenge that goes on; -1: none does
    int defender = -1;
    std::vector<BagView> bag; ///< in the order of their arrival, with the one that resolves
    std::vector<EffectView> effects; ///< those that apply or will
    std::vector<ZoneView> zones; ///< 0.deck, 0.hand, 0.play, 0.inkwell, 0.discard, 1.…
    std::vector<CardView> cards; ///< sorted by id

    [[nodiscard]] const CardView *card(int id) const;
    [[nodiscard]] const std::vector<int> &zone(Zone zone, PlayerId player) const;
    friend bool operator==(const Observation &, const Observation &);
};

/// One legal thing, as core::Option, in the viewer's names.
struct OptionView
{
    std::uint8_t kind = 0;
    int card = -1;
    int target = -1;
    PlayerId player = kNone;
    std::uint8_t cost = 0;
    std::int16_t number = 0;
    AbilityId ability = 0;

    friend bool operator==(const OptionView &, const OptionView &) = default;
};

/// The open question as a viewer may know it, as core::Decision. The options are in an order of the
/// viewer's names; answers are given in that order (SeatedGame::answerOf). Of another seat's
/// question that may be about hidden cards there is only who is asked what kind of thing.
struct DecisionView
{
    core::DecisionKind kind = core::DecisionKind::None;
    PlayerId player = kNone;
    std::uint16_t prompt = 0;
    bool told = true; ///< false: what follows is the player's own
    int source = -1;
    AbilityId ability = 0;
    NodeId node = 0;
    std::int16_t min = 0;
    std::int16_t max = 0;
    std::vector<OptionView> options;

    friend bool operator==(const DecisionView &, const DecisionView &) = default;
};

} // namespace playmat::lorcana
