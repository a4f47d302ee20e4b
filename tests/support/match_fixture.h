#pragma once

#include "bots/random_bot.h"
#include "engine/swu/game.h"
#include "kit/swu/host/swu_kit.h"
#include "match/match.h"
#include "match/resources.h"
#include "support/folders.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

/// What tests of matches and of the command line share.
namespace playmat::test {

/// The program's own cards and decks, loaded once.
inline const match::CardLibrary &library()
{
    static const match::Outcome<match::CardLibrary> loaded
        = match::CardLibrary::open(kit::swuKit(), test::resourceDir());
    EXPECT_TRUE(loaded.ok()) << (loaded.ok() ? "" : loaded.problem().message);
    return loaded.value();
}

/// A folder of its own that is gone after the test.
class TempFolder
{
public:
    TempFolder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "playmat-XXXXXX").string();
        EXPECT_NE(::mkdtemp(name.data()), nullptr);
        m_path = name;
    }
    TempFolder(const TempFolder &) = delete;
    TempFolder &operator=(const TempFolder &) = delete;
    ~TempFolder()
    {
        std::error_code error;
        std::filesystem::remove_all(m_path, error);
    }
    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    [[nodiscard]] std::filesystem::path operator/(std::string_view name) const
    {
        return m_path / name;
    }

private:
    std::filesystem::path m_path;
};

inline std::string contentOf(const std::filesystem::path &path)
{
    const match::Outcome<std::string> text = match::readFile(path);
    return text ? text.value() : std::string();
}

inline void writeFile(const std::filesystem::path &path, std::string_view text)
{
    std::ofstream(path, std::ios::binary) << text;
}

/// Luke against Vader.
inline match::Match starterMatch(std::uint64_t seed, match::Files &files = match::systemFiles())
{
    match::Json request{{"op", "new"}, {"seed", seed}};
    request["players"] = {{{"name", "Ann"}, {"deck", "luke"}}, {{"name", "Bo"}, {"deck", "vader"}}};
    match::Outcome<match::MatchSetup> setup = match::setupFromJson(library(), request);
    EXPECT_TRUE(setup.ok());
    match::Outcome<match::Match> started = match::Match::start(library(), setup.value(), files);
    EXPECT_TRUE(started.ok());
    return std::move(started.value());
}

/// This many random answers, or random answers to the end.
inline void playOn(match::Match &match, std::size_t answers, std::uint64_t seed = 5)
{
    core::Rng rng(seed);
    for (std::size_t n = 0; n < answers && !match.game().over();)
        n += match.submit(
                 bots::randomAnswer(match.game().decision(), rng, library().swu().names.size()))
            ? 1
            : 0;
}

} // namespace playmat::test
