// Two tables that differ in nothing but hidden cards, at one screen with the hands covered:
// whatever of your own is pointed at, picked up or used, and whatever is asked then, nothing tells
// which cards lie there.
#include "hands.h"
#include "kit/swu/table/places.h"
#include "seen.h"

#include <gtest/gtest.h>

#include <functional>

namespace playmat::qmltest {

namespace Seating = table::Seating;
namespace {

// Units and leaders that play, put down, draw, look at or ask for hidden cards.
constexpr const char *kOpen
    = R"("ground":["SOR_093","SOR_129","SOR_177","SOR_236","SOR_238","SOR_119",{"card":"SOR_046","damage":3}],
         "space":["SOR_185","SOR_206"],"discard":["SOR_128","SOR_172"],"base":"SOR_022",)";
const QStringList kLeaders{QStringLiteral("SOR_003"), QStringLiteral("SOR_006"),
                           QStringLiteral("SOR_016"), QStringLiteral("SOR_017"),
                           QStringLiteral("SOR_010"), QStringLiteral("SHD_013"),
                           QStringLiteral("SHD_016")};

/// As in a position file. Those of the second set are deployed: their actions cost nothing then,
/// and play a unit, so that only the hand tells whether they would change anything (CR 6.4.2).
QString leaderOf(const QString &id)
{
    const QString side = id.startsWith(u"SHD") ? QStringLiteral(R"({"card":"%1","deployed":true})")
                                               : QStringLiteral(R"("%1")");
    return QStringLiteral(R"("leader":)") + side.arg(id) + u',';
}

/// Hidden cards of one player. Nothing that could be played of these is among those.
constexpr const char *kHidden[]
    = {R"("hand":["SOR_095","SOR_128","SOR_172"],"deck":["SOR_225","SOR_237","SOR_164","SOR_063"],
          "resources":["SOR_046","SOR_063","SOR_128","SOR_236","SOR_095","SOR_095","SOR_225"])",
       R"("hand":["SOR_069","SOR_069","SOR_070"],"deck":["SOR_172","SOR_038","SOR_095","SOR_236"],
          "resources":["SOR_172","SOR_135","SOR_069","SOR_038","SOR_070","SOR_172","SOR_069"])"};

/// What is drawn on the cards besides their faces: marks, hints, what is chosen.
QString marksOf(App &app)
{
    QString all;
    for (const table::CardRow &row : app.session.stage()->cards()->rows()) {
        all += QStringLiteral("%1 %2: mark %3, %4%5%6")
                   .arg(table::swuTableSpec().name(row.zone), row.facts.cardId)
                   .arg(row.mark)
                   .arg(row.hint.idle ? QStringLiteral("idle, ") : QString(), row.hint.words)
                   .arg(row.hint.tone);
        for (const table::OutcomePart &part : row.hint.parts)
            all += u' ' + part.glyph + part.text;
        all += QStringLiteral(" at %1,%2 %3\n")
                   .arg(row.place.rect.x())
                   .arg(row.place.rect.y())
                   .arg(int(row.staged));
    }
    return all;
}

/// A table, and what somebody sees of it after each gesture.
class Watched
{
public:
    Watched(const char *hidden, int seat)
        : m_hidden(QLatin1String(hidden))
        , m_seat(seat)
        , m_app(Seating::Peek)
        , m_hands(m_app)
    {
        m_app.hidePictures();
        m_hands.seeEachStep();
    }

    bool place(const QString &leader)
    {
        const Side side{leaderOf(leader) + QLatin1String(kOpen) + m_hidden};
        m_hands.moveTo({3, 3});
        return m_app.place(side, side, m_seat);
    }

    void note(const QString &after)
    {
        m_app.settle();
        all.append(after + u'\n' + marksOf(m_app) + wordsOf(m_app));
    }

    /// Points at each card, opens its menu, picks it up and carries it over the enemy.
    void look(const QString &leader)
    {
        ASSERT_TRUE(place(leader));
        const int enemy = baseOf(1 - m_seat);
        for (const int card : cardsFor(leader)) {
            const QString name
                = leader + u' ' + m_app.session.stage()->cards()->find(card)->facts.cardId;
            m_hands.moveTo(centreOf(card));
            note(name + QStringLiteral(" pointed at"));
            m_hands.click(centreOf(card), Qt::RightButton);
            note(name + QStringLiteral(" with its menu"));
            m_hands.key(Qt::Key_Escape);
            m_hands.press(centreOf(card));
            m_hands.glideTo(centreOf(enemy));
            note(name + QStringLiteral(" carried"));
            m_hands.key(Qt::Key_Escape);
            m_hands.release();
            m_hands.key(Qt::Key_Escape);
        }
    }

    /// Chooses the lines of its menu (of many attacks, the one on a base) and looks at what is
    /// asked.
    void use(const QString &leader)
    {
        ASSERT_TRUE(place(leader));
        const table::CardFacts enemy
            = m_app.session.stage()->cards()->find(baseOf(1 - m_seat))->facts;
        for (const int card : cardsFor(leader)) {
            for (const int line : linesOf(card, enemy.name)) {
                ASSERT_TRUE(place(leader));
                m_app.hands().menu()->openAt(centreOf(card));
                m_app.hands().menu()->choose(line);
                note(leader + QStringLiteral(" line %1 of %2").arg(line).arg(card));
                lookAround();
            }
        }
    }

    QStringList all;

private:
    /// Of the question that is open now.
    void lookAround()
    {
        for (const int card : {baseOf(m_seat), baseOf(1 - m_seat)}) {
            m_hands.moveTo(centreOf(card));
            note(QStringLiteral("then %1 pointed at").arg(card));
        }
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Right, Qt::Key_Menu, Qt::Key_Escape})
            m_hands.key(key);
        note(QStringLiteral("then by keys"));
    }

    /// Your own cards that can be used: with the first leader all, with another only that one.
    [[nodiscard]] std::vector<int> cardsFor(const QString &leader) const
    {
        std::vector<int> ids;
        for (const table::CardRow &row : m_app.session.stage()->cards()->rows()) {
            const bool open = isArena(row.zone) || row.zone.zone == table::Zone::Base;
            const bool wanted = leader == kLeaders.front() || row.facts.cardId == leader;
            if (open && wanted && row.zone.seat == m_seat)
                ids.push_back(row.viewId);
        }
        return ids;
    }

    [[nodiscard]] std::vector<int> linesOf(int card, const QString &enemyBase)
    {
        std::vector<int> lines;
        m_app.hands().menu()->openAt(centreOf(card));
        const std::vector<table::OptionRow> &rows = m_app.hands().menu()->lines()->rows();
        for (size_t i = 0; i < rows.size(); ++i)
            if (rows[i].available
                && (rows[i].glyph != u"sword" || rows[i].label.contains(enemyBase)))
                lines.push_back(int(i));
        m_hands.key(Qt::Key_Escape);
        return lines;
    }

    [[nodiscard]] int baseOf(int seat) const
    {
        for (const table::CardRow &row : m_app.session.stage()->cards()->rows())
            if (row.zone == table::ZoneKey{table::Zone::Base, seat} && row.facts.type == u"Base")
                return row.viewId;
        return -1;
    }

    [[nodiscard]] QPoint centreOf(int card) const
    {
        const table::CardRow *row = m_app.session.stage()->cards()->find(card);
        return row == nullptr ? QPoint(3, 3) : row->place.rect.center();
    }

    QString m_hidden;
    int m_seat;
    mutable App m_app;
    Hands m_hands;
};

struct Covered : testing::TestWithParam<int>
{
    using Act = std::function<void(Watched &, const QString &)>;

    /// One table after the other, so that neither is disturbed by the other's window.
    static QStringList record(const char *hidden, const Act &act)
    {
        Watched table(hidden, GetParam());
        for (const QString &leader : kLeaders)
            act(table, leader);
        return table.all;
    }
    static void compare(const Act &act)
    {
        const QStringList one = record(kHidden[0], act);
        const QStringList other = record(kHidden[1], act);
        ASSERT_EQ(one.size(), other.size());
        ASSERT_GT(one.size(), 30);
        for (qsizetype i = 0; i < one.size(); ++i)
            ASSERT_EQ(difference(one[i], other[i]), "")
                << one[i].section(u'\n', 0, 0).toStdString();
    }
};

TEST_P(Covered, NothingThatOneCouldDoTellsWhatIsInTheHand)
{
    compare([](Watched &table, const QString &leader) { table.look(leader); });
}

TEST_P(Covered, NothingThatIsAskedThenTellsWhatIsInTheHand)
{
    compare([](Watched &table, const QString &leader) { table.use(leader); });
}

INSTANTIATE_TEST_SUITE_P(BothSeats, Covered, testing::Values(0, 1));

} // namespace
} // namespace playmat::qmltest
