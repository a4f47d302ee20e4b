#include "kit/swu/host/kit.h"

#include "engine/swu/state/rules_version.h"
#include "engine/swu/text/reason_text.h"
#include "kit/common/host/match_decks.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/deck_export.h"
#include "kit/swu/host/deck_text.h"
#include "kit/swu/host/hosted.h"
#include "kit/swu/host/kept_cards.h"
#include "kit/swu/host/position_json.h"
#include "kit/swu/host/random_deck.h"
#include "kit/swu/host/scenario_words.h"
#include "kit/swu/host/text_places.h"

namespace playmat::kit {

using match::CardLibrary;
using match::HostedGame;
using match::MatchSetup;
using match::Outcome;
using match::Problem;

namespace {

Problem engineProblem(const swu::CardDb &db, const core::Refusal &refusal)
{
    const auto reason = static_cast<swu::Reason>(refusal.code);
    return {
        swu::reasonName(reason), swu::reasonText(db, swu::State{}, refusal, {}, swu::wordText), {}};
}

Outcome<std::unique_ptr<HostedGame>> host(const CardLibrary &library,
                                          const core::Result<swu::SeatedGame> &game)
{
    if (!game)
        return engineProblem(match::swuCards(library), game.refusal());
    return std::unique_ptr<HostedGame>(std::make_unique<match::HostedSwu>(library, game.value()));
}

Outcome<swu::DeckChoice> chosenDeck(const CardLibrary &library, const match::Json &json)
{
    return match::loadDeck(match::swuCards(library), match::toLine(json));
}

class SwuKit final : public match::GameKit
{
public:
    [[nodiscard]] std::string_view id() const override { return "swu"; }

    [[nodiscard]] std::uint16_t oldestRules() const override
    {
        return static_cast<std::uint16_t>(swu::kOldestRules);
    }
    [[nodiscard]] std::uint16_t newestRules() const override
    {
        return static_cast<std::uint16_t>(swu::kNewestRules);
    }

    [[nodiscard]] Outcome<std::unique_ptr<HostedGame>> start(const CardLibrary &library,
                                                             const MatchSetup &setup) const override
    {
        return setup.scenario ? startPosition(library, setup) : startDecks(library, setup);
    }

    [[nodiscard]] Outcome<std::shared_ptr<const match::GameCards>>
    cards(const std::vector<match::NamedText> &files) const override
    {
        return match::readSwuCards(files);
    }
    [[nodiscard]] Outcome<CardLibrary>
    libraryForKept(const CardLibrary &library, const match::Json &kept,
                   const std::vector<std::string> &named) const override
    {
        return match::libraryForKept(library, kept, named);
    }

    [[nodiscard]] Outcome<match::Json> deck(const CardLibrary &library,
                                            std::string_view text) const override
    {
        const Outcome<match::DeckDocument> document
            = match::readDeck(match::swuCards(library), text);
        if (!document)
            return document.problem();
        const auto playable = match::playableDeck(match::swuCards(library), document.value());
        if (!playable)
            return playable.problem();
        return match::parseJson(match::exportDeckJson(match::swuCards(library), document.value()));
    }

    [[nodiscard]] match::DeckLook lookAtDeck(const CardLibrary &library,
                                             std::string_view text) const override
    {
        const kit::DeckReading reading = match::readingOf(match::swuCards(library), text);
        return {reading.cards, reading.known, reading.notes};
    }

    [[nodiscard]] Outcome<match::Json> randomDeck(const CardLibrary &library,
                                                  core::Rng &rng) const override
    {
        const swu::CardDb &db = match::swuCards(library);
        return match::deckJson(db, "A random deck", match::randomDeck(db, rng));
    }

    [[nodiscard]] std::vector<match::CardNote> catalogue(const CardLibrary &library) const override
    {
        std::vector<match::CardNote> out;
        for (const swu::CardDef &card : match::swuCards(library).defs)
            if (!card.id.empty())
                out.push_back({card.id.substr(0, card.id.find('_')), card.id, card.name,
                               card.playable ? std::string() : card.whyNot});
        return out;
    }

    [[nodiscard]] const scenarios::Words *scenarioWords() const override
    {
        return &swu::host::scenarioWords();
    }

private:
    static Outcome<std::unique_ptr<HostedGame>> startPosition(const CardLibrary &library,
                                                              const MatchSetup &setup)
    {
        const Outcome<swu::Position> position
            = match::positionFromJson(match::swuCards(library), *setup.scenario);
        if (!position)
            return position.problem();
        return host(library, swu::seated(match::swuCards(library), position.value()));
    }

    static Outcome<std::unique_ptr<HostedGame>> startDecks(const CardLibrary &library,
                                                           const MatchSetup &setup)
    {
        const auto decks = kit::decksOf<swu::DeckChoice, swu::kPlayers>(
            setup, [&](const match::Json &deck) { return chosenDeck(library, deck); });
        if (!decks)
            return decks.problem();
        return host(library, swu::seated(match::swuCards(library), setup.seed, decks.value()));
    }
};

} // namespace

const match::GameKit &swuKit()
{
    static const SwuKit kit;
    return kit;
}

} // namespace playmat::kit
