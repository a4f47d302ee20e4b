#pragma once

/// Cards of sets that are not loaded yet, as far as the rules they need are there: names, numbers
/// and what they do. Loaded wherever a Table is used.
namespace playmat::test {

inline constexpr const char *kLaterCards = R"json({
  "set": "LTR", "name": "Cards of later sets", "traits": [], "cards": [
  {"id": "TWI_T01", "name": "Battle Droid", "type": "token_unit", "arena": "ground", "power": 1, "hp": 1},
  {"id": "TWI_T02", "name": "Clone Trooper", "type": "token_unit", "arena": "ground", "power": 2, "hp": 2},
  {"id": "TWI_011", "name": "Ahsoka Tano", "subtitle": "Snips", "type": "leader", "cost": 5, "power": 3, "hp": 6,
   "arena": "ground", "unique": true, "aspects": ["aggression", "heroism"], "deploy": 5,
   "leader": {"abilities": [{"coordinate": {"action": {"exhaust": true}, "do": [
     {"attack": {"choose": {"kind": "unit", "side": "friendly"}}, "power": 1}]}}]},
   "unit": {"abilities": [{"coordinate": {"affects": "this", "power": 2}}]}},
  {"id": "TWI_061", "name": "Infantry of the 212th", "type": "unit", "cost": 3, "power": 2, "hp": 4,
   "arena": "ground", "aspects": ["vigilance"],
   "abilities": [{"coordinate": {"affects": "this", "gains": ["sentinel"]}}]},
  {"id": "TWI_095", "name": "Pelta Supply Frigate", "type": "unit", "cost": 5, "power": 3, "hp": 6,
   "arena": "space", "aspects": ["command", "heroism"],
   "abilities": [{"coordinate": {"when": "played", "do": [{"create": "Clone Trooper"}]}}]},
  {"id": "TWI_114", "name": "Clone Commander Cody", "subtitle": "Commanding the 212th", "type": "unit",
   "cost": 5, "power": 4, "hp": 4, "arena": "ground", "unique": true, "aspects": ["command"],
   "keywords": ["overwhelm"],
   "abilities": [{"coordinate": {"affects": {"each": {"kind": "unit", "side": "friendly", "other": true}},
     "power": 1, "hp": 1, "gains": ["overwhelm"]}}]},
  {"id": "TWI_147", "name": "Anakin Skywalker", "subtitle": "Maverick Mentor", "type": "unit", "cost": 5,
   "power": 6, "hp": 6, "arena": "ground", "unique": true, "aspects": ["aggression", "heroism"],
   "abilities": [{"coordinate": {"when": "on_attack", "do": [{"draw": 1}]}}]},
  {"id": "TWI_005", "name": "Count Dooku", "subtitle": "Face of the Confederacy", "type": "leader", "cost": 7,
   "power": 5, "hp": 9, "arena": "ground", "unique": true, "aspects": ["villainy", "command"], "deploy": 7,
   "leader": {"abilities": [{"action": {"exhaust": true}, "do": [
     {"play": {"choose": {"kind": "card", "side": "friendly", "in": "hand"}}, "gains_exploit": 1}]}]},
   "unit": {}},
  {"id": "TWI_037", "name": "Droideka Security", "type": "unit", "cost": 6, "power": 4, "hp": 5,
   "arena": "ground", "aspects": ["vigilance", "villainy"], "keywords": [{"exploit": 2}, "sentinel"]},
  {"id": "TWI_066", "name": "Multi-Troop Transport", "type": "unit", "cost": 7, "power": 3, "hp": 6,
   "arena": "ground", "aspects": ["vigilance"], "keywords": [{"exploit": 2}],
   "abilities": [{"when": "on_attack", "do": [{"create": "Battle Droid"}]}]},
  {"id": "TWI_078", "name": "The Invasion of Christophsis", "type": "event", "cost": 15,
   "aspects": ["vigilance"], "keywords": [{"exploit": 4}],
   "abilities": [{"do": [{"defeat": {"each": {"kind": "unit", "side": "enemy"}}}]}]},
  {"id": "JTL_132", "name": "First Order Stormtrooper", "type": "unit", "cost": 1, "power": 2, "hp": 1,
   "arena": "ground", "aspects": ["aggression", "villainy"],
   "abilities": [{"when": ["on_attack", "defeated"], "do": [
     {"choose_player": "any"}, {"indirect": 1, "to": "chosen_player"}]}]},
  {"id": "JTL_143", "name": "Devastator", "subtitle": "Hunting the Rebellion", "type": "unit", "cost": 8,
   "power": 9, "hp": 6, "arena": "space", "unique": true, "aspects": ["aggression", "villainy"],
   "abilities": [{"when": "played", "do": [{"indirect": 4, "to": "each_opponent"}]}]}
]})json";

} // namespace playmat::test
