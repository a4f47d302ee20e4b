#pragma once

#include "engine/core/decision.h"
#include "engine/core/event.h"
#include "engine/swu/language/card_db.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// What one viewer may know. QML, bots, logs and the protocol's `state` read nothing else.
namespace playmat::swu {

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
    /// Whether a card that these players see (a bit each) is seen.
    [[nodiscard]] bool among(std::uint8_t players) const
    {
        if (player >= kPlayers)
            return seesAll() || (players & kEverybody) == kEverybody;
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
/// card has an id of its place (kHiddenBase + 128 × list + position): it says nothing about which
/// card lies there, and cannot be followed through a shuffle or out of an unordered zone.
inline constexpr int kHiddenBase = 1000;
[[nodiscard]] int hiddenId(Zone zone, PlayerId player, int place);

struct CardView
{
    int id = -1;
    DefId def = 0; ///< 0: the viewer may not see the face
    PlayerId owner = 0;
    PlayerId controller = 0;
    Zone zone = Zone::Aside;
    PlayerId zonePlayer = kNone; ///< whose zone; none for arenas, captured, set aside
    bool faceUp = true;
    bool ready = true;
    bool deployed = false;
    bool epicUsed = false;
    bool leaderUnit = false;
    bool blank = false; ///< lost its abilities
    bool attackedThisPhase = false;
    int damage = 0;
    int power = 0; ///< current
    int hp = 0; ///< current maximum
    int cost = 0; ///< what it costs its controller to play now (in hand), else printed
    Keywords keywords{}; ///< current
    int raid = 0;
    int restore = 0;
    int attachedTo = -1;
    int capturedBy = -1;
    std::vector<int> upgrades;
    std::vector<int> captured;

    friend bool operator==(const CardView &, const CardView &) = default;
};

struct ZoneView
{
    Zone zone = Zone::Aside;
    PlayerId player = kNone; ///< none: shared
    std::vector<int> cards; ///< ids, in order of arrival; decks from the top; units only in arenas
                            ///< (upgrades hang on them)

    friend bool operator==(const ZoneView &, const ZoneView &) = default;
};

struct PlayerView
{
    bool hasPassed = false;
    int resourcesReady = 0;
    int resourcesTotal = 0;
    bool force = false; ///< is with them (CR 8.37.3)
    int credits = 0; ///< tokens that pay for a resource each

    friend bool operator==(const PlayerView &, const PlayerView &) = default;
};

/// A lasting or delayed effect that everybody may know about.
struct EffectView
{
    int source = -1; ///< these are -1 for what the viewer does not see, too
    int target = -1;
    PlayerId controller = 0;
    Duration duration = Duration::Phase;
    bool delayed = false;
    NodeId node = 0;

    friend bool operator==(const EffectView &, const EffectView &) = default;
};

/// A triggered ability that waits to resolve.
struct PendingView
{
    int source = -1;
    PlayerId controller = 0;
    AbilityId ability = 0; ///< 0: a keyword, then `keyword`
    Keywords keyword{};

    friend bool operator==(const PendingView &, const PendingView &) = default;
};

struct AttackView
{
    int attacker = -1;
    int defender = -1;

    friend bool operator==(const AttackView &, const AttackView &) = default;
};

/// A hidden card that somebody is looking at now. That it is looked at, and by whom, is open to
/// all; its face is not.
struct LookView
{
    int card = -1; ///< for those who may not see the face, the id of its place
    std::uint8_t seers = 0; ///< a bit each player

    friend bool operator==(const LookView &, const LookView &) = default;
};

struct Observation
{
    Viewer viewer;
    int round = 0;
    Phase phase = Phase::Setup;
    PlayerId active = 0;
    PlayerId initiative = 0;
    bool initiativeClaimed = false;
    EndReason end = EndReason::None;
    PlayerId winner = kNone;
    Capacity full = Capacity::None; ///< which one suspended the game
    std::array<PlayerView, kPlayers> players;
    std::vector<ZoneView> zones; ///< 0.base, 0.hand, 0.deck, 0.discard, 0.resources, 1.…, ground,
                                 ///< space, captured, aside left out
    std::vector<CardView> cards; ///< sorted by id
    std::vector<EffectView> effects;
    std::vector<PendingView> pending;
    std::vector<AttackView> attacks;
    std::vector<LookView> looks; ///< in every observation the same places in the same order

    [[nodiscard]] const CardView *card(int id) const;
    [[nodiscard]] const ZoneView &zone(Zone z, PlayerId p) const;
};

/// One legal thing, as core::Option, in the viewer's names.
struct OptionView
{
    std::uint8_t kind = 0;
    int card = -1;
    int target = -1;
    std::uint8_t zone = kNone;
    PlayerId player = kNone;
    std::uint8_t cost = 0;
    std::int16_t number = 0;
    std::uint16_t ability = 0;

    friend bool operator==(const OptionView &, const OptionView &) = default;
};

/// The open question as a viewer may know it, as core::Decision. The options are in an order of the
/// viewer's names; answers are given in that order (Game::answerOf). Of another seat's question
/// that may be about hidden cards there is only who is asked what kind of thing: whether there are
/// any does not show in it.
struct DecisionView
{
    core::DecisionKind kind = core::DecisionKind::None;
    PlayerId player = kNone;
    std::uint16_t prompt = 0;
    bool told = true; ///< false: what follows is the player's own
    int source = -1;
    std::uint16_t ability = 0;
    std::uint16_t node = 0;
    std::int16_t min = 0;
    std::int16_t max = 0;
    bool orNone = false;
    std::vector<OptionView> options;

    friend bool operator==(const DecisionView &, const DecisionView &) = default;
};

/// Turns the observation before an answer into the one after it, by that answer's events as the
/// viewer was given them. `STYLE` property: equal to a fresh observation (cards, zones, players and
/// header).
void applyEvents(Observation &observation, const CardDb &db, std::span<const core::Event> events);

} // namespace playmat::swu
