#include "kit/swu/host/position_json.h"

#include "kit/common/host/position_reader.h"
#include "kit/swu/host/text_places.h"
#include "text/language.h"

#include <functional>

namespace playmat::match {

namespace {

using kit::kMostCards;
using swu::CardDef;
using swu::CardType;
using swu::DefId;
using swu::PlacedCard;
using swu::Position;
using swu::PositionSide;

constexpr int kMostDamage = 200;
constexpr int kMostCredits = 40;
constexpr int kDeckWhenLeftOut = 8;

using Fits = bool (*)(const CardDef &);

bool isLeader(const CardDef &card)
{
    return card.type == CardType::Leader;
}
bool isBase(const CardDef &card)
{
    return card.type == CardType::Base;
}
bool isDeckCard(const CardDef &card)
{
    return card.type == CardType::Unit || card.type == CardType::Upgrade
        || card.type == CardType::Event;
}
bool isUnit(const CardDef &card)
{
    return card.isUnit();
}
bool isUpgrade(const CardDef &card)
{
    return card.isUpgrade() || (card.isUnit() && card.side(swu::Face::UpgradeSide) != 0);
}
bool isCaptive(const CardDef &card)
{
    return card.type == CardType::Unit;
}

class PositionReader
{
public:
    explicit PositionReader(const swu::CardDb &db)
        : m_db(db)
    {
    }

    Position read(const JsonReader &json)
    {
        static constexpr std::string_view kKnown[] = {"op",
                                                      "game",
                                                      "seed",
                                                      "phase",
                                                      "round",
                                                      "active",
                                                      "initiative",
                                                      "viewer",
                                                      "players",
                                                      "phase_starts",
                                                      "initiative_claimed",
                                                      "journal"};
        if (json.object(kKnown)) {
            readHeader(json);
            const JsonReader players = json.required("players");
            kit::needPlayers(players, swu::kPlayers);
            for (std::size_t p = 0; p < swu::kPlayers && !json.failed(); ++p)
                readSide(players.item(p), m_out.players[p]);
        }
        return std::move(m_out);
    }

private:
    void readHeader(const JsonReader &json)
    {
        m_out.seed = kit::seedOfGame(json, "swu");
        m_out.phase = phase(json.at("phase"));
        // The first round begins once the game is set up.
        const int first = m_out.phase == swu::Phase::Setup ? 0 : 1;
        m_out.round = static_cast<int>(json.at("round").integerOr(first, first, 10000));
        m_out.active = player(json.at("active"), 0);
        m_out.initiative = player(json.at("initiative"), m_out.active);
        m_out.initiativeClaimed = json.at("initiative_claimed").booleanOr(false);
        m_out.phaseStarts = json.at("phase_starts").booleanOr(false);
    }

    static swu::Phase phase(const JsonReader &json)
    {
        const std::string name = json.stringOr("action");
        if (name == "setup")
            return swu::Phase::Setup;
        if (name == "regroup")
            return swu::Phase::Regroup;
        if (name != "action")
            kit::failPhase(json, name);
        return swu::Phase::Action;
    }

    static swu::PlayerId player(const JsonReader &json, swu::PlayerId otherwise)
    {
        return kit::playerOr(json, otherwise, swu::kPlayers);
    }

    void readSide(const JsonReader &json, PositionSide &side)
    {
        static constexpr std::string_view kKnown[]
            = {"leader", "base",  "hand",  "resources", "deck", "discard",
               "ground", "space", "force", "credits",   "name"};
        if (!json.object(kKnown))
            return;
        readLeader(json.required("leader"), side.leader);
        readBase(json.required("base"), side.base);
        readDefs(json.at("hand"), side.hand);
        readDefs(json.at("discard"), side.discard);
        readResources(json.at("resources"), side.resources);
        readDeck(json, side.deck);
        readUnits(json.at("ground"), side.ground);
        readUnits(json.at("space"), side.space);
        side.force = json.at("force").booleanOr(false);
        side.credits = static_cast<int>(json.at("credits").integerOr(0, 0, kMostCredits));
        if (side.force && m_db.force == 0)
            json.at("force").fail(text::said("no loaded set has the Force token"), "unsupported");
        if (side.credits > 0 && m_db.credit == 0)
            json.at("credits").fail(text::said("no loaded set has Credit tokens"), "unsupported");
    }

    /// A card by its printed id, of a type that may be there.
    DefId card(const JsonReader &json, Fits fits, const char *otherwise) const
    {
        const auto asItIs = [](const std::string &id) { return id; };
        const DefId def = kit::knownCard(m_db, json, asItIs, &swu::cardText);
        if (!json.failed() && !fits(m_db.def(def)))
            json.fail(text::format(otherwise, json.string()));
        return def;
    }

    /// "SOR_010" or the `card` of an object with some of these keys.
    DefId cardOf(const JsonReader &json, std::span<const std::string_view> known, Fits fits,
                 const char *otherwise) const
    {
        return kit::cardOf(json, known,
                           [&](const JsonReader &one) { return card(one, fits, otherwise); });
    }

    void readLeader(const JsonReader &json, swu::PlacedLeader &to)
    {
        static constexpr std::string_view kKnown[]
            = {"card",     "deployed", "exhausted",   "damage", "epic_used",
               "upgrades", "captured", "attached_to", "flipped"};
        to.card = cardOf(json, kKnown, &isLeader, text::mark("{} is not a leader"));
        to.deployed = json.at("deployed").booleanOr(false);
        to.exhausted = json.at("exhausted").booleanOr(false);
        to.epicUsed = json.at("epic_used").booleanOr(to.deployed);
        to.damage = damage(json);
        readUpgrades(json.at("upgrades"), to.upgrades);
        readCaptured(json.at("captured"), to.captured);
        for (const char *carried : {"upgrades", "captured"})
            if (!to.deployed && json.at(carried).size() > 0) // it is not a unit yet (CR 3.4.3)
                json.at(carried).fail(text::said("only a deployed leader has cards on it"));
        to.flipped = json.at("flipped").booleanOr(false);
        if (to.flipped && m_db.def(to.card).side(swu::Face::SecondSide) == 0)
            json.at("flipped").fail(text::said("this leader has no second leader side"));
        if (json.has("attached_to"))
            to.attachedTo = placeOf(json, to);
        else if (to.deployed && m_db.def(to.card).side(swu::Face::UnitSide) == 0)
            json.at("deployed").fail(text::said("this leader is never a unit"));
    }

    /// The unit that a leader lies on, which has been deployed as an upgrade.
    swu::PlacedOn placeOf(const JsonReader &leader, const swu::PlacedLeader &to) const
    {
        static constexpr std::string_view kKnown[] = {"zone", "index"};
        const JsonReader json = leader.at("attached_to");
        swu::PlacedOn on;
        if (!json.object(kKnown))
            return on;
        const std::string zone = json.required("zone").string();
        on.arena = zone == "space" ? swu::Zone::Space : swu::Zone::Ground;
        on.index = static_cast<std::size_t>(json.required("index").integer(0, kMostCards));
        if (zone != "space" && zone != "ground")
            json.at("zone").fail(text::said("an arena is expected: \"ground\" or \"space\""));
        else if (!to.deployed)
            json.fail(text::said("only a deployed leader can be attached to a unit"));
        else if (m_db.def(to.card).side(swu::Face::UpgradeSide) == 0)
            json.fail(text::said("this leader is never an upgrade"));
        return on;
    }

    void readBase(const JsonReader &json, swu::PlacedBase &to)
    {
        static constexpr std::string_view kKnown[]
            = {"card", "damage", "epic_used", "upgrades", "captured"};
        to.card = cardOf(json, kKnown, &isBase, text::mark("{} is not a base"));
        to.damage = damage(json);
        to.epicUsed = json.at("epic_used").booleanOr(false);
        readUpgrades(json.at("upgrades"), to.upgrades);
        readCaptured(json.at("captured"), to.captured);
    }

    static int damage(const JsonReader &json)
    {
        return static_cast<int>(json.at("damage").integerOr(0, 0, kMostDamage));
    }

    void readDefs(const JsonReader &json, std::vector<DefId> &to) const
    {
        static constexpr std::string_view kKnown[] = {"card"};
        kit::forEachCard(json, [&](const JsonReader &item) {
            to.push_back(cardOf(item, kKnown, &isDeckCard,
                                text::mark("{} is not a unit, an upgrade or an event")));
        });
    }

    void readDeck(const JsonReader &side, std::vector<DefId> &to) const
    {
        if (side.has("deck"))
            readDefs(side.at("deck"), to);
        else
            to.assign(kDeckWhenLeftOut, m_db.vanilla);
    }

    void readResources(const JsonReader &json, std::vector<PlacedCard> &to) const
    {
        static constexpr std::string_view kKnown[] = {"card", "exhausted", "owner"};
        PlacedCard vanilla;
        vanilla.card = m_db.vanilla;
        if (kit::readCount(json, vanilla, to))
            return;
        kit::forEachCard(json, [&](const JsonReader &item) {
            PlacedCard placed;
            placed.card = cardOf(item, kKnown, &isDeckCard,
                                 text::mark("{} is not a card that can be a resource"));
            readCommon(item, placed);
            to.push_back(placed);
        });
    }

    static void readCommon(const JsonReader &json, PlacedCard &to)
    {
        to.exhausted = json.at("exhausted").booleanOr(false);
        if (json.has("owner"))
            to.owner = player(json.at("owner"), 0);
    }

    void readUnits(const JsonReader &json, std::vector<PlacedCard> &to)
    {
        static constexpr std::string_view kKnown[]
            = {"card", "exhausted", "damage", "upgrades", "captured", "owner"};
        kit::forEachCard(json, [&](const JsonReader &item) {
            PlacedCard placed;
            placed.card = cardOf(item, kKnown, &isUnit, text::mark("{} is not a unit"));
            placed.damage = damage(item);
            readCommon(item, placed);
            readUpgrades(item.at("upgrades"), placed.upgrades);
            readCaptured(item.at("captured"), placed.captured);
            to.push_back(std::move(placed));
        });
    }

    void readUpgrades(const JsonReader &json, std::vector<PlacedCard> &to) const
    {
        readHanging(json, to, &isUpgrade, text::mark("{} is not an upgrade"));
    }

    void readCaptured(const JsonReader &json, std::vector<PlacedCard> &to) const
    {
        readHanging(json, to, &isCaptive, text::mark("{} is not a unit that can be captured"));
    }

    void readHanging(const JsonReader &json, std::vector<PlacedCard> &to, Fits fits,
                     const char *otherwise) const
    {
        static constexpr std::string_view kKnown[] = {"card", "owner"};
        kit::forEachCard(json, [&](const JsonReader &item) {
            PlacedCard placed;
            placed.card = cardOf(item, kKnown, fits, otherwise);
            readCommon(item, placed);
            to.push_back(std::move(placed));
        });
    }

    const swu::CardDb &m_db;
    Position m_out;
};

} // namespace

Outcome<swu::Position> positionFromJson(const swu::CardDb &db, const Json &json)
{
    return kit::readStrictly<Position>(json, "bad_scenario", [&](const JsonReader &reader) {
        return PositionReader(db).read(reader);
    });
}

} // namespace playmat::match
