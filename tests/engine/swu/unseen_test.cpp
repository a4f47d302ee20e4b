#include "engine/swu/view/observe.h"
#include "support/swu_seats.h"

#include <algorithm>
#include <functional>

/// A player is asked about hidden cards whatever those are: whether a question appears must not
/// tell the other seat anything about them.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

constexpr const char *kUnit
    = "SOR_128"; // Death Star Stormtrooper, Imperial, 1, Aggression, Villainy
constexpr const char *kEvent = "SOR_172"; // Open Fire, Aggression
constexpr const char *kCunning = "SOR_222"; // Waylay, an event
constexpr const char *kVigilance = "SOR_059"; // a unit
constexpr int kPlenty = 12; // resources

/// Something that asks about hidden cards: one card that gives it an answer, one that does not.
struct Asking
{
    const char *name;
    const char *fits;
    const char *misfit;
    std::function<void(Table &, const Seats &, const std::string &hidden)> begin;
};

Asking playing(const char *card, const char *fits, const char *misfit)
{
    return {card, fits, misfit, [card](Table &t, const Seats &s, const std::string &hidden) {
                t.resources(s.me, kPlenty).hand(s.me, {card, hidden}).ground(s.you, {"SOR_046"});
                t.start();
                t.play(card);
            }};
}

Asking using_(const char *card, const char *fits, const char *misfit)
{
    return {card, fits, misfit, [card](Table &t, const Seats &s, const std::string &hidden) {
                t.resources(s.me, kPlenty).hand(s.me, {hidden}).ground(s.me, {card}).start();
                t.use(card);
            }};
}

Asking lookingAt(const char *fits, const char *misfit, int number)
{
    return {"SOR_238", fits, misfit, [number](Table &t, const Seats &s, const std::string &hidden) {
                t.ground(s.me, {"SOR_238"}).deck(s.me, {hidden, "SOR_095"}).start();
                t.attack("SOR_238", "base" + std::to_string(s.you));
                t.number(number);
            }};
}

std::vector<Asking> allAsking()
{
    return {
        using_("SOR_093", kUnit, kEvent), // Alliance Dispatcher
        using_("SOR_129", kUnit, kVigilance), // Admiral Ozzel: an Imperial unit
        using_("SOR_177", kEvent, kUnit), // Bib Fortuna: an event
        playing("SOR_219", kUnit, kEvent), // Sneak Attack
        playing("SOR_235", kUnit, kEvent), // Galactic Ambition
        playing("SOR_176", kEvent, kUnit), // ISB Agent: reveals an event
        playing("SOR_035", kVigilance, kUnit), // Lieutenant Childsen: reveals Vigilance cards
        playing("SOR_199", kCunning, kUnit), // Bamboozle: discards a Cunning card to pay
        {"SOR_003", kUnit, kEvent, // Chewbacca
         [](Table &t, const Seats &s, const std::string &hidden) {
             t.leader(s.me, "SOR_003").resources(s.me, kPlenty).hand(s.me, {hidden}).start();
             t.use("leader" + std::to_string(s.me));
         }},
        {"SOR_022", kUnit, kEvent, // Energy Conversion Lab
         [](Table &t, const Seats &s, const std::string &hidden) {
             t.base(s.me, "SOR_022").resources(s.me, kPlenty).hand(s.me, {hidden}).start();
             t.use("base" + std::to_string(s.me));
         }},
        {"SOR_201", kEvent, kUnit, // Bodhi Rook looks at a hand
         [](Table &t, const Seats &s, const std::string &hidden) {
             t.resources(s.me, kPlenty).hand(s.me, {"SOR_201"}).hand(s.you, {hidden}).start();
             t.play("SOR_201");
         }},
        {"SOR_246", "SOR_232", "SOR_090", // You're My Only Hope: what can be paid
         [](Table &t, const Seats &s, const std::string &hidden) {
             t.resources(s.me, 6).hand(s.me, {"SOR_246"}).deck(s.me, {hidden}).start();
             t.play("SOR_246");
         }},
        lookingAt(kUnit, kEvent, 1), // C-3PO
    };
}

/// What those who do not see the cards are told about the question.
DecisionView toldOf(const Table &t)
{
    return t.seated().decisionFor(Viewer::nobody());
}

void finish(Table &t)
{
    while (t.decision().kind != DecisionKind::Action)
        if (t.decision().kind == DecisionKind::Confirm)
            t.no();
        else if (t.decision().min > 0)
            t.choose(t.nameOf(t.decision().options[0].card));
        else
            t.decline();
}

TEST(SwuUnseen, WhoHasNothingThatFitsIsAskedLikeWhoHas)
{
    for (const Asking &one : allAsking()) {
        SCOPED_TRACE(one.name);
        for (PlayerId me = 0; me < kPlayers; ++me) {
            const Seats s{me, static_cast<PlayerId>(1 - me)};
            Table fits;
            Table misfits;
            for (Table *t : {&fits, &misfits})
                t->leader(s.me, "SOR_005").leader(s.you, "SOR_010").active(s.me).initiative(s.me);
            one.begin(fits, s, one.fits);
            one.begin(misfits, s, one.misfit);
            EXPECT_FALSE(nothingFits(fits.decision())) << fits.describe();
            EXPECT_EQ(toldOf(fits), toldOf(misfits));
            EXPECT_FALSE(toldOf(fits).told);
            misfits.nothingFits();
            finish(fits);
            finish(misfits);
        }
    }
}

/// Nobody without cards in hand is asked about them: everybody can see that.
TEST(SwuUnseen, AnEmptyHandIsNotAskedAbout)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, kPlenty).ground(s.me, {"SOR_093"}).start();
        t.use("SOR_093");
        t.noQuestion();
    });
}

/// Cards that an effect shows and asks nothing about stay in sight until they have been seen.
TEST(SwuUnseen, WhoLooksAtCardsSaysWhenTheyHaveBeenSeen)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, kPlenty).hand(s.me, {"SOR_228"}).hand(s.you, {kUnit, kEvent}).start();
        t.play("SOR_228"); // Viper Probe Droid
        const auto looks = [&](PlayerId player) {
            const Observation seen = t.seated().observe(Viewer::of(player));
            return std::count_if(seen.looks.begin(), seen.looks.end(), [&](const LookView &look) {
                return seen.card(look.card)->def != 0;
            });
        };
        EXPECT_EQ(looks(s.me), 2);
        EXPECT_EQ(looks(s.you), 2) << "it is their own hand";
        t.goOn(s.me);
        EXPECT_EQ(looks(s.me), 0);
    });
}

/// A choice that comes while the cards are open shows them well enough.
TEST(SwuUnseen, WhoHasChosenWhileLookingNeedNotGoOn)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, kPlenty).hand(s.me, {"SOR_236"}).deck(s.me, {kUnit, kEvent}).start();
        t.play("SOR_236"); // R2-D2
        t.no();
        t.noQuestion();
    });
}

} // namespace
} // namespace playmat::test
