#include "engine/riftbound/rules/position.h"

#include "engine/riftbound/rules/machine.h"

#include <algorithm>

namespace playmat::riftbound {

using core::Refusal;
using core::Result;

namespace {

std::size_t cardsIn(const std::vector<PlacedCard> &list)
{
    std::size_t n = list.size();
    for (const PlacedCard &card : list)
        n += card.attached.size();
    return n;
}

std::size_t cardsOf(const Position &position)
{
    std::size_t n = 2 * kPlayers + position.chain.size();
    for (const SeatPosition &seat : position.seats)
        for (const auto *list : {&seat.hand, &seat.base, &seat.deck, &seat.runeDeck, &seat.trash,
                                 &seat.banishment, &seat.battlefields})
            n += cardsIn(*list);
    for (const PlacePosition &place : position.places)
        n += 2 + cardsIn(place.units);
    return n;
}

class Placer
{
public:
    Placer(Machine &machine, Position &position)
        : m(machine)
        , m_position(position)
    {
    }

    void place()
    {
        for (std::size_t i = 0; i < m_position.places.size(); ++i)
            placeField(static_cast<std::uint8_t>(i), m_position.places[i]);
        for (PlayerId player = 0; player < kPlayers; ++player)
            placeSeat(player, m_position.seats[player]);
        for (std::size_t i = 0; i < m_position.places.size(); ++i)
            placeUnits(static_cast<std::uint8_t>(i), m_position.places[i]);
        for (GivenItem &item : m_position.chain)
            placeItem(item);
    }

private:
    void placeField(std::uint8_t at, const PlacePosition &from)
    {
        Place &place = m.s.places[at];
        m.s.placeCount = static_cast<std::uint8_t>(at + 1);
        place.card = m.addCard(from.def, from.owner, Zone::Battlefields, 0);
        place.controller = from.controller;
        place.contestedBy = from.contestedBy;
        place.scoredBy = from.scoredBy;
    }

    CardId put(PlacedCard &card, Zone zone, std::uint8_t holder)
    {
        const PlayerId player
            = zone == Zone::Battlefield || zone == Zone::Facedown ? card.player : holder;
        card.placed = m.addCard(card.def, card.owner.value_or(player), zone, holder);
        if (card.placed == kNone)
            return kNone;
        Card &c = m.s.cards[card.placed];
        c.controller = player;
        c.set(status::Token, m.db().def(card.def).token);
        return card.placed;
    }

    void lasting(PlacedCard &card, EffectKind kind, int value, std::uint8_t word, bool turn)
    {
        Effect e;
        e.kind = kind;
        e.target = card.placed;
        e.targetSerial = m.s.cards[card.placed].serial;
        e.controller = m.s.cards[card.placed].controller;
        e.until = turn ? static_cast<std::uint16_t>(m_position.turn) : kForGood;
        e.value = static_cast<std::int8_t>(value);
        e.word = word;
        m.addEffect(e);
    }

    void putOnBoard(PlacedCard &card, Zone zone, std::uint8_t holder)
    {
        if (put(card, zone, holder) == kNone)
            return;
        Card &c = m.s.cards[card.placed];
        c.damage = static_cast<std::uint8_t>(std::clamp(card.damage, 0, kMostNumber));
        c.moves = static_cast<std::uint8_t>(std::clamp(card.moves, 0, kMostNumber));
        c.set(status::Exhausted, card.exhausted);
        c.set(status::Buffed, card.buffed);
        c.set(status::Stunned, card.stunned);
        c.set(status::Empowered, card.empowered);
        if (card.might)
            lasting(card, EffectKind::BaseMight, *card.might, 0, false);
        if (card.mightThisTurn != 0)
            lasting(card, EffectKind::Might, card.mightThisTurn, 0, true);
        for (const auto &[keyword, number] : card.keywords)
            lasting(card, EffectKind::Keyword, number, static_cast<std::uint8_t>(keyword), false);
        for (const auto &[keyword, number] : card.keywordsThisTurn)
            lasting(card, EffectKind::Keyword, number, static_cast<std::uint8_t>(keyword), true);
        for (const TagId tag : card.tags)
            lasting(card, EffectKind::Tag, 0, tag, false);
        for (PlacedCard &gear : card.attached) {
            gear.player = card.player;
            putOnBoard(gear, zone, holder);
            m.s.cards[gear.placed].on = card.placed;
        }
    }

    void placeSeat(PlayerId player, SeatPosition &seat)
    {
        PlayerState &p = m.s.players[player];
        p.points = static_cast<std::uint8_t>(std::clamp(seat.points, 0, kMostNumber));
        p.xp = static_cast<std::uint8_t>(std::clamp(seat.xp, 0, kMostNumber));
        p.played = static_cast<std::uint8_t>(std::clamp(seat.played, 0, kMostNumber));
        p.pool = seat.pool;
        if (seat.legend) {
            (void)put(*seat.legend, Zone::Legend, player);
            m.s.cards[seat.legend->placed].set(status::Exhausted, seat.legend->exhausted);
        } else {
            (void)m.addCard(m.db().blankLegend, player, Zone::Legend, player);
        }
        if (seat.champion) {
            (void)put(*seat.champion, Zone::Champion, player);
            m.s.champions[player] = seat.champion->def;
        }
        for (PlacedCard &card : seat.base) {
            card.player = player;
            putOnBoard(card, Zone::Base, player);
        }
        const std::pair<Zone, std::vector<PlacedCard> *> piles[]
            = {{Zone::MainDeck, &seat.deck},
               {Zone::RuneDeck, &seat.runeDeck},
               {Zone::Hand, &seat.hand},
               {Zone::Trash, &seat.trash},
               {Zone::Banishment, &seat.banishment}};
        for (const auto &[zone, cards] : piles)
            for (PlacedCard &card : *cards)
                (void)put(card, zone, player);
    }

    void placeUnits(std::uint8_t at, PlacePosition &from)
    {
        for (PlacedCard &unit : from.units)
            putOnBoard(unit, Zone::Battlefield, at);
        if (from.facedown && put(*from.facedown, Zone::Facedown, at) != kNone)
            m.s.cards[from.facedown->placed].set(status::HiddenThisTurn, !from.facedown->earlier);
    }

    /// Assigns the given targets to the spell's groups of targets, in order.
    void aim(const GivenItem &item, AbilityId spell, Context &c) const
    {
        int group = 0;
        int inGroup = 0;
        for (const PlacedCard *one : item.targets) {
            const Selector *sel = m.groupOf(spell, group);
            while (sel != nullptr
                   && (inGroup >= sel->most || (sel->mode != kNone && sel->mode != c.mode))) {
                sel = m.groupOf(spell, ++group);
                inGroup = 0;
            }
            Target t;
            t.what = Target::What::Card;
            t.id = one->placed;
            t.group = static_cast<std::uint8_t>(group);
            t.serial = m.s.cards[one->placed].serial;
            (void)c.targets.tryPush(t);
            ++inGroup;
        }
    }

    void placeItem(GivenItem &item)
    {
        const PlayerId player = item.card.player;
        item.card.placed
            = m.addCard(item.card.def, item.card.owner.value_or(player), Zone::Chain, 0);
        if (item.card.placed == kNone)
            return;
        m.s.cards[item.card.placed].controller = player;
        Context c;
        c.source = item.card.placed;
        c.sourceSerial = m.s.cards[item.card.placed].serial;
        c.controller = player;
        c.mode = item.mode < 0 ? std::uint8_t{kNone} : static_cast<std::uint8_t>(item.mode);
        aim(item, m.db().def(item.card.def).spell, c);
        m.placeOnChain(item.card.placed, player, c);
    }

    Machine &m;
    Position &m_position;
};

TurnStep stepOf(Start start)
{
    switch (start) {
    case Start::Awaken:
        return TurnStep::Awaken;
    case Start::Beginning:
        return TurnStep::Beginning;
    case Start::Channel:
        return TurnStep::Channel;
    case Start::Draw:
        return TurnStep::Draw;
    case Start::Ending:
        return TurnStep::Ending;
    case Start::Setup:
    case Start::Main:
        break;
    }
    return TurnStep::Main;
}

void placeShowdown(Machine &m, const Position &position)
{
    if (position.showdownAt == kNone)
        return;
    const std::uint8_t place = position.showdownAt;
    Place &at = m.s.places[place];
    if (at.contestedBy == kNone)
        at.contestedBy = position.turnPlayer;
    at.combatStaged = m.hasUnits(place, 0) && m.hasUnits(place, 1);
    const Triggers listens = m.s.listens;
    m.s.listens = {}; // placing triggers nothing
    m.openShowdown(place);
    if (m.s.showdown.combat)
        for (const PlayerId player : {m.s.showdown.attacker, m.s.showdown.defender})
            m.forUnits(place, player, [&](CardId id) {
                const bool attacks = player == m.s.showdown.attacker;
                m.s.cards[id].set(attacks ? status::Attacker : status::Defender);
                m.s.cards[id].set(status::Designated);
            });
    m.s.listens = listens;
    if (position.focus != kNone)
        m.s.showdown.focus = position.focus;
    m.s.showdown.passed = position.passed;
}

} // namespace

void Machine::placeOnChain(CardId card, PlayerId player, const Context &c)
{
    ChainItem item{.card = card, .controller = player};
    item.pending = false;
    item.played = 1;
    (void)addItem(item, c);
}

Result<void> placeCards(const CardDb &db, Position &position, State &state)
{
    if (cardsOf(position) > kMaxCards || position.places.size() > kMaxPlaces)
        return refuse(Reason::TooManyCards, "", static_cast<int>(kMaxCards));
    Machine m(db, state, nullptr);
    state.rng = core::Rng(position.seed);
    state.questions = position.questions;
    state.turn = static_cast<std::uint16_t>(position.turn);
    state.turnPlayer = position.turnPlayer;
    state.firstPlayer = position.firstPlayer;
    state.victoryScore = static_cast<std::uint8_t>(position.victoryScore);
    for (PlayerId player = 0; player < kPlayers; ++player) {
        const bool first = player == position.firstPlayer;
        const bool begins = position.start == Start::Awaken && player == position.turnPlayer;
        const int turns = (position.turn + (first ? 1 : 0)) / 2 - (begins ? 1 : 0);
        state.players[player].turns = static_cast<std::uint8_t>(std::clamp(turns, 0, 250));
    }
    Placer(m, position).place();
    if (position.start == Start::Setup) {
        SetupFrame setup;
        for (PlayerId player = 0; player < kPlayers; ++player)
            if (position.seats[player].handGiven)
                setup.given = static_cast<std::uint8_t>(setup.given | playerBit(player));
        for (PlayerState &player : state.players)
            player.turns = 0;
        m.push(frameOf(setup));
        return {};
    }
    m.push(frameAt(stepOf(position.start), TurnFrame{}));
    if (position.start == Start::Main)
        state.phase = Phase::Main;
    placeShowdown(m, position);
    if (!position.chain.empty() && position.priority != kNone)
        m.push(frameAt(ChainStep::Execute, ChainFrame{}, position.priority));
    return {};
}

} // namespace playmat::riftbound
