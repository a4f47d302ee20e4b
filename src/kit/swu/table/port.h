#pragma once

#include "kit/swu/table/explanations.h"
#include "kit/swu/table/presenter.h"
#include "kit/swu/table/table_sight.h"
#include "table/game/game_port.h"

#include <functional>
#include <map>

namespace playmat::table {

/// Star Wars: Unlimited as the controller sees it: the open decision of a game, on the cards that a
/// scene shows now. What the scene does not show face up has no name here either.
class SwuPort final : public GamePort
{
public:
    using Sight = std::function<const TableSight &()>; ///< of the question that is open now

    SwuPort(const SwuPresenter &presenter, Sight sight, TableScene &scene, Host &host);

    [[nodiscard]] OptionRole role(const core::Option &option) const override;
    [[nodiscard]] ZoneKey place(const core::Option &option) const override;
    [[nodiscard]] OptionRow describe(int option) const override;
    [[nodiscard]] std::vector<int> listed() const override;
    [[nodiscard]] std::vector<OptionRow> names() const override;
    [[nodiscard]] QString chipFor(int card) const override;
    [[nodiscard]] QVariantList outcomeOf(int option) const override;
    [[nodiscard]] CardHint hintOf(int option) const override;
    [[nodiscard]] UseHint useOf(int option) const override;
    [[nodiscard]] std::vector<CardHint> hintsOf(const core::Answer &shares) const override;

protected:
    [[nodiscard]] const core::Decision &question() const override { return sight().decision(); }
    [[nodiscard]] ChoiceStyle cardChoiceStyle() const override;
    [[nodiscard]] bool showsHidden(const core::Option &option) const override;
    [[nodiscard]] Prompt asked() const override;
    [[nodiscard]] std::vector<OptionRow> lookedAt() const override;
    [[nodiscard]] RefusalText explain(const core::Refusal &refusal) const override;
    [[nodiscard]] RefusalText refusalOf(const TableGesture &gesture) const override;
    [[nodiscard]] std::vector<OptionRow> notNow(int card) const override;

private:
    /// Of one question.
    struct Hints
    {
        quint64 decision = 0;
        bool covered = false;
        std::map<int, CardHint> choices;
        std::map<int, UseHint> uses;
    };

    [[nodiscard]] RefusalText doesNotFit(const core::Refusal &refusal) const;
    [[nodiscard]] RefusalText comesFirst(const core::Refusal &refusal) const;
    /// The hand of the player who decides is covered, and something the card could do only shows
    /// with a look at it; `ability` 0: anything.
    [[nodiscard]] bool isUnderCover(core::CardId card, swu::AbilityId ability) const;
    [[nodiscard]] RefusalText whyUnderCover() const;
    [[nodiscard]] Hints &hints() const;
    [[nodiscard]] CardHint workOutHint(int option) const;
    [[nodiscard]] UseHint workOutUse(int option) const;
    [[nodiscard]] int costDamageOf(core::CardId card) const;
    [[nodiscard]] const TableSight &sight() const { return m_sight(); }
    [[nodiscard]] std::vector<core::Refusal> refusalsOf(int card) const;
    [[nodiscard]] std::vector<swu::Gesture> gesturesNotOffered(core::CardId id) const;
    [[nodiscard]] std::vector<OptionRow> refusedWays(int card) const;
    [[nodiscard]] std::vector<swu::WayToPlay> waysOf(core::CardId card) const;
    [[nodiscard]] core::CardId baseOf(int seat) const;
    [[nodiscard]] static core::CardId gameCard(int viewId);
    [[nodiscard]] bool isDrawn(core::CardId card) const;
    [[nodiscard]] bool needsLook() const;
    [[nodiscard]] bool isOffered(core::CardId card) const;
    [[nodiscard]] swu::Gesture gestureOf(const TableGesture &gesture) const;
    [[nodiscard]] swu::Why whyNot(const TableGesture &gesture) const;
    [[nodiscard]] bool isOthersResource(const TableGesture &gesture) const;
    [[nodiscard]] RefusalText whyOthersResource(const TableGesture &gesture) const;

    const SwuPresenter &m_presenter;
    Sight m_sight;
    Explain m_explain;
    mutable Hints m_hints;
};

} // namespace playmat::table
