#include "kit/riftbound/host/own_decks.h"

#include "engine/riftbound/state/types.h"
#include "kit/common/host/listed_decks.h"
#include "kit/riftbound/host/deck_text.h"
#include "kit/riftbound/host/deck_words.h"
#include "kit/riftbound/host/text_places.h"
#include "text/language.h"

#include <array>

namespace playmat::riftbound::host {

namespace {

using decks::Part;

constexpr std::size_t kChampion = 1; // indices of parts in the list below
constexpr std::size_t kMain = 2;

using decks::KeyKind;
using text::mark;

constexpr std::array kKeys{
    decks::SearchKey{"d domain", KeyKind::Word, "domains", text::id("riftbound_keys.domain")},
    decks::SearchKey{"c energy e cost", KeyKind::Number, "energy",
                     text::id("riftbound_keys.energy")},
    decks::SearchKey{"t type", KeyKind::Word, "type supertypes", text::id("card_key.type")},
    decks::SearchKey{"p power", KeyKind::Number, "power", text::id("riftbound_keys.power")},
    decks::SearchKey{"m might", KeyKind::Number, "might", text::id("riftbound_keys.might")},
    decks::SearchKey{"k keyword", KeyKind::Word, "keywords", text::id("card_key.keyword")},
    decks::SearchKey{"tr tag", KeyKind::Word, "tags tag", text::id("riftbound_keys.tag")},
    decks::SearchKey{"set", KeyKind::Set, {}, text::id("card_key.set")},
    decks::SearchKey{"is", KeyKind::Flag, "enters_ready:ready", text::id("card_key.is")},
    decks::SearchKey{"n name", KeyKind::Name, {}, text::id("card_key.name")},
    decks::SearchKey{"x text", KeyKind::Text, {}, text::id("card_key.text")},
    decks::SearchKey{"in", KeyKind::Decked, {}, text::id("card_key.in")},
    decks::SearchKey{"own", KeyKind::Owned, {}, text::id("card_key.own")},
};

constexpr int kPlayset = 3;

class OwnDecks final : public kit::ListedDecks
{
public:
    OwnDecks()
        : ListedDecks({{{"Legend", Part::Front, 1}, kLegendSection},
                       {{"Champion", Part::Front, 1, true}, kChampionSection},
                       {{"Deck", Part::Main, 0}, kit::kMainDeck},
                       {{"Runes", Part::Front, 0}, kRunesSection},
                       {{"Battlefields", Part::Front, 0}, kBattlefieldsSection},
                       {{"Sideboard", Part::Side, 0}, kit::kSideboard}},
                      kPlayset)
    {
    }

    [[nodiscard]] std::string_view game() const override { return "riftbound"; }

    /// In documents, the chosen champion is among the cards of the main deck, too (103.2).
    [[nodiscard]] decks::Reading read(const match::CardLibrary &library,
                                      std::string_view text) const override
    {
        decks::Reading deck = ListedDecks::read(library, text);
        const std::size_t first = text.find_first_not_of(" \t\r\n");
        if (first != std::string_view::npos && text[first] == '{' && !deck.parts[kChampion].empty())
            decks::addCopies(deck.parts[kMain], deck.parts[kChampion].front(), -1);
        return deck;
    }
    /// Any champion can be the chosen champion (103.2.a).
    [[nodiscard]] bool takes(const match::CardLibrary &library, std::size_t slot,
                             const std::string &id) const override
    {
        const CardDb &db = cardsOf(library).db;
        return slot == kChampion ? db.def(db.find(id)).champion
                                 : ListedDecks::takes(library, slot, id);
    }
    [[nodiscard]] decks::SearchWords search() const override { return {kKeys, "", kWordTexts}; }

    /// Four cards (116), of which up to two go to the bottom of the deck for others (117); a card
    /// in each turn (315.4).
    [[nodiscard]] decks::Dealing dealing(const match::CardLibrary & /*library*/,
                                         const decks::Deck & /*deck*/) const override
    {
        return {kMain, kOpeningHand, decks::Dealing::Mulligan::Bottom, 2, {1, 1}, 1, true};
    }

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

} // namespace playmat::riftbound::host
