#include "cli/perft.h"

#include "cli/commands.h"
#include "cli/output.h"
#include "match/resources.h"
#include "match/setup.h"
#include "match/swu/position_json.h"

#include <fmt/format.h>

namespace playmat::cli {

namespace {

using core::Answer;
using core::Decision;

/// Choices of min..max options in the order of their ids (orders count as different answers only
/// where an order is asked for).
void addChoices(const Decision &d, std::size_t next, Answer &chosen, std::vector<Answer> &out)
{
    const auto size = static_cast<int>(chosen.options.size());
    if (size >= d.min)
        out.push_back(chosen);
    if (size == d.max)
        return;
    for (std::size_t i = next; i < d.options.size(); ++i) {
        if (!chosen.options.tryPush(static_cast<std::uint16_t>(i)))
            return;
        addChoices(d, i + 1, chosen, out);
        chosen.options.pop();
    }
}

void addOrders(const Decision &d, Answer &chosen, std::vector<Answer> &out)
{
    if (chosen.options.size() == d.options.size()) {
        out.push_back(chosen);
        return;
    }
    for (std::uint16_t i = 0; i < d.options.size(); ++i) {
        if (std::ranges::find(chosen.options.span(), i) != chosen.options.span().end())
            continue;
        if (!chosen.options.tryPush(i))
            return;
        addOrders(d, chosen, out);
        chosen.options.pop();
    }
}

/// Every way to give the options from `next` on amounts so that the total is within the bounds.
void addDistributions(const Decision &d, std::size_t next, int total, Answer &chosen,
                      std::vector<Answer> &out)
{
    if (next == d.options.size()) {
        if (total >= d.min || (d.orNone && total == 0))
            out.push_back(chosen);
        return;
    }
    addDistributions(d, next + 1, total, chosen, out);
    for (int n = 1; n <= d.options[next].number && total + n <= d.max; ++n) {
        if (!chosen.options.tryPush(static_cast<std::uint16_t>(next))
            || !chosen.amounts.tryPush(static_cast<std::uint8_t>(n)))
            return;
        addDistributions(d, next + 1, total + n, chosen, out);
        chosen.options.pop();
        chosen.amounts.pop();
    }
}

} // namespace

std::vector<Answer> answersTo(const Decision &decision, std::size_t names)
{
    std::vector<Answer> out;
    Answer chosen;
    if (decision.kind == core::DecisionKind::NameCard) {
        for (std::size_t name = 1; name < names; ++name) {
            chosen.name = static_cast<std::uint16_t>(name);
            out.push_back(chosen);
        }
    } else if (decision.kind == core::DecisionKind::Distribute) {
        addDistributions(decision, 0, 0, chosen, out);
    } else if (decision.kind == core::DecisionKind::Order) {
        addOrders(decision, chosen, out);
    } else {
        addChoices(decision, 0, chosen, out);
    }
    return out;
}

std::uint64_t countHistories(const swu::Game &game, int depth)
{
    if (depth == 0 || game.over())
        return 1;
    std::uint64_t count = 0;
    for (const Answer &answer : answersTo(game.decision(), game.db().names.size())) {
        swu::Game next = game;
        if (next.apply(answer).ok())
            count += countHistories(next, depth - 1);
    }
    return count;
}

namespace {

match::Outcome<swu::Game> gameFrom(const match::CardLibrary &library, const std::string &path)
{
    const match::Outcome<std::string> text = match::readFile(path);
    if (!text)
        return text.problem();
    const match::Outcome<match::Json> json = match::parseJson(text.value());
    if (!json)
        return json.problem();
    const auto position = match::positionFromJson(library.swu(), json.value());
    if (!position)
        return position.problem();
    const core::Result<swu::Game> game = swu::Game::fromPosition(library.swu(), position.value());
    if (!game)
        return match::Problem{"bad_scenario", "the position is not possible", {}};
    return game.value();
}

void printDivided(const swu::Game &game, int depth)
{
    for (const Answer &answer : answersTo(game.decision(), game.db().names.size())) {
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
