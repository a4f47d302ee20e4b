#include "engine/swu/rules/machine.h"

/// Setup in its six steps (CR 5.2.1), and placing cards before a game begins.
namespace playmat::swu {

using core::DecisionKind;

namespace {
constexpr int kOpeningHand = 6;
constexpr int kOpeningResources = 2;

/// Some bases change it.
int openingHand(const Machine &m, PlayerId player)
{
    return kOpeningHand + m.defOf(m.s.bases[player]).openingHand;
}
} // namespace

/// A card that begins in a zone; it triggers nothing. The caller has counted the cards.
CardId Machine::addCard(DefId def, PlayerId owner, Zone zone)
{
    ENGINE_CHECK(s.cardCount < kMaxCards, s.cardCount, def);
    const CardId id = s.cardCount++;
    Card &c = s.cards[id];
    c = {};
    c.def = def;
    c.owner = c.controller = owner;
    newObject(id);
    if (kZoneTable[zone].facing == core::Facing::Down)
        c.status |= status::FaceDown;
    append(id, zone, owner);
    const CardDef &d = m_db.def(def);
    c.power = static_cast<std::uint8_t>(d.power);
    c.hp = static_cast<std::uint8_t>(d.hp);
    if (d.type == CardType::Base)
        s.bases[owner] = id;
    if (d.type == CardType::Leader)
        s.leaders[owner] = id;
    s.derivedDirty = true;
    return id;
}

void Machine::begin(Phase phase)
{
    const FrameKind kind = phase == Phase::Setup ? FrameKind::Setup
        : phase == Phase::Regroup                ? FrameKind::RegroupPhase
                                                 : FrameKind::ActionPhase;
    s.phase = phase;
    push({.kind = kind});
}

/// Steps: 0 choose a player at random, 1 asked who begins, 2 draw, 3/4 mulligans, 5/6 resources.
/// f.b counts the players who have answered.
void Machine::stepSetup(Frame &f)
{
    switch (f.step) {
    case 0:
        f.player = static_cast<PlayerId>(s.rng.below(kPlayers));
        m_revealed = true;
        f.step = 1;
        wait();
        return;
    case 2:
        for (PlayerId player = 0; player < kPlayers; ++player) {
            shuffleDeck(player);
            draw(player, openingHand(*this, player));
        }
        f.step = 3;
        f.c = 0;
        return;
    case 3:
    case 5: // the player with the initiative decides first (CR 5.2.1e)
        if (f.c == kPlayers) {
            f.step = f.step == 3 ? 5 : 7;
            f.c = 0;
            return;
        }
        f.player = static_cast<PlayerId>((s.initiative + f.c) % kPlayers);
        if (f.step == 3 && !defOf(s.bases[f.player]).mulligan) {
            ++f.c;
            return;
        }
        ++f.step;
        wait();
        return;
    case 7:
        pop();
        s.phase = Phase::Action;
        push({.kind = FrameKind::ActionPhase});
        return;
    default:
        ENGINE_CHECK(false, f.step, 0);
    }
}

void Machine::askSetup(const Frame &f, core::Decision &out) const
{
    const auto option = [&](OptionKind kind, PlayerId player) {
        out.options.push_back({.kind = static_cast<std::uint8_t>(kind), .player = player});
    };
    out.min = out.max = 1;
    if (f.step == 1) {
        out.kind = DecisionKind::FirstPlayer;
        out.prompt = static_cast<std::uint16_t>(Prompt::ChooseFirstPlayer);
        for (PlayerId player = 0; player < kPlayers; ++player)
            option(OptionKind::Player, player);
    } else if (f.step == 4) {
        out.kind = DecisionKind::Mulligan;
        out.prompt = static_cast<std::uint16_t>(Prompt::KeepOrMulligan);
        option(OptionKind::Keep, kNone);
        option(OptionKind::Mulligan, kNone);
    } else {
        askResource(f, out);
    }
}

/// Which cards in hand may be put down: exactly two in setup, up to one in the regroup phase.
void Machine::askResource(const Frame &f, core::Decision &out) const
{
    const bool setup = s.phase == Phase::Setup;
    out.kind = DecisionKind::Resource;
    out.prompt = static_cast<std::uint16_t>(setup ? Prompt::ResourceTwo : Prompt::ResourceOne);
    CardSet hand;
    s.forEach(Zone::Hand, f.player, [&](CardId id) { hand.add(id); });
    hand.forEach([&](CardId id) {
        out.options.push_back({.kind = static_cast<std::uint8_t>(OptionKind::Card),
                               .card = id,
                               .zone = static_cast<std::uint8_t>(Zone::Resources)});
    });
    const int most = setup ? kOpeningResources : 1;
    out.max = static_cast<std::int16_t>(std::min(most, hand.count()));
    out.min = setup ? out.max : std::int16_t{0};
}

void Machine::putResource(CardId id, PlayerId player, bool readied)
{
    moveTo(id, Zone::Resources, player);
    if (!readied)
        exhaust(id);
}

void Machine::answerSetup(Frame &f, const core::Decision &d, const core::Answer &a)
{
    const core::Option first = a.options.empty() ? core::Option{} : d.options[a.options[0]];
    if (d.kind == DecisionKind::Resource) {
        for (const std::uint16_t option : a.options)
            putResource(d.options[option].card, f.player, s.phase == Phase::Setup);
    } else if (d.kind == DecisionKind::FirstPlayer) {
        s.initiative = s.active = first.player;
        emit(Ev::InitiativeSet, kNone, kNone, 0, 0, first.player);
        f.step = 2;
        return;
    } else { // one mulligan: the whole hand back, shuffle, six new ones (CR 5.2.1e)
        const bool again = static_cast<OptionKind>(first.kind) == OptionKind::Mulligan;
        emit(Ev::Mulliganed, kNone, kNone, again ? 1 : 0, 0, f.player);
        if (again) {
            s.players[f.player].mulliganed = true;
            s.forEach(Zone::Hand, f.player, [&](CardId id) { moveTo(id, Zone::Deck, f.player); });
            shuffleDeck(f.player);
            draw(f.player, openingHand(*this, f.player));
        }
    }
    ++f.c;
    --f.step;
}

} // namespace playmat::swu
