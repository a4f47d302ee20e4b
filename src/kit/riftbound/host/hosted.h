#pragma once

#include "engine/riftbound/seated_game.h"
#include "kit/riftbound/host/cards.h"
#include "match/hosted_game.h"

namespace playmat::riftbound::host {

/// Riftbound behind the interface of all games. Keeps the cards alive.
class HostedRiftbound final : public match::HostedGame
{
public:
    /// `refs` are what a position called its cards, by their ids.
    HostedRiftbound(match::CardLibrary library, SeatedGame game, std::vector<std::string> refs);

    [[nodiscard]] const SeatedGame &game() const { return m_game; }

    [[nodiscard]] const core::Decision &decision() const override;
    core::Result<void> apply(const core::Answer &answer) override;
    core::Result<void> concede(core::PlayerId player) override { return m_game.concede(player); }
    [[nodiscard]] bool over() const override { return m_game.game().over(); }
    [[nodiscard]] std::optional<match::Suspension> suspended() const override;
    [[nodiscard]] std::uint64_t hash() const override { return m_game.game().hash(); }
    [[nodiscard]] std::uint64_t positionHash() const override;
    [[nodiscard]] bool revealedInformation() const override;
    [[nodiscard]] core::PlayerMask shownTo() const override { return m_game.game().shownTo(); }
    [[nodiscard]] match::Snapshot snapshot() const override;
    void restore(const match::Snapshot &snapshot) override;

    [[nodiscard]] Json stateJson(match::Seer viewer, match::Names names) const override;
    [[nodiscard]] Json decisionJson(match::Seer viewer, match::Names names) const override;
    [[nodiscard]] Json eventsJson(match::Seer viewer) const override;
    [[nodiscard]] Json resultJson() const override;
    [[nodiscard]] Outcome<Json> why(match::Seer viewer, const Json &gesture,
                                    match::Names names) const override;
    [[nodiscard]] Outcome<core::Answer> readAnswer(const Json &json) const override;
    [[nodiscard]] Json writeAnswer(const core::Answer &answer) const override;
    [[nodiscard]] core::Answer answerOf(match::Seer viewer,
                                        const core::Answer &answer) const override;
    [[nodiscard]] Problem explain(match::Seer viewer, const core::Refusal &refusal,
                                  match::Names names) const override;

    [[nodiscard]] Json keptCards(const match::MatchSetup &setup) const override;
    [[nodiscard]] Json shownJson() const override;
    [[nodiscard]] Json standJson() const override;

    void recordEvents(bool on) override { m_game.recordEvents(on); }
    [[nodiscard]] std::string fault() const override;
    void watch(bool on) override;
    [[nodiscard]] std::vector<match::Fill> fills() const override;
    [[nodiscard]] std::unique_ptr<match::HostedGame> twin(core::PlayerId viewer,
                                                          core::Rng &rng) const override;
    [[nodiscard]] bool surprised(core::PlayerId viewer) const override;
    [[nodiscard]] std::vector<match::OptionLook> optionLooks(core::PlayerId viewer) const override;
    [[nodiscard]] std::string_view printedId(core::CardId card) const override;

private:
    match::CardLibrary m_library;
    SeatedGame m_game;
    std::vector<std::string> m_refs;
    std::unique_ptr<Marks> m_marks;
    core::Rng m_chance; ///< before the last answer
};

} // namespace playmat::riftbound::host
