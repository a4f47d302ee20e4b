// Why a gesture means nothing: the engine's reasons, and what people mean who do not know the rules
// yet.
#include "engine/lorcana/text/reason_text.h"
#include "kit/lorcana/table/port.h"
#include "kit/lorcana/table/words.h"

#include <algorithm>

namespace playmat::lorcana::board {

using core::Refusal;
using table::Arrangement;
using table::CardRow;
using table::OptionRow;
using table::RefusalText;
using table::TableGesture;

namespace {

bool isOf(const std::vector<Refusal> &refused, Reason reason)
{
    return !refused.empty() && Reason(refused.front().code) == reason;
}

} // namespace

RefusalText Port::explain(const Refusal &refusal) const
{
    const ReasonNames names{
        .card = [&](int id) { return m_presenter.cardName(id, sight().shown()).toStdString(); },
        .player =
            [&](int player) {
                return player >= 0 && player < int(kPlayers) ? playerName(player).toStdString()
                                                             : std::string("nobody");
            },
        .say = Words::said};
    RefusalText text;
    const QString words = QString::fromStdString(reasonText(refusal, names));
    text.text = words.left(1).toUpper() + words.mid(1);
    text.rule = QString::fromLatin1(refusal.rule);
    text.code = QString::fromLatin1(reasonName(Reason(refusal.code)).data(),
                                    qsizetype(reasonName(Reason(refusal.code)).size()));
    return text;
}

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

RefusalText Port::refusalOf(const TableGesture &gesture) const
{
    RefusalText text = ownWords(gesture);
    if (text.text.isEmpty()) {
        const std::vector<Refusal> refused = whyNot(gesture);
        const bool choosing = decision().kind != core::DecisionKind::Action;
        const CardRow *held = row(gesture.card);
        if (isOf(refused, Reason::NotThisDecision) && gesture.onto < 0 && gesture.zone.isNone())
            text = doesNotFit();
        else if (isOf(refused, Reason::NotThisDecision) && choosing)
            text = comesFirst(refused.front());
        else if ((refused.empty() || isOf(refused, Reason::NoMeaning)) && held != nullptr)
            text = nothingThere(*held);
        else if (!refused.empty())
            text = explain(refused.front());
        else
            text = {qtTrId("lorcana_port_refusals.that_does_nothing_here"),
                    QStringLiteral("CR 1.7.6"), -1};
    }
    text.card = gesture.onto >= 0 ? gesture.onto : gesture.card;
    return text;
}

/// The reasons of the rules, or of what the gesture is closest to.
std::vector<Refusal> Port::whyNot(const TableGesture &gesture) const
{
    const Gesture asked = gestureOf(gesture);
    const bool alone = asked.ontoCard == core::kNone && gesture.zone.isNone();
    if (alone && asked.card != core::kNone && decision().kind == core::DecisionKind::Action) {
        if (std::vector<Refusal> all = refusalsOf(gesture.card); !all.empty())
            return all;
    }
    return sight().why(asked);
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

/// Something else is asked now: says what.
RefusalText Port::comesFirst(const Refusal &refusal) const
{
    const table::Prompt asked = prompt();
    RefusalText text = explain(refusal);
    if (asked.seat >= 0 && !asked.sourceName.isEmpty())
        text.text = qtTrId("lorcana_port_refusals.comes_first").arg(asked.sourceName, asked.text);
    else if (asked.seat >= 0 && !asked.text.isEmpty())
        text.text = qtTrId("lorcana_port_refusals.this_comes_first").arg(asked.text);
    return text;
}

/// A card that is not among those that can be chosen: says what is asked for.
RefusalText Port::doesNotFit() const
{
    const table::Prompt asked = prompt();
    RefusalText text{qtTrId("lorcana_port_refusals.this_card_cannot_be_chosen"),
                     QStringLiteral("CR 6.7.3"),
                     -1,
                     {}};
    if (asked.seat >= 0 && !asked.text.isEmpty())
        text.text += u' ' + asked.text + u'.';
    text.code = QStringLiteral("not_this_decision");
    return text;
}

/// The card does something, but not there: says where its place is.
RefusalText Port::nothingThere(const CardRow &held) const
{
    RefusalText text{{}, QStringLiteral("CR 1.7.6"), -1, QStringLiteral("no_meaning")};
    if (held.zone.zone == Place::Hand)
        text.text = held.facts.inkable
            ? qtTrId("lorcana_port_refusals.that_does_nothing_here_play")
            : qtTrId("lorcana_port_refusals.that_does_nothing_here_play_2");
    else if (held.facts.type == u"Character")
        text.text = qtTrId("lorcana_port_refusals.that_does_nothing_here_a");
    else if (held.facts.type == u"Location")
        text.text = qtTrId("lorcana_port_refusals.locations_stay_where_they_are");
    else if (held.facts.type == u"Item")
        text.text = qtTrId("lorcana_port_refusals.items_stay_where_they_are");
    else
        text.text = qtTrId("lorcana_port_refusals.that_does_nothing_here");
    return text;
}

// --- lines of a card's menu

bool Port::isOffered(core::CardId card, OptionKind kind) const
{
    return std::ranges::any_of(decision().options, [&](const core::Option &o) {
        return o.card == card && OptionKind(o.kind) == kind;
    });
}

/// Why each kind of thing that the card does, and that is not offered, is not.
std::vector<Refusal> Port::refusalsOf(int card) const
{
    std::vector<Refusal> all;
    const core::CardId id = gameCard(card);
    const CardView *c = sight().face(card);
    if (c == nullptr || decision().kind != core::DecisionKind::Action)
        return all;
    const auto ask = [&](OptionKind kind, auto &&refine) {
        if (isOffered(id, kind))
            return;
        Gesture gesture;
        gesture.player = question().player;
        gesture.card = id;
        refine(gesture);
        for (const Refusal &refusal : sight().why(gesture))
            if (std::ranges::find(all, refusal) == all.end())
                all.push_back(refusal);
    };
    if (c->zone == Zone::Hand) {
        ask(OptionKind::Play, [](Gesture &g) { g.ontoZone = Zone::Play; });
        ask(OptionKind::Ink, [](Gesture &g) { g.ontoZone = Zone::Inkwell; });
    } else if (c->zone == Zone::Play && c->on < 0) {
        if (sight().cards().def(c->def).type == Kind::Character)
            ask(OptionKind::Quest, [](Gesture &g) { g.ontoLore = true; });
        if (!isOffered(id, OptionKind::Challenge) && !isOffered(id, OptionKind::Quest))
            ask(OptionKind::Ability, [](Gesture &) {});
    }
    std::erase_if(all, [](const Refusal &r) { return Reason(r.code) == Reason::NoMeaning; });
    return all;
}

std::vector<OptionRow> Port::notNow(int card) const
{
    std::vector<OptionRow> rows;
    for (const Refusal &refusal : refusalsOf(card))
        rows.push_back(refusedLine(card, explain(refusal)));
    return rows;
}

} // namespace playmat::lorcana::board
