#include "table/session/table_dump.h"

#include "table/session/table_session.h"

#include <QJsonArray>

namespace playmat::table {

namespace {

QJsonArray rectJson(const QRect &rect)
{
    return {rect.x(), rect.y(), rect.width(), rect.height()};
}

QJsonObject rowJson(const TableSpec &spec, const CardRow &row, QPoint origin)
{
    QJsonObject json{{QStringLiteral("id"), row.viewId},
                     {QStringLiteral("card"), row.facts.cardId},
                     {QStringLiteral("name"), row.facts.name},
                     {QStringLiteral("zone"), spec.name(row.zone)},
                     {QStringLiteral("slot"), row.slot},
                     {QStringLiteral("rect"), rectJson(row.place.rect.translated(origin))},
                     {QStringLiteral("hit"), rectJson(row.place.hit.translated(origin))},
                     {QStringLiteral("mark"), row.mark}};
    if (row.facts.maxHp >= 0) {
        json.insert(QStringLiteral("power"), row.facts.power);
        json.insert(QStringLiteral("hpLeft"), row.facts.hpLeft());
        json.insert(QStringLiteral("exhausted"), row.facts.exhausted);
    }
    return json;
}

QJsonObject countersJson(const SeatInfo &seat)
{
    QJsonObject json;
    for (const CounterInfo &counter : seat.counters)
        json.insert(counter.id, counter.number);
    return json;
}

QJsonObject decisionJson(const TableSession &table, QPoint origin)
{
    const TableController &controller = *table.controller();
    const Prompt &prompt = controller.desk()->prompt();
    const QPoint pointer = controller.aim()->held().pointer.toPoint() + origin;
    return {{QStringLiteral("seat"), prompt.seat},
            {QStringLiteral("choice"), controller.desk()->choiceName()},
            {QStringLiteral("title"), prompt.title},
            {QStringLiteral("text"), prompt.text},
            {QStringLiteral("counter"), prompt.counter},
            {QStringLiteral("id"), qint64(table.decisionId())},
            {QStringLiteral("state"), QVariant::fromValue(controller.state()).toString().toLower()},
            {QStringLiteral("canDone"), prompt.canDone},
            {QStringLiteral("focus"), controller.keys()->card()},
            {QStringLiteral("hovered"), controller.pointer()->hovered()},
            {QStringLiteral("held"), controller.aim()->held().viewId},
            {QStringLiteral("pointer"), QJsonArray{pointer.x(), pointer.y()}},
            {QStringLiteral("refusal"), controller.desk()->refusal().text}};
}

QJsonObject zonesJson(const TableScene &scene, QPoint origin)
{
    QJsonObject zones;
    const TableSpec &spec = scene.spec();
    const auto add = [&](ZoneKey key) {
        zones.insert(spec.name(key), rectJson(scene.layout().zoneRect(key).translated(origin)));
    };
    add(spec.first(Arrangement::Anywhere, ZoneKey::kNoSeat));
    for (int seat = 0; seat < kTableSeats; ++seat) {
        for (const Arrangement lies :
             {Arrangement::Hand, Arrangement::Strip, Arrangement::Tiles, Arrangement::Track}) {
            for (const int zone : spec.all(lies))
                add({zone, seat});
        }
    }
    return zones;
}

} // namespace

QJsonObject dumpOf(const TableSession &table, QPoint origin)
{
    const Stage &stage = *table.stage();
    QJsonObject json{
        {QStringLiteral("running"), table.running()},
        {QStringLiteral("over"), table.over()},
        {QStringLiteral("playing"), stage.playing()},
        {QStringLiteral("takesInput"), table.gate().isOpen()},
        {QStringLiteral("peeking"), table.seats()->peeking()},
        {QStringLiteral("programs"), QJsonArray::fromStringList(table.programs()->levels())}};
    if (!table.running())
        return json;
    QJsonArray rows;
    for (const CardRow &row : stage.scene().rows())
        rows.append(rowJson(stage.scene().spec(), row, origin));
    json.insert(QStringLiteral("cards"), rows);
    json.insert(QStringLiteral("decision"), decisionJson(table, origin));
    json.insert(QStringLiteral("zones"), zonesJson(stage.scene(), origin));
    json.insert(QStringLiteral("round"), stage.board().round);
    json.insert(QStringLiteral("phase"), stage.board().phaseText);
    json.insert(QStringLiteral("token"), stage.board().token.seat);
    json.insert(QStringLiteral("steps"), qint64(table.match()->stepsDone()));
    json.insert(QStringLiteral("hash"), QString::number(table.match()->game().hash(), 16));
    json.insert(QStringLiteral("counters"),
                QJsonArray{countersJson(stage.seat(0)), countersJson(stage.seat(1))});
    return json;
}

} // namespace playmat::table
