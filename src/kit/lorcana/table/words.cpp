#include "kit/lorcana/table/words.h"

#include "engine/lorcana/language/vocabulary.h"
#include "engine/lorcana/text/printer.h"

#include <array>

namespace playmat::lorcana::board {

namespace {

Printer printerFor(const CardDb &db, DefId card)
{
    Printer printer(db);
    if (card != 0)
        printer.self = db.def(card).type;
    return printer;
}

struct Numbers
{
    int challenger = 0;
    int resist = 0;
    int singer = 0;
    int boost = 0;
};

int numberOf(const CardDef &def, Keywords keyword, const Numbers &numbers)
{
    switch (keyword) {
    case kw::Challenger:
        return numbers.challenger;
    case kw::Resist:
        return numbers.resist;
    case kw::Singer:
        return numbers.singer;
    case kw::Boost:
        return numbers.boost;
    case kw::SingTogether:
        return def.singTogether;
    case kw::Shift:
        return def.shiftCount > 0 ? int(def.shifts[0].cost.ink) : 0;
    default:
        return 0;
    }
}

QStringList named(const CardDef &def, Keywords bits, const Numbers &numbers)
{
    QStringList names;
    for (const KeywordWord &keyword : words::keywords) {
        if ((bits & keyword.value) == 0)
            continue;
        const int number = numberOf(def, keyword.value, numbers);
        QString name = Words::ofBytes(keyword.name);
        if (number > 0)
            name += (keyword.plus ? QStringLiteral(" +") : QStringLiteral(" "))
                + QString::number(number);
        names.append(name);
    }
    return names;
}

/// The marks of card texts and the words for them.
struct Mark
{
    const char *mark;
    const char *glyph; ///< of the card faces
    const char *words;
};

constexpr std::array kMarks{
    Mark{"{E}", "{exert}", QT_TRID_NOOP("lorcana_words.exert")},
    Mark{"{I}", "{inkcost}", QT_TRID_NOOP("lorcana_words.ink")},
    Mark{"{S}", "{strength}", QT_TRID_NOOP("lorcana_words.strength")},
    Mark{"{W}", "{willpower}", QT_TRID_NOOP("lorcana_words.willpower")},
    Mark{"{L}", "{lore}", QT_TRID_NOOP("lorcana_words.lore")},
    Mark{"{C}", "{inkwell}", QT_TRID_NOOP("lorcana_words.the_inkwell_symbol")},
};

} // namespace

QString Words::suspended(Capacity capacity)
{
    return qtTrId("lorcana_words.suspended")
        .arg(sizeOf(capacity))
        .arg(shown(QString::fromUtf8(capacityWords(capacity))));
}

QString Words::typeName(const CardDef &def)
{
    switch (def.type) {
    case Kind::Character:
        return QStringLiteral("Character");
    case Kind::Item:
        return QStringLiteral("Item");
    case Kind::Location:
        return QStringLiteral("Location");
    default:
        break;
    }
    return def.song ? QStringLiteral("Song") : QStringLiteral("Action");
}

QString Words::kindName(const CardDef &def)
{
    switch (def.type) {
    case Kind::Character:
        return qtTrId("lorcana_words.character");
    case Kind::Item:
        return qtTrId("lorcana_words.item");
    case Kind::Location:
        return qtTrId("lorcana_words.location");
    default:
        break;
    }
    return def.song ? qtTrId("lorcana_words.song") : qtTrId("lorcana_words.action");
}

QStringList Words::inks(const CardDef &def)
{
    QStringList names;
    for (const Word<std::uint8_t> &ink : words::inks) {
        if ((def.inks & ink.value) != 0)
            names.append(ofBytes(ink.says));
    }
    return names;
}

QStringList Words::classes(const CardDb &db, const CardDef &def)
{
    QStringList names;
    for (const ClassId one : def.classes) {
        if (one != 0)
            names.append(QString::fromStdString(db.program.classes[one]));
    }
    return names;
}

QStringList Words::printedKeywords(const CardDef &def)
{
    return named(def, def.keywords, {def.challenger, def.resist, def.singer, def.boost});
}

QStringList Words::keywords(const CardDb &db, const CardView &card)
{
    return named(db.def(card.def), card.keywords,
                 {card.challenger, card.resist, card.singer, card.boost});
}

QStringList Words::keywords(Keywords bits, int challenger, int resist)
{
    return named({}, bits, {challenger, resist, 0, 0});
}

QString Words::keywordMeaning(const QString &keyword)
{
    for (const KeywordWord &known : words::keywords) {
        const QString name = ofBytes(known.name);
        const QString rest = keyword.mid(name.size());
        if (!keyword.startsWith(name) || (!rest.isEmpty() && rest[0] != u' '))
            continue;
        QString number = rest.simplified();
        number.remove(u'+');
        return plain(
            shown(ofBytes(known.about))
                .replace(QStringLiteral("{n}"), number.isEmpty() ? QStringLiteral("1") : number));
    }
    return {};
}

QStringList Words::rules(Rules bits)
{
    QStringList names;
    for (const RuleWord &row : words::rules) {
        if (row.value < Rule::EntersExerted && row.value != Rule::CantBeChallengedBy
            && (bits & ruleBit(row.value)) != 0)
            names.append(ofBytes(row.says));
    }
    return names;
}

QString Words::zoneName(Zone zone)
{
    switch (zone) {
    case Zone::Deck:
        return qtTrId("lorcana_words.deck");
    case Zone::Hand:
        return qtTrId("lorcana_words.hand");
    case Zone::Play:
        return qtTrId("lorcana_words.play");
    case Zone::Inkwell:
        return qtTrId("lorcana_words.inkwell");
    case Zone::Discard:
        return qtTrId("lorcana_words.discard_pile");
    default:
        break;
    }
    return qtTrId("lorcana_words.set_aside");
}

// --- what cards say

/// The printer writes names of abilities in capitals at the beginning of a line, and reminders of
/// keywords in brackets.
QString Words::text(const CardDb &db, DefId def)
{
    const CardDef &card = db.def(def);
    QStringList lines
        = QString::fromStdString(Printer(db).card(def)).split(u'\n', Qt::SkipEmptyParts);
    for (QString &line : lines) {
        line = table::said(line, kCardTexts);
        for (const Mark &mark : kMarks)
            line.replace(QLatin1String(mark.mark), QLatin1String(mark.glyph));
        for (int i = 0; i < card.abilityCount; ++i) {
            const QString name = abilityName(db, AbilityId(card.firstAbility + i));
            if (!name.isEmpty() && line.startsWith(name))
                line = QStringLiteral("<b>%1</b>%2").arg(name, line.mid(name.size()));
        }
        line.replace(u'(', QStringLiteral("<i>(")).replace(u')', QStringLiteral(")</i>"));
    }
    return lines.join(QStringLiteral("<p>"));
}

QString Words::ability(const CardDb &db, AbilityId ability, DefId card)
{
    if (ability == 0)
        return {};
    for (const auto &[known, keyword] : {std::pair{db.support, "Support"}, {db.vanish, "Vanish"}}) {
        if (ability == known)
            return keywordMeaning(QLatin1String(keyword));
    }
    const QString whole = inLanguage(printerFor(db, card).ability(ability));
    const QString name = abilityName(db, ability);
    return plain(!name.isEmpty() && whole.startsWith(name) ? whole.mid(name.size()) : whole);
}

QString Words::abilityName(const CardDb &db, AbilityId ability)
{
    return ability == 0 ? QString() : QString::fromStdString(db.nameText(db.ability(ability).name));
}

/// Nobody translates a clause and the sentence of it; one is made from the other.
QString Words::sentence(const CardDb &db, NodeId node, DefId card)
{
    const QString words = clause(db, node, card);
    return words.isEmpty() ? words : QString::fromStdString(lorcana::sentence(words.toStdString()));
}

QString Words::clause(const CardDb &db, NodeId node, DefId card)
{
    return node == 0 ? QString()
                     : plain(inLanguage(printerFor(db, card).clause(db.program.nodes[node])));
}

QString Words::offer(const CardDb &db, NodeId node, DefId card)
{
    constexpr std::string_view kMay = "you may ";
    if (node == 0)
        return {};
    const std::string words = printerFor(db, card).clause(db.program.nodes[node]);
    return plain(inLanguage(words.starts_with(kMay) ? words.substr(kMay.size()) : words));
}

bool Words::saysWhatIsChosen(const CardDb &db, NodeId node, DefId card)
{
    return node != 0
        && printerFor(db, card).clause(db.program.nodes[node]).find("chosen") != std::string::npos;
}

QString Words::effects(const CardDb &db, NodeId first, DefId card)
{
    return first == 0 ? QString() : plain(inLanguage(printerFor(db, card).effects(first)));
}

QString Words::plain(const QString &text)
{
    QString all = text;
    for (const Mark &mark : kMarks)
        all.replace(QLatin1String(mark.mark), qtTrId(mark.words));
    return all.simplified();
}

// --- spoken

namespace {

class Spoken
{
public:
    Spoken(const CardDb &db, const CardView &card, const Observation &seen)
        : m_def(db.def(card.def))
        , m_card(card)
        , m_db(db)
        , m_seen(seen)
    {
    }

    [[nodiscard]] QString text() const
    {
        QStringList parts{QString::fromStdString(m_def.fullName()), Words::kindName(m_def)};
        if (m_card.zone == Zone::Play && m_card.on < 0)
            addInPlay(parts);
        else if (m_card.zone == Zone::Hand)
            addInHand(parts);
        return parts.join(QStringLiteral(", "));
    }

private:
    void addInPlay(QStringList &parts) const
    {
        if (m_def.type == Kind::Character)
            parts.append(qtTrId("lorcana_words.strength_2").arg(std::max(0, m_card.strength)));
        if (m_def.type == Kind::Character || m_def.type == Kind::Location) {
            parts.append(qtTrId("lorcana_words.of_willpower_left")
                             .arg(std::max(0, m_card.willpower - m_card.damage))
                             .arg(m_card.willpower));
            parts.append(qtTrId("lorcana_words.lore_2").arg(std::max(0, m_card.lore)));
        }
        if (m_card.drying)
            parts.append(qtTrId("lorcana_words.drying"));
        if (m_card.hasStatus)
            parts.append(m_card.ready ? qtTrId("lorcana_words.ready")
                                      : qtTrId("lorcana_words.exerted"));
        parts.append(Words::shown(Words::keywords(m_db, m_card)));
        parts.append(Words::shown(Words::rules(m_card.rules)));
        if (const CardView *at = m_seen.card(m_card.at); at != nullptr && at->def != 0)
            parts.append(qtTrId("lorcana_words.at").arg(Words::name(m_db.def(at->def))));
        if (!m_card.under.empty())
            parts.append(qtTrId("lorcana_words.cards_under_it", int(m_card.under.size())));
    }

    void addInHand(QStringList &parts) const
    {
        parts.append(qtTrId("lorcana_words.costs")
                         .arg(m_card.playCost < 0 ? int(m_def.cost) : m_card.playCost));
        if (m_def.type == Kind::Character)
            parts.append(qtTrId("lorcana_words.strength_willpower_lore")
                             .arg(m_def.strength)
                             .arg(m_def.willpower)
                             .arg(m_def.lore));
        parts.append(m_def.inkwell ? qtTrId("lorcana_words.can_be_inked")
                                   : qtTrId("lorcana_words.cannot_be_inked"));
        parts.append(Words::shown(Words::printedKeywords(m_def)));
    }

    const CardDef &m_def;
    const CardView &m_card;
    const CardDb &m_db;
    const Observation &m_seen;
};

} // namespace

QString Words::spoken(const CardDb &db, const CardView &card, const Observation &seen)
{
    return Spoken(db, card, seen).text();
}

QString Words::spokenHidden(const CardView &card, const QString &player)
{
    if (card.zone == Zone::Inkwell)
        return (card.ready ? qtTrId("lorcana_words.ready_ink_of_face_down")
                           : qtTrId("lorcana_words.exerted_ink_of_face_down"))
            .arg(player);
    if (card.zone == Zone::Play)
        return qtTrId("lorcana_words.card_under_a_character_of").arg(player);
    return qtTrId("lorcana_words.card_in_the_of_face").arg(player, zoneName(card.zone));
}

} // namespace playmat::lorcana::board
