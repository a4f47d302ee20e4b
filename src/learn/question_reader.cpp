#include "learn/reading.h"

#include <fmt/format.h>

#include <charconv>

namespace playmat::learn {

namespace {

using Kind = Question::Kind;

constexpr std::size_t kOptionCharacters = 90;
constexpr int kMostNumber = 999;

void readOptions(const JsonCursor &at, Question &out)
{
    static constexpr std::string_view kKeys[] = {"text", "right", "why"};
    int right = 0;
    for (std::size_t i = 0; i < at.size(); ++i) {
        const JsonCursor item = at.item(i);
        if (!item.expectObject(kKeys))
            continue;
        Option option{readText(item.require("text"), kOptionCharacters),
                      item.has("right") && item.at("right").boolean(), readTextAt(item, "why")};
        right += option.right ? 1 : 0;
        if (!option.right && option.why.empty())
            item.fail("nothing is said to this answer");
        out.options.push_back(std::move(option));
    }
    if (out.options.size() < 3 || out.options.size() > 4)
        at.fail("three or four answers");
    if (right != 1)
        at.fail("exactly one answer is right");
}

/// The texts that stand for likely wrong clicks.
void readWrongClicks(const JsonCursor &at, const Words &words, Question &out)
{
    if (at.isNull() || !expectMembers(at))
        return;
    for (const std::string &key : at.value().keys) {
        const JsonCursor value = at.at(key);
        if (auto anchor = anchorOf(value, key, words))
            out.wrong.emplace_back(std::move(*anchor), readText(value));
    }
}

void readNear(const JsonCursor &at, Question &out)
{
    if (at.isNull() || !expectMembers(at))
        return;
    for (const std::string &key : at.value().keys) {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), number);
        if (error != std::errc() || end != key.data() + key.size())
            at.fail(fmt::format("\"{}\" is not a number", key));
        if (number == out.number)
            at.fail(fmt::format("{} is the answer", number));
        out.near.emplace_back(number, readText(at.at(key)));
    }
}

std::optional<Proof> readProof(const JsonCursor &at, const Words &words)
{
    static constexpr std::string_view kKeys[] = {"scenario", "play", "try", "refused", "then"};
    if (!at.expectObject(kKeys))
        return std::nullopt;
    Proof out;
    out.path = at.path();
    if (at.has("scenario"))
        out.scenario = readScenario(at.at("scenario"));
    if (at.has("play"))
        out.play = readPatterns(at.at("play"), words);
    if (at.has("then"))
        out.then = readCheck(at.at("then"), words);
    if (at.has("try") != at.has("refused"))
        at.fail("\"try\" and \"refused\" belong together");
    if (at.has("try"))
        out.tried = readPattern(at.at("try"), words);
    if (at.has("refused")) {
        out.refused = at.at("refused").string();
        (void)expectWord(at.at("refused"), out.refused, words.refusals, "a refusal");
    }
    if (!at.has("then") && !at.has("try"))
        at.fail("it proves nothing");
    return out;
}

void readKind(const JsonCursor &at, const Words &words, Question &out)
{
    const auto only = [&](std::string_view key, Kind kind) {
        if (at.has(key) && out.kind != kind)
            at.fail(fmt::format("\"{}\" does not belong to a question of this kind", key));
    };
    only("options", Kind::Choice);
    only("wrong", Kind::Click);
    only("otherwise", Kind::Click);
    only("near", Kind::Number);
    only("why", Kind::Number);
    if (out.kind == Kind::Choice) {
        readOptions(at.require("options"), out);
    } else if (out.kind == Kind::Click) {
        out.answers = readAnchors(at.require("answer"), words);
        readWrongClicks(at.at("wrong"), words, out);
        out.otherwise = readText(at.require("otherwise"));
        if (!at.has("scenario"))
            at.fail("there is nothing to click on without a scenario");
    } else {
        out.number = at.require("answer").integer(0, kMostNumber);
        out.why = readText(at.require("why"));
        readNear(at.at("near"), out);
        if (out.proofs.empty())
            at.fail("a number needs a proof");
    }
}

} // namespace

std::optional<Question> readQuestion(const JsonCursor &at, const Words &words)
{
    static constexpr std::string_view kKeys[]
        = {"id",  "kind",      "text", "options", "answer", "wrong",    "near",
           "why", "otherwise", "rule", "concept", "covers", "scenario", "proof"};
    if (!at.expectObject(kKeys))
        return std::nullopt;
    Question out;
    out.path = at.path();
    out.id = at.require("id").string();
    const std::string kind(at.require("kind").string());
    if (!expectWord(at.at("kind"), kind, {"choice", "click", "number"}, "a kind of question"))
        return std::nullopt;
    out.kind = kind == "choice" ? Kind::Choice : kind == "click" ? Kind::Click : Kind::Number;
    out.text = readText(at.require("text"));
    out.rule = readRule(at.require("rule"), words);
    out.topic = at.require("concept").string();
    out.covers = readStrings(at.require("covers"));
    if (at.has("scenario"))
        out.scenario = readScenario(at.at("scenario"));
    const JsonCursor proofs = at.at("proof");
    for (std::size_t i = 0; i < proofs.size(); ++i)
        if (auto proof = readProof(proofs.item(i), words))
            out.proofs.push_back(std::move(*proof));
    readKind(at, words, out);
    return out;
}

} // namespace playmat::learn
