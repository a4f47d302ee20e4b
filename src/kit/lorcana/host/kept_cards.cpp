#include "kit/lorcana/host/kept_cards.h"

#include "kit/common/host/kept_cards.h"
#include "kit/lorcana/host/deck_text.h"

#include <set>

namespace playmat::lorcana::host {

Json keptCards(const match::CardLibrary &library, const match::MatchSetup &setup, const CardDb &db,
               const State &state)
{
    const LorcanaCards &cards = cardsOf(library);
    std::set<DefId> kept;
    const auto keep = [&](const std::string &text) {
        if (const DefId def = cards.printed(text); def != 0 && !cards.db.def(def).madeUp)
            kept.insert(def);
    };
    for (std::size_t i = 0; i < state.cardCount; ++i)
        keep(db.def(state.cards[i].def).id);
    for (const match::Seat &seat : setup.seats) {
        const auto deck = seat.deck.is_null() ? Outcome<WrittenDeck>(WrittenDeck{})
                                              : readDeck(cards, seat.deck);
        for (std::size_t i = 0; deck && i < deck.value().cards.size(); ++i)
            kept.insert(deck.value().cards[i].card);
    }
    if (setup.scenario)
        kit::forEachText(*setup.scenario, keep);
    Json out;
    out["classifications"] = Json::array();
    for (std::size_t i = 1; i < cards.db.program.classes.size(); ++i)
        out["classifications"].push_back(cards.db.program.classes[i]);
    out["list"] = kit::keptList(library, cards.db, kept);
    return out;
}

Outcome<match::CardLibrary> libraryForKept(const match::CardLibrary &library, const Json &kept,
                                           const std::vector<std::string> &named)
{
    const CardDb &db = cardsOf(library).db;
    const kit::KeptCards cards{
        .words = "classifications",
        .set = "kept",
        .known
        = [&] { return kit::knowsNames(db, named) && kit::hasAll(library, db, kept["list"]); },
        .read =
            [&](const std::vector<match::NamedText> &files) {
                std::vector<std::string> names(db.program.names.begin() + 1,
                                               db.program.names.end());
                names.insert(names.end(), named.begin(), named.end());
                return readCards(files, names);
            }};
    return kit::libraryForKept(library, kept, cards);
}

} // namespace playmat::lorcana::host
