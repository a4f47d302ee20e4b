#pragma once

#include "match/json.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Scenarios: plain-text documents that lay out cards, play them, and state the expected results.
/// No code here depends on a particular game: the game's kit provides a table of its words for
/// places, actions and facts (`Words`), and their meaning is looked up in the game's JSON.
/// tests/scenarios/README.md is the manual.
namespace playmat::scenarios {

using match::Json;

/// Words that may follow a card in a layout: "exhausted", "damaged 2", "with Shield and
/// Experience".
struct Mark
{
    enum class Kind : std::uint8_t {
        Flag, ///< only the word
        Number,
        Cards, ///< one or more cards, joined by "and"
        Side, ///< a player: "owned by you"
    };

    std::string word;
    Kind kind = Kind::Flag;
    std::string member; ///< the placed card's member in a position of the headless protocol
};

/// A part of a seat's layout: "hand Open Fire", "resources 5", "base damaged 3".
struct Spot
{
    enum class Kind : std::uint8_t {
        Cards, ///< a list of cards; a number stands for that many filler cards
        One, ///< one card, or only marks for the card that is there by default
        Number,
        Flag,
    };

    std::string word;
    Kind kind = Kind::Cards;
    std::string member; ///< the seat's member in a position
    bool marks = false; ///< the cards may have marks
};

/// An entry of the line "game:": "round 3", "turn you".
struct Header
{
    enum class Kind : std::uint8_t { Number, Side, Word, Flag };

    std::string word;
    Kind kind = Kind::Number;
    std::string member; ///< the member of the position
};

/// A value that a member must have, in an option (the way in which a card is played) or in a card
/// file (the type of the card).
struct Condition
{
    std::string member;
    Json value;
};

/// The form of an answer: "attack {target} with {card}". Words outside the braces are literal. The
/// placeholders are card, target, cards, players, number, nth (a number such as "first"), which
/// (picks one of several options that are otherwise the same), name and shares.
struct Verb
{
    std::string pattern;
    std::string option; ///< the kind of option to choose; empty: any kind
    std::string decision; ///< the kind of decision to answer; empty: any kind
    std::vector<Condition> conditions;
};

/// A phrase for several answers. Each part is repeated up to `most` times, as long as a decision of
/// its kind is open.
struct Macro
{
    struct Part
    {
        std::string decision;
        std::string option; ///< the kind of option to choose; empty: the answer chooses nothing
        int most = 1;
    };

    std::string words;
    std::vector<Part> parts;
    std::string ends; ///< the kind of decision that must be open afterwards; empty: any kind
};

/// A fact about a card, a seat or the game that a scenario can check.
struct Fact
{
    enum class How : std::uint8_t {
        Number, ///< "damage 4": the member is that number
        Is, ///< "exhausted": the member has this value
        Listed, ///< "has sentinel", "has no raid": the list contains that entry
        Side, ///< "controlled by me": the member is that player
        Card, ///< "attached to Luke": the member is that card's id
        Count, ///< "upgrades 2": the list has that many entries
        With, ///< "with 2 Shield": that many entries of the list are this card
        Word, ///< "phase regroup": the member is that word
    };

    std::string words;
    How how = How::Number;
    std::string member; ///< for facts about the game, a JSON pointer ("/initiative/player")
    Json value{};
};

/// A place in which a scenario looks for a card ("in hand", "in your hand") or counts a player's
/// cards ("hand 2").
struct Place
{
    std::string words; ///< the phrase for a card there: "in hand"
    /// The zone's name in the state, without the number of the seat ("hand" for "0.hand"); empty:
    /// the card is in no zone.
    std::string zone;
    bool own = true; ///< each seat has its own zone of this name
};

/// A card of which each seat has exactly one: "my base".
struct Single
{
    std::string word;
    std::string type;
};

/// A question that most scenarios do not mention. It is then answered with all options in the order
/// given.
struct Kept
{
    std::string decision;
    std::string pointer; ///< JSON pointer to a text in the decision
    std::string ends; ///< the end of that text
};

/// A place on a standard board where a card is put to record its deeds (scenarios/card_deeds.h).
struct Stand
{
    std::string words; ///< "in hand"
    /// Members that the card must have in its file to be put there; a null value means that the
    /// card must not have the member.
    std::vector<Condition> cards;
    /// JSON pointer into the seat's part of a position; "/hand/-" appends to the hand.
    std::string pointer;
    Json as{}; ///< an object to which the card's id is added as `card`; null: only the id is put
};

/// All words that scenarios of one game use.
struct Words
{
    std::string game;
    std::vector<Spot> spots;
    std::vector<Mark> marks;
    std::vector<Header> headers;
    Json position; ///< the default position, which each scenario changes
    Json me; ///< the default for the seat called "me"
    Json you; ///< the default for the seat called "you"
    std::string filler; ///< the card used where a layout gives only a number of cards

    std::vector<Verb> verbs;
    std::vector<Macro> macros;
    std::vector<Kept> kept;
    /// The end of the prompt of a question about hidden cards of which none fits.
    std::string nothingFits;
    /// JSON pointers into the cost of an option that has several parts ("can play A for 3 and 1
    /// fury"): to the number that is named first, and to the object with the others by their names;
    /// empty: the cost is one number.
    std::string costNumber;
    std::string costParts;
    std::vector<std::string> rests; ///< kinds of decision that may be open at the end of a scenario

    std::vector<Fact> cardFacts;
    std::vector<Fact> seatFacts; ///< about members of the state's `players`
    std::vector<Fact> gameFacts;
    std::vector<Place> places;
    std::vector<std::string> listed; ///< the entries that Listed facts can name
    std::vector<std::string> events; ///< the events that scenarios can name
    std::vector<Single> singles;
    std::vector<std::string> late; ///< zones whose cards are numbered last ("SOR_128#2"), in order

    // Words for the deeds of cards on the standard boards (scenarios/card_deeds.h).
    std::vector<Stand> stands;
    /// Members of a card in its file that contain its abilities.
    std::vector<std::string> abilities;
    std::vector<std::string> waits; ///< kinds of option that give the next action to the opponent
    std::string settles; ///< the kind of option that lets pending effects resolve; empty: none
    std::vector<std::string> unsaid; ///< events that are not reported
    std::vector<std::string> piles; ///< zones of which only the number of cards is reported
};

} // namespace playmat::scenarios
