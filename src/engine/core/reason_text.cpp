#include "engine/core/reason_text.h"

namespace playmat::core {

std::string reasonText(std::string_view english, const Refusal &refusal, const ReasonNames &names)
{
    const std::string pattern = names.say ? names.say(english) : std::string(english);
    std::string out;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        if (pattern[at] != '{') {
            out += pattern[at];
            continue;
        }
        const int value = refusal.params[static_cast<std::size_t>(pattern[at + 2] - '0')];
        if (pattern[at + 1] == 'c')
            out += names.card(value);
        else
            out += pattern[at + 1] == 'p' ? names.player(value) : std::to_string(value);
        at += 3;
    }
    return out;
}

std::size_t cardsIn(std::string_view pattern)
{
    if (pattern.find("{c1}") != std::string_view::npos)
        return 2;
    return pattern.find("{c0}") != std::string_view::npos ? 1 : 0;
}

} // namespace playmat::core
