#pragma once

#include "engine/core/question_view.h"
#include "engine/core/viewer.h"
#include "engine/swu/language/card_db.h"

#include <array>
#include <cstdint>
#include <vector>

/// What one viewer may know. QML, bots, logs and the protocol's `state` read nothing else.
namespace playmat::swu {

using Viewer = core::Viewer<kPlayers>;
using core::DecisionView;
using core::IdsOf;
using core::OptionView;

using core::kFirstSeatName;
using core::kHiddenBase;
/// Of a hidden card: kHiddenBase + 128 × list + position.
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

} // namespace playmat::swu
