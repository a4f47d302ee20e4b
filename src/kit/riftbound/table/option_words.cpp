// What can be answered, in words.
#include "kit/riftbound/table/forecast_words.h"
#include "kit/riftbound/table/prompt_words.h"
#include "kit/riftbound/table/words.h"

#include <algorithm>

namespace playmat::riftbound::board {

using core::Decision;
using core::Option;
using host::Describing;
using table::OptionRow;

OptionRow PromptWords::option(const Decision &decision, int index) const
{
    const Option &option = decision.options[std::size_t(index)];
    OptionRow row = kit::optionOf(m_presenter, m_seen, option, index);
    const auto item = std::ranges::find_if(m_seen.chain, [&](const ItemView &one) {
        return option.card != core::kNone && one.id == int(option.card);
    });
    if (item != m_seen.chain.end())
        row.facts = m_presenter.itemFacts(*item, m_seen);
    describe(row, option, decision);
    return row;
}

/// In the order of Describing, so that each way has its code.
void PromptWords::describe(OptionRow &row, const Option &option, const Decision &decision) const
{
    using By = kit::Describer<PromptWords, Describing>;
    static constexpr auto kDescribers = std::to_array<By>({
        {Describing::Row, &PromptWords::describeByRow},
        {Describing::Play, &PromptWords::describePlay},
        {Describing::Hide, &PromptWords::describeHide},
        {Describing::Move, &PromptWords::describeMove},
        {Describing::Ability, &PromptWords::describeAbility},
        {Describing::Add, &PromptWords::describeAdd},
        {Describing::Chosen, &PromptWords::describeChosen},
        {Describing::Player, &PromptWords::describePlayer},
        {Describing::Place, &PromptWords::describePlace},
        {Describing::Mode, &PromptWords::describeMode},
        {Describing::Number, &PromptWords::describeNumber},
        {Describing::Cost, &PromptWords::describeCost},
        {Describing::Trigger, &PromptWords::describeTrigger},
        {Describing::Pool, &PromptWords::describePool},
        {Describing::Rune, &PromptWords::describeRune},
    });
    static_assert(core::eachHasItsRow<&By::describing>(kDescribers));
    kit::describe(*this, kDescribers, host::optionSpec(OptionKind(option.kind)), row, option,
                  decision);
}

void PromptWords::describeByRow(OptionRow &row, const Option &option,
                                const Decision & /*decision*/) const
{
    kit::describeByRow(row, host::optionSpec(OptionKind(option.kind)));
}

void PromptWords::describePlay(OptionRow &row, const Option &option,
                               const Decision & /*decision*/) const
{
    const CardView *card = m_sight.face(option.card);
    const bool hidden = card != nullptr && zoneOf(card->list) == Zone::Facedown;
    row.detail = hidden ? qtTrId("riftbound_option_words.from_hiding")
                        : Words::cost(m_sight.priceOf(option));
    row.label = option.zone == kNone
        ? qtTrId("riftbound_option_words.play_it")
        : qtTrId("riftbound_option_words.play_it_to").arg(listName(option.zone));
}

void PromptWords::describeHide(OptionRow &row, const Option &option,
                               const Decision & /*decision*/) const
{
    row.label = qtTrId(host::optionSpec(OptionKind::Hide).label).arg(listName(option.zone));
    row.detail = Words::cost(m_sight.priceOf(option));
}

void PromptWords::describeMove(OptionRow &row, const Option &option,
                               const Decision & /*decision*/) const
{
    row.label = qtTrId("riftbound_option_words.move_to").arg(listName(option.zone));
    if (option.zone != kNone && zoneOf(option.zone) == Zone::Battlefield)
        row.detail = ForecastWords(m_presenter, m_sight).move({row.option}).said();
}

void PromptWords::describeAbility(OptionRow &row, const Option &option,
                                  const Decision & /*decision*/) const
{
    const QString name = Words::abilityName(m_presenter.db(), option.ability);
    const QString said = Words::ability(m_presenter.db(), option.ability);
    row.label = name.isEmpty() ? said : name;
    row.detail = name.isEmpty() ? Words::cost(m_sight.priceOf(option)) : said;
    if (row.label.isEmpty())
        row.label = qtTrId("riftbound_option_words.use_its_ability");
}

void PromptWords::describeAdd(OptionRow &row, const Option &option,
                              const Decision & /*decision*/) const
{
    if (option.ability != 0) {
        row.label = Words::ability(m_presenter.db(), option.ability);
        row.detail
            = qtTrId("riftbound_option_words.adds").arg(Words::cost(m_sight.gives(option.ability)));
        return;
    }
    const host::OptionSpec &spec
        = host::optionSpec(option.number == 0 ? OptionKind::Exhaust : OptionKind::Recycle);
    row.glyph = QString::fromLatin1(spec.glyph);
    row.label = qtTrId(spec.label).arg(cardName(option.card));
    row.detail = qtTrId(spec.detail);
}

void PromptWords::describeRune(OptionRow &row, const Option &option,
                               const Decision & /*decision*/) const
{
    const host::OptionSpec &spec = host::optionSpec(OptionKind(option.kind));
    row.label = qtTrId(spec.label).arg(cardName(option.card));
    row.detail = qtTrId(spec.detail);
}

void PromptWords::describeChosen(OptionRow &row, const Option &option,
                                 const Decision &decision) const
{
    row.label = cardName(option.card);
    row.detail = whereText(option.card);
    if (Prompt(decision.prompt) == Prompt::CombatDamage && option.cost > 0)
        row.detail = qtTrId("riftbound_option_words.lethal").arg(row.detail).arg(option.cost);
}

/// Of cards that look the same it counts where they are.
QString PromptWords::whereText(int id) const
{
    const CardView *card = m_seen.card(id);
    if (card == nullptr || card->def == 0 || card->list == kNone)
        return {};
    const QString &player = m_presenter.playerName(card->controller);
    const Zone zone = zoneOf(card->list);
    if (zone == Zone::Battlefield || zone == Zone::Facedown)
        return qtTrId("riftbound_option_words.s_at").arg(player, listName(card->list));
    return zone == Zone::Base
        ? listName(card->list)
        : qtTrId("riftbound_option_words.s").arg(player, Words::zoneName(zone));
}

void PromptWords::describePlace(OptionRow &row, const Option &option,
                                const Decision & /*decision*/) const
{
    row.label = listName(option.zone);
    if (option.zone == kNone || zoneOf(option.zone) != Zone::Battlefield)
        return;
    const int field = holderOf(option.zone);
    QStringList sums;
    for (int seat = 0; seat < int(kPlayers); ++seat)
        if (const int might = Presenter::mightAt(m_seen, field, seat); might >= 0)
            sums.append(qtTrId("riftbound_option_words.has_might_there")
                            .arg(m_presenter.playerName(seat), QString::number(might)));
    row.detail = sums.join(QStringLiteral(" · "));
}

void PromptWords::describeMode(OptionRow &row, const Option &option, const Decision &decision) const
{
    row.label = Words::mode(m_presenter.db(), decision.ability, option.number);
    if (row.label.isEmpty())
        row.label = qtTrId("riftbound_option_words.choice").arg(option.number + 1);
}

/// Accelerate, or what the card's own text or Repeat offers.
void PromptWords::describeCost(OptionRow &row, const Option &option, const Decision &decision) const
{
    constexpr int kEnergyName = 3; // to hide a card, instead of power
    if (option.player == kEnergyName) {
        Cost price;
        price.energy = option.cost;
        row.label = Words::cost(price);
        return;
    }
    const AbilityId extra = m_sight.extraOf(option);
    if (extra != 0) {
        row.label = Words::ability(m_presenter.db(), extra);
        row.detail = Words::cost(m_presenter.db().ability(extra).cost.resources);
        return;
    }
    const DefId source = sourceOf(decision);
    Cost price;
    price.energy = option.cost;
    if (source != 0)
        price.addPips(m_presenter.db().def(source).domains, 1);
    row.label = Words::shown(QStringLiteral("Accelerate"));
    row.detail = qtTrId("riftbound_option_words.accelerate").arg(Words::cost(price));
}

void PromptWords::describeTrigger(OptionRow &row, const Option &option,
                                  const Decision & /*decision*/) const
{
    row.label = cardName(option.card);
    row.detail = Words::ability(m_presenter.db(), option.ability);
}

/// Numbers of resources as the engine offers them: 0 energy, then the domains, any domain, energy
/// for spells.
void PromptWords::describePool(OptionRow &row, const Option &option,
                               const Decision & /*decision*/) const
{
    Cost amount;
    if (option.number == 0 || option.number == kDomains + 2)
        amount.energy = option.cost;
    else if (option.number == kDomains + 1)
        amount.any = option.cost;
    else
        amount.power[std::size_t(option.number) - 1] = option.cost;
    row.label = Words::cost(amount);
    row.detail = qtTrId("riftbound_option_words.from_the_pool");
}

} // namespace playmat::riftbound::board
