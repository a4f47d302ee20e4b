#pragma once

#include <QTranslator>

#include <string_view>

namespace playmat::table {

/// Hands the phrases of the language in use (text/language.h) to qtTrId and qsTrId. Qt's own words
/// are none of its business.
class Translator : public QTranslator
{
public:
    using QTranslator::QTranslator;

    /// Without it the program shows ids. Needs the application; may be called again.
    static void install();
    /// Tells everything that listens that texts are others now: QEvent::LanguageChange.
    static void languageChanged();

    [[nodiscard]] QString translate(const char *context, const char *id, const char *about,
                                    int n) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }
};

/// An English text that is made or written elsewhere, in the language in use (text::said).
[[nodiscard]] QString said(const QString &english, std::string_view place = "program");

} // namespace playmat::table
