#include "engine/swu/text/print.h"
#include "engine/swu/view/observe.h"
#include "kit/swu/bots/coach_words.h"
#include "kit/swu/host/option_text.h"

#include <fmt/format.h>

namespace playmat::bots {

namespace {

using core::DecisionKind;
using core::Option;
using swu::CardId;
using swu::OptionKind;

constexpr int kSentences = 5;

/// "A", "A and B", "A, B and C"
std::string listed(const std::vector<std::string> &words)
{
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i)
        out += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
    return out;
}

/// One answer to the open question of a game, as its reader may be told of it.
class Deed
{
public:
    Deed(const swu::Game &game, swu::PlayerId reader, const core::Answer &answer)
        : m_game(game)
        , m_decision(game.decision())
        , m_reader(reader)
        , m_answer(answer)
    {
    }

    [[nodiscard]] std::string words() const
    {
        switch (m_decision.kind) {
        case DecisionKind::NameCard:
            return fmt::format("name {}", m_game.db().names[m_answer.name]);
        case DecisionKind::Distribute:
            return dividedWords();
        case DecisionKind::Order:
            return fmt::format("take {} first", nameOf(option(0).card));
        case DecisionKind::Resource:
            return m_answer.options.empty() ? "put down no resource"
                                            : fmt::format("put down {} as a resource", chosen());
        default:
            return m_answer.options.empty() ? "choose nothing" : optionWords(option(0));
        }
    }

private:
    [[nodiscard]] const Option &option(std::size_t i) const
    {
        return m_decision.options[m_answer.options[i]];
    }

    /// Whose a base is says which one it is.
    [[nodiscard]] std::string nameOf(CardId id) const
    {
        if (id == swu::kNone)
            return "a card";
        const swu::Card &c = m_game.state().cards[id];
        if (c.zone == swu::Zone::Base && m_game.db().def(c.def).type == swu::CardType::Base)
            return c.controller == m_reader ? "your base" : "their base";
        const std::string &name = m_game.db().def(c.def).name;
        if (swu::seesFace(c, swu::Viewer::of(m_reader)))
            return name;
        return c.def == 0 ? "a card" : fmt::format("a card (perhaps {})", name);
    }

    [[nodiscard]] std::string chosen() const
    {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < m_answer.options.size(); ++i)
            names.push_back(nameOf(option(i).card));
        return listed(names);
    }

    [[nodiscard]] std::string dividedWords() const
    {
        std::vector<std::string> parts;
        for (std::size_t i = 0; i < m_answer.options.size(); ++i)
            parts.push_back(fmt::format("{} to {}", m_answer.amounts[i], nameOf(option(i).card)));
        return parts.empty() ? "give nothing" : "give " + listed(parts);
    }

    [[nodiscard]] std::string optionWords(const Option &o) const
    {
        switch (static_cast<OptionKind>(o.kind)) {
        case OptionKind::Play:
            return o.target == swu::kNone
                ? fmt::format("play {}", nameOf(o.card))
                : fmt::format("play {} on {}", nameOf(o.card), nameOf(o.target));
        case OptionKind::Attack:
            return fmt::format("attack {} with {}", nameOf(o.target), nameOf(o.card));
        case OptionKind::Ability:
            return fmt::format("use the ability of {}", nameOf(o.card));
        case OptionKind::Deploy:
            return o.target == swu::kNone
                ? fmt::format("deploy {}", nameOf(o.card))
                : fmt::format("deploy {} on {}", nameOf(o.card), nameOf(o.target));
        case OptionKind::TakeInitiative:
            return "take the initiative";
        case OptionKind::Pass:
            return "pass";
        case OptionKind::Card:
            return fmt::format("choose {}", chosen());
        case OptionKind::Trigger:
            return fmt::format("resolve {} first", nameOf(o.card));
        case OptionKind::Pay:
            return static_cast<swu::Prompt>(m_decision.prompt) == swu::Prompt::PayWithTokens
                ? fmt::format("defeat {} to pay", nameOf(o.card))
                : fmt::format("discard {} to pay", nameOf(o.card));
        case OptionKind::Keep:
            return "keep this hand";
        case OptionKind::Mulligan:
            return "draw a new hand";
        default:
            return smallWords(o);
        }
    }

    /// Answers that mean little without their question.
    [[nodiscard]] std::string smallWords(const Option &o) const
    {
        const std::string source
            = m_decision.source == swu::kNone ? "it" : nameOf(m_decision.source);
        switch (static_cast<OptionKind>(o.kind)) {
        case OptionKind::Player:
            return o.player == m_reader ? "choose yourself" : "choose the other player";
        case OptionKind::Number:
            return fmt::format("choose {}", o.number);
        case OptionKind::Mode:
            return fmt::format("choose with {}: {}", source, modeText(o));
        default:
            return yesNoWords(source, static_cast<OptionKind>(o.kind) == OptionKind::Yes);
        }
    }

    [[nodiscard]] std::string yesNoWords(const std::string &source, bool yes) const
    {
        switch (static_cast<swu::Prompt>(m_decision.prompt)) {
        case swu::Prompt::LookedAt:
            return "go on";
        case swu::Prompt::RevealMore:
            return yes ? "reveal another card" : "stop revealing cards";
        case swu::Prompt::SayNo:
            return yes ? fmt::format("say \u201cno\u201d to {}", source)
                       : fmt::format("say nothing to {}", source);
        case swu::Prompt::PayOrNot:
            return yes ? fmt::format("pay for {}", source) : fmt::format("not pay for {}", source);
        default:
            return yes ? fmt::format("use the ability of {}", source)
                       : fmt::format("not use the ability of {}", source);
        }
    }

    [[nodiscard]] std::string modeText(const Option &o) const
    {
        const match::Naming names{m_game.db(), m_game.state(), {}, swu::Viewer::of(m_reader)};
        std::string text = match::optionText(names, m_decision, o);
        if (text.ends_with('.'))
            text.pop_back(); // the sentence around it has one
        return text;
    }

    const swu::Game &m_game;
    const core::Decision &m_decision;
    swu::PlayerId m_reader;
    const core::Answer &m_answer;
};

std::string capital(std::string words)
{
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z')
        words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words;
}

} // namespace

std::string deedWords(const swu::Game &game, swu::PlayerId reader, const core::Answer &answer)
{
    return Deed(game, reader, answer).words();
}

std::string adviceWords(const swu::Game &game, swu::PlayerId reader, const core::Answer &answer)
{
    return capital(deedWords(game, reader, answer));
}

std::vector<std::string> lineWords(const Way &way, swu::PlayerId reader)
{
    std::vector<std::string> out;
    swu::Game game = way.begin;
    const swu::Phase phase = game.state().phase;
    for (const core::Answer &answer : way.answers) {
        if (out.size() == kSentences || game.state().phase != phase)
            break;
        const bool own = game.decision().player == reader;
        const bool chosen
            = game.decision().options.size() > 1 || game.decision().kind == DecisionKind::NameCard;
        const bool told = own || game.decision().kind != DecisionKind::Resource;
        if (chosen && told)
            out.push_back(
                fmt::format("{} {}.", own ? "You" : "They", deedWords(game, reader, answer)));
        if (!game.apply(answer).ok())
            break;
    }
    if (game.over() && game.result())
        out.emplace_back(game.result()->winner == reader ? "That wins." : "That loses.");
    return out;
}

} // namespace playmat::bots
