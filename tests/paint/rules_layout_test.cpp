// What was laid out lately is not laid out again, and what differs in anything is.
#include "table/paint/rules_layout.h"

#include <gtest/gtest.h>

namespace playmat::paint {

namespace {

std::shared_ptr<const QTextDocument> layout(const QString &words, const RulesStyle &style = {},
                                            double width = 200)
{
    return rulesLayout(words, style, Qt::AlignLeft, width);
}

} // namespace

TEST(RulesLayouts, TheSameIsLaidOutOnce)
{
    const auto first = layout(QStringLiteral("<b>When Played:</b> Draw a card."));
    EXPECT_EQ(first->toPlainText(), QStringLiteral("When Played: Draw a card."));
    EXPECT_EQ(layout(QStringLiteral("<b>When Played:</b> Draw a card.")), first);
}

TEST(RulesLayouts, WhateverDiffersIsAnotherLayout)
{
    const QString words = QStringLiteral("Deal 2 damage to each unit in this arena.");
    const auto first = layout(words);
    RulesStyle style;
    style.pixelSize = 20;
    EXPECT_GT(layout(words, style)->size().height(), first->size().height());
    style = {};
    style.colour = Qt::red;
    EXPECT_NE(layout(words, style), first);
    EXPECT_GT(layout(words, {}, 100)->size().height(), first->size().height());
    EXPECT_NE(rulesLayout(words, {}, Qt::AlignHCenter, 200), first);
    EXPECT_NE(layout(words + u'!'), first);
    EXPECT_EQ(layout(words), first);
}

TEST(RulesLayouts, WhatIsNotAskedForAnyLongerIsLetGo)
{
    const std::weak_ptr<const QTextDocument> first = layout(QStringLiteral("The first"));
    for (int i = 0; i < 10; ++i)
        (void)layout(QString::number(i));
    EXPECT_FALSE(first.expired());
    for (int i = 0; i < 100; ++i)
        (void)layout(QString::number(i));
    EXPECT_TRUE(first.expired());
}

} // namespace playmat::paint
