#include "kit/swu/host/hosted.h"

#include "engine/swu/view/seen_reason.h"
#include "kit/common/host/twin_looks.h"
#include "kit/swu/host/decision_json.h"
#include "kit/swu/host/event_json.h"
#include "kit/swu/host/event_text.h"
#include "kit/swu/host/json_names.h"
#include "kit/swu/host/kept_cards.h"
#include "kit/swu/host/position_hash.h"
#include "kit/swu/host/state_json.h"
#include "kit/swu/host/text_places.h"
#include "kit/swu/host/twin.h"
#include "match/json_reader.h"
#include "match/match.h"
#include "text/language.h"

#include <fmt/format.h>

#include <cstring>
#include <limits>

namespace playmat::match {

namespace {

swu::Viewer viewerOf(Seer player)
{
    return player ? swu::Viewer::of(*player) : swu::Viewer::all();
}

/// Reads a gesture in the viewer's ids for cards.
class GestureReader
{
public:
    GestureReader(const swu::SeatedGame &game, swu::Viewer viewer)
        : m_game(game)
        , m_viewer(viewer)
    {
    }

    swu::SeatGesture read(const JsonReader &json)
    {
        static constexpr std::string_view kKnown[]
            = {"player", "card", "onto_card", "onto_zone", "action"};
        if (!json.object(kKnown))
            return m_out;
        if (json.has("player"))
            m_out.player
                = static_cast<swu::PlayerId>(json.at("player").integer(0, swu::kPlayers - 1));
        m_out.card = cardOf(json.at("card"));
        m_out.ontoCard = cardOf(json.at("onto_card"));
        if (json.has("onto_zone") && !json.failed())
            aim(json.at("onto_zone"));
        if (json.has("action")) {
            m_out.action = optionKindOf(json.at("action").string());
            if (!m_out.action)
                json.at("action").fail("not an action");
        }
        if (m_out.card < 0 && !m_out.action)
            json.fail("a gesture names a card or an action");
        return m_out;
    }

private:
    /// For a seat any number may be a card, or none that it sees.
    int cardOf(const JsonReader &json) const
    {
        if (json.isNull())
            return -1;
        const int last = m_viewer.seesAll() ? m_game.state().cardCount - 1
                                            : std::numeric_limits<core::SeenId>::max();
        return static_cast<int>(json.integer(0, last));
    }

    /// A unit that is brought to a base zone is meant for the base.
    void aim(const JsonReader &json)
    {
        const std::optional<ZonePlace> place = zonePlaceOf(json.string());
        if (!place) {
            json.fail(fmt::format("{} is not a zone", json.value().dump()));
            return;
        }
        const swu::SeatNames ids = m_game.names();
        const swu::State &state = m_game.state();
        const swu::CardId card = ids.cardOf(m_viewer, m_out.card);
        const bool unit = card != swu::kNone && swu::isArena(state.cards[card].zone);
        if (unit && place->zone == swu::Zone::Base && place->player != swu::kNone)
            m_out.ontoCard = ids.nameOf(m_viewer, state.bases[place->player]);
        else
            m_out.ontoZone = place->zone;
    }

    const swu::SeatedGame &m_game;
    swu::Viewer m_viewer;
    swu::SeatGesture m_out;
};

} // namespace

HostedSwu::HostedSwu(CardLibrary library, swu::SeatedGame game)
    : m_library(std::move(library))
    , m_game(std::move(game))
    , m_idNumbers(idNumbers(m_game.db()))
{
}

std::uint64_t HostedSwu::positionHash() const
{
    return match::positionHash(m_game.game(), m_idNumbers);
}

Snapshot HostedSwu::snapshot() const
{
    const swu::SeatNames names = m_game.names();
    Snapshot bytes(sizeof(swu::State) + sizeof names);
    std::memcpy(bytes.data(), &m_game.state(), sizeof(swu::State));
    std::memcpy(bytes.data() + sizeof(swu::State), &names, sizeof names);
    return bytes;
}

void HostedSwu::restore(const Snapshot &snapshot)
{
    swu::State state;
    swu::SeatNames names;
    constexpr std::size_t kSize = sizeof state + sizeof names;
    ENGINE_CHECK(snapshot.size() == kSize, snapshot.size(), kSize);
    std::memcpy(&state, snapshot.data(), sizeof state);
    std::memcpy(static_cast<void *>(&names), snapshot.data() + sizeof state, sizeof names);
    m_game.restore(state, names);
}

Json HostedSwu::stateJson(Seer viewer, Names names) const
{
    return match::stateJson(m_game.db(), m_game.observe(viewerOf(viewer)), names,
                            m_game.game().hash());
}

Json HostedSwu::decisionJson(Seer viewer, Names names) const
{
    return match::decisionJson(m_game, viewerOf(viewer), names);
}

Json HostedSwu::eventsJson(Seer viewer) const
{
    return match::eventsJson(m_game.db(), m_game.eventsFor(viewerOf(viewer)));
}

Json HostedSwu::resultJson() const
{
    const std::optional<swu::GameResult> result = m_game.game().result();
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
    const swu::Capacity full = m_game.game().suspended();
    if (full == swu::Capacity::None)
        return std::nullopt;
    return Suspension{swu::capacityName(full), swu::sizeOf(full), swu::suspendedText(full)};
}

Outcome<Json> HostedSwu::why(Seer viewer, const Json &gesture, Names names) const
{
    std::optional<Problem> problem;
    const swu::SeatGesture read
        = GestureReader(m_game, viewerOf(viewer))
              .read(JsonReader(gesture, problem, "bad_request", "$.gesture"));
    if (problem)
        return *problem;
    const swu::Why why = m_game.whyFor(viewerOf(viewer), read);
    Json out = Json::object();
    if (!why.legal.empty()) {
        out["legal"] = why.legal;
        return out;
    }
    out["refused"] = Json::array();
    const swu::Observation seen = m_game.observe(viewerOf(viewer));
    for (const core::Refusal &refusal : why.refused)
        out["refused"].push_back(
            {{"rule", refusal.rule},
             {"message", swu::reasonText(m_game.db(), seen, refusal, names, swu::wordText)},
             {"code", swu::reasonName(static_cast<swu::Reason>(refusal.code))}});
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

core::Answer HostedSwu::answerOf(Seer viewer, const core::Answer &answer) const
{
    return m_game.answerOf(viewerOf(viewer), answer);
}

Problem HostedSwu::explain(Seer viewer, const core::Refusal &refusal, Names names) const
{
    const swu::Viewer who = viewerOf(viewer);
    return {swu::reasonName(static_cast<swu::Reason>(refusal.code)),
            swu::reasonText(m_game.db(), m_game.observe(who), m_game.refusalFor(who, refusal),
                            names, swu::wordText),
            {}};
}

Json HostedSwu::keptCards(const MatchSetup &setup) const
{
    return match::keptCards(m_library, setup, m_game.state());
}

Json HostedSwu::shownJson() const
{
    Json out{{"leaders", Json::array()}, {"bases", Json::array()}};
    const swu::State &state = m_game.state();
    for (std::size_t p = 0; p < swu::kPlayers; ++p) {
        out["leaders"].push_back(m_game.db().def(state.cards[state.leaders[p]].def).id);
        out["bases"].push_back(m_game.db().def(state.cards[state.bases[p]].def).id);
    }
    return out;
}

/// The round, and what is left of the bases' HP.
Json HostedSwu::standJson() const
{
    Json out = Json::array({m_game.state().round});
    for (const swu::CardId base : m_game.state().bases) {
        const swu::Card &card = m_game.state().cards[base];
        out.push_back(m_game.db().def(card.def).hp - card.damage);
    }
    return out;
}

const swu::SeatedGame *seatedSwu(const HostedGame &game)
{
    const auto *hosted = dynamic_cast<const HostedSwu *>(&game);
    return hosted == nullptr ? nullptr : &hosted->game();
}

const swu::Game *swuGame(const HostedGame &game)
{
    const swu::SeatedGame *seated = seatedSwu(game);
    return seated == nullptr ? nullptr : &seated->game();
}

const swu::Game *swuGame(const Match &match)
{
    return swuGame(match.game());
}

std::string_view HostedSwu::printedId(core::CardId card) const
{
    return m_game.db().def(m_game.state().cards[card].def).id;
}

std::vector<Sign> HostedSwu::ending() const
{
    const swu::State &state = m_game.state();
    std::vector<Sign> out;
    const auto add = [&](auto number) { out.emplace_back(static_cast<std::int64_t>(number)); };
    add(state.round);
    add(state.winner);
    add(state.end);
    for (swu::PlayerId player = 0; player < swu::kPlayers; ++player) {
        add(state.cards[state.bases[player]].damage);
        for (const swu::Zone zone : {swu::Zone::Hand, swu::Zone::Resources, swu::Zone::Deck,
                                     swu::Zone::Discard, swu::Zone::Ground, swu::Zone::Space}) {
            add(zone);
            state.forEach(zone, player, [&](swu::CardId id) { out.emplace_back(printedId(id)); });
        }
    }
    return out;
}

core::Result<void> HostedSwu::apply(const core::Answer &answer)
{
    m_chance = m_game.state().rng;
    return m_game.apply(answer);
}

std::vector<std::string> HostedSwu::eventLines(Names names) const
{
    const Naming naming{m_game.db(), m_game.state(), names};
    std::vector<std::string> lines;
    for (const core::Event &e : m_game.game().events())
        if (const std::string text = eventText(naming, e); !text.empty()) {
            const bool heading = text.starts_with("=") || text.starts_with("—");
            lines.push_back((heading ? "" : "  ") + text);
        }
    return lines;
}

void HostedSwu::watch(bool on)
{
    m_marks = on ? std::make_unique<swu::Marks>() : nullptr;
    m_game.watch(m_marks.get());
}

std::vector<Fill> HostedSwu::fills() const
{
    std::vector<Fill> out;
    for (std::size_t i = 1; m_marks != nullptr && i < swu::kCapacities; ++i) {
        const auto capacity = static_cast<swu::Capacity>(i);
        out.push_back({swu::capacityName(capacity), m_marks->highest[i], swu::sizeOf(capacity),
                       swu::capacityWords(capacity)});
    }
    return out;
}

std::unique_ptr<HostedGame> HostedSwu::twin(core::PlayerId viewer, core::Rng &rng) const
{
    auto twin = std::make_unique<HostedSwu>(m_library, twinOf(m_game, swu::Viewer{viewer}, rng));
    twin->watch(false);
    return twin;
}

/// Chance shows itself as "discard a random card" does in front of whoever holds the hand, and
/// "return one of them at random from your discard pile" in front of everybody.
bool HostedSwu::surprised(core::PlayerId viewer) const
{
    const bool chance = !(m_game.state().rng == m_chance);
    return kit::tellsMore(
        m_game, swu::Viewer{viewer},
        [](const core::Event &e) { return static_cast<swu::Ev>(e.type) == swu::Ev::TokenCreated; },
        [&](const core::Event &e) {
            const auto from = static_cast<swu::Zone>(e.from);
            return chance && static_cast<swu::Ev>(e.type) == swu::Ev::CardMoved
                && (from == swu::Zone::Hand || from == swu::Zone::Discard);
        });
}

std::vector<OptionLook> HostedSwu::optionLooks(core::PlayerId viewer) const
{
    return kit::looksOf(m_game, swu::Viewer{viewer});
}

} // namespace playmat::match
