#include "kit/lorcana/host/own_decks.h"

#include "engine/lorcana/state/types.h"
#include "kit/common/host/listed_decks.h"
#include "kit/lorcana/host/deck_text.h"
#include "kit/lorcana/host/text_places.h"
#include "text/language.h"

#include <array>

namespace playmat::lorcana::host {

namespace {

using decks::Part;

using decks::KeyKind;
using text::mark;

constexpr std::array kKeys{
    decks::SearchKey{"ink i", KeyKind::Word, "inks", text::id("lorcana_keys.ink")},
    decks::SearchKey{"c cost", KeyKind::Number, "cost", text::id("card_key.cost")},
    decks::SearchKey{"t type", KeyKind::Word, "type", text::id("card_key.type")},
    decks::SearchKey{"s strength p", KeyKind::Number, "strength",
                     text::id("lorcana_keys.strength")},
    decks::SearchKey{"w willpower hp", KeyKind::Number, "willpower",
                     text::id("lorcana_keys.willpower")},
    decks::SearchKey{"lore l", KeyKind::Number, "lore", text::id("lorcana_keys.lore")},
    decks::SearchKey{"k keyword", KeyKind::Word, "keywords", text::id("card_key.keyword")},
    decks::SearchKey{"tr class", KeyKind::Word, "classifications", text::id("lorcana_keys.class")},
    decks::SearchKey{"r rarity", KeyKind::Word, "rarity", text::id("card_key.rarity"),
                     "common uncommon rare super_rare legendary"},
    decks::SearchKey{"set", KeyKind::Set, {}, text::id("card_key.set")},
    decks::SearchKey{"is", KeyKind::Flag, "inkwell:inkable", text::id("card_key.is")},
    decks::SearchKey{"n name", KeyKind::Name, {}, text::id("card_key.name")},
    decks::SearchKey{"x text", KeyKind::Text, {}, text::id("card_key.text")},
    decks::SearchKey{"in", KeyKind::Decked, {}, text::id("card_key.in")},
    decks::SearchKey{"own", KeyKind::Owned, {}, text::id("card_key.own")},
};

constexpr int kPlayset = 4;

class OwnDecks final : public kit::ListedDecks
{
public:
    OwnDecks()
        : ListedDecks({{{"Deck", Part::Main, 0}, kit::kMainDeck},
                       {{"Sideboard", Part::Side, 0}, kit::kSideboard}},
                      kPlayset)
    {
    }

    [[nodiscard]] std::string_view game() const override { return "lorcana"; }
    [[nodiscard]] decks::SearchWords search() const override
    {
        return {kKeys, "version", kWordTexts};
    }

    /// Seven cards (2.2.1.4), of which any number is replaced once and shuffled in (2.2.2); a card
    /// in each turn but the first of the game (3.2.3).
    [[nodiscard]] decks::Dealing dealing(const match::CardLibrary & /*library*/,
                                         const decks::Deck & /*deck*/) const override
    {
        using enum decks::Dealing::Mulligan;
        return {0, kOpeningHand, Shuffled, kOpeningHand, {0, 1}, 1, true};
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

} // namespace playmat::lorcana::host
