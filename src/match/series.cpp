#include "match/series.h"

#include "match/json_reader.h"
#include "match/setup.h"

#include <fmt/format.h>

#include <string_view>

namespace playmat::match {

namespace {

constexpr int kMostGames = 99; ///< of a series, and played in one with many draws
constexpr std::size_t kLongestId = 40;

int numberOf(core::PlayerId player)
{
    return player == core::kNone ? -1 : int{player};
}

void readDecks(const JsonReader &json, std::array<Json, 2> &decks)
{
    if (json.size() != decks.size())
        json.fail("expected two decks");
    for (std::size_t seat = 0; seat < decks.size() && !json.failed(); ++seat)
        decks[seat] = json.item(seat).value();
}

Json decksToJson(const std::array<Json, 2> &decks)
{
    Json out = Json::array();
    for (const Json &deck : decks)
        out.push_back(deck);
    return out;
}

bool anyOf(const std::array<Json, 2> &decks)
{
    return !decks[0].is_null() || !decks[1].is_null();
}

void readNumbers(const JsonReader &json, Series &series)
{
    series.game = static_cast<int>(json.required("game").integer(1, kMostGames));
    series.of = static_cast<int>(json.required("of").integer(1, kMostGames));
    const JsonReader score = json.required("score");
    if (score.size() != series.score.size())
        score.fail("expected two numbers");
    for (std::size_t seat = 0; seat < series.score.size() && !json.failed(); ++seat)
        series.score[seat] = static_cast<int>(score.item(seat).integer(0, series.of));
    if (json.has("conceded"))
        series.conceded = static_cast<core::PlayerId>(json.at("conceded").integer(0, 1));
}

} // namespace

std::optional<Series> seriesFromJson(const Json &json)
{
    if (!json.is_object())
        return std::nullopt;
    std::optional<Problem> problem;
    const JsonReader reader(json, problem, "bad_series");
    Series series;
    series.id = reader.required("id").string();
    readNumbers(reader, series);
    if (reader.has("lists"))
        readDecks(reader.at("lists"), series.lists);
    if (reader.has("next"))
        readDecks(reader.at("next"), series.next);
    if (problem || series.id.size() > kLongestId)
        return std::nullopt;
    return series;
}

Json seriesToJson(const Series &series)
{
    Json out{{"id", series.id},
             {"game", series.game},
             {"of", series.of},
             {"score", {series.score[0], series.score[1]}}};
    if (series.conceded != core::kNone)
        out["conceded"] = numberOf(series.conceded);
    if (anyOf(series.lists))
        out["lists"] = decksToJson(series.lists);
    if (anyOf(series.next))
        out["next"] = decksToJson(series.next);
    return out;
}

std::array<int, 2> scoreAfter(const Series &series, GameWinner winner)
{
    std::array<int, 2> score = series.score;
    if (winner && *winner != core::kNone)
        ++score.at(*winner);
    return score;
}

core::PlayerId seriesWinner(const Series &series, GameWinner winner)
{
    if (!winner)
        return core::kNone;
    if (series.conceded != core::kNone)
        return static_cast<core::PlayerId>(1 - series.conceded);
    const std::array<int, 2> score = scoreAfter(series, winner);
    for (core::PlayerId player = 0; player < score.size(); ++player)
        if (2 * score.at(player) > series.of)
            return player;
    return core::kNone;
}

bool hasNextGame(const Series &series, GameWinner winner)
{
    return winner && seriesWinner(series, winner) == core::kNone && series.game < kMostGames;
}

core::PlayerId choosesNext(NextBegins rule, GameWinner winner)
{
    const bool lost = winner && *winner != core::kNone;
    return rule == NextBegins::LoserChooses && lost ? static_cast<core::PlayerId>(1 - *winner)
                                                    : core::kNone;
}

Series newSeries(std::uint64_t seed, int of)
{
    Series series;
    series.id = fmt::format("{:x}", seed);
    series.of = of;
    return series;
}

MatchSetup nextGame(const MatchSetup &setup, GameWinner winner)
{
    MatchSetup out = setup;
    Series &series = *out.series;
    series.score = scoreAfter(series, winner);
    ++series.game;
    for (std::size_t seat = 0; seat < out.seats.size(); ++seat) {
        Json &deck = out.seats[seat].deck;
        Json &list = series.lists.at(seat);
        if (Json &next = series.next.at(seat); !next.is_null() && next != deck) {
            if (list.is_null())
                list = deck;
            deck = next;
        }
        if (list == deck)
            list = nullptr;
        series.next.at(seat) = nullptr;
    }
    out.first.reset();
    return out;
}

MatchSetup rematch(const MatchSetup &setup, std::uint64_t seed, Swap swap)
{
    MatchSetup out = setup;
    out.seed = seed;
    for (std::size_t seat = 0; out.series && seat < out.seats.size(); ++seat)
        if (const Json &list = out.series->lists.at(seat); !list.is_null())
            out.seats[seat].deck = list;
    if (out.series) {
        out.series = newSeries(seed, out.series->of);
        out.first.reset();
    }
    if (swap == Swap::Nothing || out.scenario || out.seats.size() != 2)
        return out;
    if (swap == Swap::Decks)
        std::swap(out.seats[0].deck, out.seats[1].deck);
    else
        std::swap(out.seats[0], out.seats[1]);
    out.first.reset();
    return out;
}

} // namespace playmat::match
