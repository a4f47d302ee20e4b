#include "engine/swu/language/manual.h"

#include "engine/effects/json.h"
#include "engine/swu/language/loader.h"
#include "engine/swu/language/vocabulary.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

/// The ability language as a document for people who write cards.
namespace playmat::swu {

namespace {

using effects::Json;

/// As it appears in a card file.
void write(const Json &value, std::string &out)
{
    const auto list = [&](char open, char close, auto &&item) {
        out += open;
        for (std::size_t i = 0; i < value.items.size(); ++i) {
            out += i == 0 ? "" : ", ";
            item(i);
            write(value.items[i], out);
        }
        out += close;
    };
    if (value.kind == Json::Kind::Object)
        list('{', '}', [&](std::size_t i) { out += fmt::format("\"{}\": ", value.keys[i]); });
    else if (value.kind == Json::Kind::Array)
        list('[', ']', [](std::size_t) {});
    else
        writeCanonical(value, out);
}

std::string textOf(const Json &value)
{
    std::string out;
    write(value, out);
    return out;
}

const Json *member(const Json &object, std::string_view key)
{
    const auto found = std::find(object.keys.begin(), object.keys.end(), key);
    return found == object.keys.end()
        ? nullptr
        : &object.items[static_cast<std::size_t>(found - object.keys.begin())];
}

struct Example
{
    std::string card;
    std::string text;
};

/// Looks through the cards for the shortest object of a form.
class Examples
{
public:
    explicit Examples(std::span<const std::string> files)
    {
        for (const std::string &text : files) {
            effects::JsonProblem problem;
            if (std::optional<Json> file = effects::parseJson(text, problem))
                m_files.push_back(std::move(*file));
        }
    }

    [[nodiscard]] std::optional<Example> of(const FormText &form) const
    {
        std::optional<Example> best;
        for (const Json &file : m_files) {
            const Json *cards = member(file, "cards");
            for (std::size_t i = 0; cards != nullptr && i < cards->items.size(); ++i)
                search(form, cards->items[i], nameOf(cards->items[i]), best);
        }
        return best;
    }

private:
    [[nodiscard]] static std::string nameOf(const Json &card)
    {
        const Json *id = member(card, "id");
        const Json *name = member(card, "name");
        return id == nullptr || name == nullptr ? std::string() : id->text + " " + name->text;
    }

    [[nodiscard]] static bool fits(const FormText &form, const Json &value)
    {
        const auto known = [&](const std::string &key) {
            return std::any_of(form.fields.begin(), form.fields.end(),
                               [&](const FieldText &f) { return f.key == key; });
        };
        const auto has
            = [&](const FieldText &f) { return !f.needed || member(value, f.key) != nullptr; };
        return value.kind == Json::Kind::Object && member(value, form.fields.front().key) != nullptr
            && std::all_of(value.keys.begin(), value.keys.end(), known)
            && std::all_of(form.fields.begin(), form.fields.end(), has);
    }

    static void search(const FormText &form, const Json &value, const std::string &card,
                       std::optional<Example> &best)
    {
        if (fits(form, value)) {
            std::string text = textOf(value);
            if (!best || text.size() < best->text.size())
                best = Example{card, std::move(text)};
        }
        for (const Json &item : value.items)
            search(form, item, card, best);
    }

    std::vector<Json> m_files;
};

constexpr std::string_view kWord = "word_"; ///< the lists of words in the schema begin so

/// "amount", "word_player" as "player", a range of numbers.
std::string typeText(const FieldText &f)
{
    if (f.type == "number" && (f.least != 0 || f.most != 0))
        return fmt::format("{} to {}", f.least, f.most);
    std::string type(f.type);
    for (std::size_t at = 0; at < type.size();
         at = std::min(type.find('|', at), type.size() - 1) + 1)
        if (type.compare(at, kWord.size(), kWord) == 0)
            type.erase(at, kWord.size());
    std::replace(type.begin(), type.end(), '|', '/');
    return type;
}

std::string formText(const FormText &form, const Examples &examples)
{
    const bool isWord = form.fields.front().type == "word";
    std::string out = fmt::format("### {}\n\n{}\n", form.fields.front().key, form.about);
    if (isWord)
        return out + "\nA word alone.\n\n";
    out += "\n| key | value | |\n| --- | --- | --- |\n";
    for (const FieldText &f : form.fields)
        out += fmt::format("| `{}` | {} | {} |\n", f.key, typeText(f), f.needed ? "needed" : "");
    if (const std::optional<Example> example = examples.of(form))
        out += fmt::format("\n{}: `{}`\n", example->card, example->text);
    return out + "\n";
}

std::string wordsText(const WordsText &list)
{
    const std::string name(list.name.substr(kWord.size()));
    std::string out = fmt::format("### {}\n\n{}\n\n", name, list.about);
    for (std::size_t i = 0; i < list.words.size(); ++i) {
        const bool more = i < list.abouts.size() && !list.abouts[i].empty();
        out += fmt::format("- `{}`{}{}\n", list.words[i], more ? ": " : "",
                           more ? list.abouts[i] : std::string_view());
    }
    return out + "\n";
}

struct Chapter
{
    std::string_view title;
    std::string_view prefix;
};

constexpr Chapter kChapters[]
    = {{"Abilities", "ability_"}, {"Effects", "effect_"}, {"Selectors", "selector_"},
       {"Filters", "filter_"},    {"Amounts", "amount_"}, {"Conditions", "condition_"}};

} // namespace

std::string manualText(std::span<const std::string> cardFiles)
{
    const Examples examples(cardFiles);
    const std::vector<FormText> forms = writtenForms();
    std::string out
        = "# The ability language of Star Wars: Unlimited\n\n"
          "Made by `playmat-cli schema --manual` from what the loader reads. After "
          "each form comes its shortest use among the cards. Of the values, `X[]` is a list of X, "
          "`X*` one X or a list of them, and `/` means \"or\"; lists of words are at the "
          "end.\n\n";
    for (const Chapter &chapter : kChapters) {
        out += fmt::format("## {}\n\n", chapter.title);
        for (const FormText &form : forms)
            if (form.name.starts_with(chapter.prefix))
                out += formText(form, examples);
    }
    out += "## Words\n\n";
    for (const WordsText &list : writtenWords())
        out += wordsText(list);
    out.pop_back();
    return out;
}

std::string manualOf(std::string_view word, std::span<const std::string> cardFiles)
{
    const Examples examples(cardFiles);
    std::string out;
    for (const FormText &form : writtenForms())
        if (!form.fields.empty() && form.fields.front().key == word)
            out += formText(form, examples);
    for (const WordsText &list : writtenWords())
        if (std::find(list.words.begin(), list.words.end(), word) != list.words.end())
            out += wordsText(list);
    return out;
}

} // namespace playmat::swu
