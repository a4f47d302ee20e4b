#include "engine/riftbound/abilities/op_fields.h"

/// Parts of static abilities that later sets added; the rules look them up when they need them.
namespace playmat::riftbound {

namespace {

constexpr std::array kTagFields{NodeField{"has_tag", "tag", field::tag, true}};
constexpr std::array kDeadlyFields{NodeField{"any_damage_kills", "true", field::flag, true}};
constexpr std::array kShieldsFields{NodeField{"others_cannot_be_chosen", "cards", field::to, true}};
constexpr std::array kPacifiesFields{
    NodeField{"others_no_combat_damage", "cards", field::to, true}};
constexpr std::array kGearGivesFields{NodeField{"gear_gives", "keyword", field::keyword, true},
                                      NodeField{"of", "filter", field::filter, true}};
constexpr std::array kBonusesFields{NodeField{"double_might_bonuses", "true", field::flag, true}};
constexpr std::array kHoldsFields{NodeField{"holds_and_conquers", "true", field::flag, true}};
constexpr std::array kTankFields{NodeField{"ignores_tank", "true", field::flag, true}};
constexpr std::array kTemporaryFields{NodeField{"no_temporary_here", "true", field::flag, true}};
constexpr std::array kNeverReadyFields{NodeField{"cannot_be_readied", "true", field::flag, true}};
constexpr std::array kHaveFields{NodeField{"cards_have", "keyword", field::keyword, true},
                                 NodeField{"of", "filter", field::filter, true},
                                 NodeField{"played_from_elsewhere", "true", field::flag}};
constexpr std::array kLoneFields{NodeField{"units_to_lone", "true", field::flag, true}};
constexpr std::array kEarlyFields{NodeField{"early_scores_draw", "true", field::flag, true}};
constexpr std::array kNoEnemyDamageFields{
    NodeField{"no_damage_by_enemy_effects", "true", field::flag, true}};
constexpr std::array kUnmovedFields{NodeField{"not_moved_by_enemies", "true", field::flag, true}};
constexpr std::array kSafeFields{NodeField{"yours_cannot_be_countered", "true", field::flag, true}};
constexpr std::array kLossFields{NodeField{"takes_more_might", "amount", field::amount, true}};
constexpr std::array kTokensFields{NodeField{"tokens_enter_ready", "true", field::flag, true}};
constexpr std::array kGoldFields{NodeField{"gold_adds_more", "amount", field::amount, true}};
constexpr std::array kGearAbilityFields{
    NodeField{"first_gear_ability_costs_less", "true", field::flag, true}};
constexpr std::array kRepeatLessFields{NodeField{"repeat_costs_less", "true", field::flag, true}};
constexpr std::array kSpellsRepeatFields{NodeField{"spells_repeat", "cost", field::price, true}};
constexpr std::array kNoDeflectFields{NodeField{"no_deflect_here", "true", field::flag, true}};
constexpr std::array kEnduresFields{
    NodeField{"gets_might_instead_of_harm", "true", field::flag, true}};

constexpr char kDeadlyWords[] = "any amount of your damage is enough to kill enemy units";
constexpr char kBonusesWords[] = "each Equipment attached to me gives double its base Might Bonus";
constexpr char kHoldsWords[] = "my hold effects are also conquer effects, and vice versa";
constexpr char kTankWords[] = "you ignore [Tank] while assigning combat damage here";
constexpr char kTemporaryWords[] = "your [Temporary] effects here don't trigger";
constexpr char kNeverReadyWords[] = "I can't be readied";
constexpr char kLoneWords[]
    = "friendly units can be played to an occupied battlefield if an enemy unit is alone there";
constexpr char kEarlyWords[] = "if a player would score 1 point from conquering or holding during "
                               "their first or second turn, they draw 1 instead";
constexpr char kNoEnemyDamageWords[]
    = "prevent all damage that enemy spells and abilities would deal to me";
constexpr char kUnmovedWords[] = "I can't be moved by enemy spells and abilities";
constexpr char kSafeWords[] = "your spells and abilities can't be countered";
constexpr char kTokensWords[] = "your tokens enter ready";
constexpr char kGearAbilityWords[]
    = "the first friendly gear activated ability played each turn costs [1] less";
constexpr char kRepeatLessWords[] = "friendly [Repeat] costs cost [1] less";
constexpr char kNoDeflectWords[]
    = "players ignore [Deflect] while paying for spells and abilities choosing something here";
constexpr char kEnduresWords[]
    = "if a spell or ability that chooses me would stun me, give me less Might or return me to "
      "hand, give me +3 Might this turn instead";

} // namespace

const OpSpec kHasTag{.form = {"The card has a tag.", kTagFields},
                     .step = nothingNow,
                     .words
                     = [](Printer &p, const Node &n) { return "I am a " + p.tagName(n.number); },
                     .always = Always::HasTag};
const OpSpec kDeadly{.form = {"Any damage by its player kills.", kDeadlyFields},
                     .step = nothingNow,
                     .words = says<kDeadlyWords>,
                     .always = Always::Deadly};
const OpSpec kShields{.form = {"Enemies cannot choose the cards.", kShieldsFields},
                      .step = nothingNow,
                      .words =
                          [](Printer &p, const Node &n) {
                              return p.object(n.to)
                                  + " can't be chosen by enemy spells and abilities";
                          },
                      .always = Always::Shields};
const OpSpec kPacifies{
    .form = {"The units deal no combat damage.", kPacifiesFields},
    .step = nothingNow,
    .words = [](Printer &p, const Node &n) { return p.object(n.to) + " don't deal combat damage"; },
    .always = Always::Pacifies};
const OpSpec kGearGives{.form = {"Attached gear gives a keyword.", kGearGivesFields},
                        .step = nothingNow,
                        .words =
                            [](Printer &p, const Node &n) {
                                return "each " + p.filterOf(n.filter) + " gives "
                                    + p.keyword(n.keyword, n.number);
                            },
                        .always = Always::GearGives};
const OpSpec kDoublesBonuses{.form = {"Doubles Might Bonuses.", kBonusesFields},
                             .step = nothingNow,
                             .words = says<kBonusesWords>,
                             .always = Always::DoublesBonuses};
const OpSpec kHoldsConquer{.form = {"Holds count as conquests, too.", kHoldsFields},
                           .step = nothingNow,
                           .words = says<kHoldsWords>,
                           .always = Always::HoldsConquer};
const OpSpec kIgnoresTank{.form = {"Its player ignores Tank here.", kTankFields},
                          .step = nothingNow,
                          .words = says<kTankWords>,
                          .always = Always::IgnoresTank};
const OpSpec kNoTemporary{.form = {"Temporary does not trigger here.", kTemporaryFields},
                          .step = nothingNow,
                          .words = says<kTemporaryWords>,
                          .always = Always::NoTemporary};
const OpSpec kNeverReady{.form = {"The card cannot be readied.", kNeverReadyFields},
                         .step = nothingNow,
                         .words = says<kNeverReadyWords>,
                         .always = Always::NeverReady};
const OpSpec kCardsHave{.form = {"Cards have a keyword, wherever they are.", kHaveFields},
                        .step = nothingNow,
                        .words =
                            [](Printer &p, const Node &n) {
                                return "every " + p.filterOf(n.filter)
                                    + (n.flag ? " played from anywhere other than a hand" : "")
                                    + " has " + p.keyword(n.keyword, n.number);
                            },
                        .always = Always::CardsHave};
const OpSpec kUnitsToLone{.form = {"Units may be played to lone enemies.", kLoneFields},
                          .step = nothingNow,
                          .words = says<kLoneWords>,
                          .always = Always::UnitsToLone};
const OpSpec kEarlyDraws{.form = {"Early scores draw instead.", kEarlyFields},
                         .step = nothingNow,
                         .words = says<kEarlyWords>,
                         .always = Always::EarlyDraws};
const OpSpec kNoEnemyDamage{.form = {"Enemy effects deal it no damage.", kNoEnemyDamageFields},
                            .step = nothingNow,
                            .words = says<kNoEnemyDamageWords>,
                            .always = Always::NoEnemyDamage};
const OpSpec kUnmoved{.form = {"Enemy effects do not move it.", kUnmovedFields},
                      .step = nothingNow,
                      .words = says<kUnmovedWords>,
                      .always = Always::Unmoved};
const OpSpec kSafeSpells{.form = {"Nothing of its player is countered.", kSafeFields},
                         .step = nothingNow,
                         .words = says<kSafeWords>,
                         .always = Always::SafeSpells};
const OpSpec kMoreLoss{.form = {"Chosen units lose more Might.", kLossFields},
                       .step = nothingNow,
                       .words =
                           [](Printer &p, const Node &n) {
                               return "if a spell or ability you control would give less Might to "
                                      "a unit it chooses, it gives an additional -"
                                   + p.number(n.amount) + " Might";
                           },
                       .always = Always::MoreLoss};
const OpSpec kTokensReady{.form = {"Its player's tokens enter ready.", kTokensFields},
                          .step = nothingNow,
                          .words = says<kTokensWords>,
                          .always = Always::TokensReady};
const OpSpec kMoreGold{.form = {"Its player's Gold adds energy, too.", kGoldFields},
                       .step = nothingNow,
                       .words =
                           [](Printer &p, const Node &n) {
                               return "your Gold adds an additional [" + p.number(n.amount) + ']';
                           },
                       .always = Always::MoreGold};
const OpSpec kGearAbilityLess{.form = {"The first ability of gear costs less.", kGearAbilityFields},
                              .step = nothingNow,
                              .words = says<kGearAbilityWords>,
                              .always = Always::GearAbilityCostsLess};
const OpSpec kRepeatLess{.form = {"Repeat costs less.", kRepeatLessFields},
                         .step = nothingNow,
                         .words = says<kRepeatLessWords>,
                         .always = Always::RepeatCostsLess};
const OpSpec kSpellsRepeat{
    .form = {"Spells have Repeat.", kSpellsRepeatFields},
    .step = nothingNow,
    .words
    = [](Printer &p, const Node &n) { return "your spells have [Repeat] " + p.priceOf(n.later); },
    .always = Always::SpellsRepeat};
const OpSpec kNoDeflect{.form = {"Deflect costs nothing here.", kNoDeflectFields},
                        .step = nothingNow,
                        .words = says<kNoDeflectWords>,
                        .always = Always::NoDeflect};
const OpSpec kEndures{.form = {"Harm is replaced by Might.", kEnduresFields},
                      .step = nothingNow,
                      .words = says<kEnduresWords>,
                      .always = Always::Endures};

} // namespace playmat::riftbound
