#include "learn/check.h"

#include "engine/effects/nearest.h"
#include "learn/reading.h"
#include "match/plain_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace playmat::learn {

namespace {

constexpr int kMost = 999;

std::optional<Value> readValue(const JsonCursor &at)
{
    Value out;
    if (at.isInteger()) {
        out.plain = at.integer(-kMost, kMost);
    } else if (at.isString()) {
        out.plain = at.string();
        out.answer = at.string() == "$answer";
    } else if (at.value().kind == effects::Json::Kind::Bool) {
        out.plain = at.boolean();
    } else {
        at.fail("expected a number, a word, true or false");
        return std::nullopt;
    }
    return out;
}

std::optional<Side> readSide(const JsonCursor &at)
{
    const std::string_view text = at.string();
    if (!expectWord(at, text, {"me", "you"}, "a side"))
        return std::nullopt;
    return text == "me" ? Side::Me : Side::You;
}

/// The value must be one that the form allows; places are names of zones.
bool fits(const JsonCursor &at, Form form, const Value &value, const Words &words)
{
    if (form == Form::Plain || value.answer)
        return true;
    const std::string_view text = at.string();
    if (!value.plain.is_string())
        return false;
    if (form == Form::Seat)
        return expectWord(at, text, {"me", "you"}, "a side");
    if (form == Form::Place)
        return anchorOf(at, fmt::format("zone:{}", text), words).has_value();
    return expectWord(at, text, words.cards, "a card");
}

/// The members of an object but some, each with the named thing that it is about.
template <class Named>
bool readMembers(const JsonCursor &at, const std::vector<Named> &list,
                 std::span<const std::string_view> but, std::string_view what, const Words &words,
                 std::vector<std::pair<const Named *, Value>> &out)
{
    for (const std::string &key : at.value().keys) {
        if (std::ranges::find(but, key) != but.end())
            continue;
        const JsonCursor member = at.at(key);
        const Named *named = findNamed(member, key, list, &Named::name, what);
        const std::optional<Value> value = named == nullptr ? std::nullopt : readValue(member);
        if (!value || !fits(member, named->form, *value, words))
            return false;
        out.emplace_back(named, *value);
    }
    return true;
}

std::optional<EventCheck> readEvent(const JsonCursor &at, const Words &words)
{
    static constexpr std::string_view kOwn[] = {"event", "times"};
    EventCheck out;
    out.type = at.require("event").string();
    if (!expectWord(at.at("event"), out.type, words.events, "an event"))
        return std::nullopt;
    if (at.has("times"))
        out.times = static_cast<int>(at.at("times").integer(0, kMost));
    if (!readMembers(at, words.eventFields, kOwn, "a field of events", words, out.fields))
        return std::nullopt;
    return out;
}

std::optional<SequenceCheck> readSequence(const JsonCursor &at, const Words &words)
{
    SequenceCheck out;
    const JsonCursor list = at.at("sequence");
    if (!list.expectArray())
        return std::nullopt;
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto event = readEvent(list.item(i), words);
        if (!event)
            return std::nullopt;
        out.events.push_back(std::move(*event));
    }
    return out;
}

std::optional<CardCheck> readCard(const JsonCursor &at, const Words &words)
{
    static constexpr std::string_view kOwn[] = {"is"};
    CardCheck out;
    auto cards = readSelector(at.at("is"), words);
    if (!cards
        || !readMembers(at, words.properties, kOwn, "a property of cards", words, out.values))
        return std::nullopt;
    if (out.values.empty()) {
        at.fail("nothing is asked of the card");
        return std::nullopt;
    }
    out.cards = std::move(*cards);
    return out;
}

std::optional<CountCheck> readCount(const JsonCursor &at, const Words &words)
{
    auto cards = readSelector(at.at("cards"), words);
    auto count = readValue(at.require("are"));
    if (!cards || !count)
        return std::nullopt;
    return CountCheck{std::move(*cards), std::move(*count)};
}

std::optional<PresenceCheck> readPresence(const JsonCursor &at, bool there, const Words &words)
{
    auto cards = readSelector(at.at(there ? "there" : "gone"), words);
    if (!cards)
        return std::nullopt;
    return PresenceCheck{std::move(*cards), there};
}

std::optional<CounterCheck> readCounter(const JsonCursor &at, const Words &words)
{
    const auto side = readSide(at.at("of"));
    const auto &keys = at.value().keys;
    const auto other = std::ranges::find_if(keys, [](const auto &key) { return key != "of"; });
    if (!side || keys.size() != 2) {
        at.fail("expected \"of\" and one number of the seat");
        return std::nullopt;
    }
    const JsonCursor member = at.at(*other);
    const Counter *counter
        = findNamed(member, *other, words.counters, &Counter::name, "a number of a seat");
    auto value = counter == nullptr ? std::nullopt : readValue(member);
    if (!value)
        return std::nullopt;
    return CounterCheck{*side, counter, std::move(*value)};
}

bool readOffers(const JsonCursor &at, const Words &words, AskedCheck &out)
{
    out.offers.emplace();
    for (std::size_t i = 0; i < at.size(); ++i) {
        out.offers->emplace_back(at.item(i).string());
        if (!expectWord(at.item(i), out.offers->back(), words.cards, "a card"))
            return false;
    }
    return true;
}

std::optional<AskedCheck> readAsked(const JsonCursor &at, const Words &words)
{
    AskedCheck out;
    const auto side = readSide(at.at("asked"));
    if (!side)
        return std::nullopt;
    out.side = *side;
    if (at.has("kind")) {
        out.kind = at.at("kind").string();
        if (!expectWord(at.at("kind"), out.kind, words.decisions, "a kind of question"))
            return std::nullopt;
    }
    if (at.has("about")) {
        out.about = at.at("about").string();
        if (!expectWord(at.at("about"), out.about, words.cards, "a card"))
            return std::nullopt;
    }
    if (at.has("options"))
        out.options = static_cast<int>(at.at("options").integer(0, kMost));
    if (at.has("offers") && !readOffers(at.at("offers"), words, out))
        return std::nullopt;
    return out;
}

std::optional<ResultCheck> readResult(const JsonCursor &at, const Words &words)
{
    ResultCheck out;
    out.outcome = at.at("result").string();
    if (!expectWord(at.at("result"), out.outcome, {"me", "you", "draw"}, "a result"))
        return std::nullopt;
    if (at.has("reason")) {
        out.reason = at.at("reason").string();
        if (!expectWord(at.at("reason"), out.reason, words.endings, "a reason"))
            return std::nullopt;
    }
    return out;
}

std::optional<StateCheck> readState(const JsonCursor &at, const Words &words)
{
    StateCheck out;
    const JsonCursor state = at.at("state");
    if (!expectMembers(state))
        return std::nullopt;
    if (!readMembers(state, words.facts, {}, "a fact of the state", words, out.facts))
        return std::nullopt;
    return out;
}

std::optional<Group> readGroup(const JsonCursor &list, Group::Kind kind, const Words &words)
{
    Group out;
    out.kind = kind;
    if (kind == Group::Kind::Any && !list.expectArray())
        return std::nullopt;
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto part = readCheck(list.item(i), words);
        if (!part)
            return std::nullopt;
        out.parts.push_back(std::move(*part));
    }
    if (out.parts.empty()) {
        list.fail("nothing is checked");
        return std::nullopt;
    }
    return out;
}

/// A kind of check: the key it is known by, and what else it may have. Those whose other keys
/// are words of the game look at them themselves.
struct Shape
{
    std::string_view key;
    bool open;
    std::array<std::string_view, 6> keys;
};

constexpr std::array kShapes{
    Shape{"event", true, {}},
    Shape{"sequence", false, {"sequence"}},
    Shape{"is", true, {}},
    Shape{"cards", false, {"cards", "are"}},
    Shape{"there", false, {"there"}},
    Shape{"gone", false, {"gone"}},
    Shape{"of", true, {}},
    Shape{"asked", false, {"asked", "kind", "about", "options", "offers"}},
    Shape{"result", false, {"result", "reason"}},
    Shape{"state", false, {"state"}},
    Shape{"not", false, {"not"}},
    Shape{"any", false, {"any"}},
};

const Shape *shapeOf(const JsonCursor &at)
{
    for (const Shape &shape : kShapes)
        if (at.has(shape.key))
            return &shape;
    std::vector<std::string_view> known;
    for (const Shape &shape : kShapes)
        known.push_back(shape.key);
    const std::string_view first
        = at.value().keys.empty() ? std::string_view() : at.value().keys.front();
    at.fail(fmt::format("{} is not a check{}", match::inQuotes(first),
                        effects::nearestHint(first, known)));
    return nullptr;
}

template <class T>
bool put(std::optional<T> part, Check &out)
{
    if (part)
        out.what = std::move(*part);
    return part.has_value();
}

bool readShape(const JsonCursor &at, std::string_view key, const Words &words, Check &out)
{
    if (key == "event")
        return put(readEvent(at, words), out);
    if (key == "sequence")
        return put(readSequence(at, words), out);
    if (key == "is")
        return put(readCard(at, words), out);
    if (key == "cards")
        return put(readCount(at, words), out);
    if (key == "there" || key == "gone")
        return put(readPresence(at, key == "there", words), out);
    if (key == "of")
        return put(readCounter(at, words), out);
    if (key == "asked")
        return put(readAsked(at, words), out);
    if (key == "result")
        return put(readResult(at, words), out);
    if (key == "state")
        return put(readState(at, words), out);
    return put(readGroup(at.at(key), key == "any" ? Group::Kind::Any : Group::Kind::Not, words),
               out);
}

} // namespace

std::optional<Check> readCheck(const JsonCursor &at, const Words &words)
{
    Check out;
    writeCanonical(at.value(), out.text);
    if (at.isArray())
        return put(readGroup(at, Group::Kind::All, words), out) ? std::optional(out) : std::nullopt;
    if (!at.isObject()) {
        at.fail("a check is an object or a list of them");
        return std::nullopt;
    }
    const Shape *shape = shapeOf(at);
    if (shape == nullptr || (!shape->open && !at.expectObject(shape->keys)))
        return std::nullopt;
    return readShape(at, shape->key, words, out) ? std::optional(out) : std::nullopt;
}

} // namespace playmat::learn
