#include "kit/swu/host/own_decks.h"

#include "kit/common/host/listed_decks.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_text.h"
#include "kit/swu/host/deck_words.h"
#include "kit/swu/host/text_places.h"
#include "text/language.h"

#include <array>

namespace playmat::match {

namespace {

using decks::Part;

using decks::KeyKind;
using text::mark;

constexpr std::array kKeys{
    decks::SearchKey{"a aspect", KeyKind::Word, "aspects", text::id("swu_keys.aspect")},
    decks::SearchKey{"c cost", KeyKind::Number, "cost", text::id("card_key.cost")},
    decks::SearchKey{"t type", KeyKind::Word, "type", text::id("card_key.type")},
    decks::SearchKey{"p power", KeyKind::Number, "power", text::id("swu_keys.power")},
    decks::SearchKey{"hp", KeyKind::Number, "hp", text::id("swu_keys.hp")},
    decks::SearchKey{"k keyword", KeyKind::Word,
                     "keywords unit.keywords leader.keywords upgrade.keywords",
                     text::id("card_key.keyword")},
    decks::SearchKey{"tr trait", KeyKind::Word, "traits", text::id("swu_keys.trait")},
    decks::SearchKey{"ar arena", KeyKind::Word, "arena", text::id("swu_keys.arena")},
    decks::SearchKey{"r rarity", KeyKind::Word, "rarity", text::id("card_key.rarity"),
                     "special common uncommon rare legendary"},
    decks::SearchKey{"set", KeyKind::Set, {}, text::id("card_key.set")},
    decks::SearchKey{"is", KeyKind::Flag, "unique", text::id("card_key.is")},
    decks::SearchKey{"n name", KeyKind::Name, {}, text::id("card_key.name")},
    decks::SearchKey{"x text", KeyKind::Text, {}, text::id("card_key.text")},
    decks::SearchKey{"in", KeyKind::Decked, {}, text::id("card_key.in")},
    decks::SearchKey{"own", KeyKind::Owned, {}, text::id("card_key.own")},
};

constexpr int kPlayset = 3;

constexpr std::size_t kBasePart = 1;
constexpr std::size_t kMainPart = 2;

class OwnDecks final : public kit::ListedDecks
{
public:
    OwnDecks()
        : ListedDecks({{{"Leader", Part::Front, 1}, kLeaderSection},
                       {{"Base", Part::Front, 1}, kBaseSection},
                       {{"Deck", Part::Main, 0}, kit::kMainDeck},
                       {{"Sideboard", Part::Side, 0}, kit::kSideboard}},
                      kPlayset)
    {
    }

    [[nodiscard]] std::string_view game() const override { return "swu"; }
    [[nodiscard]] decks::SearchWords search() const override
    {
        return {kKeys, "subtitle", swu::kWordTexts};
    }

    /// Six cards, or what the base says; one mulligan of the whole hand (CR 5.2.1E); two cards in
    /// each regroup phase (CR 5.5).
    [[nodiscard]] decks::Dealing dealing(const match::CardLibrary &library,
                                         const decks::Deck &deck) const override
    {
        using enum decks::Dealing::Mulligan;
        decks::Dealing out{kMainPart, 6, Whole, 0, {0, 0}, 2};
        if (deck.parts.size() > kBasePart && !deck.parts[kBasePart].empty()) {
            const swu::CardDb &db = swuCards(library);
            if (const swu::DefId base = db.find(deck.parts[kBasePart].front().id); base != 0) {
                out.hand += db.def(base).openingHand;
                out.mulligan = db.def(base).mulligan ? Whole : None;
            }
        }
        return out;
    }

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
