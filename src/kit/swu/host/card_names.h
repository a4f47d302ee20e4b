#pragma once

#include "engine/swu/language/card_db.h"
#include "match/folded_name.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace playmat::match {

/// "Darth Vader | Dark Lord of the Sith", as deck lists write it; the title alone without one.
[[nodiscard]] std::string listedName(const swu::CardDef &card);

/// The cards a deck may have, by the names people write. It refers to the database.
class CardNames
{
public:
    explicit CardNames(const swu::CardDb &db);

    /// All cards that may be meant; a card of several prints is one. Without a subtitle those are
    /// the card that has none, else a card whose title and subtitle together read like this, else
    /// all of this title. With a subtitle only those that have it.
    [[nodiscard]] std::vector<swu::DefId> find(std::string_view title,
                                               std::string_view subtitle = {}) const;
    /// All cards of this title.
    [[nodiscard]] std::vector<swu::DefId> withTitle(std::string_view title) const;

private:
    using Index = std::unordered_map<std::string, std::vector<swu::DefId>>;

    void add(Index &index, std::string key, swu::DefId card) const;
    [[nodiscard]] static std::vector<swu::DefId> at(const Index &index, const std::string &key);

    const swu::CardDb &m_db;
    Index m_whole; ///< title and subtitle
    Index m_titles;
};

} // namespace playmat::match
