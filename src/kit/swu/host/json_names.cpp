#include "kit/swu/host/json_names.h"

#include "engine/swu/language/vocabulary.h"
#include "kit/common/host/json_words.h"
#include "kit/swu/host/question_specs.h"

#include <fmt/format.h>

namespace playmat::match {

using namespace swu; // NOLINT: every line below names one of its words

const char *phaseName(Phase value)
{
    switch (value) {
    case Phase::Setup:
        return "setup";
    case Phase::Action:
        return "action";
    case Phase::Regroup:
        return "regroup";
    case Phase::Over:
        return "over";
    }
    return "";
}

const char *endReasonName(EndReason value)
{
    switch (value) {
    case EndReason::None:
        return "none";
    case EndReason::BaseDefeated:
        return "base_defeated";
    case EndReason::BothBases:
        return "both_bases_defeated";
    case EndReason::Conceded:
        return "conceded";
    case EndReason::Suspended:
        return "suspended";
    case EndReason::CardAbility:
        return "card_ability";
    }
    return "";
}

const char *cardTypeName(CardType value)
{
    switch (value) {
    case CardType::None:
        return "none";
    case CardType::Leader:
        return "leader";
    case CardType::Base:
        return "base";
    case CardType::Unit:
        return "unit";
    case CardType::Upgrade:
        return "upgrade";
    case CardType::Event:
        return "event";
    case CardType::TokenUnit:
        return "token_unit";
    case CardType::TokenUpgrade:
        return "token_upgrade";
    case CardType::Token:
        return "token";
    }
    return "";
}

const char *aspectName(Aspect value)
{
    switch (value) {
    case Aspect::Vigilance:
        return "vigilance";
    case Aspect::Command:
        return "command";
    case Aspect::Aggression:
        return "aggression";
    case Aspect::Cunning:
        return "cunning";
    case Aspect::Heroism:
        return "heroism";
    case Aspect::Villainy:
        return "villainy";
    }
    return "";
}

const char *zoneName(Zone value)
{
    switch (value) {
    case Zone::Base:
        return "base";
    case Zone::Ground:
        return "ground";
    case Zone::Space:
        return "space";
    case Zone::Resources:
        return "resources";
    case Zone::Deck:
        return "deck";
    case Zone::Hand:
        return "hand";
    case Zone::Discard:
        return "discard";
    case Zone::Captured:
        return "captured";
    case Zone::Aside:
        return "aside";
    }
    return "";
}

std::optional<OptionKind> optionKindOf(std::string_view name)
{
    for (const OptionSpec &spec : optionSpecs())
        if (name == spec.name)
            return spec.kind;
    return std::nullopt;
}

std::string zoneId(Zone zone, PlayerId player)
{
    if (zone == Zone::Aside)
        return {};
    if (isShared(zone) || zone == Zone::Captured)
        return zoneName(zone);
    return fmt::format("{}.{}", player, zoneName(zone));
}

std::optional<ZonePlace> zonePlaceOf(std::string_view id)
{
    ZonePlace place;
    const std::optional<PlayerId> player = kit::takePlayer(id, kPlayers);
    if (!player)
        return std::nullopt;
    place.player = *player;
    for (int zone = 0; zone <= static_cast<int>(Zone::Discard); ++zone) {
        place.zone = static_cast<Zone>(zone);
        if (id == zoneName(place.zone) && !(isShared(place.zone) && place.player != kNone))
            return place;
    }
    return std::nullopt;
}

std::vector<std::string> keywordNames(Keywords keywords, int raid, int restore)
{
    std::vector<std::string> names;
    for (const swu::KeywordWord &k : swu::words::keywords) {
        if (!keywords.any(k.value))
            continue;
        const int number = k.value == kw::Raid ? raid : restore;
        names.push_back(k.numbered ? fmt::format("{} {}", k.text, number) : std::string(k.text));
    }
    return names;
}

namespace {

const char *faceName(const Ability &ability, const CardDef &card)
{
    switch (ability.face) {
    case Face::LeaderSide:
        return "leader";
    case Face::UnitSide:
        return "unit";
    case Face::SecondSide:
        return "second";
    case Face::UpgradeSide:
        return "upgrade";
    case Face::Any:
        break;
    }
    return cardTypeName(card.type);
}

} // namespace

std::string abilityId(const CardDb &db, AbilityId ability)
{
    if (ability == 0 || ability >= db.program.abilities.size())
        return {};
    const Ability &it = db.program.abilities[ability];
    if (it.card == 0)
        return fmt::format("gained.{}", ability);
    const CardDef &card = db.def(it.card);
    int number = 1;
    for (AbilityId other = card.firstAbility; other < ability; ++other)
        number += db.program.abilities[other].face == it.face ? 1 : 0;
    return fmt::format("{}.{}.{}", card.id, faceName(it, card), number);
}

} // namespace playmat::match
