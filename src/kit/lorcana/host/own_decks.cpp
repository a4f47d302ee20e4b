#include "kit/lorcana/host/own_decks.h"

#include "kit/common/host/listed_decks.h"
#include "kit/lorcana/host/deck_text.h"

namespace playmat::lorcana::host {

namespace {

using decks::Part;

class OwnDecks final : public kit::ListedDecks
{
public:
    OwnDecks()
        : ListedDecks({{{"Deck", Part::Main, 0}, kit::kMainDeck},
                       {{"Sideboard", Part::Side, 0}, kit::kSideboard}})
    {
    }

    [[nodiscard]] std::string_view game() const override { return "lorcana"; }

protected:
    [[nodiscard]] std::unique_ptr<kit::DeckCards>
    deckCards(const match::CardLibrary &library) const override
    {
        return host::deckCards(cardsOf(library));
    }
};

} // namespace

const decks::DeckKit &ownDecks()
{
    static const OwnDecks kit;
    return kit;
}

} // namespace playmat::lorcana::host
