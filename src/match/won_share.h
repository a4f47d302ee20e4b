#pragma once

namespace playmat::match {

/// The share of matches that were won, with the confidence interval of the true share.
struct WonShare
{
    int won = 0;
    int played = 0;

    [[nodiscard]] double share() const { return played == 0 ? 0 : double(won) / played; }
    /// The ends of Wilson's score interval, which contains the true share with 95 % confidence. If
    /// no match was played, they are 0 and 1.
    [[nodiscard]] double low() const;
    [[nodiscard]] double high() const;
};

} // namespace playmat::match
