#include "table/interaction/targets.h"

#include <algorithm>
#include <iterator>

namespace playmat::table {

bool Targets::asksForPlaces(const TablePort &port)
{
    const core::Decision &decision = port.decision();
    return decision.kind == core::DecisionKind::ChooseZone
        && std::ranges::none_of(decision.options, [&](const core::Option &option) {
               return port.place(option).isNone();
           });
}

/// Whether a drop on `zone` counts as a drop on `place`. Any part of the region counts for a place
/// that accepts drops from either side, and either seat's zone counts for a place with tiles and
/// for a corner, which lies across the line. Otherwise the zone must be exactly the place.
bool Targets::isWithin(const TableSpec &spec, ZoneKey zone, ZoneKey place)
{
    if (zone.isNone())
        return false;
    if (spec.is(place, Arrangement::Anywhere))
        return spec.onBoard(zone) || spec.is(zone, Arrangement::Anywhere)
            || spec.is(zone, Arrangement::Stack);
    if (spec.zone(place).eitherSide)
        return spec.zone(zone).region == spec.zone(place).region;
    const bool ofBoth = spec.is(place, Arrangement::Tiles) || spec.is(place, Arrangement::Corner);
    return ofBoth ? zone.zone == place.zone : zone == place;
}

Targets::Targets(const TablePort &port, int heldCard, const QList<int> &with)
    : m_spec(&port.spec())
{
    const core::Decision &decision = port.decision();
    const ChoiceStyle style = port.choiceStyle();
    const bool places = asksForPlaces(port);
    const bool asks = int(decision.source) == heldCard
        && (style == ChoiceStyle::Board || style == ChoiceStyle::Distribute || places);
    for (size_t i = 0; i < decision.options.size(); ++i) {
        const core::Option &option = decision.options[i];
        const bool named = option.card != core::kNone;
        if (asks ? named || places : named && int(option.card) == heldCard)
            addOption(port, option, int(i), asks);
    }
    if (!with.isEmpty())
        takeAlong(port, with);
}

void Targets::addOption(const TablePort &port, const core::Option &option, int id, bool asks)
{
    if (asks && option.card != core::kNone) {
        add(option.card, {}, id).hint = port.hintOf(id);
    } else if (!asks && option.target != core::kNone) {
        add(option.target, {}, id).hint = port.hintOf(id);
    } else if (const ZoneKey zone = port.place(option); !zone.isNone()) {
        Target &target = add(-1, zone, id);
        if (m_spec->is(zone, Arrangement::Track))
            target.hint = port.hintOf(id);
        target.together = port.decision().together != core::kNone
            && option.kind == port.decision().together && target.options.size() == 1;
        if (target.together)
            target.hint = port.hintTogether({id});
        addUse(port.useOf(id), id);
    }
}

/// Keeps only the places where the held card and all cards in `with` can go.
void Targets::takeAlong(const TablePort &port, const QList<int> &with)
{
    m_targets = together();
    const core::Decision &decision = port.decision();
    for (const int card : with) {
        for (Target &target : m_targets) {
            const size_t before = target.options.size();
            for (size_t i = 0; i < decision.options.size(); ++i) {
                const core::Option &option = decision.options[i];
                const bool goes = option.card != core::kNone && int(option.card) == card
                    && option.kind == decision.together && port.place(option) == target.zone;
                if (goes && target.options.size() == before
                    && std::ranges::find(target.options, int(i)) == target.options.end())
                    target.options.push_back(int(i));
            }
            target.together = target.options.size() > before;
        }
        m_targets = together();
    }
    for (Target &target : m_targets)
        target.hint = port.hintTogether(target.options);
}

std::vector<Target> Targets::together() const
{
    std::vector<Target> places;
    std::ranges::copy_if(m_targets, std::back_inserter(places), &Target::together);
    return places;
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
    return m_targets.emplace_back(Target{card, zone, {option}, {}, false, false});
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
    for (const bool exactly :
         {true, false}) { // first look for the exact zone, because one place may lie within another
        for (const Target &target : m_targets) {
            const bool here = exactly ? target.zone == zone : isWithin(*m_spec, zone, target.zone);
            if (target.card < 0 && here)
                return &target;
        }
    }
    const bool intoTiles = m_spec->is(zone, Arrangement::Tiles) && !m_spec->zone(zone).eitherSide;
    return intoTiles ? intoOnlyTiles() : nullptr;
}

/// If the held card can go into only one zone of tiles, a drop on any other zone of tiles means
/// that zone.
const Target *Targets::intoOnlyTiles() const
{
    const auto intoTiles = [this](const Target &t) {
        return t.card < 0 && m_spec->is(t.zone, Arrangement::Tiles)
            && !m_spec->zone(t.zone).eitherSide;
    };
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
