#include "kit/lorcana/host/decision_json.h"

#include "kit/lorcana/host/json_names.h"
#include "kit/lorcana/host/question_specs.h"
#include "match/decision_kinds.h"
#include "match/json_reader.h"
#include "match/plain_words.h"
#include "text/language.h"

#include <algorithm>
#include <charconv>

namespace playmat::lorcana::host {

using core::Answer;
using core::Decision;
using core::DecisionKind;
using match::JsonReader;

namespace {

Json idOrNull(int id)
{
    return id < 0 ? Json(nullptr) : Json(id);
}

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

constexpr std::int64_t kMostId = 65535;

void readOptions(const JsonReader &json, Answer &answer)
{
    for (std::size_t i = 0, n = json.size(); i < n && !json.failed(); ++i)
        if (!answer.options.tryPush(static_cast<std::uint16_t>(json.item(i).integer(0, kMostId))))
            json.fail(text::said("more options than an answer can have"));
}

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
            json.fail(text::format("{} is not the id of an option", match::inQuotes(key)));
        const auto amount = static_cast<std::uint8_t>(json.at(key).integer(0, 255));
        if (json.failed() || amount == 0)
            continue;
        if (!answer.options.tryPush(option) || !answer.amounts.tryPush(amount))
            json.fail(text::said("more options than an answer can have"));
    }
}

void readAmountList(const JsonReader &json, Answer &answer)
{
    for (std::size_t i = 0, n = json.size(); i < n && !json.failed(); ++i)
        if (!answer.amounts.tryPush(static_cast<std::uint8_t>(json.item(i).integer(0, 255))))
            json.fail(text::said("more amounts than an answer can have"));
}

void readName(const LorcanaCards &cards, const JsonReader &json, Answer &answer)
{
    const JsonReader text = json.has("name") ? json.at("name") : json.required("text");
    const std::string name = text.string();
    answer.name = json.has("name") ? cards.db.findName(name) : cards.typedName(name);
    if (answer.name == 0 && !json.failed())
        text.fail(text::format("no card has the name {}", match::inQuotes(name)), "unknown_card");
}

} // namespace

Json decisionJson(const Naming &names)
{
    const SeatedGame &game = names.game;
    const DecisionView decision = game.decisionFor(names.viewer);
    if (decision.kind == DecisionKind::None)
        return nullptr;
    const PromptSpec &spec = promptSpec(static_cast<Prompt>(decision.prompt));
    Json out;
    out["player"] = decision.player;
    out["kind"] = match::decisionKindName(decision.kind);
    out["prompt"] = promptText(names);
    if (!decision.told)
        return out;
    out["source"] = idOrNull(decision.source);
    out["ability"] = textOrNull(game.db().abilityName(decision.ability));
    if (decision.kind != DecisionKind::Action) {
        const bool byText = game.game().decision().node != 0 || spec.reasonByRule == nullptr;
        out["reason"] = byText ? spec.reason : spec.reasonByRule;
        out["to"] = toJson(game, spec.to);
    }
    out["min"] = decision.min;
    out["max"] = decision.max;
    if (spec.prompt == Prompt::Singers)
        out["need"] = decision.node;
    out["options"] = Json::array();
    const std::vector<std::uint16_t> order = game.optionsFor(names.viewer);
    for (std::size_t id = 0; id < decision.options.size(); ++id) {
        Json option = optionJson(game.db(), decision, id);
        option["text"] = optionText(names, game.game().decision().options[order[id]]);
        out["options"].push_back(std::move(option));
    }
    return out;
}

Outcome<Answer> answerFromJson(const LorcanaCards &cards, const Decision &decision,
                               const Json &json)
{
    std::optional<Problem> problem;
    const JsonReader reader(json, problem, "bad_request");
    Answer answer;
    const JsonReader amounts = reader.at("amounts");
    if (decision.kind == DecisionKind::NameCard) {
        readName(cards, reader, answer);
    } else if (decision.kind == DecisionKind::Distribute && amounts.value().is_object()) {
        readAmounts(amounts, answer);
    } else {
        readOptions(reader.required("options"), answer);
        if (amounts.value().is_array())
            readAmountList(amounts, answer);
    }
    if (problem)
        return *problem;
    return answer;
}

Json answerJson(const CardDb &db, const Answer &answer)
{
    Json out = Json::object();
    if (answer.name != 0) {
        out["name"] = db.nameText(answer.name);
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

} // namespace playmat::lorcana::host
