#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::scenarios {

/// A line of a document without what is between # and its end, and with the lines that continue it.
struct Line
{
    std::size_t number = 0; ///< counted from 1
    std::string text;
};

/// A table that is laid out, and what happens on it.
struct Board
{
    std::vector<Line> layout; ///< "me: …", "you: …", "game: …"
    std::vector<Line> steps;
};

/// A ruling that a scenario holds, or that something else holds.
struct Ruling
{
    std::size_t line = 0;
    std::string card; ///< "SOR_002 Iden Versio"
    std::string text;
    std::string held; ///< of one outside of scenarios: tests, or "—" and why there is none
};

struct Scenario
{
    std::string title;
    std::size_t line = 0;
    std::string oneSeat; ///< why it is played from the first seat alone; empty: from both
    std::vector<Ruling> rulings;
    std::vector<Board> boards;
};

/// Something that is not as it was said, or is not understood.
struct Fault
{
    std::size_t line = 0;
    std::string what;
};

struct Document
{
    std::string game;
    std::vector<Scenario> scenarios;
    std::vector<Ruling> rulings; ///< that no scenario holds
    std::vector<Fault> faults; ///< of its form
};

[[nodiscard]] Document readDocument(std::string_view text);

} // namespace playmat::scenarios
