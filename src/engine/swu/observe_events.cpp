#include "engine/swu/game.h"
#include "engine/swu/observe.h"
#include "engine/swu/zones.h"

/// What of the events reaches whom, and what they must tell in addition.
namespace playmat::swu {

namespace {

/// Only about values of a card, nothing to see for those who do not see its face.
bool isAboutFace(Ev type)
{
    return type == Ev::CardChanged || type == Ev::KeywordsChanged || type == Ev::CostChanged
        || type == Ev::StatusChanged;
}

/// Whether a viewer knows what lay there, who could see the zone's faces.
bool seesZone(std::uint8_t zone, PlayerId holder, PlayerId viewer)
{
    return core::visibleTo(kZoneTable[static_cast<Zone>(zone)], viewer,
                           {.owner = holder, .controller = holder, .faceUp = true});
}

bool mayKnow(const core::Event &e, PlayerId viewer)
{
    if ((e.seenBy & core::playerBit(viewer)) != 0)
        return true;
    return static_cast<Ev>(e.type) == Ev::CardMoved
        && (seesZone(e.from, e.fromPlayer, viewer) || seesZone(e.to, e.toPlayer, viewer));
}

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
            add(Ev::KeywordsChanged, m_now.keywords, m_now.raid + 256 * m_now.restore);
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
        for (PlayerId p = 0; p < kPlayers; ++p)
            if (seesZone(e.from, m_now.controller, p))
                e.seenBy |= core::playerBit(p);
        m_events.push_back(e);
    }

    const CardView &m_told;
    const CardView &m_now;
    std::vector<core::Event> &m_events;
};

} // namespace

std::vector<core::Event> redact(std::span<const core::Event> events, Viewer viewer)
{
    std::vector<core::Event> out;
    for (core::Event e : events) {
        if (!viewer.seesAll() && e.card != kNone && !mayKnow(e, viewer.player)) {
            if (isAboutFace(static_cast<Ev>(e.type)))
                continue;
            e.card = kNone;
            e.def = 0;
        }
        out.push_back(e);
    }
    return out;
}

std::vector<core::Event> Game::eventsFor(Viewer viewer) const
{
    return redact(m_events, viewer);
}

void completeEvents(const CardDb &db, const State &before, const State &after,
                    std::vector<core::Event> &events)
{
    Observation told = observe(db, before, Viewer::all());
    applyEvents(told, db, events);
    const Observation now = observe(db, after, Viewer::all());
    for (const CardView &card : now.cards)
        if (const CardView *old = told.card(card.id))
            Completion(*old, card, events).write();
}

} // namespace playmat::swu
