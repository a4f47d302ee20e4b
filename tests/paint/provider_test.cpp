#include "paint/sample_cards.h"
#include "table/paint/face_provider.h"
#include "table/paint/rules_markup.h"

#include <QAbstractTextDocumentLayout>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <thread>

namespace playmat::paint {

namespace {

struct Provider : testing::Test
{
    Provider() { registry->add(test::sampleFacts()); }

    QImage ask(const QString &id, QSize size = {64, 90})
    {
        QSize told;
        const QImage image = provider.requestImage(id, &told, size);
        EXPECT_EQ(told, image.size());
        return image;
    }

    std::shared_ptr<CardFactsRegistry> registry = std::make_shared<CardFactsRegistry>();
    FaceProvider provider{registry};
};

} // namespace

TEST_F(Provider, PaintsEveryFormAtTheSizeAsked)
{
    for (const char *form : {"card", "mini", "tile", "wide", "pic"})
        EXPECT_EQ(ask(QLatin1String(form) + QStringLiteral("/SOR_046")).size(), QSize(64, 90))
            << form;
    for (const char *id :
         {"back/us", "back/them", "space", "ground", "dusk", "hatch", "glyph/Raid/ff0000"})
        EXPECT_EQ(ask(QLatin1String(id)).size(), QSize(64, 90)) << id;
    EXPECT_EQ(ask(QStringLiteral("shadow/40")).size(), QSize(40, 40));
}

TEST_F(Provider, KeepsWhatItPainted)
{
    const QImage first = ask(QStringLiteral("tile/SOR_046"));
    const int painted = provider.paintedCount();
    EXPECT_EQ(ask(QStringLiteral("tile/SOR_046")), first);
    EXPECT_EQ(provider.paintedCount(), painted);
    (void)ask(QStringLiteral("tile/SOR_046"), QSize(65, 90));
    EXPECT_EQ(provider.paintedCount(), painted + 1);
}

/// A layout that knows the width asks for it before it knows the height.
TEST_F(Provider, PaintsNothingForASizeThatIsHalfKnown)
{
    for (const QSize half : {QSize(147, 1), QSize(1, 105), QSize(1, 1)}) {
        const QImage image = ask(QStringLiteral("wide/SOR_005"), half);
        EXPECT_EQ(image.size(), half);
        EXPECT_EQ(qAlpha(image.pixel(0, 0)), 0);
    }
    EXPECT_EQ(provider.paintedCount(), 0);
}

TEST_F(Provider, UnknownCardsGetANeutralFace)
{
    const QImage unknown = ask(QStringLiteral("tile/NO_SUCH_CARD"));
    EXPECT_EQ(unknown.size(), QSize(64, 90));
    EXPECT_GT(qAlpha(unknown.pixel(32, 45)), 250);
    EXPECT_NE(unknown, ask(QStringLiteral("tile/SOR_046")));
    for (const char *odd : {"", "tile", "tile/", "nonsense/SOR_046", "tile/../../etc/passwd",
                            "glyph/none/zz", "shadow/x"})
        EXPECT_FALSE(ask(QLatin1String(odd)).isNull()) << odd;
}

TEST_F(Provider, UsesADefaultForMissingAndABoundForHugeSizes)
{
    EXPECT_EQ(ask(QStringLiteral("tile/SOR_046"), QSize()).size(), QSize(126, 176));
    EXPECT_EQ(ask(QStringLiteral("glyph/Raid/ff0000"), QSize(90000, 10)).size(), QSize(8192, 10));
    const QImage huge = ask(QStringLiteral("glyph/Raid/ff0000"), QSize(90000, 45000));
    EXPECT_LE(huge.sizeInBytes(), 60'000'000);
    EXPECT_EQ(huge.width(), huge.height()) << "8192 by 8192, made smaller evenly";
}

TEST_F(Provider, DimTakesColourAway)
{
    const auto colourfulness = [](const QImage &image) {
        int sum = 0;
        for (int i = 0; i < 64 * 90; ++i)
            sum += QColor(image.pixel(i % 64, i / 64)).hsvSaturation();
        return sum;
    };
    EXPECT_LT(colourfulness(ask(QStringLiteral("tile/SOR_044?dim&v=1"))),
              colourfulness(ask(QStringLiteral("tile/SOR_044?v=1"))));
}

TEST_F(Provider, OwnPicturesTakeThePlaceOfDrawnOnes)
{
    const QTemporaryDir folder;
    QImage own(40, 40, QImage::Format_RGB32);
    own.fill(QColor(255, 0, 255));
    ASSERT_TRUE(own.save(folder.filePath(QStringLiteral("SOR_046.png"))));
    const QImage drawn = ask(QStringLiteral("pic/SOR_046"));
    const int before = registry->revision();
    registry->setUserPictureFolder(folder.path());
    EXPECT_GT(registry->revision(), before);
    const QImage shown = ask(QStringLiteral("pic/SOR_046"));
    EXPECT_EQ(QColor(shown.pixel(32, 45)), QColor(255, 0, 255));
    EXPECT_EQ(ask(QStringLiteral("pic/SOR_044")).size(), QSize(64, 90));
    registry->setUserPictureFolder(QString());
    EXPECT_EQ(ask(QStringLiteral("pic/SOR_046")), drawn);
}

TEST_F(Provider, AnIdNeverLeavesThePictureFolder)
{
    const QTemporaryDir folder;
    QImage own(10, 10, QImage::Format_RGB32);
    own.fill(Qt::red);
    ASSERT_TRUE(own.save(folder.filePath(QStringLiteral("secret.png"))));
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("cards")));
    registry->setUserPictureFolder(folder.filePath(QStringLiteral("cards")));
    EXPECT_TRUE(registry->userPicture(QStringLiteral("../secret")).isNull());
    EXPECT_TRUE(registry->userPicture(QStringLiteral("")).isNull());
}

TEST_F(Provider, ThreadsMayAskTogether)
{
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
        threads.emplace_back([this, t] {
            for (int i = 0; i < 6; ++i)
                (void)provider.requestImage(
                    QStringLiteral("tile/SOR_%1").arg(i % 2 ? 44 : 46, 3, 10, QLatin1Char('0')),
                    nullptr, QSize(40 + t, 60));
            registry->add(Facts{QStringLiteral("T%1").arg(t), {}, {}, {}, {}, 0, -1});
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    EXPECT_TRUE(registry->contains(QStringLiteral("T3")));
}

TEST(RulesMarkup, BecomesWordsAndMarks)
{
    EXPECT_EQ(
        plainRulesText(QStringLiteral(
            "<b>Action</b> {resource:2} {exhaust}: deal 1<br>to a {trait:Sith} [unit](rule:8.3)")),
        QStringLiteral("Action 2 resource exhaust: deal 1 to a Sith unit"));
    EXPECT_EQ(plainRulesText(QStringLiteral("{keyword:Raid 2} {aspect:villainy} a < b [x {")),
              QStringLiteral("Raid 2 Villainy a < b [x {"));
}

TEST(RulesMarkup, WhatIsUnknownIsShownAsWritten)
{
    QTextDocument document;
    setRulesText(document, QStringLiteral("<script>1</script> {nope:3} &amp; <b>x"), {});
    EXPECT_EQ(document.toPlainText(), QStringLiteral("<script>1</script> {nope} &amp; x"));
}

TEST(RulesMarkup, LinksCanBeFound)
{
    QTextDocument document;
    RulesStyle style;
    setRulesText(document, QStringLiteral("[Sentinel](keyword:sentinel) stands"), style);
    document.setTextWidth(300);
    EXPECT_EQ(document.documentLayout()->anchorAt(QPointF(12, 12)),
              QStringLiteral("keyword:sentinel"));
}

} // namespace playmat::paint
