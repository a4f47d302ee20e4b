// Tests what each gesture on Riftbound's table does, from both seats, and how others are refused.
#include "bots/random_answer.h"
#include "riftbound_hands.h"
#include "table/paint/mark.h"

#include <algorithm>
#include <set>

namespace playmat::riftbound::board::test {
namespace {

using match::Json;
using table::ZoneKey;

constexpr int kFirst = 0; ///< the battlefield that the player to move controls
constexpr int kSecond = 1; ///< the battlefield that the opponent controls

/// A position in which `me` can act: with units in the base and at the first battlefield, cards in
/// hand and five ready runes.
Json laidToAct(int me)
{
    const Json mine{{"legend", "OGN-251"},
                    {"champion", "OGN-030"},
                    {"hand", {"OGN-010", "OGN-213", "OGN-040"}},
                    {"base", {"OGN-003", {{"card", "OGN-002"}, {"exhausted", true}}}},
                    {"runes", {"OGN-007", "OGN-007", "OGN-007", "OGN-214", "OGN-214"}}};
    Json out = position(me, mine, {{"hand", {"OGN-001"}}});
    out["battlefields"] = {{{"card", "OGN-296"},
                            {"owner", me},
                            {"controller", me},
                            {"units", {{{"card", "OGN-001"}, {"player", me}}}}},
                           {{"card", "OGN-294"},
                            {"owner", 1 - me},
                            {"controller", 1 - me},
                            {"units", {{{"card", "OGN-219"}, {"player", 1 - me}}}}}};
    return out;
}

ListId field(int which)
{
    return listOf(Zone::Battlefield, std::uint8_t(which));
}

ListId base(int player)
{
    return listOf(Zone::Base, std::uint8_t(player));
}

/// The port names the place where a card is dropped for each of its options.
TEST(RiftboundGestures, EachOptionHasItsPlace)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(laidToAct(me));
        const Asked asked(t.seated(), {Seating::Open, -1});
        const auto placeOf = [&](OptionKind kind, int card, ListId to) {
            const int option = t.option(kind, card, to);
            return option < 0 ? ZoneKey()
                              : asked.port().place(t.decision().options[std::size_t(option)]);
        };
        const int unit = t.card("OGN-010", me, Zone::Hand);
        const int spell = t.card("OGN-213", me, Zone::Hand);
        const int gear = t.card("OGN-040", me, Zone::Hand);
        const int ready = t.card("OGN-003", me, Zone::Base);
        EXPECT_EQ(placeOf(OptionKind::Play, unit, base(me)), (ZoneKey{Place::Base, me}));
        EXPECT_EQ(placeOf(OptionKind::Play, unit, field(kFirst)), (ZoneKey{Place::Field0, me}));
        EXPECT_TRUE(placeOf(OptionKind::Play, unit, field(kSecond)).isNone());
        EXPECT_EQ(placeOf(OptionKind::Play, spell, kNone), (ZoneKey{Place::Table}));
        EXPECT_EQ(placeOf(OptionKind::Hide, spell, listOf(Zone::Facedown, kFirst)),
                  (ZoneKey{Place::Facedown0, me}));
        EXPECT_EQ(placeOf(OptionKind::Play, gear, base(me)), (ZoneKey{Place::Gear, me}));
        EXPECT_EQ(placeOf(OptionKind::Move, ready, field(kSecond)), (ZoneKey{Place::Field1, me}));
        EXPECT_EQ(placeOf(OptionKind::Move, t.card("OGN-001", me, Zone::Battlefield), base(me)),
                  (ZoneKey{Place::Base, me}));
    }
}

/// Drags, clicks, keys and lines of the menu lead to the same position.
TEST(RiftboundGestures, EveryWayEndsInTheSamePositionFromBothSeats)
{
    struct Deed
    {
        OptionKind kind;
        const char *card;
        Zone from;
        int place;
        int to; ///< a battlefield; -1: the base
    };
    const Deed deeds[]{{OptionKind::Move, "OGN-003", Zone::Base, Place::Field1, kSecond},
                       {OptionKind::Move, "OGN-001", Zone::Battlefield, Place::Base, -1},
                       {OptionKind::Play, "OGN-010", Zone::Hand, Place::Base, -1},
                       {OptionKind::Play, "OGN-010", Zone::Hand, Place::Field0, kFirst},
                       {OptionKind::Play, "OGN-030", Zone::Champion, Place::Base, -1}};
    for (const int me : {0, 1}) {
        for (const Deed &deed : deeds) {
            std::set<std::uint64_t> hashes;
            for (const By by : kWays) {
                Table t;
                t.lay(laidToAct(me));
                const int card = t.card(deed.card, me, deed.from);
                const ListId to = deed.to < 0 ? base(me) : field(deed.to);
                const int option = t.option(deed.kind, card, to);
                ASSERT_GE(option, 0) << deed.card;
                const std::size_t before = t.session.match()->stepsDone();
                t.carry(by, card, -1, {deed.place, me}, option);
                EXPECT_EQ(t.session.match()->stepsDone(), before + 1)
                    << deed.card << " by " << int(by) << ": " << t.refused().toStdString();
                hashes.insert(t.hash());
            }
            EXPECT_EQ(hashes.size(), 1U) << deed.card;
        }
    }
}

/// Choosing a line of a card's menu gives its answer.
TEST(RiftboundGestures, LinesOfTheMenuAreAnswers)
{
    struct Deed
    {
        OptionKind kind;
        const char *card;
        Zone from;
        int to; ///< a battlefield; -1: the base; -2: nowhere
    };
    const Deed deeds[]{{OptionKind::Play, "OGN-010", Zone::Hand, -1},
                       {OptionKind::Play, "OGN-010", Zone::Hand, kFirst},
                       {OptionKind::Play, "OGN-213", Zone::Hand, -2},
                       {OptionKind::Play, "OGN-030", Zone::Champion, -1},
                       {OptionKind::Move, "OGN-003", Zone::Base, kSecond},
                       {OptionKind::Move, "OGN-001", Zone::Battlefield, -1},
                       {OptionKind::Add, "OGN-007", Zone::Base, -2}};
    for (const int me : {0, 1}) {
        for (const Deed &deed : deeds) {
            Table t;
            t.lay(laidToAct(me));
            const int card = t.card(deed.card, me, deed.from);
            const ListId to = deed.to == -2 ? ListId(kNone)
                : deed.to < 0               ? base(me)
                                            : field(deed.to);
            const int option = t.option(deed.kind, card, to);
            ASSERT_GE(option, 0) << deed.card << " " << int(deed.kind);
            const std::size_t before = t.session.match()->stepsDone();
            t.hands().menu()->openOf(card, {});
            if (t.hands().state() == TableController::Menu)
                t.chooseLine(option);
            EXPECT_GE(t.session.match()->stepsDone(), before + 1) << deed.card;
            EXPECT_TRUE(t.session.stage()->showsFreshObservation());
        }
    }
}

TEST(RiftboundGestures, TheButtonEndsTheTurnOrPasses)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(laidToAct(me));
        EXPECT_TRUE(t.hands().desk()->prompt().canEnd);
        EXPECT_FALSE(t.hands().desk()->prompt().canPass);
        EXPECT_EQ(t.hands().desk()->prompt().endNote, QStringLiteral("5 runes ready"));
        EXPECT_EQ(t.session.stage()->board().endAction, QStringLiteral("End turn"));
        const int mover = t.card("OGN-003", me, Zone::Base);
        t.hands().menu()->openOf(mover, {});
        t.chooseLine(t.option(OptionKind::Move, mover, field(kSecond)));
        ASSERT_TRUE(t.state().showdown.going());
        EXPECT_EQ(t.session.stage()->board().status.size(), 3U);
        EXPECT_EQ(t.hands().desk()->prompt().passNote,
                  QStringLiteral("Player %1 may act").arg(2 - me));
        t.hands().desk()->pass();
        EXPECT_EQ(t.hands().desk()->prompt().seat, 1 - me);
        EXPECT_EQ(t.hands().desk()->prompt().passNote, QStringLiteral("combat, 5 : 5"));
        EXPECT_EQ(t.session.stage()->board().places[kSecond].roles[me], QStringLiteral("attacker"));
    }
}

/// The player never needs runes by themselves, so they are marked only while they are pointed at.
TEST(RiftboundGestures, RunesAreMarkedOnlyWhileTheyArePointedAt)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(laidToAct(me));
        const int rune = t.card("OGN-214", me, Zone::Base);
        const int unit = t.card("OGN-003", me, Zone::Base);
        const auto markOf
            = [&](int card) { return paint::Mark(t.hands().marks().markOf(*t.row(card))); };
        EXPECT_EQ(markOf(unit), paint::Mark::Actionable);
        EXPECT_EQ(markOf(rune), paint::Mark::None);
        t.hands().pointer()->hover(t.middle(rune));
        EXPECT_EQ(markOf(rune), paint::Mark::Actionable);
        t.hands().pointer()->leave();
        EXPECT_EQ(markOf(rune), paint::Mark::None);
        t.hands().keys()->focus(rune);
        EXPECT_EQ(markOf(rune), paint::Mark::Actionable);
    }
}

/// The prompt tells the player with Focus where, why, and what passing would do.
TEST(RiftboundGestures, APromptSaysWhereWhyAndWhatPassingDoes)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(laidToAct(me));
        const int mover = t.card("OGN-003", me, Zone::Base);
        ASSERT_TRUE(t.session
                        .play(core::Answer::one(
                            std::uint16_t(t.option(OptionKind::Move, mover, field(kSecond)))))
                        .ok());
        const auto says = [&](const QString &words) {
            const QString &text = t.hands().desk()->prompt().text;
            EXPECT_TRUE(text.contains(words)) << text.toStdString();
        };
        says(QStringLiteral("You attack at Trifarian War Camp."));
        says(QStringLiteral("As things stand: 5 against 5 Might, "));
        says(QStringLiteral("If you pass: Player %1 may act").arg(2 - me));
        t.hands().desk()->pass();
        says(QStringLiteral("You defend at Trifarian War Camp. Player %1 has passed.").arg(me + 1));
        says(QStringLiteral("If you pass: combat, 5 against 5 Might, "));
        says(QStringLiteral("your unit dies, nobody holds the battlefield afterwards"));
    }
}

/// While the chain has an item, the prompt names the next item and its player.
TEST(RiftboundGestures, APromptSaysWhatIsNextOnTheChain)
{
    for (const int me : {0, 1}) {
        Table t;
        Json laid = laidToAct(me);
        laid["players"][me]["hand"] = {"OGN-169"}; // returns a unit with 3 Might or less
        laid["players"][me]["runes"] = {"OGN-166", "OGN-166"};
        laid["battlefields"][0]["units"][0] = {{"card", "recruit"}, {"player", me}};
        t.lay(laid);
        const int spell = t.card("OGN-169", me, Zone::Hand);
        ASSERT_TRUE(
            t.session.play(core::Answer::one(std::uint16_t(t.option(OptionKind::Play, spell))))
                .ok());
        core::Rng rng(1);
        QString asked;
        for (int i = 0; i < 100 && Prompt(t.decision().prompt) != Prompt::Priority; ++i) {
            asked += t.hands().desk()->prompt().text + u'\n';
            (void)t.session.play(bots::randomAnswer(t.decision(), rng, 1));
        }
        EXPECT_TRUE(asked.contains(QStringLiteral("Choose a unit"))) << asked.toStdString();
        const QString &text = t.hands().desk()->prompt().text;
        EXPECT_TRUE(text.contains(QStringLiteral("Next on the chain: your Gust.")))
            << text.toStdString();
        t.hands().desk()->pass();
        EXPECT_TRUE(
            text.contains(QStringLiteral("Next on the chain: Gust, by Player %1.").arg(me + 1)))
            << text.toStdString();
        EXPECT_TRUE(text.contains(QStringLiteral("If you pass: Gust resolves")))
            << text.toStdString();
    }
}

/// The log reports a move of several units before the consequences of the move.
TEST(RiftboundGestures, TheLogTellsAMoveBeforeWhatCameOfIt)
{
    for (const int me : {0, 1}) {
        Table t;
        Json laid = laidToAct(me);
        laid["players"][me]["base"] = {"OGN-003", "OGN-001"};
        t.lay(laid);
        core::Answer both;
        for (const char *unit : {"OGN-003", "OGN-001"})
            (void)both.options.tryPush(std::uint16_t(
                t.option(OptionKind::Move, t.card(unit, me, Zone::Base), field(kSecond))));
        std::ranges::sort(both.options);
        ASSERT_TRUE(t.session.play(both).ok());
        std::vector<QString> told;
        for (const table::LogRow &row : t.session.log()->rows())
            told.push_back(row.plain);
        ASSERT_GE(told.size(), 3U);
        const auto end = told.end();
        EXPECT_EQ(
            *(end - 3),
            QStringLiteral("Player %1 moves Chemtech Enforcer and Blazing Scorcher to Trifarian "
                           "War Camp")
                .arg(me + 1));
        EXPECT_TRUE((end - 2)->contains(QStringLiteral("contests"))) << (end - 2)->toStdString();
        EXPECT_TRUE((end - 1)->contains(QStringLiteral("ombat"))) << (end - 1)->toStdString();
    }
}

/// Keeping the hand is a separate answer, not a skipped question.
TEST(RiftboundGestures, TheMulliganKeepsTheHandOrReplacesCards)
{
    Table t;
    ASSERT_TRUE(t.begin());
    for (int i = 0; i < 10 && Prompt(t.decision().prompt) != Prompt::Mulligan; ++i)
        (void)t.session.play(core::Answer::one(0));
    ASSERT_EQ(Prompt(t.decision().prompt), Prompt::Mulligan);
    EXPECT_TRUE(t.hands().desk()->prompt().canSkip);
    EXPECT_EQ(t.hands().desk()->prompt().skipLabel, QStringLiteral("Keep this hand"));
    t.click(t.middle(t.decision().options[0].card));
    EXPECT_EQ(t.hands().desk()->prompt().doneLabel, QStringLiteral("Replace 1 card"));
}

/// The log names a recycled rune although it is already in a hidden deck.
TEST(RiftboundGestures, ARecycledRuneHasItsNameInTheLog)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(laidToAct(me));
        const int rune = t.card("OGN-214", me, Zone::Base);
        const auto &options = t.decision().options;
        const auto recycles = std::ranges::find_if(options, [&](const core::Option &o) {
            return OptionKind(o.kind) == OptionKind::Add && int(o.card) == rune && o.number == 1;
        });
        ASSERT_NE(recycles, options.end());
        ASSERT_TRUE(
            t.session.play(core::Answer::one(std::uint16_t(recycles - options.begin()))).ok());
        EXPECT_EQ(t.session.log()->rows().back().plain,
                  QStringLiteral("Player %1 recycles Order Rune").arg(me + 1));
    }
}

/// The hint of a move shows the same Might for both players as the battlefield does after the move.
TEST(RiftboundGestures, AMoveSaysTheMightThatWillMeet)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(laidToAct(me));
        const Asked asked(t.seated(), {Seating::Open, -1});
        const int mover = t.card("OGN-003", me, Zone::Base);
        const int option = t.option(OptionKind::Move, mover, field(kSecond));
        const table::CardHint hint = asked.port().hintTogether({option});
        ASSERT_EQ(hint.sums.size(), 2);
        t.hands().menu()->openOf(mover, {});
        t.chooseLine(option);
        const table::PlaceInfo place = t.session.stage()->board().places[kSecond];
        EXPECT_EQ(hint.sums, place.sums);
    }
}

/// Mistakes of new players: each refusal explains the mistake and names the rule.
TEST(RiftboundGestures, MistakesAreNamed)
{
    struct Mistake
    {
        const char *card;
        Zone from;
        ZoneKey onto;
        const char *says;
        const char *rule;
    };
    for (const int me : {0, 1}) {
        const Mistake mistakes[]{
            {"OGN-002", Zone::Base, {Place::Field1, me}, "exhausted", "CR 144.2"},
            {"OGN-001", Zone::Battlefield, {Place::Field1, me}, "no Ganking", "CR 810"},
            {"OGN-010", Zone::Hand, {Place::Field1, me}, "cannot be played there", "CR 355.5"},
            {"OGN-010", Zone::Hand, {Place::Facedown0, me}, "no Hidden", "CR 811.1"},
            {"OGN-213", Zone::Hand, {Place::Facedown1, me}, "controls the battlefield", "CR 421.1"},
            {"OGN-007", Zone::Base, {Place::Field0, me}, "Runes pay", "CR 161"},
            {"OGN-003", Zone::Base, {Place::Points, me}, "Points come from", "CR 463"},
            {"OGN-003", Zone::Base, {Place::Base, 1 - me}, "another player's base", "CR 106.2.d"},
        };
        Table t;
        t.lay(laidToAct(me));
        const Asked asked(t.seated(), {Seating::Open, -1});
        for (const Mistake &mistake : mistakes) {
            const int card = t.card(mistake.card, me, mistake.from);
            ASSERT_GE(card, 0) << mistake.card;
            const table::RefusalText text = asked.port().why({card, -1, mistake.onto});
            EXPECT_NE(text.text.toStdString().find(mistake.says), std::string::npos)
                << mistake.card << ": " << text.text.toStdString();
            EXPECT_EQ(text.rule.toStdString(), mistake.rule) << text.text.toStdString();
        }
    }
}

/// While a hand is covered, no option names a card in it.
TEST(RiftboundGestures, ACoveredHandHoldsItsOptionsBack)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(laidToAct(me));
        const Asked covered(t.seated(), {Seating::Peek, -1});
        const Asked open(t.seated(), {Seating::Peek, me});
        const auto named = [](const Asked &asked, int card) {
            return std::ranges::count_if(asked.port().decision().options,
                                         [&](const auto &o) { return int(o.card) == card; });
        };
        const int inHand = t.card("OGN-010", me, Zone::Hand);
        const int onBoard = t.card("OGN-003", me, Zone::Base);
        EXPECT_EQ(named(covered, inHand), 0);
        EXPECT_GT(named(covered, onBoard), 0);
        EXPECT_TRUE(covered.port().prompt().isPrivate);
        EXPECT_GT(named(open, inHand), 0);
        EXPECT_EQ(covered.port().decision().options.size(), open.port().decision().options.size());
    }
}

} // namespace
} // namespace playmat::riftbound::board::test
