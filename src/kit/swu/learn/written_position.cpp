#include "engine/core/rng.h"
#include "kit/swu/learn/written_game.h"

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
        const auto far = swu::opponentOf(m_near);
        return {{"op", "scenario"},
                {"game", "swu"},
                {"phase", "action"},
                {"round", m_state.round},
                {"active", seat(m_state.active)},
                {"initiative", seat(m_state.initiative)},
                {"players", Json::array({side(m_near), side(far)})}};
    }

    /// With everything that is not the same at the beginning of every action phase.
    [[nodiscard]] Json writeWhole() const
    {
        Json out = write();
        out["initiative_claimed"] = m_state.initiativeTaken;
        PlayerId player = m_near;
        for (int i = 0; i < swu::kPlayers; ++i, player = swu::opponentOf(player)) {
            out["players"][i]["resources"] = resources(player);
            out["players"][i]["deck"] = cardsOf(Zone::Deck, player);
        }
        return out;
    }

private:
    [[nodiscard]] Json resources(PlayerId player) const
    {
        Json out = Json::array();
        m_state.forEach(Zone::Resources, player, [&](CardId id) {
            Json one{{"card", printed(id)}};
            addCondition(id, one);
            out.push_back(std::move(one));
        });
        return out;
    }

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
        if (m_db.def(card(id).def).face == swu::Face::SecondSide)
            out["flipped"] = true;
        if (card(id).host != swu::kNone)
            out["attached_to"] = placeOf(card(id).host);
        else if ((card(id).status & status::EpicUsed) != 0)
            out["epic_used"] = true;
        addCondition(id, out);
        return out;
    }

    /// Where a unit is among those of its controller in its arena.
    [[nodiscard]] Json placeOf(CardId unit) const
    {
        int before = 0;
        bool found = false;
        m_state.forEach(card(unit).zone, 0, [&](CardId id) {
            found = found || id == unit;
            const bool leader = id == m_state.leaders[0] || id == m_state.leaders[1];
            before += !found && !leader && card(id).controller == card(unit).controller ? 1 : 0;
        });
        return {{"zone", card(unit).zone == Zone::Space ? "space" : "ground"}, {"index", before}};
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

namespace {

constexpr std::size_t kHand = 3;
constexpr std::size_t kDeckSize = 30;
constexpr const char *kStarters[] = {"luke", "vader"};

/// The cards of a starter deck, shuffled.
std::vector<Json> starterCards(const match::CardLibrary &library, int seat, core::Rng &rng)
{
    std::vector<Json> out;
    const std::string *text = library.deck(kStarters[seat]);
    const match::Outcome<Json> deck = match::parseJson(text == nullptr ? "{}" : *text);
    if (!deck || !deck.value().contains("deck"))
        return out;
    for (const Json &line : deck.value()["deck"])
        for (int i = 0; i < line.value("count", 0); ++i)
            out.push_back(line["id"]);
    rng.shuffle(out.data(), out.size());
    return out;
}

/// Up to so many cards of each, as far as there are any.
void fill(Json &zone, std::size_t size, std::vector<Json> &from)
{
    if (!zone.is_array())
        zone = Json::array();
    for (; zone.size() < size && !from.empty(); from.pop_back())
        zone.push_back(from.back());
}

void readyAll(Json &json)
{
    if (json.is_object())
        json.erase("exhausted");
    if (json.is_structured())
        for (Json &part : json)
            readyAll(part);
}

std::size_t sizeOf(const Json &zone)
{
    return zone.is_number() ? zone.get<std::size_t>() : zone.size();
}

} // namespace

std::optional<Json> playablePosition(const swu::Game &game, PlayerId near)
{
    if (game.over())
        return std::nullopt;
    Json out = Writer(game, near).writeWhole();
    if (game.decision().kind == core::DecisionKind::Action)
        return out;
    if (game.state().phase != swu::Phase::Regroup)
        return std::nullopt;
    readyAll(out);
    out["round"] = game.state().round + 1;
    out["active"] = out["initiative"];
    out["initiative_claimed"] = false;
    return out;
}

Json filledUp(const match::CardLibrary &library, Json position, std::uint64_t seed)
{
    core::Rng rng(seed);
    Json &players = position["players"];
    std::size_t most = 2;
    for (const Json &side : players)
        most = std::max(most, sizeOf(side.value("resources", Json(0))));
    for (int seat = 0; seat < swu::kPlayers; ++seat) {
        Json &side = players[static_cast<std::size_t>(seat)];
        std::vector<Json> cards = starterCards(library, seat, rng);
        if (side.value("resources", Json(0)).is_number()) {
            const std::size_t had = sizeOf(side.value("resources", Json(0)));
            side["resources"] = Json::array();
            fill(side["resources"], had, cards);
        }
        fill(side["resources"], most, cards);
        fill(side["hand"], kHand, cards);
        fill(side["deck"], kDeckSize, cards);
    }
    position["seed"] = seed;
    return position;
}

} // namespace playmat::kit
