#pragma once

#include "match/hosted_game.h"

#include <cstdint>
#include <string_view>

namespace playmat::cli {

/// A number for how games went: every question with its options, every answer, and how it ended, by
/// printed ids and not by how the state keeps cards. Equal games have equal numbers, whichever
/// compiler, processor or size of an integer they were played with; a change of the state that
/// changes no game changes no number.
class Signature
{
public:
    static constexpr std::uint64_t kPrime = 0x100000001B3ULL; ///< of FNV-1a
    /// The question that the game asks now, and its answer.
    void add(const match::HostedGame &game, const core::Answer &answer);
    void addEnd(const match::HostedGame &game);

    [[nodiscard]] std::uint64_t value() const { return m_hash; }

private:
    void add(std::int64_t number);
    void add(std::string_view text);
    void addDecision(const match::HostedGame &game);
    void addAnswer(const core::Answer &answer);

    std::uint64_t m_hash = 0xCBF29CE484222325ULL; ///< byte by byte
};

} // namespace playmat::cli
