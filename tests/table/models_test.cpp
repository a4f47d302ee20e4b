#include "kit/swu/table/places.h"
#include "table/view/card_list_model.h"
#include "table/view/log_model.h"
#include "table/view/option_model.h"
#include "table/view/pending_model.h"
#include "table/view/zone_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include <random>

namespace playmat::table {
namespace {

CardRow row(int id, ZoneKey zone, int slot, const QString &name = {})
{
    CardRow r;
    r.viewId = id;
    r.zone = zone;
    r.slot = slot;
    r.facts.name = name;
    r.facts.cardId = name;
    return r;
}

constexpr ZoneKey kHand{Zone::Hand, 0};
constexpr ZoneKey kGround{Zone::Ground, 0};

struct Models
{
    CardListModel cards;
    ZoneModel hand{&cards, kHand, QStringLiteral("hand.0")};
    ZoneModel ground{&cards, kGround, QStringLiteral("ground.0")};
    QAbstractItemModelTester cardsTester{&cards,
                                         QAbstractItemModelTester::FailureReportingMode::Warning};
    QAbstractItemModelTester handTester{&hand,
                                        QAbstractItemModelTester::FailureReportingMode::Warning};
    QAbstractItemModelTester groundTester{&ground,
                                          QAbstractItemModelTester::FailureReportingMode::Warning};
    QSignalSpy inserted{&cards, &QAbstractItemModel::rowsInserted};
    QSignalSpy removed{&cards, &QAbstractItemModel::rowsRemoved};
    QSignalSpy changed{&cards, &QAbstractItemModel::dataChanged};
    QSignalSpy reset{&cards, &QAbstractItemModel::modelReset};

    void forget()
    {
        for (QSignalSpy *spy : {&inserted, &removed, &changed, &reset})
            spy->clear();
    }
};

TEST(CardListModel, AChangeOfZoneIsOneDataChangedAndMovesBetweenTheZoneModels)
{
    Models m;
    m.cards.show({row(1, kHand, 0, QStringLiteral("Yoda")), row(2, kHand, 1)});
    m.forget();
    m.cards.show({row(1, kGround, 0, QStringLiteral("Yoda")), row(2, kHand, 1)});
    EXPECT_EQ(m.changed.count(), 1);
    EXPECT_EQ(m.inserted.count() + m.removed.count() + m.reset.count(), 0);
    EXPECT_EQ(m.hand.viewIds(), QList<int>{2});
    EXPECT_EQ(m.ground.viewIds(), QList<int>{1});
    const auto roles = m.changed.first().at(2).value<QList<int>>();
    EXPECT_TRUE(roles.contains(CardListModel::ZoneRole));
    EXPECT_FALSE(roles.contains(CardListModel::FactsRole));
}

TEST(CardListModel, NothingChangedMeansNoSignal)
{
    Models m;
    m.cards.show({row(1, kHand, 0)});
    m.forget();
    m.cards.show({row(1, kHand, 0)});
    EXPECT_EQ(m.changed.count() + m.inserted.count() + m.removed.count(), 0);
}

TEST(CardListModel, TurningCardsOverWhereTheyLieKeepsTheirRows)
{
    Models m;
    m.cards.show({row(1006, kHand, 0), row(1007, kHand, 1)});
    m.forget();
    m.cards.show({row(31, kHand, 0, QStringLiteral("Yoda")), row(17, kHand, 1)});
    EXPECT_EQ(m.inserted.count() + m.removed.count(), 0);
    EXPECT_EQ(m.cards.rows()[0].viewId, 31);
    EXPECT_EQ(m.cards.rows()[1].viewId, 17);
}

TEST(CardListModel, ACardPlayedOutOfAHiddenHandComesFromThere)
{
    Models m;
    m.cards.show({row(1006, kHand, 0), row(1007, kHand, 1), row(5, kGround, 0)});
    m.forget();
    m.cards.show({row(1006, kHand, 0), row(5, kGround, 0), row(31, kGround, 1)}, {{31, kHand}});
    EXPECT_EQ(m.inserted.count() + m.removed.count(), 0);
    EXPECT_EQ(m.cards.indexOf(31), 1);
}

TEST(CardListModel, HandThatIsCoveredWhileACardLeavesItKeepsAllRows)
{
    Models m;
    m.cards.show({row(1, kHand, 0), row(2, kHand, 1), row(3, kHand, 2)});
    m.forget();
    m.cards.show({row(1006, kHand, 0), row(1007, kHand, 1), row(2, kGround, 0)});
    EXPECT_EQ(m.inserted.count() + m.removed.count(), 0);
    EXPECT_EQ(m.cards.indexOf(2), 1);
}

TEST(CardListModel, EveryFactIsARole)
{
    CardListModel cards;
    CardRow r = row(1, kHand, 0, QStringLiteral("SOR_010"));
    r.facts.maxHp = 7;
    r.facts.damage = 3;
    r.mark = 2;
    cards.show({r});
    const QHash<int, QByteArray> names = cards.roleNames();
    for (const char *name : {"cardId",   "viewId",   "name",     "subtitle",     "type",
                             "form",     "zone",     "targetX",  "targetY",      "targetW",
                             "targetH",  "stackZ",   "faceUp",   "exhausted",    "power",
                             "hpLeft",   "maxHp",    "damage",   "printedPower", "cost",
                             "keywords", "upgrades", "captured", "markKind",     "accessibleName"})
        EXPECT_TRUE(names.values().contains(name)) << name;
    EXPECT_EQ(cards.data(cards.index(0), names.key("hpLeft")).toInt(), 4);
    EXPECT_EQ(cards.data(cards.index(0), names.key("markKind")).toInt(), 2);
    EXPECT_FALSE(cards.data({}, names.key("hpLeft")).isValid());
}

TEST(CardListModel, RandomPositionsAgreeWithTheZoneModels)
{
    Models m;
    std::mt19937 random(7);
    const std::vector<ZoneKey> zones{kHand, kGround, {Zone::Discard, 0}, {Zone::Ground, 1}};
    for (int step = 0; step < 400; ++step) {
        std::vector<CardRow> rows;
        QHash<ZoneKey, int> used;
        QHash<ZoneKey, QList<int>> expected;
        for (int id = 0; id < 24; ++id) {
            if (random() % 5 == 0)
                continue;
            const ZoneKey zone = zones[random() % zones.size()];
            const int viewId = random() % 3 == 0 ? 1000 + id : id;
            expected[zone].append(viewId);
            rows.push_back(row(viewId, zone, used[zone]++));
        }
        std::shuffle(rows.begin(), rows.end(), random);
        const size_t count = rows.size();
        m.cards.show(std::move(rows), {{int(random() % 24), kHand}});
        ASSERT_EQ(m.cards.rows().size(), count);
        ASSERT_EQ(m.hand.viewIds(), expected[kHand]);
        ASSERT_EQ(m.ground.viewIds(), expected[kGround]);
    }
    EXPECT_EQ(m.reset.count(), 0);
}

TEST(CardListModel, ANewGameIsTheOnlyReset)
{
    Models m;
    m.cards.show({row(1, kHand, 0)});
    m.cards.clear();
    EXPECT_EQ(m.reset.count(), 1);
    EXPECT_EQ(m.hand.rowCount(), 0);
}

TEST(ZoneKey, NamesGoBothWays)
{
    for (const ZoneKey key : {kHand, kGround, ZoneKey{Zone::Base, 1}, ZoneKey{Zone::Table}})
        EXPECT_EQ(swuTableSpec().key(swuTableSpec().name(key)), key)
            << swuTableSpec().name(key).toStdString();
    EXPECT_TRUE(swuTableSpec().key(QStringLiteral("nowhere.3")).isNone());
}

template <class Model, class Row>
void growChangeShrink(Model &model, Row changed)
{
    QAbstractItemModelTester tester(&model,
                                    QAbstractItemModelTester::FailureReportingMode::Warning);
    model.show({Row{}, Row{}});
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.show({Row{}, changed, Row{}});
    EXPECT_EQ(changes.count(), 1);
    EXPECT_EQ(model.rowCount(), 3);
    model.show({changed});
    EXPECT_EQ(model.rowCount(), 1);
    model.show({});
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(RowListModels, ChangeOnlyWhatDiffers)
{
    LogModel log;
    LogRow line;
    line.text = QStringLiteral("Ada passes");
    growChangeShrink(log, line);
    PendingModel pending;
    PendingRow effect;
    effect.seat = 1;
    growChangeShrink(pending, effect);
    OptionModel options;
    OptionRow option;
    option.label = QStringLiteral("Attack");
    growChangeShrink(options, option);
    options.show({option});
    EXPECT_EQ(options.data(options.index(0), options.roleNames().key("label")).toString(),
              QStringLiteral("Attack"));
}

} // namespace
} // namespace playmat::table
