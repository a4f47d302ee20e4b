#pragma once

#include "table/view/translator.h"

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>

namespace playmat::kit {

/// Translates the words of an engine into the person's language. `Texts` has the game's lists of
/// texts (text/language.h): kCardTexts for the texts of cards, kWordTexts for keywords and the
/// like.
template <class Texts>
class ShownWords
{
public:
    /// Translates a word of the engine, such as a trait, a refusal or a keyword with its number.
    [[nodiscard]] static QString shown(const QString &word)
    {
        return table::saidNumbered(word, Texts::kWordTexts);
    }
    [[nodiscard]] static QStringList shown(const QStringList &words)
    {
        QStringList out;
        for (const QString &word : words)
            out.append(shown(word));
        return out;
    }
    /// Keywords in one line, for a small card; a line never breaks before a keyword's number.
    [[nodiscard]] static QString inOneLine(const QStringList &keywords)
    {
        QStringList out = shown(keywords);
        out.replaceInStrings(QStringLiteral(" "), QString(QChar::Nbsp));
        return out.join(QStringLiteral(", "));
    }
    [[nodiscard]] static std::string said(std::string_view english)
    {
        return text::said(english, Texts::kWordTexts);
    }
    [[nodiscard]] static QString ofBytes(std::string_view words)
    {
        return QString::fromUtf8(words.data(), qsizetype(words.size()));
    }

protected:
    /// Translates a text that the printer wrote from a card's tree.
    [[nodiscard]] static QString inLanguage(const std::string &printed)
    {
        return table::said(QString::fromStdString(printed), Texts::kCardTexts);
    }
};

} // namespace playmat::kit
