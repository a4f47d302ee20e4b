#include "kit/swu/table/words.h"

#include "engine/swu/language/vocabulary.h"
#include "kit/swu/host/text_places.h"
#include "table/view/translator.h"
#include "text/language.h"

#include <array>

namespace playmat::table {

namespace {

using swu::CardType;

constexpr std::array<const char *, swu::kAspects> kAspectNames{"Vigilance", "Command", "Aggression",
                                                               "Cunning",   "Heroism", "Villainy"};

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
        if (!bits.any(keyword.value))
            continue;
        const int number = keyword.value == swu::kw::Raid ? raid
            : keyword.value == swu::kw::Restore           ? restore
                                                          : 0;
        const QString name = ofBytes(keyword.name);
        names.append(number > 0 ? name + u' ' + QString::number(number) : name);
    }
    return names;
}

QString CardWords::keywordMeaning(const QString &keyword)
{
    const QString word = keyword.section(u' ', 0, 0);
    for (const swu::KeywordWord &known : swu::words::keywords) {
        if (ofBytes(known.name) == word)
            return shown(ofBytes(known.about));
    }
    return {};
}

QString CardWords::suspended(swu::Capacity capacity)
{
    return qtTrId("swu_card_words.suspended")
        .arg(swu::sizeOf(capacity))
        .arg(shown(QString::fromUtf8(swu::capacityWords(capacity))));
}

QString CardWords::zoneName(swu::Zone zone)
{
    switch (zone) {
    case swu::Zone::Base:
        return qtTrId("swu_card_words.base_zone");
    case swu::Zone::Ground:
        return qtTrId("swu_card_words.ground_arena");
    case swu::Zone::Space:
        return qtTrId("swu_card_words.space_arena");
    case swu::Zone::Resources:
        return qtTrId("swu_card_words.resources");
    case swu::Zone::Deck:
        return qtTrId("swu_card_words.deck");
    case swu::Zone::Hand:
        return qtTrId("swu_card_words.hand");
    case swu::Zone::Discard:
        return qtTrId("swu_card_words.discard_pile");
    case swu::Zone::Captured:
        return qtTrId("swu_card_words.captured");
    case swu::Zone::Aside:
        break;
    }
    return qtTrId("swu_card_words.set_aside");
}

namespace {

class Spoken
{
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
            parts.append(
                qtTrId("swu_card_words.of_hp_left").arg(m_def.hp - m_card.damage).arg(m_def.hp));
        else if (isLeaderSide(m_def, m_card))
            parts.append(m_card.ready ? qtTrId("swu_card_words.ready")
                                      : qtTrId("swu_card_words.exhausted"));
        else if (m_card.zone == swu::Zone::Hand)
            addHandCard(parts);
        else if (m_card.zone == swu::Zone::Captured)
            parts.append(qtTrId("swu_card_words.captured_by").arg(nameOf(m_card.capturedBy)));
        else if (m_card.zone == swu::Zone::Resources)
            parts.append(m_card.ready ? qtTrId("swu_card_words.ready_resource")
                                      : qtTrId("swu_card_words.exhausted_resource"));
        return joined(parts);
    }

private:
    [[nodiscard]] QString kind() const
    {
        if (m_def.face == swu::Face::UpgradeSide)
            return m_def.type == CardType::Leader ? qtTrId("swu_card_words.leader_upgrade")
                                                  : qtTrId("swu_card_words.upgrade");
        switch (m_def.type) {
        case CardType::Leader:
            return m_card.deployed ? qtTrId("swu_card_words.leader_unit")
                                   : qtTrId("swu_card_words.leader");
        case CardType::Base:
            return qtTrId("swu_card_words.base");
        case CardType::Event:
            return qtTrId("swu_card_words.event");
        case CardType::Upgrade:
            return qtTrId("swu_card_words.upgrade");
        case CardType::TokenUpgrade:
            return qtTrId("swu_card_words.token_upgrade");
        case CardType::Token:
            return qtTrId("swu_card_words.token");
        case CardType::Unit:
        case CardType::TokenUnit:
        case CardType::None:
            break;
        }
        const bool inSpace
            = (swu::isArena(m_card.zone) ? m_card.zone : m_def.arena) == swu::Zone::Space;
        return inSpace ? qtTrId("swu_card_words.space_unit") : qtTrId("swu_card_words.ground_unit");
    }

    void addUnit(QStringList &parts) const
    {
        parts.append(qtTrId("swu_card_words.power").arg(m_card.power));
        parts.append(
            qtTrId("swu_card_words.of_hp_left").arg(m_card.hp - m_card.damage).arg(m_card.hp));
        parts.append(m_card.ready ? qtTrId("swu_card_words.ready")
                                  : qtTrId("swu_card_words.exhausted"));
        parts.append(
            CardWords::shown(CardWords::keywords(m_card.keywords, m_card.raid, m_card.restore)));
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
            parts.append(qtTrId("swu_card_words.shields", shields));
        if (experience > 0)
            parts.append(qtTrId("swu_card_words.experience", experience));
        if (upgrades > 0)
            parts.append(qtTrId("swu_card_words.upgrades", upgrades));
        if (!m_card.captured.empty()) {
            QStringList names;
            for (const int id : m_card.captured)
                names.append(nameOf(id));
            parts.append(qtTrId("swu_card_words.holds_captive")
                             .arg(names.join(qtTrId("swu_card_words.and"))));
        }
    }

    [[nodiscard]] QString nameOf(int id) const
    {
        const swu::CardView *card = m_seen.card(id);
        return card == nullptr || card->def == 0 ? qtTrId("swu_card_words.a_card")
                                                 : CardWords::name(m_db.def(card->def));
    }

    void addHandCard(QStringList &parts) const
    {
        parts.append(qtTrId("swu_card_words.costs").arg(m_card.cost));
        if (m_def.isUnit())
            parts.append(qtTrId("swu_card_words.power_hp").arg(m_def.power).arg(m_def.hp));
        parts.append(
            CardWords::shown(CardWords::keywords(m_def.keywords, m_def.raid, m_def.restore)));
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
        return (card.ready ? qtTrId("swu_card_words.ready_resource_of")
                           : qtTrId("swu_card_words.exhausted_resource_of"))
            .arg(player);
    return qtTrId("swu_card_words.card_in_the_of_face").arg(player, zoneName(card.zone));
}

} // namespace playmat::table
