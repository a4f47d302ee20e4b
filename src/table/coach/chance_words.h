#pragma once

#include "bots/advice.h"

#include <QString>
#include <QStringList>

namespace playmat::table {

/// A chance in whole per cent, never quite none or all of it unless it is: "62 %".
[[nodiscard]] QString percent(double chance);
/// "62 % ± 2"
[[nodiscard]] QString chanceWords(double chance, double error);
/// "Attack Wampa with Luke Skywalker: 62 % ± 2"
[[nodiscard]] QString opinionWords(const bots::Opinion &opinion);
/// How sure the advice is, in a sentence.
[[nodiscard]] QString verdictWords(const bots::Advice &advice);
[[nodiscard]] QStringList toStrings(const std::vector<std::string> &sentences);

} // namespace playmat::table
