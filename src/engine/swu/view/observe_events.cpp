#include "engine/swu/game.h"
#include "engine/swu/state/zones.h"
#include "engine/swu/view/observe.h"

/// Who sees what where, and what the events must tell in addition.
namespace playmat::swu {

namespace {

/// What the events have told so far of the values of cards and of whose turn it is, to a viewer who
/// sees everything.
class Told
{
public:
    Told(const CardDb &db, Observation before)
        : m_db(db)
        , m_active(before.active)
        , m_cards(kMaxCards)
    {
        for (PlayerId p = 0; p < kPlayers; ++p)
            m_passed[p] = before.players[p].hasPassed;
        for (CardView &card : before.cards) {
            const auto id = static_cast<std::size_t>(card.id);
            m_cards[id] = std::move(card);
        }
    }

    void apply(const core::Event &e)
    {
        if (e.card != kNone)
            applyToCard(e, m_cards[e.card]);
        const auto type = static_cast<Ev>(e.type);
        if (type == Ev::ActiveChanged)
            m_active = e.player;
        else if (type == Ev::Passed)
            m_passed[e.player] = true;
        else if (type == Ev::PlayerPassedSet)
            m_passed[e.player] = e.amount != 0;
    }

    [[nodiscard]] PlayerId active() const { return m_active; }
    [[nodiscard]] bool passed(PlayerId player) const { return m_passed[player]; }
    [[nodiscard]] const CardView &card(int id) const
    {
        return m_cards[static_cast<std::size_t>(id)];
    }

private:
    void applyToCard(const core::Event &e, CardView &card)
    {
        switch (static_cast<Ev>(e.type)) {
        case Ev::TokenCreated:
            card = printedView(m_db, e.card, e.def);
            break;
        case Ev::CardMoved:
            move(e, card);
            break;
        case Ev::Attached:
            attach(e, card);
            break;
        case Ev::FaceChanged:
            turn(card, e.def);
            break;
        case Ev::CardChanged:
            card.power = e.amount;
            card.hp = e.amount2;
            break;
        case Ev::KeywordsChanged:
            card.keywords = Keywords::ofWord(static_cast<std::uint32_t>(e.amount));
            card.raid = e.amount2 & 0xFF;
            card.restore = e.amount2 >> 8;
            break;
        default:
            break;
        }
    }

    /// Between arenas it stays the same object.
    void move(const core::Event &e, CardView &card) const
    {
        if (!isArena(static_cast<Zone>(e.from)) || !isArena(static_cast<Zone>(e.to))) {
            turn(card, e.def);
            card = printedView(m_db, card.id, card.def);
        }
        card.zone = static_cast<Zone>(e.to);
    }

    void attach(const core::Event &e, CardView &card) const
    {
        if (card.zone == Zone::Captured)
            return;
        const bool turns = card.def != e.def; // a unit that is an upgrade from now on
        turn(card, e.def);
        if (turns || !isArena(card.zone))
            card = printedView(m_db, card.id, card.def);
        card.zone = m_cards[e.other].zone;
    }

    /// Another side is up: what is printed on it counts.
    void turn(CardView &card, DefId side) const
    {
        if (side == 0 || card.def == side)
            return;
        const CardView fresh = printedView(m_db, card.id, side);
        card.def = side;
        card.power = fresh.power;
        card.hp = fresh.hp;
        card.cost = fresh.cost;
        card.keywords = fresh.keywords;
        card.raid = fresh.raid;
        card.restore = fresh.restore;
    }

    const CardDb &m_db;
    PlayerId m_active;
    std::array<bool, kPlayers> m_passed{};
    std::vector<CardView> m_cards; ///< by their ids
};

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

void completeHeader(const Told &told, const Observation &now, std::vector<core::Event> &events)
{
    for (PlayerId p = 0; p < kPlayers; ++p)
        if (told.passed(p) != now.players[p].hasPassed)
            add(events, Ev::PlayerPassedSet, p, now.players[p].hasPassed ? 1 : 0);
    if (told.active() != now.active)
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
    Told told(db, observe(db, before, Viewer::all()));
    for (const core::Event &e : events)
        told.apply(e);
    const Observation now = observe(db, after, Viewer::all());
    completeHeader(told, now, events);
    for (const CardView &card : now.cards)
        if (told.card(card.id).id >= 0)
            Completion(told.card(card.id), card, events).write();
}

} // namespace playmat::swu
