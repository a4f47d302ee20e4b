// What options would do: on the arrow, on the cards, beside the held card.
#include "kit/lorcana/table/choice_hint.h"
#include "kit/lorcana/table/port.h"
#include "kit/lorcana/table/words.h"

#include <algorithm>

namespace playmat::lorcana::board {

using core::Option;
using table::CardHint;
using table::OutcomePart;

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
        return PlayWay(option.number & 0xF) == PlayWay::Sing
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

/// Shares of damage that is dealt.
CardHint Port::damageHint(const Option &option, int amount) const
{
    const CardView *card = sight().face(option.card);
    if (card == nullptr)
        return {};
    const bool safe = (card->rules & ruleBit(Rule::CantBeDamaged)) != 0;
    const int placed = safe ? 0 : std::max(0, amount - card->resist);
    return ChoiceHint(sight().cards(), *card, {})
        .ofDamage(placed, placed > 0 && card->damage + placed >= card->willpower);
}

CardHint Port::challengeHint(const Option &option) const
{
    const CardView *target = sight().face(option.target);
    if (target == nullptr)
        return {};
    const ChallengeForecast f = sight().challenged(option);
    return ChoiceHint(sight().cards(), *target, {}).ofDamage(f.dealt, f.banishes);
}

CardHint Port::choiceHint(const Option &option) const
{
    const CardView *card = sight().face(option.card);
    if (card == nullptr)
        return {};
    const ChoiceForecast f = sight().chosen(option);
    const CardView *place = f.at == core::kNone ? nullptr : sight().face(f.at);
    return ChoiceHint(sight().cards(), *card,
                      place == nullptr ? QString() : Words::name(sight().cards().def(place->def)))
        .of(f);
}

CardHint Port::singingHint(const Option &option) const
{
    CardHint hint;
    hint.add("song", QString::number(option.number),
             qtTrId("lorcana_port_hints.counts_as_of").arg(option.number).arg(decision().node), 1);
    hint.tone = 1;
    return hint;
}

CardHint Port::hintOf(int option) const
{
    const Option &o = decision().options[std::size_t(option)];
    if (OptionKind(o.kind) == OptionKind::Challenge)
        return challengeHint(o);
    if (OptionKind(o.kind) != OptionKind::Card)
        return {};
    if (Prompt(decision().prompt) == Prompt::Singers)
        return singingHint(o);
    if (decision().node != 0)
        return choiceHint(o);
    return {};
}

/// Whether only its cost keeps the character from singing, and it could sing together with others
/// (8.12.1).
bool Port::mayJoinIn(core::CardId singer, core::CardId song) const
{
    const bool together = std::ranges::any_of(decision().options, [&](const Option &o) {
        return o.card == song && OptionKind(o.kind) == OptionKind::Play
            && PlayWay(o.number & 0xF) == PlayWay::SingTogether;
    });
    if (!together)
        return false;
    Gesture gesture;
    gesture.player = decision().player;
    gesture.card = song;
    gesture.ontoCard = singer;
    const std::vector<core::Refusal> refused = sight().why(gesture);
    return !refused.empty() && Reason(refused.front().code) == Reason::CostTooLow;
}

/// Dropping a song onto one's own character means that this character sings it (5.4.4.2), not that
/// the player pays for it. Dropping it onto an opposing character makes that character its target.
table::UseHint Port::useOf(int option) const
{
    table::UseHint use;
    const Option &o = decision().options[std::size_t(option)];
    const CardView *held = sight().face(o.card);
    if (OptionKind(o.kind) != OptionKind::Play || held == nullptr
        || !sight().cards().def(held->def).song)
        return use;
    for (const CardView &card : sight().asked().cards) {
        if (card.zone == Zone::Play && card.on < 0 && int(card.owner) == int(decision().player)
            && sight().cards().def(card.def).type == Kind::Character
            && !mayJoinIn(gameCard(card.id), o.card))
            use.notOnto.push_back(card.id);
    }
    return use;
}

std::vector<CardHint> Port::hintsOf(const core::Answer &shares) const
{
    std::vector<CardHint> hints(decision().options.size());
    for (std::size_t i = 0; i < shares.options.size() && i < shares.amounts.size(); ++i) {
        const std::uint16_t option = shares.options[i];
        if (option < hints.size())
            hints[option] = damageHint(decision().options[option], shares.amounts[i]);
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
    return qtTrId("lorcana_port_hints.of").arg(sum).arg(decision().node);
}

} // namespace playmat::lorcana::board
