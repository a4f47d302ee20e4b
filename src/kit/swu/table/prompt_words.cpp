#include "kit/swu/table/prompt_words.h"

#include "engine/swu/language/vocabulary.h"
#include "engine/swu/text/print.h"
#include "engine/swu/view/observe.h"
#include "kit/common/table/question_words.h"
#include "kit/swu/table/card_text.h"
#include "kit/swu/table/rule_links.h"
#include "kit/swu/table/table_sight.h"
#include "kit/swu/table/words.h"

#include <algorithm>
#include <array>

namespace playmat::table {

using core::DecisionKind;
using match::Describing;
using swu::OptionKind;

Prompt PromptWords::prompt(const core::Decision &decision, bool needsHidden) const
{
    if (decision.kind == DecisionKind::None || decision.player >= swu::kPlayers)
        return {};
    Prompt p = kit::promptOf(decision, title(decision), text(decision), needsHidden,
                             links::of(decision));
    if (decision.kind == DecisionKind::Confirm)
        addAnswers(p, decision);
    addSource(p, decision);
    if (decision.kind == DecisionKind::Action)
        addAction(p, decision);
    return p;
}

/// The buttons say what they do, not just yes and no.
void PromptWords::addAnswers(Prompt &p, const core::Decision &decision) const
{
    p.declineLabel = m_seen.looks.empty() ? qtTrId("swu_prompt_words.no_dont")
                                          : qtTrId("swu_prompt_words.leave_it");
    const match::PromptSpec &spec = match::promptSpec(swu::Prompt(decision.prompt));
    if (*spec.yes.phrase != '\0') {
        p.confirmLabel = qtTrId(spec.yes.phrase);
        p.declineLabel = *spec.no.phrase == '\0' ? QString() : qtTrId(spec.no.phrase);
    } else {
        p.confirmLabel = offer(decision, swu::NodeId(decision.node));
    }
    if (isBounty(
            decision)) { // the card's own words, with conditions and all, are beside the buttons
        p.confirmLabel = qtTrId("swu_prompt_words.collect_the_bounty");
        p.declineLabel = qtTrId("swu_prompt_words.leave_it");
    }
    if (p.confirmLabel.isEmpty()) {
        p.confirmLabel = qtTrId("swu_prompt_words.yes");
        p.declineLabel = qtTrId("swu_prompt_words.no");
    }
    if (swu::nothingFits(decision) && readsFor(decision))
        p.declineLabel = qtTrId("swu_prompt_words.go_on");
}

swu::DefId PromptWords::sourceOf(const core::Decision &decision) const
{
    const swu::CardView *source
        = decision.source == core::kNone ? nullptr : m_seen.card(decision.source);
    return source == nullptr ? swu::DefId(0) : source->def;
}

/// The name of the one card that is looked at; empty while it is hidden from the reader.
QString PromptWords::onlyLookedAt() const
{
    const swu::CardView *card
        = m_seen.looks.size() == 1 ? m_seen.card(m_seen.looks.front().card) : nullptr;
    return card == nullptr || card->def == 0 ? QString()
                                             : CardWords::name(m_presenter.db().def(card->def));
}

QString PromptWords::offer(const core::Decision &decision, swu::NodeId node) const
{
    return CardText::offer(m_presenter.db(), node, sourceOf(decision), onlyLookedAt());
}

std::vector<OptionRow> PromptWords::looked() const
{
    std::vector<OptionRow> rows;
    for (const swu::LookView &look : m_seen.looks) {
        const swu::CardView *card = m_seen.card(look.card);
        if (card == nullptr)
            continue;
        rows.push_back(kit::lookedAtRow(m_presenter, m_seen, card,
                                        qtTrId("swu_prompt_words.a_hidden_card"),
                                        qtTrId("swu_prompt_words.this_card_cannot_be_chosen")));
    }
    return rows;
}

QString PromptWords::title(const core::Decision &decision) const
{
    const QString &name = m_presenter.playerName(decision.player);
    return decision.kind == DecisionKind::Action ? qtTrId("swu_prompt_words.your_move").arg(name)
                                                 : qtTrId("swu_prompt_words.decides").arg(name);
}

bool PromptWords::isBounty(const core::Decision &decision) const
{
    return decision.ability != 0
        && m_presenter.db().program.abilities[decision.ability].triggers.any(swu::trig::Bounty);
}

/// What would be done: "Put Wampa on the bottom of your deck?"
QString PromptWords::mayText(const core::Decision &decision) const
{
    if (isBounty(decision) && sourceOf(decision) != 0)
        return qtTrId("swu_prompt_words.collect_the_bounty_on")
            .arg(CardWords::name(m_presenter.db().def(sourceOf(decision))));
    const QString what = offer(decision, swu::NodeId(decision.node));
    if (!what.isEmpty())
        return qtTrId("swu_prompt_words.mark").arg(what);
    const swu::DefId source = sourceOf(decision);
    return source == 0 ? qtTrId("swu_prompt_words.use_this_ability")
                       : qtTrId("swu_prompt_words.use_the_ability_of")
                             .arg(CardWords::name(m_presenter.db().def(source)));
}

/// "Pay 1 resource? If you don't, return this unit to its owner's hand."
QString PromptWords::payText(const core::Decision &decision) const
{
    const swu::DefId source = sourceOf(decision);
    const QString what = source == 0
        ? QString()
        : CardText::payment(m_presenter.db(), swu::NodeId(decision.node), source);
    return what.isEmpty() ? qtTrId("swu_prompt_words.pay_for_it") : what;
}

/// Whether the reader sees what the deciding player sees.
bool PromptWords::readsFor(const core::Decision &decision) const
{
    const core::PlayerId player = decision.player;
    const std::uint16_t zones = swu::zonesOfChoice(m_presenter.db().program, decision);
    const bool resources = (zones & swu::zoneBit(swu::Zone::Resources)) != 0;
    const auto open = [&](int id) {
        const swu::CardView *card = m_seen.card(id);
        return card != nullptr && card->def != 0;
    };
    return std::ranges::all_of(m_seen.zone(swu::Zone::Hand, player).cards, open)
        && (!resources
            || std::ranges::all_of(m_seen.zone(swu::Zone::Resources, player).cards, open))
        && std::ranges::all_of(m_seen.looks,
                               [&](const swu::LookView &look) { return open(look.card); });
}

QString PromptWords::text(const core::Decision &decision) const
{
    const bool nothing = swu::nothingFits(decision);
    if (nothing && readsFor(decision))
        return qtTrId("swu_prompt_words.nothing_here_fits");
    const match::PromptSpec &spec = match::promptSpec(swu::Prompt(decision.prompt));
    switch (spec.asking) {
    case match::Asking::Phrase:
        return qtTrId(spec.phrase, decision.max);
    case match::Asking::May:
        return mayText(decision);
    case match::Asking::Payment:
        return payText(decision);
    case match::Asking::Targets:
        break;
    }
    return nothing ? qtTrId("swu_prompt_words.choose_from_cards_you_have") : chooseText(decision);
}

namespace {

/// The questions about one kind of card, whole sentences for the translators' sake.
struct Choosing
{
    const char *one;
    const char *mayOne;
    const char *exactly;
    const char *upTo;
};

} // namespace

/// In the order of PromptWords::Chosen.
static constexpr std::array<Choosing, 6> kChoosing{{
    {QT_TRID_NOOP("swu_prompt_words.one_card"), QT_TRID_NOOP("swu_prompt_words.may_card"),
     QT_TRID_N_NOOP("swu_prompt_words.all_card"), QT_TRID_N_NOOP("swu_prompt_words.some_card")},
    {QT_TRID_NOOP("swu_prompt_words.one_unit"), QT_TRID_NOOP("swu_prompt_words.may_unit"),
     QT_TRID_N_NOOP("swu_prompt_words.all_unit"), QT_TRID_N_NOOP("swu_prompt_words.some_unit")},
    {QT_TRID_NOOP("swu_prompt_words.one_base"), QT_TRID_NOOP("swu_prompt_words.may_base"),
     QT_TRID_N_NOOP("swu_prompt_words.all_base"), QT_TRID_N_NOOP("swu_prompt_words.some_base")},
    {QT_TRID_NOOP("swu_prompt_words.one_unit_or_base"),
     QT_TRID_NOOP("swu_prompt_words.may_unit_or_base"),
     QT_TRID_N_NOOP("swu_prompt_words.all_unit_or_base"),
     QT_TRID_N_NOOP("swu_prompt_words.some_unit_or_base")},
    {QT_TRID_NOOP("swu_prompt_words.one_upgrade"), QT_TRID_NOOP("swu_prompt_words.may_upgrade"),
     QT_TRID_N_NOOP("swu_prompt_words.all_upgrade"),
     QT_TRID_N_NOOP("swu_prompt_words.some_upgrade")},
    {QT_TRID_NOOP("swu_prompt_words.one_resource"), QT_TRID_NOOP("swu_prompt_words.may_resource"),
     QT_TRID_N_NOOP("swu_prompt_words.all_resource"),
     QT_TRID_N_NOOP("swu_prompt_words.some_resource")},
}};

PromptWords::Chosen PromptWords::chosenAs(const core::Option &option) const
{
    const swu::CardView *card = option.card == core::kNone ? nullptr : m_seen.card(option.card);
    if (card == nullptr)
        return Chosen::Card;
    if (card->zone == swu::Zone::Resources)
        return Chosen::Resource;
    if (card->zone == swu::Zone::Base)
        return m_presenter.db().def(card->def).type == swu::CardType::Base ? Chosen::Base
                                                                           : Chosen::Card;
    if (!swu::isArena(card->zone))
        return Chosen::Card;
    return card->attachedTo < 0 ? Chosen::Unit : Chosen::Upgrade;
}

QString PromptWords::chooseText(const core::Decision &decision) const
{
    unsigned kinds = 0;
    for (const core::Option &option : decision.options) {
        kinds |= 1U << unsigned(chosenAs(option));
        if (option.card != core::kNone && m_seen.card(option.card) == nullptr)
            return qtTrId("swu_prompt_words.choose_from_cards_you_have"); // not even how many
    }
    const auto only = [&](Chosen a, Chosen b) {
        return kinds != 0 && (kinds & ~(1U << unsigned(a) | 1U << unsigned(b))) == 0;
    };
    Chosen what = Chosen::Card;
    for (const Chosen one :
         {Chosen::UnitOrBase, Chosen::Unit, Chosen::Base, Chosen::Upgrade, Chosen::Resource})
        if (one == Chosen::UnitOrBase ? only(Chosen::Unit, Chosen::Base) : only(one, one))
            what = one;
    const Choosing &say = kChoosing[size_t(what)];
    if (decision.max <= 1)
        return qtTrId(decision.min == 0 ? say.mayOne : say.one);
    return qtTrId(decision.min == decision.max ? say.exactly : say.upTo, decision.max);
}

void PromptWords::addSource(Prompt &p, const core::Decision &decision) const
{
    const swu::DefId source = sourceOf(decision);
    if (source == 0)
        return;
    const swu::CardDef &def = m_presenter.db().def(source);
    p.sourceId = CardWords::id(def);
    p.sourceName = CardWords::name(def);
    const bool ofCards
        = decision.kind == DecisionKind::ChooseCards || decision.kind == DecisionKind::Distribute;
    const QString whole = CardText::plain(CardText::ability(m_presenter.db(), decision.ability));
    const QString part = CardText::plain(CardText::effect(m_presenter.db(), decision.node, source));
    p.sourceText = whole.isEmpty() || (ofCards && !part.isEmpty()) ? part : whole;
    if (p.sourceText.isEmpty() && swu::Prompt(decision.prompt) == swu::Prompt::AmbushAttack)
        p.sourceText = CardWords::shown(CardWords::keywords(swu::kw::Ambush, 0, 0)).join(u' ');
    if (p.sourceText.isEmpty()) // nothing would stand behind the colon
        p.sourceName.clear();
}

void PromptWords::addAction(Prompt &p, const core::Decision &decision) const
{
    const bool otherPassed = m_seen.players.at(swu::opponentOf(decision.player)).hasPassed;
    p.passEndsPhase = otherPassed;
    p.passNote = otherPassed ? qtTrId("swu_prompt_words.ends_the_phase") : QString();
    p.tokenNote = otherPassed ? qtTrId("swu_prompt_words.and_the_phase_ends")
                              : qtTrId("swu_prompt_words.and_pass_until_then");
}

OptionRow PromptWords::option(const core::Decision &decision, int index) const
{
    const core::Option &option = decision.options[size_t(index)];
    OptionRow row = kit::optionOf(m_presenter, m_seen, option, index);
    describe(row, option, decision);
    return row;
}

/// In the order of Describing, so that each way has its code. A card that is offered is chosen,
/// whatever kind of option it is that is about none.
void PromptWords::describe(OptionRow &row, const core::Option &option,
                           const core::Decision &decision) const
{
    using By = kit::Describer<PromptWords, Describing>;
    static constexpr auto kDescribers = std::to_array<By>({
        {Describing::Row, &PromptWords::describeByRow},
        {Describing::Target, &PromptWords::describeTarget},
        {Describing::Play, &PromptWords::describePlay},
        {Describing::Ability, &PromptWords::describeAbility},
        {Describing::Deploy, &PromptWords::describeDeploy},
        {Describing::Chosen, &PromptWords::describeChosen},
        {Describing::Player, &PromptWords::describePlayer},
        {Describing::Mode, &PromptWords::describeMode},
        {Describing::Number, &PromptWords::describeNumber},
        {Describing::Trigger, &PromptWords::describeTrigger},
    });
    static_assert(core::eachHasItsRow<&By::describing>(kDescribers));
    const match::OptionSpec &spec = match::optionSpec(OptionKind(option.kind));
    if (option.card != core::kNone && !spec.ofCard)
        return describeChosen(row, option, decision);
    kit::describe(*this, kDescribers, spec, row, option, decision);
}

/// Of cards that look the same it counts which unit they are on, or which one holds them captive.
void PromptWords::describeHost(OptionRow &row) const
{
    const swu::CardView *card = m_seen.card(row.viewId);
    if (card == nullptr)
        return;
    if (swu::isArena(card->zone) && card->attachedTo >= 0) {
        row.glyph = QStringLiteral("upgrade");
        row.detail = qtTrId("swu_prompt_words.on").arg(cardName(core::CardId(card->attachedTo)));
    } else if (card->zone == swu::Zone::Captured && card->capturedBy >= 0) {
        row.glyph = QStringLiteral("lock");
        row.detail
            = qtTrId("swu_prompt_words.captured_by").arg(cardName(core::CardId(card->capturedBy)));
    }
}

/// "Play", or the way of playing where a card has one of its own: "Smuggle".
QString PromptWords::playText(const core::Option &option, const QString &name,
                              const QString &target) const
{
    const QString way = CardText::way(m_presenter.db(), option.ability);
    if (way.isEmpty())
        return target.isEmpty() ? qtTrId("swu_prompt_words.play").arg(name)
                                : qtTrId("swu_prompt_words.play_on").arg(target);
    return target.isEmpty() ? qtTrId("swu_prompt_words.mark_2").arg(way, name)
                            : qtTrId("swu_prompt_words.on_2").arg(way, target);
}

void PromptWords::describeByRow(OptionRow &row, const core::Option &option,
                                const core::Decision & /*decision*/) const
{
    kit::describeByRow(row, match::optionSpec(OptionKind(option.kind)));
}

void PromptWords::describeTarget(OptionRow &row, const core::Option &option,
                                 const core::Decision & /*decision*/) const
{
    row.label = qtTrId(match::optionSpec(OptionKind(option.kind)).label).arg(targetName(option));
}

void PromptWords::describePlay(OptionRow &row, const core::Option &option,
                               const core::Decision & /*decision*/) const
{
    row.label = playText(option, cardName(option.card), targetName(option));
    row.detail = costText(option.cost);
    if (const QString giver = CardText::giverOfWay(m_presenter.db(), option.ability);
        !giver.isEmpty())
        row.detail = qtTrId("swu_prompt_words.thanks_to").arg(row.detail, giver);
}

void PromptWords::describeAbility(OptionRow &row, const core::Option &option,
                                  const core::Decision & /*decision*/) const
{
    row.label = abilityText(option);
    row.detail = option.cost > 0 ? costText(option.cost) : QString();
}

void PromptWords::describeDeploy(OptionRow &row, const core::Option &option,
                                 const core::Decision & /*decision*/) const
{
    const QString target = targetName(option);
    row.label = target.isEmpty() ? qtTrId("swu_prompt_words.deploy").arg(cardName(option.card))
                                 : qtTrId("swu_prompt_words.deploy_on").arg(target);
    row.detail = qtTrId(match::optionSpec(OptionKind(option.kind)).detail);
}

void PromptWords::describeChosen(OptionRow &row, const core::Option &option,
                                 const core::Decision & /*decision*/) const
{
    row.label = cardName(option.card);
    if (const swu::CardView *card = m_seen.card(option.card); card != nullptr && card->def != 0)
        row.detail = CardWords::zoneName(card->zone);
    describeHost(row);
}

void PromptWords::describePlayer(OptionRow &row, const core::Option &option,
                                 const core::Decision & /*decision*/) const
{
    row.label = option.player < swu::kPlayers ? m_presenter.playerName(option.player) : QString();
}

void PromptWords::describeMode(OptionRow &row, const core::Option &option,
                               const core::Decision &decision) const
{
    row.label = CardText::plain(
        CardText::effect(m_presenter.db(), swu::NodeId(option.ability), sourceOf(decision)));
}

void PromptWords::describeNumber(OptionRow &row, const core::Option &option,
                                 const core::Decision & /*decision*/) const
{
    row.label = QString::number(option.number);
    row.amount = option.number;
}

void PromptWords::describeTrigger(OptionRow &row, const core::Option &option,
                                  const core::Decision & /*decision*/) const
{
    const QString keyword = CardWords::shown(
        QString::fromStdString(swu::keywordName(swu::keywordOf(swu::TriggerKind(option.number)))));
    row.label = cardName(option.card);
    row.detail = option.ability != 0
        ? CardText::plain(CardText::ability(m_presenter.db(), option.ability))
        : keyword;
}

QString PromptWords::targetName(const core::Option &option) const
{
    return option.target == core::kNone ? QString() : cardName(option.target);
}

QString PromptWords::cardName(core::CardId id) const
{
    const swu::CardView *card = m_seen.card(id);
    return card == nullptr || card->def == 0 ? qtTrId("swu_prompt_words.a_card")
                                             : CardWords::name(m_presenter.db().def(card->def));
}

QString PromptWords::costText(int cost) const
{
    return qtTrId("swu_prompt_words.resources", cost);
}

QString PromptWords::abilityText(const core::Option &option) const
{
    const QString text = CardText::plain(CardText::ability(m_presenter.db(), option.ability));
    return text.isEmpty() ? qtTrId("swu_prompt_words.use_its_ability") : text;
}

} // namespace playmat::table
