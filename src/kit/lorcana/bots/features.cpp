#include "kit/lorcana/bots/play.h"

#include <algorithm>

/// Computes the features by which the judge rates a position of Disney Lorcana.
namespace playmat::lorcana::bots {

namespace {

constexpr int kFirstInk = 5; ///< number of cards in the inkwell that a deck needs early
constexpr int kMostInk = 10; ///< more cards in the inkwell are not counted
constexpr double kLongest = 10; ///< limit for the number of turns to win

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
        set(Feature::Lore, own.lore);
        set(Feature::LoreLate, double(own.lore) * own.lore / own.loreToWin);
        const int ink = m_state.count(Zone::Inkwell, m_player);
        set(Feature::Ink, std::min(ink, kMostInk));
        set(Feature::EarlyInk, std::min(ink, kFirstInk));
        set(Feature::Hand, std::min(m_state.count(Zone::Hand, m_player), 8));
        m_state.forEach(Zone::Hand, m_player, [&](CardId id) {
            if (m_db.def(m_state.cards[id].def).cost <= ink + 1)
                add(Feature::Castable, 1);
        });
        m_state.forEach(Zone::Play, m_player, [&](CardId id) { addCard(id); });
        const double left = std::max(0, own.loreToWin - own.lore);
        set(Feature::TurnsToWin, std::min(kLongest, left / std::max(0.7, m_quests)));
        set(Feature::ToMove, m_state.active == m_player ? 0.5 : -0.5);
        return m_out;
    }

private:
    void addCard(CardId id)
    {
        const Card &card = m_state.cards[id];
        const CardDef &def = m_db.def(card.def);
        add(Feature::QuestLore, card.lore);
        m_quests += card.lore;
        if (def.type == Kind::Character)
            addCharacter(card);
        else
            add(def.type == Kind::Location ? Feature::Locations : Feature::Items, 1);
    }

    void addCharacter(const Card &card)
    {
        const int left = std::max(0, card.willpower - card.damage);
        add(Feature::Characters, 1);
        add(Feature::Strength, std::max<int>(0, card.strength));
        add(Feature::Willpower, left);
        if (card.is(status::Exerted) && !card.may(Rule::CantBeChallenged) && !card.has(kw::Evasive))
            add(Feature::Exposed, left);
        if (!card.is(status::Exerted) && !card.is(status::Drying))
            add(Feature::Ready, 1);
        if (card.has(kw::Evasive))
            add(Feature::Evasive, card.lore);
        if (card.has(kw::Bodyguard))
            add(Feature::Bodyguard, 1);
    }

    void add(Feature feature, double value) { m_out[static_cast<std::size_t>(feature)] += value; }
    void set(Feature feature, double value) { m_out[static_cast<std::size_t>(feature)] = value; }

    const CardDb &m_db;
    const State &m_state;
    PlayerId m_player;
    double m_quests = 0;
    Features m_out{};
};

} // namespace

/// The guesses are estimates by somebody who has played a few games.
const std::array<planner::FeatureInfo, kFeatureCount> Play::kFeatures{{
    {"lore", 0.16},
    {"lore_late", 0.06},
    {"turns_to_win", -0.12},
    {"ink", 0.12},
    {"early_ink", 0.25},
    {"hand", 0.18},
    {"castable", 0.04},
    {"characters", 0.12},
    {"strength", 0.06},
    {"willpower", 0.07},
    {"quest_lore", 0.13},
    {"exposed", -0.025},
    {"ready", 0.02},
    {"evasive", 0.05},
    {"bodyguard", 0.05},
    {"items", 0.15},
    {"locations", 0.15},
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

} // namespace playmat::lorcana::bots
