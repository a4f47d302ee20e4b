#include "match/card_library.h"

#include "match/game_kit.h"
#include "match/resources.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>
#include <system_error>

namespace playmat::match {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kAliases = "aliases.json";
constexpr std::string_view kSchema = "schema.json";

Outcome<std::vector<NamedText>> readFolder(const fs::path &folder)
{
    std::vector<NamedText> texts;
    std::error_code error;
    for (const auto &entry : fs::directory_iterator(folder, error)) {
        if (entry.path().extension() != ".json")
            continue;
        const Outcome<std::string> text = readFile(entry.path());
        if (!text)
            return text.problem();
        texts.push_back({entry.path().filename().string(), text.value()});
    }
    std::ranges::sort(texts, {}, &NamedText::name);
    return texts;
}

/// Whether `part` is one of the words that a deck's name is made of: "luke" of
/// "sor-luke-skywalker".
bool hasWord(std::string_view name, std::string_view part)
{
    return fmt::format("-{}-", name).find(fmt::format("-{}-", part)) != std::string::npos;
}

} // namespace

/// The texts of the cards; they are parsed only when a match is to be kept.
struct CardLibrary::Source
{
    std::vector<NamedText> texts;
    std::once_flag once;
    std::unordered_map<std::string, Json> cards;

    void read()
    {
        for (const NamedText &file : texts) {
            const Json set = Json::parse(file.text, nullptr, false);
            if (file.name == kAliases || file.name == kSchema || !set.is_object())
                continue;
            for (const Json &card : set.value("cards", Json::array()))
                cards.emplace(card.value("id", std::string()), card);
        }
        texts.clear();
    }
};

Outcome<CardLibrary> CardLibrary::open(const GameKit &kit, const fs::path &resources)
{
    std::error_code error;
    if (!fs::is_directory(resources / "cards" / kit.id(), error))
        return Problem{"no_card_data",
                       text::format("there are no cards in \"{}\"; PLAYMAT_RESOURCES names the "
                                    "folder that has them",
                                    resources.string()),
                       {}};
    Outcome<std::vector<NamedText>> cards = readFolder(resources / "cards" / kit.id());
    if (!cards)
        return cards.problem();
    Outcome<std::vector<NamedText>> decks = readFolder(resources / "decks" / kit.id());
    if (!decks)
        return decks.problem();
    return fromTexts(kit, cards.value(), std::move(decks.value()));
}

Outcome<CardLibrary> CardLibrary::fromTexts(const GameKit &kit, const std::vector<NamedText> &cards,
                                            std::vector<NamedText> decks)
{
    Outcome<std::shared_ptr<const GameCards>> made = kit.cards(cards);
    if (!made)
        return made.problem();
    for (NamedText &deck : decks)
        if (deck.name.ends_with(".json"))
            deck.name.resize(deck.name.size() - 5);
    std::ranges::sort(decks, {}, &NamedText::name);
    CardLibrary library;
    library.m_kit = &kit;
    library.m_decks = std::make_shared<const std::vector<NamedText>>(std::move(decks));
    return library.withCards(std::move(made.value()), cards);
}

CardLibrary CardLibrary::withCards(std::shared_ptr<const GameCards> cards,
                                   std::vector<NamedText> texts) const
{
    CardLibrary library;
    library.m_kit = m_kit;
    library.m_cards = std::move(cards);
    library.m_source = std::make_shared<Source>();
    library.m_source->texts = std::move(texts);
    library.m_decks = m_decks;
    return library;
}

const Json *CardLibrary::source(const std::string &id) const
{
    std::call_once(m_source->once, [this] { m_source->read(); });
    const auto found = m_source->cards.find(id);
    return found == m_source->cards.end() ? nullptr : &found->second;
}

std::vector<std::string> CardLibrary::deckNames() const
{
    std::vector<std::string> names;
    for (const NamedText &deck : *m_decks)
        names.push_back(deck.name);
    return names;
}

const std::string *CardLibrary::deck(std::string_view name) const
{
    const std::string *found = nullptr;
    for (const NamedText &deck : *m_decks) {
        if (deck.name == name)
            return &deck.text;
        if (!hasWord(deck.name, name))
            continue;
        if (found != nullptr)
            return nullptr;
        found = &deck.text;
    }
    return found;
}

} // namespace playmat::match
