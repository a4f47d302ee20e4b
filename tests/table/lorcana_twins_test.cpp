// With hidden cards swapped everything stays the same for whoever does not see them: rows, seats,
// questions, what waits, the log.
#include "kit/lorcana/table/log_writer.h"
#include "kit/lorcana/table/prompt_words.h"
#include "lorcana_hands.h"

namespace playmat::lorcana::board::test {
namespace {

using match::Json;

/// The cards that only the other player, or nobody, sees.
Json laid(int me, bool swapped)
{
    Json theirHand = {"1-005", "1-025", "1-012"};
    Json theirInk = {"1-002", "1-009"};
    Json theirDeck = {"1-003", "1-010", "1-012", "1-014"};
    if (swapped) {
        theirHand = {"1-014", "1-012", "1-009"};
        theirInk = {"1-005", "1-003"};
        theirDeck = {"1-002", "1-025", "1-010", "1-012"};
    }
    Json out = position(me,
                        {{"hand", {"1-013", "1-014"}},
                         {"inkwell", 5},
                         {"play", {"1-006", "1-008", {{"card", "1-002"}, {"damage", 1}}}}},
                        {{"hand", theirHand},
                         {"inkwell", theirInk},
                         {"deck", theirDeck},
                         {"play", {{{"card", "1-010"}, {"exerted", true}}}}});
    return out;
}

QStringList wordsOf(const table::OptionRow &row)
{
    return {row.label, row.detail, row.facts.cardId, QString::number(row.viewId)};
}

/// Everything that the table shows, and says to whoever looks at it.
std::string shown(Table &t)
{
    QStringList all;
    for (const table::CardRow &row : t.session.stage()->scene().rows())
        all.append(QStringLiteral("%1 %2 %3 %4 %5")
                       .arg(row.viewId)
                       .arg(row.zone.zone)
                       .arg(row.slot)
                       .arg(row.mark)
                       .arg(row.facts.accessibleName));
    const table::Prompt &prompt = t.hands().desk()->prompt();
    all.append({prompt.title, prompt.text, prompt.passNote, prompt.counter, prompt.sourceName,
                prompt.confirmLabel, t.hands().desk()->choiceName(),
                QString::number(prompt.isPrivate) + QString::number(prompt.canPass)
                    + QString::number(prompt.canSkip) + QString::number(prompt.canDone)});
    for (const table::OptionRow &row : t.hands().desk()->choices()->rows())
        all.append(wordsOf(row));
    for (const table::OptionRow &row : t.hands().desk()->looked()->rows())
        all.append(wordsOf(row));
    for (const table::PendingRow &row : t.session.stage()->pending()->rows())
        all.append(row.text);
    for (const table::LogRow &row : t.session.log()->rows())
        all.append(row.plain);
    for (const table::SeatInfo &seat :
         {t.session.stage()->nearSeat(), t.session.stage()->farSeat()})
        all.append(seat.status);
    return all.join(u'\n').toStdString();
}

TEST(LorcanaTwins, TheMoverOfOneSeatSeesNothingOfTheOthers)
{
    for (const int me : {0, 1}) {
        Table a(Seating::Peek);
        Table b(Seating::Peek);
        a.lay(laid(me, false));
        b.lay(laid(me, true));
        for (Table *t : {&a, &b})
            t->session.seats()->peekToggle(me);
        EXPECT_EQ(shown(a), shown(b));
        for (Table *t : {&a, &b}) {
            const int hades = t->card("1-006", me);
            t->carry(By::Menu, hades, -1, {Place::Lore, me}, t->option(OptionKind::Quest, hades));
        }
        EXPECT_EQ(shown(a), shown(b));
    }
}

TEST(LorcanaTwins, ACoveredTableSaysNothingOfAHand)
{
    for (const int me : {0, 1}) {
        Table a(Seating::Peek);
        Table b(Seating::Peek);
        a.lay(laid(1 - me, false));
        b.lay(laid(1 - me, true));
        // Here the swapped cards are those of the player who does not move; end the turn to them.
        for (Table *t : {&a, &b})
            t->hands().desk()->pass();
        ASSERT_EQ(a.state().active, me);
        EXPECT_EQ(shown(a), shown(b));
        for (Table *t : {&a, &b}) {
            for (const table::CardRow &row : t->session.stage()->scene().rows()) {
                if (row.zone.zone == Place::Hand) {
                    EXPECT_TRUE(row.facts.hidden());
                }
            }
        }
    }
}

/// Somebody who looks on while hands are covered, and somebody is asked about their hand.
void expectTheSameOnceAsked(Json fits, Json misfits, int me, const char *acts, OptionKind act)
{
    Table a(Seating::Peek);
    Table b(Seating::Peek);
    for (const auto &[t, position] : {std::pair(&a, &fits), std::pair(&b, &misfits)}) {
        (*position)["ask"] = "discreet";
        t->lay(*position);
        t->session.seats()->peekToggle(me);
        const int card = t->card(acts, me);
        const table::ZoneKey onto{act == OptionKind::Quest ? Place::Lore : Place::Table, me};
        t->carry(By::Drag, card, -1, onto, -1);
        t->session.seats()->peekToggle(me);
    }
    ASSERT_NE(a.decision().kind, core::DecisionKind::Action);
    EXPECT_EQ(a.decision().kind, b.decision().kind);
    EXPECT_NE(a.decision().options.size(), b.decision().options.size());
    EXPECT_EQ(shown(a), shown(b));
    for (Table *t : {&a, &b})
        t->session.seats()->peekToggle(me);
    EXPECT_NE(a.hands().desk()->prompt().text, QStringLiteral("Nothing here fits"));
    EXPECT_EQ(b.hands().desk()->prompt().text, QStringLiteral("Nothing here fits"));
    EXPECT_FALSE(b.hands().desk()->prompt().canConfirm);
    const bool confirm = b.decision().kind == core::DecisionKind::Confirm;
    EXPECT_TRUE(confirm ? b.hands().desk()->prompt().canDecline
                        : b.hands().desk()->prompt().canSkip);
    confirm ? b.hands().desk()->confirm(false) : b.hands().desk()->skip();
    EXPECT_NE(b.decision().player, core::kNone);
    EXPECT_NE(b.hands().desk()->prompt().text, QStringLiteral("Nothing here fits"));
}

TEST(LorcanaTwins, ACoveredTableDoesNotSayWhetherACardInHandCanBePlayed)
{
    for (const int me : {0, 1}) {
        const Json genie = {"1-076"};
        expectTheSameOnceAsked(position(me, {{"hand", {"1-027", "1-012"}}, {"play", genie}}, {}),
                               position(me, {{"hand", {"1-009", "1-012"}}, {"play", genie}}, {}),
                               me, "1-076", OptionKind::Quest);
    }
}

TEST(LorcanaTwins, ACoveredTableDoesNotSayWhetherACardThatIsLookedAtFits)
{
    for (const int me : {0, 1}) {
        const auto laidWith = [&](const char *card) {
            return position(me,
                            {{"hand", {"1-002"}},
                             {"inkwell", 5},
                             {"deck", {"1-012", card, "1-013", "1-009", "1-015"}}},
                            {});
        };
        expectTheSameOnceAsked(laidWith("1-027"), laidWith("1-026"), me, "1-002", OptionKind::Play);
    }
}

TEST(LorcanaTwins, AMatchAtTheTableAsksDiscreetly)
{
    Table t;
    ASSERT_TRUE(t.begin());
    EXPECT_EQ(t.state().questions, core::Questions::Discreet);
}

} // namespace
} // namespace playmat::lorcana::board::test
