#pragma once

#include "cli/serve.h"
#include "cli/session.h"
#include "kit/lorcana/host/kit.h"
#include "match/card_library.h"
#include "support/folders.h"
#include "support/temp_folder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace playmat::test {

/// The game's own cards, loaded once.
inline const match::CardLibrary &lorcanaCards()
{
    static const auto loaded = kit::lorcanaKit().library(resourceDir());
    return loaded.value();
}

/// A conversation about a game of Disney Lorcana. Player `me` acts, `you` is the other one; cards
/// are named by their printed or made-up ids, the first one in the state that has it.
class LorcanaServe : public testing::Test
{
protected:
    /// A request for a position in which `seat` acts. `mine` and `yours` are the players' objects.
    static Json position(int seat, Json mine, Json yours = Json::object(),
                         Json more = Json::object())
    {
        Json request{{"op", "scenario"}, {"game", "lorcana"}, {"seed", 1}, {"active", seat}};
        request.update(more);
        request["players"] = seat == 0 ? Json{std::move(mine), std::move(yours)}
                                       : Json{std::move(yours), std::move(mine)};
        return request;
    }

    Json begin(int seat, Json mine, Json yours = Json::object(), Json more = Json::object())
    {
        me = seat;
        you = 1 - seat;
        return session.good(position(seat, std::move(mine), std::move(yours), std::move(more)));
    }

    static Json asked(const char *op, Json viewer, Json more = Json::object())
    {
        more["op"] = op;
        more["viewer"] = std::move(viewer);
        return more;
    }

    Json state(Json viewer = nullptr)
    {
        return session.good(asked("state", std::move(viewer)))["state"];
    }
    Json decision(Json viewer = nullptr)
    {
        return session.good(asked("decision", std::move(viewer)))["decision"];
    }
    /// The card of that printed id, as the viewer sees it; in `zone`, if one is given.
    Json card(const std::string &printed, Json viewer = nullptr, const std::string &zone = "")
    {
        const Json all = state(std::move(viewer));
        for (const Json &one : all["cards"])
            if (one.value("card", "") == printed && (zone.empty() || one["zone"] == zone))
                return one;
        ADD_FAILURE() << "no card " << printed;
        return {{"id", -1}};
    }
    int id(const std::string &printed, Json viewer = nullptr, const std::string &zone = "")
    {
        return card(printed, std::move(viewer), zone)["id"].get<int>();
    }
    bool sees(const std::string &printed, const Json &viewer)
    {
        const Json all = state(viewer);
        for (const Json &one : all["cards"])
            if (one.value("card", "") == printed)
                return true;
        return false;
    }
    /// Whether there is an option with these members.
    static bool offers(const Json &asked, const Json &members)
    {
        for (const Json &option : asked["options"]) {
            bool fits = true;
            for (const auto &[key, value] : members.items())
                fits = fits && option.contains(key) && option[key] == value;
            if (fits)
                return true;
        }
        return false;
    }
    /// Chooses the option with these members.
    Json act(const Json &members) { return session.choose(session.option(decision(), members)); }
    Json act(const char *kind, const std::string &printed, Json more = Json::object())
    {
        more["kind"] = kind;
        more["card"] = id(printed);
        return act(more);
    }
    Json choose(const std::vector<int> &options)
    {
        return session.good({{"op", "choose"}, {"options", options}});
    }
    std::string owned(int player, const char *zone) { return std::to_string(player) + "." + zone; }
    Json zone(const std::string &name, Json viewer = nullptr)
    {
        const Json all = state(std::move(viewer));
        for (const Json &one : all["zones"])
            if (one["id"] == name)
                return one;
        return nullptr;
    }
    /// The first event of a reply with that type.
    static Json event(const Json &reply, const char *type)
    {
        for (const Json &one : reply["events"])
            if (one["type"] == type)
                return one;
        ADD_FAILURE() << type << " is not among " << match::toLine(reply["events"]);
        return nullptr;
    }
    static Json madeUp(int strength, int willpower, Json more = Json::object())
    {
        Json out{{"type", "character"},  {"name", "Pete"},         {"cost", 2},
                 {"strength", strength}, {"willpower", willpower}, {"lore", 1}};
        out.update(more);
        return out;
    }

    int me = 0;
    int you = 1;
    cli::Server server{lorcanaCards()};
    Session session{[this](const std::string &line) { return server.answer(line); }};
};

} // namespace playmat::test
