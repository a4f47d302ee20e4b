#include "match/setup.h"

#include "match/game_kit.h"
#include "match/json_reader.h"
#include "match/plain_words.h"
#include "text/language.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace playmat::match {

namespace {

constexpr std::size_t kSeats = 2;
constexpr std::size_t kLongestName = 80;
constexpr std::size_t kLongestLevel = 40;
constexpr std::size_t kLongestTime = 40;
constexpr std::array<std::string_view, 3> kQuestions{"needed", "all", "discreet"};

void readSeats(const CardLibrary &library, const JsonReader &players, MatchSetup &setup)
{
    static constexpr std::string_view kKnown[] = {"name", "deck"};
    if (players.size() != kSeats)
        players.fail(text::said("expected a list of two players"));
    for (std::size_t p = 0; p < kSeats && !players.failed(); ++p) {
        const JsonReader json = players.item(p);
        if (!json.object(kKnown))
            return;
        Seat seat{json.at("name").stringOr(text::format("Player {}", p + 1)), nullptr, {}};
        if (seat.name.size() > kLongestName)
            json.at("name").fail(text::said("the name is too long"));
        const JsonReader deck = json.required("deck");
        if (players.failed())
            return;
        const Outcome<Json> document = deckDocument(library, deck.value());
        if (!document) {
            deck.fail(document.problem().message, document.problem().code);
            return;
        }
        seat.deck = document.value();
        setup.seats.push_back(std::move(seat));
    }
}

/// The position of a `scenario` request: all of it except what is about the match.
void readScenario(const JsonReader &json, MatchSetup &setup)
{
    Json position = json.has("scenario") ? json.at("scenario").value() : json.value();
    if (!position.is_object()) {
        json.at("scenario").fail(text::said("expected an object"));
        return;
    }
    for (const char *key : {"op", "journal", "viewer", "programs"})
        position.erase(key);
    for (std::size_t p = 0; p < kSeats; ++p)
        setup.seats.push_back({text::format("Player {}", p + 1), nullptr, {}});
    if (const auto players = position.find("players");
        players != position.end() && players->is_array())
        for (std::size_t p = 0; p < std::min(kSeats, players->size()); ++p)
            if (const Json &player = (*players)[p];
                player.is_object() && player.contains("name") && player["name"].is_string())
                setup.seats[p].name = player["name"].get<std::string>();
    for (std::size_t p = 0; p < setup.seats.size(); ++p)
        if (setup.seats[p].name.size() > kLongestName)
            json.at("players").item(p).at("name").fail(text::said("the name is too long"));
    setup.scenario = std::move(position);
}

/// Which seats the program plays. Beside the players, where versions that know of no such seats do
/// not look.
void readPrograms(const JsonReader &programs, MatchSetup &setup)
{
    if (programs.size() != setup.seats.size())
        programs.fail(text::said("expected a level, or \"\", for each player"));
    for (std::size_t p = 0; p < setup.seats.size() && !programs.failed(); ++p) {
        std::string level = programs.item(p).string();
        if (level.size() > kLongestLevel)
            programs.item(p).fail(text::said("the level is too long"));
        setup.seats[p].program = std::move(level);
    }
}

/// The time when the match began. Nothing depends on it, so a value of a wrong type is ignored.
std::string timeIn(const Json &time)
{
    return time.is_string() && time.get_ref<const std::string &>().size() <= kLongestTime
        ? time.get<std::string>()
        : std::string();
}

} // namespace

core::Questions questionsFromJson(const JsonReader &json)
{
    const auto *const at = std::ranges::find(kQuestions, json.string());
    if (at != kQuestions.end())
        return static_cast<core::Questions>(at - kQuestions.begin());
    json.fail(text::said("expected \"needed\", \"all\" or \"discreet\""));
    return core::Questions::Needed;
}

std::vector<std::string> MatchSetup::names() const
{
    std::vector<std::string> names;
    for (const Seat &seat : seats)
        names.push_back(seat.name);
    return names;
}

Outcome<Json> deckDocument(const CardLibrary &library, const Json &deck)
{
    if (!deck.is_string())
        return deck;
    const auto &name = deck.get_ref<const std::string &>();
    if (const std::string *text = library.deck(name))
        return parseJson(*text);
    if (name.find('\n') != std::string::npos) // a list, if the game has such
        return deck;
    return Problem{"bad_deck", text::format("there is no built-in deck {}", inQuotes(name)), {}};
}

Outcome<MatchSetup> setupFromJson(const CardLibrary &library, const Json &json)
{
    std::optional<Problem> problem;
    const JsonReader reader(json, problem, "bad_request");
    MatchSetup setup;
    setup.game = reader.at("game").stringOr(std::string(library.kit().id()));
    setup.seed = reader.has("seed") ? reader.at("seed").seed() : 1;
    if (setup.game != library.kit().id())
        reader.at("game").fail(
            text::format("the game {} cannot be played yet", inQuotes(setup.game)), "unknown_game");
    if (reader.failed())
        return *problem;
    if (reader.has("scenario") || reader.at("op").value() == "scenario")
        readScenario(reader, setup);
    else
        readSeats(library, reader.required("players"), setup);
    if (!setup.scenario && reader.has("ask"))
        setup.questions = questionsFromJson(reader.at("ask"));
    setup.begun = timeIn(reader.at("begun").value());
    if (!setup.scenario && reader.has("first"))
        setup.first = static_cast<core::PlayerId>(reader.at("first").integer(0, 1));
    if (!setup.scenario && reader.has("series"))
        setup.series = seriesFromJson(reader.at("series").value());
    if (!problem && reader.has("programs"))
        readPrograms(reader.at("programs"), setup);
    if (problem)
        return *problem;
    return setup;
}

Json setupToJson(const MatchSetup &setup)
{
    Json out;
    out["game"] = setup.game;
    out["seed"] = setup.seed;
    if (!setup.begun.empty())
        out["begun"] = setup.begun;
    if (std::ranges::any_of(setup.seats, [](const Seat &seat) { return !seat.program.empty(); }))
        for (const Seat &seat : setup.seats)
            out["programs"].push_back(seat.program);
    if (setup.scenario) {
        out["scenario"] = *setup.scenario;
        return out;
    }
    if (setup.questions != core::Questions::Needed)
        out["ask"] = kQuestions[static_cast<std::size_t>(setup.questions)];
    if (setup.first)
        out["first"] = *setup.first;
    if (setup.series)
        out["series"] = seriesToJson(*setup.series);
    out["players"] = Json::array();
    for (const Seat &seat : setup.seats)
        out["players"].push_back({{"name", seat.name}, {"deck", seat.deck}});
    return out;
}

Outcome<std::unique_ptr<HostedGame>> startGame(const CardLibrary &library, const MatchSetup &setup)
{
    if (!setup.game.empty() && setup.game != library.kit().id())
        return Problem{
            "unknown_game", text::format("there is no game {}", inQuotes(setup.game)), {}};
    return library.kit().start(library, setup);
}

} // namespace playmat::match
