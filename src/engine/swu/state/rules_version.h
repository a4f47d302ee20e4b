#pragma once

#include <cstdint>

/// Which version of our own rules a game is played by. A journal holds answers to questions, so a
/// program that asks differently would read a different match: whoever changes what is asked,
/// or in what order things happen, makes a new version here and keeps the older ones playable. A
/// game has one from its first moment to its end (State::version), a journal names it in its
/// header, and one that names none is version 1. A version may go, with the branches that ask
/// for it, once no release that wrote it is supported any more and its journals have left the
/// tests.
namespace playmat::swu {

enum class RulesVersion : std::uint16_t {
    /// 0.1.0: nobody is asked about hidden cards when none of them fits, which tells the others so;
    /// nobody sees what an effect lets them look at unless it asks something then.
    AsksWhatFits = 1,
    /// Players with hidden cards are always asked; those who look at cards go on when ready.
    AsksBlindly = 2,
    /// What happens to several cards at once goes through them in an order that everybody can see,
    /// not by ids, which would tell one copy of a card from another across hidden zones
    /// (order.cpp).
    OrdersOpenly = 3,
    /// An Ambush that could attack nothing is not among the abilities to choose from; it waits
    /// until its player's others have resolved, which may give it something to attack.
    AmbushWaits = 4,
    /// Resources to which something happens do not tell in which order they were put down. Among
    /// open and hidden cards one has to be chosen if an open one fits: whether that could be denied
    /// told what is in the hand.
    TellsNoResources = 5,
};

inline constexpr RulesVersion kNewestRules = RulesVersion::TellsNoResources;

} // namespace playmat::swu
