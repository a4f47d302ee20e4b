#include "learn/selector.h"

#include "engine/effects/nearest.h"
#include "match/plain_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace playmat::learn {

namespace {

/// The part before the mark; the text keeps what comes after it, or nothing.
std::string_view takeBefore(std::string_view &text, char mark)
{
    const std::size_t at = text.find(mark);
    const std::string_view before = text.substr(0, at);
    text = at == std::string_view::npos ? std::string_view() : text.substr(at + 1);
    return before;
}

bool readSide(const JsonCursor &at, std::string_view word, Side &side)
{
    if (word != "me" && word != "you") {
        at.fail(fmt::format("{} is not a place: it must begin with \"me.\" or \"you.\"",
                            match::inQuotes(word)));
        return false;
    }
    side = word == "me" ? Side::Me : Side::You;
    return true;
}

bool readNumber(const JsonCursor &at, std::string_view text, int &number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size() && number > 0)
        return true;
    at.fail(fmt::format("{} is not a number of 1 or more", match::inQuotes(text)));
    return false;
}

/// "me.hand": the part of a selector or a zone that says where.
bool readPlace(const JsonCursor &at, std::string_view text, const Words &words, Selector &out)
{
    const bool sided = text.find('.') != std::string_view::npos;
    if (sided && !readSide(at, takeBefore(text, '.'), out.side))
        return false;
    out.place = findNamed(at, text, words.places, &Place::name, "a place");
    if (out.place == nullptr)
        return false;
    if (sided && out.place->sides == Place::Sides::Never)
        at.fail(fmt::format("\"{}\" belongs to both sides", text));
    else if (!sided && out.place->sides == Place::Sides::Required)
        at.fail(fmt::format("\"{}\" needs a side: \"me.{}\" or \"you.{}\"", text, text, text));
    else
        return true;
    return false;
}

bool readCard(const JsonCursor &at, std::string_view text, const Words &words, std::string &out)
{
    out = text;
    return expectWord(at, text, words.cards, "a card");
}

} // namespace

bool expectWord(const JsonCursor &at, std::string_view word, const std::vector<std::string> &known,
                std::string_view what)
{
    if (std::ranges::find(known, word) != known.end())
        return true;
    const std::vector<std::string_view> views(known.begin(), known.end());
    at.fail(fmt::format("{} is not {}{}", match::inQuotes(word), what,
                        effects::nearestHint(word, views)));
    return false;
}

std::optional<Selector> selectorOf(const JsonCursor &at, std::string_view text, const Words &words)
{
    Selector out;
    out.text = text;
    std::string_view place = takeBefore(text, ':');
    std::string_view card = text;
    if (place.find('/') != std::string_view::npos || place.find('#') != std::string_view::npos) {
        card = place; // "me.PLACE/ABC_136": no card is named
        card.remove_prefix(std::min(place.find('/'), place.find('#')));
        place.remove_suffix(card.size());
    }
    std::string_view attached = card;
    std::string_view nth = takeBefore(attached, '/');
    const bool numbered = nth.find('#') != std::string_view::npos;
    const std::string_view printed = takeBefore(nth, '#');
    if (!readPlace(at, place, words, out)
        || (!printed.empty() && !readCard(at, printed, words, out.card))
        || (numbered && !readNumber(at, nth, out.nth))
        || (!attached.empty() && !readCard(at, attached, words, out.attached)))
        return std::nullopt;
    return out;
}

std::optional<Anchor> anchorOf(const JsonCursor &at, std::string_view text, const Words &words)
{
    Anchor out;
    out.text = text;
    if (text.starts_with("ui:")) {
        out.kind = Anchor::Kind::Control;
        out.word = text.substr(3);
        return expectWord(at, out.word, words.controls, "a thing of the table") ? std::optional(out)
                                                                                : std::nullopt;
    }
    if (text.starts_with("zone:")) {
        out.kind = Anchor::Kind::Zone;
        if (!readPlace(at, text.substr(5), words, out.cards))
            return std::nullopt;
        if (!out.cards.place->zone)
            at.fail(fmt::format("{} is not a zone", match::inQuotes(text.substr(5))));
        return out.cards.place->zone ? std::optional(out) : std::nullopt;
    }
    const std::size_t part = text.find('@');
    if (part != std::string_view::npos) {
        out.word = text.substr(part + 1);
        if (!expectWord(at, out.word, words.parts, "a part of a card"))
            return std::nullopt;
    }
    const auto cards = selectorOf(at, text.substr(0, part), words);
    if (!cards)
        return std::nullopt;
    out.cards = *cards;
    return out;
}

std::optional<Selector> readSelector(const JsonCursor &at, const Words &words)
{
    const std::string_view text = at.string();
    return at.isString() ? selectorOf(at, text, words) : std::nullopt;
}

std::optional<Anchor> readAnchor(const JsonCursor &at, const Words &words)
{
    const std::string_view text = at.string();
    return at.isString() ? anchorOf(at, text, words) : std::nullopt;
}

std::vector<Anchor> readAnchors(const JsonCursor &at, const Words &words)
{
    std::vector<Anchor> out;
    if (at.isNull() || !at.expectArray())
        return out;
    for (std::size_t i = 0; i < at.size(); ++i)
        if (auto anchor = readAnchor(at.item(i), words))
            out.push_back(std::move(*anchor));
    return out;
}

} // namespace playmat::learn
