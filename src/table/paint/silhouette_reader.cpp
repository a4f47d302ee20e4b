#include "table/paint/silhouette_reader.h"

#include "table/paint/vector_path.h"

#include <QJsonDocument>

#include <tuple>

namespace playmat::paint {

namespace {

struct StrokeForm
{
    Stroke stroke;
    int minimum; // numbers that must be given
    bool path;
};

const QHash<QString, StrokeForm> &strokeForms()
{
    static const QHash<QString, StrokeForm> forms{
        {QStringLiteral("stand"), {Stroke::Stand, 1, false}},
        {QStringLiteral("float"), {Stroke::Float, 1, false}},
        {QStringLiteral("fit"), {Stroke::Fit, 1, false}},
        {QStringLiteral("flip"), {Stroke::Flip, 0, false}},
        {QStringLiteral("metal"), {Stroke::Metal, 1, false}},
        {QStringLiteral("part"), {Stroke::Part, 1, true}},
        {QStringLiteral("tint"), {Stroke::Tint, 1, true}},
        {QStringLiteral("light"), {Stroke::Light, 0, true}},
        {QStringLiteral("shade"), {Stroke::Shade, 0, true}},
        {QStringLiteral("beam"), {Stroke::Beam, 5, false}},
        {QStringLiteral("trail"), {Stroke::Trail, 4, false}},
        {QStringLiteral("glow"), {Stroke::Glow, 4, false}},
        {QStringLiteral("haze"), {Stroke::Haze, 2, false}},
        {QStringLiteral("windows"), {Stroke::Windows, 5, false}},
        {QStringLiteral("sundisc"), {Stroke::SunDisc, 2, false}},
        {QStringLiteral("hill"), {Stroke::Hill, 2, false}},
        {QStringLiteral("skyline"), {Stroke::Skyline, 1, false}},
        {QStringLiteral("shards"), {Stroke::Shards, 1, false}},
        {QStringLiteral("arcs"), {Stroke::Arcs, 2, false}},
    };
    return forms;
}

std::optional<Ink> inkOf(const QString &word)
{
    static const QHash<QString, Ink> inks{
        {QStringLiteral("accent"), Ink::Accent}, {QStringLiteral("blade"), Ink::Blade},
        {QStringLiteral("fire"), Ink::Fire},     {QStringLiteral("gold"), Ink::Gold},
        {QStringLiteral("ice"), Ink::Ice},       {QStringLiteral("glow"), Ink::Glow},
        {QStringLiteral("white"), Ink::White},   {QStringLiteral("dark"), Ink::Dark},
    };
    const auto it = inks.constFind(word);
    return it != inks.constEnd() ? std::optional(*it) : std::nullopt;
}

// #rrggbb; names of colours are not for books.
QColor colourOf(const QString &word)
{
    return word.size() == 7 && word.startsWith(QLatin1Char('#')) ? QColor(word) : QColor();
}

std::optional<Backdrop> backdropOf(const QString &word)
{
    static const QHash<QString, Backdrop> backdrops{
        {QStringLiteral("arena"), Backdrop::Arena},
        {QStringLiteral("ownsun"), Backdrop::OwnSun},
        {QStringLiteral("space"), Backdrop::Space},
        {QStringLiteral("hall"), Backdrop::Hall},
        {QStringLiteral("dark"), Backdrop::Dark},
        {QStringLiteral("rays"), Backdrop::Rays},
        {QStringLiteral("fire"), Backdrop::Fire},
        {QStringLiteral("castle"), Backdrop::Castle},
        {QStringLiteral("forest"), Backdrop::Forest},
        {QStringLiteral("sea"), Backdrop::Sea},
        {QStringLiteral("night"), Backdrop::Night},
        {QStringLiteral("stage"), Backdrop::Stage},
        {QStringLiteral("meadow"), Backdrop::Meadow},
        {QStringLiteral("snow"), Backdrop::Snow},
        {QStringLiteral("cave"), Backdrop::Cave},
        {QStringLiteral("town"), Backdrop::Town},
        {QStringLiteral("bloom"), Backdrop::Bloom},
        {QStringLiteral("city"), Backdrop::City},
        {QStringLiteral("camp"), Backdrop::Camp},
        {QStringLiteral("temple"), Backdrop::Temple},
        {QStringLiteral("forge"), Backdrop::Forge},
        {QStringLiteral("pit"), Backdrop::Pit},
        {QStringLiteral("library"), Backdrop::Library},
        {QStringLiteral("keep"), Backdrop::Keep},
        {QStringLiteral("grove"), Backdrop::Grove},
        {QStringLiteral("garden"), Backdrop::Garden},
        {QStringLiteral("coast"), Backdrop::Coast},
        {QStringLiteral("ice"), Backdrop::Ice},
        {QStringLiteral("peak"), Backdrop::Peak},
        {QStringLiteral("desert"), Backdrop::Desert},
        {QStringLiteral("rift"), Backdrop::Rift},
        {QStringLiteral("tomb"), Backdrop::Tomb},
        {QStringLiteral("cavern"), Backdrop::Cavern},
    };
    const auto it = backdrops.constFind(word);
    return it != backdrops.constEnd() ? std::optional(*it) : std::nullopt;
}

// What a stroke means when its optional numbers are left out.
void setDefaults(Step &step)
{
    if (step.stroke == Stroke::Part || step.stroke == Stroke::Tint)
        step.n[1] = 1.1; // rim
    else if (step.stroke == Stroke::Light)
        step.n[0] = 5; // halo
    else if (step.stroke == Stroke::Arcs)
        step.n[1] = 1;
}

QStringList strings(const QJsonValue &value)
{
    QStringList list;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &entry : array)
        list << entry.toString();
    return list;
}

} // namespace

SilhouetteBook SilhouetteReader::read(const QByteArrayList &volumes)
{
    std::vector<QJsonObject> roots;
    for (const QByteArray &volume : volumes)
        roots.push_back(readVolume(volume));
    for (const QJsonObject &root : roots)
        readKinds(root);
    for (const QJsonObject &root : roots)
        readRules(root);
    return std::move(m_book);
}

QJsonObject SilhouetteReader::readVolume(const QByteArray &json)
{
    QJsonParseError error{};
    const QJsonObject root = QJsonDocument::fromJson(json, &error).object();
    if (error.error != QJsonParseError::NoError)
        fail(QStringLiteral("book"), error.errorString());
    return root;
}

void SilhouetteReader::readKinds(const QJsonObject &root)
{
    m_parts = root[QLatin1String("parts")].toObject();
    const QJsonObject kinds = root[QLatin1String("kinds")].toObject();
    for (auto it = kinds.begin(); it != kinds.end(); ++it)
        readKind(it.key(), it.value().toObject());
}

void SilhouetteReader::readRules(const QJsonObject &root)
{
    m_types = strings(root[QLatin1String("types")]);
    const QJsonArray rules = root[QLatin1String("rules")].toArray();
    for (const QJsonValue &rule : rules)
        readRule(rule.toObject());
}

void SilhouetteReader::readRule(const QJsonObject &object)
{
    SilhouetteBook::Rule rule;
    rule.cards = strings(object[QLatin1String("card")]);
    rule.names = strings(object[QLatin1String("name")]);
    rule.words = strings(object[QLatin1String("word")]);
    rule.types = strings(object[QLatin1String("type")]);
    if (rule.types.isEmpty())
        rule.types = m_types;
    rule.traits = strings(object[QLatin1String("trait")]);
    rule.without = strings(object[QLatin1String("without")]);
    rule.aspects = strings(object[QLatin1String("aspect")]);
    rule.arena = object[QLatin1String("arena")].toString();
    rule.minimumCost = object[QLatin1String("cost")].toInt(-1);
    rule.kinds = strings(object[QLatin1String("draw")]);
    const QStringList backdrops = strings(object[QLatin1String("backdrop")]);
    for (const QString &word : backdrops) {
        if (const std::optional<Backdrop> backdrop = backdropOf(word))
            rule.backdrops.push_back(*backdrop);
        else
            fail(QStringLiteral("rules"), QStringLiteral("no backdrop ") + word);
    }
    for (const QString &kind : std::as_const(rule.kinds)) {
        if (!m_book.m_silhouettes.contains(kind))
            fail(kind, QStringLiteral("named in a rule, but not drawn"));
    }
    if (rule.kinds.isEmpty())
        fail(QStringLiteral("rules"), QStringLiteral("a rule that draws nothing"));
    else
        m_book.m_rules.push_back(std::move(rule));
}

void SilhouetteReader::readKind(const QString &name, const QJsonObject &object)
{
    const QString backdrop = object[QLatin1String("backdrop")].toString(QStringLiteral("arena"));
    if (!backdropOf(backdrop))
        fail(name, QStringLiteral("no backdrop ") + backdrop);
    if (m_book.m_silhouettes.contains(name))
        fail(name, QStringLiteral("drawn twice"));
    Silhouette silhouette;
    silhouette.backdrop = backdropOf(backdrop).value_or(Backdrop::Arena);
    silhouette.focusY = object[QLatin1String("focus")].toDouble();
    silhouette.hue = readColour(name, object[QLatin1String("hue")]);
    silhouette.blade = readColour(name, object[QLatin1String("blade")]);
    silhouette.steps = readSteps(name, object[QLatin1String("steps")].toArray());
    m_book.m_silhouettes.insert(name, std::move(silhouette));
}

QColor SilhouetteReader::readColour(const QString &kind, const QJsonValue &value)
{
    const QColor colour = colourOf(value.toString());
    if (!value.isUndefined() && !colour.isValid())
        fail(kind, QStringLiteral("no colour ") + value.toString());
    return colour;
}

std::vector<Step> SilhouetteReader::readSteps(const QString &kind, const QJsonArray &array)
{
    std::vector<Step> steps;
    for (const QJsonValue &value : array) {
        const QString part = value[QLatin1String("use")].toString();
        if (part.isEmpty()) {
            steps.push_back(readStep(kind, value));
            continue;
        }
        if (!m_parts.contains(part))
            fail(kind, QStringLiteral("no part ") + part);
        for (Step &step : readSteps(part, m_parts[part].toArray()))
            steps.push_back(std::move(step));
    }
    return steps;
}

Step SilhouetteReader::readStep(const QString &kind, const QJsonValue &value)
{
    if (value.isString())
        return readLine(kind, value.toString());
    Step step;
    step.stroke = Stroke::OneOf;
    const QJsonArray options = value.toObject()[QLatin1String("one")].toArray();
    for (const QJsonValue &option : options)
        step.options.push_back(readSteps(kind, option.toArray()));
    if (step.options.empty())
        fail(kind, QStringLiteral("a choice without options"));
    return step;
}

Step SilhouetteReader::readLine(const QString &kind, const QString &line)
{
    Step step;
    const qsizetype pathAt = line.indexOf(QLatin1Char('M'));
    const QStringList words = line.left(pathAt).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto form = strokeForms().constFind(words.value(0));
    if (form == strokeForms().constEnd()) {
        fail(kind, QStringLiteral("no stroke ") + words.value(0));
        return step;
    }
    step.stroke = form->stroke;
    setDefaults(step);
    std::size_t count = 0;
    for (const QString &word : words.mid(1)) {
        bool number = false;
        const double value = word.toDouble(&number);
        if (number && count < step.n.size())
            step.n[count++] = value;
        else if (const std::optional<Ink> ink = inkOf(word))
            step.ink = *ink;
        else if (const QColor colour = colourOf(word); colour.isValid())
            std::tie(step.ink, step.own) = std::pair(Ink::Own, colour);
        else
            fail(kind, QStringLiteral("cannot read ") + word);
    }
    bool good = true;
    if (form->path)
        step.path = vectorPath(QStringView(line).mid(pathAt), &good);
    if (!good || int(count) < form->minimum || (pathAt >= 0) != form->path)
        fail(kind, QStringLiteral("incomplete: ") + line);
    return step;
}

void SilhouetteReader::fail(const QString &kind, const QString &what)
{
    m_book.m_errors << kind + QStringLiteral(": ") + what;
}

} // namespace playmat::paint
