#include "kit/swu/host/decision_json.h"

#include "engine/swu/view/observe.h"
#include "kit/swu/host/json_names.h"
#include "kit/swu/host/question_specs.h"
#include "match/decision_kinds.h"
#include "match/json_reader.h"
#include "match/plain_words.h"
#include "text/language.h"

#include <algorithm>
#include <charconv>

namespace playmat::match {

namespace {

using core::Answer;
using core::Decision;
using core::DecisionKind;
using swu::OptionKind;

Json cardOrNull(int id)
{
    return id < 0 ? Json(nullptr) : Json(id);
}

Json optionJson(const swu::CardDb &db, const swu::DecisionView &decision, std::size_t id)
{
    const swu::OptionView &option = decision.options[id];
    const OptionSpec &spec = optionSpec(static_cast<OptionKind>(option.kind));
    Json out;
    out["id"] = id;
    out["kind"] = spec.name;
    if (option.card >= 0) {
        out["card"] = option.card;
        out["target"] = cardOrNull(option.target);
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

constexpr std::int64_t kMostId = 65535;

/// Fills the answer from {option id: n}; options that get nothing may be left out or be 0.
void readAmounts(const JsonReader &json, Answer &answer)
{
    if (!json.value().is_object()) {
        json.fail(text::said("expected an object {option id: amount}"));
        return;
    }
    for (const auto &[key, value] : json.value().items()) {
        std::uint16_t option = 0;
        const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), option);
        if (error != std::errc() || end != key.data() + key.size() || key != std::to_string(option))
            json.fail(text::format("{} is not the id of an option", inQuotes(key)));
        const auto amount = static_cast<std::uint8_t>(json.at(key).integer(0, 255));
        if (json.failed() || amount == 0)
            continue;
        if (!answer.options.tryPush(option) || !answer.amounts.tryPush(amount))
            json.fail(text::said("more options than an answer can have"));
    }
}

void readOptions(const JsonReader &json, Answer &answer)
{
    for (std::size_t i = 0, n = json.size(); i < n && !json.failed(); ++i)
        if (!answer.options.tryPush(static_cast<std::uint16_t>(json.item(i).integer(0, kMostId))))
            json.fail(text::said("more options than an answer can have"));
}

/// Amounts by option; options that are listed beside them must be the same. To give nothing at all,
/// an empty list of options is enough.
void readDistribution(const JsonReader &json, Answer &answer)
{
    Answer listed;
    readOptions(json.at("options"), listed);
    if (json.has("options") && listed.options.empty() && !json.has("amounts"))
        return;
    const JsonReader amounts = json.required("amounts");
    readAmounts(amounts, answer);
    for (const std::uint16_t option : listed.options)
        if (!amounts.has(std::to_string(option)))
            json.fail(text::format("option {} is listed without an amount", option));
    for (const std::uint16_t option : answer.options)
        if (!listed.options.empty()
            && std::find(listed.options.begin(), listed.options.end(), option)
                == listed.options.end())
            json.fail(text::format("option {} has an amount and is not listed", option));
}

/// The journal's form: amounts beside the options.
void readAmountList(const JsonReader &json, Answer &answer)
{
    for (std::size_t i = 0, n = json.size(); i < n && !json.failed(); ++i)
        if (!answer.amounts.tryPush(static_cast<std::uint8_t>(json.item(i).integer(0, 255))))
            json.fail(text::said("more amounts than an answer can have"));
}

void readName(const swu::CardDb &db, const JsonReader &json, Answer &answer)
{
    const std::string name = json.string();
    answer.name = db.findName(name);
    if (answer.name == 0 && !json.failed())
        json.fail(text::format("no card has the name {}", inQuotes(name)), "unknown_card");
}

} // namespace

Json decisionJson(const swu::SeatedGame &game, swu::Viewer viewer,
                  std::span<const std::string> players)
{
    const Naming names{game.db(), game.state(), players, viewer};
    const swu::DecisionView decision = game.decisionFor(viewer);
    if (decision.kind == DecisionKind::None)
        return nullptr;
    Json out;
    out["player"] = decision.player;
    out["kind"] = decisionKindName(decision.kind);
    out["prompt"] = promptText(names, game.decision());
    if (!decision.told)
        return out;
    if (swu::nothingFits(game.decision()))
        out["prompt"] = out["prompt"].get<std::string>() + " (nothing here fits)";
    out["source"] = cardOrNull(decision.source);
    out["ability"]
        = decision.ability == 0 ? Json(nullptr) : Json(abilityId(names.db, decision.ability));
    out["min"] = decision.min;
    out["max"] = decision.max;
    if (decision.orNone)
        out["or_none"] = true;
    out["options"] = Json::array();
    const std::vector<std::uint16_t> order = game.optionsFor(viewer);
    for (std::size_t id = 0; id < decision.options.size(); ++id) {
        Json option = optionJson(names.db, decision, id);
        option["text"] = optionText(names, game.decision(), game.decision().options[order[id]]);
        out["options"].push_back(std::move(option));
    }
    return out;
}

Outcome<Answer> answerFromJson(const swu::CardDb &db, const Decision &decision, const Json &json)
{
    std::optional<Problem> problem;
    const JsonReader reader(json, problem, "bad_request");
    Answer answer;
    const JsonReader amounts = reader.at("amounts");
    if (decision.kind == DecisionKind::NameCard) {
        const bool given = reader.has("text") || reader.has("name");
        readName(db,
                 given ? reader.at(reader.has("text") ? "text" : "name") : reader.required("text"),
                 answer);
    } else if (decision.kind == DecisionKind::Distribute && !amounts.value().is_array()) {
        readDistribution(reader, answer);
    } else {
        readOptions(reader.required("options"), answer);
        if (amounts.value().is_array())
            readAmountList(amounts, answer);
    }
    if (problem)
        return *problem;
    return answer;
}

Json answerJson(const swu::CardDb &db, const Answer &answer)
{
    Json out = Json::object();
    if (answer.name != 0) {
        out["name"] = db.names[answer.name];
        return out;
    }
    out["options"] = Json::array();
    for (const std::uint16_t option : answer.options)
        out["options"].push_back(option);
    if (!answer.amounts.empty()) {
        out["amounts"] = Json::array();
        for (const std::uint8_t amount : answer.amounts)
            out["amounts"].push_back(amount);
    }
    return out;
}

} // namespace playmat::match
