#pragma once

#include "engine/core/question_view.h"
#include "engine/core/viewer.h"
#include "engine/riftbound/language/card_db.h"
#include "engine/riftbound/state/state.h"

#include <array>
#include <vector>

/// The information that one viewer may have. Tables, bots, logs and the protocol's `state` use only
/// this.
namespace playmat::riftbound {

using Viewer = core::Viewer<kPlayers>;
using core::DecisionView;
using core::IdsOf;
using core::OptionView;

struct CardView
{
    int id = -1;
    DefId def
        = 0; ///< 0: the face is hidden from the viewer; the rest is the same for every hidden card
    Kind kind = Kind::Unit;
    PlayerId owner = 0;
    PlayerId controller = 0;
    ListId list = kNone;
    bool faceUp = true;
    bool ready = true;
    bool token = false;
    int might = 0; ///< current value, like the fields below
    int baseMight = 0;
    int damage = 0;
    Keywords keywords;
    int assault = 0;
    int shield = 0;
    int deflect = 0;
    std::uint16_t status = 0; ///< buffed, stunned, empowered, attacking, defending
    Tags tags;
    int attachedTo = -1;
    std::vector<int> attachments;

    friend bool operator==(const CardView &, const CardView &) = default;
};

struct ZoneView
{
    ListId list = kNone;
    std::vector<int> cards; ///< in order of arrival; decks from the top

    friend bool operator==(const ZoneView &, const ZoneView &) = default;
};

struct PlayerView
{
    int points = 0;
    int xp = 0;
    Pool pool;
    int runesReady = 0;
    int runesTotal = 0;
    int played = 0;

    friend bool operator==(const PlayerView &, const PlayerView &) = default;
};

struct PlaceView
{
    int card = -1;
    PlayerId controller = kNone;
    PlayerId contestedBy = kNone;
    std::uint8_t scoredBy = 0;
    bool showdownStaged = false;
    bool combatStaged = false;
    std::vector<int> facedown;

    friend bool operator==(const PlaceView &, const PlaceView &) = default;
};

/// An item of the chain.
struct ItemView
{
    int id = -1;
    int source = -1;
    AbilityId ability = 0; ///< 0: the card itself
    PlayerId controller = 0;
    bool pending = false;
    std::vector<int> targets; ///< cards
    std::vector<ListId> places;

    friend bool operator==(const ItemView &, const ItemView &) = default;
};

struct Observation
{
    Viewer viewer;
    int turn = 0;
    Phase phase = Phase::Setup;
    PlayerId turnPlayer = 0;
    PlayerId firstPlayer = 0;
    int victoryScore = 0;
    EndReason end = EndReason::None;
    PlayerId winner = kNone;
    Showdown showdown;
    std::array<PlayerView, kPlayers> players;
    std::vector<PlaceView> places;
    std::vector<ItemView> chain; ///< oldest first
    std::vector<ZoneView> zones;
    std::vector<CardView> cards; ///< sorted by id

    [[nodiscard]] const CardView *card(int id) const;
    friend bool operator==(const Observation &a, const Observation &b);
};

} // namespace playmat::riftbound
