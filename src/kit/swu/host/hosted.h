#pragma once

#include "engine/swu/seated_game.h"
#include "match/card_library.h"
#include "match/hosted_game.h"

namespace playmat::match {

class Match;

/// Star Wars: Unlimited behind the interface of all games. Keeps the cards alive.
class HostedSwu final : public HostedGame
{
public:
    HostedSwu(CardLibrary library, swu::SeatedGame game);

    [[nodiscard]] const swu::SeatedGame &game() const { return m_game; }

    [[nodiscard]] const core::Decision &decision() const override { return m_game.decision(); }
    core::Result<void> apply(const core::Answer &answer) override;
    core::Result<void> concede(core::PlayerId player) override { return m_game.concede(player); }
    [[nodiscard]] bool over() const override { return m_game.over(); }
    [[nodiscard]] std::optional<Suspension> suspended() const override;
    [[nodiscard]] std::uint64_t hash() const override { return m_game.game().hash(); }
    [[nodiscard]] std::uint64_t positionHash() const override;
    [[nodiscard]] bool revealedInformation() const override
    {
        return m_game.game().revealedInformation();
    }
    [[nodiscard]] core::PlayerMask shownTo() const override { return m_game.game().shownTo(); }
    [[nodiscard]] Snapshot snapshot() const override;
    void restore(const Snapshot &snapshot) override;

    [[nodiscard]] Json stateJson(Seer viewer, Names names) const override;
    [[nodiscard]] Json decisionJson(Seer viewer, Names names) const override;
    [[nodiscard]] Json eventsJson(Seer viewer) const override;
    [[nodiscard]] Json resultJson() const override;
    [[nodiscard]] Outcome<Json> why(Seer viewer, const Json &gesture, Names names) const override;
    [[nodiscard]] Outcome<core::Answer> readAnswer(const Json &json) const override;
    [[nodiscard]] Json writeAnswer(const core::Answer &answer) const override;
    [[nodiscard]] core::Answer answerOf(Seer viewer, const core::Answer &answer) const override;
    [[nodiscard]] Problem explain(Seer viewer, const core::Refusal &refusal,
                                  Names names) const override;

    [[nodiscard]] Json keptCards(const MatchSetup &setup) const override;
    [[nodiscard]] Json shownJson() const override;
    [[nodiscard]] Json standJson() const override;

    void recordEvents(bool on) override { m_game.recordEvents(on); }
    [[nodiscard]] std::size_t names() const override { return m_game.db().names.size(); }
    [[nodiscard]] std::vector<std::string> eventLines(Names names) const override;
    void watch(bool on) override;
    [[nodiscard]] std::vector<Fill> fills() const override;
    [[nodiscard]] std::unique_ptr<HostedGame> twin(core::PlayerId viewer,
                                                   core::Rng &rng) const override;
    [[nodiscard]] bool surprised(core::PlayerId viewer) const override;
    [[nodiscard]] std::vector<OptionLook> optionLooks(core::PlayerId viewer) const override;
    [[nodiscard]] std::string_view printedId(core::CardId card) const override;
    /// The round, who has won and why, the damage on both bases, every card's place.
    [[nodiscard]] std::vector<Sign> ending() const override;

private:
    CardLibrary m_library;
    swu::SeatedGame m_game;
    std::vector<std::uint64_t> m_idNumbers;
    std::unique_ptr<swu::Marks> m_marks;
    core::Rng m_chance; ///< before the last answer
};

/// The engine of a match of this game; nullptr when it is another game's.
[[nodiscard]] const swu::Game *swuGame(const HostedGame &game);
[[nodiscard]] const swu::Game *swuGame(const Match &match);
/// The same with what each seat calls the cards.
[[nodiscard]] const swu::SeatedGame *seatedSwu(const HostedGame &game);

} // namespace playmat::match
