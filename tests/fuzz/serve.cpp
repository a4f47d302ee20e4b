#include "cli/serve.h"

#include "fuzz/fuzz.h"
#include "match/json.h"

#include <algorithm>

/// Requests, one per line: each gets a reply, and one that is refused changes nothing.
namespace playmat::fuzz {

namespace {

constexpr std::size_t kMostRequests = 60;

/// Whatever file a request names becomes one of a few in the workplace.
void confine(match::Json &request, const char *key, const Workplace &folder)
{
    const auto path = request.find(key);
    if (path == request.end() || !path->is_string())
        return;
    const std::size_t number = path->get_ref<const std::string &>().size() % 3;
    *path = (folder / ("file" + std::to_string(number))).string();
}

/// The line as it is, unless it names files.
std::string confined(const std::string &line, const Workplace &folder)
{
    match::Outcome<match::Json> request = match::parseJson(line);
    if (!request || !request.value().is_object()
        || (!request.value().contains("path") && !request.value().contains("journal")))
        return line;
    confine(request.value(), "path", folder);
    confine(request.value(), "journal", folder);
    return match::toLine(request.value());
}

class Conversation
{
public:
    Verdict say(const std::string &line)
    {
        const std::uint64_t before = hash();
        const match::Json reply = ask(confined(line, m_folder));
        if (reply["ok"] == true)
            return Verdict::Taken;
        check(reply["error"]["code"] != "internal_error", "internal error: " + line);
        check(!reply["error"]["message"].get<std::string>().empty(), "no sentence for: " + line);
        check(hash() == before, "a refused request has changed the game: " + line);
        return Verdict::Refused;
    }
    [[nodiscard]] bool done() const { return m_server.done(); }

private:
    match::Json ask(const std::string &line)
    {
        const std::string text = m_server.answer(line);
        check(text.find('\n') == std::string::npos, "a reply of several lines");
        const match::Outcome<match::Json> reply = match::parseJson(text);
        check(reply.ok() && reply.value().is_object(), "no reply: " + text);
        check(reply.value().contains("ok"), "neither done nor refused: " + text);
        return reply.value();
    }
    [[nodiscard]] std::uint64_t hash() const
    {
        return m_server.match() == nullptr ? 0 : m_server.match()->game().hash();
    }

    Workplace m_folder;
    cli::Server m_server{library()};
};

} // namespace

std::vector<std::string> seeds()
{
    return {};
}

Verdict run(std::string_view input)
{
    Conversation conversation;
    Verdict verdict = Verdict::Refused;
    const std::vector<std::string> lines = linesOf(input);
    for (std::size_t i = 0; i < std::min(lines.size(), kMostRequests); ++i)
        if (!conversation.done() && conversation.say(lines[i]) == Verdict::Taken)
            verdict = Verdict::Taken;
    return verdict;
}

} // namespace playmat::fuzz
