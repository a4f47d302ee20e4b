#include "engine/swu/language/vocabulary.h"
#include "engine/swu/rules/changes.h"
#include "engine/swu/rules/second_defender.h"
#include "engine/swu/rules/sums.h"

#include <algorithm>
#include <type_traits>
#include <utility>

/// Current values (CR 1.8.3, 8.15): printed values, then all additions and subtractions, clamped at
/// the end. Nothing is updated in place: a change marks the values stale, and all of them are
/// recalculated, repeatedly if constant abilities depend on what constant abilities give.
namespace playmat::swu {

namespace {

constexpr Rules kTraitRules = Rules::of(Rule::GainsTrait) | Rules::of(Rule::LosesTrait);

/// One computation of all current values, with what else it yields on the way: the constant
/// abilities in play, what they look at, what anything listens to, and whether checks are due.
class Derivation
{
public:
    /// `backwards`: processes the sources in reverse order, which must not matter.
    explicit Derivation(Records &changes, bool backwards = false)
        : m(changes)
        , s(changes.s)
        , m_backwards(backwards)
    {
    }

    void run()
    {
        s.derivedDirty = false;
        findLent();
        s.rules = {};
        findNamed();
        s.reads = m_lends ? ~Reads{0} : reads::Board; // they may look at anything
        startBases();
        startUnits();
        const bool again = m_lends || (m_looks & reads::Values) != 0;
        if (again)
            settle();
        else
            addAll();
        for (std::size_t i = 0; i < m_units; ++i) {
            if (!again)
                workOut(m_unit[i]);
            conclude(m_unit[i], m_had[i], m_before[i]);
        }
        s.listens = m_listens;
        s.checksDue = s.checksDue || m_mayBeTwice;
    }
    /// Only those of a unit that has entered with nothing on it.
    void runFor(CardId id)
    {
        const Card &c = s.cards[id];
        const Before before{c.power, c.hp, c.raid, c.restore, c.keywords.word()};
        startUnit(id, m.losesByName(id));
        workOut(id);
        conclude(id, before.hp, before);
        s.checksDue = s.checksDue || (m.hotOf(id).unique && hasTwin(id));
    }

private:
    /// The values of a unit before any additions.
    struct Start
    {
        Sums sums;
        Keywords::Word keywords;
        CardMarks::Word marks;
    };
    using Starts = std::array<Start, kMaxCards>;

    void findLent();
    void findNamed();
    void noteNamed(const Card &host);
    void startBases();
    void startUnits();
    [[gnu::always_inline]] void startUnit(CardId id, bool blank); // of every unit, every time
    void startUpgrades(Card &unit, Sums &sum);
    void replacePrinted(const HotDef &unit, CardId upgrade, Sums &sum) const;
    void startConsidered(CardId id);
    void considerPrinted(CardId id, int power, int hp);
    void blankLeaders();
    void addAll();
    void settle();
    void restart(const Starts &starts);
    [[nodiscard]] bool publish();
    void addGranted();
    [[nodiscard]] Keywords grantedBy(CardId upgrade) const;
    void reset(Card &c, const HotDef &d);
    void present(CardId id, const HotDef &d);
    void noteUnique(CardId id, const HotDef &d);
    [[nodiscard]] bool hasTwin(CardId id) const;
    [[nodiscard]] CardSet blankCards() const;
    [[nodiscard]] bool isBlankedByUpgrade(const Card &unit) const;
    [[nodiscard]] bool hasValues(CardId id) const;
    void addEffects();
    void addEffect(const Effect &e, CardId id);
    void addConstants();
    void addConstant(const Ability &a, CardId source);
    void gain(CardId id, Keywords gained);
    void shareKeywords(CardId from, CardId to);
    void endow(CardId id, const Sums &more, Keywords gained);
    [[nodiscard]] bool isKeptBy(CardId id, CardId upgrade) const;
    void give(CardId id, const Sums &more, Keywords gained);
    void giveConstant(const Constant &k, CardId id, const View &of);
    void addReactions();
    void react(const AttackRecord &a, const Ability &ability, CardId source);
    [[gnu::always_inline]] void workOut(CardId id);
    [[gnu::always_inline]] void conclude(CardId id, std::uint8_t had, const Before &before);
    [[nodiscard]] PlayerId whose(CardId id, std::uint8_t had) const;
    void finishKeywords(Card &c, const Sums &sum);
    void addKeywordRules(CardId id);
    [[nodiscard]] int powerOf(CardId id, const Sums &sum);
    void tell(CardId id, const Before &before);
    template <class F>
    void forSources(F &&f) const;

    Records &m;
    State &s;
    static_assert(std::is_trivially_default_constructible_v<Sums>);
    static_assert(std::is_trivially_default_constructible_v<Before>);
    std::array<Sums, kMaxCards> m_sums;
    std::array<CardId, kMaxCards> m_unit;
    std::array<Before, kMaxCards> m_before;
    std::array<std::uint8_t, kMaxCards> m_had; ///< previous HP of each unit
    std::array<PlayerId, kMaxCards>
        m_taker; ///< for each unit in m_takes, the controller of that ability
    CardSet m_considered; ///< units whose printed values are considered to be others
    std::array<std::int16_t, kMaxCards> m_asPower; ///< of these
    std::array<std::int16_t, kMaxCards> m_asHp;
    CardSet m_takes; ///< units whose HP a constant ability reduces
    Keywords *m_next = nullptr; ///< destination of keywords; nullptr: the cards themselves
    std::array<CardId, kMaxCards> m_source; ///< cards with constant abilities
    CardSet m_lent; ///< cards that have somebody else's abilities
    std::size_t m_units = 0;
    std::size_t m_sources = 0;
    Triggers m_listens{};
    Reads m_looks = 0; ///< everything that abilities in play read
    bool m_backwards = false;
    std::array<std::uint64_t, 4> m_uniques{}; ///< a bit for a name and a controller, few share one
    bool m_mayBeTwice = false;
    bool m_lends = false;
    bool m_grants = false;
    bool m_blankLeaders = false;
};

/// Printed values without keywords, and nothing that an ability has said.
void Derivation::reset(Card &c, const HotDef &d)
{
    c.marks = c.marks.without(mark::Derived);
    c.status = static_cast<std::uint8_t>(c.status & ~(status::Blank | status::LeaderUnit));
    c.power = static_cast<std::uint8_t>(d.power);
    c.hp = static_cast<std::uint8_t>(d.hp);
    c.keywords = {};
    c.raid = c.restore = 0;
}

void Derivation::present(CardId id, const HotDef &d)
{
    // Known before any constant ability asks for a trait, whichever of them comes first (CR 7.3.3).
    s.rules |= d.rules & kTraitRules;
    m_listens |= d.listens;
    m_looks |= d.reads;
    m_source[m_sources] = id;
    m_sources += d.constants || (m_lends && m_lent.has(id)) ? 1U : 0U;
}

/// There may be two of a unique card (CR 1.16.5); the check itself looks closer.
void Derivation::noteUnique(CardId id, const HotDef &d)
{
    const unsigned place = d.identity * unsigned{kPlayers} + s.cards[id].controller;
    const std::uint64_t bit = std::uint64_t{d.unique} << (place & 63U);
    std::uint64_t &noted = m_uniques[(place >> 6U) % m_uniques.size()];
    m_mayBeTwice |= (noted & bit) != 0;
    noted |= bit;
}

/// Whether its player has another one in an arena.
bool Derivation::hasTwin(CardId id) const
{
    const auto isTwin = [&](CardId other) {
        return other != id && m.hotOf(other).identity == m.hotOf(id).identity
            && s.cards[other].controller == s.cards[id].controller;
    };
    bool twin = false;
    for (const Zone zone : {Zone::Ground, Zone::Space})
        s.forEach(zone, 0, [&](CardId unit) {
            twin = twin || isTwin(unit);
            for (CardId u = s.cards[unit].firstUpgrade; u != kNone; u = s.cards[u].next)
                twin = twin || isTwin(u);
        });
    return twin;
}

void Derivation::findLent()
{
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::Lends
            || (e.kind == EffectKind::GainAbility
                && m.p.abilities[m.gainedBy(e)].kind == AbilityKind::Constant))
            s.forTargets(e, [&](CardId id) { m_lent.add(id); });
    m_lends = !m_lent.empty();
}

/// Records whether an effect removes the abilities of all cards with some name.
void Derivation::findNamed()
{
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::PlayerRule && m.ruleOf(e) == Rule::BlankNamed)
            s.rules.add(Rule::BlankNamed);
        else if (e.kind == EffectKind::LosesTraits)
            s.rules.add(Rule::LosesTrait);
}

/// Records for each upgrade on this card whether it has lost its abilities because of its name.
void Derivation::noteNamed(const Card &host)
{
    for (CardId u = host.firstUpgrade; u != kNone; u = s.cards[u].next) {
        Card &upgrade = s.cards[u];
        upgrade.status = static_cast<std::uint8_t>(upgrade.status & ~status::Blank);
        upgrade.status |= m.losesByName(u) ? status::Blank : std::uint8_t{0};
        upgrade.marks = upgrade.marks.without(mark::Derived);
    }
}

void Derivation::startBases()
{
    for (PlayerId player = 0; player < kPlayers; ++player)
        s.forEach(Zone::Base, player, [&](CardId id) {
            const HotDef &d = m.hotOf(id);
            m_sums[id] = Sums{};
            reset(s.cards[id], d);
            s.cards[id].status |= m.losesByName(id) ? status::Blank : std::uint8_t{0};
            noteNamed(s.cards[id]);
            present(id, d);
            for (CardId u = s.cards[id].firstUpgrade; u != kNone; u = s.cards[u].next)
                present(u, m.hotOf(u));
        });
}

/// What is blank has no abilities to add (CR 8.14), so this comes before them.
CardSet Derivation::blankCards() const
{
    CardSet blank;
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::LoseAbilities)
            s.forTargets(e, [&](CardId id) { blank.add(id); });
    return blank;
}

bool Derivation::isBlankedByUpgrade(const Card &unit) const
{
    for (CardId u = unit.firstUpgrade; u != kNone; u = s.cards[u].next)
        if (m.hotOf(u).blanks
            && (m.blanksHost(u, Rule::Blank) || m.blanksHost(u, Rule::BlankOthers)))
            return true;
    return false;
}

void Derivation::startUnits()
{
    const bool effects = !s.effects.empty();
    const CardSet blank = effects ? blankCards() : CardSet{};
    for (const Zone zone : {Zone::Ground, Zone::Space})
        for (CardId id = s.list(zone, 0).head; id != kNone; id = s.cards[id].next) {
            const Card &c = s.cards[id];
            if (m.reports())
                m_before[m_units] = {c.power, c.hp, c.raid, c.restore, c.keywords.word()};
            m_had[m_units] = c.hp;
            m_unit[m_units++] = id;
            noteNamed(c);
            startUnit(id, (effects && blank.has(id)) || isBlankedByUpgrade(c) || m.losesByName(id));
        }
    if (m_blankLeaders)
        blankLeaders();
}

/// Leaders, and leader units that are leaders themselves, have no abilities (Rule::BlankLeaders).
void Derivation::blankLeaders()
{
    for (PlayerId player = 0; player < kPlayers; ++player) {
        const CardId leader = s.leaders[player];
        if (leader == kNone || (m.kindsOf(leader) & kind::Upgrade) != 0)
            continue;
        Card &c = s.cards[leader];
        c.status |= status::Blank;
        c.keywords = {};
        if (isArena(c.zone))
            m_sums[leader].raid = m_sums[leader].restore = 0;
    }
}

inline void Derivation::startUnit(CardId id, bool blank)
{
    Card &c = s.cards[id];
    const HotDef &d = m.hotOf(id);
    reset(c, d);
    present(id, d);
    noteUnique(id, d);
    c.status |= d.type == CardType::Leader ? status::LeaderUnit : std::uint8_t{0};
    m_blankLeaders = m_blankLeaders || (d.rules.has(Rule::BlankLeaders) && !blank);
    if (blank)
        c.status |= status::Blank;
    else
        c.keywords = d.keywords;
    Sums &sum = m_sums[id];
    sum = {d.power, d.hp, d.raid, d.restore, {}, 0};
    if (blank)
        sum.raid = sum.restore = 0;
    if (c.firstUpgrade != kNone)
        startUpgrades(c, sum);
}

/// Keywords that are abilities which the upgrade lets its unit gain (CR 7.5.13B).
Keywords Derivation::grantedBy(CardId upgrade) const
{
    const HotDef &d = m.hotOf(upgrade);
    Keywords granted{};
    if ((s.cards[upgrade].status & status::Blank) != 0)
        return granted;
    for (int i = 0; i < d.abilityCount; ++i) {
        const Ability &a = m.p.abilities[static_cast<std::size_t>(d.firstAbility + i)];
        if (a.onAttached && (a.cond == 0 || m.holds(a.cond, m.viewOf(upgrade))))
            granted |= a.keyword;
    }
    return granted;
}

void Derivation::startUpgrades(Card &unit, Sums &sum)
{
    CardId printed = kNone; // the one that came last
    for (CardId id = unit.firstUpgrade; id != kNone; id = s.cards[id].next) {
        const HotDef &d = m.hotOf(id);
        sum.add(d.power, d.hp);
        if (m.hasRule(id, Rule::PrintedStats) && (s.cards[id].status & status::Blank) == 0)
            printed = id;
        if (m.hasRule(id, Rule::LeaderUnit)) // before anything looks at who is one (CR 3.4.7)
            unit.status |= status::LeaderUnit;
        m_grants = m_grants || !d.grants.empty();
        present(id, d);
        noteUnique(id, d);
    }
    if (printed != kNone)
        replacePrinted(m.db().hot[unit.def], printed, sum);
}

/// The upgrade says what the printed power and HP of its unit are considered to be.
void Derivation::replacePrinted(const HotDef &unit, CardId upgrade, Sums &sum) const
{
    m.forConstantsOf(upgrade, [&](const Ability &a, CardId source) {
        if (a.constant.rule != Rule::PrintedStats)
            return;
        const int n = m.amount(a.constant.amount, m.viewOf(source));
        sum.add(n - unit.power, n - unit.hp);
    });
}

/// Notes the printed values of the unit before effects and constant abilities change what they are
/// considered to be. An upgrade that changes those of its unit comes first (startUpgrades).
void Derivation::startConsidered(CardId id)
{
    const HotDef &d = m.hotOf(id);
    m_considered.add(id);
    m_asPower[id] = static_cast<std::int16_t>(d.power);
    m_asHp[id] = static_cast<std::int16_t>(d.hp);
    for (CardId u = s.cards[id].firstUpgrade; u != kNone; u = s.cards[u].next)
        if (m.hasRule(u, Rule::PrintedStats) && (s.cards[u].status & status::Blank) == 0)
            m.forConstantsOf(u, [&](const Ability &a, CardId source) {
                if (a.constant.rule == Rule::PrintedStats)
                    m_asPower[id] = m_asHp[id]
                        = static_cast<std::int16_t>(m.amount(a.constant.amount, m.viewOf(source)));
            });
}

/// What an ability or an effect says the printed values of the unit are considered to be; negative:
/// as before. Of several, the last one counts; they do not add up.
void Derivation::considerPrinted(CardId id, int power, int hp)
{
    if (!m_considered.has(id))
        startConsidered(id);
    const int asPower = power < 0 ? m_asPower[id] : power;
    const int asHp = hp < 0 ? m_asHp[id] : hp;
    m_sums[id].add(asPower - m_asPower[id], asHp - m_asHp[id]);
    m_asPower[id] = static_cast<std::int16_t>(asPower);
    m_asHp[id] = static_cast<std::int16_t>(asHp);
}

/// Adds all changes to the printed values.
void Derivation::addAll()
{
    addGranted();
    addEffects();
    addConstants();
    addReactions();
}

/// Constant abilities can depend on what constant abilities give. So each round adds all of them to
/// the printed values anew, reading the values of the previous round (in the first round, those
/// without constant abilities), until nothing changes. The order of the abilities does not matter,
/// and conditions that only meet each other are not met (CR 7.3.3A).
void Derivation::settle()
{
    constexpr int kMost = 64; // longer than any chain of abilities; prevents an endless loop
    std::array<Keywords, kMaxCards> next{};
    Starts starts; // NOLINT: initialized as far as it is read
    for (std::size_t i = 0; i < m_units; ++i) {
        const Card &c = s.cards[m_unit[i]];
        starts[i] = {m_sums[m_unit[i]], c.keywords.word(), c.marks.word()};
    }
    m_next = next.data();
    restart(starts);
    addEffects();
    bool changes = publish();
    for (int i = 0; i == 0 || changes; ++i) {
        if (i == kMost) {
            m.suspend(Capacity::Steps);
            return;
        }
        restart(starts);
        addAll();
        changes = publish();
    }
}

void Derivation::restart(const Starts &starts)
{
    for (std::size_t i = 0; i < m_units; ++i) {
        const CardId id = m_unit[i];
        m_sums[id] = starts[i].sums;
        m_next[id] = Keywords::ofWord(starts[i].keywords);
        s.cards[id].marks = CardMarks::ofWord(starts[i].marks);
    }
    m_takes.clear();
    m_considered.clear();
}

/// Makes the new values visible to conditions; returns whether any of them changed.
bool Derivation::publish()
{
    bool changed = false;
    for (std::size_t i = 0; i < m_units; ++i) {
        Card &c = s.cards[m_unit[i]];
        const Before seen{c.power, c.hp, c.raid, c.restore, c.keywords.word()};
        c.keywords = m_next[m_unit[i]];
        c.raid = c.restore = 0;
        workOut(m_unit[i]);
        changed = changed || seen != Before{c.power, c.hp, c.raid, c.restore, c.keywords.word()};
    }
    return changed;
}

/// Once all units are there with what is printed on them: conditions may look at any of them.
void Derivation::addGranted()
{
    for (std::size_t i = 0; i < m_units && m_grants; ++i) {
        Card &unit = s.cards[m_unit[i]];
        for (CardId id = unit.firstUpgrade; id != kNone; id = s.cards[id].next) {
            if (m.hotOf(id).grants.empty())
                continue;
            s.reads |= m.hotOf(id).reads;
            if ((unit.status & status::Blank) == 0)
                gain(m_unit[i], grantedBy(id));
        }
    }
}

void Derivation::gain(CardId id, Keywords gained)
{
    (m_next != nullptr ? m_next[id] : s.cards[id].keywords) |= gained;
}

/// Whether the unit is blank but for what this upgrade gives it.
bool Derivation::isKeptBy(CardId id, CardId upgrade) const
{
    return (s.cards[id].status & status::Blank) != 0 && m.keeperOf(id) == upgrade;
}

/// A blank card cannot gain abilities either (CR 8.14), but it can gain power and HP.
void Derivation::give(CardId id, const Sums &more, Keywords gained)
{
    m_sums[id].add(more.power, more.hp);
    if ((s.cards[id].status & status::Blank) == 0)
        endow(id, more, gained);
}

/// Keywords with their numbers.
void Derivation::endow(CardId id, const Sums &more, Keywords gained)
{
    Sums &sum = m_sums[id];
    gain(id, gained);
    sum.raid = static_cast<std::int16_t>(sum.raid + more.raid);
    sum.restore = static_cast<std::int16_t>(sum.restore + more.restore);
}

/// A resource is in play and has none.
bool Derivation::hasValues(CardId id) const
{
    return m.inPlay(id) && s.cards[id].zone != Zone::Resources;
}

void Derivation::addEffects()
{
    for (const Effect &e : s.effects) {
        if (e.kind == EffectKind::GainAbility || e.kind == EffectKind::Lends
            || e.kind == EffectKind::NextTime)
            m_listens |= m.p.abilities[m.gainedBy(e)].triggers;
        const auto add = [&](CardId id) {
            if (hasValues(id))
                addEffect(e, id);
        };
        if (e.kind == EffectKind::Rule && m.ruleOf(e) == Rule::AttackerGets)
            s.reads |= reads::Attack;
        if (e.kind == EffectKind::ModifyAll) {
            s.reads |= ~Reads{0}; // the filter may look at anything
            m.collect(m.p.nodes[e.node].filter, {e.controller, e.source, nullptr}).forEach(add);
        } else {
            s.forTargets(e, add);
        }
    }
}

void Derivation::addEffect(const Effect &e, CardId id)
{
    const Node &by = m.p.nodes[e.madeBy()];
    const auto power = static_cast<std::int16_t>(e.power());
    if (e.kind == EffectKind::Modify || e.kind == EffectKind::ModifyAll)
        give(id, {power, static_cast<std::int16_t>(e.hp()), by.raid, by.restore, {}, 0},
             by.keywords);
    else if (e.kind == EffectKind::Power)
        give(id, {power, 0, 0, 0, {}, 0}, {});
    else if (e.kind == EffectKind::GainAbility)
        give(id, {}, m.p.abilities[by.ability].keyword);
    else if (e.kind == EffectKind::LendsKeywords)
        give(id, {}, e.keywords());
    else if (e.kind == EffectKind::LendsNumbers)
        give(id, {0, 0, power, static_cast<std::int16_t>(e.hp()), {}, 0}, {});
    else if (e.kind == EffectKind::LoseKeywords)
        m_sums[id].lost |= by.keywords.word();
    else if (e.kind == EffectKind::Rule && by.rule == Rule::PrintedHp)
        considerPrinted(id, -1, e.value);
    else if (e.kind == EffectKind::Rule && by.rule == Rule::RaidIsRestore)
        m_sums[id].doubled |= kRaidIsRestore;
    else if (e.kind == EffectKind::Rule && by.rule == Rule::RestoreIsRaid)
        m_sums[id].doubled |= kRestoreIsRaid;
    else if (e.kind == EffectKind::Rule)
        m.applyRule({.rule = by.rule}, id);
}

/// Calls f(ability, card) for each constant ability of the cards in play.
template <class F>
void Derivation::forSources(F &&f) const
{
    for (std::size_t i = 0; i < m_sources; ++i)
        m.forConstantsOf(m_source[m_backwards ? m_sources - 1 - i : i], f);
}

void Derivation::addConstants()
{
    forSources([&](const Ability &a, CardId source) { addConstant(a, source); });
}

void Derivation::addConstant(const Ability &a, CardId source)
{
    const Constant &k = a.constant;
    addRule(s.rules, k.rule);
    // What an upgrade grants is the unit's, whose own abilities look at less.
    s.reads |= a.onAttached ? m_looks : m.hotOf(source).reads;
    const View v = m.viewOf(source);
    if (k.affects == 0 || (a.cond != 0 && !m.holds(a.cond, v)))
        return;
    const View of{v.you, v.self, v.ctx};
    const auto apply = [&](CardId id) {
        if (hasValues(id) && m.isAttached(id))
            m.applyRule(k, id); // an upgrade has no values
        else if (hasValues(id))
            giveConstant(k, id, of);
    };
    const Selector &sel = m.p.selectors[k.affects];
    if (sel.mode == SelectMode::Each)
        m.collect(sel.filter, v).forEach(apply);
    else if (const CardId id = m.refer(sel.ref, v); id != kNone)
        apply(id);
}

/// Keywords that are abilities of their own are not handed on, Bounties apart.
void Derivation::shareKeywords(CardId from, CardId to)
{
    if (from == kNone)
        return;
    const Card &c = s.cards[from];
    Keywords own = kw::Raid | kw::Restore;
    for (const KeywordWord &k : words::keywords)
        own |= k.value.onlyIf(k.byAbility && k.value != kw::Bounty);
    if (c.keywords.any(kw::Bounty)) // and with it the ability (Board::forShared)
        s.cards[to].marks |= mark::HasGained;
    give(to, {0, 0, c.raid, c.restore, {}, 0}, c.keywords.without(own));
}

void Derivation::giveConstant(const Constant &k, CardId id, const View &of)
{
    Context each; // "for each damage on it": on the one that is affected
    View v = of;
    if (m.p.amounts[k.power].ref == Ref::It || m.p.amounts[k.hp].ref == Ref::It) {
        each.it.add(id);
        v.ctx = &each;
    }
    const auto amount
        = [&](AmountId a) { return static_cast<std::int16_t>(a == 0 ? 0 : m.amount(a, v)); };
    Sums more{amount(k.power), amount(k.hp), amount(k.raid), amount(k.restore), {}, 0};
    Keywords gained = k.keywords;
    if (k.heldBy != 0) {
        Keywords held;
        m.collect(k.heldBy, of).forEach([&](CardId other) {
            held |= m.inPlay(other) ? s.cards[other].keywords : m.hotOf(other).keywords;
        });
        gained &= held;
        more.raid = gained.any(kw::Raid) ? more.raid : std::int16_t{0};
        more.restore = gained.any(kw::Restore) ? more.restore : std::int16_t{0};
    }
    give(id, more, gained);
    if (isKeptBy(id, of.self))
        endow(id, more, gained);
    shareKeywords(m.refer(k.keywordsOf, of), id);
    if (k.rule == Rule::DoubleRaid)
        ++m_sums[id].doubled;
    if (k.rule == Rule::PrintedStats && m.p.selectors[k.affects].mode == SelectMode::Each)
        considerPrinted(id, amount(k.amount), amount(k.amount));
    m_sums[id].lost |= k.loses.word();
    if (more.hp < 0) {
        m_takes.add(id);
        m_taker[id] = of.you;
    }
    if (k.ability != 0) {
        s.cards[id].marks |= mark::HasGained;
        give(id, {}, m.p.abilities[k.ability].keyword);
        m_listens |= m.p.abilities[k.ability].triggers;
    }
    m.applyRule(k, id);
}

/// While attacking: what the other side of the attack gets.
void Derivation::addReactions()
{
    const bool lasting = std::any_of(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
        return e.kind == EffectKind::Rule && m.ruleOf(e) == Rule::AttackerGets;
    });
    if (!m.ruleInPlay(Rule::DefenderGets) && !m.ruleInPlay(Rule::AttackerGets) && !lasting)
        return;
    for (int i = 0; i < s.attackCount; ++i) {
        const AttackRecord &a = s.attacks[static_cast<std::size_t>(i)];
        const bool there
            = (a.flags & AttackRecord::DefenderLeft) == 0 && m.isUnitInPlay(a.defender);
        if ((a.flags & AttackRecord::Running) == 0 || !there)
            continue;
        forSources([&](const Ability &k, CardId source) { react(a, k, source); });
        for (const Effect &e : s.effects)
            if (e.kind == EffectKind::Rule && m.ruleOf(e) == Rule::AttackerGets
                && s.affects(e, a.defender) && m.isUnitInPlay(a.attacker))
                m_sums[a.attacker].add(e.value, 0);
    }
}

void Derivation::react(const AttackRecord &a, const Ability &ability, CardId source)
{
    const Constant &k = ability.constant;
    const View v = m.viewOf(source);
    const CardId second = secondDefender(m, a);
    if (k.rule == Rule::DefenderGets
        && (k.filter == 0 ? a.attacker == source : m.matches(k.filter, a.attacker, v))
        && m.holds(ability.cond, v)) {
        m_sums[a.defender].add(m.amount(k.amount, v), k.hpChange);
        if (second != kNone)
            m_sums[second].add(m.amount(k.amount, v), k.hpChange);
    }
    const CardId host = s.cards[source].host;
    const CardId defends = host != kNone ? host : source;
    if (k.rule == Rule::AttackerGets && (a.defender == defends || second == defends)
        && m.isUnitInPlay(a.attacker) && m.holds(ability.cond, v))
        m_sums[a.attacker].add(m.amount(k.amount, v), 0);
}

/// Keywords that a unit has when their numbers come to more than nothing.
constexpr Keywords kNumbered = kw::Raid | kw::Restore;

inline void Derivation::workOut(CardId id)
{
    Card &c = s.cards[id];
    const Sums &sum = m_sums[id];
    if (c.keywords.any(kNumbered) || sum.lost != 0 || (sum.raid | sum.restore) != 0)
        finishKeywords(c, sum);
    if (c.keywords.any(words::ruledKeywords))
        addKeywordRules(id);
    const int power = c.keywords.any(kw::Grit | kw::Raid) ? powerOf(id, sum) : sum.power;
    c.power = static_cast<std::uint8_t>(std::clamp(power, 0, 255));
    c.hp = static_cast<std::uint8_t>(std::clamp<int>(sum.hp, 0, 255));
}

/// The player who changed the unit's HP: the acting player or, if the unit has just entered play,
/// the player whose ability reduces its HP (CR 1.18.1B, D).
PlayerId Derivation::whose(CardId id, std::uint8_t had) const
{
    if (had != 0)
        return m.doing.by;
    return m_takes.has(id) ? m_taker[id] : kNone;
}

inline void Derivation::conclude(CardId id, std::uint8_t had, const Before &before)
{
    const Card &c = s.cards[id];
    if ((c.hp != had || had == 0) && !m.doing.hurt.has(id))
        noteHp(s, id, whose(id, had));
    if (c.hp <= c.damage && !c.marks.any(mark::SurvivesNoHp))
        s.checksDue = true; // it has no remaining HP
    if (m.reports())
        tell(id, before);
}

void Derivation::finishKeywords(Card &c, const Sums &sum)
{
    const Keywords lost = Keywords::ofWord(sum.lost);
    int raid = lost.any(kw::Raid) ? 0 : std::max<int>(0, sum.raid);
    int restore = lost.any(kw::Restore) ? 0 : std::max<int>(0, sum.restore);
    if ((sum.doubled & kRaidIsRestore) != 0)
        restore += std::exchange(raid, 0);
    if ((sum.doubled & kRestoreIsRaid) != 0)
        raid += std::exchange(restore, 0);
    const int times = std::min(sum.doubled & ~(kRaidIsRestore | kRestoreIsRaid), 8);
    c.raid = static_cast<std::uint8_t>(std::min(255, raid << times));
    c.restore = static_cast<std::uint8_t>(std::min(255, restore));
    c.keywords = c.keywords.without(lost | kNumbered) | kw::Raid.onlyIf(raid > 0)
        | kw::Restore.onlyIf(restore > 0);
}

/// Rules that keywords put on their unit, some only while it is new: that ends with the phase.
void Derivation::addKeywordRules(CardId id)
{
    const Card &c = s.cards[id];
    s.reads |= reads::History;
    for (const KeywordWord &k : words::keywords)
        if (c.keywords.any(k.value) && (!k.whileNew || c.marks.any(mark::ArrivedThisPhase)))
            m.applyRule({.rule = k.rule}, id);
}

/// With Grit (CR 7.5.5) and, while it attacks, Raid (CR 7.5.8).
int Derivation::powerOf(CardId id, const Sums &sum)
{
    const Card &c = s.cards[id];
    int power = sum.power;
    if (c.raid > 0)
        s.reads |= reads::Raid;
    if (c.keywords.any(kw::Grit)) {
        s.reads |= reads::Grit;
        power += c.damage;
    }
    for (int i = 0; i < s.attackCount; ++i) {
        const AttackRecord &a = s.attacks[static_cast<std::size_t>(i)];
        if (a.attacker == id && (a.flags & AttackRecord::Running) != 0)
            power += c.raid;
    }
    return power;
}

void Derivation::tell(CardId id, const Before &before)
{
    const Card &c = s.cards[id];
    if (before.power != c.power || before.hp != c.hp)
        m.emit(Ev::CardChanged, id, kNone, c.power, c.hp);
    if (before.keywords != c.keywords.word() || before.raid != c.raid
        || before.restore != c.restore)
        m.emit(Ev::KeywordsChanged, id, kNone, static_cast<int>(c.keywords.word()),
               c.raid + 256 * c.restore);
}

} // namespace

void Records::derive(bool backwards)
{
    m_entered = kNone;
    Derivation(*this, backwards).run();
}

void Records::deriveEntered()
{
    const CardId id = m_entered;
    m_entered = kNone;
    s.derivedDirty = false;
    Derivation(*this).runFor(id);
}

} // namespace playmat::swu
