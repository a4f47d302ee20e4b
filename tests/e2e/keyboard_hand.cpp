#include "e2e/hand.h"

#include <algorithm>
#include <array>

namespace playmat::e2e {

namespace {

constexpr int kMostStops = 24; ///< more Tabs or arrows than anything on the table needs

/// One Tab stop per zone: first what belongs to whoever decides, then what is the other's, and last
/// what is only looked at.
int tabStop(const std::string &zone, int decider)
{
    static constexpr std::array<std::string_view, 6> kKinds{"hand", "ground",    "space",
                                                            "base", "resources", "discard"};
    constexpr int kActive = 4;
    const std::string_view kind = std::string_view(zone).substr(0, zone.find('.'));
    const int at = int(std::find(kKinds.begin(), kKinds.end(), kind) - kKinds.begin());
    const int seat = zone.back() - '0' == decider ? 0 : 1;
    return at < kActive ? seat * kActive + at
                        : (2 + seat) * kActive + at; // after both seats' active zones
}

} // namespace

void KeyboardHand::startGame()
{
    program().waitFor("the start page",
                      [](const Dump &dump) { return dump.enabled("dealButton"); });
    screen().key("Return");
    program().waitFor("the game begins", [](const Dump &dump) { return dump.running(); });
}

void KeyboardHand::continueGame()
{
    program().waitFor("the start page",
                      [](const Dump &dump) { return dump.enabled("continueButton"); });
    screen().key("Return");
    program().waitFor("the game goes on", [](const Dump &dump) { return dump.running(); });
}

void KeyboardHand::chooseLine(int line)
{
    const std::string name = "choiceLine" + std::to_string(line);
    program().waitFor(name, [&](const Dump &dump) { return dump.enabled(name); });
    screen().key("Down", line);
    screen().key("Return");
    program().settled();
}

void KeyboardHand::tabTo(const std::string &zone)
{
    for (int i = 0; i < kMostStops; ++i) {
        const Dump dump = program().settled();
        const match::Json *now = dump.card(dump.focus());
        const std::string here
            = now == nullptr ? std::string() : now->at("zone").get<std::string>();
        if (here == zone)
            return;
        const bool back = !here.empty() && tabStop(here, dump.seat()) > tabStop(zone, dump.seat());
        screen().key(back ? "shift+Tab" : "Tab");
    }
    throw Stuck("Tab does not reach " + zone + "\n" + program().settled().digest());
}

void KeyboardHand::arrowTo(const Spot &card)
{
    for (int i = 0; i < kMostStops; ++i) {
        const Dump dump = program().settled();
        if (dump.focus() == dump.id(card))
            return;
        const match::Json *now = dump.card(dump.focus());
        if (now == nullptr || dump.id(card) < 0)
            break;
        const Point here = dump.hit({card.zone, now->at("name")})->centre();
        const Point there = dump.hit(card)->centre();
        const bool left = there.x != here.x ? there.x < here.x : there.y < here.y;
        screen().key(left ? "Left" : "Right");
    }
    throw Stuck("arrows do not reach " + card.card + "\n" + program().settled().digest());
}

void KeyboardHand::focus(const Spot &card)
{
    tabTo(card.zone);
    const int seat = coveredHand(program().settled(), card.zone);
    if (seat >= 0) { // Enter on the back of a card of your own opens the hand
        screen().key("Return");
        program().waitFor("the hand is open",
                          [&](const Dump &dump) { return dump.peeking() == seat; });
        tabTo(card.zone);
    }
    arrowTo(card);
}

void KeyboardHand::aimAt(const Spot &target)
{
    for (int i = 0; i < kMostStops; ++i) {
        const Dump dump = program().waitFor(
            "something is picked up", [](const Dump &now) { return now.state() == "picked"; });
        if (dump.pointer() == dump.place(target)->centre())
            return;
        screen().key("Right");
    }
    throw Stuck("the keyboard cannot aim at " + target.zone + ' ' + target.card + "\n"
                + program().settled().digest());
}

void KeyboardHand::bring(const Spot &what, const Spot &target)
{
    focus(what);
    const bool chosenWhereItLies = program().settled().choice() == "board";
    screen().key("Return");
    if (!chosenWhereItLies) {
        aimAt(target);
        screen().key("Return");
    }
    program().settled();
}

void KeyboardHand::choose(const Spot &card)
{
    focus(card);
    screen().key("Return");
    program().settled();
}

void KeyboardHand::deploy(const Spot &leader, const Spot &)
{
    focus(leader);
    screen().key("Return");
    const Dump menu = program().waitFor("the leader's menu", [](const Dump &now) {
        return now.state() == "menu" && now.item("menuLine0");
    });
    int line = 0;
    while (menu.item("menuLine" + std::to_string(line))
           && !menu.label("menuLine" + std::to_string(line)).starts_with("Deploy"))
        ++line;
    screen().key("Down", line);
    screen().key("Return");
    program().settled();
}

void KeyboardHand::tryInVain(const Spot &card, const Spot &)
{
    focus(card);
    screen().key("Return");
    program().waitFor("why not", [](const Dump &dump) { return !dump.refusal().empty(); });
}

void KeyboardHand::takeInitiative()
{
    screen().key("t");
    program().settled();
}

void KeyboardHand::pass()
{
    screen().key("p");
    program().settled();
}

void KeyboardHand::done()
{
    screen().key("d");
    program().settled();
}

void KeyboardHand::goOn()
{
    program().waitFor("yesButton", [](const Dump &dump) { return dump.enabled("yesButton"); });
    screen().key("Return");
    program().settled();
}

void KeyboardHand::lookAtHand(int seat)
{
    screen().keyDown(seat == 0 ? "f" : "j");
    program().waitFor("the hand is open", [&](const Dump &dump) { return dump.peeking() == seat; });
}

void KeyboardHand::coverHand(int seat)
{
    screen().keyUp(seat == 0 ? "f" : "j");
    program().waitFor("the hand is covered", [](const Dump &dump) { return dump.peeking() < 0; });
}

} // namespace playmat::e2e
