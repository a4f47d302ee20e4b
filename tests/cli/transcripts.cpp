#include "bots/random_answer.h"
#include "cli/serve.h"
#include "engine/core/rng.h"
#include "kit/games/kits.h"
#include "support/folders.h"

#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

/// Everything that the two seats of a number of games are told by the headless protocol, as a
/// number for each: observations, questions, events, refusals, reasons. Whoever changes nothing
/// that anybody sees changes no number. `transcripts GAME` compares them with
/// tests/golden/GAME/transcripts.txt; with PLAYMAT_UPDATE_GOLDEN it writes that file.
namespace playmat::test {
namespace {

using core::PlayerId;
using match::Json;

constexpr std::uint64_t kGames = 150;
constexpr int kMostAnswers = 6000;
constexpr int kMostRefusals = 50;
constexpr std::array<PlayerId, 2> kSeats{0, 1};

/// FNV-1a of all lines.
struct Listener
{
    std::uint64_t hash = 0xCBF29CE484222325ULL;

    void hear(std::string_view line)
    {
        for (const char c : line)
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
        hash = (hash ^ 0xFFU) * 0x100000001B3ULL;
    }
};

/// One game through the protocol, by random answers of whoever is asked.
class Conversation
{
public:
    Conversation(const match::CardLibrary &library, std::uint64_t seed)
        : m_server(library)
        , m_rng(seed)
    {
        core::Rng decks(seed);
        Json request{{"op", "new"}, {"game", library.kit().id()}, {"seed", seed}, {"viewer", 0}};
        for (const PlayerId seat : kSeats)
            request["players"].push_back(
                {{"name", seat == 0 ? "Ann" : "Bo"}, {"deck", deck(library, seed, seat, decks)}});
        ask(0, match::toLine(request));
    }

    /// How many answers it took, and what each seat heard.
    std::string play()
    {
        int answers = 0;
        for (; m_server.match() != nullptr && !game().over() && answers < kMostAnswers; ++answers) {
            look(answers);
            if (!answer())
                return "no answer was taken";
            if (answers % 8 == 0)
                again();
        }
        look(0);
        return fmt::format("{} answers, {:016x} {:016x}", answers, m_listeners[0].hash,
                           m_listeners[1].hash);
    }

private:
    /// Built-in decks in every third game.
    static Json deck(const match::CardLibrary &library, std::uint64_t seed, PlayerId seat,
                     core::Rng &rng)
    {
        const std::vector<std::string> names = library.deckNames();
        if (seed % 3 == 0 && !names.empty())
            return names[(seed / 3 + seat) % names.size()];
        return library.kit().randomDeck(library, rng).value();
    }

    [[nodiscard]] const match::HostedGame &game() const { return m_server.match()->game(); }

    std::string ask(PlayerId seat, std::string_view line)
    {
        std::string reply = m_server.answer(line);
        m_listeners[seat].hear(reply);
        return reply;
    }

    void look(int step)
    {
        for (const PlayerId seat : kSeats) {
            ask(seat, fmt::format(R"({{"op":"decision","viewer":{}}})", seat));
            if (step % 4 == 0)
                ask(seat, fmt::format(R"({{"op":"state","viewer":{}}})", seat));
            if (step % 2 == 0)
                ask(seat,
                    fmt::format(R"({{"op":"why","viewer":{},"gesture":{{"card":{}}}}})", seat,
                                m_rng.below(256)));
        }
        if (step % 8 == 4)
            wrong();
    }

    /// An option that nobody has, and an answer by a player who is not asked.
    void wrong()
    {
        const PlayerId asked = game().decision().player;
        ask(asked, fmt::format(R"({{"op":"choose","viewer":{},"options":[999]}})", asked));
        ask(1 - asked, fmt::format(R"({{"op":"choose","viewer":{},"options":[998]}})", 1 - asked));
    }

    bool answer()
    {
        const PlayerId asked = game().decision().player;
        for (int tries = 0; tries < kMostRefusals; ++tries) {
            Json request
                = game().writeAnswer(bots::randomAnswer(game().decision(), m_rng, game().names()));
            request["op"] = "choose";
            request["viewer"] = asked;
            if (ask(asked, match::toLine(request)).starts_with("{\"ok\":true")) {
                m_listeners[1 - asked].hear(match::toLine(game().eventsJson(1 - asked)));
                return true;
            }
        }
        return false;
    }

    /// Takes the answer back and does it again, told to both.
    void again()
    {
        for (const PlayerId seat : kSeats) {
            ask(seat, fmt::format(R"({{"op":"undo","viewer":{}}})", seat));
            ask(seat, fmt::format(R"({{"op":"redo","viewer":{}}})", seat));
        }
    }

    cli::Server m_server;
    core::Rng m_rng;
    std::array<Listener, 2> m_listeners;
};

std::string transcripts(const match::CardLibrary &library)
{
    std::string text;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed)
        text += fmt::format("game {}: {}\n", seed, Conversation(library, seed).play());
    return text;
}

/// How many games went otherwise.
int compare(const std::string &golden, const std::string &text)
{
    std::istringstream before(golden);
    std::istringstream now(text);
    int changed = 0;
    for (std::string one, other; std::getline(now, one);) {
        if (!std::getline(before, other))
            other.clear();
        if (one != other && ++changed <= 5)
            fmt::print("was {}\nnow {}\n", other, one);
    }
    return changed;
}

int check(const match::GameKit &kit)
{
    const auto library = kit.library(resourceDir());
    if (!library) {
        fmt::print("{}\n", library.problem().message);
        return 2;
    }
    const std::string path
        = fmt::format("{}/tests/golden/{}/transcripts.txt", sourceDir(), kit.id());
    const std::string text = transcripts(library.value());
    if (std::getenv("PLAYMAT_UPDATE_GOLDEN") != nullptr)
        std::ofstream(path) << text;
    std::ostringstream golden;
    golden << std::ifstream(path).rdbuf();
    const int changed = compare(golden.str(), text);
    fmt::print("{} games of {}, {} went otherwise than {} says\n", kGames, kit.id(), changed, path);
    return changed == 0 ? 0 : 1;
}

} // namespace
} // namespace playmat::test

int main(int argc, char **argv)
{
    const playmat::match::GameKit *kit = argc == 2 ? playmat::kit::gameNamed(argv[1]) : nullptr;
    return kit == nullptr ? 2 : playmat::test::check(*kit);
}
