#include "phrasebook.h"

#include "support/folders.h"

#include <algorithm>
#include <filesystem>

namespace playmat::qmltest {

namespace {

const QRegularExpression kPlace(QStringLiteral("%(?:([1-9])|(n))"));

constexpr qsizetype kName = 48; ///< What stands in a place is no longer than a card's name.

/// What stands between the parts of a text: lines, items, sentences, …
const std::vector<std::pair<QRegularExpression, QString>> kBetween = [] {
    std::vector<std::pair<QRegularExpression, QString>> all;
    for (const char *mark : {"\n", " · ", " ", ": ", ", "}) {
        const QString between = QString::fromUtf8(mark);
        const QString begin = between == u" " ? QStringLiteral("(?<=[.!?])") : QString();
        all.emplace_back(QRegularExpression(begin + QRegularExpression::escape(between)), between);
    }
    return all;
}();

qsizetype lettersOf(QString words)
{
    words.remove(kPlace);
    return std::count_if(words.cbegin(), words.cend(), [](QChar c) { return c.isLetter(); });
}

/// "%1 of %n" → "^(.+)of (\d+)$", and the places "1n".
QRegularExpression shapeOf(const QString &english, QString &places)
{
    QString shape;
    qsizetype end = 0;
    for (auto found = kPlace.globalMatch(english); found.hasNext();) {
        const QRegularExpressionMatch place = found.next();
        shape += QRegularExpression::escape(english.sliced(end, place.capturedStart() - end));
        shape += place.captured(2).isEmpty() ? QStringLiteral("(.+?)") : QStringLiteral("(\\d+)");
        places += place.captured(2).isEmpty() ? place.captured(1) : QStringLiteral("n");
        end = place.capturedEnd();
    }
    shape += QRegularExpression::escape(english.sliced(end));
    return QRegularExpression(QRegularExpression::anchoredPattern(shape),
                              QRegularExpression::DotMatchesEverythingOption);
}

} // namespace

Phrasebook::Phrasebook(text::LanguagePtr language)
    : m_language(std::move(language))
{
    const std::string texts
        = test::resourceDir() + std::string("/text/") + m_language->id() + "/texts";
    for (const auto &file : std::filesystem::directory_iterator(texts))
        m_places.push_back(file.path().stem());
    for (const std::string &id : text::english().ids()) {
        QStringList forms;
        for (const int count : {1, 2}) {
            const QString words = QString::fromStdString(*text::english().phrase(id, count));
            if (!forms.contains(words) && lettersOf(words) > 0)
                forms.append(words);
        }
        for (const QString &form : forms)
            add(QString::fromStdString(id), form);
    }
    std::stable_sort(m_shaped.begin(), m_shaped.end(),
                     [](const Entry &a, const Entry &b) { return a.letters > b.letters; });
}

void Phrasebook::add(const QString &id, const QString &english)
{
    Entry entry{id, english, {}, {}, lettersOf(english)};
    entry.shape = shapeOf(english, entry.places);
    if (entry.places.isEmpty()) {
        m_plain.insert(english, entry);
        m_plain.insert(english.toUpper(), entry);
    } else {
        m_shaped.push_back(entry);
    }
}

QString Phrasebook::words(const Entry &entry, const QStringList &in)
{
    const qsizetype number = entry.places.indexOf(u'n');
    const int count = number >= 0 ? in.at(number).toInt() : 1;
    const std::string *phrase = m_language->phrase(entry.id.toStdString(), count);
    const QString said = phrase == nullptr ? entry.english : QString::fromStdString(*phrase);
    QString out;
    qsizetype end = 0;
    for (auto found = kPlace.globalMatch(said); found.hasNext();) {
        const QRegularExpressionMatch place = found.next();
        out += said.sliced(end, place.capturedStart() - end);
        const qsizetype at = entry.places.indexOf(place.captured().at(1));
        const QString stands = at < 0 ? QString() : in.at(at);
        const Rendering within = stands.isEmpty() ? Rendering() : render(stands);
        out += within.words.isNull() ? stands : within.words;
        end = place.capturedEnd();
    }
    return out + said.sliced(end);
}

bool Phrasebook::accept(Rendering &found, const Entry &entry, const QString &english)
{
    QStringList stands;
    if (!entry.places.isEmpty()) {
        const QRegularExpressionMatch match = entry.shape.match(english);
        if (!match.hasMatch())
            return false;
        stands = match.capturedTexts().sliced(1);
        if (std::ranges::any_of(stands, [](const QString &one) { return one.size() > kName; }))
            return false;
    }
    const bool capitals = entry.places.isEmpty() && entry.english != english;
    const QString said = this->words(entry, stands);
    const QString words = capitals ? said.toUpper() : said;
    found.ids.append(entry.id);
    if (words.size() > found.words.size())
        found.words = words;
    return true;
}

/// What fits with fewer letters than another is one that it happens to look like.
void Phrasebook::renderShaped(Rendering &found, const QString &english)
{
    qsizetype letters = 0;
    for (const Entry &entry : m_shaped) {
        if (entry.letters < letters)
            return;
        if (accept(found, entry, english))
            letters = entry.letters;
    }
}

void Phrasebook::renderWhole(Rendering &found, const QString &english) const
{
    for (const std::string &place : m_places) {
        const std::string *words = m_language->text(place, english.toStdString());
        if (words != nullptr && qsizetype(words->size()) > found.words.size())
            found.words = QString::fromStdString(*words);
    }
}

/// Each part is English again, and may have parts.
void Phrasebook::renderParts(Rendering &found, const QString &english)
{
    for (const auto &[between, mark] : kBetween) {
        QStringList parts = english.split(between);
        if (parts.size() < 2)
            continue;
        for (QString &part : parts) {
            const Rendering one = render(part);
            found.ids += one.ids;
            if (!one.words.isNull())
                part = one.words;
        }
        const QString words = parts.join(mark);
        if (words != english || !found.ids.isEmpty())
            found.words = words;
        return;
    }
}

Rendering Phrasebook::render(const QString &english)
{
    const auto known = m_known.constFind(english);
    if (known != m_known.constEnd())
        return *known;
    Rendering found;
    for (const Entry &entry : m_plain.values(english))
        (void)accept(found, entry, english);
    renderWhole(found, english);
    if (found.words.isNull())
        renderShaped(found, english);
    if (found.words.isNull())
        renderParts(found, english);
    m_known.insert(english, found);
    return found;
}

} // namespace playmat::qmltest
