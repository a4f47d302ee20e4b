#include "engine/swu/game.h"
#include "engine/swu/state/zones.h"
#include "engine/swu/view/observe.h"

/// Who sees what where, and what the events must tell in addition.
namespace playmat::swu {

namespace {

/// Writes the values that two views of a card differ in as events.
class Completion
{
public:
    Completion(const CardView &told, const CardView &now, std::vector<core::Event> &events)
        : m_told(told)
        , m_now(now)
        , m_events(events)
    {
    }

    void write()
    {
        if (m_told.power != m_now.power || m_told.hp != m_now.hp)
            add(Ev::CardChanged, m_now.power, m_now.hp);
        if (m_told.keywords != m_now.keywords || m_told.raid != m_now.raid
            || m_told.restore != m_now.restore)
            add(Ev::KeywordsChanged, static_cast<int>(m_now.keywords.word()),
                m_now.raid + 256 * m_now.restore);
        if (m_told.cost != m_now.cost)
            add(Ev::CostChanged, m_now.cost, 0);
        const int bits = statusOf(m_now);
        if (bits != statusOf(m_told) || m_told.attackedThisPhase != m_now.attackedThisPhase)
            add(Ev::StatusChanged, bits, m_now.attackedThisPhase ? 1 : 0);
    }

private:
    static int statusOf(const CardView &card)
    {
        return (card.blank ? status::Blank : 0) | (card.leaderUnit ? status::LeaderUnit : 0);
    }

    void add(Ev type, int amount, int amount2)
    {
        core::Event e;
        e.type = static_cast<std::uint8_t>(type);
        e.card = static_cast<CardId>(m_now.id);
        e.player = m_now.controller;
        e.from = static_cast<std::uint8_t>(m_now.zone);
        e.fromPlayer = m_now.zonePlayer;
        e.amount = static_cast<std::int16_t>(amount);
        e.amount2 = static_cast<std::int16_t>(amount2);
        e.def = m_now.def;
        e.seenBy = seersOf(m_now.zone, m_now.owner, m_now.controller);
        m_events.push_back(e);
    }

    const CardView &m_told;
    const CardView &m_now;
    std::vector<core::Event> &m_events;
};

void add(std::vector<core::Event> &events, Ev type, PlayerId player, int amount)
{
    core::Event e;
    e.type = static_cast<std::uint8_t>(type);
    e.player = player;
    e.amount = static_cast<std::int16_t>(amount);
    events.push_back(e);
}

void completeHeader(const Observation &told, const Observation &now,
                    std::vector<core::Event> &events)
{
    for (PlayerId p = 0; p < kPlayers; ++p)
        if (told.players[p].hasPassed != now.players[p].hasPassed)
            add(events, Ev::PlayerPassedSet, p, now.players[p].hasPassed ? 1 : 0);
    if (told.active != now.active)
        add(events, Ev::ActiveChanged, now.active, 0);
}

} // namespace

std::uint8_t seersOf(Zone zone, PlayerId owner, PlayerId controller)
{
    std::uint8_t seers = 0;
    for (PlayerId p = 0; p < kPlayers; ++p)
        if (core::visibleTo(kZoneTable[zone], p,
                            {.owner = owner, .controller = controller, .faceUp = true}))
            seers |= core::playerBit(p);
    return seers;
}

void completeEvents(const CardDb &db, const State &before, const State &after,
                    std::vector<core::Event> &events)
{
    Observation told = observe(db, before, Viewer::all());
    applyEvents(told, db, events);
    const Observation now = observe(db, after, Viewer::all());
    completeHeader(told, now, events);
    for (const CardView &card : now.cards)
        if (const CardView *old = told.card(card.id))
            Completion(*old, card, events).write();
}

} // namespace playmat::swu
