#include "cli/output.h"
#include "kit/swu/bots/bot.h"
#include "kit/swu/headless/headless.h"
#include "kit/swu/headless/simulation.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/event_text.h"
#include "match/plain_words.h"

#include <fmt/format.h>

#include <string_view>

namespace playmat::cli {

namespace {

using Bots = std::array<std::unique_ptr<bots::Bot>, swu::kPlayers>;

bool makeBots(const PlayOptions &options, std::size_t names, Bots &bots)
{
    for (std::size_t p = 0; p < bots.size(); ++p) {
        const std::string &name = options.bots[std::min(p, options.bots.size() - 1)];
        bots[p] = bots::makeBot(name, options.seed * bots.size() + p, names);
        if (bots[p] == nullptr) {
            complain(fmt::format("there is no bot {}", match::inQuotes(name)));
            return false;
        }
    }
    return true;
}

void printEvents(const swu::Game &game, std::span<const std::string> players)
{
    const match::Naming names{game.db(), game.state(), players};
    for (const core::Event &e : game.events())
        if (const std::string text = match::eventText(names, e); !text.empty()) {
            const bool heading = text.starts_with("=") || text.starts_with("—");
            say((heading ? "" : "  ") + text);
        }
}

} // namespace

int play(const match::CardLibrary &library, const PlayOptions &options)
{
    std::array<swu::DeckChoice, swu::kPlayers> decks;
    Bots bots;
    if (!chooseDecks(library, options.decks, options.seed, decks)
        || !makeBots(options, match::swuCards(library).names.size(), bots))
        return 2;
    const std::array<std::string, swu::kPlayers> players{
        fmt::format("Player 1 ({})", options.decks.names[0]),
        fmt::format("Player 2 ({})", options.decks.names[1])};
    swu::SeatedGame game = swu::seated(match::swuCards(library), options.seed, decks).value();
    printEvents(game.game(), players);
    std::size_t answers = 0;
    for (; !game.over() && answers < kMostAnswers; ++answers) {
        const swu::PlayerId seat = game.decision().player;
        const swu::Viewer viewer = swu::Viewer::of(seat);
        const auto observe = [&] { return game.observe(viewer); };
        const core::Answer answer = bots[seat]->answer(game.decisionFor(viewer), observe);
        if (game.apply(game.answerOf(viewer, answer)))
            printEvents(game.game(), players);
    }
    say(fmt::format("{} answers, {} rounds, hash {:016x}", answers, game.state().round,
                    game.game().hash()));
    return game.game().result() ? 0 : 1;
}

} // namespace playmat::cli
