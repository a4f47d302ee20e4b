#include "table/view/translator.h"

#include <QCoreApplication>

namespace playmat::table {

namespace {

Translator *&theTranslator()
{
    static Translator *translator = nullptr;
    return translator;
}

} // namespace

void Translator::install()
{
    if (installed() != nullptr)
        return;
    theTranslator() = new Translator(qApp);
    QObject::connect(qApp, &QObject::destroyed, [] { theTranslator() = nullptr; });
    QCoreApplication::installTranslator(installed());
}

Translator *Translator::installed()
{
    return theTranslator();
}

void Translator::use(text::LanguagePtr language)
{
    if (language == text::inUse())
        return;
    text::use(std::move(language));
    if (installed() != nullptr)
        emit installed()->changed();
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

QString saidNumbered(const QString &word, std::string_view place)
{
    const qsizetype space = word.lastIndexOf(u' ');
    const QString number = word.mid(space + 1);
    const bool numbered
        = space > 0 && !number.isEmpty() && (number[0] == u'+' || number[0].isDigit());
    return numbered ? said(word.left(space), place) + u' ' + number : said(word, place);
}

} // namespace playmat::table
