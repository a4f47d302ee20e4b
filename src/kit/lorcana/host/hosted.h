#pragma once

#include "engine/lorcana/seated_game.h"
#include "kit/common/host/hosted_of.h"
#include "kit/lorcana/host/card_parts.h"
#include "kit/lorcana/host/cards.h"

namespace playmat::lorcana::host {

/// The types and functions of the game for kit::HostedOf.
struct HostParts
{
    using SeatedGame = lorcana::SeatedGame;
    using SeatGesture = lorcana::SeatGesture;
    using SeatNames = lorcana::SeatNames;
    using State = lorcana::State;
    using Capacity = lorcana::Capacity;
    using Marks = lorcana::Marks;
    using Reason = lorcana::Reason;
    static constexpr std::size_t kCapacities = lorcana::kCapacities;
    static constexpr int kPlayers = lorcana::kPlayers;

    [[nodiscard]] static Json eventsJson(const CardDb &db, const std::vector<core::Event> &events);
    [[nodiscard]] static kit::CardParts cardParts(const CardDb &db) { return partsOf(db); }
    [[nodiscard]] static std::vector<match::CardPart> spokenParts(const CardDb &db);
    [[nodiscard]] static std::string suspendedText(Capacity full);
    [[nodiscard]] static bool isNew(const core::Event & /*event*/) { return false; }
    /// Only cards in a hand can be chosen at random, namely to be discarded.
    [[nodiscard]] static bool isByChance(const core::Event &event)
    {
        return static_cast<Zone>(event.from) == Zone::Hand;
    }
};

/// Disney Lorcana behind the interface of all games. Keeps the cards alive.
class HostedLorcana final : public kit::HostedOf<HostParts>
{
public:
    /// `own` are the cards of a position that makes some up; nullptr: the library's.
    HostedLorcana(match::CardLibrary library, std::shared_ptr<const LorcanaCards> own,
                  SeatedGame game);

    [[nodiscard]] std::uint64_t positionHash() const override;

    [[nodiscard]] Json stateJson(match::Seer viewer, match::Names names) const override;
    [[nodiscard]] Json decisionJson(match::Seer viewer, match::Names names) const override;
    [[nodiscard]] Json resultJson() const override;
    [[nodiscard]] Outcome<core::Answer> readAnswer(const Json &json) const override;
    [[nodiscard]] Json writeAnswer(const core::Answer &answer) const override;
    match::Done edit(const Json &json) override;

    [[nodiscard]] Json keptCards(const match::MatchSetup &setup) const override;
    [[nodiscard]] Json shownJson() const override;
    [[nodiscard]] Json standJson() const override;

    [[nodiscard]] std::size_t names() const override;
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
    std::shared_ptr<const LorcanaCards> m_own;
};

} // namespace playmat::lorcana::host
