#pragma once

#include "match/hosted_game.h"
#include "match/series.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::core {
class Rng;
}

namespace playmat::scenarios {
struct Words;
}

namespace playmat::decks {
class DeckKit;
}

namespace playmat::match {

class CardLibrary;
struct GameCards;
struct MatchSetup;
struct NamedText;

/// A card of the catalogue.
struct CardNote
{
    std::string set;
    std::string id;
    std::string name;
    std::string whyNot; ///< what keeps it from being played with; empty: nothing
};

/// A game's view of a text that may be a deck, playable or not.
struct DeckLook
{
    int cards = 0; ///< number of cards in the text
    int known = 0; ///< number of those that this game has, or that are from its unavailable sets
    std::string notes; ///< skipped and guessed parts, in complete sentences
};

/// Whether a deck is legal in a format of its game.
struct FormatVerdict
{
    std::string format; ///< "Premier"
    std::vector<std::string> faults; ///< sentences without a full stop; none: it is legal
};

/// What a rule system hands to the program, for the parts that know no game. There is one of each
/// game, without a state of its own; a CardLibrary says whose cards it has. This is what a match
/// asks: which cards there are, how games begin, and which cards a journal keeps. What a table asks
/// is its TableKit (table/game/table_kit.h).
class GameKit
{
public:
    GameKit() = default;
    GameKit(const GameKit &) = delete;
    GameKit &operator=(const GameKit &) = delete;
    virtual ~GameKit() = default;

    /// What requests, journals and folders of resources call the game: "swu".
    [[nodiscard]] virtual std::string_view id() const = 0;
    /// Its cards and built-in decks, from a resources folder.
    [[nodiscard]] virtual Outcome<CardLibrary>
    library(const std::filesystem::path &resources) const;
    /// What it makes of its card files; a mistake in any of them is a problem that names the place.
    /// A game without card files has no cards.
    [[nodiscard]] virtual Outcome<std::shared_ptr<const GameCards>>
    cards(const std::vector<NamedText> &files) const;
    /// The supported versions of the game's rules. A journal with an older version comes from a
    /// program that was never released.
    [[nodiscard]] virtual std::uint16_t oldestRules() const { return 1; }
    [[nodiscard]] virtual std::uint16_t newestRules() const { return 1; }
    /// Which questions are asked at a table, where others look on. A game that never asks anything
    /// else has nothing to say here.
    [[nodiscard]] virtual core::Questions questionsAtTable() const
    {
        return core::Questions::Needed;
    }
    /// Who determines the player who begins the next game of a series. With anything but Lot the
    /// game follows MatchSetup::first.
    [[nodiscard]] virtual NextBegins nextBegins() const { return NextBegins::Lot; }
    /// Starts the game that the setup says, with decks or in a position. The problem of a deck is
    /// in terms of the request ("$.players[1].deck…").
    [[nodiscard]] virtual Outcome<std::unique_ptr<HostedGame>>
    start(const CardLibrary &library, const MatchSetup &setup) const = 0;
    /// The library to play a match with whose journal kept its cards (HostedGame::keptCards): the
    /// given one when all of them are in it as they were, else one of the kept cards. `named` are
    /// titles that somebody named in the match.
    [[nodiscard]] virtual Outcome<CardLibrary>
    libraryForKept(const CardLibrary &library, const Json &kept,
                   const std::vector<std::string> &named) const = 0;

    // What the command line asks beside that; a game need not have it.
    /// The document of a deck that somebody wrote, in any form that players use, if it is legal.
    [[nodiscard]] virtual Outcome<Json> deck(const CardLibrary &library,
                                             std::string_view text) const;
    /// The same, where cards whose text does not play yet are played as plain ones. Only a game
    /// that has such cards has something to say here.
    [[nodiscard]] virtual Outcome<Json> plainDeck(const CardLibrary &library,
                                                  std::string_view text) const
    {
        return deck(library, text);
    }
    [[nodiscard]] virtual DeckLook lookAtDeck(const CardLibrary & /*library*/,
                                              std::string_view /*text*/) const
    {
        return {};
    }
    /// In which formats of the game that deck is legal on a day ("2026-11-28"; empty: that of the
    /// data). None where the text is no deck, or the game has no formats here.
    [[nodiscard]] virtual std::vector<FormatVerdict> formats(const CardLibrary & /*library*/,
                                                             std::string_view /*text*/,
                                                             const std::string & /*day*/) const
    {
        return {};
    }
    /// Describes and reads decks that somebody is working on; nullptr if the game has no decks.
    [[nodiscard]] virtual const decks::DeckKit *deckKit() const { return nullptr; }
    /// A legal deck of playable cards; equal numbers give equal decks.
    [[nodiscard]] virtual Outcome<Json> randomDeck(const CardLibrary &library,
                                                   core::Rng &rng) const;
    /// All cards, in the order of the files.
    [[nodiscard]] virtual std::vector<CardNote> catalogue(const CardLibrary &library) const;
    /// What a card says, made from what it does; empty when there is no such card.
    [[nodiscard]] virtual std::string cardText(const CardLibrary &library,
                                               const std::string &id) const;
    /// What its scenarios are written in (scenarios/words.h); nullptr: it has none.
    [[nodiscard]] virtual const scenarios::Words *scenarioWords() const { return nullptr; }
};

} // namespace playmat::match
