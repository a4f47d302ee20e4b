#pragma once

#include "engine/core/question_view.h"
#include "engine/core/viewer.h"
#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/state/state.h"

#include <array>
#include <string>
#include <vector>

/// What one viewer may know. Tables, bots, logs and the protocol's `state` read nothing else.
namespace playmat::lorcana {

using Viewer = core::Viewer<kPlayers>;
using core::DecisionView;
using core::IdsOf;
using core::OptionView;

/// Of a hidden card: kHiddenBase + 256 × list + position.
using core::kFirstSeatName;
using core::kHiddenBase;

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

} // namespace playmat::lorcana
