#include "engine/riftbound/abilities/op_fields.h"
#include "engine/riftbound/rules/traits.h"

/// Ops that damage, kill, heal and protect units.
namespace playmat::riftbound {

namespace {

bool isLethal(const Board &m, CardId id)
{
    const Card &c = m.s.cards[id];
    return c.damage > 0 && c.damage >= m.might(id);
}

bool damage(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    const int amount = amountOf(m, f, n);
    bool done = false;
    m.s.inOrder(cards, [&](CardId id) {
        const Context &c = contextOf(m, f);
        if (m.deal(id, amount, c.controller, true, c.bonus) > 0) {
            m.blame(id, c.controller, isOfSpell(m, c));
            done = true;
        }
        if (isLethal(m, id))
            m.s.contexts[f.ctx].killed = true;
    });
    return done;
}

std::string damageWords(Printer &p, const Node &n)
{
    return "deal " + p.number(n.amount) + " to " + p.object(n.to);
}

// --- split damage: its targets are known; the player chooses the amounts as it resolves (355.14)

/// The damage to split, with Bonus Damage (715).
int splitOf(const Board &m, const Frame &f, const Node &n)
{
    const Context &c = contextOf(m, f);
    const int amount = amountOf(m, f, n);
    // What a unit deals is not increased (417.6.b.3).
    return n.flag ? amount : amount + c.bonus + m.s.players[c.controller].bonus;
}

void dealShare(Machine &m, const Frame &f, CardId id, int amount)
{
    const Context &c = contextOf(m, f);
    const bool unit = m.p.nodes[f.effects().node].flag;
    if (m.deal(id, amount, c.controller, false, 0, !unit) > 0)
        m.blame(id, c.controller, isOfSpell(m, c));
}

/// Notes how many of the cards the damage will kill.
void noteDoomed(Machine &m, Frame &f, const CardSet &cards)
{
    int doomed = 0;
    cards.forEach([&](CardId id) { doomed += isDoomed(m, id) ? 1 : 0; });
    m.s.contexts[f.ctx].it = cards;
    m.s.contexts[f.ctx].number = static_cast<std::int16_t>(doomed);
    m.nextNode(f, true);
}

void stepSplit(Machine &m, Frame &f, const Node &n)
{
    const CardSet cards = m.selected(n.to, viewFor(m, f));
    const int sum = splitOf(m, f, n);
    if (cards.empty() || sum <= 0) {
        m.nextNode(f, false);
        return;
    }
    if (cards.count() > 1 && sum > cards.count()) {
        f.go(EffectStep::Ask);
        m.wait();
        return;
    }
    int left = sum;
    m.s.inOrder(cards, [&](CardId id) {
        const int each = cards.several() ? std::min(left, 1) : left;
        left -= each;
        dealShare(m, f, id, each);
    });
    noteDoomed(m, f, cards);
}

void askSplit(const Board &m, const Frame &f, const Node &n, core::Decision &out)
{
    const int sum = splitOf(m, f, n);
    Board::begin(out, core::DecisionKind::Distribute, Prompt::SplitDamage,
                 contextOf(m, f).controller, sum, sum);
    m.s.inOrder(m.selected(n.to, viewFor(m, f)), [&](CardId id) {
        core::Option &o = Board::offer(out, OptionKind::Card, id);
        o.number = static_cast<std::int16_t>(sum);
        o.cost = 1; // the least amount
    });
}

void answerSplit(Machine &m, Frame &f, const Node &, const core::Decision &d, const core::Answer &a)
{
    for (std::size_t i = 0; i < a.options.size(); ++i)
        dealShare(m, f, d.options[a.options[i]].card, a.amounts[i]);
    noteDoomed(m, f, Board::chosenCards(d, a));
}

bool kill(Machine &m, Frame &f, const Node &, const CardSet &cards)
{
    if (!cards.empty())
        m.s.contexts[f.ctx].number = static_cast<std::int16_t>(m.might(cards.first()));
    m.kill(cards, contextOf(m, f).controller, isOfSpell(m, contextOf(m, f)));
    return !cards.empty();
}

bool heal(Machine &m, Frame &, const Node &, const CardSet &cards)
{
    m.s.inOrder(cards, [&](CardId id) { m.heal(id); });
    return !cards.empty();
}

bool stun(Machine &m, Frame &f, const Node &, const CardSet &cards)
{
    const PlayerId by = contextOf(m, f).controller;
    m.s.inOrder(cards, [&](CardId id) {
        if (!endures(m, contextOf(m, f), id))
            m.stun(id, by);
    });
    return !cards.empty();
}

/// The two units deal damage equal to their Might to each other; they do, not the spell
/// (417.6.b.3).
bool fight(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    const CardSet others = m.selected(n.with, viewFor(m, f));
    if (cards.empty() || others.empty())
        return false;
    const CardId one = cards.first();
    const CardId two = others.first();
    const PlayerId by = contextOf(m, f).controller;
    const int first = m.might(one);
    const int second = m.might(two);
    (void)m.deal(two, first, by, false);
    (void)m.deal(one, second, by, false);
    return true;
}

bool protect(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    cards.forEach([&](CardId id) {
        Effect e = effectOn(m, f, n.later == 0 ? EffectKind::Protect : EffectKind::ProtectFor, id);
        if (n.later != 0)
            e.setAbility(n.later);
        m.addEffect(e);
    });
    return !cards.empty();
}

/// Each player in turn chooses one of their own units, then all chosen units are killed.
void stepEachKills(Machine &m, Frame &f, const Node &)
{
    EffectsFrame &kept = f.effects();
    for (int i = 0; i < kPlayers; ++i) {
        const auto player = static_cast<PlayerId>((contextOf(m, f).controller + i) % kPlayers);
        if ((kept.players & playerBit(player)) != 0)
            continue;
        kept.players = static_cast<std::uint8_t>(kept.players | playerBit(player));
        const CardSet own = m.collect({.kinds = kindBit(Kind::Unit), .side = Side::Friendly},
                                      {player, kNone, nullptr, kNone});
        if (own.several()) {
            f.player = player;
            f.go(EffectStep::Ask);
            m.wait();
            return;
        }
        own.forEach([&](CardId id) { m.s.cards[id].set(status::Marked); });
    }
    CardSet all;
    const Context &c = contextOf(m, f);
    m.s.forBoard([&](CardId id) {
        if (!m.s.cards[id].is(status::Marked))
            return;
        all.add(id);
        m.s.cards[id].set(status::Marked, false);
        // Each player is responsible for their own kill, but has the spell only if it is theirs.
        const PlayerId by = m.s.cards[id].controller;
        m.blame(id, by, by == c.controller && isOfSpell(m, c));
    });
    m.kill(all);
    m.nextNode(f, !all.empty());
}

void askEachKills(const Board &m, const Frame &f, const Node &, core::Decision &out)
{
    Board::begin(out, core::DecisionKind::ChooseCards, Prompt::Effect, f.player);
    m.collect({.kinds = kindBit(Kind::Unit), .side = Side::Friendly},
              {f.player, kNone, nullptr, kNone})
        .forEach([&](CardId id) { (void)Board::offer(out, OptionKind::Card, id); });
}

void answerEachKills(Machine &m, Frame &f, const Node &, const core::Decision &d,
                     const core::Answer &a)
{
    m.s.cards[d.options[a.options[0]].card].set(status::Marked);
    f.go(EffectStep::First);
}

constexpr std::array kDamageFields{NodeField{"damage", "amount", field::amount, true}, kTo};
constexpr std::array kSplitFields{NodeField{"split_damage", "amount", field::amount, true}, kTo,
                                  NodeField{"by_unit", "true", field::flag}};
constexpr std::array kKillFields{NodeField{"kill", "cards", field::to, true}};
constexpr std::array kHealFields{NodeField{"heal", "cards", field::to, true}};
constexpr std::array kStunFields{NodeField{"stun", "cards", field::to, true}};
constexpr std::array kFightFields{NodeField{"fight", "cards", field::to, true},
                                  NodeField{"with", "cards", field::with, true}};
constexpr std::array kProtectFields{NodeField{"protect", "cards", field::to, true},
                                    NodeField{"for", "cost", field::price}};
constexpr std::array kEachKillsFields{NodeField{"each_player_kills", "true", field::flag, true}};

} // namespace

const OpSpec kDamage{
    .form = {"Deals damage.", kDamageFields}, .apply = damage, .words = damageWords};
const OpSpec kSplitDamage{.form = {"Splits damage among cards.", kSplitFields},
                          .step = stepSplit,
                          .ask = askSplit,
                          .answer = answerSplit,
                          .words = [](Printer &p, const Node &n) {
                              return "deal " + p.number(n.amount) + " split among "
                                  + p.object(n.to);
                          }};
const OpSpec kKill{.form = {"Kills permanents.", kKillFields},
                   .apply = kill,
                   .words = [](Printer &p, const Node &n) { return "kill " + p.object(n.to); }};
const OpSpec kHeal{.form = {"Removes all damage.", kHealFields},
                   .apply = heal,
                   .words = [](Printer &p, const Node &n) { return "heal " + p.object(n.to); }};
const OpSpec kStun{.form = {"Stuns units.", kStunFields},
                   .apply = stun,
                   .words = [](Printer &p, const Node &n) { return "stun " + p.object(n.to); }};
const OpSpec kFight{
    .form = {"Two units deal damage equal to their Mights to each other.", kFightFields},
    .apply = fight,
    .words = [](Printer &p, const Node &n) {
        return "choose " + (p.chooses(n.to) ? p.object(n.to) + " and " : "") + p.object(n.with)
            + "; they deal damage equal to their Mights to each other";
    }};
const OpSpec kProtect{
    .form = {"The next time it would die, it is recalled instead.", kProtectFields},
    .apply = protect,
    .words = [](Printer &p, const Node &n) {
        return "choose " + p.object(n.to) + "; the next time it would die this turn, "
            + (n.later == 0 ? "" : "you may pay " + p.priceOf(n.later) + " to ")
            + "heal it, exhaust it and recall it instead";
    }};
const OpSpec kEachKills{.form = {"Each player kills one of their units.", kEachKillsFields},
                        .step = stepEachKills,
                        .ask = askEachKills,
                        .answer = answerEachKills,
                        .words = [](Printer &, const Node &) {
                            return std::string("each player kills one of their units");
                        }};

} // namespace playmat::riftbound
