#include "kit/swu/bots/hoarder_bot.h"

#include "engine/swu/state/types.h"
#include "kit/swu/bots/random_bot.h"

#include <algorithm>
#include <array>

namespace playmat::bots {

namespace {

using core::Answer;
using Decision = swu::DecisionView;
using core::DecisionKind;
using swu::OptionKind;
using swu::Prompt;

constexpr int kFewestResources = 12;
constexpr std::uint32_t kLongestWait = 8;

/// One of the options of this kind; false when there is none.
bool pick(const Decision &decision, OptionKind kind, core::Rng &rng, Answer &answer)
{
    std::vector<std::uint16_t> ids;
    for (std::size_t i = 0; i < decision.options.size(); ++i)
        if (static_cast<OptionKind>(decision.options[i].kind) == kind)
            ids.push_back(static_cast<std::uint16_t>(i));
    if (ids.empty())
        return false;
    answer = Answer::one(ids[rng.below(static_cast<std::uint32_t>(ids.size()))]);
    return true;
}

bool isAttack(const Decision &decision)
{
    const auto prompt = static_cast<Prompt>(decision.prompt);
    return prompt == Prompt::ChooseAttack || prompt == Prompt::AmbushAttack
        || prompt == Prompt::SupportAttack;
}

} // namespace

Answer HoarderBot::act(const Decision &decision)
{
    Answer answer;
    if (m_wait > 0 && pick(decision, OptionKind::Pass, m_rng, answer))
        return answer;
    for (const OptionKind kind :
         {OptionKind::Play, OptionKind::Ability, OptionKind::Deploy, OptionKind::Pass})
        if (pick(decision, kind, m_rng, answer))
            return answer;
    return randomAnswer(decision, m_rng, m_names); // an attack that must be made (CR 8.16)
}

/// A round is over: as many resources as the dearest cards cost, sometimes many more.
Answer HoarderBot::resource(const Decision &decision)
{
    if (m_wait > 0)
        --m_wait;
    else if (m_rng.below(6) == 0)
        m_wait = static_cast<int>(m_rng.below(kLongestWait));
    const bool enough = m_resourced >= kFewestResources && m_rng.below(3) > 0;
    const int count = enough ? decision.min : decision.max;
    m_resourced += count;
    return randomChoice(decision, static_cast<std::size_t>(count), m_rng);
}

Answer HoarderBot::choose(const Decision &decision)
{
    if (isAttack(decision) && decision.min == 0)
        return {};
    // The same question again, because that many were not allowed together (a sum of costs).
    const bool again = decision.node == m_lastNode && decision.source == m_lastSource;
    m_lastNode = decision.node;
    m_lastSource = decision.source;
    m_fewer = again ? m_fewer + 1 : 0;
    const int fewest = decision.min;
    const int count = std::max(fewest, decision.max - m_fewer);
    m_fewer = count == fewest ? -1 : m_fewer;
    return randomChoice(decision, static_cast<std::size_t>(count), m_rng);
}

Answer HoarderBot::answer(const Decision &decision, const Observe &)
{
    Answer answer;
    switch (decision.kind) {
    case DecisionKind::Action:
        return act(decision);
    case DecisionKind::Resource:
        return resource(decision);
    case DecisionKind::ChooseCards:
        return choose(decision);
    case DecisionKind::Confirm:
        return pick(decision, OptionKind::Yes, m_rng, answer)
            ? answer
            : randomAnswer(decision, m_rng, m_names);
    default:
        return randomAnswer(decision, m_rng, m_names);
    }
}

} // namespace playmat::bots
