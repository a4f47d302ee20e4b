#pragma once

#include "match/card_library.h"
#include "table/session/program_mind.h"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace playmat::table {

/// One thread that thinks about one question after another, so that a mind is never asked two
/// things at the same time. It begins with the first question; whoever asks never waits.
class ThinkingThread
{
public:
    struct Question
    {
        std::uint64_t ticket = 0;
        std::shared_ptr<ProgramMind> mind;
        match::CardLibrary cards; ///< of the game: the match may end before the thought does
        swu::Game seen;
    };
    /// Called on the thread, for every question that is not forgotten.
    using Reply = std::function<void(std::uint64_t ticket, std::optional<core::Answer>)>;

    explicit ThinkingThread(Reply reply)
        : m_reply(std::move(reply))
    {
    }
    ThinkingThread(const ThinkingThread &) = delete;
    ThinkingThread &operator=(const ThinkingThread &) = delete;
    ~ThinkingThread();

    /// Takes the place of whatever was asked before.
    void ask(Question question);
    /// Whatever was asked is not answered any more.
    void forget();

private:
    void run(const std::stop_token &ends);
    [[nodiscard]] std::optional<core::Answer> answerTo(const Question &question,
                                                       const std::stop_token &stop) const;

    Reply m_reply;
    std::mutex m_mutex; ///< of the next three
    std::condition_variable_any m_asked;
    std::optional<Question> m_next;
    std::stop_source m_stop; ///< of the newest question
    std::jthread m_thread;
};

} // namespace playmat::table
