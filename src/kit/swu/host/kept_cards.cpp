#include "kit/swu/host/kept_cards.h"

#include "kit/common/host/kept_cards.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_document.h"

#include <algorithm>
#include <set>

namespace playmat::match {

namespace {

using swu::DefId;

class Keeper
{
public:
    explicit Keeper(const CardLibrary &library)
        : m_library(library)
    {
    }

    void keepNamed(const Json &document)
    {
        kit::forEachText(document, [this](const std::string &text) {
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
        out["list"] = kit::keptList(m_library, match::swuCards(m_library), m_cards);
        out["aliases"] = m_aliases;
        return out;
    }

private:
    const CardLibrary &m_library;
    std::set<DefId> m_cards;
    Json m_aliases = Json::object();
};

bool hasAliases(const CardLibrary &library, const Json &aliases)
{
    return std::ranges::all_of(aliases.items(), [&](const auto &alias) {
        const DefId def = match::swuCards(library).find(alias.key());
        return def != 0 && alias.value() == match::swuCards(library).def(def).id;
    });
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
    const swu::CardDb &db = match::swuCards(library);
    const kit::KeptCards cards{.words = "traits",
                               .set = "KEPT",
                               .hasAliases = true,
                               .known =
                                   [&] {
                                       return kit::knowsNames(db, named)
                                           && kit::hasAll(library, db, kept["list"])
                                           && hasAliases(library, kept["aliases"]);
                                   },
                               .read =
                                   [&](const std::vector<NamedText> &files) {
                                       std::vector<std::string> names = db.names;
                                       names.insert(names.end(), named.begin(), named.end());
                                       return readSwuCards(files, names);
                                   }};
    return kit::libraryForKept(library, kept, cards);
}

} // namespace playmat::match
