#include "cli/replay.h"

#include <fmt/format.h>

#include <charconv>

namespace playmat::cli {

namespace {

std::string answerText(const core::Answer &answer)
{
    if (answer.name != 0)
        return fmt::format("n{}", answer.name);
    if (answer.options.empty())
        return "-";
    std::string text;
    for (std::size_t i = 0; i < answer.options.size(); ++i) {
        text += fmt::format("{}{}", i > 0 ? "+" : "", answer.options[i]);
        if (i < answer.amounts.size())
            text += fmt::format(":{}", answer.amounts[i]);
    }
    return text;
}

/// The next word up to one of the terminators; it is taken off the line.
std::string_view take(std::string_view &line, std::string_view ends)
{
    const std::size_t end = line.find_first_of(ends);
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
    return word;
}

template <class T>
bool parse(std::string_view text, T &number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size();
}

bool parseAnswer(std::string_view text, core::Answer &answer)
{
    if (text == "-")
        return true;
    if (text.starts_with('n'))
        return parse(text.substr(1), answer.name);
    while (!text.empty()) {
        std::string_view part = take(text, "+");
        std::uint16_t option = 0;
        std::uint8_t amount = 0;
        const bool hasAmount = part.find(':') != std::string_view::npos;
        const std::string_view id = take(part, ":");
        if (!parse(id, option) || !answer.options.tryPush(option))
            return false;
        if (hasAmount && (!parse(part, amount) || !answer.amounts.tryPush(amount)))
            return false;
    }
    return true;
}

} // namespace

std::string toText(const Replay &replay)
{
    std::string text = fmt::format("{} seed={} decks={},{} answers=", replay.game, replay.seed,
                                   replay.decks[0], replay.decks[1]);
    for (std::size_t i = 0; i < replay.answers.size(); ++i)
        text += (i > 0 ? " " : "") + answerText(replay.answers[i]);
    return text;
}

bool fromText(std::string_view line, Replay &replay)
{
    replay.game = take(line, " ");
    if (take(line, "=") != "seed" || !parse(take(line, " "), replay.seed)
        || take(line, "=") != "decks")
        return false;
    replay.decks[0] = take(line, ",");
    replay.decks[1] = take(line, " ");
    if (take(line, "=") != "answers")
        return false;
    while (!line.empty()) {
        core::Answer answer;
        if (!parseAnswer(take(line, " "), answer))
            return false;
        replay.answers.push_back(answer);
    }
    return true;
}

} // namespace playmat::cli
