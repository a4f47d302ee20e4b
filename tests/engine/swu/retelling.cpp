#include "retelling.h"

#include "engine/core/sort_large.h"
#include "engine/swu/state/zones.h"
#include "engine/swu/view/observe.h"
#include "kit/swu/host/invariants.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace playmat::test {

using namespace playmat::swu;

namespace {

constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);

constexpr std::uint8_t code(Ev type)
{
    return static_cast<std::uint8_t>(type);
}

bool isHidden(const CardView &card)
{
    return card.def == 0;
}

/// What a card in a player's base zone tells about the player: the Force, a Credit.
void countToken(const CardDb &db, DefId def, PlayerView &player)
{
    player.force = player.force || (def != 0 && def == db.force);
    const bool pays = db.hot[def].rules.has(Rule::Pays);
    player.credits += pays ? 1 : 0;
}

/// An observation while events are applied to it: cards by index, so that hidden ones need no name
/// until the end.
class Retelling
{
public:
    Retelling(Observation &observation, const CardDb &db)
        : m_out(observation)
        , m_db(db)
        , m_cards(std::move(observation.cards))
    {
        for (ZoneView &zone : m_out.zones) {
            m_lists.emplace_back();
            for (int id : zone.cards)
                m_lists.back().push_back(indexOf(id));
        }
    }

    void apply(const core::Event &e)
    {
        if (applyToPlaces(e) || applyToCard(e))
            return;
        applyToHeader(e);
    }

    void finish()
    {
        for (std::size_t at = 0; at < m_lists.size(); ++at)
            nameList(m_out.zones[at], m_lists[at]);
        countResources();
        countTokens();
        m_out.cards = std::move(m_cards);
        core::sortLarge(m_out.cards, &CardView::id);
    }

private:
    // --- events

    bool applyToPlaces(const core::Event &e)
    {
        switch (e.type) {
        case code(Ev::CardMoved):
            move(e);
            return true;
        case code(Ev::Attached):
            attach(e);
            return true;
        case code(Ev::TokenCreated):
            createToken(e);
            return true;
        case code(Ev::ControlChanged):
            changeControl(e);
            return true;
        case code(Ev::Shuffled):
            for (std::size_t card : list(Zone::Deck, e.player))
                hide(card);
            return true;
        default:
            return false;
        }
    }

    bool applyToCard(const core::Event &e)
    {
        const auto type = static_cast<Ev>(e.type);
        if (type == Ev::Exhausted || type == Ev::Readied) {
            setReady(e, type == Ev::Readied);
            return true;
        }
        if (type == Ev::Revealed) {
            if (e.card != kNone)
                show(findOrTakeHidden(e), e);
            return true;
        }
        const std::size_t at = e.card == kNone ? kNowhere : indexOf(e.card);
        return at != kNowhere && applyValue(e, at);
    }

    bool applyValue(const core::Event &e, std::size_t at)
    {
        CardView &card = m_cards[at];
        switch (e.type) {
        case code(Ev::Concealed):
            if (!sees(card))
                hide(at);
            return true;
        case code(Ev::DamageDealt):
        case code(Ev::DamageHealed):
            card.damage = e.amount2;
            return true;
        case code(Ev::CardChanged):
            card.power = e.amount;
            card.hp = e.amount2;
            return true;
        case code(Ev::KeywordsChanged):
            card.keywords = Keywords::ofWord(static_cast<std::uint32_t>(e.amount));
            card.raid = e.amount2 & 0xFF;
            card.restore = e.amount2 >> 8;
            return true;
        case code(Ev::CostChanged):
            card.cost = e.amount;
            return true;
        case code(Ev::StatusChanged):
            card.blank = (e.amount & status::Blank) != 0;
            card.leaderUnit = (e.amount & status::LeaderUnit) != 0;
            card.attackedThisPhase = e.amount2 != 0;
            return true;
        case code(Ev::EpicUsed):
            card.epicUsed = true;
            return true;
        case code(Ev::FaceChanged):
            turn(card, e.def);
            card.deployed = e.amount != 0;
            return true;
        default:
            return false;
        }
    }

    void applyToHeader(const core::Event &e)
    {
        switch (e.type) {
        case code(Ev::PhaseStarted):
            m_out.phase = static_cast<Phase>(e.amount);
            break;
        case code(Ev::RoundStarted):
            m_out.round = e.amount;
            break;
        case code(Ev::InitiativeTaken):
            m_out.initiative = e.player;
            m_out.initiativeClaimed = true;
            break;
        case code(Ev::InitiativeSet):
            m_out.initiative = e.player;
            m_out.initiativeClaimed = e.amount != 0;
            break;
        case code(Ev::Passed):
            m_out.players[e.player].hasPassed = true;
            break;
        case code(Ev::PlayerPassedSet):
            m_out.players[e.player].hasPassed = e.amount != 0;
            break;
        case code(Ev::ActiveChanged):
            m_out.active = e.player;
            break;
        case code(Ev::GameOver):
            m_out.phase = Phase::Over;
            m_out.end = static_cast<EndReason>(e.amount);
            m_out.winner = e.player;
            m_out.full = static_cast<Capacity>(e.amount2);
            break;
        default:
            break;
        }
    }

    // --- places

    void move(const core::Event &e)
    {
        const std::size_t at = findOrTakeHidden(e);
        const auto from = static_cast<Zone>(e.from);
        const auto to = static_cast<Zone>(e.to);
        if (isHidden(m_cards[at]) && e.def != 0)
            show(at, e);
        unhang(at);
        CardView &card = m_cards[at];
        if (!isHidden(card) && !(isArena(from) && isArena(to))) {
            turn(card, e.def);
            renew(card);
        }
        card.zone = to;
        card.controller = e.toPlayer;
        place(card, e);
        if (std::vector<std::size_t> *cards = listOrNull(to, e.toPlayer))
            cards->insert(e.amount == 0 && to == Zone::Deck ? cards->begin() : cards->end(), at);
        if (!sees(card))
            hide(at);
    }

    /// In what state it is there.
    static void place(CardView &card, const core::Event &e)
    {
        const bool named = kZoneTable.has(card.zone) && !isShared(card.zone);
        card.zonePlayer = named ? card.controller : kNone;
        card.faceUp
            = kZoneTable[card.zone].facing != core::Facing::Down && card.zone != Zone::Captured;
        card.ready = (e.amount2 & status::Exhausted) == 0;
        card.deployed = !isHidden(card) && (e.amount2 & status::Deployed) != 0;
    }

    void attach(const core::Event &e)
    {
        const std::size_t at = findOrTakeHidden(e);
        const std::size_t host = indexOf(e.other);
        if (isHidden(m_cards[at]) && e.def != 0)
            show(at, e);
        CardView &card = m_cards[at];
        if (card.zone == Zone::Captured) {
            card.capturedBy = e.other;
            m_cards[host].captured.push_back(card.id);
            return;
        }
        unhang(at);
        const bool turns = card.def != e.def; // a unit that is an upgrade from now on
        turn(card, e.def);
        const bool deployed = isArena(card.zone) && card.deployed;
        if (turns || !isArena(card.zone))
            renew(card);
        card.deployed = deployed;
        card.zone = m_cards[host].zone;
        card.zonePlayer = m_cards[host].zonePlayer;
        card.faceUp = true;
        card.attachedTo = e.other;
        m_cards[host].upgrades.push_back(card.id);
    }

    void createToken(const core::Event &e)
    {
        std::size_t at = indexOf(e.card);
        if (at == kNowhere) {
            at = m_cards.size();
            m_cards.emplace_back();
        }
        unhang(at);
        m_cards[at] = printedView(m_db, e.card, e.def);
        m_cards[at].owner = m_cards[at].controller = e.player;
    }

    void changeControl(const core::Event &e)
    {
        const std::size_t at = findOrTakeHidden(e);
        CardView &card = m_cards[at];
        card.controller = e.player;
        if (m_db.def(card.def).isToken() && !m_db.def(card.def).isUnit()) // CR 1.5.2F
            card.owner = e.player;
        for (int id : card.upgrades) {
            CardView &upgrade = m_cards[indexOf(id)];
            if (m_db.def(upgrade.def).isToken()) // follows the unit (CR 8.27)
                upgrade.owner = upgrade.controller = e.player;
        }
        if (isShared(card.zone) || card.attachedTo >= 0)
            return;
        unhang(at);
        card.zonePlayer = e.player;
        list(card.zone, e.player).push_back(at);
        if (!sees(card))
            hide(at);
        else if (isHidden(card))
            show(at, e);
    }

    // --- cards

    void setReady(const core::Event &e, bool ready)
    {
        const std::size_t named = e.card == kNone ? kNowhere : indexOf(e.card);
        if (named != kNowhere) {
            m_cards[named].ready = ready;
            return;
        }
        if (const std::size_t at = hiddenOf(e); at != kNowhere)
            m_cards[at].ready = ready;
    }

    /// A new object: what it carried is gone, what is printed counts.
    /// Another side is up: what is printed on it counts.
    void turn(CardView &card, DefId side) const
    {
        if (isHidden(card) || side == 0 || card.def == side)
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

    void renew(CardView &card) const
    {
        CardView fresh = printedView(m_db, card.id, card.def);
        fresh.owner = card.owner;
        fresh.controller = card.controller;
        fresh.epicUsed = card.epicUsed;
        card = std::move(fresh);
    }

    void show(std::size_t at, const core::Event &e)
    {
        CardView &card = m_cards[at];
        if (!isHidden(card))
            return;
        CardView face = printedView(m_db, e.card, e.def);
        face.owner = card.owner;
        face.controller = card.controller;
        face.zone = card.zone;
        face.zonePlayer = card.zonePlayer;
        face.faceUp = card.faceUp;
        face.ready = card.ready;
        card = std::move(face);
    }

    void hide(std::size_t at)
    {
        if (m_out.viewer.seesAll())
            return;
        const CardView &card = m_cards[at];
        CardView back;
        back.owner = card.owner;
        back.controller = card.controller;
        back.zone = card.zone;
        back.zonePlayer = card.zonePlayer;
        back.faceUp = card.faceUp;
        back.ready = card.ready;
        m_cards[at] = std::move(back);
    }

    bool sees(const CardView &card) const
    {
        return m_out.viewer.among(seersOf(card.zone, card.owner, card.controller));
    }

    // --- lists

    std::size_t indexOf(int id) const
    {
        for (std::size_t i = 0; i < m_cards.size(); ++i)
            if (m_cards[i].id == id)
                return i;
        return kNowhere;
    }

    std::vector<std::size_t> *listOrNull(Zone zone, PlayerId player)
    {
        for (std::size_t i = 0; i < m_lists.size(); ++i) {
            const ZoneView &view = m_out.zones[i];
            if (view.zone == zone && (view.player == player || view.player == kNone))
                return &m_lists[i];
        }
        return nullptr;
    }

    std::vector<std::size_t> &list(Zone zone, PlayerId player)
    {
        std::vector<std::size_t> *found = listOrNull(zone, player);
        return found == nullptr ? m_none : *found;
    }

    /// A hidden card that may be the one in an event: where it was, as ready and of the same owner.
    std::size_t hiddenOf(const core::Event &e)
    {
        const bool ready = (e.amount2 & hidden::WasExhausted) == 0;
        const auto owner
            = static_cast<PlayerId>((e.amount2 & hidden::Owner) >> hidden::kOwnerShift);
        for (std::size_t at : list(static_cast<Zone>(e.from), e.fromPlayer))
            if (const CardView &card = m_cards[at];
                isHidden(card) && card.ready == ready && card.owner == owner)
                return at;
        return kNowhere;
    }

    /// The card in an event, by its name or by what tells hidden ones apart.
    std::size_t findOrTakeHidden(const core::Event &e)
    {
        if (e.card != kNone)
            if (const std::size_t at = indexOf(e.card); at != kNowhere)
                return at;
        if (const std::size_t at = hiddenOf(e); at != kNowhere)
            return at;
        m_cards.emplace_back();
        m_cards.back().id = e.card == kNone ? -1 : e.card;
        return m_cards.size() - 1;
    }

    /// Takes a card out of its zone's list, off its host or out from under its captor.
    void unhang(std::size_t at)
    {
        for (std::vector<std::size_t> &cards : m_lists)
            std::erase(cards, at);
        CardView &card = m_cards[at];
        if (const std::size_t host = indexOf(card.attachedTo);
            card.attachedTo >= 0 && host != kNowhere)
            std::erase(m_cards[host].upgrades, card.id);
        if (const std::size_t captor = indexOf(card.capturedBy);
            card.capturedBy >= 0 && captor != kNowhere)
            std::erase(m_cards[captor].captured, card.id);
        card.attachedTo = card.capturedBy = -1;
    }

    // --- the end

    void nameList(ZoneView &zone, std::vector<std::size_t> &cards)
    {
        if (kZoneTable[zone.zone].ordering == core::Ordering::Free)
            std::ranges::stable_sort(cards, {}, [&](std::size_t at) {
                const CardView &c = m_cards[at];
                if (isHidden(c))
                    return std::pair(2 + (c.ready ? 0 : 8) + c.owner, 0);
                return m_out.viewer.seesAll() || sees(c) ? std::pair(0, 0) : std::pair(1, c.id);
            });
        zone.cards.clear();
        for (std::size_t i = 0; i < cards.size(); ++i) {
            CardView &card = m_cards[cards[i]];
            if (isHidden(card))
                card.id = hiddenId(zone.zone, zone.player, static_cast<int>(i));
            zone.cards.push_back(card.id);
        }
    }

    void countResources()
    {
        for (PlayerId p = 0; p < kPlayers; ++p) {
            const std::vector<std::size_t> &cards = list(Zone::Resources, p);
            m_out.players[p].resourcesTotal = static_cast<int>(cards.size());
            m_out.players[p].resourcesReady = static_cast<int>(
                std::ranges::count_if(cards, [&](std::size_t at) { return m_cards[at].ready; }));
        }
    }

    void countTokens()
    {
        for (PlayerId p = 0; p < kPlayers; ++p) {
            m_out.players[p].force = false;
            m_out.players[p].credits = 0;
            for (const std::size_t at : list(Zone::Base, p))
                countToken(m_db, m_cards[at].def, m_out.players[p]);
        }
    }

    Observation &m_out;
    const CardDb &m_db;
    std::vector<CardView> m_cards;
    std::vector<std::vector<std::size_t>> m_lists; ///< beside m_out.zones
    std::vector<std::size_t> m_none;
};

constexpr auto kViewers = [] {
    std::array<Viewer, kPlayers + 2> viewers{};
    for (PlayerId player = 0; player < kPlayers; ++player)
        viewers[player] = Viewer{player};
    viewers[kPlayers] = Viewer{Viewer::kNobody};
    return viewers;
}();

/// Where every face is seen the order of a shuffled deck is not told.
void forgetDecks(Observation &o)
{
    for (ZoneView &zone : o.zones)
        if (zone.zone == Zone::Deck)
            std::ranges::sort(zone.cards);
}

/// Where an open card lies; its values may be stale in the middle of an answer.
auto placeOf(const CardView &card)
{
    return std::tuple(card.def, card.controller, card.zone, card.attachedTo, card.capturedBy,
                      card.damage);
}

} // namespace

void applyEvents(Observation &observation, const CardDb &db, std::span<const core::Event> events)
{
    Retelling retelling(observation, db);
    for (const core::Event &e : events)
        retelling.apply(e);
    retelling.finish();
}

ToldBefore::ToldBefore(const SeatedGame &game)
    : m_open(game.observe(Viewer::nobody(), IdsOf::Game))
{
    for (std::size_t i = 0; i < kViewers.size(); ++i)
        m_seen[i] = game.observe(kViewers[i]);
}

std::string ToldBefore::checkEvents(const SeatedGame &game) const
{
    for (std::size_t i = 0; i < kViewers.size(); ++i) {
        const Viewer viewer = kViewers[i];
        Observation told = m_seen[i];
        applyEvents(told, game.db(), game.eventsFor(viewer));
        Observation now = game.observe(viewer);
        if (viewer.seesAll()) {
            forgetDecks(told);
            forgetDecks(now);
        }
        if (const std::string what = match::differenceOf(now, told); !what.empty())
            return fmt::format("events are not enough for viewer {}: {}", viewer.player, what);
    }
    return {};
}

std::string ToldBefore::checkCourse(const SeatedGame &game) const
{
    Observation told = m_open;
    const auto events = game.eventsFor(Viewer::nobody(), IdsOf::Game);
    for (std::size_t at = 0; at < events.size(); ++at) {
        applyEvents(told, game.db(), std::span(&events[at], 1));
        const Observation seen = game.observedAfter(at, Viewer::nobody());
        for (const CardView &card : seen.cards)
            if (const CardView *other = told.card(card.id);
                card.def != 0 && (other == nullptr || placeOf(card) != placeOf(*other)))
                return fmt::format("after event {} of kind {} card {} lies elsewhere", at,
                                   events[at].type, card.id);
    }
    return {};
}

} // namespace playmat::test
