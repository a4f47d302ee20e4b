#include "kit/lorcana/host/state_json.h"

#include "kit/common/host/json_words.h"
#include "kit/lorcana/host/json_names.h"

namespace playmat::lorcana::host {

using kit::idOrNull;
using kit::textOrNull;
using match::Json;

namespace {

Json numberIf(bool has, int number)
{
    return has ? Json(number) : Json(nullptr);
}

Json namesOf(const CardDb &db, const CardDef &def)
{
    Json out = Json::array();
    for (const NameId name : def.names)
        if (name != 0)
            out.push_back(db.nameText(name));
    return out;
}

void addPrinted(const CardDb &db, const CardDef &def, Json &out)
{
    out["card"] = def.id;
    out["name"] = def.name;
    out["names"] = namesOf(db, def);
    out["version"] = textOrNull(def.version);
    out["type"] = typeName(def.type);
    out["song"] = def.song;
}

void addFace(const CardDb &db, const CardView &card, Json &out)
{
    const CardDef &def = db.def(card.def);
    const bool character = def.type == Kind::Character;
    const bool location = def.type == Kind::Location;
    out["drying"] = card.drying;
    out["damage"] = card.damage;
    out["cost"] = def.cost;
    out["play_cost"] = idOrNull(card.playCost);
    out["strength"] = numberIf(character, card.strength);
    out["willpower"] = numberIf(character || location, card.willpower);
    out["lore"] = numberIf(character || location, card.lore);
    out["move_cost"] = numberIf(location, card.moveCost);
    out["inkwell"] = def.inkwell;
    out["inks"] = inkNames(def.inks);
    out["classifications"] = classNames(db, def);
    out["keywords"] = keywordNames(db, card);
    out["restrictions"] = ruleNames(card.rules, false);
    out["permissions"] = ruleNames(card.rules, true);
    out["at"] = idOrNull(card.at);
    out["here"] = card.here;
    out["under"] = card.under;
    out["on"] = idOrNull(card.on);
}

Json cardJson(const CardDb &db, const CardView &card)
{
    Json out;
    out["id"] = card.id;
    if (card.def != 0)
        addPrinted(db, db.def(card.def), out);
    out["owner"] = card.owner;
    out["zone"] = textOrNull(zoneId(card.zone, card.owner));
    out["face_up"] = card.faceUp;
    out["ready"] = card.hasStatus ? Json(card.ready) : Json(nullptr);
    if (card.def != 0)
        addFace(db, card, out);
    return out;
}

Json zoneJson(const ZoneView &zone)
{
    const bool secret = zone.zone == Zone::Deck || zone.zone == Zone::Inkwell;
    Json out;
    out["id"] = zoneId(zone.zone, zone.player);
    out["zone"] = zoneName(zone.zone);
    out["player"] = zone.player;
    out["visibility"] = secret ? "secret" : zone.zone == Zone::Hand ? "private" : "public";
    out["count"] = zone.cards.size();
    out["cards"] = zone.cards;
    return out;
}

Json playersJson(const Observation &seen, std::span<const std::string> names)
{
    Json out = Json::array();
    for (std::size_t p = 0; p < seen.players.size(); ++p) {
        const PlayerView &player = seen.players[p];
        Json one;
        one["name"] = kit::playerName(names, p);
        one["lore"] = player.lore;
        one["lore_to_win"] = player.loreToWin;
        one["ink_ready"] = player.inkReady;
        one["ink_total"] = player.inkTotal;
        one["inks_left"] = player.inksLeft;
        one["restrictions"] = player.restrictions;
        out.push_back(std::move(one));
    }
    return out;
}

Json bagJson(const CardDb &db, const BagView &entry)
{
    Json out;
    out["id"] = entry.id;
    out["player"] = entry.player;
    out["source"] = idOrNull(entry.source);
    out["ability"] = textOrNull(db.abilityName(entry.ability));
    out["name"] = textOrNull(abilityTitle(db, entry.ability));
    out["resolving"] = entry.resolving;
    return out;
}

} // namespace

Json stateJson(const CardDb &db, const Observation &seen, std::span<const std::string> names,
               std::uint64_t hash)
{
    Json out;
    out["game"] = "lorcana";
    out["turn"] = seen.turn;
    out["phase"] = phaseName(seen.phase);
    out["active"] = seen.active;
    out["first_player"] = kit::playerOrNull(seen.firstPlayer);
    out["players"] = playersJson(seen, names);
    out["bag"] = kit::listOf(seen.bag, [&](const BagView &entry) { return bagJson(db, entry); });
    out["zones"] = kit::listOf(seen.zones, zoneJson);
    out["cards"]
        = kit::listOf(seen.cards, [&](const CardView &card) { return cardJson(db, card); });
    kit::addHash(out, seen.viewer.seesAll(), hash);
    return out;
}

} // namespace playmat::lorcana::host
