// What is asked, in words.
#include "kit/lorcana/table/prompt_words.h"

#include "kit/lorcana/table/rule_links.h"
#include "kit/lorcana/table/words.h"

#include <algorithm>

namespace playmat::lorcana::board {

using core::Decision;
using core::DecisionKind;
using table::OptionRow;

table::Prompt PromptWords::prompt(const Decision &decision, bool needsHidden) const
{
    table::Prompt p;
    if (decision.kind == DecisionKind::None || decision.player >= kPlayers)
        return p;
    p.seat = decision.player;
    p.title = title(decision);
    p.text = text(decision);
    p.isPrivate = needsHidden;
    p.link = links::of(decision);
    if (decision.kind == DecisionKind::Confirm) {
        p.confirmLabel = yes(decision);
        p.declineLabel = no(decision);
    }
    addSource(p, decision);
    if (decision.kind == DecisionKind::Action)
        addAction(p, decision);
    return p;
}

QString PromptWords::title(const Decision &decision) const
{
    const QString &name = m_presenter.playerName(decision.player);
    return decision.kind == DecisionKind::Action ? tr("Your turn, %1").arg(name)
                                                 : tr("%1 decides").arg(name);
}

DefId PromptWords::sourceOf(const Decision &decision) const
{
    const CardView *source
        = decision.source == core::kNone ? nullptr : m_seen.card(decision.source);
    return source == nullptr ? DefId(0) : source->def;
}

QString PromptWords::yes(const Decision &decision) const
{
    if (Prompt(decision.prompt) == Prompt::EnterExerted)
        return tr("Exerted");
    const QString what = offered(decision);
    constexpr qsizetype kFits = 40; // on a button
    return what.isEmpty() || what.size() > kFits ? tr("Yes, do it") : what;
}

/// What yes does: "Draw a card".
QString PromptWords::offered(const Decision &decision) const
{
    if (decision.ability != 0 && decision.ability == m_presenter.db().support)
        return tr("Give its strength to another character this turn");
    QString what = Words::clause(m_presenter.db(), decision.node, sourceOf(decision));
    if (what.startsWith(QLatin1String("you may ")))
        what = what.mid(8);
    return what.left(1).toUpper() + what.mid(1);
}

QString PromptWords::no(const Decision &decision) const
{
    return Prompt(decision.prompt) == Prompt::EnterExerted ? tr("Ready") : tr("No, don't");
}

QString PromptWords::text(const Decision &decision) const
{
    switch (Prompt(decision.prompt)) {
    case Prompt::Action:
        return tr("Ink a card, play cards, quest, challenge, use abilities, or end your turn");
    case Prompt::FirstPlayer:
        return tr("Who takes the first turn?");
    case Prompt::Mulligan:
        return tr("Choose any number of cards to put under your deck; you draw as many");
    case Prompt::NextTrigger:
        return tr("Which of your abilities resolves next?");
    case Prompt::May:
        return mayText(decision);
    case Prompt::EnterExerted:
        return tr("Does %1 enter play exerted?").arg(cardName(decision.source));
    case Prompt::Number:
        return tr("How much?");
    case Prompt::Mode:
        return tr("Choose one");
    case Prompt::Player:
        return tr("Choose a player");
    case Prompt::NameCard:
        return tr("Name a card");
    case Prompt::Distribute:
        return tr("Divide %1 damage as you like").arg(decision.max);
    case Prompt::Replacement:
        return tr("Which of these happens instead?");
    case Prompt::Targets:
    case Prompt::None:
        return chooseText(decision);
    default:
        return placesText(decision);
    }
}

/// Where what is chosen goes.
QString PromptWords::placesText(const Decision &decision) const
{
    const QString cards = howMany(decision);
    switch (Prompt(decision.prompt)) {
    case Prompt::Discard: //: %1 is "a card", "up to one card", "2 cards"
        return tr("Choose %1 to discard").arg(cards);
    case Prompt::TakeToHand:
        return tr("Choose %1 for your hand").arg(cards);
    case Prompt::PutOnTop:
        return tr("Choose %1 for the top of your deck").arg(cards);
    case Prompt::PutOnBottom:
        return tr("Choose %1 for the bottom of your deck").arg(cards);
    case Prompt::OrderTop:
        return tr("Put the cards in order: the first one lies on top of your deck");
    case Prompt::OrderBottom:
        return tr("Put the cards for the bottom of your deck in order, the first one highest");
    case Prompt::OrderDiscard:
        return tr("Put the cards in order: the first one lies on top of your discard pile");
    case Prompt::ReturnToHand:
        return tr("Choose %1 to return to your hand").arg(cards);
    case Prompt::PutIntoInkwell:
        return tr("Choose %1 for your inkwell").arg(cards);
    case Prompt::PlayCard:
        return tr("Choose %1 to play").arg(cards);
    default:
        return costText(decision);
    }
}

QString PromptWords::costText(const Decision &decision) const
{
    const QString cards = howMany(decision);
    switch (Prompt(decision.prompt)) {
    case Prompt::Singers:
        return tr("Choose who sings together; their costs have to come to %1 or more")
            .arg(decision.node);
    case Prompt::OtherBase:
        return decision.min == 0 ? tr("You may choose the other character to shift onto as well")
                                 : tr("Choose the other character to shift onto");
    case Prompt::PayDiscard:
        return tr("As the cost, discard %1").arg(cards);
    case Prompt::PayBanish:
        return tr("As the cost, banish %1").arg(cards);
    case Prompt::PayExert:
        return tr("As the cost, exert %1").arg(cards);
    default:
        return tr("Choose %1").arg(cards);
    }
}

QString PromptWords::howMany(const Decision &decision) const
{
    if (decision.max <= 1)
        return decision.min == 0 ? tr("up to one card") : tr("a card");
    if (decision.min == decision.max)
        return tr("%1 cards").arg(decision.max);
    return tr("up to %1 cards").arg(decision.max);
}

/// What will be done to what is chosen, where the card's tree says it.
QString PromptWords::chooseText(const Decision &decision) const
{
    if (decision.ability != 0 && decision.ability == m_presenter.db().support)
        return tr("Choose the character that gets its strength this turn");
    QString what = Words::sentence(m_presenter.db(), decision.node, sourceOf(decision));
    const QString cards = howMany(decision);
    if (what.endsWith(u'.'))
        what.chop(1);
    if (what.isEmpty())
        return tr("Choose %1").arg(cards);
    const bool says = what.contains(QLatin1String("chosen"), Qt::CaseInsensitive);
    return says && decision.max == 1 && decision.min == 1 ? what
                                                          : tr("Choose %1. %2").arg(cards, what);
}

QString PromptWords::mayText(const Decision &decision) const
{
    const QString what = offered(decision);
    return what.isEmpty() ? tr("Use this ability?") : QStringLiteral("%1?").arg(what);
}

void PromptWords::addSource(table::Prompt &p, const Decision &decision) const
{
    const DefId source = sourceOf(decision);
    if (source == 0)
        return;
    const CardDef &def = m_presenter.db().def(source);
    p.sourceId = Words::id(def);
    p.sourceName = Words::name(def);
    const QString name = Words::abilityName(m_presenter.db(), decision.ability);
    const QString said = Words::ability(m_presenter.db(), decision.ability, source);
    p.sourceText = name.isEmpty() ? said : tr("%1. %2").arg(name, said);
    if (p.sourceText.isEmpty() && def.type == Kind::Action)
        p.sourceText = Words::effects(m_presenter.db(), def.effects, source);
    if (p.sourceText.isEmpty() && Prompt(decision.prompt) == Prompt::EnterExerted)
        p.sourceText = tr("Exerted, it can be challenged at once, and protects the others.");
    if (p.sourceText.isEmpty()) // nothing would stand behind the colon
        p.sourceName.clear();
    if (p.sourceText == p.text + u'.') // it is there to be read already
        p.text = tr("Choose %1").arg(howMany(decision));
}

/// What could still be done, of what everybody may know.
void PromptWords::addAction(table::Prompt &p, const Decision &decision) const
{
    int quests = 0;
    for (const core::Option &option : decision.options)
        quests += OptionKind(option.kind) == OptionKind::Quest ? 1 : 0;
    const int ink = m_seen.players.at(decision.player).inkReady;
    QStringList parts;
    if (quests > 0)
        parts.append(quests == 1 ? tr("1 character can quest")
                                 : tr("%1 characters can quest").arg(quests));
    if (ink > 0)
        parts.append(tr("%1 ink unspent").arg(ink));
    p.passLabel = tr("End turn");
    p.passNote = parts.join(QStringLiteral(", "));
    p.passEndsPhase = true;
}

/// Cards that somebody looks at lie where they are hidden from the others.
std::vector<OptionRow> PromptWords::looked() const
{
    std::vector<OptionRow> rows;
    const PlayerId player = m_sight.decision().player;
    if (player >= kPlayers)
        return rows;
    const auto add = [&](Zone zone, PlayerId whose) {
        const std::vector<int> &all = m_sight.asked().zone(zone, whose);
        const std::vector<int> &here = m_seen.zone(zone, whose);
        for (std::size_t at = 0; at < all.size(); ++at) {
            const CardView *card = m_sight.asked().card(all[at]);
            if (card == nullptr || card->def == 0)
                continue;
            const CardView *shown = m_seen.card(all[at]);
            if (shown == nullptr && at < here.size())
                shown = m_seen.card(here[at]);
            OptionRow row;
            row.viewId = shown == nullptr ? -1 : shown->id;
            if (shown != nullptr)
                row.facts = m_presenter.facts(*shown, m_seen);
            row.label = row.facts.hidden() ? tr("A hidden card") : row.facts.name;
            row.detail = tr("This card cannot be chosen here.");
            row.available = false;
            rows.push_back(std::move(row));
        }
    };
    for (PlayerId whose = 0; whose < kPlayers; ++whose)
        add(Zone::Deck, whose);
    add(Zone::Hand, PlayerId(1 - player));
    return rows;
}

} // namespace playmat::lorcana::board
