#include "engine/swu/game.h"

#include "engine/core/running_game_body.h"
#include "engine/swu/language/op.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/reasons.h"
#include "engine/swu/view/observe.h"

#include <algorithm>

namespace playmat::core {
template class RunningGame<swu::GameRules>;
}

namespace playmat::swu {

namespace {

[[nodiscard]] core::Refusal checkCard(const CardDb &db, const DeckChoice &deck, DefId id, bool fits)
{
    if (id == 0 || id >= db.defs.size() || !fits)
        return refuse(Reason::WrongCardType, "CR 1.2", id);
    if (!deck.plain && !db.def(id).playable)
        return refuse(Reason::NotPlayable, "", id);
    return {};
}

[[nodiscard]] core::Refusal checkDeck(const CardDb &db, const DeckChoice &deck)
{
    if (deck.cards.size() > kMaxDeck)
        return refuse(Reason::DeckTooLarge, "", static_cast<int>(deck.cards.size()), kMaxDeck);
    const auto type
        = [&](DefId id) { return id < db.defs.size() ? db.def(id).type : CardType::None; };
    core::Refusal r = checkCard(db, deck, deck.leader, type(deck.leader) == CardType::Leader);
    if (r.code == 0)
        r = checkCard(db, deck, deck.base, type(deck.base) == CardType::Base);
    for (const DefId id : deck.cards) {
        const CardType t = type(id);
        if (r.code == 0)
            r = checkCard(db, deck, id,
                          t == CardType::Unit || t == CardType::Upgrade || t == CardType::Event);
    }
    return r;
}

} // namespace

core::Result<State> placed(const CardDb &db, std::uint64_t seed,
                           const std::array<DeckChoice, kPlayers> &decks,
                           std::optional<PlayerId> first)
{
    for (const DeckChoice &deck : decks)
        if (const core::Refusal r = checkDeck(db, deck); r.code != 0)
            return r;
    std::size_t together = 0;
    for (const DeckChoice &deck : decks)
        together += deck.cards.size();
    if (together > kMaxDecks)
        return refuse(Reason::DecksTooLarge, "", static_cast<int>(together), kMaxDecks);
    State state;
    state.rng = core::Rng(seed);
    Machine m(db, state, nullptr);
    for (PlayerId player = 0; player < kPlayers; ++player) {
        m.addCard(decks[player].base, player, Zone::Base);
        m.addCard(decks[player].leader, player, Zone::Base);
        for (const DefId id : decks[player].cards)
            m.addCard(id, player, Zone::Deck);
    }
    m.begin(Phase::Setup, first);
    return state;
}

core::Result<Game> Game::start(const CardDb &db, std::uint64_t seed,
                               const std::array<DeckChoice, kPlayers> &decks,
                               std::optional<PlayerId> first)
{
    const core::Result<State> state = placed(db, seed, decks, first);
    if (!state)
        return state.refusal();
    Game game(db);
    game.m_state = state.value();
    game.proceed();
    return game;
}

core::Result<State> placed(const CardDb &db, const Position &position)
{
    if (const core::Refusal r = checkPosition(db, position); r.code != 0)
        return r;
    State state;
    Machine m(db, state, nullptr);
    placeCards(m, db, position);
    return state;
}

core::Result<Game> Game::fromPosition(const CardDb &db, const Position &position)
{
    const core::Result<State> state = placed(db, position);
    if (!state)
        return state.refusal();
    Game game(db);
    game.m_state = state.value();
    game.proceed();
    return game;
}

core::Result<void> GameRules::check(const CardDb &db, State &state, const core::Decision &decision,
                                    const core::Answer &answer)
{
    return Machine(db, state, nullptr).check(decision, answer);
}

void GameRules::Completion::complete(const State &after, std::vector<core::Event> &events) const
{
    completeEvents(m_db, m_before, after, events);
}

std::optional<GameResult> Game::result() const
{
    if (!over() || suspended() != Capacity::None)
        return std::nullopt;
    return GameResult{m_state.winner, m_state.end};
}

core::Result<void> Game::concede(PlayerId player)
{
    if (m_state.phase == Phase::Over)
        return refuse(Reason::GameOver, "CR 5.6.1");
    if (player >= kPlayers)
        return refuse(Reason::NotYourDecision, "CR 5.6.4", player);
    Machine m = begin(m_record);
    m.concede(player);
    m.decision(m_decision);
    m_revealed = false;
    m_shownTo = 0;
    return {};
}

bool Game::decisionNeedsHiddenInformation() const
{
    const auto hidden = [&](CardId id) {
        return id != kNone && kZoneTable[m_state.cards[id].zone].faces != core::Sight::Public;
    };
    if (m_decision.kind == core::DecisionKind::Mulligan
        || m_decision.kind == core::DecisionKind::Resource)
        return true;
    if (nothingFits(m_decision)) // deciding that takes a look
        return mayNameHidden(m_db->program, m_decision);
    return choosesAmongUnseen()
        || std::any_of(m_decision.options.begin(), m_decision.options.end(),
                       [&](const core::Option &o) { return hidden(o.card) || hidden(o.target); });
}

/// Whether hidden cards could be among those on offer: that none of them is, is hidden too.
bool Game::choosesAmongUnseen() const
{
    const auto prompt = static_cast<Prompt>(m_decision.prompt);
    if (prompt != Prompt::ChooseTargets && prompt != Prompt::ChoosePlay)
        return false;
    State state = m_state; // a machine works on a state; this one only looks at it
    return Machine(*m_db, state, nullptr)
        .hasUnseen(zonesOfChoice(m_db->program, m_decision), m_decision.player);
}

/// Whether only those who see the player's hidden cards know if using it changes anything.
static bool changesUnseen(const Board &m, PlayerId player, AbilityId id)
{
    const Ability &a = m.p.abilities[id];
    if (a.kind != AbilityKind::Action || !(a.cost == AbilityCost{}) || a.effects == 0)
        return false;
    const Node &first = m.p.nodes[a.effects];
    const Selector &sel = m.p.selectors[first.target];
    return first.op->possible != nullptr && sel.mode == SelectMode::Choose
        && m.hasUnseen(m.p.filters[sel.filter].zones, player);
}

bool Game::restsOnHidden(CardId card, AbilityId ability) const
{
    State state = m_state; // a machine works on a state; this one only looks at it
    const Board m(*m_db, state);
    if (ability != 0)
        return changesUnseen(m, m_decision.player, ability);
    bool any = false;
    m.forAbilities(card,
                   [&](AbilityId id) { any = any || changesUnseen(m, m_decision.player, id); });
    return any;
}

CostBreakdown costOf(const CardDb &db, const State &state, PlayerId player, CardId card)
{
    State copy = state;
    return Plays(db, copy).cost(player, card);
}

AttackForecast forecastAttack(const CardDb &db, const State &state, CardId attacker,
                              CardId defender)
{
    State copy = state;
    Machine m(db, copy, nullptr);
    AttackForecast out;
    // "While attacking" applies from the declaration on, so ask as if it had begun.
    if (copy.attackCount < kMaxAttacks) {
        AttackRecord &a = copy.attacks[copy.attackCount++];
        a.attacker = attacker;
        a.defender = defender;
        a.attackerSerial = copy.cards[attacker].serial;
        a.defenderSerial = copy.cards[defender].serial;
        a.defendingPlayer = copy.cards[defender].controller;
        a.flags = AttackRecord::Running;
    }
    m.derive();
    const Card &a = copy.cards[attacker];
    const bool unit = m.isUnitInPlay(defender);
    out.shieldAbsorbs = unit && m.shieldsOn(defender) > 0 && !a.keywords.any(kw::Saboteur);
    out.dealt = out.shieldAbsorbs ? 0 : a.power;
    out.defenderDefeated = out.dealt >= m.remainingHp(defender);
    const int excess = std::max(0, out.dealt - std::max(0, m.remainingHp(defender)));
    out.overwhelm = unit && a.keywords.any(kw::Overwhelm) ? excess : 0;
    const bool first = a.marks.any(mark::DealsFirst);
    if (!unit || (first && out.defenderDefeated))
        return out;
    out.attackersShieldAbsorbs = m.shieldsOn(attacker) > 0;
    out.taken = out.attackersShieldAbsorbs ? 0 : copy.cards[defender].power;
    out.attackerDefeated = out.taken > 0 && out.taken >= m.remainingHp(attacker);
    return out;
}

} // namespace playmat::swu
