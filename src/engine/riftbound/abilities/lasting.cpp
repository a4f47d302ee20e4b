#include "engine/riftbound/abilities/op_fields.h"

#include <algorithm>

/// Ops with lasting results: Might, keywords, buffs and effects on players.
namespace playmat::riftbound {

namespace {

/// An effect on the card for as long as the op says.
Effect lastingOn(const Board &m, const Frame &f, const Node &n, EffectKind kind, CardId id)
{
    Effect e = effectOn(m, f, kind, id);
    e.until = n.lasts == Lasts::Always ? kForGood : m.s.turn;
    e.combat = n.lasts == Lasts::Combat;
    return e;
}

bool might(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    const int all = amountOf(m, f, n);
    cards.forEach([&](CardId id) {
        const Context &c = contextOf(m, f);
        if (!m.isUnit(id) || (all < 0 && endures(m, c, id)))
            return;
        const int more = all < 0 && isTarget(c, id) ? m.s.players[c.controller].moreLoss : 0;
        const int amount = all - more;
        m.settled();
        Effect e = lastingOn(m, f, n, EffectKind::Might, id);
        // The minimum is recorded when the effect is applied (472.3.b).
        const int now = m.s.cards[id].might;
        const int least = std::min<int>(n.least, now);
        e.value = static_cast<std::int8_t>(amount < 0 ? std::max(amount, least - now) : amount);
        m.addEffect(e);
    });
    return !cards.empty();
}

std::string mightWords(Printer &p, const Node &n)
{
    const std::string until = p.isStatic() ? ""
        : n.lasts == Lasts::Combat         ? " this combat"
                                           : " this turn";
    const std::string least = n.least > -128 ? ", to a minimum of " + std::to_string(n.least) : "";
    return "give " + p.object(n.to) + ' ' + p.moreMight(n.amount) + until + least;
}

bool give(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    cards.forEach([&](CardId id) {
        Effect e = lastingOn(m, f, n, EffectKind::Keyword, id);
        e.word = static_cast<std::uint8_t>(n.keyword);
        e.value = static_cast<std::int8_t>(n.amount == 0 ? n.number : amountOf(m, f, n));
        m.addEffect(e);
    });
    return !cards.empty();
}

std::string giveWords(Printer &p, const Node &n)
{
    return "give " + p.object(n.to) + ' ' + p.keyword(n.keyword, n.number)
        + (n.amount == 0 ? "" : " with the value " + p.number(n.amount))
        + (p.isStatic()                   ? ""
               : n.lasts == Lasts::Combat ? " this combat"
               : n.lasts == Lasts::Turn   ? " this turn"
                                          : "");
}

bool buff(Machine &m, Frame &f, const Node &, const CardSet &cards)
{
    bool done = false;
    const PlayerId by = contextOf(m, f).controller;
    m.s.inOrder(cards, [&](CardId id) { done = m.buff(id, by) || done; });
    return done;
}

void enterReady(Machine &m, Frame &f, const Node &)
{
    Effect e;
    e.kind = EffectKind::EnterReady;
    e.controller = contextOf(m, f).controller;
    e.source = contextOf(m, f).source;
    e.until = m.s.turn;
    m.addEffect(e);
    m.nextNode(f, true);
}

void buffsCountMore(Machine &m, Frame &f, const Node &n)
{
    Effect e;
    e.kind = EffectKind::Buffs;
    e.controller = contextOf(m, f).controller;
    e.source = contextOf(m, f).source;
    e.until = m.s.turn;
    e.value = static_cast<std::int8_t>(amountOf(m, f, n));
    m.addEffect(e);
    m.nextNode(f, true);
}

void powerOf(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.number = kAnyWord;
    for (const Word<Domain> &row : words::domains)
        if (row.text == at.string())
            n.number = static_cast<std::uint8_t>(row.value);
}

constexpr NodeField kFor{"for", "\"turn\" or \"combat\"", field::lasts};
constexpr std::array kMightFields{NodeField{"might", "amount", field::amount, true}, kTo,
                                  NodeField{"least", "number", field::least}, kFor};
constexpr std::array kGiveFields{NodeField{"give", "keyword", field::keyword, true}, kTo, kFor,
                                 NodeField{"by", "amount", field::amount}};
constexpr std::array kBuffFields{NodeField{"buff", "cards", field::to, true}};
constexpr std::array kEnterFields{NodeField{"units_enter_ready", "true", field::flag, true}};
constexpr std::array kBuffsFields{NodeField{"buffs_count_more", "amount", field::amount, true}};
constexpr std::array kOthersFields{NodeField{"others_enter_ready", "true", field::flag, true}};
constexpr std::array kCostsFields{NodeField{"costs_less", "amount", field::amount, true},
                                  NodeField{"least", "number", field::least}};
constexpr std::array kLessFields{NodeField{"spells_cost_less", "amount", field::amount, true}};
constexpr std::array kBonusFields{NodeField{"bonus_damage", "amount", field::amount, true}};
constexpr std::array kHereFields{NodeField{"bonus_damage_here", "amount", field::amount, true}};
constexpr std::array kEntersReadyFields{NodeField{"enters_ready", "true", field::flag, true}};
constexpr std::array kNoCombatDamageFields{
    NodeField{"no_combat_damage", "true", field::flag, true}};
constexpr std::array kNoDamageFields{NodeField{"no_damage", "true", field::flag, true}};
constexpr std::array kKeepsUnitsFields{NodeField{"keeps_units", "true", field::flag, true}};
constexpr std::array kFirstGearCostsLessFields{
    NodeField{"first_gear_costs_less", "amount", field::amount, true}};
constexpr std::array kPointsToWinFields{NodeField{"points_to_win", "amount", field::amount, true}};
constexpr std::array kCostsLessPowerFields{
    NodeField{"costs_less_power", "amount", field::amount, true},
    NodeField{"of", "a domain or any", powerOf, true}};

} // namespace

const OpSpec kMight{.form = {"Changes Might.", kMightFields},
                    .apply = might,
                    .words = mightWords,
                    .always = Always::Might};
const OpSpec kGive{.form = {"Gives a keyword.", kGiveFields},
                   .apply = give,
                   .words = giveWords,
                   .always = Always::Give};
const OpSpec kBuff{.form = {"Buffs units.", kBuffFields},
                   .apply = buff,
                   .words = [](Printer &p, const Node &n) { return "buff " + p.object(n.to); }};
const OpSpec kEnterReady{.form = {"Units that you play this turn enter ready.", kEnterFields},
                         .step = enterReady,
                         .words = [](Printer &, const Node &) {
                             return std::string("units you play this turn enter ready");
                         }};
const OpSpec kBuffsCountMore{
    .form = {"Buffs give its player's units more this turn.", kBuffsFields},
    .step = buffsCountMore,
    .words = [](Printer &p, const Node &n) {
        return "buffs give an additional " + p.moreMight(n.amount) + " to friendly units this turn";
    }};
const OpSpec kOthersEnterReady{
    .form = {"Its player's other units enter ready.", kOthersFields},
    .step = nothingNow,
    .words
    = [](Printer &, const Node &) { return std::string("other friendly units enter ready"); },
    .always = Always::OthersEnterReady};
const OpSpec kCostsLess{.form = {"The card itself costs less energy.", kCostsFields},
                        .step = nothingNow,
                        .words =
                            [](Printer &p, const Node &n) {
                                return "this costs " + p.each(n.amount, "energy less")
                                    + (n.least > 0 ? ", to a minimum of " + std::to_string(n.least)
                                                   : "");
                            },
                        .always = Always::CostsLess};
const OpSpec kSpellsCostLess{.form = {"Spells cost less energy, down to 1.", kLessFields},
                             .step = nothingNow,
                             .words =
                                 [](Printer &p, const Node &n) {
                                     return "the energy costs of spells you play are reduced by "
                                         + p.number(n.amount) + ", to a minimum of 1";
                                 },
                             .always = Always::SpellsCostLess};
const OpSpec kBonusDamage{.form = {"Spells and abilities of its player deal more.", kBonusFields},
                          .step = nothingNow,
                          .words =
                              [](Printer &p, const Node &n) {
                                  return "your spells and abilities deal " + p.number(n.amount)
                                      + " Bonus Damage";
                              },
                          .always = Always::BonusDamage};
const OpSpec kBonusDamageHere{.form
                              = {"Units here are dealt more by spells and abilities.", kHereFields},
                              .step = nothingNow,
                              .words =
                                  [](Printer &p, const Node &n) {
                                      return "spells and abilities deal " + p.number(n.amount)
                                          + " Bonus Damage to units here";
                                  },
                              .always = Always::BonusDamageHere};
const OpSpec kEntersReady{.form = {"The card itself enters ready.", kEntersReadyFields},
                          .step = nothingNow,
                          .words
                          = [](Printer &, const Node &) { return std::string("I enter ready"); },
                          .always = Always::EntersReady};
const OpSpec kNoCombatDamage{
    .form = {"The unit deals no combat damage.", kNoCombatDamageFields},
    .step = nothingNow,
    .words = [](Printer &, const Node &) { return std::string("I don't deal combat damage"); },
    .always = Always::NoCombatDamage};
const OpSpec kNoDamage{.form = {"The unit takes no damage.", kNoDamageFields},
                       .step = nothingNow,
                       .words
                       = [](Printer &, const Node &) { return std::string("I don't take damage"); },
                       .always = Always::NoDamage};
const OpSpec kKeepsUnits{
    .form = {"Units cannot move from here to a base.", kKeepsUnitsFields},
    .step = nothingNow,
    .words
    = [](Printer &, const Node &) { return std::string("units can't move from here to base"); },
    .always = Always::KeepsUnits};
const OpSpec kFirstGearCostsLess{
    .form = {"The first gear played each turn costs less energy.", kFirstGearCostsLessFields},
    .step = nothingNow,
    .words =
        [](Printer &p, const Node &n) {
            return "the first friendly gear other than tokens played each turn costs "
                + p.number(n.amount) + " energy less";
        },
    .always = Always::FirstGearCostsLess};
const OpSpec kPointsToWin{.form = {"The game needs more points to win.", kPointsToWinFields},
                          .step = nothingNow,
                          .words =
                              [](Printer &p, const Node &n) {
                                  return "increase the points needed to win the game by "
                                      + p.number(n.amount);
                              },
                          .always = Always::PointsToWin};
const OpSpec kCostsLessPower{
    .form = {"The card itself costs less power.", kCostsLessPowerFields},
    .step = nothingNow,
    .words =
        [](Printer &p, const Node &n) {
            return "this costs "
                + p.each(n.amount,
                         (n.number < kDomains ? std::string(domainName(n.number)) : "power")
                             + " less");
        },
    .always = Always::CostsLessPower};

} // namespace playmat::riftbound
