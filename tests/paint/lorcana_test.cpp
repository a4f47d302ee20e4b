#include "paint/compare.h"
#include "paint/lorcana_cards.h"
#include "table/paint/face_painter.h"
#include "table/paint/face_provider.h"
#include "table/paint/glyph_painter.h"
#include "table/paint/ink_frame.h"
#include "table/paint/picture.h"
#include "table/paint/silhouettes.h"

#include <gtest/gtest.h>

#include <cmath>

namespace playmat::paint {

using test::differenceOf;

namespace {

constexpr QSize kCardSize(64, 90);

const QStringList kInks{QStringLiteral("Amber"),    QStringLiteral("Amethyst"),
                        QStringLiteral("Emerald"),  QStringLiteral("Ruby"),
                        QStringLiteral("Sapphire"), QStringLiteral("Steel")};

double luminance(const QColor &colour)
{
    const auto linear
        = [](double v) { return v <= .04045 ? v / 12.92 : std::pow((v + .055) / 1.055, 2.4); };
    return .2126 * linear(colour.redF()) + .7152 * linear(colour.greenF())
        + .0722 * linear(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + .05) / (std::min(x, y) + .05);
}

Facts cardOf(const QStringList &inks, const QString &type = QStringLiteral("Character"))
{
    return {QStringLiteral("9-001"), type, {}, inks, {QStringLiteral("Hero")}, 60, 3};
}

QImage face(const Facts &facts, FaceForm form = FaceForm::Mini)
{
    return paintFace(facts, form, kCardSize);
}

} // namespace

TEST(LorcanaPictures, EveryCardHasItsKind)
{
    const SilhouetteBook &book = SilhouetteBook::shipped();
    const std::vector<Facts> cards = test::lorcanaFacts();
    ASSERT_EQ(cards.size(), 204U);
    for (const Facts &facts : cards)
        EXPECT_NE(book.kindOf(facts), QLatin1String("unknown")) << facts.id.toStdString();
}

/// A program that shows none of these cards reads none of their drawings.
TEST(LorcanaPictures, AreReadForTheirOwnCardsAlone)
{
    Facts leader;
    leader.type = QStringLiteral("Leader");
    const SilhouetteBook &others = SilhouetteBook::shippedFor(leader);
    for (const Facts &facts : test::lorcanaFacts()) {
        const QString kind = SilhouetteBook::shippedFor(facts).kindOf(facts);
        EXPECT_EQ(kind, SilhouetteBook::shipped().kindOf(facts)) << facts.id.toStdString();
        EXPECT_FALSE(others.kinds().contains(kind)) << kind.toStdString();
    }
}

TEST(LorcanaPictures, EveryKindIsUsed)
{
    const SilhouetteBook &book = SilhouetteBook::shipped();
    const QStringList used = book.usedKinds();
    for (const QString &kind : book.kinds()) {
        EXPECT_TRUE(used.contains(kind) || kind == QLatin1String("unknown")) << kind.toStdString();
    }
}

TEST(LorcanaPictures, NeighboursDiffer)
{
    std::vector<QImage> pictures;
    const std::vector<Facts> cards = test::lorcanaFacts();
    for (const Facts &facts : cards)
        pictures.push_back(picture(facts, kCardSize, QRectF(4, 8, 56, 74)));
    for (std::size_t i = 0; i < cards.size(); ++i) {
        for (std::size_t j = i + 1; j < std::min(cards.size(), i + 35); ++j) // about an ink
            EXPECT_GT(differenceOf(pictures[i], pictures[j]), 3)
                << cards[i].id.toStdString() << " looks like " << cards[j].id.toStdString();
    }
}

// The volumes do not reach into each other: a card of one game never gets a picture of the other.
TEST(LorcanaPictures, VolumesKeepToTheirGames)
{
    const SilhouetteBook &book = SilhouetteBook::shipped();
    QFile file(QStringLiteral(":/playmat/pictures/lorcana.json"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const SilhouetteBook lorcana = SilhouetteBook::fromJson(file.readAll());
    EXPECT_EQ(lorcana.errors().join(QLatin1Char('\n')).toStdString(), "");
    for (const Facts &facts : test::lorcanaFacts())
        EXPECT_TRUE(lorcana.kinds().contains(book.kindOf(facts))) << facts.id.toStdString();
    for (const Facts &facts : test::sampleFacts())
        EXPECT_FALSE(lorcana.kinds().contains(book.kindOf(facts))) << facts.id.toStdString();
}

TEST(LorcanaPictures, CardsOfLaterSetsGetAKindToo)
{
    for (const char *type : {"Character", "Action", "Song", "Item", "Location"}) {
        Facts facts = cardOf({kInks.first()}, QLatin1String(type));
        facts.traits.clear();
        EXPECT_NE(SilhouetteBook::shipped().kindOf(facts), QLatin1String("unknown")) << type;
    }
}

TEST(SilhouetteRules, MayNameACardAndABackdrop)
{
    const SilhouetteBook book = SilhouetteBook::fromJson(
        R"({"types": ["Item"], "kinds": {"a": {"backdrop": "sea", "steps": []}, "b": {"steps": []}},
        "rules": [{"card": ["9-001"], "draw": ["b"], "backdrop": ["night"]}, {"draw": ["a"]}]})");
    EXPECT_TRUE(book.errors().isEmpty());
    Facts facts = cardOf({}, QStringLiteral("Item"));
    EXPECT_EQ(book.sceneOf(facts).kind, QLatin1String("b"));
    EXPECT_EQ(book.sceneOf(facts).backdrop, Backdrop::Night);
    facts.id = QStringLiteral("9-002");
    EXPECT_EQ(book.sceneOf(facts).backdrop, Backdrop::Sea);
    facts.type = QStringLiteral("Unit");
    EXPECT_EQ(book.kindOf(facts), QLatin1String("unknown"));
}

TEST(SilhouetteRules, FaultsOfVolumesAreReported)
{
    const QByteArray one = R"({"kinds": {"a": {"steps": []}},
        "rules": [{"draw": ["a"], "backdrop": ["moon"]}]})";
    EXPECT_EQ(SilhouetteBook::fromJson(one).errors().size(), 1);
    EXPECT_EQ(SilhouetteBook::fromJson(QByteArrayList{one, one}).errors().size(), 3)
        << "the second a is drawn twice";
}

TEST(Inks, AreToldApartByFrameAndPicture)
{
    for (const QString &a : kInks) {
        for (const QString &b : kInks) {
            if (a == b)
                continue;
            EXPECT_GT(differenceOf(face(cardOf({a})), face(cardOf({b}))), 12)
                << a.toStdString() << " " << b.toStdString();
        }
    }
}

TEST(Inks, EachHasAFormOfItsOwn)
{
    QList<QPainterPath> seen;
    for (const QString &ink : kInks) {
        const QPainterPath motif = inkMotif(inkForm(ink));
        EXPECT_FALSE(motif.isEmpty()) << ink.toStdString();
        EXPECT_FALSE(seen.contains(motif)) << ink.toStdString();
        EXPECT_TRUE(hasGlyph(ink)) << ink.toStdString();
        seen << motif;
    }
    EXPECT_TRUE(inkMotif(inkForm(QStringLiteral("Vigilance"))).isEmpty());
}

TEST(Inks, MarksStandOutOnDarkAndOnLight)
{
    for (const QString &ink : kInks) {
        EXPECT_GE(contrast(aspectMarkColour(ink), QColor(0x14, 0x1a, 0x22)), 3)
            << ink.toStdString();
        EXPECT_GE(contrast(aspectMarkColour(ink, true), QColor(0xf4, 0xf4, 0xf0)), 3)
            << ink.toStdString();
    }
}

TEST(Inks, TwoShareAFrame)
{
    const Facts two = cardOf({QStringLiteral("Amber"), QStringLiteral("Steel")});
    const FrameTone tone = frameTone(two);
    EXPECT_EQ(tone.form, InkForm::Scallop);
    EXPECT_EQ(tone.sideForm, InkForm::Merlon);
    const QImage image = face(two);
    const QColor left = image.pixelColor(2, 45);
    const QColor right = image.pixelColor(61, 45);
    EXPECT_GT(left.hsvSaturation(), right.hsvSaturation() + 40);
}

TEST(Inks, FacesComeInEveryFormAndSize)
{
    for (const FaceForm form :
         {FaceForm::Card, FaceForm::Mini, FaceForm::Tile, FaceForm::Wide, FaceForm::Picture}) {
        for (const QSize size : {QSize(1, 1), QSize(30, 42), QSize(106, 142), QSize(420, 586)})
            EXPECT_EQ(paintFace(cardOf({kInks[2]}), form, size).size(), size);
    }
}

TEST(StudyBoard, IsAnotherTableThanTheFirst)
{
    FaceProvider provider(std::make_shared<CardFactsRegistry>());
    const auto ask = [&](const char *id) {
        return provider.requestImage(QLatin1String(id), nullptr, QSize(320, 180));
    };
    const QImage study = ask("study");
    EXPECT_EQ(study.format(), QImage::Format_RGB32) << "nothing shines through";
    EXPECT_GT(differenceOf(study, ask("dusk")), 8);
    EXPECT_GT(differenceOf(study, ask("loresky")), 8);
    EXPECT_GT(differenceOf(study, ask("study?light")), 30);
    EXPECT_NE(study, ask("study?contrast"));
}

TEST(Glyphs, LorcanaHasItsMarks)
{
    for (const char *name : {"inkcost", "inkwell", "strength", "willpower", "lore", "exert",
                             "drying", "character", "action", "song", "item", "location"})
        EXPECT_TRUE(hasGlyph(QLatin1String(name))) << name;
}

} // namespace playmat::paint
