// Plays random games of Riftbound at the table, with all decks: every question, option and line of
// the log has words, each card has a name, and the told steps lead to the state that is seen.
#include "bots/random_answer.h"
#include "kit/riftbound/table/port.h"
#include "kit/riftbound/table/seen_by.h"
#include "kit/riftbound/table/table_game.h"
#include "kit/riftbound/table/words.h"
#include "riftbound_hands.h"
#include "support/table_words.h"
#include "support/trials.h"
#include "table/settings/languages.h"
#include "table/view/translator.h"

#include <set>

namespace playmat::riftbound::board::test {
namespace {

void isWords(const QString &words, const char *what)
{
    EXPECT_FALSE(words.isEmpty()) << what;
    for (const char *rest : {"%1", "%2", "%3", "%n", "riftbound_", "{}", "["})
        EXPECT_FALSE(words.contains(QLatin1String(rest))) << what << ": " << words.toStdString();
}

/// Plays matches of two decks without a window and checks what the table shows before each answer.
class Meets
{
public:
    void play(int first, int second, std::uint64_t seed)
    {
        const table::CardData &data = table::cardData("riftbound");
        match::Json json{{"game", "riftbound"}, {"seed", seed}};
        json["players"] = {{{"name", "Ada"}, {"deck", kDecks[first].toStdString()}},
                           {{"name", "Marek"}, {"deck", kDecks[second].toStdString()}}};
        auto setup = match::setupFromJson(*data.library, json);
        ASSERT_TRUE(setup.ok()) << setup.problem().message;
        auto started = match::Match::start(*data.library, std::move(setup.value()));
        ASSERT_TRUE(started.ok()) << started.problem().message;
        match::Match match = std::move(started.value());
        const auto &hosted = dynamic_cast<const host::HostedRiftbound &>(match.game());
        TableGame game(hosted.game(), {kNames[0], kNames[1]},
                       {[this] { return m_question; }, [](int) { return true; }});
        core::Rng rng(seed);
        for (int i = 0; i < 700 && !hosted.over() && !testing::Test::HasFailure(); ++i) {
            look(hosted.game());
            lookAtTable(game);
            answer(match, hosted, game, rng);
        }
        ended += hosted.over() ? 1 : 0;
    }

    std::set<int> prompts;
    std::set<int> options;
    int ended = 0;
    int lines = 0;

private:
    void answer(match::Match &match, const host::HostedRiftbound &hosted, TableGame &game,
                core::Rng &rng)
    {
        const core::Decision asked = hosted.decision();
        const std::unique_ptr<table::Seen> before = game.seen();
        core::Answer given;
        bool taken = false;
        for (int tries = 0; tries < 1000 && !taken; ++tries) {
            given = bots::randomAnswer(asked, rng, 1);
            taken = match.submit(given).ok();
        }
        ASSERT_TRUE(taken);
        ++m_question;
        const std::vector<table::PlaybackStep> told = game.told();
        const table::GivenAnswer answered{asked, given};
        for (const table::LogRow &row : game.log(*before, told, {}, &answered)) {
            isWords(row.plain, "a line of the log");
            EXPECT_FALSE(row.plain.contains(u'<')) << row.plain.toStdString();
            EXPECT_FALSE(row.glyph.isEmpty());
            ++lines;
        }
        for (const table::PlaybackStep &step : told)
            before->apply(*step.told);
        if (told.empty()) // a choice is not told before it is carried out
            before->takeRest(*game.seen());
        EXPECT_TRUE(before->agrees(*game.seen()));
    }

    void look(const SeatedGame &game)
    {
        const core::Decision &d = game.game().decision();
        const Presenter presenter(game.db(), {kNames[0], kNames[1]});
        const Observation seen = game.observe(Viewer::of(d.player), IdsOf::Game);
        const Sight sight(game, seen, Viewer::of(d.player));
        const PromptWords words(presenter, sight);
        const table::Prompt prompt = words.prompt(d, true);
        isWords(prompt.title, "a title");
        isWords(prompt.text, "a question");
        EXPECT_FALSE(prompt.link.isEmpty());
        prompts.insert(int(d.prompt));
        for (std::size_t i = 0; i < d.options.size(); ++i) {
            const table::OptionRow row = words.option(d, int(i));
            isWords(row.label, prompt.text.toStdString().c_str());
            EXPECT_FALSE(row.detail.contains(u'%')) << row.detail.toStdString();
            EXPECT_FALSE(row.glyph.isEmpty()) << row.label.toStdString();
            options.insert(int(d.options[i].kind));
        }
        if (d.kind == core::DecisionKind::Pay && !d.suggested.empty()) {
            core::Answer suggested;
            for (const std::uint16_t option : d.suggested)
                (void)suggested.options.tryPush(option);
            EXPECT_EQ(sight.missing(suggested), 0);
            EXPECT_GT(sight.missing({}), 0);
            isWords(words.paying(suggested), "a payment");
        }
    }

    void lookAtTable(TableGame &game)
    {
        const std::unique_ptr<table::Seen> seen = game.seen();
        for (const table::Eyes eyes :
             {table::Eyes{Seating::Open, -1}, table::Eyes{Seating::Peek, -1},
              table::Eyes{Seating::Peek, 0}, table::Eyes{Seating::Peek, 1}}) {
            game.show(*seen, eyes);
            std::set<int> ids;
            for (const table::CardRow &row : game.rows()) {
                isWords(row.facts.accessibleName, "a card");
                EXPECT_FALSE(row.zone.isNone()) << row.facts.accessibleName.toStdString();
                EXPECT_TRUE(ids.insert(row.viewId).second)
                    << row.facts.accessibleName.toStdString();
            }
            for (const table::CardRow &row : game.rows())
                EXPECT_TRUE(row.host < 0 || ids.contains(row.host));
            for (const table::PendingRow &row : game.pending())
                isWords(row.text, "an item of the chain");
        }
        const table::BoardInfo board = game.board();
        EXPECT_EQ(board.steps.size(), 6U);
        EXPECT_EQ(board.places.size(), 2U);
        for (const table::StatusInfo &line : board.status)
            isWords(line.text, "who may act");
    }

    quint64 m_question = 0;
};

TEST(RiftboundRandom, EverythingThatIsAskedHasWordsWithAllDecks)
{
    Meets meets;
    for (int deck = 0; deck < int(kDecks.size()) && !HasFailure(); ++deck)
        for (int trial = 0; trial < playmat::test::trials(2); ++trial)
            meets.play(deck, (deck + 1 + trial) % int(kDecks.size()),
                       std::uint64_t(10 * deck + trial));
    EXPECT_GE(meets.prompts.size(), 8U);
    EXPECT_GE(meets.options.size(), 10U);
    EXPECT_GT(meets.ended, 0);
    EXPECT_GT(meets.lines, 1000);
}

TEST(RiftboundRandom, NothingIsEmptyAtTheTable)
{
    for (const char *language : {"en", "de"}) {
        ASSERT_EQ(table::speak(QString::fromLatin1(language)), QString());
        for (int seed = 1; seed <= playmat::test::trials(2) && !HasFailure(); ++seed) {
            TableSession session;
            playmat::test::TableWords words(session);
            words.playRandomDecks(QStringLiteral("riftbound"), std::uint64_t(seed));
            EXPECT_GT(words.offered(), 100);
        }
    }
    table::Translator::use(nullptr);
}

} // namespace
} // namespace playmat::riftbound::board::test
