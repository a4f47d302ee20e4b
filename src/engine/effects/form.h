#pragma once

#include "engine/effects/fields.h"
#include "engine/effects/json.h"
#include "engine/effects/nearest.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The written forms of an ability language. Each op, condition, amount … of a game says once which
/// keys it has, of what type, and where they go; loader, schema and manual read that. A key that is
/// not in the list does not load. `Reader` is the game's own reader of trees.
namespace playmat::effects {

/// What an object may hold. The first key, the verb, tells it apart from others.
template <class Reader, class Record>
struct Form
{
    std::string_view about; ///< a sentence or two for people who write cards
    std::span<const Field<Reader, Record>> fields;
    std::string_view example = {}; ///< as it is written

    [[nodiscard]] constexpr std::string_view word() const { return fields.front().key; }
    [[nodiscard]] std::vector<std::string_view> keys() const
    {
        std::vector<std::string_view> out;
        for (const Field<Reader, Record> &f : fields)
            out.push_back(f.key);
        return out;
    }
};

/// Reads an object of this form: every key must be one of its own or of `shared`, and those needed
/// must be there.
template <class Reader, class Record>
void readForm(Reader &reader, const JsonCursor &object, const Form<Reader, Record> &form,
              Record &out, std::span<const std::string_view> shared = {})
{
    std::vector<std::string_view> known = form.keys();
    known.insert(known.end(), shared.begin(), shared.end());
    if (!object.expectObject(known))
        return;
    for (const Field<Reader, Record> &field : form.fields) {
        if (field.needed)
            (void)object.require(field.key);
        if (object.has(field.key))
            field.read(reader, object, object.at(field.key), out);
    }
}

/// The description whose verb the object has; otherwise a problem and null.
template <class Spec>
[[nodiscard]] const Spec *findForm(const JsonCursor &at, std::span<const Spec *const> all,
                                   std::string_view what)
{
    std::vector<std::string_view> words;
    for (const Spec *spec : all) {
        if (at.isObject() && at.has(spec->form.word()))
            return spec;
        words.push_back(spec->form.word());
    }
    std::string hint;
    for (const std::string &key : at.value().keys)
        if (hint.empty())
            hint = nearestHint(key, words);
    at.fail(at.isObject() ? "no " + std::string(what) + " is named here" + hint
                          : "expected " + std::string(what));
    return nullptr;
}

/// That a word is none of those that are known.
[[nodiscard]] inline std::string noneOf(std::string_view word,
                                        std::span<const std::string_view> known)
{
    std::string list;
    for (const std::string_view one : known)
        list.append(list.empty() ? "" : ", ").append(one);
    return "\"" + std::string(word) + "\" is none of: " + list + nearestHint(word, known);
}

} // namespace playmat::effects
