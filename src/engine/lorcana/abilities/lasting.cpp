#include "engine/lorcana/abilities/op_fields.h"

/// Effects that last (CR 6.4): values and keywords given, rules made, discounts, floating triggers.
namespace playmat::lorcana {

namespace {

CardSet there(const Board &m, const CardSet &set)
{
    CardSet out;
    set.forEach([&](CardId id) {
        if (m.inPlay(id))
            out.add(id);
    });
    return out;
}

CardSet ownedBy(const Board &m, const CardSet &set, PlayerId player)
{
    CardSet out;
    set.forEach([&](CardId id) {
        if (m.s.cards[id].owner == player)
            out.add(id);
    });
    return out;
}

// --- give: to the cards that are there now (CR 6.4.2.2)

bool applyGive(Machine &m, Frame &f, const Node &n, const CardSet &set)
{
    const CardSet over = there(m, set);
    if (over.empty())
        return false;
    const View v = m.viewOf(f);
    const auto value = [&](AmountId id) { return static_cast<std::int8_t>(m.amountOr(id, v, 0)); };
    const std::int8_t strength = value(n.strength);
    const std::int8_t willpower = value(n.willpower);
    const std::int8_t lore = value(n.lore);
    // "Their next turn" is another one for each player's own.
    const bool apart = n.duration == Duration::TheirNextTurn || n.duration == Duration::NextStart;
    for (PlayerId player = 0; player < (apart ? kPlayers : 1); ++player) {
        const CardSet part = apart ? ownedBy(m, over, player) : over;
        if (part.empty())
            continue;
        if (Effect *e = m.addLasting(n, EffectKind::Modify, m.ctx(f), part)) {
            e->strength = strength;
            e->willpower = willpower;
            e->lore = lore;
        }
    }
    return true;
}

std::string giveClause(Printer &p, const Node &n)
{
    const std::string gains = p.gains(n, p.isMany(n.target));
    // What was done before in this turn stays done.
    const std::string until = n.duration == Duration::Turn && gains.rfind("can't", 0) == 0
        ? std::string("for the rest of this turn")
        : p.duration(n);
    return p.doer(n.target) + " " + gains + (until.empty() ? "" : " " + until);
}

constexpr Field<Node> kGiveFields[] = {
    field::to("give"),
    field::amount<&Node::strength>("strength"),
    field::amount<&Node::willpower>("willpower"),
    field::amount<&Node::lore>("lore"),
    field::gains<Node>("keywords"),
    field::word<&Node::rule, words::rules>("rule", "rule"),
    field::filter<&Node::filter>("by"),
    field::lasting(),
};
constexpr OpSpec kGive{
    .form = {"Changes values of cards in play, gives them keywords or a rule, for a while.",
             kGiveFields, R"({"give":{"choose":{"kind":"character"}},"strength":-2,"for":"turn"})"},
    .apply = applyGive,
    .clause = giveClause,
};

// --- all: a rule for all cards of a filter, also those that come later (CR 6.4.2.1)

void stepAll(Machine &m, Frame &f, const Node &n)
{
    (void)m.addLasting(n, EffectKind::Cards, m.ctx(f), {});
    m.nextNode(f, true);
}

constexpr Field<Node> kAllFields[] = {
    needed(field::filter<&Node::filter>("all")),
    needed(field::word<&Node::rule, words::rules>("rule", "rule")),
    field::lasting(),
};
constexpr OpSpec kAll{
    .form
    = {"A rule for all cards that fit, those that come later too.", kAllFields,
       R"({"all":{"kind":"character","side":"yours"},"rule":"cant_be_challenged","for":"your_next_turn"})"},
    .step = stepAll,
    .clause =
        [](Printer &p, const Node &n) {
            Node bare = n;
            bare.filter = 0;
            return p.noun(n.filter, true) + " " + p.gains(bare, true) + " " + p.duration(n);
        },
};

// --- player_rule

void stepPlayers(Machine &m, Frame &f, const Node &n)
{
    const std::uint8_t who = m.playersOf(n.who, m.viewOf(f));
    if (Effect *e = m.addLasting(n, EffectKind::PlayerRule, m.ctx(f), {})) {
        e->value = static_cast<std::int8_t>(who);
        m.setDuration(*e, n, (who & 1U) != 0 ? PlayerId{0} : PlayerId{1});
    }
    m.nextNode(f, who != 0);
}

constexpr Field<Node> kPlayersFields[] = {
    needed(field::word<&Node::rule, words::rules>("player_rule", "rule")),
    needed(field::who()),
    field::filter<&Node::filter>("of"),
    field::lasting(),
};
constexpr OpSpec kPlayerRule{
    .form
    = {"A rule for players, for a while.", kPlayersFields,
       R"({"player_rule":"cant_play","of":"action","who":"opponents","for":"their_next_turn"})"},
    .step = stepPlayers,
    .clause =
        [](Printer &p, const Node &n) {
            return p.player(n.who) + " " + ruleText(p, n.rule, n.filter, n.who == Who::You) + " "
                + p.duration(n);
        },
};

// --- discount: the next card of that kind (CR 4.3.6)

void stepDiscount(Machine &m, Frame &f, const Node &n)
{
    const int change = m.amountOr(n.amount, m.viewOf(f), 0);
    if (Effect *e = m.addLasting(n, EffectKind::NextCost, m.ctx(f), {}))
        e->value = static_cast<std::int8_t>(change);
    m.nextNode(f, true);
}

std::string discountClause(Printer &p, const Node &n)
{
    const std::string change = p.number(n.amount);
    const bool less = !change.empty() && change[0] == '-';
    return "you pay " + (less ? change.substr(1) + " {I} less" : change + " {I} more")
        + " for the next " + p.noun(n.filter, false) + " you play " + p.duration(n);
}

constexpr Field<Node> kDiscountFields[] = {
    needed(field::filter<&Node::filter>("next_costs")),
    needed(field::amount<&Node::amount>("change")),
    field::lasting(),
};
constexpr OpSpec kDiscount{
    .form = {"The next card that fits costs you less or more.", kDiscountFields,
             R"({"next_costs":"character","change":-1,"for":"turn"})"},
    .step = stepDiscount,
    .clause = discountClause,
};

// --- floating: a triggered ability without a card (CR 6.2.7)

void stepFloating(Machine &m, Frame &f, const Node &n)
{
    (void)m.addLasting(n, EffectKind::Trigger, m.ctx(f), {});
    m.nextNode(f, true);
}

constexpr Field<Node> kFloatingFields[] = {
    {"floating", "ability",
     [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
         n.ability = r.made(at);
         if (r.program().abilities[n.ability].kind != AbilityKind::Triggered)
             at.fail("only a triggered ability waits");
     },
     true},
    field::lasting(),
};
constexpr OpSpec kFloating{
    .form
    = {"A triggered ability that waits for a while, whatever becomes of its card.", kFloatingFields,
       R"({"floating":{"when":"quests","of":{"kind":"character","side":"yours"},"do":[{"lose_lore":1,"who":"opponents"}]},"for":"turn"})"},
    .step = stepFloating,
    .clause =
        [](Printer &p, const Node &n) {
            std::string text = p.ability(n.ability);
            const std::size_t comma = text.find(", ");
            const std::string until = p.duration(n);
            if (comma != std::string::npos && !until.empty())
                text.insert(comma, " " + until);
            if (!text.empty() && text.back() == '.')
                text.pop_back();
            return text;
        },
};

} // namespace

Ops lastingOps()
{
    static constexpr const OpSpec *ops[] = {&kGive, &kAll, &kPlayerRule, &kDiscount, &kFloating};
    return ops;
}

} // namespace playmat::lorcana
