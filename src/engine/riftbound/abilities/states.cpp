#include "engine/riftbound/abilities/op_fields.h"

#include <algorithm>

/// Ops that change what a card is for a while: Might, prevention, Empowered; and XP and points.
namespace playmat::riftbound {

namespace {

std::int8_t byte(int value)
{
    return static_cast<std::int8_t>(std::clamp(value, -kMostNumber, kMostNumber));
}

/// Adds the unit's current Might as a fixed amount (432).
bool doubleMight(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    cards.forEach([&](CardId id) {
        if (!m.isUnit(id))
            return;
        m.settled();
        Effect e = effectOn(m, f, EffectKind::Might, id);
        e.combat = n.lasts == Lasts::Combat;
        e.value = byte(m.might(id));
        m.addEffect(e);
    });
    return !cards.empty();
}

bool baseMight(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    cards.forEach([&](CardId id) {
        Effect e = effectOn(m, f, EffectKind::BaseMight, id);
        e.value = byte(amountOf(m, f, n));
        m.addEffect(e);
    });
    return !cards.empty();
}

/// Raises the Might to that of another unit, by a fixed amount.
bool matchMight(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    const CardSet others = m.selected(n.with, viewFor(m, f));
    if (cards.empty() || others.empty())
        return false;
    m.settled();
    const CardId id = cards.first();
    Effect e = effectOn(m, f, EffectKind::Might, id);
    e.value = byte(std::max(0, m.might(others.first()) - m.might(id)));
    m.addEffect(e);
    return true;
}

bool prevent(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    cards.forEach([&](CardId id) {
        Effect e = effectOn(m, f, EffectKind::Prevent, id);
        e.value = byte(amountOf(m, f, n));
        m.addEffect(e);
    });
    return !cards.empty();
}

/// Marks the cards with a lasting effect that says everything by its kind.
template <EffectKind kKind>
bool marks(Machine &m, Frame &f, const Node &, const CardSet &cards)
{
    cards.forEach([&](CardId id) { m.addEffect(effectOn(m, f, kKind, id)); });
    return !cards.empty();
}

/// Fixed changes by the difference (433).
bool swapMight(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    const CardSet others = m.selected(n.with, viewFor(m, f));
    if (cards.empty() || others.empty())
        return false;
    m.settled();
    const int difference = m.might(others.first()) - m.might(cards.first());
    Effect one = effectOn(m, f, EffectKind::Might, cards.first());
    one.value = byte(difference);
    Effect two = effectOn(m, f, EffectKind::Might, others.first());
    two.value = byte(-difference);
    m.addEffect(one);
    m.addEffect(two);
    return true;
}

bool gains(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    cards.forEach([&](CardId id) {
        Effect e = effectOn(m, f, EffectKind::Gains, id);
        e.setAbility(n.later);
        m.addEffect(e);
    });
    return !cards.empty();
}

/// A lasting effect on the player with a number.
template <EffectKind kKind>
void forPlayer(Machine &m, Frame &f, const Node &n)
{
    Effect e = effectFor(m, f, kKind);
    e.value = byte(amountOf(m, f, n));
    e.least = static_cast<std::int8_t>(n.number);
    m.addEffect(e);
    m.nextNode(f, true);
}

bool unchosen(Machine &m, Frame &f, const Node &, const CardSet &cards)
{
    cards.forEach([&](CardId id) { m.addEffect(effectOn(m, f, EffectKind::Unchosen, id)); });
    return !cards.empty();
}

bool empower(Machine &m, Frame &, const Node &, const CardSet &cards)
{
    m.s.inOrder(cards, [&](CardId id) { m.empower(id, true); });
    return !cards.empty();
}

bool disempower(Machine &m, Frame &, const Node &, const CardSet &cards)
{
    m.s.inOrder(cards, [&](CardId id) { m.empower(id, false); });
    return !cards.empty();
}

// --- detaching gear: that of a unit, or the gear itself (435)

CardSet attachedOf(const Board &m, const Frame &f, const Node &n)
{
    CardSet out;
    const CardSet named = m.selected(n.to, viewFor(m, f));
    m.s.forBoard([&](CardId id) {
        const CardId unit = m.s.cards[id].on;
        out.addIf(unit != kNone && (named.has(id) || named.has(unit)), id);
    });
    return out;
}

void stepDetach(Machine &m, Frame &f, const Node &n)
{
    const CardSet gear = attachedOf(m, f, n);
    if (n.flag ? gear.empty() : !gear.several()) {
        gear.forEach([&](CardId id) { m.detach(id); });
        m.nextNode(f, !gear.empty());
        return;
    }
    f.go(EffectStep::Ask);
    m.wait();
}

void askDetach(const Board &m, const Frame &f, const Node &n, core::Decision &out)
{
    Board::begin(out, core::DecisionKind::ChooseCards, Prompt::Effect, contextOf(m, f).controller,
                 n.flag ? 0 : 1);
    m.s.inOrder(attachedOf(m, f, n),
                [&](CardId id) { (void)Board::offer(out, OptionKind::Card, id); });
}

void answerDetach(Machine &m, Frame &f, const Node &, const core::Decision &d,
                  const core::Answer &a)
{
    const CardSet gear = Board::chosenCards(d, a);
    gear.forEach([&](CardId id) { m.detach(id); });
    m.nextNode(f, !gear.empty());
}

bool recall(Machine &m, Frame &, const Node &, const CardSet &cards)
{
    m.s.inOrder(cards, [&](CardId id) { m.recall(id); });
    return !cards.empty();
}

/// Takes control of units and recalls them at once to the base of their new controller (449).
bool takeControl(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    const PlayerId player = contextOf(m, f).controller;
    m.s.inOrder(cards, [&](CardId id) {
        if (m.s.cards[id].zone != Zone::Battlefield)
            return;
        m.setController(id, player);
        if (!n.flag)
            m.recall(id);
    });
    return !cards.empty();
}

void gainXp(Machine &m, Frame &f, const Node &n)
{
    m.gainXp(contextOf(m, f).controller, amountOf(m, f, n));
    m.nextNode(f, true);
}

void score(Machine &m, Frame &f, const Node &n)
{
    const PlayerId you = contextOf(m, f).controller;
    const PlayerId player = n.who == Who::Opponent ? opponentOf(you) : you;
    m.gainPoints(player, amountOf(m, f, n));
    m.fire(Trig::Scored, player, kNone);
    m.nextNode(f, true);
}

void noSpellDamage(Machine &m, Frame &f, const Node &)
{
    m.addEffect(effectFor(m, f, EffectKind::NoSpellDamage));
    m.nextNode(f, true);
}

void nextUnit(Machine &m, Frame &f, const Node &)
{
    m.addEffect(effectFor(m, f, EffectKind::NextUnit));
    m.nextNode(f, true);
}

void nextSpell(Machine &m, Frame &f, const Node &n)
{
    Effect e = effectFor(m, f, EffectKind::NextSpell);
    e.value = byte(amountOf(m, f, n));
    m.addEffect(e);
    m.nextNode(f, true);
}

constexpr NodeField kForHowLong{"for", "\"turn\" or \"combat\"", field::lasts};
constexpr std::array kDoubleFields{NodeField{"double_might", "cards", field::to, true},
                                   kForHowLong};
constexpr std::array kBaseMightFields{NodeField{"base_might", "amount", field::amount, true}, kTo};
constexpr std::array kMatchFields{NodeField{"match_might", "cards", field::to, true},
                                  NodeField{"with", "cards", field::with, true}};
constexpr std::array kPreventFields{NodeField{"prevent", "amount", field::amount, true}, kTo};
constexpr std::array kUnchosenFields{NodeField{"unchosen", "cards", field::to, true}};
constexpr std::array kEmpowerFields{NodeField{"empower", "cards", field::to, true}};
constexpr std::array kDisempowerFields{NodeField{"disempower", "cards", field::to, true}};
constexpr std::array kDetachFields{NodeField{"detach", "cards", field::to, true},
                                   NodeField{"optional", "true", field::flag}};
constexpr std::array kRecallFields{NodeField{"recall", "cards", field::to, true}};
constexpr std::array kControlFields{NodeField{"take_control", "cards", field::to, true},
                                    NodeField{"stays", "true", field::flag}};
constexpr std::array kXpFields{NodeField{"gain_xp", "amount", field::amount, true}};
constexpr std::array kScoreFields{NodeField{"score", "amount", field::amount, true},
                                  NodeField{"who", "\"opponent\"", field::who}};
constexpr std::array kNoSpellFields{NodeField{"no_spell_damage", "true", field::flag, true}};
constexpr std::array kNextUnitFields{NodeField{"next_unit_ready", "true", field::flag, true}};
constexpr std::array kNextSpellFields{
    NodeField{"next_spell_costs_less", "amount", field::amount, true}};

constexpr std::array kSwapFields{NodeField{"swap_might", "cards", field::to, true},
                                 NodeField{"with", "cards", field::with, true}};
constexpr std::array kBanishDyingFields{NodeField{"banish_if_it_dies", "cards", field::to, true}};
constexpr std::array kPreventNextFields{NodeField{"prevent_next", "cards", field::to, true}};
constexpr std::array kDoubledFields{NodeField{"double_damage", "cards", field::to, true}};
constexpr std::array kGainsFields{
    NodeField{"gains", "\"activate\" and \"do\"", field::gained, true}, kTo};
constexpr std::array kCostMoreFields{NodeField{"units_cost_more", "amount", field::amount, true}};
constexpr std::array kNextCardFields{
    NodeField{"next_card_costs_less", "amount", field::amount, true},
    NodeField{"power", "number", field::number}};
constexpr std::array kNextRepeatFields{NodeField{"next_spell_repeats", "true", field::flag, true}};
constexpr std::array kGiveFlowFields{NodeField{"give_flow", "cards", field::to, true}};
constexpr std::array kFreeGearFields{
    NodeField{"gear_for_no_energy", "amount", field::amount, true}};

} // namespace

const OpSpec kSwapMight{.form = {"Swaps the Might of two units.", kSwapFields},
                        .apply = swapMight,
                        .words = [](Printer &p, const Node &n) {
                            return "swap the Might of " + p.object(n.to) + " and "
                                + p.object(n.with) + " this turn";
                        }};
const OpSpec kBanishDying{.form = {"It is banished instead of dying.", kBanishDyingFields},
                          .apply = marks<EffectKind::BanishDying>,
                          .words = [](Printer &p, const Node &n) {
                              return "if " + p.object(n.to)
                                  + " would die this turn, banish it instead";
                          }};
const OpSpec kPreventNext{.form = {"Prevents the next damage.", kPreventNextFields},
                          .apply = marks<EffectKind::PreventNext>,
                          .words = [](Printer &p, const Node &n) {
                              return "choose " + p.object(n.to)
                                  + "; the next time it would be dealt damage this turn, "
                                    "prevent it";
                          }};
const OpSpec kDoubled{.form = {"Doubles damage.", kDoubledFields},
                      .apply = marks<EffectKind::Doubled>,
                      .words = [](Printer &p, const Node &n) {
                          return "choose " + p.object(n.to)
                              + "; double all damage that would be dealt to it this turn";
                      }};
const OpSpec kGains{.form = {"Gives an activated ability this turn.", kGainsFields},
                    .apply = gains,
                    .words = [](Printer &p, const Node &n) {
                        return "give " + p.object(n.to) + " \"" + p.gained(n.later)
                            + "\" this turn";
                    }};
const OpSpec kUnitsCostMore{.form = {"Its player's units cost more this turn.", kCostMoreFields},
                            .step = forPlayer<EffectKind::UnitsCostMore>,
                            .words = [](Printer &p, const Node &n) {
                                return "your non-token units cost [" + p.number(n.amount)
                                    + "] more to play this turn";
                            }};
const OpSpec kNextCard{.form = {"The next card costs less this turn.", kNextCardFields},
                       .step = forPlayer<EffectKind::NextCard>,
                       .words = [](Printer &p, const Node &n) {
                           std::string power;
                           for (int i = 0; i < n.number; ++i)
                               power += "[rainbow]";
                           return "your next card this turn costs [" + p.number(n.amount) + ']'
                               + power + " less";
                       }};
const OpSpec kNextRepeat{.form = {"The next spell has Repeat for its cost.", kNextRepeatFields},
                         .step = forPlayer<EffectKind::NextRepeat>,
                         .words = [](Printer &, const Node &) {
                             return std::string("give the next spell you play this turn [Repeat] "
                                                "equal to its cost");
                         }};
const OpSpec kGiveFlow{.form = {"Gives Flow for its cost this turn.", kGiveFlowFields},
                       .apply = marks<EffectKind::GivenFlow>,
                       .words = [](Printer &p, const Node &n) {
                           return "give " + p.object(n.to) + " [Flow] equal to its cost this turn";
                       }};
const OpSpec kFreeGear{.form = {"Its player may play a gear for no energy.", kFreeGearFields},
                       .step = forPlayer<EffectKind::FreeGear>,
                       .words = [](Printer &p, const Node &n) {
                           return "you may play a gear that costs " + p.number(n.amount)
                               + " or less this turn, ignoring its energy cost";
                       }};
const OpSpec kDoubleMight{.form = {"Doubles Might.", kDoubleFields},
                          .apply = doubleMight,
                          .words = [](Printer &p, const Node &n) {
                              return "double the Might of " + p.object(n.to)
                                  + (n.lasts == Lasts::Combat ? " this combat" : " this turn");
                          }};
const OpSpec kBaseMight{.form = {"Sets base Might.", kBaseMightFields},
                        .apply = baseMight,
                        .words = [](Printer &p, const Node &n) {
                            return "the base Might of " + p.object(n.to) + " becomes "
                                + p.number(n.amount) + " this turn";
                        }};
const OpSpec kMatchMight{.form = {"Raises Might to that of another unit.", kMatchFields},
                         .apply = matchMight,
                         .words = [](Printer &p, const Node &n) {
                             return "increase the Might of " + p.object(n.to) + " to the Might of "
                                 + p.object(n.with) + " this turn";
                         }};
const OpSpec kPrevent{.form = {"Prevents damage.", kPreventFields},
                      .apply = prevent,
                      .words = [](Printer &p, const Node &n) {
                          return "prevent the next " + p.number(n.amount)
                              + " damage that would be dealt to " + p.object(n.to) + " this turn";
                      }};
const OpSpec kUnchosen{.form = {"Enemies cannot choose it.", kUnchosenFields},
                       .apply = unchosen,
                       .words = [](Printer &p, const Node &n) {
                           return "enemy spells and abilities can't choose " + p.object(n.to)
                               + " this turn";
                       }};
const OpSpec kEmpower{.form = {"Empowers cards.", kEmpowerFields},
                      .apply = empower,
                      .words
                      = [](Printer &p, const Node &n) { return "empower " + p.object(n.to); }};
const OpSpec kDisempower{
    .form = {"Ends Empowered.", kDisempowerFields},
    .apply = disempower,
    .words = [](Printer &p, const Node &n) { return "disempower " + p.object(n.to); }};
const OpSpec kDetach{.form = {"Detaches gear, or a gear of a unit.", kDetachFields},
                     .step = stepDetach,
                     .ask = askDetach,
                     .answer = answerDetach,
                     .words = [](Printer &p, const Node &n) {
                         return (n.flag ? "you may detach " : "detach gear: ") + p.object(n.to);
                     }};
const OpSpec kRecall{.form = {"Recalls cards to their base.", kRecallFields},
                     .apply = recall,
                     .words = [](Printer &p, const Node &n) { return "recall " + p.object(n.to); }};
const OpSpec kTakeControl{.form = {"Takes control of units and recalls them.", kControlFields},
                          .apply = takeControl,
                          .words = [](Printer &p, const Node &n) {
                              return "take control of " + p.object(n.to)
                                  + (n.flag ? "" : " and recall it");
                          }};
const OpSpec kGainXp{
    .form = {"Gains XP.", kXpFields}, .step = gainXp, .words = [](Printer &p, const Node &n) {
        return "gain " + p.each(n.amount, "XP");
    }};
const OpSpec kScore{.form = {"Scores points.", kScoreFields},
                    .step = score,
                    .words = [](Printer &p, const Node &n) {
                        const std::string count = p.number(n.amount);
                        return (n.who == Who::Opponent ? "the opponent scores " : "score ") + count
                            + (count == "1" ? " point" : " points");
                    }};
const OpSpec kNoSpellDamage{.form = {"Spells and abilities deal no damage.", kNoSpellFields},
                            .step = noSpellDamage,
                            .words = [](Printer &, const Node &) {
                                return std::string(
                                    "prevent all damage by spells and abilities this turn");
                            }};
const OpSpec kNextUnit{.form = {"The next unit enters ready.", kNextUnitFields},
                       .step = nextUnit,
                       .words = [](Printer &, const Node &) {
                           return std::string("the next unit you play this turn enters ready");
                       }};
const OpSpec kNextSpell{.form = {"The next spell costs less energy.", kNextSpellFields},
                        .step = nextSpell,
                        .words = [](Printer &p, const Node &n) {
                            return "the next spell you play this turn costs " + p.number(n.amount)
                                + " energy less";
                        }};

} // namespace playmat::riftbound
