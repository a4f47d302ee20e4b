#include "kit/riftbound/host/deck_check.h"

#include "kit/riftbound/host/text_places.h"
#include "text/language.h"

#include <algorithm>
#include <map>

namespace playmat::riftbound::host {

namespace {

constexpr int kMainDeck = 40; // including the chosen champion
constexpr int kMostOfAName = 3;
constexpr int kMostSignatures = 3;
constexpr std::size_t kMostBattlefields = 3;

bool ofDomains(const CardDef &card, std::uint8_t identity)
{
    return (card.domains & ~identity) == 0;
}

void checkCards(const CardDb &db, const Deck &deck, std::vector<std::string> &faults)
{
    std::map<std::string, int> copies;
    int signatures = 0;
    const CardDef &legend = db.def(deck.legend);
    std::vector<DefId> all = deck.main;
    all.push_back(deck.champion);
    for (const DefId def : all) {
        const CardDef &card = db.def(def);
        copies[card.name] += card.anyCopies ? 0 : 1;
        signatures += card.signature ? 1 : 0;
        if (!ofDomains(card, legend.domains))
            faults.push_back(text::format("{0} has another domain than the legend.", card.name));
        if (card.signature && !card.tags.has(legend.championTag))
            faults.push_back(text::format("{0} is the signature of another champion.", card.name));
    }
    for (const auto &[name, count] : copies)
        if (count > kMostOfAName)
            faults.push_back(text::format("There are {0} copies of {1}; a deck may have {2}.",
                                          count, name, kMostOfAName));
    if (signatures > kMostSignatures)
        faults.push_back(text::format("There are {0} signature cards; a deck may have {1}.",
                                      signatures, kMostSignatures));
}

void checkPlayable(const CardDb &db, const Deck &deck, std::vector<std::string> &faults)
{
    std::vector<DefId> all{deck.legend, deck.champion};
    for (const auto *list : {&deck.main, &deck.runes, &deck.battlefields})
        all.insert(all.end(), list->begin(), list->end());
    std::ranges::sort(all);
    const auto first = std::unique(all.begin(), all.end());
    all.erase(first, all.end());
    for (const DefId def : all)
        if (def != 0 && !db.def(def).playable)
            faults.push_back(text::format("{0} cannot be used yet: {1}.", db.def(def).name,
                                          cardText(db.def(def).whyNot)));
}

} // namespace

std::vector<std::string> faultsOf(const CardDb &db, const Deck &deck)
{
    std::vector<std::string> faults;
    if (deck.legend == 0 || db.def(deck.legend).kind != Kind::Legend) {
        faults.push_back(text::said("The deck has no legend."));
        return faults;
    }
    const CardDef &champion = db.def(deck.champion);
    if (deck.champion == 0 || !champion.champion
        || !champion.tags.has(db.def(deck.legend).championTag))
        faults.push_back(text::said("The deck has no chosen champion of its legend."));
    checkCards(db, deck, faults);
    checkPlayable(db, deck, faults);
    const int count = static_cast<int>(deck.main.size()) + (deck.champion != 0 ? 1 : 0);
    if (count < kMainDeck)
        faults.push_back(
            text::format("The main deck has {0} of at least {1} cards.", count, kMainDeck));
    if (deck.runes.size() != kRunesInDeck)
        faults.push_back(text::format("The rune deck has {0} runes; it must have {1}.",
                                      deck.runes.size(), kRunesInDeck));
    for (const DefId rune : deck.runes)
        if (!ofDomains(db.def(rune), db.def(deck.legend).domains))
            faults.push_back(
                text::format("{0} is not of the legend's domains.", db.def(rune).name));
    if (deck.battlefields.empty() || deck.battlefields.size() > kMostBattlefields)
        faults.push_back(text::format("The deck has {0} battlefields; it must have {1}.",
                                      deck.battlefields.size(), kMostBattlefields));
    return faults;
}

Outcome<Deck> playableDeck(const CardDb &db, const Deck &deck)
{
    constexpr std::size_t most = 12;
    const std::vector<std::string> faults = faultsOf(db, deck);
    if (faults.empty())
        return deck;
    std::string message;
    for (std::size_t i = 0; i < std::min(most, faults.size()); ++i)
        message += (i > 0 ? " " : "") + faults[i];
    return Problem{"bad_deck", message, "$.mainDeck"};
}

namespace {

std::vector<DefId> playable(const CardDb &db, auto fits)
{
    std::vector<DefId> out;
    for (std::size_t i = 1; i < db.defs.size(); ++i)
        if (const CardDef &card = db.defs[i];
            card.playable && !card.set.empty() && !card.token && fits(card))
            out.push_back(static_cast<DefId>(i));
    return out;
}

DefId one(const std::vector<DefId> &of, core::Rng &rng)
{
    return of.empty() ? DefId{0} : of[rng.below(static_cast<std::uint32_t>(of.size()))];
}

void drawMain(const CardDb &db, Deck &deck, core::Rng &rng)
{
    const CardDef &legend = db.def(deck.legend);
    const auto pool = playable(db, [&](const CardDef &card) {
        return (card.permanent() || card.kind == Kind::Spell) && ofDomains(card, legend.domains)
            && (!card.signature || card.tags.has(legend.championTag));
    });
    std::map<std::string, int> copies{{db.def(deck.champion).name, 1}};
    int signatures = 0;
    for (int tries = 0; tries < 5000 && deck.main.size() + 1 < kMainDeck; ++tries) {
        const DefId card = one(pool, rng);
        const CardDef &def = db.def(card);
        if (copies[def.name] >= kMostOfAName || (def.signature && signatures >= kMostSignatures))
            continue;
        ++copies[def.name];
        signatures += def.signature ? 1 : 0;
        deck.main.push_back(card);
    }
}

} // namespace

Deck randomDeck(const CardDb &db, core::Rng &rng)
{
    const auto champions = [&](const CardDef &legend) {
        return playable(db, [&](const CardDef &card) {
            return card.champion && card.kind == Kind::Unit && card.tags.has(legend.championTag)
                && ofDomains(card, legend.domains);
        });
    };
    const auto legends = playable(db, [&](const CardDef &card) {
        return card.kind == Kind::Legend && card.championTag != 0 && !champions(card).empty();
    });
    Deck deck;
    for (int tries = 0; tries < 200 && deck.main.size() + 1 < kMainDeck; ++tries) {
        deck = Deck{};
        deck.legend = one(legends, rng);
        deck.champion = one(champions(db.def(deck.legend)), rng);
        drawMain(db, deck, rng);
    }
    const auto runes = playable(db, [&](const CardDef &card) {
        return card.kind == Kind::Rune && ofDomains(card, db.def(deck.legend).domains);
    });
    while (deck.runes.size() < kRunesInDeck)
        deck.runes.push_back(one(runes, rng));
    const auto fields
        = playable(db, [](const CardDef &card) { return card.kind == Kind::Battlefield; });
    for (int tries = 0; tries < 100 && deck.battlefields.size() < kMostBattlefields; ++tries) {
        const DefId field = one(fields, rng);
        if (std::ranges::find(deck.battlefields, field) == deck.battlefields.end())
            deck.battlefields.push_back(field);
    }
    std::ranges::sort(deck.main);
    return deck;
}

} // namespace playmat::riftbound::host
