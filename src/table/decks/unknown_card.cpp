#include "table/decks/unknown_card.h"

#include "decks/near_cards.h"
#include "match/plain_words.h"

namespace playmat::table {

namespace {

constexpr std::size_t kMostOffered = 4;

} // namespace

UnknownCard unknownCard(const std::string &written)
{
    UnknownCard card;
    card.written = QString::fromStdString(written);
    card.words = QString::fromStdString(match::printable(written));
    return card;
}

UnknownCard unknownCard(const decks::CardIndex &index, const std::string &written)
{
    UnknownCard card = unknownCard(written);
    for (const std::size_t near : decks::nearCards(index, written, kMostOffered)) {
        const decks::IndexedCard &meant = index.cards()[near];
        card.ids.append(QString::fromStdString(meant.id));
        card.names.append(QString::fromStdString(meant.name)
                              .replace(QStringLiteral(" | "), QStringLiteral(", ")));
    }
    return card;
}

bool takeUnknown(QVariantList &unknown, int card, int choice)
{
    if (card < 0 || card >= unknown.size())
        return false;
    auto chosen = unknown[card].value<UnknownCard>();
    if (choice < 0 || choice >= chosen.ids.size())
        return false;
    chosen.taken = chosen.taken == choice ? -1 : choice;
    unknown[card] = QVariant::fromValue(chosen);
    return true;
}

} // namespace playmat::table
