#pragma once

#include "match/json.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace playmat::match {

class GameKit;

/// A file of the library: name and text, wherever it comes from.
struct NamedText
{
    std::string name;
    std::string text;
};

/// What a kit made of the files of its cards (GameKit::cards). Immutable; each kit has its own.
struct GameCards
{
    GameCards() = default;
    GameCards(const GameCards &) = delete;
    GameCards &operator=(const GameCards &) = delete;
    virtual ~GameCards() = default;
};

/// The cards and built-in decks of a game, and its kit. Immutable once loaded; matches share it.
class CardLibrary
{
public:
    /// From a resources folder; a mistake in any card file is a problem that names the place.
    [[nodiscard]] static Outcome<CardLibrary> open(const GameKit &kit,
                                                   const std::filesystem::path &resources);
    /// From texts that somebody else has read (cards/<game>/*.json and decks/<game>/*.json).
    [[nodiscard]] static Outcome<CardLibrary> fromTexts(const GameKit &kit,
                                                        const std::vector<NamedText> &cards,
                                                        std::vector<NamedText> decks);

    /// The same decks with other cards, which the kit made from these texts.
    [[nodiscard]] CardLibrary withCards(std::shared_ptr<const GameCards> cards,
                                        std::vector<NamedText> texts) const;

    [[nodiscard]] const GameKit &kit() const { return *m_kit; }
    /// What the kit made of the files.
    [[nodiscard]] const GameCards &cards() const { return *m_cards; }
    /// A card as it is in its file, by its printed id; nullptr when there is none.
    [[nodiscard]] const Json *source(const std::string &id) const;
    /// Names of the built-in decks ("sor-luke-skywalker"), in alphabetical order.
    [[nodiscard]] std::vector<std::string> deckNames() const;
    /// The document of a built-in deck by its name or a part of it that is enough ("luke"); nullptr
    /// when there is none or several fit.
    [[nodiscard]] const std::string *deck(std::string_view name) const;

private:
    struct Source;

    const GameKit *m_kit = nullptr;
    std::shared_ptr<const GameCards> m_cards;
    std::shared_ptr<Source> m_source;
    std::shared_ptr<const std::vector<NamedText>> m_decks;
};

} // namespace playmat::match
