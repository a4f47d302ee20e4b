#include "kit/swu/written_game.h"

namespace playmat::kit {

namespace {

using match::Json;
using swu::Card;
using swu::CardId;
using swu::PlayerId;
using swu::Zone;
namespace status = swu::status;

/// One side of a state after the other; seats are counted from `near`.
class Writer
{
public:
    Writer(const swu::Game &game, PlayerId near)
        : m_db(game.db())
        , m_state(game.state())
        , m_near(near)
    {
    }

    [[nodiscard]] Json write() const
    {
        const auto far = static_cast<PlayerId>(1 - m_near);
        return {{"op", "scenario"},
                {"game", "swu"},
                {"phase", "action"},
                {"round", m_state.round},
                {"active", seat(m_state.active)},
                {"initiative", seat(m_state.initiative)},
                {"players", Json::array({side(m_near), side(far)})}};
    }

private:
    [[nodiscard]] int seat(PlayerId player) const { return player == m_near ? 0 : 1; }
    [[nodiscard]] const Card &card(CardId id) const { return m_state.cards[id]; }
    [[nodiscard]] const std::string &printed(CardId id) const { return m_db.def(card(id).def).id; }

    [[nodiscard]] Json side(PlayerId player) const
    {
        int resources = 0;
        m_state.forEach(Zone::Resources, player, [&](CardId) { ++resources; });
        return {{"leader", leader(m_state.leaders[player])},
                {"base", base(m_state.bases[player])},
                {"hand", cardsOf(Zone::Hand, player)},
                {"discard", cardsOf(Zone::Discard, player)},
                {"resources", resources}, // all are ready when an action phase begins
                {"ground", unitsOf(Zone::Ground, player)},
                {"space", unitsOf(Zone::Space, player)}};
    }

    [[nodiscard]] Json leader(CardId id) const
    {
        const bool deployed = (card(id).status & status::Deployed) != 0;
        Json out{{"card", printed(id)}};
        if (deployed)
            out["deployed"] = true;
        else if ((card(id).status & status::EpicUsed) != 0)
            out["epic_used"] = true;
        addCondition(id, out);
        return out;
    }

    [[nodiscard]] Json base(CardId id) const
    {
        Json out{{"card", printed(id)}, {"damage", card(id).damage}};
        if ((card(id).status & status::EpicUsed) != 0)
            out["epic_used"] = true;
        return out;
    }

    [[nodiscard]] Json cardsOf(Zone zone, PlayerId player) const
    {
        Json out = Json::array();
        m_state.forEach(zone, player, [&](CardId id) { out.push_back(printed(id)); });
        return out;
    }

    [[nodiscard]] Json unitsOf(Zone zone, PlayerId player) const
    {
        Json out = Json::array();
        m_state.forEach(zone, player, [&](CardId id) {
            if (card(id).controller == player && card(id).host == swu::kNone
                && id != m_state.leaders[0] && id != m_state.leaders[1])
                out.push_back(unit(id));
        });
        return out;
    }

    [[nodiscard]] Json unit(CardId id) const
    {
        Json out{{"card", printed(id)}};
        addCondition(id, out);
        if (card(id).owner != card(id).controller)
            out["owner"] = seat(card(id).owner);
        return out.size() == 1 ? out["card"] : out;
    }

    void addCondition(CardId id, Json &out) const
    {
        if ((card(id).status & status::Exhausted) != 0)
            out["exhausted"] = true;
        if (card(id).damage > 0)
            out["damage"] = card(id).damage;
        if (card(id).firstUpgrade != swu::kNone)
            out["upgrades"] = attachedTo(id);
    }

    [[nodiscard]] Json attachedTo(CardId host) const
    {
        Json out = Json::array();
        for (CardId id = card(host).firstUpgrade; id != swu::kNone; id = card(id).next) {
            if (card(id).owner != card(host).controller && !m_db.def(card(id).def).isToken())
                out.push_back({{"card", printed(id)}, {"owner", seat(card(id).owner)}});
            else
                out.push_back(printed(id));
        }
        return out;
    }

    const swu::CardDb &m_db;
    const swu::State &m_state;
    PlayerId m_near;
};

} // namespace

Json writtenPosition(const swu::Game &game, PlayerId near)
{
    return Writer(game, near).write();
}

} // namespace playmat::kit
