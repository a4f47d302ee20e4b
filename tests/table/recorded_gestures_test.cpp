// What hands do to a table, at random but always the same: the journal that comes of it is golden.
// `PLAYMAT_RECORD=1` also prints a hash of all that was shown on the way, to compare two builds.
#include "bots/random_answer.h"
#include "engine/core/rng.h"
#include "table/session/table_dump.h"
#include "table/session/table_session.h"

#include <QCryptographicHash>
#include <QJsonDocument>

#include <gtest/gtest.h>

#include <iostream>
#include <random>

namespace playmat::table {
namespace {

class Hands
{
public:
    Hands(const QString &game, const QStringList &decks, quint32 seed)
        : m_random(seed)
    {
        m_session.setGame(game);
        m_session.stage()->setSpeed(PlaybackQueue::Off);
        m_session.stage()->setWindow({1280, 720});
        EXPECT_TRUE(m_session.start({QStringLiteral("Ada"), QStringLiteral("Bo")}, decks, seed));
    }

    void play(int gestures)
    {
        for (int i = 0; i < gestures && !m_session.over(); ++i) {
            one();
            note(QJsonDocument(dumpOf(m_session)).toJson(QJsonDocument::Compact));
        }
    }
    /// The answers that were given, and in how many steps.
    [[nodiscard]] std::string journal() const
    {
        QCryptographicHash hash(QCryptographicHash::Sha1);
        const match::Match &match = *m_session.match();
        for (const match::Match::Step &step : match.steps()) {
            std::string line = std::to_string(int(step.player)) + ":";
            for (const std::uint16_t option : step.answer.options)
                line += std::to_string(option) + ",";
            for (const auto amount : step.answer.amounts)
                line += "x" + std::to_string(amount);
            hash.addData(QByteArray::fromStdString(line + "n" + std::to_string(step.answer.name)));
        }
        return std::to_string(match.stepsDone()) + " "
            + hash.result().toHex().left(12).toStdString();
    }
    [[nodiscard]] std::string shown() const
    {
        return m_shown.result().toHex().left(12).toStdString();
    }

private:
    [[nodiscard]] TableController &hands() { return *m_session.controller(); }
    int below(int bound) { return int(m_random() % quint32(bound)); }
    int sign() { return below(2) * 2 - 1; }
    int card()
    {
        const auto &rows = m_session.stage()->scene().rows();
        return rows.empty() ? -1 : rows[size_t(below(int(rows.size())))].viewId;
    }
    QPointF point()
    {
        if (below(4) == 0)
            return {double(below(1280)), double(below(720))};
        return m_session.stage()->scene().row(card())->place.hit.center();
    }
    /// Compilers evaluate arguments in different orders; here the last one comes first.
    template <class F, class Last>
    void inOrder(const F &f, const Last &last)
    {
        f(last);
    }
    void note(const QByteArray &text) { m_shown.addData(text); }

    void drag()
    {
        hands().pointer()->press(point());
        const QPointF to = point();
        hands().pointer()->move((to + hands().aim()->held().pointer) / 2);
        hands().pointer()->move(to);
        note(hands().aim()->held().note.toUtf8());
        hands().pointer()->release(to);
    }
    void menu()
    {
        hands().menu()->openAt(point());
        for (const OptionRow &row : hands().menu()->lines()->rows())
            note(row.label.toUtf8());
        hands().menu()->choose(below(4));
    }
    /// What the rules allow, by clicks, so that the match goes on.
    void legal()
    {
        const core::Decision decision = m_session.match()->game().decision();
        if (decision.options.empty())
            return hands().desk()->skip();
        const core::Option &option = decision.options[size_t(below(int(decision.options.size())))];
        if (m_session.seats()->peeking() != int(decision.player))
            m_session.seats()->peekToggle(decision.player);
        hands().pointer()->activate(option.card);
        if (option.target != core::kNone)
            hands().pointer()->activate(option.target);
        hands().menu()->choose(below(2));
        hands().desk()->choose(below(4));
        hands().desk()->done();
        hands().keys()->activate();
    }
    /// Hands are too clumsy to pay for everything: the match goes on all the same.
    void goOn()
    {
        const core::Decision decision = m_session.match()->game().decision();
        core::Rng rng(m_random());
        (void)m_session.play(bots::randomAnswer(decision, rng, 50));
    }
    void takeBack()
    {
        m_session.takingBack()->undo();
        m_session.takingBack()->agree(below(2));
        m_session.takingBack()->agree(below(2));
        note(m_session.takingBack()->request().text.toUtf8());
        if (below(2) == 0)
            m_session.takingBack()->withdraw();
        if (below(2) == 0)
            m_session.takingBack()->redo();
    }
    void key()
    {
        switch (below(7)) {
        case 0:
            hands().keys()->step(sign());
            break;
        case 1:
            return inOrder([&](int y) { hands().keys()->move(below(3) - 1, y); }, below(3) - 1);
        case 2:
            return hands().keys()->toEnd(below(2) == 0);
        case 3:
            return hands().keys()->openMenu();
        case 4:
            return hands().keys()->focus(card());
        default:
            return hands().keys()->activate();
        }
    }
    void answer()
    {
        switch (below(9)) {
        case 0:
            return inOrder([&](int by) { hands().desk()->give(below(5) - 1, by); }, sign());
        case 1:
            return inOrder([&](int by) { hands().desk()->giveTo(card(), by); }, sign());
        case 2:
            return inOrder([&](int to) { hands().desk()->moveChoice(below(4), to); }, below(4));
        case 3:
            return hands().desk()->chooseNumber(below(6));
        case 4:
            return hands().desk()->chooseName(below(200));
        case 5:
            return hands().desk()->skip();
        case 6:
            return hands().desk()->confirm(below(2) == 0);
        case 7:
            return below(3) == 0 ? hands().desk()->pass() : hands().desk()->takeToken();
        default:
            return hands().desk()->done();
        }
    }
    void look()
    {
        const int what = below(8);
        if (what == 0)
            return m_session.seats()->setSeating(Seating::Mode(below(2)));
        if (what == 1)
            return inOrder([&](int up) { m_session.seats()->peekKey(below(2), up == 0); },
                           below(2));
        if (what == 2)
            return m_session.seats()->coverHands();
        if (what == 3)
            return m_session.preview()->showCard(card());
        if (what == 4)
            return m_session.stage()->setWindow({1280 + below(1200), 720 + below(800)});
        if (what == 5)
            return m_session.tray()->close();
        if (what == 6)
            return inOrder([&](int key) { m_session.tray()->use(card(), key == 0); }, below(2));
        inOrder([&](int rows) { m_session.stage()->scrollTiles(point(), rows); }, sign());
    }

    void one()
    {
        switch (below(12)) {
        case 0:
        case 1:
            drag();
            break;
        case 2:
            menu();
            break;
        case 3:
            hands().pointer()->activate(card());
            break;
        case 4:
            key();
            break;
        case 5:
            answer();
            break;
        case 6:
            look();
            break;
        case 7:
            below(8) == 0 ? takeBack() : hands().pointer()->hover(point());
            break;
        case 8:
            hands().cancel();
            break;
        case 9:
            inOrder([&](QPointF to) { hands().pointer()->carry(card(), to); }, point());
            hands().pointer()->release(point());
            break;
        case 10:
            goOn();
            break;
        default:
            legal();
            break;
        }
        note(m_session.preview()->facts().name.toUtf8() + m_session.tray()->title().toUtf8());
        note(QByteArray::number(m_session.attack()->shown().attacker)
             + m_session.stage()->board().phaseText.toUtf8());
    }

    std::mt19937 m_random;
    TableSession m_session;
    QCryptographicHash m_shown{QCryptographicHash::Sha1};
};

struct Recorded
{
    const char *game;
    QStringList decks;
    quint32 seed;
    const char *journal;
};

TEST(RecordedGestures, RandomHandsStillWriteTheSameJournals)
{
    const QStringList swu{QStringLiteral("luke"), QStringLiteral("vader")};
    const QStringList lorcana{QStringLiteral("starter-s1-the-heart-of-magic"),
                              QStringLiteral("starter-s1-daring-and-deception")};
    const Recorded recorded[] = {
        {"swu", swu, 1, "67 d3611f852335"},         {"swu", swu, 2, "85 fa3ac584c3a5"},
        {"swu", swu, 3, "80 7047984e0445"},         {"lorcana", lorcana, 1, "60 3853885372c5"},
        {"lorcana", lorcana, 2, "75 e28ab6f8d244"}, {"lorcana", lorcana, 3, "74 c87c2e163504"},
    };
    for (const Recorded &one : recorded) {
        Hands hands(QString::fromLatin1(one.game), one.decks, one.seed);
        hands.play(600);
        EXPECT_EQ(hands.journal(), one.journal) << one.game << " " << one.seed;
        if (qEnvironmentVariableIsSet("PLAYMAT_RECORD"))
            std::cout << one.game << " " << one.seed << " " << hands.journal() << " "
                      << hands.shown() << "\n";
    }
}

} // namespace
} // namespace playmat::table
