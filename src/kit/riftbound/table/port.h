#pragma once

#include "engine/riftbound/text/reason_text.h"
#include "kit/common/table/stepped_port.h"
#include "kit/riftbound/table/explanations.h"
#include "kit/riftbound/table/prompt_words.h"
#include "kit/riftbound/table/words.h"

#include <map>

namespace playmat::riftbound::board {

/// The types and constants of the game for kit::SteppedPort.
struct PortParts
{
    using Presenter = board::Presenter;
    using Sight = board::Sight;
    using Explain = board::Explain;
    using PromptWords = board::PromptWords;
    using Words = board::Words;
    using Gesture = riftbound::Gesture;
    using Reason = riftbound::Reason;
    using OptionKind = riftbound::OptionKind;
    static constexpr std::size_t kMaxCards = riftbound::kMaxCards;
    static constexpr std::size_t kPlayers = riftbound::kPlayers;
    static constexpr const char *kNoMeaning = "CR 349";
    static constexpr const char *kNoChoice = "CR 355.6";
};

/// Presents Riftbound to the controller.
class Port final : public kit::SteppedPort<PortParts>
{
public:
    using SteppedPort::SteppedPort;
    using OnCard = table::UseHint::OnCard;

    [[nodiscard]] table::OptionRole role(const core::Option &option) const override;
    [[nodiscard]] table::ZoneKey place(const core::Option &option) const override;
    [[nodiscard]] table::OptionRow describe(int option) const override;
    [[nodiscard]] QString chipFor(int card) const override;
    [[nodiscard]] table::CardHint hintOf(int option) const override;
    [[nodiscard]] table::UseHint useOf(int option) const override;
    [[nodiscard]] bool isNeverNeeded(const core::Option &option) const override;
    [[nodiscard]] std::vector<table::CardHint> hintsOf(const core::Answer &shares) const override;
    [[nodiscard]] table::CardHint hintTogether(const std::vector<int> &options) const override;
    [[nodiscard]] std::vector<OnCard>
    othersTogether(const std::vector<int> &options) const override;
    [[nodiscard]] table::OptionRow describeTogether(const std::vector<int> &options) const override;
    [[nodiscard]] QString togetherWords(int cards) const override;
    [[nodiscard]] int missing(const core::Answer &payment) const override
    {
        return sight().missing(payment);
    }
    [[nodiscard]] QString doneWords(const core::Answer &chosen) const override;
    [[nodiscard]] std::optional<table::RefusalText>
    objection(const core::Answer &answer) const override;
    [[nodiscard]] bool takesBack() const override;

protected:
    [[nodiscard]] bool showsHidden(const core::Option &option) const override;
    [[nodiscard]] bool isDrawn(core::CardId card) const override;
    [[nodiscard]] bool needsLook() const override;
    [[nodiscard]] Gesture gestureOf(const table::TableGesture &gesture) const override;
    [[nodiscard]] table::RefusalText ownWords(const table::TableGesture &gesture) const override;
    [[nodiscard]] QString nothingThere(const table::CardRow &held) const override;
    void refuseEach(std::vector<core::Refusal> &all, const CardView &card) const override;

private:
    [[nodiscard]] table::ZoneKey placeOfChosen(const core::Option &option) const;
    [[nodiscard]] bool looksSomewhere() const;
    [[nodiscard]] bool isAsked(Prompt prompt) const;
    [[nodiscard]] bool isGear(const core::Option &option) const;

    // hints
    /// The hints for the open question. They are kept because the table asks for them with each
    /// movement of the pointer.
    struct Hints
    {
        quint64 decision = 0;
        bool covered = false; ///< a hand is covered, so less may be told
        std::map<int, table::CardHint> choices;
        std::map<int, table::UseHint> uses;
    };
    [[nodiscard]] Hints &hints() const;
    [[nodiscard]] table::CardHint workOutHint(const core::Option &option) const;
    [[nodiscard]] table::UseHint workOutUse(const core::Option &option) const;

    // why not
    [[nodiscard]] table::RefusalText aboutHidden(const table::CardRow &row) const;

    mutable Hints m_hints;
};

} // namespace playmat::riftbound::board
