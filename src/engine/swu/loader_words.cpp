#include "engine/swu/loader_words.h"

namespace playmat::swu::words {

namespace {

constexpr Word<CardType> kCardTypes[] = {
    {"leader", CardType::Leader},
    {"base", CardType::Base},
    {"unit", CardType::Unit},
    {"upgrade", CardType::Upgrade},
    {"event", CardType::Event},
    {"token_unit", CardType::TokenUnit},
    {"token_upgrade", CardType::TokenUpgrade},
};
constexpr Word<Aspect> kAspectWords[] = {
    {"vigilance", Aspect::Vigilance},   {"command", Aspect::Command},
    {"aggression", Aspect::Aggression}, {"cunning", Aspect::Cunning},
    {"heroism", Aspect::Heroism},       {"villainy", Aspect::Villainy},
};
constexpr Word<Zone> kZoneWords[] = {
    {"ground", Zone::Ground},       {"space", Zone::Space},       {"base", Zone::Base},
    {"resources", Zone::Resources}, {"deck", Zone::Deck},         {"hand", Zone::Hand},
    {"discard", Zone::Discard},     {"captured", Zone::Captured},
};
constexpr Word<Keywords> kKeywordWords[] = {
    {"ambush", kw::Ambush},     {"grit", kw::Grit},         {"overwhelm", kw::Overwhelm},
    {"raid", kw::Raid},         {"restore", kw::Restore},   {"saboteur", kw::Saboteur},
    {"sentinel", kw::Sentinel}, {"shielded", kw::Shielded},
};
constexpr Word<Kinds> kKindWords[] = {
    {"unit", kind::Unit},       {"leader", kind::Leader}, {"base", kind::Base},
    {"upgrade", kind::Upgrade}, {"event", kind::Event},   {"resource", kind::Resource},
    {"card", kind::AnyCard},
};
constexpr Word<Side> kSides[] = {
    {"friendly", Side::Friendly},
    {"enemy", Side::Enemy},
    {"chosen_player", Side::ChosenPlayer},
    {"defending_player", Side::DefendingPlayer},
    {"subjects_controller", Side::SubjectsController},
};
constexpr Word<Who> kPlayerWords[] = {
    {"you", Who::You},
    {"opponent", Who::Opponent},
    {"each_player", Who::EachPlayer},
    {"each_opponent", Who::EachOpponent},
    {"chosen_player", Who::Chosen},
    {"controller_of_it", Who::ControllerOfIt},
    {"owner_of_it", Who::OwnerOfIt},
    {"defending_player", Who::DefendingPlayer},
    {"controller_of_subject", Who::ControllerOfSubject},
    {"owner_of_subject", Who::OwnerOfSubject},
};
constexpr Word<Ref> kRefs[] = {
    {"this", Ref::This},
    {"attached", Ref::Attached},
    {"it", Ref::It},
    {"a", Ref::A},
    {"b", Ref::B},
    {"c", Ref::C},
    {"subject", Ref::Subject},
    {"attacker", Ref::Attacker},
    {"defender", Ref::Defender},
    {"your_base", Ref::YourBase},
    {"enemy_base", Ref::EnemyBase},
    {"your_leader", Ref::YourLeader},
};
constexpr Word<Ref> kStores[] = {{"a", Ref::A}, {"b", Ref::B}, {"c", Ref::C}};
constexpr Word<Props> kRoles[] = {
    {"this", prop::This},
    {"it", prop::It},
    {"a", prop::A},
    {"b", prop::B},
    {"c", prop::C},
    {"subject", prop::Subject},
    {"attached", prop::Attached},
    {"attacker", prop::Attacker},
    {"defender", prop::Defender},
    {"named", prop::Named},
    {"shown", prop::Shown},
    {"captured", prop::Captured},
};
constexpr Word<Props> kFlags[] = {
    {"damaged", prop::Damaged},
    {"exhausted", prop::Exhausted},
    {"unique", prop::Unique},
    {"upgraded", prop::Upgraded},
    {"token", prop::Token},
    {"leader", prop::Leader},
    {"attacked_this_phase", prop::AttackedThisPhase},
    {"played_this_phase", prop::PlayedThisPhase},
    {"entered_this_round", prop::EnteredThisRound},
    {"defeated_this_phase", prop::DefeatedThisPhase},
};
constexpr Word<Duration> kDurations[] = {
    {"attack", Duration::Attack},
    {"phase", Duration::Phase},
    {"round", Duration::Round},
    {"while_in_play", Duration::WhileSourceInPlay},
};
constexpr Word<Token> kTokens[] = {{"experience", Token::Experience}, {"shield", Token::Shield}};
constexpr Word<Rule> kRules[] = {
    {"cost_change", Rule::CostChange},
    {"ignore_aspect_penalty", Rule::IgnoreAspectPenalty},
    {"cant_be_attacked", Rule::CantBeAttacked},
    {"cant_attack_bases", Rule::CantAttackBases},
    {"cant_ready", Rule::CantReady},
    {"can_attack_arena", Rule::CanAttackArena},
    {"deals_damage_first", Rule::DealsDamageFirst},
    {"enters_ready", Rule::EntersReady},
    {"survives_no_hp", Rule::SurvivesNoHp},
    {"extra_cost_damage", Rule::ExtraCostDamage},
    {"blank_first", Rule::BlankFirst},
    {"defender_gets", Rule::DefenderGets},
    {"attacker_gets", Rule::AttackerGets},
    {"cant_play_named", Rule::CantPlayNamed},
    {"first_upgrade_cheaper", Rule::FirstUpgradeCheaper},
    {"own_cost", Rule::OwnCost},
    {"pay_by_discard", Rule::PayByDiscard},
    {"excess_to_unit", Rule::ExcessToUnit},
    {"no_heal_bases", Rule::NoHealBases},
};
constexpr Word<When> kMoments[] = {
    {"regroup_start", When::RegroupStart},
    {"action_start", When::ActionStart},
    {"end_of_phase", When::EndOfPhase},
    {"leaves_play", When::LeavesPlay},
};
constexpr Word<Triggers> kTriggers[] = {
    {"played", trig::Played},
    {"on_attack", trig::OnAttack},
    {"defeated", trig::Defeated},
    {"deployed", trig::Deployed},
    {"attack_ends", trig::AttackEnds},
    {"attacked", trig::Attacked},
    {"unit_defeated", trig::UnitDefeated},
    {"card_played", trig::CardPlayed},
    {"action_start", trig::ActionStart},
    {"regroup_start", trig::RegroupStart},
    {"leaves_play", trig::LeavesPlay},
    {"attack_defeats", trig::AttackDefeats},
    {"combat_damage_unit", trig::CombatDamageUnit},
    {"combat_damage_base", trig::CombatDamageBase},
    {"combat_damage", trig::CombatDamage},
    {"damage_to_base", trig::DamageToBase},
    {"readying", trig::Readying},
    {"becomes_attached", trig::BecomesAttached},
    {"unattached", trig::Unattached},
    {"initiative_taken", trig::InitiativeTaken},
    {"opponent_plays", trig::OpponentPlays},
};
constexpr Word<Limit> kLimits[] = {
    {"once_per_round", Limit::OncePerRound},
    {"once_per_game", Limit::OncePerGame},
    {"once_per_phase", Limit::OncePerPhase},
};

} // namespace

const std::span<const Word<CardType>> cardTypes = kCardTypes;
const std::span<const Word<Aspect>> aspects = kAspectWords;
const std::span<const Word<Zone>> arenas = std::span(kZoneWords).first(2);
const std::span<const Word<Zone>> zones = kZoneWords;
const std::span<const Word<Keywords>> keywords = kKeywordWords;
const std::span<const Word<Kinds>> kinds = kKindWords;
const std::span<const Word<Side>> sides = kSides;
const std::span<const Word<Who>> players = kPlayerWords;
const std::span<const Word<Ref>> refs = kRefs;
const std::span<const Word<Ref>> stores = kStores;
const std::span<const Word<Props>> roles = kRoles;
const std::span<const Word<Props>> flags = kFlags;
const std::span<const Word<Duration>> durations = kDurations;
const std::span<const Word<Token>> tokens = kTokens;
const std::span<const Word<Rule>> rules = kRules;
const std::span<const Word<When>> moments = kMoments;
const std::span<const Word<Triggers>> triggers = kTriggers;
const std::span<const Word<Limit>> limits = kLimits;

} // namespace playmat::swu::words
