#include "kit/swu/learn/glance.h"

namespace playmat::kit {

namespace {

using match::Json;

/// A card of a position is written as its id, or as an object with it.
std::string idOf(const Json &card)
{
    return card.is_string() ? card.get<std::string>() : card.value("card", std::string());
}

void addUnits(const Json &side, const char *arena, learn::GlanceSide &out)
{
    if (const auto units = side.find(arena); units != side.end())
        for (const Json &unit : *units)
            out.cards.push_back(idOf(unit));
}

learn::GlanceSide sideAt(const match::CardLibrary &library, const Json &side)
{
    learn::GlanceSide out;
    const Json &base = side.at("base");
    out.base = idOf(base);
    const Json *printed = library.source(out.base);
    out.left = printed == nullptr ? 0 : printed->value("hp", 0);
    if (base.is_object())
        out.left -= base.value("damage", 0);
    const Json &leader = side.at("leader");
    if (leader.is_object() && leader.value("deployed", false))
        out.cards.push_back(idOf(leader));
    addUnits(side, "ground", out);
    addUnits(side, "space", out);
    return out;
}

} // namespace

std::array<learn::GlanceSide, 2> glanceAt(const match::CardLibrary &library, const Json &position)
{
    const Json &players = position.at("players");
    return {sideAt(library, players.at(0)), sideAt(library, players.at(1))};
}

} // namespace playmat::kit
