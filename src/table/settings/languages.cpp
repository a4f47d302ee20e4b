#include "table/settings/languages.h"

#include "match/resources.h"
#include "table/view/translator.h"

#include <QLocale>
#include <QQmlEngine>

#include <algorithm>

namespace playmat::table {

namespace fs = std::filesystem;

namespace {

constexpr const char *kEnglish = "en";
constexpr std::size_t kLargestText = std::size_t{4} << 20U;

fs::path folderOfTexts()
{
    return match::findResources() / "text";
}

/// The files of a language, with names as text::readLanguage wants them.
std::vector<std::pair<std::string, fs::path>> filesOf(const fs::path &folder)
{
    std::vector<std::pair<std::string, fs::path>> files{
        {"language.json", folder / "language.json"}};
    std::error_code error;
    for (const char *part : {"phrases", "texts"})
        for (const fs::directory_entry &entry : fs::directory_iterator(folder / part, error))
            if (entry.path().extension() == ".json")
                files.emplace_back(std::string(part) + '/' + entry.path().filename().string(),
                                   entry.path());
    std::ranges::sort(files);
    return files;
}

text::ReadLanguage read(const QString &id)
{
    std::vector<std::pair<std::string, std::string>> contents;
    for (const auto &[name, path] : filesOf(folderOfTexts() / id.toStdString())) {
        const match::Outcome<std::string> content = match::readFile(path, kLargestText);
        if (!content)
            return match::describe(content.problem());
        contents.emplace_back(name, content.value());
    }
    std::vector<text::TextFile> files;
    for (const auto &[name, content] : contents)
        files.push_back({name, content});
    return text::readLanguage(id.toStdString(), files);
}

/// What a language calls itself; empty: it is none.
QString nameIn(const fs::path &folder)
{
    const match::Outcome<std::string> content
        = match::readFile(folder / "language.json", kLargestText);
    if (!content)
        return {};
    const text::TextFile facts{"language.json", content.value()};
    const text::ReadLanguage language = text::readLanguage("", {&facts, 1});
    const auto *known = std::get_if<text::LanguagePtr>(&language);
    return known == nullptr ? QString() : QString::fromStdString((*known)->name());
}

} // namespace

std::vector<LanguageChoice> languages()
{
    return languagesIn(folderOfTexts());
}

std::vector<LanguageChoice> languagesIn(const fs::path &folder)
{
    std::vector<LanguageChoice> out{{QString::fromLatin1(kEnglish), QStringLiteral("English")}};
    std::error_code error;
    for (const fs::directory_entry &entry : fs::directory_iterator(folder, error)) {
        const QString id = QString::fromStdString(entry.path().filename().string());
        const QString name = id == QLatin1String(kEnglish) ? QString() : nameIn(entry.path());
        if (!name.isEmpty())
            out.push_back({id, name});
    }
    std::ranges::sort(out, {}, &LanguageChoice::name);
    return out;
}

QString usualLanguage()
{
    const std::vector<LanguageChoice> known = languages();
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        const QString id = wanted.section(u'-', 0, 0); // "de-AT" is read as "de"
        if (std::ranges::find(known, id, &LanguageChoice::id) != known.end())
            return id;
    }
    return QString::fromLatin1(kEnglish);
}

QString speak(const QString &id)
{
    if (id == QLatin1String(kEnglish)) {
        Translator::use(nullptr);
        return {};
    }
    if (text::inUse() != nullptr && text::inUse()->id() == id.toStdString())
        return {};
    const std::vector<LanguageChoice> known = languages();
    if (std::ranges::find(known, id, &LanguageChoice::id) == known.end()) // from an edited file
        return qtTrId("languages.there_is_no_such_language").arg(id);
    const text::ReadLanguage language = read(id);
    if (const auto *problem = std::get_if<std::string>(&language))
        return QString::fromStdString(*problem);
    Translator::use(std::get<text::LanguagePtr>(language));
    return {};
}

void followLanguage(QQmlEngine &engine)
{
    QObject::connect(Translator::installed(), &Translator::changed, &engine,
                     &QQmlEngine::retranslate, Qt::QueuedConnection);
}

} // namespace playmat::table
