// Deals hidden cards anew: for a player who does not see them, the rows of cards, the counters, the
// question and the pending items stay the same.
#include "bots/random_answer.h"
#include "engine/core/rng.h"
#include "riftbound_hands.h"

namespace playmat::riftbound::board::test {
namespace {

/// The cards, pending items and counters that the table shows to `eyes`, and the open question.
std::string shown(const match::HostedGame &game, table::Eyes eyes)
{
    const SeatedGame &seated = dynamic_cast<const host::HostedRiftbound &>(game).game();
    TableGame table(seated, {kNames[0], kNames[1]},
                    {[] { return quint64(1); }, [](int) { return true; }});
    table.show(*table.seen(), eyes);
    QStringList all;
    for (const table::CardRow &row : table.rows())
        all.append(QStringLiteral("%1 %2 %3 %4 %5 %6")
                       .arg(row.viewId)
                       .arg(row.zone.zone)
                       .arg(row.zone.seat)
                       .arg(row.slot)
                       .arg(row.facts.cardId, row.facts.accessibleName));
    for (const table::PendingRow &row : table.pending())
        all.append(row.text);
    for (int seat = 0; seat < int(kPlayers); ++seat)
        for (const table::CounterInfo &counter : table.seat(seat).counters)
            all.append(counter.id + QString::number(counter.number) + counter.top);
    const Asked asked(seated, eyes);
    const table::Prompt prompt = asked.port().prompt();
    all.append({prompt.title, prompt.text, prompt.passNote, prompt.sourceName});
    const core::Decision &decision = asked.port().decision();
    for (std::size_t i = 0; i < decision.options.size(); ++i)
        if (decision.options[i].card != core::kNone)
            all.append(asked.port().describe(int(i)).label);
    return all.join(u'\n').toStdString();
}

/// What a player sees and is asked does not depend on cards that are hidden from this player.
TEST(RiftboundTwins, NobodySeesWhatIsHiddenFromThem)
{
    int compared = 0;
    for (int deck = 0; deck < int(kDecks.size()) && !HasFailure(); ++deck) {
        Table t;
        ASSERT_TRUE(t.session.start(kNames, {kDecks[deck], kDecks[(deck + 3) % kDecks.size()]}, 5));
        core::Rng rng(std::uint64_t(deck) + 1);
        for (int i = 0; i < 250 && !t.session.over(); ++i) {
            const match::HostedGame &game = t.session.match()->game();
            for (const int seat : {0, 1}) {
                const std::unique_ptr<match::HostedGame> twin
                    = game.twin(core::PlayerId(seat), rng);
                if (t.decision().player != seat || !twin) // other seats' questions may differ
                    continue;
                EXPECT_EQ(shown(game, {Seating::Peek, seat}), shown(*twin, {Seating::Peek, seat}));
                ++compared;
            }
            bool taken = false;
            for (int tries = 0; tries < 1000 && !taken; ++tries)
                taken = t.session.play(bots::randomAnswer(t.decision(), rng, 1)).ok();
            ASSERT_TRUE(taken);
        }
    }
    EXPECT_GT(compared, 500);
}

} // namespace
} // namespace playmat::riftbound::board::test
