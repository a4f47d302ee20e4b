#pragma once

#include <cstdint>

/// The version of the program's rules that a game is played by. A journal holds answers to
/// questions, so a program that asks differently would read a different match. Until the first
/// release there is one version, and older journals are reported as unreleased. After the first
/// release, every change of the questions or of the order of events needs a new version here, which
/// the state keeps; released versions stay playable. A version and the code for it may be removed
/// once no release that wrote it is supported.
namespace playmat::swu {

enum class RulesVersion : std::uint16_t {
    FirstRelease = 6, ///< 1 to 5 were development versions
};

inline constexpr RulesVersion kOldestRules = RulesVersion::FirstRelease;
inline constexpr RulesVersion kNewestRules = RulesVersion::FirstRelease;

} // namespace playmat::swu
