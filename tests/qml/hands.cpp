#include "hands.h"

#include <QAccessible>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {

using table::TableController;

namespace {

constexpr int kStepsOfAGlide = 4;
constexpr int kMostKeys = 40;

} // namespace

const char *nameOf(Form form)
{
    switch (form) {
    case Form::Drag:
        return "drag";
    case Form::Click:
        return "click";
    case Form::Keys:
        return "keys";
    case Form::Menu:
        return "menu";
    case Form::Reader:
        return "screen reader";
    case Form::Peek:
        return "drag from a covered hand";
    }
    return "";
}

/// A hand that thinks before it begins something, unless it is in a hurry.
void Hands::begin()
{
    if (!m_hurries)
        m_app.waitABit();
}

void Hands::done()
{
    if (m_sees)
        m_app.draw();
}

// --- the mouse -----------------------------------------------------------------------------------

void Hands::moveTo(QPoint at)
{
    QTest::mouseMove(m_app.window, at);
    m_at = at;
    done();
}

void Hands::hover(QPoint at)
{
    moveTo(at - QPoint(2, 2));
    moveTo(at);
}

void Hands::press(QPoint at)
{
    begin();
    press(at, Qt::LeftButton);
}

void Hands::press(QPoint at, Qt::MouseButton button)
{
    moveTo(at);
    QTest::mousePress(m_app.window, button, {}, at);
    done();
}

void Hands::glideTo(QPoint at)
{
    const QPoint from = m_at;
    for (int i = 1; i <= kStepsOfAGlide; ++i)
        moveTo(from + (at - from) * i / kStepsOfAGlide);
}

void Hands::release(Qt::MouseButton button)
{
    QTest::mouseRelease(m_app.window, button, {}, m_at);
    done();
}

void Hands::click(QPoint at, Qt::MouseButton button)
{
    begin();
    press(at, button);
    release(button);
}

void Hands::drag(QPoint from, QPoint to)
{
    press(from);
    glideTo(to);
    release();
}

void Hands::drag(const QString &from, const QString &to)
{
    moveTo(m_app.at(from)); // a card of a hand rises under the pointer
    drag(m_app.at(from), m_app.at(to));
}

void Hands::dragFromCovered(const QString &card, const QString &to)
{
    const int seat = m_app.seatOf(card);
    const int index
        = int(m_app.session.stage()->zone(QStringLiteral("hand.%1").arg(seat))->count()) / 2;
    const QString side = card.section(u':', 0, 0);
    press(m_app.at(QStringLiteral("%1:hand%2").arg(side).arg(index)));
    ASSERT_TRUE(becomes([&] { return m_app.row(card) != nullptr; })) << "the hand did not open";
    glideTo({m_at.x(), m_app.at(card).y()}); // to the row of cards, then along it
    glideTo(m_app.at(card));
    if (m_app.hands().pointer()->hovered()
        != m_app.card(card)) // a raised neighbour is in front of it
        glideTo(m_app.row(card)->place.rect.center());
    const int up = m_at.y() > m_app.session.stage()->geometry().midY ? -1 : 1;
    glideTo(m_at + QPoint(0, up * 60));
    EXPECT_EQ(m_app.state(), TableController::Dragging)
        << "looking at " << m_app.hands().pointer()->hovered() << " instead of pulling "
        << m_app.card(card) << " out, at " << m_at.x() << ", " << m_at.y()
        << m_app.handPlaces(seat);
    glideTo(m_app.at(to));
    release();
}

/// The middle of the item where a person sees it: rows and bubbles that have just changed find
/// their places with the next frames.
QPoint Hands::restOf(const QQuickItem *item)
{
    QPointF at(-1, -1);
    for (int frame = 0, still = 0; still < 2 && frame < 100; ++frame) {
        const QPointF now = item->mapToScene({item->width() / 2, item->height() / 2});
        still = now == at ? still + 1 : 0;
        at = now;
        m_app.draw();
        m_app.settle();
    }
    return at.toPoint();
}

/// Nobody clicks on what no frame has shown. Where the table makes room for something, that takes
/// more than one.
void Hands::lookAt()
{
    EXPECT_TRUE(becomes([&] {
        m_app.draw();
        return !m_app.session.stage()->resizing();
    }));
    m_app.settle();
}

void Hands::clickItem(const QString &objectName)
{
    ASSERT_TRUE(becomes([&] { return m_app.item(objectName) != nullptr; }))
        << objectName.toStdString() << " is not shown, but " << m_app.namesShown();
    lookAt();
    const QQuickItem *item = m_app.item(objectName);
    EXPECT_TRUE(item->isEnabled()) << objectName.toStdString() << " is dimmed";
    click(restOf(item));
}

void Hands::dragItem(const QString &from, const QString &to)
{
    ASSERT_TRUE(becomes([&] { return m_app.item(from) != nullptr; }))
        << from.toStdString() << " is not shown, but " << m_app.namesShown();
    lookAt();
    moveTo(restOf(m_app.item(from))); // a mouse is over it before it presses
    press(m_at);
    glideTo(m_at + QPoint(24, 0));
    m_app.draw();
    if (const QQuickItem *target = m_app.item(to); target != nullptr)
        glideTo(restOf(target));
    else
        ADD_FAILURE() << to.toStdString() << " is not shown, but " << m_app.namesShown();
    release();
    m_app.settle();
}

// --- the keyboard --------------------------------------------------------------------------------

void Hands::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    begin();
    QTest::keyPress(m_app.window, key, modifiers);
    done();
    QTest::keyRelease(m_app.window, key, modifiers);
    done();
}

void Hands::hold(Qt::Key key)
{
    begin();
    QTest::keyPress(m_app.window, key);
    done();
}

void Hands::letGo(Qt::Key key)
{
    QTest::keyRelease(m_app.window, key);
    // Only when no press follows is it more than the repeating of a held key.
    EXPECT_TRUE(becomes([&] {
        const QQuickItem *peeking = m_app.item(QStringLiteral("peekKeys"));
        return peeking == nullptr || !peeking->property("waiting").toBool();
    }));
    done();
}

void Hands::focus(const QString &card)
{
    const table::CardRow *row = m_app.row(card);
    ASSERT_NE(row, nullptr) << card.toStdString();
    const int viewId = row->viewId;
    const QString zone = m_app.session.stage()->scene().spec().name(row->zone);
    for (int i = 0; i < kMostKeys && m_app.hands().keys()->zone() != zone; ++i)
        key(Qt::Key_Tab);
    ASSERT_EQ(m_app.hands().keys()->zone(), zone) << "Tab does not come to it";
    key(Qt::Key_Home);
    for (int i = 0; i < kMostKeys && m_app.hands().keys()->card() != viewId; ++i)
        key(Qt::Key_Right);
    EXPECT_EQ(m_app.hands().keys()->card(), viewId) << card.toStdString();
}

void Hands::aim(const QString &reference)
{
    const auto there = [&] {
        const QPoint pointer = m_app.hands().aim()->held().pointer.toPoint();
        const table::CardRow *row = m_app.isZone(reference) ? nullptr : m_app.row(reference);
        const QRect place = row != nullptr
            ? row->place.rect
            : m_app.session.stage()->scene().layout().zoneRect(m_app.zone(reference));
        return place.contains(pointer) && m_app.hands().aim()->held().legal;
    };
    for (int i = 0; i < kMostKeys && !there(); ++i)
        key(Qt::Key_Right);
    EXPECT_TRUE(there()) << reference.toStdString() << " cannot be aimed at";
}

// --- a screen reader -----------------------------------------------------------------------------

void Hands::pressItem(QQuickItem *item)
{
    ASSERT_NE(item, nullptr) << "not shown";
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(item);
    ASSERT_NE(spoken, nullptr) << item->objectName().toStdString();
    ASSERT_NE(spoken->actionInterface(), nullptr) << item->objectName().toStdString();
    spoken->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
}

void Hands::pressItem(const QString &objectName)
{
    ASSERT_TRUE(becomes([&] { return m_app.item(objectName) != nullptr; }))
        << objectName.toStdString() << " is not shown";
    pressItem(m_app.item(objectName));
}

void Hands::pressOf(const QString &reference)
{
    if (!m_app.isZone(reference))
        return pressItem(m_app.cardItem(m_app.card(reference)));
    pressItem(QStringLiteral("lit_")
              + m_app.session.stage()->scene().spec().name(m_app.zone(reference)));
}

// --- the menu ------------------------------------------------------------------------------------

int Hands::menuLine(const QString &words)
{
    const std::vector<table::OptionRow> &rows = m_app.hands().menu()->lines()->rows();
    for (size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].available && (rows[i].label + u' ' + rows[i].detail).contains(words))
            return int(i);
    }
    std::string lines;
    for (const table::OptionRow &row : rows)
        lines += '\n' + row.label.toStdString() + " / " + row.detail.toStdString();
    ADD_FAILURE() << "no line with " << words.toStdString() << lines
                  << "\nasked: " << m_app.prompt().title.toStdString() << ": "
                  << m_app.prompt().text.toStdString();
    return -1;
}

void Hands::chooseMenuLine(const QString &words, Form form)
{
    ASSERT_EQ(m_app.state(), TableController::Menu) << "no menu is open";
    const int line = menuLine(words);
    if (line < 0)
        return;
    const QString name = QStringLiteral("menuLine%1").arg(line);
    if (form == Form::Reader)
        return pressItem(name);
    if (form != Form::Keys)
        return clickItem(name);
    for (int i = 0; i < line; ++i)
        key(Qt::Key_Down);
    key(Qt::Key_Return);
}

} // namespace playmat::qmltest
