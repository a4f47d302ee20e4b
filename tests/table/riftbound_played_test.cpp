// Plays whole games of Riftbound with gestures: units move together, suggested payments are taken
// or changed, battlefields are clicked, and passing and ending a turn are different commands.
#include "bots/random_answer.h"
#include "riftbound_hands.h"
#include "support/trials.h"

#include <map>
#include <random>

namespace playmat::riftbound::board::test {
namespace {

/// Answers questions with gestures that are chosen at random.
class Player
{
public:
    Player(Table &table, quint32 seed)
        : m_table(table)
        , m_random(seed)
    {
    }

    /// Answers with random options that the rules allow.
    void answer()
    {
        core::Rng rng(m_random());
        const Asked asked(m_table.seated(), {Seating::Open, -1});
        for (int tries = 0; tries < 1000; ++tries) {
            const core::Answer tried = bots::randomAnswer(decision(), rng, 1);
            if (!asked.port().objection(tried))
                return give(tried);
        }
        ADD_FAILURE() << "no answer";
    }

    std::map<QString, int> given; ///< number of answers by kind of question or gesture

private:
    [[nodiscard]] const core::Decision &decision() const { return m_table.decision(); }
    [[nodiscard]] table::AnswerDesk &desk() { return *m_table.hands().desk(); }
    [[nodiscard]] bool once(quint32 in) { return m_random() % in == 0; }
    [[nodiscard]] table::ZoneKey place(const core::Option &option)
    {
        const Asked asked(m_table.seated(), {Seating::Open, -1});
        return asked.port().place(option);
    }
    [[nodiscard]] QPointF middleOf(table::ZoneKey place) const
    {
        return m_table.zone(place.zone, place.seat);
    }

    void give(const core::Answer &answer)
    {
        const QString choice = desk().choiceName();
        ++given[choice];
        if (choice == u"action")
            return act(answer);
        if (choice == u"payment")
            return pay();
        if (choice == u"distribute")
            return divide();
        if (choice == u"confirm")
            return desk().confirm(OptionKind(decision().options[answer.options[0]].kind)
                                  == OptionKind::Yes);
        if (choice == u"order")
            return desk().done();
        if (desk().choosesPlaces())
            return m_table.click(middleOf(place(decision().options[answer.options[0]])));
        choose(answer, choice == u"board");
    }

    void act(const core::Answer &answer)
    {
        const core::Option option = decision().options[answer.options[0]];
        if (OptionKind(option.kind) == OptionKind::Pass)
            return desk().pass();
        if (OptionKind(option.kind) == OptionKind::EndTurn)
            return desk().endTurn();
        if (answer.options.size() > 1)
            return moveTogether(answer);
        const table::ZoneKey to = place(option);
        const bool moves = OptionKind(option.kind) == OptionKind::Move;
        if (moves && !to.isNone() && once(2))
            return m_table.drag(m_table.middle(option.card), middleOf(to));
        m_table.hands().menu()->openOf(option.card, m_table.middle(option.card));
        m_table.chooseLine(answer.options[0]);
    }

    /// Gathers all units of the answer with clicks, then drags the last one to the place, or clicks
    /// the first one and then the place.
    void moveTogether(const core::Answer &answer)
    {
        ++given[QStringLiteral("together")];
        std::vector<int> cards;
        for (const std::uint16_t option : answer.options)
            cards.push_back(decision().options[option].card);
        const QPointF to = middleOf(place(decision().options[answer.options[0]]));
        table::TableController &hands = m_table.hands();
        for (const int card : cards) {
            hands.pointer()->press(m_table.middle(card), true);
            hands.pointer()->release(m_table.middle(card));
        }
        EXPECT_EQ(hands.gathering()->cards().size(), qsizetype(cards.size()))
            << m_table.refused().toStdString();
        if (once(2))
            return m_table.drag(m_table.middle(cards.back()), to);
        m_table.click(m_table.middle(cards.front()));
        m_table.click(to);
    }

    /// Pays as suggested, or first clicks the card of a random option until the payment is complete
    /// again: while something is missing, the button says so and other cards are added.
    void pay()
    {
        EXPECT_TRUE(desk().prompt().canDone) << desk().prompt().doneLabel.toStdString();
        const core::Option &swapped = decision().options[m_random() % decision().options.size()];
        const int card = swapped.card;
        if (card != core::kNone && once(2)) {
            ++given[QStringLiteral("swapped")];
            for (int clicks = 0; clicks == 0 || !desk().prompt().canDone; ++clicks) {
                ASSERT_LT(clicks, 8) << desk().prompt().doneLabel.toStdString();
                m_table.hands().pointer()->activate(card);
                if (!desk().prompt().canDone) {
                    EXPECT_FALSE(desk().prompt().doneLabel.isEmpty());
                    swapAnother(card);
                }
            }
        }
        m_table.hands().keys()->clear();
        m_table.hands().keys()->activate();
    }
    /// Adds other cards until the payment is complete.
    void swapAnother(int except)
    {
        for (const core::Option &option : decision().options) {
            if (desk().prompt().canDone)
                return;
            const auto &chosen = desk().selection().chosen();
            const bool pays = std::ranges::any_of(chosen, [&](int id) {
                return decision().options[std::size_t(id)].card == option.card;
            });
            if (option.card != core::kNone && int(option.card) != except && !pays)
                m_table.hands().pointer()->activate(option.card);
        }
    }

    void divide()
    {
        EXPECT_TRUE(desk().prompt().canDone) << "a suggestion that is not taken";
        const core::Option &first = decision().options[m_random() % decision().options.size()];
        m_table.click(m_table.middle(first.card));
        EXPECT_TRUE(desk().prompt().canDone);
        m_table.hands().keys()->clear();
        m_table.hands().keys()->activate();
    }

    void choose(const core::Answer &answer, bool onBoard)
    {
        const core::Decision asked = decision();
        for (const std::uint16_t option : answer.options)
            onBoard ? m_table.hands().pointer()->activate(asked.options[option].card)
                    : desk().chooseOption(option);
        if (answer.options.empty())
            desk().skip();
        else if (asked.max > 1)
            desk().done();
    }

    Table &m_table;
    std::mt19937 m_random;
};

TEST(RiftboundPlayed, WholeGamesAreGivenByHandFromBothSeats)
{
    std::map<QString, int> given;
    for (int seed = 1; seed <= playmat::test::trials(2) && !HasFailure(); ++seed) {
        Table t;
        const int deck = seed % int(kDecks.size());
        ASSERT_TRUE(t.session.start(kNames, {kDecks[deck], kDecks[(deck + 3) % kDecks.size()]},
                                    double(seed)))
            << t.session.problem().toStdString();
        Player player(t, quint32(seed));
        for (int i = 0; i < 700 && !t.session.over() && !HasFailure(); ++i) {
            const std::size_t before = t.session.match()->stepsDone();
            const QString asked = t.hands().desk()->choiceName() + QStringLiteral(": ")
                + t.hands().desk()->prompt().text;
            player.answer();
            ASSERT_GT(t.session.match()->stepsDone(), before)
                << asked.toStdString() << " / " << t.refused().toStdString() << " / seed " << seed;
            ASSERT_TRUE(t.session.stage()->showsFreshObservation());
        }
        for (const auto &[how, count] : player.given)
            given[how] += count;
    }
    for (const char *how : {"action", "together", "payment", "swapped", "board"})
        EXPECT_GT(given[QString::fromLatin1(how)], 0) << how;
}

/// Esc takes back a card that is not yet paid for; a second Esc takes nothing back.
TEST(RiftboundPlayed, EscapeTakesBackWhatIsNotYetPaidFor)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(position(me,
                       {{"legend", "OGN-251"},
                        {"hand", {"OGN-010"}},
                        {"runes", {"OGN-007", "OGN-007", "OGN-007", "OGN-214", "OGN-214"}}},
                       {{"hand", {"OGN-001"}}}));
        const std::uint64_t before = t.hash();
        const int unit = t.card("OGN-010", me, Zone::Hand);
        t.hands().menu()->openOf(unit, t.middle(unit));
        t.chooseLine(t.option(OptionKind::Play, unit, listOf(Zone::Base, std::uint8_t(me))));
        EXPECT_TRUE(t.hands().desk()->prompt().canTakeBack)
            << t.hands().desk()->choiceName().toStdString();
        ASSERT_NE(t.hash(), before);
        t.hands().cancel();
        EXPECT_EQ(t.hash(), before);
        EXPECT_EQ(t.hands().desk()->choiceName(), QStringLiteral("action"));
        t.hands().cancel();
        EXPECT_EQ(t.hash(), before);
    }
}

} // namespace
} // namespace playmat::riftbound::board::test
