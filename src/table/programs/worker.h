#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace playmat::table {

/// One thread that does one thing after another, the newest instead of whatever was to be done
/// before. It begins with the first one; whoever asks never waits.
class Worker
{
public:
    /// Comes back soon after `stop`. Whether it is still wanted, only `stop` says.
    using Job = std::function<void(const std::stop_token &stop)>;

    Worker() = default;
    Worker(const Worker &) = delete;
    Worker &operator=(const Worker &) = delete;
    ~Worker();

    void begin(Job job);
    /// Nothing is to be done any more.
    void forget();

private:
    void run(const std::stop_token &ends);

    std::mutex m_mutex; ///< of the next three
    std::condition_variable_any m_asked;
    std::optional<Job> m_next;
    std::stop_source m_stop; ///< of the newest job
    std::jthread m_thread;
};

} // namespace playmat::table
