#include "cli/coverage.h"

#include "cli/output.h"
#include "match/card_library.h"
#include "match/game_kit.h"
#include "match/resources.h"
#include "match/setup.h"
#include "scenarios/runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace playmat::cli {

namespace fs = std::filesystem;

namespace {

/// Plays all scenario documents of the game. A scenario that fails counts up to its failure.
void playScenarios(const match::CardLibrary &library, Coverage &coverage)
{
    if (library.kit().scenarioWords() == nullptr)
        return;
    scenarios::Runner runner(library);
    runner.watch([&](const match::HostedGame &game) { coverage.add(game); });
    std::error_code none;
    for (const auto &entry :
         fs::directory_iterator(fs::path("tests/scenarios") / library.kit().id(), none)) {
        if (entry.path().extension() != ".play")
            continue;
        if (const auto text = match::readFile(entry.path(), match::kLargestPosition))
            for (const scenarios::Scenario &one : scenarios::readDocument(text.value()).scenarios)
                (void)runner.play(one);
    }
}

} // namespace

void Coverage::add(const match::HostedGame &game)
{
    const match::Happenings *happenings = match::happeningsOf(game);
    if (happenings == nullptr)
        return;
    if (m_parts.empty()) {
        m_parts = happenings->parts();
        for (const match::CardPart &part : m_parts) // a part without text belongs to another part
            m_happened.push_back(part.text.empty());
    }
    const std::vector<bool> more = happenings->happened();
    for (std::size_t i = 0; i < std::min(more.size(), m_happened.size()); ++i)
        m_happened[i] = m_happened[i] || more[i];
}

std::size_t Coverage::count() const
{
    return static_cast<std::size_t>(std::count(m_happened.begin(), m_happened.end(), true));
}

int sayMissing(const match::CardLibrary &library, Coverage coverage)
{
    const std::size_t inGames = coverage.count();
    playScenarios(library, coverage);
    for (std::size_t i = 0; i < coverage.parts().size(); ++i)
        if (!coverage.has(i))
            say(fmt::format("never: {}: {}", coverage.parts()[i].card, coverage.parts()[i].text));
    say(fmt::format("{} parts of cards: {} happened in these games, {} there or in a scenario",
                    coverage.parts().size(), inGames, coverage.count()));
    return coverage.count() == coverage.parts().size() ? 0 : 1;
}

} // namespace playmat::cli
