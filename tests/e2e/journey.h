#pragma once

#include "e2e/hand.h"

namespace playmat::e2e {

/// The deal of the journey: Luke's starter deck below (seat 0), Vader's above (seat 1).
constexpr int kJourneySeed = 120;

[[nodiscard]] Spot inHand(int seat, const std::string &card);
[[nodiscard]] Spot onGround(int seat, const std::string &card = {});
[[nodiscard]] Spot inSpace(int seat, const std::string &card = {});
[[nodiscard]] Spot atBase(int seat, const std::string &card);

/// Waits until this is asked; the rest of the dump for callers that look closer.
Dump expectQuestion(Program &program, int seat, const std::string &choice);

/// The parts of one match, in this order. Each looks after every step what it has changed.
void playSetup(Program &program, Hand &hand);
void playFirstRound(Program &program, Hand &hand);
void playSecondRound(Program &program, Hand &hand);
void playThirdRound(Program &program, Hand &hand);
void playFourthRound(Program &program, Hand &hand);
void playFifthRound(Program &program, Hand &hand);

} // namespace playmat::e2e
