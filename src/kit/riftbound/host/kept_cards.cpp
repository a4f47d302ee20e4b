#include "kit/riftbound/host/kept_cards.h"

#include "kit/common/host/kept_cards.h"
#include "kit/riftbound/host/deck_text.h"

#include <set>

namespace playmat::riftbound::host {

Json keptCards(const match::CardLibrary &library, const match::MatchSetup &setup,
               const State &state)
{
    const RiftboundCards &cards = cardsOf(library);
    std::set<DefId> kept;
    for (std::size_t i = 0; i < state.cardCount; ++i)
        kept.insert(state.cards[i].def);
    for (const match::Seat &seat : setup.seats) {
        const auto deck = seat.deck.is_null() ? Outcome<WrittenDeck>(WrittenDeck{})
                                              : readDeck(cards, seat.deck);
        if (deck)
            kept.insert(deck.value().deck.battlefields.begin(),
                        deck.value().deck.battlefields.end());
    }
    if (setup.scenario)
        kit::forEachText(*setup.scenario,
                         [&](const std::string &text) { kept.insert(cards.db.find(text)); });
    // Effects name the tokens that they create, but positions contain runes without naming them.
    kept.insert(cards.db.runes.begin(), cards.db.runes.end());
    for (std::size_t i = 1; i < cards.db.defs.size(); ++i)
        if (cards.db.defs[i].token)
            kept.insert(static_cast<DefId>(i));
    Json out;
    out["tags"] = Json::array();
    for (std::size_t i = 1; i < cards.db.program.tags.size(); ++i)
        out["tags"].push_back(cards.db.program.tags[i]);
    out["list"] = kit::keptList(library, cards.db, kept);
    return out;
}

Outcome<match::CardLibrary> libraryForKept(const match::CardLibrary &library, const Json &kept)
{
    const CardDb &db = cardsOf(library).db;
    const kit::KeptCards cards{
        .words = "tags",
        .set = "kept",
        .known = [&] { return kit::hasAll(library, db, kept["list"]); },
        .read = [&](const std::vector<match::NamedText> &files) { return readCards(files); }};
    return kit::libraryForKept(library, kept, cards);
}

} // namespace playmat::riftbound::host
