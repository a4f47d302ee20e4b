#include "kit/riftbound/table/words.h"

#include "engine/riftbound/language/vocabulary.h"
#include "engine/riftbound/text/printer.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace playmat::riftbound::board {

namespace {

/// "quick-draw" becomes "Quick-Draw".
QString capitals(std::string_view word)
{
    QString out = Words::ofBytes(word);
    for (qsizetype i = 0; i < out.size(); ++i)
        if (i == 0 || out[i - 1] == u'-' || out[i - 1] == u' ')
            out[i] = out[i].toUpper();
    return out;
}

struct Numbers
{
    int assault = 1;
    int shield = 1;
    int deflect = 1;
};

int numberOf(Kw keyword, const Numbers &numbers)
{
    switch (keyword) {
    case Kw::Assault:
        return numbers.assault;
    case Kw::Shield:
        return numbers.shield;
    case Kw::Deflect:
        return numbers.deflect;
    default:
        return 1;
    }
}

QStringList named(const Keywords &bits, const Numbers &numbers)
{
    QStringList names;
    for (const KeywordWord &row : words::keywords) {
        if (!bits.has(row.value))
            continue;
        const int number = numberOf(row.value, numbers);
        QString name = capitals(row.text);
        if (number > 1)
            name += u' ' + QString::number(number);
        names.append(name);
    }
    return names;
}

/// What a mark of a printed text, without its brackets, is on the face of a card.
QString markOnFace(const QString &mark)
{
    bool isNumber = false;
    (void)mark.toInt(&isNumber);
    if (isNumber)
        return QStringLiteral("{energy:%1}").arg(mark);
    if (mark == u"rainbow")
        return QStringLiteral("{Any}");
    for (int d = 0; d < kDomains; ++d)
        if (mark == Words::ofBytes(domainName(d)))
            return u'{' + capitals(domainName(d)) + u'}';
    return mark == u"Exhaust"
        ? QStringLiteral("{exhaust}")
        : QStringLiteral("<b>%1</b>").arg(Words::shown(capitals(mark.toStdString())));
}

/// The same in words.
QString markInWords(const QString &mark)
{
    bool isNumber = false;
    const int number = mark.toInt(&isNumber);
    if (isNumber)
        return Words::energy(number);
    if (mark == u"rainbow")
        return qtTrId("riftbound_words.of_any_domain", 1);
    for (int d = 0; d < kDomains; ++d)
        if (mark == Words::ofBytes(domainName(d)))
            return qtTrId("riftbound_words.power_of")
                .arg(1)
                .arg(Words::shown(capitals(domainName(d))));
    return mark == u"Exhaust" ? qtTrId("riftbound_words.exhaust")
                              : Words::shown(capitals(mark.toStdString()));
}

template <class Write>
QString withMarks(const QString &text, const Write &write)
{
    static const QRegularExpression mark(QStringLiteral(R"(\[([^\]]+)\])"));
    QString out;
    qsizetype done = 0;
    for (auto found = mark.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch one = found.next();
        out += text.mid(done, one.capturedStart() - done) + write(one.captured(1));
        done = one.capturedEnd();
    }
    return out + text.mid(done);
}

} // namespace

QString Words::suspended(Capacity capacity)
{
    return qtTrId("riftbound_words.suspended")
        .arg(sizeOf(capacity))
        .arg(shown(QString::fromUtf8(capacityWords(capacity))));
}

QString Words::typeName(const CardDef &def)
{
    static constexpr std::array kNames{"Unit",   "Gear",    "Spell",      "Rune",
                                       "Legend", "Ability", "Battlefield"};
    const QString name = QString::fromLatin1(kNames.at(std::size_t(def.kind)));
    return def.token ? QStringLiteral("Token ") + name : name;
}

QString Words::kindName(const CardDef &def)
{
    switch (def.kind) {
    case Kind::Unit:
        return def.token ? qtTrId("riftbound_words.unit_token") : qtTrId("riftbound_words.unit");
    case Kind::Gear:
        return def.token ? qtTrId("riftbound_words.gear_token") : qtTrId("riftbound_words.gear");
    case Kind::Spell:
        return qtTrId("riftbound_words.spell");
    case Kind::Rune:
        return qtTrId("riftbound_words.rune");
    case Kind::Legend:
        return qtTrId("riftbound_words.legend");
    case Kind::Battlefield:
        return qtTrId("riftbound_words.battlefield");
    case Kind::Ability:
        break;
    }
    return qtTrId("riftbound_words.ability");
}

QStringList Words::domains(unsigned bits)
{
    QStringList names;
    for (int d = 0; d < kDomains; ++d)
        if (((bits >> unsigned(d)) & 1U) != 0)
            names.append(capitals(domainName(d)));
    return names;
}

QStringList Words::tags(const CardDb &db, const Tags &tags)
{
    QStringList names;
    tags.forEach(
        [&](std::size_t tag) { names.append(QString::fromStdString(db.program.tags[tag])); });
    return names;
}

QStringList Words::pips(const CardDef &def)
{
    const QStringList all = domains(def.domains);
    const QString pip = all.size() == 1 ? all.front() : QStringLiteral("Any");
    return QStringList(qsizetype(def.power), pip);
}

QStringList Words::printedKeywords(const CardDef &def)
{
    return named(def.keywords, {def.numbers.assault, def.numbers.shield, def.numbers.deflect});
}

QStringList Words::keywords(const CardView &card)
{
    return named(card.keywords, {card.assault, card.shield, card.deflect});
}

QString Words::keywordMeaning(const QString &keyword)
{
    static constexpr std::array kMeanings{
        QT_TRID_NOOP("riftbound_words.accelerate"), QT_TRID_NOOP("riftbound_words.action"),
        QT_TRID_NOOP("riftbound_words.ambush"),     QT_TRID_NOOP("riftbound_words.assault"),
        QT_TRID_NOOP("riftbound_words.backline"),   QT_TRID_NOOP("riftbound_words.deathknell"),
        QT_TRID_NOOP("riftbound_words.deflect"),    QT_TRID_NOOP("riftbound_words.empower"),
        QT_TRID_NOOP("riftbound_words.equip"),      QT_TRID_NOOP("riftbound_words.flow"),
        QT_TRID_NOOP("riftbound_words.ganking"),    QT_TRID_NOOP("riftbound_words.hidden"),
        QT_TRID_NOOP("riftbound_words.hunt"),       QT_TRID_NOOP("riftbound_words.legion"),
        QT_TRID_NOOP("riftbound_words.level"),      QT_TRID_NOOP("riftbound_words.quick_draw"),
        QT_TRID_NOOP("riftbound_words.reaction"),   QT_TRID_NOOP("riftbound_words.repeat"),
        QT_TRID_NOOP("riftbound_words.shield"),     QT_TRID_NOOP("riftbound_words.tank"),
        QT_TRID_NOOP("riftbound_words.temporary"),  QT_TRID_NOOP("riftbound_words.unique"),
        QT_TRID_NOOP("riftbound_words.vision"),     QT_TRID_NOOP("riftbound_words.weaponmaster")};
    static_assert(kMeanings.size() == std::size_t(kKeywords));
    for (const KeywordWord &row : words::keywords) {
        const QString name = capitals(row.text);
        const QString rest = keyword.mid(name.size());
        if (!keyword.startsWith(name) || (!rest.isEmpty() && rest[0] != u' '))
            continue;
        const QString words = qtTrId(kMeanings[std::size_t(row.value)]);
        return row.numbered ? words.arg(rest.isEmpty() ? QStringLiteral("1") : rest.trimmed())
                            : words;
    }
    return {};
}

QString Words::zoneName(Zone zone)
{
    static constexpr std::array kNames{
        QT_TRID_NOOP("riftbound_words.the_base"),   QT_TRID_NOOP("riftbound_words.battlefield"),
        QT_TRID_NOOP("riftbound_words.hiding"),     QT_TRID_NOOP("riftbound_words.the_legend"),
        QT_TRID_NOOP("riftbound_words.the_trash"),  QT_TRID_NOOP("riftbound_words.the_champion"),
        QT_TRID_NOOP("riftbound_words.the_deck"),   QT_TRID_NOOP("riftbound_words.the_rune_deck"),
        QT_TRID_NOOP("riftbound_words.banishment"), QT_TRID_NOOP("riftbound_words.the_hand"),
        QT_TRID_NOOP("riftbound_words.the_chain"),  QT_TRID_NOOP("riftbound_words.battlefield"),
        QT_TRID_NOOP("riftbound_words.nowhere")};
    return qtTrId(kNames.at(std::size_t(zone)));
}

// --- costs

QString Words::energy(int number)
{
    return qtTrId("riftbound_words.energy", number);
}

QString Words::cost(const Cost &cost)
{
    QStringList parts;
    const auto add = [&](int number, const QStringList &domains) {
        if (number > 0)
            parts.append(qtTrId("riftbound_words.power_of")
                             .arg(number)
                             .arg(shown(domains).join(qtTrId("riftbound_words.or"))));
    };
    if (cost.energy > 0)
        parts.append(energy(cost.energy));
    for (int d = 0; d < kDomains; ++d)
        add(cost.powerOf(d), domains(1U << unsigned(d)));
    add(cost.either, domains(cost.eitherOf));
    if (cost.any > 0)
        parts.append(qtTrId("riftbound_words.of_any_domain", cost.any));
    return parts.isEmpty() ? qtTrId("riftbound_words.free") : parts.join(QStringLiteral(", "));
}

// --- what cards say

namespace {

/// The lines of a card, with commas between the keywords of a line that has nothing else.
QStringList linesOf(const CardDb &db, DefId def)
{
    static const QRegularExpression keywords(QStringLiteral(R"(^\[[^\]]+\]( \[[^\]]+\])+$)"));
    QStringList lines
        = QString::fromStdString(Printer(db).card(def)).split(u'\n', Qt::SkipEmptyParts);
    for (QString &line : lines) {
        line = table::said(line, kCardTexts);
        if (keywords.match(line).hasMatch())
            line.replace(QStringLiteral("] ["), QStringLiteral("], ["));
    }
    return lines;
}

} // namespace

QString Words::text(const CardDb &db, DefId def)
{
    QStringList lines = linesOf(db, def);
    for (QString &line : lines)
        line = withMarks(line, markOnFace);
    return lines.join(QStringLiteral("<p>"));
}

QString Words::plainText(const CardDb &db, DefId def)
{
    QStringList lines = linesOf(db, def);
    for (QString &line : lines) {
        line = plain(line);
        if (!line.endsWith(u'.'))
            line += u'.';
    }
    return lines.join(u' ');
}

QString Words::ability(const CardDb &db, AbilityId ability)
{
    if (ability == 0)
        return {};
    const Ability &a = db.ability(ability);
    const QString said = plain(inLanguage(Printer(db).ability(a)));
    return said.isEmpty() && a.byKeyword ? keywordMeaning(capitals(wordOf(a.keyword).text)) : said;
}

QString Words::mode(const CardDb &db, AbilityId ability, int mode)
{
    return plain(inLanguage(Printer(db).mode(db.ability(ability), mode)));
}

QString Words::abilityName(const CardDb &db, AbilityId ability)
{
    const Ability &a = db.ability(ability);
    return ability == 0 || !a.byKeyword ? QString() : shown(capitals(wordOf(a.keyword).text));
}

QString Words::plain(const QString &text)
{
    QString apart = text;
    return withMarks(apart.replace(QStringLiteral("]["), QStringLiteral("], [")), markInWords)
        .simplified();
}

// --- spoken

namespace {

void addStatus(QStringList &parts, const CardView &card)
{
    struct Named
    {
        std::uint16_t bit;
        const char *phrase;
    };
    static constexpr std::array kNamed{
        Named{status::Attacker, QT_TRID_NOOP("riftbound_words.attacking")},
        Named{status::Defender, QT_TRID_NOOP("riftbound_words.defending")},
        Named{status::Buffed, QT_TRID_NOOP("riftbound_words.buffed")},
        Named{status::Stunned, QT_TRID_NOOP("riftbound_words.stunned")},
        Named{status::Empowered, QT_TRID_NOOP("riftbound_words.empowered")},
    };
    for (const Named &one : kNamed)
        if ((card.status & one.bit) != 0)
            parts.append(qtTrId(one.phrase));
    if (!card.ready)
        parts.append(qtTrId("riftbound_words.exhausted"));
}

void addMight(QStringList &parts, const CardDef &def, const CardView &card)
{
    const int might = std::max(0, card.might);
    parts.append(qtTrId("riftbound_words.might").arg(might));
    if (might != def.might)
        parts.append(qtTrId("riftbound_words.printed").arg(def.might));
    if (card.damage > 0)
        parts.append(qtTrId("riftbound_words.damage", card.damage));
}

bool isOnBoard(const CardView &card)
{
    return card.list != kNone
        && (zoneOf(card.list) == Zone::Base || zoneOf(card.list) == Zone::Battlefield);
}

} // namespace

QString Words::spoken(const CardDb &db, const CardView &card, const QString &where)
{
    const CardDef &def = db.def(card.def);
    const bool onBoard = isOnBoard(card);
    QStringList parts{title(def),
                      where.isEmpty() ? kindName(def)
                                      : qtTrId("riftbound_words.at").arg(kindName(def), where)};
    if (def.kind == Kind::Unit)
        addMight(parts, def, card);
    if (!onBoard && def.kind != Kind::Legend && def.kind != Kind::Battlefield) {
        Cost price;
        price.energy = def.energy;
        price.addPips(def.domains, def.power);
        parts.append(qtTrId("riftbound_words.costs").arg(cost(price)));
    }
    parts.append(shown(onBoard ? keywords(card) : printedKeywords(def)));
    addStatus(parts, card);
    return parts.join(QStringLiteral(", "));
}

QString Words::spokenHidden(const CardView &card, const QString &player, const QString &place)
{
    return place.isEmpty()
        ? qtTrId("riftbound_words.card_of_in_face_down").arg(player, zoneName(zoneOf(card.list)))
        : qtTrId("riftbound_words.card_of_hidden_at").arg(player, place);
}

} // namespace playmat::riftbound::board
