#include "kit/swu/host/kit.h"

#include "engine/swu/state/rules_version.h"
#include "engine/swu/text/print.h"
#include "engine/swu/text/reason_text.h"
#include "kit/common/host/match_decks.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/deck_export.h"
#include "kit/swu/host/deck_text.h"
#include "kit/swu/host/format_decks.h"
#include "kit/swu/host/formats.h"
#include "kit/swu/host/hosted.h"
#include "kit/swu/host/kept_cards.h"
#include "kit/swu/host/own_decks.h"
#include "kit/swu/host/position_json.h"
#include "kit/swu/host/random_deck.h"
#include "kit/swu/host/scenario_words.h"
#include "kit/swu/host/text_places.h"
#include "text/language.h"

#include <fmt/format.h>

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

/// Which cards of a deck are plain ones in play; empty for most decks.
std::string plainNote(const swu::CardDb &db, std::string_view text)
{
    const auto document = match::readDeck(db, text);
    if (!document || !document.value().plain)
        return {};
    const match::CheckedDeck checked = match::checkDeck(db, document.value());
    return checked.unwritten.empty()
        ? std::string()
        : text::format("The texts of these cards do not play yet, so they have their figures and "
                       "do nothing: {}.",
                       match::unwrittenNames(db, checked));
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

    [[nodiscard]] match::NextBegins nextBegins() const override
    {
        return match::NextBegins::LoserChooses;
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
        return documentOf(library, match::readDeck(match::swuCards(library), text));
    }

    [[nodiscard]] Outcome<match::Json> plainDeck(const CardLibrary &library,
                                                 std::string_view text) const override
    {
        Outcome<match::DeckDocument> document = match::readDeck(match::swuCards(library), text);
        if (document) {
            const auto checked = match::checkDeck(match::swuCards(library), document.value());
            document.value().plain = !checked.unwritten.empty();
        }
        return documentOf(library, document);
    }

    [[nodiscard]] match::DeckLook lookAtDeck(const CardLibrary &library,
                                             std::string_view text) const override
    {
        const kit::DeckReading reading = match::readingOf(match::swuCards(library), text);
        return {reading.cards, reading.known,
                reading.notes + plainNote(match::swuCards(library), text)};
    }

    [[nodiscard]] std::vector<match::FormatVerdict> formats(const CardLibrary &library,
                                                            std::string_view text,
                                                            const std::string &day) const override
    {
        std::vector<match::FormatVerdict> out;
        const swu::CardDb &db = match::swuCards(library);
        if (const auto deck = match::readDeck(db, text))
            for (const match::Format &format : match::formats())
                out.push_back({format.name, match::againstFormat(db, deck.value(), format, day)});
        return out;
    }

    [[nodiscard]] const decks::DeckKit *deckKit() const override { return &match::ownDecks(); }

    [[nodiscard]] Outcome<match::Json> randomDeck(const CardLibrary &library,
                                                  core::Rng &rng) const override
    {
        const swu::CardDb &db = match::swuCards(library);
        const match::Format *premier = match::formatOf("premier");
        return match::deckJson(db, "A random deck",
                               premier == nullptr ? match::randomDeck(db, rng)
                                                  : match::FormatDecks(db, *premier).draw(rng));
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

    /// The name first; a leader's sides one after the other.
    [[nodiscard]] std::string cardText(const CardLibrary &library,
                                       const std::string &id) const override
    {
        const swu::CardDb &db = match::swuCards(library);
        const swu::DefId card = db.find(id);
        if (card == 0)
            return {};
        const swu::CardDef &def = db.def(card);
        const auto side
            = [&](swu::Face face) { return swu::printCard(db, card, face, swu::Markup::Plain); };
        std::string text = side(swu::Face::Any);
        if (def.type == swu::CardType::Leader)
            text = side(swu::Face::LeaderSide) + "\n--\n" + side(swu::Face::UnitSide);
        if (def.type == swu::CardType::Leader && def.side(swu::Face::UpgradeSide) != 0)
            text += "\n--\n" + side(swu::Face::UpgradeSide);
        return fmt::format("{}  {}{}{}\n{}", def.id, def.name, def.subtitle.empty() ? "" : ", ",
                           def.subtitle, text);
    }

    [[nodiscard]] const scenarios::Words *scenarioWords() const override
    {
        return &swu::host::scenarioWords();
    }

private:
    static Outcome<match::Json> documentOf(const CardLibrary &library,
                                           const Outcome<match::DeckDocument> &document)
    {
        const swu::CardDb &db = match::swuCards(library);
        if (!document)
            return document.problem();
        const auto playable = match::playableDeck(db, document.value());
        return playable ? match::parseJson(match::exportDeckJson(db, document.value()))
                        : Outcome<match::Json>(playable.problem());
    }

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
        return host(library,
                    swu::seated(match::swuCards(library), setup.seed, decks.value(), setup.first));
    }
};

} // namespace

const match::GameKit &swuKit()
{
    static const SwuKit kit;
    return kit;
}

} // namespace playmat::kit
