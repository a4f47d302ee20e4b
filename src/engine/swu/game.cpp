#include "engine/swu/game.h"

#include "engine/swu/language/op.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/reasons.h"
#include "engine/swu/view/observe.h"

#include <algorithm>

namespace playmat::swu {

namespace {

[[nodiscard]] core::Refusal checkCard(const CardDb &db, DefId id, bool fits)
{
    if (id == 0 || id >= db.defs.size() || !fits)
        return refuse(Reason::WrongCardType, "CR 1.2", id);
    if (!db.def(id).playable)
        return refuse(Reason::NotPlayable, "", id);
    return {};
}

[[nodiscard]] core::Refusal checkDeck(const CardDb &db, const DeckChoice &deck)
{
    if (deck.cards.size() > kMaxDeck)
        return refuse(Reason::DeckTooLarge, "", static_cast<int>(deck.cards.size()), kMaxDeck);
    const auto type
        = [&](DefId id) { return id < db.defs.size() ? db.def(id).type : CardType::None; };
    core::Refusal r = checkCard(db, deck.leader, type(deck.leader) == CardType::Leader);
    if (r.code == 0)
        r = checkCard(db, deck.base, type(deck.base) == CardType::Base);
    for (const DefId id : deck.cards) {
        const CardType t = type(id);
        if (r.code == 0)
            r = checkCard(db, id,
                          t == CardType::Unit || t == CardType::Upgrade || t == CardType::Event);
    }
    return r;
}

} // namespace

core::Result<Game> Game::start(const CardDb &db, std::uint64_t seed,
                               const std::array<DeckChoice, kPlayers> &decks, RulesVersion version)
{
    for (const DeckChoice &deck : decks)
        if (const core::Refusal r = checkDeck(db, deck); r.code != 0)
            return r;
    const std::size_t together = decks[0].cards.size() + decks[1].cards.size();
    if (together > kMaxDecks)
        return refuse(Reason::DecksTooLarge, "", static_cast<int>(together), kMaxDecks);
    Game game(db);
    game.m_state.version = version;
    game.m_state.rng = core::Rng(seed);
    Machine m(db, game.m_state, nullptr);
    for (PlayerId player = 0; player < kPlayers; ++player) {
        m.addCard(decks[player].base, player, Zone::Base);
        m.addCard(decks[player].leader, player, Zone::Base);
        for (const DefId id : decks[player].cards)
            m.addCard(id, player, Zone::Deck);
    }
    game.m_ids = SeatIds::of(game.m_state);
    m.begin(Phase::Setup);
    game.proceed();
    return game;
}

core::Result<Game> Game::fromPosition(const CardDb &db, const Position &position,
                                      RulesVersion version)
{
    if (const core::Refusal r = checkPosition(db, position); r.code != 0)
        return r;
    Game game(db);
    game.m_state.version = version;
    Machine m(db, game.m_state, nullptr);
    placeCards(m, db, position);
    game.m_ids = SeatIds::of(game.m_state);
    game.proceed();
    return game;
}

void Game::proceed()
{
    Machine m(*m_db, m_state, m_record ? &m_events : nullptr);
    m.watch(m_marks);
    m.run();
    m.decision(m_decision);
    m_revealed = m_revealed || m.learned().hidden;
}

/// The events of the answer before are over: what they showed and hid is settled.
void Game::beginAnswer()
{
    if (!m_record)
        m_named = false;
    else if (m_named)
        m_ids.follow(m_events);
    else
        m_ids = SeatIds::of(m_state);
    m_named = m_record;
    m_events.clear();
}

std::optional<GameResult> Game::result() const
{
    if (!over() || suspended() != Capacity::None)
        return std::nullopt;
    return GameResult{m_state.winner, m_state.end};
}

core::Result<void> Game::apply(const core::Answer &answer)
{
    if (const auto checked = Machine(*m_db, m_state, nullptr).check(m_decision, answer); !checked)
        return checked;
    if (!m_record) {
        play(answer);
        return {};
    }
    beginAnswer();
    const State before = m_state;
    Machine m(*m_db, m_state, &m_events);
    m.watch(m_marks);
    m.answer(m_decision, answer);
    m.run();
    completeEvents(*m_db, before, m_state, m_events);
    m.decision(m_decision);
    m_revealed = m.learned().hidden;
    m_shownTo = m.learned().shownTo;
    return {};
}

void Game::play(const core::Answer &answer)
{
    m_named = false;
    m_events.clear();
    Machine m(*m_db, m_state, nullptr);
    m.watch(m_marks);
    m.answer(m_decision, answer);
    m.run();
    m.decision(m_decision);
    m_revealed = m.learned().hidden;
    m_shownTo = m.learned().shownTo;
}

core::Result<void> Game::concede(PlayerId player)
{
    if (m_state.phase == Phase::Over)
        return refuse(Reason::GameOver, "CR 5.6.1");
    if (player >= kPlayers)
        return refuse(Reason::NotYourDecision, "CR 5.6.4", player);
    beginAnswer();
    Machine m(*m_db, m_state, m_record ? &m_events : nullptr);
    m.concede(player);
    m.decision(m_decision);
    m_revealed = false;
    m_shownTo = 0;
    return {};
}

void Game::restore(const State &state)
{
    m_state.become(state);
    m_named = false;
    m_events.clear();
    m_revealed = false;
    m_shownTo = 0;
    Machine m(*m_db, m_state, nullptr);
    m.decision(m_decision);
}

void Game::restore(const State &state, const SeatIds &ids)
{
    restore(state);
    m_ids = ids;
    m_named = true;
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
static bool changesUnseen(const Machine &m, PlayerId player, AbilityId id)
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
    const Machine m(*m_db, state, nullptr);
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
    return Machine(db, copy, nullptr).cost(player, card);
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
