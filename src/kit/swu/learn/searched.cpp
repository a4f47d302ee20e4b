#include "kit/swu/learn/searched.h"

#include "engine/swu/game.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/position_json.h"
#include "text/language.h"

#include <algorithm>

namespace playmat::kit {

namespace {

using core::Answer;
using swu::OptionKind;

class SearchedSwu final : public learn::SearchedGame
{
public:
    explicit SearchedSwu(swu::Game game)
        : m_game(std::move(game))
    {
        m_game.recordEvents(false);
    }

    [[nodiscard]] std::unique_ptr<SearchedGame> copy() const override
    {
        return std::make_unique<SearchedSwu>(*this);
    }
    [[nodiscard]] const core::Decision &decision() const override { return m_game.decision(); }
    bool apply(const Answer &answer) override { return m_game.apply(answer).ok(); }
    [[nodiscard]] std::uint64_t hash() const override { return m_game.hash(); }
    [[nodiscard]] bool revealed() const override { return m_game.revealedInformation(); }
    [[nodiscard]] bool ended() const override { return m_game.state().phase != swu::Phase::Action; }

    [[nodiscard]] std::optional<core::PlayerId> winner() const override
    {
        const auto result = m_game.result();
        return result ? std::optional(result->winner) : std::nullopt;
    }

    /// What is left of the other base.
    [[nodiscard]] int distance(core::PlayerId side) const override
    {
        constexpr int kNever = 1000;
        if (const auto result = m_game.result())
            return result->winner == side ? 0 : kNever;
        const swu::Card &base = m_game.state().cards[m_game.state().bases[swu::opponentOf(side)]];
        return base.hp - base.damage;
    }

    /// Naming a card proves nothing: nobody can see the other player's hand.
    [[nodiscard]] std::vector<Answer> answers() const override
    {
        if (decision().kind == core::DecisionKind::NameCard)
            return {};
        std::vector<Answer> all = core::answersTo(decision(), 0);
        std::ranges::stable_sort(all, {}, [this](const Answer &answer) { return rank(answer); });
        return all;
    }

private:
    /// Attacks on bases decide most, passing least.
    [[nodiscard]] int rank(const Answer &answer) const
    {
        if (answer.options.empty())
            return 3;
        const core::Option &option = decision().options[answer.options[0]];
        switch (OptionKind(option.kind)) {
        case OptionKind::Attack:
            return m_game.state().cards[option.target].zone == swu::Zone::Base ? 0 : 2;
        case OptionKind::TakeInitiative:
            return 4;
        case OptionKind::Pass:
            return 5;
        default:
            return 1;
        }
    }

    swu::Game m_game;
};

} // namespace

match::Outcome<swu::Game> gameOfPosition(const match::CardLibrary &library,
                                         const match::Json &scenario)
{
    const auto position = match::positionFromJson(match::swuCards(library), scenario);
    if (!position)
        return position.problem();
    const auto game = swu::Game::fromPosition(match::swuCards(library), position.value());
    if (!game)
        return match::Problem{"bad_scenario", text::said("the position is not possible"), {}};
    return game.value();
}

std::unique_ptr<learn::SearchedGame> searched(const swu::Game &game)
{
    return std::make_unique<SearchedSwu>(game);
}

learn::StartSearch searchSwu(const match::CardLibrary &library)
{
    return
        [&library](
            const match::Json &scenario) -> match::Outcome<std::unique_ptr<learn::SearchedGame>> {
            const auto game = gameOfPosition(library, scenario);
            if (!game)
                return game.problem();
            return searched(game.value());
        };
}

} // namespace playmat::kit
