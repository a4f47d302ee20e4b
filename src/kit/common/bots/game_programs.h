#pragma once

#include "bots/planner/planner.h"
#include "bots/programs.h"
#include "kit/common/bots/game_board.h"
#include "match/resources.h"

#include <fmt/format.h>

/// The programs of a game that uses the planner. `Play` has what game_board.h requires, and
///
///     kId                      names the file of weights, resources/bots/<id>.json
///     kFeatures                a list of planner::FeatureInfo
///     Knowledge                what the programs know before the game, such as decks
///     knowledge(library)       loads it
///     pools(knowledge, sealed, seat)   one HiddenPool for each guess at the other player's cards
///     seated(hosted)           the game of a match
namespace playmat::kit {

/// The path of the file of weights: `file`, or the game's installed file if `file` is empty.
[[nodiscard]] std::filesystem::path weightsOf(std::string_view game, const std::string &file);
/// Reads a judge from a file. The message of a problem names the file.
[[nodiscard]] match::Outcome<bots::planner::Judge>
readJudge(const std::filesystem::path &file, std::span<const bots::planner::FeatureInfo> features);

template <class Play>
class GameMind final : public bots::Mind
{
public:
    GameMind(const match::CardLibrary &library, const bots::planner::Manner &manner,
             std::uint64_t seed, const std::string &weights = {})
        : m_judge(readJudge(weightsOf(Play::kId, weights), Play::kFeatures))
        , m_guess(bots::planner::Judge::guess(Play::kFeatures))
        , m_knowledge(Play::knowledge(library))
        , m_planner(manner, seed)
    {
    }

    std::optional<core::Answer> think(const bots::SeenGame &seen,
                                      const std::stop_token &stop) override
    {
        const auto &sealed = dynamic_cast<const SealedGame<Play> &>(seen);
        const GameBeliefs<Play> beliefs(sealed, Play::pools(m_knowledge, sealed.game, sealed.seat),
                                        judge());
        const auto thought = m_planner.think(beliefs, stop);
        return thought ? std::optional(toldTo<Play>(sealed.game, sealed.seat, thought->answer))
                       : std::nullopt;
    }

    [[nodiscard]] std::string problem() const override
    {
        return m_judge ? std::string() : match::describe(m_judge.problem());
    }

private:
    [[nodiscard]] const bots::planner::Judge &judge() const
    {
        return m_judge ? m_judge.value() : m_guess;
    }

    match::Outcome<bots::planner::Judge> m_judge;
    bots::planner::Judge m_guess;
    typename Play::Knowledge m_knowledge;
    bots::planner::Planner m_planner;
};

template <class Play>
class GamePrograms final : public bots::Programs
{
public:
    [[nodiscard]] std::unique_ptr<bots::Mind>
    mind(const match::CardLibrary &library, bots::Level level, std::uint64_t seed) const override
    {
        return std::make_unique<GameMind<Play>>(library, bots::planner::mannerOf(level), seed);
    }

    [[nodiscard]] std::unique_ptr<bots::Mind> named(const match::CardLibrary &library,
                                                    std::string_view name, std::uint64_t seed,
                                                    const bots::Trial &trial) const override
    {
        auto manner = bots::planner::mannerNamed(name);
        if (!manner)
            return nullptr;
        if (!trial.clock)
            manner->time = {};
        return std::make_unique<GameMind<Play>>(library, *manner, seed, trial.weights);
    }

    [[nodiscard]] std::shared_ptr<const bots::SeenGame> seen(const match::HostedGame &game,
                                                             core::PlayerId seat) const override
    {
        return std::make_shared<SealedGame<Play>>(Play::seated(game), seat);
    }

    [[nodiscard]] core::Answer toldTo(const match::HostedGame &game, core::PlayerId seat,
                                      const core::Answer &answer) const override
    {
        return kit::toldTo<Play>(Play::seated(game), seat, answer);
    }
};

} // namespace playmat::kit
