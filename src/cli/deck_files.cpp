#include "cli/deck_files.h"

#include "cli/output.h"
#include "decks/deck_file.h"
#include "decks/missing.h"
#include "match/deck_limits.h"
#include "match/folded_name.h"
#include "match/game_kit.h"
#include "match/plain_words.h"
#include "match/resources.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>

namespace playmat::cli {

namespace {

namespace fs = std::filesystem;

/// The text of a deck, and the name that the user knows it by: a built-in name or a path.
struct NamedDeck
{
    std::string name;
    std::string text;
};

/// The text of a built-in deck or of a file. If there is none, prints why and returns nullopt.
std::optional<std::string> textOf(const match::CardLibrary &library, const std::string &name)
{
    if (const std::string *known = library.deck(name); known != nullptr)
        return *known;
    const auto read = match::readFile(name, match::kLongestDeck);
    if (read)
        return read.value();
    complain(match::describe(read.problem()));
    return std::nullopt;
}

void addFile(const fs::path &path, std::vector<NamedDeck> &decks)
{
    if (const auto read = match::readFile(path, match::kLongestDeck))
        decks.push_back({path.string(), read.value()});
}

std::vector<NamedDeck> allDecks(const match::CardLibrary &library,
                                const std::vector<std::string> &places)
{
    std::vector<NamedDeck> decks;
    for (const std::string &name : library.deckNames())
        decks.push_back({name, *library.deck(name)});
    for (const std::string &place : places) {
        std::error_code error;
        if (!fs::is_directory(place, error)) {
            addFile(place, decks);
            continue;
        }
        std::vector<fs::path> files;
        for (auto at = fs::recursive_directory_iterator(
                 place, fs::directory_options::skip_permission_denied, error);
             !error && at != fs::recursive_directory_iterator(); at.increment(error))
            if (at->is_regular_file(error))
                files.push_back(at->path());
        std::ranges::sort(files);
        for (const fs::path &file : files)
            addFile(file, decks);
    }
    return decks;
}

/// The name of the first card that matches the search; empty if the deck's own name matches;
/// nullopt if nothing does.
std::optional<std::string> hit(const decks::Deck &deck, const std::string &wanted)
{
    if (match::foldedName(deck.name).find(wanted) != std::string::npos)
        return std::string();
    for (const auto &part : deck.parts)
        for (const decks::Entry &entry : part)
            if (match::foldedName(entry.name).find(wanted) != std::string::npos)
                return entry.name;
    return std::nullopt;
}

const decks::DeckKit *kitOf(const match::CardLibrary &library)
{
    const decks::DeckKit *kit = library.kit().deckKit();
    if (kit == nullptr)
        complain("this game has no decks");
    return kit;
}

} // namespace

int findDecks(const match::CardLibrary &library, const DecksOptions &options)
{
    const decks::DeckKit *kit = kitOf(library);
    const std::string wanted = match::foldedName(options.find);
    if (kit == nullptr)
        return 1;
    int found = 0;
    for (const NamedDeck &one : allDecks(library, options.in)) {
        const decks::Deck deck = decks::readDeckFile(*kit, library, one.text).deck;
        const auto why = hit(deck, wanted);
        if (!why)
            continue;
        ++found;
        say(fmt::format("{}: {}{}", one.name,
                        deck.name.empty() ? "a deck" : match::printable(deck.name),
                        why->empty() ? "" : fmt::format(" ({})", match::printable(*why))));
    }
    if (found == 0)
        complain(fmt::format("no deck has {} in its name or a card called so",
                             match::inQuotes(options.find)));
    return found == 0 ? 1 : 0;
}

int convertDeck(const match::CardLibrary &library, const std::string &name)
{
    const decks::DeckKit *kit = kitOf(library);
    const auto text = kit == nullptr ? std::nullopt : textOf(library, name);
    if (!text)
        return 1;
    const decks::ReadFile file = decks::readDeckFile(*kit, library, *text);
    if (file.lost) {
        complain(fmt::format("{}: {}", name, match::describe(*file.lost)));
        return 1;
    }
    decks::Deck deck = file.deck;
    if (deck.name.empty())
        deck.name = fs::path(name).stem().string();
    std::string out = decks::deckFileText(*kit, deck);
    out.pop_back(); // `say` ends the line
    say(out);
    return 0;
}

int missingCards(const match::CardLibrary &library, const DecksOptions &options)
{
    const decks::DeckKit *kit = kitOf(library);
    if (kit == nullptr)
        return 1;
    const auto file = match::readFile(options.collection, decks::Collection::kLongest);
    if (!file) {
        complain(match::describe(file.problem()));
        return 1;
    }
    const decks::Collection collection(*kit, library, file.value());
    for (const decks::UnknownLine &line : collection.unknown())
        complain(fmt::format("{}:{}: no card is known as {}", options.collection, line.line,
                             match::inQuotes(line.written)));
    std::vector<decks::Deck> all;
    for (const std::string &name : options.files) {
        const auto text = textOf(library, name);
        if (!text)
            return 1;
        all.push_back(decks::readDeckFile(*kit, library, *text).deck);
    }
    const auto missing
        = decks::missingCards(*kit, library, all, collection,
                              options.inTurn ? decks::Together::InTurn : decks::Together::AtOnce);
    std::string list = decks::missingList(missing);
    if (list.empty())
        return 0;
    list.pop_back(); // `say` ends the line
    say(list);
    return 1;
}

int checkFormat(const match::CardLibrary &library, const DecksOptions &options)
{
    int status = 0;
    for (const std::string &name : options.files.empty() ? library.deckNames() : options.files) {
        const auto text = textOf(library, name);
        if (!text)
            return 1;
        const auto verdicts = library.kit().formats(library, *text, options.day);
        const auto verdict = std::ranges::find_if(verdicts, [&](const auto &one) {
            return match::foldedName(one.format) == match::foldedName(options.format);
        });
        if (verdict != verdicts.end()) {
            say(fmt::format("{}: {}", name, verdict->faults.empty() ? "legal" : "not legal"));
            for (const std::string &fault : verdict->faults)
                say(fmt::format("  {}", fault));
            status = verdict->faults.empty() ? status : 1;
            continue;
        }
        if (const auto deck = library.kit().deck(library, *text); verdicts.empty() && !deck) {
            say(fmt::format("{}: {}", name, match::describe(deck.problem())));
            status = 1;
            continue;
        }
        std::string known;
        for (const auto &one : verdicts)
            known += (known.empty() ? "" : ", ") + one.format;
        complain(known.empty() ? fmt::format("{}: the program knows no formats of this game", name)
                               : fmt::format("there is no format {}; there are {}",
                                             match::inQuotes(options.format), known));
        return 1;
    }
    return status;
}

} // namespace playmat::cli
