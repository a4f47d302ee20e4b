#include "cli/scenarios.h"

#include "cli/output.h"
#include "kit/games/kits.h"
#include "match/resources.h"
#include "scenarios/rulings.h"
#include "scenarios/runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>

namespace playmat::cli {

namespace {

namespace fs = std::filesystem;

const fs::path kFolder = "tests/scenarios";

std::vector<fs::path> documentsOf(const ScenariosOptions &options)
{
    if (!options.files.empty())
        return {options.files.begin(), options.files.end()};
    std::vector<fs::path> out;
    std::error_code none;
    for (const auto &entry : fs::recursive_directory_iterator(kFolder, none))
        if (entry.path().extension() == ".play")
            out.push_back(entry.path());
    std::sort(out.begin(), out.end());
    return out;
}

/// A game's cards, and what plays its scenarios.
struct Game
{
    explicit Game(match::CardLibrary cards)
        : library(std::move(cards))
        , runner(library)
    {
    }
    match::CardLibrary library;
    scenarios::Runner runner;
};

class Player
{
public:
    explicit Player(const ScenariosOptions &options)
        : m_options(options)
    {
    }

    void play(const fs::path &file)
    {
        const match::Outcome<std::string> text = match::readFile(file, match::kLargestPosition);
        if (!text)
            return fault(file, {0, match::describe(text.problem())});
        const scenarios::Document document = scenarios::readDocument(text.value());
        if (!m_options.game.empty() && document.game != m_options.game)
            return;
        for (const scenarios::Fault &one : document.faults)
            fault(file, one);
        const Game *game = document.faults.empty() ? gameOf(document.game, file) : nullptr;
        if (game == nullptr)
            return;
        for (const scenarios::Scenario &scenario : document.scenarios)
            if (scenario.title.find(m_options.filter) != std::string::npos)
                play(file, scenario, *game);
    }

    int finish() const
    {
        say(fmt::format("{} passed, {} failed", m_passed, m_failed));
        return m_failed == 0 && m_passed > 0 ? 0 : 1;
    }

private:
    void play(const fs::path &file, const scenarios::Scenario &scenario, const Game &game)
    {
        const scenarios::Course course = game.runner.play(scenario);
        if (!course.fault) {
            ++m_passed;
            return;
        }
        fault(file,
              {course.fault->line,
               fmt::format("{}\n    in \"{}\"", course.fault->what, scenario.title)});
    }

    void fault(const fs::path &file, const scenarios::Fault &what)
    {
        ++m_failed;
        complain(fmt::format("{}:{}: {}", file.string(), what.line, what.what));
    }

    const Game *gameOf(const std::string &name, const fs::path &file)
    {
        std::unique_ptr<Game> &game = m_games[name];
        const auto kits = kit::games();
        const auto kit = std::find_if(kits.begin(), kits.end(),
                                      [&](const auto *one) { return one->id() == name; });
        if (kit == kits.end() || (*kit)->scenarioWords() == nullptr) {
            fault(file, {1, fmt::format("there is no game {} with scenarios", name)});
            return nullptr;
        }
        if (game != nullptr)
            return game.get();
        auto library = (*kit)->library(match::findResources());
        if (library)
            game = std::make_unique<Game>(std::move(library.value()));
        else
            fault(file, {0, match::describe(library.problem())});
        return game.get();
    }

    const ScenariosOptions &m_options;
    std::map<std::string, std::unique_ptr<Game>> m_games;
    std::size_t m_passed = 0;
    std::size_t m_failed = 0;
};

/// Where it stands which scenario of a game holds which ruling.
fs::path rulingsFile(const std::string &game)
{
    return fs::path("tests/engine") / game / "rulings-coverage.md";
}

/// Writes these tables anew, or says which are stale.
int rulings(const ScenariosOptions &options)
{
    std::map<std::string, std::vector<std::pair<std::string, scenarios::Document>>> games;
    for (const fs::path &file : documentsOf(options))
        if (const auto text = match::readFile(file, match::kLargestPosition)) {
            scenarios::Document document = scenarios::readDocument(text.value());
            games[document.game].emplace_back(file.stem().string(), std::move(document));
        }
    int status = games.empty() ? 1 : 0;
    for (const auto &[game, documents] : games) {
        const fs::path file = rulingsFile(game);
        const std::string table = scenarios::rulingsTable(documents);
        const auto there = match::readFile(file, match::kLargestPosition);
        if (there && there.value() == table)
            continue;
        if (options.checkRulings)
            complain(fmt::format("{}: stale; playmat-cli scenarios --update-rulings writes it anew",
                                 file.string()));
        if (options.checkRulings || !writeOrSay(file, table))
            status = 1;
    }
    return status;
}

} // namespace

int playScenarios(const ScenariosOptions &options)
{
    if (options.updateRulings || options.checkRulings)
        return rulings(options);
    Player player(options);
    for (const fs::path &file : documentsOf(options))
        player.play(file);
    return player.finish();
}

} // namespace playmat::cli
