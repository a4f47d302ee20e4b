// Tests the notes and the versions of decks, with mouse and keyboard: when versions are kept, how
// they are compared and brought back, and that none is lost with a full disk or a second window.
#include "decks/deck_file.h"
#include "engine/core/rng.h"
#include "kit/games/table/table_kits.h"
#include "page_fixture.h"
#include "sentences.h"
#include "table/decks/deck_trial.h"
#include "table/decks/deck_versions.h"
#include "table/session/card_data.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace playmat::qmltest {
namespace {

using decks::DeckVersion;
using Why = DeckVersion::Why;

const char *const kR2 = "deskCard_SOR_236";
const char *const kDroid = "deskCard_SOR_059";

struct Versions : PageFixture
{
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.hidePictures();
        app.keepJournal();
        app.decks.useBuiltIn(0, QStringLiteral("sor-luke-skywalker"));
        ASSERT_TRUE(app.decks.useText(0, app.decks.exportText(0), QStringLiteral("Patient Luke")))
            << app.decks.problem().toStdString();
        path = app.decks.ownDecks(0).at(0).value<table::OwnDeck>().path;
    }
    [[nodiscard]] table::KeptDeck deck() { return app.decks.shelf().deck(path); }
    [[nodiscard]] std::vector<DeckVersion> versions()
    {
        return app.decks.shelf().versions(QStringLiteral("swu"), deck().id);
    }
    [[nodiscard]] QString versionFile()
    {
        return app.library.filePath(QStringLiteral("swu/.versions/%1.jsonl").arg(deck().id));
    }
    /// As if the deck had been changed last on an earlier day.
    void makeOld() const
    {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        ASSERT_TRUE(file.setFileTime(QDateTime::currentDateTime().addDays(-3),
                                     QFileDevice::FileModificationTime));
    }
    void edit()
    {
        click("nav_decks");
        ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
        hands.key(Qt::Key_Home);
        click("editDeck");
        ASSERT_TRUE(becomes([&] { return shown("deskUndo"); }));
    }
    [[nodiscard]] table::DeckDesk *desk() const
    {
        return app.item(QStringLiteral("deskVerdict"))
            ->parentItem()
            ->property("desk")
            .value<table::DeckDesk *>();
    }
    /// As another program does.
    void write(const QString &whole) const
    {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(whole.toUtf8());
    }
    void takeOne(const char *card)
    {
        click(card);
        type("-");
    }
    [[nodiscard]] bool has(const char *words) { return deck().text.contains(QLatin1String(words)); }

    QString path;
};

TEST_F(Versions, OneIsKeptWhenTheDeckIsPlayed)
{
    EXPECT_TRUE(versions().empty());
    click("dealButton");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    ASSERT_EQ(versions().size(), 1U);
    EXPECT_EQ(versions()[0].why, Why::Played);
    EXPECT_EQ(QString::fromStdString(versions()[0].text), deck().whole);
    (void)app.decks.dealt();
    EXPECT_EQ(versions().size(), 1U) << "it is the same list";
}

TEST_F(Versions, OneIsKeptBeforeTheFirstChangeOfADay)
{
    edit();
    takeOne(kR2);
    EXPECT_TRUE(versions().empty()) << "it was made today";
    hands.key(Qt::Key_Escape);
    makeOld();
    const QString before = deck().whole;
    edit();
    takeOne(kR2);
    ASSERT_EQ(versions().size(), 1U);
    EXPECT_EQ(versions()[0].why, Why::Earlier);
    EXPECT_EQ(QString::fromStdString(versions()[0].text), before);
    takeOne(kDroid);
    EXPECT_EQ(versions().size(), 1U);
}

TEST_F(Versions, TheyAreComparedAndBroughtBackAndThatIsUndone)
{
    click("dealButton");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    app.session.concede(1);
    click("endStart");
    edit();
    takeOne(kR2);
    click("deskVersions");
    ASSERT_TRUE(becomes([&] { return shown("version1"); })) << app.namesShown();
    EXPECT_EQ(textOf("change0"), "−1 R2-D2, Ignoring Protocol");
    EXPECT_FALSE(shown("change1"));
    ASSERT_TRUE(becomes([&] {
        return textOf("versionsTogether") == "All versions together: 1 of 1 match won";
    })) << textOf("versionsTogether");
    app.picture(QStringLiteral("versions"));
    layOut(app);
    hands.key(Qt::Key_Up);
    EXPECT_FALSE(app.item(QStringLiteral("bringBack"))->isEnabled()) << "it is the deck itself";
    hands.key(Qt::Key_Down);
    click("bringBack");
    EXPECT_TRUE(has("3 R2-D2"));
    EXPECT_TRUE(becomes([&] { return versions().size() == 2; }));
    EXPECT_EQ(versions().back().why, Why::Replaced);
    EXPECT_NE(versions().back().text.find("2 R2-D2"), std::string::npos);
    layOut(app);
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deskVersions"); }));
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(has("2 R2-D2"));
    hands.key(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_TRUE(has("3 R2-D2"));
}

TEST_F(Versions, OneGetsAName)
{
    edit();
    click("deskVersions");
    ASSERT_TRUE(becomes([&] { return shown("versionName"); }));
    EXPECT_FALSE(app.item(QStringLiteral("keepVersion"))->isEnabled());
    click("versionName");
    type("For <b>Saturday</b>");
    hands.key(Qt::Key_Return);
    ASSERT_EQ(versions().size(), 1U);
    EXPECT_EQ(versions()[0].label, "For <b>Saturday</b>");
    EXPECT_EQ(app.item(QStringLiteral("version1"))->property("title").toString(),
              QStringLiteral("For <b>Saturday</b>"));
    layOut(app);
    click("version1");
    sayEach(app, shownText(app, "versionsDialog", QStringLiteral("It has the same cards")),
            {"deck_versions.same_cards"});
}

TEST_F(Versions, TheChosenOneStaysChosenWhenAnotherIsKept)
{
    ASSERT_TRUE(
        app.decks.shelf()
            .keepVersion(QStringLiteral("swu"), deck().id, app.decks.versionOf(deck(), Why::Named))
            .ok());
    edit();
    takeOne(kR2);
    click("deskVersions");
    ASSERT_TRUE(becomes([&] { return shown("version1"); }));
    click("version0");
    click("version1");
    click("versionName");
    type("Sunday");
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return shown("version2"); }));
    EXPECT_EQ(app.item(QStringLiteral("versionList"))->property("currentIndex").toInt(), 2);
    EXPECT_EQ(textOf("change0"), "−1 R2-D2, Ignoring Protocol");
}

TEST_F(Versions, ADeckOfAnotherProgramGetsAnIdAndCanBeKept)
{
    for (const char *head : {"", "# Luke\n# game: swu · id: ../../luke\n"}) {
        write(QString::fromUtf8(head) + deck().text);
        edit();
        click("deskVersions");
        ASSERT_TRUE(becomes([&] { return shown("versionName"); }));
        click("versionName");
        type("For Saturday");
        hands.key(Qt::Key_Return);
        EXPECT_TRUE(decks::isVersionId(deck().id.toStdString())) << deck().id.toStdString();
        ASSERT_EQ(versions().size(), 1U) << head;
        EXPECT_EQ(versions()[0].label, "For Saturday");
        EXPECT_TRUE(shown("version1"));
        hands.key(Qt::Key_Escape);
        hands.key(Qt::Key_Escape);
        ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
    }
}

TEST_F(Versions, ADeckGetsAnIdWhereDamagedVersionsAreSetAside)
{
    write(deck().text);
    makeOld();
    edit();
    QFile blocked(app.library.filePath(QStringLiteral("swu/.versions")));
    ASSERT_TRUE(blocked.open(QIODevice::WriteOnly));
    blocked.close();
    EXPECT_TRUE(desk()->keepNamed(QStringLiteral("Saturday"))) << textOf("deskVerdict");
    EXPECT_TRUE(decks::isVersionId(deck().id.toStdString()));
    ASSERT_FALSE(versions().empty());
    EXPECT_EQ(versions().back().label, "Saturday");
}

TEST_F(Versions, ANameChangesNothingElseInAVersion)
{
    const std::string line
        = R"({"date":"2026-11-28T19:40:00Z","why":"later","hash":"a","list":"b","more":1})";
    const std::string named = decks::withVersion(line, {"x", Why::Named, "Saturday", "c", "b"});
    EXPECT_NE(named.find(R"("label":"Saturday")"), std::string::npos) << named;
    for (const char *part : {R"("2026-11-28T19:40:00Z")", R"("later")", R"("a")", R"("more":1)"})
        EXPECT_NE(named.find(part), std::string::npos) << named;
}

TEST_F(Versions, ADamagedOneIsNotBroughtBack)
{
    const DeckVersion empty{"2026-11-28T19:40:00Z", Why::Named, "Empty", "a", "Deck\n"};
    ASSERT_TRUE(app.decks.shelf().keepVersion(QStringLiteral("swu"), deck().id, empty).ok());
    const QString before = deck().whole;
    edit();
    click("deskVersions");
    ASSERT_TRUE(becomes([&] { return shown("version1"); }));
    click("bringBack");
    EXPECT_NE(textOf("versionsTogether").find("damaged"), std::string::npos)
        << textOf("versionsTogether");
    layOut(app);
    EXPECT_EQ(deck().whole, before);
    EXPECT_EQ(versions().size(), 1U) << "nothing was replaced";
}

TEST_F(Versions, ADeckThatCouldNotBeReadAgainIsNotWritten)
{
    const QString before = deck().whole;
    edit();
    desk()->setNotes(QString(300 << 10, u'x'));
    EXPECT_EQ(deck().whole, before);
    EXPECT_NE(textOf("deskVerdict").find("larger than 256 KB"), std::string::npos)
        << textOf("deskVerdict");
    layOut(app);
    takeOne(kR2);
    EXPECT_EQ(deck().whole, before);
    desk()->setNotes(QStringLiteral("short"));
    EXPECT_TRUE(has("# note: short"));
    EXPECT_TRUE(has("2 R2-D2")) << "with what was changed meanwhile";
}

TEST_F(Versions, AChangeFromOutsideKeepsWhatTheEditorHad)
{
    edit();
    takeOne(kR2);
    const QString before = deck().whole;
    ASSERT_TRUE(before.contains(QStringLiteral("2 R2-D2")));
    write(QString(before).replace(QStringLiteral("2 R2-D2"), QStringLiteral("1 R2-D2")));
    desk()->look();
    ASSERT_EQ(versions().size(), 1U) << textOf("deskVerdict") << has("1 R2-D2");
    EXPECT_EQ(versions()[0].why, Why::Outside);
    EXPECT_EQ(QString::fromStdString(versions()[0].text), before);
    EXPECT_TRUE(has("1 R2-D2")) << "the file is not touched";
}

TEST_F(Versions, TwoWindowsKeepTheirsBesideEachOther)
{
    table::DeckShelf other(app.library.path());
    const auto put = [&](table::DeckShelf &shelf, const char *text) {
        return shelf.keepVersion(QStringLiteral("swu"), deck().id,
                                 {"2026-11-28T19:40:00Z", Why::Named, text, "a", text});
    };
    for (int i = 0; i < 20; ++i) {
        ASSERT_TRUE(put(app.decks.shelf(), std::to_string(2 * i).c_str()).ok());
        ASSERT_TRUE(put(other, std::to_string(2 * i + 1).c_str()).ok());
    }
    EXPECT_EQ(versions().size(), 40U);
}

TEST_F(Versions, WithAFullDiskTheOlderListStays)
{
    makeOld();
    QDir().mkpath(QFileInfo(versionFile()).path());
    const QString elsewhere = app.library.filePath(QStringLiteral("elsewhere"));
    ASSERT_TRUE(QFile::link(elsewhere, versionFile())); // nothing is written there
    QFile there(elsewhere);
    ASSERT_TRUE(there.open(QIODevice::WriteOnly));
    const QString before = deck().whole;
    edit();
    takeOne(kR2);
    EXPECT_EQ(deck().whole, before) << "it is the only copy of the older list";
    EXPECT_NE(textOf("deskVerdict").find("cannot be kept"), std::string::npos)
        << textOf("deskVerdict");
    layOut(app);
    ASSERT_TRUE(QFile::remove(versionFile()));
    takeOne(kDroid);
    EXPECT_TRUE(has("2 R2-D2")) << "with what was changed before";
    ASSERT_EQ(versions().size(), 1U);
    EXPECT_EQ(QString::fromStdString(versions()[0].text), before);
}

TEST_F(Versions, DamagedOnesAreSetAsideAndBlockNothing)
{
    makeOld();
    ASSERT_TRUE(QDir().mkpath(versionFile())); // it is a folder
    edit();
    takeOne(kR2);
    EXPECT_TRUE(has("2 R2-D2"));
    EXPECT_EQ(versions().size(), 1U);
    EXPECT_TRUE(QFileInfo(versionFile() + QStringLiteral(".damaged")).isDir());
    EXPECT_NE(textOf("deskVerdict").find(".jsonl.damaged"), std::string::npos)
        << textOf("deskVerdict");
    layOut(app);
    const QString folder = QFileInfo(versionFile()).path();
    ASSERT_TRUE(QDir(folder).removeRecursively());
    QFile file(folder);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("not a folder");
    file.close();
    EXPECT_TRUE(desk()->keepNamed(QStringLiteral("Saturday")));
    EXPECT_EQ(versions().size(), 1U) << textOf("deskVerdict");
    QFile aside(folder + QStringLiteral(".damaged"));
    ASSERT_TRUE(aside.open(QIODevice::ReadOnly));
    EXPECT_EQ(aside.readAll(), QByteArray("not a folder"));
}

TEST_F(Versions, ACopyOfTheFileGoesOnByItself)
{
    edit();
    takeOne(kR2);
    hands.key(Qt::Key_Escape);
    makeOld(); // so that the copy is the newer one
    ASSERT_TRUE(app.decks.shelf()
                    .keepVersion(QStringLiteral("swu"), deck().id,
                                 {"2026-11-28T19:40:00Z", Why::Named, "Saturday", "a", "b"})
                    .ok());
    const QString before = deck().whole;
    const QString copy = QFileInfo(path).dir().filePath(QStringLiteral("Copy.deck"));
    ASSERT_TRUE(QFile::copy(path, copy));
    click("nav_play");
    click("nav_decks");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckGrid"); }));
    EXPECT_EQ(deck().whole, before);
    const table::KeptDeck other = app.decks.shelf().deck(copy);
    EXPECT_NE(other.id, deck().id);
    EXPECT_EQ(other.text, deck().text);
    const auto theirs = [&] { return app.decks.shelf().versions(QStringLiteral("swu"), other.id); };
    ASSERT_EQ(theirs().size(), 1U) << "it has the versions from before";
    ASSERT_TRUE(app.decks.shelf()
                    .keepVersion(QStringLiteral("swu"), other.id,
                                 {"2026-11-28T19:40:00Z", Why::Named, "Sunday", "c", "d"})
                    .ok());
    EXPECT_EQ(theirs().size(), 2U);
    EXPECT_EQ(versions().size(), 1U);
}

TEST_F(Versions, AListHasTheSameHashInAMatch)
{
    for (const table::TableKit *kit : table::tableKits()) {
        const match::CardLibrary &library = *table::cardData(kit->game().id()).library;
        const decks::DeckKit &parts = *kit->game().deckKit();
        core::Rng rng(5);
        const std::string document = match::toLine(kit->game().randomDeck(library, rng).value());
        const decks::Deck deck = decks::readDeckFile(parts, library, document).deck;
        const std::string text = decks::deckFileText(parts, deck);
        const table::TakenDeck taken = kit->takeDeck(library, QString::fromStdString(text));
        ASSERT_EQ(taken.problem, QString());
        EXPECT_EQ(
            decks::listHash(decks::readDeckFile(parts, library, taken.document.toStdString()).deck),
            decks::listHash(deck))
            << kit->game().id();
    }
}

TEST_F(Versions, NotesAreWrittenByKeysAndStayInTheFile)
{
    edit();
    click(kR2);
    click("deskNotes");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckNotes"); }));
    app.picture(QStringLiteral("notes"));
    layOut(app);
    type("against Vader: Vanquish in");
    hands.key(Qt::Key_Return);
    type("keep <b>two</b> droids");
    hands.key(Qt::Key_Tab);
    ASSERT_TRUE(hasKeyboard("cardNote"));
    type("never out");
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deskNotes"); }));
    EXPECT_TRUE(has("# note: against Vader: Vanquish in\n# note: keep <b>two</b> droids"));
    EXPECT_TRUE(has("(SOR_236)  # never out"));
    EXPECT_EQ(app.item(QLatin1String(kR2))->property("note").toString(),
              QStringLiteral("never out"));
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(has("never out"));
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(has("# note:"));
}

TEST_F(Versions, NotesThatAreOnlyReadStayAsTheyAre)
{
    const QString comment = QStringLiteral("two  blanks ") + QString(200, u'x');
    write(QString(deck().whole)
              .replace(QRegularExpression(QStringLiteral("(3 . R2-D2.*)\n")),
                       QStringLiteral("\\1  # ") + comment + u'\n')
          + QStringLiteral("# note: two  blanks\n"));
    const QString before = deck().whole;
    ASSERT_TRUE(before.contains(comment));
    edit();
    click(kR2);
    click("deskNotes");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckNotes"); }));
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deskNotes"); }));
    EXPECT_EQ(deck().whole, before);
    EXPECT_FALSE(desk()->canUndo());
}

TEST_F(Versions, ACommentGoesToTheCardForWhichItWasWritten)
{
    edit();
    click(kR2);
    click("deskNotes");
    ASSERT_TRUE(becomes([&] { return hasKeyboard("deckNotes"); }));
    const QString text = deck().whole;
    const QString leader = text.section(u'\n', 2, 3) + u'\n';
    ASSERT_TRUE(leader.startsWith(QStringLiteral("Leader"))) << leader.toStdString();
    write(QString(text).remove(leader) + QStringLiteral("# note: from elsewhere\n"));
    desk()->look();
    hands.key(Qt::Key_Tab);
    ASSERT_TRUE(hasKeyboard("cardNote"));
    type("never out");
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(has("(SOR_236)  # never out")) << deck().text.toStdString();
    EXPECT_EQ(deck().text.count(QStringLiteral("never out")), 1);
    EXPECT_TRUE(has("# note: from elsewhere"));
}

TEST_F(Versions, ChancesOfWhatTheSearchFinds)
{
    edit();
    click(kR2);
    const auto *trial
        = app.item(QStringLiteral("oddsBox"))->property("trial").value<table::DeckTrial *>();
    EXPECT_FALSE(shown("oddsSearch")) << "an empty search finds nothing";
    click("cardSearch");
    type("r2-d2");
    ASSERT_TRUE(becomes([&] { return shown("oddsSearch"); }));
    EXPECT_EQ(trial->searched(), 3);
    click(kR2);
    const QList<double> ofCard = trial->chances();
    click("oddsSearch");
    EXPECT_EQ(trial->chances(), ofCard) << "the same three cards";
    click("cardSearch");
    hands.key(Qt::Key_A, Qt::ControlModifier);
    type("c<=1");
    ASSERT_TRUE(becomes([&] { return trial->searched() > 3; }));
    EXPECT_GT(trial->chances().first(), ofCard.first());
    EXPECT_NE(textOf("oddsTitle").find("one of the"), std::string::npos);
    layOut(app);
}

} // namespace
} // namespace playmat::qmltest
