#include "cli/watched_game.h"

#include "match/json.h"

#include <vector>

namespace playmat::cli {

namespace {

/// Answers that no question allows.
std::vector<core::Answer> wrongAnswers(const core::Decision &d)
{
    std::vector<core::Answer> bad{core::Answer::one(static_cast<std::uint16_t>(d.options.size()))};
    if (d.min > 0 && !d.orNone && d.kind != core::DecisionKind::NameCard)
        bad.emplace_back(); // nothing at all
    if (d.max > 1 && d.kind != core::DecisionKind::Distribute) {
        bad.push_back(core::Answer::one(0));
        (void)bad.back().options.tryPush(0);
    }
    if (d.max == 1 && d.options.size() > 1) {
        bad.push_back(core::Answer::one(0));
        (void)bad.back().options.tryPush(1);
    }
    return bad;
}

} // namespace

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
    for (const core::Answer &answer : wrongAnswers(game.decision()))
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
