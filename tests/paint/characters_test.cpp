// Characters of Star Wars: Unlimited have pictures of their own, whatever set they are printed in.
#include "paint/compare.h"
#include "paint/swu_cards.h"
#include "table/paint/palette.h"
#include "table/paint/picture.h"
#include "table/paint/silhouettes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace playmat::paint {

using test::differenceOf;

namespace {

constexpr QSize kFaceSize(60, 80);

const SilhouetteBook &swuBook()
{
    return SilhouetteBook::shippedFor(Facts());
}

bool isCharacter(const Facts &facts)
{
    return facts.type == QLatin1String("Unit") || facts.isLeader();
}

/// Names and words that rules ask for and no unit or leader has.
QStringList unknownNames(const SilhouetteBook &book, const std::vector<Facts> &cards)
{
    QStringList names = book.names();
    QStringList words = book.words();
    for (const Facts &facts : cards) {
        if (!isCharacter(facts))
            continue;
        names.removeAll(facts.name);
        words.removeIf([&](const QString &w) { return SilhouetteBook::hasWord(facts.name, w); });
    }
    return names + words;
}

std::vector<Facts> cardsNamed(const QString &name)
{
    std::vector<Facts> all = test::swuFacts();
    std::erase_if(all, [&](const Facts &f) { return f.name != name || !isCharacter(f); });
    return all;
}

QImage facePicture(const Facts &facts)
{
    return picture(facts, kFaceSize, QRectF(-4, 8, 68, 64));
}

/// A card that says nothing but its name.
Facts cardCalled(const QString &name)
{
    Facts facts;
    facts.id = QStringLiteral("XXX_001");
    facts.type = QStringLiteral("Unit");
    facts.arena = QStringLiteral("Ground");
    facts.aspects = QStringList{QStringLiteral("Command")};
    facts.name = name;
    return facts;
}

/// One card of every kind that a name leads to.
std::vector<Facts> onePerKind()
{
    std::vector<Facts> all;
    QStringList kinds;
    for (const QString &name : swuBook().names()) {
        const Facts facts = cardCalled(name);
        if (!kinds.contains(swuBook().kindOf(facts)))
            all.push_back(facts);
        kinds << swuBook().kindOf(facts);
    }
    return all;
}

} // namespace

TEST(Characters, TheVolumeHasNoMistakesAndNothingIdle)
{
    EXPECT_EQ(swuBook().errors().join(QLatin1Char('\n')).toStdString(), "");
    const QStringList used = swuBook().usedKinds() << QStringLiteral("unknown");
    for (const QString &kind : swuBook().kinds())
        EXPECT_TRUE(used.contains(kind)) << kind.toStdString();
}

TEST(Characters, EveryNameIsThatOfACard)
{
    EXPECT_EQ(unknownNames(swuBook(), test::swuFacts()), QStringList());
    const SilhouetteBook misspelt = SilhouetteBook::fromJson(
        R"({"kinds": {"a": {"steps": ["haze .5 .5"]}}, "rules": [
            {"name": ["Luke Skywalker", "Luke Skywalkre"], "draw": ["a"]},
            {"word": ["X-Wing", "Wing X"], "draw": ["a"]}]})");
    EXPECT_EQ(unknownNames(misspelt, test::swuFacts()),
              QStringList({QStringLiteral("Luke Skywalkre"), QStringLiteral("Wing X")}));
}

TEST(Characters, AWordIsTheBeginningOfOneInTheName)
{
    const QString name = QStringLiteral("Supremacy TIE/sf");
    EXPECT_TRUE(SilhouetteBook::hasWord(name, QStringLiteral("TIE")));
    EXPECT_TRUE(SilhouetteBook::hasWord(name, QStringLiteral("Supremacy TIE")));
    EXPECT_FALSE(SilhouetteBook::hasWord(name, QStringLiteral("sf")));
    EXPECT_FALSE(SilhouetteBook::hasWord(QStringLiteral("Hands-Tied"), QStringLiteral("TIE")));
}

TEST(Characters, ShipsAreDrawnByTheirClass)
{
    const auto kindOf = [](const char *name, const QString &trait) {
        Facts facts = cardCalled(QString::fromLatin1(name));
        facts.arena = QStringLiteral("Space");
        facts.traits = QStringList{QStringLiteral("Vehicle"), trait};
        return swuBook().kindOf(facts);
    };
    const QString fighter = QStringLiteral("Fighter");
    EXPECT_EQ(kindOf("Red Squadron X-Wing", fighter), QLatin1String("cross winged fighter"));
    EXPECT_EQ(kindOf("TIE/ln Fighter", fighter), QLatin1String("ball and panels"));
    EXPECT_EQ(kindOf("Rebellion Y-Wing", fighter), QLatin1String("twin engine bomber"));
    EXPECT_EQ(kindOf("Something else", fighter), QLatin1String("fighter"));
    EXPECT_EQ(kindOf("Devastator", QStringLiteral("Capital Ship")),
              QLatin1String("dagger of the fleet"));
}

TEST(Characters, ARuleMayLeaveTraitsOut)
{
    const SilhouetteBook book = SilhouetteBook::fromJson(
        R"({"kinds": {"a": {"steps": ["haze .5 .5"]}, "b": {"steps": ["haze .5 .5"]}}, "rules": [
            {"trait": ["Jedi"], "without": ["Vehicle"], "draw": ["a"]}, {"draw": ["b"]}]})");
    Facts facts = cardCalled({});
    facts.traits = QStringList{QStringLiteral("Jedi")};
    EXPECT_EQ(book.kindOf(facts), QLatin1String("a"));
    facts.traits << QStringLiteral("Vehicle");
    EXPECT_EQ(book.kindOf(facts), QLatin1String("b"));
}

/// A crew of a people is no ship of it, and the other way round.
TEST(Characters, VehiclesAreNotDrawnAsTheirPeople)
{
    const QStringList peoples{QStringLiteral("temple knight"), QStringLiteral("hooded dark one"),
                              QStringLiteral("visored clan warrior"),
                              QStringLiteral("shaggy giant"), QStringLiteral("clone")};
    for (const Facts &facts : test::swuFacts()) {
        if (facts.traits.contains(QStringLiteral("Vehicle"))) {
            EXPECT_FALSE(peoples.contains(swuBook().kindOf(facts))) << facts.name.toStdString();
        }
    }
}

TEST(Characters, AreTheSameInEverySet)
{
    const std::vector<Facts> cards = cardsNamed(QStringLiteral("Luke Skywalker"));
    ASSERT_GE(cards.size(), 5U);
    for (const Facts &facts : cards)
        EXPECT_EQ(swuBook().kindOf(facts), QLatin1String("farm boy knight"))
            << facts.id.toStdString();
}

/// A pilot who is attached is an upgrade and looks as before; an event about somebody does not.
TEST(Characters, ANameIsForWhoeverBearsIt)
{
    Facts facts = cardsNamed(QStringLiteral("Yoda")).front();
    const QString kind = swuBook().kindOf(facts);
    facts.type = QStringLiteral("Upgrade");
    EXPECT_EQ(swuBook().kindOf(facts), kind);
    facts.type = QStringLiteral("Event");
    EXPECT_NE(swuBook().kindOf(facts), kind);
}

TEST(Characters, AreToldApart)
{
    const std::vector<Facts> cards = onePerKind();
    std::vector<QImage> pictures;
    for (const Facts &facts : cards)
        pictures.push_back(facePicture(facts));
    for (std::size_t i = 0; i < cards.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_GT(differenceOf(pictures[i], pictures[j]), 6)
                << cards[i].name.toStdString() << " looks like " << cards[j].name.toStdString();
    }
}

TEST(Characters, LeadMostOfTheLeaders)
{
    const std::vector<Facts> cards = test::swuFacts();
    const auto isLeader = [](const Facts &f) { return f.isLeader(); };
    const auto leaders = std::count_if(cards.begin(), cards.end(), isLeader);
    const auto drawn = std::count_if(cards.begin(), cards.end(), [&](const Facts &f) {
        return isLeader(f) && swuBook().names().contains(f.name);
    });
    EXPECT_GT(leaders, 100);
    EXPECT_GT(double(drawn) / double(leaders), .95);
}

TEST(Characters, HaveALightOfTheirOwn)
{
    const Facts facts = cardCalled({});
    const SceneTones plain = sceneTones(facts);
    const SceneTones red = sceneTones(facts, QColor(255, 0, 0));
    EXPECT_GT(red.skyLow.red(), plain.skyLow.red());
    EXPECT_LT(red.skyLow.green(), plain.skyLow.green());
}

/// The colour of a part is the one that the book gives, as far as the light leaves it.
TEST(Characters, ATintIsInTheColourThatIsWritten)
{
    const QImage blue = facePicture(cardCalled(QStringLiteral("R2-D2")));
    const QImage gold = facePicture(cardCalled(QStringLiteral("C-3PO")));
    const auto warmth = [](const QImage &image) {
        int sum = 0;
        for (int y = 20; y < 50; ++y)
            for (int x = 20; x < 40; ++x)
                sum += qRed(image.pixel(x, y)) - qBlue(image.pixel(x, y));
        return sum / 600;
    };
    EXPECT_LT(warmth(blue), 20);
    EXPECT_GT(warmth(gold), 40);
}

} // namespace playmat::paint
