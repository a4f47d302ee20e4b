#include "engine/riftbound/rules/changes.h"

/// Triggered abilities are noticed right after the event (382–388).
namespace playmat::riftbound {

void Changes::notice(AbilityId id, const Ability &a, CardId source, PlayerId player, CardId subject,
                     std::uint8_t place)
{
    const bool here = a.whom == Whom::Here || place == kNone;
    const View v{player, source, nullptr, here ? place : kNone};
    Context c; // what an "if" right after the condition looks at
    c.subject = subject;
    c.subjectSerial = subject == kNone ? std::uint16_t{0} : s.cards[subject].serial;
    c.source = source;
    c.sourceSerial = s.cards[source].serial;
    c.place = place;
    const View asked{player, source, &c,
                     a.on == Trig::Conquered || a.on == Trig::Held ? place : v.place};
    if (a.cond != 0 && !holds(a.cond, asked))
        return;
    if (a.oncePerTurn && ((s.cards[source].used >> a.number) & 1U) != 0)
        return;
    if (a.oncePerTurn)
        s.cards[source].used = static_cast<std::uint8_t>(s.cards[source].used | 1U << a.number);
    const Trigger trigger{.ability = id,
                          .sourceSerial = s.cards[source].serial,
                          .subjectSerial = c.subjectSerial,
                          .source = source,
                          .subject = subject,
                          .controller = player,
                          .place = place};
    if (!s.triggers.tryPush(trigger))
        suspend(Capacity::Triggers);
    emit(Ev::TriggerPending, source, kNone, 0, player);
}

void Changes::fireLater()
{
    for (std::size_t i = 0; i < s.effects.size(); ++i) {
        const Effect &e = s.effects[i];
        if (e.kind != EffectKind::Later || e.until > s.turn)
            continue;
        const Trigger trigger{.ability = e.targetSerial,
                              .sourceSerial = s.cards[e.source].serial,
                              .source = e.source,
                              .controller = e.controller};
        if (!s.triggers.tryPush(trigger))
            suspend(Capacity::Triggers);
        emit(Ev::TriggerPending, e.source, kNone, 0, e.controller);
    }
}

void Changes::fire(Trig what, PlayerId player, CardId subject, std::uint8_t place)
{
    if (!s.listens.has(what))
        return;
    if (s.derivedDirty)
        derive();
    const auto ask = [&](CardId id, PlayerId controller, std::uint8_t at) {
        // Temporary that something gave it (816).
        if (what == Trig::TurnBegins && controller == player && s.cards[id].has(Kw::Temporary)
            && !defOf(id).keywords.has(Kw::Temporary))
            notice(db().temporary, db().ability(db().temporary), id, controller, kNone, kNone);
        if (!hasAbilities(id))
            return;
        forAbilities(id, [&](AbilityId ability, const Ability &a) {
            if (a.kind != AbilityKind::Triggered || a.on != what)
                return;
            const bool me = subject == id
                || (subject == kNone && at != kNone && at == place && controller == player);
            const bool you = subject == kNone || a.subject == 0
                ? controller == player
                : matches(p.filters[a.subject], subject, {controller, id, nullptr, kNone})
                    && (what == Trig::Died || controller == player);
            const bool fits = a.whom == Whom::Me ? me
                : a.whom == Whom::You            ? you && (a.subject == 0 || subject != kNone)
                                                 : false;
            if (fits)
                notice(ability, a, id, controller, subject, place);
        });
    };
    s.forBoard([&](CardId id) {
        const Card &c = s.cards[id];
        ask(id, c.controller, c.zone == Zone::Battlefield ? c.place : kNone);
    });
    for (PlayerId one = 0; one < kPlayers; ++one)
        s.forEach(Zone::Legend, one, [&](CardId id) { ask(id, one, kNone); });
    if (what == Trig::Discarded)
        ask(subject, player, kNone);
    if (place == kNone || subject != kNone || s.places[place].card == kNone)
        return;
    const CardId field = s.places[place].card;
    forAbilities(field, [&](AbilityId ability, const Ability &a) {
        if (a.kind == AbilityKind::Triggered && a.on == what && a.whom == Whom::Here)
            notice(ability, a, field, player, kNone, place);
    });
}

} // namespace playmat::riftbound
