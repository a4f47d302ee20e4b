#include "engine/riftbound/text/reason_text.h"

/// Refusals in words.
namespace playmat::riftbound {

std::string reasonText(const core::Refusal &refusal, const ReasonNames &names)
{
    const std::string_view english = reasonPattern(static_cast<Reason>(refusal.code));
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

std::size_t cardsIn(Reason why)
{
    const std::string_view pattern = reasonPattern(why);
    if (pattern.find("{c1}") != std::string_view::npos)
        return 2;
    return pattern.find("{c0}") != std::string_view::npos ? 1 : 0;
}

} // namespace playmat::riftbound
