#include "kit/swu/headless/perft.h"

#include "cli/output.h"
#include "engine/core/answers.h"
#include "kit/swu/headless/headless.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/position_json.h"
#include "match/resources.h"
#include "match/setup.h"

#include <fmt/format.h>

namespace playmat::cli {

using core::Answer;

std::uint64_t countHistories(const swu::Game &game, int depth)
{
    if (depth == 0 || game.over())
        return 1;
    std::uint64_t count = 0;
    for (const Answer &answer : core::answersTo(game.decision(), game.db().names.size())) {
        swu::Game next = game;
        if (next.apply(answer).ok())
            count += countHistories(next, depth - 1);
    }
    return count;
}

namespace {

match::Outcome<swu::Game> gameFrom(const match::CardLibrary &library, const std::string &path)
{
    const match::Outcome<std::string> text = match::readFile(path, match::kLargestPosition);
    if (!text)
        return text.problem();
    const match::Outcome<match::Json> json = match::parseJson(text.value());
    if (!json)
        return json.problem();
    const auto position = match::positionFromJson(match::swuCards(library), json.value());
    if (!position)
        return position.problem();
    const core::Result<swu::Game> game
        = swu::Game::fromPosition(match::swuCards(library), position.value());
    if (!game)
        return match::Problem{"bad_scenario", "the position is not possible", {}};
    return game.value();
}

void printDivided(const swu::Game &game, int depth)
{
    for (const Answer &answer : core::answersTo(game.decision(), game.db().names.size())) {
        swu::Game next = game;
        if (!next.apply(answer).ok())
            continue;
        std::string name;
        for (const std::uint16_t option : answer.options)
            name += fmt::format("{}{}", name.empty() ? "" : "+", option);
        say(fmt::format("{:12} {}", name.empty() ? "-" : name, countHistories(next, depth - 1)));
    }
}

} // namespace

int perft(const match::CardLibrary &library, const PerftOptions &options)
{
    match::Outcome<swu::Game> game = gameFrom(library, options.position);
    if (!game) {
        complain(fmt::format("{}: {}", options.position, match::describe(game.problem())));
        return 2;
    }
    game.value().recordEvents(false);
    if (options.divide && options.depth > 0 && !game.value().over())
        printDivided(game.value(), options.depth);
    for (int depth = 1; depth <= options.depth; ++depth)
        say(fmt::format("perft {} {}", depth, countHistories(game.value(), depth)));
    return 0;
}

} // namespace playmat::cli
