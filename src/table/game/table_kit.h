#pragma once

#include "bots/programs.h"
#include "learn/book_search.h"
#include "learn/learn_kit.h"
#include "match/card_library.h"
#include "match/game_kit.h"
#include "match/hosted_game.h"
#include "table/game/table_game.h"
#include "table/paint/facts.h"
#include "table/view/card_facts.h"
#include "table/view/deck_summary.h"
#include "table/view/game_face.h"

#include <QString>

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace playmat::table {

/// Plays both seats of a demonstration: lively, and sooner or later it comes to an end.
class Showman
{
public:
    Showman() = default;
    Showman(const Showman &) = delete;
    Showman &operator=(const Showman &) = delete;
    virtual ~Showman() = default;

    [[nodiscard]] virtual core::Answer choose(const match::HostedGame &game) = 0;
};

/// What is worth a picture.
struct ShowPiece
{
    const char *position = nullptr; ///< the program's move, with one thing to do; nullptr: none
    const char *term = ""; ///< looked up in the book of rules
};

/// A deck that somebody chose, or why it cannot be played with.
struct TakenDeck
{
    DeckSummary summary;
    QString document; ///< what TableSession::start takes
    QString problem; ///< whole sentences; empty: it is taken
    QString plain{}; ///< for a problem: the document in which cards whose text is not supported yet
                     ///< are plain cards; empty: this would not solve the problem
};

/// "50 cards · Vigilance", followed by the sideboard if there is one.
[[nodiscard]] QString withSideboard(const QString &facts, int cards);

enum class DeckForm { Json, List };

/// The part of a deck that a card belongs to: in front, main deck or sideboard.
enum class DeckPart : std::uint8_t { Front, Main, Side };

/// A printed card of a deck and its number of copies.
struct DeckCard
{
    QString id;
    int count = 1;
    DeckPart part = DeckPart::Main;
};

/// What a game hands to a table, beside what its GameKit hands to a match. There is one of each
/// game, without a state of its own.
class TableKit
{
public:
    TableKit() = default;
    TableKit(const TableKit &) = delete;
    TableKit &operator=(const TableKit &) = delete;
    virtual ~TableKit() = default;

    [[nodiscard]] virtual const match::GameKit &game() const = 0;
    [[nodiscard]] virtual const TableSpec &spec() const = 0;
    /// A match of this game on a table; `game` outlives it.
    [[nodiscard]] virtual std::unique_ptr<TableGame> seat(const match::HostedGame &game,
                                                          const std::array<QString, 2> &names,
                                                          TableGame::Host host) const = 0;
    /// Whether the program plays this game.
    [[nodiscard]] bool hasPrograms() const { return programs() != nullptr; }
    /// Whether the program can also advise players and review their matches.
    [[nodiscard]] bool hasCoach() const { return hasPrograms() && programs()->advises(); }
    /// Whether the game has lessons and puzzles.
    [[nodiscard]] bool hasCourse() const { return learning() != nullptr; }
    /// Whether the game has a rules book, in the folder rules/GAME.
    [[nodiscard]] virtual bool hasBook() const { return hasCourse(); }
    /// The game's texts and pictures on the start page. The table adds the facts that follow from
    /// this kit.
    [[nodiscard]] virtual GameFace face() const;
    /// Reads and checks a deck that somebody pasted, dropped or saved, in any form of this game.
    [[nodiscard]] virtual TakenDeck takeDeck(const match::CardLibrary &library,
                                             const QString &text) const;
    /// A document of takeDeck for other programs.
    [[nodiscard]] virtual QString exportDeck(const match::CardLibrary &library,
                                             const QString &document, DeckForm form) const;
    /// The cards of such a document, in its order.
    [[nodiscard]] virtual std::vector<DeckCard> deckCards(const match::CardLibrary &library,
                                                          const QString &document) const;
    /// The printed facts of a card, by its printed id; hidden facts if there is no such card.
    [[nodiscard]] virtual CardFacts printedCard(const match::CardLibrary & /*library*/,
                                                const QString & /*cardId*/) const
    {
        return {};
    }
    /// How far a match is, when and how it stands, by its round and the two numbers that its
    /// journal keeps: "Round 4", "bases 21 and 17".
    [[nodiscard]] virtual QStringList standWords(int round,
                                                 const std::array<int, 2> &numbers) const;
    /// The winner according to these two numbers; -1: they do not determine a winner.
    [[nodiscard]] virtual int winnerByStand(const std::array<int, 2> & /*numbers*/) const
    {
        return -1;
    }
    /// What the pictures of all cards are made from.
    [[nodiscard]] virtual std::vector<paint::Facts>
    pictures(const match::CardLibrary &library) const = 0;

    // --- what a game may come without
    /// The programs that play the game and may also advise and review; nullptr if there are none.
    [[nodiscard]] virtual const bots::Programs *programs() const { return nullptr; }
    /// The game's lessons and puzzles; nullptr if there are none.
    [[nodiscard]] virtual const learn::LearnKit *learning() const { return nullptr; }
    /// The cards for the index of its rules book.
    [[nodiscard]] virtual std::vector<learn::BookCard>
    bookCards(const match::CardLibrary & /*library*/, const learn::Book & /*book*/) const
    {
        return {};
    }
    /// The text of a printed card, without markup.
    [[nodiscard]] virtual QString cardSays(const match::CardLibrary &library,
                                           const std::string &cardId) const
    {
        return QString::fromStdString(game().cardText(library, cardId));
    }
    /// For the tour of pictures.
    [[nodiscard]] virtual ShowPiece showPiece() const { return {}; }
    /// Who plays the demonstration, lively rather than well; nullptr: chance does.
    [[nodiscard]] virtual std::unique_ptr<Showman> showman(std::uint64_t /*seed*/) const
    {
        return nullptr;
    }
};

} // namespace playmat::table
