// Shows what options would do, on cards and on the plates of battlefields.
#include "kit/riftbound/table/forecast_words.h"
#include "kit/riftbound/table/port.h"

#include <algorithm>

namespace playmat::riftbound::board {

using core::Option;
using table::CardHint;
using table::UseHint;

Port::Hints &Port::hints() const
{
    const bool covered = holdsBack();
    if (m_hints.decision != decisionId() || m_hints.covered != covered)
        m_hints = {decisionId(), covered, {}, {}};
    return m_hints;
}

CardHint Port::hintOf(int option) const
{
    std::map<int, CardHint> &known = hints().choices;
    const auto at = known.find(option);
    return at != known.end() ? at->second
                             : known[option] = workOutHint(decision().options[std::size_t(option)]);
}

CardHint Port::workOutHint(const Option &option) const
{
    return OptionKind(option.kind) == OptionKind::Card && option.card != core::kNone
        ? ForecastWords(presenter(), sight()).card(sight().chosen(option), option.card)
        : CardHint();
}

UseHint Port::useOf(int option) const
{
    std::map<int, UseHint> &known = hints().uses;
    const auto at = known.find(option);
    return at != known.end() ? at->second
                             : known[option] = workOutUse(decision().options[std::size_t(option)]);
}

/// Spells and equipment ask for their targets only after they have been paid for, so their hints
/// are on the cards that they can target. If an option needs no target, the hints are on all cards
/// that it changes.
UseHint Port::workOutUse(const Option &o) const
{
    UseHint use;
    const bool played = OptionKind(o.kind) == OptionKind::Play && o.zone == kNone;
    const bool used = OptionKind(o.kind) == OptionKind::Ability;
    if (!played && !used)
        return use;
    const ForecastWords words(presenter(), sight());
    if (played || isGear(o))
        for (const int card : sight().firstTargets(o))
            if (row(card) != nullptr)
                use.targets.push_back({card, words.card(sight().used(o, card), card)});
    use.asks = !use.targets.empty();
    if (use.asks)
        return use;
    for (const CardForecast &one : sight().used(o, -1).cards)
        if (const CardView *card = sight().face(one.card);
            card != nullptr && row(card->id) != nullptr)
            use.others.push_back({card->id, words.of(one, *card)});
    return use;
}

// --- units that go together

CardHint Port::hintTogether(const std::vector<int> &options) const
{
    const Option &first = decision().options[std::size_t(options.front())];
    return first.zone != kNone && zoneOf(first.zone) == Zone::Battlefield
        ? ForecastWords(presenter(), sight()).move(options)
        : CardHint();
}

/// Marks a player's units only if all of them die, because otherwise the player who assigns the
/// damage chooses which of them die.
std::vector<UseHint::OnCard> Port::othersTogether(const std::vector<int> &options) const
{
    std::vector<UseHint::OnCard> others;
    const Option &first = decision().options[std::size_t(options.front())];
    const ShowdownForecast f = sight().moved(options);
    if (f.place == kNone)
        return others;
    const auto isMoved = [&](int id) {
        return std::ranges::any_of(options, [&](int option) {
            return int(decision().options[std::size_t(option)].card) == id;
        });
    };
    for (const CardView &card : sight().shown().cards) {
        const bool there = card.list == first.zone || isMoved(card.id);
        const bool all
            = f.lost[card.controller] > 0 && f.lost[card.controller] == f.units[card.controller];
        if (there && all && card.kind == Kind::Unit)
            others.push_back({card.id, ForecastWords::death()});
    }
    return others;
}

} // namespace playmat::riftbound::board
