#pragma once

#include "text/language.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <vector>

namespace playmat::qmltest {

/// An English text that is shown, and how it is said in another language.
struct Rendering
{
    QStringList ids; ///< of the phrases that it may be: several can say the same
    QString words; ///< the longest of them; null: nothing that the language has words for
};

/// Knows again by their words phrases, with what stands in their places, and texts without places;
/// and lists of them: "Leader, ready · costs 4".
class Phrasebook
{
public:
    /// Of English, for that language.
    explicit Phrasebook(text::LanguagePtr language);

    [[nodiscard]] Rendering render(const QString &english);
    [[nodiscard]] const text::Language &language() const { return *m_language; }

private:
    struct Entry
    {
        QString id;
        QString english;
        QRegularExpression shape; ///< with places; none: as it is written
        QString places; ///< their digits in order, 'n' for the number
        qsizetype letters = 0; ///< besides the places
    };
    void add(const QString &id, const QString &english);
    [[nodiscard]] QString words(const Entry &entry, const QStringList &in);
    void renderWhole(Rendering &found, const QString &english) const;
    void renderParts(Rendering &found, const QString &english);
    void renderShaped(Rendering &found, const QString &english);
    [[nodiscard]] bool accept(Rendering &found, const Entry &entry, const QString &english);

    text::LanguagePtr m_language;
    std::vector<std::string> m_places; ///< of its texts
    QMultiHash<QString, Entry> m_plain; ///< with headings in capitals
    std::vector<Entry> m_shaped; ///< those with most letters first
    QHash<QString, Rendering> m_known;
};

} // namespace playmat::qmltest
