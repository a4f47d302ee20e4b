// What options would do: on the arrow, on the cards, beside the held card.
#include "engine/lorcana/language/spec.h"
#include "kit/lorcana/table/port.h"

#include <algorithm>

namespace playmat::lorcana::board {

using core::Option;
using table::CardHint;
using table::OutcomePart;

namespace {

void add(CardHint &hint, const char *glyph, const QString &text, const QString &words, int tone)
{
    OutcomePart part;
    part.glyph = QString::fromLatin1(glyph);
    part.text = text;
    part.tone = tone;
    hint.parts.push_back(part);
    hint.words += (hint.words.isEmpty() ? QString() : QStringLiteral(", ")) + words;
    hint.tone = tone;
}

/// The verb of a part of a tree: "deal", "banish".
std::string_view verbOf(const Node &node)
{
    return node.op == nullptr || node.op->form.fields.empty()
        ? std::string_view()
        : std::string_view(node.op->form.fields.front().key);
}

/// The number of a part of a tree where it is a plain one; -1: it is not.
int plainNumber(const Program &program, AmountId id)
{
    if (id == 0)
        return -1;
    const Amount &amount = program.amounts[id];
    return amount.op == nullptr ? int(amount.value) : -1;
}

} // namespace

QString Port::chipFor(int card) const
{
    const CardView *c = sight().face(card);
    if (c == nullptr || decision().kind != core::DecisionKind::Action)
        return {};
    if (c->zone == Zone::Hand && c->owner == decision().player)
        return m_explain.cost(*c, sight());
    return isOffered(gameCard(card), OptionKind::Quest) ? m_explain.quest(*c, sight()) : QString();
}

std::vector<OutcomePart> Port::partsOf(const Option &option) const
{
    const CardView *target = sight().face(option.target);
    if (target == nullptr)
        return {};
    const CardDef &def = sight().cards().def(target->def);
    switch (OptionKind(option.kind)) {
    case OptionKind::Challenge:
        return m_explain.challenge(sight().challenged(option), def.type == Kind::Location);
    case OptionKind::Move:
        return {OutcomePart::of("inkcost", m_explain.ink(option.cost), 0)};
    case OptionKind::Play:
        return Way(option.number & 0xF) == Way::Sing
            ? std::vector{OutcomePart::of("song",
                                          m_explain.sing(option.target, option.card, sight()), 1)}
            : std::vector{OutcomePart::of("up", m_explain.shift(option, sight()), 0)};
    default:
        break;
    }
    return {};
}

QVariantList Port::outcomeOf(int option) const
{
    QVariantList parts;
    const Option &o = decision().options[std::size_t(option)];
    if (o.target == core::kNone)
        return parts;
    for (const OutcomePart &one : partsOf(o))
        parts.append(QVariant::fromValue(one));
    return parts;
}

CardHint Port::damageHint(const Option &option, int amount, bool dealt) const
{
    CardHint hint;
    const CardView *card = sight().face(option.card);
    if (card == nullptr || amount < 0)
        return hint;
    const bool safe = dealt && (card->rules & ruleBit(Rule::CantBeDamaged)) != 0;
    const int placed = safe ? 0 : dealt ? std::max(0, amount - card->resist) : amount;
    if (placed == 0) {
        add(hint, "minus", QString(), tr("no damage"), 0);
        hint.idle = true;
        return hint;
    }
    add(hint, "hit", QStringLiteral("−%1").arg(placed), tr("%1 damage").arg(placed), -1);
    if (card->damage + placed >= card->willpower)
        add(hint, "skull", QString(), tr("banished"), -1);
    return hint;
}

CardHint Port::challengeHint(const Option &option) const
{
    CardHint hint;
    const ChallengeForecast f = sight().challenged(option);
    if (f.dealt > 0)
        add(hint, "hit", QStringLiteral("−%1").arg(f.dealt), tr("%1 damage").arg(f.dealt), -1);
    else
        add(hint, "minus", QString(), tr("no damage"), 0);
    if (f.banishes)
        add(hint, "skull", QString(), tr("banished"), -1);
    hint.idle = f.dealt == 0;
    return hint;
}

/// Of what a tree does to a chosen card in one word; of the rest nothing is foretold.
CardHint Port::effectHint(const Option &option) const
{
    const Program &program = sight().cards().program;
    const Node &node = program.nodes[decision().node];
    const std::string_view verb = verbOf(node);
    CardHint hint;
    if (verb == "deal")
        return damageHint(option, plainNumber(program, node.amount), (node.flags & nf::Put) == 0);
    if (verb == "banish")
        add(hint, "skull", QString(), tr("banished"), -1);
    else if (verb == "exert")
        add(hint, "exhaust", QString(), tr("is exerted"), -1);
    else if (verb == "ready")
        add(hint, "ready", QString(), tr("is readied"), 1);
    return hint;
}

CardHint Port::hintOf(int option) const
{
    const Option &o = decision().options[std::size_t(option)];
    if (OptionKind(o.kind) == OptionKind::Challenge)
        return challengeHint(o);
    if (OptionKind(o.kind) != OptionKind::Card)
        return {};
    CardHint hint;
    if (Prompt(decision().prompt) == Prompt::Singers)
        add(hint, "song", QString::number(o.number),
            tr("counts as %1 of %2").arg(o.number).arg(decision().node), 1);
    else if (Prompt(decision().prompt) == Prompt::Targets && decision().node != 0)
        hint = effectHint(o);
    return hint;
}

std::vector<CardHint> Port::hintsOf(const core::Answer &shares) const
{
    std::vector<CardHint> hints(decision().options.size());
    for (std::size_t i = 0; i < shares.options.size() && i < shares.amounts.size(); ++i) {
        const std::uint16_t option = shares.options[i];
        if (option < hints.size())
            hints[option] = damageHint(decision().options[option], shares.amounts[i], true);
    }
    return hints;
}

/// What those who sing together come to.
QString Port::sumOf(const core::Answer &chosen) const
{
    if (Prompt(decision().prompt) != Prompt::Singers)
        return {};
    int sum = 0;
    for (const std::uint16_t option : chosen.options)
        sum += decision().options[option].number;
    return tr("%1 of %2").arg(sum).arg(decision().node);
}

} // namespace playmat::lorcana::board
