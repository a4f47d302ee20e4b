#pragma once

#include <fmt/format.h>

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

/// What a person reads, in the language that person chose. There are two kinds of text:
/// - phrases of the program have an id ("end_page.rematch"). Each language says them, and English
/// is
///   one of them (resources/text/<language>/phrases).
/// - texts that are made or written elsewhere in English (what cards say, lessons, the rules book,
///   refusals) are looked up by that English, among those of their place: each file of
///   resources/text/<language>/texts is one, and where none is named it is "program". What a
///   language has no words for is said in English.
/// A language does not change once it is read, and any thread may ask.
namespace playmat::text {

/// A file of a language: its name within its folder ("table.json") and what it holds.
struct TextFile
{
    std::string_view name;
    std::string_view text;
};

/// How many words for a number a language has, and which of them goes with a number.
enum class Plurals : unsigned char {
    OneOther, ///< "one" for 1: English, German
    ZeroOneOther, ///< "one" for 0 and 1: French
    OneFewMany, ///< "one", "few" for 2 to 4 but not 12 to 14, "many": Polish, Russian
    Other, ///< the same for all: Japanese
};

class Language
{
public:
    /// "de", "Deutsch"; in its own words.
    [[nodiscard]] const std::string &id() const { return m_id; }
    [[nodiscard]] const std::string &name() const { return m_name; }

    /// The phrase with that id, for `n` of something where it has plural forms; null: none.
    [[nodiscard]] const std::string *phrase(std::string_view id, long long n = 1) const;
    /// What the English text of that place is in this language; null: nothing.
    [[nodiscard]] const std::string *text(std::string_view place, std::string_view english) const;
    /// All ids, and all English texts of a place, that it has words for, sorted.
    [[nodiscard]] std::vector<std::string> ids() const;
    [[nodiscard]] std::vector<std::string> texts(std::string_view place) const;

private:
    friend class LanguageReader;
    struct Hash
    {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const
        {
            return std::hash<std::string_view>{}(text);
        }
    };
    template <class Value>
    using Map = std::unordered_map<std::string, Value, Hash, std::equal_to<>>;
    using Forms = std::vector<std::string>; ///< in the order of the form's names; one: no plural

    std::string m_id = "en";
    std::string m_name = "English";
    Plurals m_plurals = Plurals::OneOther;
    Map<Forms> m_phrases;
    Map<Map<std::string>> m_texts; ///< by place
};

using LanguagePtr = std::shared_ptr<const Language>;
/// A language, or what is wrong with its files: "phrases/table.json: …".
using ReadLanguage = std::variant<LanguagePtr, std::string>;

/// Reads a language from its files: language.json ({"name": "Deutsch", "plurals": "one-other"}),
/// phrases/*.json and texts/*.json. A form that is missing, a phrase twice, a place (%1, {name})
/// that English does not have: each is a mistake that is named.
[[nodiscard]] ReadLanguage readLanguage(std::string_view id, std::span<const TextFile> files);

/// What is built in.
[[nodiscard]] const Language &english();
[[nodiscard]] std::span<const TextFile> englishFiles();

/// The place of texts that the program makes outside of the games' engines and documents.
inline constexpr std::string_view kProgram = "program";

/// What everybody reads from now on.
void use(LanguagePtr language);
[[nodiscard]] LanguagePtr inUse();

/// The phrase with that id in the language in use, in English where it has none; the id itself if
/// even English has none.
[[nodiscard]] std::string phrase(std::string_view id, long long n = 1);
/// That English text in the language in use.
[[nodiscard]] std::string said(std::string_view english, std::string_view place = kProgram);
/// The same with places: said("put down {}"), and what stands there.
template <class... Args>
[[nodiscard]] std::string format(std::string_view english, const Args &...args)
{
    return fmt::vformat(said(english), fmt::make_format_args(args...));
}
/// An English text in a table, which is given to said() or format() later: a test looks for these
/// as for theirs.
[[nodiscard]] constexpr const char *mark(const char *english)
{
    return english;
}

/// The id of a phrase in a table, which is asked for later; with the number that it is for where it
/// counts something.
[[nodiscard]] constexpr const char *id(const char *phrase)
{
    return phrase;
}
[[nodiscard]] constexpr const char *idOfCount(const char *phrase)
{
    return phrase;
}

/// "attack Wampa" as it begins a line. Latin letters only: others stay as they are.
[[nodiscard]] std::string capital(std::string words);

} // namespace playmat::text
