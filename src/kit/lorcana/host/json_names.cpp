#include "kit/lorcana/host/json_names.h"

#include "engine/lorcana/language/vocabulary.h"
#include "kit/common/host/json_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace playmat::lorcana::host {

using kit::nameAt;

namespace {

std::string lowered(std::string text)
{
    for (char &c : text)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

std::string shiftWords(const CardDb &db, const ShiftDef &s)
{
    std::string words;
    const auto add
        = [&](std::uint8_t kind, const char *word) { words += (s.kinds & kind) != 0 ? word : ""; };
    add(shift::Temporary, "temporary ");
    add(shift::Two, "duo ");
    add(shift::OneOrTwo, "combo ");
    add(shift::Universal, "universal ");
    add(shift::Item, "potato ");
    if (s.classification != 0)
        words += lowered(db.program.classes[s.classification]) + ' ';
    words += "shift";
    if (s.cost.ink > 0 || !s.cost.asks())
        words += fmt::format(" {}", s.cost.ink);
    return words;
}

/// The number that belongs to a keyword of a card.
int numberOf(const CardDef &def, const CardView &card, Keywords keyword)
{
    switch (keyword) {
    case kw::Challenger:
        return card.challenger;
    case kw::Resist:
        return card.resist;
    case kw::Singer:
        return card.singer;
    case kw::Boost:
        return card.boost;
    case kw::SingTogether:
        return def.singTogether;
    default:
        return 0;
    }
}

constexpr Rules kPermissions
    = static_cast<Rules>(ruleBit(Rule::ChallengeReady) | ruleBit(Rule::QuestDrying));
/// These hold only against some, or in one step.
constexpr Rules kConditional
    = static_cast<Rules>(ruleBit(Rule::CantBeChallengedBy) | ruleBit(Rule::CantReadyAtStart));

} // namespace

const char *wayName(PlayWay way)
{
    static constexpr std::array kNames{"ink", "shift", "sing", "sing_together", "free", "other"};
    return nameAt(kNames, way);
}

const char *phaseName(Phase phase)
{
    static constexpr std::array kNames{"setup", "beginning", "main", "end", "over"};
    return nameAt(kNames, phase);
}

const char *endReasonName(EndReason reason)
{
    static constexpr std::array kNames{"none", "lore", "deck_empty", "concede", "suspended"};
    return nameAt(kNames, reason);
}

const char *typeName(Kind kind)
{
    static constexpr std::array kNames{"character", "item", "location", "action"};
    return nameAt(kNames, kind);
}

const char *zoneName(Zone zone)
{
    static constexpr std::array kNames{"deck", "hand", "play", "inkwell", "discard"};
    return nameAt(kNames, zone);
}

std::string zoneId(Zone zone, PlayerId player)
{
    const std::string name = zoneName(zone);
    return name.empty() || player >= kPlayers ? std::string() : fmt::format("{}.{}", player, name);
}

std::optional<ZonePlace> zonePlaceOf(std::string_view id)
{
    ZonePlace out;
    const std::optional<PlayerId> player = kit::takePlayer(id, kPlayers);
    if (!player)
        return std::nullopt;
    out.player = *player;
    if (id == "lore") {
        out.lore = true;
        return out;
    }
    for (const Zone zone : {Zone::Deck, Zone::Hand, Zone::Play, Zone::Inkwell, Zone::Discard})
        if (id == zoneName(zone)) {
            out.zone = zone;
            return out;
        }
    return std::nullopt;
}

std::vector<std::string> keywordNames(const CardDb &db, const CardView &card)
{
    std::vector<std::string> out;
    const CardDef &def = db.def(card.def);
    for (const KeywordWord &row : words::keywords) {
        if ((card.keywords & row.value) == 0)
            continue;
        if (row.value == kw::Shift)
            for (std::size_t i = 0; i < def.shiftCount; ++i)
                out.push_back(shiftWords(db, def.shifts[i]));
        else if (row.numbered)
            out.push_back(fmt::format("{} {}", row.text, numberOf(def, card, row.value)));
        else
            out.emplace_back(row.text);
    }
    return out;
}

std::vector<std::string> inkNames(std::uint8_t inks)
{
    std::vector<std::string> out;
    for (const Word<std::uint8_t> &ink : words::inks)
        if ((inks & ink.value) != 0)
            out.emplace_back(ink.text);
    return out;
}

std::vector<std::string> classNames(const CardDb &db, const CardDef &def)
{
    std::vector<std::string> out;
    for (const ClassId one : def.classes)
        if (one != 0)
            out.push_back(lowered(db.program.classes[one]));
    return out;
}

std::vector<std::string> ruleNames(Rules rules, bool permissions)
{
    std::vector<std::string> out;
    for (const RuleWord &row : words::rules) {
        if (row.value >= Rule::EntersExerted)
            continue;
        const Rules bit = ruleBit(row.value);
        if ((rules & bit & ~kConditional) != 0 && ((kPermissions & bit) != 0) == permissions)
            out.emplace_back(row.text);
    }
    return out;
}

std::string abilityTitle(const CardDb &db, AbilityId ability)
{
    return ability == 0 ? std::string() : db.nameText(db.ability(ability).name);
}

} // namespace playmat::lorcana::host
