#include "bots/planner/judge.h"

#include "bots/exponential.h"
#include "match/json_reader.h"
#include "text/language.h"

#include <cmath>

namespace playmat::bots::planner {

namespace {

constexpr std::string_view kJudgeFormat = "playmat-judge-1";
constexpr std::array<std::string_view, 3> kJudgeKeys{"format", "about", "weights"};

double weightOf(const match::JsonReader &reader)
{
    if (!reader.value().is_number())
        reader.fail(text::said("is not a number"));
    return reader.failed() ? 0 : reader.value().get<double>();
}

} // namespace

match::Outcome<Judge> Judge::read(std::span<const FeatureInfo> features, std::string_view text)
{
    const match::Outcome<match::Json> json = match::parseJson(text);
    if (!json)
        return json.problem();
    std::optional<match::Problem> problem;
    const match::JsonReader root(json.value(), problem, "bad_weights");
    root.object(kJudgeKeys);
    if (root.required("format").string() != kJudgeFormat)
        root.fail(text::said("is not a file of weights of this version"));
    const match::JsonReader weights = root.required("weights");
    if (weights.value().size() != features.size())
        weights.fail(text::said("has other features than this version"));
    std::vector<double> out;
    for (const FeatureInfo &feature : features)
        out.push_back(problem ? 0 : weightOf(weights.required(feature.id)));
    if (problem)
        return *problem;
    return Judge(std::move(out));
}

Judge Judge::guess(std::span<const FeatureInfo> features)
{
    std::vector<double> out;
    for (const FeatureInfo &feature : features)
        out.push_back(feature.guess);
    return Judge(std::move(out));
}

double Judge::chance(std::span<const double> features) const
{
    double sum = 0;
    for (std::size_t i = 0; i < features.size(); ++i)
        sum += features[i] * m_weights[i];
    return 1 / (1 + exponential(-sum));
}

match::Json judgeJson(std::span<const FeatureInfo> features, const Judge &judge,
                      const std::string &about)
{
    match::Json json{{"format", kJudgeFormat}, {"about", about}};
    for (std::size_t i = 0; i < features.size(); ++i)
        json["weights"][std::string(features[i].id)]
            = std::round(judge.weights()[i] * 10000) / 10000;
    return json;
}

} // namespace playmat::bots::planner
