#include "table/presenter/card_text.h"

#include "engine/swu/text/print.h"

namespace playmat::table {

QString CardText::rules(const swu::CardDb &db, swu::DefId def, swu::Face face)
{
    return QString::fromStdString(swu::printCard(db, def, face));
}

QString CardText::ability(const swu::CardDb &db, swu::AbilityId ability)
{
    return ability == 0 ? QString() : QString::fromStdString(swu::printAbility(db, ability));
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

QString CardText::plain(const QString &markup)
{
    return QString::fromStdString(swu::withoutMarkup(markup.toStdString())).simplified();
}

} // namespace playmat::table
