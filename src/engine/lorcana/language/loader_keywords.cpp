#include "engine/lorcana/language/loader_trees.h"

#include <cctype>
#include <optional>

/// Keywords as the protocol and the card files write them: "evasive", "challenger 2",
/// "puppy shift 3".
namespace playmat::lorcana {

namespace {

/// A keyword's words and its number.
struct Written
{
    std::string words;
    std::optional<int> number;
};

std::optional<Written> split(const JsonCursor &at)
{
    const std::string text(at.string());
    const std::size_t space = text.rfind(' ');
    Written out{text, std::nullopt};
    if (space == std::string::npos || space + 1 == text.size())
        return out;
    const std::string tail = text.substr(space + 1);
    for (const char c : tail)
        if (std::isdigit(static_cast<unsigned char>(c)) == 0)
            return out;
    if (tail.size() > 2) {
        at.fail("the number of a keyword is at most 99");
        return std::nullopt;
    }
    return Written{text.substr(0, space), std::stoi(tail)};
}

const KeywordWord *findKeyword(const JsonCursor &at, const Written &written)
{
    std::vector<std::string_view> known;
    for (const KeywordWord &row : words::keywords) {
        if (row.text == written.words) {
            if (row.numbered != written.number.has_value())
                at.fail(row.numbered ? "\"" + written.words + "\" needs a number"
                                     : "\"" + written.words + "\" has no number");
            return &row;
        }
        known.push_back(row.text);
    }
    at.fail(effects::noneOf(written.words, known));
    return nullptr;
}

bool endsWith(std::string_view text, std::string_view end)
{
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

/// Takes `word` off the front of the text, if it stands there.
bool take(std::string_view &text, std::string_view word)
{
    if (text.substr(0, word.size()) != word)
        return false;
    text.remove_prefix(word.size());
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    return true;
}

void keepNumber(CardDef &def, Keywords keyword, int number)
{
    const auto n = static_cast<std::uint8_t>(number);
    if (keyword == kw::Challenger)
        def.challenger = static_cast<std::uint8_t>(def.challenger + n);
    else if (keyword == kw::Resist)
        def.resist = static_cast<std::uint8_t>(def.resist + n);
    else if (keyword == kw::Singer)
        def.singer = std::max(def.singer, n);
    else if (keyword == kw::Boost)
        def.boost = n;
    else if (keyword == kw::SingTogether)
        def.singTogether = n;
}

constexpr std::string_view kShiftCost = "shift_for";

} // namespace

TreeReader::KeywordSet TreeReader::keywords(const JsonCursor &at)
{
    KeywordSet out;
    eachOf(at, [&](const JsonCursor &one) {
        const std::optional<Written> written = split(one);
        // In filters a keyword stands without its number.
        std::vector<std::string_view> known;
        const KeywordWord *row = nullptr;
        for (const KeywordWord &k : words::keywords) {
            known.push_back(k.text);
            if (written && k.text == written->words)
                row = &k;
        }
        if (row == nullptr) {
            one.fail(effects::noneOf(written ? written->words : "", known));
            return;
        }
        out.bits = static_cast<Keywords>(out.bits | row->value);
        const auto n = static_cast<std::int8_t>(written->number.value_or(0));
        if (row->value == kw::Challenger)
            out.challenger = n;
        else if (row->value == kw::Resist)
            out.resist = n;
        else if (row->value == kw::Singer)
            out.singer = n;
        else if (row->value == kw::Boost)
            out.boost = n;
    });
    return out;
}

/// "shift", "puppy shift", "universal shift", "duo shift", "temporary red panda shift" (CR 8.10.8).
void TreeReader::shiftKeyword(const JsonCursor &at, std::string_view before, int number,
                              CardDef &def)
{
    if (def.shiftCount == def.shifts.size()) {
        at.fail("more kinds of Shift than a card may have");
        return;
    }
    ShiftDef &s = def.shifts[def.shiftCount++];
    s.cost.ink = static_cast<std::uint8_t>(number);
    if (take(before, "temporary"))
        s.kinds |= shift::Temporary;
    if (take(before, "duo"))
        s.kinds |= shift::Two;
    else if (take(before, "combo"))
        s.kinds |= shift::OneOrTwo;
    else if (take(before, "universal"))
        s.kinds |= shift::Universal;
    else if (take(before, "potato")) {
        s.kinds |= shift::Item;
        s.name = m_db.nameOf("Potato");
    }
    if (!before.empty()) {
        s.kinds |= shift::Class;
        s.classification = def.madeUp ? m_db.classOf(before) : m_db.findClass(before);
        if (s.classification == 0)
            at.fail("no classification \"" + std::string(before) + "\"");
    }
    if ((s.kinds & ~shift::Temporary) == 0)
        s.kinds |= shift::Name;
    def.keywords |= kw::Shift;
}

void TreeReader::printedKeywords(const JsonCursor &at, CardDef &def)
{
    eachOf(at, [&](const JsonCursor &one) {
        if (one.isObject()) { // {"shift_for":{"discard":1,"discard_of":"action"}}
            static constexpr std::string_view kKnown[] = {kShiftCost};
            if (one.expectObject(kKnown)) {
                shiftKeyword(one, "", 0, def);
                def.shifts[def.shiftCount - 1U].cost = cost(one.require(kShiftCost));
            }
            return;
        }
        const std::optional<Written> written = split(one);
        if (!written)
            return;
        if (written->words == "shift" || endsWith(written->words, " shift")) {
            if (!written->number)
                one.fail("\"" + written->words + "\" needs a number");
            const std::string before = written->words.substr(0, written->words.size() - 5);
            const std::size_t end = before.find_last_not_of(' ');
            shiftKeyword(one, std::string_view(before).substr(0, end + 1),
                         written->number.value_or(0), def);
            return;
        }
        if (const KeywordWord *row = findKeyword(one, *written)) {
            def.keywords |= row->value;
            keepNumber(def, row->value, written->number.value_or(0));
        }
    });
}

} // namespace playmat::lorcana
