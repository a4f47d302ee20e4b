#include "table/programs/thinking_thread.h"

#include <utility>

namespace playmat::table {

void ThinkingThread::ask(Question question)
{
    m_worker.begin([this, question = std::move(question)](const std::stop_token &stop) {
        std::optional<core::Answer> answer = answerTo(question, stop);
        if (!stop.stop_requested())
            m_reply(question.ticket, std::move(answer));
    });
}

void ThinkingThread::thinkAhead(std::shared_ptr<ProgramMind> mind, match::CardLibrary cards)
{
    m_worker.begin([mind = std::move(mind), cards = std::move(cards)](const std::stop_token &stop) {
        try {
            mind->thinkAhead(stop);
        } catch (const std::exception &) { // NOLINT: it fails again when it is asked, and says so
        }
    });
}

/// A mind that fails must not take the table with it.
std::optional<core::Answer> ThinkingThread::answerTo(const Question &question,
                                                     const std::stop_token &stop)
{
    try {
        return question.mind->think(*question.seen, stop);
    } catch (const std::exception &) {
        return std::nullopt;
    }
}

} // namespace playmat::table
