#include "table/session/match_history.h"

#include "match/swu/hosted_swu.h"

namespace playmat::table {

void MatchHistory::rebuild(const match::CardLibrary &library, const match::Match &match,
                           const SwuPresenter &presenter)
{
    m_log.clear();
    m_tallies = {};
    auto hosted = match::startGame(library, match.setup());
    if (!hosted.ok())
        return;
    const auto *swu = dynamic_cast<const match::HostedSwu *>(hosted.value().get());
    if (swu == nullptr)
        return;
    add(swu->game().observe(swu::Viewer::nobody(), swu::IdsOf::Game), swu->game(), presenter);
    for (size_t i = 0; i < match.stepsDone(); ++i) {
        const match::Match::Step &step = match.steps()[i];
        const swu::Observation before
            = swu->game().observe(swu::Viewer::nobody(), swu::IdsOf::Game);
        const GivenAnswer given{swu->game().decision(), step.answer};
        const bool concedes = step.kind == match::Match::Step::Kind::Concede;
        const auto result
            = concedes ? hosted.value()->concede(step.player) : hosted.value()->apply(step.answer);
        if (!result.ok())
            return;
        add(before, swu->game(), presenter, concedes ? nullptr : &given);
    }
}

void MatchHistory::add(const swu::Observation &before, const swu::Game &game,
                       const SwuPresenter &presenter, const GivenAnswer *given)
{
    const std::vector<core::Event> events = game.eventsFor(swu::Viewer::nobody(), swu::IdsOf::Game);
    for (LogRow &row : LogWriter(presenter).lines(before, events, m_log, given))
        m_log.push_back(std::move(row));
    for (const core::Event &event : events)
        count(event, game.state(), game.db());
}

void MatchHistory::count(const core::Event &event, const swu::State &state, const swu::CardDb &db)
{
    const auto type = swu::Ev(event.type);
    const auto other = [](swu::PlayerId player) { return size_t((player + 1) % swu::kPlayers); };
    if (event.card == core::kNone)
        return;
    const swu::Card &card = state.cards[event.card];
    if (type == swu::Ev::CardPlayed && event.player < swu::kPlayers)
        ++m_tallies[event.player].cardsPlayed;
    else if (type == swu::Ev::AttackDeclared && card.controller < swu::kPlayers)
        ++m_tallies[card.controller].attacks;
    else if (type == swu::Ev::Defeated && event.player < swu::kPlayers && db.def(card.def).isUnit())
        ++m_tallies[other(event.player)].unitsDefeated;
    else if (type == swu::Ev::DamageDealt && db.def(card.def).type == swu::CardType::Base
             && event.other != core::kNone
             && state.cards[event.other].controller == other(card.controller))
        m_tallies[other(card.controller)].baseDamage += event.amount;
}

} // namespace playmat::table
