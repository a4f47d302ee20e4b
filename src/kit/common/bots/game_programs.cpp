#include "kit/common/bots/game_programs.h"

namespace playmat::kit {

std::filesystem::path weightsOf(std::string_view game, const std::string &file)
{
    return file.empty() ? match::findResources() / "bots" / fmt::format("{}.json", game)
                        : std::filesystem::path(file);
}

match::Outcome<bots::planner::Judge> readJudge(const std::filesystem::path &file,
                                               std::span<const bots::planner::FeatureInfo> features)
{
    const auto text = match::readFile(file);
    if (!text)
        return text.problem();
    const auto judge = bots::planner::Judge::read(features, text.value());
    if (judge)
        return judge.value();
    match::Problem problem = judge.problem();
    problem.message = fmt::format("{}: {}", file.string(), problem.message);
    return problem;
}

} // namespace playmat::kit
