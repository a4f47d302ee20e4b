// Why one answer is better than another, in sentences.
#include "engine/swu/view/observe.h"
#include "kit/swu/bots/coach_words.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace playmat::bots {

namespace {

constexpr std::size_t kMost = 3;
constexpr double kWorthTelling = 0.05; ///< in log odds: about one point of a chance of a half
constexpr double kSoonWon = 0.1; ///< difference in the share of games that are won soon
constexpr int kWorlds = 5; ///< in all of which something must happen to be a fact

/// What is said of a feature that speaks for an answer; of those about one thing only the
/// weightiest.
struct Saying
{
    enum class About : std::uint8_t { Base, Ground, Space, Ready, Hand, Resources, Leader, Other };

    About about;
    double unit; ///< what 1 of the feature is, in what is counted; 0: nothing is counted
    std::string_view counted; ///< with "{}" for the number
    std::string_view uncounted;
};
using About = Saying::About;

constexpr std::array<Saying, kFeatures> kSayings{{
    {About::Base, 10, text::mark("Your base ends up {} HP better off, compared with theirs."),
     text::mark("Your base ends up a little better off, compared with theirs.")},
    {About::Base, 0, "",
     text::mark("Your base stays out of danger longer, or theirs gets closer to it.")},
    {About::Ground, 5, text::mark("You end up {} power ahead on the ground."),
     text::mark("You end up a little stronger on the ground.")},
    {About::Space, 5, text::mark("You end up {} power ahead in space."),
     text::mark("You end up a little stronger in space.")},
    {About::Ground, 5, text::mark("Your ground units end up {} HP ahead of theirs."),
     text::mark("Your ground units end up a little tougher than theirs.")},
    {About::Space, 5, text::mark("Your space units end up {} HP ahead of theirs."),
     text::mark("Your space units end up a little tougher than theirs.")},
    {About::Ready, 5, text::mark("It leaves you with {} more power ready to attack."),
     text::mark("It leaves you with a little more power ready to attack.")},
    {About::Other, 3, text::mark("You end up {} more units ahead."),
     text::mark("You tend to end up with more units.")},
    {About::Hand, 3, text::mark("You keep {} more cards in hand."),
     text::mark("You tend to keep more cards in hand.")},
    {About::Hand, 0, "", text::mark("More of your hand stays playable.")},
    {About::Resources, 0, "", text::mark("Your resources are put to better use.")},
    {About::Resources, 0, "", text::mark("You end up with more resources.")},
    {About::Resources, 0, "", text::mark("It leaves you with more ready resources.")},
    {About::Leader, 0, "",
     text::mark("Your leader is more likely to be deployed, or theirs less.")},
    {About::Leader, 0, "", text::mark("It keeps your leader's Epic Action for later.")},
    {About::Other, 0, "", text::mark("You keep more Shields, or they lose theirs.")},
    {About::Other, 0, "", text::mark("Your Sentinels hold out longer.")},
    {About::Base, 0, "", text::mark("Your units heal your base more.")},
    {About::Other, 0, "", text::mark("You end up with more upgrades.")},
    {About::Ready, 0, "", text::mark("You threaten their base more than they threaten yours.")},
    {About::Ready, 0, "", text::mark("You are ready to deal more damage to their base.")},
    {About::Ready, 0, "", text::mark("It brings an immediate win closer, or keeps theirs away.")},
    {About::Other, 0, "", text::mark("You are more likely to have the initiative.")},
    {About::Other, 0, "", text::mark("You get to act sooner.")},
}};

std::string sentence(const Saying &saying, double difference)
{
    const int count = static_cast<int>(std::lround(difference * saying.unit));
    if (count == 1 && saying.about == About::Other)
        return text::said("You end up one more unit ahead.");
    if (count == 1 && saying.about == About::Hand)
        return text::said("You keep one more card in hand.");
    return count >= 1 ? text::format(saying.counted, count) : text::said(saying.uncounted);
}

/// The units that leave the table at once in every world, by name.
struct Fallen
{
    std::set<std::string> theirs;
    std::set<std::string> ours;
};

std::set<std::string> common(const std::set<std::string> &a, const std::set<std::string> &b)
{
    std::set<std::string> out;
    std::ranges::set_intersection(a, b, std::inserter(out, out.end()));
    return out;
}

Fallen fallenIn(const swu::Game &before, const swu::Game &after, swu::PlayerId seat)
{
    Fallen out;
    for (swu::CardId id = 0; id < before.state().cardCount; ++id) {
        const swu::Card &c = before.state().cards[id];
        if (swu::isArena(c.zone) && !swu::isArena(after.state().cards[id].zone)
            && before.db().def(c.def).type != swu::CardType::Upgrade
            && before.db().def(c.def).face != swu::Face::UpgradeSide)
            (c.controller == seat ? out.ours : out.theirs).insert(before.db().def(c.def).name);
    }
    return out;
}

Fallen fallenAfter(const Candidate &candidate, const Worlds &worlds, const Weights &weights,
                   core::Rng &rng)
{
    Greedy greedy(weights);
    swu::Game world = worlds.seen();
    Fallen all;
    for (int i = 0; i < kWorlds; ++i) {
        worlds.next(world, rng);
        swu::Game after = world;
        if (!after.apply(candidate.answer).ok())
            return {};
        greedy.settle(after);
        const Fallen here = fallenIn(world, after, worlds.seat());
        all = i == 0 ? here : Fallen{common(all.theirs, here.theirs), common(all.ours, here.ours)};
    }
    return all;
}

/// Of the first that are not of the second.
std::vector<std::string> without(const std::set<std::string> &first,
                                 const std::set<std::string> &second)
{
    std::vector<std::string> out;
    std::ranges::set_difference(first, second, std::back_inserter(out));
    return out;
}

/// "A and B and C"
std::string joined(const std::vector<std::string> &names)
{
    std::string out = names.front();
    for (std::size_t i = 1; i < names.size(); ++i)
        out = text::format("{0} and {1}", out, names[i]);
    return out;
}

void addFallen(std::vector<std::string> &out, const Fallen &best, const Fallen &other)
{
    if (const auto names = without(best.theirs, other.theirs); !names.empty())
        out.push_back(text::format("It defeats {}.", joined(names)));
    if (const auto names = without(other.ours, best.ours); !names.empty())
        out.push_back(text::format("The next best would cost you {}.", joined(names)));
}

std::string ofHundred(double share)
{
    return fmt::format("{:.0f}", 100 * share);
}

/// In log odds, for each feature.
Features gainsOf(const Case &best, const Case &other, const Weights &weights,
                 const swu::State &state)
{
    const double late = progressOf(state);
    Features out;
    for (std::size_t i = 0; i < kFeatures; ++i)
        out[i] = (best.after[i] - other.after[i])
            * (weights.early[i] + late * (weights.late[i] - weights.early[i]));
    return out;
}

void addFeatures(std::vector<std::string> &out, const Case &best, const Case &other,
                 const Features &gains)
{
    std::set<About> told;
    std::array<std::size_t, kFeatures> order{};
    for (std::size_t i = 0; i < kFeatures; ++i)
        order[i] = i;
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t i) { return gains[i]; });
    for (const std::size_t i : order) {
        const double difference = best.after[i] - other.after[i];
        if (out.size() >= kMost || gains[i] < kWorthTelling)
            return;
        const bool plain = difference > 0; // a weight may be negative: then it is hard to say
        if (plain && (kSayings[i].about == About::Other || told.insert(kSayings[i].about).second))
            out.push_back(sentence(kSayings[i], difference));
    }
}

} // namespace

std::vector<std::string> reasonsFor(const Case &best, const Case &other, const Worlds &worlds,
                                    const Weights &weights, core::Rng &rng)
{
    std::vector<std::string> out;
    if (other.loses && !best.loses)
        out.push_back(text::said("After anything else, they can win this phase."));
    addFallen(out, fallenAfter(best.candidate, worlds, weights, rng),
              fallenAfter(other.candidate, worlds, weights, rng));
    if (best.won - other.won >= kSoonWon)
        out.push_back(text::format("It wins soon in {0} of 100 games, the next best in {1}.",
                                   ofHundred(best.won), ofHundred(other.won)));
    const swu::State &state = worlds.seen().state();
    addFeatures(out, best, other, gainsOf(best, other, weights, state));
    if (out.size() > kMost)
        out.resize(kMost);
    return out;
}

} // namespace playmat::bots
