#include "kit/riftbound/host/decision_json.h"

#include "engine/riftbound/language/vocabulary.h"
#include "engine/riftbound/rules/board.h"
#include "kit/common/host/decision_json.h"
#include "kit/common/host/json_words.h"
#include "kit/riftbound/host/json_names.h"
#include "kit/riftbound/host/question_specs.h"

namespace playmat::riftbound::host {

using core::DecisionKind;
using kit::idOrNull;
using kit::textOrNull;
using match::JsonReader;

namespace {

/// The name of a kind of resource in a pool.
std::string resourceName(int number)
{
    if (number == 0 || number == kDomains + 2)
        return "energy";
    return number == kDomains + 1 || number == kDomains + 3 ? "any"
                                                            : std::string(domainName(number - 1));
}

Json givesJson(const Board &board, const core::Option &option)
{
    if (option.ability != 0)
        return costJson([&] {
            const Purse gives = board.gives(option.ability);
            Cost cost;
            cost.energy = static_cast<std::uint8_t>(gives.energy + gives.spellEnergy);
            cost.any = static_cast<std::uint8_t>(gives.any + gives.spellAny);
            for (std::size_t d = 0; d < gives.power.size(); ++d)
                cost.power[d] = static_cast<std::uint8_t>(gives.power[d]);
            return cost;
        }());
    Cost cost;
    if (option.number == 0)
        cost.energy = 1;
    else
        cost.addPips(board.defOf(option.card).domains, 1);
    return costJson(cost);
}

void addOfKind(const SeatedGame &game, const core::Option &option, Json &out)
{
    const Board board(game.db(), game.state());
    switch (static_cast<OptionKind>(option.kind)) {
    case OptionKind::Play:
    case OptionKind::Hide:
    case OptionKind::Ability:
        out["cost"] = costJson(board.priceOf(option));
        if (option.ability != 0)
            out["ability"] = game.db().abilityName(option.ability);
        break;
    case OptionKind::Add:
        out["ability"] = option.ability != 0 ? game.db().abilityName(option.ability)
            : option.number == 0             ? "exhaust"
                                             : "recycle";
        out["gives"] = givesJson(board, option);
        break;
    case OptionKind::Cost:
        out["name"] = option.player == 0 ? "accelerate"
            : option.player == 1         ? "optional"
            : option.player == 3         ? "energy"
                                         : "repeat";
        out["number"] = option.number;
        break;
    case OptionKind::Pool:
        out["resource"] = resourceName(option.number);
        out["amount"] = option.cost;
        break;
    case OptionKind::Mode:
    case OptionKind::Number:
        out["number"] = option.number;
        break;
    default:
        break;
    }
}

Json optionJson(const SeatedGame &game, const DecisionView &decision, std::size_t id,
                const core::Option &own)
{
    const OptionView &option = decision.options[id];
    const OptionSpec &spec = optionSpec(static_cast<OptionKind>(option.kind));
    Json out;
    out["id"] = id;
    out["kind"] = spec.name;
    if (option.card >= 0)
        out["card"] = option.card;
    if (spec.zone)
        out["zone"] = option.zone == kNone ? Json(nullptr) : Json(listName(option.zone));
    if (spec.kind == OptionKind::Player)
        out["player"] = option.player;
    if (static_cast<Prompt>(decision.prompt) == Prompt::CombatDamage)
        out["lethal"] = option.cost;
    addOfKind(game, own, out);
    return out;
}

} // namespace

Json decisionJson(const Naming &names)
{
    const SeatedGame &game = names.game;
    const DecisionView decision = game.decisionFor(names.viewer);
    if (decision.kind == DecisionKind::None)
        return nullptr;
    const PromptSpec &spec = promptSpec(static_cast<Prompt>(decision.prompt));
    Json out = kit::questionJson(decision, decision.told ? promptText(names) : spec.text);
    if (spec.window != nullptr)
        out["window"] = spec.window;
    if (!decision.told)
        return out;
    if (spec.purpose != nullptr)
        out["purpose"] = spec.purpose;
    out["source"] = idOrNull(decision.source);
    out["ability"] = textOrNull(game.db().abilityName(decision.ability));
    kit::addBounds(out, decision);
    const std::vector<std::uint16_t> order = game.optionsFor(names.viewer);
    kit::addOptions(out, decision, [&](std::size_t id) {
        const core::Option &own = game.game().decision().options[order[id]];
        Json option = optionJson(game, decision, id, own);
        option["text"] = optionText(names, own);
        return option;
    });
    if (decision.kind == DecisionKind::Pay) {
        out["due"] = costJson(Board(game.db(), game.state()).beingPaid().cost);
        out["suggested"] = decision.suggested;
    }
    return out;
}

Outcome<core::Answer> answerFromJson(const core::Decision &decision, const Json &json)
{
    const kit::AnswerReaders readers{.name = [](const JsonReader &, core::Answer &) {},
                                     .amounts = {}};
    return kit::answerFromJson(decision.kind, json, readers);
}

Json answerJson(const core::Answer &answer)
{
    return kit::answerJson(answer, [] { return std::string(); });
}

} // namespace playmat::riftbound::host
