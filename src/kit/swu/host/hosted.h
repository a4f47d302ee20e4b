#pragma once

#include "engine/swu/seated_game.h"
#include "engine/swu/text/reason_text.h"
#include "kit/common/host/hosted_of.h"
#include "kit/swu/host/card_parts.h"
#include "match/card_library.h"

namespace playmat::match {

class Match;

/// The types and functions of the game for kit::HostedOf.
struct SwuParts
{
    using SeatedGame = swu::SeatedGame;
    using SeatGesture = swu::SeatGesture;
    using SeatNames = swu::SeatNames;
    using State = swu::State;
    using Capacity = swu::Capacity;
    using Marks = swu::Marks;
    using Reason = swu::Reason;
    static constexpr std::size_t kCapacities = swu::kCapacities;
    static constexpr int kPlayers = swu::kPlayers;

    [[nodiscard]] static Json eventsJson(const swu::CardDb &db,
                                         const std::vector<core::Event> &events);
    [[nodiscard]] static kit::CardParts cardParts(const swu::CardDb &db) { return partsOf(db); }
    [[nodiscard]] static std::vector<match::CardPart> spokenParts(const swu::CardDb &db);
    [[nodiscard]] static std::string suspendedText(swu::Capacity full);
    [[nodiscard]] static bool isNew(const core::Event &event);
    /// Whether chance may have chosen the event's card. The owner of a hand sees a random discard,
    /// and everybody sees "return one of them at random from your discard pile".
    [[nodiscard]] static bool isByChance(const core::Event &event);
};

/// Implements HostedGame for Star Wars: Unlimited, and keeps the cards alive.
class HostedSwu final : public kit::HostedOf<SwuParts>
{
public:
    HostedSwu(CardLibrary library, swu::SeatedGame game);

    [[nodiscard]] std::uint64_t positionHash() const override;

    [[nodiscard]] Json stateJson(Seer viewer, Names names) const override;
    [[nodiscard]] Json decisionJson(Seer viewer, Names names) const override;
    [[nodiscard]] Json resultJson() const override;
    [[nodiscard]] Outcome<core::Answer> readAnswer(const Json &json) const override;
    [[nodiscard]] Json writeAnswer(const core::Answer &answer) const override;

    [[nodiscard]] Json keptCards(const MatchSetup &setup) const override;
    [[nodiscard]] Json shownJson() const override;
    [[nodiscard]] Json standJson() const override;

    [[nodiscard]] std::size_t names() const override { return game().db().names.size(); }
    [[nodiscard]] std::vector<std::string> eventLines(Names names) const override;
    [[nodiscard]] std::unique_ptr<HostedGame> twin(core::PlayerId viewer,
                                                   core::Rng &rng) const override;
    /// The round, who has won and why, the damage on both bases, every card's place.
    [[nodiscard]] std::vector<Sign> ending() const override;

protected:
    [[nodiscard]] std::string messageOf(const swu::Observation &seen, const core::Refusal &refusal,
                                        Names names) const override;
    /// A gesture of a unit to the zone of a base is meant for the base.
    void readZone(swu::SeatGesture &gesture, const JsonReader &json,
                  swu::Viewer viewer) const override;
    [[nodiscard]] bool readAction(swu::SeatGesture &gesture,
                                  std::string_view action) const override;

private:
    CardLibrary m_library;
    std::vector<std::uint64_t> m_idNumbers;
};

/// The engine of a match of this game; nullptr when it is another game's.
[[nodiscard]] const swu::Game *swuGame(const HostedGame &game);
[[nodiscard]] const swu::Game *swuGame(const Match &match);
/// The same with what each seat calls the cards.
[[nodiscard]] const swu::SeatedGame *seatedSwu(const HostedGame &game);

} // namespace playmat::match
