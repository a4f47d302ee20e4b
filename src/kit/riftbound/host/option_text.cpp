#include "kit/riftbound/host/option_text.h"

#include "engine/riftbound/text/printer.h"
#include "engine/riftbound/view/observe.h"
#include "kit/riftbound/host/json_names.h"
#include "kit/riftbound/host/question_specs.h"

#include <fmt/format.h>

namespace playmat::riftbound::host {

bool Naming::sees(int card) const
{
    return card >= 0 && card < game.state().cardCount
        && seesFace(game.state().cards[static_cast<std::size_t>(card)], viewer);
}

std::string Naming::card(int card) const
{
    return sees(card) ? game.db().def(game.state().cards[static_cast<std::size_t>(card)].def).name
                      : "a card";
}

std::string optionText(const Naming &names, const core::Option &option)
{
    if (static_cast<OptionKind>(option.kind) == OptionKind::Mode) {
        const CardDb &db = names.game.db();
        const AbilityId ability = names.game.game().decision().ability;
        return Printer(db).mode(db.ability(ability), option.number);
    }
    const OptionSpec &spec = optionSpec(static_cast<OptionKind>(option.kind));
    const std::string zone = option.zone == kNone ? std::string() : "to " + listName(option.zone);
    std::string text
        = fmt::format(fmt::runtime(spec.text), fmt::arg("card", names.card(option.card)),
                      fmt::arg("zone", zone), fmt::arg("cost", option.cost));
    while (text.ends_with(' '))
        text.pop_back();
    return text;
}

std::string promptText(const Naming &names)
{
    const core::Decision &decision = names.game.game().decision();
    const char *text = promptSpec(static_cast<Prompt>(decision.prompt)).text;
    return names.sees(decision.source) ? fmt::format("{}: {}", names.card(decision.source), text)
                                       : std::string(text);
}

} // namespace playmat::riftbound::host
