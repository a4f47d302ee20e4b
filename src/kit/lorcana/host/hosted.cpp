#include "kit/lorcana/host/hosted.h"

#include "engine/lorcana/text/reason_text.h"
#include "engine/lorcana/view/observe.h"
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
#include "text/language.h"

#include <fmt/format.h>

namespace playmat::lorcana::host {

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
    : HostedOf(std::move(game))
    , m_library(std::move(library))
    , m_own(std::move(own))
{
}

std::uint64_t HostedLorcana::positionHash() const
{
    return host::positionHash(game().game());
}

Json HostParts::eventsJson(const CardDb &db, const std::vector<core::Event> &events)
{
    return host::eventsJson(db, events);
}

std::vector<match::CardPart> HostParts::spokenParts(const CardDb &db)
{
    return lorcana::host::spokenParts(db);
}

std::string HostParts::suspendedText(Capacity full)
{
    return lorcana::suspendedText(full);
}

std::string HostedLorcana::messageOf(const Observation &seen, const core::Refusal &refusal,
                                     Names names) const
{
    return reasonText(refusal, reasonNames(game().db(), seen, names));
}

/// A gesture to a zone of the opponent has no meaning.
void HostedLorcana::readZone(SeatGesture &gesture, const JsonReader &json, Viewer /*viewer*/) const
{
    const auto place = zonePlaceOf(json.string());
    if (!place) {
        json.fail("not a zone");
        return;
    }
    const bool own = place->player == kNone || place->player == decision().player;
    gesture.ontoLore = place->lore && own;
    if (!gesture.ontoLore)
        gesture.ontoZone = own ? place->zone : Zone::Outside;
}

bool HostedLorcana::readAction(SeatGesture &gesture, std::string_view action) const
{
    gesture.endTurn = true;
    return action == "end_turn";
}

Json HostedLorcana::stateJson(Seer viewer, Names names) const
{
    return host::stateJson(game().db(), game().observe(viewerOf(viewer)), names, hash());
}

Json HostedLorcana::decisionJson(Seer viewer, Names names) const
{
    return host::decisionJson(Naming{game(), names, viewerOf(viewer)});
}

Json HostedLorcana::resultJson() const
{
    const std::optional<GameResult> result = game().game().result();
    if (!result)
        return nullptr;
    return {
        {"outcome", "win"}, {"winner", result->winner}, {"reason", endReasonName(result->reason)}};
}

Outcome<core::Answer> HostedLorcana::readAnswer(const Json &json) const
{
    return answerFromJson(m_own ? *m_own : cardsOf(m_library), decision(), json);
}

Json HostedLorcana::writeAnswer(const core::Answer &answer) const
{
    return answerJson(game().db(), answer);
}

match::Done HostedLorcana::edit(const Json &json)
{
    const Outcome<Edit> read = editFromJson(game().state(), json);
    if (!read)
        return read.problem();
    const auto kind = decision().kind;
    if (kind != core::DecisionKind::Action && kind != core::DecisionKind::ChooseTrigger)
        return Problem{"bad_edit", text::said("something else must be decided first"), {}};
    if (const core::Result<void> done = change(read.value()); !done) {
        Problem problem = explain(std::nullopt, done.refusal(), {});
        problem.code = "bad_edit";
        return problem;
    }
    return std::monostate{};
}

Json HostedLorcana::keptCards(const match::MatchSetup &setup) const
{
    return host::keptCards(m_library, setup, game().db(), game().state());
}

/// Nobody leads a deck; the places that "Continue?" reads are empty.
Json HostedLorcana::shownJson() const
{
    return {{"leaders", {"", ""}}, {"bases", {"", ""}}};
}

/// The turn, and the lore of both.
Json HostedLorcana::standJson() const
{
    const State &state = game().state();
    return Json::array({state.turn, state.players[0].lore, state.players[1].lore});
}

std::size_t HostedLorcana::names() const
{
    return game().db().program.names.size();
}

std::string HostedLorcana::fault() const
{
    return faultIn(game().game());
}

std::unique_ptr<match::HostedGame> HostedLorcana::twin(core::PlayerId viewer, core::Rng &rng) const
{
    auto twin = std::make_unique<HostedLorcana>(m_library, m_own, game());
    twin->watch(false);
    twin->become(twinOf(game().state(), Viewer{viewer}, rng), game().names());
    return twin;
}

} // namespace playmat::lorcana::host
