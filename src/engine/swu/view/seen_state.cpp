#include "engine/swu/view/seen_state.h"

#include "engine/swu/rules/machine.h"
#include "engine/swu/state/zones.h"
#include "engine/swu/view/observe.h"

#include <algorithm>

/// The game as one seat may know it, and worlds that it may believe to be in.
namespace playmat::swu {

namespace {

/// What everybody sees of a card whose face is hidden: that it is exhausted, and that a search has
/// found it. Who looks at it is not part of its status.
constexpr std::uint8_t kOpenStatus = status::Exhausted | status::FaceDown | status::Found;

/// The cards whose faces the seat does not see, of one owner.
std::vector<CardId> hiddenCards(const State &state, PlayerId seat, PlayerId owner)
{
    std::vector<CardId> hidden;
    for (CardId id = 0; id < state.cardCount; ++id)
        if (state.cards[id].owner == owner && !seesFace(state, id, Viewer::of(seat)))
            hidden.push_back(id);
    return hidden;
}

void turnInto(const CardDb &db, Card &card, DefId def)
{
    card.def = def;
    card.power = static_cast<std::uint8_t>(db.hot[def].power);
    card.hp = static_cast<std::uint8_t>(db.hot[def].hp);
    if (card.zone == Zone::Resources)
        card.keywords = db.hot[def].keywords & kw::OfResources;
    card.raid = card.restore = 0;
}

/// Gives all cards other ids, in the order in which anybody could walk along them, and makes those
/// that the seat does not see the same as all others that look like them from outside.
class Scrubber
{
public:
    Scrubber(const CardDb &db, const State &state, PlayerId seat)
        : m_db(db)
        , m_in(state)
        , m_seat(seat)
        , m_out(state)
    {
        m_to.fill(kNone);
        for (CardId id = 0; id < state.cardCount; ++id)
            m_hidden[id] = !seesFace(state, id, Viewer::of(seat));
        number();
    }

    State state()
    {
        m_out.cards = {};
        for (CardId id = 0; id < m_in.cardCount; ++id)
            m_out.cards[m_to[id]] = m_hidden[id] ? blankCard(m_in.cards[id]) : openCard(id);
        linkZones();
        relabelIndices();
        sortOwnFaces();
        relabelWhatGoesOn();
        m_out.countResources();
        m_out.rng = core::Rng(0);
        Machine(m_db, m_out, nullptr).derive(); // what listens may have come from a hidden card
        return m_out;
    }

    [[nodiscard]] const std::array<CardId, kMaxCards> &ids() const { return m_to; }

private:
    void number()
    {
        for (int list = 0; list < kLists; ++list) {
            std::vector<CardId> cards;
            for (CardId id = m_in.lists[static_cast<std::size_t>(list)].head; id != kNone;
                 id = m_in.cards[id].next)
                cards.push_back(id);
            if (!cards.empty()
                && kZoneTable[m_in.cards[cards[0]].zone].ordering == core::Ordering::Free)
                std::ranges::stable_sort(cards, {}, [&](CardId id) { return outside(id); });
            m_order[static_cast<std::size_t>(list)] = cards;
            for (const CardId id : cards)
                numberFrom(id);
        }
        for (CardId id = 0; id < m_in.cardCount; ++id) // what is in no list
            if (m_to[id] == kNone)
                m_to[id] = m_next++;
    }

    void numberFrom(CardId id)
    {
        m_to[id] = m_next++;
        for (CardId on = m_in.cards[id].firstUpgrade; on != kNone; on = m_in.cards[on].next)
            numberFrom(on);
        for (CardId on = m_in.cards[id].firstCaptive; on != kNone; on = m_in.cards[on].next)
            numberFrom(on);
    }

    /// What tells one card of a zone without an order from another: open ones stay as they lie.
    [[nodiscard]] int outside(CardId id) const
    {
        const Card &c = m_in.cards[id];
        if (!m_hidden[id])
            return 0;
        return 1 + (c.status & kOpenStatus & ~status::Found) + 16 * m_in.lookersAt(id)
            + 256 * c.owner + 1024 * (c.status & status::Found);
    }

    /// A card that is hidden: whatever it was before shows no more.
    [[nodiscard]] Card blankCard(const Card &c) const
    {
        Card blank;
        blank.zone = c.zone;
        blank.owner = c.owner;
        blank.controller = c.controller;
        blank.status = c.status & kOpenStatus;
        turnInto(m_db, blank, c.owner == m_seat ? c.def : DefId{0});
        return blank;
    }

    [[nodiscard]] Card openCard(CardId id) const
    {
        Card c = m_in.cards[id];
        if (kZoneTable[c.zone].faces != core::Sight::Public && !kZoneTable[c.zone].board) {
            turnInto(m_db, c, c.def);
            c.serial = 0;
            c.lastController = kNone;
        }
        if (c.host == kNone && wasUpgrade(m_db.def(c.def), c))
            relabelHost(c);
        for (CardId *link : {&c.host, &c.next, &c.prev, &c.firstUpgrade, &c.firstCaptive})
            *link = *link == kNone ? kNone : m_to[*link];
        return c;
    }

    /// The unit that an upgrade was on, as long as it is seen to be the same object.
    void relabelHost(Card &upgrade) const
    {
        const CardId host = upgrade.lastHost();
        const bool known = host < m_in.cardCount && !m_hidden[host]
            && m_in.cards[host].serial == (upgrade.power << 8U | upgrade.hp)
            && kZoneTable[m_in.cards[host].zone].faces == core::Sight::Public;
        upgrade.raid = known ? static_cast<std::uint8_t>(m_to[host] + 1) : std::uint8_t{0};
    }

    void linkZones()
    {
        for (std::size_t list = 0; list < kLists; ++list) {
            CardId before = kNone;
            m_out.lists[list].head = kNone;
            for (const CardId old : m_order[list]) {
                const CardId id = m_to[old];
                m_out.cards[id].prev = before;
                m_out.cards[id].next = kNone;
                (before == kNone ? m_out.lists[list].head : m_out.cards[before].next) = id;
                before = id;
            }
            m_out.lists[list].tail = before;
        }
        for (PlayerId p = 0; p < kPlayers; ++p) {
            m_out.bases[p] = one(m_in.bases[p]);
            m_out.leaders[p] = one(m_in.leaders[p]);
        }
    }

    /// Which cards are left in its own deck a player may know, but not where.
    void sortOwnFaces()
    {
        const std::vector<CardId> own = hiddenCards(m_out, m_seat, m_seat);
        std::vector<DefId> faces;
        for (const CardId id : own)
            faces.push_back(m_out.cards[id].def);
        std::ranges::sort(faces);
        for (std::size_t i = 0; i < own.size(); ++i)
            turnInto(m_db, m_out.cards[own[i]], faces[i]);
    }

    /// Of hidden cards that look alike the first stands for each of them.
    [[nodiscard]] CardId one(CardId id) const
    {
        if (id == kNone || id >= m_in.cardCount || !m_hidden[id])
            return id == kNone || id >= m_in.cardCount ? id : m_to[id];
        CardId first = kNone;
        for (CardId other = 0; other < m_in.cardCount; ++other)
            if (m_hidden[other] && alike(other, id))
                first = std::min(first, m_to[other]);
        return first;
    }

    [[nodiscard]] bool alike(CardId a, CardId b) const
    {
        const Card &c = m_in.cards[a];
        const Card &d = m_in.cards[b];
        return c.zone == d.zone && c.owner == d.owner && c.controller == d.controller;
    }

    /// As many of those that look alike as there are in the set.
    [[nodiscard]] CardSet many(const CardSet &set) const
    {
        CardSet out;
        set.forEach([&](CardId id) {
            if (!m_hidden[id]) {
                out.add(m_to[id]);
                return;
            }
            CardId first = kNone;
            for (CardId other = 0; other < m_in.cardCount; ++other)
                if (m_hidden[other] && alike(other, id) && !out.has(m_to[other]))
                    first = std::min(first, m_to[other]);
            out.add(first);
        });
        return out;
    }

    /// Those whose faces the seat sees; which of its hidden cards did what it cannot tell.
    [[nodiscard]] CardSet openOnes(const CardSet &set) const
    {
        CardSet out;
        set.forEach([&](CardId id) {
            if (!m_hidden[id])
                out.add(m_to[id]);
        });
        return out;
    }

    template <class... Ids>
    void each(Ids &...ids) const
    {
        ((ids = one(ids)), ...);
    }

    /// What a card costs that the seat does not see yet would tell which one it is.
    void hidePrices()
    {
        bool hidden = false;
        for (Frame &f : m_out.stack) {
            if (f.kind == FrameKind::Play) {
                hidden = f.play().card != kNone && m_hidden[f.play().card];
                if (hidden)
                    f.play().cost = 0;
            } else if (f.kind == FrameKind::Payment && hidden) {
                f.payment().count = 0;
            }
        }
    }

    void relabelWhatGoesOn()
    {
        hidePrices();
        for (Effect &e : m_out.effects)
            each(e.source, e.target);
        for (Trigger &t : m_out.triggers)
            each(t.source, t.subject);
        for (AttackRecord &a : m_out.attacks)
            each(a.attacker, a.defender);
        for (Context &c : m_out.contexts) {
            each(c.source, c.a, c.b, c.c, c.subject, c.dealer);
            c.it = many(c.it);
        }
        for (CardSet &set : m_out.sets)
            set = many(set);
        m_out.notes.forEachSet([this](CardSet &set) { set = openOnes(set); });
        m_out.usable = openOnes(m_out.usable);
        for (Frame &f : m_out.stack)
            f.forCards([this](CardId &id) { each(id); });
        m_out.history.relabel([this](CardId id) { return m_hidden[id] ? kNone : m_to[id]; });
    }

    void relabelIndices()
    {
        m_out.marked = {};
        m_out.shown = {}; // that somebody looks at a card is known to all
        for (CardId id = 0; id < m_in.cardCount; ++id) {
            if (m_in.marked.has(id) && (!m_hidden[id] || !m_out.cards[m_to[id]].marks.empty()))
                m_out.marked.add(m_to[id]);
            for (PlayerId player = 0; player < kPlayers; ++player)
                if (m_in.shown[player].has(id))
                    m_out.shown[player].add(m_to[id]);
        }
    }

    const CardDb &m_db;
    const State &m_in;
    PlayerId m_seat;
    State m_out;
    std::array<CardId, kMaxCards> m_to{};
    std::array<bool, kMaxCards> m_hidden{};
    std::array<std::vector<CardId>, kLists> m_order;
    CardId m_next = 0;
};

} // namespace

SeenState seenState(const CardDb &db, const State &state, PlayerId seat)
{
    Scrubber scrubber(db, state, seat);
    return {scrubber.state(), scrubber.ids()};
}

void imagine(const CardDb &db, State &state, PlayerId seat, std::span<const DefId> pool,
             core::Rng &rng)
{
    std::vector<DefId> faces;
    for (PlayerId owner = 0; owner < kPlayers; ++owner) {
        const std::vector<CardId> hidden = hiddenCards(state, seat, owner);
        faces.clear();
        if (owner == seat)
            for (const CardId id : hidden)
                faces.push_back(state.cards[id].def);
        else
            faces.assign(pool.begin(), pool.end());
        rng.shuffle(faces.data(), faces.size());
        for (std::size_t i = 0; i < hidden.size(); ++i)
            turnInto(db, state.cards[hidden[i]],
                     faces.empty() ? db.vanilla : faces[i % faces.size()]);
    }
    state.countResources();
    state.rng = core::Rng(std::uint64_t{rng.next()} << 32U | rng.next());
}

} // namespace playmat::swu
