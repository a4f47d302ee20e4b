#pragma once

#include "engine/effects/fields.h"
#include "engine/swu/language/loader_trees.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The written forms of the ability language. Each op, condition, amount … says once which keys it
/// has, of what type, and where they go; the loader, the schema, LANGUAGE.md and check-cards read
/// that. A key that is not in the list does not load.
namespace playmat::swu {

/// One key of a form. `type` names a definition of the schema, several with "|" between them;
/// "X[]" is a list of X, "X*" one or a list; what is no definition stands for itself ("all").
template <class Record>
using Field = effects::Field<TreeReader, Record>;
template <class Record>
TreeReader &readerOf(Record &); // effects/fields.h needs this declaration

/// The keys that an object may have. The first key is the verb, which identifies the form.
template <class Record>
struct Form
{
    std::string_view about; ///< a sentence or two for people who write cards
    std::span<const Field<Record>> fields;
    /// Finds what one key alone does not show.
    void (*check)(const JsonCursor &object) = nullptr;

    [[nodiscard]] constexpr std::string_view word() const
    {
        return fields.empty() ? std::string_view() : fields.front().key;
    }
    /// Whether it is written as a word alone.
    [[nodiscard]] constexpr bool isWord() const { return fields.front().type == "word"; }
    /// As the schema and the documentation have it.
    [[nodiscard]] FormText text(std::string name) const
    {
        FormText out{std::move(name), about, {}};
        for (const Field<Record> &f : fields)
            out.fields.push_back({f.key, f.type, f.needed, f.least, f.most});
        return out;
    }
    [[nodiscard]] std::vector<std::string_view> keys() const
    {
        std::vector<std::string_view> out;
        for (const Field<Record> &f : fields)
            out.push_back(f.key);
        return out;
    }
};

namespace field {

using effects::field::amount;
using effects::field::condition;
using effects::field::effects;
using effects::field::filter;
using effects::field::needed;
using effects::field::RecordOf;
using effects::field::selector;
using effects::field::tree;
using effects::field::TypeOf;
using effects::field::word;

template <auto member>
constexpr auto ability(std::string_view key)
{
    return tree<member, &TreeReader::gained>(key, "ability");
}

template <auto member, int least, int most>
constexpr Field<RecordOf<member>> number(std::string_view key)
{
    using R = RecordOf<member>;
    return {key,
            "number",
            [](TreeReader &, const JsonCursor &, const JsonCursor &at, R &out) {
                out.*member = static_cast<TypeOf<member>>(at.integer(least, most));
            },
            false,
            least,
            most};
}

template <auto member>
constexpr Field<RecordOf<member>> yes(std::string_view key)
{
    using R = RecordOf<member>;
    return {key, "boolean", [](TreeReader &, const JsonCursor &, const JsonCursor &at, R &out) {
                out.*member = at.boolean();
            }};
}

} // namespace field

/// Reads the keys of this form that the object has.
template <class Record>
void readKeys(TreeReader &reader, const JsonCursor &object, const Form<Record> &form, Record &out)
{
    for (const Field<Record> &field : form.fields)
        if (field.read != nullptr && object.has(field.key))
            field.read(reader, object, object.at(field.key), out);
    if (form.check != nullptr)
        form.check(object);
}

/// Reads an object of this form. Every key must be one of its own, and those needed must be there.
template <class Record>
void readForm(TreeReader &reader, const JsonCursor &object, const Form<Record> &form, Record &out)
{
    (void)object.expectObject(form.keys());
    for (const Field<Record> &field : form.fields)
        if (field.needed)
            (void)object.require(field.key);
    if (object.isObject())
        readKeys(reader, object, form, out);
}

/// What else a word of the language is: "; \"exists\" is a condition". Empty for no word.
[[nodiscard]] std::string otherPlace(std::string_view word, std::string_view wanted);

/// What a key of an object without a verb may have been meant to be.
template <class Spec>
[[nodiscard]] std::string verbHint(const JsonCursor &at, std::span<const Spec *const> all,
                                   std::string_view what)
{
    std::vector<std::string_view> words;
    for (const Spec *spec : all)
        if (!spec->form.isWord())
            words.push_back(spec->form.word());
    std::string hint;
    for (const std::string &key : at.value().keys) {
        hint = hint.empty() ? otherPlace(key, what) : hint;
        hint = hint.empty() ? effects::nearestHint(key, words) : hint;
    }
    return hint;
}

/// The description whose verb the object has; otherwise a problem and null.
template <class Spec>
[[nodiscard]] const Spec *findForm(const JsonCursor &at, std::span<const Spec *const> all,
                                   std::string_view what)
{
    const Spec *found = nullptr;
    for (const std::string &key : at.value().keys)
        for (const Spec *spec : all) {
            if (spec->form.isWord() || spec->form.word() != key)
                continue;
            if (found != nullptr)
                at.fail("both \"" + std::string(found->form.word()) + "\" and \"" + key + "\"");
            found = spec;
        }
    if (found == nullptr)
        at.fail(at.isObject()
                    ? "no " + std::string(what) + " is named here" + verbHint(at, all, what)
                    : "expected " + std::string(what));
    return found;
}

} // namespace playmat::swu
