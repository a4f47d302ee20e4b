// What is asked, in words.
#include "kit/riftbound/table/prompt_words.h"

#include "kit/riftbound/table/forecast_words.h"
#include "kit/riftbound/table/rule_links.h"
#include "kit/riftbound/table/words.h"

#include <algorithm>

namespace playmat::riftbound::board {

using core::Decision;
using core::DecisionKind;
using host::PromptPart;
using table::OptionRow;

namespace {

bool isIn(const Decision &decision, Prompt prompt)
{
    return Prompt(decision.prompt) == prompt;
}

} // namespace

table::Prompt PromptWords::prompt(const Decision &decision, bool needsHidden) const
{
    if (decision.kind == DecisionKind::None || decision.player >= kPlayers)
        return {};
    table::Prompt p = kit::promptOf(decision, title(decision), text(decision), needsHidden,
                                    links::of(decision));
    if (decision.kind == DecisionKind::Confirm) {
        p.confirmLabel = qtTrId("riftbound_prompt_words.yes_do_it");
        p.declineLabel = qtTrId("riftbound_prompt_words.no_dont");
    }
    if (isIn(decision, Prompt::Mulligan))
        p.skipLabel = qtTrId("riftbound_prompt_words.keep_this_hand");
    addSource(p, decision);
    if (decision.kind == DecisionKind::Action)
        addAction(p, decision);
    return p;
}

QString PromptWords::title(const Decision &decision) const
{
    const QString &name = m_presenter.playerName(decision.player);
    if (isIn(decision, Prompt::Main))
        return qtTrId("riftbound_prompt_words.your_turn").arg(name);
    if (isIn(decision, Prompt::Focus))
        return qtTrId("riftbound_prompt_words.focus").arg(name);
    if (isIn(decision, Prompt::Priority))
        return qtTrId("riftbound_prompt_words.priority").arg(name);
    return qtTrId("riftbound_prompt_words.decides").arg(name);
}

QString PromptWords::text(const Decision &decision) const
{
    const host::PromptSpec &spec = host::promptSpec(Prompt(decision.prompt));
    const QString phrase = qtTrId(spec.phrase);
    if (isIn(decision, Prompt::Focus) || isIn(decision, Prompt::Priority))
        return whereAndWhy(decision) + u' ' + phrase + u'\n' + standing(decision)
            + qtTrId("riftbound_prompt_words.if_you_pass").arg(passResult(decision));
    return spec.part == PromptPart::None ? phrase : phrase.arg(wordOf(spec.part, decision));
}

/// Whether nothing but units can be chosen.
bool PromptWords::onlyUnits(const Decision &decision) const
{
    const auto isUnit = [&](const core::Option &option) {
        const CardView *card = m_sight.asked().card(option.card);
        return card != nullptr && card->def != 0 && card->kind == Kind::Unit;
    };
    return !decision.options.empty() && std::ranges::all_of(decision.options, isUnit);
}

/// "a unit", as howMany() says "a card".
QString PromptWords::unitsOf(const Decision &decision)
{
    const int most = std::max(1, int(decision.max));
    return decision.min == most ? qtTrId("riftbound_prompt_words.units", most)
                                : qtTrId("riftbound_prompt_words.up_to_units", most);
}

QString PromptWords::wordOf(PromptPart part, const Decision &decision) const
{
    switch (part) {
    case PromptPart::None:
        break;
    case PromptPart::Cards:
        return onlyUnits(decision) ? unitsOf(decision) : howMany(decision);
    case PromptPart::Due:
        return Words::cost(m_sight.due());
    case PromptPart::Damage:
        return QString::number(decision.max);
    }
    return {};
}

void PromptWords::addSource(table::Prompt &p, const Decision &decision) const
{
    const DefId source = sourceOf(decision);
    if (source == 0)
        return;
    const CardDef &def = m_presenter.db().def(source);
    const AbilityId ability = decision.ability != 0 ? decision.ability : def.spell;
    p.sourceId = Words::id(def);
    p.sourceName = Words::title(def);
    p.sourceText = Words::ability(m_presenter.db(), ability);
    if (p.sourceText.isEmpty())
        p.sourceText = Words::plainText(m_presenter.db(), source);
    if (p.sourceText.isEmpty()) // nothing would stand behind the colon
        p.sourceName.clear();
}

/// What the button says that ends the turn or passes, and what follows.
void PromptWords::addAction(table::Prompt &p, const Decision &decision) const
{
    if (!isIn(decision, Prompt::Main)) {
        p.passNote = afterPass(decision);
        return;
    }
    if (const int ready = m_seen.players.at(decision.player).runesReady; ready > 0)
        p.endNote = qtTrId("riftbound_prompt_words.runes_ready", ready);
}

// --- Focus and priority

/// Says where the showdown is, and why this player may act.
QString PromptWords::whereAndWhy(const Decision &decision) const
{
    QStringList sentences;
    if (m_seen.showdown.going())
        sentences.append(showdownText(decision.player));
    if (isIn(decision, Prompt::Priority) && !m_seen.chain.empty())
        sentences.append(chainText(decision.player));
    else if (passEndsShowdown(decision))
        sentences.append(qtTrId("riftbound_prompt_words.has_passed")
                             .arg(m_presenter.playerName(riftbound::opponentOf(decision.player))));
    return sentences.join(u' ');
}

QString PromptWords::showdownText(core::PlayerId player) const
{
    const Showdown &showdown = m_seen.showdown;
    const QString where = m_presenter.fieldName(showdown.place, m_seen);
    if (!showdown.combat)
        return qtTrId("riftbound_prompt_words.showdown_at").arg(where);
    return showdown.attacker == player ? qtTrId("riftbound_prompt_words.you_attack_at").arg(where)
                                       : qtTrId("riftbound_prompt_words.you_defend_at").arg(where);
}

QString PromptWords::chainText(core::PlayerId player) const
{
    const ItemView &newest = m_seen.chain.back();
    const QString what = cardName(newest.id);
    if (newest.controller == player)
        return qtTrId("riftbound_prompt_words.yours_is_next").arg(what);
    return qtTrId("riftbound_prompt_words.theirs_is_next")
        .arg(m_presenter.playerName(newest.controller), what);
}

/// Whether the opponent has passed Focus already, so that another pass ends the showdown (CR 347).
bool PromptWords::passEndsShowdown(const Decision &decision) const
{
    return isIn(decision, Prompt::Focus)
        && (m_seen.showdown.passed & playerBit(riftbound::opponentOf(decision.player))) != 0;
}

/// The newest item resolves when both have passed; its player passes first (CR 337).
QString PromptWords::afterPass(const Decision &decision) const
{
    const QString &other = m_presenter.playerName(riftbound::opponentOf(decision.player));
    if (isIn(decision, Prompt::Priority)) {
        const bool first
            = m_seen.chain.empty() || m_seen.chain.back().controller == decision.player;
        return first
            ? qtTrId("riftbound_prompt_words.may_act").arg(other)
            : qtTrId("riftbound_prompt_words.resolves").arg(cardName(m_seen.chain.back().id));
    }
    const Showdown &showdown = m_seen.showdown;
    if (!passEndsShowdown(decision))
        return qtTrId("riftbound_prompt_words.may_act").arg(other);
    if (!showdown.combat)
        return qtTrId("riftbound_prompt_words.the_showdown_ends");
    return qtTrId("riftbound_prompt_words.combat")
        .arg(std::max(0, Presenter::mightAt(m_seen, showdown.place, showdown.attacker)))
        .arg(std::max(0, Presenter::mightAt(m_seen, showdown.place, showdown.defender)));
}

/// Like afterPass(), with all consequences of the end of the showdown.
QString PromptWords::passResult(const Decision &decision) const
{
    if (!passEndsShowdown(decision))
        return afterPass(decision);
    const QString result = ForecastWords(m_presenter, m_sight).showdown().words;
    if (m_seen.showdown.combat && !result.isEmpty())
        return qtTrId("riftbound_prompt_words.combat_with_result").arg(result);
    const QString ends = afterPass(decision);
    return result.isEmpty() ? ends : ends + QStringLiteral(", ") + result;
}

/// How the combat would end, on a line of its own; empty if the result of passing says so.
QString PromptWords::standing(const Decision &decision) const
{
    if (!m_seen.showdown.combat || passEndsShowdown(decision))
        return {};
    const QString ending = ForecastWords(m_presenter, m_sight).showdown().words;
    return ending.isEmpty() ? QString()
                            : qtTrId("riftbound_prompt_words.as_things_stand").arg(ending) + u'\n';
}

QString PromptWords::paying(const core::Answer &payment) const
{
    if (const int missing = m_sight.missing(payment); missing > 0)
        return qtTrId("riftbound_prompt_words.is_missing", missing);
    int exhausted = 0;
    int recycled = 0;
    for (const std::uint16_t index : payment.options) {
        const OptionKind kind = OptionKind(m_sight.decision().options[index].kind);
        exhausted += kind == OptionKind::Exhaust || kind == OptionKind::Add ? 1 : 0;
        recycled += kind == OptionKind::Recycle ? 1 : 0;
    }
    QStringList parts;
    if (exhausted > 0)
        parts.append(qtTrId("riftbound_prompt_words.exhaust_so_many").arg(exhausted));
    if (recycled > 0)
        parts.append(qtTrId("riftbound_prompt_words.recycle_so_many").arg(recycled));
    const QString words = parts.join(QStringLiteral(", "));
    return parts.isEmpty() ? qtTrId("riftbound_prompt_words.pay_from_the_pool")
                           : words.left(1).toUpper() + words.mid(1);
}

// --- cards that somebody looks at where they are hidden from the others

void PromptWords::addList(std::vector<OptionRow> &rows, ListId list) const
{
    static const std::vector<int> none;
    const auto cardsOf = [&](const Observation &seen) -> const std::vector<int> & {
        const auto at = std::ranges::find(seen.zones, list, &ZoneView::list);
        return at == seen.zones.end() ? none : at->cards;
    };
    addLooked(rows, cardsOf(m_sight.asked()), cardsOf(m_seen));
}

std::vector<OptionRow> PromptWords::looked() const
{
    std::vector<OptionRow> rows;
    const PlayerId player = m_sight.decision().player;
    if (player >= kPlayers)
        return rows;
    for (PlayerId whose = 0; whose < kPlayers; ++whose)
        addList(rows, listOf(Zone::MainDeck, whose));
    addList(rows, listOf(Zone::Hand, riftbound::opponentOf(player)));
    return rows;
}

} // namespace playmat::riftbound::board
