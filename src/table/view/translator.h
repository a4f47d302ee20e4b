#pragma once

#include "text/language.h"

#include <QTranslator>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace playmat::table {

/// Hands the phrases of the language in use (text/language.h) to qtTrId and qsTrId. Qt's own words
/// are none of its business.
class Translator : public QTranslator
{
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    /// Without it the program shows ids. Needs the application; may be called again.
    static void install();
    /// The one that is installed; null: none.
    [[nodiscard]] static Translator *installed();
    /// From now on everything is said in that language; null: in English.
    static void use(text::LanguagePtr language);

    [[nodiscard]] QString translate(const char *context, const char *id, const char *about,
                                    int n) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }

signals:
    /// Texts are others now. Whoever keeps some makes them anew; pages do so afterwards.
    void changed();
};

/// Calls that whenever texts have changed, as long as the receiver lives.
template <class Receiver, class Call>
void whenLanguageChanges(Receiver *receiver, Call call)
{
    if (Translator::installed() != nullptr)
        QObject::connect(Translator::installed(), &Translator::changed, receiver, call);
}

/// What has texts in it, made once for each language that it is read in. It is never thrown away,
/// so that it can be pointed to.
template <class Made>
class InEachLanguage
{
public:
    explicit InEachLanguage(std::function<Made()> make)
        : m_make(std::move(make))
    {
    }

    [[nodiscard]] const Made &now()
    {
        const text::LanguagePtr language = text::inUse();
        const std::string id = language == nullptr ? std::string() : language->id();
        auto found = m_made.find(id);
        if (found == m_made.end())
            found = m_made.emplace(id, std::make_unique<const Made>(m_make())).first;
        return *found->second;
    }

private:
    std::function<Made()> m_make;
    std::map<std::string, std::unique_ptr<const Made>> m_made;
};

/// An English text that is made or written elsewhere, in the language in use (text::said).
[[nodiscard]] QString said(const QString &english, std::string_view place = "program");

/// The same of a word that may have a number behind it: "Raid 2", "Challenger +2".
[[nodiscard]] QString saidNumbered(const QString &word, std::string_view place);

} // namespace playmat::table
