#include "kit/swu/table/card_text.h"

#include "engine/swu/language/vocabulary.h"
#include "engine/swu/text/print.h"
#include "kit/swu/host/text_places.h"
#include "kit/swu/table/words.h"
#include "table/view/translator.h"

#include <QRegularExpression>

#include <algorithm>

namespace playmat::table {

namespace {

/// In the language in use. Its keywords keep the name that their glyph is known by:
/// "{keyword:Raid|Überfall 2}".
QString inLanguage(const QString &printed)
{
    QString text = said(printed, swu::kCardTexts);
    if (text == printed)
        return text;
    for (const swu::KeywordWord &keyword : swu::words::keywords) {
        const QString name = QString::fromUtf8(keyword.name.data(), qsizetype(keyword.name.size()));
        const QString begin = QStringLiteral("{keyword:");
        const QString shown = CardWords::shown(name);
        text.replace(begin + shown, begin + name + u'|' + shown);
    }
    return text;
}
QString inLanguage(const std::string &printed)
{
    return inLanguage(QString::fromStdString(printed));
}

/// Reduces "Attached unit gains: “…”" to the quoted ability, because its user does not care what
/// gave it. The language determines the quotation marks.
QString withoutGiver(const QString &text)
{
    const auto first = [&](char16_t a, char16_t b) {
        const qsizetype one = text.indexOf(QChar(a));
        const qsizetype two = text.indexOf(QChar(b));
        return one < 0 || (two >= 0 && two < one) ? two : one;
    };
    const qsizetype from = first(u'\u201C', u'\u201E') + 1;
    const qsizetype to = std::max(text.lastIndexOf(QChar(0x201D)), text.lastIndexOf(QChar(0x201C)));
    return from > 0 && to > from ? text.mid(from, to - from) : text;
}

} // namespace

QString CardText::rules(const swu::CardDb &db, swu::DefId def, swu::Face face)
{
    QStringList paragraphs
        = QString::fromStdString(swu::printCard(db, def, face)).split(QStringLiteral("<p>"));
    for (QString &paragraph : paragraphs)
        paragraph = inLanguage(paragraph);
    return paragraphs.join(QStringLiteral("<p>"));
}

QString CardText::ability(const swu::CardDb &db, swu::AbilityId ability)
{
    if (ability == 0)
        return {};
    const QString text = inLanguage(swu::printAbility(db, ability));
    return db.program.abilities[ability].onAttached ? withoutGiver(text) : text;
}

QString CardText::payment(const swu::CardDb &db, swu::NodeId node, swu::DefId card)
{
    return node == 0 ? QString() : inLanguage(swu::printPayment(db, node, card));
}

QString CardText::effect(const swu::CardDb &db, swu::NodeId node, swu::DefId card)
{
    return node == 0 ? QString() : inLanguage(swu::printNode(db, node, card));
}

/// Looked up with a place for the name, which is put in afterwards.
QString CardText::offer(const swu::CardDb &db, swu::NodeId node, swu::DefId card, const QString &it)
{
    if (node == 0)
        return {};
    const QString text = inLanguage(swu::printOffer(db, node, card, it.isEmpty() ? "" : "%1"));
    return (it.isEmpty() ? text : QString(text).replace(QStringLiteral("%1"), it)).simplified();
}

QString CardText::condition(const swu::CardDb &db, swu::CondId cond, swu::DefId card)
{
    return inLanguage(swu::printCondition(db, cond, card));
}

QString CardText::way(const swu::CardDb &db, swu::AbilityId way)
{
    return CardWords::shown(QString::fromStdString(swu::wayName(db, way)));
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
    static const QRegularExpression mark(QStringLiteral("\\{(aspect|resource):(\\w+)\\}"));
    static const QRegularExpression known(QStringLiteral("\\{keyword:[^|}]*\\|"));
    QString text = markup;
    text.replace(known, QStringLiteral("{keyword:"));
    text.replace(QStringLiteral("{exhaust}"), qtTrId("swu_card_text.exhaust"));
    for (QRegularExpressionMatch found = mark.match(text); found.hasMatch();
         found = mark.match(text)) {
        const QString words = found.captured(2);
        text.replace(found.capturedStart(), found.capturedLength(),
                     found.captured(1) == u"aspect"
                         ? CardWords::shown(words.left(1).toUpper() + words.mid(1))
                         : qtTrId("swu_card_text.resources", words.toInt()));
    }
    return QString::fromStdString(swu::withoutMarkup(text.toStdString())).simplified();
}

} // namespace playmat::table
