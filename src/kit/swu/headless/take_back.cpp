#include "kit/swu/headless/take_back.h"

#include "kit/swu/bots/random_bot.h"
#include "kit/swu/host/cards.h"
#include "match/match.h"

#include <fmt/format.h>

#include <map>

namespace playmat::cli {

namespace {

using match::Json;
using match::Match;

constexpr int kMostTries = 50;
constexpr std::size_t kMostAnswers = 6000;

Json deckJson(const swu::CardDb &db, const swu::DeckChoice &deck)
{
    std::map<std::string, int> counts;
    for (const swu::DefId card : deck.cards)
        ++counts[db.def(card).id];
    Json json;
    json["metadata"]["name"] = "A deck";
    json["leader"]["id"] = db.def(deck.leader).id;
    json["base"]["id"] = db.def(deck.base).id;
    json["deck"] = Json::array();
    for (const auto &[id, count] : counts)
        json["deck"].push_back({{"id", id}, {"count", count}});
    return json;
}

match::Outcome<Match> begin(const match::CardLibrary &library, std::uint64_t seed,
                            const std::array<swu::DeckChoice, swu::kPlayers> &decks)
{
    match::MatchSetup setup;
    setup.seed = seed;
    for (const swu::DeckChoice &deck : decks)
        setup.seats.push_back({fmt::format("Player {}", setup.seats.size() + 1),
                               deckJson(match::swuCards(library), deck)});
    return Match::start(library, setup);
}

/// All that an answer can change and somebody can notice.
struct Picture
{
    explicit Picture(const Match &match)
        : bytes(match.game().snapshot())
        , asked(match.game().decisionJson(std::nullopt, match.names()))
        , result(match.game().resultJson())
    {
        for (const core::PlayerId viewer : {core::PlayerId{0}, core::PlayerId{1}})
            seen[viewer] = {match.game().stateJson(viewer, match.names()),
                            match.game().decisionJson(viewer, match.names())};
    }
    friend bool operator==(const Picture &, const Picture &) = default;

    match::Snapshot bytes;
    Json asked;
    Json result;
    std::array<Json, swu::kPlayers> seen;
};

std::string differenceOf(const Picture &a, const Picture &b)
{
    if (a.bytes != b.bytes)
        return "the bytes of the state";
    if (a.asked != b.asked || a.result != b.result)
        return "the question or the result";
    return a.seen != b.seen ? "what a player sees" : "";
}

class Walk
{
public:
    Walk(Match match, std::uint64_t seed)
        : m_match(std::move(match))
        , m_rng(seed)
        , m_now(m_match)
    {
    }

    TakenBack run(std::size_t names)
    {
        m_before.push_back(m_now.bytes);
        while (goesOn())
            oneAnswer(names);
        allTheWay();
        m_out.answers = m_match.stepsDone();
        return m_out;
    }

private:
    [[nodiscard]] bool goesOn() const
    {
        return m_out.fault.empty() && !m_match.game().over() && m_match.stepsDone() < kMostAnswers;
    }

    void fault(std::string_view when, const std::string &what)
    {
        if (m_out.fault.empty() && !what.empty())
            m_out.fault
                = fmt::format("answer {}: {} {} is another", m_match.stepsDone(), when, what);
    }

    bool answer(std::size_t names)
    {
        for (int tries = 0; tries < kMostTries; ++tries)
            if (m_match.submit(bots::randomAnswer(m_match.game().decision(), m_rng, names)))
                return true;
        return false;
    }

    void oneAnswer(std::size_t names)
    {
        const Picture before = std::move(m_now);
        if (!answer(names)) {
            m_out.fault = "no answer was taken";
            return;
        }
        m_now = Picture(m_match);
        m_before.push_back(m_now.bytes);
        const Json events = m_match.game().eventsJson(std::nullopt);
        m_match.undo();
        fault("taken back,", differenceOf(before, Picture(m_match)));
        m_match.redo();
        fault("done again,", differenceOf(m_now, Picture(m_match)));
        if (m_match.game().eventsJson(std::nullopt) != events)
            fault("done again,", "the list of events");
    }

    /// Back to the first question and forward again.
    void allTheWay()
    {
        for (std::size_t i = m_before.size() - 1; i > 0 && m_out.fault.empty(); --i)
            if (!m_match.undo() || m_match.game().snapshot() != m_before[i - 1])
                fault("on the way back", "the state");
        for (std::size_t i = 1; i < m_before.size() && m_out.fault.empty(); ++i)
            if (!m_match.redo() || m_match.game().snapshot() != m_before[i])
                fault("on the way there", "the state");
    }

    Match m_match;
    core::Rng m_rng;
    Picture m_now; ///< after the last answer
    std::vector<match::Snapshot> m_before;
    TakenBack m_out;
};

} // namespace

TakenBack playAndTakeBack(const match::CardLibrary &library, std::uint64_t seed,
                          const std::array<swu::DeckChoice, swu::kPlayers> &decks)
{
    match::Outcome<Match> match = begin(library, seed, decks);
    if (!match)
        return {.fault = match::describe(match.problem())};
    return Walk(std::move(match.value()), seed).run(match::swuCards(library).names.size());
}

} // namespace playmat::cli
