#pragma once

#include <cstdint>

/// Which version of our own rules a game is played by. A journal holds answers to questions, so a
/// program that asks differently would read a different match. Until the first release there is
/// one version; the program says of older journals that they are of an unreleased one. From that
/// release on, whoever changes what is asked, or in what order things happen, makes a new version
/// here, keeps it in the state, and keeps those that were released playable. A version may go, with
/// the branches that ask for it, once no release that wrote it is supported any more.
namespace playmat::swu {

enum class RulesVersion : std::uint16_t {
    FirstRelease = 6, ///< 1 to 5 were those of development
};

inline constexpr RulesVersion kOldestRules = RulesVersion::FirstRelease;
inline constexpr RulesVersion kNewestRules = RulesVersion::FirstRelease;

} // namespace playmat::swu
