// Explains gestures without a meaning to people who do not know the rules yet.
#include "kit/riftbound/table/port.h"

namespace playmat::riftbound::board {

using table::CardRow;
using table::RefusalText;
using table::TableGesture;

/// What the hand did in the words of the engine. A card of a pile or a strip is not aimed at: the
/// place where it is, is.
Gesture Port::gestureOf(const TableGesture &gesture) const
{
    Gesture g;
    g.player = question().player;
    g.card = gameCard(gesture.card);
    g.endTurn = gesture.action == table::OptionRole::EndTurn;
    g.pass = gesture.action == table::OptionRole::Pass;
    const CardRow *onto = row(gesture.onto);
    const table::ZoneKey zone = onto != nullptr ? onto->zone : gesture.zone;
    if (const ListId list = listAt(zone, g.player); list != kNone)
        g.ontoZone = list;
    return g;
}

/// What somebody means who does not know the rules yet, and the engine has no reason for.
RefusalText Port::ownWords(const TableGesture &gesture) const
{
    const CardRow *held = row(gesture.card);
    const CardRow *onto = row(gesture.onto);
    if (held != nullptr && held->facts.hidden())
        return aboutHidden(*held);
    const table::ZoneKey zone = onto != nullptr ? onto->zone : gesture.zone;
    if (held == nullptr || zone.isNone() || decision().kind != core::DecisionKind::Action
        || held->zone.seat != int(question().player))
        return {};
    if (held->zone.zone == Place::Runes)
        return {qtTrId("riftbound_port_refusals.runes_pay_click_one"), QStringLiteral("CR 161"),
                -1};
    const bool isUnit = held->facts.inPlay;
    if (isUnit && onto != nullptr && isUnit && onto->facts.inPlay
        && onto->zone.seat == int(riftbound::opponentOf(question().player))
        && onto->zone.zone == Place::Base)
        return {qtTrId("riftbound_port_refusals.units_fight_at_battlefields"),
                QStringLiteral("CR 144.4"), -1};
    if (isUnit && (zone.zone == Place::Points || zone.zone == Place::Hand))
        return {qtTrId("riftbound_port_refusals.points_come_from_battlefields"),
                QStringLiteral("CR 463"), -1};
    return {};
}

RefusalText Port::aboutHidden(const CardRow &held) const
{
    if (held.zone.zone == Place::Facedown0 || held.zone.zone == Place::Facedown1)
        return {qtTrId("riftbound_port_refusals.look_at_it_first"), QStringLiteral("CR 811"), -1};
    return {};
}

QString Port::nothingThere(const CardRow &held) const
{
    if (held.zone.zone == Place::Hand || held.zone.zone == Place::Command)
        return qtTrId("riftbound_port_refusals.play_it_to_your_base");
    return held.facts.inPlay ? qtTrId("riftbound_port_refusals.units_move_between") : nothing();
}

void Port::refuseEach(std::vector<core::Refusal> &all, const CardView &card) const
{
    if (card.list == kNone)
        return;
    const auto ask = [&](OptionKind kind, std::optional<ListId> onto) {
        refuse(all, card.id, kind, [&](Gesture &g) { g.ontoZone = onto; });
    };
    const Zone zone = zoneOf(card.list);
    if (zone == Zone::Hand || zone == Zone::Champion || zone == Zone::Facedown)
        ask(OptionKind::Play, std::nullopt);
    else if (card.kind == Kind::Unit && zone == Zone::Battlefield)
        ask(OptionKind::Move, listOf(Zone::Base, question().player));
    else if (card.kind == Kind::Unit && zone == Zone::Base)
        ask(OptionKind::Move, listOf(Zone::Battlefield, 0));
}

} // namespace playmat::riftbound::board
