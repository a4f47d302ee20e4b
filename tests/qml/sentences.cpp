#include "sentences.h"

#include "phrasebook.h"
#include "support/language_folder.h"
#include "support/spoken.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QPointer>

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace playmat::qmltest {

namespace {

/// Its type, in whatever window: Qt adds a number that is another one in the next.
QString typeOf(const QQuickItem *item)
{
    return QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
}

/// The types that it lies in, for failures.
std::string whereabouts(const QQuickItem *item)
{
    QStringList types;
    for (; item != nullptr && types.size() < 6; item = item->parentItem())
        types.append(
            QStringLiteral("%1 %2x%3").arg(typeOf(item)).arg(item->width()).arg(item->height()));
    return types.join(u'/').toStdString();
}

/// Looks for texts in one window, with every frame. What an item's type tells is worked out once:
/// most items are none, and types live as long as the window's engine.
class Texts
{
public:
    /// Its words; nothing: it is no text.
    [[nodiscard]] std::optional<QString> wordsOf(const QQuickItem *item)
    {
        const QMetaObject *type = item->metaObject();
        const auto [known, isNew] = m_places.try_emplace(type, -1);
        if (isNew && isText(item))
            known->second = type->indexOfProperty("text");
        if (known->second < 0)
            return {};
        return type->property(known->second).read(item).toString();
    }

private:
    std::unordered_map<const QMetaObject *, int> m_places; ///< the property of a type; -1: none
};

using Placed = std::set<QString>; ///< words and what they were in

/// Returns whether these words have not been in such a place before, in any window.
bool noteShown(const QQuickItem *item, const QString &words, Placed &placed)
{
    QString place = words;
    const QQuickItem *box = item->parentItem();
    for (int level = 0; level < 2 && box != nullptr; ++level, box = box->parentItem())
        place += u'@' + typeOf(box);
    return placed.insert(place).second;
}

/// The same for the frames of one window. They look again in the next: what they show is noted with
/// it.
class FramePlaces
{
public:
    bool noteAll(App &app)
    {
        bool isNew = false;
        forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
            const std::optional<QString> words = m_texts.wordsOf(item);
            if (words && item->opacity() > 0)
                isNew |= note(item, *words);
        });
        return isNew;
    }

private:
    bool note(const QQuickItem *item, const QString &words)
    {
        size_t place = qHash(words);
        const QQuickItem *box = item->parentItem();
        for (int level = 0; level < 2 && box != nullptr; ++level, box = box->parentItem())
            place = qHashMulti(place, box->metaObject());
        return m_places.insert(place).second;
    }

    Texts m_texts;
    std::unordered_set<size_t> m_places;
};

bool noteAll(App &app, Placed &placed)
{
    bool isNew = false;
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        if (isText(item) && item->opacity() > 0)
            isNew |= noteShown(item, item->property("text").toString(), placed);
    });
    return isNew;
}

void expectAllWhole(App &app, const std::string &language)
{
    app.settle();
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        if (isText(item) && item->opacity() > 0 && item->width() > 0)
            expectWhole(item, app.window->width(), language);
    });
}

/// One for each language but English.
std::vector<std::pair<std::string, Phrasebook>> &phrasebooks()
{
    static std::vector<std::pair<std::string, Phrasebook>> books = [] {
        std::vector<std::pair<std::string, Phrasebook>> made;
        for (const std::string &language : test::languagesToTest())
            made.emplace_back(language, Phrasebook(test::languageNamed(language)));
        return made;
    }();
    return books;
}

std::set<QString> &saidSoFar()
{
    static std::set<QString> ids;
    return ids;
}

void noteSaid(const QString &id)
{
    saidSoFar().insert(id);
}

void noteSpoken(QQuickItem *item)
{
    const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(item);
    if (spoken == nullptr)
        return;
    for (const QAccessible::Text part : {QAccessible::Name, QAccessible::Description})
        for (const QString &id : phrasebooks().front().second.render(spoken->text(part)).ids)
            noteSaid(id);
}

/// A token shows other words where these have no room: it is laid out with the whole language, at
/// the end. The log follows its newest line by the height of all: its lines are in Phrases. Of what
/// the search in the book has found the first two lines are shown.
bool isLeftAlone(const QQuickItem *item)
{
    const QString place = QString::fromStdString(whereabouts(item));
    return place.contains(u"/TokenChip ") || place.contains(u"/LogLine ")
        || place.contains(u"/BookLine ");
}

/// Names of cards and numbers as long as they come.
QString filled(const std::string &phrase)
{
    QString words = QString::fromStdString(phrase);
    for (const char *place : {"%1", "%2", "%3", "%4"})
        words.replace(QLatin1String(place), QStringLiteral("Superlaser Technician"));
    return words.replace(QStringLiteral("%n"), QStringLiteral("12"));
}

struct Replaced
{
    QPointer<QQuickItem> item;
    QString english;
};

std::vector<Replaced> replaceWords(App &app, Phrasebook &book)
{
    std::vector<Replaced> all;
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        if (!isText(item) || item->opacity() <= 0)
            return;
        const QString english = item->property("text").toString();
        const Rendering rendering = book.render(english);
        for (const QString &id : rendering.ids)
            noteSaid(id);
        const bool shortened = item->property("truncated").toBool(); // on purpose, as in a list
        if (!shortened && !isLeftAlone(item) && !rendering.words.isNull()
            && rendering.words != english)
            all.push_back({item, english});
    });
    for (const Replaced &one : all) // a text can change what else is shown
        if (one.item != nullptr)
            one.item->setProperty("text", book.render(one.english).words);
    return all;
}

void layOutIn(App &app, const std::string &language, Phrasebook &book)
{
    const std::vector<Replaced> all = replaceWords(app, book);
    app.settle();
    for (const Replaced &one : all)
        if (one.item != nullptr && one.item->isVisible() && one.item->opacity() > 0
            && one.item->width() > 0)
            expectWhole(one.item, app.window->width(), language);
    for (const Replaced &one : all)
        if (one.item != nullptr)
            one.item->setProperty("text", one.english);
    app.settle();
}

bool layingOut = false; // that can show something
int timed = 0;

void layOutFrame(App &app, FramePlaces &places)
{
    const bool grows = app.session.stage()->resizing()
        || app.window->contentItem()->size() != QSizeF(app.window->size());
    if (layingOut || timed > 0 || grows || text::inUse() != nullptr || !places.noteAll(app))
        return;
    layingOut = true;
    for (auto &[language, book] : phrasebooks())
        layOutIn(app, language, book);
    forEachShown(app.window->contentItem(), noteSpoken);
    layingOut = false;
}

} // namespace

NothingIsLaidOut::NothingIsLaidOut()
{
    ++timed;
}

NothingIsLaidOut::~NothingIsLaidOut()
{
    --timed;
}

void layOutEachFrame(App &app)
{
    QObject::connect(app.window, &QQuickWindow::frameSwapped, app.window,
                     [&app, places = FramePlaces()]() mutable { layOutFrame(app, places); });
}

std::vector<Said> phrasesOf(const std::vector<std::string> &ids)
{
    std::vector<Said> all;
    const auto add = [&](const std::string &language, const text::Language &words) {
        for (const std::string &id : text::english().ids())
            for (const std::string &wanted : ids)
                if (id == wanted || id.starts_with(wanted + '.')) {
                    all.push_back({id, language, filled(*words.phrase(id, 2))});
                    noteSaid(QString::fromStdString(id));
                }
    };
    add("en", text::english());
    for (auto &[language, book] : phrasebooks())
        add(language, book.language());
    return all;
}

void sayEach(App &app, QQuickItem *text, const std::vector<std::string> &ids)
{
    ASSERT_NE(text, nullptr);
    const QString before = text->property("text").toString();
    const std::vector<Said> all = phrasesOf(ids);
    EXPECT_GE(all.size(), 2 * ids.size()) << ids.front() << " … are no phrases";
    for (const Said &said : all) {
        text->setProperty("text", said.words);
        app.settle();
        app.draw(); // columns place their lines with the frame
        expectWhole(text, app.window->width(), said.language + ' ' + said.id);
        EXPECT_LE(text->y() + text->height(), text->parentItem()->height() + 1)
            << said.language << ' ' << said.id << " is higher than what it lies on";
    }
    text->setProperty("text", before);
    app.settle();
}

QQuickItem *shownText(App &app, const char *within, const QString &begin)
{
    app.settle();
    QQuickItem *found = nullptr;
    QQuickItem *box = *within == 0 ? app.window->contentItem() : app.item(QLatin1String(within));
    if (box != nullptr)
        forEachShown(box, [&](QQuickItem *item) {
            if (isText(item) && item->property("text").toString().startsWith(begin))
                found = item;
        });
    EXPECT_NE(found, nullptr) << within << " does not say " << begin.toStdString();
    return found;
}

QString phrasesSaid()
{
    QString all;
    for (const QString &id : saidSoFar())
        all += id + u'\n';
    return all;
}

void expectWhole(const QQuickItem *item, double right, const std::string &language)
{
    const std::string words
        = item->property("text").toString().toStdString() + "” in " + whereabouts(item);
    const QSizeF drawn(item->property("contentWidth").toDouble(),
                       item->property("contentHeight").toDouble());
    EXPECT_FALSE(item->property("truncated").toBool()) << language << ": “" << words << " is cut";
    const double line = drawn.height() / std::max(1, item->property("lineCount").toInt());
    EXPECT_LE(drawn.height(), item->height() + line / 2)
        << language << ": “" << words << " is higher than its place";
    EXPECT_LE(item->mapToScene({std::max(item->width(), drawn.width()), 0}).x(), right + 1)
        << language << ": “" << words << " runs out of the window";
}

void layOut(App &app)
{
    if (app.window == nullptr || !app.window->isVisible() || text::inUse() != nullptr)
        return;
    app.settle();
    app.draw(); // the last frame
    static Placed placed;
    if (!noteAll(app, placed))
        return;
    expectAllWhole(app, "en");
    for (const std::string &language : test::languagesToTest()) {
        EXPECT_EQ(table::speak(QString::fromStdString(language)), QString());
        QCoreApplication::processEvents(); // the pages follow when all else has
        expectAllWhole(app, language);
    }
    table::Translator::use(nullptr);
    QCoreApplication::processEvents();
    app.settle();
}

} // namespace playmat::qmltest
