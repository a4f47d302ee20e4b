#include "text/language.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <mutex>
#include <stdexcept>

namespace playmat::text {

using Json = nlohmann::json;

namespace {

struct PluralRule
{
    Plurals plurals;
    std::string_view word;
    std::array<std::string_view, 3> forms; ///< the last one goes on to the end
};

constexpr std::array kRules{
    PluralRule{Plurals::OneOther, "one-other", {"one", "other", {}}},
    PluralRule{Plurals::ZeroOneOther, "zero-one-other", {"one", "other", {}}},
    PluralRule{Plurals::OneFewMany, "one-few-many", {"one", "few", "many"}},
    PluralRule{Plurals::Other, "other", {"other", {}, {}}},
};

const PluralRule &ruleOf(Plurals plurals)
{
    return *std::ranges::find(kRules, plurals, &PluralRule::plurals);
}

std::size_t formFor(Plurals plurals, long long n)
{
    const bool teen = n % 100 >= 11 && n % 100 <= 14;
    switch (plurals) {
    case Plurals::OneOther:
        return n == 1 ? 0 : 1;
    case Plurals::ZeroOneOther:
        return n == 0 || n == 1 ? 0 : 1;
    case Plurals::OneFewMany:
        if (n == 1)
            return 0;
        return n % 10 >= 2 && n % 10 <= 4 && !teen ? 1 : 2;
    case Plurals::Other:
        break;
    }
    return 0;
}

/// What keeps its place in every language: "%1", "%n", "{card0}".
std::vector<std::string> placesIn(std::string_view text)
{
    std::vector<std::string> out;
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::size_t size = 0;
        if (text[at] == '%' && at + 1 < text.size()
            && ((text[at + 1] >= '1' && text[at + 1] <= '9') || text[at + 1] == 'n'))
            size = 2;
        else if (text[at] == '{' && text.find('}', at) != std::string_view::npos)
            size = text.find('}', at) + 1 - at;
        if (size > 0)
            out.emplace_back(text.substr(at, size));
    }
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

/// Those of them that format() fills: "{}" and "{0}".
std::vector<std::string> blanksIn(std::string_view text)
{
    std::vector<std::string> out = placesIn(text);
    std::erase_if(out, [](const std::string &place) {
        return place.front() != '{' || (place.size() > 2 && (place[1] < '0' || place[1] > '9'));
    });
    return out;
}

/// Whether format() can fill them.
bool canBeFilled(const std::string &text)
{
    try {
        (void)fmt::vformat(text, fmt::make_format_args("", "", "", "", "", "", "", "", "", ""));
        return true;
    } catch (const fmt::format_error &) {
        return false;
    }
}

} // namespace

/// Reads the files of one language; the first mistake ends it.
class LanguageReader
{
public:
    explicit LanguageReader(std::string_view id) { m_language.m_id = id; }

    void read(const TextFile &file)
    {
        m_file = file.name;
        const Json document = parsed(file.text);
        if (file.name == "language.json")
            readFacts(document);
        else if (file.name.starts_with("texts/"))
            readTexts(document);
        else
            readPhrases(document);
    }
    [[nodiscard]] LanguagePtr done() const { return std::make_shared<const Language>(m_language); }

private:
    [[noreturn]] void fail(const std::string &what) const
    {
        throw std::runtime_error(fmt::format("{}: {}", m_file, what));
    }

    [[nodiscard]] Json parsed(std::string_view text) const
    {
        try {
            Json document = Json::parse(text);
            if (document.is_object())
                return document;
        } catch (const Json::exception &error) {
            fail(error.what());
        }
        fail("it must be an object");
    }

    void readFacts(const Json &document)
    {
        for (const auto &[key, value] : document.items()) {
            if (!value.is_string())
                fail(fmt::format("“{}” must be a text", key));
            const auto words = value.get<std::string>();
            if (key == "name")
                m_language.m_name = words;
            else if (key == "plurals")
                m_language.m_plurals = pluralsNamed(words);
            else
                fail(fmt::format("nobody reads “{}”", key));
        }
    }

    [[nodiscard]] Plurals pluralsNamed(const std::string &word) const
    {
        const auto *rule = std::ranges::find(kRules, word, &PluralRule::word);
        if (rule == kRules.end())
            fail(fmt::format("there are no plurals “{}”", word));
        return rule->plurals;
    }

    void readPhrases(const Json &document)
    {
        for (const auto &[id, value] : document.items()) {
            if (m_language.m_phrases.contains(id))
                fail(fmt::format("“{}” is there twice", id));
            m_language.m_phrases[id] = formsOf(id, value);
        }
    }

    [[nodiscard]] Language::Forms formsOf(const std::string &id, const Json &value) const
    {
        if (value.is_string())
            return {value.get<std::string>()};
        Language::Forms forms;
        for (const std::string_view form : ruleOf(m_language.m_plurals).forms) {
            if (form.empty())
                continue;
            const auto found = value.find(form);
            if (found == value.end() || !found->is_string())
                fail(fmt::format("“{}” has no form “{}”", id, form));
            forms.push_back(found->get<std::string>());
        }
        if (forms.size() != value.size())
            fail(fmt::format("“{}” has forms that the language does not have", id));
        return forms;
    }

    void readTexts(const Json &document)
    {
        const std::size_t start = m_file.find('/') + 1;
        auto &place = m_language.m_texts[m_file.substr(start, m_file.rfind('.') - start)];
        for (const auto &[english, value] : document.items()) {
            if (!value.is_string())
                fail(fmt::format("“{}” must be a text", english));
            const auto words = value.get<std::string>();
            if (blanksIn(english) != blanksIn(words))
                fail(fmt::format("“{}” has other places than in English", english));
            if (!blanksIn(english).empty() && !canBeFilled(words))
                fail(fmt::format("“{}” has a brace that belongs to no place", english));
            place[english] = words;
        }
    }

    Language m_language;
    std::string m_file;
};

namespace {

/// A place that English has and the other language lacks would show nothing, the reverse "%2".
std::string misplaced(const Language &language)
{
    for (const std::string &id : language.ids()) {
        const std::string *whole = english().phrase(id, 2);
        if (whole == nullptr)
            return fmt::format("no phrase of the program is called “{}”", id);
        for (const long long n : {2, 5})
            if (placesIn(*language.phrase(id, n)) != placesIn(*whole))
                return fmt::format("“{}” has other places than in English", id);
    }
    return {};
}

template <class Map>
std::vector<std::string> keysOf(const Map &map)
{
    std::vector<std::string> out;
    for (const auto &[key, value] : map)
        out.push_back(key);
    std::ranges::sort(out);
    return out;
}

/// The language in use. Programs that think ask for words on threads of their own.
struct Current
{
    std::mutex mutex;
    LanguagePtr language;
};

Current &current()
{
    static Current current;
    return current;
}

} // namespace

const std::string *Language::phrase(std::string_view id, long long n) const
{
    const auto found = m_phrases.find(id);
    if (found == m_phrases.end())
        return nullptr;
    return &found->second[std::min(formFor(m_plurals, n), found->second.size() - 1)];
}

const std::string *Language::text(std::string_view place, std::string_view english) const
{
    const auto texts = m_texts.find(place);
    if (texts == m_texts.end())
        return nullptr;
    const auto found = texts->second.find(english);
    return found == texts->second.end() ? nullptr : &found->second;
}

std::vector<std::string> Language::ids() const
{
    return keysOf(m_phrases);
}

std::vector<std::string> Language::texts(std::string_view place) const
{
    const auto texts = m_texts.find(place);
    return texts == m_texts.end() ? std::vector<std::string>() : keysOf(texts->second);
}

ReadLanguage readLanguage(std::string_view id, std::span<const TextFile> files)
{
    try {
        LanguageReader reader(id);
        for (const bool facts : {true, false}) // which plurals there are comes first
            for (const TextFile &file : files)
                if ((file.name == "language.json") == facts)
                    reader.read(file);
        LanguagePtr language = reader.done();
        std::string problem = misplaced(*language);
        if (!problem.empty())
            return problem;
        return language;
    } catch (const std::runtime_error &error) {
        return std::string(error.what());
    }
}

const Language &english()
{
    static const LanguagePtr language = [] {
        LanguageReader reader("en");
        for (const TextFile &file : englishFiles())
            reader.read(file);
        return reader.done();
    }();
    return *language;
}

void use(LanguagePtr language)
{
    const std::scoped_lock lock(current().mutex);
    current().language = std::move(language);
}

LanguagePtr inUse()
{
    const std::scoped_lock lock(current().mutex);
    return current().language;
}

std::string phrase(std::string_view id, long long n)
{
    const LanguagePtr language = inUse();
    const std::string *words = language == nullptr ? nullptr : language->phrase(id, n);
    if (words == nullptr)
        words = english().phrase(id, n);
    return words == nullptr ? std::string(id) : *words;
}

std::string said(std::string_view english, std::string_view place)
{
    const LanguagePtr language = inUse();
    const std::string *words = language == nullptr ? nullptr : language->text(place, english);
    return words == nullptr ? std::string(english) : *words;
}

std::string capital(std::string words)
{
    constexpr char kLarge = 'a' - 'A'; // less than the small one, also from U+00E0 "à" on
    const auto first = words.empty() ? 0U : static_cast<unsigned char>(words[0]);
    const auto second = words.size() < 2 ? 0U : static_cast<unsigned char>(words[1]);
    if (first >= 'a' && first <= 'z')
        words[0] = static_cast<char>(words[0] - kLarge);
    else if (first == 0xC3 && second >= 0xA0 && second <= 0xBE && second != 0xB7) // not "÷"
        words[1] = static_cast<char>(words[1] - kLarge);
    return words;
}

} // namespace playmat::text
