#include "engine/riftbound/rules/chapters.h"
#include "engine/riftbound/rules/machine.h"
#include "engine/riftbound/rules/traits.h"

#include <algorithm>
#include <array>

/// The damage of a combat and its result (460, 461).
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

/// Whether the player ignores Tank when assigning damage in this combat.
bool ignoresTank(const Board &m, PlayerId by)
{
    bool found = false;
    m.forUnits(m.s.showdown.place, by, [&](CardId id) {
        found = found || (m.hasAbilities(id) && m.says(id, Always::IgnoresTank));
    });
    return found;
}

/// The damage that a side deals: none from stunned units, and never less than zero (460.1, 423).
int sumOf(const Board &m, PlayerId player)
{
    int sum = 0;
    m.forUnits(m.s.showdown.place, player, [&](CardId id) {
        if (!m.s.cards[id].is(status::Stunned)
            && !(m.hasAbilities(id) && m.says(id, Always::NoCombatDamage))
            && !isToldBy(m, Always::Pacifies, id))
            sum += m.might(id);
    });
    return sum;
}

/// Assigns damage as far as there is no choice; returns whether all of it is assigned.
bool assignForced(Machine &m, PlayerId by)
{
    int left = sumOf(m, by);
    const PlayerId other = opponentOf(by);
    CardId last = kNone;
    for (int rank = 0; rank < 3 && left > 0; ++rank) {
        int lethal = 0;
        int count = 0;
        m.forUnits(m.s.showdown.place, other, [&](CardId id) {
            if (rankInCombat(m, id, by) != rank)
                return;
            lethal += m.lethal(id);
            ++count;
            last = id;
        });
        if (left < lethal && count > 1)
            return false;
        m.forUnits(m.s.showdown.place, other, [&](CardId id) {
            if (rankInCombat(m, id, by) != rank)
                return;
            const int given = std::min(left, m.lethal(id));
            m.s.cards[id].assigned = static_cast<std::uint8_t>(given);
            left -= given;
        });
    }
    if (left > 0 && last != kNone)
        m.s.cards[last].assigned
            = static_cast<std::uint8_t>(std::min(kMostNumber, m.s.cards[last].assigned + left));
    return true;
}

void clearAssigned(Machine &m, PlayerId of)
{
    m.forUnits(m.s.showdown.place, of, [&](CardId id) { m.s.cards[id].assigned = 0; });
}

/// The attacker assigns first, then the defender; each is asked only if there is a choice (460.2).
void stepAssign(Machine &m, Frame &f, PlayerId by, CombatStep next)
{
    clearAssigned(m, opponentOf(by));
    if (assignForced(m, by)) {
        f.go(next);
        return;
    }
    clearAssigned(m, opponentOf(by));
    f.player = by;
    m.wait();
}

bool bothThere(const Machine &m)
{
    const Showdown &show = m.s.showdown;
    return m.hasUnits(show.place, 0) && m.hasUnits(show.place, 1);
}

void stepCombat(Machine &m, Frame &f)
{
    const Showdown &show = m.s.showdown;
    switch (f.step<CombatStep>()) {
    case CombatStep::Attacker:
        if (!bothThere(m)) {
            f.go(CombatStep::Resolve);
            return;
        }
        stepAssign(m, f, show.attacker, CombatStep::Defender);
        return;
    case CombatStep::Defender:
        stepAssign(m, f, show.defender, CombatStep::Deal);
        return;
    case CombatStep::Deal:
        f.go(CombatStep::Resolve);
        m.dealCombatDamage();
        return;
    case CombatStep::Resolve:
        if (m.cleanUpCombat())
            m.pop();
        return;
    }
}

void askCombat(const Board &m, const Frame &f, Decision &out)
{
    const int sum = sumOf(m, f.player);
    Board::begin(out, DecisionKind::Distribute, Prompt::CombatDamage, f.player, sum, sum);
    m.forUnits(m.s.showdown.place, opponentOf(f.player), [&](CardId id) {
        core::Option &o = Board::offer(out, OptionKind::Card, id);
        o.number = static_cast<std::int16_t>(sum);
        o.cost = static_cast<std::uint8_t>(m.lethal(id));
    });
}

void answerCombat(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    for (std::size_t i = 0; i < a.options.size(); ++i) {
        const CardId id = d.options[a.options[i]].card;
        m.s.cards[id].assigned = a.amounts[i];
        m.emit(Ev::DamageAssigned, id, kNone, a.amounts[i], f.player);
    }
    f.go(f.at(CombatStep::Attacker) ? CombatStep::Defender : CombatStep::Deal);
}

} // namespace

int rankInCombat(const Board &m, CardId id, PlayerId by)
{
    const Card &c = m.s.cards[id];
    return c.has(Kw::Tank) && !ignoresTank(m, by) ? 0 : c.has(Kw::Backline) ? 2 : 1;
}

/// Deals all assigned damage at the same time (460.3).
void Machine::dealCombatDamage()
{
    for (const PlayerId player : {s.showdown.attacker, s.showdown.defender})
        forUnits(s.showdown.place, player, [&](CardId id) {
            const int amount = s.cards[id].assigned;
            const int more = std::clamp(amount - lethal(id), 0, kMostNumber);
            std::uint8_t &excess = s.showdown.excess[opponentOf(player)];
            excess = static_cast<std::uint8_t>(std::min(kMostNumber, excess + more));
            s.cards[id].assigned = 0;
            (void)deal(id, amount, opponentOf(player), false);
        });
}

const Chapter kCombatChapter{stepCombat, askCombat, answerCombat};

} // namespace playmat::riftbound
