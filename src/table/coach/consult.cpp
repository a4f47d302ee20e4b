#include "table/coach/consult.h"

#include "match/resources.h"

#include <memory>

namespace playmat::table {

namespace {

constexpr std::uint64_t kSeed = 1;

} // namespace

Consult makeConsult()
{
    return [](const CoachQuestion &question, const std::stop_token &stop) -> CoachReply {
        // Read for each question: a match may have cards of its own.
        const auto known = bots::Knowledge::from(question.cards, match::findResources());
        if (!known)
            return {std::nullopt, match::describe(known.problem())};
        const bots::Coach coach(known.value(), kSeed);
        return {coach.advise(question.seen, question.effort, stop, question.about), {}};
    };
}

} // namespace playmat::table
