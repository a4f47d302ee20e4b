#include "table/view/translator.h"

#include "text/language.h"

#include <QCoreApplication>

namespace playmat::table {

namespace {

Translator *&installed()
{
    static Translator *translator = nullptr;
    return translator;
}

} // namespace

void Translator::install()
{
    if (installed() != nullptr)
        return;
    installed() = new Translator(qApp);
    QObject::connect(qApp, &QObject::destroyed, [] { installed() = nullptr; });
    QCoreApplication::installTranslator(installed());
}

void Translator::languageChanged()
{
    if (installed() == nullptr)
        return;
    QCoreApplication::removeTranslator(installed());
    QCoreApplication::installTranslator(installed()); // which sends the event
}

QString Translator::translate(const char *context, const char *id, const char *about, int n) const
{
    Q_UNUSED(about)
    if (context != nullptr && *context != '\0')
        return {};
    const std::string words = text::phrase(id, n < 0 ? 1 : n);
    return words == id ? QString() : QString::fromStdString(words);
}

QString said(const QString &english, std::string_view place)
{
    const text::LanguagePtr language = text::inUse();
    if (language == nullptr)
        return english;
    const std::string *words = language->text(place, english.toStdString());
    return words == nullptr ? english : QString::fromStdString(*words);
}

} // namespace playmat::table
