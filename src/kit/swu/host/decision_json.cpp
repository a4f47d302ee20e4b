#include "kit/swu/host/decision_json.h"

#include "engine/swu/view/observe.h"
#include "kit/common/host/decision_json.h"
#include "kit/common/host/json_words.h"
#include "kit/swu/host/json_names.h"
#include "kit/swu/host/question_specs.h"
#include "text/language.h"

#include <algorithm>

namespace playmat::match {

namespace {

using core::Answer;
using core::DecisionKind;
using swu::OptionKind;

Json optionJson(const swu::CardDb &db, const swu::DecisionView &decision, std::size_t id)
{
    const swu::OptionView &option = decision.options[id];
    const OptionSpec &spec = optionSpec(static_cast<OptionKind>(option.kind));
    Json out;
    out["id"] = id;
    out["kind"] = spec.name;
    if (option.card >= 0) {
        out["card"] = option.card;
        out["target"] = kit::idOrNull(option.target);
    }
    if (option.zone != swu::kNone) {
        const auto zone = static_cast<swu::Zone>(option.zone);
        out["zone"] = zoneId(zone, decision.player);
    }
    if (option.player != swu::kNone)
        out["player"] = option.player;
    if (spec.number || decision.kind == DecisionKind::Distribute)
        out["number"] = option.number;
    if (spec.cost)
        out["cost"] = option.cost;
    if (option.ability != 0 && spec.kind != OptionKind::Mode)
        out["ability"] = abilityId(db, option.ability);
    return out;
}

/// Amounts by option; options that are listed beside them must be the same. To give nothing at all,
/// an empty list of options is enough.
void readDistribution(const JsonReader &json, Answer &answer)
{
    Answer listed;
    kit::readOptions(json.at("options"), listed);
    if (json.has("options") && listed.options.empty() && !json.has("amounts"))
        return;
    const JsonReader amounts = json.required("amounts");
    kit::readAmounts(amounts, answer);
    for (const std::uint16_t option : listed.options)
        if (!amounts.has(std::to_string(option)))
            json.fail(text::format("option {} is listed without an amount", option));
    for (const std::uint16_t option : answer.options)
        if (!listed.options.empty()
            && std::find(listed.options.begin(), listed.options.end(), option)
                == listed.options.end())
            json.fail(text::format("option {} has an amount and is not listed", option));
}

void readName(const swu::CardDb &db, const JsonReader &json, Answer &answer)
{
    const std::string name = json.string();
    answer.name = db.findName(name);
    kit::needName(json, name, answer);
}

} // namespace

Json decisionJson(const swu::SeatedGame &game, swu::Viewer viewer,
                  std::span<const std::string> players)
{
    const Naming names{game.db(), game.state(), players, viewer};
    const swu::DecisionView decision = game.decisionFor(viewer);
    if (decision.kind == DecisionKind::None)
        return nullptr;
    Json out = kit::questionJson(decision, promptText(names, game.decision()));
    if (!decision.told)
        return out;
    if (swu::nothingFits(game.decision()))
        out["prompt"] = out["prompt"].get<std::string>() + " (nothing here fits)";
    out["source"] = kit::idOrNull(decision.source);
    out["ability"]
        = decision.ability == 0 ? Json(nullptr) : Json(abilityId(names.db, decision.ability));
    kit::addBounds(out, decision);
    if (decision.orNone)
        out["or_none"] = true;
    const std::vector<std::uint16_t> order = game.optionsFor(viewer);
    kit::addOptions(out, decision, [&](std::size_t id) {
        Json option = optionJson(names.db, decision, id);
        option["text"] = optionText(names, game.decision(), game.decision().options[order[id]]);
        return option;
    });
    return out;
}

Outcome<Answer> answerFromJson(const swu::CardDb &db, const core::Decision &decision,
                               const Json &json)
{
    const kit::AnswerReaders readers{
        .name =
            [&](const JsonReader &reader, Answer &answer) {
                const char *key = reader.has("text") || !reader.has("name") ? "text" : "name";
                readName(db, reader.required(key), answer);
            },
        .amounts =
            [](const JsonReader &reader, Answer &answer) {
                if (reader.at("amounts").value().is_array())
                    return false;
                readDistribution(reader, answer);
                return true;
            }};
    return kit::answerFromJson(decision.kind, json, readers);
}

Json answerJson(const swu::CardDb &db, const Answer &answer)
{
    return kit::answerJson(answer, [&] { return db.names[answer.name]; });
}

} // namespace playmat::match
