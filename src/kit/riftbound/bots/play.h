#pragma once

#include "bots/mix.h"
#include "bots/planner/board.h"
#include "bots/planner/judge.h"
#include "engine/riftbound/view/observe.h"
#include "kit/common/bots/game_board.h"
#include "kit/riftbound/host/hosted.h"

/// Lets the planner play Riftbound.
namespace playmat::riftbound::bots {

namespace planner = playmat::bots::planner;

/// The features of a position. Each is the difference between one player's value and the other's.
enum class Feature : std::uint8_t {
    Points,
    PointsLate, ///< points weigh more the closer they are to the win
    Held, ///< battlefields that the player controls
    HeldSafely, ///< … where the player has more Might than the other player could move there
    MightHolding, ///< Might of the units at battlefields
    MightInBase,
    ReadyMight, ///< Might of the units that could move
    Units,
    Gear,
    Runes,
    EarlyRunes, ///< the first six runes
    ReadyRunes,
    Hand,
    Castable, ///< cards in hand whose energy the runes nearly cover
    Facedown,
    Experience,
    ToMove,
};
inline constexpr std::size_t kFeatureCount = 17;
using Features = std::array<double, kFeatureCount>;

/// The known decks that the other player may have.
struct Knowledge
{
    std::vector<Deck> decks;
};

/// Implements what kit::GameBoard and kit::GamePrograms require of a game.
struct Play
{
    using Game = riftbound::Game;
    using SeatedGame = riftbound::SeatedGame;
    using State = riftbound::State;
    using CardDb = riftbound::CardDb;
    using Viewer = riftbound::Viewer;
    using Knowledge = bots::Knowledge;

    /// Kinds of hidden places.
    enum Group : std::uint8_t { Main, Runes, FacedownCards, Nothing };
    using Pool = std::array<std::vector<DefId>, Nothing>;

    static constexpr std::string_view kId = "riftbound";
    static constexpr std::size_t kPlayers = riftbound::kPlayers;
    static constexpr std::size_t kMaxCards = riftbound::kMaxCards;
    static constexpr std::size_t kGroups = Nothing;
    static const std::array<planner::FeatureInfo, kFeatureCount> kFeatures;

    // hidden_cards.h
    static std::size_t groupOf(const Card &card);
    static bool seesFace(const Card &card, PlayerId seat)
    {
        return riftbound::seesFace(card, Viewer::of(seat));
    }
    static DefId blank(const CardDb &db, std::size_t group)
    {
        return group == Runes ? db.runes.front() : db.blankUnit;
    }
    static bool mayLie(const CardDb &db, DefId def, std::size_t group);
    static void turnInto(const CardDb &db, Card &card, DefId def);
    static void forget(const CardDb &db, State &state, PlayerId seat);
    template <class F>
    static void forEachCard(const State &state, F &&f)
    {
        NameRules::forEachCard(state, f);
    }
    template <class F>
    static void forEachId(State &state, F &&f);
    template <class F>
    static void forEachSet(State &state, F &&f);

    // game_board.h
    static int turn(const State &state) { return state.turn; }
    static planner::Ask ask(const core::Decision &decision);
    static bool isPass(const core::Option &option);
    /// Runes need no action of their own, because they are exhausted and recycled during payment.
    static bool isIdle(const core::Option &option)
    {
        return static_cast<OptionKind>(option.kind) == OptionKind::Add;
    }
    static Features features(const CardDb &db, const State &state, PlayerId player);
    static std::uint64_t look(const State &state, CardId card);
    static std::vector<core::Answer> propose(const Game &game);
    static std::size_t names(const CardDb &) { return 1; }

    // game_programs.h
    static Knowledge knowledge(const match::CardLibrary &library);
    static std::vector<Pool> pools(const Knowledge &knowledge, const SeatedGame &sealed,
                                   PlayerId seat);
    static const SeatedGame &seated(const match::HostedGame &hosted)
    {
        return dynamic_cast<const host::HostedRiftbound &>(hosted).game();
    }
};

template <class F>
void Play::forEachId(State &state, F &&f)
{
    const auto each = [&f](auto &...ids) { (f(ids), ...); };
    for (ZoneList &list : state.lists)
        each(list.head, list.tail);
    for (std::size_t id = 0; id < state.cardCount; ++id)
        each(state.cards[id].next, state.cards[id].prev, state.cards[id].on);
    for (Context &c : state.contexts) {
        each(c.source, c.subject, c.fromCard);
        for (Target &target : c.targets)
            if (target.what == Target::What::Card)
                f(target.id);
    }
    for (Effect &e : state.effects)
        each(e.target, e.source);
    for (Trigger &trigger : state.triggers)
        each(trigger.source, trigger.subject);
    for (ChainItem &item : state.chain)
        f(item.card);
    for (Place &place : state.places)
        f(place.card);
    for (Frame &frame : state.stack)
        if (frame.kind == FrameKind::Finalize)
            f(frame.finalize().item);
        else if (frame.kind == FrameKind::Effects)
            f(frame.effects().card);
}

template <class F>
void Play::forEachSet(State &state, F &&f)
{
    for (Context &context : state.contexts)
        f(context.it);
}

} // namespace playmat::riftbound::bots
