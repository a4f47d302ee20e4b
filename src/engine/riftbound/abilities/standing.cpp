#include "engine/riftbound/abilities/op_fields.h"

/// Ops that wait for a later event, ops for additional turns, and the parts of static abilities
/// that the rules look up when they need them.
namespace playmat::riftbound {

namespace {

// --- waiting

/// Waits for the event. If the op has cards, it waits for an event about each of them.
void stepThisTurn(Machine &m, Frame &f, const Node &n)
{
    Effect e = effectFor(m, f, EffectKind::Awaits);
    e.until = n.lasts == Lasts::Always ? kForGood : m.s.turn;
    e.setAbility(n.later);
    e.word = n.flag ? 1 : 0;
    m.s.listens.add(m.p.abilities[n.later].on);
    if (n.to == 0)
        m.addEffect(e);
    m.selected(n.to, viewFor(m, f)).forEach([&](CardId id) {
        e.target = id;
        e.targetSerial = m.s.cards[id].serial;
        m.addEffect(e);
    });
    m.nextNode(f, true);
}

void stepNextMain(Machine &m, Frame &f, const Node &n)
{
    Effect e = effectFor(m, f, EffectKind::NextMain);
    e.until = kForGood;
    e.targetSerial = n.later;
    e.word = m.placeOf(viewFor(m, f));
    m.addEffect(e);
    m.nextNode(f, true);
}

void stepNextBonus(Machine &m, Frame &f, const Node &n)
{
    Effect e = effectFor(m, f, EffectKind::NextBonus);
    e.value = static_cast<std::int8_t>(amountOf(m, f, n));
    m.addEffect(e);
    m.nextNode(f, true);
}

void stepExtraTurn(Machine &m, Frame &f, const Node &)
{
    if (m.s.extraTurns == m.s.extraOwners.size()) {
        m.suspend(Capacity::Steps);
        return;
    }
    m.s.extraOwners[m.s.extraTurns++] = contextOf(m, f).controller;
    m.nextNode(f, true);
}

void stepConquerEffects(Machine &m, Frame &f, const Node &)
{
    const std::uint8_t place = m.placeOf(viewFor(m, f));
    if (place != kNone)
        m.activateConquers(place, contextOf(m, f).controller);
    m.nextNode(f, place != kNone);
}

// --- changes to several cards

bool spendBuffs(Machine &m, Frame &, const Node &, const CardSet &cards)
{
    bool done = false;
    m.s.inOrder(cards, [&](CardId id) { done = m.spendBuff(id) || done; });
    return done;
}

bool attachGear(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    const CardSet units = m.selected(n.with, viewFor(m, f));
    if (cards.empty() || units.empty() || !m.onBoard(cards.first()) || !m.isUnit(units.first()))
        return false;
    m.attach(cards.first(), units.first());
    return true;
}

using Lists = core::FixedVector<ListId, kMaxPlaces + 1>;

/// Where the units may move to: one place, or those that their mover chooses from.
Lists placesFor(const Board &m, const Frame &f, const Node &n, const CardSet &cards)
{
    Lists out;
    const View v = viewFor(m, f);
    if (n.spot != Spot::Open && n.spot != Spot::Anywhere) {
        const std::uint8_t place = n.spot == Spot::Chosen ? m.chosenPlace(v) : m.placeOf(v);
        if (place != kNone)
            (void)out.tryPush(listOf(Zone::Battlefield, place));
        return out;
    }
    if (n.spot == Spot::Anywhere && !cards.empty())
        (void)out.tryPush(listOf(Zone::Base, m.s.cards[cards.first()].controller));
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        if (n.spot == Spot::Anywhere
            || (m.s.places[place].controller == kNone && m.s.count(Zone::Battlefield, place) == 0))
            (void)out.tryPush(listOf(Zone::Battlefield, place));
    return out;
}

void moveThem(Machine &m, Frame &f, const Node &n, ListId to)
{
    const CardSet cards = m.selected(n.to, viewFor(m, f));
    const PlayerId by = contextOf(m, f).controller;
    m.s.inOrder(cards, [&](CardId id) {
        if (m.isUnit(id))
            m.moveBy(id, to, by);
    });
    m.s.contexts[f.ctx].it = cards;
    m.nextNode(f, !cards.empty());
}

void stepMoveAll(Machine &m, Frame &f, const Node &n)
{
    const CardSet cards = m.selected(n.to, viewFor(m, f));
    const Lists to = placesFor(m, f, n, cards);
    if (cards.empty() || to.empty()) {
        m.s.contexts[f.ctx].it = {};
        m.nextNode(f, false);
    } else if (to.size() == 1) {
        moveThem(m, f, n, to[0]);
    } else {
        f.go(EffectStep::Ask);
        m.wait();
    }
}

void askMoveAll(const Board &m, const Frame &f, const Node &n, core::Decision &out)
{
    Board::begin(out, core::DecisionKind::ChooseZone, Prompt::Destination,
                 contextOf(m, f).controller);
    for (const ListId to : placesFor(m, f, n, m.selected(n.to, viewFor(m, f))))
        Board::offer(out, OptionKind::Zone).zone = to;
}

void answerMoveAll(Machine &m, Frame &f, const Node &n, const core::Decision &d,
                   const core::Answer &a)
{
    moveThem(m, f, n, d.options[a.options[0]].zone);
}

// --- static abilities

void powerChange(TreeReader &, const JsonCursor &, const JsonCursor &at, Node &n)
{
    n.number = static_cast<std::uint8_t>(static_cast<std::int8_t>(at.integer(-20, 20)));
}

std::string cardsCostWords(Printer &p, const Node &n)
{
    const std::string energy = p.number(n.amount);
    const int power = static_cast<std::int8_t>(n.number);
    const bool less = energy.starts_with('-') || power < 0;
    std::string change = energy == "0"
        ? ""
        : '[' + (less && energy.starts_with('-') ? energy.substr(1) : energy) + ']';
    for (int i = 0; i < std::abs(power); ++i)
        change += "[rainbow]";
    return p.filterOf(n.filter) + " costs " + change + (less ? " less" : " more")
        + (n.least > 0 ? ", to a minimum of " + std::to_string(n.least) : "") + " to play";
}

std::string savesWords(Printer &p, const Node &n)
{
    const std::string whom = p.object(n.to);
    if (n.later != 0)
        return "if " + p.oneOf(n.to) + " would die, "
            + (p.isBattlefield() ? "its controller" : "you") + " may pay " + p.priceOf(n.later)
            + " to heal, exhaust and recall it instead";
    return "if " + (whom == "me" ? std::string("I") : whom) + " would die, "
        + (n.flag ? "kill this instead; " : "instead ") + "heal, exhaust and recall "
        + (whom == "me" ? "me" : "it");
}

constexpr std::array kThisTurnFields{
    NodeField{"this_turn", "\"when\", \"of\" and \"do\"", field::awaited, true},
    NodeField{"to", "cards", field::to}, NodeField{"once", "true", field::flag},
    NodeField{"for", "\"good\"", field::lasts}};
constexpr NodeField kPlainTo{"to", "\"here\", \"chosen\", \"open\" or \"anywhere\"", field::spot,
                             true};
constexpr std::array kNextMainFields{NodeField{"at_next_main", "effects", field::later, true}};
constexpr std::array kNextBonusFields{NodeField{"next_spell_bonus", "amount", field::amount, true}};
constexpr std::array kExtraFields{NodeField{"extra_turn", "true", field::flag, true}};
constexpr std::array kConquerFields{NodeField{"conquer_effects", "true", field::flag, true}};
constexpr std::array kSpendFields{NodeField{"spend_buff", "cards", field::to, true}};
constexpr std::array kAttachGearFields{NodeField{"attach", "gear", field::to, true},
                                       NodeField{"onto", "cards", field::with, true}};
constexpr std::array kMoveAllFields{NodeField{"move_all", "cards", field::to, true}, kPlainTo};
constexpr std::array kCardsCostFields{NodeField{"cards_cost", "amount", field::amount, true},
                                      NodeField{"of", "filter", field::filter, true},
                                      NodeField{"power", "number", powerChange},
                                      NodeField{"least", "number", field::least}};
constexpr std::array kSavesFields{NodeField{"saves", "cards", field::to, true},
                                  NodeField{"kill_this", "true", field::flag},
                                  NodeField{"for", "cost", field::price}};
constexpr std::array kOnlyToBaseFields{
    NodeField{"opponents_play_units_only_to_base", "true", field::flag, true}};
constexpr std::array kNoReadyingFields{
    NodeField{"enemies_cannot_be_readied", "true", field::flag, true}};
constexpr std::array kManyBuffsFields{NodeField{"any_number_of_buffs", "true", field::flag, true}};
constexpr std::array kManyEmpoweredFields{
    NodeField{"empowered_up_to", "number", field::number, true}};
constexpr std::array kMoreFacedownFields{
    NodeField{"more_facedown_here", "true", field::flag, true}};
constexpr std::array kHidesFields{NodeField{"hides_for_energy", "amount", field::amount, true}};
constexpr std::array kChosenFields{NodeField{"cannot_be_chosen", "true", field::flag, true}};
constexpr std::array kNoRevealsFields{NodeField{"no_reveals_here", "true", field::flag, true}};
constexpr std::array kOpenFields{NodeField{"units_to_open", "true", field::flag, true}};
constexpr std::array kTieFields{NodeField{"ties_recall_all", "true", field::flag, true}};
constexpr std::array kKnellFields{NodeField{"more_deathknells", "true", field::flag, true}};
constexpr std::array kTaxFields{NodeField{"moves_here_cost", "true", field::flag, true}};
constexpr std::array kHomeFields{NodeField{"never_home", "true", field::flag, true}};
constexpr std::array kKeepsAllUnitsFields{NodeField{"no_moves_to_base", "true", field::flag, true}};
constexpr std::array kNoPointsFields{
    NodeField{"opponents_gain_no_points", "true", field::flag, true}};
constexpr std::array kMoreConquersFields{
    NodeField{"more_conquers_here", "true", field::flag, true}};
constexpr std::array kMoreHoldsFields{NodeField{"more_holds_here", "true", field::flag, true}};
constexpr std::array kChannelsOneFields{NodeField{"channel_only_one", "true", field::flag, true}};
constexpr std::array kNoCounterFields{NodeField{"cannot_be_countered", "true", field::flag, true}};
constexpr std::array kNoEarlyScoreFields{
    NodeField{"no_scores_before_third_turn", "true", field::flag, true}};
constexpr std::array kNoEarlyPlayFields{NodeField{"not_in_first_turns", "true", field::flag, true}};
constexpr std::array kNoPlayFields{NodeField{"no_plays_here", "true", field::flag, true}};

constexpr char kChosenWords[] = "I can't be chosen by enemy spells and abilities";
constexpr char kRevealWords[] = "opponents can't reveal facedown cards here";
constexpr char kOpenWords[] = "friendly units may be played to open battlefields";
constexpr char kTieWords[]
    = "if a combat where you are the attacker ends in a tie, recall all units instead";
constexpr char kKnellWords[] = "your [Deathknell] effects trigger an additional time";
constexpr char kTaxWords[] = "opponents must pay [rainbow] for each unit beyond the first to move "
                             "several units here at the same time";
constexpr char kHomeWords[] = "I can't move to base";
constexpr char kNoPlayWords[] = "units can't be played here";
constexpr char kKeepsAllUnitsWords[] = "units can't move to base";
constexpr char kNoPointsWords[] = "opponents can't gain points";
constexpr char kMoreConquersWords[]
    = "your conquer effects for conquering here trigger an additional time";
constexpr char kMoreHoldsWords[] = "your hold effects for holding here trigger an additional time";
constexpr char kChannelsOneWords[]
    = "players channel only 1 rune at the start of their Channel Phase";
constexpr char kNoCounterWords[] = "this can't be countered";
constexpr char kNoEarlyScoreWords[] = "players can't score here until their third turn";
constexpr char kNoEarlyPlayWords[] = "I can't be played on your first, second or third turns";
constexpr char kOnlyToBaseWords[] = "opponents can only play units to their base";
constexpr char kNoReadyingWords[] = "spells and abilities can't ready enemy units and gear";
constexpr char kManyBuffsWords[] = "I can have any number of buffs";
constexpr char kMoreFacedownWords[] = "you may hide an additional card here";
constexpr char kExtraWords[] = "take a turn after this one";
constexpr char kConquerWords[] = "activate the conquer effects of your units here";

} // namespace

const OpSpec kThisTurn{.form = {"Does something when an event happens this turn.", kThisTurnFields},
                       .step = stepThisTurn,
                       .words = [](Printer &p, const Node &n) { return p.awaited(n); }};
const OpSpec kNextMain{
    .form = {"Does something when its player's next Main Phase begins.", kNextMainFields},
    .step = stepNextMain,
    .words = [](Printer &p, const Node &n) {
        return "at the start of your next Main Phase, " + p.later(n.later);
    }};
const OpSpec kNextBonus{.form = {"The next spell deals Bonus Damage.", kNextBonusFields},
                        .step = stepNextBonus,
                        .words = [](Printer &p, const Node &n) {
                            return "the next spell you play this turn deals " + p.number(n.amount)
                                + " Bonus Damage";
                        }};
const OpSpec kExtraTurn{.form = {"Its player takes an additional turn.", kExtraFields},
                        .step = stepExtraTurn,
                        .words = says<kExtraWords>};
const OpSpec kConquerEffects{.form = {"Conquer effects of units here happen.", kConquerFields},
                             .step = stepConquerEffects,
                             .words = says<kConquerWords>};
const OpSpec kSpendBuff{
    .form = {"Spends buffs.", kSpendFields},
    .apply = spendBuffs,
    .words = [](Printer &p, const Node &n) { return "spend the buffs of " + p.object(n.to); }};
const OpSpec kAttachTo{.form = {"Attaches gear to a unit.", kAttachGearFields},
                       .apply = attachGear,
                       .words = [](Printer &p, const Node &n) {
                           return "attach " + p.object(n.to) + " to " + p.object(n.with);
                       }};
const OpSpec kMoveAll{.form = {"Moves several units to one battlefield.", kMoveAllFields},
                      .step = stepMoveAll,
                      .ask = askMoveAll,
                      .answer = answerMoveAll,
                      .words = [](Printer &p, const Node &n) {
                          return "move " + p.object(n.to)
                              + (n.spot == Spot::Chosen         ? " there"
                                     : n.spot == Spot::Open     ? " to an open battlefield"
                                     : n.spot == Spot::Anywhere ? " to a single location"
                                                                : " here");
                      }};
const OpSpec kCardsCost{.form = {"Cards cost more or less.", kCardsCostFields},
                        .step = nothingNow,
                        .words = cardsCostWords,
                        .always = Always::CardsCost};
const OpSpec kSaves{.form = {"Replaces deaths.", kSavesFields},
                    .step = nothingNow,
                    .words = savesWords,
                    .always = Always::Saves};
const OpSpec kCannotBeChosen{.form = {"Enemies cannot choose the card.", kChosenFields},
                             .step = nothingNow,
                             .words = says<kChosenWords>,
                             .always = Always::Unchosen};
const OpSpec kNoReveals{.form = {"Opponents cannot play facedown cards here.", kNoRevealsFields},
                        .step = nothingNow,
                        .words = says<kRevealWords>,
                        .always = Always::NoReveals};
const OpSpec kUnitsToOpen{.form = {"Units may be played to open battlefields.", kOpenFields},
                          .step = nothingNow,
                          .words = says<kOpenWords>,
                          .always = Always::UnitsToOpen};
const OpSpec kTiesRecall{.form = {"Ties recall the defenders too.", kTieFields},
                         .step = nothingNow,
                         .words = says<kTieWords>,
                         .always = Always::TiesRecallAll};
const OpSpec kMoreDeathknells{.form = {"Deathknells trigger once more.", kKnellFields},
                              .step = nothingNow,
                              .words = says<kKnellWords>,
                              .always = Always::MoreDeathknells};
const OpSpec kMoveTax{.form = {"Moving several units here costs opponents power.", kTaxFields},
                      .step = nothingNow,
                      .words = says<kTaxWords>,
                      .always = Always::MoveTax};
const OpSpec kNeverHome{.form = {"The unit cannot move to a base.", kHomeFields},
                        .step = nothingNow,
                        .words = says<kHomeWords>,
                        .always = Always::NeverHome};
const OpSpec kNoPlaysHere{.form = {"Units cannot be played here.", kNoPlayFields},
                          .step = nothingNow,
                          .words = says<kNoPlayWords>,
                          .always = Always::NoPlaysHere};
const OpSpec kKeepsAllUnits{.form = {"Units cannot move to a base.", kKeepsAllUnitsFields},
                            .step = nothingNow,
                            .words = says<kKeepsAllUnitsWords>,
                            .always = Always::KeepsAllUnits};
const OpSpec kNoPoints{.form = {"Opponents cannot gain points.", kNoPointsFields},
                       .step = nothingNow,
                       .words = says<kNoPointsWords>,
                       .always = Always::NoPoints};
const OpSpec kMoreConquers{.form = {"Conquer effects trigger once more here.", kMoreConquersFields},
                           .step = nothingNow,
                           .words = says<kMoreConquersWords>,
                           .always = Always::MoreConquers};
const OpSpec kMoreHolds{.form = {"Hold effects trigger once more here.", kMoreHoldsFields},
                        .step = nothingNow,
                        .words = says<kMoreHoldsWords>,
                        .always = Always::MoreHolds};
const OpSpec kChannelsOne{
    .form = {"Players channel one rune in their Channel Phase.", kChannelsOneFields},
    .step = nothingNow,
    .words = says<kChannelsOneWords>,
    .always = Always::ChannelsOne};
const OpSpec kNoCounter{.form = {"The card cannot be countered.", kNoCounterFields},
                        .step = nothingNow,
                        .words = says<kNoCounterWords>,
                        .always = Always::NoCounter};
const OpSpec kNoEarlyScore{
    .form = {"Players cannot score here before their third turn.", kNoEarlyScoreFields},
    .step = nothingNow,
    .words = says<kNoEarlyScoreWords>,
    .always = Always::NoEarlyScore};
const OpSpec kOnlyToBase{.form
                         = {"Opponents can play units only to their base.", kOnlyToBaseFields},
                         .step = nothingNow,
                         .words = says<kOnlyToBaseWords>,
                         .always = Always::OnlyToBase};
const OpSpec kNoReadying{.form = {"Effects cannot ready enemy units and gear.", kNoReadyingFields},
                         .step = nothingNow,
                         .words = says<kNoReadyingWords>,
                         .always = Always::NoReadying};
const OpSpec kManyBuffs{.form = {"The unit can have any number of buffs.", kManyBuffsFields},
                        .step = nothingNow,
                        .words = says<kManyBuffsWords>,
                        .always = Always::ManyBuffs};
const OpSpec kManyEmpowered{
    .form = {"The card can be Empowered several times.", kManyEmpoweredFields},
    .step = nothingNow,
    .words =
        [](Printer &, const Node &n) {
            return "I can be [Empowered] up to " + std::to_string(n.number) + " times";
        },
    .always = Always::ManyEmpowered};
const OpSpec kMoreFacedown{.form = {"One more card can be hidden here.", kMoreFacedownFields},
                           .step = nothingNow,
                           .words = says<kMoreFacedownWords>,
                           .always = Always::MoreFacedown};
const OpSpec kHidesForEnergy{.form = {"Hiding costs energy instead of power.", kHidesFields},
                             .step = nothingNow,
                             .words =
                                 [](Printer &p, const Node &n) {
                                     return "you may pay [" + p.number(n.amount)
                                         + "] to hide a card instead of [rainbow]";
                                 },
                             .always = Always::HidesForEnergy};
const OpSpec kNoEarlyPlay{
    .form = {"The card cannot be played in the first three turns.", kNoEarlyPlayFields},
    .step = nothingNow,
    .words = says<kNoEarlyPlayWords>,
    .always = Always::NoEarlyPlay};

} // namespace playmat::riftbound
