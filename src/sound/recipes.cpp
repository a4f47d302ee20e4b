#include "sound/recipes.h"

#include <cmath>

namespace playmat::sound {

namespace {

using Layers = std::vector<Layer>;

/// The pitch in Hz that is this many semitones above the A at 440 Hz.
double note(int halfTones)
{
    return 440 * std::pow(2., halfTones / 12.);
}

// --- building blocks -----------------------------------------------------------------------------

/// Two fingers flicking paper: noise around this pitch.
Layer flick(double start, double pitch, double gain)
{
    return {.source = Source::Noise,
            .start = start,
            .length = .05,
            .from = pitch,
            .to = pitch * .7,
            .width = .9,
            .attack = .0015,
            .decay = .009,
            .gain = gain};
}

/// Paper sliding over paper.
Layer slide(double start, double length, double from, double to, double gain)
{
    return {.source = Source::Noise,
            .start = start,
            .length = length,
            .from = from,
            .to = to,
            .width = .8,
            .attack = length * .45,
            .decay = length * .3,
            .gain = gain};
}

/// A knock on a table top.
void knock(Layers &layers, double start, double pitch, double gain)
{
    layers.push_back({.start = start,
                      .length = .2,
                      .from = pitch * 1.25,
                      .to = pitch * .85,
                      .attack = .0012,
                      .decay = .032,
                      .gain = gain});
    layers.push_back({.source = Source::Triangle,
                      .start = start,
                      .length = .08,
                      .from = pitch * 2.76,
                      .to = pitch * 2.3,
                      .attack = .001,
                      .decay = .011,
                      .gain = gain * .35});
    layers.push_back({.source = Source::Noise,
                      .start = start,
                      .length = .06,
                      .from = pitch * 5,
                      .to = pitch * 3,
                      .width = 1.2,
                      .attack = .0008,
                      .decay = .008,
                      .gain = gain * .9});
}

/// The thump of a heavy thing that lands.
void thump(Layers &layers, double pitch, double decay, double gain)
{
    layers.push_back({.length = decay * 6,
                      .from = pitch * 2.4,
                      .to = pitch * .62,
                      .attack = .0015,
                      .decay = decay,
                      .gain = gain});
    // The part of the sound that small loudspeakers, which have no bass, can play.
    layers.push_back({.source = Source::Triangle,
                      .length = decay * 3,
                      .from = pitch * 5,
                      .to = pitch * 2.2,
                      .attack = .0015,
                      .decay = decay * .5,
                      .gain = gain * .45});
    layers.push_back({.source = Source::Noise,
                      .length = decay * 5,
                      .from = pitch * 9,
                      .to = pitch * 2.5,
                      .width = 1.5,
                      .attack = .001,
                      .decay = decay * .6,
                      .gain = gain * .9});
}

/// A softly struck bar of wood or metal.
void chime(Layers &layers, double start, double pitch, double decay, double gain)
{
    layers.push_back({.start = start,
                      .length = decay * 4.5,
                      .from = pitch,
                      .attack = .004,
                      .decay = decay,
                      .gain = gain});
    layers.push_back({.start = start,
                      .length = decay * 4.5,
                      .from = pitch * 1.004,
                      .attack = .006,
                      .decay = decay * .9,
                      .gain = gain * .4});
    layers.push_back({.start = start,
                      .length = decay * 1.5,
                      .from = pitch * 3.93,
                      .attack = .001,
                      .decay = decay * .22,
                      .gain = gain * .22});
    layers.push_back({.source = Source::Triangle,
                      .start = start,
                      .length = decay * 2,
                      .from = pitch * 2,
                      .attack = .003,
                      .decay = decay * .45,
                      .gain = gain * .18});
}

/// A horn that swells.
void horn(Layers &layers, double start, double pitch, double attack, double decay, double gain)
{
    const double length = attack + decay * 3.5;
    for (const int overtone : {1, 2, 3, 4})
        layers.push_back({.source = overtone < 3 ? Source::Triangle : Source::Sine,
                          .start = start,
                          .length = length,
                          .from = pitch * overtone * (1 + .0015 * (overtone % 2)),
                          .attack = attack * (1 + .25 * overtone),
                          .decay = decay / (1 + .35 * overtone),
                          .gain = gain / (overtone * overtone)});
}

// --- cards ---------------------------------------------------------------------------------------

Recipe pickUp()
{
    Layers layers{slide(0, .085, 1'300, 3'800, .8), flick(.002, 2'600, .5)};
    layers.push_back(
        {.length = .07, .from = 300, .to = 470, .attack = .012, .decay = .02, .gain = .1});
    return {layers, .17};
}

Recipe cardDown()
{
    Layers layers{flick(0, 3'400, .55), slide(0, .05, 4'200, 2'200, .3)};
    knock(layers, .006, 172, .8);
    return {layers, .42, .12};
}

Recipe draw()
{
    Layers layers{slide(0, .15, 1'700, 5'200, .9), flick(.105, 4'300, .9), flick(.112, 2'300, .5)};
    layers.push_back({.start = .1,
                      .length = .06,
                      .from = 330,
                      .to = 260,
                      .attack = .002,
                      .decay = .014,
                      .gain = .14});
    return {layers, .26, .08};
}

/// Two halves of a deck are interleaved, faster and faster, and then knocked together.
Recipe shuffle()
{
    Layers layers{slide(0, .5, 2'000, 3'600, .3)};
    double at = .01;
    double gap = .042;
    for (int card = 0; card < 17; ++card) {
        layers.push_back(flick(at, card % 2 == 0 ? 2'900 + 40. * card : 4'100 - 50. * card,
                               .55 + .25 * ((card * 7) % 5) / 5.));
        at += gap;
        gap = gap > .017 ? gap * .91 : gap;
    }
    knock(layers, at + .05, 205, .5);
    return {layers, .3, .1};
}

Recipe refused()
{
    Layers layers;
    for (const double start : {0., .105}) {
        const double pitch = start > 0 ? 128 : 152;
        layers.push_back({.source = Source::Triangle,
                          .start = start,
                          .length = .13,
                          .from = pitch,
                          .to = pitch * .94,
                          .attack = .006,
                          .decay = .035});
        layers.push_back({.source = Source::Noise,
                          .start = start,
                          .length = .05,
                          .from = 520,
                          .to = 300,
                          .width = 1,
                          .attack = .002,
                          .decay = .012,
                          .gain = .5});
    }
    return {layers, .3};
}

// --- blows ---------------------------------------------------------------------------------------

Recipe hit()
{
    Layers layers;
    thump(layers, 88, .062, 1);
    layers.push_back({.source = Source::Noise,
                      .length = .05,
                      .from = 2'300,
                      .to = 1'200,
                      .width = 1.3,
                      .attack = .0006,
                      .decay = .008,
                      .gain = 1});
    return {layers, .55, .12};
}

Recipe baseHit()
{
    Layers layers;
    thump(layers, 52, .16, 1);
    layers.push_back({.source = Source::Noise,
                      .length = .07,
                      .from = 1'500,
                      .to = 700,
                      .width = 1.4,
                      .attack = .0008,
                      .decay = .013,
                      .gain = .9});
    for (const double start : {.11, .19, .3}) // falling stones
        layers.push_back({.source = Source::Noise,
                          .start = start,
                          .length = .14,
                          .from = 420 - 500 * start,
                          .to = 160,
                          .width = .9,
                          .attack = .004,
                          .decay = .035,
                          .gain = .35});
    return {layers, .7, .3};
}

Recipe shield()
{
    Layers layers{flick(0, 5'200, .35)};
    constexpr double kBell = 740;
    constexpr double kPartials[][3] = {{1, .34, .8},     {1.006, .3, .4},   {2.01, .2, .45},
                                       {2.756, .16, .4}, {5.404, .07, .22}, {8.93, .035, .1}};
    for (const auto &[ratio, decay, gain] : kPartials)
        layers.push_back(
            {.length = .9, .from = kBell * ratio, .attack = .0015, .decay = decay, .gain = gain});
    return {layers, .34, .25};
}

Recipe defeat()
{
    Layers layers;
    layers.push_back({.source = Source::Triangle,
                      .length = .42,
                      .from = 311,
                      .to = 82,
                      .attack = .01,
                      .decay = .15,
                      .gain = .8});
    layers.push_back(
        {.length = .42, .from = 466, .to = 117, .attack = .012, .decay = .11, .gain = .35});
    for (const double start : {.06, .12, .17, .25}) // crumbling pieces
        layers.push_back({.source = Source::Noise,
                          .start = start,
                          .length = .11,
                          .from = 1'500 - 3'200 * start,
                          .to = 420 - 600 * start,
                          .width = 1,
                          .attack = .002,
                          .decay = .02,
                          .gain = .7});
    return {layers, .45, .2};
}

// --- gains ---------------------------------------------------------------------------------------

Recipe heal()
{
    Layers layers{slide(0, .38, 3'000, 7'000, .05)};
    double start = 0;
    for (const int halfTones : {3, 7, 10, 15}) { // C major, upwards
        chime(layers, start, note(halfTones), .17, .6);
        start += .062;
    }
    return {layers, .33, .25};
}

Recipe earn()
{
    Layers layers;
    chime(layers, 0, note(10), .11, .6);
    chime(layers, .085, note(17), .19, .7);
    return {layers, .3, .22};
}

Recipe yourTurn()
{
    Layers layers;
    chime(layers, 0, note(-5), .1, .7);
    chime(layers, .12, note(0), .16, .7);
    return {layers, .2, .2};
}

Recipe entrance()
{
    Layers layers;
    thump(layers, 58, .13, .9);
    for (const int halfTones : {-19, -12, -7, -3}) // D, A, D, F sharp
        horn(layers, .02, note(halfTones), .13, .27, .38);
    layers.push_back({.source = Source::Noise,
                      .start = .02,
                      .length = .8,
                      .from = 4'500,
                      .to = 8'000,
                      .width = .9,
                      .attack = .22,
                      .decay = .2,
                      .gain = .16});
    return {layers, .5, .3};
}

// --- the end -------------------------------------------------------------------------------------

Recipe win()
{
    Layers layers;
    double start = 0;
    for (const int halfTones : {-9, -5, -2, 3, 7}) { // C, E, G, C, E
        chime(layers, start, note(halfTones), .3, .45);
        start += .1;
    }
    for (const int halfTones : {-21, -9, -2, 3, 7, 10})
        horn(layers, start, note(halfTones), .06, .36, .26);
    layers.push_back({.source = Source::Noise,
                      .start = start,
                      .length = .9,
                      .from = 6'000,
                      .to = 8'500,
                      .width = .7,
                      .attack = .02,
                      .decay = .25,
                      .gain = .1});
    return {layers, .5, .3};
}

Recipe loss()
{
    Layers layers;
    double start = 0;
    for (const int halfTones : {-5, -9, -12}) { // E, C, A, downwards
        horn(layers, start, note(halfTones), .04, .14, .4);
        start += .2;
    }
    for (const int halfTones : {-24, -17, -12, -9}) { // A minor, sinking
        horn(layers, start, note(halfTones), .07, .33, .34);
        layers.push_back({.start = start,
                          .length = 1.1,
                          .from = note(halfTones),
                          .to = note(halfTones - 1),
                          .attack = .05,
                          .decay = .3,
                          .gain = .2});
    }
    return {layers, .42, .3};
}

} // namespace

Recipe recipeOf(Sound sound)
{
    using Make = Recipe (*)();
    static constexpr Make kRecipes[]
        = {pickUp, cardDown, draw,   shuffle, refused,  yourTurn, earn, heal,
           shield, hit,      defeat, baseHit, entrance, win,      loss};
    static_assert(std::size(kRecipes) == kSounds);
    return kRecipes[std::size_t(sound)]();
}

std::string_view nameOf(Sound sound)
{
    static constexpr std::string_view kNames[]
        = {"pick_up", "card_down", "draw",   "shuffle",  "refused",  "your_turn", "earn", "heal",
           "shield",  "hit",       "defeat", "base_hit", "entrance", "win",       "loss"};
    static_assert(std::size(kNames) == kSounds);
    return kNames[std::size_t(sound)];
}

} // namespace playmat::sound
