#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

namespace playmat::core {

/// Sorts by `key(item)`; equal ones keep their order. Looks at the keys first and then moves each
/// item once, which is faster than std::sort where items are large or own memory.
template <class T, class Key>
void sortLarge(std::vector<T> &items, Key key)
{
    using KeyOf = std::decay_t<std::invoke_result_t<Key &, const T &>>;
    std::vector<std::pair<KeyOf, std::size_t>> order;
    order.reserve(items.size());
    for (const T &item : items)
        order.emplace_back(std::invoke(key, item), order.size());
    std::ranges::sort(order);
    std::vector<T> sorted;
    sorted.reserve(items.size());
    for (const auto &[unused, at] : order)
        sorted.push_back(std::move(items[at]));
    items = std::move(sorted);
}

} // namespace playmat::core
