#pragma once

#include "engine/swu/game.h"
#include "match/card_library.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace playmat::table {

/// Thinks for a seat that the program plays.
class ProgramMind
{
public:
    ProgramMind() = default;
    ProgramMind(const ProgramMind &) = delete;
    ProgramMind &operator=(const ProgramMind &) = delete;
    virtual ~ProgramMind() = default;

    /// An answer to the open question of a game as its seat may know it (Game::seenBy), in the
    /// options that the seat is told; nothing: it has none. Takes its time, so it is called on a
    /// thread of its own, by one at a time; it comes back soon after `stop`.
    virtual std::optional<core::Answer> think(const swu::Game &seen, const std::stop_token &stop)
        = 0;
    /// Why it cannot play at all; empty: it can.
    [[nodiscard]] virtual std::string problem() const { return {}; }
};

/// How well the program plays.
struct ProgramLevel
{
    std::string id; ///< as journals and settings write it
    std::string name;
    std::string words; ///< what to expect, in one sentence
    int elo = 0;
};

/// From the weakest to the strongest.
[[nodiscard]] const std::vector<ProgramLevel> &programLevels();
/// The level of that id; a later version's is the one in the middle.
[[nodiscard]] const ProgramLevel &programLevel(const std::string &id);

using MakeMind = std::function<std::unique_ptr<ProgramMind>(
    const match::CardLibrary &library, const std::string &level, std::uint64_t seed)>;

/// The program's own.
[[nodiscard]] std::unique_ptr<ProgramMind> makeMind(const match::CardLibrary &library,
                                                    const std::string &level, std::uint64_t seed);

} // namespace playmat::table
