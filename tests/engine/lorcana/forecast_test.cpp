// What choosing a card would do to it, as chips say it before the choice.
#include "engine/lorcana/view/forecast.h"
#include "support/lorcana_table.h"

namespace playmat::test {
namespace {

using namespace playmat::lorcana;

std::string actionDoing(const std::string &effects)
{
    return R"({"type":"action","name":"Act","cost":0,"do":[)" + effects + "]}";
}

ChoiceForecast forecastOf(const LorcanaTable &t, const std::string &card)
{
    return forecastChoice(t.db(), t.game().state(), t.game().decision(), t.id(card));
}

/// The action is played by `me`, with "mine" beside "other" against "foe" and "tough".
struct Chosen
{
    Chosen(LorcanaTable &table, PlayerId me, PlayerId you, const std::string &effects)
        : t(table)
    {
        t.printed("act", actionDoing(effects));
        t.character("mine", 1, 2, 4, 1).character("other", 1, 2, 4, 1);
        t.character("foe", 1, 2, 3, 2).character("tough", 1, 2, 3, 1, R"("resist 1")");
        t.madeUp("isle",
                 R"({"type":"location","name":"Isle","cost":1,"willpower":3,"move_cost":1})");
        t.hand(me, {"act"});
        t.play(me, {Placed("mine").damaged(2), "other", "isle"});
        t.play(you, {Placed("foe").exerted().damaged(1), "tough"});
        t.active(me).start();
        t.playCard("act");
    }
    /// Chooses it, and what was foretold has come.
    void choose(const std::string &card)
    {
        const ChoiceForecast f = forecastOf(t, card);
        ASSERT_TRUE(f.told);
        const Card before = t.card(card);
        const CardId id = t.id(card);
        t.choose(card);
        const Card &after = t.game().state().cards[id];
        EXPECT_EQ(after.zone, f.banished ? Zone::Discard : f.to);
        if (after.zone != Zone::Play)
            return;
        EXPECT_EQ(after.damage, before.damage + f.damage);
        EXPECT_EQ(after.strength, before.strength + f.strength);
        EXPECT_EQ(after.willpower, before.willpower + f.willpower);
        EXPECT_EQ(after.lore, before.lore + f.lore);
        EXPECT_EQ(after.keywords, before.keywords | f.gained);
        EXPECT_EQ(after.is(status::Exerted),
                  f.exerted || (before.is(status::Exerted) && !f.readied));
    }
    LorcanaTable &t;
};

TEST(LorcanaForecast, SaysWhatDamageComesTo)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        Chosen c(t, me, you, R"({"deal":2,"to":{"choose":{"kind":"character"}}})");
        EXPECT_EQ(forecastOf(t, "mine").damage, 2);
        EXPECT_TRUE(forecastOf(t, "mine").banished);
        EXPECT_EQ(forecastOf(t, "tough").damage, 1); // Resist (CR 8.8)
        EXPECT_FALSE(forecastOf(t, "tough").banished);
        c.choose("foe"); // 1 and 2 of 3: banished (CR 1.8.1.3)
    });
}

TEST(LorcanaForecast, SaysWhatIsRemovedAndThatThereIsNothing)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        Chosen c(t, me, you,
                 R"({"remove_damage":3,"up_to":true,"from":{"choose":{"kind":"character"}}})");
        EXPECT_EQ(forecastOf(t, "mine").damage, -2);
        EXPECT_TRUE(forecastOf(t, "mine").upTo);
        EXPECT_TRUE(forecastOf(t, "tough").same);
        t.choose("mine");
        EXPECT_FALSE(forecastOf(t, "mine").told); // the number is another question
        t.number(2);
    });
}

TEST(LorcanaForecast, SaysWhatAValueBecomes)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        Chosen c(
            t, me, you,
            R"({"give":{"choose":{"kind":"character"}},"willpower":-2,"strength":1,"for":"turn"})");
        EXPECT_EQ(forecastOf(t, "tough").strength, 1);
        EXPECT_EQ(forecastOf(t, "tough").willpower, -2);
        EXPECT_FALSE(forecastOf(t, "tough").banished);
        c.choose("foe"); // 1 damage on a willpower of 1
    });
}

TEST(LorcanaForecast, GoesOnToWhatIsDoneToTheSameCard)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        Chosen c(t, me, you,
                 R"({"ready":{"choose":{"kind":"character"}}},
                    {"give":"them","keywords":["challenger 2"],"rule":"cant_quest","for":"turn"})");
        const ChoiceForecast f = forecastOf(t, "foe");
        EXPECT_TRUE(f.readied);
        EXPECT_EQ(f.challenger, 2);
        EXPECT_EQ(f.gained, kw::Challenger);
        EXPECT_EQ(f.ruled, ruleBit(Rule::CantQuest));
        EXPECT_FALSE(forecastOf(t, "mine").readied);
        c.choose("foe");
    });
}

TEST(LorcanaForecast, AnEffectOfALaterTurnIsNotNothing)
{
    LorcanaTable t;
    Chosen c(
        t, 0, 1,
        R"({"give":{"choose":{"kind":"character"}},"rule":"cant_quest","for":"their_next_turn"})");
    const ChoiceForecast f = forecastOf(t, "foe");
    EXPECT_TRUE(f.told);
    EXPECT_FALSE(f.same);
    EXPECT_EQ(f.ruled, Rules{0});
    c.choose("foe");
}

TEST(LorcanaForecast, SaysWhereACardGoes)
{
    const std::pair<const char *, Zone> kinds[]
        = {{R"({"return":{"choose":{"kind":"character"}}})", Zone::Hand},
           {R"({"banish":{"choose":{"kind":"character"}}})", Zone::Discard},
           {R"({"ink":{"choose":{"kind":"character"}}})", Zone::Inkwell},
           {R"({"put_on_deck":{"choose":{"kind":"character"}},"bottom":true})", Zone::Deck}};
    for (const auto &kind : kinds) {
        SCOPED_TRACE(kind.first);
        fromBothLorcanaSeats([&](LorcanaTable &t, PlayerId me, PlayerId you) {
            Chosen c(t, me, you, kind.first);
            EXPECT_EQ(forecastOf(t, "foe").to, kind.second);
            c.choose("foe");
        });
    }
}

TEST(LorcanaForecast, MovesDamageFromOneToTheOther)
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        Chosen c(
            t, me, you,
            R"({"move_damage":2,"up_to":true,"from":{"choose":{"kind":"character","side":"yours"}},
                     "to":{"choose":{"kind":"character","side":"opposing"}}})");
        EXPECT_EQ(forecastOf(t, "mine").damage, -2);
        EXPECT_TRUE(forecastOf(t, "other").same);
        t.choose("mine");
        EXPECT_EQ(forecastOf(t, "foe").damage, 2);
        EXPECT_TRUE(forecastOf(t, "foe").banished);
        t.choose("foe");
        t.number(0);
    });
}

TEST(LorcanaForecast, SaysToWhichLocationACharacterGoes)
{
    LorcanaTable t;
    t.printed("isle2", R"({"type":"location","name":"Isle","cost":1,"willpower":3,"lore":0,
        "move_cost":1,"abilities":[{"when":"played",
        "do":[{"move":{"choose":{"kind":"character","side":"yours"}},"to":"this"}]}]})");
    t.character("a", 1, 1, 3, 1).character("b", 1, 1, 3, 1);
    t.ink(0, 1).hand(0, {"isle2"}).play(0, {"a", "b"}).start();
    t.playCard("isle2");
    EXPECT_EQ(forecastOf(t, "a").at, t.id("isle2"));
    t.choose("a");
}

} // namespace
} // namespace playmat::test
