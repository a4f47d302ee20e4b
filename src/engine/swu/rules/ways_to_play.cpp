#include "engine/swu/language/vocabulary.h"
#include "engine/swu/rules/machine.h"

/// Ways to play a card that are not the rule for any card in hand: Smuggle (CR 7.5.14), Piloting
/// (CR 7.5.17), and Plot when a leader is deployed (CR 7.5.19).
namespace playmat::swu {

/// A resource has no keywords but those that count there.
Keywords Board::keywordsOf(CardId id) const
{
    const Card &c = s.cards[id];
    if (losesByName(id))
        return {};
    if (c.zone == Zone::Resources)
        return hasWay(c.controller, id) ? c.keywords | kw::Smuggle : c.keywords;
    return c.zone == Zone::Hand || c.zone == Zone::Deck ? hotOf(id).keywords : c.keywords;
}

/// Whether the card may be played from among its controller's resources; most may not, so this is
/// asked before the abilities themselves.
bool Board::hasWay(PlayerId player, CardId card) const
{
    const Card &c = s.cards[card];
    if (c.zone != Zone::Resources || c.controller != player || losesByName(card))
        return false;
    if (c.keywords.any(kw::Smuggle))
        return true;
    bool any = false;
    if (ruleInPlay(Rule::ResourcesSmuggle))
        forWays(player, card, [&](AbilityId) { any = true; });
    return any;
}

PlayWay Board::wayOf(AbilityId way) const
{
    if (way == 0)
        return PlayWay::Plain;
    const Ability &a = p.abilities[way];
    return a.kind == AbilityKind::Way ? a.way : PlayWay::Smuggle;
}

int Board::wayCost(CardId card, AbilityId way) const
{
    const Ability &a = p.abilities[way];
    if (a.kind == AbilityKind::Way && a.way != PlayWay::Plot)
        return a.cost.resources;
    return hotOf(card).cost + amount(a.constant.amount, {}); // gained: so much more
}

std::uint32_t Board::wayIcons(CardId card, AbilityId way) const
{
    const Ability &a = p.abilities[way];
    const bool others = a.kind == AbilityKind::Way && a.way != PlayWay::Plot;
    return others ? a.icons : hotOf(card).icons;
}

/// The top card of the deck takes the place of the resource that was played, exhausted; an empty
/// deck replaces nothing and harms nobody (CR 7.5.14G, H, 7.5.19C).
void Machine::replaceResource(PlayerId player)
{
    if (const CardSet top = topOfDeck(player, 1); !top.empty())
        putResource(top.first(), player, false);
}

/// Whether the card was played this phase as the filter says: from one of its zones, in its way.
bool Board::wasPlayedAs(const Filter &f, CardId id) const
{
    if (f.playedFrom == 0 && f.playedBy == PlayWay::Plain)
        return true;
    const Deed *play = playOf(id);
    return play != nullptr && (f.playedFrom == 0 || (f.playedFrom & zoneBit(play->from())) != 0)
        && (f.playedBy == PlayWay::Plain || play->way() == f.playedBy);
}

} // namespace playmat::swu
