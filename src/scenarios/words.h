#pragma once

#include "match/json.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Scenarios: documents of plain lines that lay out cards, play, and say what must then be so.
/// Nothing here knows a game: the words for its places, deeds and facts are a table of its kit
/// (`Words`), and what they mean is looked up in the game's JSON. tests/scenarios/README.md is the
/// manual.
namespace playmat::scenarios {

using match::Json;

/// What may follow a card that is laid out: "exhausted", "damaged 2", "with Shield and Experience".
struct Mark
{
    enum class Kind : std::uint8_t {
        Flag, ///< the word alone
        Number,
        Cards, ///< one or more, joined by "and"
        Side, ///< "owned by you"
    };

    std::string word;
    Kind kind = Kind::Flag;
    std::string member; ///< of the placed card, in a position of the headless protocol
};

/// What a seat can begin with: "hand Open Fire", "resources 5", "base damaged 3".
struct Spot
{
    enum class Kind : std::uint8_t {
        Cards, ///< a list; a number stands for that many cards that nothing is said of
        One, ///< a card, or marks alone for the one that is there if nothing is said
        Number,
        Flag,
    };

    std::string word;
    Kind kind = Kind::Cards;
    std::string member; ///< of the seat, in a position
    bool marks = false; ///< its cards may have marks
};

/// What the line "game:" can say: "round 3", "turn you".
struct Header
{
    enum class Kind : std::uint8_t { Number, Side, Word, Flag };

    std::string word;
    Kind kind = Kind::Number;
    std::string member; ///< of the position
};

/// A member that an option must have: the way in which a card is played, the keyword that triggers.
struct Condition
{
    std::string member;
    Json value;
};

/// Something that can be answered: "attack {target} with {card}". Words stand as they are; between
/// braces are card, target, cards, players, number, nth (a number as "first"), which (of several
/// options that are the same otherwise), name, shares.
struct Verb
{
    std::string pattern;
    std::string option; ///< the kind of option that it means; empty: any
    std::string decision; ///< the kind of decision that it answers; empty: any
    std::vector<Condition> conditions;
};

/// A deed of several answers: of each part at most so many, as long as such a question is open.
struct Macro
{
    struct Part
    {
        std::string decision;
        std::string option; ///< empty: nothing is chosen
        int most = 1;
    };

    std::string words;
    std::vector<Part> parts;
    std::string ends; ///< the kind of decision that must be open then; empty: any
};

/// What can be asked of a card, a seat or the game.
struct Fact
{
    enum class How : std::uint8_t {
        Number, ///< "damage 4": the member is that number
        Is, ///< "exhausted": the member has this value
        Listed, ///< "has sentinel", "has no raid": the list has such an entry
        Side, ///< "controlled by me"
        Card, ///< "attached to Luke": the member is that card's id
        Count, ///< "upgrades 2": so many entries
        With, ///< "with 2 Shield": so many entries are this card
        Word, ///< "phase regroup"
    };

    std::string words;
    How how = How::Number;
    std::string member; ///< a pointer ("/initiative/player") for facts of the game
    Json value{};
};

/// Where a card is or which cards a seat has there: "in hand", "in your hand"; "hand 2".
struct Place
{
    std::string words; ///< of a card: "in hand"
    std::string zone; ///< "0.hand" of a seat, or as it is; empty: nowhere
    bool own = true; ///< each seat has one
};

/// A card that each seat has one of: "my base".
struct Single
{
    std::string word;
    std::string type;
};

/// A question that a scenario need not mention, because hardly any is about it: all options are
/// chosen in the order in which they are.
struct Kept
{
    std::string decision;
    std::string pointer; ///< of the decision
    std::string ends; ///< how that text ends
};

/// All words of one game.
struct Words
{
    std::string game;
    std::vector<Spot> spots;
    std::vector<Mark> marks;
    std::vector<Header> headers;
    Json position; ///< what every position has unless the scenario says otherwise
    Json me; ///< the same of the seat that is called "me"
    Json you;
    std::string filler; ///< the card that numbers in `spots` stand for

    std::vector<Verb> verbs;
    std::vector<Macro> macros;
    std::vector<Kept> kept;
    std::string nothingFits; ///< how a prompt ends whose options are none for a hidden reason
    std::vector<std::string> rests; ///< kinds of decision that may be open at the end

    std::vector<Fact> cardFacts;
    std::vector<Fact> seatFacts; ///< members of the state's `players`
    std::vector<Fact> gameFacts;
    std::vector<Place> places;
    std::vector<std::string> listed; ///< what Listed facts may ask for
    std::vector<std::string> events;
    std::vector<Single> singles;
    std::vector<std::string> late; ///< zones whose cards are counted last ("SOR_128#2"), in order
};

} // namespace playmat::scenarios
