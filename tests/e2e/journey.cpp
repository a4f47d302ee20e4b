#include "e2e/journey.h"

namespace playmat::e2e {

namespace {

constexpr int kKeep = 0; ///< lines of the mulligan's question
constexpr int kMulligan = 1;

Spot resources(int seat)
{
    return {"resources." + std::to_string(seat), {}};
}

int valueOf(const Dump &dump, const Spot &spot, const char *key)
{
    const match::Json *card = dump.card(spot);
    EXPECT_NE(card, nullptr) << spot.card << " is not in " << spot.zone;
    return card == nullptr ? -100 : card->at(key).get<int>();
}

bool isExhausted(const Dump &dump, const Spot &spot)
{
    const match::Json *card = dump.card(spot);
    EXPECT_NE(card, nullptr) << spot.card << " is not in " << spot.zone;
    return card != nullptr && card->at("exhausted").get<bool>();
}

bool isThere(const Dump &dump, const Spot &spot)
{
    return dump.card(spot) != nullptr;
}

void resourceOne(Program &program, Hand &hand, int seat, const std::string &card)
{
    const int before
        = expectQuestion(program, seat, "board").count("resources." + std::to_string(seat));
    hand.drag(inHand(seat, card)).onto(resources(seat));
    const Dump after = program.settled();
    EXPECT_EQ(after.count("resources." + std::to_string(seat)), before + 1) << card;
}

} // namespace

Spot inHand(int seat, const std::string &card)
{
    return {"hand." + std::to_string(seat), card};
}
Spot onGround(int seat, const std::string &card)
{
    return {"ground." + std::to_string(seat), card};
}
Spot inSpace(int seat, const std::string &card)
{
    return {"space." + std::to_string(seat), card};
}
Spot atBase(int seat, const std::string &card)
{
    return {"base." + std::to_string(seat), card};
}

Dump expectQuestion(Program &program, int seat, const std::string &choice)
{
    return program.waitFor("seat " + std::to_string(seat) + " is asked: " + choice,
                           [&](const Dump &dump) {
                               return dump.seat() == seat && dump.choice() == choice
                                   && dump.state() == "idle" && !dump.playing();
                           });
}

void playSetup(Program &program, Hand &hand)
{
    Dump dump = expectQuestion(program, 0, "list");
    EXPECT_EQ(dump.baseHp(0), 30);
    EXPECT_EQ(dump.baseHp(1), 30);
    hand.chooseLine(0); // Luke's player won the flip and begins
    dump = expectQuestion(program, 0, "mulligan");
    EXPECT_EQ(dump.initiative(), 0);
    EXPECT_EQ(dump.count("hand.0"), 6);
    hand.chooseLine(kKeep);
    dump = expectQuestion(program, 1, "mulligan");
    hand.chooseLine(kMulligan);

    dump = expectQuestion(program, 0, "board");
    EXPECT_FALSE(isThere(dump, inHand(0, "Repair"))) << "a covered hand shows nothing";
    hand.lookAtHand(0);
    dump = program.settled();
    EXPECT_TRUE(isThere(dump, inHand(0, "Repair")));
    EXPECT_FALSE(isThere(dump, inHand(1, "Open Fire"))) << "nor does the other's";
    hand.coverHand(0);
    hand.drag(inHand(0, "General Dodonna")).onto(resources(0));
    EXPECT_EQ(program.settled().count("resources.0"), 0) << "chosen, not yet put down";
    hand.drag(inHand(0, "Restored ARC-170")).onto(resources(0));
    program.savePicture("resourcing-by-" + hand.name());
    hand.done();
    dump = expectQuestion(program, 1, "board");
    EXPECT_EQ(dump.count("resources.0"), 2);
    EXPECT_EQ(dump.count("hand.0"), 4);
    hand.drag(inHand(1, "Resupply")).onto(resources(1));
    hand.drag(inHand(1, "Cell Block Guard")).onto(resources(1));
    hand.done();
}

void playFirstRound(Program &program, Hand &hand)
{
    Dump dump = expectQuestion(program, 0, "action");
    EXPECT_EQ(dump.round(), 1);
    EXPECT_EQ(dump.count("resources.1"), 2);
    const std::string before = dump.hash();
    hand.tryInVain(inHand(0, "Luke's Lightsaber"), onGround(0)); // there is no unit to hold it
    dump = program.settled();
    EXPECT_EQ(dump.hash(), before);
    EXPECT_EQ(dump.state(), "idle");

    hand.drag(inHand(0, "Rebel Pathfinder")).onto(onGround(0));
    dump = expectQuestion(program, 1, "action");
    EXPECT_TRUE(isExhausted(dump, onGround(0, "Rebel Pathfinder")));
    EXPECT_EQ(dump.count("hand.0"), 3);
    EXPECT_EQ(dump.refusal(), "");

    hand.drag(inHand(1, "Death Star Stormtrooper")).onto(onGround(1));
    dump = expectQuestion(program, 0, "action");
    EXPECT_EQ(valueOf(dump, onGround(1, "Death Star Stormtrooper"), "hpLeft"), 1);

    hand.takeInitiative();
    dump = expectQuestion(program, 1, "action");
    EXPECT_EQ(dump.initiative(), 0);
    hand.pass(); // both have: the regroup phase
    dump = expectQuestion(program, 0, "board");
    EXPECT_EQ(dump.count("hand.0"), 5) << "two were drawn";
    resourceOne(program, hand, 0, "Resilient");
    resourceOne(program, hand, 1, "Superlaser Technician");
}

void playSecondRound(Program &program, Hand &hand)
{
    Dump dump = expectQuestion(program, 0, "action");
    EXPECT_EQ(dump.round(), 2);
    EXPECT_FALSE(isExhausted(dump, onGround(0, "Rebel Pathfinder")));

    hand.drag(inHand(0, "Luke's Lightsaber")).onto(onGround(0, "Rebel Pathfinder"));
    dump = expectQuestion(program, 1, "action");
    EXPECT_EQ(valueOf(dump, onGround(0, "Rebel Pathfinder"), "power"), 5);
    EXPECT_EQ(valueOf(dump, onGround(0, "Rebel Pathfinder"), "hpLeft"), 4);

    hand.drag(onGround(1, "Death Star Stormtrooper")).onto(onGround(0, "Rebel Pathfinder"));
    dump = expectQuestion(program, 0, "action");
    EXPECT_FALSE(isThere(dump, onGround(1, "Death Star Stormtrooper"))) << "both dealt damage";
    EXPECT_EQ(dump.count("discard.1"), 1);
    EXPECT_EQ(valueOf(dump, onGround(0, "Rebel Pathfinder"), "hpLeft"), 1);

    hand.drag(onGround(0, "Rebel Pathfinder")).onto(atBase(1, "Command Center"));
    dump = expectQuestion(program, 1, "action");
    EXPECT_EQ(dump.baseHp(1), 25);
    EXPECT_TRUE(isExhausted(dump, onGround(0, "Rebel Pathfinder")));

    hand.drag(inHand(1, "Viper Probe Droid")).onto(onGround(1));
    expectQuestion(program, 1, "confirm");
    hand.goOn(); // it has seen the other hand
    dump = expectQuestion(program, 0, "action");
    EXPECT_TRUE(isThere(dump, onGround(1, "Viper Probe Droid")));
    program.savePicture("second-round-by-" + hand.name());
    hand.pass();
    expectQuestion(program, 1, "action");
    hand.pass();
    resourceOne(program, hand, 0, "Consular Security Force");
    resourceOne(program, hand, 1, "I Am Your Father");
}

void playThirdRound(Program &program, Hand &hand)
{
    Dump dump = expectQuestion(program, 0, "action");
    EXPECT_EQ(dump.round(), 3);

    hand.drag(inHand(0, "Repair")).onto({"table", {}});
    dump = expectQuestion(program, 0, "board");
    hand.choose(onGround(0, "Rebel Pathfinder"));
    dump = expectQuestion(program, 1, "action");
    EXPECT_EQ(valueOf(dump, onGround(0, "Rebel Pathfinder"), "hpLeft"), 4);
    EXPECT_TRUE(isThere(dump, {"discard.0", "Repair"}));

    hand.drag(inHand(1, "Open Fire")).onto({"table", {}});
    expectQuestion(program, 1, "board");
    hand.choose(onGround(0, "Rebel Pathfinder"));
    dump = expectQuestion(program, 0, "action");
    EXPECT_FALSE(isThere(dump, onGround(0, "Rebel Pathfinder")));
    EXPECT_TRUE(isThere(dump, {"discard.0", "Luke's Lightsaber"})) << "it goes with its unit";

    hand.drag(inHand(0, "Leia Organa")).onto(onGround(0));
    expectQuestion(program, 0, "list");
    hand.chooseLine(0); // a resource becomes ready
    expectQuestion(program, 1, "action");
    hand.takeInitiative();
    dump = expectQuestion(program, 0, "action");
    EXPECT_EQ(dump.initiative(), 1);
    hand.drag(inHand(0, "Alliance X-Wing")).onto(inSpace(0));
    dump = expectQuestion(program, 0, "action");
    EXPECT_TRUE(isThere(dump, inSpace(0, "Alliance X-Wing")));
    hand.pass();
    resourceOne(program, hand, 1, "Superlaser Technician");
    resourceOne(program, hand, 0, "Vigilant Honor Guards");
}

void playFourthRound(Program &program, Hand &hand)
{
    Dump dump = expectQuestion(program, 1, "action");
    EXPECT_EQ(dump.round(), 4);
    hand.drag(onGround(1, "Viper Probe Droid")).onto(onGround(0, "Leia Organa"));
    dump = expectQuestion(program, 0, "action");
    EXPECT_EQ(dump.count("ground.0") + dump.count("ground.1"), 0) << "both are defeated";
    hand.drag(inSpace(0, "Alliance X-Wing")).onto(atBase(1, "Command Center"));
    dump = expectQuestion(program, 1, "action");
    EXPECT_EQ(dump.baseHp(1), 23);
    hand.drag(inHand(1, "Cell Block Guard")).onto(onGround(1));
    expectQuestion(program, 0, "action");
    hand.pass();
    expectQuestion(program, 1, "action");
    hand.pass();
    resourceOne(program, hand, 1, "Admiral Motti");
    resourceOne(program, hand, 0, "Obi-Wan Kenobi");
}

void playFifthRound(Program &program, Hand &hand)
{
    Dump dump = expectQuestion(program, 1, "action");
    EXPECT_EQ(dump.round(), 5);
    hand.pass();
    dump = expectQuestion(program, 0, "action");
    EXPECT_EQ(dump.count("resources.0"), 6);
    hand.deploy(atBase(0, "Luke Skywalker"), onGround(0));
    dump = expectQuestion(program, 1, "action");
    EXPECT_EQ(valueOf(dump, onGround(0, "Luke Skywalker"), "power"), 4);
    hand.pass();
    expectQuestion(program, 0, "action");
    hand.drag(onGround(0, "Luke Skywalker")).onto(onGround(1, "Cell Block Guard"));
    expectQuestion(program, 0, "board"); // another unit gets a Shield
    program.savePicture("shield-for-whom-by-" + hand.name());
    hand.choose(inSpace(0, "Alliance X-Wing"));
    dump = expectQuestion(program, 1, "action");
    EXPECT_FALSE(isThere(dump, onGround(1, "Cell Block Guard")));
    EXPECT_EQ(valueOf(dump, onGround(0, "Luke Skywalker"), "hpLeft"), 4);
    program.savePicture("fifth-round-by-" + hand.name());
}

} // namespace playmat::e2e
