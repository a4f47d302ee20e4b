#include "engine/swu/abilities/op.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/print.h"
#include "engine/swu/text/printer.h"

#include <cstdlib>

/// What the next cards that a player plays this phase cost or gain.
namespace playmat::swu {

namespace {

using field::needed;

void stepNextCost(Machine &m, Frame &f, const Node &n)
{
    Effect e;
    e.kind = EffectKind::NextCost;
    e.duration = Duration::Phase;
    const bool several = n.costChange != 0 && n.amount != 0; // else the amount is the change
    e.value = n.costChange == 0 ? f.effects().amount : std::int16_t{n.costChange};
    e.targetSerial = static_cast<std::uint16_t>(several ? f.effects().amount : 1);
    addToPlayers(m, f, n, e);
}

void stepNextFree(Machine &m, Frame &f, const Node &n)
{
    const CardId card = m.refer(m.p.selectors[n.target].ref, m.viewOf(f));
    if (card == kNone) { // there is nothing to copy, and the number 0 would mean any card
        m.ctx(f).did = 0;
        m.nextNode(f);
        return;
    }
    Effect e;
    e.kind = EffectKind::NextFree;
    e.duration = Duration::Phase;
    e.targetSerial = m.hotOf(card).identity;
    addToPlayers(m, f, n, e);
}

constexpr Field<Node> kNextFreeFields[] = {field::to("next_free")};
constexpr OpSpec kNextFree{
    .form = {"The next copy of that card that you play this phase may be played for free.",
             kNextFreeFields},
    .leaves = Leaves::Something,
    .step = stepNextFree,
    .sentences =
        [](Printer &p, const Node &) {
            return Printer::Sentences{
                std::string(p.say("the next time you play a copy of that unit this phase, you may "
                                  "play it for free"))};
        },
};

void stepNextReady(Machine &m, Frame &f, const Node &n)
{
    Effect e;
    e.kind = EffectKind::NextReady;
    e.duration = Duration::Phase;
    addToPlayers(m, f, n, e);
}

void stepNextGains(Machine &m, Frame &f, const Node &n)
{
    Effect e;
    e.kind = n.exploit != 0 ? EffectKind::NextExploit : EffectKind::NextGains;
    e.duration = Duration::Phase;
    e.value = n.exploit;
    addToPlayers(m, f, n, e);
}

constexpr Field<Node> kNextGainsFields[]
    = {needed(field::filter<&Node::filter>("next_gains")), field::gains(),
       field::number<&Node::exploit, 1, 9>("gains_exploit")};
void checkNextGains(const JsonCursor &object)
{
    if (object.has("gains") == object.has("gains_exploit"))
        object.fail("either \"gains\" or \"gains_exploit\"");
}
constexpr OpSpec kNextGains{
    .form = {"The next such unit you play this phase gains keywords for this phase, or the next "
             "such card gains that much Exploit.",
             kNextGainsFields, checkNextGains},
    .traits = op::Foretold,
    .leaves = Leaves::Something,
    .step = stepNextGains,
    .clause =
        [](Printer &p, const Node &n) {
            const std::string card = p.cards(n.filter, {Printer::Quantity::Bare, 1, false});
            if (n.exploit != 0)
                return p.say("the next {card} you play this phase gains {keyword:Exploit} {n}",
                             {{"card", card}, {"n", std::to_string(n.exploit)}});
            return p.say("the next {card} you play this phase gains {keywords} for this phase",
                         {{"card", card}, {"keywords", p.keywordList(n.keywords, {}, {})}});
        },
};

constexpr Field<Node> kNextReadyFields[] = {needed(field::filter<&Node::filter>("next_ready"))};
constexpr OpSpec kNextReady{
    .form = {"The next such unit you play this phase enters play ready.", kNextReadyFields},
    .traits = op::Foretold,
    .leaves = Leaves::Something,
    .step = stepNextReady,
    .clause =
        [](Printer &p, const Node &n) {
            const std::string card = p.cards(n.filter, {Printer::Quantity::Bare, 1, false});
            return p.say("the next {card} you play this phase enters play ready", {{"card", card}});
        },
};

/// " that shares a keyword with a friendly unit"
std::string sharing(Printer &p, const Filter &f)
{
    if (f.sharesKeyword == 0)
        return {};
    return p.say(" that shares a keyword with {cards}",
                 {{"cards", p.cards(f.sharesKeyword, {Printer::Quantity::One, 1, false})}});
}

std::string nextCostClause(Printer &p, const Node &n)
{
    if (n.amount != 0 && n.costChange != 0)
        return p.say("each of the next {n} {cards} you play this phase costs {mark} less",
                     {{"n", p.amount(n.amount).text},
                      {"cards", p.described(p.fil(n.filter), true)},
                      {"mark", resources(std::to_string(std::abs(n.costChange)))}});
    if (n.target != 0)
        return p.say("the next {card} you play this phase costs {mark} less if it shares a keyword "
                     "with {cards}",
                     {{"card", p.described(p.fil(n.filter), false)},
                      {"mark", resources(std::to_string(std::abs(n.costChange)))},
                      {"cards",
                       p.cards(p.fil(p.sel(n.target).filter).sharesKeyword,
                               {Printer::Quantity::One, 1, false})}});
    const PlayWay way = p.fil(n.filter).playedBy;
    const std::string by
        = way == PlayWay::Plain ? std::string() : p.say(" using {way}", {{"way", wayName(way)}});
    if (n.amount != 0) {
        const int each = p.program().amounts[n.amount].value;
        return p.say("the next {card} you play{using} this phase costs {mark} less{each}",
                     {{"card", p.described(p.fil(n.filter), false)},
                      {"using", by},
                      {"mark", resources(std::to_string(std::abs(each)))},
                      {"each", p.amount(n.amount).each}});
    }
    return p.say(n.costChange < 0 ? "the next {card} you play{using} this phase costs {mark} less"
                                  : "the next {card} you play{using} this phase costs {mark} more",
                 {{"card", p.described(p.fil(n.filter), false) + sharing(p, p.fil(n.filter))},
                  {"using", by},
                  {"mark", resources(std::to_string(std::abs(n.costChange)))}});
}

constexpr Field<Node> kNextCostFields[]
    = {{"next_costs", "amount",
        [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
            if (at.isObject())
                n.amount = r.amount(at);
            else
                n.costChange = static_cast<std::int8_t>(at.integer(-20, 20));
        },
        true},
       needed(field::filter<&Node::filter>("of")),
       field::who(),
       field::amount<&Node::amount>("times"),
       {"only_for", "filter", [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Node &n) {
            Selector s;
            s.mode = SelectMode::Each;
            s.filter = r.filter(at);
            n.target = r.store(s);
        }}};
constexpr OpSpec kNextCost{
    .form = {"Changes the cost of the next such card this phase, or of the next \"times\" such "
             "cards; \"only_for\": it does so only if the card is one of these.",
             kNextCostFields},
    .traits = op::Foretold,
    .step = stepNextCost,
    .clause = nextCostClause,
};

} // namespace

Ops nextOps()
{
    static constexpr const OpSpec *ops[] = {&kNextCost, &kNextReady, &kNextGains, &kNextFree};
    return ops;
}

} // namespace playmat::swu
