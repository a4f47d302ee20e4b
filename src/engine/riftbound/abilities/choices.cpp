#include "engine/riftbound/abilities/op_fields.h"

/// Ops with choices of their own: where a unit moves, which mode, what comes later.
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

// --- moving a unit; where to is chosen as it resolves, and is another place (355.4.a)

void stepMove(Machine &m, Frame &f, const Node &n)
{
    const CardSet cards = m.selected(n.to, viewFor(m, f));
    m.s.contexts[f.ctx].it = cards;
    if (cards.empty() || !m.isUnit(cards.first())) {
        m.nextNode(f, false);
        return;
    }
    f.effects().card = cards.first();
    f.go(EffectStep::Ask);
    m.wait();
}

void askMove(const Board &m, const Frame &f, const Node &, Decision &out)
{
    const CardId unit = f.effects().card;
    Board::begin(out, DecisionKind::ChooseZone, Prompt::Destination, contextOf(m, f).controller);
    const auto add = [&](ListId to) {
        if (m.s.listIdOf(unit) != to)
            Board::offer(out, OptionKind::Zone).zone = to;
    };
    add(listOf(Zone::Base, m.s.cards[unit].controller));
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        add(listOf(Zone::Battlefield, place));
}

void answerMove(Machine &m, Frame &f, const Node &, const Decision &d, const Answer &a)
{
    m.moveUnit(f.effects().card, d.options[a.options[0]].zone, false);
    m.nextNode(f, true);
}

// --- an ability that waits for the end of the turn

void stepLater(Machine &m, Frame &f, const Node &n)
{
    Effect e;
    e.kind = EffectKind::Later;
    e.targetSerial = n.later;
    e.source = contextOf(m, f).source;
    e.controller = contextOf(m, f).controller;
    e.until = m.s.turn;
    m.addEffect(e);
    m.nextNode(f, true);
}

// --- the mode that was chosen (355.3)

void stepChooseOne(Machine &m, Frame &f, const Node &n)
{
    NodeId node = n.body;
    for (int i = contextOf(m, f).mode; i > 0 && node != 0; --i)
        node = m.p.nodes[node].next;
    const NodeId body = node == 0 ? NodeId{0} : m.p.nodes[node].body;
    const std::uint8_t ctx = f.ctx;
    m.nextNode(f, true);
    m.pushEffects(body, ctx);
}

constexpr std::array kMoveFields{NodeField{"move", "cards", field::to, true}};
constexpr std::array kLaterFields{NodeField{"at_end_of_turn", "effects", field::later, true}};
constexpr std::array kChooseOneFields{
    NodeField{"choose_one", "lists of effects", field::modes, true}};

} // namespace

const OpSpec kMove{.form = {"Moves a unit; its player chooses where to.", kMoveFields},
                   .step = stepMove,
                   .ask = askMove,
                   .answer = answerMove,
                   .words = [](Printer &p, const Node &n) { return "move " + p.object(n.to); }};
const OpSpec kLater{.form = {"Does something at the end of this turn.", kLaterFields},
                    .step = stepLater,
                    .words = [](Printer &p, const Node &n) {
                        return "at the end of this turn, " + p.later(n.later);
                    }};
const OpSpec kChooseOne{
    .form = {"Does one of several things.", kChooseOneFields},
    .step = stepChooseOne,
    .words = [](Printer &p, const Node &n) { return "choose one: " + p.modes(n.body); }};

} // namespace playmat::riftbound
