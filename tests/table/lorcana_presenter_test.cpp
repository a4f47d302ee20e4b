// What the table of Lorcana shows of an observation.
#include "engine/lorcana/view/observe.h"
#include "kit/lorcana/host/cards.h"
#include "kit/lorcana/table/presenter.h"
#include "kit/lorcana/table/table_kit.h"
#include "kit/lorcana/table/words.h"
#include "lorcana_hands.h"

#include <set>

namespace playmat::lorcana::board::test {
namespace {

using match::Json;

const CardDb &db()
{
    return host::cardsOf(*table::cardData("lorcana").library).db;
}

TEST(LorcanaPresenter, ItsTableIsWithoutFault)
{
    EXPECT_EQ(lorcanaTableSpec().fault(), QString());
    EXPECT_EQ(lorcanaTableSpec().zones.size(), std::size_t(Place::Count));
}

TEST(LorcanaPresenter, EveryCardHasFactsAndItsPrintedText)
{
    const Presenter presenter(db(), {QStringLiteral("Ada"), QStringLiteral("Marek")});
    int cards = 0;
    for (std::size_t id = 1; id < db().defs.size(); ++id) {
        const CardDef &def = db().defs[id];
        if (!def.id.starts_with("1-"))
            continue;
        ++cards;
        const table::CardFacts facts = presenter.printedFacts(DefId(id));
        EXPECT_EQ(facts.cardId.toStdString(), def.id);
        EXPECT_FALSE(facts.name.isEmpty());
        EXPECT_FALSE(facts.aspects.isEmpty()) << def.id;
        EXPECT_GE(facts.cost, 0);
        EXPECT_EQ(facts.power >= 0, def.type == Kind::Character) << def.id;
        EXPECT_EQ(facts.rules.isEmpty(),
                  def.abilityCount == 0 && def.effects == 0 && def.keywords == 0)
            << def.id;
        for (const char *mark : {"{E}", "{I}", "{S}", "{W}", "{L}", "{C}", "{n}"})
            EXPECT_FALSE(facts.rules.contains(QLatin1String(mark))) << def.id;
        for (const QString &keyword : facts.keywords)
            EXPECT_GT(Words::keywordMeaning(keyword).size(), 20) << keyword.toStdString();
    }
    EXPECT_EQ(cards, 204);
}

TEST(LorcanaPresenter, EveryCardHasAPicture)
{
    std::set<QString> ids;
    for (const paint::Facts &facts :
         table::lorcanaTableKit().pictures(*table::cardData("lorcana").library)) {
        EXPECT_FALSE(facts.type.isEmpty());
        EXPECT_TRUE(ids.insert(facts.id).second) << facts.id.toStdString();
    }
    EXPECT_GE(ids.size(), 204U);
}

Json laid()
{
    Json out = position(
        0,
        {{"hand", {"1-012"}},
         {"inkwell", {"1-002", {{"card", "1-003"}, {"exerted", true}}}},
         {"lore", 7},
         {"discard", {"1-026"}},
         {"play",
          {"place",
           {{"card", "1-006"}, {"at", 0}, {"damage", 1}},
           {{"card", "1-009"},
            {"drying", true},
            {"under", {"1-012", {{"card", "1-014"}, {"face_up", false}}}}},
           "thing"}}},
        {{"hand", 3}, {"inkwell", 4}, {"play", {{{"card", "1-010"}, {"exerted", true}}}}});
    out["made_up"]["place"]
        = {{"type", "location"}, {"name", "Quiet Place"}, {"cost", 2}, {"willpower", 5},
           {"lore", 1},          {"move_cost", 1}};
    out["made_up"]["thing"] = {{"type", "item"}, {"name", "Thing"}, {"cost", 2}};
    return out;
}

TEST(LorcanaPresenter, CardsLieWhereTheyAre)
{
    Table t;
    t.lay(laid());
    const auto zone = [&](const char *id, int player) { return t.row(t.card(id, player))->zone; };
    EXPECT_EQ(zone("place", 0), (table::ZoneKey{Place::Locations, 0}));
    EXPECT_EQ(zone("1-006", 0), (table::ZoneKey{Place::Here, 0}));
    EXPECT_EQ(t.row(t.card("1-006", 0))->host, t.card("place", 0));
    EXPECT_EQ(zone("1-009", 0), (table::ZoneKey{Place::Characters, 0}));
    EXPECT_EQ(zone("thing", 0), (table::ZoneKey{Place::Items, 0}));
    EXPECT_EQ(zone("1-010", 1), (table::ZoneKey{Place::Characters, 1}));
    const table::CardFacts &lilo = t.row(t.card("1-009", 0))->facts;
    EXPECT_TRUE(lilo.drying);
    EXPECT_EQ(lilo.under, 2);
    int under = 0;
    int hidden = 0;
    for (const table::CardRow &row : t.session.stage()->scene().rows()) {
        if (row.zone.zone != Place::Under)
            continue;
        ++under;
        hidden += row.facts.hidden() ? 1 : 0;
        EXPECT_EQ(row.host, t.card("1-009", 0));
    }
    EXPECT_EQ(under, 2);
    EXPECT_EQ(hidden, 1);
    EXPECT_EQ(t.row(t.card("1-006", 0))->facts.hpLeft(), 1);
    EXPECT_EQ(t.session.stage()->nearSeat().counter(QStringLiteral("lore")).number
                  + t.session.stage()->farSeat().counter(QStringLiteral("lore")).number,
              7);
}

TEST(LorcanaPresenter, InkwellsStayFaceDownForTheirPlayerToo)
{
    for (const auto seating : {Seating::Open, Seating::Peek}) {
        Table t(seating);
        t.lay(laid());
        if (seating == Seating::Peek)
            t.session.seats()->peekToggle(0);
        int backs = 0;
        for (const table::CardRow &row : t.session.stage()->scene().rows()) {
            if (row.zone.zone != Place::Inkwell)
                continue;
            EXPECT_TRUE(row.facts.hidden());
            ++backs;
            t.session.preview()->showCard(row.viewId);
            EXPECT_TRUE(t.session.preview()->facts().hidden());
            EXPECT_GE(t.session.preview()->explain()->rowCount(), 1);
        }
        EXPECT_EQ(backs, 6);
    }
}

TEST(LorcanaPresenter, ValuesAreExplainedByWhatChangesThem)
{
    Table t;
    Json json = position(0, {{"play", {"1-005", "1-006"}}}, {});
    t.lay(json); // Hades gets lore for each other Villain
    t.session.preview()->showCard(t.card("1-005", 0));
    bool explained = false;
    for (const table::ExplainRow &row : t.session.preview()->explain()->rows())
        explained = explained || row.text.contains(QStringLiteral("<b>Lore"));
    EXPECT_TRUE(explained);
    EXPECT_EQ(t.session.preview()->facts().cardId, QStringLiteral("1-005"));
    EXPECT_GT(t.session.preview()->facts().lore, t.session.preview()->facts().printedLore);
}

} // namespace
} // namespace playmat::lorcana::board::test
