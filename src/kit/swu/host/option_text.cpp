#include "kit/swu/host/option_text.h"

#include "engine/swu/language/vocabulary.h"
#include "engine/swu/text/print.h"
#include "engine/swu/view/observe.h"
#include "kit/common/host/json_words.h"
#include "kit/common/host/option_row.h"
#include "kit/swu/host/question_specs.h"

#include <fmt/format.h>

namespace playmat::match {

using core::Decision;
using core::Option;
using swu::OptionKind;
using swu::Prompt;

bool Naming::sees(core::SeenId id) const
{
    return id < state.cardCount && swu::seesFace(state, static_cast<swu::CardId>(id), viewer);
}

std::string Naming::card(core::SeenId id) const
{
    if (id >= state.cardCount)
        return "?";
    return sees(id) ? db.def(state.cards[id].def).name : "a card";
}

std::string Naming::player(swu::PlayerId id) const
{
    return kit::playerName(players, id);
}

namespace {

std::string playText(const Naming &names, const Option &option)
{
    const std::string way = swu::wayName(names.db, option.ability);
    const std::string play = (way.empty() ? "Play" : way) + " " + names.card(option.card);
    if (option.target == swu::kNone)
        return fmt::format("{} ({})", play, option.cost);
    return fmt::format("{} on {} ({})", play, names.card(option.target), option.cost);
}

std::string targetText(const Naming &names, const Option &option)
{
    if (option.target == swu::kNone)
        return names.card(option.card);
    return fmt::format("{} on {}", names.card(option.card), names.card(option.target));
}

swu::DefId defOf(const Naming &names, swu::CardId id)
{
    return names.sees(id) ? names.state.cards[id].def : swu::DefId{0};
}

std::string abilityText(const Naming &names, const Option &option)
{
    return fmt::format("{}: {}", names.card(option.card),
                       swu::printUsed(names.db, option.ability, swu::Markup::Plain));
}

/// The name of a triggered ability: its card and what it says, or the keyword it belongs to.
std::string triggerText(const Naming &names, const Option &option)
{
    const swu::Keywords keyword = swu::keywordOf(static_cast<swu::TriggerKind>(option.number));
    if (keyword.empty())
        return abilityText(names, option);
    const int number = keyword == swu::kw::Restore ? names.state.cards[option.card].restore : 0;
    return fmt::format("{}: {}", names.card(option.card), swu::keywordName(keyword, number));
}

/// A mode's option names its effects where others name an ability.
std::string modeText(const Naming &names, const Decision &decision, const Option &option)
{
    return swu::printNode(names.db, option.ability, defOf(names, decision.source),
                          swu::Markup::Plain);
}

std::string deployText(const Naming &names, const Option &option)
{
    return fmt::format("Deploy {}", targetText(names, option));
}

} // namespace

std::string optionText(const Naming &names, const Decision &decision, const Option &option)
{
    const auto prompt = static_cast<Prompt>(decision.prompt);
    switch (static_cast<OptionKind>(option.kind)) {
    case OptionKind::Play:
        return playText(names, option);
    case OptionKind::Ability:
        return abilityText(names, option);
    case OptionKind::Deploy:
        return deployText(names, option);
    case OptionKind::Card:
        return targetText(names, option);
    case OptionKind::Player:
        return option.player == decision.player ? "You" : names.player(option.player);
    case OptionKind::Mode:
        return modeText(names, decision, option);
    case OptionKind::Yes:
        return promptSpec(prompt).yes.text;
    case OptionKind::No:
        return promptSpec(prompt).no.text;
    case OptionKind::Trigger:
        return triggerText(names, option);
    case OptionKind::Pay:
        return (prompt == Prompt::PayWithTokens ? "Defeat " : "Discard ") + names.card(option.card);
    default:
        return kit::rowText(optionSpec(static_cast<OptionKind>(option.kind)).text, names, option);
    }
}

std::string promptText(const Naming &names, const Decision &decision)
{
    const PromptSpec &spec = promptSpec(static_cast<Prompt>(decision.prompt));
    if (decision.source == swu::kNone || !names.sees(decision.source))
        return spec.text;
    const bool whole = spec.prompt == Prompt::MayUse && decision.ability != 0
        && decision.node == names.db.program.abilities[decision.ability].effects;
    std::string effect;
    if (whole)
        effect = swu::printUsed(names.db, decision.ability, swu::Markup::Plain);
    else if (decision.node != 0 && spec.asking == Asking::Payment)
        effect = swu::printPayment(names.db, decision.node, defOf(names, decision.source));
    else if (decision.node != 0 && !spec.asItIs)
        effect = swu::printNode(names.db, decision.node, defOf(names, decision.source),
                                swu::Markup::Plain);
    return fmt::format("{}: {}", names.card(decision.source), effect.empty() ? spec.text : effect);
}

} // namespace playmat::match
