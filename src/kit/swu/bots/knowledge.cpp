#include "kit/swu/bots/knowledge.h"

#include "engine/swu/view/observe.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/formats.h"
#include "match/resources.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::bots {

namespace {

using swu::DefId;

/// The other side's cards that the seat sees.
std::vector<DefId> seenCards(const swu::Game &seen, swu::PlayerId seat)
{
    const swu::State &s = seen.state();
    std::vector<DefId> out;
    for (swu::CardId id = 0; id < s.cardCount; ++id) {
        const swu::Card &c = s.cards[id];
        const swu::CardDef &def = seen.db().def(c.def);
        const bool deckCard = !def.isToken() && def.type != swu::CardType::Leader
            && def.type != swu::CardType::Base;
        if (c.owner != seat && deckCard && c.zone != swu::Zone::Aside
            && swu::seesFace(s, id, swu::Viewer::of(seat)))
            out.push_back(def.front());
    }
    return out;
}

/// Takes the seen cards out of the deck; false when one of them is not in it.
bool takeOut(std::vector<DefId> &deck, const std::vector<DefId> &seen)
{
    for (const DefId id : seen) {
        const auto at = std::ranges::find(deck, id);
        if (at == deck.end())
            return false;
        deck.erase(at);
    }
    return true;
}

/// The cards that go with a leader and a base.
std::vector<DefId> cardsWith(const swu::CardDb &db, DefId leader, DefId base,
                             const std::vector<bool> &premier)
{
    const auto isIn = [&](DefId id) { return id < premier.size() && premier[id]; };
    const bool onlyPremier = isIn(leader) && isIn(base);
    const int aspects = db.def(leader).aspectMask | db.def(base).aspectMask;
    std::vector<DefId> out;
    for (DefId id = 1; id < db.defs.size(); ++id) {
        const swu::CardDef &d = db.def(id);
        const bool deckCard = d.type == swu::CardType::Unit || d.type == swu::CardType::Upgrade
            || d.type == swu::CardType::Event;
        if (deckCard && d.playable && (d.aspectMask & ~aspects) == 0 && (!onlyPremier || isIn(id)))
            out.push_back(id);
    }
    return out;
}

} // namespace

match::Outcome<Knowledge> Knowledge::from(const match::CardLibrary &library,
                                          const std::filesystem::path &resources)
{
    const std::filesystem::path file = resources / "bots" / "swu.json";
    const auto text = match::readFile(file);
    if (!text)
        return text.problem();
    const match::Outcome<Weights> weights = readWeights(text.value());
    if (!weights) {
        match::Problem problem = weights.problem();
        problem.message = fmt::format("{}: {}", file.string(), problem.message);
        return problem;
    }
    Knowledge out{weights.value(), {}, {}};
    if (const match::Format *premier = match::formatOf("premier"))
        out.premier = match::cardsIn(match::swuCards(library), *premier);
    for (const std::string &name : library.deckNames())
        if (const auto deck = match::loadDeck(match::swuCards(library), *library.deck(name)))
            out.decks.push_back(deck.value());
    return out;
}

std::vector<std::vector<DefId>> Knowledge::unseenCards(const swu::Game &seen,
                                                       swu::PlayerId seat) const
{
    const swu::State &s = seen.state();
    const auto other = swu::opponentOf(seat);
    const DefId leader = seen.db().def(s.cards[s.leaders[other]].def).front();
    const DefId base = s.cards[s.bases[other]].def;
    const std::vector<DefId> known = seenCards(seen, seat);
    std::vector<std::vector<DefId>> out;
    for (const swu::DeckChoice &deck : decks) {
        std::vector<DefId> rest = deck.cards;
        if (deck.leader == leader && deck.base == base && takeOut(rest, known))
            out.push_back(std::move(rest));
    }
    if (out.empty())
        out.push_back(cardsWith(seen.db(), leader, base, premier));
    return out;
}

} // namespace playmat::bots
