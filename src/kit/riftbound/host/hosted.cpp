#include "kit/riftbound/host/hosted.h"

#include "engine/riftbound/text/reason_text.h"
#include "engine/riftbound/view/observe.h"
#include "kit/common/host/twin_looks.h"
#include "kit/riftbound/host/decision_json.h"
#include "kit/riftbound/host/event_json.h"
#include "kit/riftbound/host/invariants.h"
#include "kit/riftbound/host/json_names.h"
#include "kit/riftbound/host/kept_cards.h"
#include "kit/riftbound/host/position_hash.h"
#include "kit/riftbound/host/state_json.h"
#include "match/json_reader.h"

#include <fmt/format.h>

#include <cstring>
#include <limits>

namespace playmat::riftbound::host {

using match::JsonReader;
using match::Names;
using match::Seer;

namespace {

Viewer viewerOf(Seer player)
{
    return player ? Viewer::of(*player) : Viewer::all();
}

int cardOf(const JsonReader &json, const SeatedGame &game, Viewer viewer)
{
    if (json.isNull())
        return -1;
    // For a seat any number may be a card, or none that it sees.
    const int last
        = viewer.seesAll() ? game.state().cardCount - 1 : std::numeric_limits<core::SeenId>::max();
    return static_cast<int>(json.integer(0, last));
}

/// Reads a gesture in the viewer's ids for cards.
SeatGesture readGesture(const JsonReader &json, const SeatedGame &game, Viewer viewer)
{
    static constexpr std::string_view kKnown[]
        = {"player", "card", "onto_card", "onto_zone", "action"};
    SeatGesture out;
    if (!json.object(kKnown))
        return out;
    if (json.has("player"))
        out.player = static_cast<PlayerId>(json.at("player").integer(0, kPlayers - 1));
    out.card = cardOf(json.at("card"), game, viewer);
    out.ontoCard = cardOf(json.at("onto_card"), game, viewer);
    if (json.has("onto_zone")) {
        out.ontoZone = listNamed(json.at("onto_zone").string());
        if (!out.ontoZone)
            json.at("onto_zone").fail("not a zone");
    }
    const std::string action = json.at("action").stringOr("");
    out.endTurn = action == "end_turn";
    out.pass = action == "pass";
    if (!action.empty() && !out.endTurn && !out.pass)
        json.at("action").fail("not an action");
    if (out.card < 0 && action.empty())
        json.fail("a gesture names a card or an action");
    return out;
}

/// How a viewer is told of cards in a refusal: by what is in its observation.
ReasonNames reasonNames(const CardDb &db, const Observation &seen, Names names)
{
    return {.card =
                [&db, &seen](int id) {
                    const CardView *card = seen.card(id);
                    return card == nullptr || card->def == 0 ? std::string("the card")
                                                             : db.def(card->def).name;
                },
            .player =
                [names](int player) {
                    const auto at = static_cast<std::size_t>(player);
                    return at < names.size() ? names[at] : fmt::format("Player {}", player + 1);
                }};
}

} // namespace

HostedRiftbound::HostedRiftbound(match::CardLibrary library, SeatedGame game,
                                 std::vector<std::string> refs)
    : m_library(std::move(library))
    , m_game(std::move(game))
    , m_refs(std::move(refs))
{
}

const core::Decision &HostedRiftbound::decision() const
{
    return m_game.game().decision();
}

bool HostedRiftbound::revealedInformation() const
{
    return m_game.game().revealedInformation();
}

std::uint64_t HostedRiftbound::positionHash() const
{
    return host::positionHash(m_game.game());
}

match::Snapshot HostedRiftbound::snapshot() const
{
    match::Snapshot bytes(sizeof(State) + sizeof(SeatNames));
    std::memcpy(bytes.data(), &m_game.state(), sizeof(State));
    const SeatNames names = m_game.names();
    std::memcpy(bytes.data() + sizeof(State), &names, sizeof names);
    return bytes;
}

void HostedRiftbound::restore(const match::Snapshot &snapshot)
{
    State state;
    SeatNames ids;
    constexpr std::size_t kSize = sizeof state + sizeof ids;
    ENGINE_CHECK(snapshot.size() == kSize, snapshot.size(), kSize);
    std::memcpy(static_cast<void *>(&state), snapshot.data(), sizeof state);
    std::memcpy(static_cast<void *>(&ids), snapshot.data() + sizeof state, sizeof ids);
    m_game.restore(state, ids);
}

Json HostedRiftbound::stateJson(Seer viewer, Names names) const
{
    return host::stateJson(m_game.db(), m_game.observe(viewerOf(viewer)), m_game.decision(), names,
                           m_refs, hash());
}

Json HostedRiftbound::decisionJson(Seer viewer, Names names) const
{
    return host::decisionJson(Naming{m_game, names, viewerOf(viewer)});
}

Json HostedRiftbound::eventsJson(Seer viewer) const
{
    return host::eventsJson(m_game.db(), m_game.eventsFor(viewerOf(viewer)));
}

Json HostedRiftbound::resultJson() const
{
    const std::optional<GameResult> result = m_game.game().result();
    if (!result)
        return nullptr;
    return {
        {"outcome", "win"}, {"winner", result->winner}, {"reason", endReasonName(result->reason)}};
}

std::optional<match::Suspension> HostedRiftbound::suspended() const
{
    const Capacity full = m_game.game().suspended();
    if (full == Capacity::None)
        return std::nullopt;
    return match::Suspension{
        capacityName(full), sizeOf(full),
        fmt::format("The game cannot go on: there are too many {}.", capacityWords(full))};
}

Outcome<Json> HostedRiftbound::why(Seer viewer, const Json &gesture, Names names) const
{
    std::optional<Problem> problem;
    const Viewer who = viewerOf(viewer);
    const SeatGesture read
        = readGesture(JsonReader(gesture, problem, "bad_request", "$.gesture"), m_game, who);
    if (problem)
        return *problem;
    const Why why = m_game.whyFor(who, read);
    Json out = Json::object();
    if (!why.legal.empty()) {
        out["legal"] = why.legal;
        return out;
    }
    out["refused"] = Json::array();
    const Observation seen = m_game.observe(who);
    const ReasonNames words = reasonNames(m_game.db(), seen, names);
    for (const core::Refusal &refusal : why.refused)
        out["refused"].push_back({{"rule", refusal.rule},
                                  {"message", reasonText(refusal, words)},
                                  {"code", reasonName(static_cast<Reason>(refusal.code))}});
    return out;
}

Outcome<core::Answer> HostedRiftbound::readAnswer(const Json &json) const
{
    return answerFromJson(decision(), json);
}

Json HostedRiftbound::writeAnswer(const core::Answer &answer) const
{
    return answerJson(answer);
}

core::Answer HostedRiftbound::answerOf(Seer viewer, const core::Answer &answer) const
{
    return m_game.answerOf(viewerOf(viewer), answer);
}

Problem HostedRiftbound::explain(Seer viewer, const core::Refusal &refusal, Names names) const
{
    const Viewer who = viewerOf(viewer);
    const Observation seen = m_game.observe(who);
    return {std::string(reasonName(static_cast<Reason>(refusal.code))),
            reasonText(m_game.refusalFor(who, refusal), reasonNames(m_game.db(), seen, names)),
            {}};
}

Json HostedRiftbound::keptCards(const match::MatchSetup &setup) const
{
    return host::keptCards(m_library, setup, m_game.state());
}

/// The legends; nothing stands where "Continue?" reads bases.
Json HostedRiftbound::shownJson() const
{
    Json leaders = Json::array();
    for (PlayerId player = 0; player < kPlayers; ++player) {
        const CardId legend = m_game.state().list(Zone::Legend, player).head;
        leaders.push_back(legend == kNone ? std::string() : std::string(printedId(legend)));
    }
    return {{"leaders", leaders}, {"bases", {"", ""}}};
}

/// The turn, and the points of both.
Json HostedRiftbound::standJson() const
{
    const State &state = m_game.state();
    return Json::array({state.turn, state.players[0].points, state.players[1].points});
}

std::string HostedRiftbound::fault() const
{
    return faultIn(m_game.game());
}

std::string_view HostedRiftbound::printedId(core::CardId card) const
{
    return m_game.db().def(m_game.state().cards[card].def).id;
}

core::Result<void> HostedRiftbound::apply(const core::Answer &answer)
{
    m_chance = m_game.state().rng;
    return m_game.apply(answer);
}

void HostedRiftbound::watch(bool on)
{
    m_marks = on ? std::make_unique<Marks>() : nullptr;
    m_game.watch(m_marks.get());
}

std::vector<match::Fill> HostedRiftbound::fills() const
{
    std::vector<match::Fill> out;
    for (std::size_t i = 1; m_marks != nullptr && i < kCapacities; ++i) {
        const auto capacity = static_cast<Capacity>(i);
        out.push_back({capacityName(capacity), m_marks->highest[i], sizeOf(capacity),
                       capacityWords(capacity)});
    }
    return out;
}

/// The faces that the viewer does not see dealt anew, to each player their own: runes among runes,
/// and a facedown card keeps its own, which has to be one that can be hidden.
std::unique_ptr<match::HostedGame> HostedRiftbound::twin(core::PlayerId viewer,
                                                         core::Rng &rng) const
{
    State state = m_game.state();
    const auto isRune
        = [&](const Card &card) { return m_game.db().def(card.def).kind == Kind::Rune; };
    for (PlayerId owner = 0; owner < kPlayers; ++owner)
        for (const bool runes : {false, true}) {
            std::vector<CardId> hidden;
            std::vector<DefId> faces;
            for (std::size_t i = 0; i < state.cardCount; ++i)
                if (const Card &card = state.cards[i]; card.owner == owner
                    && card.zone != Zone::Facedown && isRune(card) == runes
                    && !seesFace(card, Viewer{viewer})) {
                    hidden.push_back(static_cast<CardId>(i));
                    faces.push_back(card.def);
                }
            rng.shuffle(faces.data(), faces.size());
            for (std::size_t i = 0; i < hidden.size(); ++i)
                state.cards[hidden[i]].def = faces[i];
        }
    state.rng = core::Rng(rng.below(1U << 30U));
    auto twin = std::make_unique<HostedRiftbound>(m_library, m_game, m_refs);
    twin->watch(false);
    twin->m_game.restore(state, m_game.names());
    return twin;
}

/// Chance shows itself where a card of a hand is discarded at random.
bool HostedRiftbound::surprised(core::PlayerId viewer) const
{
    const bool chance = !(m_game.state().rng == m_chance);
    return kit::tellsMore(
        m_game, Viewer{viewer}, [](const core::Event &) { return false; },
        [&](const core::Event &e) { return chance && static_cast<Zone>(e.from) == Zone::Hand; });
}

std::vector<match::OptionLook> HostedRiftbound::optionLooks(core::PlayerId viewer) const
{
    return kit::looksOf(m_game, Viewer{viewer});
}

} // namespace playmat::riftbound::host
