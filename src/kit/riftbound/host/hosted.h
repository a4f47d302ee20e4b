#pragma once

#include "engine/riftbound/seated_game.h"
#include "kit/common/host/hosted_of.h"
#include "kit/riftbound/host/card_parts.h"
#include "kit/riftbound/host/cards.h"

namespace playmat::riftbound::host {

/// The types and functions of the game for kit::HostedOf.
struct HostParts
{
    using SeatedGame = riftbound::SeatedGame;
    using SeatGesture = riftbound::SeatGesture;
    using SeatNames = riftbound::SeatNames;
    using State = riftbound::State;
    using Capacity = riftbound::Capacity;
    using Marks = riftbound::Marks;
    using Reason = riftbound::Reason;
    static constexpr std::size_t kCapacities = riftbound::kCapacities;
    static constexpr int kPlayers = riftbound::kPlayers;

    [[nodiscard]] static Json eventsJson(const CardDb &db, const std::vector<core::Event> &events);
    [[nodiscard]] static kit::CardParts cardParts(const CardDb &db) { return partsOf(db); }
    [[nodiscard]] static std::vector<match::CardPart> spokenParts(const CardDb &db);
    [[nodiscard]] static std::string suspendedText(Capacity full);
    [[nodiscard]] static bool isNew(const core::Event & /*event*/) { return false; }
    /// Only cards in a hand can be chosen at random, namely to be discarded.
    [[nodiscard]] static bool isByChance(const core::Event &event)
    {
        return event.from != kNone && zoneOf(event.from) == Zone::Hand;
    }
};

/// Riftbound behind the interface of all games. Keeps the cards alive.
class HostedRiftbound final : public kit::HostedOf<HostParts>
{
public:
    /// `refs` are what a position called its cards, by their ids.
    HostedRiftbound(match::CardLibrary library, SeatedGame game, std::vector<std::string> refs);

    [[nodiscard]] std::uint64_t positionHash() const override;

    [[nodiscard]] Json stateJson(match::Seer viewer, match::Names names) const override;
    [[nodiscard]] Json decisionJson(match::Seer viewer, match::Names names) const override;
    [[nodiscard]] Json resultJson() const override;
    [[nodiscard]] Outcome<core::Answer> readAnswer(const Json &json) const override;
    [[nodiscard]] Json writeAnswer(const core::Answer &answer) const override;

    [[nodiscard]] Json keptCards(const match::MatchSetup &setup) const override;
    [[nodiscard]] Json shownJson() const override;
    [[nodiscard]] Json standJson() const override;

    [[nodiscard]] std::string fault() const override;
    [[nodiscard]] std::unique_ptr<match::HostedGame> twin(core::PlayerId viewer,
                                                          core::Rng &rng) const override;

protected:
    [[nodiscard]] std::string messageOf(const Observation &seen, const core::Refusal &refusal,
                                        match::Names names) const override;
    void readZone(SeatGesture &gesture, const match::JsonReader &json,
                  Viewer viewer) const override;
    [[nodiscard]] bool readAction(SeatGesture &gesture, std::string_view action) const override;

private:
    match::CardLibrary m_library;
    std::vector<std::string> m_refs;
};

} // namespace playmat::riftbound::host
