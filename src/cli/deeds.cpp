#include "cli/deeds.h"

#include "cli/boards.h"
#include "cli/output.h"
#include "match/game_kit.h"
#include "match/plain_words.h"
#include "match/resources.h"
#include "match/setup.h"
#include "scenarios/card_deeds.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace playmat::cli {

namespace {

namespace fs = std::filesystem;

/// The heading of the list of parts of cards that have no effect on any board.
constexpr std::string_view kIdle = "== Without effect on all boards\n";

fs::path deedsFile(const match::GameKit &kit, const std::string &set)
{
    return fs::path("tests/golden") / kit.id() / fmt::format("deeds-{}.txt", set);
}

class Teller
{
public:
    Teller(const match::GameKit &kit, const DeedsOptions &options, scenarios::CardFiles files,
           match::CardLibrary library, std::vector<scenarios::Scenario> boards)
        : m_kit(kit)
        , m_options(options)
        , m_files(std::move(files))
        , m_library(std::move(library))
        , m_deeds(m_files, m_library, std::move(boards))
    {
    }

    int run()
    {
        if (!m_options.card.empty())
            return tellOne();
        for (const std::string &set : m_files.files()) {
            const bool wanted = m_options.set.empty() || m_options.set == set;
            if (const std::string text = wanted ? textOf(set) : ""; !text.empty())
                use(set, text);
        }
        return m_status;
    }

private:
    int tellOne()
    {
        const std::vector<std::string> all = m_files.ids();
        if (std::find(all.begin(), all.end(), m_options.card) == all.end()) {
            complain(fmt::format("there is no card {}", match::inQuotes(m_options.card)));
            return 2;
        }
        const scenarios::CardTold told = m_deeds.tell(m_options.card, true);
        say(told.text);
        for (const std::string &part : told.idle)
            say("without effect on all boards: " + part);
        return 0;
    }

    /// The playable cards of a set that have abilities or keywords and can be put on a board.
    std::vector<std::string> cardsOf(const std::string &set)
    {
        std::vector<std::string> out;
        const std::vector<match::CardNote> notes = m_kit.catalogue(m_library);
        for (const std::string &id : m_files.ids(set)) {
            const auto note = std::find_if(notes.begin(), notes.end(),
                                           [&](const auto &one) { return one.id == id; });
            const bool playable = note != notes.end() && note->whyNot.empty();
            if (playable && m_deeds.hasStand(id)
                && !scenarios::withoutEach(m_files.card(id), *m_kit.scenarioWords()).empty())
                out.push_back(id);
        }
        return out;
    }

    /// The recorded text of a set; empty if no card of the set has one.
    std::string textOf(const std::string &set)
    {
        std::string out;
        std::string idle;
        for (const std::string &id : cardsOf(set)) {
            // --check skips the idle parts: finding them takes as long as everything else, and they
            // hardly ever change unless the rest of the text changes.
            const scenarios::CardTold told = m_deeds.tell(id, !m_options.check);
            out += told.text + "\n";
            for (const std::string &part : told.idle)
                idle += fmt::format("{}: {}\n", m_deeds.title(id), part);
        }
        if (!out.empty() && !m_options.check)
            out += std::string(kIdle) + idle;
        return out;
    }

    void use(const std::string &set, const std::string &text)
    {
        const fs::path file = deedsFile(m_kit, set);
        const auto there = match::readFile(file, match::kLargestPosition);
        if (m_options.update) {
            if (!writeOrSay(file, text))
                m_status = 1;
        } else if (!m_options.check) {
            say(text);
        } else if (!there || there.value().substr(0, there.value().find(kIdle)) != text) {
            m_status = 1;
            complain(fmt::format("{}: {}\nplaymat-cli deeds --update writes it anew; read what "
                                 "changes before it is kept",
                                 file.string(),
                                 there ? firstDifference(there.value(), text) : "missing"));
        }
    }

    static std::string firstDifference(const std::string &before, const std::string &now)
    {
        std::istringstream was(before);
        std::istringstream is(now);
        std::string card;
        std::string one;
        std::string other;
        for (std::size_t number = 1; std::getline(is, one); ++number) {
            if (one.starts_with("== "))
                card = one.substr(3);
            if (!std::getline(was, other))
                other = "nothing";
            if (one != other)
                return fmt::format("line {}, {}\nwas {}\nnow {}", number, card, other, one);
        }
        return "it is longer than what is so now";
    }

    const match::GameKit &m_kit;
    const DeedsOptions &m_options;
    scenarios::CardFiles m_files;
    match::CardLibrary m_library;
    scenarios::CardDeeds m_deeds;
    int m_status = 0;
};

} // namespace

int tellDeeds(const match::GameKit &kit, const DeedsOptions &options)
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
    return Teller(kit, options, std::move(files.value()), std::move(library.value()),
                  std::move(*boards))
        .run();
}

} // namespace playmat::cli
