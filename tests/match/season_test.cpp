#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/deck_export.h"
#include "kit/swu/host/deck_text.h"
#include "kit/swu/host/formats.h"
#include "match/journal_replay.h"
#include "support/folders.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

#include <filesystem>

/// Decks of this season: with cards whose text does not play yet, and in which formats they are
/// legal.
namespace playmat::match {
namespace {

using test::library;
using test::playOn;
using test::TempFolder;

const swu::CardDb &db()
{
    return swuCards(library());
}

/// The lists of tests/match/premier-2026, by file.
std::vector<std::pair<std::string, std::string>> season()
{
    std::vector<std::pair<std::string, std::string>> out;
    const auto folder
        = std::filesystem::path(test::sourceDir()) / "tests" / "match" / "premier-2026";
    for (const auto &file : std::filesystem::directory_iterator(folder))
        out.emplace_back(file.path().stem().string(), test::contentOf(file.path()));
    std::ranges::sort(out);
    return out;
}

Match matchWith(const Json &deck, std::uint64_t seed)
{
    Json request{{"op", "new"}, {"seed", seed}};
    request["players"] = {{{"name", "Ann"}, {"deck", deck}}, {{"name", "Bo"}, {"deck", "vader"}}};
    return test::matchOf(request);
}

/// The starter deck of Luke with a card that cannot be played yet in place of its last copies.
std::string lukeWith(const std::string &entry)
{
    std::string text = *library().deck("luke");
    const std::size_t at = text.find("\"deck\": [");
    return text.insert(at + 9, entry + ",");
}

/// Some card that has no abilities yet; empty when all are written.
std::string unwritten(swu::CardType type)
{
    for (std::size_t i = 1; i < db().defs.size(); ++i)
        if (const swu::CardDef &card = db().defs[i]; !card.playable && card.type == type)
            return card.id;
    return {};
}

std::string whyNot(const std::string &list, const char *format, const Day &day = {})
{
    std::string all;
    for (const std::string &fault :
         againstFormat(db(), readDeck(db(), list).value(), *formatOf(format), day))
        all += (all.empty() ? "" : "; ") + fault;
    return all;
}

std::string listWith(const std::string &rest)
{
    return "Leader\nSOR_005\nBase\nSOR_029\nDeck\n" + rest;
}

} // namespace

TEST(Season, EveryListIsLegalInPremierAndPlays)
{
    ASSERT_EQ(season().size(), 12U);
    for (const auto &[name, text] : season()) {
        SCOPED_TRACE(name);
        EXPECT_EQ(whyNot(text, "premier"), "");
        const Outcome<Json> deck = library().kit().plainDeck(library(), text);
        ASSERT_TRUE(deck) << describe(deck.problem());
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Match match = matchWith(deck.value(), seed);
            playOn(match, 5000, seed);
            EXPECT_TRUE(match.game().over());
        }
    }
}

TEST(Season, UnwrittenCardsAreNamed)
{
    for (const auto &[name, text] : season()) {
        const CheckedDeck deck = checkDeck(db(), readDeck(db(), text).value());
        const Outcome<Json> refused = library().kit().deck(library(), text);
        EXPECT_EQ(refused.ok(), deck.unwritten.empty()) << name;
        EXPECT_EQ(deck.lacksOnlyTexts(), !deck.unwritten.empty()) << name;
        for (const swu::DefId card : deck.unwritten)
            EXPECT_NE(refused.problem().message.find(db().def(card).id), std::string::npos) << name;
    }
}

TEST(Season, OtherFaultsAreNotPlayedOnWith)
{
    const std::string card = unwritten(swu::CardType::Event);
    if (card.empty())
        GTEST_SKIP() << "every card is written";
    const std::string text = lukeWith(R"({ "id": ")" + card + R"(", "count": 4 })");
    EXPECT_FALSE(checkDeck(db(), readDeck(db(), text).value()).lacksOnlyTexts());
    const Outcome<Json> deck = library().kit().plainDeck(library(), text);
    ASSERT_FALSE(deck);
    EXPECT_NE(deck.problem().message.find("4 copies of"), std::string::npos);
}

TEST(Season, PlainCardsHaveTheirFiguresAndDoNothing)
{
    for (const swu::CardType type :
         {swu::CardType::Unit, swu::CardType::Upgrade, swu::CardType::Event}) {
        const std::string id = unwritten(type);
        if (id.empty())
            continue;
        const std::string text = lukeWith(R"({ "id": ")" + id + R"(", "count": 1 })");
        const Outcome<Json> deck = library().kit().plainDeck(library(), text);
        ASSERT_TRUE(deck) << describe(deck.problem());
        EXPECT_EQ(deck.value()["metadata"]["unwritten"], "plain");
        EXPECT_NE(library().kit().lookAtDeck(library(), toLine(deck.value())).notes.find(id),
                  std::string::npos);
        const swu::CardDef &card = db().def(db().find(id));
        EXPECT_EQ(card.abilityCount, 0) << id;
        EXPECT_TRUE(card.keywords.empty()) << id;
        Match match = matchWith(deck.value(), 4);
        playOn(match, 5000);
        EXPECT_TRUE(match.game().over()) << id;
    }
}

TEST(Season, ADeckWithoutSuchCardsIsNotMarked)
{
    const Outcome<Json> deck = library().kit().plainDeck(library(), *library().deck("luke"));
    ASSERT_TRUE(deck);
    EXPECT_FALSE(deck.value()["metadata"].contains("unwritten"));
}

TEST(Season, AMatchWithPlainCardsGoesTheSameWayWhenTheyAreWritten)
{
    const std::string id = unwritten(swu::CardType::Unit);
    if (id.empty())
        GTEST_SKIP() << "every card is written";
    const Outcome<Json> deck = library().kit().plainDeck(
        library(), lukeWith(R"({ "id": ")" + id + R"(", "count": 3 })"));
    ASSERT_TRUE(deck);
    const TempFolder folder;
    Match match = matchWith(deck.value(), 2);
    ASSERT_TRUE(match.keepJournal(folder / "m").ok());
    playOn(match, 80);
    match.closeJournal();
    std::vector<NamedText> texts;
    for (const auto &entry : std::filesystem::directory_iterator(
             std::filesystem::path(test::resourceDir()) / "cards/swu")) {
        Json set = Json::parse(test::contentOf(entry.path()), nullptr, false);
        if (entry.path().extension() != ".json")
            continue;
        if (set.contains("cards"))
            for (Json &card : set["cards"])
                if (card["id"] == id)
                    card.erase("todo"); // somebody has written it
        texts.push_back({entry.path().filename().string(), toLine(set)});
    }
    std::ranges::sort(texts, {}, &NamedText::name);
    const Outcome<CardLibrary> later = CardLibrary::fromTexts(kit::swuKit(), texts, {});
    ASSERT_TRUE(later) << later.problem().message;
    const OpenedJournal opened = openJournal(later.value(), folder / "m");
    ASSERT_EQ(opened.state, OpenedJournal::State::Whole) << opened.problem->message;
    EXPECT_TRUE(opened.olderCards);
    EXPECT_EQ(opened.match->game().positionHash(), match.game().positionHash());
}

TEST(Formats, AReprintMakesEveryPrintLegal)
{
    EXPECT_EQ(whyNot(listWith("3 SOR_033"), "eternal"),
              "the deck has too few cards: 3 of at least 50");
    const std::string faults = whyNot(listWith("3 SOR_033\n3 SOR_095"), "premier");
    EXPECT_EQ(faults.find("SOR_033"), std::string::npos) << "the Death Trooper is in SEC too";
    EXPECT_NE(faults.find("Battlefield Marine (SOR_095) is only in sets that are not in Premier: "
                          "Spark of Rebellion"),
              std::string::npos)
        << faults;
}

TEST(Formats, TheOldestSetsLeaveOnTheirDay)
{
    const std::string list = listWith("3 SOR_095");
    EXPECT_EQ(whyNot(list, "premier", "2026-03-12").find("SOR_095"), std::string::npos);
    EXPECT_NE(whyNot(list, "premier", "2026-03-13").find("SOR_095"), std::string::npos);
    EXPECT_EQ(whyNot(list, "eternal").find("SOR_095"), std::string::npos);
}

TEST(Formats, ASetIsLegalFromItsRelease)
{
    const std::string list = listWith("1 HMW_163");
    EXPECT_NE(whyNot(list, "premier", "2026-10-08").find("HMW_163"), std::string::npos);
    EXPECT_EQ(whyNot(list, "premier", "2026-10-09").find("HMW_163"), std::string::npos);
}

TEST(Formats, TwinSunsIsNeverInPremier)
{
    EXPECT_NE(whyNot(listWith("1 TS26_044"), "premier").find("Twin Suns 2026"), std::string::npos);
    EXPECT_EQ(whyNot(listWith("1 TS26_044"), "eternal").find("TS26"), std::string::npos);
}

TEST(Formats, SuspendedCardsSayTheirDay)
{
    EXPECT_NE(whyNot(listWith("1 JTL_140"), "eternal")
                  .find("(JTL_140) is suspended in Eternal since 2026-04-21"),
              std::string::npos);
    EXPECT_EQ(whyNot(listWith("1 JTL_140"), "eternal", "2026-04-20").find("JTL_140"),
              std::string::npos);
    EXPECT_EQ(whyNot(listWith("1 JTL_140"), "premier").find("JTL_140"), std::string::npos);
}

TEST(Formats, BasesAndCardsChangeTheNumbers)
{
    const auto with = [](const std::string &base, const std::string &cards) {
        return whyNot("Leader\nJTL_012\nBase\n" + base + "\nDeck\n" + cards, "premier");
    };
    EXPECT_NE(with("JTL_024", "3 JTL_095").find("of at least 60"), std::string::npos);
    EXPECT_NE(with("JTL_025", "3 JTL_095").find("of at least 45"), std::string::npos);
    EXPECT_EQ(with("JTL_025", "15 JTL_256").find("copies"), std::string::npos);
    EXPECT_NE(with("JTL_025", "16 JTL_256").find("may have 15"), std::string::npos);
}

TEST(Formats, EveryNamedCardAndSetIsKnown)
{
    EXPECT_EQ(formats().size(), 2U);
    for (const Format &format : formats())
        for (const SuspendedCard &one : format.suspended)
            EXPECT_NE(db().find(one.card), 0) << one.card;
    EXPECT_EQ(formatOf("nothing"), nullptr);
}

} // namespace playmat::match
