#include "table/session/match_history.h"

#include "kit/swu/host/hosted_swu.h"

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
    const auto seen = [&] { return swu->game().observe(swu::Viewer::nobody(), swu::IdsOf::Game); };
    const auto told
        = [&] { return swu->game().eventsFor(swu::Viewer::nobody(), swu::IdsOf::Game); };
    add(seen(), told(), presenter);
    for (size_t i = 0; i < match.stepsDone(); ++i) {
        const match::Match::Step &step = match.steps()[i];
        const swu::Observation before = seen();
        const GivenAnswer given{hosted.value()->decision(), step.answer};
        const bool concedes = step.kind == match::Match::Step::Kind::Concede;
        const auto result
            = concedes ? hosted.value()->concede(step.player) : hosted.value()->apply(step.answer);
        if (!result.ok())
            return;
        add(before, told(), presenter, concedes ? nullptr : &given);
    }
}

void MatchHistory::add(const swu::Observation &before, std::span<const core::Event> events,
                       const SwuPresenter &presenter, const GivenAnswer *given)
{
    for (LogRow &row : LogWriter(presenter).lines(before, events, m_log, given))
        m_log.push_back(std::move(row));
    swu::Observation seen = before;
    for (const core::Event &event : events) {
        swu::applyEvents(seen, presenter.db(), std::span(&event, 1));
        count(event, seen, presenter.db());
    }
}

void MatchHistory::count(const core::Event &event, const swu::Observation &seen,
                         const swu::CardDb &db)
{
    const auto type = swu::Ev(event.type);
    const auto other = [](swu::PlayerId player) { return size_t(swu::opponentOf(player)); };
    const swu::CardView *card = event.card == core::kNone ? nullptr : seen.card(event.card);
    if (card == nullptr)
        return;
    const swu::CardView *source = event.other == core::kNone ? nullptr : seen.card(event.other);
    if (type == swu::Ev::CardPlayed && event.player < swu::kPlayers)
        ++m_tallies[event.player].cardsPlayed;
    else if (type == swu::Ev::AttackDeclared && card->controller < swu::kPlayers)
        ++m_tallies[card->controller].attacks;
    else if (type == swu::Ev::Defeated && event.player < swu::kPlayers && db.def(event.def).isUnit()
             && db.def(event.def).kind == swu::kind::Unit)
        ++m_tallies[other(event.player)].unitsDefeated;
    else if (type == swu::Ev::DamageDealt && db.def(card->def).type == swu::CardType::Base
             && source != nullptr && source->controller == other(card->controller))
        m_tallies[other(card->controller)].baseDamage += event.amount;
}

} // namespace playmat::table
