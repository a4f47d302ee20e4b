#include "engine/swu/view/observe.h"

#include "engine/core/sort_large.h"
#include "engine/swu/game.h"
#include "engine/swu/language/op.h"
#include "engine/swu/language/vocabulary.h"
#include "engine/swu/state/zones.h"

#include <algorithm>

namespace playmat::swu {

namespace {

bool isFaceUp(const Card &card)
{
    if (card.zone == Zone::Captured || (card.status & status::FaceDown) != 0)
        return false;
    return kZoneTable[card.zone].facing != core::Facing::Down;
}

core::CardView sightOf(const Card &card, std::uint8_t lookers)
{
    return {.owner = card.owner,
            .controller = card.controller,
            .faceUp = isFaceUp(card),
            .knownTo = lookers};
}

bool isUnitInPlay(const Card &card)
{
    return isArena(card.zone) && card.host == kNone;
}

/// Notes what a card in a player's base zone tells about the player: the Force, a Credit.
void countToken(const CardDb &db, DefId def, PlayerView &player)
{
    player.force = player.force || (def != 0 && def == db.force);
    const bool pays = db.hot[def].rules.has(Rule::Pays);
    player.credits += pays ? 1 : 0;
}

/// Builds one observation. `m_ids` has the name of each card of the state in it.
class Observer
{
public:
    Observer(const CardDb &db, const State &state, Viewer viewer, const SeatNames *ids)
        : m_db(db)
        , m_state(state)
        , m_viewer(viewer)
        , m_seatIds(ids)
    {
        m_ids.fill(-1);
    }

    std::array<int, kMaxCards> names()
    {
        addZones();
        return m_ids;
    }

    Observation build()
    {
        m_out.viewer = m_viewer;
        addHeader();
        addZones();
        m_out.cards.reserve(m_state.cardCount);
        for (std::size_t id = 0; id < m_state.cardCount; ++id)
            if (m_ids[id] >= 0)
                addCard(static_cast<CardId>(id));
        core::sortLarge(m_out.cards, &CardView::id);
        addWhatGoesOn();
        return std::move(m_out);
    }

private:
    const Card &card(CardId id) const { return m_state.cards[id]; }
    bool sees(CardId id) const { return seesFace(m_state, id, m_viewer); }

    /// What is hidden now has no name where something refers to it: its place would say when it
    /// came there.
    int idOf(CardId id) const { return id == kNone || !sees(id) ? -1 : m_ids[id]; }

    void addZones()
    {
        for (PlayerId p = 0; p < kPlayers; ++p)
            for (Zone z : {Zone::Base, Zone::Hand, Zone::Deck, Zone::Discard, Zone::Resources})
                addZone(z, p);
        addZone(Zone::Ground, kNone);
        addZone(Zone::Space, kNone);
        addHangingCards();
    }

    void addHeader()
    {
        m_out.round = m_state.round;
        m_out.phase = m_state.phase;
        m_out.active = m_state.active;
        m_out.initiative = m_state.initiative;
        m_out.initiativeClaimed = m_state.initiativeTaken;
        m_out.end = m_state.end;
        m_out.winner = m_state.winner;
        m_out.full = m_state.full;
        for (PlayerId p = 0; p < kPlayers; ++p)
            addPlayer(p);
    }

    void addPlayer(PlayerId p)
    {
        PlayerView &view = m_out.players[p];
        view.hasPassed = m_state.players[p].passed;
        m_state.forEach(Zone::Resources, p, [&](CardId id) {
            ++view.resourcesTotal;
            view.resourcesReady += (card(id).status & status::Exhausted) == 0 ? 1 : 0;
        });
        m_state.forEach(Zone::Base, p, [&](CardId id) { countToken(m_db, card(id).def, view); });
    }

    void addZone(Zone zone, PlayerId player)
    {
        std::vector<CardId> cards;
        m_state.forEach(zone, player == kNone ? PlayerId{0} : player, [&](CardId id) {
            if (card(id).host == kNone)
                cards.push_back(id);
        });
        if (kZoneTable[zone].ordering == core::Ordering::Free)
            forgetOrderOfHidden(cards);
        ZoneView view{.zone = zone, .player = player, .cards = {}};
        for (std::size_t at = 0; at < cards.size(); ++at) {
            m_ids[cards[at]] = nameOf(cards[at], static_cast<int>(at));
            view.cards.push_back(m_ids[cards[at]]);
        }
        m_out.zones.push_back(std::move(view));
    }

    /// Those that look alike lie in no order, another one whenever a card has come into play or
    /// something was left to chance: whoever may choose among them cannot tell which of them came
    /// first, or was shown before (CR 1.7.4: their player may rearrange them until one is chosen).
    /// Nor is the order told of those that are being shown: they lie in the order in which they got
    /// their names.
    void forgetOrderOfHidden(std::vector<CardId> &cards) const
    {
        using Key = std::pair<int, std::uint64_t>;
        const std::uint64_t chance = core::hashValue(m_state.rng) ^ m_state.nextSerial;
        const auto key = [&](CardId id) {
            const Card &c = card(id);
            if (!sees(id))
                return Key(2 + (c.status & status::Exhausted) * 8 + c.owner,
                           core::hashValue(std::array{chance, std::uint64_t{id}}));
            const bool byRight
                = m_viewer.seesAll() || m_viewer.among(seersOf(c.zone, c.owner, c.controller));
            return byRight ? Key(0, 0) : Key(1, static_cast<std::uint64_t>(openName(id)));
        };
        std::ranges::stable_sort(cards, {}, key);
    }

    int nameOf(CardId id, int place) const
    {
        return sees(id) ? openName(id) : hiddenId(card(id).zone, card(id).controller, place);
    }

    int openName(CardId id) const
    {
        return m_seatIds == nullptr ? int{id} : int{m_seatIds->nameOf(m_viewer, id)};
    }

    /// Upgrades, captured cards and cards set aside are open to all (CR 8.33.1).
    void addHangingCards()
    {
        for (std::size_t id = 0; id < m_state.cardCount; ++id)
            if (m_ids[id] < 0 && m_state.cards[id].def != 0)
                m_ids[id] = openName(static_cast<CardId>(id));
    }

    void addCard(CardId id)
    {
        const Card &c = card(id);
        const bool open = sees(id);
        CardView view;
        if (open)
            view = printedView(m_db, m_ids[id], c.def);
        view.id = m_ids[id];
        view.owner = c.owner;
        view.controller = c.controller;
        view.zone = c.zone;
        view.zonePlayer = zonePlayerOf(c);
        view.faceUp = isFaceUp(c);
        view.ready = (c.status & status::Exhausted) == 0;
        if (open)
            addFace(view, id);
        m_out.cards.push_back(std::move(view));
    }

    static PlayerId zonePlayerOf(const Card &c)
    {
        if (isShared(c.zone) || c.zone == Zone::Captured || c.zone == Zone::Aside)
            return kNone;
        return kZoneTable[c.zone].arrival == core::Arrival::Owner ? c.owner : c.controller;
    }

    void addFace(CardView &view, CardId id) const
    {
        const Card &c = card(id);
        view.deployed = (c.status & status::Deployed) != 0;
        view.epicUsed = (c.status & status::EpicUsed) != 0;
        view.damage = c.damage;
        if (c.host != kNone)
            (c.zone == Zone::Captured ? view.capturedBy : view.attachedTo) = m_ids[c.host];
        hang(view.upgrades, c.firstUpgrade);
        hang(view.captured, c.firstCaptive);
        if (isUnitInPlay(c))
            addDerived(view, c);
        else if (c.zone == Zone::Hand && (m_viewer.seesAll() || m_viewer.player == c.controller))
            view.cost = costOf(m_db, m_state, c.controller, id).total;
    }

    static void addDerived(CardView &view, const Card &c)
    {
        view.leaderUnit = (c.status & status::LeaderUnit) != 0;
        view.blank = (c.status & status::Blank) != 0;
        view.attackedThisPhase = c.marks.any(mark::AttackedThisPhase);
        view.power = c.power;
        view.hp = c.hp;
        view.keywords = c.keywords;
        view.raid = c.raid;
        view.restore = c.restore;
    }

    void hang(std::vector<int> &to, CardId first) const
    {
        for (CardId id = first; id != kNone; id = card(id).next)
            to.push_back(m_ids[id]);
    }

    /// One line for each card it covers; none for one that has left play, unless it is about that.
    void addEffect(const Effect &e)
    {
        const bool inPlay = e.kind != EffectKind::Delayed && e.kind != EffectKind::MayPlay;
        const auto line = [&](CardId target) {
            if (inPlay && target != kNone && !kZoneTable[card(target).zone].board)
                return;
            m_out.effects.push_back({.source = idOf(e.source),
                                     .target = idOf(target),
                                     .controller = e.controller,
                                     .duration = e.duration,
                                     .delayed = e.kind == EffectKind::Delayed,
                                     .node = e.madeBy()});
        };
        if (e.many == kNone)
            line(e.target);
        else
            m_state.inOrder(m_state.sets[e.many], line);
    }

    void addWhatGoesOn()
    {
        for (const Effect &e : m_state.effects)
            addEffect(e);
        for (const Trigger &place : m_state.triggers)
            m_state.forTriggers(place, [&](const Trigger &t) {
                m_out.pending.push_back({.source = idOf(t.source),
                                         .controller = t.controller,
                                         .ability = t.ability,
                                         .keyword = keywordOf(t.kind)});
            });
        for (std::size_t i = 0; i < m_state.attackCount; ++i)
            m_out.attacks.push_back(
                {idOf(m_state.attacks[i].attacker), idOf(m_state.attacks[i].defender)});
        for (PlayerId p = 0; p < kPlayers; ++p)
            for (Zone z : {Zone::Deck, Zone::Hand})
                m_state.forEach(z, p, [&](CardId id) { addLook(id); });
    }

    /// What a search has already found is on its way and no longer looked at. A viewer who does
    /// not see the card still knows its place: everybody is told what is being looked at.
    void addLook(CardId id)
    {
        const std::uint8_t seers = m_state.lookersAt(id);
        if (seers != 0 && (card(id).status & status::Found) == 0)
            m_out.looks.push_back({m_ids[id], seers});
    }

    const CardDb &m_db;
    const State &m_state;
    Viewer m_viewer;
    const SeatNames *m_seatIds;
    Observation m_out;
    std::array<int, kMaxCards> m_ids{};
};

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

int hiddenId(Zone zone, PlayerId player, int place)
{
    return kHiddenBase + 128 * listOf(zone, player) + place;
}

std::uint8_t seersOf(const State &state, CardId id)
{
    const Card &card = state.cards[id];
    const auto lookers = static_cast<std::uint8_t>(state.lookersAt(id) | state.seesAsTop(id));
    const core::CardView sight = sightOf(card, lookers);
    std::uint8_t seers = 0;
    for (PlayerId p = 0; p < kPlayers; ++p)
        if (core::visibleTo(kZoneTable[card.zone], p, sight))
            seers |= core::playerBit(p);
    return seers;
}

bool seesFace(const State &state, CardId id, Viewer viewer)
{
    return viewer.seesAll() || viewer.among(seersOf(state, id));
}

CardView printedView(const CardDb &db, int id, DefId def)
{
    const CardDef &printed = db.def(def);
    CardView view;
    view.id = id;
    view.def = def;
    view.power = printed.power;
    view.hp = printed.hp;
    view.cost = printed.cost;
    if (printed.type != CardType::Leader) { // a leader has them only on its unit side
        view.keywords = printed.keywords;
        view.raid = printed.raid;
        view.restore = printed.restore;
    }
    return view;
}

Observation observe(const CardDb &db, const State &state, Viewer viewer, const SeatNames *ids)
{
    return Observer(db, state, viewer, ids).build();
}

std::array<int, kMaxCards> namesIn(const CardDb &db, const State &state, Viewer viewer,
                                   const SeatNames *ids)
{
    return Observer(db, state, viewer, ids).names();
}

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

const CardView *Observation::card(int id) const
{
    const auto at = std::ranges::lower_bound(cards, id, {}, &CardView::id);
    return at != cards.end() && at->id == id ? &*at : nullptr;
}

const ZoneView &Observation::zone(Zone z, PlayerId p) const
{
    for (const ZoneView &view : zones)
        if (view.zone == z && (view.player == p || view.player == kNone))
            return view;
    static const ZoneView none;
    return none;
}

} // namespace playmat::swu
