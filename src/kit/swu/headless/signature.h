#pragma once

#include "engine/swu/game.h"

#include <cstdint>
#include <string_view>

namespace playmat::cli {

/// A number for how games went: every question with its options, every answer, every card's place
/// at the end, by printed ids and not by how the state keeps them. Equal games have equal numbers,
/// whichever compiler, processor or size of an integer they were played with; a change of the
/// state that changes no game changes no number.
class Signature
{
public:
    void addDecision(const swu::Game &game);
    void addAnswer(const core::Answer &answer);
    void addEnd(const swu::Game &game);
    /// A question and its answer; without one the end.
    void add(const swu::Game &game, const core::Answer *answer);

    [[nodiscard]] std::uint64_t value() const { return m_hash; }

private:
    void add(std::int64_t number);
    void add(std::string_view text);
    void addCard(const swu::Game &game, swu::CardId card);

    std::uint64_t m_hash = 0xCBF29CE484222325ULL; ///< FNV-1a, byte by byte
};

} // namespace playmat::cli
