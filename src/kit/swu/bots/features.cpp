#include "kit/swu/bots/features.h"

#include <algorithm>
#include <bit>

namespace playmat::bots {

namespace {

using swu::Card;
using swu::CardDb;
using swu::CardId;
using swu::PlayerId;
using swu::State;
using swu::Zone;

constexpr std::array<FeatureInfo, kFeatures> kInfos{{
    {"base_lead", "base lead"},
    {"base_in_danger", "a base in danger"},
    {"ground_power", "power on the ground"},
    {"space_power", "power in space"},
    {"ground_toughness", "toughness on the ground"},
    {"space_toughness", "toughness in space"},
    {"ready_power", "ready power"},
    {"units", "number of units"},
    {"cards_in_hand", "cards in hand"},
    {"castable_cards", "cards that can be played"},
    {"useful_resources", "resources that will be used"},
    {"resources", "resources"},
    {"ready_resources", "ready resources"},
    {"leader_deployed", "a deployed leader"},
    {"leader_waiting", "a leader yet to deploy"},
    {"shields", "shields"},
    {"sentinel_toughness", "sentinels in the way"},
    {"restore", "healing each attack"},
    {"upgrades", "upgrades"},
    {"threatened_damage", "threatened base damage"},
    {"ready_threat", "base damage that is ready to be dealt"},
    {"lethal", "a threat to win at once"},
    {"initiative", "the initiative"},
    {"next_action", "the next action"},
}};

/// One side's own figures, before they are set against the other's.
struct Side
{
    std::array<double, 2> power{};
    std::array<double, 2> toughness{};
    std::array<double, 2> attack{}; ///< what could hit the base, sentinels aside
    std::array<double, 2> readyAttack{};
    std::array<double, 2> sneaking{}; ///< … past sentinels
    std::array<double, 2> readySneaking{};
    std::array<int, 2> sentinels{};
    double sentinelToughness = 0;
    double ready = 0;
    double units = 0;
    double shields = 0;
    double upgrades = 0;
    double restore = 0;
    double castable = 0;
    double castableCost = 0;
    double resources = 0;
    double readyResources = 0;
    double baseHp = 0;
};

class Judge
{
public:
    Judge(const CardDb &db, const State &state)
        : m_db(db)
        , m_state(state)
    {
    }

    Features featuresFor(PlayerId me)
    {
        for (const Zone arena : {Zone::Ground, Zone::Space})
            m_state.forEach(arena, 0, [&](CardId id) { addUnit(m_state.cards[id]); });
        for (PlayerId p = 0; p < swu::kPlayers; ++p)
            addPlayer(p);
        const auto other = swu::opponentOf(me);
        const Features mine = figures(me);
        const Features theirs = figures(other);
        Features out;
        for (std::size_t i = 0; i < kFeatures; ++i)
            out[i] = mine[i] - theirs[i];
        return out;
    }

private:
    void addUnit(const Card &c)
    {
        Side &s = m_sides[c.controller];
        const std::size_t arena = c.zone == Zone::Space ? 1 : 0;
        const double power = c.power;
        const double toughness = std::max(0, c.hp - c.damage);
        s.power[arena] += power;
        s.toughness[arena] += toughness;
        ++s.units;
        s.restore += c.restore;
        const bool ready = (c.status & swu::status::Exhausted) == 0;
        const double hit = c.marks.any(swu::mark::CantAttackBases) ? 0 : power + c.raid;
        const bool sneaks = c.keywords.any(swu::kw::Saboteur);
        (sneaks ? s.sneaking : s.attack)[arena] += hit;
        if (ready) {
            (sneaks ? s.readySneaking : s.readyAttack)[arena] += hit;
            s.ready += power + c.raid;
        }
        if (c.keywords.any(swu::kw::Sentinel)) {
            ++s.sentinels[arena];
            s.sentinelToughness += toughness;
        }
        for (CardId on = c.firstUpgrade; on != swu::kNone; on = m_state.cards[on].next) {
            const bool shield = m_state.cards[on].def == m_db.shield;
            ++(shield ? s.shields : s.upgrades);
        }
    }

    void addPlayer(PlayerId p)
    {
        Side &s = m_sides[p];
        m_state.forEach(Zone::Resources, p, [&](CardId id) {
            ++s.resources;
            s.readyResources += (m_state.cards[id].status & swu::status::Exhausted) == 0 ? 1 : 0;
        });
        const std::uint32_t icons = m_db.hot[m_state.cards[m_state.leaders[p]].def].icons
            + m_db.hot[m_state.cards[m_state.bases[p]].def].icons;
        m_state.forEach(Zone::Hand, p, [&](CardId id) {
            const double cost = costOf(m_state.cards[id].def, icons);
            if (cost <= std::max(2.0, s.resources) + 1) {
                ++s.castable;
                s.castableCost += cost;
            }
        });
        const Card &base = m_state.cards[m_state.bases[p]];
        s.baseHp = std::max(0, base.hp - base.damage);
    }

    /// Printed cost and 2 for each icon that leader and base do not provide.
    [[nodiscard]] double costOf(swu::DefId def, std::uint32_t icons) const
    {
        const swu::HotDef &hot = m_db.hot[def];
        int missing = 0;
        for (unsigned at = 0; at < 4 * swu::kAspects; at += 4)
            missing += std::max(0,
                                static_cast<int>((hot.icons >> at) & 15U)
                                    - static_cast<int>((icons >> at) & 15U));
        return hot.cost + 2 * missing;
    }

    [[nodiscard]] Features figures(PlayerId p) const
    {
        const Side &s = m_sides[p];
        const Side &them = m_sides[swu::opponentOf(p)];
        double threat = 0;
        double readyThreat = 0;
        for (std::size_t arena = 0; arena < 2; ++arena) {
            const bool open = them.sentinels[arena] == 0;
            threat += s.sneaking[arena] + (open ? s.attack[arena] : 0);
            readyThreat += s.readySneaking[arena] + (open ? s.readyAttack[arena] : 0);
        }
        const double danger = std::max(0.0, 10 - s.baseHp) / 10;
        const double hp = std::max(1.0, them.baseHp);
        const Card &leader = m_state.cards[m_state.leaders[p]];
        const bool deployed = (leader.status & swu::status::Deployed) != 0;
        const bool waiting = !deployed && (leader.status & swu::status::EpicUsed) == 0;
        const auto flag = [](bool yes) { return yes ? 1.0 : 0.0; };
        return {s.baseHp / 10,
                -danger * danger,
                s.power[0] / 5,
                s.power[1] / 5,
                s.toughness[0] / 5,
                s.toughness[1] / 5,
                s.ready / 5,
                s.units / 3,
                m_state.list(Zone::Hand, p).count / 3.0,
                s.castable / 3,
                std::min(s.castableCost, s.resources + 1) / 5,
                std::min(s.resources, 10.0) / 3,
                s.readyResources / 3,
                flag(deployed),
                flag(waiting),
                s.shields / 2,
                s.sentinelToughness / 5,
                s.restore / 2,
                s.upgrades / 2,
                std::min(1.5, threat / hp),
                std::min(1.5, readyThreat / hp),
                flag(readyThreat >= hp),
                flag(m_state.initiative == p) * (m_state.initiativeTaken ? 1.5 : 1),
                flag(m_state.active == p && m_state.phase == swu::Phase::Action)};
    }

    const CardDb &m_db;
    const State &m_state;
    std::array<Side, swu::kPlayers> m_sides;
};

} // namespace

const FeatureInfo &infoOf(Feature feature)
{
    return kInfos[static_cast<std::size_t>(feature)];
}

Features featuresOf(const CardDb &db, const State &state, PlayerId side)
{
    return Judge(db, state).featuresFor(side);
}

} // namespace playmat::bots
