#pragma once

#include "decks/card_query.h"

#include <optional>

namespace playmat::decks {

/// Parses the text of a query.
class QueryReader
{
public:
    QueryReader(CardQuery &query, const CardIndex &index, std::string_view text);
    void read();

private:
    using Node = CardQuery::Node;
    using Compare = CardQuery::Compare;

    /// A piece of the text between spaces or brackets.
    struct Token
    {
        std::size_t begin = 0;
        std::size_t end = 0;
        std::string_view text;
    };
    /// The parts of a condition such as "c<=3".
    struct Condition
    {
        std::string_view key;
        std::string_view compare; ///< ":", "<=", …
        std::string_view value;
    };

    void skipBlank();
    [[nodiscard]] Token next();
    [[nodiscard]] bool isOr(std::string_view token) const;
    [[nodiscard]] Node alternatives(int depth);
    [[nodiscard]] std::optional<Node> all(int depth);
    [[nodiscard]] std::optional<Node> operand(int depth);
    [[nodiscard]] std::optional<Node> term(const Token &token, bool negative);
    [[nodiscard]] std::optional<Node> condition(const Token &token, const Condition &parts,
                                                bool negative);
    [[nodiscard]] std::optional<Node> ofKey(const Token &token, const Condition &parts,
                                            std::size_t key, std::string &shown);
    [[nodiscard]] std::optional<Node> number(const Token &token, const Condition &parts,
                                             std::size_t key, std::string &shown);
    [[nodiscard]] std::optional<Node> values(const Token &token, const Condition &parts,
                                             std::size_t key, std::string &shown);
    [[nodiscard]] std::optional<std::size_t> value(const Token &token, const Condition &parts,
                                                   std::size_t key, std::string_view written,
                                                   std::vector<bool> &chosen);
    [[nodiscard]] bool choose(std::size_t key, std::string_view written, std::vector<bool> &chosen,
                              std::size_t &first) const;
    void chooseByOrder(std::size_t key, std::size_t value, Compare compare,
                       std::vector<bool> &chosen) const;
    void fault(const Token &token, std::string sentence, std::string better = {});
    void unknownKey(const Token &token, const Condition &parts);
    void unknownValue(const Token &token, const Condition &parts, std::size_t key,
                      std::string_view written);
    [[nodiscard]] bool standsAlone() const { return m_depth == 0 && !m_hasOr; }

    CardQuery &m_query;
    const CardIndex &m_index;
    std::string_view m_text;
    std::string m_or; ///< "or" in the language in use
    std::size_t m_at = 0;
    int m_depth = 0;
    bool m_hasOr = false;
};

} // namespace playmat::decks
