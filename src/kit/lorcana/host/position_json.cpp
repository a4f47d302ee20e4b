#include "kit/lorcana/host/position_json.h"

#include "engine/effects/json.h"
#include "engine/lorcana/language/loader.h"
#include "kit/common/host/position_reader.h"
#include "kit/lorcana/host/json_names.h"
#include "kit/lorcana/host/text_places.h"
#include "match/json_reader.h"
#include "match/plain_words.h"
#include "match/setup.h"
#include "text/language.h"

#include <fmt/format.h>

namespace playmat::lorcana::host {

using kit::kMostCards;
using match::JsonReader;

namespace {

constexpr int kMostLore = 250;
constexpr int kDeckWhenLeftOut = 10;

/// Adds the cards that the position defines itself.
void addMadeUpCards(const JsonReader &json, LorcanaCards &cards)
{
    if (!json.value().is_object()) {
        json.fail(text::said("expected an object of cards by their ids"));
        return;
    }
    if (json.value().size() > kMostCards) {
        json.fail(text::format("more than {} cards", kMostCards));
        return;
    }
    if (match::hasTextOver(match::kLongestCardText, json.value())) {
        json.fail(text::format("a text of more than {} bytes", match::kLongestCardText));
        return;
    }
    for (const auto &[id, card] : json.value().items()) {
        const DefId known = cards.db.find(id);
        if (known != 0 && !cards.db.def(known).madeUp) {
            json.at(id).fail(text::format("{} is a printed card", match::inQuotes(id)));
            return;
        }
        effects::JsonProblem wrong;
        const auto value = effects::parseJson(match::toLine(card), wrong);
        if (!value) {
            json.at(id).fail(wrong.message);
            return;
        }
        std::vector<effects::JsonProblem> problems;
        (void)addMadeUp(cards.db, id, effects::JsonCursor(*value, problems));
        if (!problems.empty()) {
            json.at(id).fail(fmt::format("{}: {}", problems[0].path, problems[0].message));
            return;
        }
    }
    cards.index();
}

class PositionReader
{
public:
    explicit PositionReader(const LorcanaCards &cards)
        : m_cards(cards)
    {
    }

    Position read(const JsonReader &json)
    {
        readHeader(json);
        const JsonReader players = json.at("players");
        if (json.has("players"))
            kit::needPlayers(players, kPlayers);
        for (std::size_t p = 0; p < kPlayers && !json.failed(); ++p)
            readSeat(json.has("players") ? players.item(p) : players, m_out.seats[p]);
        return std::move(m_out);
    }

private:
    void readHeader(const JsonReader &json)
    {
        m_out.seed = kit::seedOfGame(json, "lorcana");
        m_out.start = start(json.at("phase"));
        const bool setup = m_out.start == Start::Setup;
        const int first = setup ? 0 : 1; // turn 1 begins once the game is set up
        m_out.turn = static_cast<int>(json.at("turn").integerOr(first, first, 10000));
        if (setup && !json.has("first_player"))
            m_out.firstPlayer.reset();
        else
            m_out.firstPlayer = kit::playerOr(json.at("first_player"), 0, kPlayers);
        const PlayerId begins = m_out.firstPlayer.value_or(PlayerId{0});
        m_out.active
            = kit::playerOr(json.at("active"),
                            setup || m_out.turn % 2 == 1 ? begins : opponentOf(begins), kPlayers);
        if (json.has("ask"))
            m_out.questions = match::questionsFromJson(json.at("ask"));
    }

    static Start start(const JsonReader &json)
    {
        const std::string name = json.stringOr("main");
        if (name == "setup")
            return Start::Setup;
        if (name == "beginning")
            return Start::Beginning;
        if (name != "main")
            kit::failPhase(json, name);
        return Start::Main;
    }

    void readSeat(const JsonReader &json, SeatPosition &seat)
    {
        static constexpr std::string_view kKnown[]
            = {"name", "lore", "inked", "hand", "inkwell", "deck", "discard", "play"};
        if (!json.isNull() && !json.object(kKnown))
            return;
        seat.lore = static_cast<int>(json.at("lore").integerOr(0, 0, kMostLore));
        seat.inked = static_cast<int>(json.at("inked").integerOr(0, 0, kMostCards));
        readDefs(json.at("hand"), seat.hand);
        seat.handGiven = json.has("hand");
        readDefs(json.at("discard"), seat.discard);
        if (json.has("deck"))
            readDefs(json.at("deck"), seat.deck);
        else
            seat.deck.assign(kDeckWhenLeftOut, m_cards.db.blank);
        readInkwell(json.at("inkwell"), seat.inkwell);
        const JsonReader play = json.at("play");
        kit::forEachCard(
            play, [&](const JsonReader &item) { seat.play.push_back(placed(item, play.size())); });
    }

    /// A card by its id.
    [[nodiscard]] DefId card(const JsonReader &json) const
    {
        return kit::knownCard(m_cards.db, json, &match::inQuotes, &cardText);
    }

    /// The card of a string, or the `card` of an object with these keys.
    [[nodiscard]] DefId cardOf(const JsonReader &json,
                               std::span<const std::string_view> known) const
    {
        return kit::cardOf(json, known, [this](const JsonReader &one) { return card(one); });
    }

    void readDefs(const JsonReader &json, std::vector<DefId> &to) const
    {
        static constexpr std::string_view kKnown[] = {"card"};
        if (!kit::readCount(json, m_cards.db.blank, to))
            kit::forEachCard(json,
                             [&](const JsonReader &item) { to.push_back(cardOf(item, kKnown)); });
    }

    void readInkwell(const JsonReader &json, std::vector<PlacedCard> &to) const
    {
        static constexpr std::string_view kKnown[] = {"card", "exerted"};
        PlacedCard blank;
        blank.def = m_cards.db.blank;
        if (kit::readCount(json, blank, to))
            return;
        kit::forEachCard(json, [&](const JsonReader &item) {
            PlacedCard ink;
            ink.def = cardOf(item, kKnown);
            ink.exerted = item.at("exerted").booleanOr(false);
            to.push_back(ink);
        });
    }

    [[nodiscard]] PlacedCard placed(const JsonReader &json, std::size_t count) const
    {
        static constexpr std::string_view kKnown[]
            = {"card", "damage", "exerted", "drying", "at", "under"};
        static constexpr std::string_view kUnder[] = {"card", "face_up"};
        PlacedCard out;
        out.def = cardOf(json, kKnown);
        out.damage = static_cast<int>(json.at("damage").integerOr(0, 0, kMostNumber));
        out.exerted = json.at("exerted").booleanOr(false);
        out.drying = json.at("drying").booleanOr(false);
        if (json.has("at"))
            out.at = static_cast<std::size_t>(
                json.at("at").integer(0, static_cast<std::int64_t>(count) - 1));
        kit::forEachCard(json.at("under"), [&](const JsonReader &under) {
            out.under.push_back(
                {.def = cardOf(under, kUnder), .faceUp = under.at("face_up").booleanOr(true)});
        });
        return out;
    }

    const LorcanaCards &m_cards;
    Position m_out;
};

/// Reads the changes of one card.
CardEdit cardEdit(const State &state, const JsonReader &json)
{
    static constexpr std::string_view kKnown[]
        = {"card", "damage", "exerted", "drying", "to", "under", "face_up"};
    static constexpr std::string_view kTo[] = {"zone", "position"};
    CardEdit out;
    if (!json.object(kKnown))
        return out;
    const int last = state.cardCount - 1;
    out.card = static_cast<CardId>(json.required("card").integer(0, last));
    if (json.has("damage"))
        out.damage = static_cast<int>(json.at("damage").integer(0, kMostNumber));
    if (json.has("exerted"))
        out.exerted = json.at("exerted").booleanOr(false);
    if (json.has("drying"))
        out.drying = json.at("drying").booleanOr(false);
    out.faceUp = json.at("face_up").booleanOr(true);
    if (json.has("under"))
        out.under = static_cast<CardId>(json.at("under").integer(0, last));
    if (!json.has("to") || !json.at("to").object(kTo))
        return out;
    const JsonReader zone = json.at("to").required("zone");
    const auto place = zonePlaceOf(zone.string());
    if (!place || place->lore || place->player == kNone) {
        zone.fail(text::format("{} is not a zone", zone.value().dump()));
        return out;
    }
    out.to = place->zone;
    out.toPlayer = place->player;
    const std::string position = json.at("to").at("position").stringOr("top");
    if (position != "top" && position != "bottom")
        json.at("to").at("position").fail(text::said("expected \"top\" or \"bottom\""));
    out.bottom = position == "bottom";
    return out;
}

PlayerEdit playerEdit(const JsonReader &json)
{
    static constexpr std::string_view kKnown[] = {"player", "lore", "inked"};
    PlayerEdit out;
    if (!json.object(kKnown))
        return out;
    out.player = static_cast<PlayerId>(json.required("player").integer(0, kPlayers - 1));
    if (json.has("lore"))
        out.lore = static_cast<int>(json.at("lore").integer(0, kMostLore));
    if (json.has("inked"))
        out.inked = static_cast<int>(json.at("inked").integer(0, kMostCards));
    return out;
}

} // namespace

Outcome<ReadPosition> positionFromJson(const LorcanaCards &cards, const Json &json)
{
    static constexpr std::string_view kKnown[]
        = {"game", "seed", "turn", "active", "first_player", "phase", "ask", "made_up", "players"};
    return kit::readStrictly<ReadPosition>(json, "bad_scenario", [&](const JsonReader &reader) {
        ReadPosition out;
        if (reader.object(kKnown) && reader.has("made_up")) {
            const auto own = std::make_shared<LorcanaCards>();
            own->db = cards.db;
            addMadeUpCards(reader.at("made_up"), *own);
            out.cards = own;
        }
        if (!reader.failed())
            out.position = PositionReader(out.cards ? *out.cards : cards).read(reader);
        return out;
    });
}

Outcome<Edit> editFromJson(const State &state, const Json &json)
{
    static constexpr std::string_view kKnown[] = {"cards", "players"};
    return kit::readStrictly<Edit>(json, "bad_edit", [&](const JsonReader &reader) {
        Edit out;
        if (!reader.object(kKnown))
            return out;
        kit::forEachCard(reader.at("cards"), [&](const JsonReader &card) {
            out.cards.push_back(cardEdit(state, card));
        });
        kit::forEachCard(reader.at("players"), [&](const JsonReader &player) {
            out.players.push_back(playerEdit(player));
        });
        return out;
    });
}

} // namespace playmat::lorcana::host
