#pragma once

#include "scenarios/card_files.h"
#include "scenarios/card_names.h"
#include "scenarios/document.h"
#include "scenarios/trial.h"

#include <optional>
#include <string>
#include <vector>

namespace playmat::scenarios {

/// One action on a board and its results.
struct BoardDeed
{
    std::string board; ///< the board and the place of the card: "calm, in hand"
    std::string what; ///< "I play Open Fire"; empty: no action, the card is only there
    bool last = false; ///< questions are answered with the last options instead of the first
    bool own = false; ///< the card itself acts
    Saying said; ///< the results

    friend bool operator==(const BoardDeed &, const BoardDeed &) = default;
};
using BoardDeeds = std::vector<BoardDeed>;

/// A card from which one ability or keyword has been removed.
struct Without
{
    std::string part; ///< the removed part: "abilities 2", "unit keywords 1"
    Json card;
};
[[nodiscard]] std::vector<Without> withoutEach(const Json &card, const Words &words);
/// The card without any abilities and keywords.
[[nodiscard]] Json plainCard(const Json &card, const Words &words);

struct CardTold
{
    std::string text; ///< the card's name, its text, and what it does that a plain card does not
    std::vector<std::string> idle; ///< parts whose removal changes nothing on any board
};

/// Records what cards do on the standard boards of a game. Each card is played and used, attacks
/// and is attacked, and other cards act in its presence. The text lists only differences from a
/// plain card, which has the same facts but no abilities.
class CardDeeds
{
public:
    /// Each board is a scenario; only its layout is used.
    CardDeeds(const CardFiles &files, const match::CardLibrary &library,
              std::vector<Scenario> boards);

    /// All deeds of the card in that library, which may contain a changed version of the card.
    [[nodiscard]] BoardDeeds of(const std::string &id, const match::CardLibrary &library) const;
    [[nodiscard]] CardTold tell(const std::string &id, bool withIdle) const;
    /// Whether the card can be put on a board; other cards have no deeds.
    [[nodiscard]] bool hasStand(const std::string &id) const;
    [[nodiscard]] std::string title(const std::string &id) const;

private:
    friend class SameCard;

    [[nodiscard]] BoardDeeds plainDeeds(const std::string &id) const;
    [[nodiscard]] std::optional<Json> position(const Scenario &board, const Stand &stand,
                                               const std::string &id) const;
    [[nodiscard]] std::string heading(const std::string &id) const;
    [[nodiscard]] std::string spoken(const BoardDeeds &deeds, const BoardDeeds &plain) const;

    const CardFiles &m_files;
    const match::CardLibrary &m_library;
    const Words &m_words;
    CardNames m_names;
    std::vector<Scenario> m_boards;
};

/// The deeds of a card, to compare them with its deeds in another library.
class SameCard
{
public:
    SameCard(const CardDeeds &deeds, std::string id);

    [[nodiscard]] bool differs(const match::CardLibrary &library) const;

private:
    const CardDeeds &m_deeds;
    std::string m_id;
    BoardDeeds m_plain;
    std::string m_spoken;
};

} // namespace playmat::scenarios
