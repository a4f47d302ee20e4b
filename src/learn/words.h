#pragma once

#include "match/json.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Lessons, questions and puzzles: documents, what they mean, and the proof that they hold. Nothing
/// here knows a game. What a document says of one (places, answers, facts, events) is in the words
/// that the game hands over, and is looked up in its JSON: states, decisions, events, reasons.
namespace playmat::learn {

using match::Json;

/// A seat as a document names it: the learner's, the other one, or anybody's.
enum class Side : std::uint8_t { Me, You, Anybody };

/// How a value of a document is compared with a member of the game's JSON.
enum class Form : std::uint8_t {
    Plain, ///< as it is
    Seat, ///< "me" or "you"
    Place, ///< "me.hand": a zone of the state
    Printed, ///< the printed id of a card
    CardOf, ///< the same; the member is the card's id of this game
};

/// Where cards are: the part of a selector before the colon.
struct Place
{
    enum class Where : std::uint8_t { Own, Shared, Anywhere, Nowhere };
    enum class Whose : std::uint8_t { Controller, Owner };
    enum class Sides : std::uint8_t { Required, Optional, Never };

    std::string name;
    Where where = Where::Own; ///< Own: in the zone "0.NAME" of its seat; Shared: in the zone NAME
    Whose whose = Whose::Controller;
    Sides sides = Sides::Required;
    std::string type; ///< only cards of this type; empty: of any
    bool zone = true; ///< can be lit as a whole: "zone:me.NAME"
};

/// A word that may go with a verb and tells apart options that are equal without it.
struct Qualifier
{
    std::string key; ///< in the document
    std::string member; ///< of the option
    std::vector<std::pair<std::string, Json>> values; ///< none: the member is compared as it is
};

/// What an answer can be. Choosing nothing ("skip") and giving up ("concede") are every game's.
struct Verb
{
    enum class Shape : std::uint8_t {
        Word, ///< "pass"
        Card, ///< a selector
        Pair, ///< two selectors: a card and its target
        CardOrPair,
        Cards, ///< a list of selectors, as many as the decision needs
        Number,
        Player, ///< "me" or "you"
        Name, ///< any text
        Amounts, ///< selectors with a number each
    };

    std::string word;
    Shape shape = Shape::Word;
    std::string option; ///< the kind of option that is meant; empty: any
    std::string decision; ///< the kind of decision that it answers; empty: any
    std::string action; ///< what a gesture of this meaning has as its action; empty: none
    std::vector<Qualifier> qualifiers;
};

/// What can be asked of a card.
struct Property
{
    enum class How : std::uint8_t { Member, Difference, Count, Contains };

    std::string name;
    How how = How::Member;
    std::string member;
    std::string minus; ///< Difference: this one is taken off
    Form form = Form::Plain;
};

/// What can be asked of the state: a member by its JSON pointer.
struct Fact
{
    std::string name;
    std::string pointer;
    Form form = Form::Plain;
};

/// A number that each seat has: a member of the state's players.
struct Counter
{
    std::string name;
    std::string member;
};

struct EventField
{
    std::string name;
    std::string member;
    Form form = Form::Plain;
};

/// What a scripted side may be told to prefer: a kind of option, perhaps onto one kind of card.
struct Habit
{
    std::string name;
    std::string option;
    std::string targetType; ///< only onto cards of this type; empty: whatever it is done to
    bool otherTypes = false; ///< only onto cards of any other type instead
};

/// What a puzzle is about, and the concept of the course that teaches it.
struct Theme
{
    std::string name;
    std::string topic;
};

/// All words of one game. Documents point into it, so it outlives them and does not move.
struct Words
{
    std::string game;
    std::string rules; ///< how the number of a rule begins
    std::vector<std::string> cards; ///< printed ids
    std::vector<Place> places;
    std::string attached; ///< the member of a card that lists what is attached to it
    std::vector<std::string> hosts; ///< members of a card that name what it is on or under
    std::vector<std::string> parts; ///< of a card, that can be lit
    std::vector<std::string> controls; ///< of the table, that can be lit
    std::vector<std::string> buttons; ///< what they say; texts name them in “quotes”
    std::vector<Verb> verbs;
    std::vector<Property> properties;
    std::vector<Fact> facts;
    std::vector<Counter> counters;
    std::vector<std::string> events;
    std::vector<EventField> eventFields;
    std::vector<std::string> decisions; ///< kinds
    std::vector<std::string> endings; ///< reasons of a result
    std::vector<std::string> refusals; ///< codes
    std::vector<Habit> habits;
    std::vector<Theme> themes; ///< of puzzles
    /// Refusals of answers that have the wrong size, which no gesture can show.
    std::vector<std::string> sizeRefusals;
    /// Kinds of option that may have the same words in every lesson.
    std::vector<std::string> common;
    /// Newcomers drag what they control, unless it is in one of these places, …
    std::vector<std::string> still;
    /// … onto the cards of these places and into these.
    std::vector<std::string> dropOnto;
    std::vector<std::string> dropInto;
};

} // namespace playmat::learn
