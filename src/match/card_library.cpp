#include "match/card_library.h"

#include "engine/swu/language/loader.h"
#include "kit/game_kit.h"
#include "match/resources.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>
#include <set>
#include <system_error>

namespace playmat::match {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kAliases = "aliases.json";
constexpr std::string_view kSchema = "schema.json";
constexpr std::size_t kMostTold = 200; // authors of cards want all; a journal may hold anything

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

Problem loadProblem(const std::vector<swu::LoadError> &errors)
{
    std::string message;
    for (std::size_t i = 0; i < std::min(errors.size(), kMostTold); ++i)
        message += (i > 0 ? "\n" : "") + swu::describe(errors[i]);
    if (errors.size() > kMostTold)
        message += fmt::format("\nand {} more", errors.size() - kMostTold);
    return {"bad_card_data", message, {}};
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

Outcome<CardLibrary> CardLibrary::open(const kit::GameKit &kit, const fs::path &resources)
{
    std::error_code error;
    if (!fs::is_directory(resources / "cards" / kit.id(), error))
        return Problem{"no_card_data",
                       fmt::format("there are no cards in \"{}\"; PLAYMAT_RESOURCES names the "
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

Outcome<swu::CardDb> CardLibrary::load(const std::vector<NamedText> &cards)
{
    swu::CardLoader loader;
    for (const NamedText &file : cards) {
        if (file.name == kAliases)
            loader.addAliases(file.name, file.text);
        else if (file.name != kSchema)
            loader.addSet(file.name, file.text);
    }
    swu::CardDb db = loader.take();
    if (!loader.errors().empty())
        return loadProblem(loader.errors());
    return db;
}

Outcome<CardLibrary> CardLibrary::fromTexts(const kit::GameKit &kit,
                                            const std::vector<NamedText> &cards,
                                            std::vector<NamedText> decks)
{
    Outcome<swu::CardDb> db = load(cards);
    if (!db)
        return db.problem();
    CardLibrary library;
    library.m_kit = &kit;
    library.m_swu = std::make_shared<const swu::CardDb>(std::move(db.value()));
    library.m_source = std::make_shared<Source>();
    library.m_source->texts = cards;
    for (NamedText &deck : decks)
        if (deck.name.ends_with(".json"))
            deck.name.resize(deck.name.size() - 5);
    std::ranges::sort(decks, {}, &NamedText::name);
    library.m_decks = std::make_shared<const std::vector<NamedText>>(std::move(decks));
    return library;
}

Outcome<CardLibrary> CardLibrary::withCards(const std::vector<NamedText> &cards,
                                            const std::vector<std::string> &names) const
{
    Outcome<swu::CardDb> db = load(cards);
    if (!db)
        return db.problem();
    std::set<std::string> known(db.value().names.begin(), db.value().names.end());
    for (const std::string &name : names)
        if (known.insert(name).second)
            db.value().names.push_back(name);
    CardLibrary library;
    library.m_kit = m_kit;
    library.m_swu = std::make_shared<const swu::CardDb>(std::move(db.value()));
    library.m_source = std::make_shared<Source>();
    library.m_source->texts = cards;
    library.m_decks = m_decks;
    return library;
}

const Json *CardLibrary::swuSource(const std::string &id) const
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
