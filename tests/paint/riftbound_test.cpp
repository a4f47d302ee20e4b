#include "paint/compare.h"
#include "paint/riftbound_cards.h"
#include "table/paint/face_painter.h"
#include "table/paint/face_provider.h"
#include "table/paint/glyph_painter.h"
#include "table/paint/lands.h"
#include "table/paint/picture.h"
#include "table/paint/silhouettes.h"

#include <gtest/gtest.h>

namespace playmat::paint {

using test::differenceOf;

namespace {

constexpr QSize kRiftSize(64, 90);

const QStringList kDomains{QStringLiteral("Fury"),  QStringLiteral("Calm"),
                           QStringLiteral("Mind"),  QStringLiteral("Body"),
                           QStringLiteral("Chaos"), QStringLiteral("Order")};

Facts riftCard(const QStringList &domains, const QString &type = QStringLiteral("Unit"))
{
    Facts facts{QStringLiteral("XXX-001"), type, {}, domains, {QStringLiteral("Hero")}, 60, 3};
    facts.face = QStringLiteral("rift");
    return facts;
}

std::vector<Facts> cardsOf(const QString &type)
{
    std::vector<Facts> all = test::riftboundFacts();
    std::erase_if(all, [&](const Facts &facts) { return facts.type != type; });
    return all;
}

Facts cardNamed(const QString &id)
{
    for (const Facts &facts : test::riftboundFacts()) {
        if (facts.id == id)
            return facts;
    }
    ADD_FAILURE() << "no card " << id.toStdString();
    return {};
}

QImage riftPicture(const Facts &facts)
{
    return picture(facts, kRiftSize, QRectF(4, 8, 56, 74));
}

QImage boardNamed(FaceProvider &provider, const QString &name)
{
    return provider.requestImage(name, nullptr, QSize(200, 180));
}

} // namespace

TEST(RiftPictures, TheVolumeHasNoMistakesAndNothingIdle)
{
    const SilhouetteBook &book = SilhouetteBook::shippedForRift();
    EXPECT_EQ(book.errors().join(QLatin1Char('\n')).toStdString(), "");
    const QStringList used = book.usedKinds();
    for (const QString &kind : book.kinds())
        EXPECT_TRUE(used.contains(kind)) << kind.toStdString();
    EXPECT_GE(book.kinds().size(), 60);
}

TEST(RiftPictures, EveryCardHasItsKind)
{
    const std::vector<Facts> cards = test::riftboundFacts();
    ASSERT_GT(cards.size(), 900U);
    for (const Facts &facts : cards) {
        EXPECT_NE(SilhouetteBook::shippedFor(facts).kindOf(facts), QLatin1String("unknown"))
            << facts.id.toStdString();
    }
}

/// Units of Riftbound and of other games have the same type: only the face tells them apart.
TEST(RiftPictures, AreReadForTheirOwnCardsAlone)
{
    Facts unit = riftCard({kDomains.first()});
    EXPECT_EQ(&SilhouetteBook::shippedFor(unit), &SilhouetteBook::shippedForRift());
    unit.face.clear();
    EXPECT_NE(&SilhouetteBook::shippedFor(unit), &SilhouetteBook::shippedForRift());
}

TEST(RiftPictures, NeighboursDiffer)
{
    for (const char *type : {"Unit", "Spell", "Gear", "Legend", "Battlefield", "Rune"}) {
        const std::vector<Facts> cards = cardsOf(QLatin1String(type));
        std::vector<QImage> pictures;
        for (const Facts &facts : cards)
            pictures.push_back(riftPicture(facts));
        for (std::size_t i = 0; i < cards.size(); ++i) {
            for (std::size_t j = i + 1; j < std::min(cards.size(), i + 20); ++j) {
                EXPECT_GT(differenceOf(pictures[i], pictures[j]), 3)
                    << cards[i].id.toStdString() << " looks like " << cards[j].id.toStdString();
            }
        }
    }
}

/// The legend and the champion of each shipped deck have silhouettes that no other deck uses.
TEST(RiftPictures, HeroesOfTheDecksAreTheirOwn)
{
    const std::vector<QStringList> decks{{"OGN-251", "OGN-030"}, {"OGN-257", "OGN-151"},
                                         {"OGN-265", "OGN-117"}, {"OGS-017", "OGS-001"},
                                         {"OGS-023", "OGS-007"}, {"OGS-021", "OGS-006"},
                                         {"OGS-019", "OGS-009"}};
    const SilhouetteBook &book = SilhouetteBook::shippedForRift();
    QStringList seen;
    for (const QStringList &deck : decks) {
        QStringList kinds;
        for (const QString &id : deck)
            kinds << book.kindOf(cardNamed(id));
        for (const QString &kind : kinds)
            EXPECT_FALSE(seen.contains(kind)) << kind.toStdString();
        seen << kinds;
    }
}

TEST(Domains, AreToldApartByFrameAndPicture)
{
    for (const QString &a : kDomains) {
        for (const QString &b : kDomains) {
            if (a == b)
                continue;
            EXPECT_GT(differenceOf(paintFace(riftCard({a}), FaceForm::Mini, kRiftSize),
                                   paintFace(riftCard({b}), FaceForm::Mini, kRiftSize)),
                      9)
                << a.toStdString() << " " << b.toStdString();
        }
    }
}

TEST(Domains, EachHasAGlyphAndIsFoundInSmallLetters)
{
    for (const QString &domain : kDomains + QStringList{QStringLiteral("Any")}) {
        EXPECT_TRUE(hasGlyph(domain)) << domain.toStdString();
        QImage big(24, 24, QImage::Format_ARGB32_Premultiplied);
        big.fill(Qt::transparent);
        QImage small = big;
        QPainter first(&big);
        paintGlyph(first, domain, QRectF(0, 0, 24, 24), Qt::white);
        QPainter second(&small);
        paintGlyph(second, domain.toLower(), QRectF(0, 0, 24, 24), Qt::white);
        EXPECT_EQ(big, small) << domain.toStdString();
    }
}

TEST(Domains, TwoShareAFrameAndHaveASealEach)
{
    const Facts two
        = riftCard({QStringLiteral("Fury"), QStringLiteral("Chaos")}, QStringLiteral("Legend"));
    const FrameTone tone = frameTone(two);
    EXPECT_EQ(tone.seals, two.aspects);
    const QImage image = paintFace(two, FaceForm::Wide, QSize(120, 80));
    const QColor left = image.pixelColor(3, 40);
    const QColor right = image.pixelColor(116, 40);
    EXPECT_GT(left.red(), left.blue());
    EXPECT_GT(right.blue(), right.green());
    EXPECT_GT(right.blue(), left.blue());
}

TEST(Domains, ACardWithoutOneHasNoSeal)
{
    EXPECT_TRUE(frameTone(riftCard({})).seals.isEmpty());
    EXPECT_FALSE(paintFace(riftCard({}), FaceForm::Tile, kRiftSize).isNull());
}

TEST(RiftFaces, ComeInEveryFormTypeAndSize)
{
    for (const char *type : {"Unit", "Token Unit", "Gear", "Rune", "Legend", "Battlefield"}) {
        for (const FaceForm form :
             {FaceForm::Card, FaceForm::Mini, FaceForm::Tile, FaceForm::Wide, FaceForm::Picture}) {
            for (const QSize size : {QSize(1, 1), QSize(30, 42), QSize(106, 142), QSize(420, 586)})
                EXPECT_EQ(
                    paintFace(riftCard({kDomains[2]}, QLatin1String(type)), form, size).size(),
                    size);
        }
    }
}

TEST(RiftFaces, AGearHasAnotherOutlineThanAUnit)
{
    const QSize size(84, 112);
    const QImage unit = paintFace(riftCard({kDomains[0]}), FaceForm::Tile, size);
    const QImage gear
        = paintFace(riftCard({kDomains[0]}, QStringLiteral("Gear")), FaceForm::Tile, size);
    EXPECT_GT(qAlpha(unit.pixel(5, 4)), 200);
    EXPECT_LT(qAlpha(gear.pixel(4, 3)), 60) << "it is rounder";
}

TEST(Lands, EveryPlaceHasOne)
{
    for (const Facts &facts : cardsOf(QStringLiteral("Battlefield"))) {
        const Scene scene = SilhouetteBook::shippedForRift().sceneOf(facts);
        EXPECT_GE(int(scene.backdrop), int(Backdrop::City)) << facts.id.toStdString();
    }
}

TEST(Lands, AreDifferentCountriesAndDarkEnoughForCards)
{
    const auto registry = std::make_shared<CardFactsRegistry>();
    registry->add(test::riftboundFacts());
    FaceProvider provider(registry);
    std::vector<QImage> lands;
    for (const char *id : {"OGN-298", "OGN-294", "OGN-296", "OGN-289", "OGN-285", "OGN-280"}) {
        const QImage land = boardNamed(provider, QStringLiteral("land/") + QLatin1String(id));
        EXPECT_EQ(land.format(), QImage::Format_RGB32) << "nothing shines through";
        EXPECT_LT(
            qGray(land.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0)),
            110)
            << id;
        for (const QImage &other : lands)
            EXPECT_GT(differenceOf(land, other), 8) << id;
        lands.push_back(land);
    }
}

TEST(Lands, ComeInAllSchemes)
{
    const auto registry = std::make_shared<CardFactsRegistry>();
    registry->add(test::riftboundFacts());
    FaceProvider provider(registry);
    for (const char *name : {"land/OGN-294", "rift", "stones", "points"}) {
        const QString dark = QLatin1String(name);
        EXPECT_GT(differenceOf(boardNamed(provider, dark),
                               boardNamed(provider, dark + QStringLiteral("?light"))),
                  30)
            << name;
        EXPECT_NE(boardNamed(provider, dark),
                  boardNamed(provider, dark + QStringLiteral("?contrast")))
            << name;
    }
}

} // namespace playmat::paint
