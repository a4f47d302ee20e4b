#include "kit/swu/host/state_json.h"

#include "kit/common/host/json_words.h"
#include "kit/swu/host/json_names.h"

namespace playmat::match {

namespace {

using kit::idOrNull;
using kit::playerOrNull;
using kit::textOrNull;
using swu::CardDef;
using swu::CardView;
using swu::Observation;
using swu::Zone;

/// An icon that a card has twice is listed twice.
Json aspectNames(const CardDef &card)
{
    Json names = Json::array();
    for (std::size_t a = 0; a < card.aspects.size(); ++a)
        for (int i = 0; i < card.aspects[a]; ++i)
            names.push_back(aspectName(static_cast<swu::Aspect>(a)));
    return names;
}

Json traitNames(const swu::CardDb &db, const CardDef &card)
{
    Json names = Json::array();
    for (std::size_t t = 0; t < db.traits.size(); ++t)
        if (card.traits.has(static_cast<std::uint8_t>(t))) {
            std::string name = db.traits[t];
            for (char &c : name)
                c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
            names.push_back(name);
        }
    return names;
}

void addFace(const swu::CardDb &db, const CardView &card, Json &out)
{
    const CardDef &def = db.def(card.def);
    out["damage"] = card.damage;
    out["power"] = card.power;
    out["hp"] = card.hp;
    out["cost"] = card.cost;
    out["keywords"] = keywordNames(card.keywords, card.raid, card.restore);
    out["traits"] = traitNames(db, def);
    out["aspects"] = aspectNames(def);
    out["unique"] = def.unique;
    out["attached_to"] = idOrNull(card.attachedTo);
    out["upgrades"] = card.upgrades;
    out["captured"] = card.captured;
    out["captured_by"] = idOrNull(card.capturedBy);
    out["deployed"] = card.deployed;
    out["epic_used"] = card.epicUsed;
    out["leader_unit"] = card.leaderUnit;
    out["blank"] = card.blank;
    out["attacked_this_phase"] = card.attackedThisPhase;
}

Json cardJson(const swu::CardDb &db, const CardView &card)
{
    Json out;
    out["id"] = card.id;
    if (card.def != 0) {
        const CardDef &def = db.def(card.def);
        out["card"] = def.id;
        out["name"] = def.name;
        out["subtitle"] = textOrNull(def.subtitle);
        out["type"] = cardTypeName(def.type);
    }
    out["owner"] = card.owner;
    out["controller"] = card.controller;
    out["zone"] = textOrNull(zoneId(card.zone, card.zonePlayer));
    out["face_up"] = card.faceUp;
    out["ready"] = card.ready;
    if (card.def != 0)
        addFace(db, card, out);
    return out;
}

const char *visibility(Zone zone)
{
    if (zone == Zone::Hand || zone == Zone::Resources)
        return "private";
    return zone == Zone::Deck ? "secret" : "public";
}

Json zoneJson(const swu::ZoneView &zone)
{
    Json out;
    out["id"] = zoneId(zone.zone, zone.player);
    out["zone"] = zoneName(zone.zone);
    out["player"] = playerOrNull(zone.player);
    out["visibility"] = visibility(zone.zone);
    out["count"] = zone.cards.size();
    out["cards"] = zone.cards;
    return out;
}

Json playersJson(const Observation &seen, std::span<const std::string> names)
{
    Json out = Json::array();
    for (std::size_t p = 0; p < seen.players.size(); ++p) {
        const swu::PlayerView &player = seen.players[p];
        Json one;
        one["name"] = kit::playerName(names, p);
        one["has_passed"] = player.hasPassed;
        one["force"] = player.force;
        one["credits"] = player.credits;
        one["resources_ready"] = player.resourcesReady;
        one["resources_total"] = player.resourcesTotal;
        out.push_back(std::move(one));
    }
    return out;
}

} // namespace

Json stateJson(const swu::CardDb &db, const Observation &seen, std::span<const std::string> names,
               std::uint64_t hash)
{
    Json out;
    out["game"] = "swu";
    out["round"] = seen.round;
    out["phase"] = phaseName(seen.phase);
    out["active"] = seen.active;
    out["initiative"]["player"] = seen.initiative;
    out["initiative"]["claimed"] = seen.initiativeClaimed;
    out["players"] = playersJson(seen, names);
    out["zones"] = kit::listOf(seen.zones, zoneJson);
    out["cards"]
        = kit::listOf(seen.cards, [&](const CardView &card) { return cardJson(db, card); });
    kit::addHash(out, seen.viewer.seesAll(), hash);
    return out;
}

} // namespace playmat::match
