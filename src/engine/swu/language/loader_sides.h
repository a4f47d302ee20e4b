#pragma once

#include "engine/swu/language/loader_trees.h"

#include <string>
#include <unordered_map>
#include <vector>

/// One card as a card file has it, and each of its sides.
namespace playmat::swu {

class CardReader
{
public:
    explicit CardReader(TreeReader &trees)
        : m_trees(trees)
    {
    }

    /// Reads a card; what it can do and its other sides are in these lists until the next one.
    void facts(const JsonCursor &at, CardDef &def);
    std::vector<Ability> own; ///< of all sides, side by side
    std::vector<CardDef> others; ///< the sides that are down at first, as far as they differ

private:
    void icons(const JsonCursor &at, CardDef &def);
    void numbers(const JsonCursor &at, CardDef &def);
    void keywords(const JsonCursor &at, CardDef &def);
    void abilities(const JsonCursor &at, const CardDef &def, Face face);
    void leaderSides(const JsonCursor &at, CardDef &def);
    void deploying(const JsonCursor &at, PlayWay way);
    void unitSide(const JsonCursor &at, CardDef &def);
    void secondSide(const JsonCursor &at, const CardDef &def);
    void upgradeSide(const JsonCursor &at, const CardDef &def);
    void attachment(const JsonCursor &at, Face face);
    void asPlain(const JsonCursor &todo, CardDef &def);
    [[nodiscard]] FilterId pilotsPlace(const JsonCursor &at);
    static void deckRule(const JsonCursor &at, CardDef &def);

    TreeReader &m_trees;
    std::unordered_map<std::string, std::uint16_t> m_identities;
};

} // namespace playmat::swu
