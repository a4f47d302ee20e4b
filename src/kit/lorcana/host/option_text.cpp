#include "kit/lorcana/host/option_text.h"

#include "engine/lorcana/text/printer.h"
#include "engine/lorcana/view/observe.h"
#include "kit/common/host/json_words.h"
#include "kit/common/host/option_row.h"
#include "kit/lorcana/host/json_names.h"
#include "kit/lorcana/host/question_specs.h"

#include <fmt/format.h>

namespace playmat::lorcana::host {

using core::Decision;
using core::Option;

bool Naming::sees(int card) const
{
    return card >= 0 && card < game.state().cardCount
        && seesFace(game.state().cards[static_cast<std::size_t>(card)], viewer);
}

std::string Naming::card(int card) const
{
    return sees(card)
        ? game.db().def(game.state().cards[static_cast<std::size_t>(card)].def).fullName()
        : "a card";
}

std::string Naming::player(int player) const
{
    return kit::playerName(players, static_cast<std::size_t>(player));
}

namespace {

Printer printerFor(const Naming &names, const Decision &decision)
{
    Printer printer(names.game.db());
    if (decision.source != kNone)
        printer.self = names.game.db().def(names.game.state().cards[decision.source].def).type;
    return printer;
}

std::string playText(const Naming &names, const Option &option)
{
    const std::string card = names.card(option.card);
    switch (static_cast<PlayWay>(option.number & 0xF)) {
    case PlayWay::Ink:
        return fmt::format("Play {} ({})", card, option.cost);
    case PlayWay::Shift:
        return fmt::format("Shift {} onto {} ({})", card, names.card(option.target), option.cost);
    case PlayWay::Sing:
        return fmt::format("Sing {} with {}", card, names.card(option.target));
    case PlayWay::SingTogether:
        return fmt::format("Sing {} together", card);
    case PlayWay::Free:
        return fmt::format("Play {} for free", card);
    case PlayWay::Other: {
        Printer printer(names.game.db());
        return fmt::format("Play {}: {}", card, printer.ability(option.ability));
    }
    }
    return card;
}

std::string abilityText(const Naming &names, const Option &option)
{
    const std::string title = abilityTitle(names.game.db(), option.ability);
    if (!title.empty())
        return fmt::format("{}: {}", names.card(option.card), title);
    Printer printer(names.game.db());
    return fmt::format("{}: {}", names.card(option.card), printer.ability(option.ability));
}

/// The effects of a mode of the decision's node, by its place.
std::string modeText(const Naming &names, const Decision &decision, int mode)
{
    const Program &p = names.game.db().program;
    NodeId id = p.nodes[decision.node].body;
    for (; id != 0 && mode > 0; --mode)
        id = p.nodes[id].next;
    return id == 0 ? std::string() : printerFor(names, decision).effects(p.nodes[id].body);
}

} // namespace

std::string optionText(const Naming &names, const Option &option)
{
    const Decision &decision = names.game.game().decision();
    switch (static_cast<OptionKind>(option.kind)) {
    case OptionKind::Play:
        return playText(names, option);
    case OptionKind::Ability:
    case OptionKind::Trigger:
        return abilityText(names, option);
    case OptionKind::Player:
        return option.player == decision.player ? "You" : names.player(option.player);
    case OptionKind::Mode:
        return modeText(names, decision, option.number);
    default:
        return kit::rowText(optionSpec(static_cast<OptionKind>(option.kind)).text, names, option);
    }
}

std::string promptText(const Naming &names)
{
    const Decision &decision = names.game.game().decision();
    const auto prompt = static_cast<Prompt>(decision.prompt);
    std::string text = promptSpec(prompt).text;
    if (decision.source == kNone || !names.sees(decision.source))
        return text;
    if (decision.node != 0 && prompt != Prompt::Singers) {
        const Node &node = names.game.db().program.nodes[decision.node];
        if (std::string clause = printerFor(names, decision).clause(node); !clause.empty())
            text = sentence(std::move(clause));
    }
    return fmt::format("{}: {}", names.card(decision.source), text);
}

} // namespace playmat::lorcana::host
