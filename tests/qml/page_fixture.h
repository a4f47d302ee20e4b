#pragma once

#include "app.h"
#include "hands.h"

#include <QQuickWindow>
#include <QTest>

#include <gtest/gtest.h>

/// The program with a page open, and what a user does on it. Items are named by their object names.
namespace playmat::qmltest {

struct PageFixture : testing::Test
{
    PageFixture()
        : hands(app)
    {
    }
    /// Whether an item is shown. It draws a frame first, because a list lays itself out with it.
    [[nodiscard]] bool shown(QAnyStringView name)
    {
        app.draw();
        return app.item(name.toString()) != nullptr;
    }
    void click(QAnyStringView name)
    {
        ASSERT_TRUE(becomes([&] { return shown(name); }))
            << name.toString().toStdString() << app.namesShown();
        hands.clickItem(name.toString());
        app.settle();
    }
    /// Whether the item, or an item in it, has the keyboard focus.
    [[nodiscard]] bool hasKeyboard(QAnyStringView name) const
    {
        const QQuickItem *within = app.item(name.toString());
        for (const QQuickItem *at = app.window->activeFocusItem(); at != nullptr;
             at = at->parentItem())
            if (at == within)
                return true;
        return false;
    }
    void type(QAnyStringView text)
    {
        for (const QChar letter : text.toString())
            QTest::keyClick(app.window, letter.toLatin1());
        app.settle();
    }
    /// The text of the item; empty if it is not shown.
    [[nodiscard]] std::string textOf(QAnyStringView name) const
    {
        const QQuickItem *item = app.item(name.toString());
        return item == nullptr ? std::string() : item->property("text").toString().toStdString();
    }

    App app;
    Hands hands;
};

} // namespace playmat::qmltest
