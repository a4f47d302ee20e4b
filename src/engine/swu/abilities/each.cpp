#include "engine/swu/abilities/op.h"
#include "engine/swu/language/condition.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/printer.h"

/// Effects that do others for each of several players or cards.
namespace playmat::swu {

namespace {

using field::needed;

// --- for_each_player, for_each

enum class ForEachStep : std::uint8_t {
    Next = kOwnSteps, ///< one of those that are still to come
};

/// The active player first.
void stepForEachPlayer(Machine &m, Frame &f, const Node &n)
{
    std::uint8_t &left = f.effects().players;
    if (f.at(EffectStep::First)) {
        left = m.playersOf(n.who, m.viewOf(f));
        f.go(ForEachStep::Next);
    }
    if (left == 0) {
        m.nextNode(f);
        return;
    }
    m.ctx(f).chosenPlayer = takeFrom(m.activePlayer(), left);
    m.pushEffects(n.body, f.ctx);
}

/// Whether each effect is something that the chosen player does.
bool speaksOfChosenOnly(Printer &p, NodeId first)
{
    for (NodeId id = first; id != 0; id = p.node(id).next) {
        const Node &n = p.node(id);
        const bool does = n.who == Who::Chosen && n.op->is(op::ByPlayer);
        const bool chooses = n.target != 0 && p.sel(n.target).chooser == Who::Chosen;
        if (!does && !chooses)
            return false;
    }
    return true;
}

/// "Each opponent draws a card and discards a card."
std::string sameSubject(Printer &p, const Node &n)
{
    p.said.chosenPlayer = p.player(n.who);
    std::string words;
    for (NodeId id = n.body; id != 0; id = p.node(id).next) {
        p.said.sameSubject = !words.empty() && !p.isWanted(p.node(id));
        const Printer::Sentences next = p.step(p.node(id));
        std::string clause = next.empty() ? std::string() : next.front();
        if (clause.starts_with(' '))
            clause.erase(0, 1);
        words = words.empty() ? clause : p.say(P::And, {{"a", words}, {"b", clause}});
    }
    p.said.sameSubject = false;
    return words;
}

/// "Each opponent who controls more resources than you discards a card"; empty where the body is
/// not under one condition about them.
std::string whoFits(Printer &p, const Node &n)
{
    const Node &only = p.node(n.body);
    const Cond &cond = p.program().conds[only.cond];
    if (only.cond == 0 || only.next != 0 || only.other != 0 || !only.op->is(op::Steers)
        || cond.op->ofPlayer == nullptr)
        return {};
    const std::string which = cond.op->ofPlayer(p, cond);
    if (which.empty())
        return {};
    p.said.chosenPlayer = p.player(n.who) + " " + which;
    return speaksOfChosenOnly(p, only.body)
        ? p.inOne(only.body)
        : p.say("for {player}, {effect}",
                {{"player", p.said.chosenPlayer}, {"effect", p.inOne(only.body)}});
}

Printer::Sentences forPlayers(Printer &p, const Node &n)
{
    const std::string before = p.said.chosenPlayer;
    if (std::string words = whoFits(p, n); !words.empty()) {
        p.said.chosenPlayer = before;
        return {words};
    }
    const std::string words = speaksOfChosenOnly(p, n.body)
        ? sameSubject(p, n)
        : p.say("for {player}, {effect}",
                {{"player", p.player(n.who)}, {"effect", p.inOne(n.body)}});
    p.said.chosenPlayer = before;
    return {words};
}

constexpr Field<Node> kForEachPlayerFields[]
    = {needed(field::word<&Node::who, words::players>("for_each_player", "word_player")),
       needed(field::body("do"))};
constexpr OpSpec kForEachPlayer{
    .form
    = {"Done for each such player, who is the chosen player for that time.", kForEachPlayerFields},
    .traits = op::Foretold | op::Steers,
    .step = stepForEachPlayer,
    .idle =
        [](const Questions &m, const Node &n, const View &v) {
            Context one = v.ctx == nullptr ? Context{} : *v.ctx;
            bool idle = v.ctx != nullptr;
            for (PlayerId player = 0; player < kPlayers; ++player)
                if (((m.playersOf(n.who, v) >> player) & 1U) != 0) {
                    one.chosenPlayer = player;
                    idle = idle && m.isIdle(n.body, {v.you, v.self, &one});
                }
            return idle;
        },
    .sentences = forPlayers,
};

/// The cards are kept in a context of their own. False: the question which ones is open, or there
/// is no room.
bool beginForEach(Machine &m, Frame &f, const Node &n)
{
    CardSet set;
    if (f.at(EffectStep::First))
        f.go(EffectStep::Target);
    if (!m.gather(f, n.target, set))
        return false;
    Context *store = m.newContext(f.effects().rest);
    if (store == nullptr)
        return false;
    store->it = set;
    store->controller = m.ctx(f).controller;
    return true;
}

void stepForEach(Machine &m, Frame &f, const Node &n)
{
    if (f.effects().rest == kNone && !beginForEach(m, f, n))
        return;
    CardSet &rest = m.s.contexts[f.effects().rest].it;
    if (rest.empty()) {
        m.freeContext(f.effects().rest);
        m.nextNode(f);
        return;
    }
    if ((n.flags & nf::All) != 0)
        f.effects().together = Together::AllBodies;
    const CardId one = m.s.firstOf(rest);
    rest.remove(one);
    Context &c = m.ctx(f);
    c.it.clear();
    c.it.add(one);
    const Card &card = m.s.cards[one];
    const bool gone = !m.inPlay(one) && card.lastController != kNone; // as it last was (CR 8.11)
    c.itController = gone ? card.lastController : card.controller;
    f.go(ForEachStep::Next);
    m.pushEffects(n.body, f.ctx);
}

/// Whether the effect changes nothing for any card that could be chosen.
bool forEachIsIdle(const Questions &m, const Node &n, const View &v)
{
    const Selector &sel = m.p.selectors[n.target];
    if (sel.mode != SelectMode::Choose || v.ctx == nullptr || m.choosesUnseen(sel, v))
        return false;
    Context one = *v.ctx;
    bool idle = true;
    m.collect(sel.filter, v).forEach([&](CardId id) {
        one.it.clear();
        one.it.add(id);
        one.itController = m.s.cards[id].controller;
        idle = idle && m.isIdle(n.body, {v.you, v.self, &one});
    });
    return idle;
}

Printer::Sentences forCards(Printer &p, const Node &n)
{
    const std::string which = p.target(n.target);
    const Node &only = p.node(n.body);
    const bool deals = only.next == 0 && only.op->is(op::HasDealer)
        && p.sel(only.source).mode == SelectMode::Ref && p.sel(only.source).ref == Ref::It;
    if (p.sel(n.target).mode == SelectMode::Each && deals) {
        p.said.source = which; // "each friendly unit deals damage"
        return {p.clause(only)};
    }
    const Cond &when = p.program().conds[only.cond];
    if (only.cond != 0 && when.op->form.word() == "defeated_this_way" && only.next == 0)
        return {
            p.say("for each unit defeated this way, {effect}", {{"effect", p.inOne(only.body)}})};
    if (p.sel(n.target).mode != SelectMode::Choose)
        return {p.say("for {cards}, {effect}", {{"cards", which}, {"effect", p.inOne(n.body)}})};
    p.said.them = false;
    p.said.nameNow = p.say("each of them");
    Printer::Sentences out{p.say(P::Choose, {{"cards", which}}), p.inOne(n.body)};
    p.said.nameNow.clear();
    return out;
}

constexpr Field<Node> kForEachFields[]
    = {field::to("for_each"), needed(field::body("do")), field::flag<nf::All>("at_once")};
constexpr OpSpec kForEach{
    .form = {"Done for each such card, which is \"it\" for that time; \"at_once\": all at the same "
             "time.",
             kForEachFields},
    .traits = op::Foretold | op::Steers,
    .step = stepForEach,
    .idle = forEachIsIdle,
    .sentences = forCards,
};

} // namespace

Ops eachOps()
{
    static constexpr const OpSpec *ops[] = {&kForEachPlayer, &kForEach};
    return ops;
}

} // namespace playmat::swu
