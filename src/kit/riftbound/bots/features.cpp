#include "kit/riftbound/bots/play.h"

#include <algorithm>

/// Computes the features by which the judge rates a position of Riftbound.
namespace playmat::riftbound::bots {

namespace {

constexpr int kFirstRunes = 6;
constexpr int kMostInHand = 8;

/// Computes one player's part of the features.
class Side
{
public:
    Side(const CardDb &db, const State &state, PlayerId player)
        : m_db(db)
        , m_state(state)
        , m_player(player)
    {
    }

    [[nodiscard]] Features features()
    {
        const PlayerState &own = m_state.players[m_player];
        set(Feature::Points, own.points);
        set(Feature::PointsLate, double(own.points) * own.points / m_state.victoryScore);
        set(Feature::Experience, own.xp);
        set(Feature::Hand, std::min(m_state.count(Zone::Hand, m_player), kMostInHand));
        m_state.forBoard([&](CardId id) {
            if (m_state.cards[id].controller == m_player)
                addCard(id);
        });
        set(Feature::EarlyRunes, std::min<double>(kFirstRunes, get(Feature::Runes)));
        addHand();
        for (std::uint8_t at = 0; at < m_state.placeCount; ++at)
            addPlace(at);
        set(Feature::ToMove, m_state.turnPlayer == m_player ? 0.5 : -0.5);
        return m_out;
    }

private:
    void addCard(CardId id)
    {
        const Card &card = m_state.cards[id];
        if (card.kind == Kind::Rune) {
            add(Feature::Runes, 1);
            add(Feature::ReadyRunes, card.is(status::Exhausted) ? 0 : 1);
        } else if (card.kind == Kind::Gear) {
            add(Feature::Gear, 1);
        } else if (card.kind == Kind::Unit) {
            addUnit(card);
        }
    }

    void addUnit(const Card &card)
    {
        const double might = std::max<int>(0, card.might);
        add(Feature::Units, 1);
        add(card.zone == Zone::Battlefield ? Feature::MightHolding : Feature::MightInBase, might);
        if (!card.is(status::Exhausted))
            add(Feature::ReadyMight, might);
    }

    void addHand()
    {
        m_state.forEach(Zone::Hand, m_player, [&](CardId id) {
            if (m_db.def(m_state.cards[id].def).energy <= get(Feature::Runes) + 1)
                add(Feature::Castable, 1);
        });
    }

    void addPlace(std::uint8_t at)
    {
        if (m_state.places[at].controller != m_player)
            return;
        add(Feature::Held, 1);
        add(Feature::Facedown, m_state.count(Zone::Facedown, at));
        int might = 0;
        m_state.forEach(Zone::Battlefield, at, [&](CardId id) {
            if (m_state.cards[id].kind == Kind::Unit && m_state.cards[id].controller == m_player)
                might += std::max<int>(0, m_state.cards[id].might + m_state.cards[id].shield);
        });
        if (might > threat())
            add(Feature::HeldSafely, 1);
    }

    /// The total Might of the units that the other player could move from the base.
    [[nodiscard]] int threat() const
    {
        int sum = 0;
        m_state.forEach(Zone::Base, opponentOf(m_player), [&](CardId id) {
            if (m_state.cards[id].kind == Kind::Unit)
                sum += std::max<int>(0, m_state.cards[id].might);
        });
        return sum;
    }

    [[nodiscard]] double get(Feature feature) const
    {
        return m_out[static_cast<std::size_t>(feature)];
    }
    void add(Feature feature, double value) { m_out[static_cast<std::size_t>(feature)] += value; }
    void set(Feature feature, double value) { m_out[static_cast<std::size_t>(feature)] = value; }

    const CardDb &m_db;
    const State &m_state;
    PlayerId m_player;
    Features m_out{};
};

} // namespace

/// The guesses are estimates by somebody who has played a few games.
const std::array<planner::FeatureInfo, kFeatureCount> Play::kFeatures{{
    {"points", 0.45},
    {"points_late", 0.25},
    {"held", 0.45},
    {"held_safely", 0.25},
    {"might_holding", 0.08},
    {"might_in_base", 0.07},
    {"ready_might", 0.01},
    {"units", 0.1},
    {"gear", 0.15},
    {"runes", 0.1},
    {"early_runes", 0.1},
    {"ready_runes", 0.005},
    {"hand", 0.2},
    {"castable", 0.03},
    {"facedown", 0.15},
    {"experience", 0.05},
    {"to_move", 0.2},
}};

Features Play::features(const CardDb &db, const State &state, PlayerId player)
{
    Features own = Side(db, state, player).features();
    const Features other = Side(db, state, opponentOf(player)).features();
    for (std::size_t i = 0; i < own.size(); ++i)
        own[i] -= other[i];
    return own;
}

} // namespace playmat::riftbound::bots
