#pragma once

#include "engine/core/result.h"
#include "table/game/table_port.h"
#include "table/game/table_watch.h"
#include "table/layout/table_scene.h"

#include <optional>

namespace playmat::table {

/// The open question of a game on the cards that a scene shows: what is the same in every game.
/// What the game calls its options, and why others do not exist, its kit says in a class of its
/// own.
class GamePort : public TablePort
{
public:
    /// What the table does for the port of its game.
    class Host
    {
    public:
        Host() = default;
        Host(const Host &) = delete;
        Host &operator=(const Host &) = delete;
        virtual ~Host() = default;

        virtual core::Result<void> submit(const core::Answer &answer) = 0;
        [[nodiscard]] virtual TableWatch *watch() const = 0; ///< nullptr: nobody watches
        virtual void peek(int seat) = 0;
        [[nodiscard]] virtual bool handCovered(int seat) const = 0;
        virtual void openTray(const QString &what) = 0;
        virtual void finishPlayback() = 0;
        virtual void refresh() = 0;
        [[nodiscard]] virtual quint64 decisionId() const = 0;
        /// What is said while the program decides for a seat; nothing: a person does.
        [[nodiscard]] virtual std::optional<QString> programsTurn(int seat) const = 0;
        [[nodiscard]] virtual QString playerName(int seat) const = 0;
        /// Takes back the current player's last action and all answers that followed it. False:
        /// nothing was taken back, because the other players would have to agree.
        virtual bool takeBackAction() { return false; }
    };

    /// Both outlive the port.
    GamePort(TableScene &scene, Host &host)
        : m_scene(scene)
        , m_host(host)
    {
    }

    [[nodiscard]] ChoiceStyle choiceStyle() const final;
    /// What people are asked: the program's own questions are nobody's business.
    [[nodiscard]] const core::Decision &decision() const final;
    [[nodiscard]] quint64 decisionId() const final { return m_host.decisionId(); }
    [[nodiscard]] Prompt prompt() const final;
    [[nodiscard]] std::vector<OptionRow> looked() const final;
    [[nodiscard]] std::vector<int> listed() const override;
    std::optional<RefusalText> submit(const core::Answer &answer) final;
    bool takeClick(int card, QPoint at) final;
    [[nodiscard]] RefusalText why(const TableGesture &gesture) const final;
    [[nodiscard]] std::vector<OptionRow> refusedActions(int card) const final;
    [[nodiscard]] RefusalText whyCovered(int seat) const final;

    [[nodiscard]] const std::vector<CardRow> &rows() const final { return m_scene.rows(); }
    [[nodiscard]] const CardRow *row(int viewId) const final { return m_scene.row(viewId); }
    [[nodiscard]] int cardAt(QPoint point, int except) const final;
    [[nodiscard]] ZoneKey zoneAt(QPoint point) const final;
    [[nodiscard]] QRect zoneRect(ZoneKey zone) const final;
    [[nodiscard]] const TableSpec &spec() const final { return m_scene.spec(); }
    [[nodiscard]] QRect tokenRect() const final;
    [[nodiscard]] int midY() const final;
    [[nodiscard]] bool handCovered(int seat) const final { return m_host.handCovered(seat); }
    [[nodiscard]] int seatAt(QPoint point) const final;

    // A game that says less says nothing.
    [[nodiscard]] QString chipFor(int) const override { return {}; }
    [[nodiscard]] QVariantList outcomeOf(int) const override { return {}; }
    [[nodiscard]] CardHint hintOf(int) const override { return {}; }
    [[nodiscard]] UseHint useOf(int) const override { return {}; }
    [[nodiscard]] std::vector<CardHint> hintsOf(const core::Answer &) const override { return {}; }
    [[nodiscard]] QString sumOf(const core::Answer &) const override { return {}; }
    [[nodiscard]] QString doneWords(const core::Answer &chosen) const override;
    [[nodiscard]] OptionRow describeTogether(const std::vector<int> &options) const override;
    [[nodiscard]] QString togetherWords(int cards) const override;
    /// Whether the player can take back an action while paying for it: a game asks further
    /// questions before it carries out the action.
    [[nodiscard]] bool takesBack() const override;
    bool takeBackAction() final { return m_host.takeBackAction(); }

    void peek(int seat) final { m_host.peek(seat); }
    void openTray(const QString &what) final { m_host.openTray(what); }
    void finishPlayback() final { m_host.finishPlayback(); }
    void refreshTable() final { m_host.refresh(); }

protected:
    // --- what the game says
    /// The question that is open, whoever is asked.
    [[nodiscard]] virtual const core::Decision &question() const = 0;
    /// How a question is put whose kind alone does not say it: for most, whether its cards are
    /// chosen where they are or shown in a strip.
    [[nodiscard]] virtual ChoiceStyle cardChoiceStyle() const { return ChoiceStyle::Board; }
    /// Whether only a look at the hand tells that this option of an action exists: it is neither
    /// lit nor offered while that hand is covered.
    [[nodiscard]] virtual bool showsHidden(const core::Option & /*option*/) const { return false; }
    [[nodiscard]] virtual Prompt asked() const = 0;
    [[nodiscard]] virtual std::vector<OptionRow> lookedAt() const { return {}; }
    [[nodiscard]] virtual RefusalText explain(const core::Refusal &refusal) const = 0;
    /// Why the gesture means nothing; `code` is what the game calls the reason.
    [[nodiscard]] virtual RefusalText refusalOf(const TableGesture &gesture) const = 0;
    /// Everything that a face-up card cannot do now, as lines of its menu.
    [[nodiscard]] virtual std::vector<OptionRow> notNow(int /*card*/) const { return {}; }

    [[nodiscard]] std::optional<QString> programsTurn() const;
    /// Whether people are shown less than the question, because a hand is covered.
    [[nodiscard]] bool holdsBack() const { return &decision() == &m_uncovered; }
    /// A line of a menu that says why not.
    [[nodiscard]] static OptionRow refusedLine(int card, const RefusalText &text);
    [[nodiscard]] QString playerName(int seat) const { return m_host.playerName(seat); }
    [[nodiscard]] const TableScene &scene() const { return m_scene; }

private:
    /// As much of the question as a covered hand lets show: what it keeps back names nothing, and
    /// every other option has its own number.
    [[nodiscard]] const core::Decision &uncovered(const core::Decision &asked) const;
    void workOutUncovered(const core::Decision &asked) const;

    TableScene &m_scene;
    Host &m_host;
    mutable core::Decision m_nothing; ///< what people are asked while the program decides
    mutable quint64 m_uncoveredOf = ~quint64(0); ///< the question that the next two are about
    mutable core::Decision m_uncovered; ///< the question as far as a covered hand lets it show
    mutable bool m_keepsBack = false; ///< that is less than the question
};

} // namespace playmat::table
