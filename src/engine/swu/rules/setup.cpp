#include "engine/swu/rules/machine.h"

/// Setup in its six steps (CR 5.2.1), and placing cards before a game begins.
namespace playmat::swu {

using core::DecisionKind;

namespace {
constexpr int kOpeningHand = 6;
constexpr int kOpeningResources = 2;

/// Some bases change it.
int openingHand(const Board &m, PlayerId player)
{
    return kOpeningHand + m.defOf(m.s.bases[player]).openingHand;
}
} // namespace

/// A card that begins in a zone; it triggers nothing. The caller has counted the cards.
CardId Changes::addCard(DefId def, PlayerId owner, Zone zone)
{
    ENGINE_CHECK(s.cardCount < kMaxCards, s.cardCount, def);
    const CardId id = s.cardCount++;
    Card &c = s.cards[id];
    c = {};
    c.def = def;
    c.owner = c.controller = owner;
    c.serial = s.nextSerial++; // nothing is known yet of any object before it
    if (kZoneTable[zone].facing == core::Facing::Down)
        c.status |= status::FaceDown;
    append(id, zone, owner);
    const HotDef &d = m_db.hot[def];
    c.power = static_cast<std::uint8_t>(d.power);
    c.hp = static_cast<std::uint8_t>(d.hp);
    if (d.type == CardType::Base)
        s.bases[owner] = id;
    if (d.type == CardType::Leader)
        s.leaders[owner] = id;
    touchAll();
    return id;
}

void Machine::begin(Phase phase, std::optional<PlayerId> first)
{
    s.phase = phase;
    if (phase == Phase::Setup)
        push(Frame::of(SetupFrame{}));
    else if (phase == Phase::Regroup)
        push(Frame::of(RegroupFrame{}));
    else
        push(Frame::of(ActionFrame{}));
    if (!first)
        return;
    s.initiative = s.active = *first; // CR 5.2.1C is done
    s.stack.back().go(SetupStep::Draw);
}

void Machine::stepSetup(Frame &f)
{
    switch (f.step<SetupStep>()) {
    case SetupStep::RandomPlayer:
        f.player = static_cast<PlayerId>(s.rng.below(kPlayers));
        m_learned.hidden = true;
        f.go(SetupStep::AskFirst);
        wait();
        return;
    case SetupStep::Draw:
        for (PlayerId player = 0; player < kPlayers; ++player) {
            shuffleDeck(player);
            draw(player, openingHand(*this, player));
        }
        f.go(SetupStep::Mulligan);
        return;
    case SetupStep::Mulligan:
        if (!nextToAnswer(f, f.setup().answered)) {
            f.go(SetupStep::Resources);
        } else if (!defOf(s.bases[f.player]).mulligan) {
            ++f.setup().answered;
        } else {
            f.go(SetupStep::AskMulligan);
            wait();
        }
        return;
    case SetupStep::Resources:
        if (!nextToAnswer(f, f.setup().answered)) {
            f.go(SetupStep::FirstRound);
            return;
        }
        f.go(SetupStep::AskResources);
        wait();
        return;
    case SetupStep::FirstRound:
        pop();
        s.phase = Phase::Action;
        push(Frame::of(ActionFrame{}));
        return;
    default:
        ENGINE_CHECK(false, f.stepNumber, 0);
    }
}

/// Who is asked next in a step in which the player with the initiative decides first (CR 5.2.1E,
/// 5.5.1C). False: all have answered, and another step begins.
bool Questions::nextToAnswer(Frame &f, std::uint8_t &answered) const
{
    if (answered == kPlayers) {
        answered = 0;
        return false;
    }
    f.player = static_cast<PlayerId>((s.initiative + answered) % kPlayers);
    return true;
}

void Questions::askSetup(const Frame &f, core::Decision &out) const
{
    const auto option = [&](OptionKind kind, PlayerId player) {
        out.options.push_back({.kind = static_cast<std::uint8_t>(kind), .player = player});
    };
    out.min = out.max = 1;
    if (f.at(SetupStep::AskFirst)) {
        out.kind = DecisionKind::FirstPlayer;
        out.prompt = static_cast<std::uint16_t>(Prompt::ChooseFirstPlayer);
        for (PlayerId player = 0; player < kPlayers; ++player)
            option(OptionKind::Player, player);
    } else if (f.at(SetupStep::AskMulligan)) {
        out.kind = DecisionKind::Mulligan;
        out.prompt = static_cast<std::uint16_t>(Prompt::KeepOrMulligan);
        option(OptionKind::Keep, kNone);
        option(OptionKind::Mulligan, kNone);
    } else {
        askResource(f, out);
    }
}

void Machine::answerSetup(Frame &f, const core::Decision &d, const core::Answer &a)
{
    if (f.at(SetupStep::AskFirst)) {
        s.initiative = s.active = d.options[a.options[0]].player;
        emit(Ev::InitiativeSet, kNone, kNone, 0, 0, s.initiative);
        f.go(SetupStep::Draw);
    } else if (f.at(SetupStep::AskMulligan)) {
        const auto chosen = static_cast<OptionKind>(d.options[a.options[0]].kind);
        answerMulligan(f.player, chosen == OptionKind::Mulligan);
        ++f.setup().answered;
        f.go(SetupStep::Mulligan);
    } else {
        putResources(f.player, d, a);
        ++f.setup().answered;
        f.go(SetupStep::Resources);
    }
}

/// One mulligan: the whole hand back, shuffle, as many new cards (CR 5.2.1E).
void Machine::answerMulligan(PlayerId player, bool again)
{
    emit(Ev::Mulliganed, kNone, kNone, again ? 1 : 0, 0, player);
    if (!again)
        return;
    s.players[player].mulliganed = true;
    s.forEach(Zone::Hand, player, [&](CardId id) { moveTo(id, Zone::Deck, player); });
    shuffleDeck(player);
    draw(player, openingHand(*this, player));
}

/// Which cards in hand may be put down: exactly two in setup, up to one in the regroup phase.
void Questions::askResource(const Frame &f, core::Decision &out) const
{
    const bool setup = s.phase == Phase::Setup;
    out.kind = DecisionKind::Resource;
    out.prompt = static_cast<std::uint16_t>(setup ? Prompt::ResourceTwo : Prompt::ResourceOne);
    CardSet hand;
    s.forEach(Zone::Hand, f.player, [&](CardId id) { hand.add(id); });
    hand.forEach([&](CardId id) {
        out.offer(static_cast<std::uint8_t>(OptionKind::Card), id).zone
            = static_cast<std::uint8_t>(Zone::Resources);
    });
    const int most = setup ? kOpeningResources : 1;
    out.max = static_cast<std::int16_t>(std::min(most, hand.count()));
    out.min = setup ? out.max : std::int16_t{0};
}

void Changes::putResource(CardId id, PlayerId player, bool readied)
{
    moveTo(id, Zone::Resources, player);
    if (!readied)
        exhaust(id);
}

/// Those that were chosen: ready ones in setup (CR 5.2.1F), exhausted ones later (CR 5.5.1C).
void Machine::putResources(PlayerId player, const core::Decision &d, const core::Answer &a)
{
    for (const std::uint16_t option : a.options)
        putResource(d.options[option].card, player, s.phase == Phase::Setup);
}

} // namespace playmat::swu
