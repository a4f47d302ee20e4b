#pragma once

#include "engine/lorcana/text/reason_text.h"
#include "kit/common/table/stepped_port.h"
#include "kit/lorcana/table/explanations.h"
#include "kit/lorcana/table/prompt_words.h"
#include "kit/lorcana/table/words.h"

namespace playmat::lorcana::board {

/// The types and constants of the game for kit::SteppedPort.
struct PortParts
{
    using Presenter = board::Presenter;
    using Sight = board::Sight;
    using Explain = board::Explain;
    using PromptWords = board::PromptWords;
    using Words = board::Words;
    using Gesture = lorcana::Gesture;
    using Reason = lorcana::Reason;
    using OptionKind = lorcana::OptionKind;
    static constexpr std::size_t kMaxCards = lorcana::kMaxCards;
    static constexpr std::size_t kPlayers = lorcana::kPlayers;
    static constexpr const char *kNoMeaning = "CR 1.7.6";
    static constexpr const char *kNoChoice = "CR 6.7.3";
};

/// Presents Disney Lorcana to the controller.
class Port final : public kit::SteppedPort<PortParts>
{
public:
    using SteppedPort::SteppedPort;

    [[nodiscard]] table::OptionRole role(const core::Option &option) const override;
    [[nodiscard]] table::ZoneKey place(const core::Option &option) const override;
    [[nodiscard]] table::OptionRow describe(int option) const override;
    [[nodiscard]] std::vector<table::OptionRow> names() const override;
    [[nodiscard]] QString chipFor(int card) const override;
    [[nodiscard]] QVariantList outcomeOf(int option) const override;
    [[nodiscard]] table::CardHint hintOf(int option) const override;
    [[nodiscard]] table::UseHint useOf(int option) const override;
    [[nodiscard]] std::vector<table::CardHint> hintsOf(const core::Answer &shares) const override;
    [[nodiscard]] QString sumOf(const core::Answer &chosen) const override;

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

    // why not
    [[nodiscard]] bool mayJoinIn(core::CardId singer, core::CardId song) const;
    [[nodiscard]] table::RefusalText aboutHidden(const table::CardRow &row) const;

    // what options come to
    [[nodiscard]] std::vector<table::OutcomePart> partsOf(const core::Option &option) const;
    [[nodiscard]] table::CardHint damageHint(const core::Option &option, int amount) const;

    [[nodiscard]] table::CardHint challengeHint(const core::Option &option) const;
    [[nodiscard]] table::CardHint choiceHint(const core::Option &option) const;
    [[nodiscard]] table::CardHint singingHint(const core::Option &option) const;
};

} // namespace playmat::lorcana::board
