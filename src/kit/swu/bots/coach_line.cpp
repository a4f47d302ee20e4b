#include "engine/swu/text/print.h"
#include "engine/swu/view/observe.h"
#include "kit/swu/bots/coach_words.h"
#include "kit/swu/bots/deed_phrases.h"
#include "kit/swu/host/text_places.h"

namespace playmat::bots {

namespace {

using core::DecisionKind;
using core::Option;
using deeds::Voice;
using swu::CardId;
using swu::OptionKind;

constexpr int kSentences = 5;

/// "A", "A and B", "A, B and C"
std::string listed(const std::vector<std::string> &words)
{
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i)
        out = i == 0                ? words[i]
            : i + 1 == words.size() ? text::format("{0} and {1}", out, words[i])
                                    : text::format("{0}, {1}", out, words[i]);
    return out;
}

/// One answer to the open question of a game, as its reader may be told of it.
class Teller
{
public:
    Teller(const swu::Game &game, swu::PlayerId reader, const core::Answer &answer, Voice voice)
        : m_game(game)
        , m_decision(game.decision())
        , m_reader(reader)
        , m_answer(answer)
        , m_voice(voice)
    {
    }

    [[nodiscard]] std::string words() const
    {
        switch (m_decision.kind) {
        case DecisionKind::NameCard:
            return say(deeds::kName, m_game.db().names[m_answer.name]);
        case DecisionKind::Distribute:
            return dividedWords();
        case DecisionKind::Order:
            return say(deeds::kTakeFirst, nameOf(option(0).card));
        case DecisionKind::Resource:
            return m_answer.options.empty() ? say(deeds::kNoResource)
                                            : say(deeds::kResource, chosen());
        default:
            return m_answer.options.empty() ? say(deeds::kChooseNothing) : optionWords(option(0));
        }
    }

private:
    template <class... Args>
    [[nodiscard]] std::string say(const deeds::Deed &deed, const Args &...args) const
    {
        return text::format(deed.in(m_voice), args...);
    }

    [[nodiscard]] const Option &option(std::size_t i) const
    {
        return m_decision.options[m_answer.options[i]];
    }

    [[nodiscard]] std::string nameOf(CardId id, const deeds::CardNames &as = deeds::kCard) const
    {
        if (id == swu::kNone)
            return text::said(as.hidden);
        const swu::Card &c = m_game.state().cards[id];
        if (c.zone == swu::Zone::Base && m_game.db().def(c.def).type == swu::CardType::Base)
            return text::said(c.controller == m_reader ? as.yourBase : as.theirBase);
        const std::string &name = m_game.db().def(c.def).name;
        if (swu::seesFace(m_game.state(), id, swu::Viewer::of(m_reader)))
            return text::format(as.named, name);
        return c.def == 0 ? text::said(as.hidden) : text::format(as.guessed, name);
    }

    /// "of Luke Skywalker"
    [[nodiscard]] std::string ofCard(CardId id) const { return nameOf(id, deeds::kOfCard); }

    [[nodiscard]] std::string source() const
    {
        return m_decision.source == swu::kNone ? text::said("it") : nameOf(m_decision.source);
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
            parts.push_back(
                text::format("{0} to {1}", m_answer.amounts[i], nameOf(option(i).card)));
        return parts.empty() ? say(deeds::kGiveNothing) : say(deeds::kGive, listed(parts));
    }

    [[nodiscard]] std::string optionWords(const Option &o) const
    {
        switch (static_cast<OptionKind>(o.kind)) {
        case OptionKind::Play:
            return aimed(deeds::kPlay, deeds::kPlayOn, o);
        case OptionKind::Attack:
            return say(deeds::kAttack, nameOf(o.target), nameOf(o.card));
        case OptionKind::Ability:
            return say(deeds::kUse, ofCard(o.card));
        case OptionKind::Deploy:
            return aimed(deeds::kDeploy, deeds::kDeployOn, o);
        case OptionKind::TakeInitiative:
            return say(deeds::kInitiative);
        case OptionKind::Pass:
            return say(deeds::kPass);
        case OptionKind::Card:
            return say(deeds::kChoose, chosen());
        case OptionKind::Trigger:
            return say(deeds::kResolveFirst, nameOf(o.card));
        case OptionKind::Pay:
            return payWords(o);
        case OptionKind::Keep:
            return say(deeds::kKeep);
        case OptionKind::Mulligan:
            return say(deeds::kMulligan);
        default:
            return smallWords(o);
        }
    }

    [[nodiscard]] std::string aimed(const deeds::Deed &alone, const deeds::Deed &on,
                                    const Option &o) const
    {
        return o.target == swu::kNone ? say(alone, nameOf(o.card))
                                      : say(on, nameOf(o.card), nameOf(o.target));
    }

    [[nodiscard]] std::string payWords(const Option &o) const
    {
        const bool tokens
            = static_cast<swu::Prompt>(m_decision.prompt) == swu::Prompt::PayWithTokens;
        return say(tokens ? deeds::kDefeatToPay : deeds::kDiscardToPay, nameOf(o.card));
    }

    /// Answers that mean little without their question.
    [[nodiscard]] std::string smallWords(const Option &o) const
    {
        switch (static_cast<OptionKind>(o.kind)) {
        case OptionKind::Player:
            return say(o.player == m_reader ? deeds::kChooseYourself : deeds::kChooseOther);
        case OptionKind::Number:
            return say(deeds::kChoose, o.number);
        case OptionKind::Mode:
            return say(deeds::kMode, source(), modeText(o));
        default:
            return yesNoWords(static_cast<OptionKind>(o.kind) == OptionKind::Yes);
        }
    }

    [[nodiscard]] std::string yesNoWords(bool yes) const
    {
        switch (static_cast<swu::Prompt>(m_decision.prompt)) {
        case swu::Prompt::LookedAt:
            return say(deeds::kGoOn);
        case swu::Prompt::RevealMore:
            return say(yes ? deeds::kRevealMore : deeds::kStopRevealing);
        case swu::Prompt::SayNo:
            return say(yes ? deeds::kSayNo : deeds::kSayNothing, source());
        case swu::Prompt::PayOrNot:
            return say(yes ? deeds::kPayFor : deeds::kNotPayFor, source());
        default:
            return say(yes ? deeds::kUse : deeds::kNotUse,
                       m_decision.source == swu::kNone ? text::said("of it")
                                                       : ofCard(m_decision.source));
        }
    }

    /// Uses the words of the line for that choice.
    [[nodiscard]] std::string modeText(const Option &o) const
    {
        swu::DefId from = 0;
        if (m_decision.source != swu::kNone)
            if (const swu::State &s = m_game.state();
                swu::seesFace(s, m_decision.source, swu::Viewer::of(m_reader)))
                from = s.cards[m_decision.source].def;
        std::string text = swu::cardText(swu::printNode(m_game.db(), o.ability, from));
        if (text.ends_with('.'))
            text.pop_back(); // the sentence around it has one
        return text;
    }

    const swu::Game &m_game;
    const core::Decision &m_decision;
    swu::PlayerId m_reader;
    const core::Answer &m_answer;
    Voice m_voice;
};

} // namespace

std::string adviceWords(const swu::Game &game, swu::PlayerId reader, const core::Answer &answer)
{
    return text::capital(Teller(game, reader, answer, Voice::Advice).words());
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
            out.push_back(Teller(game, reader, answer, own ? Voice::You : Voice::They).words());
        if (!game.apply(answer).ok())
            break;
    }
    if (game.over() && game.result())
        out.push_back(game.result()->winner == reader ? text::said("That wins.")
                                                      : text::said("That loses."));
    return out;
}

} // namespace playmat::bots
