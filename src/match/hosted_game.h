#pragma once

#include "engine/core/decision.h"
#include "engine/core/result.h"
#include "engine/core/zone.h"
#include "match/json.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace playmat::core {
class Rng;
}

namespace playmat::match {

struct MatchSetup;

/// A state of a game, and what its seats call the cards, as bytes: the undo step.
using Snapshot = std::vector<std::byte>;
using Names = std::span<const std::string>; ///< of the seats
using Seer = std::optional<core::PlayerId>; ///< who is told something
using Sign = std::variant<std::int64_t, std::string_view>; ///< a number or a printed id

/// Who is told something and is no player: what everybody sees, and no more.
inline constexpr core::PlayerId kOnlooker = 254;

/// What an option is to a viewer; equal ones look the same to it.
using OptionLook = std::array<int, 7>;

/// How full a list of the state became.
struct Fill
{
    std::string name; ///< in snake_case
    std::size_t highest = 0;
    std::size_t size = 0;
    std::string words; ///< what it counts
};

/// Why a game cannot go on although it has no result: a capacity of the program is full.
struct Suspension
{
    std::string limit; ///< its name in snake_case
    std::size_t size = 0;
    std::string message; ///< for people, in whole sentences
};

/// What a match and the headless protocol must know of a game, whatever its rules. Each rule system
/// has one class that hosts its engine (kit/<game>/host).
class HostedGame
{
public:
    HostedGame() = default;
    HostedGame(const HostedGame &) = delete;
    HostedGame &operator=(const HostedGame &) = delete;
    virtual ~HostedGame() = default;

    [[nodiscard]] virtual const core::Decision &decision() const = 0;
    virtual core::Result<void> apply(const core::Answer &answer) = 0;
    virtual core::Result<void> concede(core::PlayerId player) = 0;
    /// Nobody is asked any longer: the game has a result, or it is suspended.
    [[nodiscard]] virtual bool over() const = 0;
    [[nodiscard]] virtual std::optional<Suspension> suspended() const = 0;
    [[nodiscard]] virtual std::uint64_t hash() const = 0;
    /// What a journal notes of the position: the same in every version of the program that plays
    /// the same way.
    [[nodiscard]] virtual std::uint64_t positionHash() const = 0;
    [[nodiscard]] virtual bool revealedInformation() const = 0;
    /// The players, as bits, who have seen another's hidden card come into the open by it: played
    /// or discarded from a hand. Whoever it belonged to knew it before.
    [[nodiscard]] virtual core::PlayerMask shownTo() const = 0;
    [[nodiscard]] virtual Snapshot snapshot() const = 0;
    virtual void restore(const Snapshot &snapshot) = 0;

    // In the words of the headless protocol. With a viewer, all of it is a function of what that
    // seat may know, in the seat's own ids; `viewer` nothing: everything.
    [[nodiscard]] virtual Json stateJson(Seer viewer, Names names) const = 0;
    [[nodiscard]] virtual Json decisionJson(Seer viewer, Names names) const = 0;
    [[nodiscard]] virtual Json eventsJson(Seer viewer) const = 0;
    [[nodiscard]] virtual Json resultJson() const = 0;
    /// The seat that has won; nobody: the game goes on, is suspended or is a draw.
    [[nodiscard]] core::PlayerId winner() const;
    /// Members `legal` or `refused` for a `gesture`.
    [[nodiscard]] virtual Outcome<Json> why(Seer viewer, const Json &gesture,
                                            Names names) const = 0;
    [[nodiscard]] virtual Outcome<core::Answer> readAnswer(const Json &json) const = 0;
    [[nodiscard]] virtual Json writeAnswer(const core::Answer &answer) const = 0;
    /// An answer in the options that the viewer was told, as an answer to `decision()`.
    [[nodiscard]] virtual core::Answer answerOf(Seer viewer, const core::Answer &answer) const = 0;
    [[nodiscard]] virtual Problem explain(Seer viewer, const core::Refusal &refusal,
                                          Names names) const = 0;
    /// Changes the position of a game that began with one, in the form of its protocol. A problem
    /// (bad_edit, or unsupported where the game has no such thing): nothing was changed.
    virtual Done edit(const Json &json);

    // What the header of a journal keeps.
    /// The cards that the match may come to mention, as they are on the day that it begins; read
    /// again by GameKit::libraryForKept.
    [[nodiscard]] virtual Json keptCards(const MatchSetup &setup) const = 0;
    /// Who plays with what, for "Continue?" (Match::shown).
    [[nodiscard]] virtual Json shownJson() const = 0;
    /// How it stands, for the same: what Match::now lists after the player to move.
    [[nodiscard]] virtual Json standJson() const = 0;

    // For those who play many games.
    /// Off: no events are recorded, and no seat keeps its names for cards.
    virtual void recordEvents(bool) { }
    /// How many names an answer may name, beginning with 1.
    [[nodiscard]] virtual std::size_t names() const { return 0; }
    /// What must always hold and does not, in words; empty when all is well.
    [[nodiscard]] virtual std::string fault() const { return {}; }

    /// The last events for people, a line each, as one who sees everything is told of them.
    [[nodiscard]] virtual std::vector<std::string> eventLines(Names names) const;
    /// On: notes from now on how full each list of the state becomes.
    virtual void watch(bool) { }
    /// What was noted; a game without such lists has none.
    [[nodiscard]] virtual std::vector<Fill> fills() const { return {}; }

    // For the proof that a viewer is told nothing that it may not know. A viewer is a seat or
    // kOnlooker.
    /// A game that the viewer cannot tell from this one and that differs in as much as possible of
    /// the rest: hidden cards lie elsewhere, and chance falls differently. Neither tells of events
    /// before. Where nothing is hidden it is a copy.
    [[nodiscard]] virtual std::unique_ptr<HostedGame> twin(core::PlayerId viewer,
                                                           core::Rng &rng) const = 0;
    /// Whether the last answer told the viewer what a twin need not tell it: a face that it had not
    /// seen, or what chance chose.
    [[nodiscard]] virtual bool surprised(core::PlayerId) const { return revealedInformation(); }
    /// What each option of `decision()` is to the viewer, in numbers that a twin has too.
    [[nodiscard]] virtual std::vector<OptionLook> optionLooks(core::PlayerId viewer) const;

    // For the signature of a series of games: what stays when only the state's layout changes.
    /// What is printed on the card that an option names, as its id; empty: nothing is.
    [[nodiscard]] virtual std::string_view printedId(core::CardId card) const = 0;
    /// How it ended, in an order that never changes.
    [[nodiscard]] virtual std::vector<Sign> ending() const
    {
        return {static_cast<std::int64_t>(positionHash())};
    }
};

} // namespace playmat::match
