#include "kit/swu/host/option_text.h"

#include "engine/swu/language/vocabulary.h"
#include "engine/swu/text/print.h"
#include "engine/swu/view/observe.h"
#include "kit/swu/host/json_names.h"

#include <fmt/format.h>

namespace playmat::match {

using core::Decision;
using core::Option;
using swu::OptionKind;
using swu::Prompt;

bool Naming::sees(core::SeenId id) const
{
    return id < state.cardCount && swu::seesFace(state.cards[id], viewer);
}

std::string Naming::card(core::SeenId id) const
{
    if (id >= state.cardCount)
        return "?";
    return sees(id) ? db.def(state.cards[id].def).name : "a card";
}

std::string Naming::player(swu::PlayerId id) const
{
    return id < players.size() ? players[id] : fmt::format("Player {}", id + 1);
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

std::string attackText(const Naming &names, const Option &option)
{
    return fmt::format("Attack {} with {}", names.card(option.target), names.card(option.card));
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
                       swu::printAbility(names.db, option.ability, swu::Markup::Plain));
}

/// The name of a triggered ability: its card and what it says, or the keyword it belongs to.
std::string triggerText(const Naming &names, const Option &option)
{
    const swu::Keywords keyword = swu::keywordOf(static_cast<swu::TriggerKind>(option.number));
    if (keyword == 0)
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

} // namespace

/// What saying yes or no means where "Yes" alone would mislead.
static const char *yesNoText(const Decision &decision, bool yes)
{
    switch (static_cast<Prompt>(decision.prompt)) {
    case Prompt::SayNo:
        return yes ? "Say \u201cno\u201d" : "Say nothing";
    case Prompt::RevealMore:
        return yes ? "Reveal another card" : "Stop";
    case Prompt::LookedAt:
        return "Go on";
    default:
        return yes ? "Yes" : "No";
    }
}

std::string optionText(const Naming &names, const Decision &decision, const Option &option)
{
    switch (static_cast<OptionKind>(option.kind)) {
    case OptionKind::Play:
        return playText(names, option);
    case OptionKind::Attack:
        return attackText(names, option);
    case OptionKind::Ability:
        return abilityText(names, option);
    case OptionKind::Deploy:
        return option.target == swu::kNone
            ? fmt::format("Deploy {}", names.card(option.card))
            : fmt::format("Deploy {} on {}", names.card(option.card), names.card(option.target));
    case OptionKind::TakeInitiative:
        return "Take the initiative";
    case OptionKind::Pass:
        return "Pass";
    case OptionKind::Card:
        return targetText(names, option);
    case OptionKind::Player:
        return option.player == decision.player ? "You" : names.player(option.player);
    case OptionKind::Mode:
        return modeText(names, decision, option);
    case OptionKind::Number:
        return fmt::format("{}", option.number);
    case OptionKind::Yes:
    case OptionKind::No:
        return yesNoText(decision, static_cast<OptionKind>(option.kind) == OptionKind::Yes);
    case OptionKind::Trigger:
        return triggerText(names, option);
    case OptionKind::Pay:
        return static_cast<Prompt>(decision.prompt) == Prompt::PayWithTokens
            ? "Defeat " + names.card(option.card)
            : "Discard " + names.card(option.card);
    case OptionKind::Keep:
        return "Keep this hand";
    case OptionKind::Mulligan:
        return "Draw a new hand";
    }
    return {};
}

namespace {

const char *plainPrompt(Prompt prompt)
{
    switch (prompt) {
    case Prompt::TakeAction:
        return "Take an action";
    case Prompt::ChooseFirstPlayer:
        return "Choose who has the initiative";
    case Prompt::KeepOrMulligan:
        return "Keep this hand or draw a new one";
    case Prompt::ResourceTwo:
        return "Choose two cards to resource";
    case Prompt::ResourceOne:
        return "You may resource a card";
    case Prompt::ChooseTargets:
        return "Choose cards";
    case Prompt::ChooseAttack:
    case Prompt::SupportAttack:
        return "Choose an attack";
    case Prompt::ChoosePlay:
        return "Choose a card to play";
    case Prompt::ChoosePlayerFor:
        return "Choose a player";
    case Prompt::ChooseMode:
        return "Choose one";
    case Prompt::ChooseNumber:
        return "Choose a number";
    case Prompt::NameACard:
        return "Name a card";
    case Prompt::MayUse:
    case Prompt::MayIfItFits:
        return "Use this ability?";
    case Prompt::OrderCards:
        return "Choose an order";
    case Prompt::WhoResolvesFirst:
        return "Choose whose abilities resolve first";
    case Prompt::NextTrigger:
        return "Choose the ability that resolves next";
    case Prompt::DivideDamage:
        return "Divide the amount";
    case Prompt::DefeatDuplicate:
        return "Choose a copy of this unique card to defeat";
    case Prompt::PayOrNot:
        return "Pay?";
    case Prompt::SearchCards:
        return "Choose from the cards you are looking at";
    case Prompt::AmbushAttack:
        return "Ambush: attack an enemy unit";
    case Prompt::SayNo:
        return "Say \u201cno\u201d?";
    case Prompt::RevealMore:
        return "Reveal another card?";
    case Prompt::DiscardToPay:
        return "Discard a card instead of paying the cost?";
    case Prompt::PayCost:
    case Prompt::PayWithTokens:
        return "Choose what pays the cost";
    case Prompt::Exploit:
        return "Exploit: choose units to defeat";
    case Prompt::LookedAt:
        return "Look at the cards";
    }
    return "";
}

/// Questions whose effect, printed as a whole, would not say what is asked.
bool hasOwnWords(Prompt prompt)
{
    return prompt == Prompt::SayNo || prompt == Prompt::RevealMore;
}

} // namespace

std::string promptText(const Naming &names, const Decision &decision)
{
    const char *prompt = plainPrompt(static_cast<Prompt>(decision.prompt));
    if (decision.source == swu::kNone || !names.sees(decision.source))
        return prompt;
    const bool whole = static_cast<Prompt>(decision.prompt) == Prompt::MayUse
        && decision.ability != 0
        && decision.node == names.db.program.abilities[decision.ability].effects;
    std::string effect;
    if (whole)
        effect = swu::printAbility(names.db, decision.ability, swu::Markup::Plain);
    else if (decision.node != 0 && !hasOwnWords(static_cast<Prompt>(decision.prompt)))
        effect = swu::printNode(names.db, decision.node, defOf(names, decision.source),
                                swu::Markup::Plain);
    return fmt::format("{}: {}", names.card(decision.source), effect.empty() ? prompt : effect);
}

} // namespace playmat::match
