#pragma once

#include "engine/core/decision.h"
#include "engine/swu/language/form.h"

#include <span>
#include <string>
#include <vector>

/// The ops: everything that an effect can be. An op is described once, in the file of its family
/// (abilities/): how it is written, what it does, what it asks, what it says. Everything else goes
/// through these descriptions, and no other file knows an op by name.
namespace playmat::swu {

class Questions;
class Machine;
class Printer;
struct Frame;
struct View;

/// What the walk through a list of effects, and the printer, do differently for some ops.
using OpTraits = std::uint16_t;
namespace op {
inline constexpr OpTraits ChoosesItself = 1U << 0U; ///< is a choice: "you may" asks nothing before
inline constexpr OpTraits AsksItself = 1U << 1U; ///< asks for its "optional" itself
inline constexpr OpTraits AlwaysAsks = 1U << 2U; ///< begins with "you may"; its `answer` goes on
inline constexpr OpTraits NeedsAmount = 1U << 3U; ///< with an amount of 0 nobody is asked
inline constexpr OpTraits Modal = 1U << 4U; ///< offers several things, says "you may" itself
inline constexpr OpTraits OnlyChooses = 1U << 5U;
inline constexpr OpTraits HasDealer = 1U << 6U; ///< "that unit deals …"
inline constexpr OpTraits Deals = 1U << 7U; ///< "… and 2 damage to …": the verb is not repeated
inline constexpr OpTraits ByPlayer = 1U << 8U; ///< something that `who` does
inline constexpr OpTraits Silent = 1U << 9U; ///< adds no words of its own
inline constexpr OpTraits FromHands = 1U << 10U; ///< may ask about cards of a hand
inline constexpr OpTraits Steers = 1U << 11U; ///< what it does is what its lists do
/// Rests on nothing but open cards, if its selectors and amounts do: not on what is drawn, looked
/// at or played, and not on chance.
inline constexpr OpTraits Foretold = 1U << 12U;
inline constexpr OpTraits Shows = 1U << 13U; ///< lays cards open while its body is done
/// Runs the body if the previous effect was done, otherwise `other`.
inline constexpr OpTraits IfDone = 1U << 14U;
inline constexpr OpTraits HandsOver = 1U << 15U; ///< "you may have an opponent …"
} // namespace op

/// What an effect leaves in the game for later, for decks that fill the table.
enum class Leaves : std::uint8_t {
    Nothing,
    Something,
    WhileItLasts, ///< unless it is for an attack
    OnEach, ///< when it is done to each card of many
};

struct OpSpec
{
    using Sentences = std::vector<std::string>; ///< without capital and full stop

    Form<Node> form;
    OpTraits traits = 0;
    Leaves leaves = Leaves::Nothing;

    /// What it does, of its own accord, from EffectStep::First on …
    void (*step)(Machine &, Frame &, const Node &) = nullptr;
    /// … or to its targets, which are found first: whether it was done in full (CR 8.9).
    bool (*apply)(Machine &, Frame &, const Node &, const CardSet &) = nullptr;
    /// Asks for more before it is applied. True: the question is open.
    bool (*askFirst)(Machine &, Frame &, const Node &, const CardSet &) = nullptr;
    /// Whether the effect would change this card, judged by open information only; null: always.
    bool (*changes)(const Questions &, const Node &, const View &, CardId) = nullptr;
    /// Whether the effect would change nothing now; null: judged by its targets.
    bool (*idle)(const Questions &, const Node &, const View &) = nullptr;
    /// Whether there is anything it could be done to, for an action without a cost.
    bool (*possible)(const Questions &, const Node &, const View &) = nullptr;
    /// Its own questions, those for its source and its targets apart.
    void (*ask)(Machine &, const Frame &, const Node &, core::Decision &) = nullptr;
    void (*answer)(Machine &, Frame &, const Node &, const core::Decision &, const core::Answer &)
        = nullptr;

    /// What it says, as one request without "you may" …
    std::string (*clause)(Printer &, const Node &) = nullptr;
    /// … or as several sentences.
    Sentences (*sentences)(Printer &, const Node &) = nullptr;
    /// Whether these are one, which can be joined to another by "and".
    bool (*single)(const Node &) = nullptr;
    /// For a card it would do nothing to; empty where that has no words of its own.
    std::string_view unchanged = {};
    /// When there is no card to do it to.
    std::string_view nothingThere = {};

    [[nodiscard]] constexpr bool is(OpTraits wanted) const { return (traits & wanted) != 0; }
};

/// All of them.
[[nodiscard]] const std::vector<const OpSpec *> &allOps();
/// The op with this word, null when there is none.
[[nodiscard]] const OpSpec *findOp(std::string_view word);

/// Effects that are made, not written: the deployment of a leader, a list as one effect, cards that
/// are revealed or played in some way, a list under a condition.
[[nodiscard]] Node deployNode();
[[nodiscard]] Node listNode(NodeId body);
[[nodiscard]] Node revealNode(SelId cards, NodeId body);
[[nodiscard]] Node playNode(SelId cards, PlayWay way);
[[nodiscard]] Node onlyIf(CondId condition, NodeId body);

} // namespace playmat::swu
