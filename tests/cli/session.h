#pragma once

#include "match/json.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>

namespace playmat::test {

using match::Json;

/// Requests to something that speaks the headless protocol.
class Session
{
public:
    explicit Session(std::function<std::string(const std::string &)> ask)
        : m_ask(std::move(ask))
    {
    }

    /// The reply to a request, which must be a reply.
    Json ask(const Json &request) { return askText(match::toLine(request)); }
    Json askText(const std::string &line)
    {
        const std::string reply = m_ask(line);
        const match::Outcome<Json> json = match::parseJson(reply);
        EXPECT_TRUE(json.ok()) << "asked " << line << "\nanswered " << reply;
        if (!json.ok())
            return nullptr;
        EXPECT_TRUE(json.value().contains("ok")) << reply;
        return json.value();
    }
    /// The same for a request that must succeed.
    Json good(const Json &request)
    {
        const Json reply = ask(request);
        EXPECT_EQ(reply["ok"], true) << match::toLine(request) << '\n' << match::toLine(reply);
        return reply;
    }
    /// The error code of a request that must fail.
    std::string bad(const std::string &line)
    {
        const Json reply = askText(line);
        EXPECT_EQ(reply["ok"], false) << line << '\n' << match::toLine(reply);
        if (reply["ok"] != false)
            return {};
        EXPECT_FALSE(reply["error"]["message"].get<std::string>().empty());
        return reply["error"]["code"].get<std::string>();
    }
    /// The id of the first option with these members.
    int option(const Json &decision, const Json &members)
    {
        for (const Json &option : decision["options"]) {
            bool fits = true;
            for (const auto &[key, value] : members.items())
                fits = fits && option.contains(key) && option[key] == value;
            if (fits)
                return option["id"].get<int>();
        }
        ADD_FAILURE() << match::toLine(members) << " is not among " << match::toLine(decision);
        return -1;
    }
    Json choose(int option) { return good({{"op", "choose"}, {"options", {option}}}); }
    std::string hash() { return good({{"op", "state"}})["state"]["hash"].get<std::string>(); }

private:
    std::function<std::string(const std::string &)> m_ask;
};

inline Json starterGame(std::uint64_t seed)
{
    Json request{{"op", "new"}, {"game", "swu"}, {"seed", seed}};
    request["players"]
        = {{{"name", "Ann"}, {"deck", "sor-luke-skywalker"}}, {{"name", "Bo"}, {"deck", "vader"}}};
    return request;
}

} // namespace playmat::test
