#include "learn/pattern.h"

#include "learn/reading.h"
#include "match/plain_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::learn {

namespace {

using Shape = Verb::Shape;

constexpr int kMostNumber = 999;

bool isWordAlone(const Verb &verb)
{
    return verb.shape == Shape::Word;
}

std::vector<std::string> namesOf(const Words &words, bool alone)
{
    std::vector<std::string> names;
    for (const Verb &verb : words.verbs)
        if (isWordAlone(verb) == alone)
            names.push_back(verb.word);
    for (const char *own : {"skip", "concede"})
        if (alone)
            names.emplace_back(own);
    if (!alone)
        names.emplace_back("drag");
    return names;
}

std::optional<Pattern> readWord(const JsonCursor &at, const Words &words)
{
    Pattern out;
    out.text = at.string();
    if (!expectWord(at, out.text, namesOf(words, true), "an answer"))
        return std::nullopt;
    if (out.text == "skip" || out.text == "concede") {
        out.kind = out.text == "skip" ? Pattern::Kind::Skip : Pattern::Kind::Concede;
        return out;
    }
    out.verb = &*std::ranges::find(words.verbs, out.text, &Verb::word);
    return out;
}

bool readCards(const JsonCursor &at, const Words &words, std::size_t least, std::size_t most,
               Pattern &out)
{
    if (at.size() < least || at.size() > most) {
        at.fail(least == most ? fmt::format("expected {} selectors", least)
                              : fmt::format("expected {} to {} selectors", least, most));
        return false;
    }
    for (std::size_t i = 0; i < at.size(); ++i) {
        auto card = readSelector(at.item(i), words);
        if (!card)
            return false;
        out.cards.push_back(std::move(*card));
    }
    return true;
}

bool readAmounts(const JsonCursor &at, const Words &words, Pattern &out)
{
    if (!expectMembers(at))
        return false;
    for (const std::string &key : at.value().keys) {
        const JsonCursor value = at.at(key);
        auto card = selectorOf(value, key, words);
        if (!card)
            return false;
        out.cards.push_back(std::move(*card));
        out.amounts.push_back(static_cast<int>(value.integer(1, kMostNumber)));
    }
    return true;
}

bool readPlayer(const JsonCursor &at, Pattern &out)
{
    const std::string_view text = at.string();
    if (!expectWord(at, text, {"me", "you"}, "a side"))
        return false;
    out.player = text == "me" ? Side::Me : Side::You;
    return true;
}

bool readObject(const JsonCursor &at, const Words &words, Pattern &out)
{
    constexpr std::size_t kMostCards = 32;
    switch (out.verb->shape) {
    case Shape::Word:
        return false;
    case Shape::Card:
        return readCards(at, words, 1, 1, out);
    case Shape::Pair:
        return at.expectArray() && readCards(at, words, 2, 2, out);
    case Shape::CardOrPair:
        return readCards(at, words, 1, 2, out);
    case Shape::Cards:
        return at.expectArray() && readCards(at, words, 1, kMostCards, out);
    case Shape::Number:
        out.number = at.integer(0, kMostNumber);
        return true;
    case Shape::Player:
        return readPlayer(at, out);
    case Shape::Name:
        out.name = at.string();
        return true;
    case Shape::Amounts:
        return readAmounts(at, words, out);
    }
    return false;
}

/// "keyword" beside "trigger": what the member of the option must be.
bool readQualifier(const JsonCursor &at, const Qualifier &qualifier, Pattern &out)
{
    const std::string word(at.string());
    if (qualifier.values.empty()) {
        out.conditions.emplace_back(qualifier.member, word);
        return true;
    }
    std::vector<std::string> known;
    for (const auto &[name, value] : qualifier.values) {
        if (name == word) {
            out.conditions.emplace_back(qualifier.member, value);
            return true;
        }
        known.push_back(name);
    }
    return expectWord(at, word, known, "known here");
}

bool readDrag(const JsonCursor &at, const Words &words, Pattern &out)
{
    out.kind = Pattern::Kind::Drag;
    if (!at.expectArray() || at.size() != 2) {
        at.fail("expected a card, and the card or the zone it is dragged onto");
        return false;
    }
    auto card = readSelector(at.item(0), words);
    out.onto = readAnchor(at.item(1), words);
    if (!card || !out.onto)
        return false;
    out.cards.push_back(std::move(*card));
    return true;
}

std::optional<Pattern> readVerb(const JsonCursor &at, const Words &words)
{
    Pattern out;
    writeCanonical(at.value(), out.text);
    if (at.value().keys.empty()) {
        at.fail("an answer is a word or an object with a verb");
        return std::nullopt;
    }
    const std::string verb = at.value().keys.front();
    if (verb == "drag") {
        static constexpr std::string_view kDrag[] = {"drag"};
        return at.expectObject(kDrag) && readDrag(at.at(verb), words, out) ? std::optional(out)
                                                                           : std::nullopt;
    }
    if (!expectWord(at, verb, namesOf(words, false), "a verb"))
        return std::nullopt;
    out.verb = &*std::ranges::find(words.verbs, verb, &Verb::word);
    std::vector<std::string_view> keys{out.verb->word};
    for (const Qualifier &qualifier : out.verb->qualifiers)
        keys.push_back(qualifier.key);
    if (!at.expectObject(keys) || !readObject(at.at(verb), words, out))
        return std::nullopt;
    for (const Qualifier &qualifier : out.verb->qualifiers)
        if (at.has(qualifier.key) && !readQualifier(at.at(qualifier.key), qualifier, out))
            return std::nullopt;
    return out;
}

} // namespace

std::optional<Pattern> readPattern(const JsonCursor &at, const Words &words)
{
    if (at.isString())
        return readWord(at, words);
    if (at.isObject())
        return readVerb(at, words);
    at.fail("an answer is a word or an object with a verb");
    return std::nullopt;
}

std::vector<Pattern> readPatterns(const JsonCursor &at, const Words &words)
{
    std::vector<Pattern> out;
    if (!at.expectArray())
        return out;
    if (at.size() == 0)
        at.fail("no answer is listed");
    for (std::size_t i = 0; i < at.size(); ++i)
        if (auto pattern = readPattern(at.item(i), words))
            out.push_back(std::move(*pattern));
    return out;
}

} // namespace playmat::learn
