#pragma once

#include "engine/core/question_view.h"
#include "engine/core/seat_names.h"
#include "engine/core/why.h"

namespace playmat::core {

/// What a parameter of a refusal is to a viewer.
enum class ReasonParam : std::uint8_t {
    Card, ///< told by the viewer's name for it
    Told, ///< a number, a player, a printed card
    Untold, ///< nothing that the text says
};

/// A game with what each seat calls its cards: everything that a viewer is told of it, in the
/// viewer's names, and nothing that depends on what the viewer does not see.
///
/// `Rules` is what the game says of that, with what SeatNames asks for:
///
///     Game, Names, Observation, Gesture, SeatGesture
///     observe(db, state, viewer, names)   names: nullptr = the cards' own ids
///     namesIn(db, state, viewer, names)   how that observation calls each card, -1: there is none
///     mayNameHidden(game)      whether the open question can be about cards that only its player
///                              sees: the kind of question counts, not what is on offer now
///     seesFace(state, card, viewer)
///     withoutCards(gesture)    a SeatGesture as a Gesture without cards
///     hiddenCard()             the refusal of what the viewer does not see, whatever lies there
///     paramOf(refusal, at)     what that parameter is
///
/// A SeatGesture is a Gesture with the viewer's names for the cards, -1 for none.
template <class Rules>
class SeatedGame
{
public:
    using Game = typename Rules::Game;
    using State = typename Rules::State;
    using Names = typename Rules::Names;
    using Viewer = typename Names::Viewer;
    using Observation = typename Rules::Observation;

    /// A game that has just begun; `before` are the names in what it began with.
    SeatedGame(Game game, const Names &before)
        : m_game(std::move(game))
        , m_before(before)
        , m_now(before)
    {
        m_now.follow(m_game.events());
        m_now.settle(m_game.state());
    }

    [[nodiscard]] const Game &game() const { return m_game; }
    [[nodiscard]] const auto &db() const { return m_game.db(); }
    [[nodiscard]] const State &state() const { return m_game.state(); }
    [[nodiscard]] const Decision &decision() const { return m_game.decision(); }
    [[nodiscard]] bool over() const { return m_game.over(); }

    Result<void> apply(const Answer &answer)
    {
        beforeEvents();
        return afterEvents(m_game.apply(answer));
    }
    Result<void> concede(PlayerId player)
    {
        beforeEvents();
        return afterEvents(m_game.concede(player));
    }
    template <class Edit>
    Result<void> edit(const Edit &edit)
    {
        beforeEvents();
        return afterEvents(m_game.edit(edit));
    }
    /// Goes back (or forth) to a state of this game; there are no events of it.
    void restore(const State &state, const Names &names)
    {
        m_game.restore(state);
        m_before = m_now = names;
        m_stale = false;
    }
    /// Off: no events are recorded, and the seats see all cards afresh after each answer.
    void recordEvents(bool on)
    {
        m_record = on;
        m_game.recordEvents(on);
    }

    /// Game::watch.
    template <class Marks>
    void watch(Marks *marks)
    {
        m_game.watch(marks);
    }

    /// What the seats call the cards now: next to the state, the other half of what goes back with
    /// an undo.
    [[nodiscard]] Names names() const { return m_stale ? Names::of(state()) : m_now; }
    /// The same before the last events.
    [[nodiscard]] const Names &namesBefore() const { return m_before; }
    /// What the viewer calls each card now: its name, the id of its place, or -1.
    [[nodiscard]] auto namesFor(Viewer viewer) const
    {
        const Names names = this->names();
        return Rules::namesIn(db(), state(), viewer, &names);
    }

    [[nodiscard]] Observation observe(Viewer viewer, IdsOf ids = IdsOf::Seat) const
    {
        if (ids == IdsOf::Game)
            return Rules::observe(db(), state(), viewer, nullptr);
        const Names names = this->names();
        return Rules::observe(db(), state(), viewer, &names);
    }
    /// The game when that event had happened: of eventsFor with IdsOf::Game.
    [[nodiscard]] const State &stateAfter(std::size_t event) const
    {
        const std::span<const State> course = m_game.course();
        return event < course.size() ? course[event] : state();
    }
    /// What the viewer saw then, with the cards' own ids.
    [[nodiscard]] Observation observedAfter(std::size_t event, Viewer viewer) const
    {
        return Rules::observe(db(), stateAfter(event), viewer, nullptr);
    }
    /// The game's events as the viewer is told of them: hidden cards have no names and no faces in
    /// them; what is only about the values of a hidden card is left out.
    [[nodiscard]] std::vector<Event> eventsFor(Viewer viewer, IdsOf ids = IdsOf::Seat) const
    {
        return m_before.tell(m_game.events(), viewer, ids);
    }
    /// The open question as the viewer may know it.
    [[nodiscard]] DecisionView decisionFor(Viewer viewer) const
    {
        const Decision &d = decision();
        DecisionView out;
        out.kind = d.kind;
        out.player = d.player;
        out.prompt = d.prompt;
        out.told = isTold(viewer);
        if (!out.told)
            return out;
        const auto names = namesFor(viewer);
        // A card that is hidden by now would be told by its place.
        if (d.source != kNone && Rules::seesFace(state(), d.source, viewer))
            out.source = names[d.source];
        out.ability = d.ability;
        out.node = d.node;
        out.min = d.min;
        out.max = d.max;
        out.orNone = d.orNone;
        out.together = d.together;
        const std::vector<std::uint16_t> order = optionsFor(viewer);
        for (const std::uint16_t id : order)
            out.options.push_back(viewOf(d.options[id], names));
        out.suggested = d.suggested;
        renumber(out.suggested, order);
        return out;
    }
    /// For each option that the viewer is told of, its id in `decision()`. For a question it is
    /// not told of, these are all of them, as they are.
    [[nodiscard]] std::vector<std::uint16_t> optionsFor(Viewer viewer) const
    {
        return viewer.seesAll() || !isTold(viewer) ? orderOf(decision().options)
                                                   : orderOf(decision().options, namesFor(viewer));
    }
    /// An answer in the viewer's options as an answer to `decision()`. A nonexistent option
    /// stays nonexistent.
    [[nodiscard]] Answer answerOf(Viewer viewer, const Answer &answer) const
    {
        Answer out = answer;
        numberBack(out, optionsFor(viewer));
        return out;
    }
    /// What a gesture would mean, or why it means nothing. What the viewer does not see is hidden,
    /// whatever lies there; of another's question no option is told.
    [[nodiscard]] Why whyFor(Viewer viewer, const typename Rules::SeatGesture &asked) const
    {
        const Names names = this->names();
        typename Rules::Gesture gesture = Rules::withoutCards(asked);
        gesture.card = names.cardOf(viewer, asked.card);
        gesture.ontoCard = names.cardOf(viewer, asked.ontoCard);
        if (isHidden(asked.card, gesture.card) || isHidden(asked.ontoCard, gesture.ontoCard))
            return {{}, {Rules::hiddenCard()}};
        // Whoever it is about: of someone else's question the viewer learns only whose it is.
        const bool own = viewer.seesAll() || viewer.player == decision().player;
        gesture.player
            = own && (asked.player != kNone || viewer.seesAll()) ? asked.player : viewer.player;
        Why out = m_game.why(gesture);
        renumber(out.legal, optionsFor(viewer));
        for (Refusal &refusal : out.refused)
            refusal = refusalFor(viewer, refusal);
        return out;
    }
    /// A refusal with the viewer's names for its cards (-1: hidden).
    [[nodiscard]] Refusal refusalFor(Viewer viewer, const Refusal &refusal) const
    {
        if (viewer.seesAll())
            return refusal;
        const auto names = namesFor(viewer);
        Refusal out = refusal;
        for (std::size_t at = 0; at < out.params.size(); ++at) {
            int &param = out.params[at];
            const ReasonParam kind = Rules::paramOf(refusal, at);
            if (kind == ReasonParam::Card)
                param = param >= 0 && param < static_cast<int>(names.size())
                    ? names[static_cast<std::size_t>(param)]
                    : -1;
            else if (kind == ReasonParam::Untold)
                param = 0;
        }
        return out;
    }

private:
    [[nodiscard]] bool isTold(Viewer viewer) const
    {
        return viewer.seesAll() || viewer.player == decision().player
            || !Rules::mayNameHidden(m_game);
    }

    static bool isHidden(int asked, CardId found) { return asked >= 0 && found == kNone; }

    /// Nobody could follow the cards through what was not recorded.
    void beforeEvents()
    {
        if (m_record && m_stale) {
            m_now = Names::of(state());
            m_stale = false;
        }
    }

    Result<void> afterEvents(Result<void> done)
    {
        if (!done)
            return done;
        m_stale = !m_record;
        if (m_record) {
            m_before = m_now;
            m_now.follow(m_game.events());
            m_now.settle(state());
        }
        return done;
    }

    Game m_game;
    Names m_before; ///< the names from before the last events
    Names m_now;
    bool m_record = true;
    bool m_stale = false; ///< an answer was not recorded, so there are no names
};

} // namespace playmat::core
