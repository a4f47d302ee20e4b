#include "decks/card_index.h"

#include "decks/deck_kit.h"
#include "match/card_library.h"
#include "match/folded_name.h"
#include "match/folded_words.h"
#include "match/game_kit.h"
#include "text/language.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <tuple>
#include <unordered_map>

namespace playmat::decks {

namespace {

using match::Json;

constexpr std::string_view kPlayable = "playable";

/// The JSON member of a card at a path ("keywords", "unit.keywords"); nullptr if there is none.
const Json *member(const Json &card, std::string_view path)
{
    const std::size_t dot = std::min(path.find('.'), path.size());
    const auto at = card.find(std::string(path.substr(0, dot)));
    if (!card.is_object() || at == card.end())
        return nullptr;
    return dot == path.size() ? &*at : member(*at, path.substr(dot + 1));
}

/// The word of a value: "raid" for "raid 2" and {"raid": 2}, "token unit" for "token_unit".
std::string wordIn(const Json &value)
{
    std::string word;
    if (value.is_string())
        word = value.get<std::string>();
    else if (value.is_object() && !value.empty())
        word = value.begin().key();
    while (!word.empty()
           && (std::isdigit(static_cast<unsigned char>(word.back())) != 0 || word.back() == ' '
               || word.back() == '_'))
        word.pop_back();
    std::ranges::replace(word, '_', ' ');
    return word;
}

/// Capitalizes the first letter of each word.
std::string capitals(std::string word)
{
    bool begins = true;
    for (char &letter : word) {
        if (begins && letter >= 'a' && letter <= 'z')
            letter = static_cast<char>(letter - 'a' + 'A');
        begins = letter == ' ';
    }
    return word;
}

std::string lower(std::string word)
{
    for (char &letter : word)
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    return word;
}

/// The set code of a card, from its id ("SHD_001", "1-001"), in lower case.
std::string setOf(const std::string &id)
{
    return lower(id.substr(0, id.find_first_of("_-")));
}

} // namespace

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(' '); at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(' ', end);
    }
    return words;
}

class IndexBuilder
{
public:
    IndexBuilder(CardIndex &index, const match::CardLibrary &library, const DeckKit &kit)
        : m_index(index)
        , m_library(library)
        , m_kit(kit)
        , m_words(kit.search())
        , m_sets(kit.sets(library))
    {
        m_index.m_keys.assign(m_words.keys.begin(), m_words.keys.end());
    }

    void build()
    {
        addCards();
        addFacts();
        addWhyNot();
        sortValues();
        sortCards();
    }

private:
    void addCards()
    {
        for (const Entry &entry : m_kit.cards(m_library)) {
            IndexedCard card;
            card.id = entry.id;
            card.name = entry.name;
            card.numbers.assign(m_words.keys.size(), kNoNumber);
            const std::string text = m_library.kit().cardText(m_library, entry.id);
            card.text = match::foldedWords( // without the first line, the name
                std::string_view(text).substr(std::min(text.find('\n'), text.size())));
            m_numbers.emplace(card.id, m_index.m_cards.size());
            m_index.m_cards.push_back(std::move(card));
        }
    }

    void addFacts()
    {
        for (IndexedCard &card : m_index.m_cards)
            if (const Json *facts = m_library.source(card.id))
                addFactsOf(card, *facts);
    }

    void addFactsOf(IndexedCard &card, const Json &facts)
    {
        card.title = match::foldedWords(facts.value("name", std::string()));
        if (!m_words.subtitle.empty())
            card.subtitle
                = match::foldedWords(facts.value(std::string(m_words.subtitle), std::string()));
        for (std::size_t key = 0; key < m_words.keys.size(); ++key)
            addKey(card, key, facts);
    }

    void addKey(IndexedCard &card, std::size_t key, const Json &facts)
    {
        const SearchKey &spec = m_words.keys[key];
        if (spec.kind == KeyKind::Set)
            addValue(card, key, setOf(card.id));
        for (const std::string_view field : wordsOf(spec.fields)) {
            const std::size_t colon = std::min(field.find(':'), field.size());
            const Json *value = member(facts, field.substr(0, colon));
            if (value == nullptr)
                continue;
            if (spec.kind == KeyKind::Number && value->is_number_integer())
                card.numbers[key] = value->get<std::int16_t>();
            else if (spec.kind == KeyKind::Flag && *value == true)
                addValue(card, key,
                         std::string(colon < field.size() ? field.substr(colon + 1) : field));
            else if (spec.kind == KeyKind::Word)
                addWords(card, key, *value);
        }
    }

    void addWords(IndexedCard &card, std::size_t key, const Json &value)
    {
        if (!value.is_array())
            return addValue(card, key, wordIn(value));
        for (const Json &one : value)
            addValue(card, key, wordIn(one));
    }

    void addValue(IndexedCard &card, std::size_t key, const std::string &word)
    {
        if (word.empty())
            return;
        const auto [at, isNew] = m_valueNumbers.try_emplace(
            {key, lower(word)}, static_cast<std::uint16_t>(m_index.m_values.size()));
        if (isNew)
            m_index.m_values.push_back(newValue(key, word));
        if (std::ranges::find(card.values, at->second) != card.values.end())
            return;
        card.values.push_back(at->second);
        ++m_index.m_values[at->second].cards;
    }

    [[nodiscard]] KeyValue newValue(std::size_t key, const std::string &word) const
    {
        KeyValue value;
        value.key = key;
        value.word = lower(word);
        value.shown = shown(key, word);
        value.folded = match::foldedWords(value.word);
        value.foldedShown = match::foldedWords(value.shown);
        return value;
    }

    [[nodiscard]] std::string shown(std::size_t key, const std::string &word) const
    {
        const auto set = std::ranges::find_if(
            m_sets, [&](const CardSet &one) { return lower(one.code) == word; });
        if (m_words.keys[key].kind == KeyKind::Set && set != m_sets.end() && !set->name.empty())
            return set->name;
        const std::string english = capitals(word);
        const std::string said = text::said(english, m_words.texts);
        return said == english ? text::said(english) : said;
    }

    /// Adds why cards cannot be played yet, and "is:playable", a flag of every game.
    void addWhyNot()
    {
        for (const match::CardNote &note : m_library.kit().catalogue(m_library))
            if (const auto at = m_numbers.find(note.id); at != m_numbers.end())
                m_index.m_cards[at->second].whyNot = note.whyNot;
        const auto is = std::ranges::find(m_words.keys, KeyKind::Flag, &SearchKey::kind);
        for (IndexedCard &card : m_index.m_cards)
            if (is != m_words.keys.end() && card.whyNot.empty())
                addValue(card, static_cast<std::size_t>(is - m_words.keys.begin()),
                         std::string(kPlayable));
    }

    /// The rank of a value among the values of its key, in the order of the words or of the sets.
    /// Values of equal rank are sorted alphabetically.
    [[nodiscard]] std::size_t rankOf(const KeyValue &value) const
    {
        if (m_words.keys[value.key].kind == KeyKind::Set)
            return static_cast<std::size_t>(
                std::ranges::find_if(
                    m_sets, [&](const CardSet &set) { return lower(set.code) == value.word; })
                - m_sets.begin());
        std::string word = value.word;
        std::ranges::replace(word, ' ', '_');
        const auto order = wordsOf(m_words.keys[value.key].order);
        return static_cast<std::size_t>(std::ranges::find(order, word) - order.begin());
    }

    void sortValues()
    {
        std::vector<std::uint16_t> order(m_index.m_values.size());
        std::iota(order.begin(), order.end(), std::uint16_t(0));
        std::ranges::sort(order, {}, [this](std::uint16_t at) {
            const KeyValue &value = m_index.m_values[at];
            return std::tuple(value.key, rankOf(value), value.foldedShown);
        });
        std::vector<KeyValue> values;
        std::vector<std::uint16_t> place(order.size());
        for (std::size_t i = 0; i < order.size(); ++i) {
            place[order[i]] = static_cast<std::uint16_t>(i);
            values.push_back(std::move(m_index.m_values[order[i]]));
        }
        m_index.m_values = std::move(values);
        for (IndexedCard &card : m_index.m_cards)
            for (std::uint16_t &value : card.values)
                value = place[value];
    }

    void sortCards()
    {
        using Order = CardIndex::Order;
        const auto number = std::ranges::find(m_words.keys, KeyKind::Number, &SearchKey::kind);
        const auto cost = static_cast<std::size_t>(number - m_words.keys.begin());
        const auto &cards = m_index.m_cards;
        std::vector<std::uint32_t> all(cards.size());
        std::iota(all.begin(), all.end(), 0U);
        std::ranges::sort(all, {}, [&](std::uint32_t i) {
            return std::tie(cards[i].title, cards[i].subtitle, cards[i].id);
        });
        auto &sorted = m_index.m_sorted;
        sorted[static_cast<std::size_t>(Order::Name)] = all;
        auto &byCost = sorted[static_cast<std::size_t>(Order::Cost)] = all;
        if (cost < m_words.keys.size())
            std::ranges::stable_sort(byCost, {},
                                     [&](std::uint32_t i) { return cards[i].numbers[cost]; });
        auto &bySet = sorted[static_cast<std::size_t>(Order::Set)] = all;
        std::ranges::sort(bySet, {}, [&](std::uint32_t i) {
            const auto set = std::ranges::find_if(
                m_sets, [&](const CardSet &one) { return lower(one.code) == setOf(cards[i].id); });
            return std::tuple(set - m_sets.begin(), std::string_view(cards[i].id));
        });
        m_index.m_byId = all;
        std::ranges::sort(m_index.m_byId, {}, [&](std::uint32_t i) { return cards[i].id; });
    }

    CardIndex &m_index;
    const match::CardLibrary &m_library;
    const DeckKit &m_kit;
    SearchWords m_words;
    std::vector<CardSet> m_sets;
    std::unordered_map<std::string, std::size_t> m_numbers; ///< numbers of cards, by id
    struct HashValue
    {
        std::size_t operator()(const std::pair<std::size_t, std::string> &value) const
        {
            return std::hash<std::string>{}(value.second) + value.first;
        }
    };
    std::unordered_map<std::pair<std::size_t, std::string>, std::uint16_t, HashValue>
        m_valueNumbers;
};

CardIndex::CardIndex(const match::CardLibrary &library)
{
    if (const DeckKit *kit = library.kit().deckKit())
        IndexBuilder(*this, library, *kit).build();
}

std::string CardIndex::label(std::size_t key) const
{
    return text::phrase(m_keys[key].label);
}

std::size_t CardIndex::findKey(std::string_view name) const
{
    const std::string wanted = match::foldedName(name);
    for (std::size_t key = 0; key < m_keys.size(); ++key) {
        for (const std::string_view one : wordsOf(m_keys[key].names))
            if (match::foldedName(one) == wanted)
                return key;
        if (match::foldedName(label(key)) == wanted)
            return key;
    }
    return npos;
}

std::string_view CardIndex::keyName(std::size_t key) const
{
    return wordsOf(m_keys[key].names).front();
}

std::size_t CardIndex::find(std::string_view id) const
{
    const auto at = std::ranges::lower_bound(
        m_byId, id, {}, [&](std::uint32_t i) { return std::string_view(m_cards[i].id); });
    return at != m_byId.end() && m_cards[*at].id == id ? *at : npos;
}

} // namespace playmat::decks
