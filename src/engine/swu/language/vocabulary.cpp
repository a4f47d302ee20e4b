#include "engine/swu/language/vocabulary.h"

namespace playmat::swu {

namespace words {

namespace {

constexpr Word<CardType> kCardTypes[] = {
    {"leader", CardType::Leader},
    {"base", CardType::Base},
    {"unit", CardType::Unit},
    {"upgrade", CardType::Upgrade},
    {"event", CardType::Event},
    {"token_unit", CardType::TokenUnit},
    {"token_upgrade", CardType::TokenUpgrade},
    {"token", CardType::Token},
};
constexpr Word<Aspect> kAspectWords[] = {
    {"vigilance", Aspect::Vigilance},   {"command", Aspect::Command},
    {"aggression", Aspect::Aggression}, {"cunning", Aspect::Cunning},
    {"heroism", Aspect::Heroism},       {"villainy", Aspect::Villainy},
};
constexpr Word<std::uint8_t> kRarityWords[] = {
    {"common", 0}, {"uncommon", 1}, {"rare", 2}, {"legendary", 3}, {"special", 4},
};
constexpr Word<Zone> kZoneWords[] = {
    {"ground", Zone::Ground},       {"space", Zone::Space},       {"base", Zone::Base},
    {"resources", Zone::Resources}, {"deck", Zone::Deck},         {"hand", Zone::Hand},
    {"discard", Zone::Discard},     {"captured", Zone::Captured},
};
constexpr KeywordWord kKeywordWords[] = {
    {"ambush", kw::Ambush, "Ambush", "when it is played it may attack an enemy unit at once.",
     false, TriggerKind::Ambush, true},
    {"grit", kw::Grit, "Grit", "it has +1 power for each damage on it."},
    {"overwhelm", kw::Overwhelm, "Overwhelm",
     "when it attacks a unit, damage beyond what defeats the unit hits the base behind it."},
    {"raid", kw::Raid, "Raid", "it has that much more power while it attacks.", true},
    {"restore", kw::Restore, "Restore",
     "when it attacks, that much damage is healed from its own base.", true, TriggerKind::Restore},
    {"saboteur", kw::Saboteur, "Saboteur",
     "it ignores Sentinel when it attacks, and defeats the defender's Shields.", false,
     TriggerKind::Saboteur},
    {"sentinel", kw::Sentinel, "Sentinel", "enemies in its arena must attack a unit that has it."},
    {"shielded", kw::Shielded, "Shielded", "it gets a Shield when it is played.", false,
     TriggerKind::Shielded, true},
    {.text = "hidden",
     .value = Keywords::of(8),
     .name = "Hidden",
     .about = "it can't be attacked in the phase in which it was played, deployed or created.",
     .rule = Rule::CantBeAttacked,
     .whileNew = true},
    {.text = "smuggle",
     .value = kw::Smuggle,
     .name = "Smuggle",
     .about
     = "it may be played from among your resources for the cost in brackets; the top card of "
       "your deck takes its place, exhausted.",
     .byAbility = true},
    {.text = "bounty",
     .value = kw::Bounty,
     .name = "Bounty",
     .about
     = "when it is defeated or captured, an opponent of its controller may use this ability.",
     .byAbility = true},
    {.text = "exploit",
     .value = kw::Exploit,
     .name = "Exploit",
     .about = "while you play it you may defeat that many of your units at most; it costs 2 "
              "resources less for each.",
     .numbered = true,
     .whilePlayed = true},
    {.text = "plot",
     .value = kw::Plot,
     .name = "Plot",
     .about = "when you deploy a leader you may play it from among your resources, paying its "
              "cost; the top card of your deck takes its place, exhausted.",
     .byAbility = true},
    {.text = "support",
     .value = kw::Support,
     .name = "Support",
     .about = "when it is played you may attack with another unit, which has this unit's other "
              "abilities for that attack.",
     .trigger = TriggerKind::Support,
     .arrives = true},
    {.text = "coordinate",
     .value = kw::Coordinate,
     .name = "Coordinate",
     .about = "it has this ability while its controller has 3 or more units.",
     .byAbility = true},
    {.text = "piloting",
     .value = kw::Piloting,
     .name = "Piloting",
     .about
     = "it may be played as an upgrade on a friendly Vehicle unit without a Pilot on it, for "
       "the cost in brackets.",
     .byAbility = true},
    {.text = "fortify",
     .value = kw::Fortify,
     .name = "Fortify",
     .about = "it is attached to your base.",
     .attaching = true},
};

constexpr Keywords ruledOf()
{
    Keywords all;
    for (const KeywordWord &k : kKeywordWords)
        all |= k.value.onlyIf(k.rule != Rule::None);
    return all;
}
constexpr Keywords kRuled = ruledOf();
static_assert(
    std::size(kKeywordWords) <= Keywords::kSize,
    "Keywords has a bit for each. To have more, it has to grow, and with it Card, HotDef, "
    "Effect::keywords(), the amount of Ev::KeywordsChanged, and State.");
constexpr Word<Kinds> kKindWords[] = {
    {"unit", kind::Unit},       {"leader", kind::Leader}, {"base", kind::Base},
    {"upgrade", kind::Upgrade}, {"event", kind::Event},   {"resource", kind::Resource},
    {"card", kind::AnyCard},    {"token", kind::Token},
};
constexpr Word<Side> kSides[] = {
    {"friendly", Side::Friendly},
    {"enemy", Side::Enemy},
    {"chosen_player", Side::ChosenPlayer},
    {"defending_player", Side::DefendingPlayer},
    {"subjects_controller", Side::SubjectsController},
    {"hosts_controller", Side::HostsController},
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
    {"host_of_it", Ref::HostOfIt},
    {"host_of_a", Ref::HostOfA},
    {"host_of_subject", Ref::HostOfSubject},
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
constexpr DurationWord kDurations[] = {
    {"attack", Duration::Attack, P::ForAttack},
    {"phase", Duration::Phase, P::ForPhase},
    {"round", Duration::Round, P::ForRound},
    {"while_in_play", Duration::WhileSourceInPlay, P::WhileInPlay},
};
constexpr TokenWord kTokens[] = {
    {"experience", Token::Experience, "SOR_T01", "an Experience token", "{n} Experience tokens"},
    {"shield", Token::Shield, "SOR_T02", "a Shield token", "{n} Shield tokens"},
    {"advantage", Token::Advantage, "ASH_T02", "an Advantage token", "{n} Advantage tokens"},
    {"weakness", Token::Weakness, "HMW_T02", "a Weakness token", "{n} Weakness tokens"},
};

constexpr RuleKeys kPlays = rulekey::Of | rulekey::Who;
constexpr RuleWord kRules[] = {
    {"cost_change", Rule::CostChange, "cards of that kind cost more or less to play",
     place::Players | place::ForAWhile, kPlays | rulekey::Change | rulekey::While | rulekey::First,
     P::RuleCostMore, P::RuleCostLess},
    {"ignore_aspect_penalty", Rule::IgnoreAspectPenalty, "for cards of that kind", place::Players,
     kPlays | rulekey::While | rulekey::First, P::RuleIgnorePenalty, P::RuleIgnorePenalty},
    {"cant_be_attacked", Rule::CantBeAttacked, "unless it has Sentinel", place::Cards,
     rulekey::While, P::RuleCantBeAttacked, P::RuleCantBeAttacked},
    {"cant_attack_bases",
     Rule::CantAttackBases,
     {},
     place::Cards,
     rulekey::While,
     P::RuleCantAttackBases,
     P::RuleCantAttackBases},
    {"cant_ready",
     Rule::CantReady,
     {},
     place::Cards,
     rulekey::While,
     P::RuleCantReady,
     P::RuleCantReady},
    {"can_attack_arena", Rule::CanAttackArena, "it may attack units of that arena too", place::This,
     rulekey::Arena | rulekey::While, P::RuleAttacksArena, P::RuleAttacksArena},
    {"deals_damage_first", Rule::DealsDamageFirst, "combat damage, before the defender",
     place::Cards, rulekey::While, P::RuleDealsFirst, P::RuleDealsFirst},
    {"enters_ready",
     Rule::EntersReady,
     {},
     place::This | place::Constant,
     rulekey::While,
     P::RuleEntersReady,
     P::RuleEntersReady},
    {"survives_no_hp", Rule::SurvivesNoHp, "it is not defeated by having no remaining HP",
     place::Cards, rulekey::While, P::RuleSurvives, P::RuleSurvives},
    {"extra_cost_damage", Rule::ExtraCostDamage,
     "playing such a card costs damage to one's own base too", place::Players,
     kPlays | rulekey::Change, P::RuleExtraCost, P::RuleExtraCost},
    {"blank_first", Rule::BlankFirst,
     "the first such card that the player plays each round loses its abilities", place::Players,
     kPlays, P::RuleBlankFirst, P::RuleBlankFirst},
    {"defender_gets", Rule::DefenderGets, "while such a unit attacks, the defender gets power",
     place::Players | place::This, rulekey::Of | rulekey::Change | rulekey::While,
     P::RuleDefenderGets, P::RuleDefenderGets},
    {"attacker_gets", Rule::AttackerGets,
     "while this (or the attached) unit defends, the attacker gets power",
     place::This | place::Restrict, rulekey::Change | rulekey::While, P::RuleAttackerGets,
     P::RuleAttackerGets},
    {"cant_play_named", Rule::CantPlayNamed, "cards with the chosen name", place::ForAWhile, 0,
     P::OpponentsCantPlayNamed, P::OpponentsCantPlayNamed},
    {"first_upgrade_cheaper", Rule::FirstUpgradeCheaper,
     "the first upgrade played on it each round costs this much less, or with \"each\" and "
     "\"first\" the first one that its player plays on such a unit each phase",
     place::This | place::Constant, rulekey::Change | rulekey::First, P::RuleFirstUpgrade,
     P::RuleFirstUpgrade},
    {"own_cost", Rule::OwnCost,
     "the card itself costs more or less to play, an upgrade perhaps only on a unit of \"of\"",
     place::This, rulekey::Of | rulekey::Change | rulekey::While, P::RuleOwnCostMore,
     P::RuleOwnCostLess},
    {"pay_by_discard", Rule::PayByDiscard,
     "a card of that kind may be discarded instead of paying its cost", place::This, rulekey::Of,
     P::RulePayByDiscard, P::RulePayByDiscard},
    {"excess_to_unit", Rule::ExcessToUnit,
     "while it attacks, its excess damage may be dealt to such a unit", place::This,
     rulekey::Of | rulekey::While, P::RuleExcess, P::RuleExcess},
    {"gains_trait", Rule::GainsTrait, "it has the traits of \"of\"", place::This | place::Constant,
     rulekey::Of | rulekey::While, P::RuleGainsTrait, P::RuleGainsTrait},
    {"blank", Rule::Blank,
     "on an upgrade: its unit loses all abilities and gains none; \"each\": such tokens do",
     place::This | place::Constant, 0, P::RuleBlank, P::RuleBlank},
    {"protected", Rule::Protected, "enemy card abilities can't capture, damage or defeat it",
     place::This, 0, P::RuleProtected, P::RuleProtected},
    {"own_penalty", Rule::OwnPenalty,
     "the card itself ignores the penalty for the aspects of \"of\" (none named: all); an upgrade "
     "does so on a unit of \"of\"",
     place::This, rulekey::Of | rulekey::While, P::RuleOwnPenalty, P::RuleOwnPenalty},
    {"named_cost", Rule::NamedCost, "cards with the chosen name cost more", place::ForAWhile,
     rulekey::Change, P::RuleNamedCost, P::RuleNamedCost},
    {"resources_smuggle", Rule::ResourcesSmuggle,
     "the player's resources gain Smuggle: for so much more than they cost, with their own aspects",
     place::Players, rulekey::Who | rulekey::Change, P::RuleResourcesSmuggle,
     P::RuleResourcesSmuggle},
    {"prevents_damage", Rule::PreventsDamage,
     "this much of any damage to it is prevented, or all; of \"of\": of damage by such a card; "
     "\"first\": only the first time each phase",
     place::Constant, rulekey::MayChange | rulekey::Of | rulekey::While | rulekey::First,
     P::RulePrevents, P::RulePrevents},
    {"prevents_ability_damage", Rule::AbilityPrevents,
     "this much of damage to it by enemy card abilities is prevented", place::Constant,
     rulekey::MayChange | rulekey::While, P::RuleAbilityPrevents, P::RuleAbilityPrevents},
    {"takes_more", Rule::TakesMore,
     "damage to it by another card is this much more; without \"change\": any damage to it is "
     "twice as much",
     place::Constant, rulekey::MayChange | rulekey::While, P::RuleTakesMore, P::RuleTakesMore},
    {"no_regroup_ready", Rule::NoRegroupReady, "it doesn't ready during the regroup phase",
     place::Cards, rulekey::While, P::RuleNoRegroupReady, P::RuleNoRegroupReady},
    {"cant_be_exhausted", Rule::CantBeExhausted, "by enemy card abilities", place::Cards,
     rulekey::While, P::RuleCantBeExhausted, P::RuleCantBeExhausted},
    {"cant_play", Rule::CantPlay, "cards of that kind", place::ForAWhile, rulekey::Of,
     P::RuleCantPlay, P::RuleCantPlay},
    {"not_from_hand", Rule::NotFromHand, "the card itself can't be played from a hand", place::This,
     0, P::RuleNotFromHand, P::RuleNotFromHand},
    {"half_costs", Rule::HalfCosts, "the player pays half as many resources for costs",
     place::Players, rulekey::Who | rulekey::While, P::RuleHalfCosts, P::RuleHalfCosts},
    {"double_raid", Rule::DoubleRaid, "its Raid is doubled", place::Constant, rulekey::While,
     P::RuleDoubleRaid, P::RuleDoubleRaid},
    {"loses_trait", Rule::LosesTrait, "it has none of the traits of \"of\"",
     place::This | place::Constant, rulekey::Of | rulekey::While, P::RuleLosesTrait,
     P::RuleLosesTrait},
    {"deals_remaining_hp", Rule::DealsByHp,
     "it deals combat damage equal to its remaining HP instead of its power", place::Cards,
     rulekey::While, P::RuleDealsByHp, P::RuleDealsByHp},
    {"deals_unpreventable", Rule::Unpreventable, "damage dealt by such a card is unpreventable",
     place::Players, rulekey::Of, P::RuleUnpreventable, P::RuleUnpreventable},
    {"double_search", Rule::DoubleSearch,
     "its controller searches twice as many cards from the deck", place::Constant, 0,
     P::RuleDoubleSearch, P::RuleDoubleSearch},
    {"ambush_bases", Rule::AmbushBases, "such units can attack bases while using Ambush",
     place::Players, rulekey::Of, P::RuleAmbushBases, P::RuleAmbushBases},
    {"no_combat_damage", Rule::NoCombatDamage, "it can't deal combat damage",
     place::ForAWhile | place::Cards, 0, P::RuleNoCombatDamage, P::RuleNoCombatDamage},
    {"no_heal_bases", Rule::NoHealBases, "bases can't be healed", place::Players, 0, P::RuleNoHeal,
     P::RuleNoHeal},
    {"pays", Rule::Pays, "it may be defeated to pay one resource less", place::This, 0, P::RulePays,
     P::RulePays},
    {"leader_unit", Rule::LeaderUnit, "on an upgrade: its unit is a leader unit", place::This, 0,
     P::RuleLeaderUnit, P::RuleLeaderUnit},
    {"more_pilots", Rule::MorePilots, "one additional Pilot may be played or deployed on it",
     place::This, 0, P::RuleMorePilots, P::RuleMorePilots},
    {"gives_icons", Rule::GivesIcons,
     "while its controller pays costs, it provides its aspect icons", place::This, 0,
     P::RuleGivesIcons, P::RuleGivesIcons},
    {"cant_be_defeated", Rule::CantBeDefeated, "by enemy card abilities", place::Cards,
     rulekey::While, P::RuleCantBeDefeated, P::RuleCantBeDefeated},
    {"cant_be_returned", Rule::CantBeReturned, "to a hand, by enemy card abilities", place::Cards,
     rulekey::While, P::RuleCantBeReturned, P::RuleCantBeReturned},
    {"cant_change_control", Rule::CantChangeControl, "opponents can't take control of it",
     place::Cards, rulekey::While, P::RuleCantChangeControl, P::RuleCantChangeControl},
    {"indirect_more", Rule::IndirectMore,
     "indirect damage that the player deals to opponents is this much more", place::Players,
     rulekey::Change, P::RuleIndirectMore, P::RuleIndirectMore},
    {"assigns_indirect", Rule::AssignsIndirect,
     "the player assigns indirect damage that they deal to opponents, or that a card of \"of\" "
     "does",
     place::Players, rulekey::Of, P::RuleAssignsIndirect, P::RuleAssignsIndirect},
    {"may_prevent", Rule::MayPrevent,
     "a card of \"of\" may be defeated to prevent damage that would be dealt to it",
     place::Constant, rulekey::Of | rulekey::While, P::RuleMayPrevent, P::RuleMayPrevent},
    {"blank_others", Rule::BlankOthers,
     "on an upgrade: its unit loses all abilities but those that the upgrade gives it, and gains "
     "none",
     place::This, rulekey::While, P::RuleBlankOthers, P::RuleBlankOthers},
    {"cant_attack",
     Rule::CantAttack,
     {},
     place::Cards,
     rulekey::While,
     P::RuleCantAttack,
     P::RuleCantAttack},
    {"blank_named", Rule::BlankNamed,
     "cards with the chosen name that the player owns lose all abilities, wherever they are",
     place::ForAWhile, 0, P::RuleBlankNamed, P::RuleBlankNamed},
    {"printed_stats", Rule::PrintedStats, "its printed power and printed HP count as this much",
     place::This | place::Constant, rulekey::Change | rulekey::While, P::RulePrintedStats,
     P::RulePrintedStats},
    {"printed_hp", Rule::PrintedHp, "its printed HP counts as this much", place::Restrict,
     rulekey::Change, P::RulePrintedHp, P::RulePrintedHp},
    {"raid_is_restore", Rule::RaidIsRestore, "its Raid is Restore instead", place::Restrict, 0,
     P::RuleRaidIsRestore, P::RuleRaidIsRestore},
    {"restore_is_raid", Rule::RestoreIsRaid, "its Restore is Raid instead", place::Restrict, 0,
     P::RuleRestoreIsRaid, P::RuleRestoreIsRaid},
    {"more_regroups", Rule::MoreRegroups,
     "there is one more regroup phase after the first one of each round", place::Players, 0,
     P::RuleMoreRegroups, P::RuleMoreRegroups},
    {"attacks_two", Rule::AttacksTwo, "it can attack two units at the same time", place::This, 0,
     P::RuleAttacksTwo, P::RuleAttacksTwo},
    {"may_deal_last", Rule::MayDealLast,
     "while it attacks, its player may let the defender deal its combat damage first", place::This,
     0, P::RuleMayDealLast, P::RuleMayDealLast},
    {"doubles_tokens", Rule::DoublesTokens,
     "its player may defeat it to create twice as many tokens", place::This, 0,
     P::RuleDoublesTokens, P::RuleDoublesTokens},
    {"copies_unit", Rule::CopiesUnit,
     "it may enter play as a copy of a unit of \"of\", with its own traits too, and not unique",
     place::This, rulekey::Of, P::RuleCopiesUnit, P::RuleCopiesUnit},
    {"saves_by_damage", Rule::SavesByDamage,
     "its player may deal 1 damage to any number of cards of \"of\": it costs this much less for "
     "each",
     place::This, rulekey::Of | rulekey::Change, P::RuleSavesByDamage, P::RuleSavesByDamage},
    {"lends_from_discard", Rule::LendsFromDiscard,
     "up to this many cards of \"of\" go to the bottom of the deck, and it has their \"When "
     "Played\" abilities for the phase",
     place::This, rulekey::Of | rulekey::Change, P::RuleLendsFromDiscard, P::RuleLendsFromDiscard},
    {"sees_top", Rule::SeesTop, "the player may look at the top card of the deck at any time",
     place::Players, 0, P::RuleSeesTop, P::RuleSeesTop},
    {"leaders_traits", Rule::LeadersTraits,
     "it has the traits of friendly leaders except those of \"of\", even while it is not in play",
     place::This, rulekey::Of, P::RuleLeadersTraits, P::RuleLeadersTraits},
    {"rescued_ready", Rule::RescuedReady, "friendly units that are rescued enter play ready",
     place::Players, rulekey::While, P::RuleRescuedReady, P::RuleRescuedReady},
    {"created_ready", Rule::CreatedReady, "token units that you create enter play ready",
     place::Players, rulekey::While, P::RuleCreatedReady, P::RuleCreatedReady},
    {"ignore_penalty_on_it", Rule::PenaltyOnIt,
     "for upgrades of \"of\" that its controller plays on this unit", place::This, rulekey::Of,
     P::RulePenaltyOnIt, P::RulePenaltyOnIt},
    {"pays_by_exhausting", Rule::PaysByExhausting,
     "while paying costs, its controller may exhaust it as if it were a resource", place::Constant,
     rulekey::While, P::RulePaysByExhausting, P::RulePaysByExhausting},
    {"only_first_action", Rule::OnlyFirstAction,
     "the card can be played only as its player's first action of the phase", place::This, 0,
     P::RuleOnlyFirstAction, P::RuleOnlyFirstAction},
    {"blank_leaders", Rule::BlankLeaders,
     "each leader that is not an upgrade loses all abilities but Epic Actions", place::Players, 0,
     P::RuleBlankLeaders, P::RuleBlankLeaders},
    {"cant_be_captured", Rule::CantBeCaptured, "by enemy card abilities", place::Cards,
     rulekey::While, P::RuleCantBeCaptured, P::RuleCantBeCaptured},
    {"cant_attack_you", Rule::CantAttackYou,
     "it can't attack the base or units of the player whose ability says so", place::Restrict, 0,
     P::RuleCantAttackYou, P::RuleCantAttackYou},
    {"borrows_when_played", Rule::BorrowsPlayed,
     "it may enter play with the \"When Played\" abilities of another unit", place::This, 0,
     P::RuleBorrowsPlayed, P::RuleBorrowsPlayed},
};
constexpr MomentWord kMoments[] = {
    {"regroup_start", When::RegroupStart, P::AtRegroupStart},
    {"action_start", When::ActionStart, P::AtActionStart},
    {"end_of_phase", When::EndOfPhase, P::AtEndOfPhase},
    {"leaves_play", When::LeavesPlay, P::WhenLeavesPlay},
    {"attack_over", When::AttackOver, P::AfterAttack},
};
constexpr TriggerWord kTriggers[] = {
    {"played", trig::Played, "When Played: this card", P::WhenPlayed},
    {"on_attack", trig::OnAttack, "On Attack: this unit attacks", P::OnAttack},
    {"defeated", trig::Defeated, "When Defeated: this card", P::WhenDefeated},
    {"deployed", trig::Deployed, "When Deployed: this leader", P::WhenDeployed},
    {"attack_ends", trig::AttackEnds, "this unit completes an attack and survives it",
     P::WhenAttackEnds},
    {"attacked", trig::Attacked, "this unit is attacked", P::WhenAttacked},
    {"unit_defeated", trig::UnitDefeated, "a unit of \"of\" is defeated", P::WhenDefeatedOther},
    {"card_played", trig::CardPlayed, "you play a card of \"of\"", P::WhenYouPlay},
    {"action_start", trig::ActionStart, "the action phase starts", P::WhenActionStarts},
    {"regroup_start", trig::RegroupStart, "the regroup phase starts", P::WhenRegroupStarts},
    {"leaves_play", trig::LeavesPlay, "a unit of \"of\" leaves play", P::WhenLeaves},
    {"attack_defeats", trig::AttackDefeats,
     "this unit attacks and defeats a unit; the trigger's amount is the excess damage",
     P::WhenAttackDefeats},
    {"combat_damage_unit", trig::CombatDamageUnit,
     "this unit deals combat damage to a unit while attacking", P::WhenCombatDamageUnit},
    {"combat_damage_base", trig::CombatDamageBase, "this unit deals combat damage to a base",
     P::WhenCombatDamageBase},
    {"combat_damage", trig::CombatDamage, "this unit deals combat damage", P::WhenCombatDamage},
    {"damage_to_base", trig::DamageToBase, "you deal damage to an enemy base", P::WhenDamageToBase},
    {"readying", trig::Readying, "you ready cards during the regroup phase", P::WhenReadying},
    {"becomes_attached", trig::BecomesAttached, "this upgrade becomes attached", P::WhenAttaches},
    {"unattached", trig::Unattached, "this upgrade becomes unattached", P::WhenDetaches},
    {"initiative_taken", trig::InitiativeTaken, "you take the initiative", P::WhenInitiative},
    {"opponent_plays", trig::OpponentPlays, "an opponent plays a card of \"of\"",
     P::WhenOpponentPlays},
    {"bounty_collected", trig::Collects,
     "you collect a Bounty of a unit of \"of\"; see \"collect_again\"", P::WhenCollects},
    {"combat_damaged", trig::CombatDamaged,
     "combat damage is dealt to this unit; the trigger's amount is the damage",
     P::WhenCombatDamaged},
    {"unit_hurt", trig::UnitHurt,
     "a unit of \"of\" is dealt combat damage and is not defeated; the trigger's amount is the "
     "damage",
     P::WhenUnitHurt},
    {"base_attacked", trig::BaseAttacked, "a unit of \"of\" attacks your base",
     P::WhenBaseAttacked},
    {"discards", trig::Discards, "a player discards a card from a hand", P::WhenDiscards},
    {"force_used", trig::ForceUsed, "you use the Force", P::WhenForceUsed},
    {"leader_deployed", trig::LeaderDeployed, "you deploy a leader", P::WhenLeaderDeployed},
    {"unit_attacks", trig::UnitAttacks, "a unit of \"of\" attacks", P::WhenUnitAttacks},
    {"fight_ends", trig::FightEnds,
     "an attack or defense by the unit this upgrade is attached to ends", P::WhenFightEnds},
    {"unit_damaged", trig::UnitDamaged,
     "a unit of \"of\" is dealt damage; the trigger's amount is the damage", P::WhenUnitDamaged},
    {"deals_damage", trig::DealsDamage,
     "you deal damage that is not combat damage to a card of \"of\"", P::WhenDealsDamage},
    {"indirect_hurts", trig::IndirectHurts, "indirect damage is dealt to a unit of \"of\"",
     P::WhenIndirectHurts},
    {"gets_upgrade", trig::GetsUpgrade,
     "an upgrade of \"of\" becomes attached to this unit, as it is played or otherwise",
     P::WhenGetsUpgrade},
    {"unit_attack_ends", trig::UnitAttackEnds,
     "an attack of a unit of \"of\" ends, whether or not it is still there; the trigger's amount "
     "is "
     "the combat damage it dealt to a base",
     P::WhenUnitAttackEnds},
    {"base_damaged", trig::BaseDamaged,
     "a base of \"of\" is dealt damage; the trigger's amount is the damage", P::WhenUnitDamaged},
    {"healed", trig::Healed,
     "damage is healed from a card of \"of\"; the trigger's amount is the damage", P::WhenHealed},
    {"unit_survives", trig::UnitSurvives,
     "a unit of \"of\" is dealt damage and survives; the trigger's amount is the damage",
     P::WhenUnitSurvives},
    {"host_attacked", trig::HostAttacked,
     "the unit that this upgrade is on is attacked; the subject is the attacker",
     P::WhenHostAttacked},
    {"host_attack_ends", trig::HostAttackEnds,
     "the unit that this upgrade is on completes an attack and survives it", P::WhenHostAttackEnds},
    {"host_readies", trig::HostReadies, "the unit that this upgrade is on readies",
     P::WhenHostReadies},
    {"opponent_draws", trig::OpponentDraws, "an opponent draws cards during the action phase",
     P::WhenOpponentDraws},
    {"anyone_draws", trig::AnyoneDraws, "a player draws cards during the action phase",
     P::WhenAnyoneDraws},
    {"hits_base", trig::HitsBase,
     "a unit of \"of\" deals combat damage to a base; the trigger's amount is the damage",
     P::WhenHitsBase},
    {"your_base_hit", trig::YourBaseHit,
     "a unit of \"of\" deals combat damage to your base; the trigger's amount is the damage",
     P::WhenYourBaseHit},
    {"uses_when_defeated", trig::UsesDefeated,
     "you use a \"When Defeated\" ability; see \"use_again\"", P::WhenUsesDefeated},
    {"uses_when_played", trig::UsesPlayed, "you use a \"When Played\" ability; see \"use_again\"",
     P::WhenUsesPlayed},
    {"defeated_ability", trig::DefeatedAbility,
     "a unit of \"of\" is defeated, once for each of its \"When Defeated\" abilities; see "
     "\"use_again\"",
     P::WhenDefeatedAbility},
    {"unit_enters", trig::UnitEnters, "a unit of \"of\" enters play", P::WhenUnitEnters},
    {"unit_made", trig::UnitMade, "you play or create a unit of \"of\"", P::WhenUnitMade},
    {"opponent_deploys", trig::OpponentDeploys, "an opponent deploys a leader",
     P::WhenOpponentDeploys},
    {"upgrade_defeated", trig::UpgradeDefeated, "an upgrade of \"of\" is defeated",
     P::WhenDefeatedOther},
    {"you_draw", trig::YouDraw, "you draw one or more cards", P::WhenYouDraw},
    {"mills", trig::Mills, "you discard a card from your deck", P::WhenMills},
    {"this_discarded", trig::SelfDiscarded, "this card is discarded from a hand or deck",
     P::WhenSelfDiscarded},
    {"uses_on_attack", trig::UsesOnAttack, "you use an \"On Attack\" ability; see \"use_again\"",
     P::WhenUsesOnAttack},
    {"you_hurt", trig::YouHurt,
     "you deal damage to a card of \"of\"; the trigger's amount is the damage", P::WhenYouHurt},
    {"you_heal", trig::YouHeal,
     "you heal damage from a card of \"of\"; the trigger's amount is the damage", P::WhenYouHeal},
    {"hurt_outside_combat", trig::HurtOutsideCombat,
     "non-combat damage is dealt to a card of \"of\"; the trigger's amount is the damage",
     P::WhenHurtOutsideCombat},
    {"unit_deals_damage", trig::UnitDeals, "a friendly unit deals damage to a unit of \"of\"",
     P::WhenUnitDeals},
    {"hand_shown", trig::HandShown, "you reveal or discard one or more cards from your hand",
     P::WhenHandShown},
    {"unit_readies", trig::UnitReadies, "a unit of \"of\" readies during the action phase",
     P::WhenUnitReadies},
    {"damages_base", trig::DamagesBase,
     "this unit deals damage to a base, combat damage or other damage", P::WhenDamagesBase},
};
constexpr Word<Limit> kLimits[] = {{"once_per_round", Limit::OncePerRound},
                                   {"thrice", Limit::ThricePerGame},
                                   {"once_per_phase", Limit::OncePerPhase}};
constexpr Word<PlayWay> kWays[]
    = {{"smuggle", PlayWay::Smuggle}, {"plot", PlayWay::Plot}, {"piloting", PlayWay::Piloting}};

} // namespace

const std::span<const Word<CardType>> cardTypes = kCardTypes;
const std::span<const Word<Aspect>> aspects = kAspectWords;
const std::span<const Word<std::uint8_t>> rarities = kRarityWords;
const std::span<const Word<Zone>> arenas = std::span(kZoneWords).first(2);
const std::span<const Word<Zone>> zones = kZoneWords;
const std::span<const KeywordWord> keywords = kKeywordWords;
const std::span<const Word<Kinds>> kinds = kKindWords;
const std::span<const Word<Side>> sides = kSides;
const std::span<const Word<Who>> players = kPlayerWords;
const std::span<const Word<Ref>> refs = kRefs;
const std::span<const Word<Ref>> stores = kStores;
const std::span<const Word<Props>> roles = kRoles;
const std::span<const DurationWord> durations = kDurations;
const std::span<const TokenWord> tokens = kTokens;
const std::span<const RuleWord> rules = kRules;
const std::span<const MomentWord> moments = kMoments;
const std::span<const TriggerWord> triggers = kTriggers;
const std::span<const Word<Limit>> limits = kLimits;
const std::span<const Word<PlayWay>> ways = kWays;
const Keywords ruledKeywords = kRuled;

} // namespace words

namespace {

template <class Row>
WordsText textOf(std::string_view name, std::string_view about, std::span<const Row> rows)
{
    WordsText out{name, about, {}, {}};
    for (const Row &row : rows) {
        out.words.push_back(row.text);
        if constexpr (requires { row.about; })
            out.abouts.push_back(row.about);
    }
    return out;
}

} // namespace

Keywords keywordOf(TriggerKind kind)
{
    for (const KeywordWord &k : words::keywords)
        if (k.trigger == kind && kind != TriggerKind::Ability)
            return k.value;
    return {};
}

std::vector<WordsText> writtenWords()
{
    using namespace words;
    return {
        textOf("word_card_type", "What kind of card it is.", cardTypes),
        textOf("word_aspect", "The six aspects.", aspects),
        textOf("word_rarity", "How rare the printed card is.", rarities),
        textOf("word_zone", "Where a card can be.", zones),
        textOf("word_keyword", "Keywords. Those with a number are written with it: {\"raid\": 2}.",
               keywords),
        textOf("word_kind",
               "What a card is now: \"unit\" also means leader units and token units in play and "
               "unit cards elsewhere, \"leader\" a leader card on its leader side, \"resource\" "
               "any card among resources, \"token\" a token that is neither unit nor upgrade, "
               "\"card\" anything but a base or such a token.",
               kinds),
        textOf("word_side", "Whose cards, seen from the player who controls the ability.", sides),
        textOf("word_player",
               "A player. \"opponent\" is chosen by the controller where there are several and is "
               "the chosen player from then on.",
               players),
        textOf("word_reference",
               "One card that needs no choice: \"it\" is what was chosen or affected last, \"a\" "
               "to \"c\" what was stored, \"subject\" the card whose event triggered the ability.",
               refs),
        textOf("word_store", "A name under which a chosen card is remembered.", stores),
        textOf("word_role", "What a card is for the ability; in \"not\" it is excluded.", roles),
        textOf("word_duration", "How long an effect lasts.", durations),
        textOf("word_token", "Token upgrades.", tokens),
        textOf("word_rule", "A rule that a constant ability or an effect puts on cards or players.",
               rules),
        textOf("word_moment", "When a delayed effect happens.", moments),
        textOf("word_trigger", "What triggers an ability.", triggers),
        textOf("word_limit", "How often an ability may be used.", limits),
        textOf("word_way", "A way to play a card that is not the rule for any card in hand.", ways),
        textOf("word_arena", "The two arenas.", arenas),
    };
}

} // namespace playmat::swu
