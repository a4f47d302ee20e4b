#include "match/match_index.h"

#include "match/journal_replay.h"
#include "match/json_reader.h"
#include "match/resources.h"
#include "text/language.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <set>
#include <utility>

/// The cache is a file of JSON lines: a header, then one line for each match file. Lines with a
/// wrong form are ignored, and their matches are read again.
namespace playmat::match {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLargestCache = std::size_t{64} << 20U;
constexpr int kVersion = 2; ///< version of the cache; a cache of another version is ignored

int numberOf(core::PlayerId player)
{
    return player == core::kNone ? -1 : int{player};
}

Json headOfCache()
{
    return {{"playmat", "history"}, {"version", kVersion}};
}

Json seatToJson(const ListedSeat &seat)
{
    return {seat.name, seat.program, seat.deck.name, seat.deck.picture, seat.deck.list};
}

ListedSeat seatFromJson(const JsonReader &json)
{
    ListedSeat seat{json.item(0).string(), json.item(1).string(), {}};
    seat.deck = {json.item(2).string(), json.item(3).string(), json.item(4).string()};
    return seat;
}

Json endToJson(const MatchEnd &end)
{
    Json out{{"winner", numberOf(end.winner)}, {"began", numberOf(end.began)}};
    if (!end.at.empty())
        out["at"] = end.at;
    return out;
}

Json toJson(const ListedMatch &match, const std::string &key)
{
    Json out{{"file", key}, {"size", match.size}, {"changed", match.changed}, {"over", match.over}};
    if (!match.problem.empty())
        out["problem"] = match.problem;
    if (!match.over)
        return out;
    out["game"] = match.game;
    out["seats"] = {seatToJson(match.seats[0]), seatToJson(match.seats[1])};
    out["begun"] = match.begun;
    if (match.end)
        out["ended"] = endToJson(*match.end);
    out["replayed"] = match.replayed;
    out["conceded"] = numberOf(match.conceded);
    out["now"] = {match.answers, match.round, match.stand[0], match.stand[1]};
    if (match.series)
        out["series"] = seriesToJson(*match.series);
    return out;
}

void readOver(const JsonReader &json, ListedMatch &match)
{
    constexpr int largest = std::numeric_limits<int>::max();
    match.game = json.required("game").string();
    for (std::size_t seat = 0; seat < match.seats.size(); ++seat)
        match.seats[seat] = seatFromJson(json.required("seats").item(seat));
    match.begun = json.required("begun").string();
    if (json.has("series"))
        match.series = seriesFromJson(json.at("series").value());
    match.end = endFromJson(json.value());
    match.replayed = json.required("replayed").booleanOr(false);
    match.conceded = static_cast<core::PlayerId>(json.required("conceded").integer(-1, 1));
    const JsonReader now = json.required("now");
    match.answers = static_cast<std::size_t>(now.item(0).integer(0, largest));
    match.round = static_cast<int>(now.item(1).integer(0, largest));
    for (std::size_t seat = 0; seat < match.stand.size(); ++seat)
        match.stand[seat] = static_cast<int>(now.item(2 + seat).integer(-largest, largest));
}

std::optional<ListedMatch> fromJson(const Json &line)
{
    constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();
    std::optional<Problem> problem;
    const JsonReader json(line, problem, "bad_cache");
    ListedMatch match;
    match.size = static_cast<std::uint64_t>(json.required("size").integer(0, largest));
    match.changed = json.required("changed").integer(-largest, largest);
    match.over = json.required("over").booleanOr(false);
    match.problem = json.at("problem").stringOr({});
    if (match.over)
        readOver(json, match);
    return problem ? std::nullopt : std::optional(std::move(match));
}

/// Reads the size and time of a file. Returns false if there is no such file.
bool readFacts(const fs::path &path, ListedMatch &match)
{
    std::error_code error;
    if (!fs::is_regular_file(path, error) || error)
        return false;
    match.path = path;
    match.size = fs::file_size(path, error);
    const fs::file_time_type time = fs::last_write_time(path, error);
    using Milliseconds = std::chrono::milliseconds;
    const auto since = std::chrono::file_clock::to_sys(time).time_since_epoch();
    match.changed = std::chrono::duration_cast<Milliseconds>(since).count();
    return !error;
}

/// The decks as their players keep them: between the games of a series they exchange cards.
std::array<Json, 2> keptDecks(const JournalPeek &peek)
{
    std::array<Json, 2> decks = peek.decks;
    for (std::size_t seat = 0; peek.series && seat < decks.size(); ++seat)
        if (!peek.series->lists.at(seat).is_null())
            decks.at(seat) = peek.series->lists.at(seat);
    return decks;
}

void takePeek(JournalPeek peek, ListedMatch &match)
{
    match.over = peek.over;
    match.begun = peek.begun;
    match.end = peek.end;
    match.conceded = peek.conceded;
    match.round = peek.round;
    match.stand = peek.baseHpLeft;
    match.answers = peek.answers;
    match.series = std::move(peek.series);
    if (match.series)
        match.series->lists = match.series->next = {};
    for (std::size_t seat = 0; seat < match.seats.size(); ++seat) {
        match.seats[seat].name = peek.names.at(seat);
        match.seats[seat].program = peek.programs.at(seat);
        match.seats[seat].deck.picture = peek.pictures.at(seat);
    }
}

} // namespace

MatchIndex::MatchIndex(fs::path folder, fs::path cache, Games games, Files &files)
    : m_folder(std::move(folder))
    , m_cache(std::move(cache))
    , m_games(std::move(games))
    , m_files(files)
{
}

std::string MatchIndex::keyOf(const fs::path &path) const
{
    return path.parent_path() == m_folder ? path.filename().string() : path.string();
}

std::vector<ListedMatch> MatchIndex::list(const std::vector<fs::path> &others,
                                          const std::stop_token &stop)
{
    if (!std::exchange(m_read, true))
        readCache();
    std::vector<fs::path> paths = others;
    std::error_code error;
    fs::directory_iterator entry(m_folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error))
        if (entry->path().extension() == ".playmat")
            paths.push_back(entry->path());
    std::vector<ListedMatch> listed;
    std::set<std::string> there;
    for (const fs::path &path : paths) {
        if (stop.stop_requested())
            return listed;
        const std::optional<ListedMatch> match = look(path);
        there.insert(keyOf(path));
        if (match && (match->over || !match->problem.empty()))
            listed.push_back(*match);
    }
    m_changed
        |= std::erase_if(m_known, [&](const auto &known) { return !there.contains(known.first); })
        > 0;
    return listed;
}

/// Reads the facts of a match from the cache if the file is unchanged, otherwise from the file.
std::optional<ListedMatch> MatchIndex::look(const fs::path &path)
{
    ListedMatch now;
    if (!readFacts(path, now))
        return std::nullopt;
    const std::string key = keyOf(path);
    const auto known = m_known.find(key);
    if (known != m_known.end() && known->second.size == now.size
        && known->second.changed == now.changed) {
        known->second.path = path;
        return known->second;
    }
    ListedMatch seen = lookInside(path);
    seen.path = path;
    seen.size = now.size;
    seen.changed = now.changed;
    m_known[key] = seen;
    m_changed = true;
    return seen;
}

ListedMatch MatchIndex::lookInside(const fs::path &path)
{
    ListedMatch match;
    const Outcome<std::string> game = gameOfJournal(path, m_files);
    const CardLibrary *library = game ? m_games.library(game.value()) : nullptr;
    if (library == nullptr) {
        match.problem
            = game ? text::format("there is no game {}", game.value()) : describe(game.problem());
        return match;
    }
    match.game = library->kit().id();
    Outcome<JournalPeek> peek = peekJournal(*library, path, m_files);
    if (!peek) {
        match.problem = describe(peek.problem());
        return match;
    }
    const std::array<Json, 2> decks = keptDecks(peek.value());
    takePeek(std::move(peek.value()), match);
    for (std::size_t seat = 0; match.over && seat < decks.size(); ++seat) {
        const ListedDeck deck = deckOf(match.game, decks[seat]);
        match.seats[seat].deck.name = deck.name;
        match.seats[seat].deck.list = deck.list;
        if (match.seats[seat].deck.picture.empty())
            match.seats[seat].deck.picture = deck.picture;
    }
    return match;
}

ListedDeck MatchIndex::deckOf(const std::string &game, const Json &deck)
{
    if (deck.is_null())
        return {};
    const std::string key = game + '\n' + toLine(deck);
    const auto known = m_decks.find(key);
    if (known != m_decks.end())
        return known->second;
    return m_decks[key] = m_games.deck(game, deck);
}

bool MatchIndex::complete(ListedMatch &match)
{
    const CardLibrary *library = m_games.library(match.game);
    if (!match.over || match.end || match.replayed || library == nullptr)
        return false;
    const OpenedJournal opened = viewJournal(*library, match.path, m_files);
    match.replayed = true;
    if (opened.match)
        match.end = opened.match->end();
    const auto known = m_known.find(keyOf(match.path));
    if (known != m_known.end() && known->second.size == match.size)
        known->second = match;
    m_changed = true;
    return true;
}

void MatchIndex::readCache()
{
    const Outcome<std::string> text = readFile(m_cache, kLargestCache, m_files);
    if (!text)
        return;
    const std::string &all = text.value();
    for (std::size_t at = 0, line = 0; at < all.size(); ++line) {
        const std::size_t end = std::min(all.find('\n', at), all.size());
        const Outcome<Json> json = parseJson(std::string_view(all).substr(at, end - at));
        at = end + 1;
        if (line == 0 && (!json || json.value() != headOfCache()))
            return;
        if (line == 0 || !json || !json.value().is_object() || !json.value().contains("file")
            || !json.value()["file"].is_string())
            continue;
        if (std::optional<ListedMatch> match = fromJson(json.value()))
            m_known[json.value()["file"].get<std::string>()] = std::move(*match);
    }
}

void MatchIndex::saveCache()
{
    if (!m_changed)
        return;
    std::vector<Json> lines;
    for (const auto &[key, match] : m_known)
        lines.push_back(toJson(match, key));
    std::error_code error;
    fs::create_directories(m_cache.parent_path(), error);
    const Outcome<ClaimedFile> old = claimFile(m_cache, m_files); // not while another writes it
    if (old && replaceFile(m_cache, old.value(), textOfJournal(headOfCache(), lines), m_files))
        m_changed = false;
}

} // namespace playmat::match
