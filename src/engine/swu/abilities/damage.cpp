#include "engine/swu/abilities/op.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/opponent.h"
#include "engine/swu/rules/prevention.h"
#include "engine/swu/text/printer.h"

#include <algorithm>

/// Dealing and healing damage, including damage divided as somebody chooses; losing the game.
namespace playmat::swu {

namespace {

using core::DecisionKind;
using field::needed;

// --- damage

/// The amount, worked out for this card where the effect says so.
int amountFor(Machine &m, const Frame &f, const Node &n, CardId id)
{
    if ((n.flags & nf::PerCard) == 0)
        return f.effects().amount;
    Context one = m.s.contexts[f.ctx];
    one.it.clear();
    one.it.add(id);
    return m.amount(n.amount, {one.controller, one.source, &one});
}

/// Damage that a Shield or another effect replaces still counts for "if you do" (CR 8.9).
bool wouldBeDealt(const Questions &m, const Hit &hit)
{
    const bool there = m.isUnitInPlay(hit.victim)
        || (m.inPlay(hit.victim) && m.defOf(hit.victim).type == CardType::Base);
    return hit.amount > 0 && there && (hit.unpreventable || !m.isProtected(hit.victim, hit.dealer));
}

/// The one of several dealers that deals damage to the card: the first of them to the first card,
/// in the order in which they lie, and so on.
CardId dealerTo(const Questions &m, const Frame &f, const Node &n, const CardSet &set, CardId id)
{
    int rank = 0;
    bool passed = false;
    m.s.inOrder(set, [&](CardId one) {
        passed = passed || one == id;
        rank += passed ? 0 : 1;
    });
    CardId dealer = kNone;
    m.s.inOrder(m.collect(n.filter, m.viewOf(f)), [&](CardId one) {
        if (rank-- == 0)
            dealer = one;
    });
    return dealer;
}

Hit hitOn(Machine &m, const Frame &f, const Node &n, CardId id, const CardSet &set)
{
    const Context &c = m.ctx(f);
    const CardId one = c.dealer != kNone ? c.dealer : c.source;
    return {.victim = id,
            .amount = amountFor(m, f, n, id),
            .source = n.filter == 0 ? one : dealerTo(m, f, n, set, id),
            .dealer = c.controller,
            .unpreventable = (n.flags & nf::Unpreventable) != 0};
}

bool dealToEach(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    bool any = false;
    int excess = 0;
    Context &c = m.ctx(f);
    c.hurt = 0;
    c.dealt = 0;
    m.s.inOrder(set, [&](CardId id) {
        const Hit hit = hitOn(m, f, n, id, set);
        const int room = m.remainingHp(id);
        any = wouldBeDealt(m, hit) || any;
        const int dealt = m.dealOne(hit);
        excess += std::max(0, dealt - std::max(0, room));
        c.dealt = static_cast<std::int16_t>(c.dealt + dealt);
        if (dealt > 0 && m.isUnitInPlay(id))
            c.hurt |= core::playerBit(m.s.cards[id].controller);
    });
    if ((n.flags & nf::KeepExcess) != 0)
        m.ctx(f).number = static_cast<std::int16_t>(excess);
    return any;
}

/// All of it is dealt at the same time, so the questions about prevention come before any damage.
bool asksBeforeDamage(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    if (!m.ruleInPlay(Rule::MayPrevent))
        return false;
    std::array<Hit, kMaxCards> hits;
    std::size_t count = 0;
    m.s.inOrder(set, [&](CardId id) { hits[count++] = hitOn(m, f, n, id, set); });
    if (!asksToPrevent(m, {hits.data(), count}))
        return false;
    m.ctx(f).it = set;
    f.go(EffectStep::Apply);
    return true;
}

/// "Up to": how much is chosen when it is known to what.
bool asksHowMuch(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    if ((n.flags & nf::UpTo) == 0)
        return asksBeforeDamage(m, f, n, set);
    if (set.empty())
        return false;
    Context &c = m.ctx(f);
    c.it = set;
    f.go(OwnStep::Ask);
    f.player = c.controller;
    m.wait();
    return true;
}

void askHowMuchDamage(Machine &m, const Frame &f, const Node &, core::Decision &out)
{
    m.askNumbers(out, 0, f.effects().amount);
}

/// The number is how much was dealt; a question about prevention adds to it later.
void answerHowMuchDamage(Machine &m, Frame &f, const Node &n, const core::Decision &d,
                         const core::Answer &a)
{
    Context &c = m.ctx(f);
    f.effects().amount = d.options[a.options[0]].number;
    const CardSet set = c.it;
    const bool any = f.effects().amount > 0 && !set.empty();
    const Hit hit = any ? hitOn(m, f, n, m.s.firstOf(set), set) : Hit{};
    const std::uint8_t ctx = f.ctx;
    c.itController = set.empty() ? kNone : m.s.cards[m.s.firstOf(set)].controller;
    c.did = any && wouldBeDealt(m, hit) ? 1 : 0;
    c.number = 0;
    m.nextNode(f);
    if (any)
        m.s.contexts[ctx].number = static_cast<std::int16_t>(deal(m, hit, ctx));
}

/// Who deals it, when that is not the card of the ability.
std::string dealerWords(Printer &p, const Node &n)
{
    std::string source = std::exchange(p.said.source, {});
    const std::string_view it = p.say(p.said.having ? P::ThatUnit : P::It);
    return source.empty() && n.source != 0 ? std::string(it) : source;
}

std::string damageClause(Printer &p, const Node &n)
{
    if (n.filter != 0) {
        const Filter &whom = p.fil(p.sel(n.target).filter);
        return p.say("{each} deals {n} damage to a different {unit}",
                     {{"each", p.cards(n.filter, {Printer::Quantity::Each, 1, false})},
                      {"n", p.amount(n.amount).text},
                      {"unit", p.adjectives(whom, true) + " " + p.noun(whom, false)}});
    }
    const Selector &by = p.sel(n.source);
    if (p.said.source.empty() && by.mode == SelectMode::Ref && by.ref == Ref::This) {
        p.said.source = p.card(Ref::This); // "this unit deals damage equal to its power"
        p.said.spokenOf = Ref::This;
    }
    if (p.said.source.empty() && by.mode == SelectMode::Ref && by.ref == Ref::Attached)
        p.said.source = p.card(Ref::Attached);
    const Printer::AmountText a = p.amount(n.amount);
    const std::string_view sort = p.say((n.flags & nf::Unpreventable) != 0 ? "unpreventable " : "");
    const bool upTo = (n.flags & nf::UpTo) != 0;
    const std::string damage
        = std::string(p.say(upTo ? "up to " : "")) + std::string(sort) + p.damageWords(a);
    p.said.dealt = p.said.dealt || upTo;
    if ((n.flags & nf::KeepExcess) != 0)
        p.said.numberIs = p.say("the excess damage");
    const std::string source = dealerWords(p, n);
    const std::string victims = p.target(n.target, true);
    const std::string_view phrase = !source.empty() && p.said.having
        ? "have {source} deal {damage} to {cards}"
        : !source.empty()  ? "{source} deals {damage} to {cards}"
        : p.said.alsoDeals ? "{damage} to {cards}"
                           : "deal {damage} to {cards}";
    return p.say(phrase, {{"source", source}, {"damage", damage}, {"cards", victims}}) + a.each;
}

constexpr Field<Node> kDamageFields[] = {
    needed(field::amount<&Node::amount>("damage")), field::to("to"),
    field::selector<&Node::source>("by"),           field::flag<nf::Unpreventable>("unpreventable"),
    field::flag<nf::PerCard>("for_each_of_them"),   field::flag<nf::UpTo>("up_to"),
    field::flag<nf::KeepExcess>("keep_excess"),     field::withNext(),
    field::filter<&Node::filter>("each_by")};
constexpr OpSpec kDamage{
    .form
    = {"Deals damage to cards; \"by\" is the card that deals it. \"with_next\": at the same "
       "time as the following effect. \"up_to\", to one card: you choose how much; the number "
       "is how much was dealt. \"keep_excess\": the number is what was more than needed to "
       "defeat it. \"each_by\": each of these cards deals it to a different one.",
       kDamageFields},
    .traits = op::Foretold | op::HasDealer | op::Deals | op::NeedsAmount,
    .apply = dealToEach,
    .askFirst = asksHowMuch,
    .changes =
        [](const Questions &m, const Node &n, const View &v, CardId id) {
            const bool hurts = (n.flags & nf::PerCard) != 0 || m.amount(n.amount, v) > 0;
            return hurts
                && (m.isUnitInPlay(id) || (m.inPlay(id) && m.defOf(id).type == CardType::Base));
        },
    .ask = askHowMuchDamage,
    .answer = answerHowMuchDamage,
    .clause = damageClause,
    .unchanged = "no damage is dealt to it",
    .nothingThere = "Nothing to damage",
};

// --- trade_damage

/// Both at the same time; a unit that has left deals and takes none.
void stepTrade(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    const View v = m.viewOf(f);
    const CardId one = m.refer(m.p.selectors[n.target].ref, v);
    const CardId other = m.refer(m.p.selectors[n.source].ref, v);
    const PlayerId dealer = c.controller;
    const bool both = m.isUnitInPlay(one) && m.isUnitInPlay(other);
    c.did = both ? 1 : 0;
    m.nextNode(f);
    if (!both)
        return;
    const auto hit = [&](CardId victim, CardId source) {
        return Hit{.victim = victim,
                   .amount = m.s.cards[source].power,
                   .source = source,
                   .dealer = dealer};
    };
    const std::array<Hit, 2> hits{hit(other, one), hit(one, other)};
    m.dealDamage(hits);
}

constexpr Field<Node> kTradeFields[]
    = {field::to("trade_damage"), needed(field::selector<&Node::source>("with"))};
constexpr OpSpec kTrade{
    .form = {"Each of two units deals damage equal to its power to the other.", kTradeFields},
    .traits = op::Foretold,
    .step = stepTrade,
    .sentences =
        [](Printer &p, const Node &) {
            return Printer::Sentences{std::string(
                p.say("each of those units deals damage equal to its power to the other"))};
        },
};

// --- heal

bool healEach(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    int sum = 0;
    m.s.inOrder(set, [&](CardId id) {
        const int most = (n.flags & nf::All) != 0 ? 255 : f.effects().amount;
        sum += m.heal(id, most, m.ctx(f).source);
    });
    m.ctx(f).number = static_cast<std::int16_t>(sum);
    return sum > 0;
}

/// "Up to": how much is chosen when it is known from what.
bool askHowMuch(Machine &m, Frame &f, const Node &n, const CardSet &targets)
{
    if ((n.flags & nf::UpTo) == 0 || targets.empty())
        return false;
    Context &c = m.ctx(f);
    c.it = targets;
    std::int16_t &most = f.effects().amount;
    most = std::min<std::int16_t>(most, m.s.cards[m.s.firstOf(targets)].damage);
    f.go(OwnStep::Ask);
    f.player = c.controller;
    m.wait();
    return true;
}

void askHeal(Machine &m, const Frame &f, const Node &, core::Decision &out)
{
    m.askNumbers(out, 0, f.effects().amount);
}

void answerHeal(Machine &m, Frame &f, const Node &n, const core::Decision &d, const core::Answer &a)
{
    Context &c = m.ctx(f);
    f.effects().amount = d.options[a.options[0]].number;
    c.did = healEach(m, f, n, c.it) ? 1 : 0;
    m.nextNode(f);
}

std::string healClause(Printer &p, const Node &n)
{
    if ((n.flags & nf::All) != 0)
        return p.say("heal all damage from {cards}", {{"cards", p.target(n.target, true)}});
    const Printer::AmountText a = p.amount(n.amount);
    const std::string_view phrase = a.form != Printer::AmountText::Fixed
        ? "heal {damage} from {cards}"
        : (n.flags & nf::UpTo) != 0 ? "heal up to {n} damage from {cards}"
                                    : "heal {n} damage from {cards}";
    return p.say(phrase,
                 {{"damage", p.damageWords(a)}, {"n", a.text}, {"cards", p.target(n.target, true)}})
        + a.each;
}

constexpr Field<Node> kHealFields[] = {field::amountOrAll("heal"), field::to("from"),
                                       field::flag<nf::UpTo>("up_to"), field::withNext()};
constexpr OpSpec kHeal{
    .form = {"Heals damage; \"up_to\" lets you choose how much.", kHealFields},
    .traits = op::Foretold,
    .apply = healEach,
    .askFirst = askHowMuch,
    .changes =
        [](const Questions &m, const Node &n, const View &v, CardId id) {
            return m.inPlay(id) && m.s.cards[id].damage > 0
                && ((n.flags & nf::All) != 0 || m.amount(n.amount, v) > 0);
        },
    .ask = askHeal,
    .answer = answerHeal,
    .clause = healClause,
    .unchanged = "is not damaged: nothing is healed",
    .nothingThere = "Nothing to heal",
};

// --- divided: damage (CR 8.4.5), or healing up to a total

enum class Share : std::uint8_t { Damage, Healing, Tokens };

/// How much falls to each of the cards.
struct Shares
{
    CardSet targets;
    std::array<std::int16_t, kMaxCards> parts{};

    static Shares answered(const core::Decision &d, const core::Answer &a)
    {
        Shares out;
        for (std::size_t i = 0; i < a.options.size(); ++i) {
            const CardId id = d.options[a.options[i]].card;
            out.targets.add(id);
            out.parts[id] = a.amounts[i];
        }
        return out;
    }

    static Shares allTo(CardId id, std::int16_t amount)
    {
        Shares out;
        out.targets.add(id);
        out.parts[id] = amount;
        return out;
    }
};

template <Share kShare>
CardSet divideTargets(const Questions &m, const View &v, const Node &n)
{
    CardSet out;
    m.collect(m.p.selectors[n.target].filter, v).forEach([&](CardId id) {
        if (kShare != Share::Healing || m.s.cards[id].damage > 0)
            out.add(id);
    });
    return out;
}

/// Whether there are no units to divide the damage among, or there is no damage to divide.
template <Share kShare>
bool divideIsIdle(const Questions &m, const Node &n, const View &v)
{
    return m.amount(n.amount, v) <= 0 || divideTargets<kShare>(m, v, n).empty();
}

CardId dividerOf(const Questions &m, const Frame &f, const Node &n)
{
    const Selector &sel = m.p.selectors[n.source];
    const CardId id = sel.mode == SelectMode::Ref ? m.refer(sel.ref, m.viewOf(f)) : kNone;
    return id == kNone ? m.s.contexts[f.ctx].source : id;
}

template <Share kShare>
int giveShare(Machine &m, const Frame &f, const Node &n, CardId id, int part, CardId source)
{
    const Context &c = m.s.contexts[f.ctx];
    if constexpr (kShare == Share::Healing)
        return m.heal(id, part, c.source);
    else if constexpr (kShare == Share::Tokens) {
        const CardSet given = giveTokens(m, id, n.token, part);
        noteGiven(m, c.controller, given);
        return given.count();
    } else
        return deal(m, {.victim = id, .amount = part, .source = source, .dealer = c.controller},
                    f.ctx);
}

template <Share kShare>
void divide(Machine &m, Frame &f, const Node &n, const Shares &shares)
{
    Context &c = m.ctx(f);
    int sum = 0;
    c.it.clear();
    const CardId source = n.source != 0 ? dividerOf(m, f, n) : c.source;
    m.s.inOrder(shares.targets, [&](CardId id) {
        if (shares.parts[id] <= 0)
            return;
        c.it.add(id);
        sum += giveShare<kShare>(m, f, n, id, shares.parts[id], source);
    });
    c.did = sum > 0 ? 1 : 0;
    c.number = static_cast<std::int16_t>(sum);
    m.nextNode(f);
}

template <Share kShare>
void stepDivide(Machine &m, Frame &f, const Node &n)
{
    Context &c = m.ctx(f);
    const CardSet targets = divideTargets<kShare>(m, m.viewOf(f), n);
    if (targets.empty() || f.effects().amount <= 0) {
        c.did = 0;
        c.number = 0;
        c.it.clear();
        m.nextNode(f);
        return;
    }
    const bool exact = kShare != Share::Healing && (n.flags & nf::UpTo) == 0;
    if (exact && targets.count() == 1 && (n.flags & nf::AnyNumber) == 0) {
        divide<kShare>(m, f, n, Shares::allTo(targets.first(), f.effects().amount));
        return;
    }
    f.go(OwnStep::Ask);
    f.player = c.controller;
    m.wait();
}

template <Share kShare>
void askDivide(Machine &m, const Frame &f, const Node &n, core::Decision &out)
{
    out.kind = DecisionKind::Distribute;
    out.prompt = static_cast<std::uint16_t>(Prompt::DivideDamage);
    constexpr bool healing = kShare == Share::Healing;
    int room = 0;
    m.s.inOrder(divideTargets<kShare>(m, m.viewOf(f), n), [&](CardId id) {
        const int most = healing ? std::min<int>(f.effects().amount, m.s.cards[id].damage)
                                 : f.effects().amount;
        room += most;
        out.options.push_back({.kind = static_cast<std::uint8_t>(OptionKind::Card),
                               .card = id,
                               .number = static_cast<std::int16_t>(most)});
    });
    out.max = static_cast<std::int16_t>(std::min<int>(f.effects().amount, room));
    const bool less = healing ? (n.flags & nf::All) == 0 : (n.flags & nf::UpTo) != 0;
    out.min = less ? std::int16_t{0} : out.max;
    out.orNone = (n.flags & nf::AnyNumber) != 0 && out.min > 0; // CR 8.4.5A
}

template <Share kShare>
void answerDivide(Machine &m, Frame &f, const Node &n, const core::Decision &d,
                  const core::Answer &a)
{
    divide<kShare>(m, f, n, Shares::answered(d, a));
}

std::string divideClause(Printer &p, const Node &n)
{
    const Printer::AmountText a = p.amount(n.amount);
    const bool upTo = (n.flags & nf::UpTo) != 0;
    const std::string damage
        = p.say(upTo ? "up to {damage} divided as you choose" : "{damage} divided as you choose",
                {{"damage", p.damageWords(a)}});
    const std::string source = dealerWords(p, n);
    const auto many = (n.flags & (nf::AnyNumber | nf::UpTo)) != 0 ? Printer::Quantity::AnyNumber
                                                                  : Printer::Quantity::Plural;
    const std::string victims = p.cards(p.sel(n.target).filter, {many, 1, false});
    const std::string_view phrase = !source.empty() ? "{source} deals {damage} among {cards}"
        : p.said.alsoDeals                          ? "{damage} to {cards}"
                                                    : "deal {damage} among {cards}";
    return p.say(phrase, {{"source", source}, {"damage", damage}, {"cards", victims}}) + a.each;
}

constexpr Field<Node> kDivideFields[]
    = {needed(field::amount<&Node::amount>("divide")), field::among(),
       field::selector<&Node::source>("by"), field::flag<nf::UpTo>("up_to"),
       field::flag<nf::AnyNumber>("any_number")};
constexpr OpSpec kDivide{
    .form = {"Deals damage divided as you choose; among \"any_number\" means that there may "
             "be none.",
             kDivideFields},
    .traits = op::Foretold | op::HasDealer,
    .step = stepDivide<Share::Damage>,
    .idle = divideIsIdle<Share::Damage>,
    .ask = askDivide<Share::Damage>,
    .answer = answerDivide<Share::Damage>,
    .clause = divideClause,
    .nothingThere = "Nothing to damage",
};

std::string healDividedClause(Printer &p, const Node &n)
{
    const std::string among
        = p.cards(p.sel(n.target).filter, {Printer::Quantity::Plural, 1, false});
    return p.say((n.flags & nf::All) != 0
                     ? "heal {n} damage in total from any number of {cards}"
                     : "heal up to {n} damage in total from any number of {cards}",
                 {{"n", p.amount(n.amount).text}, {"cards", among}});
}

constexpr Field<Node> kHealDividedFields[] = {needed(field::amount<&Node::amount>("heal_divided")),
                                              field::among(), field::flag<nf::All>("in_full")};
constexpr OpSpec kHealDivided{
    .form = {"Heals up to this much in total, or \"in_full\" as much of it as can be healed.",
             kHealDividedFields},
    .traits = op::Foretold,
    .step = stepDivide<Share::Healing>,
    .idle = divideIsIdle<Share::Healing>,
    .ask = askDivide<Share::Healing>,
    .answer = answerDivide<Share::Healing>,
    .clause = healDividedClause,
    .nothingThere = "Nothing to heal",
};

// --- distributed tokens

std::string distributeClause(Printer &p, const Node &n)
{
    const Printer::AmountText a = p.amount(n.amount);
    const bool equal = a.form == Printer::AmountText::Equal;
    const std::string tokens
        = p.say(rowOf(words::tokens, n.token)->many, {{"n", equal ? "" : a.text}});
    const std::string among
        = p.cards(p.sel(n.target).filter, {Printer::Quantity::Plural, 1, false});
    if (equal)
        return p.say("distribute{tokens} equal to {n} among {cards}",
                     {{"tokens", tokens}, {"n", a.text}, {"cards", among}});
    return p.say((n.flags & nf::UpTo) != 0 ? "distribute up to {tokens} among {cards}"
                                           : "distribute {tokens} among {cards}",
                 {{"tokens", tokens}, {"cards", among}});
}

constexpr Field<Node> kDistributeFields[] = {
    needed(field::word<&Node::token, words::tokens>("distribute", "word_token")),
    needed(field::amount<&Node::amount>("tokens")), field::among(), field::flag<nf::UpTo>("up_to")};
constexpr OpSpec kDistribute{
    .form = {"Gives this many token upgrades, or with \"up_to\" fewer, divided among cards as you "
             "choose; the number is how many.",
             kDistributeFields},
    .traits = op::Foretold,
    .leaves = Leaves::Something,
    .step = stepDivide<Share::Tokens>,
    .idle = divideIsIdle<Share::Tokens>,
    .ask = askDivide<Share::Tokens>,
    .answer = answerDivide<Share::Tokens>,
    .clause = distributeClause,
    .nothingThere = "Nobody to give it to",
};

// --- indirect damage (CR 8.35)

/// Where the player may put it: among their units and on their base.
CardSet indirectTargets(const Questions &m, PlayerId player)
{
    CardSet out = unitsOf(m, player);
    out.add(m.s.bases[player]);
    return out;
}

/// Once a phase is enough.
void noteIndirect(Machine &m, PlayerId player)
{
    const bool known = std::ranges::any_of(m.s.history.phase(), [&](const Deed &deed) {
        return deed.is(DeedKind::DealtIndirect) && deed.player() == player;
    });
    const CardId base = m.s.bases[player];
    if (!known)
        m.note(Deed::of(DeedKind::DealtIndirect, base, m.s.cards[base].def, player));
    m.touch(reads::History);
}

/// Unpreventable, and dealt by the card with the ability, whoever assigns it (CR 8.35).
void dealIndirect(Machine &m, Frame &f, const Shares &shares)
{
    Context &c = m.ctx(f);
    std::array<Hit, kMaxCards> hits;
    std::size_t count = 0;
    c.it.clear();
    m.s.inOrder(shares.targets, [&](CardId id) {
        if (shares.parts[id] <= 0)
            return;
        c.it.add(id);
        hits[count++] = {.victim = id,
                         .amount = shares.parts[id],
                         .source = c.source,
                         .dealer = c.controller,
                         .unpreventable = true,
                         .indirect = true};
    });
    c.did = count > 0 ? 1 : 0;
    c.number = f.effects().amount;
    if (count > 0)
        noteIndirect(m, c.controller);
    m.dealDamage({hits.data(), count});
    m.nextNode(f);
}

/// The number of the player's constant abilities with that rule, or the sum of their amounts.
int indirectRule(const Questions &m, Rule rule, PlayerId player, CardId dealer)
{
    int sum = 0;
    if (m.ruleInPlay(rule))
        m.forConstants([&](const Ability &a, CardId source) {
            const View v = m.viewOf(source);
            if (a.constant.rule == rule && v.you == player
                && (a.constant.filter == 0 || m.matches(a.constant.filter, dealer, v)))
                sum += rule == Rule::IndirectMore ? m.amount(a.constant.amount, v) : 1;
        });
    return sum;
}

/// Deals indirect damage. A player without units is not asked. f.player assigns the damage: usually
/// its victim, but its dealer if a card says so.
void stepIndirect(Machine &m, Frame &f, const Node &n)
{
    const PlayerId victim = m.playerOf(n.who, m.viewOf(f));
    const PlayerId dealer = m.ctx(f).controller;
    const bool toOpponent = victim != kNone && victim != dealer;
    f.player = victim;
    if (victim == kNone) {
        m.nextNode(f);
        return;
    }
    if (toOpponent && f.effects().amount > 0)
        f.effects().amount = static_cast<std::int16_t>(
            f.effects().amount + indirectRule(m, Rule::IndirectMore, dealer, m.ctx(f).source));
    if (toOpponent && indirectRule(m, Rule::AssignsIndirect, dealer, m.ctx(f).source) > 0)
        f.player = dealer;
    const CardSet targets = indirectTargets(m, victim);
    if (f.effects().amount > 0 && targets.count() > 1) {
        f.go(OwnStep::Ask);
        m.wait();
        return;
    }
    dealIndirect(m, f, Shares::allTo(m.s.bases[victim], f.effects().amount));
}

/// No more on a unit than it has HP left (CR 8.35).
void askIndirect(Machine &m, const Frame &f, const Node &n, core::Decision &out)
{
    const PlayerId victim = m.playerOf(n.who, m.viewOf(f));
    out.kind = DecisionKind::Distribute;
    out.prompt = static_cast<std::uint16_t>(Prompt::DivideDamage);
    m.s.inOrder(indirectTargets(m, victim), [&](CardId id) {
        const int room = id == m.s.bases[victim] ? f.effects().amount : m.remainingHp(id);
        if (room > 0)
            out.options.push_back(
                {.kind = static_cast<std::uint8_t>(OptionKind::Card),
                 .card = id,
                 .number = static_cast<std::int16_t>(std::min<int>(f.effects().amount, room))});
    });
    out.min = out.max = f.effects().amount;
}

void answerIndirect(Machine &m, Frame &f, const Node &, const core::Decision &d,
                    const core::Answer &a)
{
    dealIndirect(m, f, Shares::answered(d, a));
}

std::string indirectClause(Printer &p, const Node &n)
{
    const Printer::AmountText a = p.amount(n.amount);
    const bool fixed = a.form == Printer::AmountText::Fixed;
    p.said.hit = true;
    return p.say(fixed ? "deal {n} indirect damage to {player}"
                       : "deal indirect damage to {player} equal to {n}",
                 {{"n", a.text}, {"player", p.player(n.who)}})
        + a.each;
}

constexpr Field<Node> kIndirectFields[]
    = {needed(field::amount<&Node::amount>("indirect")),
       needed(field::word<&Node::who, words::players>("to", "word_player"))};
constexpr OpSpec kIndirect{
    .form = {"Deals indirect damage to a player, who assigns it among their units and their base. "
             "It cannot be prevented.",
             kIndirectFields},
    .traits = op::NeedsAmount,
    .step = stepIndirect,
    .ask = askIndirect,
    .answer = answerIndirect,
    .clause = indirectClause,
};

// --- lose_game

void stepLose(Machine &m, Frame &f, const Node &n)
{
    const std::uint8_t who = m.playersOf(n.who, m.viewOf(f));
    m.nextNode(f);
    for (PlayerId player = 0; player < kPlayers; ++player)
        m.s.players[player].lost = ((who >> player) & 1U) != 0;
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (((who >> player) & 1U) != 0)
            m.finish(EndReason::CardAbility, survivorAfter(m.s, player));
}

constexpr Field<Node> kLoseFields[]
    = {needed(field::word<&Node::who, words::players>("lose_game", "word_player"))};
constexpr OpSpec kLose{
    .form = {"A player loses the game.", kLoseFields},
    .step = stepLose,
    .clause =
        [](Printer &p, const Node &n) {
            if (n.who == Who::EachOpponent)
                return std::string(p.say("you win the game"));
            return p.say("{player} [lose|loses] the game", {{"player", p.player(n.who)}},
                         n.who != Who::You);
        },
};

} // namespace

Ops damageOps()
{
    static constexpr const OpSpec *ops[]
        = {&kLose, &kDamage, &kTrade, &kDivide, &kIndirect, &kHeal, &kHealDivided, &kDistribute};
    return ops;
}

} // namespace playmat::swu
