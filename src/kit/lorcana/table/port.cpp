#include "kit/lorcana/table/port.h"

#include <algorithm>
#include <set>

namespace playmat::lorcana::board {

using core::DecisionKind;
using core::Option;
using table::OptionRole;
using table::OptionRow;
using table::ZoneKey;

// --- how it is put

/// In a hand only its player's own cards; what lies under a card is shown whole, to be chosen.
bool Port::isDrawn(core::CardId card) const
{
    const CardView *c = sight().asked().card(card);
    if (c == nullptr)
        return false;
    if (c->zone == Zone::Hand)
        return c->owner == decision().player;
    return c->zone == Zone::Play && c->on < 0 && sight().cards().def(c->def).type != Kind::Action;
}

/// Where only a look at the hand tells whether an ability's cost can be paid.
bool Port::showsHidden(const Option &option) const
{
    return OptionKind(option.kind) == OptionKind::Ability && sight().restsOnHidden(option.ability);
}

OptionRole Port::role(const Option &option) const
{
    switch (OptionKind(option.kind)) {
    case OptionKind::EndTurn:
        return OptionRole::Pass;
    case OptionKind::Yes:
        return OptionRole::Yes;
    case OptionKind::No:
        return OptionRole::No;
    default:
        return OptionRole::Plain;
    }
}

ZoneKey Port::place(const Option &option) const
{
    const int seat = decision().player;
    switch (OptionKind(option.kind)) {
    case OptionKind::Ink:
        return {Place::Inkwell, seat};
    case OptionKind::Quest:
        return {Place::Lore, seat};
    case OptionKind::Play:
        return option.target == core::kNone ? ZoneKey{Place::Table} : ZoneKey{};
    case OptionKind::Card:
        return placeOfChosen(option);
    default:
        break;
    }
    return {};
}

/// Where a card of one's hand is dropped that is chosen to go there.
ZoneKey Port::placeOfChosen(const Option &option) const
{
    const int seat = decision().player;
    const CardView *card = sight().asked().card(option.card);
    if (card == nullptr || card->zone != Zone::Hand || int(card->owner) != seat)
        return {};
    switch (Prompt(decision().prompt)) {
    case Prompt::Mulligan:
        return {Place::Deck, seat};
    case Prompt::Discard:
    case Prompt::PayDiscard:
        return {Place::Discard, seat};
    case Prompt::PutIntoInkwell:
        return {Place::Inkwell, seat};
    default:
        return {};
    }
}

// --- words

OptionRow Port::describe(int option) const
{
    OptionRow row = words().option(decision(), option);
    const Option &o = decision().options[std::size_t(option)];
    if (OptionKind(o.kind) == OptionKind::Challenge) {
        QStringList parts;
        for (const table::OutcomePart &part : partsOf(o))
            parts.append(part.text);
        row.detail = parts.join(QStringLiteral(" · "));
        if (o.cost > 0)
            row.detail = qtTrId("lorcana_port.costs").arg(row.detail, m_explain.ink(o.cost));
    } else if (const table::CardHint hint = hintOf(option); OptionKind(o.kind) == OptionKind::Card
               && !hint.isEmpty() && Prompt(decision().prompt) != Prompt::Singers) {
        row.detail = row.detail.isEmpty() ? hint.words
                                          : qtTrId("lorcana_port.mark").arg(row.detail, hint.words);
    }
    return row;
}

/// Whether its player has to look at something that lies face down for whoever looks at the table.
/// For an action nobody may tell from this whether a card in hand could be played.
bool Port::needsLook() const
{
    const core::PlayerId player = question().player;
    if (player >= kPlayers)
        return false;
    if (looksSomewhere())
        return true;
    const bool aboutHand = sight().mayNameHidden()
        && (question().options.empty() || question().kind == DecisionKind::Confirm
            || std::ranges::any_of(question().options, [&](const Option &o) {
                   const CardView *c = sight().asked().card(o.card);
                   return o.card != core::kNone && c != nullptr && c->zone == Zone::Hand;
               }));
    const bool action = question().kind == DecisionKind::Action;
    return (action && !sight().shown().zone(Zone::Hand, player).empty()) || (!action && aboutHand);
}

/// Whether cards are looked at that everybody else does not see.
bool Port::looksSomewhere() const
{
    const Observation &seen = sight().asked();
    return std::ranges::any_of(
        seen.cards, [&](const CardView &card) { return card.def != 0 && card.zone == Zone::Deck; });
}

std::vector<OptionRow> Port::names() const
{
    std::vector<OptionRow> rows;
    std::set<NameId> listed{0};
    for (const CardDef &def : sight().cards().defs) {
        for (const NameId name : def.names) {
            if (!listed.insert(name).second)
                continue;
            OptionRow row;
            row.label = QString::fromStdString(sight().cards().nameText(name));
            row.option = name;
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

} // namespace playmat::lorcana::board
