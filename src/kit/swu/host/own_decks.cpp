#include "kit/swu/host/own_decks.h"

#include "kit/common/host/listed_decks.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_text.h"
#include "kit/swu/host/deck_words.h"

namespace playmat::match {

namespace {

using decks::Part;

class OwnDecks final : public kit::ListedDecks
{
public:
    OwnDecks()
        : ListedDecks({{{"Leader", Part::Front, 1}, kLeaderSection},
                       {{"Base", Part::Front, 1}, kBaseSection},
                       {{"Deck", Part::Main, 0}, kit::kMainDeck},
                       {{"Sideboard", Part::Side, 0}, kit::kSideboard}})
    {
    }

    [[nodiscard]] std::string_view game() const override { return "swu"; }

protected:
    [[nodiscard]] std::unique_ptr<kit::DeckCards>
    deckCards(const match::CardLibrary &library) const override
    {
        return match::deckCards(swuCards(library));
    }
};

} // namespace

const decks::DeckKit &ownDecks()
{
    static const OwnDecks kit;
    return kit;
}

} // namespace playmat::match
