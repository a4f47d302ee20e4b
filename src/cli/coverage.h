#pragma once

#include "match/happenings.h"

#include <string>
#include <vector>

namespace playmat::match {
class CardLibrary;
}

namespace playmat::cli {

/// Collects which parts of a game's cards have happened in at least one of several matches.
class Coverage
{
public:
    /// Adds what happened in a match; HostedGame::watch must have been on.
    void add(const match::HostedGame &game);

    [[nodiscard]] const std::vector<match::CardPart> &parts() const { return m_parts; }
    [[nodiscard]] bool has(std::size_t part) const { return m_happened[part]; }
    [[nodiscard]] std::size_t count() const;

private:
    std::vector<match::CardPart> m_parts;
    std::vector<bool> m_happened;
};

/// Plays the game's scenarios as well, and prints the parts that have not happened. Returns the
/// exit status: 0 if every part has happened.
[[nodiscard]] int sayMissing(const match::CardLibrary &library, Coverage coverage);

} // namespace playmat::cli
