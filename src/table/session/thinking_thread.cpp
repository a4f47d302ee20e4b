#include "table/session/thinking_thread.h"

#include "match/platform.h"

#include <utility>

namespace playmat::table {

ThinkingThread::~ThinkingThread()
{
    forget();
}

void ThinkingThread::ask(Question question)
{
    forget();
    {
        const std::scoped_lock lock(m_mutex);
        m_stop = {};
        m_next = std::move(question);
    }
    m_asked.notify_one();
    if (!m_thread.joinable())
        m_thread = std::jthread([this](const std::stop_token &ends) { run(ends); });
}

void ThinkingThread::forget()
{
    const std::scoped_lock lock(m_mutex);
    m_stop.request_stop();
    m_next.reset();
}

void ThinkingThread::run(const std::stop_token &ends)
{
    match::giveWay(); // to the thread that draws
    for (;;) {
        std::unique_lock lock(m_mutex);
        if (!m_asked.wait(lock, ends, [this] { return m_next.has_value(); }))
            return;
        const Question question = std::move(*m_next);
        m_next.reset();
        const std::stop_token stop = m_stop.get_token();
        lock.unlock();
        std::optional<core::Answer> answer = answerTo(question, stop);
        if (!stop.stop_requested())
            m_reply(question.ticket, std::move(answer));
    }
}

/// A mind that fails must not take the table with it.
std::optional<core::Answer> ThinkingThread::answerTo(const Question &question,
                                                     const std::stop_token &stop) const
{
    try {
        return question.mind->think(question.seen, stop);
    } catch (const std::exception &) {
        return std::nullopt;
    }
}

} // namespace playmat::table
