#include "engine/swu/text/reason_text.h"

#include <fmt/format.h>

#include <charconv>
#include <functional>
#include <string_view>

namespace playmat::swu {

namespace {

/// What the parameters of a refusal are called.
struct Names
{
    const CardDb *db = nullptr;
    DefOf defOf;
    std::span<const std::string> players;
    const InReadersWords &say;

    [[nodiscard]] std::string said(std::string_view english) const
    {
        return say ? say(english) : std::string(english);
    }
    [[nodiscard]] std::string card(int id) const
    {
        const DefId def = defOf(id);
        return def == 0 ? said("that card") : printed(def);
    }
    [[nodiscard]] std::string printed(int def) const
    {
        if (def <= 0 || !db->has(static_cast<DefId>(def)))
            return said("that card");
        return db->def(static_cast<DefId>(def)).name;
    }
    [[nodiscard]] std::string player(int number) const
    {
        if (number >= 0 && static_cast<std::size_t>(number) < players.size())
            return players[static_cast<std::size_t>(number)];
        const int counted = number + 1;
        return fmt::vformat(said("Player {}"), fmt::make_format_args(counted));
    }
    [[nodiscard]] std::string zone(int number) const { return said(zoneWords(number)); }
    [[nodiscard]] static std::string_view zoneWords(int number)
    {
        switch (static_cast<Zone>(number)) {
        case Zone::Base:
            return "base zone";
        case Zone::Ground:
            return "ground arena";
        case Zone::Space:
            return "space arena";
        case Zone::Resources:
            return "resource zone";
        case Zone::Deck:
            return "deck";
        case Zone::Hand:
            return "hand";
        case Zone::Discard:
            return "discard pile";
        case Zone::Captured:
        case Zone::Aside:
            break;
        }
        return "other place";
    }
};

int parameter(const core::Refusal &refusal, char digit)
{
    return refusal.params.at(static_cast<std::size_t>(digit - '0'));
}

/// "card0" → the name of the card that is parameter 0; "n1|card|cards" → one of the two words.
std::string fill(const Names &names, const core::Refusal &refusal, std::string_view place)
{
    if (const std::size_t bar = place.find('|'); bar != std::string_view::npos) {
        const std::string_view words = place.substr(bar + 1);
        const std::size_t middle = words.find('|');
        return std::string(parameter(refusal, place[bar - 1]) == 1 ? words.substr(0, middle)
                                                                   : words.substr(middle + 1));
    }
    const int value = parameter(refusal, place.back());
    const std::string_view kind = place.substr(0, place.size() - 1);
    if (kind == "card")
        return names.card(value);
    if (kind == "def")
        return names.printed(value);
    if (kind == "player")
        return names.player(value);
    if (kind == "zone")
        return names.zone(value);
    return fmt::format("{}", value);
}

/// The sentence without the parts that do not hold: "[3: …]" where the parameter 3 is 0.
std::string whatHolds(std::string pattern, const core::Refusal &refusal)
{
    for (std::size_t open = pattern.find('['); open != std::string::npos;
         open = pattern.find('[')) {
        const std::size_t close = pattern.find(']', open);
        const bool holds = parameter(refusal, pattern.at(open + 1)) != 0;
        const std::string inner = pattern.substr(open + 3, close - open - 3);
        pattern.replace(open, close - open + 1, holds ? inner : std::string());
    }
    return pattern;
}

std::string compose(const Names &names, const core::Refusal &refusal)
{
    const std::string pattern
        = whatHolds(names.said(reasonPattern(static_cast<Reason>(refusal.code))), refusal);
    std::string out;
    for (std::size_t at = 0; at < pattern.size();) {
        const std::size_t open = pattern.find('{', at);
        out += pattern.substr(at, open - at);
        if (open == std::string_view::npos)
            break;
        const std::size_t close = pattern.find('}', open);
        out += fill(names, refusal, std::string_view(pattern).substr(open + 1, close - open - 1));
        at = close + 1;
    }
    if (!out.empty() && out.front() >= 'a' && out.front() <= 'z') // "that card" at the beginning
        out.front() = static_cast<char>(out.front() - 'a' + 'A');
    return out;
}

} // namespace

std::string reasonText(const CardDb &db, const DefOf &defOf, const core::Refusal &refusal,
                       std::span<const std::string> players, const InReadersWords &say)
{
    return compose({&db, defOf, players, say}, refusal);
}

std::string reasonText(const CardDb &db, const State &state, const core::Refusal &refusal,
                       std::span<const std::string> players, const InReadersWords &say)
{
    const auto defOf = [&](int id) {
        const bool known = id >= 0 && id < state.cardCount;
        return known ? state.cards[static_cast<std::size_t>(id)].def : DefId{0};
    };
    return compose({&db, defOf, players, say}, refusal);
}

} // namespace playmat::swu
