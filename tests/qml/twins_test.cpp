// Two tables that differ in nothing but hidden cards, and the same gestures at both: as long as the
// hands are covered nothing that is shown, said or written tells them apart.
#include "hands.h"
#include "seen.h"
#include "sentences.h"

#include <gtest/gtest.h>

#include <random>

namespace playmat::qmltest {

namespace Seating = table::Seating;
namespace {

constexpr int kGestures = 1000; ///< a seat
constexpr int kBetweenPictures = 25;

// What is open is the same at both; names, kinds and costs of the hidden cards are not.
const char *const kOpen = R"("ground":["SOR_046",{"card":"SOR_095","upgrades":["SOR_069"]}],
                             "space":["SOR_237"],"discard":["SOR_128","SOR_172"],)";
const char *const kOneHidden = R"("hand":["SOR_095","SOR_172","SOR_069"],
                                  "resources":["SOR_046","SOR_063","SOR_128","SOR_236"],
                                  "deck":["SOR_225","SOR_237","SOR_164","SOR_063"])";
const char *const kOtherHidden = R"("hand":["SOR_135","SOR_225","SOR_128"],
                                    "resources":["SOR_172","SOR_135","SOR_069","SOR_038"],
                                    "deck":["SOR_128","SOR_172","SOR_095","SOR_236"])";

struct Twin
{
    Twin()
        : app(Seating::Peek)
        , hands(app)
    {
        hands.seeEachStep();
    }
    bool place(const char *hidden, int seat)
    {
        const Side side{QLatin1String(kOpen) + QLatin1String(hidden)};
        return app.place(side, side, seat);
    }
    [[nodiscard]] QPoint somewhere(std::mt19937 &dice) const
    {
        const auto upTo = [&](int most) { return int(unsigned(dice()) % unsigned(most)); };
        return {upTo(app.window->width()), upTo(app.window->height())};
    }
    /// Somewhere, but not where hands are: a card pulled out of the hand is played, openly.
    [[nodiscard]] QPoint outsideHands(std::mt19937 &dice) const
    {
        const table::TableGeometry &g = app.session.stage()->geometry();
        return {int(dice() % unsigned(app.window->width())),
                g.theirBand.bottom() + 5
                    + int(dice() % unsigned(g.ownBand.y() - g.theirBand.bottom() - 10))};
    }
    void look(std::mt19937 &dice, Qt::Key key)
    {
        hands.hold(key);
        hands.glideTo(somewhere(dice));
        hands.letGo(key);
    }
    void gesture(unsigned kind, std::mt19937 dice)
    {
        static constexpr Qt::Key kKeys[] = {Qt::Key_Tab,  Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,
                                            Qt::Key_Down, Qt::Key_Home,  Qt::Key_Return, Qt::Key_I,
                                            Qt::Key_Menu, Qt::Key_Space, Qt::Key_Escape};
        switch (kind % 8) {
        case 0:
        case 1:
            return hands.moveTo(somewhere(dice));
        case 2:
            return hands.click(outsideHands(dice), Qt::RightButton);
        case 3:
            return look(dice, dice() % 2 == 0 ? Qt::Key_F : Qt::Key_J);
        case 4: // looks along a hand, and lets go
            hands.press(somewhere(dice));
            return hands.release();
        case 5:
            hands.press(outsideHands(dice));
            hands.glideTo(outsideHands(dice));
            hands.key(Qt::Key_Escape);
            return hands.release();
        default:
            return hands.key(kKeys[dice() % std::size(kKeys)]);
        }
    }
    /// Whatever a gesture opened is covered, whatever it holds is let go.
    void coverAndLetGo()
    {
        if (app.session.seats()->peeking() >= 0)
            app.session.seats()->coverHands();
        if (app.hands().aim()->held().active())
            app.hands().cancel();
    }

    App app;
    Hands hands;
};

/// What somebody saw after one gesture.
struct Seen
{
    QString words;
    QImage picture; ///< of some gestures only: a picture takes its time
    unsigned kind = 0;
};

/// One table after the other, so that neither is disturbed by the other's window.
std::vector<Seen> record(const char *hidden, int seat)
{
    Twin twin;
    std::vector<Seen> all;
    EXPECT_TRUE(twin.place(hidden, seat));
    std::mt19937 dice(unsigned(7 + seat));
    for (int i = 0; i < kGestures; ++i) {
        const auto kind = unsigned(dice());
        twin.gesture(kind, std::mt19937(dice()));
        twin.coverAndLetGo();
        QCoreApplication::processEvents(); // what waits for the next moment
        twin.app.draw();
        all.push_back({wordsOf(twin.app), {}, kind % 8});
        if (i % kBetweenPictures == 0)
            all.back().picture = twin.app.window->grabWindow();
    }
    return all;
}

TEST(Twins, NothingTellsTwoTablesApartThatDifferInHiddenCards)
{
    for (const int seat : {0, 1}) {
        SCOPED_TRACE("seat " + std::to_string(seat));
        const std::vector<Seen> one = record(kOneHidden, seat);
        const NothingIsLaidOut meanwhile; // the same words again
        const std::vector<Seen> other = record(kOtherHidden, seat);
        ASSERT_EQ(one.size(), other.size());
        for (size_t i = 0; i < one.size(); ++i) {
            SCOPED_TRACE("after gesture " + std::to_string(i) + " of kind "
                         + std::to_string(one[i].kind));
            ASSERT_EQ(difference(one[i].words, other[i].words), "");
            const bool same = alike(one[i].picture, other[i].picture);
            const QString folder = qEnvironmentVariable("PLAYMAT_PICTURES");
            if (!same && !folder.isEmpty()) {
                one[i].picture.save(folder + QStringLiteral("/twin-one.png"));
                other[i].picture.save(folder + QStringLiteral("/twin-other.png"));
            }
            ASSERT_TRUE(same) << "the pictures differ; PLAYMAT_PICTURES names where to keep them";
        }
    }
}

} // namespace
} // namespace playmat::qmltest
