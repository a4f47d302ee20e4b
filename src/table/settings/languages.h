#pragma once

#include "text/language.h"

#include <QString>
#include <QStringList>

#include <filesystem>
#include <variant>
#include <vector>

class QQmlEngine;

namespace playmat::table {

/// A language that the program can be read in.
struct LanguageChoice
{
    QString id; ///< "de": the name of its folder in resources/text
    QString name; ///< "Deutsch"
};

/// English, and whatever lies in resources/text, by name. A folder without language.json is none.
[[nodiscard]] std::vector<LanguageChoice> languages();
/// The same from another folder.
[[nodiscard]] std::vector<LanguageChoice> languagesIn(const std::filesystem::path &folder);

/// The language in which the program is read when nobody has chosen one: the system's, if there are
/// files for it, else English.
[[nodiscard]] QString usualLanguage();

/// From now on everything is said in that language. What is wrong with its files, in words; empty:
/// nothing. Then everything stays in the language that it was in.
[[nodiscard]] QString speak(const QString &id);

/// Its pages say everything anew whenever the language changes, after all else has done so.
void followLanguage(QQmlEngine &engine);

} // namespace playmat::table
