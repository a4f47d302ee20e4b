// Explains gestures without a meaning to people who do not know the rules yet.
#include "kit/lorcana/table/port.h"

namespace playmat::lorcana::board {

using table::CardRow;
using table::RefusalText;
using table::TableGesture;

/// What the hand did in the words of the engine. A card of a pile or an inkwell is not aimed at:
/// the place where it is, is; a card in a stack stands for the one on top.
Gesture Port::gestureOf(const TableGesture &gesture) const
{
    Gesture g;
    g.player = question().player;
    g.card = gameCard(gesture.card);
    g.endTurn = gesture.action == table::OptionRole::Pass;
    const CardRow *onto = row(gesture.onto);
    table::ZoneKey zone = gesture.zone;
    if (onto != nullptr) {
        zone = onto->zone;
        if (isInPlay(zone))
            g.ontoCard = gameCard(gesture.onto);
        else if (zone.zone == Place::Under)
            g.ontoCard = gameCard(onto->host);
    }
    if (g.ontoCard != core::kNone || zone.isNone())
        return g;
    g.ontoLore = zone.zone == Place::Lore;
    if (zone.zone == Place::Inkwell)
        g.ontoZone = Zone::Inkwell;
    else if (zone.zone == Place::Table || isInPlay(zone))
        g.ontoZone = Zone::Play;
    else if (!g.ontoLore)
        g.ontoZone = Zone::Outside;
    return g;
}

/// What somebody means who does not know the rules yet, and the engine has no reason for.
RefusalText Port::ownWords(const TableGesture &gesture) const
{
    const CardRow *held = row(gesture.card);
    const CardRow *onto = row(gesture.onto);
    if (held != nullptr && held->facts.hidden())
        return aboutHidden(*held);
    const core::PlayerId player = question().player;
    const table::ZoneKey zone = onto != nullptr ? onto->zone : gesture.zone;
    const bool mine = held != nullptr && held->zone.seat == player;
    if (!mine || decision().kind != core::DecisionKind::Action
        || zone.seat != lorcana::opponentOf(player))
        return {};
    if (zone.zone == Place::Inkwell)
        return {qtTrId("lorcana_port_refusals.this_is_s_inkwell_your").arg(playerName(zone.seat)),
                QStringLiteral("CR 4.2.1"), -1};
    if (zone.zone == Place::Lore && isInPlay(held->zone))
        return {qtTrId("lorcana_port_refusals.this_is_s_side_of").arg(playerName(zone.seat)),
                QStringLiteral("CR 4.5.1"), -1};
    if (isInPlay(held->zone) && (zone.zone == Place::Hand || zone.zone == Place::Deck))
        return {qtTrId("lorcana_port_refusals.players_cannot_be_challenged_you"),
                QStringLiteral("CR 4.6.4.2"), -1};
    return {};
}

RefusalText Port::aboutHidden(const CardRow &held) const
{
    if (held.zone.zone == Place::Inkwell)
        return {qtTrId("lorcana_port_refusals.cards_in_an_inkwell_stay"),
                QStringLiteral("CR 7.5.4"), -1};
    if (held.zone.zone == Place::Under)
        return {qtTrId("lorcana_port_refusals.this_card_lies_face_down"),
                QStringLiteral("CR 8.4.2"), -1};
    return {};
}

QString Port::nothingThere(const CardRow &held) const
{
    if (held.zone.zone == Place::Hand)
        return held.facts.inkable ? qtTrId("lorcana_port_refusals.that_does_nothing_here_play")
                                  : qtTrId("lorcana_port_refusals.that_does_nothing_here_play_2");
    if (held.facts.type == u"Character")
        return qtTrId("lorcana_port_refusals.that_does_nothing_here_a");
    if (held.facts.type == u"Location")
        return qtTrId("lorcana_port_refusals.locations_stay_where_they_are");
    return held.facts.type == u"Item" ? qtTrId("lorcana_port_refusals.items_stay_where_they_are")
                                      : nothing();
}

void Port::refuseEach(std::vector<core::Refusal> &all, const CardView &card) const
{
    const auto id = core::CardId(card.id);
    if (card.zone == Zone::Hand) {
        refuse(all, card.id, OptionKind::Play, [](Gesture &g) { g.ontoZone = Zone::Play; });
        refuse(all, card.id, OptionKind::Ink, [](Gesture &g) { g.ontoZone = Zone::Inkwell; });
    } else if (card.zone == Zone::Play && card.on < 0) {
        if (sight().cards().def(card.def).type == Kind::Character)
            refuse(all, card.id, OptionKind::Quest, [](Gesture &g) { g.ontoLore = true; });
        if (!isOffered(id, OptionKind::Challenge) && !isOffered(id, OptionKind::Quest))
            refuse(all, card.id, OptionKind::Ability, [](Gesture &) {});
    }
}

} // namespace playmat::lorcana::board
