#include "e2e/hand.h"

namespace playmat::e2e {

namespace {

constexpr int kPull = 90; ///< out of the hand, before it goes where it should

} // namespace

int Hand::coveredHand(const Dump &dump, const std::string &zone)
{
    if (!zone.starts_with("hand."))
        return -1;
    const int seat = zone.back() - '0';
    return dump.peeking() == seat ? -1 : seat;
}

void MouseHand::startGame()
{
    program().clickItem("dealButton");
    program().waitFor("the game begins", [](const Dump &dump) { return dump.running(); });
}

void MouseHand::continueGame()
{
    program().clickItem("continueButton");
    program().waitFor("the game goes on", [](const Dump &dump) { return dump.running(); });
}

void MouseHand::chooseLine(int line)
{
    program().clickItem("choiceLine" + std::to_string(line));
    program().settled();
}

void MouseHand::choose(const Spot &card)
{
    const Dump dump = program().waitFor(card.card + " can be clicked",
                                        [&](const Dump &now) { return now.hit(card).has_value(); });
    screen().click(dump.hit(card)->centre());
    program().settled();
}

Point MouseHand::dropPoint(const Spot &target)
{
    const Dump dump
        = program().waitFor(target.zone + ' ' + target.card + " is there", [&](const Dump &now) {
              return target.card.empty() ? now.freePoint(target.zone).has_value()
                                         : now.hit(target).has_value();
          });
    return target.card.empty() ? *dump.freePoint(target.zone) : dump.hit(target)->centre();
}

/// Pressed on a covered hand it opens; the pointer goes along it to the card and pulls it out.
void MouseHand::pullOutOfHand(const Spot &what, int seat)
{
    const Dump covered = program().settled();
    screen().move(covered.hit({what.zone, {}})->centre());
    screen().buttonDown();
    const Dump open = program().waitFor(what.card + " in the open hand", [&](const Dump &now) {
        return now.peeking() == seat && now.hit(what).has_value();
    });
    screen().glide(open.hit(what)->centre());
    program().waitFor(what.card + " is under the pointer",
                      [&](const Dump &now) { return now.hovered() == now.id(what); });
    const Point at = open.hit(what)->centre();
    screen().glide({at.x, seat == 0 ? at.y - kPull : at.y + kPull});
    program().waitFor(what.card + " is held",
                      [&](const Dump &now) { return now.held() == now.id(what); });
}

void MouseHand::grasp(const Spot &what)
{
    const Dump dump = program().settled();
    const int seat = coveredHand(dump, what.zone);
    if (seat >= 0) {
        pullOutOfHand(what, seat);
    } else {
        screen().glide(dump.hit(what)->centre());
        screen().buttonDown();
    }
}

void MouseHand::bring(const Spot &what, const Spot &target)
{
    grasp(what);
    screen().glide(dropPoint(target));
    screen().buttonUp();
    program().settled();
}

void MouseHand::deploy(const Spot &leader, const Spot &arena)
{
    bring(leader, arena);
}

void MouseHand::tryInVain(const Spot &card, const Spot &target)
{
    bring(card, target);
    program().waitFor("why not", [](const Dump &dump) { return !dump.refusal().empty(); });
}

void MouseHand::takeInitiative()
{
    const Dump dump = program().waitFor("the initiative counter", [](const Dump &now) {
        return now.item("initiative").has_value();
    });
    const int seat = dump.seat();
    screen().glide(*dump.item("initiative"));
    screen().buttonDown();
    screen().glide(*dump.freePoint("space." + std::to_string(seat)));
    screen().buttonUp();
    program().settled();
}

void MouseHand::pass()
{
    program().clickItem("passButton");
    program().settled();
}

void MouseHand::done()
{
    program().clickItem("doneButton");
    program().settled();
}

void MouseHand::goOn()
{
    program().clickItem("yesButton");
    program().settled();
}

void MouseHand::lookAtHand(int seat)
{
    program().clickItem("peek" + std::to_string(seat));
    program().waitFor("the hand is open", [&](const Dump &dump) { return dump.peeking() == seat; });
}

void MouseHand::coverHand(int seat)
{
    program().clickItem("peek" + std::to_string(seat));
    program().waitFor("the hand is covered", [](const Dump &dump) { return dump.peeking() < 0; });
}

} // namespace playmat::e2e
