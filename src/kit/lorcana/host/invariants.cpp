#include "kit/lorcana/host/invariants.h"

#include "kit/common/host/checker.h"

namespace playmat::lorcana::host {

namespace {

class GameChecker : kit::Checker<Game, kMaxCards, kPlayers>
{
public:
    using Checker::Checker;

    std::string check()
    {
        for (const Zone zone : {Zone::Deck, Zone::Hand, Zone::Play, Zone::Inkwell, Zone::Discard})
            for (PlayerId player = 0; player < kPlayers; ++player)
                checkList(zone, player);
        for (std::size_t i = 0; i < m_state.cardCount; ++i)
            expect(m_seen[i] == 1, "a card is not in exactly one place", i);
        if (m_game.decision().kind == core::DecisionKind::Action)
            checkRest();
        checkDecision();
        return std::move(m_fault);
    }

private:
    void checkList(Zone zone, PlayerId player)
    {
        int count = 0;
        m_state.forEach(zone, player, [&](CardId id) {
            const Card &c = m_state.cards[id];
            ++count;
            ++m_seen[id];
            expect(c.zone == zone && c.owner == player, "a card is in another's list", id);
            expect(c.on == kNone, "a card under another is in a list", id);
            expect(zone == Zone::Play || (c.damage == 0 && c.under == kNone && c.at == kNone),
                   "a card out of play kept something", id);
            m_state.forUnder(id, [&](CardId below) {
                ++m_seen[below];
                expect(m_state.cards[below].on == id, "a stack does not hold together", below);
            });
        });
        expect(count == m_state.count(zone, player), "a list counts wrongly", listOf(zone, player));
    }

    /// Between actions nothing is left over.
    void checkRest()
    {
        expect(m_state.bag.empty(), "the bag is not empty", m_state.bag.size());
        expect(m_state.usedContexts() == 0, "an ability is still remembered",
               m_state.usedContexts());
        expect(m_state.stack.size() == 1, "something still resolves", m_state.stack.size());
        m_state.forPlay([&](CardId id) {
            const Card &c = m_state.cards[id];
            const Kind type = m_game.db().def(c.def).type;
            expect(type != Kind::Action, "an action is still in play", id);
            expect(type != Kind::Character || c.damage < c.willpower,
                   "a character with too much damage is still in play", id);
            expect(c.at == kNone || m_state.cards[c.at].zone == Zone::Play,
                   "a character is at a place that is gone", id);
        });
    }
};

} // namespace

std::string faultIn(const Game &game)
{
    return GameChecker(game).check();
}

} // namespace playmat::lorcana::host
