#include "kit/lorcana/host/decision_json.h"

#include "kit/common/host/decision_json.h"
#include "kit/common/host/json_words.h"
#include "kit/lorcana/host/json_names.h"
#include "kit/lorcana/host/question_specs.h"

namespace playmat::lorcana::host {

using core::DecisionKind;
using kit::idOrNull;
using kit::textOrNull;
using match::JsonReader;

namespace {

Json place(Zone zone, PlayerId player, const char *position)
{
    return {{"zone", zoneId(zone, player)},
            {"position", position == nullptr ? Json(nullptr) : Json(position)}};
}

/// The one player whose cards are offered; kNone when they are of both.
PlayerId ownerOf(const SeatedGame &game)
{
    PlayerId owner = game.game().decision().player;
    for (const core::Option &option : game.game().decision().options) {
        const PlayerId one = game.state().cards[option.card].owner;
        if (&option == &game.game().decision().options.front())
            owner = one;
        else if (one != owner)
            return kNone;
    }
    return owner;
}

/// Where the chosen cards are put by this very choice.
Json toJson(const SeatedGame &game, const PutTo &to)
{
    if (to.zone == Zone::Outside)
        return nullptr;
    const PlayerId whose = to.owners ? ownerOf(game) : game.game().decision().player;
    return whose == kNone ? Json(nullptr) : place(to.zone, whose, to.position);
}

Json optionJson(const CardDb &db, const DecisionView &decision, std::size_t id)
{
    const OptionView &option = decision.options[id];
    const OptionSpec &spec = optionSpec(static_cast<OptionKind>(option.kind));
    Json out;
    out["id"] = id;
    out["kind"] = spec.name;
    if (option.card >= 0)
        out["card"] = option.card;
    if (spec.kind == OptionKind::Play)
        out["way"] = wayName(static_cast<PlayWay>(option.number & 0xF));
    if (spec.target)
        out["target"] = idOrNull(option.target);
    if (option.player != kNone)
        out["player"] = option.player;
    if (spec.ability) {
        out["ability"] = textOrNull(db.abilityName(option.ability));
        out["name"] = textOrNull(abilityTitle(db, option.ability));
    }
    if (spec.number || decision.kind == DecisionKind::Distribute)
        out["number"] = option.number;
    if (static_cast<Prompt>(decision.prompt) == Prompt::Singers)
        out["value"] = option.number;
    if (spec.cost || option.cost > 0) // quests and challenges may be charged for
        out["cost"] = option.cost;
    return out;
}

void readName(const LorcanaCards &cards, const JsonReader &json, core::Answer &answer)
{
    const JsonReader text = json.has("name") ? json.at("name") : json.required("text");
    const std::string name = text.string();
    answer.name = json.has("name") ? cards.db.findName(name) : cards.typedName(name);
    kit::needName(text, name, answer);
}

} // namespace

Json decisionJson(const Naming &names)
{
    const SeatedGame &game = names.game;
    const DecisionView decision = game.decisionFor(names.viewer);
    if (decision.kind == DecisionKind::None)
        return nullptr;
    const PromptSpec &spec = promptSpec(static_cast<Prompt>(decision.prompt));
    Json out = kit::questionJson(decision, promptText(names));
    if (!decision.told)
        return out;
    out["source"] = idOrNull(decision.source);
    out["ability"] = textOrNull(game.db().abilityName(decision.ability));
    if (decision.kind != DecisionKind::Action) {
        const bool byText = game.game().decision().node != 0 || spec.reasonByRule == nullptr;
        out["reason"] = byText ? spec.reason : spec.reasonByRule;
        out["to"] = toJson(game, spec.to);
    }
    kit::addBounds(out, decision);
    if (spec.prompt == Prompt::Singers)
        out["need"] = decision.node;
    const std::vector<std::uint16_t> order = game.optionsFor(names.viewer);
    kit::addOptions(out, decision, [&](std::size_t id) {
        Json option = optionJson(game.db(), decision, id);
        option["text"] = optionText(names, game.game().decision().options[order[id]]);
        return option;
    });
    return out;
}

Outcome<core::Answer> answerFromJson(const LorcanaCards &cards, const core::Decision &decision,
                                     const Json &json)
{
    const kit::AnswerReaders readers{
        .name
        = [&](const JsonReader &reader, core::Answer &answer) { readName(cards, reader, answer); },
        .amounts = {}};
    return kit::answerFromJson(decision.kind, json, readers);
}

Json answerJson(const CardDb &db, const core::Answer &answer)
{
    return kit::answerJson(answer, [&] { return db.nameText(answer.name); });
}

} // namespace playmat::lorcana::host
