#include "kit/riftbound/host/invariants.h"

#include "engine/riftbound/rules/board.h"
#include "kit/common/host/checker.h"

namespace playmat::riftbound::host {

namespace {

class GameChecker : kit::Checker<Game, kMaxCards, kPlayers>
{
public:
    using Checker::Checker;

    std::string check()
    {
        for (std::size_t list = 0; list < kLists; ++list)
            checkList(static_cast<ListId>(list));
        for (std::size_t i = 0; i < m_state.cardCount; ++i)
            expect(m_seen[i] == (m_state.cards[i].zone == Zone::Nowhere ? 0 : 1),
                   "a card is not in exactly one place", i);
        checkPlaces();
        checkChain();
        if (m_game.decision().prompt == static_cast<std::uint16_t>(Prompt::Main)
            && m_game.decision().kind == core::DecisionKind::Action)
            checkRest();
        checkDecision();
        return std::move(m_fault);
    }

private:
    void checkList(ListId list)
    {
        int count = 0;
        const Zone zone = zoneOf(list);
        m_state.forEach(zone, holderOf(list), [&](CardId id) {
            const Card &c = m_state.cards[id];
            ++count;
            ++m_seen[id];
            expect(m_state.listIdOf(id) == list, "a card is in another's list", id);
            expect(kZoneTable[zone].board || (c.damage == 0 && c.on == kNone),
                   "a card off the board kept something", id);
            expect((zone != Zone::Base || c.controller == holderOf(list)) != m_state.abroad.has(id),
                   "a card is in another player's base", id);
            expect(c.on == kNone || m_state.listIdOf(c.on) == list, "gear is not where its unit is",
                   id);
        });
        expect(count == m_state.lists[list].count, "a list counts wrongly", list);
        expect(zone != Zone::Facedown || count <= 1
                   || count <= Board(m_game.db(), m_state).facedownAt(holderOf(list)),
               "too many cards are hidden at one place", list);
    }

    void checkPlaces()
    {
        for (std::size_t i = 0; i < m_state.placeCount; ++i)
            expect(m_state.places[i].controller == kNone || m_state.places[i].controller < kPlayers,
                   "a battlefield is controlled by nobody in particular", i);
        int runes[kPlayers] = {};
        for (std::size_t i = 0; i < m_state.cardCount; ++i)
            if (m_state.cards[i].kind == Kind::Rune)
                ++runes[m_state.cards[i].owner];
        for (std::size_t i = 0; i < kPlayers; ++i)
            expect(runes[i] <= kRunesInDeck || m_state.turn == 0, "there are too many runes", i);
    }

    void checkChain()
    {
        for (const ChainItem &item : m_state.chain) {
            expect(m_state.contexts[item.ctx].used, "an item of the chain has no choices",
                   item.card);
            const Zone zone = m_state.cards[item.card].zone;
            const bool moves = m_state.cards[item.card].is(status::Marked)
                && kZoneTable[zone].board; // a unit whose move is paid for (144.3)
            expect(moves || zone == Zone::Chain || zone == Zone::Hand || zone == Zone::Champion,
                   "an item of the chain is elsewhere", item.card);
        }
        expect(m_state.usedContexts() == m_state.chain.size(), "choices are left over",
               m_state.usedContexts());
    }

    /// Checks that nothing is left over between actions.
    void checkRest()
    {
        expect(m_state.chain.empty(), "the chain is not empty", m_state.chain.size());
        expect(m_state.triggers.empty(), "a trigger is left over", m_state.triggers.size());
        expect(m_state.stack.size() == 1, "something still resolves", m_state.stack.size());
        expect(!m_state.showdown.going(), "a showdown still goes on", m_state.showdown.place);
        for (std::size_t i = 0; i < m_state.cardCount; ++i) {
            const Card &c = m_state.cards[i];
            const bool unit = c.kind == Kind::Unit && kZoneTable[c.zone].board;
            expect(!unit || c.damage == 0 || c.damage < c.might,
                   "a unit with lethal damage is still there", i);
            expect(!c.is(status::Designations), "a unit still fights", i);
            expect(!m_state.abroad.has(static_cast<CardId>(i)) || c.on != kNone,
                   "what is not attached is in another player's base", i); // 323.7
        }
        for (std::uint8_t place = 0; place < m_state.placeCount; ++place)
            checkControl(place);
    }

    void checkControl(std::uint8_t place)
    {
        bool units[kPlayers] = {};
        m_state.forEach(Zone::Battlefield, place, [&](CardId id) {
            if (m_state.cards[id].kind == Kind::Unit)
                units[m_state.cards[id].controller] = true;
        });
        expect(!units[0] || !units[1], "units of both players are at rest", place);
        const PlayerId controller = m_state.places[place].controller;
        for (PlayerId player = 0; player < kPlayers; ++player)
            expect(units[player] == (controller == player), "control is not where the units are",
                   place);
    }
};

} // namespace

std::string faultIn(const Game &game)
{
    return GameChecker(game).check();
}

} // namespace playmat::riftbound::host
