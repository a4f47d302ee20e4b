#include "kit/swu/table/card_words.h"

#include "engine/swu/language/vocabulary.h"

#include <array>

namespace playmat::table {

namespace {

using swu::CardType;

constexpr std::array<const char *, swu::kAspects> kAspectNames{"Vigilance", "Command", "Aggression",
                                                               "Cunning",   "Heroism", "Villainy"};

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), qsizetype(words.size()));
}

QString joined(const QStringList &parts)
{
    return parts.join(QStringLiteral(", "));
}

bool isLeaderSide(const swu::CardDef &def, const swu::CardView &card)
{
    return def.type == CardType::Leader && !card.deployed;
}

} // namespace

QString CardWords::typeName(const swu::CardDef &def)
{
    if (def.isUnit() && def.face == swu::Face::UpgradeSide) // a Pilot that is attached
        return QStringLiteral("Upgrade");
    switch (def.type) {
    case CardType::Leader:
        return QStringLiteral("Leader");
    case CardType::Base:
        return QStringLiteral("Base");
    case CardType::Unit:
        return QStringLiteral("Unit");
    case CardType::Upgrade:
        return QStringLiteral("Upgrade");
    case CardType::Event:
        return QStringLiteral("Event");
    case CardType::TokenUnit:
        return QStringLiteral("Token Unit");
    case CardType::TokenUpgrade:
        return QStringLiteral("Token Upgrade");
    case CardType::Token:
        return QStringLiteral("Token");
    case CardType::None:
        break;
    }
    return {};
}

QString CardWords::arenaName(const swu::CardDef &def)
{
    if (!def.isUnit() && def.type != CardType::Leader)
        return {};
    return def.arena == swu::Zone::Space ? QStringLiteral("Space") : QStringLiteral("Ground");
}

QStringList CardWords::aspects(const swu::CardDef &def)
{
    QStringList names;
    for (size_t aspect = 0; aspect < kAspectNames.size(); ++aspect) {
        for (int i = 0; i < def.aspects[aspect]; ++i)
            names.append(QString::fromLatin1(kAspectNames[aspect]));
    }
    return names;
}

QStringList CardWords::traits(const swu::CardDb &db, const swu::CardDef &def)
{
    QStringList names;
    for (size_t i = 0; i < db.traits.size(); ++i) {
        if (def.traits.has(std::uint8_t(i)))
            names.append(QString::fromStdString(db.traits[i]));
    }
    return names;
}

QStringList CardWords::keywords(swu::Keywords bits, int raid, int restore)
{
    QStringList names;
    for (const swu::KeywordWord &keyword : swu::words::keywords) {
        if ((bits & keyword.value) == 0)
            continue;
        const int number = keyword.value == swu::kw::Raid ? raid
            : keyword.value == swu::kw::Restore           ? restore
                                                          : 0;
        const QString name = text(keyword.name);
        names.append(number > 0 ? name + u' ' + QString::number(number) : name);
    }
    return names;
}

QString CardWords::keywordMeaning(const QString &keyword)
{
    const QString word = keyword.section(u' ', 0, 0);
    for (const swu::KeywordWord &known : swu::words::keywords) {
        if (text(known.name) == word)
            return text(known.about);
    }
    return {};
}

QString CardWords::zoneName(swu::Zone zone)
{
    switch (zone) {
    case swu::Zone::Base:
        return tr("base zone");
    case swu::Zone::Ground:
        return tr("ground arena");
    case swu::Zone::Space:
        return tr("space arena");
    case swu::Zone::Resources:
        return tr("resources");
    case swu::Zone::Deck:
        return tr("deck");
    case swu::Zone::Hand:
        return tr("hand");
    case swu::Zone::Discard:
        return tr("discard pile");
    case swu::Zone::Captured:
        return tr("captured");
    case swu::Zone::Aside:
        break;
    }
    return tr("set aside");
}

namespace {

class Spoken
{
    Q_DECLARE_TR_FUNCTIONS(CardWords)

public:
    Spoken(const swu::CardDb &db, const swu::CardView &card, const swu::Observation &seen)
        : m_def(db.def(card.def))
        , m_card(card)
        , m_db(db)
        , m_seen(seen)
    {
    }

    [[nodiscard]] QString text() const
    {
        QStringList parts{CardWords::name(m_def), kind()};
        const bool inArena = swu::isArena(m_card.zone) && m_card.attachedTo < 0;
        if (inArena)
            addUnit(parts);
        else if (m_def.type == CardType::Base)
            parts.append(tr("%1 of %2 HP left").arg(m_def.hp - m_card.damage).arg(m_def.hp));
        else if (isLeaderSide(m_def, m_card))
            parts.append(m_card.ready ? tr("ready") : tr("exhausted"));
        else if (m_card.zone == swu::Zone::Hand)
            addHandCard(parts);
        else if (m_card.zone == swu::Zone::Captured)
            parts.append(tr("captured by %1").arg(nameOf(m_card.capturedBy)));
        else if (m_card.zone == swu::Zone::Resources)
            parts.append(m_card.ready ? tr("ready resource") : tr("exhausted resource"));
        return joined(parts);
    }

private:
    [[nodiscard]] QString kind() const
    {
        if (m_def.face == swu::Face::UpgradeSide)
            return m_def.type == CardType::Leader ? tr("leader upgrade") : tr("upgrade");
        switch (m_def.type) {
        case CardType::Leader:
            return m_card.deployed ? tr("leader unit") : tr("leader");
        case CardType::Base:
            return tr("base");
        case CardType::Event:
            return tr("event");
        case CardType::Upgrade:
            return tr("upgrade");
        case CardType::TokenUpgrade:
            return tr("token upgrade");
        case CardType::Token:
            return tr("token");
        case CardType::Unit:
        case CardType::TokenUnit:
        case CardType::None:
            break;
        }
        const bool inSpace
            = (swu::isArena(m_card.zone) ? m_card.zone : m_def.arena) == swu::Zone::Space;
        return inSpace ? tr("space unit") : tr("ground unit");
    }

    void addUnit(QStringList &parts) const
    {
        parts.append(tr("power %1").arg(m_card.power));
        parts.append(tr("%1 of %2 HP left").arg(m_card.hp - m_card.damage).arg(m_card.hp));
        parts.append(m_card.ready ? tr("ready") : tr("exhausted"));
        parts.append(CardWords::keywords(m_card.keywords, m_card.raid, m_card.restore));
        addAttached(parts);
    }

    void addAttached(QStringList &parts) const
    {
        int shields = 0;
        int experience = 0;
        int upgrades = 0;
        for (const int id : m_card.upgrades) {
            const swu::CardView *upgrade = m_seen.card(id);
            const swu::DefId def = upgrade == nullptr ? swu::DefId(0) : upgrade->def;
            ++(def == m_db.shield ? shields : def == m_db.experience ? experience : upgrades);
        }
        if (shields > 0)
            parts.append(shields == 1 ? tr("1 Shield") : tr("%1 Shields").arg(shields));
        if (experience > 0)
            parts.append(tr("%1 Experience").arg(experience));
        if (upgrades > 0)
            parts.append(upgrades == 1 ? tr("1 upgrade") : tr("%1 upgrades").arg(upgrades));
        if (!m_card.captured.empty()) {
            QStringList names;
            for (const int id : m_card.captured)
                names.append(nameOf(id));
            parts.append(tr("holds captive: %1").arg(names.join(tr(" and "))));
        }
    }

    [[nodiscard]] QString nameOf(int id) const
    {
        const swu::CardView *card = m_seen.card(id);
        return card == nullptr || card->def == 0 ? tr("a card")
                                                 : CardWords::name(m_db.def(card->def));
    }

    void addHandCard(QStringList &parts) const
    {
        parts.append(tr("costs %1").arg(m_card.cost));
        if (m_def.isUnit())
            parts.append(tr("power %1, %2 HP").arg(m_def.power).arg(m_def.hp));
        parts.append(CardWords::keywords(m_def.keywords, m_def.raid, m_def.restore));
    }

    const swu::CardDef &m_def;
    const swu::CardView &m_card;
    const swu::CardDb &m_db;
    const swu::Observation &m_seen;
};

} // namespace

QString CardWords::spoken(const swu::CardDb &db, const swu::CardView &card,
                          const swu::Observation &seen)
{
    return Spoken(db, card, seen).text();
}

QString CardWords::spokenHidden(const swu::CardView &card, const QString &player)
{
    if (card.zone == swu::Zone::Resources)
        return (card.ready ? tr("ready resource of %1") : tr("exhausted resource of %1"))
            .arg(player);
    return tr("card in the %2 of %1, face down").arg(player, zoneName(card.zone));
}

} // namespace playmat::table
