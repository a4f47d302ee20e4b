#include "kit/swu/table/presenter.h"

#include "kit/swu/table/card_text.h"
#include "kit/swu/table/rule_links.h"
#include "kit/swu/table/words.h"

namespace playmat::table {

namespace {

using swu::CardType;
using swu::CardView;
using swu::Observation;

/// "Jedi Lightsaber|+3/+1", as a tile's tab shows it.
QString upgradeTab(const swu::CardDef &def)
{
    return QStringLiteral("%1|+%2/+%3").arg(CardWords::name(def)).arg(def.power).arg(def.hp);
}

/// "Wampa|SOR_164": its picture is in the tab as well.
QString capturedTab(const QString &name, const CardView *card, const swu::CardDb &db)
{
    const bool open = card != nullptr && card->def != 0;
    return name + u'|' + (open ? CardWords::id(db.def(card->def)) : QString());
}

CardRow bareRow(const CardView &card, ZoneKey zone, int slot)
{
    CardRow row;
    row.viewId = card.id;
    row.zone = zone;
    row.slot = slot;
    return row;
}

/// The Force and Credits, which are neither unit nor upgrade, lie with the resources.
void layInBase(CardRow &row, const swu::CardDef &def)
{
    row.spot = def.type == CardType::Leader ? LeaderCard
        : row.facts.type == u"Token"        ? LooseToken
                                            : BaseCard;
    row.fixed = def.type == CardType::Base;
}

bool isOnTable(swu::Zone zone)
{
    return zone != swu::Zone::Deck && zone != swu::Zone::Aside && zone != swu::Zone::Captured;
}

} // namespace

int deployCost(const swu::CardDb &db, const swu::CardDef &leader)
{
    for (int i = 0; i < leader.abilityCount; ++i) {
        const swu::Ability &ability = db.program.abilities[size_t(leader.firstAbility + i)];
        if (ability.kind == swu::AbilityKind::Deploy)
            return ability.deployAt;
    }
    return -1;
}

SwuPresenter::SwuPresenter(const swu::CardDb &db, TableSeats seats)
    : m_db(db)
    , m_seats(std::move(seats))
{
}

ZoneKey SwuPresenter::zoneKey(swu::Zone zone, swu::PlayerId player)
{
    const int seat = player < swu::kPlayers ? int(player) : ZoneKey::kNoSeat;
    switch (zone) {
    case swu::Zone::Base:
        return {Zone::Base, seat};
    case swu::Zone::Ground:
        return {Zone::Ground, seat};
    case swu::Zone::Space:
        return {Zone::Space, seat};
    case swu::Zone::Resources:
        return {Zone::Resources, seat};
    case swu::Zone::Deck:
        return {Zone::Deck, seat};
    case swu::Zone::Hand:
        return {Zone::Hand, seat};
    case swu::Zone::Discard:
        return {Zone::Discard, seat};
    case swu::Zone::Captured:
        return {Zone::Captured, seat};
    case swu::Zone::Aside:
        break;
    }
    return {Zone::Aside, seat};
}

std::vector<CardRow> SwuPresenter::rows(const Observation &seen) const
{
    std::vector<CardRow> rows;
    for (const swu::ZoneView &zone : seen.zones) {
        if (isOnTable(zone.zone))
            addZone(rows, zone, seen);
    }
    return rows;
}

void SwuPresenter::addZone(std::vector<CardRow> &rows, const swu::ZoneView &zone,
                           const Observation &seen) const
{
    std::array<int, swu::kPlayers> next{};
    for (const int id : zone.cards) {
        const CardView *card = seen.card(id);
        if (card == nullptr || card->attachedTo >= 0)
            continue;
        const swu::PlayerId side = swu::isArena(zone.zone) ? card->controller : zone.player;
        CardRow row = bareRow(*card, zoneKey(zone.zone, side), next[side]++);
        row.facts = facts(*card, seen);
        if (zone.zone == swu::Zone::Base)
            layInBase(row, m_db.def(card->def));
        rows.push_back(std::move(row));
        addGuests(rows, *card, seen);
    }
}

void SwuPresenter::addGuests(std::vector<CardRow> &rows, const CardView &host,
                             const Observation &seen) const
{
    const auto add = [&](const std::vector<int> &ids, Zone::Kind zone) {
        int slot = 0;
        for (const int id : ids) {
            const CardView *card = seen.card(id);
            if (card == nullptr)
                continue;
            CardRow row = bareRow(*card, {zone, int(host.controller)}, slot++);
            row.host = host.id;
            row.facts = facts(*card, seen);
            rows.push_back(std::move(row));
        }
    };
    add(host.upgrades, Zone::Attached);
    add(host.captured, Zone::Captured);
}

CardFacts SwuPresenter::printedFacts(swu::DefId id) const
{
    const swu::CardDef &def = m_db.def(id);
    CardFacts f;
    f.cardId = CardWords::id(def);
    f.name = CardWords::name(def);
    f.subtitle = QString::fromStdString(def.subtitle);
    f.type = CardWords::typeName(def);
    f.arena = CardWords::arenaName(def);
    writeRules(f, id);
    f.aspects = CardWords::aspects(def);
    f.typeWord = CardWords::shown(f.type);
    f.traits = CardWords::shown(CardWords::traits(m_db, def));
    f.keywords = CardWords::keywords(def.keywords, def.raid, def.restore);
    f.note = CardWords::inOneLine(f.keywords);
    f.unique = def.unique;
    f.badge = id == m_db.shield || id == m_db.experience;
    f.faceUp = true;
    f.cost = f.costNow = def.type == CardType::Base || def.isToken() ? -1 : def.cost;
    if (def.type != CardType::Event) {
        f.power = f.printedPower = def.type == CardType::Base ? -1 : int(def.power);
        f.maxHp = f.printedHp = def.hp;
    }
    if (def.type == CardType::Leader)
        f.deployAt = deployCost(m_db, def);
    f.accessibleName = f.name;
    return f;
}

/// The side that is up and, for a leader, the other one as well.
void SwuPresenter::writeRules(CardFacts &f, swu::DefId id) const
{
    const swu::CardDef &def = m_db.def(id);
    if (def.type != CardType::Leader) {
        f.rules = CardText::rules(m_db, id);
        return;
    }
    const bool two = def.side(swu::Face::SecondSide) != 0;
    const swu::Face down = def.face != swu::Face::LeaderSide ? swu::Face::LeaderSide
        : two                                                ? swu::Face::SecondSide
                                                             : swu::Face::UnitSide;
    f.rules = CardText::rules(m_db, id, def.face);
    f.otherRules = CardText::rules(m_db, id, down);
    f.otherTitle = two                      ? qtTrId("swu_presenter.on_the_other_side")
        : def.face == swu::Face::LeaderSide ? qtTrId("swu_presenter.deployed_as_a_unit")
                                            : qtTrId("swu_presenter.as_a_leader");
    if (def.face == swu::Face::LeaderSide && def.side(swu::Face::UpgradeSide) != 0)
        f.otherRules += (f.otherRules.isEmpty() ? QString() : QStringLiteral("<p>"))
            + CardText::rules(m_db, id, swu::Face::UpgradeSide);
}

CardFacts SwuPresenter::facts(const CardView &card, const Observation &seen) const
{
    if (card.def == 0) {
        CardFacts hidden;
        hidden.exhausted = !card.ready;
        hidden.stolen = card.owner != card.controller;
        hidden.accessibleName = CardWords::spokenHidden(card, playerName(card.controller));
        return hidden;
    }
    CardFacts f = printedFacts(card.def);
    f.faceUp = true;
    f.exhausted = !card.ready;
    f.damage = card.damage;
    f.deployed = card.deployed;
    f.stolen = card.owner != card.controller;
    f.accessibleName = spokenWithOwner(card, seen);
    const CardType type = m_db.def(card.def).type;
    if (swu::isArena(card.zone) && card.attachedTo < 0)
        fillUnit(f, card, seen);
    else if (card.zone == swu::Zone::Hand)
        fillHandCard(f, card, seen);
    else if (type == CardType::Leader || type == CardType::Base)
        fillLeader(f, card, seen);
    return f;
}

/// Two people sit at one screen: whose card it is comes first, and whose it was if it has been
/// taken.
QString SwuPresenter::spokenWithOwner(const CardView &card, const Observation &seen) const
{
    const QString words = CardWords::spoken(m_db, card, seen);
    if (card.owner == card.controller)
        return qtTrId("swu_presenter.s").arg(playerName(card.controller), words);
    return qtTrId("swu_presenter.s_owned_by")
        .arg(playerName(card.controller), words, playerName(card.owner));
}

void SwuPresenter::fillUnit(CardFacts &f, const CardView &card, const Observation &seen) const
{
    f.inPlay = true;
    f.power = card.power;
    f.maxHp = card.hp;
    f.keywords = CardWords::keywords(card.keywords, card.raid, card.restore);
    fillUpgrades(f, card, seen);
}

void SwuPresenter::fillUpgrades(CardFacts &f, const CardView &card, const Observation &seen) const
{
    for (const int id : card.upgrades) {
        const CardView *upgrade = seen.card(id);
        if (upgrade == nullptr)
            continue;
        if (upgrade->def == m_db.shield)
            ++f.shields;
        else if (upgrade->def == m_db.experience)
            ++f.experience;
        else
            f.upgrades.append(upgradeTab(m_db.def(upgrade->def)));
    }
    for (const int id : card.captured)
        f.captured.append(capturedTab(cardName(id, seen), seen.card(id), m_db));
}

void SwuPresenter::fillHandCard(CardFacts &f, const CardView &card, const Observation &seen) const
{
    f.costNow = card.cost;
    // Outside the action phase nothing is bought: no cost is marked as too high then.
    f.affordable = seen.phase != swu::Phase::Action
        || card.cost <= seen.players[card.controller].resourcesReady;
}

void SwuPresenter::fillLeader(CardFacts &f, const CardView &card, const Observation &seen) const
{
    f.inPlay = m_db.def(card.def).type == CardType::Base;
    f.resources = seen.players[card.controller].resourcesTotal;
    f.epicUsed = card.epicUsed;
    const swu::CardDef &def = m_db.def(card.def);
    for (int i = 0; i < def.abilityCount; ++i) {
        const swu::Ability &ability = m_db.program.abilities[size_t(def.firstAbility + i)];
        if (ability.kind == swu::AbilityKind::EpicAction)
            f.epicAvailable = !card.epicUsed;
    }
}

SeatInfo SwuPresenter::seat(const Observation &seen, int seat) const
{
    const auto player = swu::PlayerId(seat);
    SeatInfo info;
    info.seat = seat;
    info.name = playerName(seat);
    info.deckTitle = m_seats.deckTitles.at(size_t(seat));
    info.counters = counters(seen, player);
    const QString hand
        = qtTrId("swu_presenter.hand").arg(info.counter(QStringLiteral("hand")).number);
    info.status = seen.players[player].hasPassed ? qtTrId("swu_presenter.passed").arg(hand) : hand;
    for (const CardView &card : seen.cards) {
        const swu::CardDef &def = m_db.def(card.def);
        if (card.owner != player || card.def == 0 || def.type != CardType::Leader)
            continue;
        info.emblemId = CardWords::id(def);
        info.emblemName = CardWords::name(def);
        if (card.deployed)
            info.away.push_back({info.emblemId, info.emblemName, QStringLiteral("base"), LeaderCard,
                                 card.epicUsed});
    }
    return info;
}

std::vector<CounterInfo> SwuPresenter::counters(const Observation &seen, swu::PlayerId player) const
{
    const auto count = [&](const QString &id, swu::Zone zone) {
        CounterInfo counter;
        counter.id = id;
        counter.number = int(seen.zone(zone, player).cards.size());
        return counter;
    };
    CounterInfo discard = count(QStringLiteral("discard"), swu::Zone::Discard);
    if (discard.number > 0)
        discard.top = CardWords::id(
            m_db.def(seen.card(seen.zone(swu::Zone::Discard, player).cards.back())->def));
    CounterInfo resources;
    resources.id = QStringLiteral("resources");
    resources.number = seen.players[player].resourcesReady;
    resources.total = seen.players[player].resourcesTotal;
    resources.label
        = qtTrId("swu_presenter.of_resources_ready", resources.total).arg(resources.number);
    CounterInfo base;
    base.id = QStringLiteral("base");
    for (const CardView &card : seen.cards) {
        if (card.owner == player && m_db.def(card.def).type == CardType::Base && card.def != 0)
            base.number = m_db.def(card.def).hp - card.damage;
    }
    return {count(QStringLiteral("hand"), swu::Zone::Hand),
            count(QStringLiteral("deck"), swu::Zone::Deck), discard, resources, base};
}

BoardInfo SwuPresenter::board(const Observation &seen) const
{
    BoardInfo info;
    info.round = seen.round;
    if (seen.round > 0)
        info.roundText = qtTrId("swu_presenter.round").arg(seen.round);
    info.step = seen.phase == swu::Phase::Action ? 0 : seen.phase == swu::Phase::Regroup ? 2 : -1;
    info.token = initiative(seen);
    info.phaseText = phaseText(seen);
    info.roundLink = links::toRule("CR 5.3.1");
    const std::array names{qtTrId("swu_presenter.action"), qtTrId("swu_presenter.draw"),
                           qtTrId("swu_presenter.resource"), qtTrId("swu_presenter.ready")};
    for (size_t step = 0; step < names.size(); ++step)
        info.steps.push_back({names[step], links::ofStep(int(step))});
    writeResult(info, seen);
    return info;
}

TokenInfo SwuPresenter::initiative(const Observation &seen) const
{
    const TokenSpec &spec = swuTableSpec().tokens.front();
    TokenInfo token;
    token.id = spec.id;
    token.glyph = spec.glyph;
    token.action = spec.action;
    token.seat = seen.initiative < swu::kPlayers ? int(seen.initiative) : -1;
    token.spent = seen.initiativeClaimed;
    token.brief = qtTrId("swu_presenter.initiative");
    if (token.seat >= 0 && seen.round > 0)
        token.text = (token.spent ? qtTrId("swu_presenter.took_the_initiative")
                                  : qtTrId("swu_presenter.has_the_initiative"))
                         .arg(playerName(token.seat));
    return token;
}

QString SwuPresenter::phaseText(const Observation &seen) const
{
    switch (seen.phase) {
    case swu::Phase::Setup:
        return qtTrId("swu_presenter.setup");
    case swu::Phase::Action:
        return qtTrId("swu_presenter.action_phase");
    case swu::Phase::Regroup:
        return qtTrId("swu_presenter.regroup_phase");
    case swu::Phase::Over:
        return seen.full == swu::Capacity::None ? qtTrId("swu_presenter.game_over")
                                                : qtTrId("swu_presenter.suspended");
    }
    return {};
}

void SwuPresenter::writeResult(BoardInfo &info, const Observation &seen) const
{
    info.over = seen.end != swu::EndReason::None;
    if (!info.over)
        return;
    info.winner = seen.winner < swu::kPlayers ? int(seen.winner) : -1;
    info.resultLink = links::of(seen.end);
    info.resultTitle = info.winner >= 0 ? qtTrId("swu_presenter.wins").arg(playerName(info.winner))
                                        : qtTrId("swu_presenter.a_draw");
    const QString loser
        = info.winner >= 0 ? playerName(swu::opponentOf(swu::PlayerId(info.winner))) : QString();
    switch (seen.end) {
    case swu::EndReason::BaseDefeated:
        info.resultText = qtTrId("swu_presenter.s_base_was_defeated_in")
                              .arg(loser, QString::number(seen.round));
        break;
    case swu::EndReason::BothBases:
        info.resultText = qtTrId("swu_presenter.both_bases_were_defeated_at");
        break;
    case swu::EndReason::Conceded:
        info.resultText = seen.round == 0
            ? qtTrId("board_words.conceded_before_it_began").arg(loser)
            : qtTrId("swu_presenter.conceded_in_round").arg(loser, QString::number(seen.round));
        break;
    case swu::EndReason::CardAbility:
        info.resultText
            = qtTrId("swu_presenter.lost_by_a_card").arg(loser, QString::number(seen.round));
        break;
    case swu::EndReason::Suspended:
        info.suspended = true;
        info.resultTitle = qtTrId("swu_presenter.the_game_is_suspended");
        info.resultText = CardWords::suspended(seen.full);
        break;
    case swu::EndReason::None:
        break;
    }
}

QString SwuPresenter::cardName(int id, const Observation &seen) const
{
    const CardView *card = seen.card(id);
    return card == nullptr || card->def == 0 ? qtTrId("swu_presenter.a_card")
                                             : CardWords::name(m_db.def(card->def));
}

std::vector<PendingRow> SwuPresenter::pending(const Observation &seen) const
{
    std::vector<PendingRow> rows;
    for (const swu::PendingView &trigger : seen.pending)
        rows.push_back(pendingTrigger(trigger, seen));
    for (const swu::EffectView &effect : seen.effects)
        rows.push_back(lastingEffect(effect, seen));
    return rows;
}

PendingRow SwuPresenter::pendingTrigger(const swu::PendingView &trigger,
                                        const Observation &seen) const
{
    PendingRow row;
    const CardView *card = seen.card(trigger.source);
    if (card != nullptr && card->def != 0)
        row.cardId = CardWords::id(m_db.def(card->def));
    const QStringList keyword = CardWords::keywords(trigger.keyword, 0, 0);
    const QString what = keyword.isEmpty()
        ? CardText::plain(CardText::ability(m_db, trigger.ability))
        : CardWords::shown(keyword.first());
    row.text = QStringLiteral("<b>%1</b>: %2")
                   .arg(cardName(trigger.source, seen).toHtmlEscaped(), what.toHtmlEscaped());
    row.when = qtTrId("swu_presenter.now");
    row.seat = trigger.controller;
    row.waiting = true;
    row.link = keyword.isEmpty() ? links::toRule("CR 7.6")
                                 : links::toTerm(keyword.first().section(u' ', 0, 0));
    return row;
}

PendingRow SwuPresenter::lastingEffect(const swu::EffectView &effect, const Observation &seen) const
{
    PendingRow row;
    const CardView *card = seen.card(effect.source);
    if (card != nullptr && card->def != 0)
        row.cardId = CardWords::id(m_db.def(card->def));
    QString what = CardText::plain(CardText::effect(m_db, effect.node));
    if (effect.target >= 0)
        what = qtTrId("swu_presenter.mark").arg(cardName(effect.target, seen), what);
    row.text = QStringLiteral("<b>%1</b>: %2")
                   .arg(cardName(effect.source, seen).toHtmlEscaped(), what.toHtmlEscaped());
    row.when = durationText(effect);
    row.link = links::toRule(effect.delayed ? "CR 7.7.4" : "CR 7.7.3");
    row.seat = effect.controller;
    return row;
}

QString SwuPresenter::durationText(const swu::EffectView &effect) const
{
    if (effect.delayed)
        return qtTrId("swu_presenter.later");
    switch (effect.duration) {
    case swu::Duration::Attack:
        return qtTrId("swu_presenter.this_attack");
    case swu::Duration::Phase:
        return qtTrId("swu_presenter.this_phase");
    case swu::Duration::Round:
        return qtTrId("swu_presenter.this_round");
    case swu::Duration::WhileSourceInPlay:
    case swu::Duration::Forever:
        break;
    }
    return qtTrId("swu_presenter.lasting");
}

} // namespace playmat::table
