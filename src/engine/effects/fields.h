#pragma once

#include "engine/effects/json.h"

#include <string_view>
#include <type_traits>
#include <utility>

namespace playmat::effects {

/// One key of a form. `type` names the allowed kinds of value, separated by "|".
template <class Reader, class Record>
struct Field
{
    using Read = void (*)(Reader &, const JsonCursor &object, const JsonCursor &at, Record &);

    std::string_view key;
    std::string_view type;
    Read read = nullptr; ///< null if the reader of the verb reads this key
    bool needed = false;
    int least = 0; ///< smallest allowed value of a "number"
    int most = 0; ///< largest allowed value of a "number"
};

} // namespace playmat::effects

/// The kinds of field that every ability language has. Each function makes a field that reads a
/// value into a member of a record. A game declares `TreeReader &readerOf(Record &)` for its
/// records.
namespace playmat::effects::field {

template <class M>
struct Member;
template <class R, class T>
struct Member<T R::*>
{
    using Record = R;
    using Type = T;
};
template <auto member>
using RecordOf = typename Member<decltype(member)>::Record;
template <auto member>
using TypeOf = typename Member<decltype(member)>::Type;
template <class Record>
using ReaderOf = std::remove_reference_t<decltype(readerOf(std::declval<Record &>()))>;
template <auto member>
using FieldOf = Field<ReaderOf<RecordOf<member>>, RecordOf<member>>;

template <class Reader, class Record>
constexpr Field<Reader, Record> needed(Field<Reader, Record> f)
{
    f.needed = true;
    return f;
}

/// A field whose value is a tree, such as an amount, a selector or a list of effects. `read` is the
/// member of the tree reader that reads it.
template <auto member, auto read>
constexpr FieldOf<member> tree(std::string_view key, std::string_view type)
{
    using R = RecordOf<member>;
    return {key, type, [](ReaderOf<R> &r, const JsonCursor &, const JsonCursor &at, R &out) {
                out.*member = (r.*read)(at);
            }};
}
template <auto member>
constexpr auto amount(std::string_view key)
{
    return tree<member, &ReaderOf<RecordOf<member>>::amount>(key, "amount");
}
template <auto member>
constexpr auto selector(std::string_view key)
{
    return tree<member, &ReaderOf<RecordOf<member>>::selector>(key, "selector");
}
template <auto member>
constexpr auto filter(std::string_view key)
{
    return tree<member, &ReaderOf<RecordOf<member>>::filter>(key, "filter");
}
template <auto member>
constexpr auto condition(std::string_view key)
{
    return tree<member, &ReaderOf<RecordOf<member>>::condition>(key, "condition");
}
template <auto member>
constexpr auto effects(std::string_view key)
{
    return tree<member, &ReaderOf<RecordOf<member>>::effects>(key, "effect[]");
}

/// A field whose value is a word of a list.
template <auto member, const auto &list>
constexpr FieldOf<member> word(std::string_view key, std::string_view type)
{
    using R = RecordOf<member>;
    return {key, type, [](ReaderOf<R> &, const JsonCursor &, const JsonCursor &at, R &out) {
                out.*member = readWord(at, list);
            }};
}

} // namespace playmat::effects::field
