#include "kit/riftbound/host/json_names.h"

#include "engine/riftbound/language/vocabulary.h"
#include "kit/common/host/json_words.h"

#include <fmt/format.h>

#include <array>

namespace playmat::riftbound::host {

using kit::nameAt;

const char *phaseName(Phase phase)
{
    static constexpr std::array kNames{"setup", "awaken", "beginning", "channel",
                                       "draw",  "main",   "ending",    "over"};
    return nameAt(kNames, phase);
}

const char *endReasonName(EndReason reason)
{
    static constexpr std::array kNames{"none", "victory_score", "burn_out",
                                       "card", "concede",       "suspended"};
    return nameAt(kNames, reason);
}

const char *kindName(Kind kind)
{
    static constexpr std::array kNames{"unit",   "gear",    "spell",      "rune",
                                       "legend", "ability", "battlefield"};
    return nameAt(kNames, kind);
}

const char *zoneName(Zone zone)
{
    static constexpr std::array kNames{"base",       "battlefield", "facedown", "legend",
                                       "trash",      "champion",    "deck",     "rune_deck",
                                       "banishment", "hand",        "chain",    "battlefields"};
    return nameAt(kNames, zone);
}

std::string listName(ListId list)
{
    const Zone zone = zoneOf(list);
    switch (zone) {
    case Zone::Battlefield:
        return fmt::format("b{}", holderOf(list));
    case Zone::Facedown:
        return fmt::format("b{}.facedown", holderOf(list));
    case Zone::Chain:
    case Zone::Battlefields:
        return zoneName(zone);
    default:
        return zone < Zone::Nowhere ? fmt::format("{}.{}", holderOf(list), zoneName(zone))
                                    : std::string();
    }
}

std::optional<ListId> listNamed(std::string_view name)
{
    for (std::size_t list = 0; list < kLists; ++list)
        if (const auto id = static_cast<ListId>(list); listName(id) == name)
            return id;
    return std::nullopt;
}

std::string lowered(std::string text)
{
    for (char &c : text)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

std::vector<std::string> keywordNames(const CardView &card)
{
    std::vector<std::string> out;
    for (const KeywordWord &row : words::keywords) {
        if (!card.keywords.has(row.value))
            continue;
        const int number = row.value == Kw::Assault ? card.assault
            : row.value == Kw::Shield               ? card.shield
            : row.value == Kw::Deflect              ? card.deflect
                                                    : 1;
        out.push_back(number == 1 ? std::string(row.text) : fmt::format("{} {}", row.text, number));
    }
    return out;
}

std::vector<std::string> domainNames(std::uint8_t domains)
{
    std::vector<std::string> out;
    for (int d = 0; d < kDomains; ++d)
        if (((domains >> d) & 1U) != 0)
            out.emplace_back(domainName(d));
    return out;
}

std::vector<std::string> tagNames(const CardDb &db, const Tags &tags)
{
    std::vector<std::string> out;
    tags.forEach([&](std::size_t tag) { out.push_back(lowered(db.program.tags[tag])); });
    return out;
}

Json costJson(const Cost &cost)
{
    Json power = Json::object();
    for (int d = 0; d < kDomains; ++d)
        if (cost.powerOf(d) > 0)
            power[std::string(domainName(d))] = cost.powerOf(d);
    if (cost.any > 0)
        power["any"] = cost.any;
    if (cost.either > 0) {
        const auto names = domainNames(cost.eitherOf);
        power[fmt::format("{}", fmt::join(names, "/"))] = cost.either;
    }
    return {{"energy", cost.energy}, {"power", power}};
}

Json poolJson(const Pool &pool)
{
    Json power = Json::object();
    for (int d = 0; d < kDomains; ++d)
        if (const int n = pool.power[static_cast<std::size_t>(d)]; n > 0)
            power[std::string(domainName(d))] = n;
    if (pool.any > 0)
        power["any"] = pool.any;
    Json restricted = Json::array();
    if (pool.spellEnergy > 0)
        restricted.push_back({{"energy", pool.spellEnergy}, {"only", "spells"}});
    if (pool.spellAny > 0)
        restricted.push_back({{"any", pool.spellAny}, {"only", "spells"}});
    return {{"energy", pool.energy}, {"power", power}, {"restricted", restricted}};
}

} // namespace playmat::riftbound::host
