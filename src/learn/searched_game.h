#pragma once

#include "engine/core/answers.h"
#include "match/json.h"
#include "match/outcome.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace playmat::learn {

/// A game as a prover needs it: quick to copy, and silent. The game's kit makes it from a position.
class SearchedGame
{
public:
    SearchedGame() = default;
    SearchedGame &operator=(const SearchedGame &) = delete;
    virtual ~SearchedGame() = default;

    [[nodiscard]] virtual std::unique_ptr<SearchedGame> copy() const = 0;
    [[nodiscard]] virtual const core::Decision &decision() const = 0;
    /// False when the answer is refused; then nothing has changed.
    virtual bool apply(const core::Answer &answer) = 0;
    [[nodiscard]] virtual std::uint64_t hash() const = 0;
    /// Whether the last answer showed something hidden or used a random number: nobody can reckon
    /// with what came of it.
    [[nodiscard]] virtual bool revealed() const = 0;
    /// Whether the part of the game that a puzzle is about is over.
    [[nodiscard]] virtual bool ended() const = 0;
    /// Who has won, kNone for a draw; nothing while there is no result.
    [[nodiscard]] virtual std::optional<core::PlayerId> winner() const = 0;
    /// How far this side is from winning, as the game counts it; 0: it has won.
    [[nodiscard]] virtual int distance(core::PlayerId side) const = 0;
    /// All answers to the decision, those first that most often decide something.
    [[nodiscard]] virtual std::vector<core::Answer> answers() const = 0;

protected:
    SearchedGame(const SearchedGame &) = default;
};

/// Makes it from a position of the headless protocol.
using StartSearch
    = std::function<match::Outcome<std::unique_ptr<SearchedGame>>(const match::Json &scenario)>;

} // namespace playmat::learn
