#pragma once

#include "engine/core/decision.h"
#include "match/decision_kinds.h"
#include "match/json_reader.h"

#include <functional>

/// Questions and answers in JSON, as far as they are the same in every game.
namespace playmat::kit {

using match::Json;
using match::JsonReader;
using match::Outcome;

/// The `decision` of a reply begins with this; where the viewer is not told more, it is all.
template <class View>
Json questionJson(const View &decision, const std::string &prompt)
{
    Json out;
    out["player"] = decision.player;
    out["kind"] = match::decisionKindName(decision.kind);
    out["prompt"] = prompt;
    return out;
}

/// How many options may be chosen.
template <class View>
void addBounds(Json &out, const View &decision)
{
    out["min"] = decision.min;
    out["max"] = decision.max;
}

/// The options, in the viewer's order; `one` makes the object of an option by its number there.
template <class View, class One>
void addOptions(Json &out, const View &decision, One one)
{
    out["options"] = Json::array();
    for (std::size_t id = 0; id < decision.options.size(); ++id)
        out["options"].push_back(one(id));
}

/// `options`: a list of numbers.
void readOptions(const JsonReader &json, core::Answer &answer);
/// `amounts` as {option id: n}; options that get nothing may be left out or be 0.
void readAmounts(const JsonReader &json, core::Answer &answer);
/// A name that no card has is a problem, "unknown_card".
void needName(const JsonReader &json, const std::string &name, const core::Answer &answer);

/// How a game reads what is not simply a list of options.
struct AnswerReaders
{
    std::function<void(const JsonReader &, core::Answer &)> name;
    /// Reads how an amount is divided. It returns false if the amounts are a separate list next to
    /// the options, as in a journal. Games without this function use readAmounts for an object.
    std::function<bool(const JsonReader &, core::Answer &)> amounts;
};

/// Reads the answer of a `choose` request or of a journal. Code "bad_request" when it is not even
/// an answer; whether it is legal is up to the game.
[[nodiscard]] Outcome<core::Answer> answerFromJson(core::DecisionKind kind, const Json &json,
                                                   const AnswerReaders &readers);

/// The same for the journal: {"options":[3]}, {"options":[0,1],"amounts":[2,1]}. `nameOf` is asked
/// for the name of an answer that names a card: {"name":"Yoda"}.
[[nodiscard]] Json answerJson(const core::Answer &answer,
                              const std::function<std::string()> &nameOf);

} // namespace playmat::kit
