#include "cli/twins.h"

#include "bots/random_answer.h"
#include "cli/new_game.h"
#include "cli/output.h"
#include "match/json.h"
#include "match/setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <vector>

namespace playmat::cli {

namespace {

using core::Answer;
using core::PlayerId;
using match::HostedGame;
using match::Json;

/// The seats, and somebody who sees only what everybody sees.
constexpr std::array<PlayerId, 3> kViewers{0, 1, match::kOnlooker};
constexpr std::uint32_t kAnswersBetween = 12; ///< pairs of one game are so far apart on average
constexpr int kAnswersCompared = 8; ///< of a pair
constexpr int kMostTries = 30; ///< until an answer is taken
constexpr std::size_t kMostSteps = 2000;
constexpr std::uint64_t kTwinsOfAGame = 20; ///< so that a series of pairs covers many games
constexpr int kNobodysId = 60000;
const std::array<std::string, 2> kNames{"Ann", "Bo"};

std::string jsonDifference(const char *what, const Json &a, const Json &b)
{
    const std::string one = match::toLine(a);
    const std::string other = match::toLine(b);
    if (one == other)
        return {};
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
    const std::size_t from = at < 60 ? 0 : at - 60;
    return fmt::format("{}: …{}… and …{}…", what, one.substr(from, 160),
                       from < other.size() ? other.substr(from, 160) : std::string());
}

/// What a gesture means to the viewer, or why it means nothing.
std::string meaningOf(const HostedGame &game, PlayerId viewer, const Json &gesture)
{
    const auto why = game.why(viewer, gesture, kNames);
    return why ? match::toLine(why.value()) : match::describe(why.problem());
}

/// What the viewer's observation names.
struct Places
{
    std::vector<int> cards;
    std::set<int> open; ///< cards whose face is seen
    std::vector<std::string> zones;
};

Places placesIn(const Json &state)
{
    Places out;
    for (const Json &card : state.value("cards", Json::array())) {
        out.cards.push_back(card["id"].get<int>());
        if (card.contains("card") && !card["card"].is_null())
            out.open.insert(out.cards.back());
    }
    for (const Json &zone : state.value("zones", Json::array()))
        if (zone.contains("id") && zone["id"].is_string())
            out.zones.push_back(zone["id"].get<std::string>());
    return out;
}

/// Gestures with a card: alone, onto a few others, onto a zone, and by the names of actions.
std::vector<Json> gesturesWith(int card, const Places &places, core::Rng &rng)
{
    const auto below
        = [&](std::size_t bound) { return rng.below(static_cast<std::uint32_t>(bound)); };
    std::vector<Json> all{{{"card", card}}};
    if (!places.cards.empty())
        all.push_back({{"card", card}, {"onto_card", places.cards[below(places.cards.size())]}});
    if (!places.zones.empty())
        all.push_back({{"card", card}, {"onto_zone", places.zones[below(places.zones.size())]}});
    static constexpr std::array kActions{"ability", "deploy", "attack", "end_turn"};
    all.push_back({{"card", card}, {"action", kActions[below(kActions.size())]}});
    all.push_back({{"card", card}, {"player", below(2)}});
    return all;
}

/// The question as the viewer who is asked is told it.
core::Decision toldDecision(const HostedGame &game, PlayerId viewer)
{
    core::Decision told = game.decision();
    const auto options = game.decision().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const Answer own = game.answerOf(viewer, Answer::one(static_cast<std::uint16_t>(i)));
        told.options[i] = options[own.options[0]];
    }
    return told;
}

/// A game and its twin, as one viewer is told of them.
class Pair
{
public:
    Pair(HostedGame &game, PlayerId viewer, TwinChecks &checks, core::Rng &rng)
        : m_game(game)
        , m_twin(game.twin(viewer, rng))
        , m_viewer(viewer)
        , m_checks(checks)
        , m_rng(rng)
    {
    }

    /// How many answers were compared.
    int run(std::string &fault)
    {
        fault = differences();
        if (fault.empty())
            fault = reasonsDifferFor(m_game, *m_twin, m_viewer, m_rng);
        int answers = 0;
        while (fault.empty() && answers < kAnswersCompared && !m_game.over() && answer(fault)) {
            fault = differences();
            ++answers;
        }
        return answers;
    }

private:
    [[nodiscard]] std::string differences()
    {
        std::string what = differenceFor(m_game, *m_twin, m_viewer);
        return what.empty() ? m_checks.difference(m_game, *m_twin, m_viewer) : what;
    }

    /// The same answer in both; false when there is none, or when what follows may differ.
    bool answer(std::string &fault)
    {
        const bool asked = m_game.decision().player == m_viewer;
        if (!(asked ? answerAsked(fault) : answerUnasked()))
            return false;
        return fault.empty() && !m_game.surprised(m_viewer) && !m_twin->surprised(m_viewer);
    }

    bool answerAsked(std::string &fault)
    {
        const core::Decision told = toldDecision(m_game, m_viewer);
        for (int tries = 0; tries < kMostTries; ++tries) {
            const Answer answer = bots::randomAnswer(told, m_rng, m_game.names());
            const bool one = m_game.apply(m_game.answerOf(m_viewer, answer)).ok();
            const bool other = m_twin->apply(m_twin->answerOf(m_viewer, answer)).ok();
            if (one != other)
                fault = "only one of them accepts an answer";
            if (one)
                return fault.empty();
        }
        return false;
    }

    /// An answer by another player, and one in the twin that looks the same to the viewer: the card
    /// from the same place.
    bool answerUnasked()
    {
        const Answer answer = bots::randomAnswer(m_game.decision(), m_rng, m_game.names());
        Answer counterpart = answer;
        const std::vector<match::OptionLook> looks = m_game.optionLooks(m_viewer);
        const std::vector<match::OptionLook> twins = m_twin->optionLooks(m_viewer);
        for (std::uint16_t &option : counterpart.options) {
            const auto at = std::ranges::find(twins, looks[option]);
            if (at == twins.end())
                return false;
            option = static_cast<std::uint16_t>(at - twins.begin());
        }
        return m_twin->apply(counterpart).ok() && m_game.apply(answer).ok();
    }

    HostedGame &m_game;
    std::unique_ptr<HostedGame> m_twin;
    PlayerId m_viewer;
    TwinChecks &m_checks;
    core::Rng &m_rng;
};

} // namespace

std::string differenceFor(const HostedGame &game, const HostedGame &twin, PlayerId viewer)
{
    for (std::string what :
         {jsonDifference("state", game.stateJson(viewer, kNames), twin.stateJson(viewer, kNames)),
          jsonDifference("decision", game.decisionJson(viewer, kNames),
                         twin.decisionJson(viewer, kNames)),
          jsonDifference("events", game.eventsJson(viewer), twin.eventsJson(viewer))})
        if (!what.empty())
            return what;
    return {};
}

std::string reasonsDifferFor(const HostedGame &game, const HostedGame &twin, PlayerId viewer,
                             core::Rng &rng)
{
    const Places places = placesIn(game.stateJson(viewer, kNames));
    std::vector<int> ids{0, 1, 30, 31, 80, 191}; // no seat's, and nobody's yet
    ids.insert(ids.end(), places.cards.begin(), places.cards.end());
    for (const int id : ids)
        for (Json gesture : gesturesWith(id, places, rng)) {
            const std::string meaning = meaningOf(game, viewer, gesture);
            if (meaning != meaningOf(twin, viewer, gesture))
                return "why: " + match::toLine(gesture);
            if (places.open.contains(id))
                continue;
            gesture["card"] = kNobodysId;
            if (meaning != meaningOf(game, viewer, gesture))
                return "not hidden: " + match::toLine(gesture);
        }
    return {};
}

void compareTwins(HostedGame &game, std::uint64_t seed, std::uint64_t most, TwinChecks &checks,
                  TwinTrials &trials)
{
    core::Rng rng(seed * 2 + 1);
    const std::uint64_t last = trials.pairs + most;
    for (std::size_t step = 0; !game.over() && step < kMostSteps; ++step) {
        if (trials.pairs < last && rng.below(kAnswersBetween) == 0) {
            const PlayerId viewer = kViewers[rng.below(kViewers.size())];
            const match::Snapshot here = game.snapshot();
            game.restore(here); // as the twin: without the events that led here
            ++trials.pairs;
            trials.answers
                += static_cast<std::uint64_t>(Pair(game, viewer, checks, rng).run(trials.fault));
            game.restore(here);
            if (!trials.fault.empty()) {
                trials.fault = fmt::format("seed {}, after {} answers, viewer {}: {}", seed, step,
                                           viewer, trials.fault);
                return;
            }
        }
        (void)game.apply(bots::randomAnswer(game.decision(), rng, game.names()));
    }
}

int compareAllTwins(const HeadlessKit &kit, const match::CardLibrary &library,
                    const SimulateOptions &options)
{
    const auto checks = kit.twinChecks(library, options);
    if (checks == nullptr)
        return 2;
    TwinTrials trials;
    for (std::uint64_t seed = options.seed; trials.pairs < options.twins; ++seed) {
        auto setup = setupFor(kit, library, options.decks, seed);
        if (!setup)
            return complainOf(setup.problem());
        setup.value().questions = library.kit().questionsAtTable();
        const auto game = match::startGame(library, setup.value());
        if (!game)
            return complainOf(game.problem());
        compareTwins(*game.value(), seed, std::min(kTwinsOfAGame, options.twins - trials.pairs),
                     *checks, trials);
        if (!trials.fault.empty()) {
            say(fmt::format("{} twins, 1 failures: {}", trials.pairs, trials.fault));
            return 1;
        }
    }
    say(fmt::format("{} twins, 0 failures, {} answers given to both, {} thoughts compared",
                    trials.pairs, trials.answers, checks->thoughts()));
    return 0;
}

} // namespace playmat::cli
