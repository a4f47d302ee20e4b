#pragma once

#include "match/card_library.h"
#include "match/outcome.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// A fuzz target is one file that defines `run` and `seeds`. The driver of these tests feeds it
/// mutated documents (driver.cpp); a build with PLAYMAT_FUZZER lets libFuzzer do it
/// (libfuzzer.cpp).
namespace playmat::fuzz {

/// Whether the program made something of an input. A target that refuses everything tests little,
/// so the driver wants to see both.
enum class Verdict { Refused, Taken };

/// One input, which leaves nothing behind for the next one. What must never happen ends the
/// process.
[[nodiscard]] Verdict run(std::string_view input);

/// Documents that this very build writes or ships; the stored corpus comes on top.
[[nodiscard]] std::vector<std::string> seeds();

/// Before the first input; targets that need Qt's application make it here.
void prepare(int &argc, char **argv);

/// Ends the process with this text unless something holds.
void check(bool holds, std::string_view what);

/// What every refusal must have: a code, a sentence, and a place inside the text if there is one.
void checkProblem(const match::Problem &problem, std::string_view text);

/// The program's own cards and decks, loaded once.
[[nodiscard]] const match::CardLibrary &library();

[[nodiscard]] std::string contentOf(const std::filesystem::path &file);
void writeFile(const std::filesystem::path &file, std::string_view text);
[[nodiscard]] std::vector<std::string> linesOf(std::string_view text);

/// A folder for what one input writes; gone afterwards.
class Workplace
{
public:
    Workplace();
    Workplace(const Workplace &) = delete;
    Workplace &operator=(const Workplace &) = delete;
    ~Workplace();

    [[nodiscard]] std::filesystem::path operator/(std::string_view name) const
    {
        return m_folder / name;
    }

private:
    std::filesystem::path m_folder;
};

} // namespace playmat::fuzz
