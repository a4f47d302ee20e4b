#pragma once

#include "scenarios/card_names.h"
#include "scenarios/words.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::scenarios {

enum class Side : std::uint8_t { Me, You };

/// A card as a line names it.
struct CardRef
{
    std::string id; ///< printed; empty: a single card of a side
    std::size_t number = 1; ///< which of several, from 1
    const Single *single = nullptr;
    Side side = Side::Me; ///< of the single card
};

/// What the numbers of cards decide about names within one scenario.
using Mentioned = std::set<std::string>;

/// Reads a line word by word. What is not as it must be is noted once; everything read after that
/// is empty.
class LineReader
{
public:
    LineReader(std::string_view text, const Words &words, const CardNames &cards,
               const Mentioned &mentioned);

    [[nodiscard]] bool done() const { return failed() || m_at == m_words.size(); }
    [[nodiscard]] bool failed() const { return !m_fault.empty(); }
    [[nodiscard]] const std::string &fault() const { return m_fault; }
    void fail(std::string what);
    [[nodiscard]] std::string peek() const; ///< empty at the end
    std::string word();
    /// Skips these words if they are the next ones.
    bool eat(std::string_view phrase);
    void expect(std::string_view phrase);
    void expectEnd();
    [[nodiscard]] bool atNumber() const;
    int number();
    [[nodiscard]] bool atSide() const { return peek() == "me" || peek() == "you"; }
    Side side();
    /// A name, a number or both, or "my base". The name must be that of the number.
    CardRef card();
    [[nodiscard]] bool atCard() const;
    /// Cards joined by "and", and by commas unless these divide something larger.
    std::vector<CardRef> cards(bool commas = true);
    [[nodiscard]] std::string rest();
    [[nodiscard]] std::size_t position() const { return m_at; }
    void goTo(std::size_t position) { m_at = position; }

private:
    [[nodiscard]] std::size_t nameLength(std::string &name, std::string &copy) const;
    [[nodiscard]] std::string idCalled(const std::string &name);
    std::optional<CardRef> single();
    CardRef withNumber(CardRef card, const std::string &copy);
    CardRef wrongCard();

    std::vector<std::string> m_words;
    std::size_t m_at = 0;
    std::string m_fault;
    const Words &m_game;
    const CardNames &m_cards;
    const Mentioned &m_mentioned;
};

/// The ids that stand in these words.
void addMentioned(std::string_view text, const CardNames &cards, Mentioned &out);

} // namespace playmat::scenarios
