#pragma once

#include "learn/check.h"
#include "learn/pattern.h"
#include "match/hosted_game.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace playmat::learn {

/// The object's member; null when it has none of that name, or is no object.
[[nodiscard]] const Json &member(const Json &object, std::string_view key);

/// Lessons and puzzles are for two.
inline constexpr int kSeats = 2;

/// A moment of a game as documents look at it: where the cards of a selector are, what a pattern
/// means, whether a check holds. Made again after every answer. With a viewer it is what that seat
/// may know; without one everything, as the table with open hands and the proofs see it.
class Sight
{
public:
    Sight(const match::HostedGame &game, match::Names names, core::PlayerId me, match::Seer viewer,
          const Words &words);
    Sight(const Sight &) = delete; // the cards are found by their addresses
    Sight &operator=(const Sight &) = delete;
    Sight(Sight &&) = default;
    Sight &operator=(Sight &&) = default;
    ~Sight() = default;

    [[nodiscard]] core::PlayerId me() const { return m_me; }
    [[nodiscard]] match::Seer viewer() const { return m_viewer; }
    [[nodiscard]] const match::HostedGame &game() const { return *m_game; }
    [[nodiscard]] match::Names names() const { return m_names; }
    [[nodiscard]] const Words &words() const { return *m_words; }
    [[nodiscard]] core::PlayerId seat(Side side) const;
    [[nodiscard]] const Json &state() const { return m_state; }
    [[nodiscard]] const Json &decision() const { return m_decision; } ///< null when nobody is asked
    [[nodiscard]] const Json &result() const { return m_result; }
    /// Whether the learner is asked now.
    [[nodiscard]] bool asksMe() const;

    /// Ids of the cards that the selector names, in the order of their zone.
    [[nodiscard]] std::vector<int> find(const Selector &selector) const;
    [[nodiscard]] const Json *card(int id) const;
    /// What is attached to a card.
    [[nodiscard]] std::vector<int> attachedTo(int id) const;
    /// Whether the card is on its own: attached to nothing, and under nothing.
    [[nodiscard]] bool isFree(const Json &card) const;
    /// The printed id; empty when it is not known.
    [[nodiscard]] std::string printed(int id) const;
    /// The zone that the place of a selector is: "0.hand".
    [[nodiscard]] std::string zoneOf(const Selector &place) const;
    /// Whether it is on the table now.
    [[nodiscard]] bool has(const Anchor &anchor) const;

    /// What the pattern answers to the current question; nothing when it is not legal.
    [[nodiscard]] std::optional<core::Answer> answerOf(const Pattern &pattern) const;
    /// The options that a pattern of cards means, however many there may be; nothing when a card is
    /// not among them.
    [[nodiscard]] std::optional<core::Answer> optionsOf(const Pattern &pattern) const;
    /// The gesture that means the pattern, as `why` reads it; nothing when there is none, or the
    /// cards are not there.
    [[nodiscard]] std::optional<Json> gestureOf(const Pattern &pattern) const;
    /// Whether a member of an option or an event is this value.
    [[nodiscard]] bool same(const Json &have, const Json &want, Form form) const;

private:
    [[nodiscard]] bool isThere(const Json &card, const Selector &selector) const;
    [[nodiscard]] bool isInZone(const Json &card, const Selector &selector) const;
    [[nodiscard]] bool isMeant(const Json &option, const Pattern &pattern) const;
    [[nodiscard]] std::optional<core::Answer> oneOption(const Pattern &pattern) const;
    [[nodiscard]] std::optional<core::Answer> amounts(const Pattern &pattern) const;
    [[nodiscard]] std::optional<std::uint16_t> optionWith(const Selector &selector,
                                                          const core::Answer &besides) const;

    const match::HostedGame *m_game;
    match::Names m_names;
    core::PlayerId m_me;
    match::Seer m_viewer;
    const Words *m_words;
    Json m_state;
    Json m_decision;
    Json m_result;
    std::unordered_map<int, const Json *> m_cards;
    std::unordered_map<int, int> m_order; ///< in its zone
};

} // namespace playmat::learn
