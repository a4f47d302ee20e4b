#include "kit/swu/headless/twins.h"

#include "engine/swu/view/observe.h"
#include "kit/swu/bots/random_bot.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/event_specs.h"
#include "kit/swu/host/invariants.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <tuple>

namespace playmat::cli {

namespace {

using core::Answer;
using match::HostedSwu;
using match::Json;
using swu::Viewer;

constexpr std::array kViewers{Viewer{0}, Viewer{1}, Viewer{Viewer::kNobody}};
constexpr std::uint32_t kAnswersBetween = 12; ///< pairs of one game are so far apart on average
constexpr int kAnswersCompared = 8; ///< of a pair
constexpr int kMostTries = 30; ///< until an answer is taken
constexpr std::size_t kMostSteps = 2000;
const std::array<std::string, swu::kPlayers> kNames{"Ann", "Bo"};

match::Seer seerOf(Viewer viewer)
{
    return viewer.player < swu::kPlayers ? match::Seer(viewer.player) : std::nullopt;
}

/// The first event that differs, or that is in only one list.
std::string eventDifference(const std::vector<core::Event> &one,
                            const std::vector<core::Event> &other)
{
    const auto [a, b] = std::ranges::mismatch(one, other);
    const auto text = [](const auto &at, const auto &list) {
        return at == list.end() ? std::string("the end")
                                : fmt::format("{} card {} other {} amounts {} {}",
                                              match::eventSpec(static_cast<swu::Ev>(at->type)).name,
                                              at->card, at->other, at->amount, at->amount2);
    };
    return a == one.end() && b == other.end()
        ? std::string()
        : fmt::format("event {}: {} and {}", a - one.begin(), text(a, one), text(b, other));
}

std::string jsonDifference(const char *what, const Json &a, const Json &b)
{
    const std::string one = match::toLine(a);
    const std::string other = match::toLine(b);
    if (one == other)
        return {};
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
    const std::size_t from = at < 60 ? 0 : at - 60;
    return fmt::format("{} as JSON: …{}… and …{}…", what, one.substr(from, 160),
                       other.substr(from, 160));
}

std::string jsonDifference(const HostedSwu &game, const HostedSwu &twin, Viewer viewer)
{
    const match::Seer seer = seerOf(viewer);
    if (!seer)
        return {};
    for (std::string what :
         {jsonDifference("state", game.stateJson(seer, kNames), twin.stateJson(seer, kNames)),
          jsonDifference("decision", game.decisionJson(seer, kNames),
                         twin.decisionJson(seer, kNames)),
          jsonDifference("events", game.eventsJson(seer), twin.eventsJson(seer))})
        if (!what.empty())
            return what;
    return {};
}

std::string whyDifference(const HostedSwu &game, const HostedSwu &twin, Viewer viewer, int card)
{
    const match::Seer seer = seerOf(viewer);
    const Json gesture{{"card", card}};
    return jsonDifference("why", game.why(seer, gesture, kNames).value(),
                          twin.why(seer, gesture, kNames).value());
}

bool same(const swu::Why &a, const swu::Why &b)
{
    return a.legal == b.legal && a.refused == b.refused;
}

bool isHiddenRefusal(const swu::Why &why)
{
    return why.legal.empty() && why.refused.size() == 1
        && why.refused[0].code == static_cast<std::uint16_t>(swu::Reason::HiddenCard);
}

/// Every kind of gesture with a card, onto each kind of place and onto a few other cards.
std::vector<swu::SeatGesture> gesturesWith(int card, const std::vector<int> &others, core::Rng &rng)
{
    std::vector<swu::SeatGesture> all;
    const auto add = [&](auto &&refine) {
        swu::SeatGesture g;
        g.card = card;
        refine(g);
        all.push_back(g);
    };
    add([](swu::SeatGesture &) {});
    for (const swu::Zone zone : {swu::Zone::Ground, swu::Zone::Space, swu::Zone::Resources})
        add([&](swu::SeatGesture &g) { g.ontoZone = zone; });
    for (const swu::OptionKind kind : {swu::OptionKind::Ability, swu::OptionKind::Deploy})
        add([&](swu::SeatGesture &g) { g.action = kind; });
    for (int i = 0; i < 3; ++i)
        add([&](swu::SeatGesture &g) {
            g.ontoCard = others[rng.below(static_cast<std::uint32_t>(others.size()))];
        });
    add([&](swu::SeatGesture &g) { g.player = static_cast<swu::PlayerId>(rng.below(2)); });
    return all;
}

std::string textOf(const swu::SeatGesture &g)
{
    return fmt::format("(player {} card {} onto card {} onto zone {} action {})", g.player, g.card,
                       g.ontoCard, g.ontoZone ? static_cast<int>(*g.ontoZone) : -1,
                       g.action ? static_cast<int>(*g.action) : -1);
}

/// A game and its twin, as one viewer is told of them.
class Pair
{
public:
    Pair(const match::CardLibrary &library, const swu::SeatedGame &game, Viewer viewer,
         const TwinMind &mind, core::Rng &rng)
        : m_game(library, beginning(game))
        , m_twin(library, twinOf(game, viewer, rng))
        , m_viewer(viewer)
        , m_mind(mind)
        , m_rng(rng)
    {
    }

    std::uint64_t thoughts = 0; ///< that were compared

    /// How many answers were compared.
    int run(std::string &fault)
    {
        fault = differences();
        if (fault.empty())
            fault = reasonsDifferFor(m_game, m_twin, m_viewer, m_rng);
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
        std::string what = differenceFor(m_game, m_twin, m_viewer);
        if (what.empty())
            what = forecastsDifferFor(m_game, m_twin, m_viewer);
        if (what.empty())
            what = sealsDiffer(m_game.game(), m_twin.game(), m_viewer);
        if (what.empty() && !m_game.over() && m_game.game().decision().player == m_viewer.player) {
            what = mindsDiffer(m_game.game(), m_twin.game(), m_viewer, m_mind);
            ++thoughts;
        }
        return what.empty() ? tablesDiffer(m_game, m_twin, m_viewer) : what;
    }

    static swu::SeatedGame beginning(const swu::SeatedGame &game)
    {
        swu::SeatedGame copy = game;
        copy.restore(game.state(), game.names());
        return copy;
    }

    /// The same answer in both; false when there is none, or when what follows may differ: it shows
    /// the viewer a card that was hidden, or chance chose among cards that the viewer sees.
    bool answer(std::string &fault)
    {
        const core::Rng chance = m_game.game().state().rng;
        const swu::SeatNames before = m_game.game().names();
        const swu::SeatNames twinBefore = m_twin.game().names();
        const bool told = m_game.game().decisionFor(m_viewer).told;
        if (!(told ? answerTold(fault) : answerUntold()))
            return false;
        if (m_game.game().state().rng != chance && movesSeenCard(m_game.game(), before))
            return false;
        return !showsNewFace(m_game.game(), before) && !showsNewFace(m_twin.game(), twinBefore);
    }

    bool answerTold(std::string &fault)
    {
        const swu::DecisionView decision = m_game.game().decisionFor(m_viewer);
        for (int tries = 0; tries < kMostTries; ++tries) {
            const Answer answer
                = bots::randomAnswer(decision, m_rng, m_game.game().db().names.size());
            const core::Result<void> one = m_game.apply(m_game.game().answerOf(m_viewer, answer));
            const core::Result<void> other = m_twin.apply(m_twin.game().answerOf(m_viewer, answer));
            if (one.ok() != other.ok())
                fault = "only one of them accepts an answer";
            if (one.ok())
                return fault.empty();
        }
        return false;
    }

    /// Something that looks the same to the viewer: the card from the same place.
    bool answerUntold()
    {
        const swu::SeatedGame &game = m_game.game();
        const Answer answer = bots::randomAnswer(game.decision(), m_rng, game.db().names.size());
        Answer counterpart = answer;
        const std::vector<Look> looks = looksOf(game);
        const std::vector<Look> twins = looksOf(m_twin.game());
        for (std::uint16_t &option : counterpart.options) {
            const auto at = std::ranges::find(twins, looks[option]);
            if (at == twins.end())
                return false;
            option = static_cast<std::uint16_t>(at - twins.begin());
        }
        if (!m_twin.apply(counterpart).ok())
            return false;
        return m_game.apply(answer).ok();
    }

    using Look = std::tuple<int, int, int, int, int, int, int>;

    [[nodiscard]] std::vector<Look> looksOf(const swu::SeatedGame &game) const
    {
        const auto names = game.namesFor(m_viewer);
        const auto name = [&](swu::CardId id) { return id == swu::kNone ? -1 : names[id]; };
        std::vector<Look> looks;
        for (const core::Option &o : game.decision().options)
            looks.emplace_back(o.kind, name(o.card), name(o.target), o.zone, o.player, o.number,
                               o.ability);
        return looks;
    }

    [[nodiscard]] bool showsNewFace(const swu::SeatedGame &game, const swu::SeatNames &before) const
    {
        std::set<core::SeenId> tokens;
        for (const core::Event &e : game.eventsFor(m_viewer)) {
            if (static_cast<swu::Ev>(e.type) == swu::Ev::TokenCreated)
                tokens.insert(e.card);
            if (e.card != swu::kNone && before.cardOf(m_viewer, e.card) == swu::kNone
                && !tokens.contains(e.card))
                return true;
        }
        return false;
    }

    /// As "discard a random card" does in front of whoever holds the hand, and "return one of them
    /// at random from your discard pile" in front of everybody.
    [[nodiscard]] bool movesSeenCard(const swu::SeatedGame &game,
                                     const swu::SeatNames &before) const
    {
        return std::ranges::any_of(game.eventsFor(m_viewer), [&](const core::Event &e) {
            const auto from = static_cast<swu::Zone>(e.from);
            return static_cast<swu::Ev>(e.type) == swu::Ev::CardMoved
                && (from == swu::Zone::Hand || from == swu::Zone::Discard)
                && before.cardOf(m_viewer, e.card) != swu::kNone;
        });
    }

    HostedSwu m_game;
    HostedSwu m_twin;
    Viewer m_viewer;
    const TwinMind &m_mind;
    core::Rng &m_rng;
};

} // namespace

std::string differenceFor(const HostedSwu &game, const HostedSwu &twin, Viewer viewer)
{
    const swu::Observation one = game.game().observe(viewer);
    const swu::Observation other = twin.game().observe(viewer);
    if (const std::string what = match::differenceOf(one, other); !what.empty())
        return "the table: " + what;
    if (one.effects != other.effects || one.pending != other.pending
        || one.attacks != other.attacks)
        return "effects, what waits, or attacks";
    if (std::string what
        = eventDifference(game.game().eventsFor(viewer), twin.game().eventsFor(viewer));
        !what.empty())
        return what;
    if (!(game.game().decisionFor(viewer) == twin.game().decisionFor(viewer)))
        return "the question: " + jsonDifference(game, twin, viewer);
    return jsonDifference(game, twin, viewer);
}

std::string reasonsDifferFor(const HostedSwu &game, const HostedSwu &twin, Viewer viewer,
                             core::Rng &rng)
{
    const swu::Observation seen = game.game().observe(viewer);
    std::vector<int> ids{0, 1, 30, 31, 80, 191, 60000}; // no seat's, and nobody's yet
    for (const swu::CardView &card : seen.cards)
        ids.push_back(card.id);
    for (const int id : ids) {
        const swu::CardView *card = seen.card(id);
        const bool open = card != nullptr && card->def != 0;
        for (const swu::SeatGesture &g : gesturesWith(id, ids, rng)) {
            const swu::Why why = game.game().whyFor(viewer, g);
            if (!same(why, twin.game().whyFor(viewer, g)))
                return "why: " + textOf(g);
            if (!open && !isHiddenRefusal(why))
                return "not hidden: " + textOf(g);
        }
        const bool asJson = seerOf(viewer).has_value() && rng.below(16) == 0;
        if (std::string what = asJson ? whyDifference(game, twin, viewer, id) : std::string();
            !what.empty())
            return what;
    }
    return {};
}

void compareTwins(const match::CardLibrary &library, std::uint64_t seed,
                  const std::array<swu::DeckChoice, swu::kPlayers> &decks, std::uint64_t most,
                  const TwinMind &mind, TwinTrials &trials)
{
    swu::SeatedGame game = swu::seated(match::swuCards(library), seed, decks).value();
    core::Rng rng(seed * 2 + 1);
    const std::uint64_t last = trials.pairs + most;
    for (std::size_t step = 0; !game.game().result() && step < kMostSteps; ++step) {
        if (trials.pairs < last && rng.below(kAnswersBetween) == 0) {
            const Viewer viewer = kViewers[rng.below(kViewers.size())];
            ++trials.pairs;
            Pair pair(library, game, viewer, mind, rng);
            trials.answers += static_cast<std::uint64_t>(pair.run(trials.fault));
            trials.thoughts += pair.thoughts;
            if (!trials.fault.empty()) {
                trials.fault = fmt::format("seed {}, after {} answers, viewer {}: {}", seed, step,
                                           viewer.player, trials.fault);
                return;
            }
        }
        (void)game.apply(
            bots::randomAnswer(game.decision(), rng, match::swuCards(library).names.size()));
    }
}

} // namespace playmat::cli
