#pragma once

#include "engine/core/happened.h"
#include "match/happenings.h"

#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace playmat::kit {

/// A list of the parts of cards: each effect, and each ability that is not an effect, once.
class CardParts
{
public:
    struct Part
    {
        std::string card;
        bool effect = false;
        std::size_t number = 0; ///< its number in the game's program
        std::size_t body
            = 0; ///< first effect within it, which happens only if the part does; 0: none
    };

    /// Adds a part. Returns false if `number` is 0 or the part is already in the list.
    bool add(const std::string &card, bool effect, std::size_t number, std::size_t body = 0)
    {
        const bool fresh = number != 0 && m_known.insert({effect, number}).second;
        if (fresh)
            m_parts.push_back({card, effect, number, body});
        return fresh;
    }

    [[nodiscard]] const std::vector<Part> &all() const { return m_parts; }
    [[nodiscard]] std::vector<bool> in(const core::Happened &happened) const
    {
        std::vector<bool> out;
        for (const Part &part : m_parts)
            out.push_back((part.effect ? happened.effects : happened.abilities).has(part.number)
                          || (part.body != 0 && happened.effects.has(part.body)));
        return out;
    }

    /// The parts with their text; `effect` and `ability` return the text of a part of their kind.
    template <class SayEffect, class SayAbility>
    [[nodiscard]] std::vector<match::CardPart> spoken(const SayEffect &effect,
                                                      const SayAbility &ability) const
    {
        std::vector<match::CardPart> out;
        for (const Part &part : m_parts)
            out.push_back({part.card, part.effect ? effect(part) : ability(part)});
        return out;
    }

private:
    std::vector<Part> m_parts;
    std::set<std::pair<bool, std::size_t>> m_known;
};

} // namespace playmat::kit
