#include "kit/lorcana/host/hosted.h"

#include "engine/lorcana/text/reason_text.h"
#include "engine/lorcana/view/observe.h"
#include "kit/common/host/twin_looks.h"
#include "kit/lorcana/host/decision_json.h"
#include "kit/lorcana/host/event_json.h"
#include "kit/lorcana/host/invariants.h"
#include "kit/lorcana/host/json_names.h"
#include "kit/lorcana/host/kept_cards.h"
#include "kit/lorcana/host/position_hash.h"
#include "kit/lorcana/host/position_json.h"
#include "kit/lorcana/host/state_json.h"
#include "kit/lorcana/host/text_places.h"
#include "kit/lorcana/host/twin.h"
#include "match/json_reader.h"
#include "text/language.h"

#include <fmt/format.h>

#include <cstring>
#include <limits>

namespace playmat::lorcana::host {

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
        const auto place = zonePlaceOf(json.at("onto_zone").string());
        if (!place) {
            json.at("onto_zone").fail("not a zone");
        } else {
            // What is brought to the other side means nothing there.
            const bool own
                = place->player == kNone || place->player == game.game().decision().player;
            out.ontoLore = place->lore && own;
            out.ontoZone = place->lore && own ? std::nullopt
                                              : std::optional(own ? place->zone : Zone::Outside);
        }
    }
    if (json.has("action") && json.at("action").string() != "end_turn")
        json.at("action").fail("not an action");
    out.endTurn = json.has("action");
    if (out.card < 0 && !out.endTurn)
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
                                                             : db.def(card->def).fullName();
                },
            .player =
                [names](int player) {
                    const auto at = static_cast<std::size_t>(player);
                    return at < names.size() ? names[at] : fmt::format("Player {}", player + 1);
                },
            .say = wordText};
}

} // namespace

HostedLorcana::HostedLorcana(match::CardLibrary library, std::shared_ptr<const LorcanaCards> own,
                             SeatedGame game)
    : m_library(std::move(library))
    , m_own(std::move(own))
    , m_game(std::move(game))
{
}

const core::Decision &HostedLorcana::decision() const
{
    return m_game.game().decision();
}

bool HostedLorcana::revealedInformation() const
{
    return m_game.game().revealedInformation();
}

std::uint64_t HostedLorcana::positionHash() const
{
    return host::positionHash(m_game.game());
}

match::Snapshot HostedLorcana::snapshot() const
{
    match::Snapshot bytes(sizeof(State) + sizeof(SeatNames));
    std::memcpy(bytes.data(), &m_game.state(), sizeof(State));
    const SeatNames names = m_game.names();
    std::memcpy(bytes.data() + sizeof(State), &names, sizeof names);
    return bytes;
}

core::Result<void> HostedLorcana::apply(const core::Answer &answer)
{
    m_chance = m_game.state().rng;
    return m_game.apply(answer);
}

void HostedLorcana::restore(const match::Snapshot &snapshot)
{
    State state;
    SeatNames ids;
    constexpr std::size_t kSize = sizeof state + sizeof ids;
    ENGINE_CHECK(snapshot.size() == kSize, snapshot.size(), kSize);
    std::memcpy(static_cast<void *>(&state), snapshot.data(), sizeof state);
    std::memcpy(static_cast<void *>(&ids), snapshot.data() + sizeof state, sizeof ids);
    m_game.restore(state, ids);
}

Json HostedLorcana::stateJson(Seer viewer, Names names) const
{
    return host::stateJson(m_game.db(), m_game.observe(viewerOf(viewer)), names, hash());
}

Json HostedLorcana::decisionJson(Seer viewer, Names names) const
{
    return host::decisionJson(Naming{m_game, names, viewerOf(viewer)});
}

Json HostedLorcana::eventsJson(Seer viewer) const
{
    return host::eventsJson(m_game.db(), m_game.eventsFor(viewerOf(viewer)));
}

Json HostedLorcana::resultJson() const
{
    const std::optional<GameResult> result = m_game.game().result();
    if (!result)
        return nullptr;
    return {
        {"outcome", "win"}, {"winner", result->winner}, {"reason", endReasonName(result->reason)}};
}

std::optional<match::Suspension> HostedLorcana::suspended() const
{
    const Capacity full = m_game.game().suspended();
    if (full == Capacity::None)
        return std::nullopt;
    return match::Suspension{capacityName(full), sizeOf(full), suspendedText(full)};
}

Outcome<Json> HostedLorcana::why(Seer viewer, const Json &gesture, Names names) const
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

Outcome<core::Answer> HostedLorcana::readAnswer(const Json &json) const
{
    return answerFromJson(m_own ? *m_own : cardsOf(m_library), decision(), json);
}

Json HostedLorcana::writeAnswer(const core::Answer &answer) const
{
    return answerJson(m_game.db(), answer);
}

core::Answer HostedLorcana::answerOf(Seer viewer, const core::Answer &answer) const
{
    return m_game.answerOf(viewerOf(viewer), answer);
}

Problem HostedLorcana::explain(Seer viewer, const core::Refusal &refusal, Names names) const
{
    const Viewer who = viewerOf(viewer);
    const Observation seen = m_game.observe(who);
    return {std::string(reasonName(static_cast<Reason>(refusal.code))),
            reasonText(m_game.refusalFor(who, refusal), reasonNames(m_game.db(), seen, names)),
            {}};
}

match::Done HostedLorcana::edit(const Json &json)
{
    const Outcome<Edit> read = editFromJson(m_game.state(), json);
    if (!read)
        return read.problem();
    const auto kind = decision().kind;
    if (kind != core::DecisionKind::Action && kind != core::DecisionKind::ChooseTrigger)
        return Problem{"bad_edit", text::said("something else must be decided first"), {}};
    if (const core::Result<void> done = m_game.edit(read.value()); !done) {
        Problem problem = explain(std::nullopt, done.refusal(), {});
        problem.code = "bad_edit";
        return problem;
    }
    return std::monostate{};
}

Json HostedLorcana::keptCards(const match::MatchSetup &setup) const
{
    return host::keptCards(m_library, setup, m_game.db(), m_game.state());
}

/// Nobody leads a deck; the places that "Continue?" reads are empty.
Json HostedLorcana::shownJson() const
{
    return {{"leaders", {"", ""}}, {"bases", {"", ""}}};
}

/// The turn, and the lore of both.
Json HostedLorcana::standJson() const
{
    const State &state = m_game.state();
    return Json::array({state.turn, state.players[0].lore, state.players[1].lore});
}

std::size_t HostedLorcana::names() const
{
    return m_game.db().program.names.size();
}

std::string HostedLorcana::fault() const
{
    return faultIn(m_game.game());
}

std::string_view HostedLorcana::printedId(core::CardId card) const
{
    return m_game.db().def(m_game.state().cards[card].def).id;
}

void HostedLorcana::watch(bool on)
{
    m_marks = on ? std::make_unique<Marks>() : nullptr;
    m_game.watch(m_marks.get());
}

std::vector<match::Fill> HostedLorcana::fills() const
{
    std::vector<match::Fill> out;
    for (std::size_t i = 1; m_marks != nullptr && i < kCapacities; ++i) {
        const auto capacity = static_cast<Capacity>(i);
        out.push_back({capacityName(capacity), m_marks->highest[i], sizeOf(capacity),
                       capacityWords(capacity)});
    }
    return out;
}

std::unique_ptr<match::HostedGame> HostedLorcana::twin(core::PlayerId viewer, core::Rng &rng) const
{
    auto twin = std::make_unique<HostedLorcana>(m_library, m_own, m_game);
    twin->watch(false);
    twin->m_game.restore(twinOf(m_game.state(), Viewer{viewer}, rng), m_game.names());
    return twin;
}

/// Chance shows itself where a card of a hand is discarded at random.
bool HostedLorcana::surprised(core::PlayerId viewer) const
{
    const bool chance = !(m_game.state().rng == m_chance);
    return kit::tellsMore(
        m_game, Viewer{viewer}, [](const core::Event &) { return false; },
        [&](const core::Event &e) { return chance && static_cast<Zone>(e.from) == Zone::Hand; });
}

std::vector<match::OptionLook> HostedLorcana::optionLooks(core::PlayerId viewer) const
{
    return kit::looksOf(m_game, Viewer{viewer});
}

} // namespace playmat::lorcana::host
