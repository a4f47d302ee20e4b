#include "decks/odds.h"

#include <algorithm>

namespace playmat::decks {

namespace {

/// The chance that none of the wanted cards is among those drawn (hypergeometric).
double noneAmong(int cards, int wanted, int drawn)
{
    if (wanted <= 0)
        return 1;
    if (drawn > cards - wanted)
        return 0;
    double none = 1;
    for (int i = 0; i < drawn; ++i)
        none *= double(cards - wanted - i) / double(cards - i);
    return none;
}

/// As noneAmong, if none of the wanted cards was in the opening hand and the player has replaced
/// all cards that may be replaced.
double noneAfterMulligan(const Dealing &dealing, int cards, int wanted, int later)
{
    if (dealing.mulligan == Dealing::Mulligan::Whole)
        return noneAmong(cards, wanted, dealing.hand + later);
    const int rest = cards - dealing.hand; // all wanted cards are in it
    const int replaced = std::min(dealing.most, dealing.hand);
    const double none = noneAmong(rest, wanted, replaced);
    const int deck = dealing.mulligan == Dealing::Mulligan::Shuffled ? rest : rest - replaced;
    return none * noneAmong(deck, wanted, later);
}

} // namespace

int drawnBy(const Dealing &dealing, int round, bool first)
{
    return round < 1 ? 0 : dealing.atFirst[first ? 0 : 1] + dealing.perRound * (round - 1);
}

double chanceOf(const Dealing &dealing, const DrawQuestion &question)
{
    const int cards = question.cards;
    const int wanted = std::clamp(question.wanted, 0, std::max(0, cards));
    const int later = drawnBy(dealing, question.round, question.first);
    const bool replaces
        = question.mulligan && question.round > 0 && dealing.mulligan != Dealing::Mulligan::None;
    if (!replaces)
        return 1 - noneAmong(cards, wanted, dealing.hand + later);
    return 1
        - noneAmong(cards, wanted, dealing.hand) * noneAfterMulligan(dealing, cards, wanted, later);
}

} // namespace playmat::decks
