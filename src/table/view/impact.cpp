#include "table/view/impact.h"

#include <algorithm>

namespace playmat::table {

namespace {

using Kind = match::BeatKind;

/// Whether the card is a player's base. A base has so much HP that smaller shares of it count.
bool isPlace(const CardFacts &facts)
{
    return facts.type == u"Base";
}

/// How hard a card was hit, according to the share of its HP that it lost.
QString kindOfDamage(int amount, const CardFacts &facts)
{
    const int all = std::max(1, facts.maxHp);
    if (facts.maxHp > 0 && facts.hpLeft() == 0)
        return QStringLiteral("crush");
    if (isPlace(facts))
        return amount * 3 >= all ? QStringLiteral("crush")
            : amount * 12 >= all ? QStringLiteral("hit")
                                 : QStringLiteral("scratch");
    return amount * 4 <= all || amount == 1 ? QStringLiteral("scratch") : QStringLiteral("hit");
}

QString number(const char16_t *sign, int amount)
{
    return amount > 0 ? QString::fromUtf16(sign) + QString::number(amount) : QString();
}

Impact damage(const Deed &deed, const CardFacts &facts)
{
    Impact impact;
    impact.kind = kindOfDamage(deed.amount, facts);
    impact.words = number(u"−", deed.amount);
    impact.flashes = true;
    impact.shakes = isPlace(facts) && deed.amount * 3 >= std::max(1, facts.maxHp);
    return impact;
}

Impact averted(const Deed &deed, QString kind)
{
    Impact impact;
    impact.kind = std::move(kind);
    impact.words = number(u"−", deed.amount);
    impact.averted = true;
    return impact;
}

Impact gained(QString kind, QString words = {})
{
    Impact impact;
    impact.kind = std::move(kind);
    impact.words = std::move(words);
    return impact;
}

std::optional<Impact> broken(const CardFacts &facts)
{
    if (!isPlace(facts) || facts.hpLeft() > 0)
        return std::nullopt;
    Impact impact = gained(QStringLiteral("break"));
    impact.flashes = true;
    impact.shakes = true;
    return impact;
}

std::optional<Impact> impactOfKind(const Deed &deed, const CardFacts &facts)
{
    switch (deed.kind) {
    case Kind::Damage:
        return deed.amount > 0 ? std::optional(damage(deed, facts)) : std::nullopt;
    case Kind::Shield:
        return averted(deed, QStringLiteral("shield"));
    case Kind::Prevent:
        return averted(deed, QStringLiteral("prevent"));
    case Kind::Heal:
        return gained(QStringLiteral("heal"), number(u"+", deed.amount));
    case Kind::Earn:
        return gained(QStringLiteral("earn"), number(u"+", deed.amount));
    case Kind::Defeat:
        return gained(QStringLiteral("defeat"));
    case Kind::Token:
        return gained(QStringLiteral("token"));
    case Kind::Capture:
        return gained(QStringLiteral("capture"));
    case Kind::End:
        return broken(facts);
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<Impact> impactOf(const Deed &deed, const CardFacts &facts)
{
    if (deed.card < 0)
        return std::nullopt;
    std::optional<Impact> impact = impactOfKind(deed, facts);
    if (impact)
        impact->card = deed.card;
    return impact;
}

} // namespace playmat::table
