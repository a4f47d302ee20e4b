// Tests the picture of a deck: of any number of cards, and where it cannot be written.
#include "support/full_disk.h"
#include "support/qt_files.h"
#include "table/decks/deck_desk.h"
#include "table/decks/deck_gallery.h"
#include "table/decks/deck_print.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

struct DeckPictures : testing::Test
{
    DeckPictures()
    {
        gallery.setLibrary(&library);
        desk.setLibrary(&library);
        print.setProperty("desk", QVariant::fromValue(&desk));
        desk.open(gallery.create(), false);
    }
    /// Adds cards until the deck has so many different ones.
    void fill(int cards)
    {
        for (char letter = 'a'; print.begin() < cards; ++letter) { // not all are found at once
            ASSERT_LE(letter, 'z');
            desk.setSearch(QStringLiteral("t:unit %1").arg(QLatin1Char(letter)));
            QStringList found;
            for (const FoundCard &card : desk.found()->rows())
                found.append(card.facts.cardId);
            for (const QString &card : found)
                if (print.begin() < cards)
                    desk.add(card, false);
        }
    }
    /// Paints each card in a colour of its own, as the page paints its face.
    int paint()
    {
        const int cards = print.begin();
        for (int i = 0; i < cards; ++i) {
            QImage card(372, 519, QImage::Format_RGB32);
            card.fill(colourOf(i));
            print.take(i, card);
        }
        return cards;
    }
    static QRgb colourOf(int card) { return qRgb(200, 55 + card % 200, 100 + card / 200); }
    [[nodiscard]] QImage written()
    {
        EXPECT_TRUE(print.writePicture(file)) << print.problem().toStdString();
        return QImage(file);
    }
    /// The cards in the picture, in the order in which they are read, by their colours.
    [[nodiscard]] static QList<QRgb> cardsIn(const QImage &picture)
    {
        QList<QRgb> cards;
        for (int y = 96 + 100; y < picture.height(); y += 346 + 20)
            for (int x = 20 + 124; x < picture.width(); x += 248 + 20)
                if (qRed(picture.pixel(x, y)) == 200)
                    cards.append(picture.pixel(x, y));
        return cards;
    }

    QTemporaryDir folder;
    TableSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    DeckLibrary library{&settings, folder.filePath(QStringLiteral("decks"))};
    DeckGallery gallery;
    DeckDesk desk;
    DeckPrint print;
    QString file = folder.filePath(QStringLiteral("deck.png"));
};

TEST_F(DeckPictures, AnyNumberOfCardsIsThere)
{
    desk.rename(QStringLiteral("<b>R/B \\ 100 %1 &amp; ") + QString(300, u'x'));
    for (const int cards : {0, 1, 4, 5, 200}) {
        ASSERT_NO_FATAL_FAILURE(fill(cards));
        ASSERT_EQ(paint(), cards);
        const QImage picture = written();
        QList<QRgb> all;
        for (int i = 0; i < cards; ++i)
            all.append(colourOf(i));
        EXPECT_EQ(cardsIn(picture), all) << cards;
        EXPECT_GT(picture.width(), picture.height()) << cards;
        EXPECT_LT(picture.width(), 32767) << "QPainter paints no further";
    }
}

TEST_F(DeckPictures, ACardThatIsUnknownIsLeftOut)
{
    ASSERT_NO_FATAL_FAILURE(fill(4));
    const QString path = desk.path();
    desk.close();
    test::write(path, test::contentOf(path) + "3 Wampaa | <b>Nobody</b>\n");
    desk.open(path, false);
    EXPECT_EQ(paint(), 4);
    EXPECT_EQ(cardsIn(written()).size(), 4);
}

TEST_F(DeckPictures, WhatCannotBeWrittenIsSaidAndLeavesNothing)
{
    ASSERT_NO_FATAL_FAILURE(fill(10));
    ASSERT_EQ(paint(), 10);
    const auto fails = [&](const QString &path) {
        EXPECT_FALSE(print.writePicture(path)) << path.toStdString();
        EXPECT_TRUE(print.problem().contains(path)) << print.problem().toStdString();
        EXPECT_EQ(print.pages(), 0);
    };
    fails(folder.filePath(QStringLiteral("no/deck.png")));
    fails(folder.path());
    test::write(folder.filePath(QStringLiteral("file")), "no folder");
    fails(folder.filePath(QStringLiteral("file/deck.png")));
    const QStringList before = QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden);
    {
        const test::FullDisk full(1000);
        fails(file);
    }
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden), before);
    EXPECT_EQ(cardsIn(written()).size(), 10);
    const QByteArray whole = test::contentOf(file);
    {
        const test::FullDisk full(1000);
        fails(file);
    }
    EXPECT_EQ(test::contentOf(file), whole) << "the old file stays";
}

} // namespace
} // namespace playmat::table
