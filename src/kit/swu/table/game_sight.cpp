#include "kit/swu/table/game_sight.h"

#include "kit/swu/table/seen.h"

namespace playmat::table {

namespace {

OpenEvent openEvent(const core::Event &event, const swu::State &after)
{
    OpenEvent out{event, 0, swu::kNone, swu::kNone};
    if (event.card != core::kNone) {
        out.def = after.cards[event.card].def;
        out.controller = after.cards[event.card].controller;
    }
    if (event.other != core::kNone)
        out.source = after.cards[event.other].controller;
    return out;
}

} // namespace

std::vector<OpenEvent> openEventsOf(const swu::SeatedGame &game)
{
    std::vector<OpenEvent> open;
    for (const core::Event &event : game.eventsFor(swu::Viewer::nobody(), swu::IdsOf::Game))
        open.push_back(openEvent(event, game.stateAfter(open.size())));
    return open;
}

GameSight::GameSight(const swu::SeatedGame &game, const swu::Observation &shown, swu::Viewer viewer)
    : m_game(game)
    , m_shown(shown)
    , m_asked(game.observe(viewer, swu::IdsOf::Game))
{
}

std::vector<std::uint16_t> GameSight::listed() const
{
    return m_game.optionsFor(swu::Viewer::of(m_game.decision().player));
}

bool GameSight::needsHidden() const
{
    return m_game.game().decisionNeedsHiddenInformation();
}

bool GameSight::restsOnHidden(core::CardId card, swu::AbilityId ability) const
{
    return !isHidden(card) && m_game.game().restsOnHidden(card, ability);
}

bool GameSight::isHidden(int card) const
{
    return card < 0 || card >= int(swu::kMaxCards) || face(card) == nullptr;
}

swu::Why GameSight::why(const swu::Gesture &gesture) const
{
    for (const core::CardId card : {gesture.card, gesture.ontoCard}) {
        if (card != core::kNone && isHidden(card))
            return {{}, {{std::uint16_t(swu::Reason::HiddenCard), {}, "CR 1.17.3"}}};
    }
    return m_game.game().why(gesture);
}

std::vector<swu::WayToPlay> GameSight::waysToPlay(int card) const
{
    if (isHidden(card))
        return {};
    const swu::PlayerId player = m_game.state().cards[size_t(card)].controller;
    return swu::waysToPlay(m_game.db(), m_game.state(), player, core::CardId(card));
}

std::vector<swu::AbilityId> GameSight::bountiesOf(int unit) const
{
    if (isHidden(unit))
        return {};
    return swu::bountiesOf(m_game.db(), m_game.state(), core::CardId(unit));
}

std::vector<ShownValue> GameSight::powerOf(int unit) const
{
    if (isHidden(unit))
        return {};
    return shownOf(swu::explainPower(m_game.db(), m_game.state(), core::CardId(unit)));
}

std::vector<ShownValue> GameSight::hpOf(int unit) const
{
    if (isHidden(unit))
        return {};
    return shownOf(swu::explainHp(m_game.db(), m_game.state(), core::CardId(unit)));
}

/// What a unit in play gets its values from is open, wherever the card has gone since.
std::vector<ShownValue> GameSight::shownOf(const std::vector<swu::ValuePart> &parts) const
{
    std::vector<ShownValue> values;
    for (const swu::ValuePart &part : parts) {
        const bool none = part.card == core::kNone;
        values.push_back(
            {part.kind, none ? swu::DefId(0) : m_game.state().cards[part.card].def, part.amount});
    }
    return values;
}

swu::Forecast GameSight::chosen(const core::Decision &of, int option) const
{
    return swu::forecastOption(m_game.db(), m_game.state(), of, std::uint16_t(option));
}

swu::Forecast GameSight::shared(const core::Decision &of, const core::Answer &shares) const
{
    return swu::forecastShares(m_game.db(), m_game.state(), of, shares);
}

swu::UseForecast GameSight::used(const core::Decision &of, int option) const
{
    return swu::forecastUse(m_game.db(), m_game.state(), of, std::uint16_t(option));
}

swu::AttackForecast GameSight::attacked(const core::Option &attack) const
{
    return swu::forecastAttack(m_game.db(), m_game.state(), attack.card, attack.target);
}

} // namespace playmat::table
