#include "table/learn/book_session.h"

#include "match/game_kit.h"
#include "table/session/course_data.h"
#include "table/session/rule_book.h"
#include "table/view/translator.h"

#include <algorithm>

namespace playmat::table {

namespace {

constexpr QLatin1String kRule("rule:");
constexpr QLatin1String kTerm("term:");
constexpr QLatin1String kCard("card:");
constexpr QLatin1String kLesson("lesson:");
constexpr QLatin1String kGlossary("glossary");

QString words(const std::string &text)
{
    return QString::fromStdString(text);
}

QString linkOf(const learn::BookEntry &entry)
{
    return kRule + words(entry.rule);
}

/// "6.3" of "CR 6.3".
QString shortNumber(const std::string &rule)
{
    return words(rule).section(u' ', 1);
}

QVariantMap chip(const QString &text, const QString &link)
{
    return {{QStringLiteral("text"), text}, {QStringLiteral("link"), link}};
}

/// "6.3 Attacking".
QVariantMap chipOf(const learn::BookEntry &entry)
{
    return chip(shortNumber(entry.rule) + u' ' + words(entry.title), linkOf(entry));
}

} // namespace

BookSession::BookSession(QObject *parent)
    : QObject(parent)
    , m_shown(this)
{
    whenLanguageChanges(this, &BookSession::readAnew);
}

void BookSession::readAnew()
{
    if (m_book == nullptr)
        return;
    m_book = nullptr;
    if (read() && !m_link.isEmpty())
        turnTo(m_link);
    setQuery(std::exchange(m_query, {}));
}

bool BookSession::read()
{
    if (m_book == nullptr)
        m_book = ruleBook(m_game.toStdString());
    return m_book != nullptr && !m_book->entries.empty();
}

const learn::BookIndex &BookSession::index() const
{
    return bookIndex(m_game.toStdString());
}

QString BookSession::courseGame()
{
    const TableKit *kit = courseData().kit;
    if (kit == nullptr)
        return {};
    const std::string_view id = kit->game().id();
    return QString::fromUtf8(id.data(), qsizetype(id.size()));
}

/// Switches to the book of another game, which opens at its beginning.
void BookSession::setGame(const QString &game)
{
    if (game == m_game)
        return;
    close();
    setQuery({});
    m_game = game;
    m_book = nullptr;
    m_link.clear();
    m_back.clear();
    m_forward.clear();
    m_unfolded.clear();
    emit gameChanged();
}

// --- going somewhere -----------------------------------------------------------------------------

/// The link to what is really there; empty when it leads nowhere.
QString BookSession::known(const QString &link) const
{
    const auto rest
        = [&](QLatin1String kind) { return link.mid(kind.size()).trimmed().toStdString(); };
    if (link.startsWith(kRule)) {
        const learn::BookEntry *entry = m_book->nearest(rest(kRule));
        return entry == nullptr ? QString() : linkOf(*entry);
    }
    if (link.startsWith(kTerm)) {
        const learn::Term *term = m_book->term(rest(kTerm));
        return term == nullptr ? QString() : kTerm + words(term->name);
    }
    if (link.startsWith(kCard))
        return index().card(rest(kCard)) == nullptr ? QString() : link;
    return {};
}

void BookSession::show(const QString &link)
{
    if (!read())
        return;
    if (link.startsWith(kLesson)) {
        close();
        emit lessonRequested(link.mid(kLesson.size()));
        return;
    }
    QString there = known(link);
    if (there.isEmpty())
        there = m_link.isEmpty() ? linkOf(m_book->entries.front()) : m_link;
    if (!m_link.isEmpty() && there != m_link) {
        m_back.append(m_link);
        m_forward.clear();
    }
    const bool opens = !m_open;
    m_open = true;
    if (opens || there != m_link)
        turnTo(there);
    if (opens)
        emit openChanged();
}

void BookSession::close()
{
    if (!m_open)
        return;
    m_open = false;
    m_shown.close();
    setQuery({});
    emit openChanged();
}

void BookSession::back()
{
    if (m_back.isEmpty())
        return;
    m_forward.append(m_link);
    turnTo(m_back.takeLast());
}

void BookSession::forward()
{
    if (m_forward.isEmpty())
        return;
    m_back.append(m_link);
    turnTo(m_forward.takeLast());
}

void BookSession::turnTo(const QString &link)
{
    m_link = link;
    m_shown.close();
    if (link.startsWith(kRule)) {
        const learn::BookEntry &entry = *m_book->entry(link.mid(kRule.size()).toStdString());
        m_entry = viewOf(entry);
        const learn::Show *show = m_book->show(entry.show);
        if (show != nullptr && courseData().course != nullptr && m_game == courseGame())
            m_shown.open(*courseData().course, *show);
    } else if (link.startsWith(kTerm)) {
        m_entry = viewOf(*m_book->term(link.mid(kTerm.size()).toStdString()));
    } else {
        m_entry = viewOf(*index().card(link.mid(kCard.size()).toStdString()));
    }
    openTree();
    refreshTree();
    emit entryChanged();
}

// --- what is read --------------------------------------------------------------------------------

BookEntryView BookSession::viewOf(const learn::BookEntry &entry) const
{
    BookEntryView view;
    view.kind = QStringLiteral("rule");
    view.title = words(entry.title);
    view.number = words(entry.rule);
    view.text = words(entry.text);
    for (const learn::BookEntry &part : m_book->entries) {
        if (learn::parentRule(part.rule) == entry.rule)
            view.parts.append(chipOf(part));
    }
    addRules(view, entry.see);
    addTermChips(view, entry.terms);
    nameLesson(view, entry.lesson);
    view.picture = pictureFor(entry);
    return view;
}

/// The picture of the lesson that teaches the entry or a rule that contains it; otherwise one of
/// the lessons' pictures for each chapter.
QString BookSession::pictureFor(const learn::BookEntry &entry) const
{
    const learn::Course *course = courseData().course;
    if (course == nullptr || course->lessons.empty() || m_game != courseGame())
        return {};
    const learn::BookEntry *top = &entry;
    for (const learn::BookEntry *up = top; up != nullptr;
         up = m_book->entry(learn::parentRule(up->rule))) {
        top = up;
        for (const learn::Lesson &lesson : course->lessons)
            if (!up->lesson.empty() && lesson.file.starts_with(up->lesson))
                return words(lesson.picture);
    }
    const std::size_t chapter = std::size_t(top - m_book->entries.data());
    return words(course->lessons[chapter % course->lessons.size()].picture);
}

BookEntryView BookSession::viewOf(const learn::Term &term) const
{
    BookEntryView view;
    view.kind = QStringLiteral("term");
    view.title = words(term.shown);
    view.text = words(term.text);
    addRules(view, {term.rule});
    addTermChips(view, term.see);
    if (const learn::BookEntry *entry = m_book->entry(term.rule)) {
        nameLesson(view, entry->lesson);
        view.picture = pictureFor(*entry);
    }
    return view;
}

BookEntryView BookSession::viewOf(const learn::BookCard &card) const
{
    BookEntryView view;
    view.kind = QStringLiteral("card");
    view.title = card.title.empty()
        ? words(card.name)
        : QStringLiteral("%1 – %2").arg(words(card.name), words(card.title));
    view.number = words(card.id).replace(u'_', u' ');
    view.text = cardSays(m_game.toStdString(), card.id);
    view.cardId = view.picture = words(card.id);
    addTermChips(view, card.terms);
    return view;
}

void BookSession::addRules(BookEntryView &view, const std::vector<std::string> &rules) const
{
    for (const std::string &rule : rules) {
        if (const learn::BookEntry *entry = m_book->entry(rule))
            view.chips.append(chipOf(*entry));
    }
}

void BookSession::addTermChips(BookEntryView &view, const std::vector<std::string> &terms) const
{
    for (const std::string &term : terms)
        view.chips.append(chip(words(ruled(m_game.toStdString(), term)), kTerm + words(term)));
}

void BookSession::nameLesson(BookEntryView &view, const std::string &number) const
{
    const learn::Course *course = courseData().course;
    if (course == nullptr || number.empty() || m_game != courseGame())
        return;
    for (const learn::Lesson &lesson : course->lessons) {
        if (!lesson.file.starts_with(number))
            continue;
        view.lesson = words(lesson.id);
        view.lessonTitle = taught(lesson.title);
        view.lessonNumber = int(&lesson - course->lessons.data()) + 1;
        view.lessonMinutes = lesson.minutes;
    }
}

// --- the tree ------------------------------------------------------------------------------------

/// So far that what is read can be seen in it.
void BookSession::openTree()
{
    if (m_link.startsWith(kTerm))
        m_unfolded.insert(kGlossary);
    if (!m_link.startsWith(kRule))
        return;
    const std::string rule = m_link.mid(kRule.size()).toStdString();
    for (std::string_view above = learn::parentRule(rule); !above.empty();
         above = learn::parentRule(above))
        m_unfolded.insert(kRule + words(std::string(above)));
    m_unfolded.insert(m_link);
}

void BookSession::fold(const QString &link)
{
    if (!m_unfolded.remove(link))
        m_unfolded.insert(link);
    refreshTree();
    emit entryChanged(); // it may be on another line
}

void BookSession::refreshTree()
{
    std::vector<BookRow> rows;
    int shut = 100; // nothing deeper than this is shown
    for (std::size_t i = 0; i < m_book->entries.size(); ++i) {
        const learn::BookEntry &entry = m_book->entries[i];
        BookRow row;
        row.depth = learn::depthOf(entry.rule);
        if (row.depth > shut)
            continue;
        const bool above = i + 1 < m_book->entries.size()
            && learn::depthOf(m_book->entries[i + 1].rule) > row.depth;
        row.link = linkOf(entry);
        row.title = words(entry.title);
        row.number = shortNumber(entry.rule);
        row.folds = !above ? 0 : m_unfolded.contains(row.link) ? 2 : 1;
        row.current = row.link == m_link;
        shut = row.folds == 1 ? row.depth : 100;
        rows.push_back(std::move(row));
    }
    addTerms(rows);
    m_tree.show(std::move(rows));
}

void BookSession::addTerms(std::vector<BookRow> &rows) const
{
    BookRow glossary;
    glossary.link = kGlossary;
    glossary.title = qtTrId("book_session.glossary");
    glossary.folds = m_unfolded.contains(kGlossary) ? 2 : 1;
    rows.push_back(glossary);
    if (glossary.folds == 1)
        return;
    for (const learn::Term &term : m_book->terms) {
        BookRow row;
        row.link = kTerm + words(term.name);
        row.title = words(term.shown);
        row.depth = 1;
        row.current = row.link == m_link;
        rows.push_back(std::move(row));
    }
}

int BookSession::currentRow() const
{
    const auto found = std::ranges::find(m_tree.rows(), true, &BookRow::current);
    return found == m_tree.rows().end() ? -1 : int(found - m_tree.rows().begin());
}

// --- looking for something -----------------------------------------------------------------------

void BookSession::setQuery(const QString &query)
{
    if (query == m_query || !read())
        return;
    m_query = query;
    std::vector<BookRow> rows;
    for (const learn::Hit &hit : index().find(query.toStdString()))
        rows.push_back(rowOf(hit));
    m_found.show(std::move(rows));
    emit queryChanged();
}

BookRow BookSession::rowOf(const learn::Hit &hit) const
{
    BookRow row;
    switch (hit.kind) {
    case learn::Hit::Kind::Rule: {
        const learn::BookEntry &entry = m_book->entries[hit.index];
        row.link = linkOf(entry);
        row.title = words(entry.title);
        row.number = shortNumber(entry.rule);
        row.detail = words(entry.text);
        row.glyph = QStringLiteral("book");
        break;
    }
    case learn::Hit::Kind::Term: {
        const learn::Term &term = m_book->terms[hit.index];
        row.link = kTerm + words(term.name);
        row.title = words(term.shown);
        row.detail = words(term.text);
        row.glyph = QStringLiteral("info");
        break;
    }
    case learn::Hit::Kind::Card: {
        const learn::BookCard &card = index().cards()[hit.index];
        row.link = kCard + words(card.id);
        row.title = words(card.name);
        row.detail = words(card.title);
        for (const std::string &term : card.terms)
            row.detail += (row.detail.isEmpty() ? QString() : QStringLiteral(" · "))
                + words(ruled(m_game.toStdString(), term));
        row.glyph = QStringLiteral("card");
        break;
    }
    }
    return row;
}

} // namespace playmat::table
