#include "table/paint/glyph_painter.h"

#include "table/paint/vector_path.h"

#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>

namespace playmat::paint {

namespace {

struct Mark
{
    QPainterPath fill;
    QPainterPath line;
    double width = 0;
};
using Marks = QHash<QString, Mark>;

Mark readMark(const QJsonObject &object)
{
    Mark mark;
    mark.fill = vectorPath(object[QLatin1String("fill")].toString());
    mark.fill.setFillRule(Qt::OddEvenFill);
    mark.line = vectorPath(object[QLatin1String("line")].toString());
    mark.width = object[QLatin1String("width")].toDouble();
    return mark;
}

const Marks &marks()
{
    static const Marks shipped = [] {
        QFile file(QStringLiteral(":/playmat/pictures/glyphs.json"));
        const QByteArray json = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        const QJsonObject all = QJsonDocument::fromJson(json)[QLatin1String("marks")].toObject();
        Marks read;
        for (auto it = all.begin(); it != all.end(); ++it)
            read.insert(it.key(), readMark(it.value().toObject()));
        return read;
    }();
    return shipped;
}

const Mark &dot()
{
    static const Mark mark{vectorPath(u"M12 7 L17 12 L12 17 L7 12Z"), {}, 0};
    return mark;
}

} // namespace

/// Finds the mark for a name. Names of domains may start with a lower-case letter, as the ids of
/// counters do.
static const Mark &markOf(const QString &name)
{
    auto it = marks().constFind(name);
    if (it == marks().constEnd())
        it = marks().constFind(name.left(1).toUpper() + name.mid(1));
    return it != marks().constEnd() ? *it : dot();
}

void paintGlyph(QPainter &painter, const QString &name, const QRectF &box, const QColor &colour)
{
    const Mark &mark = markOf(name);
    const double unit = std::min(box.width(), box.height()) / 24;
    QTransform place;
    place.translate(box.center().x() - 12 * unit, box.center().y() - 12 * unit);
    place.scale(unit, unit);
    painter.setPen(Qt::NoPen);
    painter.fillPath(place.map(mark.fill), colour);
    if (mark.width > 0)
        painter.strokePath(
            place.map(mark.line),
            QPen(colour, mark.width * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

bool hasGlyph(const QString &name)
{
    return marks().contains(name);
}

QStringList glyphNames()
{
    return marks().keys();
}

/// Words that a mark of another name says as well.
static QString otherWordFor(const QString &word)
{
    static const QHash<QString, QString> others{
        {QStringLiteral("Action"), QStringLiteral("sword")},
        {QStringLiteral("Assault"), QStringLiteral("sword")},
        {QStringLiteral("Bodyguard"), QStringLiteral("shield")},
        {QStringLiteral("Challenger"), QStringLiteral("sword")},
        {QStringLiteral("Deathknell"), QStringLiteral("skull")},
        {QStringLiteral("Empower"), QStringLiteral("empowered")},
        {QStringLiteral("Equip"), QStringLiteral("upgrade")},
        {QStringLiteral("Evasive"), QStringLiteral("up")},
        {QStringLiteral("Hunt"), QStringLiteral("target")},
        {QStringLiteral("Legion"), QStringLiteral("people")},
        {QStringLiteral("Level"), QStringLiteral("up")},
        {QStringLiteral("Quick-Draw"), QStringLiteral("initiative")},
        {QStringLiteral("Reaction"), QStringLiteral("initiative")},
        {QStringLiteral("Reckless"), QStringLiteral("warning")},
        {QStringLiteral("Repeat"), QStringLiteral("redo")},
        {QStringLiteral("Resist"), QStringLiteral("base")},
        {QStringLiteral("Rush"), QStringLiteral("initiative")},
        {QStringLiteral("Shield"), QStringLiteral("shield")},
        {QStringLiteral("Shift"), QStringLiteral("swap")},
        {QStringLiteral("Sing"), QStringLiteral("song")},
        {QStringLiteral("Singer"), QStringLiteral("song")},
        {QStringLiteral("Temporary"), QStringLiteral("hourglass")},
        {QStringLiteral("Vision"), QStringLiteral("eye")},
        {QStringLiteral("Ward"), QStringLiteral("lock")},
        {QStringLiteral("Weaponmaster"), QStringLiteral("sword")},
    };
    return others.value(word);
}

QString glyphForWord(const QString &word)
{
    const QString first = word.section(QLatin1Char(' '), 0, 0);
    if (hasGlyph(first) || first.isEmpty())
        return first;
    if (const QString other = otherWordFor(first); !other.isEmpty())
        return other;
    const QString upper = first.left(1).toUpper() + first.mid(1).toLower();
    return hasGlyph(upper) ? upper : first;
}

} // namespace playmat::paint
