// What options would do, as hints on the cards: worked out once per question.
#include "kit/swu/table/outcome_words.h"
#include "kit/swu/table/port.h"

namespace playmat::table {

using swu::OptionKind;

SwuPort::Hints &SwuPort::hints() const
{
    const quint64 id = decisionId();
    const bool covered = holdsBack();
    if (m_hints.decision != id || m_hints.covered != covered)
        m_hints = {id, covered, {}, {}};
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
    const swu::CardDb &db = sight().cards();
    const core::Option &o = decision().options[size_t(option)];
    const OutcomeWords words(db);
    if (OptionKind(o.kind) == OptionKind::Attack && o.target != core::kNone)
        return words.attacked(sight().attacked(o));
    if (OptionKind(o.kind) == OptionKind::Play && o.target != core::kNone) {
        const swu::CardView *upgrade = sight().face(o.card);
        return upgrade == nullptr ? CardHint() : words.upgraded(db.def(upgrade->def));
    }
    if (OptionKind(o.kind) != OptionKind::Card)
        return {};
    return words.chosen(sight().chosen(decision(), option), o.card);
}

UseHint SwuPort::useOf(int option) const
{
    std::map<int, UseHint> &known = hints().uses;
    const auto at = known.find(option);
    return at != known.end() ? at->second : known[option] = workOutUse(option);
}

std::vector<CardHint> SwuPort::hintsOf(const core::Answer &shares) const
{
    const OutcomeWords words(sight().cards());
    const swu::Forecast all = sight().shared(decision(), shares);
    std::vector<CardHint> hints;
    for (const core::Option &option : decision().options)
        hints.push_back(words.chosen(all, option.card));
    return hints;
}

/// What playing the card deals to one's own base; of events, for nothing else has such a cost.
int SwuPort::costDamageOf(core::CardId card) const
{
    const auto &options = decision().options;
    for (size_t i = 0; i < options.size(); ++i)
        if (options[i].card == card && OptionKind(options[i].kind) == OptionKind::Play)
            return useOf(int(i)).costDamage;
    return 0;
}

UseHint SwuPort::workOutUse(int option) const
{
    const core::Option &o = decision().options[size_t(option)];
    const swu::UseForecast use = sight().used(decision(), option);
    const OutcomeWords words(sight().cards());
    const swu::CardView *card = sight().face(o.card);
    UseHint hint;
    if (card == nullptr)
        return hint;
    hint.costDamage = use.costDamage;
    hint.idle = words.idle(use, o.cost, card->def);
    hint.asks = use.asks;
    // What hangs under a unit is not dropped on; it is asked for.
    for (const swu::UseForecast::Aim &aim : use.aims) {
        const swu::CardView *at = sight().face(aim.card);
        if (at != nullptr && at->attachedTo < 0 && at->capturedBy < 0)
            hint.targets.push_back({int(aim.card), words.chosen(aim.forecast, aim.card)});
    }
    for (const swu::CardOutcome &one : use.sure.cards)
        hint.others.push_back({int(one.card), words.outcome(one)});
    return hint;
}

QVariantList SwuPort::outcomeOf(int option) const
{
    QVariantList parts;
    const core::Option &o = decision().options[size_t(option)];
    if (OptionKind(o.kind) != OptionKind::Attack || o.target == core::kNone)
        return parts;
    const swu::CardView *target = sight().face(o.target);
    const bool base = target != nullptr && target->zone == swu::Zone::Base;
    for (const OutcomePart &part : m_explain.attack(sight().attacked(o), base))
        parts.append(QVariant::fromValue(part));
    return parts;
}

} // namespace playmat::table
