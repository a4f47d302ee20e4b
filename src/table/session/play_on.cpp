#include "table/session/play_on.h"

#include "kit/swu/written_game.h"
#include "table/session/card_data.h"

#include <QRandomGenerator>

namespace playmat::table {

std::optional<match::Json> positionNow(const match::Match &match, core::PlayerId near)
{
    return match.swuGame() == nullptr ? std::nullopt
                                      : kit::playablePosition(*match.swuGame(), near);
}

match::Json asWholeGame(const match::Json &position)
{
    const quint64 seed = QRandomGenerator::global()->generate64() >> 11U;
    return kit::filledUp(*cardData().library, position, seed);
}

QStringList starterDecks()
{
    return {QStringLiteral("luke"), QStringLiteral("vader")};
}

} // namespace playmat::table
