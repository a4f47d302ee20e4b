#pragma once

#include "match/event_line.h"

#include <initializer_list>

/// The rows that say what an event and what a kind of option is; each game has its own tables of
/// them (host/event_specs.cpp, host/question_specs.cpp).
namespace playmat::kit {

/// What an event is, all in one row: its name, what its fields are called, what it is in words,
/// what a table makes of it, and its rule.
template <class Ev, class Fields, class Telling>
struct EventRow
{
    Ev event = {};
    const char *name = ""; ///< in JSON
    Fields fields = {};
    /// The sentence of a terminal, with {player}, {card}, {other}, {amount}, {total}, {name}, and
    /// {on} or {by} the other card; none where nothing is said, or code has to look.
    const char *text = "";
    Telling telling = Telling::Silent;
    match::EventLine line = {};
    match::BeatKind beat = match::BeatKind::None;
    const char *rule = ""; ///< of the rules book; where it depends, table/rule_links.cpp says it

    /// Who writes its lines: a row with a phrase needs no code.
    [[nodiscard]] constexpr Telling told() const
    {
        return telling == Telling::Silent && *line.phrase != '\0' ? Telling::Line : telling;
    }
};

/// The line of an event: whose it is, its phrase, and what stands in the phrase's places.
[[nodiscard]] constexpr match::EventLine said(const char *glyph, match::EventPart whose,
                                              const char *phrase,
                                              std::initializer_list<match::EventPart> parts)
{
    match::EventLine line{.glyph = glyph, .whose = whose, .phrase = phrase};
    std::size_t place = 0;
    for (const match::EventPart part : parts)
        line.parts[place++] = part;
    return line;
}

/// The same of a deed: what follows is what came of it.
[[nodiscard]] constexpr match::EventLine deed(const char *glyph, match::EventPart whose,
                                              const char *phrase,
                                              std::initializer_list<match::EventPart> parts)
{
    match::EventLine line = said(glyph, whose, phrase, parts);
    line.deed = true;
    return line;
}

/// What a kind of option is.
template <class Kind, class Describing>
struct OptionRow
{
    Kind kind = {};
    const char *name = ""; ///< in JSON
    /// Of a terminal, with {card}, {target}, {cost} and {number}; none where option_text.cpp has to
    /// look.
    const char *text = "";
    bool target = false; ///< JSON has it
    bool cost = false; ///< the same, even if it is 0
    bool ability = false; ///< the same, and its name
    bool number = false; ///< the same
    bool ofCard = false; ///< it is about a card
    Describing describing = Describing::Row;
    const char *glyph = "";
    const char *label = ""; ///< the id of a phrase
    const char *detail = ""; ///< the same; may be none
};

} // namespace playmat::kit
