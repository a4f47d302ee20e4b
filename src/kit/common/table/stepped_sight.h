#pragma once

#include "engine/core/decision.h"
#include "engine/core/viewer.h"

namespace playmat::kit {

/// Gives the classes that write texts for the table access to what they may use while one question
/// is open: the observations, the question and the printed cards. It reveals no more of the game
/// than the people at the table may know. Each game derives its class from this one, which adds the
/// reasons why something is not possible. Cards have the game's own ids (core::IdsOf::Game).
/// `Rules` are those of SeenBy.
template <class Rules>
class SteppedSight
{
public:
    using SeatedGame = typename Rules::SeatedGame;
    using Viewer = typename SeatedGame::Viewer;
    using Observation = typename SeatedGame::Observation;
    using CardView = typename decltype(Observation::cards)::value_type;

    /// `viewer` is the player being asked, or nobody if a program is asked. Both references must
    /// outlive this object; `shown` may change in the meantime.
    SteppedSight(const SeatedGame &game, const Observation &shown, Viewer viewer)
        : m_game(game)
        , m_shown(shown)
        , m_asked(game.observe(viewer, core::IdsOf::Game))
    {
    }

    [[nodiscard]] const auto &cards() const { return m_game.db(); }
    /// What the table shows now; during a playback this is an earlier position.
    [[nodiscard]] const Observation &shown() const { return m_shown; }
    /// What the player being asked sees, even while their hand is covered. If a program is asked,
    /// this is what everybody sees.
    [[nodiscard]] const Observation &asked() const { return m_asked; }
    [[nodiscard]] const core::Decision &decision() const { return m_game.game().decision(); }

    /// The card as the player being asked sees it face up, otherwise as the table shows it face up;
    /// nullptr if neither does.
    [[nodiscard]] const CardView *face(int card) const
    {
        if (card < 0 || card >= int(Rules::kMaxCards))
            return nullptr;
        for (const Observation *seen : {&m_asked, &m_shown}) {
            const CardView *view = seen->card(card);
            if (view != nullptr && view->def != 0)
                return view;
        }
        return nullptr;
    }

protected:
    [[nodiscard]] bool isHidden(int card) const { return face(card) == nullptr; }
    [[nodiscard]] const SeatedGame &seated() const { return m_game; }

private:
    const SeatedGame &m_game;
    const Observation &m_shown;
    Observation m_asked;
};

} // namespace playmat::kit
