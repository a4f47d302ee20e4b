#pragma once

#include <cstddef>
#include <iterator>

namespace playmat::match {

/// An iterator over text that tells how far nlohmann's parser has got with it.
struct TrackedText
{
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    const char *at = nullptr;
    const char **reached = nullptr;

    reference operator*() const { return *at; }
    TrackedText &operator++()
    {
        *reached = ++at;
        return *this;
    }
    friend bool operator==(const TrackedText &a, const TrackedText &b) { return a.at == b.at; }
};

} // namespace playmat::match
