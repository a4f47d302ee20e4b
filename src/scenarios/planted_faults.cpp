#include "scenarios/planted_faults.h"

#include <fmt/format.h>

#include <functional>

namespace playmat::scenarios {

namespace {

using Path = Json::json_pointer;

/// Calls `does` for each part below the top of the tree, with the name of the member that holds it,
/// directly or in a list.
void forParts(const Json &tree, const Path &path, const std::string &member,
              const std::function<void(const Json &, const Path &, const std::string &)> &does)
{
    const auto visit = [&](const Json &part, const Path &at, const std::string &name) {
        does(part, at, name);
        forParts(part, at, name, does);
    };
    if (tree.is_object())
        for (const auto &[key, part] : tree.items())
            visit(part, path / key, key);
    else if (tree.is_array())
        for (std::size_t i = 0; i < tree.size(); ++i)
            visit(tree[i], path / i, member);
}

Json without(const Json &card, const Path &path)
{
    Json out = card;
    Json &from = out[path.parent_pointer()];
    if (from.is_array())
        from.erase(static_cast<std::size_t>(std::stoul(path.back())));
    else
        from.erase(path.back());
    return out;
}

Json with(const Json &card, const Path &path, const Json &value)
{
    Json out = card;
    out[path] = value;
    return out;
}

} // namespace

void FaultPlanter::learn(const Json &card)
{
    for (const std::string &top : m_words.abilities)
        if (card.contains(top))
            forParts(card[top], Path("/" + top), top,
                     [&](const Json &part, const Path &, const std::string &member) {
                         if (part.is_string())
                             ++m_seen[member][part.get<std::string>()];
                     });
}

/// The most frequent other word of that member; among equally frequent words, the first in
/// alphabetical order.
std::string FaultPlanter::otherWord(const std::string &member, const std::string &word) const
{
    std::string best;
    int most = 0;
    if (const auto seen = m_seen.find(member); seen != m_seen.end())
        for (const auto &[other, count] : seen->second)
            if (other != word && count > most) {
                best = other;
                most = count;
            }
    return best;
}

std::vector<PlantedFault> FaultPlanter::faultsOf(const Json &card) const
{
    std::vector<PlantedFault> out;
    const auto plant = [&](const Json &part, const Path &path, const std::string &member) {
        const std::string where = path.to_string().substr(1);
        if (path.back() == "name")
            return; // a name changes nothing that the card does
        out.push_back({"drop " + where, without(card, path)});
        if (part.is_number_integer())
            out.push_back({"raise " + where, with(card, path, part.get<int>() + 1)});
        const std::string other
            = part.is_string() ? otherWord(member, part.get<std::string>()) : std::string();
        if (!other.empty())
            out.push_back({fmt::format("turn {} to {}", where, other), with(card, path, other)});
    };
    for (const std::string &top : m_words.abilities)
        if (card.contains(top))
            forParts(card[top], Path("/" + top), top, plant);
    return out;
}

} // namespace playmat::scenarios
