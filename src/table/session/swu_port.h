#pragma once

#include "table/interaction/playback_queue.h"
#include "table/interaction/table_port.h"
#include "table/presenter/explanations.h"
#include "table/presenter/swu_presenter.h"
#include "table/presenter/table_sight.h"
#include "table/session/table_scene.h"
#include "table/session/table_watch.h"

#include <QCoreApplication>

#include <functional>
#include <map>

namespace playmat::table {

/// Star Wars: Unlimited as the controller sees it: the open decision of a game, on the cards that a
/// scene shows now. What the scene does not show face up has no name here either.
class SwuPort : public TablePort
{
    Q_DECLARE_TR_FUNCTIONS(SwuPort)

public:
    /// What the session does for the controller.
    struct Host
    {
        std::function<const TableSight &()> sight; ///< of the question that is open now
        std::function<core::Result<void>(const core::Answer &)> submit;
        std::function<TableWatch *()> watch; ///< nullptr: nobody watches
        std::function<void(int)> peek;
        std::function<bool(int)> handCovered;
        std::function<void(const QString &)> openTray;
        std::function<void()> finishPlayback;
        std::function<void()> refresh;
        std::function<quint64()> decisionId;
        /// What is said while the program decides for a seat; nothing: a person does.
        std::function<std::optional<QString>(int)> programsTurn;
    };

    SwuPort(const SwuPresenter &presenter, TableScene &scene, Host host);

    [[nodiscard]] const core::Decision &decision() const override;
    [[nodiscard]] quint64 decisionId() const override { return m_host.decisionId(); }
    [[nodiscard]] ChoiceStyle choiceStyle() const override;
    [[nodiscard]] OptionRole role(const core::Option &option) const override;
    [[nodiscard]] ZoneKey place(const core::Option &option) const override;
    [[nodiscard]] OptionRow describe(int option) const override;
    [[nodiscard]] Prompt prompt() const override;
    [[nodiscard]] std::vector<OptionRow> looked() const override;

    std::optional<RefusalText> submit(const core::Answer &answer) override;
    bool takeClick(int card, QPoint at) override;
    [[nodiscard]] RefusalText why(const TableGesture &gesture) const override;
    [[nodiscard]] std::vector<OptionRow> refusedActions(int card) const override;
    [[nodiscard]] RefusalText doesNotFit(const core::Refusal &refusal) const;
    [[nodiscard]] RefusalText comesFirst(const core::Refusal &refusal) const;
    [[nodiscard]] RefusalText explain(const core::Refusal &refusal) const;
    [[nodiscard]] QString chipFor(int card) const override;
    [[nodiscard]] QVariantList outcomeOf(int option) const override;
    [[nodiscard]] CardHint hintOf(int option) const override;
    [[nodiscard]] UseHint useOf(int option) const override;
    [[nodiscard]] std::vector<CardHint> hintsOf(const core::Answer &shares) const override;

    [[nodiscard]] const std::vector<CardRow> &rows() const override { return m_scene.rows(); }
    [[nodiscard]] const CardRow *row(int viewId) const override { return m_scene.row(viewId); }
    [[nodiscard]] int cardAt(QPoint point, int except) const override;
    [[nodiscard]] ZoneKey zoneAt(QPoint point) const override;
    [[nodiscard]] QRect zoneRect(ZoneKey zone) const override;
    [[nodiscard]] QRect initiativeRect() const override;
    [[nodiscard]] bool handCovered(int seat) const override { return m_host.handCovered(seat); }
    [[nodiscard]] int seatAt(QPoint point) const override;

    void peek(int seat) override { m_host.peek(seat); }
    [[nodiscard]] RefusalText whyCovered(int seat) const override;
    void openTray(const QString &what) override { m_host.openTray(what); }
    void finishPlayback() override { m_host.finishPlayback(); }
    void refreshTable() override { m_host.refresh(); }

private:
    /// Of one question.
    struct Hints
    {
        quint64 decision = 0;
        bool covered = false;
        std::map<int, CardHint> choices;
        std::map<int, UseHint> uses;
    };

    [[nodiscard]] std::optional<QString> programsTurn() const;
    /// The hand of the player who decides is covered, and something the card could do only shows
    /// with a look at it; `ability` 0: anything.
    [[nodiscard]] bool isUnderCover(core::CardId card, swu::AbilityId ability) const;
    [[nodiscard]] RefusalText whyUnderCover() const;
    [[nodiscard]] const core::Decision &uncovered(const core::Decision &asked) const;
    void workOutUncovered(const core::Decision &asked) const;
    [[nodiscard]] core::Answer inQuestion(core::Answer answer) const;
    [[nodiscard]] Hints &hints() const;
    [[nodiscard]] CardHint workOutHint(int option) const;
    [[nodiscard]] UseHint workOutUse(int option) const;
    [[nodiscard]] int costDamageOf(core::CardId card) const;
    [[nodiscard]] const TableSight &sight() const { return m_host.sight(); }
    [[nodiscard]] std::vector<core::Refusal> refusalsOf(int card) const;
    [[nodiscard]] std::vector<swu::Gesture> gesturesNotOffered(core::CardId id) const;
    [[nodiscard]] static OptionRow refusedLine(int card, const RefusalText &text);
    [[nodiscard]] std::vector<OptionRow> refusedWays(int card) const;
    [[nodiscard]] std::vector<swu::WayToPlay> waysOf(core::CardId card) const;
    [[nodiscard]] core::CardId baseOf(int seat) const;
    [[nodiscard]] static core::CardId gameCard(int viewId);
    [[nodiscard]] ChoiceStyle cardChoiceStyle() const;
    [[nodiscard]] bool isDrawn(core::CardId card) const;
    [[nodiscard]] bool needsLook() const;
    [[nodiscard]] bool isOffered(core::CardId card) const;
    [[nodiscard]] swu::Gesture gestureOf(const TableGesture &gesture) const;
    [[nodiscard]] bool isOthersResource(const TableGesture &gesture) const;
    [[nodiscard]] RefusalText whyOthersResource(const TableGesture &gesture) const;

    const SwuPresenter &m_presenter;
    TableScene &m_scene;
    Host m_host;
    Explain m_explain;
    mutable Hints m_hints;
    mutable core::Decision m_nothing; ///< what people are asked while the program decides
    mutable quint64 m_uncoveredOf = ~quint64(0); ///< the question that the next two are about
    mutable core::Decision m_uncovered; ///< the question as far as a covered hand lets it show
    mutable std::vector<std::uint16_t> m_ids; ///< of its options, in the question itself
};

} // namespace playmat::table
