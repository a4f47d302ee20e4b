#include "learn/rehearsal.h"

#include <fmt/format.h>

namespace playmat::learn {

Rehearsal::Rehearsal(match::Match match, core::PlayerId me, const Words &words)
    : m_match(std::move(match))
    , m_me(me)
    , m_words(&words)
{
    look();
}

match::Outcome<Rehearsal> Rehearsal::start(const match::CardLibrary &library, const Json &scenario,
                                           core::PlayerId me, const Words &words)
{
    Json request{{"game", words.game}, {"scenario", scenario}};
    const match::Outcome<match::MatchSetup> setup = match::setupFromJson(library, request);
    if (!setup)
        return setup.problem();
    match::Outcome<match::Match> match = match::Match::start(library, setup.value());
    if (!match)
        return match.problem();
    return Rehearsal(std::move(match.value()), me, words);
}

void Rehearsal::look()
{
    for (Json &event : m_match.game().eventsJson(std::nullopt))
        m_events.push_back(std::move(event));
    m_sight.emplace(m_match.game(), m_match.names(), m_me, std::nullopt, *m_words);
}

Sight Rehearsal::learnersSight() const
{
    return {m_match.game(), m_match.names(), m_me, m_me, *m_words};
}

std::optional<std::string> Rehearsal::play(const core::Answer &answer)
{
    if (m_match.game().over())
        return "the game is over";
    if (const core::Result<void> done = m_match.submit(answer); !done)
        return m_match.game().explain(std::nullopt, done.refusal(), m_match.names()).message;
    look();
    return std::nullopt;
}

std::optional<std::string> Rehearsal::play(const Pattern &pattern)
{
    if (pattern.kind == Pattern::Kind::Concede) {
        if (const core::Result<void> done = m_match.concede(m_me); !done)
            return "nobody can concede any longer";
        look();
        return std::nullopt;
    }
    if (const auto answer = m_sight->answerOf(pattern))
        return play(*answer);
    std::string offered;
    if (const Json &decision = m_sight->decision();
        decision.is_object() && decision.contains("options"))
        for (const Json &option : decision["options"])
            offered += (offered.empty() ? "" : ", ") + option["text"].get<std::string>();
    return fmt::format("{} is not offered; offered: {}", pattern.text,
                       offered.empty() ? "nothing" : offered);
}

void Rehearsal::takeBack(std::size_t times)
{
    for (std::size_t i = 0; i < times; ++i)
        (void)m_match.undo();
    m_events.clear();
    m_sight.emplace(m_match.game(), m_match.names(), m_me, std::nullopt, *m_words);
}

Reply Rehearsal::tryAnswer(const core::Answer &answer)
{
    if (const core::Result<void> done = m_match.submit(answer); !done) {
        const auto problem = m_match.game().explain(std::nullopt, done.refusal(), m_match.names());
        return {false, problem.code, done.refusal().rule, problem.message};
    }
    takeBack();
    return {true, {}, {}, {}};
}

match::Outcome<Reply> whyOf(const Sight &sight, const Json &gesture)
{
    const match::Outcome<Json> why = sight.game().why(sight.viewer(), gesture, sight.names());
    if (!why)
        return why.problem();
    Reply out;
    out.legal = why.value().contains("legal");
    if (out.legal || why.value()["refused"].empty())
        return out;
    const Json &first = why.value()["refused"][0];
    out.code = first["code"];
    out.rule = first["rule"];
    out.message = first["message"];
    return out;
}

} // namespace playmat::learn
