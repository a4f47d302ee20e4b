#pragma once

#include "engine/core/decision.h"
#include "table/layout/table_spec.h"
#include "table/view/board_info.h"
#include "table/view/card_row.h"
#include "table/view/option_model.h"
#include "table/view/outcome.h"

#include <QPoint>
#include <QString>
#include <QVariantList>

#include <optional>
#include <vector>

namespace playmat::table {

/// What an option is to somebody at a table, whatever the game calls it.
enum class OptionRole {
    Plain, ///< done with or to a card, or chosen from a list
    Pass,
    EndTurn, ///< for games in which a turn does not end with a pass
    Token, ///< the option of the token that lies on the line
    Yes,
    No,
};

/// What a gesture meant that is not in the list of legal options.
struct TableGesture
{
    int card = -1; ///< view id of what was held; -1: none
    int onto = -1; ///< view id of the card it was dropped on
    ZoneKey zone; ///< zone it was dropped on
    OptionRole action = OptionRole::Plain;
};

/// Why something is not possible: one sentence, and the rule that says so ("CR 6.3.2").
struct RefusalText
{
    QString text;
    QString rule;
    int card = -1; ///< the card that it is about, shown with it
    QString code{}; ///< what the game calls it; empty: it is not the game's
};

/// What using a card would do before it is paid for.
struct UseHint
{
    struct OnCard
    {
        int card = -1; ///< view id
        CardHint hint;
    };

    int costDamage = 0; ///< to one's own base, which its cost deals
    QString idle; ///< that it would change nothing, and what it costs; empty: it would, or may
    bool asks = false; ///< which of the targets is asked next
    std::vector<OnCard> targets; ///< the cards it can be used on
    std::vector<OnCard> others; ///< what else it does something to, whatever is chosen
    std::vector<int> notOnto; ///< view ids of cards on which a drop has another meaning
};

/// How a choice is put to the player.
enum class ChoiceStyle {
    None,
    Action, ///< gestures on the table
    Board, ///< cards on the table are chosen
    Payment, ///< the player swaps what pays, starting from a suggestion
    Cards, ///< cards that are not on the table are shown and chosen
    Distribute, ///< amounts on cards of the table
    List, ///< lines: modes, players, triggers
    Order, ///< lines are put in order
    Number,
    Name,
    Confirm,
    Mulligan,
};

/// What the controller needs from the rest of the table. The session implements it over a match;
/// tests over a list of options. The controller knows no rule: which options exist, what they are
/// called and why others do not exist: it asks here.
class TablePort
{
public:
    virtual ~TablePort() = default;

    // --- the question
    /// An option that people are not shown has its place there, and names nothing.
    [[nodiscard]] virtual const core::Decision &decision() const = 0;
    /// A new number for each question, so that what was chosen for one is not kept for the next.
    [[nodiscard]] virtual quint64 decisionId() const = 0;
    [[nodiscard]] virtual ChoiceStyle choiceStyle() const = 0;
    [[nodiscard]] virtual OptionRole role(const core::Option &option) const = 0;
    /// Where the option's card has to be dropped when it names no target card.
    [[nodiscard]] virtual ZoneKey place(const core::Option &option) const = 0;
    /// The option in words, with the face of its card where the viewer may see it.
    [[nodiscard]] virtual OptionRow describe(int option) const = 0;
    /// All options of the question, in an order that tells nothing of what is hidden from whoever
    /// is asked.
    [[nodiscard]] virtual std::vector<int> listed() const = 0;
    /// Everything that can be answered where a card is to be named, a row each: `label`, and the
    /// name's id as `option`. In any order.
    [[nodiscard]] virtual std::vector<OptionRow> names() const { return {}; }
    [[nodiscard]] virtual Prompt prompt() const = 0;
    /// What somebody is looking at or searching, in its order; hidden from anyone who may not see
    /// it.
    [[nodiscard]] virtual std::vector<OptionRow> looked() const = 0;

    // --- the answer
    /// Why it was not taken; nothing: it was. Without words there is nothing to be said.
    virtual std::optional<RefusalText> submit(const core::Answer &answer) = 0;
    /// Whether somebody else takes a click there, so that it means nothing more.
    virtual bool takeClick(int card, QPoint at) = 0;
    [[nodiscard]] virtual RefusalText why(const TableGesture &gesture) const = 0;
    /// Everything the card cannot do now, as lines of its menu.
    [[nodiscard]] virtual std::vector<OptionRow> refusedActions(int card) const = 0;
    /// What the held card costs or needs, and what an option onto a target would do; may be empty.
    [[nodiscard]] virtual QString chipFor(int card) const = 0;
    [[nodiscard]] virtual QVariantList outcomeOf(int option) const = 0;
    /// What the option would do to its target, or to its card where it has none.
    [[nodiscard]] virtual CardHint hintOf(int option) const = 0;
    [[nodiscard]] virtual UseHint useOf(int option) const = 0;
    /// Whether the player never needs this action, because the game offers its effect wherever it
    /// is useful. The action stays possible, but its card is marked only while it is pointed at.
    [[nodiscard]] virtual bool isNeverNeeded(const core::Option & /*option*/) const
    {
        return false;
    }
    /// What the shares given so far would do to each card of the options, while something is
    /// divided.
    [[nodiscard]] virtual std::vector<CardHint> hintsOf(const core::Answer &shares) const = 0;
    /// How far what is chosen so far goes, where it is not the number of cards that counts
    /// ("7 of 9"); empty: it is.
    [[nodiscard]] virtual QString sumOf(const core::Answer &chosen) const = 0;

    // --- several cards in one answer (Decision::together)
    /// The effect of moving all cards of these options together to their place.
    [[nodiscard]] virtual CardHint hintTogether(const std::vector<int> & /*options*/) const
    {
        return {};
    }
    /// What that does to other cards.
    [[nodiscard]] virtual std::vector<UseHint::OnCard>
    othersTogether(const std::vector<int> & /*options*/) const
    {
        return {};
    }
    /// The menu line for all these options together: "Move these two units to …".
    [[nodiscard]] virtual OptionRow describeTogether(const std::vector<int> &options) const
    {
        return describe(options.front());
    }
    /// The name for several cards that go together: "2 units".
    [[nodiscard]] virtual QString togetherWords(int cards) const { return QString::number(cards); }

    // --- paying, and dividing
    /// How much of the cost these options leave unpaid.
    [[nodiscard]] virtual int missing(const core::Answer & /*payment*/) const { return 0; }
    /// The label of the button that gives this answer: "Exhaust 3, recycle 1", or what the answer
    /// still lacks; empty: "Done".
    [[nodiscard]] virtual QString doneWords(const core::Answer & /*chosen*/) const { return {}; }
    /// Why the game would refuse the answer; empty: the game would accept it, or can only tell when
    /// it receives it.
    [[nodiscard]] virtual std::optional<RefusalText>
    objection(const core::Answer & /*answer*/) const
    {
        return std::nullopt;
    }
    /// Whether Esc takes back the action that the open question belongs to.
    [[nodiscard]] virtual bool takesBack() const { return false; }
    /// Takes that action back. False: the other players have seen something since then and have to
    /// agree.
    virtual bool takeBackAction() { return false; }

    // --- the table
    /// The zones of the table and their arrangement.
    [[nodiscard]] virtual const TableSpec &spec() const = 0;
    [[nodiscard]] virtual const std::vector<CardRow> &rows() const = 0;
    [[nodiscard]] virtual const CardRow *row(int viewId) const = 0;
    [[nodiscard]] virtual int cardAt(QPoint point, int except) const = 0;
    [[nodiscard]] virtual ZoneKey zoneAt(QPoint point) const = 0;
    [[nodiscard]] virtual QRect zoneRect(ZoneKey zone) const = 0;
    /// Of the token; empty: there is none.
    [[nodiscard]] virtual QRect tokenRect() const = 0;
    /// The line between the two seats.
    [[nodiscard]] virtual int midY() const = 0;
    /// Whether a hand is face down for the person looking at the table.
    [[nodiscard]] virtual bool handCovered(int seat) const = 0;
    /// The half of the table that belongs to a seat.
    [[nodiscard]] virtual int seatAt(QPoint point) const = 0;

    /// Why a face-down hand is not opened by somebody else.
    [[nodiscard]] virtual RefusalText whyCovered(int seat) const = 0;

    // --- to be done
    /// Shows the cards of a pile ("discard.0") or those under a card ("under.57").
    virtual void openTray(const QString &what) = 0;
    virtual void peek(int seat) = 0; ///< -1: cover again
    virtual void finishPlayback() = 0;
    virtual void refreshTable() = 0; ///< marks, stages or the raised card have changed
};

} // namespace playmat::table
