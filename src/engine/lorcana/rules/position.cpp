#include "engine/lorcana/rules/position.h"

#include "engine/lorcana/rules/machine.h"

#include <algorithm>

namespace playmat::lorcana {

using core::Refusal;
using core::Result;

namespace {

std::size_t cardsOf(const SeatPosition &seat)
{
    std::size_t n = seat.hand.size() + seat.deck.size() + seat.discard.size() + seat.inkwell.size()
        + seat.play.size();
    for (const PlacedCard &card : seat.play)
        n += card.under.size();
    return n;
}

Refusal whyNotSeat(const CardDb &db, const SeatPosition &seat)
{
    for (const PlacedCard &card : seat.play) {
        const Kind type = db.def(card.def).type;
        if (type == Kind::Action)
            return refuse(Reason::BadPlace, "CR 5.4.1.2", card.def);
        if (card.damage > 0 && type == Kind::Item)
            return refuse(Reason::NoDamageThere, "CR 5.3.6.3", card.def);
        if (card.at
            && (type != Kind::Character || *card.at >= seat.play.size()
                || db.def(seat.play[*card.at].def).type != Kind::Location))
            return refuse(Reason::BadPlace, "CR 4.7.2", card.def);
    }
    return nothing();
}

void placeInPlay(Machine &m, PlayerId player, const SeatPosition &seat)
{
    std::vector<CardId> ids;
    for (const PlacedCard &card : seat.play) {
        const CardId id = m.addCard(card.def, player, Zone::Play);
        ids.push_back(id);
        Card &c = m.s.cards[id];
        c.damage = static_cast<std::uint8_t>(std::clamp(card.damage, 0, kMostNumber));
        const Kind type = m.db().def(card.def).type;
        if (card.exerted && type != Kind::Location)
            c.status |= status::Exerted;
        if (card.drying && type != Kind::Location)
            c.status |= status::Drying;
        CardId above = id;
        for (const UnderCard &under : card.under) {
            const CardId below = m.addCard(under.def, player, Zone::Outside);
            Card &b = m.s.cards[below];
            b.zone = Zone::Play;
            b.on = id;
            b.status = under.faceUp ? std::uint8_t{0} : status::FaceDown;
            m.s.cards[above].under = below;
            above = below;
        }
    }
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (seat.play[i].at)
            m.s.cards[ids[i]].at = ids[*seat.play[i].at];
}

void placeSeat(Machine &m, PlayerId player, const SeatPosition &seat)
{
    m.s.players[player].lore = static_cast<std::uint8_t>(std::clamp(seat.lore, 0, 250));
    m.s.players[player].inked = static_cast<std::uint8_t>(std::clamp(seat.inked, 0, 250));
    for (const DefId def : seat.deck)
        (void)m.addCard(def, player, Zone::Deck);
    for (const DefId def : seat.hand)
        (void)m.addCard(def, player, Zone::Hand);
    for (const DefId def : seat.discard)
        (void)m.addCard(def, player, Zone::Discard);
    for (const PlacedCard &card : seat.inkwell) {
        const CardId id = m.addCard(card.def, player, Zone::Inkwell);
        if (card.exerted)
            m.s.cards[id].status |= status::Exerted;
    }
    placeInPlay(m, player, seat);
}

} // namespace

Result<void> placeCards(const CardDb &db, const Position &position, State &state)
{
    if (cardsOf(position.seats[0]) + cardsOf(position.seats[1]) > kMaxCards)
        return refuse(Reason::TooManyCards, "", static_cast<int>(kMaxCards));
    for (const SeatPosition &seat : position.seats)
        if (const Refusal why = whyNotSeat(db, seat); why.code != 0)
            return why;
    Machine m(db, state, nullptr);
    state.rng = core::Rng(position.seed);
    state.questions = position.questions;
    state.turn = static_cast<std::uint16_t>(position.turn);
    state.active = position.active;
    state.firstPlayer = position.firstPlayer.value_or(PlayerId{kNone});
    for (PlayerId player = 0; player < kPlayers; ++player)
        placeSeat(m, player, position.seats[player]);
    if (position.start == Start::Setup) {
        SetupFrame setup;
        for (PlayerId player = 0; player < kPlayers; ++player)
            if (position.seats[player].handGiven || !position.seats[player].hand.empty())
                setup.given = static_cast<std::uint8_t>(setup.given | playerBit(player));
        m.push(Frame::of(setup, position.active));
        return {};
    }
    const bool begins = position.start == Start::Beginning;
    m.push(Frame::at(begins ? TurnStep::Ready : TurnStep::Main, TurnFrame{}));
    state.phase = begins ? Phase::Beginning : Phase::Main;
    return {};
}

} // namespace playmat::lorcana
