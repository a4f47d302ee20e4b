#include "engine/swu/game.h"
#include "engine/swu/language/op.h"
#include "engine/swu/text/reason_text.h"
#include "engine/swu/view/observe.h"

#include <algorithm>
#include <numeric>
#include <tuple>

/// What a game tells one viewer: everything in the viewer's names for cards, and nothing that
/// depends on what the viewer does not see.
namespace playmat::swu {

namespace {

/// Whether a filter can mean cards whose faces are hidden from somebody.
bool reachesHidden(const Program &program, FilterId id)
{
    constexpr auto kHidden = static_cast<std::uint16_t>(zoneBit(Zone::Hand) | zoneBit(Zone::Deck)
                                                        | zoneBit(Zone::Resources));
    for (; id != 0; id = program.filters[id].alt) {
        const Filter &f = program.filters[id];
        if ((f.zones & kHidden) != 0 || (f.zones == 0 && (f.kinds & kind::Resource) != 0))
            return true;
    }
    return false;
}

} // namespace

bool nothingFits(const core::Decision &d)
{
    switch (d.kind) {
    case core::DecisionKind::ChooseCards:
    case core::DecisionKind::Pay:
        return d.options.empty();
    case core::DecisionKind::Confirm:
        return d.options.size() == 1
            && static_cast<OptionKind>(d.options[0].kind) == OptionKind::No;
    default:
        return false;
    }
}

std::uint16_t zonesOfChoice(const Program &program, const core::Decision &d)
{
    std::uint16_t zones = 0;
    const Node &node = program.nodes[d.node];
    for (const SelId sel : {node.source, node.target})
        for (FilterId id = program.selectors[sel].filter; id != 0; id = program.filters[id].alt)
            zones |= program.filters[id].zones;
    return zones;
}

bool mayNameHidden(const Program &program, const core::Decision &d)
{
    switch (static_cast<Prompt>(d.prompt)) {
    case Prompt::TakeAction:
    case Prompt::ResourceTwo:
    case Prompt::ResourceOne:
    case Prompt::SearchCards:
    case Prompt::OrderCards:
    case Prompt::DiscardToPay:
    case Prompt::ChoosePlay:
    case Prompt::MayIfItFits:
        return true;
    case Prompt::ChooseTargets:
    case Prompt::DivideDamage: {
        const Node &node = program.nodes[d.node];
        return node.op->is(op::FromHands)
            || reachesHidden(program, program.selectors[node.source].filter)
            || reachesHidden(program, program.selectors[node.target].filter);
    }
    default:
        return false;
    }
}

namespace {

OptionView viewOf(const core::Option &o, const std::array<int, kMaxCards> &names)
{
    const auto nameOf = [&](CardId id) { return id == kNone ? -1 : names[id]; };
    return {.kind = o.kind,
            .card = nameOf(o.card),
            .target = nameOf(o.target),
            .zone = o.zone,
            .player = o.player,
            .cost = o.cost,
            .number = o.number,
            .ability = o.ability};
}

/// Ids of options as ids in an ordering of them.
void renumber(std::vector<std::uint16_t> &ids, const std::vector<std::uint16_t> &order)
{
    for (std::uint16_t &id : ids)
        id = static_cast<std::uint16_t>(std::ranges::find(order, id) - order.begin());
    std::ranges::sort(ids);
}

bool isHidden(int asked, CardId found)
{
    return asked >= 0 && found == kNone;
}

/// Whether the text of the refusal names the card of that parameter, or at least says the number.
bool says(Reason reason, const char *what, std::size_t param)
{
    const std::string place = std::string("{") + what + static_cast<char>('0' + param) + '}';
    return std::string_view(reasonPattern(reason)).find(place) != std::string_view::npos;
}

} // namespace

SeatIds Game::seatIds() const
{
    if (!m_named)
        return SeatIds::of(m_state);
    SeatIds ids = m_ids;
    ids.follow(m_events);
    return ids;
}

Observation Game::observe(Viewer viewer, IdsOf ids) const
{
    if (ids == IdsOf::Game)
        return swu::observe(*m_db, m_state, viewer);
    const SeatIds names = seatIds();
    return swu::observe(*m_db, m_state, viewer, &names);
}

std::vector<core::Event> Game::eventsFor(Viewer viewer, IdsOf ids) const
{
    return m_ids.tell(m_events, viewer, ids);
}

std::array<int, kMaxCards> Game::namesFor(Viewer viewer) const
{
    const SeatIds names = seatIds();
    return namesIn(*m_db, m_state, viewer, &names);
}

bool Game::isTold(Viewer viewer) const
{
    return viewer.seesAll() || viewer.player == m_decision.player
        || !mayNameHidden(m_db->program, m_decision);
}

std::vector<std::uint16_t> Game::optionsFor(Viewer viewer) const
{
    std::vector<std::uint16_t> order(m_decision.options.size());
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    if (viewer.seesAll() || !isTold(viewer))
        return order;
    const std::array<int, kMaxCards> names = namesFor(viewer);
    std::ranges::stable_sort(order, {}, [&](std::uint16_t id) {
        const OptionView o = viewOf(m_decision.options[id], names);
        return std::tuple(o.kind, o.card, o.target, o.zone, o.player, o.number, o.ability);
    });
    return order;
}

DecisionView Game::decisionFor(Viewer viewer) const
{
    const core::Decision &d = m_decision;
    DecisionView out;
    out.kind = d.kind;
    out.player = d.player;
    out.prompt = d.prompt;
    out.told = isTold(viewer);
    if (!out.told)
        return out;
    const std::array<int, kMaxCards> names = namesFor(viewer);
    // A card that is hidden by now would be told by its place.
    const bool named = d.source != kNone && seesFace(m_state, d.source, viewer);
    out.source = named ? names[d.source] : -1;
    out.ability = d.ability;
    out.node = d.node;
    out.min = d.min;
    out.max = d.max;
    out.orNone = d.orNone;
    for (const std::uint16_t id : optionsFor(viewer))
        out.options.push_back(viewOf(d.options[id], names));
    return out;
}

core::Answer Game::answerOf(Viewer viewer, const core::Answer &answer) const
{
    const std::vector<std::uint16_t> options = optionsFor(viewer);
    core::Answer out = answer;
    for (std::size_t i = 0; i < out.options.size(); ++i)
        if (out.options[i] < options.size())
            out.options[i] = options[out.options[i]];
    return out;
}

Why Game::whyFor(Viewer viewer, const SeatGesture &asked) const
{
    const SeatIds ids = seatIds();
    Gesture gesture;
    gesture.card = ids.cardOf(viewer, asked.card);
    gesture.ontoCard = ids.cardOf(viewer, asked.ontoCard);
    gesture.ontoZone = asked.ontoZone;
    gesture.action = asked.action;
    if (isHidden(asked.card, gesture.card) || isHidden(asked.ontoCard, gesture.ontoCard))
        return {{}, {{static_cast<std::uint16_t>(Reason::HiddenCard), {}, "CR 1.17.3"}}};
    // Whoever it is about: of someone else's question the viewer learns only whose it is.
    const bool own = viewer.seesAll() || viewer.player == m_decision.player;
    gesture.player
        = own && (asked.player != kNone || viewer.seesAll()) ? asked.player : viewer.player;
    Why out = why(gesture);
    renumber(out.legal, optionsFor(viewer));
    for (core::Refusal &refusal : out.refused)
        refusal = refusalFor(viewer, refusal);
    return out;
}

core::Refusal Game::refusalFor(Viewer viewer, const core::Refusal &refusal) const
{
    if (viewer.seesAll())
        return refusal;
    const std::array<int, kMaxCards> names = namesFor(viewer);
    const auto reason = static_cast<Reason>(refusal.code);
    core::Refusal out = refusal;
    for (std::size_t i = 0; i < out.params.size(); ++i) {
        int &param = out.params[i];
        if (says(reason, "card", i))
            param = param >= 0 && param < static_cast<int>(kMaxCards)
                ? names[static_cast<std::size_t>(param)]
                : -1;
        else if (!says(reason, "n", i) && !says(reason, "def", i) && !says(reason, "player", i)
                 && !says(reason, "zone", i))
            param = 0;
    }
    return out;
}

} // namespace playmat::swu
