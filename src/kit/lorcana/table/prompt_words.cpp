// What is asked, in words.
#include "kit/lorcana/table/prompt_words.h"

#include "engine/lorcana/view/observe.h"
#include "kit/lorcana/table/rule_links.h"
#include "kit/lorcana/table/words.h"

#include <algorithm>

namespace playmat::lorcana::board {

using core::Decision;
using core::DecisionKind;
using host::PromptPart;
using table::OptionRow;

table::Prompt PromptWords::prompt(const Decision &decision, bool needsHidden) const
{
    if (decision.kind == DecisionKind::None || decision.player >= kPlayers)
        return {};
    table::Prompt p = kit::promptOf(decision, title(decision), text(decision), needsHidden,
                                    links::of(decision));
    if (decision.kind == DecisionKind::Confirm) {
        p.confirmLabel = yes(decision);
        p.declineLabel = nothingFits(decision) && readsFor(decision.player)
            ? qtTrId("lorcana_prompt_words.go_on")
            : no(decision);
    }
    addSource(p, decision);
    if (decision.kind == DecisionKind::Action)
        addAction(p, decision);
    return p;
}

QString PromptWords::title(const Decision &decision) const
{
    const QString &name = m_presenter.playerName(decision.player);
    return decision.kind == DecisionKind::Action
        ? qtTrId("lorcana_prompt_words.your_turn").arg(name)
        : qtTrId("lorcana_prompt_words.decides").arg(name);
}

QString PromptWords::yes(const Decision &decision) const
{
    if (const char *phrase = host::promptSpec(Prompt(decision.prompt)).yes; *phrase != '\0')
        return qtTrId(phrase);
    const QString what = offered(decision);
    constexpr qsizetype kFits = 40; // on a button
    return what.isEmpty() || what.size() > kFits ? qtTrId("lorcana_prompt_words.yes_do_it") : what;
}

/// What yes does: "Draw a card".
QString PromptWords::offered(const Decision &decision) const
{
    if (decision.ability != 0 && decision.ability == m_presenter.db().support)
        return qtTrId("lorcana_prompt_words.give_its_strength_to_another");
    const QString what = Words::offer(m_presenter.db(), decision.node, sourceOf(decision));
    return what.left(1).toUpper() + what.mid(1);
}

QString PromptWords::no(const Decision &decision) const
{
    const char *phrase = host::promptSpec(Prompt(decision.prompt)).no;
    return qtTrId(*phrase != '\0' ? phrase : QT_TRID_NOOP("lorcana_prompt_words.no_dont"));
}

/// Whether the reader sees what the deciding player sees.
bool PromptWords::readsFor(core::PlayerId player) const
{
    const auto open = [&](int id) {
        const CardView *card = m_seen.card(id);
        return card != nullptr && card->def != 0;
    };
    const auto looked = [&](const CardView &card) {
        return card.zone != Zone::Deck || card.def == 0 || open(card.id);
    };
    return std::ranges::all_of(m_seen.zone(Zone::Hand, player), open)
        && std::ranges::all_of(m_sight.asked().cards, looked);
}

QString PromptWords::text(const Decision &decision) const
{
    if (nothingFits(decision) && readsFor(decision.player))
        return qtTrId("lorcana_prompt_words.nothing_here_fits");
    const host::PromptSpec &spec = host::promptSpec(Prompt(decision.prompt));
    switch (spec.asking) {
    case host::Asking::Phrase:
        break;
    case host::Asking::May:
        return mayText(decision);
    case host::Asking::Targets:
        return chooseText(decision);
    }
    const bool may = decision.min == 0 && spec.mayPhrase != nullptr;
    const QString phrase = qtTrId(may ? spec.mayPhrase : spec.phrase, decision.max);
    return spec.part == PromptPart::None ? phrase : phrase.arg(wordOf(spec.part, decision));
}

QString PromptWords::wordOf(PromptPart part, const Decision &decision) const
{
    switch (part) {
    case PromptPart::None:
        break;
    case PromptPart::Cards:
        return howMany(decision);
    case PromptPart::Needed:
        return QString::number(decision.node);
    case PromptPart::Source:
        return cardName(decision.source);
    }
    return {};
}

/// What will be done to what is chosen, where the card's tree says it.
QString PromptWords::chooseText(const Decision &decision) const
{
    if (decision.ability != 0 && decision.ability == m_presenter.db().support)
        return qtTrId("lorcana_prompt_words.choose_the_character_that_gets");
    QString what = Words::sentence(m_presenter.db(), decision.node, sourceOf(decision));
    const QString cards = howMany(decision);
    if (what.endsWith(u'.'))
        what.chop(1);
    if (what.isEmpty())
        return qtTrId("lorcana_prompt_words.choose").arg(cards);
    const bool says = Words::saysWhatIsChosen(m_presenter.db(), decision.node, sourceOf(decision));
    return says && decision.max == 1 && decision.min == 1
        ? what
        : qtTrId("lorcana_prompt_words.choose_2").arg(cards, what);
}

QString PromptWords::mayText(const Decision &decision) const
{
    const QString what = offered(decision);
    return what.isEmpty() ? qtTrId("lorcana_prompt_words.use_this_ability")
                          : QStringLiteral("%1?").arg(what);
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
    p.sourceText = name.isEmpty() ? said : qtTrId("lorcana_prompt_words.mark").arg(name, said);
    if (p.sourceText.isEmpty() && def.type == Kind::Action)
        p.sourceText = Words::effects(m_presenter.db(), def.effects, source);
    if (p.sourceText.isEmpty() && Prompt(decision.prompt) == Prompt::EnterExerted)
        p.sourceText = qtTrId("lorcana_prompt_words.exerted_it_can_be_challenged");
    if (p.sourceText.isEmpty()) // nothing would stand behind the colon
        p.sourceName.clear();
    if (p.sourceText == p.text + u'.') // it is there to be read already
        p.text = qtTrId("lorcana_prompt_words.choose").arg(howMany(decision));
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
        parts.append(qtTrId("lorcana_prompt_words.characters_can_quest", quests));
    if (ink > 0)
        parts.append(qtTrId("lorcana_prompt_words.ink_unspent", ink));
    p.passLabel = qtTrId("lorcana_prompt_words.end_turn");
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
        addLooked(rows, m_sight.asked().zone(zone, whose), m_seen.zone(zone, whose));
    };
    for (PlayerId whose = 0; whose < kPlayers; ++whose)
        add(Zone::Deck, whose);
    add(Zone::Hand, lorcana::opponentOf(player));
    return rows;
}

} // namespace playmat::lorcana::board
