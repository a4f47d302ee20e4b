#include "engine/swu/language/card_db.h"

#include "engine/swu/language/condition.h"

#include <algorithm>

namespace playmat::swu {

namespace {

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool sameIgnoringCase(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

} // namespace

namespace {

/// Rules that change the cost of their own card.
constexpr Rules kOwnPrice = Rules::of(Rule::OwnCost) | Rules::of(Rule::SavesByDamage)
    | Rules::of(Rule::PayByDiscard) | Rules::of(Rule::OwnPenalty) | Rules::of(Rule::NotFromHand)
    | Rules::of(Rule::OnlyFirstAction);

/// What parts of the ability language look at.
struct Reader
{
    const Program &p;

    static constexpr Reads kOwnAttack = reads::own(reads::Attack);

    /// `what` is looked at on the card that is meant.
    [[nodiscard]] static Reads ref(Ref r, Reads what = 0)
    {
        constexpr Reads rest = ~(reads::Damage | reads::Ready | reads::Attack);
        if (r == Ref::This)
            return (what & rest) | reads::own(what);
        return r == Ref::Attacker || r == Ref::Defender ? (what & rest) | kOwnAttack : what;
    }
    [[nodiscard]] static Reads who(Who w) { return w == Who::DefendingPlayer ? kOwnAttack : 0; }
    [[nodiscard]] static Reads side(Side s) { return s == Side::DefendingPlayer ? kOwnAttack : 0; }
    /// Asked of all cards there are.
    [[nodiscard]] Reads filter(FilterId id) const
    {
        return id == 0 ? Reads{0} : reads::Units | ofOneCard(id);
    }
    /// Of the state of the card that is asked about.
    [[nodiscard]] static Reads stateOf(const Filter &f)
    {
        const Props props = f.require | f.exclude;
        Reads r = 0;
        if ((f.hpMax | f.hpMin) != 0 || (props & prop::Damaged) != 0)
            r |= reads::Damage;
        if ((f.hpMax | f.hpMin | f.powerMin | f.powerMax) != 0
            || !(f.keywords | f.notKeywords).empty()
            || (props & (prop::AnyKeyword | prop::TwoKeywords | prop::NoAbilities)) != 0)
            r |= reads::Values;
        if ((props & prop::Exhausted) != 0)
            r |= reads::Ready;
        if (f.attacks != 0
            || (props & (prop::Attacker | prop::Defender | prop::DefendersArena | prop::ByAmbush))
                != 0)
            r |= reads::Attack;
        return r;
    }
    /// Asked of one card.
    [[nodiscard]] Reads ofOneCard(FilterId id, Ref card = Ref::None) const
    {
        if (id == 0)
            return 0;
        const Filter &f = p.filters[id];
        Reads r = ref(card, stateOf(f)) | side(f.side) | side(f.owner) | amount(f.costMin)
            | amount(f.costMax) | amount(f.powerMin) | amount(f.powerMax) | amount(f.hpMax)
            | amount(f.hpMin) | ofOneCard(f.alt, card) | filter(f.attacks) | filter(f.host)
            | filter(f.with) | filter(f.without) | filter(f.sharesName) | filter(f.sharesAspect)
            | filter(f.sharesTrait) | filter(f.sharesNoAspect) | filter(f.sharesKeyword);
        if (f.sharesKeyword != 0)
            r |= reads::Values;
        if ((f.zones & zoneBit(Zone::Hand)) != 0)
            r |= reads::Hand;
        if ((f.zones & zoneBit(Zone::Resources)) != 0 || (f.kinds & kind::Resource) != 0)
            r |= reads::Resources;
        constexpr auto piles = zoneBit(Zone::Deck) | zoneBit(Zone::Discard)
            | zoneBit(Zone::Captured) | zoneBit(Zone::Aside);
        if ((f.zones & piles) != 0)
            r |= reads::Piles;
        const Props props = f.require | f.exclude;
        if ((props & prop::Upgraded) != 0)
            r |= reads::Units;
        if ((props
             & (prop::AttackedThisPhase | prop::PlayedThisPhase | prop::EnteredThisRound
                | prop::DefeatedThisPhase | prop::Shown | prop::PlayedByAnyone
                | prop::HealedThisPhase | prop::EnteredThisPhase))
                != 0
            || (props
                & (prop::AttackedYourBase | prop::Discarded | prop::DamagedBase
                   | prop::DamagedEnemyBase | prop::HurtThisPhase))
                != 0
            || f.playedFrom != 0 || f.playedBy != PlayWay::Plain)
            r |= reads::History;
        if ((props & prop::CanBePaid) != 0)
            r |= reads::Ready | reads::Resources;
        if ((props & (prop::Captured | prop::Guarding)) != 0)
            r |= reads::Piles;
        return r;
    }
    [[nodiscard]] Reads amount(AmountId id) const
    {
        if (id == 0)
            return 0;
        const Amount &a = p.amounts[id];
        const Reads looks = a.op == nullptr ? Reads{0} : a.op->reads;
        return ref(a.ref, looks) | who(a.who) | filter(a.filter) | amount(a.a) | amount(a.b);
    }
    [[nodiscard]] Reads cond(CondId id) const
    {
        if (id == 0)
            return 0;
        const Cond &c = p.conds[id];
        const Reads cards = c.op->ofOneCard ? ofOneCard(c.filter, c.ref) : filter(c.filter);
        const Reads r = ref(c.ref) | who(c.who) | side(c.side) | cards | amount(c.amount);
        return r | c.op->reads | cond(c.a) | cond(c.b);
    }
    /// What its values depend on. A rule about something else is asked for when it is needed.
    [[nodiscard]] Reads constant(const Ability &a) const
    {
        const Constant &k = a.constant;
        Rules asked;
        addRule(asked, k.rule);
        if (asked.any(kOwnPrice))
            return 0; // evaluated only when the card is about to be played
        const bool reacts = k.rule == Rule::DefenderGets || k.rule == Rule::AttackerGets;
        if (k.affects == 0 && !reacts)
            return 0;
        Reads r
            = cond(a.cond) | amount(k.power) | amount(k.hp) | amount(k.raid) | amount(k.restore);
        if (k.affects != 0) {
            const Selector &sel = p.selectors[k.affects];
            r |= sel.mode == SelectMode::Each ? reads::Units | filter(sel.filter) : ref(sel.ref);
        }
        if (k.keywordsOf != Ref::None)
            r |= ref(k.keywordsOf, reads::Values);
        if (k.heldBy != 0)
            r |= reads::Values | filter(k.heldBy);
        if (a.onAttached) // "this" is the unit, which knows nothing of it
            r |= (r >> 16U) & (reads::Damage | reads::Ready | reads::Attack);
        if (reacts)
            r |= reads::Attack | filter(k.filter) | amount(k.amount);
        return r;
    }
};

/// What a card is with this side up.
[[nodiscard]] Kinds kindOf(const CardDef &d)
{
    if (d.face == Face::UpgradeSide)
        return kind::Upgrade;
    if (d.isUnit() || d.face == Face::UnitSide)
        return kind::Unit;
    if (d.isUpgrade())
        return kind::Upgrade;
    switch (d.type) {
    case CardType::Leader:
        return kind::Leader;
    case CardType::Base:
        return kind::Base;
    case CardType::Event:
        return kind::Event;
    case CardType::Token:
        return kind::Token;
    default:
        return 0;
    }
}

/// What is printed, without the abilities.
[[nodiscard]] HotDef printedOf(const CardDef &d)
{
    HotDef h;
    for (std::size_t k = 0; k < kAspects; ++k)
        h.icons |= static_cast<std::uint32_t>(std::min<int>(d.aspects[k], 3)) << (4 * k);
    h.identity = d.identity;
    h.title = d.title;
    h.keywords = d.keywords;
    h.type = d.type;
    h.arena = d.arena;
    h.cost = d.cost;
    h.power = d.power;
    h.hp = d.hp;
    h.raid = d.raid;
    h.restore = d.restore;
    h.unique = d.unique;
    h.aspectMask = d.aspectMask;
    h.kind = d.kind;
    h.ownPrice = d.keywords.any(kw::Exploit | kw::Piloting);
    return h;
}

/// `gained`: what the ability triggers on that it lets others gain.
void addAbility(HotDef &h, const Ability &a, Triggers gained, const Reader &reader)
{
    h.actions = h.actions || isAction(a.kind);
    if (isAction(a.kind) && !a.onAttached)
        h.acts |= static_cast<std::uint8_t>(1U << (h.abilityCount - 1U));
    h.anyoneActs = h.anyoneActs || a.anyPlayer;
    h.kinds |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(a.kind));
    h.listens |= a.triggers | gained;
    h.whenDefeated = h.whenDefeated || (a.triggers.any(trig::Defeated) && !a.onAttached);
    if (a.onAttached && !a.keyword.empty()) {
        h.grants |= a.keyword;
        h.reads |= reader.cond(a.cond);
    }
    h.usedOutside = h.usedOutside || a.activeIn != Zone::Aside;
    if (a.kind != AbilityKind::Constant)
        return;
    h.constants = true;
    h.givesTrait = h.givesTrait || a.constant.rule == Rule::GainsTrait;
    h.blanks = h.blanks || a.constant.rule == Rule::Blank || a.constant.rule == Rule::BlankOthers;
    addRule(h.rules, a.constant.rule);
    h.ownPrice = h.ownPrice || h.rules.any(kOwnPrice);
    h.reads |= reader.constant(a);
}

/// Whether the filter asks for nothing that is printed on a card.
[[nodiscard]] bool takesAnyCard(const Filter &f)
{
    return f.traits.empty() && f.notTraits.empty() && f.aspects == 0 && f.notAspects == 0
        && f.arenas == 0 && f.name == 0 && f.notName == 0 && f.costMin == 0 && f.costMax == 0;
}

/// What it asks besides kinds, zones and sides. What it may fit instead is looked at beside it.
[[nodiscard]] Filter restOf(Filter f)
{
    f.kinds = f.printed = 0;
    f.side = f.owner = Side::Any;
    f.zones = 0;
    f.alt = 0;
    f.anyCard = f.anySuch = f.printedOnly = false;
    return f;
}

/// The same without what is printed.
[[nodiscard]] Filter unprintedOf(Filter f)
{
    f = restOf(f);
    f.traits = f.notTraits = {};
    f.aspects = f.notAspects = 0;
    f.arenas = 0;
    f.name = f.name2 = f.notName = 0;
    f.costMin = f.costMax = 0;
    return f;
}

} // namespace

namespace {

/// The abilities of a side lie together among those of its card.
[[nodiscard]] HotDef hotOf(const CardDef &d, const Program &p, const Reader &reader)
{
    HotDef h = printedOf(d);
    for (int i = 0; i < d.abilityCount; ++i) {
        const auto id = static_cast<AbilityId>(d.firstAbility + i);
        const Ability &a = p.abilities[id];
        if (a.face != d.face)
            continue;
        h.firstAbility = h.abilityCount == 0 ? id : h.firstAbility;
        ++h.abilityCount;
        addAbility(h, a, p.abilities[a.constant.ability].triggers, reader);
    }
    return h;
}

} // namespace

void CardDb::index()
{
    for (Filter &f : program.filters) {
        f.anyCard = takesAnyCard(f);
        f.anySuch = restOf(f) == Filter{};
        f.printedOnly = unprintedOf(f) == Filter{};
    }
    const Reader reader{program};
    hot.assign(1, {});
    for (std::size_t i = 1; i < defs.size() + turned.size(); ++i) {
        CardDef &d = i < defs.size() ? defs[i] : turned[i - defs.size()];
        d.kind = kindOf(d);
        hot.push_back(hotOf(d, program, reader));
        hot.back().turned = d.front() != static_cast<DefId>(i);
    }
}

DefId CardDb::find(std::string_view printedId) const
{
    const auto known = [this](const std::string &id) {
        const auto found = byId.find(id);
        return found == byId.end() ? DefId{0} : found->second;
    };
    const std::string id(printedId);
    if (const DefId def = known(id))
        return def;
    const auto alias = aliases.find(id);
    return alias == aliases.end() ? DefId{0} : known(alias->second);
}

NameId CardDb::findName(std::string_view title) const
{
    for (std::size_t i = 1; i < names.size(); ++i)
        if (sameIgnoringCase(names[i], title))
            return static_cast<NameId>(i);
    return 0;
}

DefId CardDb::findToken(NameId title) const
{
    const auto found = std::find_if(defs.begin() + 1, defs.end(), [&](const CardDef &d) {
        return d.isToken() && !d.isUpgrade() && d.title == title;
    });
    return found == defs.end() ? DefId{0} : static_cast<DefId>(found - defs.begin());
}

int CardDb::findTrait(std::string_view trait) const
{
    for (std::size_t i = 0; i < traits.size(); ++i)
        if (sameIgnoringCase(traits[i], trait))
            return static_cast<int>(i);
    return -1;
}

} // namespace playmat::swu
