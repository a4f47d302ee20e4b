#pragma once

#include "engine/swu/state/types.h"
#include "table/learn/learn_session.h"

#include <QCoreApplication>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::table {

/// The hand of somebody who learns: what a lesson asks for, done with the pointer on its table.
class LessonHand
{
public:
    explicit LessonHand(LearnSession &learn)
        : m_learn(learn)
    {
        m_learn.table()->setSpeed(TableSession::Off);
        m_learn.table()->setWindow({1280, 680});
    }

    [[nodiscard]] TableSession &table() { return *m_learn.table(); }
    [[nodiscard]] LessonTable &lesson() { return *m_learn.lesson(); }
    [[nodiscard]] TableController &hands() { return *table().controller(); }
    [[nodiscard]] const learn::Step &step() { return lesson().run()->step(); }
    [[nodiscard]] std::uint64_t hash() { return table().match()->game().hash(); }
    [[nodiscard]] const core::Decision &decision() { return table().match()->game().decision(); }
    [[nodiscard]] learn::Sight sight()
    {
        return {table().match()->game(), table().match()->names(), 0, std::nullopt,
                *course().words};
    }
    [[nodiscard]] static const learn::Course &course();

    /// Lets the script play until somebody must do something.
    void settle()
    {
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return lesson().mood() != LessonTable::Watches && !table().playing(); }, 5000));
    }

    void click(QPointF at)
    {
        hands().press(at);
        hands().release(at);
    }
    void drag(QPointF from, QPointF to)
    {
        hands().press(from);
        for (int i = 1; i <= 6; ++i)
            hands().move(from + (to - from) * i / 6);
        hands().release(to);
    }
    [[nodiscard]] QPointF centre(int card)
    {
        const CardRow *row = table().scene().row(card);
        return row == nullptr ? QPointF(2, 2) : QPointF(row->place.hit.center());
    }

    /// An answer as gestures.
    void give(const core::Answer &answer)
    {
        const core::Decision asked = decision();
        const QString choice = hands().choiceName();
        const std::size_t before = table().match()->stepsDone();
        const auto isOpen = [&] {
            return table().match()->stepsDone() == before && !hands().refusal().visible();
        };
        if (choice == u"action" && !answer.options.empty()) {
            act(asked.options[answer.options[0]], answer.options[0]);
        } else if (choice == u"board" || choice == u"distribute") {
            for (std::size_t i = 0; i < answer.options.size(); ++i) {
                const core::Option &option = asked.options[answer.options[i]];
                const int card = option.target != core::kNone ? option.target : option.card;
                for (int n = answer.amounts.empty() ? 1 : answer.amounts[i]; n > 0; --n)
                    hands().activate(card);
            }
        } else if (choice == u"order") {
            for (std::size_t i = 0; i < answer.options.size(); ++i)
                hands().moveChoice(rowOf(answer.options[i]), int(i));
        } else {
            for (const std::uint16_t option : answer.options)
                hands().choose(rowOf(option));
        }
        if (isOpen() && choice == u"confirm")
            hands().confirm(swu::OptionKind(asked.options[answer.options[0]].kind)
                            == swu::OptionKind::Yes);
        if (isOpen())
            answer.options.empty() ? hands().skip() : hands().done();
    }

private:
    void act(const core::Option &option, int index)
    {
        if (swu::OptionKind(option.kind) == swu::OptionKind::Pass)
            return hands().pass();
        if (swu::OptionKind(option.kind) == swu::OptionKind::TakeInitiative)
            return hands().takeToken();
        const QRectF zone = table().placeOf(option);
        if (option.target != core::kNone)
            return drag(centre(option.card), centre(option.target));
        if (!zone.isEmpty())
            return drag(centre(option.card), zone.center());
        hands().openMenuAt(centre(option.card));
        const std::vector<OptionRow> &rows = hands().menu()->rows();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].option == index && rows[i].available)
                return hands().chooseMenu(int(i));
        }
    }
    [[nodiscard]] int rowOf(int option)
    {
        const std::vector<OptionRow> &rows = hands().choices()->rows();
        const auto at = std::find_if(rows.begin(), rows.end(),
                                     [&](const OptionRow &row) { return row.option == option; });
        return int(at - rows.begin());
    }

    LearnSession &m_learn;
};

} // namespace playmat::table
