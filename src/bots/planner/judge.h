#pragma once

#include "match/json.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::bots::planner {

/// A feature of a position: its key in the file of weights, and the weight that is used without a
/// file.
struct FeatureInfo
{
    std::string_view id;
    double guess = 0;
};

/// Estimates with a logistic regression how likely a player wins from a position. Each feature is
/// a difference between the two players, so that their probabilities add up to 1.
class Judge
{
public:
    /// Reads the text of a file of weights (format "playmat-judge-1"), which must have exactly one
    /// weight for each feature. Otherwise the outcome is a problem with the code "bad_weights", or
    /// that of a text that is not JSON.
    [[nodiscard]] static match::Outcome<Judge> read(std::span<const FeatureInfo> features,
                                                    std::string_view text);
    [[nodiscard]] static Judge guess(std::span<const FeatureInfo> features);
    explicit Judge(std::vector<double> weights)
        : m_weights(std::move(weights))
    {
    }

    /// The probability (0 to 1) that the player wins. `features` are in the order of the weights.
    [[nodiscard]] double chance(std::span<const double> features) const;
    [[nodiscard]] std::span<const double> weights() const { return m_weights; }

private:
    std::vector<double> m_weights;
};

/// The content of a file of weights that Judge::read accepts. `about` says how the weights were
/// found.
[[nodiscard]] match::Json judgeJson(std::span<const FeatureInfo> features, const Judge &judge,
                                    const std::string &about);

} // namespace playmat::bots::planner
