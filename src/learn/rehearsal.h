#pragma once

#include "learn/moment.h"
#include "match/match.h"

#include <optional>
#include <string>
#include <vector>

namespace playmat::learn {

/// What the program says to a gesture or an answer.
struct Reply
{
    bool legal = false;
    std::string code; ///< of the first refusal
    std::string rule;
    std::string message;
};
[[nodiscard]] match::Outcome<Reply> whyOf(const Sight &sight, const Json &gesture);

/// A position that is played to see whether a document holds. Everything done in it can be taken
/// back; what has happened since `forget` is kept.
class Rehearsal
{
public:
    [[nodiscard]] static match::Outcome<Rehearsal> start(const match::CardLibrary &library,
                                                         const Json &scenario, core::PlayerId me,
                                                         const Words &words);

    [[nodiscard]] const Sight &sight() const { return *m_sight; }
    /// The same moment as the learner may know it.
    [[nodiscard]] Sight learnersSight() const;
    [[nodiscard]] const match::HostedGame &game() const { return m_match.game(); }
    [[nodiscard]] std::uint64_t hash() const { return m_match.game().hash(); }
    [[nodiscard]] Moment moment(std::optional<std::int64_t> answer = std::nullopt) const
    {
        return {*m_sight, m_events, answer};
    }

    /// From now on nothing has happened.
    void forget() { m_events.clear(); }
    /// Plays a pattern, or says why it cannot be played.
    [[nodiscard]] std::optional<std::string> play(const Pattern &pattern);
    /// The same for an answer to the current question.
    [[nodiscard]] std::optional<std::string> play(const core::Answer &answer);
    void takeBack(std::size_t times = 1);
    /// What the program says to an answer; legal ones are taken back.
    [[nodiscard]] Reply tryAnswer(const core::Answer &answer);

private:
    Rehearsal(match::Match match, core::PlayerId me, const Words &words);
    void look();

    match::Match m_match;
    core::PlayerId m_me;
    const Words *m_words;
    std::vector<Json> m_events;
    std::optional<Sight> m_sight;
};

} // namespace playmat::learn
