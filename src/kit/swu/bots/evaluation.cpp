#include "kit/swu/bots/evaluation.h"

#include "bots/exponential.h"
#include "match/json_reader.h"
#include "text/language.h"

#include <algorithm>
#include <cmath>

namespace playmat::bots {

namespace {

constexpr std::string_view kFormat = "playmat-weights-1";
constexpr std::array<std::string_view, 6> kKeys{"format", "date",  "games",
                                                "seed",   "brier", "weights"};
constexpr std::array<std::string_view, 2> kTimes{"early", "late"};
constexpr double kLastRound = 10;

double numberOf(const match::JsonReader &reader)
{
    if (!reader.value().is_number())
        reader.fail(text::said("is not a number"));
    return reader.failed() ? 0 : reader.value().get<double>();
}

} // namespace

Weights guessedWeights()
{
    Weights w;
    w.early = {0.9,  0.8, 0.3, 0.3, 0.25, 0.25, 0.1,  0.2, 0.35, 0.1, 0.1, 0.4,
               0.05, 0.5, 0.3, 0.2, 0.1,  0.1,  0.05, 0.4, 0.3,  0.6, 0.1, 0.15};
    w.late = w.early;
    return w;
}

match::Outcome<Weights> readWeights(std::string_view text)
{
    const match::Outcome<match::Json> json = match::parseJson(text);
    if (!json)
        return json.problem();
    std::optional<match::Problem> problem;
    const match::JsonReader root(json.value(), problem, "bad_weights");
    root.object(kKeys);
    if (root.required("format").string() != kFormat)
        root.fail(text::said("is not a file of weights of this version"));
    Weights w;
    w.fitted.date = root.required("date").string();
    w.fitted.games = root.required("games").seed();
    w.fitted.seed = root.required("seed").seed();
    w.fitted.brier = numberOf(root.required("brier"));
    const match::JsonReader weights = root.required("weights");
    if (weights.value().size() != kFeatures)
        weights.fail(text::said("has other features than this version"));
    for (std::size_t i = 0; i < kFeatures && !problem; ++i) {
        const match::JsonReader one = weights.required(infoOf(static_cast<Feature>(i)).id);
        one.object(kTimes);
        w.early[i] = numberOf(one.required("early"));
        w.late[i] = numberOf(one.required("late"));
    }
    if (problem)
        return *problem;
    return w;
}

match::Json weightsJson(const Weights &weights)
{
    const auto rounded = [](double x) { return std::round(x * 10000) / 10000; };
    match::Json json{{"format", kFormat},
                     {"date", weights.fitted.date},
                     {"games", weights.fitted.games},
                     {"seed", weights.fitted.seed},
                     {"brier", rounded(weights.fitted.brier)}};
    for (std::size_t i = 0; i < kFeatures; ++i)
        json["weights"][std::string(infoOf(static_cast<Feature>(i)).id)]
            = {{"early", rounded(weights.early[i])}, {"late", rounded(weights.late[i])}};
    return json;
}

double progressOf(const swu::State &state)
{
    return std::min<double>(state.round, kLastRound) / kLastRound;
}

double chanceOf(const Weights &weights, const swu::Game &game, swu::PlayerId side)
{
    const swu::State &state = game.state();
    if (game.over())
        return state.winner == side ? 1 : state.winner == swu::kNone ? 0.5 : 0;
    const Features features = featuresOf(game.db(), state, side);
    const double late = progressOf(state);
    double sum = 0;
    for (std::size_t i = 0; i < kFeatures; ++i)
        sum += features[i] * (weights.early[i] + late * (weights.late[i] - weights.early[i]));
    return 1 / (1 + exponential(-sum));
}

} // namespace playmat::bots
