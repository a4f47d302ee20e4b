#pragma once

#include "engine/effects/json.h"
#include "engine/swu/game.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

/// The two starter decks as the program ships them.
namespace playmat::test {

inline std::string deckText(const std::string &name)
{
    const char *given = std::getenv("PLAYMAT_RESOURCE_DIR");
    const std::filesystem::path folder = given != nullptr ? given : "resources";
    std::ifstream in(folder / "decks/swu" / (name + ".json"));
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

/// The deck in resources/decks/swu/NAME.json.
inline swu::DeckChoice loadDeck(const swu::CardDb &db, const std::string &name)
{
    swu::DeckChoice deck;
    effects::JsonProblem problem;
    const auto json = effects::parseJson(deckText(name), problem);
    EXPECT_TRUE(json.has_value()) << name << ": " << problem.message;
    if (!json)
        return deck;
    std::vector<effects::JsonProblem> problems;
    const effects::JsonCursor root(*json, problems);
    deck.leader = db.find(root.at("leader").at("id").string());
    deck.base = db.find(root.at("base").at("id").string());
    const effects::JsonCursor cards = root.at("deck");
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const effects::JsonCursor line = cards.item(i);
        const swu::DefId id = db.find(line.at("id").string());
        const auto count = static_cast<std::size_t>(line.at("count").integer(1, 15));
        deck.cards.insert(deck.cards.end(), count, id);
    }
    EXPECT_TRUE(problems.empty()) << name << ": " << problems.front().message;
    EXPECT_EQ(deck.cards.size(), 50U) << name;
    return deck;
}

inline swu::DeckChoice lukesDeck(const swu::CardDb &db)
{
    return loadDeck(db, "sor-luke-skywalker");
}
inline swu::DeckChoice vadersDeck(const swu::CardDb &db)
{
    return loadDeck(db, "sor-darth-vader");
}

} // namespace playmat::test
