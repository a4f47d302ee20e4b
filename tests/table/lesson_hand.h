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
        m_learn.table()->stage()->setSpeed(PlaybackQueue::Off);
        m_learn.table()->stage()->setWindow({1280, 680});
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
            [&] { return lesson().mood() != LessonTable::Watches && !table().stage()->playing(); },
            5000));
    }

    void click(QPointF at)
    {
        hands().pointer()->press(at);
        hands().pointer()->release(at);
    }
    void drag(QPointF from, QPointF to)
    {
        hands().pointer()->press(from);
        for (int i = 1; i <= 6; ++i)
            hands().pointer()->move(from + (to - from) * i / 6);
        hands().pointer()->release(to);
    }
    [[nodiscard]] QPointF centre(int card)
    {
        const CardRow *row = table().stage()->scene().row(card);
        return row == nullptr ? QPointF(2, 2) : QPointF(row->place.hit.center());
    }

    /// An answer as gestures.
    void give(const core::Answer &answer)
    {
        const core::Decision asked = decision();
        const QString choice = hands().desk()->choiceName();
        const std::size_t before = table().match()->stepsDone();
        const auto isOpen = [&] {
            return table().match()->stepsDone() == before && !hands().desk()->refusal().visible();
        };
        if (choice == u"action" && !answer.options.empty()) {
            act(asked.options[answer.options[0]], answer.options[0]);
        } else if (choice == u"board" || choice == u"distribute") {
            for (std::size_t i = 0; i < answer.options.size(); ++i) {
                const core::Option &option = asked.options[answer.options[i]];
                const int card = option.target != core::kNone ? option.target : option.card;
                for (int n = answer.amounts.empty() ? 1 : answer.amounts[i]; n > 0; --n)
                    hands().pointer()->activate(card);
            }
        } else if (choice == u"order") {
            for (std::size_t i = 0; i < answer.options.size(); ++i)
                hands().desk()->moveChoice(rowOf(answer.options[i]), int(i));
        } else {
            for (const std::uint16_t option : answer.options)
                hands().desk()->choose(rowOf(option));
        }
        if (isOpen() && choice == u"confirm")
            hands().desk()->confirm(swu::OptionKind(asked.options[answer.options[0]].kind)
                                    == swu::OptionKind::Yes);
        if (isOpen())
            answer.options.empty() ? hands().desk()->skip() : hands().desk()->done();
    }

private:
    void act(const core::Option &option, int index)
    {
        if (swu::OptionKind(option.kind) == swu::OptionKind::Pass)
            return hands().desk()->pass();
        if (swu::OptionKind(option.kind) == swu::OptionKind::TakeInitiative)
            return hands().desk()->takeToken();
        const QRectF zone = table().placeOf(option);
        if (option.target != core::kNone)
            return drag(centre(option.card), centre(option.target));
        if (!zone.isEmpty())
            return drag(centre(option.card), zone.center());
        hands().menu()->openAt(centre(option.card));
        const std::vector<OptionRow> &rows = hands().menu()->lines()->rows();
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].option == index && rows[i].available)
                return hands().menu()->choose(int(i));
        }
    }
    [[nodiscard]] int rowOf(int option)
    {
        const std::vector<OptionRow> &rows = hands().desk()->choices()->rows();
        const auto at = std::find_if(rows.begin(), rows.end(),
                                     [&](const OptionRow &row) { return row.option == option; });
        return int(at - rows.begin());
    }

    LearnSession &m_learn;
};

} // namespace playmat::table
