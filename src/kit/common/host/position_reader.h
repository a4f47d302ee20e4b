#pragma once

#include "engine/core/decision.h"
#include "match/json_reader.h"
#include "text/language.h"

#include <string_view>

/// What positions of all games have in common when they are read.
namespace playmat::kit {

using match::JsonReader;

inline constexpr int kMostCards = 150; ///< of one list; the engine bounds the sum

/// The number of cards in a list; a problem and 0 when there are too many.
[[nodiscard]] std::size_t cardsIn(const JsonReader &json);
/// A player's number; `otherwise` where there is none.
[[nodiscard]] core::PlayerId playerOr(const JsonReader &json, core::PlayerId otherwise,
                                      int players);
/// A problem where the position is another game's; the seed of this one's.
[[nodiscard]] std::uint64_t seedOfGame(const JsonReader &json, std::string_view game);
/// A problem where there is not one object for each player.
void needPlayers(const JsonReader &list, std::size_t players);
/// A phase that is none.
void failPhase(const JsonReader &json, const std::string &name);

/// Calls f with each card of a list until there is a problem.
template <class F>
void forEachCard(const JsonReader &json, F f)
{
    for (std::size_t i = 0, n = cardsIn(json); i < n && !json.failed(); ++i)
        f(json.item(i));
}

/// As many of a card as a number says; false where it is no number but a list.
template <class Card>
bool readCount(const JsonReader &json, const Card &card, std::vector<Card> &to)
{
    if (!json.value().is_number())
        return false;
    to.assign(static_cast<std::size_t>(json.integer(0, kMostCards)), card);
    return true;
}

/// A card by its printed id that can be played with, else a problem. `named` is how the id of an
/// unknown card is written, `said` translates why a card cannot be used.
template <class Db, class Named, class Said>
auto knownCard(const Db &db, const JsonReader &json, Named named, Said said)
{
    const std::string id = json.string();
    const auto def = json.failed() ? decltype(db.find(id)){0} : db.find(id);
    if (json.failed())
        return def;
    if (def == 0)
        json.fail(text::format("{} is not a known card", named(id)), "unknown_card");
    else if (!db.def(def).playable)
        json.fail(
            text::format("{0} cannot be used yet: {1}", id, std::string(said(db.def(def).whyNot))),
            "unknown_card");
    return def;
}

/// The card of a string, or the `card` of an object with these keys; `card` reads it.
template <class Card>
auto cardOf(const JsonReader &json, std::span<const std::string_view> known, Card card)
    -> decltype(card(json))
{
    if (json.value().is_string())
        return card(json);
    return json.object(known) ? card(json.required("card")) : decltype(card(json)){0};
}

/// What `read` makes of a document, or the first problem that it has.
template <class T, class Read>
match::Outcome<T> readStrictly(const match::Json &json, const char *code, Read read)
{
    std::optional<match::Problem> problem;
    T out = read(JsonReader(json, problem, code));
    if (problem)
        return *problem;
    return out;
}

} // namespace playmat::kit
