#pragma once

#include "bots/mix.h"
#include "bots/planner/board.h"
#include "bots/planner/judge.h"
#include "engine/lorcana/view/observe.h"
#include "kit/common/bots/game_board.h"
#include "kit/lorcana/host/hosted.h"

/// Lets the planner play Disney Lorcana.
namespace playmat::lorcana::bots {

namespace planner = playmat::bots::planner;

/// The features of a position. Each is the difference between one player's value and the other's.
enum class Feature : std::uint8_t {
    Lore,
    LoreLate, ///< lore weighs more the closer it is to the win
    TurnsToWin, ///< number of turns in which the characters can quest for the missing lore
    Ink,
    EarlyInk, ///< the first five cards in the inkwell
    Hand,
    Castable, ///< cards in hand whose cost the inkwell nearly covers
    Characters,
    Strength,
    Willpower, ///< willpower less damage
    QuestLore, ///< the lore of all characters and locations
    Exposed, ///< willpower of exerted characters that can be challenged
    Ready, ///< characters that could quest or challenge now
    Evasive,
    Bodyguard,
    Items,
    Locations,
    ToMove,
};
inline constexpr std::size_t kFeatureCount = 18;
using Features = std::array<double, kFeatureCount>;

/// The known decks that the other player may have, as lists of cards.
struct Knowledge
{
    std::vector<std::vector<DefId>> decks;
};

/// Implements what kit::GameBoard and kit::GamePrograms require of a game.
struct Play
{
    using Game = lorcana::Game;
    using SeatedGame = lorcana::SeatedGame;
    using State = lorcana::State;
    using CardDb = lorcana::CardDb;
    using Viewer = lorcana::Viewer;
    using Knowledge = bots::Knowledge;
    using Pool = std::array<std::vector<DefId>, 1>;

    static constexpr std::string_view kId = "lorcana";
    static constexpr std::size_t kPlayers = lorcana::kPlayers;
    static constexpr std::size_t kMaxCards = lorcana::kMaxCards;
    static constexpr std::size_t kGroups = 1; ///< all hidden places may have the same cards
    static const std::array<planner::FeatureInfo, kFeatureCount> kFeatures;

    // hidden_cards.h
    static std::size_t groupOf(const Card &) { return 0; }
    static bool seesFace(const Card &card, PlayerId seat)
    {
        return lorcana::seesFace(card, Viewer::of(seat));
    }
    static DefId blank(const CardDb &db, std::size_t) { return db.blank; }
    static bool mayLie(const CardDb &, DefId, std::size_t) { return true; }
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
    static bool isPass(const core::Option &option)
    {
        return static_cast<OptionKind>(option.kind) == OptionKind::EndTurn;
    }
    static bool isIdle(const core::Option &) { return false; }
    static Features features(const CardDb &db, const State &state, PlayerId player);
    static std::uint64_t look(const State &state, CardId card);
    static std::vector<core::Answer> propose(const Game &game);
    static std::size_t names(const CardDb &db) { return db.program.names.size(); }

    // game_programs.h
    static Knowledge knowledge(const match::CardLibrary &library);
    static std::vector<Pool> pools(const Knowledge &knowledge, const SeatedGame &sealed,
                                   PlayerId seat);
    static const SeatedGame &seated(const match::HostedGame &hosted)
    {
        return dynamic_cast<const host::HostedLorcana &>(hosted).game();
    }
};

template <class F>
void Play::forEachId(State &state, F &&f)
{
    const auto each = [&f](auto &...ids) { (f(ids), ...); };
    for (ZoneList &list : state.lists)
        each(list.head, list.tail);
    for (std::size_t id = 0; id < state.cardCount; ++id)
        each(state.cards[id].next, state.cards[id].prev, state.cards[id].under, state.cards[id].on,
             state.cards[id].at);
    for (Context &c : state.contexts)
        each(c.source, c.subject, c.other);
    for (Effect &e : state.effects)
        each(e.target, e.source);
    for (BagEntry &e : state.bag)
        each(e.source, e.subject, e.other);
    each(state.current.source, state.current.subject, state.current.other);
    each(state.challenge.challenger, state.challenge.defender);
    for (CardId &id : state.waitingActions)
        f(id);
    for (Frame &frame : state.stack)
        if (frame.kind == FrameKind::Play)
            each(frame.play().card, frame.play().onto, frame.play().second);
        else if (frame.kind == FrameKind::UseAbility)
            f(frame.useAbility().card);
        else if (frame.kind == FrameKind::Toll)
            each(frame.toll().card, frame.toll().target);
        else if (frame.kind == FrameKind::Effects)
            f(frame.effects().card);
}

template <class F>
void Play::forEachSet(State &state, F &&f)
{
    for (Context &context : state.contexts) {
        f(context.it);
        f(context.looked);
    }
    for (CardSet &set : state.sets)
        f(set);
}

} // namespace playmat::lorcana::bots
