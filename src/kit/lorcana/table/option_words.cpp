// What can be answered, in words.
#include "kit/lorcana/table/prompt_words.h"
#include "kit/lorcana/table/words.h"

namespace playmat::lorcana::board {

using core::Decision;
using core::Option;
using host::Describing;
using table::OptionRow;

OptionRow PromptWords::option(const Decision &decision, int index) const
{
    const Option &option = decision.options[std::size_t(index)];
    OptionRow row = kit::optionOf(m_presenter, m_seen, option, index);
    describe(row, option, decision);
    return row;
}

/// In the order of Describing, so that each way has its code. A card that is offered is chosen,
/// whatever kind of option it is that is about none.
void PromptWords::describe(OptionRow &row, const Option &option, const Decision &decision) const
{
    using By = kit::Describer<PromptWords, Describing>;
    static constexpr auto kDescribers = std::to_array<By>({
        {Describing::Row, &PromptWords::describeByRow},
        {Describing::Play, &PromptWords::describePlay},
        {Describing::Quest, &PromptWords::describeQuest},
        {Describing::Target, &PromptWords::describeTarget},
        {Describing::Ability, &PromptWords::describeAbility},
        {Describing::Chosen, &PromptWords::describeChosen},
        {Describing::Player, &PromptWords::describePlayer},
        {Describing::Mode, &PromptWords::describeMode},
        {Describing::Number, &PromptWords::describeNumber},
        {Describing::Trigger, &PromptWords::describeTrigger},
        {Describing::Answer, &PromptWords::describeAnswer},
    });
    static_assert(core::eachHasItsRow<&By::describing>(kDescribers));
    const host::OptionSpec &spec = host::optionSpec(OptionKind(option.kind));
    if (option.card != core::kNone && !spec.ofCard && spec.kind != OptionKind::Number)
        return describeChosen(row, option, decision);
    kit::describe(*this, kDescribers, spec, row, option, decision);
}

/// Its name line; that is enough where it stands beside another card's.
QString PromptWords::shortName(int id) const
{
    const CardView *card = id < 0 ? nullptr : m_seen.card(id);
    return card == nullptr || card->def == 0 ? qtTrId("lorcana_option_words.a_card")
                                             : Words::name(m_presenter.db().def(card->def));
}

void PromptWords::describeByRow(OptionRow &row, const Option &option,
                                const Decision & /*decision*/) const
{
    kit::describeByRow(row, host::optionSpec(OptionKind(option.kind)));
}

void PromptWords::describeQuest(OptionRow &row, const Option &option,
                                const Decision & /*decision*/) const
{
    const CardView *card = m_seen.card(option.card);
    row.label = qtTrId(host::optionSpec(OptionKind(option.kind)).label);
    row.detail = card == nullptr ? QString() : m_explain.quest(*card, m_sight);
    if (option.cost > 0)
        row.detail
            = qtTrId("lorcana_option_words.costs").arg(row.detail, m_explain.ink(option.cost));
}

void PromptWords::describeTarget(OptionRow &row, const Option &option,
                                 const Decision & /*decision*/) const
{
    const host::OptionSpec &spec = host::optionSpec(OptionKind(option.kind));
    row.label = qtTrId(spec.label).arg(cardName(option.target));
    row.detail = spec.cost ? m_explain.ink(option.cost) : QString();
}

void PromptWords::describePlay(OptionRow &row, const Option &option,
                               const Decision & /*decision*/) const
{
    row.detail = m_explain.ink(option.cost);
    switch (PlayWay(option.number & 0xF)) {
    case PlayWay::Ink:
        row.label = qtTrId("lorcana_option_words.play_it");
        break;
    case PlayWay::Shift:
        row.glyph = QStringLiteral("up");
        row.label = qtTrId("lorcana_option_words.shift_onto").arg(cardName(option.target));
        row.detail = m_explain.shift(option, m_sight);
        break;
    case PlayWay::Sing:
        row.glyph = QStringLiteral("song");
        row.label = qtTrId("lorcana_option_words.sings_it").arg(shortName(option.target));
        row.detail = m_explain.sing(option.target, option.card, m_sight);
        break;
    case PlayWay::SingTogether:
        row.glyph = QStringLiteral("song");
        row.label = qtTrId("lorcana_option_words.several_sing_it_together");
        row.detail = qtTrId("lorcana_option_words.you_choose_who_and_exert");
        break;
    case PlayWay::Free:
        row.label = qtTrId("lorcana_option_words.play_it_for_free");
        row.detail = qtTrId("lorcana_option_words.as_its_own_text_allows");
        break;
    case PlayWay::Other:
        row.label = qtTrId("lorcana_option_words.play_it_another_way");
        row.detail = Words::ability(m_presenter.db(), option.ability, 0);
        break;
    }
}

void PromptWords::describeAbility(OptionRow &row, const Option &option,
                                  const Decision & /*decision*/) const
{
    const CardView *card = m_seen.card(option.card);
    const DefId def = card == nullptr ? DefId(0) : card->def;
    const QString name = Words::abilityName(m_presenter.db(), option.ability);
    const QString said = Words::ability(m_presenter.db(), option.ability, def);
    row.label = name.isEmpty() ? said : name;
    row.detail = name.isEmpty() ? (option.cost > 0 ? m_explain.ink(option.cost) : QString()) : said;
    if (row.label.isEmpty())
        row.label = qtTrId("lorcana_option_words.use_its_ability");
}

void PromptWords::describeChosen(OptionRow &row, const Option &option,
                                 const Decision &decision) const
{
    row.label = cardName(option.card);
    row.detail = whereText(option.card);
    if (Prompt(decision.prompt) == Prompt::Singers) {
        row.glyph = QStringLiteral("song");
        row.detail
            = qtTrId("lorcana_option_words.counts_as_of").arg(option.number).arg(decision.node);
    }
}

/// Of cards that look the same it counts where they are.
QString PromptWords::whereText(int id) const
{
    const CardView *card = m_seen.card(id);
    if (card == nullptr || card->def == 0)
        return {};
    if (card->zone != Zone::Play)
        return Words::zoneName(card->zone);
    const QString &player = m_presenter.playerName(card->owner);
    if (card->on >= 0)
        return qtTrId("lorcana_option_words.under_of").arg(cardName(card->on), player);
    return card->at >= 0 ? qtTrId("lorcana_option_words.s_at").arg(player, cardName(card->at))
                         : qtTrId("lorcana_option_words.s").arg(player);
}

void PromptWords::describeTrigger(OptionRow &row, const Option &option,
                                  const Decision & /*decision*/) const
{
    const CardView *card = m_seen.card(option.card);
    const DefId def = card == nullptr ? DefId(0) : card->def;
    const QString name = Words::abilityName(m_presenter.db(), option.ability);
    const QString said = Words::ability(m_presenter.db(), option.ability, def);
    row.label = cardName(option.card);
    row.detail = name.isEmpty() ? said : qtTrId("lorcana_option_words.mark").arg(name, said);
}

/// The effects of a mode of the question's node, by its place.
QString PromptWords::modeText(const Decision &decision, int mode) const
{
    const Program &p = m_presenter.db().program;
    NodeId id = p.nodes[decision.node].body;
    for (; id != 0 && mode > 0; --mode)
        id = p.nodes[id].next;
    return id == 0 ? QString()
                   : Words::effects(m_presenter.db(), p.nodes[id].body, sourceOf(decision));
}

void PromptWords::describeMode(OptionRow &row, const Option &option, const Decision &decision) const
{
    row.label = modeText(decision, option.number);
    if (row.label.isEmpty())
        row.label = qtTrId("lorcana_option_words.choice").arg(option.number + 1);
}

void PromptWords::describeAnswer(OptionRow &row, const Option &option,
                                 const Decision &decision) const
{
    row.label = OptionKind(option.kind) == OptionKind::Yes ? yes(decision) : no(decision);
}

} // namespace playmat::lorcana::board
