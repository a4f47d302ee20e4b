#pragma once

#include "engine/swu/game.h"
#include "learn/puzzle.h"

#include <set>
#include <string>
#include <vector>

namespace playmat::kit {

/// What a solution is about, read off its answers. The most particular theme comes first.
class PuzzleThemes
{
public:
    /// The learner, in seat 0, has given an answer.
    void note(const swu::Game &before, const core::Answer &answer, const swu::Game &after);
    [[nodiscard]] std::vector<std::string> inOrder() const;

private:
    void noteUse(const swu::Game &game, const core::Option &option);
    void notePlay(const swu::Game &game, const core::Option &option);
    void noteAttack(const swu::Game &game, const core::Option &option);

    std::set<std::string, std::less<>> m_found;
};

/// What a made puzzle says, in words that give nothing away.
[[nodiscard]] std::string titleOf(const swu::Game &game);
[[nodiscard]] std::string goalOf(learn::Puzzle::Kind kind);
[[nodiscard]] std::string hintOf(std::string_view theme);

} // namespace playmat::kit
