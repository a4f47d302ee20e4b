#pragma once

#include "engine/core/decision.h"
#include "engine/swu/language/ability.h"
#include "engine/swu/language/card_db.h"
#include "engine/swu/state/state.h"

#include <cstdint>
#include <vector>

/// What a choice or a use would do, told before it is made. A forecast is what the rules do on a
/// copy of the state, up to the first effect whose result rests on hidden cards or on chance, or
/// that asks somebody again; what comes after that, and what is triggered by it, is not told. So
/// nothing is promised that does not happen, and the forecast of a question is a function of what
/// the one who is asked may know.
namespace playmat::swu {

/// Whether something is good for the controller of the card it happens to.
enum class Tone : std::int8_t { Harms = -1, Neutral = 0, Helps = 1 };

/// What happens to one card.
struct CardOutcome
{
    CardId card = kNone;
    int damage = 0; ///< dealt to it
    int healed = 0; ///< damage that it loses
    int wounds = 0; ///< damage on it now
    int shields = 0; ///< Shields that it gets
    int experience = 0; ///< Experience tokens that it gets
    int power = 0; ///< change of its power by a lasting effect
    int hp = 0;
    int raid = 0;
    int restore = 0;
    Keywords gained{};
    Keywords lost{};
    Duration duration = Duration::Forever; ///< of power, HP, keywords, ability and rule
    Rule rule = Rule::None; ///< that it is under from then on
    Zone from = Zone::Aside;
    Zone to = Zone::Aside; ///< where it goes if `moves`
    PlayerId controller = kNone; ///< who takes control of it; kNone: nobody
    bool moves = false; ///< without being defeated
    bool shieldUsed = false; ///< its Shield takes the damage
    bool defeated = false;
    bool exhausted = false;
    bool readied = false;
    bool gainsAbility = false;
    bool losesAbilities = false;
    bool losesGame = false; ///< a base without HP

    /// Nothing at all.
    [[nodiscard]] bool empty() const;
    [[nodiscard]] Tone tone() const;

    friend bool operator==(const CardOutcome &, const CardOutcome &) = default;
};

struct Forecast
{
    bool whole = false; ///< the ability ends here: nothing more is asked, nothing is unknown
    bool nothing = false; ///< and it changes nothing at all
    /// What is done to the chosen card changes nothing, and this is what it would have been
    /// (healing, exhausting …; OpSpec::unchanged says so); null: it does change something, or is
    /// not known.
    const OpSpec *idle = nullptr;
    std::vector<CardOutcome> cards; ///< whatever is changed, by id

    [[nodiscard]] const CardOutcome *of(CardId card) const;

    friend bool operator==(const Forecast &, const Forecast &) = default;
};

/// What it would do to choose this option, alone. Empty where the question is of another kind:
/// actions, plays, attacks, numbers to be divided.
[[nodiscard]] Forecast forecastOption(const CardDb &db, const State &state,
                                      const core::Decision &decision, std::uint16_t option);

/// What the shares that are given do, while something is being divided; what is left is not told.
[[nodiscard]] Forecast forecastShares(const CardDb &db, const State &state,
                                      const core::Decision &decision, const core::Answer &shares);

/// What an event or an action ability would do before it is paid for.
struct UseForecast
{
    /// Why it would change nothing.
    enum class Idle : std::uint8_t {
        No, ///< it would change something, or that is not known
        Condition, ///< its condition does not hold: `cond`
        Blank, ///< it has lost its abilities
        NothingThere, ///< there is no card to do it to: `op`
        Unaffected, ///< there are, but it changes none of them: `op`
    };
    struct Aim
    {
        CardId card = kNone;
        Forecast forecast;
    };

    Idle idle = Idle::No;
    const OpSpec *op = nullptr; ///< the first thing that it does (OpSpec::nothingThere)
    CondId cond = 0;
    /// It is done to chosen cards first, and all that may be chosen are on the table: these, with
    /// what happens then.
    std::vector<Aim> aims;
    bool asks = false; ///< which of them is asked; else there is no choice
    int costDamage = 0; ///< to one's own base, in addition to the resources
    /// What happens before anything is asked.
    Forecast sure;
};

/// The one condition everything hangs on: of the ability, or of the one effect that is all it does.
[[nodiscard]] CondId conditionOf(const Program &program, const Ability &ability);

/// For an option that plays an event or uses an action ability; empty for all others.
[[nodiscard]] UseForecast forecastUse(const CardDb &db, const State &state,
                                      const core::Decision &decision, std::uint16_t option);

/// Whether the effect does the same for any hidden cards and any luck; what its
/// body does is up to the body.
[[nodiscard]] bool isForetold(const Program &program, const Node &node);

} // namespace playmat::swu
