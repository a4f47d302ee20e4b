#include "kit/riftbound/host/hosted.h"

#include "engine/riftbound/text/reason_text.h"
#include "engine/riftbound/view/observe.h"
#include "kit/riftbound/host/decision_json.h"
#include "kit/riftbound/host/event_json.h"
#include "kit/riftbound/host/invariants.h"
#include "kit/riftbound/host/json_names.h"
#include "kit/riftbound/host/kept_cards.h"
#include "kit/riftbound/host/position_hash.h"
#include "kit/riftbound/host/state_json.h"
#include "kit/riftbound/host/text_places.h"

#include <fmt/format.h>

namespace playmat::riftbound::host {

using match::JsonReader;
using match::Names;
using match::Seer;

namespace {

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
                },
            .say = wordText};
}

} // namespace

HostedRiftbound::HostedRiftbound(match::CardLibrary library, SeatedGame game,
                                 std::vector<std::string> refs)
    : HostedOf(std::move(game))
    , m_library(std::move(library))
    , m_refs(std::move(refs))
{
}

std::uint64_t HostedRiftbound::positionHash() const
{
    return host::positionHash(game().game());
}

Json HostParts::eventsJson(const CardDb &db, const std::vector<core::Event> &events)
{
    return host::eventsJson(db, events);
}

std::vector<match::CardPart> HostParts::spokenParts(const CardDb &db)
{
    return riftbound::host::spokenParts(db);
}

std::string HostParts::suspendedText(Capacity full)
{
    return fmt::format("The game cannot go on: there are too many {}.", capacityWords(full));
}

std::string HostedRiftbound::messageOf(const Observation &seen, const core::Refusal &refusal,
                                       Names names) const
{
    return reasonText(refusal, reasonNames(game().db(), seen, names));
}

void HostedRiftbound::readZone(SeatGesture &gesture, const JsonReader &json,
                               Viewer /*viewer*/) const
{
    gesture.ontoZone = listNamed(json.string());
    if (!gesture.ontoZone)
        json.fail("not a zone");
}

bool HostedRiftbound::readAction(SeatGesture &gesture, std::string_view action) const
{
    gesture.endTurn = action == "end_turn";
    gesture.pass = action == "pass";
    return gesture.endTurn || gesture.pass;
}

Json HostedRiftbound::stateJson(Seer viewer, Names names) const
{
    return host::stateJson(game().db(), game().observe(viewerOf(viewer)), game().decision(), names,
                           m_refs, hash());
}

Json HostedRiftbound::decisionJson(Seer viewer, Names names) const
{
    return host::decisionJson(Naming{game(), names, viewerOf(viewer)});
}

Json HostedRiftbound::resultJson() const
{
    const std::optional<GameResult> result = game().game().result();
    if (!result)
        return nullptr;
    return {
        {"outcome", "win"}, {"winner", result->winner}, {"reason", endReasonName(result->reason)}};
}

Outcome<core::Answer> HostedRiftbound::readAnswer(const Json &json) const
{
    return answerFromJson(decision(), json);
}

Json HostedRiftbound::writeAnswer(const core::Answer &answer) const
{
    return answerJson(answer);
}

Json HostedRiftbound::keptCards(const match::MatchSetup &setup) const
{
    return host::keptCards(m_library, setup, game().state());
}

/// The legends; nothing stands where "Continue?" reads bases.
Json HostedRiftbound::shownJson() const
{
    Json leaders = Json::array();
    for (PlayerId player = 0; player < kPlayers; ++player) {
        const CardId legend = game().state().list(Zone::Legend, player).head;
        leaders.push_back(legend == kNone ? std::string() : std::string(printedId(legend)));
    }
    return {{"leaders", leaders}, {"bases", {"", ""}}};
}

/// The turn, and the points of both.
Json HostedRiftbound::standJson() const
{
    const State &state = game().state();
    return Json::array({state.turn, state.players[0].points, state.players[1].points});
}

std::string HostedRiftbound::fault() const
{
    return faultIn(game().game());
}

/// The faces that the viewer does not see dealt anew, to each player their own: runes among runes,
/// and a facedown card keeps its own, which has to be one that can be hidden.
std::unique_ptr<match::HostedGame> HostedRiftbound::twin(core::PlayerId viewer,
                                                         core::Rng &rng) const
{
    State state = game().state();
    const auto isRune
        = [&](const Card &card) { return game().db().def(card.def).kind == Kind::Rune; };
    for (PlayerId owner = 0; owner < kPlayers; ++owner)
        for (const bool runes : {false, true}) {
            std::vector<CardId> hidden;
            std::vector<DefId> faces;
            for (std::size_t i = 0; i < state.cardCount; ++i)
                if (const Card &card = state.cards[i]; card.owner == owner
                    && card.zone != Zone::Facedown && card.zone != Zone::Nowhere
                    && isRune(card) == runes && !seesFace(card, Viewer{viewer})) {
                    hidden.push_back(static_cast<CardId>(i));
                    faces.push_back(card.def);
                }
            rng.shuffle(faces.data(), faces.size());
            for (std::size_t i = 0; i < hidden.size(); ++i)
                state.cards[hidden[i]].def = faces[i];
        }
    state.rng = core::Rng(rng.below(1U << 30U));
    auto twin = std::make_unique<HostedRiftbound>(m_library, game(), m_refs);
    twin->watch(false);
    twin->become(state, game().names());
    return twin;
}

} // namespace playmat::riftbound::host
