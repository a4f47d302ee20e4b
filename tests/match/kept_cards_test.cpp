#include "kit/swu/host/hosted.h"
#include "kit/swu/host/kept_cards.h"
#include "match/journal_replay.h"
#include "support/folders.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

/// A match goes the way it went when the cards were different: they are in its journal.
namespace playmat::match {
namespace {

using test::contentOf;
using test::library;
using test::playOn;
using test::starterMatch;
using test::TempFolder;

/// The program's cards, each set changed by a function.
CardLibrary changedCards(const std::function<void(Json &cards)> &change)
{
    std::vector<NamedText> texts;
    const std::filesystem::path folder = std::filesystem::path(test::resourceDir()) / "cards/swu";
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (entry.path().extension() != ".json")
            continue;
        Json json = Json::parse(contentOf(entry.path()));
        if (name == "sor.json")
            change(json["cards"]);
        texts.push_back({name, toLine(json)});
    }
    std::ranges::sort(texts, {}, &NamedText::name);
    Outcome<CardLibrary> made = CardLibrary::fromTexts(kit::swuKit(), texts, {});
    EXPECT_TRUE(made.ok()) << made.problem().message;
    return made.value();
}

Json &cardOf(Json &cards, const char *id)
{
    return *std::ranges::find_if(cards, [&](const Json &card) { return card["id"] == id; });
}

struct Change
{
    const char *name;
    std::function<void(Json &cards)> change;
    bool older; ///< the match cannot be played with these cards
};

void addInFront(Json &cards)
{
    Json card = cardOf(cards, "SOR_095");
    card["id"] = "SOR_999";
    card["name"] = "A Newcomer";
    cards.insert(cards.begin(), card);
}

const std::vector<Change> &changes()
{
    static const std::vector<Change> all{
        {"nothing", [](Json &) {}, false},
        {"an added card in front of all others", addInFront, false},
        {"a changed cost", [](Json &cards) { cardOf(cards, "SOR_128")["cost"] = 4; }, true},
        {"a changed ability", [](Json &cards) { cardOf(cards, "SOR_236").erase("abilities"); },
         true},
        {"another order", [](Json &cards) { std::reverse(cards.begin(), cards.end()); }, true},
        {"a card that is not playable any more",
         [](Json &cards) { cardOf(cards, "SOR_128")["todo"] = "an erratum"; }, true},
    };
    return all;
}

void expectTheSame(const Match &a, const Match &b)
{
    EXPECT_EQ(a.stepsDone(), b.stepsDone());
    EXPECT_EQ(a.game().positionHash(), b.game().positionHash());
    EXPECT_EQ(a.game().decisionJson({}, a.names()), b.game().decisionJson({}, b.names()));
}

TEST(KeptCards, AMatchGoesTheSameWayWithOtherCardData)
{
    const TempFolder folder;
    for (const Change &change : changes()) {
        SCOPED_TRACE(change.name);
        Match match = starterMatch(8);
        ASSERT_TRUE(match.keepJournal(folder / "m").ok());
        playOn(match, 60);
        match.closeJournal();
        const CardLibrary other = changedCards(change.change);
        OpenedJournal opened = openJournal(other, folder / "m");
        ASSERT_EQ(opened.state, OpenedJournal::State::Whole) << opened.problem->message;
        EXPECT_EQ(opened.olderCards, change.older);
        expectTheSame(*opened.match, match);
        ASSERT_TRUE(opened.match->continueJournal().ok());
        playOn(*opened.match, 60, 3);
        playOn(match, 60, 3);
        expectTheSame(*opened.match, match);
        opened.match->closeJournal();
        const Outcome<Match> back = Match::open(library(), folder / "m");
        ASSERT_TRUE(back.ok()) << back.problem().message;
        expectTheSame(back.value(), match);
    }
}

/// Reprints' numbers in the decks, names that were named, a card that has gone with its name.
TEST(KeptCards, NamesAndReprintsAreKept)
{
    const TempFolder folder;
    Outcome<Match> old
        = Match::open(library(), std::filesystem::path(PLAYMAT_JOURNALS) / "rules-6-named.playmat");
    ASSERT_TRUE(old.ok());
    ASSERT_TRUE(old.value().save(folder / "m").ok());
    const CardLibrary other = changedCards([](Json &cards) {
        cardOf(cards, "SOR_128")["cost"] = 4;
        Json &wampa = cardOf(cards, "SOR_164");
        ASSERT_EQ(wampa["name"], "Wampa");
        wampa["name"] = "Another Beast";
    });
    const OpenedJournal opened = openJournal(other, folder / "m");
    ASSERT_EQ(opened.state, OpenedJournal::State::Whole) << opened.problem->message;
    EXPECT_TRUE(opened.olderCards);
    expectTheSame(*opened.match, old.value());
}

TEST(KeptCards, AreFew)
{
    const Match match = starterMatch(8);
    const Json kept = keptCards(library(), match.setup(), match::swuGame(match)->state());
    const std::size_t bytes = toLine(kept).size();
    std::printf("cards of a starter match: %zu, %zu bytes\n", kept["list"].size(), bytes);
    EXPECT_LT(kept["list"].size(), 80U); // all tokens are among them
    EXPECT_LT(bytes, 40000U);
}

TEST(KeptCards, BrokenOnesAreRefused)
{
    const TempFolder folder;
    const Match match = starterMatch(8);
    ASSERT_TRUE(match.save(folder / "m").ok());
    JournalText text = readJournal(folder / "m").value();
    const Json whole = text.header["cards"];
    std::vector<Json> broken{nullptr, 7, Json::array(), Json::object()};
    for (const char *key : {"traits", "list", "aliases"}) {
        for (const Json &value : {Json(7), Json::array({7}), Json{{"id", 7}}}) {
            broken.push_back(whole);
            broken.back()[key] = value;
        }
    }
    broken.push_back(whole);
    broken.back()["list"][0]["id"] = 7;
    for (const Json &cards : broken) {
        text.header["cards"] = cards;
        signHeader(text.header);
        test::writeFile(folder / "b", textOfJournal(text.header, {}));
        const OpenedJournal opened = openJournal(library(), folder / "b");
        EXPECT_EQ(opened.state, OpenedJournal::State::Unreadable) << toLine(cards).substr(0, 200);
    }
}

/// Only the first line records what a card cost on the day of the match.
TEST(KeptCards, NoneIsChangedWithoutAWord)
{
    const TempFolder folder;
    const Match match = starterMatch(8);
    ASSERT_TRUE(match.save(folder / "m").ok());
    JournalText text = readJournal(folder / "m").value();
    int edits = 0;
    for (Json &card : text.header["cards"]["list"]) {
        for (const char *number : {"cost", "power", "hp", "upgradePower", "upgradeHp"}) {
            if (!card.contains(number) || !card[number].is_number_integer())
                continue;
            const int before = card[number];
            card[number] = before + 1;
            test::writeFile(folder / "b", textOfJournal(text.header, text.lines));
            const OpenedJournal opened = openJournal(library(), folder / "b");
            EXPECT_EQ(opened.state, OpenedJournal::State::Unreadable) << card["id"] << number;
            EXPECT_EQ(peekJournal(library(), folder / "b").problem().code, "bad_journal");
            card[number] = before;
            ++edits;
        }
    }
    EXPECT_GT(edits, 100);
    text.header.erase("sum"); // as written by a program without this hash
    test::writeFile(folder / "b", textOfJournal(text.header, text.lines));
    EXPECT_EQ(openJournal(library(), folder / "b").state, OpenedJournal::State::Whole);
}

/// A manually written and signed header: no name may reverse a line of the log or move a cursor.
TEST(KeptCards, NoNameHasCharactersThatCannotBeSeen)
{
    const TempFolder folder;
    const Match match = starterMatch(8);
    ASSERT_TRUE(match.save(folder / "m").ok());
    const JournalText whole = readJournal(folder / "m").value();
    for (const char *unseen : {"\u202E", "\u2066", "\u200F", "\x1b[2J", "\u009b", "\n"}) {
        for (const char *text : {"name", "subtitle"}) {
            JournalText changed = whole;
            changed.header["cards"]["list"][0][text] = std::string("Vader") + unseen;
            signHeader(changed.header);
            test::writeFile(folder / "b", textOfJournal(changed.header, changed.lines));
            const OpenedJournal opened = openJournal(library(), folder / "b");
            EXPECT_EQ(opened.state, OpenedJournal::State::Unreadable) << text;
            EXPECT_NE(opened.problem->message.find("cannot be seen"), std::string::npos)
                << opened.problem->message;
        }
    }
}

} // namespace
} // namespace playmat::match
