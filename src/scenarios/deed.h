#pragma once

#include "scenarios/table.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace playmat::scenarios {

/// An answer as a line says it.
struct Deed
{
    const Verb *verb = nullptr;
    std::optional<CardRef> card;
    std::optional<CardRef> target;
    std::vector<CardRef> cards;
    std::vector<Side> players;
    std::vector<int> shares; ///< of `cards`, one each
    std::optional<int> number;
    std::optional<int> which; ///< of several options, from 0
    std::string name;
};

/// The answers that all games have words for.
[[nodiscard]] const std::vector<Verb> &commonVerbs();

/// Reads the game's verbs and the common ones; the reader fails when none of them is meant.
[[nodiscard]] Deed readDeed(LineReader &line, const Words &words);

/// The options of the open decision that this deed is; the fault when a card is not there. Not of
/// deeds that choose several things.
[[nodiscard]] std::vector<std::size_t> optionsOf(Table &table, const Deed &deed,
                                                 std::string &fault);
/// The answer; or what is wrong with it.
[[nodiscard]] core::Answer answerOf(Table &table, const Deed &deed, std::string &fault);
/// The gesture that means it, in the form of HostedGame::why.
[[nodiscard]] Json gestureOf(Table &table, const Deed &deed, std::string &fault);

/// The open decision with its options, for messages.
[[nodiscard]] std::string describe(Table &table);
/// An option in the words of a document; with or without the card that it is done to.
[[nodiscard]] std::string optionName(Table &table, const Json &option, bool target);

/// "first" is 0.
[[nodiscard]] std::optional<int> ordinal(const std::string &word);
[[nodiscard]] std::string ordinalWord(int number);
/// "choose_cards" in words.
[[nodiscard]] std::string inWords(std::string name);

} // namespace playmat::scenarios
