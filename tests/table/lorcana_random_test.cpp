// Random games of Lorcana at the table: the models stay whole, the table shows what the engine
// knows, and everything that is asked has words.
#pragma push_macro("emit") // Qt's
#undef emit
#include "engine/lorcana/rules/machine.h"
#pragma pop_macro("emit")
#include "kit/lorcana/table/prompt_words.h"
#include "kit/lorcana/table/seen_by.h"
#include "kit/lorcana/table/table_game.h"
#include "lorcana_hands.h"
#include "support/table_words.h"
#include "support/trials.h"
#include "table/settings/languages.h"
#include "table/view/translator.h"

#include <map>
#include <random>
#include <set>

namespace playmat::lorcana::board::test {
namespace {

/// Any legal answer.
core::Answer anyAnswer(const core::Decision &d, std::mt19937_64 &rng)
{
    core::Answer a;
    const auto below = [&](int n) { return n <= 0 ? 0 : int(rng() % std::uint64_t(n)); };
    std::vector<std::uint16_t> ids(d.options.size());
    for (std::size_t i = 0; i < ids.size(); ++i)
        ids[i] = std::uint16_t(i);
    std::shuffle(ids.begin(), ids.end(), rng);
    if (d.kind == core::DecisionKind::NameCard) {
        a.name = 1;
        return a;
    }
    const bool singers = Prompt(d.prompt) == Prompt::Singers;
    const int count = singers ? int(d.max) : d.min + below(d.max - d.min + 1);
    for (int i = 0; i < count; ++i)
        (void)a.options.tryPush(ids[std::size_t(i)]);
    return a;
}

/// The answer as a person gives it: menus, clicks on cards, lines, buttons.
void byHand(Table &t, const core::Answer &answer)
{
    const core::Decision d = t.decision();
    table::TableController &hands = t.hands();
    const QString choice = hands.desk()->choiceName();
    if (choice == u"action") {
        const core::Option &o = d.options[answer.options[0]];
        if (o.card == core::kNone)
            return hands.desk()->pass();
        hands.menu()->openOf(o.card, t.session.stage()->rectOf(o.card).center());
        if (hands.state() == TableController::Menu)
            return t.chooseLine(answer.options[0]);
    } else if (choice == u"board") {
        for (const std::uint16_t option : answer.options)
            hands.pointer()->activate(d.options[option].card);
        if (d.max > 1 || answer.options.empty())
            answer.options.empty() ? hands.desk()->skip() : hands.desk()->done();
        return;
    } else if (choice == u"confirm") {
        return hands.desk()->confirm(OptionKind(d.options[answer.options[0]].kind)
                                     == OptionKind::Yes);
    } else if (choice == u"list" || choice == u"number") {
        return hands.desk()->choose(answer.options[0]);
    } else if (choice == u"order") {
        return hands.desk()->done();
    }
    ASSERT_TRUE(t.session.play(answer).ok());
}

TEST(LorcanaRandom, WholeGamesAreGivenByHandWithEachAnswerTakenBackAndDoneAgain)
{
    for (int seed = 1; seed <= playmat::test::trials(2); ++seed) {
        Table t;
        ASSERT_TRUE(t.begin(seed)) << t.session.problem().toStdString();
        std::mt19937_64 rng{std::uint64_t(seed)};
        int answers = 0;
        while (!t.session.over() && answers++ < 600 && !HasFailure()) {
            const std::size_t before = t.session.match()->stepsDone();
            byHand(t, anyAnswer(t.decision(), rng));
            ASSERT_EQ(t.session.match()->stepsDone(), before + 1)
                << t.hands().desk()->choiceName().toStdString() << ": "
                << t.hands().desk()->prompt().text.toStdString() << " / "
                << t.refused().toStdString();
            ASSERT_TRUE(t.session.stage()->showsFreshObservation());
            const std::uint64_t hash = t.hash();
            const int lines = t.session.log()->rowCount();
            t.session.takingBack()->undo();
            t.session.takingBack()->agree(0);
            t.session.takingBack()->agree(1);
            if (t.session.match()->stepsDone() != before)
                continue; // beyond what was revealed both have to agree, which the window asks
            ASSERT_TRUE(t.session.stage()->showsFreshObservation());
            t.session.takingBack()->redo();
            ASSERT_EQ(t.hash(), hash);
            ASSERT_EQ(t.session.log()->rowCount(), lines);
        }
        EXPECT_EQ(t.session.stage()->playback().disagreements(), 0);
        EXPECT_TRUE(t.session.stage()->board().over);
        EXPECT_FALSE(t.session.stage()->board().resultTitle.isEmpty());
        EXPECT_FALSE(t.session.stage()->board().resultText.isEmpty());
        EXPECT_FALSE(t.session.nearTally().isEmpty());
    }
}

TEST(LorcanaRandom, HandsThatDoAnythingKeepTheModelsWhole)
{
    Table t(Seating::Peek);
    ASSERT_TRUE(t.begin(11));
    std::mt19937_64 rng{7};
    const auto anywhere = [&] { return QPointF(double(rng() % 1280), double(rng() % 720)); };
    for (int i = 0; i < 1500 && !t.session.over(); ++i) {
        switch (rng() % 6) {
        case 0:
        case 1:
            t.drag(anywhere(), anywhere());
            break;
        case 2:
            t.click(anywhere());
            break;
        case 3:
            t.hands().menu()->openAt(anywhere());
            if (t.hands().state() == TableController::Menu)
                t.hands().menu()->choose(int(rng() % 4));
            break;
        case 4:
            t.session.seats()->peekToggle(int(rng() % 2));
            break;
        default:
            if (rng() % 4 == 0)
                (void)t.session.play(anyAnswer(t.decision(), rng));
            t.hands().cancel();
            break;
        }
        ASSERT_TRUE(t.session.stage()->showsFreshObservation()) << i;
    }
}

/// The words of everything that comes up, without a window.
class Meets
{
public:
    void play(std::uint64_t seed)
    {
        const table::CardData &data = table::cardData("lorcana");
        match::MatchSetup setup = setupOf(*data.library, seed);
        auto started = match::Match::start(*data.library, std::move(setup));
        ASSERT_TRUE(started.ok()) << started.problem().message;
        match::Match match = std::move(started.value());
        const auto &hosted = dynamic_cast<const host::HostedLorcana &>(match.game());
        std::mt19937_64 rng{seed};
        TableGame game(hosted.game(), {QStringLiteral("Ada"), QStringLiteral("Marek")},
                       {[] { return quint64(0); }, [](int) { return true; }});
        for (int i = 0; i < 500 && !hosted.over(); ++i) {
            look(hosted.game());
            const core::Decision asked = hosted.decision();
            const core::Answer answer = anyAnswer(asked, rng);
            const std::unique_ptr<table::Seen> before = game.seen();
            ASSERT_TRUE(match.submit(answer).ok());
            const table::GivenAnswer given{asked, answer};
            for (const table::LogRow &row : game.log(*before, game.told(), {}, &given)) {
                EXPECT_FALSE(row.plain.isEmpty());
                EXPECT_FALSE(row.plain.contains(u'%')) << row.plain.toStdString();
                EXPECT_FALSE(row.plain.contains(u'<')) << row.plain.toStdString();
                EXPECT_FALSE(row.glyph.isEmpty());
            }
        }
    }

    std::set<std::pair<int, int>> prompts; ///< kind and prompt
    std::set<int> options;

private:
    static match::MatchSetup setupOf(const match::CardLibrary &library, std::uint64_t seed)
    {
        static constexpr std::array kNamesOfDecks{"starter-s1-the-heart-of-magic",
                                                  "starter-s1-daring-and-deception",
                                                  "starter-s1-a-steadfast-strategy"};
        match::Json json;
        json["game"] = "lorcana";
        json["seed"] = seed;
        json["players"] = {{{"name", "Ada"}, {"deck", kNamesOfDecks[seed % 3]}},
                           {{"name", "Marek"}, {"deck", kNamesOfDecks[(seed / 3) % 3]}}};
        auto setup = match::setupFromJson(library, json);
        EXPECT_TRUE(setup.ok()) << (setup.ok() ? "" : setup.problem().message);
        return std::move(setup.value());
    }

    void look(const SeatedGame &game)
    {
        const core::Decision &d = game.game().decision();
        const Presenter presenter(game.db(), {QStringLiteral("Ada"), QStringLiteral("Marek")});
        const Observation seen = game.observe(Viewer::of(d.player), IdsOf::Game);
        const Sight sight(game, seen, Viewer::of(d.player));
        const PromptWords words(presenter, sight);
        const table::Prompt prompt = words.prompt(d, true);
        EXPECT_FALSE(prompt.title.isEmpty());
        EXPECT_FALSE(prompt.text.isEmpty());
        EXPECT_FALSE(prompt.link.isEmpty());
        EXPECT_FALSE(prompt.text.contains(u'%')) << prompt.text.toStdString();
        prompts.insert({int(d.kind), int(d.prompt)});
        for (std::size_t i = 0; i < d.options.size(); ++i) {
            const table::OptionRow row = words.option(d, int(i));
            EXPECT_FALSE(row.label.isEmpty()) << prompt.text.toStdString();
            EXPECT_FALSE(row.label.contains(u'%') || row.detail.contains(u'%'))
                << row.detail.toStdString();
            options.insert(d.options[i].kind);
        }
    }
};

TEST(LorcanaRandom, EverythingThatIsAskedHasWords)
{
    Meets meets;
    for (std::uint64_t seed = 1; seed <= 60 && !HasFailure(); ++seed)
        meets.play(seed);
    EXPECT_GE(meets.prompts.size(), 9U);
    EXPECT_GE(meets.options.size(), 8U);
}

TEST(LorcanaRandom, NothingIsEmptyAtTheTable)
{
    for (const char *language : {"en", "de"}) {
        ASSERT_EQ(table::speak(QString::fromLatin1(language)), QString());
        for (int seed = 1; seed <= playmat::test::trials(2) && !HasFailure(); ++seed) {
            TableSession session;
            playmat::test::TableWords words(session);
            words.playRandomDecks(QStringLiteral("lorcana"), std::uint64_t(seed));
            EXPECT_GT(words.offered(), 100);
        }
    }
    table::Translator::use(nullptr);
}

} // namespace
} // namespace playmat::lorcana::board::test
