#pragma once

#include "learn/moment.h"

#include <functional>
#include <string>
#include <vector>

namespace playmat::learn {

/// A short word of advice in somebody's first games. It is said once, when its moment comes.
struct Tip
{
    std::string id;
    std::string say;
    std::string topic; ///< the concept that it is about
    std::string asked; ///< the kind of decision that it belongs to
    std::string offered; ///< a kind of option that must be there; empty: any
    std::optional<Check> when;
    std::vector<Anchor> marks; ///< what it speaks of
};

/// The document with the tips of a course, the more urgent ones first.
[[nodiscard]] std::vector<Tip> readTips(const JsonCursor &at, const Words &words);

using IsTold = std::function<bool(const std::string &)>;

/// Whether the hand is open to whoever reads the tip. While it is covered, no tip tells that one of
/// its cards, or another that does not lie open, can be played.
enum class HandSeen { No, Yes };

/// The first one whose moment is now and that has not been told yet; nullptr: none.
[[nodiscard]] const Tip *tipFor(const std::vector<Tip> &tips, const Moment &moment,
                                const IsTold &told, HandSeen hand = HandSeen::Yes);

} // namespace playmat::learn
