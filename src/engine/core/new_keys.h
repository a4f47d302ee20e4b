#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_set>

namespace playmat::core {

/// Finds duplicate keys while an object is read. Comparing each key with all before it is fastest
/// for the few that most objects have, but takes minutes for as many as fit into a file that was
/// made for that.
class NewKeys
{
public:
    /// Whether `key` is none of the `earlier` ones, each of which was passed to isNew() in turn.
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
