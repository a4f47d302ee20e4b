#pragma once

#include "match/game_kit.h"
#include "match/match.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace playmat::table {
class TableKit;
}

/// The smallest whole game that a table plays, and an example of what a kit is. Ten cards are
/// dealt. In each of five rounds both put one into the row, and the higher one scores a point. Once
/// a game whoever leads a round may raise: that round counts two.
namespace playmat::highcard {

inline constexpr int kCards = 10;

enum Option : std::uint8_t { Play, Raise };
enum Zone : int { Hand, Row }; ///< in the order of the spec

/// A value: a copy of it is the undo step. A card's number is its index and one.
struct State
{
    std::array<std::uint8_t, kCards> seat{};
    std::array<std::uint8_t, kCards> inRow{};
    std::array<std::uint8_t, 2> points{};
    std::array<std::uint8_t, 2> mayRaise{1, 1};
    std::uint8_t round = 1;
    std::uint8_t leads = 0;
    std::uint8_t first = 0; ///< the card of the round that was put down first; 0: none yet
    std::uint8_t raised = 0;
    std::uint8_t conceded = core::kNone;

    [[nodiscard]] bool over() const { return round > kCards / 2 || conceded != core::kNone; }
    [[nodiscard]] int winner() const; ///< -1: nobody, or a draw
    friend bool operator==(const State &, const State &) = default;
};

/// The rules, behind the interface of all games.
class Game final : public match::HostedGame
{
public:
    explicit Game(std::uint64_t seed);

    [[nodiscard]] const State &state() const { return m_state; }
    [[nodiscard]] int lastPlayed() const { return m_last; } ///< by the last answer; 0: none

    [[nodiscard]] const core::Decision &decision() const override { return m_decision; }
    core::Result<void> apply(const core::Answer &answer) override;
    core::Result<void> concede(core::PlayerId player) override;
    [[nodiscard]] bool over() const override { return m_state.over(); }
    [[nodiscard]] std::optional<match::Suspension> suspended() const override { return {}; }
    [[nodiscard]] std::uint64_t hash() const override;
    [[nodiscard]] std::uint64_t positionHash() const override { return hash(); }
    [[nodiscard]] bool revealedInformation() const override { return false; }
    [[nodiscard]] core::PlayerMask shownTo() const override { return 0; }
    [[nodiscard]] match::Snapshot snapshot() const override;
    void restore(const match::Snapshot &snapshot) override;
    [[nodiscard]] match::Json stateJson(match::Seer, match::Names) const override;
    [[nodiscard]] match::Json decisionJson(match::Seer, match::Names) const override { return {}; }
    [[nodiscard]] match::Json eventsJson(match::Seer) const override { return {}; }
    [[nodiscard]] match::Json resultJson() const override { return m_state.winner(); }
    [[nodiscard]] match::Outcome<match::Json> why(match::Seer, const match::Json &,
                                                  match::Names) const override
    {
        return match::Json();
    }
    [[nodiscard]] match::Outcome<core::Answer> readAnswer(const match::Json &json) const override;
    [[nodiscard]] match::Json writeAnswer(const core::Answer &answer) const override;
    [[nodiscard]] core::Answer answerOf(match::Seer, const core::Answer &answer) const override
    {
        return answer;
    }
    [[nodiscard]] match::Problem explain(match::Seer, const core::Refusal &,
                                         match::Names) const override;
    [[nodiscard]] match::Json keptCards(const match::MatchSetup &) const override { return {}; }
    [[nodiscard]] match::Json shownJson() const override { return match::Json::object(); }
    [[nodiscard]] match::Json standJson() const override { return m_state.points; }
    /// All ten cards are dealt, so each player knows the other's.
    [[nodiscard]] std::unique_ptr<match::HostedGame> twin(core::PlayerId,
                                                          core::Rng &) const override
    {
        auto copy = std::make_unique<Game>(1);
        copy->restore(snapshot());
        return copy;
    }
    [[nodiscard]] std::vector<match::Fill> fills() const override
    {
        const auto played
            = std::ranges::count_if(m_state.inRow, [](int round) { return round > 0; });
        return {{"row", static_cast<std::size_t>(played), kCards, "cards that were played"}};
    }
    [[nodiscard]] std::string_view printedId(core::CardId card) const override
    {
        return std::string_view("123456789A").substr(card - 1U, 1);
    }

private:
    void ask();
    void endRound(std::uint8_t second);

    State m_state;
    core::Decision m_decision;
    int m_last = 0;
};

[[nodiscard]] const match::GameKit &kit();
[[nodiscard]] const table::TableKit &tableKit();

} // namespace playmat::highcard
