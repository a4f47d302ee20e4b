// How hands do a move, in each form.
#include "gestures.h"
#include "kit/swu/host/hosted.h"
#include "kit/swu/table/places.h"

#include <gtest/gtest.h>

namespace playmat::qmltest {

using table::TableController;

namespace {

void openMenu(App &app, Hands &hands, const QString &card)
{
    if (app.seat() == 0)
        return hands.click(app.at(card), Qt::RightButton);
    hands.focus(card);
    hands.key(Qt::Key_F10, Qt::ShiftModifier);
}

/// A menu that opens by right click is clicked, one that opens by a key goes on with keys.
void throughMenu(App &app, Hands &hands, const QString &card, const QString &words)
{
    openMenu(app, hands, card);
    hands.chooseMenuLine(words, app.seat() == 0 ? Form::Menu : Form::Keys);
}

/// Clicks, presses or confirms the card, whichever the form is.
void touch(App &app, Hands &hands, const QString &card, Form form)
{
    if (form == Form::Reader)
        return hands.pressOf(card);
    if (form != Form::Keys)
        return hands.click(app.at(card));
    hands.focus(card);
    hands.key(Qt::Key_Return);
}

void pickAndDrop(App &app, Hands &hands, const Move &move, Form form)
{
    touch(app, hands, move.card, form);
    if (app.state() == TableController::Menu)
        return hands.chooseMenuLine(move.words, form);
    ASSERT_EQ(app.state(), TableController::Picked)
        << app.hands().desk()->refusal().text.toStdString();
    if (form == Form::Reader)
        return hands.pressOf(move.onto);
    if (form == Form::Click)
        return hands.click(move.onto);
    hands.aim(move.onto);
    hands.key(Qt::Key_Return);
}

void carry(App &app, Hands &hands, const Move &move, Form form)
{
    if (form == Form::Drag)
        return hands.drag(move.card, move.onto);
    if (form == Form::Peek)
        return hands.dragFromCovered(move.card, move.onto);
    if (form == Form::Menu)
        return throughMenu(app, hands, move.card, move.words);
    pickAndDrop(app, hands, move, form);
}

void choose(App &app, Hands &hands, const QString &card, Form form)
{
    if (form == Form::Menu)
        return throughMenu(app, hands, card, {});
    const core::CardId source = match::swuGame(*app.session.match())->decision().source;
    const table::CardRow *from = app.session.stage()->scene().row(source);
    if (form == Form::Drag && from != nullptr && isArena(from->zone))
        return hands.drag(from->place.hit.center(), app.at(card));
    touch(app, hands, card, form);
}

void carryAt(App &app, Hands &hands, const Move &move, Form form)
{
    if (form == Form::Drag || form == Form::Peek || form == Form::Click)
        return carry(app, hands, move, form);
    Move toTable = move;
    toTable.onto = QStringLiteral("me/table");
    carry(app, hands, toTable, form);
    choose(app, hands, move.onto, form);
}

void resource(App &app, Hands &hands, const QString &card, Form form)
{
    const QString row = QStringLiteral("me/resources");
    if (form == Form::Drag)
        return hands.drag(card, row);
    if (form == Form::Menu)
        return throughMenu(app, hands, card, {});
    if (form != Form::Peek)
        return touch(app, hands, card, form);
    const int slot = app.row(card) == nullptr ? 0 : app.row(card)->slot;
    hands.dragFromCovered(card.contains(u"hand") ? QStringLiteral("me:hand%1").arg(slot) : card,
                          row);
}

void line(App &app, Hands &hands, const QString &words, Form form)
{
    const std::vector<table::OptionRow> &rows = app.hands().desk()->choices()->rows();
    int index = -1;
    for (size_t i = 0; i < rows.size() && index < 0; ++i)
        index = (rows[i].label + u' ' + rows[i].detail).contains(words) ? int(i) : -1;
    ASSERT_GE(index, 0) << words.toStdString();
    const QString name = QStringLiteral("choiceLine%1").arg(index);
    if (form == Form::Reader)
        return hands.pressItem(name);
    if (form != Form::Keys)
        return hands.clickItem(name);
    for (int i = 0; i < index; ++i)
        hands.key(Qt::Key_Down);
    hands.key(Qt::Key_Return);
}

void button(Hands &hands, const char *name, Qt::Key key, Form form)
{
    if (form == Form::Keys)
        return hands.key(key);
    if (form == Form::Reader)
        return hands.pressItem(QLatin1String(name));
    hands.clickItem(QLatin1String(name));
}

void initiative(App &app, Hands &hands, Form form)
{
    const QPoint chip = app.session.stage()->geometry().token.center();
    if (form == Form::Drag)
        return hands.drag(chip, app.at(QStringLiteral("me/space")));
    if (form == Form::Reader)
        return hands.pressItem(QStringLiteral("initiative"));
    if (form != Form::Click)
        return button(hands, "initiativeButton", Qt::Key_T, form);
    hands.click(chip);
    hands.chooseMenuLine(QStringLiteral("initiative"), form);
}

} // namespace

void perform(App &app, Hands &hands, const Move &move, Form form)
{
    switch (move.kind) {
    case Move::Carry:
        return carry(app, hands, move, form);
    case Move::CarryAt:
        return carryAt(app, hands, move, form);
    case Move::Resource:
        return resource(app, hands, move.card, form);
    case Move::Ability:
        if (form == Form::Menu)
            return throughMenu(app, hands, move.card, move.words);
        touch(app, hands, move.card, form);
        return hands.chooseMenuLine(move.words, form);
    case Move::Choose:
        return choose(app, hands, move.card, form);
    case Move::Give:
        for (int i = 0; i < move.times; ++i)
            choose(app, hands, move.card, form);
        return;
    case Move::Line:
        return line(app, hands, move.words, form);
    case Move::Done:
        return button(hands, "doneButton", Qt::Key_D, form);
    case Move::Pass:
        return button(hands, "passButton", Qt::Key_P, form);
    case Move::Initiative:
        return initiative(app, hands, form);
    }
}

QString valueOf(App &app, const Outcome &outcome)
{
    const table::BoardInfo &board = app.session.stage()->board();
    const bool near = app.session.stage()->nearSeat().seat == app.seatOf(outcome.of);
    const table::SeatInfo &seat
        = near ? app.session.stage()->nearSeat() : app.session.stage()->farSeat();
    if (outcome.what == u"resources")
        return QString::number(seat.counter(QStringLiteral("resources")).total);
    if (outcome.what == u"initiative")
        return QString::number(board.token.spent && board.token.seat == seat.seat);
    if (outcome.what == u"passed")
        return QString::number(seat.status.startsWith(u"passed"));
    const table::CardRow *row = app.row(outcome.of);
    if (row == nullptr)
        return QStringLiteral("not there");
    const table::CardFacts &facts = row->facts;
    if (outcome.what == u"zone")
        return table::swuTableSpec().name(row->zone).section(u'.', 0, 0);
    if (outcome.what == u"damage")
        return QString::number(facts.damage);
    if (outcome.what == u"experience")
        return QString::number(facts.experience);
    if (outcome.what == u"shields")
        return QString::number(facts.shields);
    if (outcome.what == u"exhausted")
        return QString::number(facts.exhausted);
    return QString::number(facts.upgrades.size());
}

} // namespace playmat::qmltest
