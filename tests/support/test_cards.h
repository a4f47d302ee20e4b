#pragma once

/// Cards that are in no set, for rules that today's printed cards do not reach. They are
/// loaded beside the sets wherever a Table is used; no deck and no library knows them.
namespace playmat::test {

inline constexpr const char *kTestCards = R"json({
  "set": "TST", "name": "Cards for tests", "traits": [], "cards": [
  {"id": "TST_001", "name": "Night Warden", "type": "unit", "arena": "ground", "cost": 1, "power": 1, "hp": 5,
   "abilities": [{"when": "regroup_start", "do": [
     {"exhaust": {"choose": {"kind": "unit", "side": "enemy"}}},
     {"restrict": "it", "rule": "cant_ready", "for": "round"}]}]},
  {"id": "TST_002", "name": "Night Scavenger", "type": "unit", "arena": "ground", "cost": 1, "power": 1, "hp": 5,
   "abilities": [{"when": "regroup_start", "do": [{"mill": 1}]}]},
  {"id": "TST_003", "name": "Dawn Raider", "type": "unit", "arena": "ground", "cost": 1, "power": 1, "hp": 5,
   "abilities": [{"when": "action_start", "do": [{"damage": 1, "to": "enemy_base"}]}]},
  {"id": "TST_004", "name": "Echoing Saboteur", "type": "unit", "arena": "ground", "cost": 1, "power": 1, "hp": 5,
   "abilities": [{"affects": "this", "gains": ["saboteur"], "while": {"exists":
     {"kind": "unit", "side": "friendly", "keyword": "saboteur", "other": true}}}]},
  {"id": "TST_005", "name": "Evening Reckoner", "type": "unit", "arena": "ground", "cost": 1, "power": 1, "hp": 5,
   "abilities": [{"when": "played", "do": [{"delayed": "end_of_phase", "do": [
     {"damage": 1, "to": {"choose": "unit"}}]}]}]},
  {"id": "TST_006", "name": "Cheerful Host", "type": "unit", "arena": "ground", "cost": 1, "power": 1, "hp": 5,
   "abilities": [{"when": "card_played", "of": {"kind": "unit", "side": "friendly", "other": true}, "do": [
     {"heal": 1, "from": "your_base"}]}]},
  {"id": "TST_007", "name": "Vanishing Healer", "type": "unit", "arena": "ground", "cost": 1, "power": 4, "hp": 5,
   "keywords": [{"restore": 2}],
   "abilities": [{"when": "on_attack", "do": [{"defeat": "this"}]}]},
  {"id": "TST_008", "name": "Charming Attacker", "type": "unit", "arena": "ground", "cost": 1, "power": 4, "hp": 5,
   "abilities": [{"when": "on_attack", "do": [{"take_control": "defender"}]}]},
  {"id": "TST_009", "name": "Proud Avenger", "type": "unit", "arena": "ground", "cost": 1, "power": 2, "hp": 2,
   "abilities": [{"when": "defeated", "do": [{"damage": {"power_of": "this"}, "to": "enemy_base"}]}]},
  {"id": "TST_010", "name": "Swept Away", "type": "event", "cost": 0,
   "abilities": [{"do": [{"return": {"choose": "unit"}}]}]},
  {"id": "TST_011", "name": "Won Over", "type": "event", "cost": 0,
   "abilities": [{"do": [{"take_control": {"choose": {"kind": "unit", "side": "enemy"}}}]}]},
  {"id": "TST_012", "name": "Mourner", "type": "unit", "arena": "ground", "cost": 1, "power": 1, "hp": 5,
   "abilities": [{"when": "leaves_play", "of": {"kind": "unit", "other": true}, "do": [
     {"damage": 1, "to": "enemy_base"}]}]},
  {"id": "TST_013", "name": "Frail Giant", "type": "unit", "arena": "ground", "cost": 1, "power": 5, "hp": 0,
   "abilities": [{"when": "played", "do": [{"damage": 1, "to": "enemy_base"}]}]},
  {"id": "TST_014", "name": "Careful Watcher", "type": "unit", "arena": "ground", "cost": 1, "power": 1, "hp": 5,
   "abilities": [{"when": "unit_defeated", "of": "unit", "do": [{"damage": 1, "to": "enemy_base"}]}]},
  {"id": "TST_015", "name": "Patient Guardian", "type": "unit", "arena": "ground", "cost": 1, "power": 1, "hp": 5,
   "abilities": [
     {"when": "played", "do": [{"modify": {"choose": "unit"}, "hp": 2, "for": "round"}]},
     {"when": "regroup_start", "do": [{"delayed": "end_of_phase", "do": [
       {"damage": 1, "to": {"choose": "unit"}}]}]}]},
  {"id": "TST_016", "name": "Short Fuse", "type": "unit", "arena": "ground", "cost": 1, "power": 4, "hp": 5,
   "abilities": [{"when": "on_attack", "do": [{"defeat": "this"}]}]},
  {"id": "TST_017", "name": "Second Thoughts", "type": "event", "cost": 0,
   "abilities": [{"do": [{"choose": "unit", "as": "a"}, {"damage": 1, "to": "a"}, {"then": [{"damage": 1, "to": "a"}]}]}]},
  {"id": "TST_018", "name": "Toll Keeper", "type": "unit", "arena": "ground", "cost": 1, "power": 1, "hp": 5,
   "abilities": [{"affects": "players", "who": "each_opponent", "rule": "extra_cost_damage", "of": "unit", "change": 1}]},
  {"id": "TST_019", "name": "Lasting Grudge", "type": "unit", "arena": "ground", "cost": 1, "power": 0, "hp": 5,
   "abilities": [{"when": "on_attack", "do": [{"delayed": "end_of_phase", "do": [
     {"damage": 1, "to": "enemy_base"}]}]}]},
  {"id": "TST_020", "name": "Turned Around", "type": "event", "cost": 0,
   "abilities": [{"do": [{"take_control": {"choose": {"kind": "unit", "side": "enemy"}}}, {"ready": "it"}]}]},
  {"id": "TST_101", "name": "Opening Shot", "type": "upgrade", "cost": 0, "power": 0, "hp": 0,
   "abilities": [{"grants": {"when": "on_attack", "do": [{"damage": 20, "to": "defender"}]}}]},
  {"id": "TST_031", "name": "Lurking Spy", "type": "unit", "arena": "ground", "cost": 1, "power": 1, "hp": 5,
   "keywords": ["hidden"]},
  {"id": "TST_032", "name": "Call to Arms", "type": "event", "cost": 0,
   "abilities": [{"do": [{"create": "Recruit"}]}]},
  {"id": "TST_034", "name": "Wings of Hope", "type": "event", "cost": 0,
   "abilities": [{"do": [{"create": "Patrol", "tokens": 2}, {"ready": "them"}]}]},
  {"id": "TST_035", "name": "Cheap Gift", "type": "event", "cost": 0,
   "abilities": [{"do": [{"create": "Patrol", "who": "each_opponent"}]}]},
  {"id": "TST_T02", "name": "Patrol", "type": "token_unit", "arena": "space", "power": 2, "hp": 2},
  {"id": "TST_033", "name": "Hidden Guard", "type": "unit", "arena": "ground", "cost": 1, "power": 1, "hp": 5,
   "keywords": ["hidden", "sentinel"]},
  {"id": "TST_T01", "name": "Recruit", "type": "token_unit", "arena": "ground", "power": 1, "hp": 1,
   "keywords": ["hidden", "shielded"]},
  {"id": "TST_102", "name": "Trapdoor", "type": "upgrade", "cost": 0, "power": 0, "hp": 0,
   "abilities": [{"grants": {"when": "on_attack", "do": [{"return": "defender"}]}}]},
  {"id": "TST_103", "name": "Wild Fire", "type": "upgrade", "cost": 0, "power": 0, "hp": 0,
   "abilities": [{"grants": {"when": "on_attack", "do": [
     {"damage": 1, "to": {"each": {"kind": "unit", "side": "enemy"}}}, {"damage": 1, "to": "enemy_base"}]}}]},
  {"id": "TST_301", "name": "Sudden Arrest", "type": "event", "cost": 0,
   "abilities": [{"do": [{"capture": {"choose": {"kind": "unit", "side": "enemy"}},
     "by": {"choose": {"kind": "unit", "side": "friendly"}}}]}]},
  {"id": "TST_201", "name": "Back Door", "type": "unit", "arena": "ground", "cost": 6, "power": 3, "hp": 3,
   "aspects": ["aggression"],
   "abilities": [{"smuggle": 3, "aspects": ["vigilance", "villainy"]},
     {"when": "played", "of": {"played_using": "smuggle"}, "do": [{"ready": "this"}]}]},
  {"id": "TST_202", "name": "Under the Counter", "type": "event", "cost": 4,
   "abilities": [{"smuggle": 1}, {"do": [{"damage": 2, "to": "enemy_base"}]}]},
  {"id": "TST_203", "name": "Contraband Armor", "type": "upgrade", "cost": 4, "power": 1, "hp": 1,
   "abilities": [{"smuggle": 2}]},
  {"id": "TST_204", "name": "Fixer", "type": "unit", "arena": "ground", "cost": 1, "power": 1, "hp": 5,
   "abilities": [{"affects": "players", "who": "you", "rule": "resources_smuggle", "change": 2}]},
  {"id": "TST_205", "name": "Fence", "type": "unit", "arena": "ground", "cost": 1, "power": 1, "hp": 5,
   "abilities": [{"when": "card_played", "of": {"kind": "card", "played_using": "smuggle"}, "do": [
     {"damage": 1, "to": "enemy_base"}]}]},
  {"id": "TST_206", "name": "Honest Trader", "type": "unit", "arena": "ground", "cost": 0, "power": 1, "hp": 5,
   "abilities": [{"when": "played", "if": {"that": "this", "is": {"played_from": "hand"}}, "do": [
     {"damage": 1, "to": "enemy_base"}]}, {"smuggle": 0}]},
  {"id": "TST_207", "name": "Customs", "type": "event", "cost": 0,
   "abilities": [{"do": [{"defeat": {"each": {"kind": "resource", "side": "enemy", "keyword": "smuggle"}}}]}]}
]})json";

} // namespace playmat::test
