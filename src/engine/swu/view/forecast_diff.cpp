#include "engine/swu/view/foresight.h"

#include <algorithm>
#include <map>

/// What happened to each card, read from the events and from the lasting effects that are new.
namespace playmat::swu {

namespace {

class Differ
{
public:
    Differ(const CardDb &db, const State &before, const State &after)
        : m_db(db)
        , m_before(before)
        , m_after(after)
    {
    }

    std::vector<CardOutcome> outcomes(std::span<const core::Event> events)
    {
        for (const core::Event &e : events)
            note(e);
        noteEffects();
        noteBases();
        std::vector<CardOutcome> out;
        for (const auto &[id, one] : m_cards)
            if (!one.empty())
                out.push_back(one);
        return out;
    }

private:
    CardOutcome &at(core::SeenId id)
    {
        CardOutcome &one = m_cards[static_cast<CardId>(id)];
        one.card = static_cast<CardId>(id);
        one.wounds = m_before.cards[one.card].damage;
        return one;
    }

    void note(const core::Event &e)
    {
        switch (static_cast<Ev>(e.type)) {
        case Ev::DamageDealt:
            at(e.card).damage += e.amount;
            break;
        case Ev::DamageHealed:
            at(e.card).healed += e.amount;
            break;
        case Ev::ShieldUsed:
            at(e.other).shieldUsed = true;
            break;
        case Ev::Defeated:
            at(e.card).defeated = true;
            break;
        case Ev::Exhausted:
        case Ev::Readied:
            noteTurn(e);
            break;
        case Ev::TokenCreated:
            noteToken(e);
            break;
        case Ev::ControlChanged:
            at(e.card).controller = e.player;
            break;
        case Ev::CardMoved:
            noteMove(e);
            break;
        default:
            break;
        }
    }

    /// With resources it does not matter which.
    void noteTurn(const core::Event &e)
    {
        const auto card = static_cast<CardId>(e.card);
        if (m_before.cards[card].zone == Zone::Resources || at(card).defeated)
            return;
        at(card).exhausted = static_cast<Ev>(e.type) == Ev::Exhausted;
        at(card).readied = !at(card).exhausted;
    }

    void noteToken(const core::Event &e)
    {
        if (e.other == kNone)
            return;
        (e.def == m_db.shield ? at(e.other).shields : at(e.other).experience) += 1;
    }

    /// A defeated card moves too; and so do tokens that are set aside.
    void noteMove(const core::Event &e)
    {
        const auto from = static_cast<Zone>(e.from);
        const auto to = static_cast<Zone>(e.to);
        CardOutcome &one = at(e.card);
        if (one.defeated || from == to || from == Zone::Aside)
            return;
        one.moves = true;
        one.from = from;
        one.to = to;
    }

    void noteEffects()
    {
        for (std::size_t i = 0; i < m_after.effects.size(); ++i) {
            const Effect &e = m_after.effects[i];
            const auto same = [&](const State &s, std::size_t most) {
                return std::count(s.effects.begin(), s.effects.begin() + most, e);
            };
            if (same(m_after, i + 1) > same(m_before, m_before.effects.size()))
                m_after.forTargets(e, [&](CardId id) { noteEffect(e, id); });
        }
    }

    void noteEffect(const Effect &e, CardId id)
    {
        const Node &by = m_db.program.nodes[e.madeBy()];
        const bool blank = (m_after.cards[id].status & status::Blank) != 0;
        CardOutcome &one = at(id);
        switch (e.kind) {
        case EffectKind::Modify:
            one.power += e.power();
            one.hp += e.hp();
            if (!blank)
                noteKeywords(one, by);
            break;
        case EffectKind::GainAbility:
            one.gainsAbility = one.gainsAbility || !blank;
            break;
        case EffectKind::LoseAbilities:
            one.losesAbilities = true;
            break;
        case EffectKind::LoseKeywords:
            one.lost
                = static_cast<Keywords>(one.lost | (by.keywords & m_before.cards[id].keywords));
            break;
        case EffectKind::Rule:
            one.rule = by.rule;
            break;
        default:
            return;
        }
        one.duration = e.duration;
    }

    void noteKeywords(CardOutcome &one, const Node &by)
    {
        static const Card fresh{}; // a new token may take the place of another card
        const Card &after = m_after.cards[one.card];
        const Card &was = m_before.cards[one.card];
        const Card &before = was.serial == after.serial ? was : fresh;
        constexpr Keywords numbered = kw::Raid | kw::Restore;
        one.gained |= (by.keywords & after.keywords).without(before.keywords | numbered);
        one.raid = after.raid - before.raid;
        one.restore = after.restore - before.restore;
    }

    void noteBases()
    {
        for (const CardId base : m_after.bases)
            if (base != kNone && m_cards.contains(base))
                m_cards[base].losesGame
                    = m_after.cards[base].damage >= m_db.def(m_after.cards[base].def).hp;
    }

    const CardDb &m_db;
    const State &m_before;
    const State &m_after;
    std::map<CardId, CardOutcome> m_cards;
};

[[nodiscard]] bool isGood(Rule rule)
{
    return rule == Rule::CantBeAttacked || rule == Rule::CanAttackArena
        || rule == Rule::DealsDamageFirst || rule == Rule::SurvivesNoHp;
}

/// Out of play that is a loss; back from the discard pile or from a captor it is a gain.
[[nodiscard]] bool isLoss(const CardOutcome &one)
{
    return one.moves && (isArena(one.from) || one.from == Zone::Base);
}

[[nodiscard]] bool isGain(const CardOutcome &one)
{
    return one.moves && (isArena(one.to) || one.to == Zone::Hand) && !isArena(one.from);
}

} // namespace

bool CardOutcome::empty() const
{
    CardOutcome none;
    none.card = card;
    none.wounds = wounds;
    none.duration = duration;
    return *this == none;
}

Tone CardOutcome::tone() const
{
    const bool harms = damage > 0 || power < 0 || hp < 0 || !lost.empty() || shieldUsed || defeated
        || exhausted || losesAbilities || losesGame || controller != kNone || isLoss(*this)
        || rule == Rule::CantReady || rule == Rule::CantAttackBases || rule == Rule::CantAttack;
    const bool helps = healed > 0 || shields > 0 || experience > 0 || power > 0 || hp > 0
        || raid > 0 || restore > 0 || !gained.empty() || readied || isGood(rule) || isGain(*this);
    if (harms == helps)
        return Tone::Neutral;
    return harms ? Tone::Harms : Tone::Helps;
}

std::vector<CardOutcome> outcomes(const CardDb &db, const State &before, const State &after,
                                  std::span<const core::Event> events)
{
    return Differ(db, before, after).outcomes(events);
}

} // namespace playmat::swu
