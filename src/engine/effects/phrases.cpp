#include "engine/effects/phrases.h"

#include <algorithm>

namespace playmat::effects {

namespace {

/// The text between `open` at `at` and the next `close`; empty when there is none.
std::string_view inside(std::string_view phrase, std::size_t at, char close)
{
    const std::size_t end = phrase.find(close, at);
    return end == std::string_view::npos ? std::string_view() : phrase.substr(at + 1, end - at - 1);
}

} // namespace

std::string fillPhrase(std::string_view phrase, std::initializer_list<PhraseValue> values,
                       bool second)
{
    std::string out;
    for (std::size_t i = 0; i < phrase.size(); ++i) {
        const char c = phrase[i];
        const std::string_view part = c == '[' ? inside(phrase, i, ']')
            : c == '{'                         ? inside(phrase, i, '}')
                                               : std::string_view();
        const std::size_t bar = part.find('|');
        if (c == '[' && bar != std::string_view::npos) {
            out += fillPhrase(second ? part.substr(bar + 1) : part.substr(0, bar), values, second);
            i += part.size() + 1;
            continue;
        }
        const auto value = std::find_if(values.begin(), values.end(), [&](const PhraseValue &v) {
            return c == '{' && v.name == part;
        });
        if (value != values.end()) {
            out += value->text;
            i += part.size() + 1;
        } else {
            out += c;
        }
    }
    return out;
}

} // namespace playmat::effects
