// What a card costs in each way of playing it, and why it cannot do what is not offered.
#include "kit/swu/table/port.h"
#include "kit/swu/table/words.h"

#include <algorithm>

namespace playmat::table {

using core::DecisionKind;
using swu::OptionKind;

std::vector<OptionRow> SwuPort::notNow(int card) const
{
    std::vector<OptionRow> rows;
    if (rows = refusedWays(card); !rows.empty())
        return rows;
    for (const core::Refusal &refusal : refusalsOf(card))
        rows.push_back(refusedLine(card, explain(refusal)));
    return rows;
}

/// The ways of one's own resource that are not open now, each with what stands in its way.
std::vector<OptionRow> SwuPort::refusedWays(int card) const
{
    std::vector<OptionRow> rows;
    const core::CardId id = gameCard(card);
    const swu::CardView *c = sight().face(card);
    if (c == nullptr || decision().kind != DecisionKind::Action || c->zone != swu::Zone::Resources
        || c->controller != decision().player)
        return rows;
    for (const swu::WayToPlay &way : waysOf(id)) {
        if (way.why.code == 0)
            continue;
        RefusalText text = explain(way.why);
        text.text = qtTrId("swu_port_refusals.mark").arg(m_explain.way(way), text.text);
        rows.push_back(refusedLine(card, text));
    }
    return rows;
}

/// The ways in which its player might play the card; none for what lies on the table.
std::vector<swu::WayToPlay> SwuPort::waysOf(core::CardId card) const
{
    const swu::CardView *c = sight().face(card);
    if (c == nullptr || (c->zone != swu::Zone::Hand && c->zone != swu::Zone::Resources))
        return {};
    return sight().waysToPlay(card);
}

/// Why each kind of thing that the card does, and that is not offered, is not.
std::vector<core::Refusal> SwuPort::refusalsOf(int card) const
{
    const core::CardId id = gameCard(card);
    std::vector<core::Refusal> all;
    for (const swu::Gesture &gesture : gesturesNotOffered(id)) {
        for (const core::Refusal &refusal : sight().why(gesture).refused) {
            if (std::find(all.begin(), all.end(), refusal) == all.end())
                all.push_back(refusal);
        }
    }
    return all;
}

std::vector<swu::Gesture> SwuPort::gesturesNotOffered(core::CardId id) const
{
    std::vector<swu::Gesture> gestures;
    const auto addUnlessOffered = [&](OptionKind kind, auto &&refine) {
        const auto &options = decision().options;
        const bool offered
            = std::any_of(options.begin(), options.end(), [&](const core::Option &o) {
                  return o.card == id && OptionKind(o.kind) == kind;
              });
        if (offered)
            return;
        swu::Gesture &gesture = gestures.emplace_back();
        gesture.card = id;
        refine(gesture);
    };
    const swu::CardView *c = sight().face(id);
    if (c == nullptr)
        return gestures;
    if (swu::isArena(c->zone) && c->attachedTo < 0) {
        addUnlessOffered(OptionKind::Attack, [&](swu::Gesture &g) {
            g.ontoCard = baseOf(swu::opponentOf(decision().player));
        });
    }
    if (c->zone == swu::Zone::Hand || (c->controller == decision().player && !waysOf(id).empty()))
        addUnlessOffered(OptionKind::Play, [](swu::Gesture &) {});
    if (c->zone == swu::Zone::Base) {
        for (const OptionKind kind : {OptionKind::Deploy, OptionKind::Ability})
            addUnlessOffered(kind, [&](swu::Gesture &g) { g.action = kind; });
    }
    return gestures;
}

core::CardId SwuPort::baseOf(int seat) const
{
    for (const swu::CardView &card : sight().asked().cards) {
        if (card.owner == seat && sight().cards().def(card.def).type == swu::CardType::Base)
            return core::CardId(card.id);
    }
    return core::kNone;
}

QString SwuPort::chipFor(int card) const
{
    const core::CardId id = gameCard(card);
    const swu::CardView *c = sight().face(id);
    if (c == nullptr || decision().kind != DecisionKind::Action)
        return {};
    const swu::PlayerView &player = sight().shown().players[c->controller];
    if (const std::vector<swu::WayToPlay> ways = waysOf(id); !ways.empty())
        return m_explain.cost(ways, player.resourcesReady, costDamageOf(id))
            + m_explain.twin(*c, sight().asked());
    const int needed = c->zone == swu::Zone::Base
        ? deployCost(sight().cards(), sight().cards().def(c->def))
        : -1;
    return needed < 0 ? QString()
                      : qtTrId("swu_port_refusals.of_resources", needed).arg(player.resourcesTotal);
}

} // namespace playmat::table
