#include "engine/swu/language/loader.h"
#include "engine/swu/language/manual.h"
#include "engine/swu/language/vocabulary.h"

#include <nlohmann/json.hpp>

#include <set>

/// The schema of the card files, for editors that check while you write.
namespace playmat::swu {

namespace {

using Json = nlohmann::ordered_json;

/// What several forms make up together.
struct Union
{
    std::string_view name;
    std::string_view about;
    std::vector<std::string_view> others; ///< besides the forms "name_…"
};

const std::vector<Union> &unions()
{
    static const std::vector<Union> all{
        {"card", "A card of any type.", {}},
        {"ability", "An ability of any kind.", {}},
        {"effect",
         "One step of what an ability does. The steps of a list are done in order; each leaves "
         "\"it\" (the cards it was done to) and a number behind.",
         {}},
        {"selector",
         "Which cards an effect is done to. \"them\" are all cards of the last choice.",
         {"word_reference", "them", "exploited"}},
        {"filter",
         "Which cards are meant. Everything given must hold; a list in a value means any "
         "of them. \"or\" is an alternative to all of it. A word alone is a kind.",
         {"word_kind"}},
        {"amount", "A number, fixed or computed; \"times\" multiplies it.", {"integer"}},
        {"condition", "Something that is true or not.", {"word_plain_condition"}},
    };
    return all;
}

class SchemaWriter
{
public:
    SchemaWriter()
    {
        m_defined = {"keyword_list", "word_plain_condition"};
        for (const FormText &form : m_forms)
            m_defined.insert(form.name);
        for (const Union &one : unions())
            m_defined.insert(std::string(one.name));
        for (const WordsText &list : m_words)
            m_defined.insert(std::string(list.name));
    }

    [[nodiscard]] std::string text() const
    {
        const Json schema{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                          {"$id", "https://playmat.invalid/cards/swu/schema.json"},
                          {"title", "Cards of Star Wars: Unlimited"},
                          {"description",
                           "The ability language of Playmat in its written form, made by "
                           "\"playmat-cli schema\" from what the loader reads."},
                          {"$ref", "#/$defs/file"},
                          {"$defs", definitions()}};
        return schema.dump(1) + "\n";
    }

private:
    [[nodiscard]] Json definitions() const
    {
        Json out = Json::object();
        for (const FormText &form : m_forms)
            if (!isWord(form))
                out[form.name] = object(form);
        for (const Union &one : unions())
            out[std::string(one.name)] = unionOf(one);
        out["keyword_list"] = {{"description", "Keywords, some with their number."},
                               {"type", "array"},
                               {"items", type("word_keyword|numbered_keyword")}};
        for (const WordsText &list : m_words)
            out[std::string(list.name)] = {{"description", list.about}, {"enum", list.words}};
        out["word_plain_condition"] = plainConditions();
        return out;
    }

    [[nodiscard]] static bool isWord(const FormText &form)
    {
        return !form.fields.empty() && form.fields.front().type == "word";
    }

    [[nodiscard]] Json object(const FormText &form) const
    {
        Json properties = Json::object();
        Json needed = Json::array();
        for (const FieldText &f : form.fields) {
            properties[std::string(f.key)] = field(f);
            if (f.needed)
                needed.push_back(f.key);
        }
        Json out{{"description", form.about}, {"type", "object"}, {"properties", properties}};
        if (!needed.empty())
            out["required"] = needed;
        out["additionalProperties"] = false;
        return out;
    }

    [[nodiscard]] Json field(const FieldText &f) const
    {
        if (f.type != "number" || (f.least == 0 && f.most == 0))
            return type(f.type);
        return {{"type", "integer"}, {"minimum", f.least}, {"maximum", f.most}};
    }

    [[nodiscard]] Json unionOf(const Union &one) const
    {
        Json parts = Json::array();
        for (const std::string_view other : one.others)
            parts.push_back(type(other));
        const std::string prefix = std::string(one.name) + "_";
        for (const FormText &form : m_forms)
            if (form.name.starts_with(prefix) && !isWord(form))
                parts.push_back(type(form.name));
        return {{"description", one.about}, {"oneOf", parts}};
    }

    [[nodiscard]] Json plainConditions() const
    {
        Json words = Json::array();
        for (const FormText &form : m_forms)
            if (isWord(form))
                words.push_back(form.fields.front().key);
        return {{"description", "Conditions without a parameter."}, {"enum", words}};
    }

    /// The type of a value, in the notation of Field::type.
    [[nodiscard]] Json type(std::string_view text) const
    {
        if (text.find('|') != std::string_view::npos)
            return anyOf(text);
        if (text.ends_with("*")) {
            const Json one = type(text.substr(0, text.size() - 1));
            return {{"oneOf", {one, {{"type", "array"}, {"items", one}}}}};
        }
        if (text.ends_with("]")) {
            const std::size_t open = text.rfind('[');
            Json list{{"type", "array"}, {"items", type(text.substr(0, open))}};
            if (open + 2 < text.size()) // "amount[2]"
                list["minItems"] = list["maxItems"] = text[open + 1] - '0';
            return list;
        }
        return single(text);
    }

    [[nodiscard]] Json single(std::string_view text) const
    {
        if (m_defined.contains(std::string(text)))
            return {{"$ref", "#/$defs/" + std::string(text)}};
        if (text == "number" || text == "integer")
            return {{"type", "integer"}};
        if (text == "id")
            return {{"type", "string"}, {"pattern", "^[A-Z0-9]{3,4}_[A-Z]?[0-9]{2,3}$"}};
        if (text == "string" || text == "boolean" || text == "object")
            return {{"type", text}};
        return text == "true" ? Json{{"const", true}} : Json{{"const", text}};
    }

    [[nodiscard]] Json anyOf(std::string_view text) const
    {
        Json parts = Json::array();
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t bar = std::min(text.find('|', at), text.size());
            parts.push_back(type(text.substr(at, bar - at)));
            at = bar + 1;
        }
        return {{"oneOf", parts}};
    }

    std::vector<FormText> m_forms = writtenForms();
    std::vector<WordsText> m_words = writtenWords();
    std::set<std::string> m_defined;
};

} // namespace

std::string schemaText()
{
    return SchemaWriter().text();
}

} // namespace playmat::swu
