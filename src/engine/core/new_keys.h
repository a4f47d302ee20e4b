#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_set>

namespace playmat::core {

/// Finds keys that one object has twice while it is read. Comparing each with all before it takes
/// minutes for as many as fit into a file that somebody made for that; most objects have so few
/// that nothing else pays.
class NewKeys
{
public:
    /// Whether none of the `earlier` ones, all of which were asked about before, is this one.
    template <class Keys, class Name = std::identity>
    [[nodiscard]] bool isNew(const Keys &earlier, std::string_view key, Name name = {})
    {
        if (earlier.size() <= kFew)
            return std::ranges::find(earlier, key, name) == std::ranges::end(earlier);
        if (m_seen.empty())
            for (const auto &one : earlier)
                m_seen.emplace(std::invoke(name, one));
        return m_seen.emplace(key).second;
    }

private:
    static constexpr std::size_t kFew = 16;
    std::unordered_set<std::string> m_seen; ///< empty while there are few
};

} // namespace playmat::core
