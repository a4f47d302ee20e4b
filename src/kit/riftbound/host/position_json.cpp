#include "kit/riftbound/host/position_json.h"

#include "engine/riftbound/language/vocabulary.h"
#include "kit/common/host/position_reader.h"
#include "kit/riftbound/host/json_names.h"
#include "kit/riftbound/host/text_places.h"
#include "match/json_reader.h"
#include "match/plain_words.h"
#include "match/setup.h"

#include <charconv>
#include <list>
#include <map>

namespace playmat::riftbound::host {

using match::JsonReader;

namespace {

constexpr int kDeckWhenLeftOut = 8;

class PositionReader
{
public:
    PositionReader(const RiftboundCards &cards, ReadPosition &out)
        : m_cards(cards)
        , m_out(out)
        , m_position(out.position)
    {
    }

    void read(const JsonReader &json)
    {
        readHeader(json);
        const JsonReader players = json.at("players");
        if (json.has("players"))
            kit::needPlayers(players, kPlayers);
        for (std::size_t p = 0; p < kPlayers && !json.failed(); ++p)
            readSeat(json.has("players") ? players.item(p) : players, static_cast<PlayerId>(p));
        readPlaces(json.at("battlefields"));
        readShowdown(json.at("showdown"));
        readChain(json.at("chain"));
        m_position.priority = playerOrNobody(json.at("priority"));
        if (!json.failed())
            findRefs();
        if (!json.failed())
            aimChain(json.at("chain"));
    }

private:
    void readHeader(const JsonReader &json)
    {
        m_position.seed = kit::seedOfGame(json, "riftbound");
        m_position.start = start(json.at("phase"));
        const bool setup = m_position.start == Start::Setup;
        m_position.turn = static_cast<int>(json.at("turn").integerOr(setup ? 0 : 3, 0, 10000));
        m_position.turnPlayer = kit::playerOr(json.at("turn_player"), 0, kPlayers);
        m_position.firstPlayer = kit::playerOr(json.at("first_player"), 0, kPlayers);
        m_position.victoryScore
            = static_cast<int>(json.at("victory_score").integerOr(kVictoryScore, 1, 100));
        if (json.has("ask"))
            m_position.questions = match::questionsFromJson(json.at("ask"));
    }

    static Start start(const JsonReader &json)
    {
        static constexpr std::string_view kNames[]
            = {"mulligan", "awaken", "beginning", "channel", "draw", "main", "ending"};
        const std::string name = json.stringOr("main");
        for (std::size_t i = 0; i < std::size(kNames); ++i)
            if (kNames[i] == name)
                return static_cast<Start>(i);
        kit::failPhase(json, name);
        return Start::Main;
    }

    // --- cards

    [[nodiscard]] DefId card(const JsonReader &json) const
    {
        return kit::knownCard(m_cards.db, json, &match::inQuotes, &cardText);
    }

    static std::vector<GivenKeyword> keywords(const JsonReader &json)
    {
        std::vector<GivenKeyword> out;
        for (std::size_t i = 0; i < json.size() && !json.failed(); ++i) {
            std::string text = json.item(i).string();
            GivenKeyword one;
            if (const std::size_t space = text.rfind(' '); space != std::string::npos) {
                (void)std::from_chars(text.data() + space + 1, text.data() + text.size(),
                                      one.number);
                text.resize(space);
            }
            const auto keyword = keywordNamed(text);
            if (!keyword)
                json.item(i).fail("there is no such keyword");
            one.keyword = keyword.value_or(Kw::Action);
            out.push_back(one);
        }
        return out;
    }

    PlacedCard read(const JsonReader &json, PlayerId player)
    {
        static constexpr std::string_view kKnown[]
            = {"card",   "ref",      "owner",     "exhausted",       "damage",
               "buffed", "stunned",  "empowered", "attached",        "moves",
               "might",  "keywords", "tags",      "might_this_turn", "keywords_this_turn",
               "player", "since"};
        PlacedCard out;
        out.player = player;
        if (json.value().is_string()) {
            out.def = card(json);
            return out;
        }
        if (!json.object(kKnown))
            return out;
        out.def = card(json.required("card"));
        out.player = kit::playerOr(json.at("player"), player, kPlayers);
        if (json.has("owner"))
            out.owner = kit::playerOr(json.at("owner"), player, kPlayers);
        readStatus(json, out);
        for (std::size_t i = 0; i < json.at("attached").size() && !json.failed(); ++i)
            out.attached.push_back(read(json.at("attached").item(i), out.player));
        if (json.has("ref"))
            m_names.emplace_back(json.at("ref").string(), ++m_lastRef);
        out.placed = json.has("ref") ? static_cast<CardId>(m_lastRef) : kNone;
        return out;
    }

    void readStatus(const JsonReader &json, PlacedCard &out) const
    {
        out.exhausted = json.at("exhausted").booleanOr(false);
        out.buffed = json.at("buffed").booleanOr(false);
        out.stunned = json.at("stunned").booleanOr(false);
        out.empowered = json.at("empowered").booleanOr(false);
        out.damage = static_cast<int>(json.at("damage").integerOr(0, 0, kMostNumber));
        out.moves = static_cast<int>(json.at("moves").integerOr(0, 0, kMostNumber));
        if (json.has("might"))
            out.might = static_cast<int>(json.at("might").integer(-kMostNumber, kMostNumber));
        out.mightThisTurn
            = static_cast<int>(json.at("might_this_turn").integerOr(0, -kMostNumber, kMostNumber));
        out.keywords = keywords(json.at("keywords"));
        out.keywordsThisTurn = keywords(json.at("keywords_this_turn"));
        out.earlier = json.at("since").stringOr("earlier") != "this_turn";
        for (std::size_t i = 0; i < json.at("tags").size() && !json.failed(); ++i)
            if (const TagId tag = tagNamed(json.at("tags").item(i).string()); tag != 0)
                out.tags.push_back(tag);
    }

    [[nodiscard]] TagId tagNamed(const std::string &name) const
    {
        const auto &tags = m_cards.db.program.tags;
        for (std::size_t i = 1; i < tags.size(); ++i)
            if (lowered(tags[i]) == name)
                return static_cast<TagId>(i);
        return 0;
    }

    std::vector<PlacedCard> list(const JsonReader &json, PlayerId player)
    {
        std::vector<PlacedCard> out;
        kit::forEachCard(json, [&](const JsonReader &item) { out.push_back(read(item, player)); });
        return out;
    }

    /// Reads the cards of a zone off the board, where no token can be.
    std::vector<PlacedCard> offBoard(const JsonReader &json, PlayerId player)
    {
        std::vector<PlacedCard> out;
        kit::forEachCard(json, [&](const JsonReader &item) {
            PlacedCard one = read(item, player);
            if (!item.failed() && m_cards.db.def(one.def).token)
                item.fail("a token exists only on the board");
            out.push_back(std::move(one));
        });
        return out;
    }

    // --- a seat

    void readSeat(const JsonReader &json, PlayerId player)
    {
        static constexpr std::string_view kKnown[]
            = {"name",   "legend", "champion", "points",    "xp",     "hand",       "runes",
               "pool",   "base",   "deck",     "rune_deck", "trash",  "banishment", "cards_played",
               "scored", "b0",     "b1",       "field0",    "field1", "energy",     "power"};
        SeatPosition &seat = m_position.seats[player];
        if (!json.isNull() && !json.object(kKnown))
            return;
        if (json.has("legend"))
            seat.legend = read(json.at("legend"), player);
        if (json.has("champion"))
            seat.champion = read(json.at("champion"), player);
        if (seat.legend && seat.legend->def != 0)
            seat.domains = m_cards.db.def(seat.legend->def).domains;
        seat.points = static_cast<int>(json.at("points").integerOr(0, 0, kMostNumber));
        seat.xp = static_cast<int>(json.at("xp").integerOr(0, 0, kMostNumber));
        seat.played = static_cast<int>(json.at("cards_played").integerOr(0, 0, kMostNumber));
        readPool(json.at("pool"), seat.pool);
        const auto more = [&](const char *key, std::uint8_t &to) { // short for a pool
            to = static_cast<std::uint8_t>(to + json.at(key).integerOr(0, 0, kMostNumber));
        };
        more("energy", seat.pool.energy);
        more("power", seat.pool.any);
        seat.hand = offBoard(json.at("hand"), player);
        seat.handGiven = json.has("hand");
        seat.base = list(json.at("base"), player);
        seat.trash = offBoard(json.at("trash"), player);
        seat.banishment = offBoard(json.at("banishment"), player);
        readDecks(json, seat, player);
        for (std::size_t i = 0; i < kPlayers; ++i)
            m_garrisons[i][player] = list(json.at(i == 0 ? "b0" : "b1"), player);
        for (std::size_t i = 0; i < kPlayers; ++i)
            if (const char *key = i == 0 ? "field0" : "field1"; json.has(key))
                m_fields[i] = read(json.at(key), player).def;
        for (std::size_t i = 0; i < json.at("scored").size() && !json.failed(); ++i)
            if (const auto place = listNamed(json.at("scored").item(i).string()))
                m_scored[holderOf(*place)] |= playerBit(player);
    }

    void readDecks(const JsonReader &json, SeatPosition &seat, PlayerId player)
    {
        readRunes(json.at("runes"), seat, player);
        std::size_t inPlay = 0;
        for (const PlacedCard &card : seat.base)
            inPlay += m_cards.db.def(card.def).kind == Kind::Rune ? 1 : 0;
        if (json.has("deck"))
            seat.deck = offBoard(json.at("deck"), player);
        else
            seat.deck.assign(kDeckWhenLeftOut, plain(m_cards.db.blankUnit, player));
        if (json.has("rune_deck"))
            seat.runeDeck = offBoard(json.at("rune_deck"), player);
        else
            for (std::size_t i = inPlay; i < kRunesInDeck; ++i)
                seat.runeDeck.push_back(plain(runeOf(seat, i - inPlay), player));
    }

    static PlacedCard plain(DefId def, PlayerId player)
    {
        PlacedCard card;
        card.def = def;
        card.player = player;
        return card;
    }

    /// The rune at that index; the runes alternate between the legend's domains.
    [[nodiscard]] DefId runeOf(const SeatPosition &seat, std::size_t at) const
    {
        std::vector<std::size_t> domains;
        for (std::size_t d = 0; d < kDomains; ++d)
            if (((seat.domains >> d) & 1U) != 0)
                domains.push_back(d);
        return domains.empty() ? m_cards.db.runes[0]
                               : m_cards.db.runes[domains[at % domains.size()]];
    }

    void readRunes(const JsonReader &json, SeatPosition &seat, PlayerId player)
    {
        if (json.isNull())
            return;
        if (json.value().is_number()) {
            const auto count = static_cast<std::size_t>(json.integer(0, kRunesInDeck));
            for (std::size_t i = 0; i < count; ++i)
                seat.base.push_back(plain(runeOf(seat, i), player));
        } else if (json.value().is_object()) {
            for (const Word<Domain> &row : words::domains) {
                const auto count = json.at(row.text).integerOr(0, 0, kRunesInDeck);
                for (int i = 0; i < count; ++i)
                    seat.base.push_back(
                        plain(m_cards.db.runes[static_cast<std::size_t>(row.value)], player));
            }
        } else {
            for (PlacedCard &card : list(json, player))
                seat.base.push_back(std::move(card));
        }
    }

    static void readPool(const JsonReader &json, Pool &out)
    {
        static constexpr std::string_view kKnown[] = {"energy", "power", "restricted"};
        if (json.isNull() || !json.object(kKnown))
            return;
        const auto number = [](const JsonReader &at) {
            return static_cast<std::uint8_t>(at.integerOr(0, 0, kMostNumber));
        };
        out.energy = number(json.at("energy"));
        out.any = number(json.at("power").at("any"));
        for (const Word<Domain> &row : words::domains)
            out.power[static_cast<std::size_t>(row.value)] = number(json.at("power").at(row.text));
        for (std::size_t i = 0; i < json.at("restricted").size() && !json.failed(); ++i) {
            const JsonReader one = json.at("restricted").item(i);
            out.spellEnergy = static_cast<std::uint8_t>(out.spellEnergy + number(one.at("energy")));
            out.spellAny = static_cast<std::uint8_t>(out.spellAny + number(one.at("any")));
        }
    }

    // --- battlefields

    void readPlaces(const JsonReader &json)
    {
        const std::size_t count = json.isNull() ? 2 : json.size();
        for (std::size_t i = 0; i < count && !json.failed(); ++i) {
            PlacePosition place;
            place.def = m_cards.db.blankBattlefield;
            place.owner = static_cast<PlayerId>(i % kPlayers);
            if (i < kPlayers && m_fields[i] != 0)
                place.def = m_fields[i];
            if (!json.isNull())
                readPlace(json.item(i), place);
            if (i < kPlayers)
                garrison(m_garrisons[i], place);
            place.scoredBy = m_scored[i];
            m_position.places.push_back(std::move(place));
        }
    }

    /// Adds the units that the seats have there. A player who is alone there controls the place.
    static void garrison(const std::array<std::vector<PlacedCard>, kPlayers> &units,
                         PlacePosition &place)
    {
        for (PlayerId player = 0; player < kPlayers; ++player) {
            for (const PlacedCard &unit : units[player])
                place.units.push_back(unit);
            if (!units[player].empty() && units[opponentOf(player)].empty()
                && place.controller == kNone)
                place.controller = player;
        }
    }

    static PlayerId playerOrNobody(const JsonReader &json)
    {
        return json.isNull() ? PlayerId{kNone} : kit::playerOr(json, 0, kPlayers);
    }

    void readPlace(const JsonReader &json, PlacePosition &place)
    {
        static constexpr std::string_view kKnown[]
            = {"card", "owner", "controller", "contested_by", "units", "facedown"};
        if (!json.object(kKnown))
            return;
        if (json.has("card"))
            place.def = card(json.at("card"));
        place.owner = kit::playerOr(json.at("owner"), place.owner, kPlayers);
        place.controller = playerOrNobody(json.at("controller"));
        place.contestedBy = playerOrNobody(json.at("contested_by"));
        const PlayerId player = place.controller == kNone ? PlayerId{0} : place.controller;
        place.units = list(json.at("units"), player);
        if (json.has("facedown"))
            place.facedown = read(json.at("facedown"), player);
        bool both[kPlayers] = {};
        for (const PlacedCard &unit : place.units)
            both[unit.player] = true;
        if (place.contestedBy == kNone && both[0] && both[1])
            place.contestedBy = m_position.turnPlayer;
    }

    void readShowdown(const JsonReader &json)
    {
        static constexpr std::string_view kKnown[] = {"at", "focus", "passed"};
        if (json.isNull() || !json.object(kKnown))
            return;
        const auto place = listNamed(json.required("at").string());
        if (!place || zoneOf(*place) != Zone::Battlefield
            || holderOf(*place) >= m_position.places.size()) {
            json.at("at").fail("there is no such battlefield");
            return;
        }
        m_position.showdownAt = holderOf(*place);
        m_position.focus = playerOrNobody(json.at("focus"));
        for (std::size_t i = 0; i < json.at("passed").size() && !json.failed(); ++i)
            m_position.passed |= playerBit(kit::playerOr(json.at("passed").item(i), 0, kPlayers));
    }

    // --- the chain

    void readItem(const JsonReader &json)
    {
        static constexpr std::string_view kKnown[]
            = {"card", "ref", "controller", "owner", "targets", "modes"};
        if (!json.object(kKnown))
            return;
        GivenItem item;
        item.card.def = card(json.required("card"));
        item.card.player = kit::playerOr(json.at("controller"), 0, kPlayers);
        if (json.has("owner"))
            item.card.owner = kit::playerOr(json.at("owner"), 0, kPlayers);
        if (!json.failed() && m_cards.db.def(item.card.def).spell == 0)
            json.at("card").fail("only a spell can be on the chain of a position");
        if (json.at("modes").size() > 0)
            item.mode = static_cast<int>(json.at("modes").item(0).integer(0, 20));
        if (json.has("ref"))
            m_names.emplace_back(json.at("ref").string(), ++m_lastRef);
        item.card.placed = json.has("ref") ? static_cast<CardId>(m_lastRef) : kNone;
        m_position.chain.push_back(std::move(item));
    }

    void readChain(const JsonReader &json)
    {
        if (!json.isNull() && m_position.start != Start::Main)
            json.fail("a chain needs the main phase");
        if (!json.isNull() && json.size() > kMaxChain / 2)
            json.fail("there are too many spells on the chain");
        for (std::size_t i = 0; i < json.size() && !json.failed(); ++i)
            readItem(json.item(i));
    }

    /// Finds the targets of the spells among the cards with refs.
    void aimChain(const JsonReader &json)
    {
        for (std::size_t i = 0; i < m_position.chain.size() && !json.failed(); ++i) {
            const JsonReader targets = json.item(i).at("targets");
            if (targets.size() > kMaxTargets)
                targets.fail("there are too many targets");
            for (std::size_t t = 0; t < targets.size() && !json.failed(); ++t) {
                const std::string name = targets.item(t).string();
                const PlacedCard *found = nullptr;
                for (const auto &[ref, card] : m_out.refs)
                    if (ref == name)
                        found = card;
                if (found == nullptr)
                    targets.item(t).fail("no card has this ref");
                else
                    m_position.chain[i].targets.push_back(found);
            }
        }
    }

    // --- names

    void find(PlacedCard &card)
    {
        for (const auto &[name, number] : m_names)
            if (card.placed != kNone && card.placed == static_cast<CardId>(number))
                m_out.refs.emplace_back(name, &card);
        for (PlacedCard &gear : card.attached)
            find(gear);
    }

    void findAll(std::vector<PlacedCard> &cards)
    {
        for (PlacedCard &card : cards)
            find(card);
    }

    /// Runs when the addresses of the cards no longer change.
    void findRefs()
    {
        for (SeatPosition &seat : m_position.seats) {
            for (auto *one : {&seat.legend, &seat.champion})
                if (*one)
                    find(**one);
            for (auto *cards : {&seat.hand, &seat.base, &seat.deck, &seat.runeDeck, &seat.trash,
                                &seat.banishment})
                findAll(*cards);
        }
        for (GivenItem &item : m_position.chain)
            find(item.card);
        for (PlacePosition &place : m_position.places) {
            findAll(place.units);
            if (place.facedown)
                find(*place.facedown);
        }
    }

    const RiftboundCards &m_cards;
    ReadPosition &m_out;
    Position &m_position;
    std::vector<std::pair<std::string, int>> m_names;
    int m_lastRef = -1;
    std::array<std::uint8_t, kHolders> m_scored{};
    /// The units at each battlefield that are written beside their player.
    std::array<std::array<std::vector<PlacedCard>, kPlayers>, kPlayers> m_garrisons{};
    std::array<DefId, kPlayers> m_fields{}; ///< the cards of the battlefields
};

} // namespace

Outcome<std::unique_ptr<ReadPosition>> positionFromJson(const RiftboundCards &cards,
                                                        const Json &json)
{
    static constexpr std::string_view kKnown[] = {
        "game",          "seed",    "turn",         "turn_player", "first_player", "phase",   "ask",
        "victory_score", "players", "battlefields", "showdown",    "chain",        "priority"};
    auto out = std::make_unique<ReadPosition>();
    std::optional<Problem> problem;
    const JsonReader reader(json, problem, "bad_scenario");
    if (reader.object(kKnown))
        PositionReader(cards, *out).read(reader);
    if (problem)
        return *problem;
    return out;
}

} // namespace playmat::riftbound::host
