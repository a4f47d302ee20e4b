#include "engine/riftbound/rules/changes.h"
#include "engine/riftbound/rules/printed.h"

#include <algorithm>

/// Calculates the current values: keywords, Might, and effects on players and places (468–475).
namespace playmat::riftbound {

namespace {

std::uint8_t plus(std::uint8_t a, int b)
{
    return static_cast<std::uint8_t>(std::clamp(a + b, 0, kMostNumber));
}

/// Triggers of keywords that units can be given.
void hear(State &s, Kw keyword)
{
    if (keyword == Kw::Hunt) {
        s.listens.add(Trig::Conquered);
        s.listens.add(Trig::Held);
    }
    if (keyword == Kw::Vision || keyword == Kw::Weaponmaster || keyword == Kw::QuickDraw)
        s.listens.add(Trig::Played);
}

std::int8_t within(int value)
{
    return static_cast<std::int8_t>(std::clamp(value, -kMostNumber, kMostNumber));
}

void addKeyword(State &s, Card &c, Kw keyword, int number)
{
    c.keywords.add(keyword);
    hear(s, keyword);
    if (keyword == Kw::Hunt)
        c.hunt = plus(c.hunt, number);
    if (keyword == Kw::Vision)
        c.vision = plus(c.vision, number);
    if (keyword == Kw::Assault)
        c.assault = plus(c.assault, number);
    if (keyword == Kw::Shield)
        c.shield = plus(c.shield, number);
    if (keyword == Kw::Deflect)
        c.deflect = plus(c.deflect, number);
}

/// Applies lasting effects on traits and abilities, then, in a second pass, increases and
/// decreases.
void applyEffects(State &s, bool arithmetic)
{
    for (const Effect &e : s.effects) {
        if (e.target == kNone || !s.affects(e, e.target))
            continue;
        Card &c = s.cards[e.target];
        if (e.kind == EffectKind::BaseMight && !arithmetic)
            c.baseMight = c.might = e.value;
        else if (e.kind == EffectKind::Keyword && !arithmetic)
            addKeyword(s, c, static_cast<Kw>(e.word), e.value);
        else if (e.kind == EffectKind::Might && arithmetic)
            c.might = within(c.might + e.value);
    }
}

/// Applies static abilities to players and places.
void applyToPlayer(Changes &m, Always what, int amount, const View &v)
{
    PlayerState &player = m.s.players[v.you];
    if (what == Always::SpellsCostLess)
        player.spellDiscount = plus(player.spellDiscount, amount);
    else if (what == Always::BonusDamage)
        player.bonus = plus(player.bonus, amount);
    else if (what == Always::OthersEnterReady)
        player.unitsReady = 1;
    else if (what == Always::UnitsToOpen)
        player.toOpen = 1;
    else if (what == Always::TiesRecallAll)
        player.tiesRecall = 1;
    else if (what == Always::MoreDeathknells)
        player.deathknells = plus(player.deathknells, 1);
    else if (what == Always::NoPoints)
        m.s.players[opponentOf(v.you)].noPoints = 1;
    else if (what == Always::OnlyToBase)
        m.s.players[opponentOf(v.you)].onlyBase = 1;
    else if (what == Always::NoReadying)
        m.s.players[opponentOf(v.you)].noReady = 1;
    else if (what == Always::KeepsAllUnits)
        for (Place &place : m.s.places)
            place.keeps = true;
    else if (what == Always::FirstGearCostsLess)
        player.gearDiscount = plus(player.gearDiscount, amount);
    else if (what == Always::UnitsToLone)
        player.toLone = 1;
    else if (what == Always::TokensReady)
        player.tokensReady = 1;
    else if (what == Always::SafeSpells)
        player.safeSpells = 1;
    else if (what == Always::MoreLoss)
        player.moreLoss = plus(player.moreLoss, amount);
    else if (what == Always::MoreGold)
        player.moreGold = plus(player.moreGold, amount);
    else if (what == Always::KeepsUnits && v.place != kNone)
        m.s.places[v.place].keeps = true;
    else if (what == Always::BonusDamageHere && v.place != kNone)
        m.s.places[v.place].bonus = plus(m.s.places[v.place].bonus, amount);
}

/// Records that a static ability of this kind exists, so that the rules look for it.
void noteFor(State &s, Always what)
{
    s.pricing = s.pricing || what == Always::CardsCost;
    s.saving = s.saving || what == Always::Saves;
    s.shielding = s.shielding || what == Always::Shields;
    s.tagging = s.tagging || what == Always::HasTag;
    s.deadly = s.deadly || what == Always::Deadly;
    s.having = s.having || what == Always::CardsHave;
    s.repeating = s.repeating || what == Always::SpellsRepeat || what == Always::RepeatCostsLess;
}

/// What cards have wherever they are, permanents have on the board.
void giveToBoard(Changes &m, const Node &n, const View &v)
{
    m.s.forBoard([&](CardId id) {
        if (m.matches(m.p.filters[n.filter], id, v))
            addKeyword(m.s, m.s.cards[id], n.keyword, n.number);
    });
}

/// Each attached Equipment of the player gives its unit the keyword.
void giveByGear(Changes &m, const Node &n, const View &v)
{
    m.s.forBoard([&](CardId id) {
        const CardId unit = m.s.cards[id].on;
        if (unit != kNone && m.matches(m.p.filters[n.filter], id, v))
            addKeyword(m.s, m.s.cards[unit], n.keyword, n.number);
    });
}

/// Applies one part of a static ability.
void applyNode(Changes &m, const Node &n, const View &v, bool arithmetic)
{
    const Always what = allOps()[n.op]->always;
    if (what == Always::Might ? !arithmetic : arithmetic)
        return;
    if (what == Always::CardsHave) {
        noteFor(m.s, what);
        if (!n.flag)
            giveToBoard(m, n, v);
        return;
    }
    if (what == Always::GearGives) {
        giveByGear(m, n, v);
        return;
    }
    if (what != Always::Might && what != Always::Give) {
        noteFor(m.s, what);
        if (v.you < kPlayers || what == Always::BonusDamageHere || what == Always::KeepsUnits)
            applyToPlayer(m, what, m.amount(n.amount, v),
                          {v.you < kPlayers ? v.you : PlayerId{0}, v.self, v.ctx, v.place});
        return;
    }
    m.selected(n.to, v).forEach([&](CardId id) {
        Card &c = m.s.cards[id];
        if (what == Always::Might) {
            const int now = c.might;
            const int next = now + m.amount(n.amount, v);
            c.might = within(next < now ? std::max(next, std::min<int>(now, n.least)) : next);
        } else
            addKeyword(m.s, c, n.keyword, n.amount == 0 ? n.number : m.amount(n.amount, v));
    });
}

void applyStatics(Changes &m, CardId id, const View &v, bool arithmetic)
{
    m.forAbilities(id, [&](AbilityId, const Ability &a) {
        if (a.kind != AbilityKind::Static || (a.cond != 0 && !m.holds(a.cond, v)))
            return;
        for (NodeId node = a.effect; node != 0; node = m.p.nodes[node].next)
            applyNode(m, m.p.nodes[node], v, arithmetic);
    });
}

void applyAllStatics(Changes &m, bool arithmetic)
{
    State &s = m.s;
    s.forBoard([&](CardId id) {
        if (m.hasAbilities(id))
            applyStatics(m, id, {s.cards[id].controller, id, nullptr, kNone}, arithmetic);
    });
    for (PlayerId player = 0; player < kPlayers; ++player)
        s.forEach(Zone::Legend, player, [&](CardId id) {
            applyStatics(m, id, {player, id, nullptr, kNone}, arithmetic);
        });
    for (std::uint8_t place = 0; place < s.placeCount; ++place)
        if (const CardId id = s.places[place].card; id != kNone)
            applyStatics(m, id, {s.places[place].controller, id, nullptr, place}, arithmetic);
}

void addOwn(const Board &m, const State &s, CardId id, Card &c)
{
    int might = c.might;
    might += m.buffsOn(id) * (1 + s.players[c.controller].buffs); // 702
    might += c.is(status::Attacker) ? c.assault : 0; // 807
    might += c.is(status::Defender) ? c.shield : 0; // 814
    c.might = within(might);
}

/// What the gear gives in the turn in which it was attached.
int freshBonus(const Board &m, CardId gear)
{
    const int bonus = m.defOf(gear).freshBonus;
    const bool fresh
        = bonus != 0 && std::any_of(m.s.effects.begin(), m.s.effects.end(), [&](const Effect &e) {
              return e.kind == EffectKind::AttachedNow && m.s.affects(e, gear);
          });
    return fresh ? bonus : 0;
}

/// Adds the Might Bonuses of attached gear (718.4).
void addMightBonuses(Changes &m)
{
    m.s.forBoard([&](CardId id) {
        const CardId unit = m.s.cards[id].on;
        if (unit == kNone)
            return;
        const bool twice = m.hasAbilities(unit) && m.says(unit, Always::DoublesBonuses);
        const int bonus = m.defOf(id).mightBonus * (twice ? 2 : 1) + freshBonus(m, id);
        m.s.cards[unit].might = within(m.s.cards[unit].might + bonus);
    });
}

} // namespace

/// Sets the printed values: final off the board, and the starting point for effects on it.
void Changes::setPrinted(CardId id)
{
    Card &c = s.cards[id];
    const CardDef &d = defOf(id);
    takePrinted(c, d);
    if (c.hunt > 0)
        hear(s, Kw::Hunt);
}

void Changes::derivePass()
{
    for (PlayerState &player : s.players)
        player.spellDiscount = player.bonus = player.unitsReady = player.buffs = player.gearDiscount
            = player.toOpen = player.tiesRecall = player.deathknells = player.noPoints
            = player.onlyBase = player.noReady = player.toLone = player.tokensReady
            = player.safeSpells = player.moreLoss = player.moreGold = 0;
    s.pricing = s.saving = s.shielding = s.tagging = s.deadly = s.having = s.repeating = false;
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::Buffs)
            s.players[e.controller].buffs = plus(s.players[e.controller].buffs, e.value);
    for (Place &place : s.places) {
        place.bonus = 0;
        place.keeps = false;
    }
    s.forBoard([&](CardId id) {
        setPrinted(id);
        s.cards[id].set(status::Equipped, false);
    });
    s.forBoard([&](CardId id) {
        if (s.cards[id].on != kNone)
            s.cards[s.cards[id].on].set(status::Equipped);
    });
    applyEffects(s, false);
    applyAllStatics(*this, false);
    s.forBoard([&](CardId id) { addOwn(*this, s, id, s.cards[id]); });
    addMightBonuses(*this);
    applyAllStatics(*this, true);
    applyEffects(s, true);
}

namespace {

constexpr int kMighty = 5; // 708

void markMighty(Changes &m)
{
    m.s.forBoard([&](CardId id) {
        Card &c = m.s.cards[id];
        c.set(status::Mighty, c.kind == Kind::Unit && m.might(id) >= kMighty);
    });
}

constexpr int kTen = 10;

/// The units known on the board whose Might is less than ten.
CardSet belowTen(const State &s)
{
    CardSet out;
    s.forBoard([&](CardId id) {
        const Card &c = s.cards[id];
        out.addIf(c.kind == Kind::Unit && c.is(status::Known) && c.might < kTen, id);
    });
    return out;
}

/// Clears Mighty on all cards and returns the cards that had it or are new on the board.
CardSet takeMighty(State &s)
{
    CardSet before;
    s.forBoard([&](CardId id) {
        Card &c = s.cards[id];
        before.addIf(c.is(status::Mighty) || !c.is(status::Known), id);
        c.set(status::Mighty, false);
        c.set(status::Known);
    });
    return before;
}

} // namespace

/// Recalculates the current values. If an ability depends on units being Mighty, a second pass uses
/// the result of the first, and each effect is applied once in each pass (471.3).
void Changes::derive()
{
    s.derivedDirty = false;
    const CardSet small = s.listens.has(Trig::BecameTen) ? belowTen(s) : CardSet{};
    const CardSet before = takeMighty(s);
    deriveFully(before);
    small.forEach([&](CardId id) {
        if (onBoard(id) && might(id) >= kTen)
            fire(Trig::BecameTen, s.cards[id].controller, id);
    });
}

/// Calculates in one pass or two; `before`: the cards that were Mighty or are new.
void Changes::deriveFully(const CardSet &before)
{
    derivePass();
    markMighty(*this);
    if (!s.listens.has(Trig::BecameMighty))
        return;
    derivePass();
    markMighty(*this);
    s.forBoard([&](CardId id) {
        if (s.cards[id].is(status::Mighty) && !before.has(id))
            fire(Trig::BecameMighty, s.cards[id].controller, id);
    });
}

void Changes::addEffect(const Effect &effect)
{
    if (!s.effects.tryPush(effect))
        suspend(Capacity::Effects);
    if (effect.kind == EffectKind::Keyword && static_cast<Kw>(effect.word) == Kw::Temporary)
        s.listens.add(Trig::TurnBegins);
    s.derivedDirty = true;
}

void Changes::addMore(EffectKind kind, CardId id, int more)
{
    Effect *at = std::find_if(s.effects.begin(), s.effects.end(),
                              [&](const Effect &e) { return e.kind == kind && s.affects(e, id); });
    if (at == s.effects.end()) {
        if (more > 0)
            addEffect({.targetSerial = s.cards[id].serial,
                       .until = kForGood,
                       .kind = kind,
                       .target = id,
                       .source = id,
                       .controller = s.cards[id].controller,
                       .value = static_cast<std::int8_t>(more)});
        return;
    }
    at->value = static_cast<std::int8_t>(std::clamp(at->value + more, 0, kMostNumber));
    if (at->value == 0)
        s.effects.erase(static_cast<std::size_t>(at - s.effects.begin()));
}

void Changes::endEffects(bool combat)
{
    for (std::size_t i = s.effects.size(); i > 0; --i) {
        const Effect &e = s.effects[i - 1];
        const bool over = combat ? e.combat : e.until <= s.turn;
        const bool gone = e.target != kNone && !s.affects(e, e.target);
        if (!over && !gone)
            continue;
        s.effects.erase(i - 1);
        s.derivedDirty = true;
    }
}

} // namespace playmat::riftbound
