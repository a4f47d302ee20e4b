#include "kit/lorcana/host/kept_cards.h"

#include "kit/lorcana/host/deck_text.h"
#include "text/language.h"

#include <algorithm>
#include <set>

namespace playmat::lorcana::host {

namespace {

/// Calls f(text) for every string of a document.
template <class F>
void forEachText(const Json &json, F &&f)
{
    if (json.is_string())
        f(json.get_ref<const std::string &>());
    else if (json.is_structured())
        for (const Json &item : json)
            forEachText(item, f);
}

bool wellFormed(const Json &kept)
{
    const auto isList = [&](const char *key) { return kept.contains(key) && kept[key].is_array(); };
    return kept.is_object() && isList("list") && isList("classifications")
        && std::ranges::all_of(kept["classifications"],
                               [](const Json &word) { return word.is_string(); });
}

/// Whether the library has all of them unchanged, and in the same order.
bool hasAll(const match::CardLibrary &library, const Json &list)
{
    DefId before = 0;
    for (const Json &card : list) {
        const auto id = card.is_object() ? card.find("id") : card.end();
        if (!card.is_object() || id == card.end() || !id->is_string())
            return false;
        const Json *now = library.source(id->get<std::string>());
        const DefId def = cardsOf(library).db.find(id->get<std::string>());
        if (now == nullptr || *now != card || def <= before)
            return false;
        before = def;
    }
    return true;
}

} // namespace

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
        forEachText(*setup.scenario, keep);
    Json out;
    out["classifications"] = Json::array();
    for (std::size_t i = 1; i < cards.db.program.classes.size(); ++i)
        out["classifications"].push_back(cards.db.program.classes[i]);
    out["list"] = Json::array();
    for (const DefId def : kept)
        if (const Json *source = library.source(cards.db.def(def).id))
            out["list"].push_back(*source);
    return out;
}

Outcome<match::CardLibrary> libraryForKept(const match::CardLibrary &library, const Json &kept,
                                           const std::vector<std::string> &named)
{
    if (!wellFormed(kept))
        return Problem{"bad_journal", text::said("the cards of the match are missing"), {}};
    if (match::hasTextOver(match::kLongestCardText, kept))
        return Problem{"bad_journal", text::said("a text on a card of the match is too long"), {}};
    const CardDb &db = cardsOf(library).db;
    const bool knowsNames = std::ranges::all_of(
        named, [&](const std::string &name) { return db.findName(name) != 0; });
    if (knowsNames && hasAll(library, kept["list"]))
        return library;
    const Json set{{"set", "kept"},
                   {"name", "Cards of the match"},
                   {"classifications", kept["classifications"]},
                   {"cards", kept["list"]}};
    std::vector<match::NamedText> files{{"kept.json", match::toLine(set)}};
    std::vector<std::string> names(db.program.names.begin() + 1, db.program.names.end());
    names.insert(names.end(), named.begin(), named.end());
    Outcome<std::shared_ptr<const match::GameCards>> cards = readCards(files, names);
    if (!cards)
        return cards.problem();
    return library.withCards(std::move(cards.value()), std::move(files));
}

} // namespace playmat::lorcana::host
