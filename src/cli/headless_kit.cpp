#include "cli/headless_kit.h"

#include "cli/any_game.h"
#include "cli/output.h"
#include "cli/programs.h"
#include "cli/simulate.h"
#include "cli/study.h"
#include "cli/watched_game.h"
#include "engine/core/rng.h"
#include "match/plain_words.h"

#include <fmt/format.h>

namespace playmat::cli {

namespace {

int hasNo(const HeadlessKit &kit, const char *what)
{
    complain(fmt::format("the game {} has no {} yet", kit.game().id(), what));
    return 2;
}

} // namespace

DeckNames HeadlessKit::starters(const Library &library) const
{
    const std::vector<std::string> all = library.deckNames();
    return all.empty() ? DeckNames() : DeckNames{{all.front(), all[1 % all.size()]}, false};
}

match::Outcome<match::Json> HeadlessKit::drawnDeck(const Library &library, const std::string &kind,
                                                   core::Rng &rng) const
{
    if (kind == "random")
        return m_game.randomDeck(library, rng);
    return match::Problem{"bad_deck",
                          fmt::format("the game {} has no deck {} yet, only random", m_game.id(),
                                      match::inQuotes(kind)),
                          {}};
}

std::unique_ptr<Player> HeadlessKit::player(const Library &library, std::string_view name,
                                            std::uint64_t seed) const
{
    return programs() == nullptr ? nullptr : programPlayer(*programs(), library, name, seed);
}

std::unique_ptr<Checks> HeadlessKit::checks(const match::HostedGame & /*game*/) const
{
    return std::make_unique<Checks>();
}

std::unique_ptr<TwinChecks> HeadlessKit::twinChecks(const Library &library,
                                                    const SimulateOptions &options) const
{
    return programs() == nullptr ? std::make_unique<TwinChecks>()
                                 : programTwins(*programs(), library, options);
}

int HeadlessKit::play(const Library &library, const PlayOptions &options) const
{
    return playAny(*this, library, options);
}

int HeadlessKit::simulate(const Library &library, const SimulateOptions &options) const
{
    return simulateAny(*this, library, options);
}

int HeadlessKit::bench(const Library &library, const BenchOptions &options) const
{
    return benchAny(*this, library, options);
}

int HeadlessKit::perft(const Library &library, const PerftOptions &options) const
{
    return perftAny(library, options);
}

int HeadlessKit::checkCards(const Library &library, const CheckOptions &options) const
{
    return checkCardsAny(library, options);
}

int HeadlessKit::decks(const Library &library, const DecksOptions &options) const
{
    return decksAny(library, options);
}

int HeadlessKit::lessons(const Library &library, const LessonsOptions &options) const
{
    return learning() == nullptr ? hasNo(*this, "lessons")
                                 : studyLessons(library, *learning(), options);
}

int HeadlessKit::puzzles(const Library &library, const PuzzlesOptions &options) const
{
    if (!options.kind.empty())
        return makePuzzles(library, options);
    return learning() == nullptr ? hasNo(*this, "puzzles")
                                 : studyPuzzles(library, *learning(), options);
}

int HeadlessKit::makePuzzles(const Library & /*library*/, const PuzzlesOptions & /*options*/) const
{
    return hasNo(*this, "maker of puzzles");
}

int HeadlessKit::schema(const SchemaOptions & /*options*/) const
{
    return hasNo(*this, "schema of its card files");
}

int HeadlessKit::matchUp(const Library &library, const MatchOptions &options) const
{
    return programs() == nullptr ? hasNo(*this, "programs that play it")
                                 : matchUpAny(*this, library, options);
}

int HeadlessKit::fit(const Library & /*library*/, const FitOptions & /*options*/) const
{
    return hasNo(*this, "programs that can be fitted");
}

int HeadlessKit::bots(const Library & /*library*/, const BotsOptions &options) const
{
    return programs() == nullptr ? hasNo(*this, "programs that play it") : botsAny(*this, options);
}

} // namespace playmat::cli
