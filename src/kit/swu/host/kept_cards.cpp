#include "kit/swu/host/kept_cards.h"

#include "kit/swu/host/cards.h"
#include "match/deck_document.h"
#include "text/language.h"

#include <algorithm>
#include <set>

namespace playmat::match {

namespace {

using swu::DefId;

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

class Keeper
{
public:
    explicit Keeper(const CardLibrary &library)
        : m_library(library)
    {
    }

    void keepNamed(const Json &document)
    {
        forEachText(document, [this](const std::string &text) {
            const std::string print = normalisedCardId(text);
            const std::string &id = print.empty() ? text : print;
            const DefId def = match::swuCards(m_library).find(id);
            if (def == 0)
                return;
            m_cards.insert(def);
            if (const std::string &card = match::swuCards(m_library).def(def).id; card != id)
                m_aliases[id] = card;
        });
    }
    void keepAll(const swu::State &state)
    {
        for (std::size_t i = 0; i < state.cardCount; ++i)
            m_cards.insert(match::swuCards(m_library).def(state.cards[i].def).front());
    }
    void keepTokens()
    {
        for (std::size_t def = 1; def < match::swuCards(m_library).defs.size(); ++def)
            if (match::swuCards(m_library).defs[def].isToken())
                m_cards.insert(static_cast<DefId>(def));
    }
    /// In the order of the library: abilities are asked in it.
    [[nodiscard]] Json take() const
    {
        Json out;
        out["traits"] = match::swuCards(m_library).traits;
        out["list"] = Json::array();
        for (const DefId def : m_cards)
            if (def != 0)
                out["list"].push_back(*m_library.source(match::swuCards(m_library).def(def).id));
        out["aliases"] = m_aliases;
        return out;
    }

private:
    const CardLibrary &m_library;
    std::set<DefId> m_cards;
    Json m_aliases = Json::object();
};

std::string textAt(const Json &object, const char *key)
{
    const bool there = object.is_object() && object.contains(key) && object[key].is_string();
    return there ? object[key].get<std::string>() : std::string();
}

/// Whether the library has all of them unchanged, and in the same order.
bool hasAll(const CardLibrary &library, const Json &list)
{
    DefId before = 0;
    for (const Json &card : list) {
        const std::string id = textAt(card, "id");
        const Json *now = library.source(id);
        const DefId def = match::swuCards(library).find(id);
        if (now == nullptr || *now != card || def <= before)
            return false;
        before = def;
    }
    return true;
}

bool hasAliases(const CardLibrary &library, const Json &aliases)
{
    return std::ranges::all_of(aliases.items(), [&](const auto &alias) {
        const DefId def = match::swuCards(library).find(alias.key());
        return def != 0 && alias.value() == match::swuCards(library).def(def).id;
    });
}

bool wellFormed(const Json &kept)
{
    return kept.is_object() && kept.contains("list") && kept["list"].is_array()
        && kept.contains("aliases") && kept["aliases"].is_object() && kept.contains("traits")
        && kept["traits"].is_array()
        && std::ranges::all_of(kept["traits"], [](const Json &t) { return t.is_string(); });
}

} // namespace

Json keptCards(const CardLibrary &library, const MatchSetup &setup, const swu::State &state)
{
    Keeper keeper(library);
    for (const Seat &seat : setup.seats)
        keeper.keepNamed(seat.deck);
    if (setup.scenario)
        keeper.keepNamed(*setup.scenario);
    keeper.keepAll(state);
    keeper.keepTokens();
    return keeper.take();
}

Outcome<CardLibrary> libraryForKept(const CardLibrary &library, const Json &kept,
                                    const std::vector<std::string> &named)
{
    if (!wellFormed(kept))
        return Problem{"bad_journal", text::said("the cards of the match are missing"), {}};
    if (hasTextOver(kLongestCardText, kept))
        return Problem{"bad_journal", text::said("a text on a card of the match is too long"), {}};
    const bool knowsNames = std::ranges::all_of(named, [&](const std::string &name) {
        return match::swuCards(library).findName(name) != 0;
    });
    if (knowsNames && hasAll(library, kept["list"]) && hasAliases(library, kept["aliases"]))
        return library;
    const Json set{{"set", "KEPT"},
                   {"name", "Cards of the match"},
                   {"traits", kept["traits"]},
                   {"cards", kept["list"]}};
    std::vector<std::string> names = match::swuCards(library).names;
    names.insert(names.end(), named.begin(), named.end());
    std::vector<NamedText> files{{"kept.json", toLine(set)},
                                 {"aliases.json", toLine({{"aliases", kept["aliases"]}})}};
    Outcome<std::shared_ptr<const GameCards>> cards = readSwuCards(files, names);
    if (!cards)
        return cards.problem();
    return library.withCards(std::move(cards.value()), std::move(files));
}

} // namespace playmat::match
