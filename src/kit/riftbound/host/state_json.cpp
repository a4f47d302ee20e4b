#include "kit/riftbound/host/state_json.h"

#include "engine/riftbound/text/printer.h"
#include "kit/common/host/json_words.h"
#include "kit/riftbound/host/json_names.h"
#include "kit/riftbound/host/question_specs.h"

namespace playmat::riftbound::host {

using kit::idOrNull;
using kit::playerOrNull;
using match::Json;

namespace {

Json playersIn(std::uint8_t bits)
{
    Json out = Json::array();
    for (PlayerId player = 0; player < kPlayers; ++player)
        if ((bits & playerBit(player)) != 0)
            out.push_back(player);
    return out;
}

Json roleOf(std::uint16_t status)
{
    if ((status & status::Attacker) != 0)
        return "attacker";
    return (status & status::Defender) != 0 ? Json("defender") : Json(nullptr);
}

Json supertypesOf(const CardDef &def)
{
    Json out = Json::array();
    if (def.champion)
        out.push_back("champion");
    if (def.signature)
        out.push_back("signature");
    if (def.kind == Kind::Rune)
        out.push_back("basic");
    return out;
}

/// A legend or a battlefield without text is written as null.
Json printedId(const CardDb &db, DefId def)
{
    return def == db.blankLegend || def == db.blankBattlefield ? Json(nullptr)
                                                               : Json(db.def(def).id);
}

void addFace(const CardDb &db, const CardView &card, Json &out)
{
    const CardDef &def = db.def(card.def);
    const bool unit = card.kind == Kind::Unit;
    out["card"] = printedId(db, card.def);
    out["name"] = def.name;
    out["type"] = kindName(card.kind);
    out["supertypes"] = supertypesOf(def);
    out["might"] = unit ? Json(card.might) : Json(nullptr);
    out["base_might"] = unit ? Json(card.baseMight) : Json(nullptr);
    out["damage"] = card.damage;
    out["energy"] = def.energy;
    out["power"] = def.power;
    out["domains"] = domainNames(def.domains);
    out["tags"] = tagNames(db, card.tags);
    out["keywords"] = keywordNames(card);
    out["buffed"] = (card.status & status::Buffed) != 0;
    out["stunned"] = (card.status & status::Stunned) != 0;
    out["empowered"] = (card.status & status::Empowered) != 0;
    out["role"] = roleOf(card.status);
    out["attached_to"] = idOrNull(card.attachedTo);
    out["attachments"] = card.attachments;
}

bool hasReady(const CardView &card)
{
    const Zone zone = zoneOf(card.list);
    return zone == Zone::Base || zone == Zone::Battlefield || zone == Zone::Legend;
}

Json cardJson(const CardDb &db, const CardView &card, const std::vector<std::string> &refs)
{
    Json out;
    out["id"] = card.id;
    const auto at = static_cast<std::size_t>(card.id);
    if (at < refs.size() && !refs[at].empty())
        out["ref"] = refs[at];
    out["owner"] = card.owner;
    out["controller"] = card.controller;
    out["zone"] = kit::textOrNull(listName(card.list));
    out["face_up"] = card.faceUp;
    out["ready"] = hasReady(card) ? Json(card.ready) : Json(nullptr);
    out["token"] = card.token;
    if (card.def != 0)
        addFace(db, card, out);
    return out;
}

Json zoneJson(const ZoneView &zone)
{
    const Zone kind = zoneOf(zone.list);
    const core::ZoneSpec &spec = kZoneTable[kind];
    Json out;
    out["id"] = listName(zone.list);
    out["zone"] = zoneName(kind);
    out["player"]
        = spec.scope == core::ZoneScope::PerPlayer ? Json(holderOf(zone.list)) : Json(nullptr);
    out["visibility"] = spec.faces == core::Sight::Secret ? "secret"
        : spec.faces == core::Sight::Private              ? "private"
                                                          : "public";
    out["count"] = zone.cards.size();
    out["cards"] = zone.cards;
    return out;
}

Json scoredBy(const Observation &seen, PlayerId player)
{
    Json out = Json::array();
    for (std::size_t place = 0; place < seen.places.size(); ++place)
        if ((seen.places[place].scoredBy & playerBit(player)) != 0)
            out.push_back(listName(listOf(Zone::Battlefield, static_cast<std::uint8_t>(place))));
    return out;
}

Json playersJson(const Observation &seen, std::span<const std::string> names)
{
    Json out = Json::array();
    for (PlayerId p = 0; p < kPlayers; ++p) {
        const PlayerView &player = seen.players[p];
        out.push_back({{"name", kit::playerName(names, p)},
                       {"points", player.points},
                       {"xp", player.xp},
                       {"pool", poolJson(player.pool)},
                       {"runes_ready", player.runesReady},
                       {"runes_total", player.runesTotal},
                       {"cards_played", player.played},
                       {"scored", scoredBy(seen, p)}});
    }
    return out;
}

Json placesJson(const Observation &seen)
{
    Json out = Json::array();
    for (std::size_t i = 0; i < seen.places.size(); ++i) {
        const PlaceView &place = seen.places[i];
        out.push_back({{"zone", listName(listOf(Zone::Battlefield, static_cast<std::uint8_t>(i)))},
                       {"card", idOrNull(place.card)},
                       {"controller", playerOrNull(place.controller)},
                       {"contested_by", playerOrNull(place.contestedBy)},
                       {"facedown", place.facedown}});
    }
    return out;
}

Json stagedJson(const Observation &seen)
{
    Json out = Json::array();
    for (std::size_t i = 0; i < seen.places.size(); ++i)
        if (seen.places[i].showdownStaged || seen.places[i].combatStaged)
            out.push_back(
                {{"at", listName(listOf(Zone::Battlefield, static_cast<std::uint8_t>(i)))},
                 {"combat", seen.places[i].combatStaged}});
    return out;
}

Json showdownJson(const Showdown &show)
{
    if (!show.going())
        return nullptr;
    return {{"at", listName(listOf(Zone::Battlefield, show.place))},
            {"combat", show.combat},
            {"attacker", playerOrNull(show.combat ? show.attacker : PlayerId{kNone})},
            {"defender", playerOrNull(show.combat ? show.defender : PlayerId{kNone})},
            {"passed", playersIn(show.passed)}};
}

Json itemJson(const CardDb &db, const ItemView &item)
{
    Json targets = Json::array();
    for (const int id : item.targets)
        targets.push_back(id);
    for (const ListId list : item.places)
        targets.push_back(listName(list));
    const bool card = item.ability == 0;
    Printer printer(db);
    return {{"id", item.id},
            {"kind", card ? "spell" : "ability"},
            {"card", card ? Json(item.id) : Json(nullptr)},
            {"source", idOrNull(item.source)},
            {"controller", item.controller},
            {"pending", item.pending},
            {"targets", targets},
            {"text", card ? std::string() : printer.ability(db.ability(item.ability))}};
}

/// Says which kind of window lets the player act now.
void addWindow(const Observation &seen, const core::Decision &decision, Json &out)
{
    const PromptSpec &spec = promptSpec(static_cast<Prompt>(decision.prompt));
    const bool acts = decision.kind == core::DecisionKind::Action;
    out["window"] = acts && spec.window != nullptr ? Json(spec.window) : Json(nullptr);
    out["focus"] = seen.showdown.going() ? playerOrNull(seen.showdown.focus) : Json(nullptr);
    out["priority"] = acts ? playerOrNull(decision.player) : Json(nullptr);
}

} // namespace

Json stateJson(const CardDb &db, const Observation &seen, const core::Decision &decision,
               std::span<const std::string> names, const std::vector<std::string> &refs,
               std::uint64_t hash)
{
    static const std::vector<std::string> kNoRefs;
    const std::vector<std::string> &called = seen.viewer.seesAll() ? refs : kNoRefs;
    Json out;
    out["game"] = "riftbound";
    out["turn"] = seen.turn;
    out["phase"] = phaseName(seen.phase);
    out["turn_player"] = seen.turnPlayer;
    out["first_player"] = playerOrNull(seen.firstPlayer);
    out["victory_score"] = seen.victoryScore;
    addWindow(seen, decision, out);
    out["showdown"] = showdownJson(seen.showdown);
    out["staged"] = stagedJson(seen);
    out["players"] = playersJson(seen, names);
    out["battlefields"] = placesJson(seen);
    out["chain"]
        = kit::listOf(seen.chain, [&](const ItemView &item) { return itemJson(db, item); });
    out["zones"] = kit::listOf(seen.zones, zoneJson);
    out["cards"]
        = kit::listOf(seen.cards, [&](const CardView &card) { return cardJson(db, card, called); });
    kit::addHash(out, seen.viewer.seesAll(), hash);
    return out;
}

} // namespace playmat::riftbound::host
