#include "engine/swu/language/op.h"
#include "engine/swu/rules/machine.h"

/// Questions that are asked even though nothing may fit. Only the player who sees the cards knows
/// whether something fits, and a skipped question would tell everybody else. So the question is
/// asked anyway, with nothing to choose or with "no" as the only answer.
namespace playmat::swu {

bool Board::inOpenZone(CardId id) const
{
    return kZoneTable[s.cards[id].zone].faces == core::Sight::Public;
}

/// Whether somebody may not see what the card is.
bool Board::isUnseen(CardId id) const
{
    return !inOpenZone(id) && s.lookersAt(id) != kEverybody;
}

/// Whether the player has cards in hand or among the resources, where those zones count, that
/// somebody does not see.
bool Board::hasUnseen(std::uint16_t zones, PlayerId player, CardId but) const
{
    bool found = false;
    for (const Zone zone : {Zone::Hand, Zone::Resources})
        if ((zones & zoneBit(zone)) != 0)
            s.forEach(zone, player,
                      [&](CardId id) { found = found || (id != but && isUnseen(id)); });
    return found;
}

bool Board::isShownAny(PlayerId player) const
{
    for (PlayerId owner = 0; owner < kPlayers; ++owner)
        for (const Zone zone : {Zone::Hand, Zone::Deck, Zone::Resources})
            if (!shownCards(zone, owner, player).empty())
                return true;
    return false;
}

/// A question is open: what is open for that time can be looked at.
void Changes::noteSeen()
{
    for (Frame &f : s.stack)
        if (f.kind == FrameKind::Effects && p.nodes[f.effects().node].op->is(op::Shows))
            f.effects().flags |= EffectsFrame::Seen;
}

/// "If its cost is the chosen number, you may": about a card that only its player looks at.
bool Questions::asksUnseen(const Frame &f, const Node &n) const
{
    const Node &may = p.nodes[n.body];
    if (n.other != 0 || !may.op->is(op::AlwaysAsks) || may.next != 0)
        return false;
    bool unseen = false;
    s.contexts[f.ctx].it.forEach([&](CardId id) { unseen = unseen || isUnseen(id); });
    return unseen;
}

/// Whether what is to be played is where only its player sees it. That there is nothing can be
/// said of any hand (CR 1.17.4).
bool Plays::playsUnseen(const Frame &f, const Node &n) const
{
    const Selector &sel = p.selectors[n.target];
    if (sel.mode == SelectMode::Ref) {
        const CardId id = refer(sel.ref, viewOf(f));
        return id != kNone && isUnseen(id);
    }
    if (sel.mode == SelectMode::TopOfDeck)
        return !topOfDeck(s.contexts[f.ctx].controller, sel.max).empty();
    return sel.mode == SelectMode::Choose
        && hasUnseen(p.filters[sel.filter].zones, s.contexts[f.ctx].controller);
}

namespace {

/// Whether a filter asks what is printed on the card, not just where it is and in what state.
bool wantsFace(const Filter &f)
{
    constexpr Kinds kAny = kind::AnyCard | kind::Resource;
    const bool everyKind = (f.kinds & ~kAny) == 0
        && (f.kinds == 0 || (f.kinds & kind::Resource) != 0
            || (f.kinds & kind::AnyCard) == kind::AnyCard);
    constexpr Props kFace = prop::Unique | prop::Named | prop::CanBePaid | prop::OddCost;
    return !everyKind || f.printed != 0 || !f.traits.empty() || !f.notTraits.empty()
        || f.aspects != 0 || f.notAspects != 0 || !f.keywords.empty() || !f.notKeywords.empty()
        || f.name != 0 || f.costMin != 0 || f.costMax != 0 || f.powerMin != 0 || f.powerMax != 0
        || f.hpMax != 0 || f.hpMin != 0 || ((f.require | f.exclude) & kFace) != 0;
}

} // namespace

/// A choice among hidden cards of one kind.
bool Questions::choosesUnseen(const Selector &sel, const View &v) const
{
    const Filter &f = p.filters[sel.filter];
    if (!wantsFace(f))
        return false;
    for (PlayerId player = 0; player < kPlayers; ++player)
        if ((f.side != Side::Friendly || player == v.you)
            && (f.side != Side::Enemy || player != v.you) && hasUnseen(f.zones, player))
            return true;
    return false;
}

/// A discard of one kind of card from a hand, or from one that the other player is looking at.
bool Questions::discardsUnseen(const Node &n, PlayerId player) const
{
    return n.filter != 0 && wantsFace(p.filters[n.filter]) && (n.flags & nf::Random) == 0
        && hasUnseen(zoneBit(Zone::Hand), player);
}

/// A card that may be paid for by discarding one kind of card from hand.
bool Plays::paysUnseen(PlayerId player, CardId card) const
{
    return hasRule(card, Rule::PayByDiscard) && hasUnseen(zoneBit(Zone::Hand), player, card);
}

} // namespace playmat::swu
