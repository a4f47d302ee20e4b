#include "table/coach/consult.h"

#include "kit/games/table/table_kits.h"
#include "table/session/table_session.h"

namespace playmat::table {

CoachQuestion questionOf(const TableSession &table, const bots::Effort &effort,
                         const std::optional<core::Answer> &about)
{
    const match::Match &match = *table.match();
    const core::PlayerId seat = match.game().decision().player;
    const bots::Programs &programs = *tableKit(match.library()).programs();
    CoachQuestion question{match.library(), programs.seen(match.game(), seat), effort, {}};
    if (about)
        question.about = programs.toldTo(match.game(), seat, *about);
    return question;
}

Consult makeConsult()
{
    return [](const CoachQuestion &question, const std::stop_token &stop) -> CoachReply {
        const auto advice
            = tableKit(question.cards)
                  .programs()
                  ->advise(question.cards, *question.seen, question.effort, question.about, stop);
        if (!advice)
            return {std::nullopt, match::describe(advice.problem())};
        return {advice.value(), {}};
    };
}

} // namespace playmat::table
