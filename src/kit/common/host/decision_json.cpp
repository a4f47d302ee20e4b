#include "kit/common/host/decision_json.h"

#include "match/plain_words.h"
#include "text/language.h"

#include <charconv>

namespace playmat::kit {

using core::Answer;

namespace {

constexpr std::int64_t kMostId = 65535;

/// The journal's form: amounts beside the options.
void readAmountList(const JsonReader &json, Answer &answer)
{
    for (std::size_t i = 0, n = json.size(); i < n && !json.failed(); ++i)
        if (!answer.amounts.tryPush(static_cast<std::uint8_t>(json.item(i).integer(0, 255))))
            json.fail(text::said("more amounts than an answer can have"));
}

/// Reads amounts with the game's own reader if it has one, otherwise as one amount per option.
bool readAmountsBy(const AnswerReaders &readers, const JsonReader &reader, core::Answer &answer)
{
    if (readers.amounts)
        return readers.amounts(reader, answer);
    const JsonReader amounts = reader.at("amounts");
    if (!amounts.value().is_object())
        return false;
    readAmounts(amounts, answer);
    return true;
}

} // namespace

void readOptions(const JsonReader &json, Answer &answer)
{
    for (std::size_t i = 0, n = json.size(); i < n && !json.failed(); ++i)
        if (!answer.options.tryPush(static_cast<std::uint16_t>(json.item(i).integer(0, kMostId))))
            json.fail(text::said("more options than an answer can have"));
}

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

void needName(const JsonReader &json, const std::string &name, const Answer &answer)
{
    if (answer.name == 0 && !json.failed())
        json.fail(text::format("no card has the name {}", match::inQuotes(name)), "unknown_card");
}

Outcome<Answer> answerFromJson(core::DecisionKind kind, const Json &json,
                               const AnswerReaders &readers)
{
    std::optional<match::Problem> problem;
    const JsonReader reader(json, problem, "bad_request");
    Answer answer;
    if (kind == core::DecisionKind::NameCard) {
        readers.name(reader, answer);
    } else if (kind != core::DecisionKind::Distribute || !readAmountsBy(readers, reader, answer)) {
        readOptions(reader.required("options"), answer);
        if (const JsonReader amounts = reader.at("amounts"); amounts.value().is_array())
            readAmountList(amounts, answer);
    }
    if (problem)
        return *problem;
    return answer;
}

Json answerJson(const Answer &answer, const std::function<std::string()> &nameOf)
{
    Json out = Json::object();
    if (answer.name != 0) {
        out["name"] = nameOf();
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

} // namespace playmat::kit
