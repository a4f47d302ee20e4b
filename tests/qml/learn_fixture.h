#pragma once

#include "hands.h"
#include "table/learn/learn_session.h"
#include "table/learn/lesson_stage.h"

#include <gtest/gtest.h>

namespace playmat::qmltest {

/// Reader: only what a screen reader is told, and the actions it offers.
enum class By { Mouse, Keys, Reader };

/// The window with whatever is learned at its table, and hands for it. PLAYMAT_LETTERS and
/// PLAYMAT_SCHEME are for the pictures.
struct LearnFixture : testing::Test
{
    explicit LearnFixture(table::PlaybackQueue::Speed speed);

    [[nodiscard]] table::TableController &controller() const
    {
        return *learn->table()->controller();
    }
    [[nodiscard]] const core::Decision &decision() const
    {
        return learn->table()->match()->game().decision();
    }
    [[nodiscard]] std::uint64_t hash() const { return learn->table()->match()->game().hash(); }
    [[nodiscard]] const table::CardRow *row(int card) const
    {
        return learn->table()->stage()->scene().row(card);
    }
    [[nodiscard]] bool shown(const char *name) { return app.item(QLatin1String(name)) != nullptr; }
    void click(const char *name) { hands.clickItem(QLatin1String(name)); }
    /// A place of the table in the window.
    [[nodiscard]] QPoint inWindow(QPointF at);
    [[nodiscard]] QPoint at(int card) { return inWindow(row(card)->place.hit.center()); }
    [[nodiscard]] QString focused() const;
    /// What a screen reader finds in the window, and its press.
    void pressSpoken(const QQuickItem *item);
    /// A button, by mouse, by Tab and Return, or by its spoken action.
    void press(const char *name, By by);
    /// The lit place that takes what is held.
    [[nodiscard]] const QQuickItem *litPlace(const QRectF &there);
    /// Carries a card onto another, or to a zone when `onto` is none. `there` is the place.
    void carry(int card, int onto, const QRectF &there, By by);
    /// Until nothing moves and the table waits for the learner; `watches` while it does not.
    void settleWhile(const std::function<bool()> &watches);

    App app;
    Hands hands;
    table::LearnSession *learn = nullptr;
};

} // namespace playmat::qmltest
