#pragma once

#include "match/card_library.h"
#include "table/programs/program_mind.h"
#include "table/programs/worker.h"

#include <functional>
#include <memory>
#include <optional>

namespace playmat::table {

/// Thinks about one question after another, so that a mind is never asked two things at the same
/// time; whoever asks never waits.
class ThinkingThread
{
public:
    struct Question
    {
        std::uint64_t ticket = 0;
        std::shared_ptr<ProgramMind> mind;
        match::CardLibrary cards; ///< of the game: the match may end before the thought does
        std::shared_ptr<const bots::SeenGame> seen;
    };
    /// Called on the thread, for every question that is not forgotten.
    using Reply = std::function<void(std::uint64_t ticket, std::optional<core::Answer>)>;

    explicit ThinkingThread(Reply reply)
        : m_reply(std::move(reply))
    {
    }

    /// Takes the place of whatever was asked before.
    void ask(Question question);
    /// Until something is asked or forgotten; nobody hears of it. `cards` are those of the game.
    void thinkAhead(std::shared_ptr<ProgramMind> mind, match::CardLibrary cards);
    /// Whatever was asked is not answered any more.
    void forget() { m_worker.forget(); }

private:
    [[nodiscard]] static std::optional<core::Answer> answerTo(const Question &question,
                                                              const std::stop_token &stop);

    Reply m_reply;
    Worker m_worker; ///< the last one: it ends before the reply does
};

} // namespace playmat::table
