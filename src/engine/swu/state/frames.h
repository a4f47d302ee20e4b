#pragma once

#include "engine/core/frame.h"
#include "engine/swu/state/types.h"

#include <array>
#include <cstdint>
#include <type_traits>

/// The entries of the resolution stack: one kind for each thing that takes several steps, with the
/// steps in the order of play and what it keeps between them. Whoever reads a frame names its kind
/// (Frame::play, Frame::at …), which builds with assertions check. A journal keeps answers, so
/// nothing that was saved depends on any of these numbers.
namespace playmat::swu {

enum class FrameKind : std::uint8_t {
    None,
    Setup,
    ActionPhase,
    RegroupPhase,
    Play,
    Attack,
    Effects,
    Window,
    Uniqueness,
    UseAbility,
    Trigger,
    Delayed,
    Payment,
    Prevention,
    Instead,
};

enum class TriggerKind : std::uint8_t { Ability, Ambush, Shielded, Restore, Saboteur, Support };

/// Bytes of a payload. Those that a kind has no use for are `spare`, so that each has a value.
inline constexpr std::size_t kPayload = 12;
template <std::size_t kUsed>
using Spare = std::array<std::uint8_t, kPayload - kUsed>;

// --- setting up (CR 5.2.1)

struct SetupFrame
{
    static constexpr FrameKind kKind = FrameKind::Setup;
    std::uint8_t answered = 0; ///< how many players are done with this step
    Spare<1> spare{};
};
enum class SetupStep : std::uint8_t {
    RandomPlayer, ///< says who begins (CR 5.2.1C)
    AskFirst,
    Draw, ///< CR 5.2.1D
    Mulligan, ///< player by player (CR 5.2.1E)
    AskMulligan,
    Resources, ///< player by player (CR 5.2.1F)
    AskResources,
    FirstRound, ///< CR 5.3.1
};

// --- the action phase (CR 5.4)

struct ActionFrame
{
    static constexpr FrameKind kKind = FrameKind::ActionPhase;
    std::uint8_t passes = 0; ///< in a row
    std::uint8_t extra = 0; ///< actions that the same player takes after this one
    Spare<2> spare{};
};
enum class ActionStep : std::uint8_t {
    RoundStarts, ///< CR 5.3.1
    PhaseStarts, ///< a position may begin with it (CR 5.4.1A)
    DelayedEffects, ///< of the start of the phase (CR 7.7.4B)
    FirstTurn, ///< CR 5.4.1B
    Turn,
    AskAction, ///< CR 1.15
    ActionTaken,
    Ends, ///< CR 5.4.1C
    EndTriggers, ///< CR 5.4.2
};

// --- the regroup phase (CR 5.5)

struct RegroupFrame
{
    static constexpr FrameKind kKind = FrameKind::RegroupPhase;
    std::uint8_t answered = 0; ///< how many players were asked for a resource
    std::uint8_t again = 0; ///< how many additional regroup phases of this round have begun
    std::uint8_t more = 0; ///< another one follows: decided when the effects of this one end
    Spare<3> spare{};
};
enum class RegroupStep : std::uint8_t {
    PhaseStarts, ///< CR 5.5.1A
    DelayedEffects, ///< of the start of the phase (CR 7.7.4B)
    Draw, ///< CR 5.5.1B
    ResourceCards, ///< CR 5.5.1C
    NextPlayer,
    AskResource,
    Ready, ///< CR 5.5.1D
    EffectsExpire, ///< CR 5.5.1E
    Ends, ///< CR 5.5.2
};

// --- playing a card (CR 6.2), which is declared and allowed when the frame begins

struct PlayFrame
{
    static constexpr FrameKind kKind = FrameKind::Play;
    CardId card = kNone;
    CardId host = kNone; ///< the unit that an upgrade goes on
    std::uint8_t flags = 0; ///< bits below
    std::uint8_t eventCtx = kNone; ///< index into State::contexts: what the event remembers
    NodeId effect = 0; ///< that lets it be played, in the frame's context; none: a turn's action
    AbilityId way = 0; ///< the ability that offers to play it so; none: as from hand
    std::int16_t cost = 0; ///< resources to pay
    std::int16_t part = 0; ///< which chosen part of the way's cost is paid now

    static constexpr std::int16_t kRescued = -1; ///< as part: it enters play without being played
    static constexpr std::uint8_t AsAction = 1U << 0U; ///< has a window of its own
    static constexpr std::uint8_t EntersReady = 1U << 1U;
    static constexpr std::uint8_t CreditPaid = 1U << 7U; ///< a Credit was defeated to pay for it
    static constexpr unsigned kCreditsShift = 2; ///< how many were, five bits
    static constexpr unsigned kMostCredits = 31;
    [[nodiscard]] unsigned credits() const { return flags >> kCreditsShift & kMostCredits; }
    void payWithCredits(unsigned count)
    {
        const unsigned sum = credits() + count < kMostCredits ? credits() + count : kMostCredits;
        const unsigned others = flags & ~(kMostCredits << kCreditsShift);
        flags = static_cast<std::uint8_t>(others | CreditPaid | sum << kCreditsShift);
    }
    [[nodiscard]] bool is(std::uint8_t flag) const { return (flags & flag) != 0; }
};
enum class PlayStep : std::uint8_t {
    DetermineCost, ///< of which Exploit is a part (CR 6.2.3, 7.5.16)
    AskSaving, ///< which units are dealt damage for a lower cost
    Exploit,
    AskExploit,
    Pay, ///< CR 6.2.4
    AskInstead, ///< whether something else is done instead of paying (CR 6.2.4C)
    PayParts, ///< of the way's cost, one by one; asked in the same step
    Borrow, ///< which unit it enters play as a copy of, or with the "When Played" abilities of
    AskBorrow,
    Enter, ///< CR 6.2.5
    Entered, ///< what that triggers is noticed; an event resolves (CR 6.2.5C, D)
    Window, ///< CR 6.2.0F
    Done,
};

// --- attacking (CR 6.3), which is declared and allowed when the frame begins

struct AttackFrame
{
    static constexpr FrameKind kKind = FrameKind::Attack;
    std::uint8_t attack = kNone; ///< index into State::attacks
    CardId excessTo = kNone; ///< the unit that gets the excess damage
    NodeId effect = 0; ///< that lets it attack; none: a turn's action
    CardId second = kNone; ///< another unit that is attacked at the same time
    std::uint8_t first = 0; ///< who deals damage first, once that was decided: see below
    std::uint16_t secondSerial = 0; ///< of the object
    Spare<8> spare{};

    static constexpr std::uint8_t DefenderFirst = 1; ///< the defender will
    static constexpr std::uint8_t DefenderDone = 2; ///< … and the damage has been dealt
    static constexpr std::uint8_t AttackerToo = 3; ///< the attacker deals it no later
};
enum class AttackStep : std::uint8_t {
    Begin, ///< and its window (CR 6.3.3)
    AskSecond, ///< which second unit is attacked
    Declared,
    Calculate, ///< CR 6.3.4
    AskExcess, ///< which unit gets excess damage
    AskOrder, ///< whether the defender deals its damage first (CR 6.3.5C)
    DealDamage, ///< CR 6.3.5
    StrikeBack, ///< where the attacker dealt its damage first (CR 6.3.5C)
    End, ///< what the end triggers is noticed (CR 6.3.5B)
    Expire, ///< what is for this attack (CR 6.3.5E)
    Window, ///< the attack is no longer going on (CR 7.6.16D)
    Done,
};

// --- a list of effects (CR 7.1.5)

/// How what an effect does goes together with what comes after it.
enum class Together : std::uint8_t {
    No,
    WithPrevious, ///< this effect happens at the same time as the one before it
    AllBodies, ///< its bodies do, however many they are (CR 7.1.4)
};

struct EffectsFrame
{
    static constexpr FrameKind kKind = FrameKind::Effects;
    NodeId node = 0; ///< the effect at work; none: the list is done
    std::int16_t amount = 0; ///< worked out as it begins; then what is left or was chosen of it
    std::int16_t hpAmount = 0; ///< the same of HP, where that is another amount
    Together together = Together::No;
    std::uint8_t flags = 0; ///< bits below
    std::uint8_t rest = kNone; ///< index into State::contexts: `it` are the cards still to come
    std::uint8_t players = 0; ///< bits of the players still to come
    PlayerId turn = kNone; ///< the player whose turn it is among them
    std::uint8_t count
        = 0; ///< of modes: chosen ones; of a search: how deep it lies (status::Found)

    static constexpr std::uint8_t Declinable = 1U << 0U; ///< the choice stands for a "you may"
    static constexpr std::uint8_t Began = 1U << 1U; ///< the first of several things is done
    static constexpr std::uint8_t Seen = 1U << 2U; ///< a question left time to look at the cards
    [[nodiscard]] bool is(std::uint8_t flag) const { return (flags & flag) != 0; }
};
/// Removes and returns one player of a nonempty bit set: the first in turn order, starting with the
/// given player.
[[nodiscard]] inline PlayerId takeFrom(PlayerId player, std::uint8_t &players)
{
    while ((players & core::playerBit(player)) == 0)
        player = core::nextPlayer(player, kPlayers);
    players = static_cast<std::uint8_t>(players & ~core::playerBit(player));
    return player;
}
/// The steps that effects have in common; an op that has others counts them from kOwnSteps on.
enum class EffectStep : std::uint8_t {
    Begin, ///< maybe with "you may" (CR 8.32)
    AskMay,
    First, ///< of those that an op carries out itself; amounts are worked out now
    Source = First, ///< who does it
    AskSource,
    Target, ///< to whom (CR 8.4)
    AskTarget,
    Apply,
    AskOpponent, ///< which one, with more than two seats; before amounts are worked out
};
inline constexpr std::uint8_t kOwnSteps = 10;
/// Of an op with one question of its own.
enum class OwnStep : std::uint8_t { Ask = kOwnSteps };

// --- triggered abilities that wait (CR 7.6.9 to 7.6.12)

struct WindowFrame
{
    static constexpr FrameKind kKind = FrameKind::Window;
    PlayerId turn = kNone; ///< whose abilities are being resolved
    std::uint8_t layer = 0; ///< of the triggers in this window (Trigger::layer)
    Spare<2> spare{};
};
enum class WindowStep : std::uint8_t {
    Open, ///< takes all that wait
    Next, ///< those of one player, one after the other (CR 7.6.9); nested ones first (CR 7.6.11)
    AskWhoseFirst, ///< CR 7.6.10
    AskNext,
};

// --- delayed effects whose time has come (CR 7.7.4)

struct DelayedFrame
{
    static constexpr FrameKind kKind = FrameKind::Delayed;
    When when = When::RegroupStart;
    PlayerId turn = kNone; ///< whose effects are being resolved
    Spare<2> spare{};
};
enum class DelayedStep : std::uint8_t {
    Next, ///< CR 7.7.4B
    AskWhoseFirst, ///< CR 7.7.4E
    AskNext,
};

// --- one triggered ability, and what is cleaned up after it (CR 7.6.7)

struct TriggerFrame
{
    static constexpr FrameKind kKind = FrameKind::Trigger;
    TriggerKind by = TriggerKind::Ability;
    std::uint8_t collects = 0; ///< 1: it is used, not declined (of a Bounty: CR 7.5.13E)
    std::uint8_t asDefeated = 0; ///< 1: as "When Defeated" (Trigger::AsDefeated)
    Spare<3> spare{};
};
enum class TriggerStep : std::uint8_t {
    Begin, ///< whether its condition still holds
    AskMay, ///< CR 7.6.7
    Resolve,
    AskAttack, ///< of Ambush and Support: with what, and what it attacks (CR 7.5.5)
    Done,
};

// --- an action ability (CR 6.4), which is declared and allowed when the frame begins

struct UseAbilityFrame
{
    static constexpr FrameKind kKind = FrameKind::UseAbility;
    CardId card = kNone;
    CardId host = kNone; ///< the unit that a leader is deployed onto (CR 3.4.4A)
    AbilityId ability = 0;
    std::int16_t part = 0; ///< which chosen part of the cost is paid now
    Spare<6> spare{};
};
enum class UseAbilityStep : std::uint8_t {
    Pay, ///< CR 6.4.4
    PayParts, ///< what is chosen of the cost, one by one; asked in the same step
    Resolve, ///< CR 6.4.5
    Window, ///< CR 7.6.8
    Done,
};

// --- questions of a single step

/// Which of several copies of a unique card is defeated (CR 8.29.3).
struct UniquenessFrame
{
    static constexpr FrameKind kKind = FrameKind::Uniqueness;
    std::uint16_t identity = 0; ///< CardDef::identity of the copies
    Spare<2> spare{};
};

/// Resources are paid, some of them perhaps with tokens (CR 3.7.13).
struct PaymentFrame
{
    static constexpr FrameKind kKind = FrameKind::Payment;
    CardId first = kNone; ///< the resource that is exhausted before the others
    std::uint8_t spareByte = 0;
    std::int16_t count = 0; ///< how many resources
    Spare<4> spare{};
};

/// Asks whether a card is defeated to prevent one instance of damage (CR 8.20).
struct PreventionFrame
{
    static constexpr FrameKind kKind = FrameKind::Prevention;
    CardId victim = kNone;
    CardId source = kNone; ///< the card that deals the damage
    PlayerId dealer = kNone;
    std::uint8_t flags = 0; ///< bits below
    std::int16_t amount = 0;
    Spare<6> spare{};

    static constexpr std::uint8_t Combat = 1U << 0U;
    static constexpr std::uint8_t Later = 1U << 1U; ///< only decided here; the asking step deals it
    [[nodiscard]] bool is(std::uint8_t flag) const { return (flags & flag) != 0; }
};

/// What may happen to a card instead of its defeat (CR 7.7.5); in the end it is defeated unless
/// that was done.
struct InsteadFrame
{
    static constexpr FrameKind kKind = FrameKind::Instead;
    CardId card = kNone;
    PlayerId by = kNone; ///< who would defeat it
    std::uint16_t serial = 0; ///< of the object
    std::uint16_t side = 0; ///< that was up
    AbilityId ability = 0;
    std::uint8_t left = 0; ///< 1: its host has left play, so it lies in an arena already
    CardId saver = kNone; ///< the unit that does something instead; kNone: the card itself
    Spare<10> spare{};
};
enum class InsteadStep : std::uint8_t {
    Begin, ///< the effect, which can be declined
    Ask, ///< whether a card whose host has left play stays
    Done,
};

/// What a frame of each kind keeps.
union Payload {
    std::array<std::uint8_t, kPayload> none{};
    SetupFrame setup;
    ActionFrame action;
    RegroupFrame regroup;
    PlayFrame play;
    AttackFrame attack;
    EffectsFrame effects;
    WindowFrame window;
    DelayedFrame delayed;
    TriggerFrame trigger;
    UseAbilityFrame useAbility;
    UniquenessFrame uniqueness;
    PaymentFrame payment;
    PreventionFrame prevention;
    InsteadFrame instead;
};

} // namespace playmat::swu

namespace playmat::core {
template <>
inline constexpr auto kStepsOf<swu::FrameKind, swu::SetupStep> = swu::FrameKind::Setup;
template <>
inline constexpr auto kStepsOf<swu::FrameKind, swu::ActionStep> = swu::FrameKind::ActionPhase;
template <>
inline constexpr auto kStepsOf<swu::FrameKind, swu::RegroupStep> = swu::FrameKind::RegroupPhase;
template <>
inline constexpr auto kStepsOf<swu::FrameKind, swu::PlayStep> = swu::FrameKind::Play;
template <>
inline constexpr auto kStepsOf<swu::FrameKind, swu::AttackStep> = swu::FrameKind::Attack;
template <>
inline constexpr auto kStepsOf<swu::FrameKind, swu::WindowStep> = swu::FrameKind::Window;
template <>
inline constexpr auto kStepsOf<swu::FrameKind, swu::DelayedStep> = swu::FrameKind::Delayed;
template <>
inline constexpr auto kStepsOf<swu::FrameKind, swu::TriggerStep> = swu::FrameKind::Trigger;
template <>
inline constexpr auto kStepsOf<swu::FrameKind, swu::UseAbilityStep> = swu::FrameKind::UseAbility;
template <>
inline constexpr auto kStepsOf<swu::FrameKind, swu::InsteadStep> = swu::FrameKind::Instead;
} // namespace playmat::core

namespace playmat::swu {

/// One entry of the resolution stack: what it is, how far it is, who is asked, what it keeps.
struct Frame : core::Frame<Frame, FrameKind, Payload>
{
    [[nodiscard]] SetupFrame &setup() { return as(payload.setup); }
    [[nodiscard]] ActionFrame &action() { return as(payload.action); }
    [[nodiscard]] RegroupFrame &regroup() { return as(payload.regroup); }
    [[nodiscard]] const RegroupFrame &regroup() const { return as(payload.regroup); }
    [[nodiscard]] PlayFrame &play() { return as(payload.play); }
    [[nodiscard]] const PlayFrame &play() const { return as(payload.play); }
    [[nodiscard]] AttackFrame &attack() { return as(payload.attack); }
    [[nodiscard]] const AttackFrame &attack() const { return as(payload.attack); }
    [[nodiscard]] EffectsFrame &effects() { return as(payload.effects); }
    [[nodiscard]] const EffectsFrame &effects() const { return as(payload.effects); }
    [[nodiscard]] WindowFrame &window() { return as(payload.window); }
    [[nodiscard]] const WindowFrame &window() const { return as(payload.window); }
    [[nodiscard]] DelayedFrame &delayed() { return as(payload.delayed); }
    [[nodiscard]] const DelayedFrame &delayed() const { return as(payload.delayed); }
    [[nodiscard]] TriggerFrame &trigger() { return as(payload.trigger); }
    [[nodiscard]] const TriggerFrame &trigger() const { return as(payload.trigger); }
    [[nodiscard]] UseAbilityFrame &useAbility() { return as(payload.useAbility); }
    [[nodiscard]] const UseAbilityFrame &useAbility() const { return as(payload.useAbility); }
    [[nodiscard]] const UniquenessFrame &uniqueness() const { return as(payload.uniqueness); }
    [[nodiscard]] PaymentFrame &payment() { return as(payload.payment); }
    [[nodiscard]] const PaymentFrame &payment() const { return as(payload.payment); }
    [[nodiscard]] PreventionFrame &prevention() { return as(payload.prevention); }
    [[nodiscard]] const PreventionFrame &prevention() const { return as(payload.prevention); }
    [[nodiscard]] InsteadFrame &instead() { return as(payload.instead); }
    [[nodiscard]] const InsteadFrame &instead() const { return as(payload.instead); }

    /// Calls f(id) for each place where the frame keeps a card, kNone where it has none.
    template <class F>
    void forCards(F &&f)
    {
        if (kind == FrameKind::Play) {
            f(play().card);
            f(play().host);
        } else if (kind == FrameKind::UseAbility) {
            f(useAbility().card);
            f(useAbility().host);
        } else if (kind == FrameKind::Attack) {
            f(attack().excessTo);
            f(attack().second);
        } else if (kind == FrameKind::Payment) {
            f(payment().first);
        } else if (kind == FrameKind::Prevention) {
            f(prevention().victim);
            f(prevention().source);
        } else if (kind == FrameKind::Instead) {
            f(instead().card);
            f(instead().saver);
        }
    }
};
static_assert(std::has_unique_object_representations_v<Frame>, "hash and == work on the bytes");
static_assert(std::is_trivially_copyable_v<Frame> && sizeof(Frame) == 16);

} // namespace playmat::swu
