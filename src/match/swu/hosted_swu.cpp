#include "match/swu/hosted_swu.h"

#include "engine/swu/reason_text.h"
#include "match/json_reader.h"
#include "match/swu/decision_json.h"
#include "match/swu/event_json.h"
#include "match/swu/position_hash.h"
#include "match/swu/state_json.h"
#include "match/swu/words.h"

#include <fmt/format.h>

#include <cstring>

namespace playmat::match {

namespace {

swu::Viewer viewerOf(std::optional<core::PlayerId> player)
{
    return player ? swu::Viewer::of(*player) : swu::Viewer::all();
}

/// A card that a request names: an id of a card of this game.
swu::CardId cardOf(const JsonReader &json, const swu::State &state)
{
    if (json.isNull())
        return swu::kNone;
    return static_cast<swu::CardId>(json.integer(0, state.cardCount - 1));
}

/// A unit that is brought to a base zone is meant for the base.
void aim(const JsonReader &json, const swu::State &state, swu::Gesture &gesture)
{
    const std::optional<ZonePlace> place = zonePlaceOf(json.string());
    if (!place) {
        json.fail(fmt::format("{} is not a zone", json.value().dump()));
        return;
    }
    const bool unit = gesture.card != swu::kNone && swu::isArena(state.cards[gesture.card].zone);
    if (unit && place->zone == swu::Zone::Base && place->player != swu::kNone)
        gesture.ontoCard = state.bases[place->player];
    else
        gesture.ontoZone = place->zone;
}

swu::Gesture readGesture(const JsonReader &json, const swu::State &state)
{
    static constexpr std::string_view kKnown[]
        = {"player", "card", "onto_card", "onto_zone", "action"};
    swu::Gesture gesture;
    if (!json.object(kKnown))
        return gesture;
    if (json.has("player"))
        gesture.player
            = static_cast<swu::PlayerId>(json.at("player").integer(0, swu::kPlayers - 1));
    gesture.card = cardOf(json.at("card"), state);
    gesture.ontoCard = cardOf(json.at("onto_card"), state);
    if (json.has("onto_zone") && !json.failed())
        aim(json.at("onto_zone"), state, gesture);
    if (json.has("action")) {
        gesture.action = optionKindOf(json.at("action").string());
        if (!gesture.action)
            json.at("action").fail("not an action");
    }
    if (gesture.card == swu::kNone && !gesture.action)
        json.fail("a gesture names a card or an action");
    return gesture;
}

} // namespace

HostedSwu::HostedSwu(CardLibrary library, swu::Game game)
    : m_library(std::move(library))
    , m_game(std::move(game))
    , m_idNumbers(idNumbers(m_game.db()))
{
}

std::uint64_t HostedSwu::positionHash() const
{
    return match::positionHash(m_game, m_idNumbers);
}

Snapshot HostedSwu::snapshot() const
{
    Snapshot bytes(sizeof(swu::State));
    std::memcpy(bytes.data(), &m_game.state(), sizeof(swu::State));
    return bytes;
}

void HostedSwu::restore(const Snapshot &snapshot)
{
    ENGINE_CHECK(snapshot.size() == sizeof(swu::State), snapshot.size(), sizeof(swu::State));
    swu::State state;
    std::memcpy(&state, snapshot.data(), sizeof state);
    m_game.restore(state);
}

Json HostedSwu::stateJson(std::optional<core::PlayerId> viewer, Names names) const
{
    return match::stateJson(m_game.db(), m_game.observe(viewerOf(viewer)), names, m_game.hash());
}

Json HostedSwu::decisionJson(Names names) const
{
    return match::decisionJson({m_game.db(), m_game.state(), names}, m_game.decision());
}

Json HostedSwu::eventsJson(std::optional<core::PlayerId> viewer) const
{
    return match::eventsJson(m_game.db(), m_game.eventsFor(viewerOf(viewer)));
}

Json HostedSwu::resultJson() const
{
    const std::optional<swu::GameResult> result = m_game.result();
    if (!result)
        return nullptr;
    Json out;
    out["outcome"] = result->winner == swu::kNone ? "draw" : "win";
    if (result->winner != swu::kNone)
        out["winner"] = result->winner;
    out["reason"] = endReasonName(result->reason);
    return out;
}

std::optional<Suspension> HostedSwu::suspended() const
{
    const swu::Capacity full = m_game.suspended();
    if (full == swu::Capacity::None)
        return std::nullopt;
    return Suspension{swu::capacityName(full), swu::sizeOf(full), swu::suspendedText(full)};
}

Outcome<Json> HostedSwu::why(const Json &gesture, Names names) const
{
    std::optional<Problem> problem;
    const swu::Gesture read
        = readGesture(JsonReader(gesture, problem, "bad_request", "$.gesture"), m_game.state());
    if (problem)
        return *problem;
    const swu::Why why = m_game.why(read);
    Json out = Json::object();
    if (!why.legal.empty()) {
        out["legal"] = why.legal;
        return out;
    }
    out["refused"] = Json::array();
    for (const core::Refusal &refusal : why.refused) {
        const Problem words = explain(refusal, names);
        out["refused"].push_back(
            {{"rule", refusal.rule}, {"message", words.message}, {"code", words.code}});
    }
    return out;
}

Outcome<core::Answer> HostedSwu::readAnswer(const Json &json) const
{
    return answerFromJson(m_game.db(), m_game.decision(), json);
}

Json HostedSwu::writeAnswer(const core::Answer &answer) const
{
    return answerJson(m_game.db(), answer);
}

Problem HostedSwu::explain(const core::Refusal &refusal, Names names) const
{
    const auto reason = static_cast<swu::Reason>(refusal.code);
    return {
        swu::reasonName(reason), swu::reasonText(m_game.db(), m_game.state(), refusal, names), {}};
}

} // namespace playmat::match
