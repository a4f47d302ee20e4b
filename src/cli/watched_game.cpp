#include "cli/watched_game.h"

#include "engine/core/answers.h"
#include "match/json.h"

namespace playmat::cli {

std::string Checks::position(match::HostedGame &game)
{
    for (const core::PlayerId viewer : {core::PlayerId{0}, core::PlayerId{1}}) {
        (void)match::toLine(game.stateJson(viewer, {}));
        (void)match::toLine(game.decisionJson(viewer, {}));
        (void)match::toLine(game.eventsJson(viewer));
    }
    if (std::string fault = game.fault(); !fault.empty() || game.over())
        return fault;
    const std::uint64_t before = game.hash();
    for (const core::Answer &answer : core::wrongAnswersTo(game.decision()))
        if (game.apply(answer).ok() || game.hash() != before)
            return "a wrong answer was taken, or it changed the state";
    return {};
}

std::string Checks::answer(match::HostedGame &game, const core::Answer &answer, bool &refused)
{
    const match::Snapshot before = game.snapshot();
    refused = !game.apply(answer).ok();
    return refused && game.snapshot() != before ? "a refused answer changed the state" : "";
}

} // namespace playmat::cli
