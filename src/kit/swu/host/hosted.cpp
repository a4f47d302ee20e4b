#include "kit/swu/host/hosted.h"

#include "engine/swu/view/seen_reason.h"
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

namespace playmat::match {

HostedSwu::HostedSwu(CardLibrary library, swu::SeatedGame game)
    : HostedOf(std::move(game))
    , m_library(std::move(library))
    , m_idNumbers(idNumbers(this->game().db()))
{
}

std::uint64_t HostedSwu::positionHash() const
{
    return match::positionHash(game().game(), m_idNumbers);
}

Json SwuParts::eventsJson(const swu::CardDb &db, const std::vector<core::Event> &events)
{
    return match::eventsJson(db, events);
}

std::vector<match::CardPart> SwuParts::spokenParts(const swu::CardDb &db)
{
    return match::spokenParts(db);
}

std::string SwuParts::suspendedText(swu::Capacity full)
{
    return swu::suspendedText(full);
}

bool SwuParts::isNew(const core::Event &event)
{
    return static_cast<swu::Ev>(event.type) == swu::Ev::TokenCreated;
}

bool SwuParts::isByChance(const core::Event &event)
{
    const auto from = static_cast<swu::Zone>(event.from);
    return static_cast<swu::Ev>(event.type) == swu::Ev::CardMoved
        && (from == swu::Zone::Hand || from == swu::Zone::Discard);
}

std::string HostedSwu::messageOf(const swu::Observation &seen, const core::Refusal &refusal,
                                 Names names) const
{
    return swu::reasonText(game().db(), seen, refusal, names, swu::wordText);
}

void HostedSwu::readZone(swu::SeatGesture &gesture, const JsonReader &json,
                         swu::Viewer viewer) const
{
    const std::optional<ZonePlace> place = zonePlaceOf(json.string());
    if (!place) {
        json.fail(fmt::format("{} is not a zone", json.value().dump()));
        return;
    }
    const swu::SeatNames ids = game().names();
    const swu::State &state = game().state();
    const swu::CardId card = ids.cardOf(viewer, gesture.card);
    const bool unit = card != swu::kNone && swu::isArena(state.cards[card].zone);
    if (unit && place->zone == swu::Zone::Base && place->player != swu::kNone)
        gesture.ontoCard = ids.nameOf(viewer, state.bases[place->player]);
    else
        gesture.ontoZone = place->zone;
}

bool HostedSwu::readAction(swu::SeatGesture &gesture, std::string_view action) const
{
    gesture.action = optionKindOf(action);
    return gesture.action.has_value();
}

Json HostedSwu::stateJson(Seer viewer, Names names) const
{
    return match::stateJson(game().db(), game().observe(viewerOf(viewer)), names,
                            game().game().hash());
}

Json HostedSwu::decisionJson(Seer viewer, Names names) const
{
    return match::decisionJson(game(), viewerOf(viewer), names);
}

Json HostedSwu::resultJson() const
{
    const std::optional<swu::GameResult> result = game().game().result();
    if (!result)
        return nullptr;
    Json out;
    out["outcome"] = result->winner == swu::kNone ? "draw" : "win";
    if (result->winner != swu::kNone)
        out["winner"] = result->winner;
    out["reason"] = endReasonName(result->reason);
    return out;
}

Outcome<core::Answer> HostedSwu::readAnswer(const Json &json) const
{
    return answerFromJson(game().db(), game().decision(), json);
}

Json HostedSwu::writeAnswer(const core::Answer &answer) const
{
    return answerJson(game().db(), answer);
}

Json HostedSwu::keptCards(const MatchSetup &setup) const
{
    return match::keptCards(m_library, setup, game().state());
}

Json HostedSwu::shownJson() const
{
    Json out{{"leaders", Json::array()}, {"bases", Json::array()}};
    const swu::State &state = game().state();
    for (std::size_t p = 0; p < swu::kPlayers; ++p) {
        out["leaders"].push_back(game().db().def(state.cards[state.leaders[p]].def).id);
        out["bases"].push_back(game().db().def(state.cards[state.bases[p]].def).id);
    }
    return out;
}

/// The round, and what is left of the bases' HP.
Json HostedSwu::standJson() const
{
    Json out = Json::array({game().state().round});
    for (const swu::CardId base : game().state().bases) {
        const swu::Card &card = game().state().cards[base];
        out.push_back(game().db().def(card.def).hp - card.damage);
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

std::vector<Sign> HostedSwu::ending() const
{
    const swu::State &state = game().state();
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

std::vector<std::string> HostedSwu::eventLines(Names names) const
{
    const Naming naming{game().db(), game().state(), names};
    std::vector<std::string> lines;
    for (const core::Event &e : game().game().events())
        if (const std::string text = eventText(naming, e); !text.empty()) {
            const bool heading = text.starts_with("=") || text.starts_with("—");
            lines.push_back((heading ? "" : "  ") + text);
        }
    return lines;
}

std::unique_ptr<HostedGame> HostedSwu::twin(core::PlayerId viewer, core::Rng &rng) const
{
    auto twin = std::make_unique<HostedSwu>(m_library, twinOf(game(), swu::Viewer{viewer}, rng));
    twin->watch(false);
    return twin;
}

} // namespace playmat::match
