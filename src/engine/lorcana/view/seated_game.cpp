#include "engine/lorcana/view/seated_game.h"

#include "engine/lorcana/view/observe.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace playmat::lorcana {

namespace {

OptionView viewOf(const core::Option &o, const std::array<int, kMaxCards> &names)
{
    const auto nameOf = [&](CardId id) { return id == kNone ? -1 : names[id]; };
    return {.kind = o.kind,
            .card = nameOf(o.card),
            .target = nameOf(o.target),
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

} // namespace

SeatedGame::SeatedGame(Game game, const SeatIds &before)
    : m_game(std::move(game))
    , m_before(before)
    , m_now(before)
{
    (void)follow({});
}

core::Result<void> SeatedGame::follow(core::Result<void> done)
{
    if (!done || !m_record)
        return done;
    m_before = m_now;
    m_now.follow(m_game.events());
    m_now.settle(m_game.state());
    return done;
}

core::Result<void> SeatedGame::apply(const core::Answer &answer)
{
    return follow(m_game.apply(answer));
}

core::Result<void> SeatedGame::concede(PlayerId player)
{
    return follow(m_game.concede(player));
}

core::Result<void> SeatedGame::edit(const Edit &edit)
{
    return follow(m_game.edit(edit));
}

void SeatedGame::restore(const State &state, const SeatIds &ids)
{
    m_game.restore(state);
    m_before = m_now = ids;
}

void SeatedGame::recordEvents(bool on)
{
    m_record = on;
    m_game.recordEvents(on);
}

Observation SeatedGame::observe(Viewer viewer, IdsOf ids) const
{
    return ids == IdsOf::Game ? lorcana::observe(m_game.db(), m_game.state(), viewer)
                              : lorcana::observe(m_game.db(), m_game.state(), viewer, m_now);
}

std::vector<core::Event> SeatedGame::eventsFor(Viewer viewer, IdsOf ids) const
{
    return m_before.tell(m_game.events(), viewer, ids);
}

Observation SeatedGame::observedAfter(std::size_t event, Viewer viewer) const
{
    const std::span<const State> course = m_game.course();
    const State &state = event < course.size() ? course[event] : m_game.state();
    return lorcana::observe(m_game.db(), state, viewer);
}

bool SeatedGame::isTold(Viewer viewer) const
{
    return viewer.seesAll() || viewer.player == m_game.decision().player
        || !mayNameHidden(m_game.db().program, m_game.decision());
}

std::vector<std::uint16_t> SeatedGame::optionsFor(Viewer viewer) const
{
    const std::vector<core::Option> &options = m_game.decision().options;
    std::vector<std::uint16_t> order(options.size());
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    if (viewer.seesAll() || !isTold(viewer))
        return order;
    const auto names = namesIn(m_game.state(), viewer, m_now);
    std::ranges::stable_sort(order, {}, [&](std::uint16_t id) {
        const OptionView o = viewOf(options[id], names);
        return std::tuple(o.kind, o.card, o.target, o.player, o.number, o.ability);
    });
    return order;
}

DecisionView SeatedGame::decisionFor(Viewer viewer) const
{
    const core::Decision &d = m_game.decision();
    DecisionView out;
    out.kind = d.kind;
    out.player = d.player;
    out.prompt = d.prompt;
    out.told = isTold(viewer);
    if (!out.told)
        return out;
    const auto names = namesIn(m_game.state(), viewer, m_now);
    // A card that is hidden by now would be told by its place.
    if (d.source != kNone && seesFace(m_game.state().cards[d.source], viewer))
        out.source = names[d.source];
    out.ability = d.ability;
    out.node = d.node;
    out.min = d.min;
    out.max = d.max;
    for (const std::uint16_t id : optionsFor(viewer))
        out.options.push_back(viewOf(d.options[id], names));
    return out;
}

core::Answer SeatedGame::answerOf(Viewer viewer, const core::Answer &answer) const
{
    const std::vector<std::uint16_t> options = optionsFor(viewer);
    core::Answer out = answer;
    for (std::uint16_t &option : out.options)
        if (option < options.size())
            option = options[option];
    return out;
}

Why SeatedGame::whyFor(Viewer viewer, const SeatGesture &asked) const
{
    Gesture gesture;
    gesture.card = m_now.cardOf(viewer, asked.card);
    gesture.ontoCard = m_now.cardOf(viewer, asked.ontoCard);
    gesture.ontoZone = asked.ontoZone;
    gesture.ontoLore = asked.ontoLore;
    gesture.endTurn = asked.endTurn;
    if (isHidden(asked.card, gesture.card) || isHidden(asked.ontoCard, gesture.ontoCard))
        return {{}, {refuse(Reason::HiddenCard, "CR 7.1.3")}};
    // Whoever it is about: of someone else's question the viewer learns only whose it is.
    const bool own = viewer.seesAll() || viewer.player == m_game.decision().player;
    gesture.player
        = own && (asked.player != kNone || viewer.seesAll()) ? asked.player : viewer.player;
    Why out = m_game.why(gesture);
    renumber(out.legal, optionsFor(viewer));
    for (core::Refusal &refusal : out.refused)
        refusal = refusalFor(viewer, refusal);
    return out;
}

core::Refusal SeatedGame::refusalFor(Viewer viewer, const core::Refusal &refusal) const
{
    if (viewer.seesAll())
        return refusal;
    const auto names = namesIn(m_game.state(), viewer, m_now);
    core::Refusal out = refusal;
    const std::size_t cards = cardsIn(static_cast<Reason>(refusal.code));
    for (std::size_t i = 0; i < cards; ++i) {
        const int card = out.params[i];
        const bool there = card >= 0 && card < m_game.state().cardCount;
        out.params[i] = there ? names[static_cast<std::size_t>(card)] : -1;
    }
    return out;
}

} // namespace playmat::lorcana
