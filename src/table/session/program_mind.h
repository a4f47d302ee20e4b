#pragma once

#include "engine/swu/game.h"
#include "match/card_library.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
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
    /// What it does while the other side decides, on the same thread, if people want it to: it goes
    /// on from the game that it was asked about last. It comes back soon after `stop`, or when it
    /// has done enough.
    virtual void thinkAhead(const std::stop_token &) { }
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

/// The level that is as strong as its Elo says: "adaptive:1310", in whose list it is "adaptive".
inline constexpr std::string_view kAdaptive = "adaptive";

/// From the weakest to the strongest, then the one that adapts.
[[nodiscard]] const std::vector<ProgramLevel> &programLevels();
/// The level of that id, with or without a strength; a later version's is the one in the middle.
[[nodiscard]] const ProgramLevel &programLevel(const std::string &id);
/// As seats and journals write it: one that adapts with its strength, `elo` unless `id` has one.
[[nodiscard]] std::string fullLevel(const std::string &id, int elo);

using MakeMind = std::function<std::unique_ptr<ProgramMind>(
    const match::CardLibrary &library, const std::string &level, std::uint64_t seed)>;

/// The program's own.
[[nodiscard]] std::unique_ptr<ProgramMind> makeMind(const match::CardLibrary &library,
                                                    const std::string &level, std::uint64_t seed);

} // namespace playmat::table
