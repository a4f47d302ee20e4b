#include "kit/swu/bots/programs.h"
#include "kit/swu/bots/review.h"
#include "kit/swu/host/hosted.h"
#include "match/match.h"
#include "match/resources.h"

#include <algorithm>
#include <bitset>

namespace playmat::bots {

namespace {

constexpr Effort kFirst{800, 1500};
constexpr Effort kCareful{4000, 4000}; ///< where the first look says that something was lost
constexpr Effort kForLuck{240, 0};
constexpr double kWorthCare = 0.03;

bool isChoice(const core::Decision &decision)
{
    return decision.options.size() > 1 || decision.kind == core::DecisionKind::NameCard;
}

/// Plays the game again and looks at each decision of the seat.
class Walk
{
public:
    Walk(const PlayedGame &game, const Knowledge &knowledge, const std::stop_token &stop)
        : m_game(game)
        , m_knowledge(knowledge)
        , m_stop(stop)
    {
        m_inDeck.set(); // the first hand is drawn, too
    }

    std::string run(const TellMoment &tell)
    {
        auto match = match::Match::start(m_game.cards, m_game.setup);
        if (!match)
            return match::describe(match.problem());
        const auto all = std::ranges::count(m_game.answers, m_game.seat,
                                            &std::pair<core::PlayerId, core::Answer>::first);
        int done = 0;
        for (std::size_t i = 0; i < m_game.answers.size() && !m_stop.stop_requested(); ++i) {
            const auto &[player, answer] = m_game.answers[i];
            const swu::SeatedGame &now = *match::seatedSwu(match.value().game());
            if (player == m_game.seat)
                tell(moment(now, i, answer), ++done, static_cast<int>(all));
            if (const auto played = match.value().submit(answer); !played.ok())
                return whyRefused(match.value(), played.refusal());
        }
        return {};
    }

private:
    static std::string whyRefused(const match::Match &match, const core::Refusal &refusal)
    {
        return match::describe(match.game().explain(std::nullopt, refusal, match.names()));
    }

    std::optional<Moment> moment(const swu::SeatedGame &game, std::size_t step,
                                 const core::Answer &answer)
    {
        if (!isChoice(game.decision()))
            return std::nullopt;
        auto out = judge(game, answer, m_knowledge, kFirst, m_stop);
        if (out && out->loss >= kWorthCare)
            out = judge(game, answer, m_knowledge, kCareful, m_stop);
        if (!out)
            return out;
        out->step = step;
        out->draws = luckOf(game, drawn(game.game()), m_knowledge, kForLuck, m_stop);
        look(game.game(), answer);
        return out;
    }

    /// What is in the hand now and was in the deck when the seat decided last.
    [[nodiscard]] std::vector<core::CardId> drawn(const swu::Game &game) const
    {
        std::vector<core::CardId> out;
        game.state().forEach(swu::Zone::Hand, m_game.seat, [&](core::CardId id) {
            if (m_inDeck[id])
                out.push_back(id);
        });
        return out;
    }

    /// What is in the deck now; all of it, when a new hand is drawn.
    void look(const swu::Game &game, const core::Answer &answer)
    {
        const auto &options = game.decision().options;
        const bool anew = !answer.options.empty()
            && static_cast<swu::OptionKind>(options[answer.options[0]].kind)
                == swu::OptionKind::Mulligan;
        m_inDeck.reset();
        if (anew)
            m_inDeck.set();
        game.state().forEach(swu::Zone::Deck, m_game.seat,
                             [&](core::CardId id) { m_inDeck[id] = true; });
    }

    const PlayedGame &m_game;
    const Knowledge &m_knowledge;
    std::stop_token m_stop;
    std::bitset<256> m_inDeck; ///< by id
};

} // namespace

std::string reviewSwu(const PlayedGame &game, const TellMoment &tell, const std::stop_token &stop)
{
    const auto known = Knowledge::from(game.cards, match::findResources());
    return known ? Walk(game, known.value(), stop).run(tell) : match::describe(known.problem());
}

} // namespace playmat::bots
