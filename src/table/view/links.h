#pragma once

#include <QString>

/// Links into the rules book, which BookSession follows.
namespace playmat::table::links {

[[nodiscard]] inline QString toRule(const QString &number) ///< "rule:CR 6.3"
{
    return number.isEmpty() ? QString() : QStringLiteral("rule:") + number;
}
[[nodiscard]] inline QString toRule(const char *number)
{
    return toRule(QString::fromLatin1(number));
}
[[nodiscard]] inline QString toTerm(const QString &term) ///< "term:Raid"
{
    return QStringLiteral("term:") + term;
}

} // namespace playmat::table::links
