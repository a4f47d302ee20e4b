// Reads all texts on a table while a game is played on it: no question, option or message may be
// empty, in any game and language.
#pragma once

#include "bots/random_answer.h"
#include "engine/core/rng.h"
#include "kit/games/table/table_kits.h"
#include "table/session/card_data.h"
#include "table/session/table_session.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace playmat::test {

/// Both hands are open, so the questions of both seats can be read.
class TableWords
{
public:
    explicit TableWords(table::TableSession &session)
        : m_session(session)
    {
        session.stage()->setSpeed(table::PlaybackQueue::Off);
        session.seats()->setSeating(table::Seating::Open);
        session.stage()->setWindow({1280, 720});
    }

    /// Plays a game with random decks, in the current language.
    void playRandomDecks(const QString &game, std::uint64_t seed)
    {
        const match::CardLibrary &library = *table::cardData(game.toStdString()).library;
        const match::GameKit &kit = table::tableKit(library).game();
        core::Rng rng(seed);
        QStringList decks;
        for (int seat = 0; seat < 2; ++seat) {
            const auto deck = kit.randomDeck(library, rng);
            ASSERT_TRUE(deck.ok()) << deck.problem().message;
            decks.append(QString::fromStdString(deck.value().dump()));
        }
        m_session.setGame(game);
        ASSERT_TRUE(
            m_session.start({QStringLiteral("Ada"), QStringLiteral("Marek")}, decks, double(seed)))
            << m_session.problem().toStdString();
        m_lines = 0;
        play(seed, 600);
    }

    /// Plays to the end or the given number of answers, chosen at random, and reads all texts on
    /// the way.
    void play(std::uint64_t seed, int answers)
    {
        core::Rng rng(seed);
        for (int i = 0; i < answers && !m_session.over() && !testing::Test::HasFailure(); ++i) {
            read();
            const match::HostedGame &game = m_session.match()->game();
            bool taken = false; // some questions accept only some answers of their form
            for (int tries = 0; tries < 1000 && !taken; ++tries)
                taken = m_session
                            .play(bots::randomAnswer(game.decision(), rng,
                                                     std::min<std::size_t>(game.names(), 50)))
                            .ok();
            ASSERT_TRUE(taken) << asked().toStdString();
        }
        read();
    }

    /// Reads the current texts.
    void read()
    {
        if (!m_session.over()) {
            readQuestion();
            readMenus();
        }
        for (const table::CardRow &row : m_session.stage()->scene().rows())
            says(row.facts.accessibleName, "a card");
        for (const table::PendingRow &row : m_session.stage()->pending()->rows())
            says(row.text, "what is pending");
        const auto &lines = m_session.log()->rows();
        for (; m_lines < lines.size(); ++m_lines)
            says(lines[m_lines].plain, "a line of the log");
        m_lines = lines.size(); // taking back a step removes lines
    }

    [[nodiscard]] int offered() const { return m_offered; }
    [[nodiscard]] int listed() const { return m_listed; }

private:
    [[nodiscard]] table::AnswerDesk &desk() const { return *m_session.controller()->desk(); }

    /// Checks that the text has words and no unfilled placeholders.
    void says(const QString &text, const char *what) const
    {
        static const QRegularExpression hole(
            QStringLiteral("%\\d|%n|\\{|[:\\x{201C}\\x{201E}\"] ?[.?!\\x{201D}]|^[.:?! ]*$"));
        EXPECT_FALSE(hole.match(text).hasMatch())
            << what << " says \"" << text.toStdString() << "\" where \"" << asked().toStdString()
            << "\" is asked";
    }
    [[nodiscard]] QString asked() const { return desk().prompt().text; }

    void readQuestion()
    {
        const table::Prompt &prompt = desk().prompt();
        says(prompt.title, "the head of a question");
        says(prompt.text, "a question");
        if (prompt.canConfirm)
            says(prompt.confirmLabel, "yes");
        if (prompt.canDecline)
            says(prompt.declineLabel, "no");
        if (!prompt.sourceName.isEmpty())
            says(prompt.sourceText, "the card that asks");
        for (const table::OptionRow &row : desk().choices()->rows())
            readOption(row, "an option");
        for (const table::OptionRow &row : desk().looked()->rows())
            readOption(row, "a card that is looked at");
        m_listed += desk().choice() == table::ChoiceStyle::List ? 1 : 0;
    }

    void readMenus()
    {
        if (desk().choice() != table::ChoiceStyle::Action)
            return;
        table::CardMenu &menu = *m_session.controller()->menu();
        for (const core::Option &option : m_session.controller()->port()->decision().options) {
            if (option.card == core::kNone)
                continue;
            menu.openOf(option.card, {});
            for (const table::OptionRow &row : menu.lines()->rows())
                readOption(row, "a line of a menu");
            menu.close();
        }
    }

    void readOption(const table::OptionRow &row, const char *what)
    {
        ++m_offered;
        says(row.label, what);
        if (!row.available)
            says(row.detail, what);
    }

    table::TableSession &m_session;
    std::size_t m_lines = 0; ///< number of log lines already read
    int m_offered = 0;
    int m_listed = 0;
};

} // namespace playmat::test
