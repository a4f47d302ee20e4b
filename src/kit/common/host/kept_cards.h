#pragma once

#include "match/card_library.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

/// What a journal keeps of the cards of its match, as far as it is the same in every game.
namespace playmat::kit {

using match::Json;
using match::Outcome;

/// Calls f with every string of a document.
template <class F>
void forEachText(const Json &json, F &&f)
{
    if (json.is_string())
        f(json.get_ref<const std::string &>());
    else if (json.is_structured())
        for (const Json &item : json)
            forEachText(item, f);
}

/// The documents of cards, in the order of the library: abilities are asked in it.
template <class Db, class DefId>
Json keptList(const match::CardLibrary &library, const Db &db, const std::set<DefId> &cards)
{
    Json out = Json::array();
    for (const DefId def : cards)
        if (const Json *source = def == 0 ? nullptr : library.source(db.def(def).id))
            out.push_back(*source);
    return out;
}

/// Whether the library has all kept cards unchanged, and in the same order.
template <class Db>
bool hasAll(const match::CardLibrary &library, const Db &db, const Json &list)
{
    auto before = decltype(db.find(std::string())){0};
    for (const Json &card : list) {
        const auto id = card.is_object() ? card.find("id") : card.end();
        if (!card.is_object() || id == card.end() || !id->is_string())
            return false;
        const Json *now = library.source(id->template get<std::string>());
        const auto def = db.find(id->template get<std::string>());
        if (now == nullptr || *now != card || def <= before)
            return false;
        before = def;
    }
    return true;
}

/// Whether all of these titles can be named.
template <class Db>
bool knowsNames(const Db &db, const std::vector<std::string> &named)
{
    for (const std::string &name : named)
        if (db.findName(name) == 0)
            return false;
    return true;
}

/// What a game makes of kept cards.
struct KeptCards
{
    const char *words; ///< the list of the words that they bring along: "traits"
    std::string set; ///< what their set is called
    bool hasAliases = false; ///< they are beside them
    std::function<bool()> known; ///< whether the library has all that is kept
    std::function<Outcome<std::shared_ptr<const match::GameCards>>(
        const std::vector<match::NamedText> &files)>
        read;
};

/// The library to play with: the given one where it has all that is kept, else one of what is kept.
[[nodiscard]] Outcome<match::CardLibrary> libraryForKept(const match::CardLibrary &library,
                                                         const Json &kept, const KeptCards &game);

} // namespace playmat::kit
