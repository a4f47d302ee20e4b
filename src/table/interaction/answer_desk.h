#pragma once

#include "table/game/table_port.h"
#include "table/interaction/hand_part.h"
#include "table/interaction/held_card.h"
#include "table/interaction/selection.h"
#include "table/interaction/targets.h"
#include "table/view/option_model.h"

#include <QObject>
#include <QQmlEngine>

namespace playmat::table {

/// The question that is open and what has been chosen of it so far; every way of playing ends here,
/// in one submit(). Says what cannot be done and why.
class AnswerDesk : public QObject, private HandPart
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(playmat::table::Prompt prompt READ prompt NOTIFY promptChanged)
    Q_PROPERTY(QString choice READ choiceName NOTIFY promptChanged)
    Q_PROPERTY(playmat::table::OptionModel *choices READ choices CONSTANT)
    Q_PROPERTY(playmat::table::OptionModel *looked READ looked CONSTANT)
    Q_PROPERTY(playmat::table::RefusalNote refusal READ refusal NOTIFY refusalChanged)

public:
    explicit AnswerDesk(TableController &table);

    [[nodiscard]] const Prompt &prompt() const { return m_prompt; }
    [[nodiscard]] ChoiceStyle choice() const { return m_choice; }
    [[nodiscard]] QString choiceName() const;
    [[nodiscard]] OptionModel *choices() { return &m_choices; }
    /// What is looked at while something other than these cards is chosen.
    [[nodiscard]] OptionModel *looked() { return &m_looked; }
    [[nodiscard]] const RefusalNote &refusal() const { return m_refusal; }

    // --- the question
    [[nodiscard]] const Selection &selection() const { return m_selection; }
    /// Of each option, while something is divided.
    [[nodiscard]] const std::vector<CardHint> &shares() const { return m_shares; }
    [[nodiscard]] bool choosesOnBoard() const { return m_choosesOnBoard; }
    [[nodiscard]] bool choosesSeveral() const;
    /// Whether the question begins with a suggested answer, which Enter accepts.
    [[nodiscard]] bool suggests() const;
    /// Whether the player answers by pointing at cards or places on the table.
    [[nodiscard]] bool choosesPlaces() const;
    /// The option that chooses that place; -1: none.
    [[nodiscard]] int optionAt(ZoneKey zone) const;
    [[nodiscard]] int optionWithRole(OptionRole role) const;
    [[nodiscard]] int optionOnCard(int viewId) const;
    [[nodiscard]] bool hasOptions(int viewId) const;
    /// Whether there is something to do with a card of a pile, if only to be told why not now.
    [[nodiscard]] Q_INVOKABLE bool canUse(int viewId) const;
    [[nodiscard]] bool underCover() const { return m_underCover; }
    /// Another question is open than before: nothing of it is chosen yet.
    [[nodiscard]] bool takeQuestion();
    /// Whether the hand of whoever is asked has been covered or opened.
    [[nodiscard]] bool noteCover();
    void forgetQuestion() { m_decisionId = 0; }
    void show(); ///< the prompt and the choices are worked out again
    /// What is shown now is what the hand means.
    void noteMeant();

    // --- for gestures
    /// A card was dropped onto a target, over that card.
    void answerDrop(const Target &target, int over, QPoint at);
    void submitTarget(const Target &target, QPointF at);
    void answerLine(const OptionRow &chosen); ///< of the menu
    void choosePlace(int option);
    void chooseCard(int viewId);
    [[nodiscard]] bool areStillMeant(const std::vector<int> &options) const;

    // --- what cannot be done
    void refuse(const RefusalText &text, QPointF at, int about = -1);
    void refuseGesture(const TableGesture &gesture, QPointF at);
    /// The same before it is done: the held card is over something.
    void warn(const TableGesture &gesture, QPointF at);
    /// The card that the refusal is about and that was there to be read; or -1.
    [[nodiscard]] int refusedOf() const { return m_refusedOf; }
    /// The reason for one of several cards, with the name of the card.
    [[nodiscard]] RefusalText whyNamed(const TableGesture &gesture) const;
    void refuseNamed(const TableGesture &gesture, QPointF at);

public slots:
    void choose(int row); ///< chooses the option in that row of `choices`
    void chooseOption(int option); ///< chooses an option of the question that another list shows
    void give(int row, int change);
    void giveTo(int viewId, int change);
    void moveChoice(int from, int to);
    void chooseNumber(int number);
    void chooseName(int row);
    /// The row after (or, with -1, before) that one whose label contains these letters, whatever
    /// their case; -1: there is none.
    [[nodiscard]] int nextName(int from, int by, const QString &part) const;

    // --- the plain answers
    void pass();
    void takeToken();
    void endTurn();
    void done();
    void takeBack(); ///< takes back the action that the question belongs to
    void skip();
    void confirm(bool yes);
    void dismissRefusal();

signals:
    void promptChanged();
    void refusalChanged();
    void submitted(); ///< an answer was taken
    void refused(); ///< something was not possible, for a sound

private:
    void submit(const core::Answer &answer);
    void submitOption(int option);
    void submitMeant(const Target &target, QPointF at);
    void chooseWay(const std::vector<int> &options, QPointF at);
    void followUp(int targetCard);
    void followLater();
    void fillFirst(int option);
    [[nodiscard]] bool enough() const;
    [[nodiscard]] core::Answer answerOfAll(const std::vector<int> &options) const;
    void answerRole(OptionRole role);
    void toggle(int option);
    void choosePayment(const QList<int> &options);
    void showPrompt();
    void showChoices();
    void noteShares();
    [[nodiscard]] Prompt promptNow() const;
    [[nodiscard]] bool collects() const;
    [[nodiscard]] bool maySkip() const;
    [[nodiscard]] bool isAskedUnderCover() const;
    [[nodiscard]] std::vector<OptionRow> listedChoices() const;
    [[nodiscard]] bool isDocked() const;
    [[nodiscard]] bool isBlind(const Prompt &prompt) const;
    [[nodiscard]] QString counterText() const;

    Prompt m_prompt;
    ChoiceStyle m_choice = ChoiceStyle::None;
    Selection m_selection;
    OptionModel m_choices;
    OptionModel m_looked;
    std::vector<core::Option> m_meant; ///< the options that the menu or the targets were made from
    std::vector<CardHint> m_shares;
    bool m_choosesOnBoard = false; ///< some card of the board can be chosen
    bool m_underCover = false; ///< the hand of whoever is asked is covered
    RefusalNote m_refusal;
    int m_refusedOf = -1;
    int m_wanted = -1; ///< the card that an event was dropped onto; the question for it comes after
                       ///< the costs
    quint64 m_decisionId = 0;
};

} // namespace playmat::table
