#include "table/interaction/targets.h"

#include <algorithm>

namespace playmat::table {

namespace {

/// Whether a drop into the zone is one into the place. Rows of tiles are entered from either side;
/// everything else is somebody's.
bool isWithin(const TableSpec &spec, ZoneKey zone, ZoneKey place)
{
    if (spec.is(place, Arrangement::Anywhere))
        return spec.onBoard(zone) || spec.is(zone, Arrangement::Anywhere);
    return spec.is(place, Arrangement::Tiles) ? zone.zone == place.zone : zone == place;
}

} // namespace

Targets::Targets(const TablePort &port, int heldCard)
    : m_spec(&port.spec())
{
    const core::Decision &decision = port.decision();
    const ChoiceStyle style = port.choiceStyle();
    const bool asks = int(decision.source) == heldCard
        && (style == ChoiceStyle::Board || style == ChoiceStyle::Distribute);
    for (size_t i = 0; i < decision.options.size(); ++i) {
        const core::Option &option = decision.options[i];
        if (option.card == core::kNone || (!asks && int(option.card) != heldCard))
            continue;
        if (asks)
            add(option.card, {}, int(i)).hint = port.hintOf(int(i));
        else if (option.target != core::kNone)
            add(option.target, {}, int(i)).hint = port.hintOf(int(i));
        else if (const ZoneKey zone = port.place(option); !zone.isNone()) {
            Target &target = add(-1, zone, int(i));
            if (m_spec->is(zone, Arrangement::Track))
                target.hint = port.hintOf(int(i));
            addUse(port.useOf(int(i)), int(i));
        }
    }
}

/// An event is for the cards it asks for once it has been paid for.
void Targets::addUse(const UseHint &use, int option)
{
    m_idle = use.idle;
    m_others = use.others;
    m_notOnto.insert(m_notOnto.end(), use.notOnto.begin(), use.notOnto.end());
    m_forCards = !use.targets.empty();
    for (const UseHint::OnCard &on : use.targets) {
        Target &target = add(on.card, {}, option);
        target.hint = on.hint;
        target.chosenNext = use.asks;
    }
}

Target &Targets::add(int card, ZoneKey zone, int option)
{
    for (Target &target : m_targets) {
        if (target.card == card && target.zone == zone) {
            target.options.push_back(option);
            return target;
        }
    }
    return m_targets.emplace_back(Target{card, zone, {option}, {}, false});
}

const Target *Targets::onto(int card) const
{
    const auto at = std::find_if(m_targets.begin(), m_targets.end(),
                                 [&](const Target &t) { return card >= 0 && t.card == card; });
    return at == m_targets.end() ? nullptr : &*at;
}

const Target *Targets::at(int card, ZoneKey zone) const
{
    if (const Target *target = onto(card))
        return target;
    if (m_forCards && card >= 0 && m_spec->onBoard(zone))
        return nullptr; // a card other than those it can be used on
    if (card >= 0 && std::ranges::find(m_notOnto, card) != m_notOnto.end())
        return nullptr;
    for (const Target &target : m_targets) {
        if (target.card < 0 && isWithin(*m_spec, zone, target.zone))
            return &target;
    }
    if (!m_spec->is(zone, Arrangement::Tiles))
        return nullptr;
    // A card that goes into one zone of tiles only finds its way there from the others.
    const auto intoTiles
        = [this](const Target &t) { return t.card < 0 && m_spec->is(t.zone, Arrangement::Tiles); };
    const auto found = std::find_if(m_targets.begin(), m_targets.end(), intoTiles);
    const bool one = std::count_if(m_targets.begin(), m_targets.end(), intoTiles) == 1;
    return one ? &*found : nullptr;
}

CardHint Targets::hintOf(int card) const
{
    if (const Target *target = onto(card))
        return target->hint;
    const auto at = std::find_if(m_others.begin(), m_others.end(),
                                 [&](const UseHint::OnCard &on) { return on.card == card; });
    return at == m_others.end() ? CardHint() : at->hint;
}

bool Targets::affects(int card) const
{
    return std::any_of(m_others.begin(), m_others.end(),
                       [&](const UseHint::OnCard &on) { return on.card == card; });
}

bool Targets::allOnCards() const
{
    return std::all_of(m_targets.begin(), m_targets.end(), [this](const Target &t) {
        return t.card >= 0 || m_spec->is(t.zone, Arrangement::Track);
    });
}

} // namespace playmat::table
