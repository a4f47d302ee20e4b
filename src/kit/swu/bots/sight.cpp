#include "kit/swu/bots/sight.h"

#include "bots/mix.h"
#include "engine/swu/view/observe.h"

namespace playmat::bots {

namespace {

/// As the card looks, whatever its id; of a hidden one only where it lies and whose it is.
std::uint64_t lookOf(const swu::State &s, swu::CardId id, swu::PlayerId seat)
{
    if (id == swu::kNone)
        return 0;
    const swu::Card &c = s.cards[id];
    const std::uint64_t place
        = static_cast<std::uint64_t>(c.zone) | std::uint64_t{c.controller} << 8U;
    if (!swu::seesFace(s, id, swu::Viewer::of(seat)))
        return mix(place, 0);
    const auto status = static_cast<std::uint8_t>(c.status & ~swu::status::Found);
    const std::uint64_t look
        = mix(place, c.def | std::uint64_t{status} << 16U | std::uint64_t{s.lookersAt(id)} << 20U);
    if (!swu::isArena(c.zone))
        return look;
    return mix(look,
               c.damage | std::uint64_t{c.power} << 8U | std::uint64_t{c.hp} << 16U
                   | std::uint64_t{c.keywords.word()} << 24U);
}

/// Of an option, its cards aside.
std::uint64_t meaningOf(const core::Option &o)
{
    return o.kind | std::uint64_t{o.zone} << 8U | std::uint64_t{o.player} << 16U
        | std::uint64_t{o.ability} << 24U
        | std::uint64_t(static_cast<std::uint16_t>(o.number)) << 40U;
}

} // namespace

std::uint64_t sightOf(const swu::Game &game, swu::PlayerId seat)
{
    const swu::State &s = game.state();
    std::uint64_t sum = 0; // cards and options have no order
    for (swu::CardId id = 0; id < s.cardCount; ++id)
        sum += mix(lookOf(s, id, seat), lookOf(s, s.cards[id].host, seat));
    const core::Decision &asked = game.decision();
    for (const core::Option &o : asked.options)
        sum += mix(mix(meaningOf(o), lookOf(s, o.card, seat)), lookOf(s, o.target, seat));
    std::uint64_t sight = mix(sum, s.round | static_cast<std::uint64_t>(s.phase) << 8U);
    sight = mix(sight,
                s.active | std::uint64_t{s.initiative} << 8U
                    | std::uint64_t{s.initiativeTaken} << 16U);
    return mix(sight,
               static_cast<std::uint64_t>(asked.kind) | std::uint64_t{asked.player} << 8U
                   | std::uint64_t(static_cast<std::uint16_t>(asked.max)) << 16U);
}

} // namespace playmat::bots
