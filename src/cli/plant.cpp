#include "cli/plant.h"

#include "cli/boards.h"
#include "cli/output.h"
#include "engine/core/hash.h"
#include "match/game_kit.h"
#include "match/resources.h"
#include "match/setup.h"
#include "scenarios/card_deeds.h"
#include "scenarios/planted_faults.h"
#include "scenarios/runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>

namespace playmat::cli {

namespace {

namespace fs = std::filesystem;

using scenarios::PlantedFault;
using scenarios::Scenario;

/// The reasons why some faults cannot be noticed, by fault, from lines "SOR_001: raise …: reason".
std::map<std::string, std::string> reasonsFor(const match::GameKit &kit)
{
    std::map<std::string, std::string> out;
    const auto text = match::readFile(fs::path("tests/scenarios") / kit.id() / "unseen.txt",
                                      match::kLargestPosition);
    std::istringstream lines(text ? text.value() : std::string());
    for (std::string line; std::getline(lines, line);)
        if (const std::size_t first = line.find(": "), at = line.find(": ", first + 2);
            first != std::string::npos && at != std::string::npos)
            out.emplace(line.substr(0, at), line.substr(at + 2));
    return out;
}

/// All scenarios of a game.
std::vector<Scenario> scenariosOf(const match::GameKit &kit)
{
    std::vector<fs::path> files;
    std::error_code none;
    for (const auto &entry : fs::directory_iterator(fs::path("tests/scenarios") / kit.id(), none))
        if (entry.path().extension() == ".play")
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Scenario> out;
    for (const fs::path &file : files)
        if (const auto text = match::readFile(file, match::kLargestPosition))
            for (Scenario &one : scenarios::readDocument(text.value()).scenarios)
                out.push_back(std::move(one));
    return out;
}

bool mentions(const Scenario &scenario, const std::string &id)
{
    const auto has
        = [&](const scenarios::Line &line) { return line.text.find(id) != std::string::npos; };
    return scenario.title.find(id) != std::string::npos
        || std::any_of(scenario.boards.begin(), scenario.boards.end(),
                       [&](const scenarios::Board &board) {
                           return std::any_of(board.layout.begin(), board.layout.end(), has)
                               || std::any_of(board.steps.begin(), board.steps.end(), has);
                       });
}

struct Count
{
    int planted = 0;
    int byScenarios = 0;
    int byDeeds = 0;
    int byEither = 0;
    int withReason = 0; ///< unnoticed faults that have a reason
};

class Planting
{
public:
    Planting(const match::GameKit &kit, const PlantOptions &options, scenarios::CardFiles files,
             match::CardLibrary library, std::vector<Scenario> boards)
        : m_options(options)
        , m_files(std::move(files))
        , m_library(std::move(library))
        , m_deeds(m_files, m_library, std::move(boards))
        , m_planter(*kit.scenarioWords())
        , m_scenarios(scenariosOf(kit))
        , m_reasons(reasonsFor(kit))
    {
        for (const std::string &id : m_files.ids())
            m_planter.learn(m_files.card(id));
    }

    int run()
    {
        const std::vector<std::string> cards = drawn();
        for (const std::string &id : cards)
            plantIn(id);
        say(fmt::format(
            "{} faults in {} cards: {} noticed by scenarios, {} by deeds, {} by either; "
            "{} of the others have a reason",
            m_count.planted, cards.size(), m_count.byScenarios, m_count.byDeeds, m_count.byEither,
            m_count.withReason));
        return m_count.planted > 0 && m_count.byEither + m_count.withReason == m_count.planted ? 0
                                                                                               : 1;
    }

private:
    /// The given card, or cards of scenarios' titles, drawn by the seed. New cards replace few of
    /// those drawn.
    std::vector<std::string> drawn()
    {
        if (!m_options.card.empty())
            return {m_options.card};
        std::vector<std::pair<std::uint64_t, std::string>> all;
        const std::vector<match::CardNote> notes = m_library.kit().catalogue(m_library);
        for (const match::CardNote &note : notes)
            if (note.whyNot.empty() && canTakeFaults(note.id))
                all.emplace_back(core::hashBytes(note.id.data(), note.id.size(), m_options.seed),
                                 note.id);
        std::sort(all.begin(), all.end());
        all.resize(std::min(all.size(), m_options.cards));
        std::vector<std::string> out;
        for (const auto &[rank, id] : all)
            out.push_back(id);
        std::sort(out.begin(), out.end());
        return out;
    }

    bool canTakeFaults(const std::string &id) const
    {
        return m_library.source(id) != nullptr && m_deeds.hasStand(id) && hasScenario(id)
            && !m_planter.faultsOf(m_files.card(id)).empty();
    }

    bool hasScenario(const std::string &id) const
    {
        return std::any_of(m_scenarios.begin(), m_scenarios.end(), [&](const Scenario &one) {
            return one.title.find(id) != std::string::npos;
        });
    }

    /// The scenarios that name the card, filler or not.
    std::vector<const Scenario *> naming(const std::string &id) const
    {
        std::vector<const Scenario *> out;
        for (const Scenario &one : m_scenarios)
            if (mentions(one, id))
                out.push_back(&one);
        return out;
    }

    void plantIn(const std::string &id)
    {
        const std::vector<const Scenario *> scenarios = naming(id);
        const scenarios::SameCard same(m_deeds, id);
        for (const PlantedFault &fault : m_planter.faultsOf(m_files.card(id))) {
            const auto library = m_files.libraryWith(id, fault.card);
            if (!library)
                continue; // the loader rejects the fault
            ++m_count.planted;
            const bool byScenarios = isNoticed(library.value(), scenarios);
            const bool deeds = same.differs(library.value());
            m_count.byScenarios += byScenarios ? 1 : 0;
            m_count.byDeeds += deeds ? 1 : 0;
            m_count.byEither += byScenarios || deeds ? 1 : 0;
            if (!byScenarios && !deeds)
                unseen(id, fault.what);
            else if (!byScenarios && m_options.all)
                say(fmt::format("noticed by deeds alone: {}: {}", id, fault.what));
        }
    }

    static bool isNoticed(const match::CardLibrary &library,
                          const std::vector<const Scenario *> &about)
    {
        const scenarios::Runner runner(library);
        return std::any_of(about.begin(), about.end(), [&](const Scenario *one) {
            return runner.play(*one).fault.has_value();
        });
    }

    void unseen(const std::string &id, const std::string &what)
    {
        const std::string line = fmt::format("{}: {}", id, what);
        const auto reason = m_reasons.find(line);
        if (reason != m_reasons.end())
            ++m_count.withReason;
        if (reason == m_reasons.end() || m_options.all)
            say(fmt::format("unnoticed: {}{}", line,
                            reason == m_reasons.end() ? "" : ": " + reason->second));
    }

    const PlantOptions &m_options;
    scenarios::CardFiles m_files;
    match::CardLibrary m_library;
    scenarios::CardDeeds m_deeds;
    scenarios::FaultPlanter m_planter;
    std::vector<Scenario> m_scenarios;
    std::map<std::string, std::string> m_reasons;
    Count m_count;
};

} // namespace

int plantFaults(const match::GameKit &kit, const PlantOptions &options)
{
    auto boards = boardsOf(kit);
    auto files = scenarios::CardFiles::read(kit, match::findResources());
    if (!boards || !files)
        return 1;
    auto library = files.value().library();
    if (!library) {
        complain(match::describe(library.problem()));
        return 1;
    }
    return Planting(kit, options, std::move(files.value()), std::move(library.value()),
                    std::move(*boards))
        .run();
}

} // namespace playmat::cli
