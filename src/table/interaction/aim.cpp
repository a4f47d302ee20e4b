#include "table/interaction/aim.h"

#include "table/interaction/table_controller.h"
#include "table/view/attack_shown.h"

#include <algorithm>

namespace playmat::table {

namespace {

constexpr double kSumsAround
    = .16; // how far the sums extend beyond a plate, as a share of its height

} // namespace

Aim::Aim(TableController &table)
    : QObject(&table)
    , HandPart(table)
{
}

// --- taking up -----------------------------------------------------------------------------------

bool Aim::canHold(int viewId) const
{
    const CardRow *row = port()->row(viewId);
    if (row == nullptr || row->facts.hidden() || row->fixed)
        return false;
    return port()->spec().is(row->zone, Arrangement::Hand) || port()->spec().onBoard(row->zone)
        || desk().canUse(viewId)
        || (port()->spec().is(row->zone, Arrangement::Stack) && !Targets(*port(), viewId).empty());
}

bool Aim::pointsOnly(int viewId) const
{
    const CardRow *row = port()->row(viewId);
    if (row == nullptr || !port()->spec().onBoard(row->zone))
        return false;
    const Targets targets(*port(), viewId);
    return targets.allOnCards()
        && (port()->spec().is(row->zone, Arrangement::Tiles) || !targets.empty());
}

void Aim::holdToken(QPointF pressedAt)
{
    m_held.viewId = HeldCard::kToken;
    m_held.grab = pressedAt - port()->tokenRect().topLeft();
    m_held.follows = true;
}

void Aim::hold(int viewId, bool follows, QPointF pressedAt)
{
    const CardRow *row = port()->row(viewId);
    if (!gathering().takesAlong(viewId))
        gathering().letGo();
    m_held = {};
    m_held.viewId = viewId;
    m_held.with = gathering().cards();
    m_held.with.removeOne(viewId);
    m_targets = Targets(*port(), viewId, m_held.with);
    desk().noteMeant();
    m_held.follows = follows;
    m_held.arrow = !follows;
    m_held.small = row->place.form == CardForm::Pip;
    m_held.grab = pressedAt - row->place.rect.topLeft();
    m_held.pointer = pressedAt;
    m_held.chip = m_held.with.isEmpty() ? port()->chipFor(viewId) : gathering().words();
    m_held.note = m_targets.idle();
    m_held.from = m_held.to = centreOf(viewId);
    m_step = -1;
    m_aimed = m_refusedCard = -1;
    m_onTrack = false;
    m_refusedZone = {};
    m_said = {-1, {}};
    (void)pointAtPlace(nullptr);
    pointer().setHovered(-1);
    port()->refreshTable();
    tell();
    emit targetsChanged();
}

void Aim::holdByMiddle(int viewId, QPointF pressedAt)
{
    hold(viewId, true, pressedAt);
    const QRect rect = port()->row(viewId)->place.rect;
    m_held.grab = QPointF(rect.width() / 2., rect.height() / 2.);
}

void Aim::pick(int viewId, QPointF pressedAt)
{
    hold(viewId, false, pressedAt);
    m_held.arrow = pointsOnly(viewId);
}

void Aim::empty()
{
    m_held = {};
    m_targets = {};
    m_aimed = m_refusedCard = m_step = -1;
    m_onTrack = false;
    m_refusedZone = {};
    m_said = {-1, {}};
    (void)pointAtPlace(nullptr);
}

void Aim::stay()
{
    m_stayingCard = followingCard();
    m_stayingAt = m_held.pointer - m_held.grab;
    m_dropped = m_held.active() ? m_held.pointer : QPointF();
    emit stayingChanged();
}

void Aim::goOn()
{
    m_stayingCard = -1;
    m_dropped = {};
    emit stayingChanged();
}

// --- where it points -----------------------------------------------------------------------------

void Aim::update(QPointF at)
{
    m_held.pointer = at;
    aim(at.toPoint());
    point();
    tell();
}

/// First to the card itself, which has let go of the pointer when that goes back to nowhere.
void Aim::tell()
{
    const std::pair holding(followingCard(), pickedCard());
    const bool others = std::exchange(m_toldWith, m_held.with) != m_held.with;
    if (std::exchange(m_toldHolding, holding) != holding || others)
        emit holdingChanged();
    if (std::exchange(m_toldOutcome, m_held.outcome) != m_held.outcome)
        emit outcomeChanged();
    emit heldChanged();
}

/// What a place means: a card that hangs under a unit stands for the unit, unless it is
/// itself a target; one beside a place of its own player's stands for that place.
int Aim::cardUnder(QPoint at) const
{
    int card = port()->cardAt(at, m_held.viewId);
    while (m_targets.onto(card) == nullptr) {
        const CardRow *row = port()->row(card);
        if (row == nullptr || row->host < 0)
            break;
        const CardRow *holder = port()->row(m_held.viewId);
        if (port()->spec().is(row->zone, Arrangement::Beside)
            && (holder == nullptr || holder->zone.seat != row->zone.seat))
            break;
        card = row->host;
    }
    return card;
}

/// What a drop here would mean, worked out again only when the pointer is over something else.
void Aim::aim(QPoint at)
{
    if (m_held.token()) {
        m_held.legal = port()->seatAt(at) == desk().prompt().seat;
        return;
    }
    const int card = cardUnder(at);
    const ZoneKey zone = port()->zoneAt(at);
    const Target *target = m_targets.at(card, zone);
    m_held.legal = target != nullptr;
    m_held.place
        = target != nullptr && target->card < 0 ? port()->spec().name(target->zone) : QString();
    m_held.keepOff = tellingPlate(target);
    sayWhatItDoes(target);
    const int aimed = target != nullptr ? target->card : -1;
    const bool onTrack
        = target != nullptr && aimed < 0 && port()->spec().is(target->zone, Arrangement::Track);
    const int refusedCard = target == nullptr && card != m_held.viewId ? card : -1;
    const ZoneKey refusedZone = target == nullptr && !m_held.with.isEmpty()
        ? zone
        : ZoneKey(); // only if several cards are held
    const bool otherPlace = pointAtPlace(target);
    if (!otherPlace && aimed == m_aimed && refusedCard == m_refusedCard && onTrack == m_onTrack
        && refusedZone == m_refusedZone)
        return;
    m_refusedZone = refusedZone;
    m_aimed = aimed;
    m_onTrack = onTrack;
    m_refusedCard = refusedCard;
    showOutcome(aimed >= 0 || onTrack ? target : nullptr);
    if (refusedCard >= 0 || port()->spec().onBoard(refusedZone))
        noteRefusalUnder({m_held.viewId, card, zone}, at);
    else
        desk().dismissRefusal();
    port()->refreshTable();
}

/// The plate of the target's shared place, if it says what a drop there would do; else empty.
QRectF Aim::tellingPlate(const Target *target) const
{
    if (target == nullptr || target->card >= 0 || target->hint.isEmpty())
        return {};
    const TableSpec &spec = port()->spec();
    if (!spec.is(target->zone, Arrangement::Tiles))
        return {};
    const int plate = spec.in(spec.zone(target->zone).region, Arrangement::Plate);
    if (plate < 0)
        return {};
    const QRectF rect = port()->zoneRect({plate, ZoneKey::kNoSeat});
    return rect.adjusted(0, -rect.height() * kSumsAround, 0, rect.height() * kSumsAround);
}

/// Records the place that the held card points at, and works out what a drop there would do to
/// other cards. Returns false if the place is the same as before.
bool Aim::pointAtPlace(const Target *target)
{
    const bool isPlace = target != nullptr && target->card < 0 && target->together;
    const ZoneKey place = isPlace ? target->zone : ZoneKey();
    if (place == m_place)
        return false;
    m_place = place;
    m_there = isPlace ? port()->othersTogether(target->options) : std::vector<UseHint::OnCard>();
    return true;
}

bool Aim::affects(int card) const
{
    return std::ranges::find(m_there, card, &UseHint::OnCard::card) != m_there.end()
        || m_targets.affects(card);
}

CardHint Aim::hintOn(int card) const
{
    const auto there = std::ranges::find(m_there, card, &UseHint::OnCard::card);
    return there != m_there.end() ? there->hint : m_targets.hintOf(card);
}

/// What a drop on the card would do to it: on the arrow, or beside the held card.
void Aim::showOutcome(const Target *target)
{
    m_held.overTarget = target != nullptr;
    m_held.outcome
        = target == nullptr ? QVariantList() : port()->outcomeOf(target->options.front());
    const QString words = target == nullptr ? QString() : target->hint.words;
    m_held.note = m_targets.idle().isEmpty() ? words : m_targets.idle();
}

/// What a card is chosen for, which only the place says; empty for everything else.
QString Aim::purposeOf(const Target &target) const
{
    return target.card < 0 && port()->decision().kind != core::DecisionKind::Action
        ? port()->spec().zone(target.zone).drop
        : QString();
}

/// Worked out only when the pointer is over another target.
void Aim::sayWhatItDoes(const Target *target)
{
    const std::pair<int, ZoneKey> meant
        = target == nullptr ? std::pair(-1, ZoneKey()) : std::pair(target->card, target->zone);
    if (std::exchange(m_said, meant) == meant)
        return;
    m_held.does.clear();
    m_held.result.clear();
    if (target == nullptr)
        return;
    const OptionRow row = target->together && target->options.size() > 1
        ? port()->describeTogether(target->options)
        : port()->describe(target->options.front());
    const QString forecast = target->hint.said();
    const QString drop = purposeOf(*target);
    m_held.does = drop.isEmpty() ? row.label : drop;
    m_held.result = drop.isEmpty() ? row.detail : row.label;
    // The outcome of an attack already says what happens to its target.
    const bool told
        = !row.detail.isEmpty() && !port()->outcomeOf(target->options.front()).isEmpty();
    if (!told && !forecast.isEmpty() && !m_held.result.contains(target->hint.words))
        m_held.result += (m_held.result.isEmpty() ? QString() : QStringLiteral(" · ")) + forecast;
}

int Aim::placeCard() const
{
    const TableSpec &spec = port()->spec();
    const ZoneKey place = spec.key(m_held.place);
    const int plate = place.isNone() ? -1 : spec.in(spec.zone(place).region, Arrangement::Plate);
    const auto at = std::ranges::find_if(
        port()->rows(), [&](const CardRow &row) { return plate >= 0 && row.zone.zone == plate; });
    return at == port()->rows().end() ? -1 : at->viewId;
}

void Aim::noteRefusalUnder(const TableGesture &gesture, QPoint at)
{
    const CardRow *held = port()->row(gesture.card);
    const CardRow *under = port()->row(gesture.onto);
    if (held != nullptr && under != nullptr && held->zone == under->zone) {
        m_refusedCard = -1;
        return desk().dismissRefusal(); // back among its own: nothing is meant
    }
    m_blames = isToBlame(gesture);
    desk().warn(ofWhoCannot(gesture), under == nullptr ? QPointF(at) : centreOf(gesture.onto));
}

/// If several cards are held, the refusal is about the first one that cannot go there by itself.
TableGesture Aim::ofWhoCannot(TableGesture gesture) const
{
    if (m_held.with.isEmpty())
        return gesture;
    const QList<int> held = QList<int>{m_held.viewId} + m_held.with;
    const auto cannot = std::ranges::find_if(held, [&](int card) {
        const Targets alone(*port(), card);
        return std::ranges::none_of(alone.together(), [&](const Target &target) {
            return Targets::isWithin(port()->spec(), gesture.zone, target.zone);
        });
    });
    if (cannot != held.end())
        gesture.card = *cannot;
    return gesture;
}

/// Whether the card under the pointer is the reason for the refusal. If the held card can never be
/// dropped onto other cards, the card under the pointer is not the reason.
bool Aim::isToBlame(const TableGesture &gesture) const
{
    const CardRow *held = port()->row(gesture.card);
    const bool fights = held != nullptr && port()->spec().is(held->zone, Arrangement::Tiles);
    const bool aims = std::ranges::any_of(m_targets.all(),
                                          [](const Target &target) { return target.card >= 0; });
    return (fights || aims)
        && port()->why(gesture).text != port()->why({gesture.card, -1, gesture.zone}).text;
}

void Aim::point()
{
    const CardRow *source = port()->row(m_held.viewId);
    if (source == nullptr || !m_held.arrow)
        return;
    const QRect from = source->place.rect;
    const CardRow *aimed = port()->row(m_aimed);
    const bool upwards = m_held.pointer.y() < from.center().y();
    const QLineF arrow = aimed != nullptr
        ? arrowBetween(from, aimed->place.rect)
        : QLineF(QPointF(from.center().x(), upwards ? from.top() : from.bottom()), m_held.pointer);
    m_held.from = arrow.p1();
    m_held.to = arrow.p2();
}

QPointF Aim::centreOf(int viewId) const
{
    const CardRow *row = port()->row(viewId);
    return row == nullptr ? m_held.pointer : QPointF(row->place.rect.center());
}

QVariantMap Aim::lit(ZoneKey zone, const CardHint &hint) const
{
    const QRect place = port()->zoneRect(zone);
    const bool strip = port()->spec().is(zone, Arrangement::Strip);
    const int around = strip ? place.height() / 3 : 0;
    const QString &drop = port()->spec().zone(zone).drop;
    return {{QStringLiteral("place"), place.adjusted(-around, -around, around, around)},
            {QStringLiteral("zone"), port()->spec().name(zone)},
            {QStringLiteral("strip"), strip},
            {QStringLiteral("choosable"), !m_held.active() && Targets::asksForPlaces(*port())},
            {QStringLiteral("words"),
             hint.isEmpty() ? drop : drop + QStringLiteral(": ") + hint.said()},
            {QStringLiteral("chip"), hint.words},
            {QStringLiteral("parts"), hint.partList()},
            {QStringLiteral("note"), hint.note},
            {QStringLiteral("fates"), hint.fateList()},
            {QStringLiteral("holder"), hint.holder},
            {QStringLiteral("sums"), QVariant::fromValue(hint.sums)},
            {QStringLiteral("seat"), desk().prompt().seat},
            {QStringLiteral("reaches"), hint.reaches}};
}

QVariantList Aim::litPlaces() const
{
    QVariantList places;
    if (port() == nullptr)
        return places;
    for (const Target &target : m_targets.all()) {
        if (target.card < 0 && m_held.active())
            places.append(lit(target.zone, target.hint));
    }
    return places;
}

QVariantList Aim::choosablePlaces() const
{
    QVariantList places;
    const std::vector<core::Option> &options = port()->decision().options;
    for (size_t i = 0; i < options.size(); ++i)
        places.append(lit(port()->place(options[i]), port()->hintOf(int(i))));
    return places;
}

QVariantList Aim::awaitingPlaces() const
{
    if (port() == nullptr || m_held.active())
        return {};
    if (Targets::asksForPlaces(*port()))
        return choosablePlaces();
    if (port()->choiceStyle() != ChoiceStyle::Board)
        return {};
    ZoneKey all;
    for (const core::Option &option : port()->decision().options) {
        const ZoneKey zone = option.card == core::kNone ? ZoneKey() : port()->place(option);
        if (zone.isNone() || (!all.isNone() && !(zone == all)))
            return {};
        all = zone;
    }
    return all.isNone() ? QVariantList() : QVariantList{lit(all, {})};
}

// --- dropping ------------------------------------------------------------------------------------

void Aim::drop(QPoint at)
{
    if (m_held.token())
        return dropToken(at);
    const int card = cardUnder(at);
    const ZoneKey zone = port()->zoneAt(at);
    if (const Target *target = m_targets.at(card, zone))
        return desk().answerDrop(Target(*target), card, at);
    const CardRow *held = port()->row(m_held.viewId);
    const TableGesture gesture{m_held.viewId, card, zone};
    // Back to where it was means nothing; onto a unit beside it is an attempt, and is answered.
    const bool ontoNeighbour
        = port()->spec().is(zone, Arrangement::Tiles) && card >= 0 && card != m_held.viewId;
    const bool home = held != nullptr && held->zone == zone && !ontoNeighbour;
    std::optional<RefusalText> refusal;
    const TableGesture blamed = ofWhoCannot(gesture);
    if (!home) // before a hand is covered again, which hides what the gesture was about
        refusal = desk().whyNamed(blamed);
    m_table.letGo();
    if (refusal)
        desk().refuse(*refusal, at, blamed.card);
}

void Aim::dropToken(QPoint at)
{
    const bool mine = port()->seatAt(at) == desk().prompt().seat;
    m_table.letGo();
    if (mine)
        desk().takeToken();
}

// --- by the keyboard -----------------------------------------------------------------------------

void Aim::step(int by)
{
    const int count = int(m_targets.all().size());
    if (count == 0)
        return;
    const int next = m_step < 0 ? 0 : (m_step + by + count) % count;
    const Target &target = m_targets.all()[size_t(next)];
    const QRect area
        = target.card >= 0 ? port()->row(target.card)->place.rect : port()->zoneRect(target.zone);
    update(area.center());
    m_step = next;
    m_aimed = target.card;
    m_held.legal = true;
    m_held.place = target.card < 0 ? port()->spec().name(target.zone) : QString();
    sayWhatItDoes(&target);
    (void)pointAtPlace(&target);
    m_onTrack = target.card < 0 && port()->spec().is(target.zone, Arrangement::Track);
    showOutcome(target.card >= 0 || m_onTrack ? &target : nullptr);
    port()->refreshTable();
    tell();
}

void Aim::dropThere()
{
    if (m_step < 0)
        return step(1);
    const Target target = m_targets.all()[size_t(m_step)];
    desk().submitTarget(target, m_held.pointer);
}

} // namespace playmat::table
