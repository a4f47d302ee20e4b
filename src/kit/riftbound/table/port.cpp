#include "kit/riftbound/table/port.h"

#include <algorithm>

namespace playmat::riftbound::board {

using core::DecisionKind;
using core::Option;
using table::OptionRole;
using table::OptionRow;
using table::ZoneKey;

bool Port::isAsked(Prompt prompt) const
{
    return Prompt(question().prompt) == prompt;
}

// --- how it is put

/// What is on the board or the chain, and in a hand or face down only its player's own cards.
bool Port::isDrawn(core::CardId card) const
{
    const Observation &seen = sight().asked();
    if (std::ranges::find(seen.chain, int(card), &ItemView::id) != seen.chain.end())
        return true;
    const CardView *c = seen.card(card);
    if (c == nullptr || c->list == kNone)
        return false;
    switch (zoneOf(c->list)) {
    case Zone::Hand:
        return c->owner == decision().player;
    case Zone::Facedown:
        return c->controller == decision().player;
    case Zone::Base:
    case Zone::Battlefield:
        return c->attachedTo < 0;
    case Zone::Legend:
    case Zone::Champion:
    case Zone::Battlefields:
        return true;
    default:
        return false;
    }
}

/// What a card does that is not seen face up here: one of a covered hand, or a facedown card.
bool Port::showsHidden(const Option &option) const
{
    if (option.card == core::kNone)
        return false;
    const CardView *card = sight().shown().card(option.card);
    return card == nullptr || card->def == 0;
}

OptionRole Port::role(const Option &option) const
{
    switch (OptionKind(option.kind)) {
    case OptionKind::EndTurn:
        return OptionRole::EndTurn;
    case OptionKind::Pass:
        return OptionRole::Pass;
    case OptionKind::Yes:
        return OptionRole::Yes;
    case OptionKind::No:
        return OptionRole::No;
    default:
        return OptionRole::Plain;
    }
}

bool Port::isGear(const Option &option) const
{
    const CardView *card = sight().face(option.card);
    return card != nullptr && card->kind == Kind::Gear;
}

ZoneKey Port::place(const Option &option) const
{
    const int seat = decision().player;
    const bool gear = isGear(option);
    switch (OptionKind(option.kind)) {
    case OptionKind::Play:
    case OptionKind::Move:
        return option.zone == kNone ? ZoneKey{Place::Table}
                                    : zoneKey(option.zone, gear ? Kind::Gear : Kind::Unit, seat);
    case OptionKind::Hide:
    case OptionKind::Zone:
        return zoneKey(option.zone, Kind::Unit, seat);
    case OptionKind::Add:
        return option.ability == 0 && option.number == 1 ? ZoneKey{Place::RuneDeck, seat}
                                                         : ZoneKey{};
    case OptionKind::Ability: // gear is dropped onto what its ability is for
        return gear ? ZoneKey{Place::Table} : ZoneKey{};
    case OptionKind::Card:
        return placeOfChosen(option);
    default:
        return {};
    }
}

/// Where a card of one's hand is dropped that is chosen to go there.
ZoneKey Port::placeOfChosen(const Option &option) const
{
    const int seat = decision().player;
    const CardView *card = sight().asked().card(option.card);
    if (card == nullptr || card->list != listOf(Zone::Hand, decision().player))
        return {};
    if (isAsked(Prompt::Mulligan))
        return {Place::Deck, seat};
    return isAsked(Prompt::CostCards) ? ZoneKey{Place::Trash, seat} : ZoneKey{};
}

// --- words

OptionRow Port::describe(int option) const
{
    return words().option(decision(), option);
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
    const auto isInHand = [&](const Option &o) {
        const CardView *c = o.card == core::kNone ? nullptr : sight().asked().card(o.card);
        return c != nullptr && c->list == listOf(Zone::Hand, player);
    };
    const auto hand
        = std::ranges::find(sight().shown().zones, listOf(Zone::Hand, player), &ZoneView::list);
    if (question().kind == DecisionKind::Action)
        return hand != sight().shown().zones.end() && !hand->cards.empty();
    return sight().mayNameHidden() && std::ranges::any_of(question().options, isInHand);
}

/// Whether cards are looked at that everybody else does not see.
bool Port::looksSomewhere() const
{
    return std::ranges::any_of(sight().asked().cards, [](const CardView &card) {
        return card.def != 0 && card.list != kNone
            && (zoneOf(card.list) == Zone::MainDeck || zoneOf(card.list) == Zone::RuneDeck);
    });
}

// --- what options come to

/// Runes can add to the pool, but each payment uses the runes that it needs without that.
bool Port::isNeverNeeded(const Option &option) const
{
    const CardView *card = sight().face(option.card);
    return OptionKind(option.kind) == OptionKind::Add && card != nullptr
        && card->kind == Kind::Rune;
}

QString Port::chipFor(int card) const
{
    const CardView *c = sight().face(card);
    if (c == nullptr || c->list == kNone || decision().kind != DecisionKind::Action
        || c->owner != decision().player)
        return {};
    const Zone zone = zoneOf(c->list);
    return zone == Zone::Hand || zone == Zone::Champion ? m_explain.cost(*c, sight()) : QString();
}

/// Combat damage that kills, and what is left of the others.
std::vector<table::CardHint> Port::hintsOf(const core::Answer &shares) const
{
    std::vector<table::CardHint> hints(decision().options.size());
    for (std::size_t i = 0; i < shares.options.size() && i < shares.amounts.size(); ++i) {
        const std::uint16_t index = shares.options[i];
        const int amount = shares.amounts[i];
        if (index >= hints.size() || amount == 0)
            continue;
        const bool dies
            = amount >= int(decision().options[index].cost) && decision().options[index].cost > 0;
        table::CardHint &hint = hints[index];
        hint.add("hit", table::signedNumber(-amount), qtTrId("riftbound_port.damage", amount), -1);
        if (dies)
            hint.add("skull", QString(), qtTrId("riftbound_port.dies"), -1);
        else
            hint.add("heart", QString(), qtTrId("riftbound_port.survives"), 0);
        hint.tone = -1;
    }
    return hints;
}

// --- units that go together, paying and dividing

OptionRow Port::describeTogether(const std::vector<int> &options) const
{
    OptionRow row = describe(options.front());
    row.label = qtTrId("riftbound_port.units_go", int(options.size())).arg(row.label);
    row.detail = hintTogether(options).said();
    return row;
}

QString Port::togetherWords(int cards) const
{
    return qtTrId("riftbound_port.units", cards);
}

QString Port::doneWords(const core::Answer &chosen) const
{
    if (isAsked(Prompt::Mulligan) && !chosen.options.empty())
        return qtTrId("riftbound_port.replace_cards", int(chosen.options.size()));
    return decision().kind == DecisionKind::Pay ? words().paying(chosen) : QString();
}

std::optional<table::RefusalText> Port::objection(const core::Answer &answer) const
{
    const core::Refusal refusal = sight().objection(answer);
    return refusal.code == 0 ? std::nullopt : std::optional(explain(refusal));
}

/// Until it is paid for, nothing has come of what was played or used (CR 354).
bool Port::takesBack() const
{
    switch (Prompt(decision().prompt)) {
    case Prompt::Costs:
    case Prompt::Mode:
    case Prompt::Target:
    case Prompt::Destination:
    case Prompt::CostCards:
    case Prompt::Pay:
        return true;
    default:
        return false;
    }
}

} // namespace playmat::riftbound::board
