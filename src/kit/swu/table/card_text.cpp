#include "kit/swu/table/card_text.h"

#include "engine/swu/text/print.h"

namespace playmat::table {

QString CardText::rules(const swu::CardDb &db, swu::DefId def, swu::Face face)
{
    return QString::fromStdString(swu::printCard(db, def, face));
}

namespace {

/// Of "Attached unit gains: “…”" what it gains: whoever collects a Bounty does not ask who gave it.
QString withoutGiver(const QString &text)
{
    const qsizetype from = text.indexOf(QChar(0x201C)) + 1;
    const qsizetype to = text.lastIndexOf(QChar(0x201D));
    return from > 0 && to > from ? text.mid(from, to - from) : text;
}

} // namespace

QString CardText::ability(const swu::CardDb &db, swu::AbilityId ability)
{
    if (ability == 0)
        return {};
    const QString text = QString::fromStdString(swu::printAbility(db, ability));
    const bool bounty = (db.program.abilities[ability].triggers & swu::trig::Bounty) != 0;
    return bounty ? withoutGiver(text) : text;
}

QString CardText::effect(const swu::CardDb &db, swu::NodeId node, swu::DefId card)
{
    return node == 0 ? QString() : QString::fromStdString(swu::printNode(db, node, card));
}

QString CardText::offer(const swu::CardDb &db, swu::NodeId node, swu::DefId card, const QString &it)
{
    return node == 0
        ? QString()
        : QString::fromStdString(swu::printOffer(db, node, card, it.toStdString())).simplified();
}

QString CardText::giverOfWay(const swu::CardDb &db, swu::AbilityId way)
{
    if (way == 0 || db.program.abilities[way].kind == swu::AbilityKind::Way)
        return {};
    for (const swu::CardDef &def : db.defs) {
        if (way >= def.firstAbility && way < def.firstAbility + def.abilityCount)
            return QString::fromStdString(def.name);
    }
    return {};
}

QString CardText::plain(const QString &markup)
{
    return QString::fromStdString(swu::withoutMarkup(markup.toStdString())).simplified();
}

} // namespace playmat::table
