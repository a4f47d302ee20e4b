#include "engine/riftbound/game.h"
#include "engine/riftbound/rules/board.h"
#include "engine/riftbound/rules/traits.h"

/// Finds the meaning of a gesture, or the reasons why it has none.
namespace playmat::riftbound {

using core::Option;

namespace {

bool fits(const Gesture &g, const Option &o)
{
    const auto kind = static_cast<OptionKind>(o.kind);
    if (g.endTurn)
        return kind == OptionKind::EndTurn;
    if (g.pass)
        return kind == OptionKind::Pass;
    if (o.card != g.card)
        return false;
    if (g.ontoZone)
        return o.zone == *g.ontoZone;
    return g.ontoCard == kNone || o.target == g.ontoCard;
}

core::Refusal whyNot(const Board &m, const Gesture &g, const core::Decision &d)
{
    if (d.kind != core::DecisionKind::Action)
        return refuse(Reason::NotThisDecision, "CR 305");
    const PlayerId player = g.player == kNone ? d.player : g.player;
    if (player != d.player)
        return refuse(Reason::NotYourTurn, "CR 312", d.player);
    const auto window = static_cast<Prompt>(d.prompt);
    if (g.card == kNone)
        return refuse(Reason::NoMeaning, "CR 347");
    const Card &c = m.s.cards[g.card];
    if (c.controller != player)
        return refuse(Reason::NotYours, "CR 350", g.card);
    const ListId to = g.ontoZone.value_or(listOf(Zone::Base, player));
    if (m.isUnit(g.card))
        return window == Prompt::Main ? m.whyNotMove(g.card, to)
                                      : refuse(Reason::WrongTime, "CR 347", g.card);
    if (zoneOf(to) == Zone::Facedown)
        return m.whyNotHide(g.card, holderOf(to));
    const bool spell = m.defOf(g.card).kind == Kind::Spell;
    PlayWay way = m.wayOf(g.card);
    way.flow = way.flow && hasFlow(m, g.card);
    way.to = spell ? ListId{kNone} : to;
    return m.whyNotPlay(g.card, way, window);
}

} // namespace

Why Game::why(const Gesture &gesture) const
{
    Why out;
    const bool own = gesture.player == kNone || gesture.player == m_decision.player;
    for (std::size_t i = 0; own && i < m_decision.options.size(); ++i)
        if (m_decision.kind == core::DecisionKind::Action && fits(gesture, m_decision.options[i]))
            out.legal.push_back(static_cast<std::uint16_t>(i));
    if (!out.legal.empty())
        return out;
    const Board m(*m_db, m_state);
    core::Refusal why
        = over() ? refuse(Reason::GameOver, "CR 323.1") : whyNot(m, gesture, m_decision);
    if (why.code == 0)
        why = refuse(Reason::NoMeaning, "CR 349");
    out.refused.push_back(why);
    return out;
}

} // namespace playmat::riftbound
