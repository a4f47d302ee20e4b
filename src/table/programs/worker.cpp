#include "table/programs/worker.h"

#include "match/platform.h"

#include <utility>

namespace playmat::table {

Worker::~Worker()
{
    forget();
}

void Worker::begin(Job job)
{
    forget();
    {
        const std::scoped_lock lock(m_mutex);
        m_stop = {};
        m_next = std::move(job);
    }
    m_asked.notify_one();
    if (!m_thread.joinable())
        m_thread = std::jthread([this](const std::stop_token &ends) { run(ends); });
}

void Worker::forget()
{
    const std::scoped_lock lock(m_mutex);
    m_stop.request_stop();
    m_next.reset();
}

void Worker::run(const std::stop_token &ends)
{
    match::giveWay(); // to the thread that draws
    for (;;) {
        std::unique_lock lock(m_mutex);
        if (!m_asked.wait(lock, ends, [this] { return m_next.has_value(); }))
            return;
        const Job job = std::move(*m_next);
        m_next.reset();
        const std::stop_token stop = m_stop.get_token();
        lock.unlock();
        job(stop);
    }
}

} // namespace playmat::table
