#include "engine/riftbound/rules/dying.h"

#include "engine/riftbound/rules/chapters.h"
#include "engine/riftbound/rules/machine.h"

#include <algorithm>

/// Death (428), and what replaces it (367–375).
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;

/// Heals, exhausts and recalls the unit instead of its death.
void Changes::save(CardId id)
{
    heal(id);
    setExhausted(id, true);
    recall(id);
}

namespace {

/// The gear or unit on the board that replaces the death of the card, or kNone; `dies`: it is
/// killed instead.
CardId saviourOf(const Board &m, CardId id, bool &dies)
{
    CardId found = kNone;
    const auto look = [&](CardId by, CardId self, AbilityId first, int count) {
        const View v{m.s.cards[self].controller, self, nullptr, kNone};
        for (int i = 0; i < count && found == kNone; ++i) {
            const Ability &a = m.p.abilities[static_cast<std::size_t>(first + i)];
            const Node &n = m.p.nodes[a.effect];
            if (a.kind != AbilityKind::Static || allOps()[n.op]->always != Always::Saves
                || n.later != 0 || !m.selected(n.to, v).has(id)
                || (a.cond != 0 && !m.holds(a.cond, v)))
                continue;
            found = by;
            dies = n.flag;
        }
    };
    m.s.forBoard([&](CardId by) {
        const CardDef &def = m.defOf(by);
        const CardId unit = m.s.cards[by].on;
        if (unit == kNone)
            look(by, by, def.firstAbility, def.abilityCount);
        else
            look(by, unit, def.firstGranted, def.grantedCount);
    });
    return found;
}

} // namespace

/// Applies a static ability that replaces the death, the one of the oldest card first.
bool Changes::savedByStatic(CardId id)
{
    if (s.derivedDirty)
        derive();
    bool dies = false;
    const CardId by = s.saving ? saviourOf(*this, id, dies) : CardId{kNone};
    if (by == kNone)
        return false;
    if (dies) {
        CardSet one;
        one.add(by);
        kill(one, s.cards[by].controller);
    }
    save(id);
    return true;
}

/// Replaces the death: the unit is healed, exhausted and recalled instead (372), or banished.
bool Changes::saved(CardId id)
{
    const auto banishing = std::find_if(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
        return e.kind == EffectKind::BanishDying && s.affects(e, id);
    });
    if (banishing != s.effects.end()) {
        banish(id, kNone);
        return true;
    }
    for (std::size_t i = 0; i < s.effects.size(); ++i) {
        if (s.effects[i].kind != EffectKind::Protect || !s.affects(s.effects[i], id))
            continue;
        s.effects.erase(i);
        save(id);
        return true;
    }
    return savedByStatic(id);
}

void Changes::killOne(CardId id, PlayerId by)
{
    emit(Ev::Killed, id, kNone, 0, by);
    PlayerState &player = s.players[s.cards[id].controller];
    if (s.cards[id].kind == Kind::Unit && player.died < 250)
        ++player.died;
    if (s.cards[id].kind == Kind::Unit && s.phase == Phase::Beginning
        && s.turnPlayer == s.cards[id].controller)
        player.diedEarly = 1;
    moveTo(id, Zone::Trash);
}

/// Who is responsible for killing the card: whoever is told to, or dealt the damage (428.5.c).
PlayerId Changes::killerOf(CardId id, PlayerId by) const
{
    for (PlayerId player = 0; player < kPlayers && by == kNone; ++player)
        if (s.hurtBy[player].has(id))
            return player;
    return by;
}

void Changes::killNow(const CardSet &dying, PlayerId by, bool spell)
{
    // Triggers on these deaths are checked while all the units are still on the board (359.3.f,
    // 808).
    s.inOrder(dying, [&](CardId id) {
        const Card &c = s.cards[id];
        fire(Trig::Died, c.controller, id, c.zone == Zone::Battlefield ? c.place : kNone);
        if (const PlayerId killer = killerOf(id, by); killer != kNone)
            fire(Trig::Killed, killer, id);
    });
    const CardSet bySpell = s.hurtBySpell;
    s.inOrder(dying, [&](CardId id) { killOne(id, by); });
    // An ability that works in the trash is there by now, even that of a killed card (383.2.c.1).
    dying.forEach([&](CardId id) {
        if (const PlayerId killer = killerOf(id, by);
            killer != kNone && (spell || (by == kNone && bySpell.has(id))))
            fire(Trig::KilledBySpell, killer, id);
    });
}

// --- deaths that a payment replaces

namespace {

/// What may save a dying card for a price.
struct Saver
{
    AbilityId price = 0;
    CardId by = kNone; ///< kNone: a lasting effect
    CardId source = kNone;
    PlayerId player = 0; ///< who may pay
};
using Savers = core::FixedVector<Saver, 8>;

/// `place`: the battlefield that `by` is, which lets the dying card's player pay.
void addStatics(const Board &m, CardId by, CardId dying, Savers &out, std::uint8_t place = kNone)
{
    const PlayerId player = m.s.cards[place == kNone ? by : dying].controller;
    const View v{player, by, nullptr, place};
    m.forAbilities(by, [&](AbilityId, const Ability &a) {
        const Node &n = m.p.nodes[a.effect];
        if (a.kind == AbilityKind::Static && allOps()[n.op]->always == Always::Saves && n.later != 0
            && m.selected(n.to, v).has(dying) && (a.cond == 0 || m.holds(a.cond, v)))
            (void)out.tryPush({n.later, by, by, player});
    });
}

/// All that may save the card for a price, in a fixed order: effects, permanents, legends.
Savers saversOf(const Board &m, CardId dying)
{
    Savers out;
    for (const Effect &e : m.s.effects)
        if (e.kind == EffectKind::ProtectFor && m.s.affects(e, dying))
            (void)out.tryPush({e.ability(), kNone, e.source, e.controller});
    if (!m.s.saving)
        return out;
    m.s.forBoard([&](CardId by) { addStatics(m, by, dying, out); });
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        if (const CardId by = m.s.places[place].card; by != kNone)
            addStatics(m, by, dying, out, place);
    for (PlayerId player = 0; player < kPlayers; ++player)
        m.s.forEach(Zone::Legend, player, [&](CardId by) { addStatics(m, by, dying, out); });
    return out;
}

bool payable(const Board &m, const Saver &one)
{
    const FullCost &cost = m.p.abilities[one.price].cost;
    CardSet gone;
    if (one.by != kNone)
        gone.add(one.by);
    return !(cost.exhaust && one.by != kNone && m.s.cards[one.by].is(status::Exhausted))
        && m.canPay(one.player, cost.resources, false, gone);
}

bool mayBeSaved(const Board &m, CardId dying)
{
    const Savers savers = saversOf(m, dying);
    return std::any_of(savers.begin(), savers.end(),
                       [&](const Saver &one) { return payable(m, one); });
}

/// The lasting effect has had its one chance.
void useUpEffect(Changes &m, CardId card, AbilityId price)
{
    for (std::size_t i = 0; i < m.s.effects.size(); ++i) {
        const Effect &e = m.s.effects[i];
        if (e.kind != EffectKind::ProtectFor || !m.s.affects(e, card) || e.ability() != price)
            continue;
        m.s.effects.erase(i);
        return;
    }
}

/// Finds the next card that may be saved, and what by; false: everything is decided.
bool findSaver(const Board &m, Frame &f)
{
    SaveFrame &kept = f.save();
    for (CardId id = kept.card == kNone ? CardId{0} : kept.card; id < m.s.cardCount; ++id) {
        if (id != kept.card)
            kept.asked = 0;
        kept.card = id;
        if (!m.s.dying.has(id))
            continue;
        for (const Savers savers = saversOf(m, id); kept.asked < savers.size();) {
            const Saver &one = savers[kept.asked++];
            if (!payable(m, one))
                continue;
            kept.price = one.price;
            kept.by = one.by;
            f.player = one.player;
            return true;
        }
    }
    return false;
}

void decided(Machine &m)
{
    const CardSet dying = m.s.dying;
    m.s.dying = {};
    m.pop();
    m.killDecided(dying);
}

/// Carries out the replacement after its price was paid (372).
void saveNow(Machine &m, Frame &f)
{
    const SaveFrame kept = f.save();
    const FullCost &cost = m.p.abilities[kept.price].cost;
    if (cost.exhaust && kept.by != kNone)
        m.setExhausted(kept.by, true);
    if (cost.part.kind == CostPart::Kind::SpendBuff)
        (void)m.spendBuff(kept.card);
    m.s.dying.remove(kept.card);
    f.go(SaveStep::Next);
    m.save(kept.card);
}

void stepSave(Machine &m, Frame &f)
{
    m.settled();
    switch (f.step<SaveStep>()) {
    case SaveStep::Next:
        if (!findSaver(m, f)) {
            decided(m);
            return;
        }
        f.go(SaveStep::Ask);
        m.wait();
        return;
    case SaveStep::Ask:
        return;
    case SaveStep::Pay: {
        ChainItem item = savingItem(m, f);
        f.go(SaveStep::Paid);
        if (item.cost.free())
            return;
        if (m.poolPaysAlone(item)) {
            m.payFromPool(item);
            return;
        }
        f.go(SaveStep::Pay);
        m.wait();
        return;
    }
    case SaveStep::Paid:
        saveNow(m, f);
        return;
    }
}

void askSave(const Board &m, const Frame &f, Decision &out)
{
    if (f.at(SaveStep::Pay)) {
        m.askPayment(savingItem(m, f), out);
        return;
    }
    Board::begin(out, DecisionKind::ChooseCards, Prompt::Replacements, f.player, 0, 1);
    out.source = f.save().by;
    for (const Saver &one : saversOf(m, f.save().card))
        if (one.by == f.save().by && one.price == f.save().price)
            out.source = one.source;
    (void)Board::offer(out, OptionKind::Card, f.save().card);
}

void answerSave(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    if (f.at(SaveStep::Pay)) {
        ChainItem item = savingItem(m, f);
        m.payWith(d, a, item);
        f.go(SaveStep::Paid);
        return;
    }
    SaveFrame &kept = f.save();
    if (kept.by == kNone) {
        useUpEffect(m, kept.card, kept.price);
        --kept.asked;
    }
    f.go(a.options.empty() ? SaveStep::Next : SaveStep::Pay);
}

} // namespace

ChainItem savingItem(const Board &m, const Frame &f)
{
    const SaveFrame &kept = f.save();
    ChainItem item{.card = kept.by == kNone ? kept.card : kept.by, .controller = f.player};
    item.ability = kept.price;
    item.cost = m.p.abilities[kept.price].cost.resources;
    return item;
}

void Changes::killDecided(const CardSet &dying)
{
    killNow(dying, s.dyingBy, s.dyingBySpell);
}

void Changes::noneSaved()
{
    const CardSet dying = s.dying;
    s.dying = {};
    if (!dying.empty())
        killDecided(dying);
}

void Changes::kill(const CardSet &set, PlayerId by, bool spell)
{
    CardSet dying;
    s.inOrder(set, [&](CardId id) {
        if (onBoard(id) && !s.dying.has(id) && !saved(id))
            dying.add(id);
    });
    bool asks = false;
    dying.forEach([&](CardId id) { asks = asks || mayBeSaved(*this, id); });
    if (!asks) {
        killNow(dying, by, spell);
        return;
    }
    if (s.dying.empty()) {
        s.dyingBy = by;
        s.dyingBySpell = spell;
        push(frameOf(SaveFrame{}));
    }
    s.dying = s.dying | dying;
}

const Chapter kSaveChapter{stepSave, askSave, answerSave};

} // namespace playmat::riftbound
