// No words on a card are ever cut: every card in every form at every text size. The picture
// makes room first, then the letters become smaller, then the text scrolls.
#include "app.h"
#include "kit/swu/host/cards.h"
#include "sentences.h"

#include <QQmlComponent>
#include <QTest>

#include <gtest/gtest.h>

#include <span>

namespace playmat::qmltest {
namespace {

constexpr double kScales[] = {.75, 1, 1.25, 1.5, 2};
constexpr double kMiddle[] = {1, 1.5};

/// What is cut within an item, as a list to be read in a failure.
QStringList cutWithin(QQuickItem *root)
{
    QStringList cut;
    forEachShown(root, [&](QQuickItem *item) {
        if (item->property("truncated").toBool())
            cut.append(item->property("text").toString());
        const bool rules = item->inherits("playmat::paint::RulesItem");
        if (rules && item->height() + .5 < item->implicitHeight())
            cut.append(QStringLiteral("rules: %1 of %2 px")
                           .arg(item->height())
                           .arg(item->implicitHeight()));
        if (!item->inherits("QQuickFlickable"))
            return;
        const double content = item->property("contentHeight").toDouble();
        if (content > item->height() + .5 && !item->property("interactive").toBool())
            cut.append(QStringLiteral("does not scroll: ") + item->objectName());
        if (content > item->height() + .5 && item->height() < 40)
            cut.append(
                QStringLiteral("%1: scrolls in %2 px").arg(item->objectName()).arg(item->height()));
    });
    return cut;
}

struct Legible : testing::Test
{
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.hidePictures();
        ASSERT_TRUE(app.place({}, {}, 0));
        const swu::CardDb &db = match::swuCards(*table::cardData().library);
        for (size_t id = 1; id < db.defs.size(); ++id) {
            if (db.defs[id].id.starts_with("S")) // SOR, SHD and SEC: as many as there is time for
                cards.append(QString::fromStdString(db.defs[id].id));
        }
        ASSERT_GT(cards.size(), 250);
    }
    /// A card form of its own, as the pages use it.
    QQuickItem *make(const QString &qml)
    {
        component = std::make_unique<QQmlComponent>(&app.engine);
        component->setData(
            "import QtQuick\nimport Playmat\nimport Playmat.Paint\nimport Playmat.Table\n"
                + qml.toUtf8(),
            {});
        EXPECT_EQ(component->errorString().toStdString(), "");
        form.reset(qobject_cast<QQuickItem *>(component->create(app.engine.rootContext())));
        EXPECT_NE(form, nullptr);
        if (form)
            form->setParentItem(app.window->contentItem());
        return form.get();
    }
    /// Shows every card in it at every text size.
    void everyCardIn(QQuickItem *item, std::span<const double> scales = kScales)
    {
        for (const double scale : scales) {
            app.settings.setFontScale(scale);
            for (const QString &id : cards) {
                item->setProperty("facts", QVariant::fromValue(app.session.printed(id)));
                forEachShown(item, [](QQuickItem *part) { part->ensurePolished(); });
                const QStringList cut = cutWithin(item);
                EXPECT_TRUE(cut.isEmpty()) << id.toStdString() << " at " << scale << ": "
                                           << cut.join(QStringLiteral(" | ")).toStdString();
            }
        }
    }

    App app;
    QStringList cards;
    std::unique_ptr<QQmlComponent> component;
    std::unique_ptr<QQuickItem> form;
};

TEST_F(Legible, EveryCardRaisedFromAHand)
{
    QQuickItem *card = make(QStringLiteral("FactsCard { width: 158; height: 220 }"));
    ASSERT_TRUE(card);
    everyCardIn(card);
}

/// German needs a fifth more room.
TEST_F(Legible, EveryCardRaisedFromAHandInEveryLanguage)
{
    QQuickItem *card = make(QStringLiteral("FactsCard { width: 158; height: 220 }"));
    ASSERT_TRUE(card);
    for (const QString &language : app.settings.languages()) {
        app.settings.setLanguage(language);
        everyCardIn(card, kMiddle);
    }
}

/// As small as the trays of the smallest window show them.
TEST_F(Legible, EveryCardInATrayInEveryLanguage)
{
    QQuickItem *card = make(QStringLiteral("FactsCard { width: 116; height: 162 }"));
    ASSERT_TRUE(card);
    for (const QString &language : app.settings.languages()) {
        app.settings.setLanguage(language);
        everyCardIn(card, kMiddle);
    }
}

TEST_F(Legible, EveryCardToBeChosen)
{
    QQuickItem *card = make(QStringLiteral("FactsCard { width: 139; height: 194 }"));
    ASSERT_TRUE(card);
    everyCardIn(card);
}

TEST_F(Legible, EveryCardRestingInAHand)
{
    QQuickItem *card
        = make(QStringLiteral("MiniCard { property cardFacts facts; width: 87; height: 122; "
                              "cardId: facts.cardId; name: facts.name; "
                              "type: facts.type; keywords: facts.keywords; note: facts.note; "
                              "power: facts.power; hp: facts.printedHp }"));
    ASSERT_TRUE(card);
    everyCardIn(card);
}

TEST_F(Legible, EveryUnitInAnArena)
{
    QQuickItem *card
        = make(QStringLiteral("Tile { property cardFacts facts; width: 106; height: 142; cardId: "
                              "facts.cardId; name: facts.name; type: "
                              "facts.type; unique: facts.unique; keywords: facts.keywords; power: "
                              "facts.power; hp: facts.maxHp }"));
    ASSERT_TRUE(card);
    everyCardIn(card);
}

/// Bases and leaders of all sets: a name that does not fit would not be shown at all.
TEST_F(Legible, TheNameOfEveryBaseAndLeader)
{
    const swu::CardDb &db = match::swuCards(*table::cardData().library);
    for (const char *kind : {"BaseCard", "WideCard"}) {
        for (const int width : {120, 141, 211}) {
            QQuickItem *card = make(QStringLiteral("%1 { width: %2 }").arg(kind).arg(width));
            ASSERT_TRUE(card);
            for (const swu::CardDef &def : db.defs) {
                const bool base = def.type == swu::CardType::Base;
                if (QLatin1String(kind) == u"BaseCard" ? !base : def.type != swu::CardType::Leader)
                    continue;
                const QString name = QString::fromStdString(def.name);
                card->setProperty("name", name);
                bool shown = false;
                forEachShown(card, [&](QQuickItem *part) {
                    part->ensurePolished();
                    shown = shown
                        || (part->property("text").toString() == name && part->opacity() > 0
                            && !part->property("truncated").toBool());
                });
                EXPECT_TRUE(shown) << def.name << " at " << width;
            }
        }
    }
}

/// The real box beside the pointer and the real large preview, with the card that is looked at.
struct LegiblePreview : Legible
{
    void SetUp() override
    {
        Legible::SetUp();
        app.showCardsBeside();
    }
    void lookAtEveryCard(const char *shownIn)
    {
        for (const double scale : kScales) {
            app.settings.setFontScale(scale);
            for (const QString &id : cards) {
                app.session.preview()->showPrinted(id);
                ASSERT_TRUE(
                    becomes([&] { return app.item(QString::fromLatin1(shownIn)) != nullptr; }));
                app.settle();
                QQuickItem *box = app.item(QString::fromLatin1(shownIn));
                ASSERT_NE(box, nullptr);
                const QStringList cut = cutWithin(box);
                EXPECT_TRUE(cut.isEmpty()) << id.toStdString() << " at " << scale << ": "
                                           << cut.join(QStringLiteral(" | ")).toStdString();
            }
        }
    }
};

TEST_F(LegiblePreview, EveryCardBesideThePointer)
{
    lookAtEveryCard("previewScroll");
}

TEST_F(LegiblePreview, EveryCardLarge)
{
    app.session.preview()->showPrinted(QStringLiteral("SOR_005"));
    QTest::keyClick(app.window, Qt::Key_I);
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("previewLarge")) != nullptr; }));
    lookAtEveryCard("previewLarge");
}

TEST_F(LegiblePreview, BothSidesOfALeaderAreReadBeforeItIsDeployed)
{
    app.session.preview()->showPrinted(QStringLiteral("SOR_005"));
    const table::CardFacts luke = app.session.printed(QStringLiteral("SOR_005"));
    ASSERT_FALSE(luke.otherRules.isEmpty());
    ASSERT_NE(luke.rules, luke.otherRules);
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("previewCard")) != nullptr; }));
    app.settle();
    QQuickItem *card = app.item(QStringLiteral("previewCard"));
    const QString words = card->property("words").toString();
    EXPECT_TRUE(words.contains(luke.rules) && words.contains(luke.otherRules));
}

TEST_F(LegiblePreview, ADeployedLeaderHasItsOtherSideBelow)
{
    ASSERT_TRUE(
        app.place({QStringLiteral(R"("leader":{"card":"SOR_010","deployed":true})")}, {}, 0));
    app.hands().pointer()->hover(app.at(QStringLiteral("me:SOR_010")));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("previewCard")) != nullptr; }));
    EXPECT_TRUE(app.item(QStringLiteral("previewCard"))
                    ->property("words")
                    .toString()
                    .contains(qtTrId("swu_presenter.as_a_leader")));
    layOut(app);
}

TEST_F(LegiblePreview, AnEpicActionOfABaseIsReadBesideThePointer)
{
    app.hands().pointer()->hover(app.at(QStringLiteral("me:SOR_023")));
    app.session.preview()->showPrinted(QStringLiteral("SOR_022"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("previewCard")) != nullptr; }));
    app.settle();
    QQuickItem *card = app.item(QStringLiteral("previewCard"));
    EXPECT_TRUE(card->property("words").toString().contains(u"Epic Action"));
}

TEST_F(LegiblePreview, NumbersOfTheTableStandBesideThePrintedOnes)
{
    ASSERT_TRUE(app.place(
        {QStringLiteral(R"("ground":[{"card":"SOR_046","damage":2,"upgrades":["SOR_069"]}])")}, {},
        0));
    app.hands().pointer()->hover(app.at(QStringLiteral("me:SOR_046")));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("previewCard")) != nullptr; }));
    app.settle();
    QQuickItem *card = app.item(QStringLiteral("previewCard"));
    QStringList said;
    forEachShown(card, [&](QQuickItem *item) {
        if (isText(item) || item->inherits("playmat::paint::Badge"))
            said.append(item->property("text").toString());
    });
    const table::CardRow *row = app.row(QStringLiteral("me:SOR_046"));
    ASSERT_NE(row, nullptr);
    const table::CardFacts &facts = row->facts;
    EXPECT_TRUE(said.contains(QString::number(facts.printedHp)));
    EXPECT_TRUE(said.contains(QStringLiteral("%1 of %2 left").arg(facts.hpLeft()).arg(facts.maxHp)))
        << said.join(u'|').toStdString();
}

TEST_F(LegiblePreview, TheWheelOverTheTableScrollsWhatIsTooLong)
{
    app.settings.setFontScale(2);
    app.window->resize(1024, 600);
    app.session.preview()->showPrinted(QStringLiteral("SOR_005"));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("previewScroll")) != nullptr; }));
    app.settle();
    QQuickItem *scroll = app.item(QStringLiteral("previewScroll"));
    ASSERT_GT(scroll->property("contentHeight").toDouble(), scroll->height());
    for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_PageUp}) {
        const double before = scroll->property("contentY").toDouble();
        QTest::keyClick(app.window, key);
        EXPECT_NE(scroll->property("contentY").toDouble(), before);
    }
    const QPoint at(500, 300);
    QWheelEvent wheel(at, app.window->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(app.window, &wheel);
    EXPECT_GT(scroll->property("contentY").toDouble(), 0);
}

} // namespace
} // namespace playmat::qmltest
