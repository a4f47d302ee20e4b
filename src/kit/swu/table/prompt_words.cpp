#include "kit/swu/table/prompt_words.h"

#include "engine/swu/language/vocabulary.h"
#include "engine/swu/text/print.h"
#include "kit/swu/table/card_text.h"
#include "kit/swu/table/card_words.h"
#include "kit/swu/table/rule_links.h"
#include "kit/swu/table/table_sight.h"

#include <algorithm>
#include <array>

namespace playmat::table {

using core::DecisionKind;
using swu::OptionKind;

Prompt PromptWords::prompt(const core::Decision &decision, bool needsHidden) const
{
    Prompt p;
    if (decision.kind == DecisionKind::None || decision.player >= swu::kPlayers)
        return p;
    p.seat = decision.player;
    p.title = title(decision);
    p.text = text(decision);
    p.isPrivate = needsHidden;
    p.link = links::of(decision);
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
    p.declineLabel = m_seen.looks.empty() ? tr("No, don't") : tr("Leave it");
    switch (swu::Prompt(decision.prompt)) {
    case swu::Prompt::SayNo:
        p.confirmLabel = tr("Say “no”");
        p.declineLabel = tr("Say nothing");
        break;
    case swu::Prompt::RevealMore:
        p.confirmLabel = tr("Reveal");
        p.declineLabel = tr("Stop");
        break;
    case swu::Prompt::LookedAt:
        p.confirmLabel = tr("Go on");
        p.declineLabel.clear();
        break;
    case swu::Prompt::DiscardToPay:
        p.confirmLabel = tr("Discard a card");
        p.declineLabel = tr("Pay the cost");
        break;
    default:
        p.confirmLabel = offer(decision, swu::NodeId(decision.node));
        break;
    }
    if (isBounty(
            decision)) { // the card's own words, with conditions and all, are beside the buttons
        p.confirmLabel = tr("Collect the Bounty");
        p.declineLabel = tr("Leave it");
    }
    if (p.confirmLabel.isEmpty()) {
        p.confirmLabel = tr("Yes");
        p.declineLabel = tr("No");
    }
    if (swu::nothingFits(decision) && readsFor(decision.player))
        p.declineLabel = tr("Go on");
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
        OptionRow row;
        row.viewId = look.card;
        row.facts = m_presenter.facts(*card, m_seen);
        row.label = row.facts.hidden() ? tr("A hidden card") : row.facts.name;
        row.detail = tr("This card cannot be chosen here.");
        row.available = false;
        rows.push_back(std::move(row));
    }
    return rows;
}

QString PromptWords::title(const core::Decision &decision) const
{
    const QString &name = m_presenter.playerName(decision.player);
    return decision.kind == DecisionKind::Action ? tr("Your move, %1").arg(name)
                                                 : tr("%1 decides").arg(name);
}

bool PromptWords::isBounty(const core::Decision &decision) const
{
    return decision.ability != 0
        && (m_presenter.db().program.abilities[decision.ability].triggers & swu::trig::Bounty) != 0;
}

/// What would be done: "Put Wampa on the bottom of your deck?"
QString PromptWords::mayText(const core::Decision &decision) const
{
    if (isBounty(decision) && sourceOf(decision) != 0)
        return tr("Collect the Bounty on %1?")
            .arg(CardWords::name(m_presenter.db().def(sourceOf(decision))));
    const QString what = offer(decision, swu::NodeId(decision.node));
    if (!what.isEmpty())
        return tr("%1?").arg(what);
    const swu::DefId source = sourceOf(decision);
    return source == 0
        ? tr("Use this ability?")
        : tr("Use the ability of %1?").arg(CardWords::name(m_presenter.db().def(source)));
}

/// Whether the reader sees what the deciding player sees.
bool PromptWords::readsFor(int player) const
{
    const auto open = [&](int id) {
        const swu::CardView *card = m_seen.card(id);
        return card != nullptr && card->def != 0;
    };
    return std::ranges::all_of(m_seen.zone(swu::Zone::Hand, swu::PlayerId(player)).cards, open)
        && std::ranges::all_of(m_seen.looks,
                               [&](const swu::LookView &look) { return open(look.card); });
}

/// An attack that a keyword lets somebody make.
static QString atOnceText(swu::Prompt prompt)
{
    return prompt == swu::Prompt::AmbushAttack
        ? PromptWords::tr("Ambush: attack an enemy unit at once?")
        : PromptWords::tr("Support: attack with another unit at once?");
}

/// What is asked about a cost.
static QString payingText(swu::Prompt prompt)
{
    if (prompt == swu::Prompt::PayOrNot)
        return PromptWords::tr("Pay for it?");
    if (prompt == swu::Prompt::Exploit)
        return PromptWords::tr("Exploit: choose units to defeat, each for 2 resources");
    if (prompt == swu::Prompt::PayWithTokens)
        return PromptWords::tr("Choose Credits to defeat; each pays for 1 resource");
    return prompt == swu::Prompt::DiscardToPay
        ? PromptWords::tr("Discard a card instead of paying the cost?")
        : PromptWords::tr("Choose what pays the cost");
}

QString PromptWords::text(const core::Decision &decision) const
{
    const bool nothing = swu::nothingFits(decision);
    if (nothing && readsFor(decision.player))
        return tr("Nothing here fits");
    switch (swu::Prompt(decision.prompt)) {
    case swu::Prompt::TakeAction:
        return tr("Play a card, attack, use an ability, or pass");
    case swu::Prompt::ChooseFirstPlayer:
        return tr("Who starts with the initiative?");
    case swu::Prompt::KeepOrMulligan:
        return tr("Keep this hand, or draw six new cards?");
    case swu::Prompt::ResourceTwo:
        return tr("Put two cards from your hand down as resources");
    case swu::Prompt::ResourceOne:
        return tr("Put a card from your hand down as a resource, or skip");
    case swu::Prompt::ChooseAttack:
        return tr("Attack with a unit");
    case swu::Prompt::AmbushAttack:
    case swu::Prompt::SupportAttack:
        return atOnceText(swu::Prompt(decision.prompt));
    case swu::Prompt::ChoosePlay:
        return tr("Play a card");
    case swu::Prompt::ChoosePlayerFor:
        return tr("Choose a player");
    case swu::Prompt::ChooseMode:
        return tr("Choose one");
    case swu::Prompt::ChooseNumber:
        return tr("Choose a number");
    case swu::Prompt::NameACard:
        return tr("Name a card");
    case swu::Prompt::MayUse:
    case swu::Prompt::MayIfItFits:
        return mayText(decision);
    case swu::Prompt::OrderCards:
        return tr("Put the cards in order, the first one on top");
    case swu::Prompt::WhoResolvesFirst:
        return tr("Both players have abilities waiting: whose resolve first?");
    case swu::Prompt::NextTrigger:
        return tr("Which ability resolves next?");
    case swu::Prompt::DivideDamage:
        return tr("Divide %n as you like", nullptr, decision.max);
    case swu::Prompt::DefeatDuplicate:
        return tr("You may keep only one copy of a unique card: choose which one is defeated");
    case swu::Prompt::PayOrNot:
    case swu::Prompt::DiscardToPay:
    case swu::Prompt::PayCost:
    case swu::Prompt::Exploit:
    case swu::Prompt::PayWithTokens:
        return payingText(swu::Prompt(decision.prompt));
    case swu::Prompt::SayNo:
        return tr("Say “no”?");
    case swu::Prompt::RevealMore:
        return tr("Reveal another card?");
    case swu::Prompt::LookedAt:
        return tr("Look at the cards, then go on");
    case swu::Prompt::SearchCards:
        return tr("Choose from the cards you are looking at");
    case swu::Prompt::ChooseTargets:
        break;
    }
    return nothing ? tr("Choose from cards you have to look at first") : chooseText(decision);
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
    {QT_TRANSLATE_NOOP("PromptWords", "Choose a card"),
     QT_TRANSLATE_NOOP("PromptWords", "You may choose a card"),
     QT_TRANSLATE_N_NOOP("PromptWords", "Choose %n cards"),
     QT_TRANSLATE_N_NOOP("PromptWords", "Choose up to %n cards")},
    {QT_TRANSLATE_NOOP("PromptWords", "Choose a unit"),
     QT_TRANSLATE_NOOP("PromptWords", "You may choose a unit"),
     QT_TRANSLATE_N_NOOP("PromptWords", "Choose %n units"),
     QT_TRANSLATE_N_NOOP("PromptWords", "Choose up to %n units")},
    {QT_TRANSLATE_NOOP("PromptWords", "Choose a base"),
     QT_TRANSLATE_NOOP("PromptWords", "You may choose a base"),
     QT_TRANSLATE_N_NOOP("PromptWords", "Choose %n bases"),
     QT_TRANSLATE_N_NOOP("PromptWords", "Choose up to %n bases")},
    {QT_TRANSLATE_NOOP("PromptWords", "Choose a unit or a base"),
     QT_TRANSLATE_NOOP("PromptWords", "You may choose a unit or a base"),
     QT_TRANSLATE_N_NOOP("PromptWords", "Choose %n units or bases"),
     QT_TRANSLATE_N_NOOP("PromptWords", "Choose up to %n units or bases")},
    {QT_TRANSLATE_NOOP("PromptWords", "Choose an upgrade"),
     QT_TRANSLATE_NOOP("PromptWords", "You may choose an upgrade"),
     QT_TRANSLATE_N_NOOP("PromptWords", "Choose %n upgrades"),
     QT_TRANSLATE_N_NOOP("PromptWords", "Choose up to %n upgrades")},
    {QT_TRANSLATE_NOOP("PromptWords", "Choose a resource"),
     QT_TRANSLATE_NOOP("PromptWords", "You may choose a resource"),
     QT_TRANSLATE_N_NOOP("PromptWords", "Choose %n resources"),
     QT_TRANSLATE_N_NOOP("PromptWords", "Choose up to %n resources")},
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
            return tr("Choose from cards you have to look at first"); // not even how many
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
        return tr(decision.min == 0 ? say.mayOne : say.one);
    return tr(decision.min == decision.max ? say.exactly : say.upTo, nullptr, decision.max);
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
        p.sourceText = CardWords::keywords(swu::kw::Ambush, 0, 0).join(u' ');
    if (p.sourceText.isEmpty()) // nothing would stand behind the colon
        p.sourceName.clear();
}

void PromptWords::addAction(Prompt &p, const core::Decision &decision) const
{
    const bool otherPassed = m_seen.players.at(size_t(1 - decision.player)).hasPassed;
    p.passEndsPhase = otherPassed;
    p.passNote = otherPassed ? tr("ends the phase") : QString();
    p.tokenNote = otherPassed ? tr("and the phase ends") : tr("and pass until then");
}

OptionRow PromptWords::option(const core::Decision &decision, int index) const
{
    const core::Option &option = decision.options[size_t(index)];
    OptionRow row;
    row.option = index;
    if (option.card != core::kNone) {
        row.viewId = option.card;
        if (const swu::CardView *card = m_seen.card(option.card))
            row.facts = m_presenter.facts(*card, m_seen);
    }
    if (OptionKind(option.kind) == OptionKind::Trigger)
        describeTrigger(row, option);
    else if (option.card != core::kNone)
        describeCardOption(row, option);
    else
        describePlainOption(row, option, decision);
    return row;
}

/// Of cards that look the same it counts which unit they are on, or which one holds them captive.
void PromptWords::describeHost(OptionRow &row) const
{
    const swu::CardView *card = m_seen.card(row.viewId);
    if (card == nullptr)
        return;
    if (swu::isArena(card->zone) && card->attachedTo >= 0) {
        row.glyph = QStringLiteral("upgrade");
        row.detail = tr("on %1").arg(cardName(core::CardId(card->attachedTo)));
    } else if (card->zone == swu::Zone::Captured && card->capturedBy >= 0) {
        row.glyph = QStringLiteral("lock");
        row.detail = tr("captured by %1").arg(cardName(core::CardId(card->capturedBy)));
    }
}

/// "Play", or the way of playing where a card has one of its own: "Smuggle".
QString PromptWords::playText(const core::Option &option, const QString &name,
                              const QString &target) const
{
    const QString way = QString::fromStdString(swu::wayName(m_presenter.db(), option.ability));
    if (way.isEmpty())
        return target.isEmpty() ? tr("Play %1").arg(name) : tr("Play on %1").arg(target);
    return target.isEmpty() ? tr("%1 %2").arg(way, name) : tr("%1 on %2").arg(way, target);
}

void PromptWords::describeCardOption(OptionRow &row, const core::Option &option) const
{
    const QString name = cardName(option.card);
    const QString target = option.target == core::kNone ? QString() : cardName(option.target);
    switch (OptionKind(option.kind)) {
    case OptionKind::Play:
        row.glyph = QStringLiteral("play");
        row.label = playText(option, name, target);
        row.detail = costText(option.cost);
        if (const QString giver = CardText::giverOfWay(m_presenter.db(), option.ability);
            !giver.isEmpty())
            row.detail = tr("%1, thanks to %2").arg(row.detail, giver);
        break;
    case OptionKind::Attack:
        row.glyph = QStringLiteral("sword");
        row.label = tr("Attack %1").arg(target);
        break;
    case OptionKind::Ability:
        row.glyph = QStringLiteral("exhaust");
        row.label = abilityText(option);
        row.detail = option.cost > 0 ? costText(option.cost) : QString();
        break;
    case OptionKind::Deploy:
        row.glyph = QStringLiteral("crown");
        row.label = target.isEmpty() ? tr("Deploy %1").arg(name) : tr("Deploy on %1").arg(target);
        row.detail = tr("once a game");
        break;
    default:
        row.label = name;
        if (const swu::CardView *card = m_seen.card(option.card); card != nullptr && card->def != 0)
            row.detail = CardWords::zoneName(card->zone);
        describeHost(row);
        break;
    }
}

void PromptWords::describePlainOption(OptionRow &row, const core::Option &option,
                                      const core::Decision &decision) const
{
    switch (OptionKind(option.kind)) {
    case OptionKind::Player:
        row.glyph = QStringLiteral("people");
        row.label
            = option.player < swu::kPlayers ? m_presenter.playerName(option.player) : QString();
        break;
    case OptionKind::Mode:
        row.label = offer(decision, swu::NodeId(option.ability));
        break;
    case OptionKind::Number:
        row.label = QString::number(option.number);
        row.amount = option.number;
        break;
    case OptionKind::Keep:
        row.glyph = QStringLiteral("check");
        row.label = tr("Keep this hand");
        break;
    case OptionKind::Mulligan:
        row.glyph = QStringLiteral("redo");
        row.label = tr("Draw six new cards");
        row.detail = tr("only once; this hand goes back into the deck");
        break;
    case OptionKind::TakeInitiative:
        row.glyph = QStringLiteral("initiative");
        row.label = tr("Take the initiative");
        row.detail = tr("You go first next round and pass for the rest of this phase");
        break;
    case OptionKind::Pass:
        row.glyph = QStringLiteral("pass");
        row.label = tr("Pass");
        break;
    case OptionKind::Yes:
        row.label = tr("Yes");
        break;
    case OptionKind::No:
        row.label = tr("No");
        break;
    default:
        row.label = tr("Go on");
        break;
    }
}

void PromptWords::describeTrigger(OptionRow &row, const core::Option &option) const
{
    row.glyph = QStringLiteral("hourglass");
    const QString keyword
        = QString::fromStdString(swu::keywordName(swu::keywordOf(swu::TriggerKind(option.number))));
    row.label = cardName(option.card);
    row.detail = option.ability != 0
        ? CardText::plain(CardText::ability(m_presenter.db(), option.ability))
        : keyword;
}

QString PromptWords::cardName(core::CardId id) const
{
    const swu::CardView *card = m_seen.card(id);
    return card == nullptr || card->def == 0 ? tr("a card")
                                             : CardWords::name(m_presenter.db().def(card->def));
}

QString PromptWords::costText(int cost) const
{
    return cost == 1 ? tr("1 resource") : tr("%1 resources").arg(cost);
}

QString PromptWords::abilityText(const core::Option &option) const
{
    const QString text = CardText::plain(CardText::ability(m_presenter.db(), option.ability));
    return text.isEmpty() ? tr("Use its ability") : text;
}

} // namespace playmat::table
