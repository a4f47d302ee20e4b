// What options would do, as hints on the cards: worked out once per question.
#include "table/presenter/outcome_words.h"
#include "table/session/swu_port.h"

namespace playmat::table {

using swu::OptionKind;

SwuPort::Hints &SwuPort::hints() const
{
    const quint64 id = decisionId();
    if (m_hints.decision != id)
        m_hints = {id, {}, {}};
    return m_hints;
}

CardHint SwuPort::hintOf(int option) const
{
    std::map<int, CardHint> &known = hints().choices;
    const auto at = known.find(option);
    return at != known.end() ? at->second : known[option] = workOutHint(option);
}

CardHint SwuPort::workOutHint(int option) const
{
    const swu::CardDb &db = game().db();
    const swu::State &state = game().state();
    const core::Option &o = decision().options[size_t(option)];
    const OutcomeWords words(db);
    if (OptionKind(o.kind) == OptionKind::Attack && o.target != core::kNone)
        return words.attacked(swu::forecastAttack(db, state, o.card, o.target));
    if (OptionKind(o.kind) == OptionKind::Play && o.target != core::kNone)
        return words.upgraded(db.def(state.cards[o.card].def));
    if (OptionKind(o.kind) != OptionKind::Card)
        return {};
    return words.chosen(swu::forecastOption(db, state, decision(), std::uint16_t(option)), o.card);
}

UseHint SwuPort::useOf(int option) const
{
    std::map<int, UseHint> &known = hints().uses;
    const auto at = known.find(option);
    return at != known.end() ? at->second : known[option] = workOutUse(option);
}

UseHint SwuPort::workOutUse(int option) const
{
    const swu::CardDb &db = game().db();
    const core::Option &o = decision().options[size_t(option)];
    const swu::UseForecast use
        = swu::forecastUse(db, game().state(), decision(), std::uint16_t(option));
    const OutcomeWords words(db);
    UseHint hint;
    if (o.card == core::kNone)
        return hint;
    hint.idle = words.idle(use, o.cost, game().state().cards[o.card].def);
    hint.asks = use.asks;
    for (const swu::UseForecast::Aim &aim : use.aims)
        hint.targets.push_back({int(aim.card), words.chosen(aim.forecast, aim.card)});
    for (const swu::CardOutcome &one : use.sure.cards)
        hint.others.push_back({int(one.card), words.outcome(one)});
    return hint;
}

} // namespace playmat::table
