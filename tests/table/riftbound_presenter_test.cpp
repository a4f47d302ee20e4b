// Tests what the table of Riftbound shows of an observation.
#include "kit/riftbound/host/cards.h"
#include "kit/riftbound/table/presenter.h"
#include "kit/riftbound/table/table_kit.h"
#include "kit/riftbound/table/words.h"
#include "riftbound_hands.h"

#include <set>

namespace playmat::riftbound::board::test {
namespace {

using match::Json;
using table::ZoneKey;

const CardDb &db()
{
    return host::cardsOf(*table::cardData("riftbound").library).db;
}

TEST(RiftboundPresenter, ItsTableIsWithoutFault)
{
    EXPECT_EQ(riftboundTableSpec().fault(), QString());
    EXPECT_EQ(riftboundTableSpec().zones.size(), std::size_t(Place::Count));
}

TEST(RiftboundPresenter, EveryCardHasFactsAndItsPrintedText)
{
    const Presenter presenter(db(), {kNames[0], kNames[1]});
    int cards = 0;
    for (std::size_t id = 1; id < db().defs.size(); ++id) {
        const CardDef &def = db().defs[id];
        if (!def.playable)
            continue;
        ++cards;
        const table::CardFacts facts = presenter.printedFacts(DefId(id));
        EXPECT_EQ(facts.cardId.toStdString(), def.id);
        EXPECT_FALSE(facts.name.isEmpty()) << def.id;
        EXPECT_EQ(facts.face, QStringLiteral("rift"));
        EXPECT_EQ(facts.power >= 0, def.kind == Kind::Unit) << def.id;
        EXPECT_EQ(facts.cost >= 0, def.permanent() || def.kind == Kind::Spell) << def.id;
        EXPECT_EQ(facts.pips.size(), def.kind == Kind::Spell || def.permanent() ? def.power : 0);
        EXPECT_FALSE(facts.rules.contains(u'[')) << facts.rules.toStdString();
        for (const QString &keyword : facts.keywords)
            EXPECT_GT(Words::keywordMeaning(keyword).size(), 20) << keyword.toStdString();
    }
    EXPECT_GT(cards, 100);
}

TEST(RiftboundPresenter, KeywordsOfALineAreApart)
{
    const QString plain = Words::plainText(db(), db().find("OGN-030"));
    EXPECT_TRUE(plain.startsWith(QStringLiteral("Accelerate, Assault 2."))) << plain.toStdString();
    for (std::size_t id = 1; id < db().defs.size(); ++id) {
        const QString face = Words::text(db(), DefId(id));
        EXPECT_FALSE(face.contains(QStringLiteral("Accelerate</b> <b>"))) << face.toStdString();
    }
}

TEST(RiftboundPresenter, EveryCardHasAPicture)
{
    std::set<QString> ids;
    for (const paint::Facts &facts :
         table::riftboundTableKit().pictures(*table::cardData("riftbound").library)) {
        EXPECT_FALSE(facts.type.isEmpty());
        EXPECT_TRUE(ids.insert(facts.id).second) << facts.id.toStdString();
    }
    EXPECT_GE(ids.size(), 300U);
}

/// A position with a damaged unit in the base of `me`, one unit at each battlefield, and a facedown
/// card of the opponent at the second one.
Json laid(int me)
{
    const Json mine{{"legend", "OGN-251"},  {"champion", "OGN-030"},
                    {"hand", {"OGN-001"}},  {"base", {{{"card", "OGN-002"}, {"damage", 1}}}},
                    {"trash", {"OGN-003"}}, {"points", 3}};
    const Json theirs{{"hand", {"OGN-001", "OGN-002"}}, {"points", 5}};
    Json out = position(me, mine, theirs);
    out["battlefields"] = {{{"card", "OGN-296"},
                            {"owner", me},
                            {"controller", me},
                            {"units", {{{"card", "OGN-001"}, {"player", me}}}}},
                           {{"card", "OGN-294"},
                            {"owner", 1 - me},
                            {"controller", 1 - me},
                            {"units", {{{"card", "OGN-001"}, {"player", 1 - me}}}},
                            {"facedown", {{"card", "OGN-213"}, {"player", 1 - me}}}}};
    return out;
}

TEST(RiftboundPresenter, CardsLieWhereTheyAre)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(laid(me));
        const auto zone = [&](const char *id, Zone where) {
            const int card = t.card(id, me, where);
            const table::CardRow *row = card < 0 ? nullptr : t.row(card);
            return row == nullptr ? ZoneKey() : row->zone;
        };
        EXPECT_EQ(zone("OGN-002", Zone::Base), (ZoneKey{Place::Base, me}));
        EXPECT_EQ(zone("OGN-001", Zone::Battlefield), (ZoneKey{Place::Field0, me}));
        EXPECT_EQ(zone("OGN-001", Zone::Hand), (ZoneKey{Place::Hand, me}));
        EXPECT_EQ(zone("OGN-003", Zone::Trash), (ZoneKey{Place::Trash, me}));
        EXPECT_EQ(zone("OGN-296", Zone::Battlefields), (ZoneKey{Place::Plate0}));
        EXPECT_EQ(zone("OGN-251", Zone::Legend), (ZoneKey{Place::Command, me}));
        EXPECT_EQ(t.row(t.card("OGN-030", me, Zone::Champion))->spot, int(Place::Champion));
        const table::CardFacts &hurt = t.row(t.card("OGN-002", me, Zone::Base))->facts;
        EXPECT_EQ(hurt.damage, 1);
        EXPECT_TRUE(hurt.inPlay);
        const table::BoardInfo board = t.session.stage()->board();
        ASSERT_EQ(board.places.size(), 2U);
        EXPECT_EQ(board.places[0].holder, me);
        EXPECT_EQ(board.places[0].sums[me], 5);
        EXPECT_EQ(board.places[0].sums[1 - me], -1);
        EXPECT_EQ(board.places[1].holder, 1 - me);
        ASSERT_EQ(board.status.size(), 1U);
        EXPECT_EQ(board.status[0].seat, me);
        EXPECT_TRUE(board.status[0].strong);
    }
}

/// Everybody sees that there is a facedown card, but the card itself is shown only while its
/// player's hand is open.
TEST(RiftboundPresenter, AFacedownCardIsCoveredWithTheHand)
{
    for (const int me : {0, 1}) {
        Table t(Seating::Peek);
        t.lay(laid(me));
        const auto facedown = [&]() -> const table::CardRow * {
            for (const table::CardRow &row : t.session.stage()->scene().rows())
                if (row.zone == ZoneKey{Place::Facedown1, 1 - me})
                    return &row;
            return nullptr;
        };
        ASSERT_NE(facedown(), nullptr);
        EXPECT_TRUE(facedown()->facts.hidden());
        EXPECT_FALSE(facedown()->facts.accessibleName.isEmpty());
        t.session.seats()->peekToggle(me);
        EXPECT_TRUE(facedown()->facts.hidden());
        t.session.seats()->peekToggle(me);
        t.session.seats()->peekToggle(1 - me);
        EXPECT_FALSE(facedown()->facts.hidden());
    }
}

TEST(RiftboundPresenter, SeatsSayWhatEverybodyMayCount)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(laid(me));
        const table::SeatInfo seat = me == t.session.seats()->nearSeat()
            ? t.session.stage()->nearSeat()
            : t.session.stage()->farSeat();
        EXPECT_EQ(seat.counter(QStringLiteral("hand")).number, 1);
        EXPECT_EQ(seat.counter(QStringLiteral("points")).number, 3);
        EXPECT_EQ(seat.counter(QStringLiteral("points")).total, kVictoryScore);
        EXPECT_EQ(seat.counter(QStringLiteral("trash")).top, QStringLiteral("OGN-003"));
        EXPECT_EQ(seat.emblemId, QStringLiteral("OGN-251"));
    }
}

} // namespace
} // namespace playmat::riftbound::board::test
