#include "cli/output.h"
#include "cli/signature.h"
#include "kit/swu/bots/fit.h"
#include "kit/swu/bots/match_up.h"
#include "kit/swu/headless/headless.h"
#include "kit/swu/headless/reliability_plot.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/format_decks.h"
#include "kit/swu/host/hosted.h"
#include "kit/swu/host/random_deck.h"
#include "match/file.h"
#include "match/plain_words.h"
#include "match/resources.h"

#include <fmt/format.h>

/// How strong programs are, and what they judge by: `match` and `fit`.
namespace playmat::cli {

namespace {

constexpr double kSure = 2.94; ///< of one in twenty both ways

bool readWeights(const std::string &file, bots::Weights &weights)
{
    const auto text = match::readFile(file);
    const match::Outcome<bots::Weights> read
        = text ? bots::readWeights(text.value()) : text.problem();
    if (!read)
        complain(fmt::format("{}: {}", file, match::describe(read.problem())));
    else
        weights = read.value();
    return read.ok();
}

void report(const std::string &name, const bots::Spent &effort)
{
    const auto decisions = static_cast<double>(std::max<std::uint64_t>(1, effort.decisions));
    say(fmt::format("{}: {:.2f} ms of the processor's time a decision, the longest {:.2f} s on the "
                    "clock, {:.0f} simulations a second{}",
                    name, 1000 * effort.seconds / decisions, effort.longest,
                    effort.seconds > 0 ? static_cast<double>(effort.simulations) / effort.seconds
                                       : 0,
                    effort.refused > 0 ? fmt::format(", {} answers refused", effort.refused) : ""));
}

/// Who plays and how; otherwise a message on standard error.
bool choosePlayers(const MatchOptions &options, bots::MatchUp &up)
{
    if (!chooseManner(options.a, up.players[0]) || !chooseManner(options.b, up.players[1]))
        return false;
    for (std::size_t i = 0; i < up.players.size() && !options.clock; ++i) {
        up.players[i].time = {}; // the same on every machine
        up.players[i].threads = options.threads[i % options.threads.size()];
    }
    up.players[1].keeps = !options.fresh;
    up.ahead = options.ahead;
    return true;
}

/// Every pair in turn, until the result is clear if that is enough; false when there are no decks.
bool playPairs(const match::CardLibrary &library, const MatchOptions &options, bots::MatchUp &up,
               bots::Score &score, std::array<bots::Spent, 2> &efforts)
{
    for (std::uint64_t i = 0; i < options.pairs; ++i) {
        const std::uint64_t seed = options.seed + i;
        if (!chooseDecks(library, options.decks, seed, up.decks))
            return false;
        score.add(bots::playPair(match::swuCards(library), up, seed, efforts));
        if (options.sprt && std::abs(score.evidence(options.better)) >= kSure)
            break;
    }
    return true;
}

int statusOf(const std::array<bots::Spent, 2> &efforts)
{
    return efforts[0].refused + efforts[1].refused == 0 ? 0 : 1;
}

int measure(const match::CardLibrary &library, const MatchOptions &options, bots::MatchUp &up)
{
    std::array<bots::Spent, 2> efforts;
    bots::Score score;
    if (!playPairs(library, options, up, score, efforts))
        return 2;
    say(fmt::format("{} against {}: {:.1f} % ± {:.1f} in {} pairs of games, {:+.0f} Elo", options.a,
                    options.b, 100 * score.mean(), 100 * score.margin(), score.pairs(),
                    score.elo()));
    if (options.sprt)
        say(fmt::format("evidence that it is stronger by {}: {:+.2f} (settled at ±{})",
                        options.better, score.evidence(options.better), kSure));
    report(options.a, efforts[0]);
    report(options.b, efforts[1]);
    return statusOf(efforts);
}

int sign(const match::CardLibrary &library, const MatchOptions &options, bots::MatchUp &up)
{
    Signature signature;
    up.watch = [&](const swu::Game &game, const core::Answer *answer) {
        const match::HostedSwu hosted(library, {game, swu::SeatNames::of(game.state())});
        answer == nullptr ? signature.addEnd(hosted) : signature.add(hosted, *answer);
    };
    std::array<bots::Spent, 2> efforts;
    bots::Score score;
    if (!playPairs(library, options, up, score, efforts))
        return 2;
    say(fmt::format("{} pairs of {} against {} with {} and {} from seed {}: signature {:016x}",
                    score.pairs(), options.a, options.b, options.decks.names[0],
                    options.decks.names[1], options.seed, signature.value()));
    return statusOf(efforts);
}

} // namespace

std::optional<bots::Knowledge> knowledge(const match::CardLibrary &library)
{
    match::Outcome<bots::Knowledge> known = bots::Knowledge::from(library, match::findResources());
    if (known)
        return std::move(known.value());
    complain(match::describe(known.problem()));
    return std::nullopt;
}

bool chooseManner(const std::string &name, bots::Manner &manner)
{
    if (const auto found = bots::mannerNamed(name)) {
        manner = *found;
        return true;
    }
    complain(
        fmt::format("there is no player {}: `playmat-cli bots` lists them", match::inQuotes(name)));
    return false;
}

int matchUp(const match::CardLibrary &library, const MatchOptions &options)
{
    bots::MatchUp up;
    if (!choosePlayers(options, up))
        return 2;
    const std::optional<bots::Knowledge> known = knowledge(library);
    if (!known)
        return 1;
    bots::Knowledge first = *known;
    if (!options.weights.empty() && !readWeights(options.weights, first.weights))
        return 2;
    up.knowledge = {&first, &*known};
    return options.signature ? sign(library, options, up) : measure(library, options, up);
}

int fit(const match::CardLibrary &library, const FitOptions &options)
{
    const swu::CardDb &db = match::swuCards(library);
    const std::optional<bots::Knowledge> knows = knowledge(library);
    if (!knows)
        return 1;
    const std::vector<swu::DeckChoice> &known = knows->decks;
    const match::FormatDecks premier(db, *match::formatOf("premier"));
    const auto one = [&](core::Rng &rng) { // as people play, and what they might
        const auto decks = static_cast<std::uint32_t>(known.size());
        const std::uint32_t kind = rng.below(3);
        return decks > 0 && kind == 0 ? known[rng.below(decks)]
            : kind == 1               ? match::randomDeck(db, rng)
                                      : premier.draw(rng);
    };
    bots::FitReport report = bots::fitWeights(db, options.games, options.seed, [&](core::Rng &rng) {
        swu::DeckChoice first = one(rng);
        swu::DeckChoice second = one(rng);
        return std::array{std::move(first), std::move(second)};
    });
    report.weights.fitted.date = options.date;
    say(fmt::format("{} games, {} positions, Brier {:.4f}", options.games, report.positions,
                    report.weights.fitted.brier));
    for (const bots::Reliability &r : report.reliability)
        if (r.positions > 0) {
            const auto n = static_cast<double>(r.positions);
            say(fmt::format("said {:.3f}  won {:.3f}  of {}", r.said / n,
                            static_cast<double>(r.won) / n, r.positions));
        }
    const bool plotted = options.plot.empty() || writeOrSay(options.plot, reliabilityPlot(report));
    const bool written = options.out.empty()
        || writeOrSay(options.out, bots::weightsJson(report.weights).dump(2) + '\n');
    return plotted && written ? 0 : 1;
}

int bots(const match::CardLibrary &library, const BotsOptions &options)
{
    bots::Manner manner;
    if (!options.player.empty() && !chooseManner(options.player, manner))
        return 2;
    if (options.positions)
        return botPositions(library, options);
    for (const bots::LevelInfo &info : bots::levels())
        say(fmt::format("{:<13} {:>5}  {}", info.id, info.elo, info.words));
    say("greedy         1500  Looks one answer ahead and takes what is best at once.");
    say("random               Answers anything that the rules allow.");
    return 0;
}

} // namespace playmat::cli
