#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/payments.h"
#include "engine/swu/rules/second_defender.h"

#include <algorithm>
#include <bit>

/// The properties of cards that filters require or exclude.
namespace playmat::swu {

namespace {

/// The properties of a card that a filter asks for, worked out one by one.
struct PropCheck
{
    const Board &m;
    const State &s;
    CardId id;
    const View &v;

    [[nodiscard]] bool marked(CardMarks bit) const { return s.cards[id].marks.any(bit); }
    [[nodiscard]] bool is(Ref ref) const { return m.refer(ref, v) == id; }
    /// Leaders are deployed, and tokens created.
    [[nodiscard]] bool canBePlayed() const
    {
        return m.hotOf(id).type != CardType::Leader && !m.defOf(id).isToken();
    }
    /// Who played the card this phase, whoever controls it now.
    [[nodiscard]] PlayerId playedBy() const
    {
        const Deed *play = m.playOf(id); // null: it was played in an earlier phase
        return play != nullptr ? play->player() : s.cards[id].controller;
    }
    /// Whether this object attacked that card this phase.
    [[nodiscard]] bool attacked(CardId whom) const
    {
        return std::ranges::any_of(s.history.phase(), [&](const Deed &deed) {
            return deed.is(DeedKind::Attacked) && deed.card == id && deed.whom() == whom
                && deed.serial == s.cards[id].serial;
        });
    }
    [[nodiscard]] bool wasHealed() const
    {
        return std::ranges::any_of(s.history.phase(), [&](const Deed &deed) {
            return deed.is(DeedKind::Healed) && deed.card == id
                && deed.serial == s.cards[id].serial;
        });
    }
    [[nodiscard]] bool hostIs(CardId other) const
    {
        return other != kNone && s.cards[id].host == other && s.cards[id].zone != Zone::Captured;
    }
    /// The arena of a unit that has left is the one that it was in (CR 8.11).
    [[nodiscard]] bool sharesArena(CardId other) const
    {
        if (other == kNone)
            return false;
        const HotDef &d = m.hotOf(other);
        const Zone zone = s.cards[other].zone;
        const bool left = !isArena(zone) && (d.kind & (kind::Unit | kind::Leader)) != 0;
        return s.cards[id].zone == (left ? d.arena : zone);
    }
    [[nodiscard]] bool attacksBy(TriggerKind keyword) const
    {
        for (int i = 0; i < s.attackCount; ++i) {
            const AttackRecord &a = s.attacks[static_cast<std::size_t>(i)];
            if (a.attacker == id && a.by == keyword && (a.flags & AttackRecord::Running) != 0)
                return true;
        }
        return false;
    }

    /// For constant abilities: in any attack that is going on.
    [[nodiscard]] bool isDefending() const
    {
        return std::any_of(
            s.attacks.begin(), s.attacks.begin() + s.attackCount, [&](const AttackRecord &a) {
                const bool meant = a.defender == id && a.defenderSerial == s.cards[id].serial;
                return (meant || secondDefender(m, a) == id)
                    && (a.flags & AttackRecord::Running) != 0;
            });
    }
    /// Of a unit in play, gained ones too.
    [[nodiscard]] bool hasWhenDefeated() const
    {
        bool has = !m.isUnitInPlay(id) && m.hotOf(id).whenDefeated;
        if (m.isUnitInPlay(id))
            m.forAbilities(id, [&](AbilityId a) {
                has = has || m.p.abilities[a].triggers.any(trig::Defeated);
            });
        return has;
    }

    /// Printed and gained ones; what is blank has none.
    [[nodiscard]] bool hasNoAbilities() const
    {
        if (!m.keywordsOf(id).empty())
            return false;
        bool any = false;
        m.forAbilities(id, [&](AbilityId) { any = true; });
        m.forConstantsOf(id, [&](const Ability &, CardId) { any = true; });
        return !any;
    }
    [[nodiscard]] bool fitsHostOfA() const
    {
        const CardId host = m.refer(Ref::HostOfA, v);
        return host != kNone && m.whyNotAttach(id, host, v.you).code == 0;
    }

    [[nodiscard]] bool operator()(Props one) const
    {
        const Card &c = s.cards[id];
        switch (one) {
        case prop::Damaged:
            return c.damage > 0;
        case prop::Exhausted:
            return (c.status & status::Exhausted) != 0;
        case prop::Unique:
            return m.defOf(id).unique;
        case prop::Upgraded:
            return c.firstUpgrade != kNone;
        case prop::Token:
            return m.defOf(id).isToken();
        case prop::Leader:
            return m.defOf(id).type == CardType::Leader || (c.status & status::LeaderUnit) != 0;
        case prop::AttackedThisPhase:
            return marked(mark::AttackedThisPhase);
        case prop::PlayedThisPhase:
            return marked(mark::ArrivedThisPhase) && canBePlayed() && playedBy() == v.you;
        case prop::PlayedByAnyone:
            return marked(mark::ArrivedThisPhase) && canBePlayed();
        case prop::HealedThisPhase:
            return wasHealed();
        case prop::EnteredThisPhase:
            return marked(mark::EnteredThisRound)
                && (s.phase == Phase::Action || marked(mark::ArrivedThisPhase));
        case prop::EnteredThisRound:
            return marked(mark::EnteredThisRound);
        case prop::DefeatedThisPhase:
            return marked(mark::DefeatedThisPhase);
        case prop::This:
            return id == v.self;
        case prop::It:
            return v.ctx != nullptr && v.ctx->it.has(id);
        case prop::A:
            return is(Ref::A);
        case prop::B:
            return is(Ref::B);
        case prop::C:
            return is(Ref::C);
        case prop::Subject:
            return is(Ref::Subject);
        case prop::Attached:
            return is(Ref::Attached);
        case prop::OnThis:
            return hostIs(v.self);
        case prop::OnIt:
            return hostIs(m.refer(Ref::It, v));
        case prop::OddCost:
            return m.hotOf(id).cost % 2 != 0;
        case prop::Attacker:
            return is(Ref::Attacker);
        case prop::Defender:
            return is(Ref::Defender) || (v.ctx == nullptr && isDefending());
        case prop::SameArenaAsThis:
            return sharesArena(v.self);
        case prop::DefendersArena: {
            const AttackRecord *a = m.attackOf(v);
            return a != nullptr && c.zone == a->arena;
        }
        case prop::Captured:
            return c.zone == Zone::Captured && c.host == v.self;
        case prop::Named:
            return v.ctx != nullptr && m.defOf(id).title == v.ctx->number;
        case prop::Shown:
            return m.s.shown[v.you].has(id);
        case prop::SameArenaAsIt:
            return sharesArena(m.refer(Ref::It, v));
        case prop::SameArenaAsSubject:
            return sharesArena(m.refer(Ref::Subject, v));
        case prop::ByAmbush:
            return attacksBy(TriggerKind::Ambush);
        case prop::Discarded:
            return s.notes.discarded.has(id);
        case prop::CanBePaid:
            return costFunds(m, v.you) >= m.hotOf(id).cost;
        case prop::WhenDefeated:
            return hasWhenDefeated();
        case prop::DamagedBase:
            return marked(mark::DamagedBase);
        case prop::DamagedEnemyBase:
            return m.isUnitInPlay(id) && marked(mark::DamagedEnemyBase);
        case prop::HurtThisPhase:
            return marked(mark::HurtThisPhase);
        case prop::TwoKeywords:
            return std::popcount(m.keywordsOf(id).word()) >= 2;
        case prop::NoAbilities:
            return hasNoAbilities();
        case prop::FitsHostOfA:
            return fitsHostOfA();
        case prop::Guarding:
            return c.firstCaptive != kNone;
        case prop::AnyKeyword:
            return !m.keywordsOf(id).empty();
        case prop::AttackedYourBase:
            return attacked(s.bases[v.you]);
        case prop::WasOnThis:
            return wasUpgrade(m.defOf(id), c) && v.self != kNone
                && c.leftWith(v.self,
                              v.ctx == nullptr ? s.cards[v.self].serial : v.ctx->sourceSerial);
        case prop::CanHoldIt: {
            const CardId it = m.refer(Ref::It, v);
            return it != kNone && m.whyNotAttach(it, id, s.cards[it].controller).code == 0;
        }
        default:
            break;
        }
        return false;
    }
};

} // namespace

bool Board::hasProperty(Props one, CardId id, const View &v) const
{
    return PropCheck{*this, s, id, v}(one);
}

} // namespace playmat::swu
