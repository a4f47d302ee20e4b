#pragma once

#include "kit/lorcana/table/explanations.h"
#include "kit/lorcana/table/prompt_words.h"
#include "table/game/game_port.h"

#include <functional>

namespace playmat::lorcana::board {

/// Disney Lorcana as the controller sees it: the open decision of a game, on the cards that a scene
/// shows now. What the scene does not show face up has no name here either.
class Port final : public table::GamePort
{
public:
    using OpenSight = std::function<const Sight &()>; ///< of the question that is open now

    Port(const Presenter &presenter, OpenSight sight, table::TableScene &scene, Host &host);

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
    [[nodiscard]] const core::Decision &question() const override { return sight().decision(); }
    [[nodiscard]] table::ChoiceStyle cardChoiceStyle() const override;
    [[nodiscard]] bool showsHidden(const core::Option &option) const override;
    [[nodiscard]] table::Prompt asked() const override;
    [[nodiscard]] std::vector<table::OptionRow> lookedAt() const override;
    [[nodiscard]] table::RefusalText explain(const core::Refusal &refusal) const override;
    [[nodiscard]] table::RefusalText refusalOf(const table::TableGesture &gesture) const override;
    [[nodiscard]] std::vector<table::OptionRow> notNow(int card) const override;

private:
    [[nodiscard]] const Sight &sight() const { return m_sight(); }
    [[nodiscard]] PromptWords words() const { return {m_presenter, sight()}; }
    [[nodiscard]] table::ZoneKey placeOfChosen(const core::Option &option) const;
    [[nodiscard]] static core::CardId gameCard(int viewId);
    [[nodiscard]] bool isDrawn(core::CardId card) const;
    [[nodiscard]] bool needsLook() const;
    [[nodiscard]] bool looksSomewhere() const;

    // why not
    [[nodiscard]] Gesture gestureOf(const table::TableGesture &gesture) const;
    [[nodiscard]] std::vector<core::Refusal> whyNot(const table::TableGesture &gesture) const;
    [[nodiscard]] std::vector<core::Refusal> refusalsOf(int card) const;
    [[nodiscard]] bool isOffered(core::CardId card, OptionKind kind) const;
    [[nodiscard]] bool mayJoinIn(core::CardId singer, core::CardId song) const;
    [[nodiscard]] table::RefusalText comesFirst(const core::Refusal &refusal) const;
    [[nodiscard]] table::RefusalText ownWords(const table::TableGesture &gesture) const;
    [[nodiscard]] table::RefusalText aboutHidden(const table::CardRow &row) const;
    [[nodiscard]] table::RefusalText doesNotFit() const;
    [[nodiscard]] table::RefusalText nothingThere(const table::CardRow &held) const;

    // what options come to
    [[nodiscard]] std::vector<table::OutcomePart> partsOf(const core::Option &option) const;
    [[nodiscard]] table::CardHint damageHint(const core::Option &option, int amount) const;

    [[nodiscard]] table::CardHint challengeHint(const core::Option &option) const;
    [[nodiscard]] table::CardHint choiceHint(const core::Option &option) const;
    [[nodiscard]] table::CardHint singingHint(const core::Option &option) const;

    const Presenter &m_presenter;
    OpenSight m_sight;
    Explain m_explain;
};

} // namespace playmat::lorcana::board
