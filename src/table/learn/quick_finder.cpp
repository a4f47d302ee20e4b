#include "table/learn/quick_finder.h"

#include "learn/book_search.h"
#include "learn/course.h"
#include "match/folded_words.h"
#include "table/decks/card_finder.h"
#include "table/session/course_data.h"
#include "table/session/rule_book.h"
#include "table/view/own_deck.h"

#include <algorithm>
#include <array>

namespace playmat::table {

namespace {

struct Page
{
    const char *id;
    const char *words;
    const char *glyph;
};

constexpr std::array kPages{
    Page{"play", QT_TRID_NOOP("nav_bar.play"), "play"},
    Page{"learn", QT_TRID_NOOP("nav_bar.learn"), "book"},
    Page{"decks", QT_TRID_NOOP("nav_bar.decks"), "deck"},
    Page{"cards", QT_TRID_NOOP("nav_bar.cards"), "search"},
    Page{"history", QT_TRID_NOOP("nav_bar.history"), "trophy"},
    Page{"settings", QT_TRID_NOOP("nav_bar.settings"), "gear"},
};

/// Whether each word of the query begins a word of the name.
bool begins(const std::string &name, const QString &query)
{
    const std::string words = match::foldedWords(name);
    const QStringList parts = QString::fromStdString(match::foldedWords(query.toStdString()))
                                  .split(u' ', Qt::SkipEmptyParts);
    return !parts.isEmpty() && std::ranges::all_of(parts, [&](const QString &part) {
        return words.find(' ' + part.toStdString()) != std::string::npos;
    });
}

/// Keeps the hits whose titles fit, at most kMost of them, after those that are there.
void addFitting(std::vector<QuickHit> &out, std::vector<QuickHit> hits, const QString &query)
{
    std::erase_if(hits,
                  [&](const QuickHit &hit) { return !begins(hit.title.toStdString(), query); });
    if (hits.size() > std::size_t(QuickFinder::kMost))
        hits.resize(std::size_t(QuickFinder::kMost));
    std::ranges::move(hits, std::back_inserter(out));
}

} // namespace

void QuickFinder::setText(const QString &text)
{
    m_text = text;
    std::vector<QuickHit> hits;
    addPages(hits);
    const bool ready = m_library != nullptr && m_library->library() != nullptr;
    if (m_text.isEmpty() && ready)
        m_decks = allDecks();
    if (!m_text.trimmed().isEmpty() && ready) {
        addFitting(hits, m_decks, m_text);
        addCards(hits);
        addLessons(hits);
        addRules(hits);
    }
    m_hits.show(std::move(hits));
    emit changed();
}

QuickHit QuickFinder::at(int row) const
{
    return row < 0 || row >= m_hits.rowCount() ? QuickHit() : m_hits.rows()[std::size_t(row)];
}

void QuickFinder::addPages(std::vector<QuickHit> &out) const
{
    std::vector<QuickHit> pages;
    for (const Page &page : kPages)
        if (m_places.contains(QString::fromLatin1(page.id)))
            pages.push_back({QStringLiteral("page"), qtTrId(page.words),
                             qtTrId("quick_finder.page"), QString::fromLatin1(page.id),
                             QString::fromLatin1(page.glyph), QString()});
    if (m_text.trimmed().isEmpty())
        out = std::move(pages);
    else
        addFitting(out, std::move(pages), m_text);
}

std::vector<QuickHit> QuickFinder::allDecks() const
{
    const QString deck = QStringLiteral("deck");
    std::vector<QuickHit> decks;
    for (const QVariant &one : m_library->ownDecks(0)) {
        const auto own = one.value<OwnDeck>();
        decks.push_back({deck, own.name, own.factsText, own.path, deck, QString()});
    }
    for (const QString &name : m_library->builtIn())
        decks.push_back({deck, m_library->builtInTitle(name), qtTrId("deck_gallery.built_in"), name,
                         deck, QString()});
    return decks;
}

void QuickFinder::addCards(std::vector<QuickHit> &out) const
{
    const auto index = cardIndex(*m_library->library());
    const QString query = QStringLiteral("n:\"%1\"").arg(QString(m_text).remove(u'"'));
    const CardsFound found = findCards(*index, query, decks::CardIndex::Order::Name, {});
    if (!found.problem.isEmpty())
        return;
    for (std::size_t i = 0; i < found.cards.size() && i < std::size_t(kMost); ++i) {
        const QString id = QString::fromStdString(index->cards()[found.cards[i]].id);
        const CardFacts facts = m_library->kit().printedCard(*m_library->library(), id);
        out.push_back({QStringLiteral("card"), facts.name,
                       facts.subtitle.isEmpty() ? facts.typeWord : facts.subtitle, facts.name,
                       QStringLiteral("search"), id});
    }
}

void QuickFinder::addLessons(std::vector<QuickHit> &out) const
{
    const bool here = m_learn != nullptr && m_library->game().course;
    const learn::Course *course = here ? m_learn->course() : nullptr;
    if (course == nullptr)
        return;
    std::vector<QuickHit> lessons;
    for (const learn::Lesson &lesson : course->lessons)
        lessons.push_back({QStringLiteral("lesson"), taught(lesson.title),
                           qtTrId("quick_finder.lesson"), QString::fromStdString(lesson.id),
                           QStringLiteral("book"), QString()});
    addFitting(out, std::move(lessons), m_text);
}

void QuickFinder::addRules(std::vector<QuickHit> &out) const
{
    const std::string game = m_library->gameId().toStdString();
    const learn::Book *book = m_library->game().book ? ruleBook(game) : nullptr;
    if (book == nullptr || m_text.trimmed().size() < 2)
        return;
    int count = 0;
    for (const learn::Hit &hit : bookIndex(game).find(m_text.toStdString())) {
        if (hit.kind == learn::Hit::Kind::Card || count++ >= kMost)
            continue;
        const bool rule = hit.kind == learn::Hit::Kind::Rule;
        const QString title = QString::fromStdString(rule ? book->entries[hit.index].title
                                                          : book->terms[hit.index].shown);
        const QString link = rule
            ? QStringLiteral("rule:") + QString::fromStdString(book->entries[hit.index].rule)
            : QStringLiteral("term:") + QString::fromStdString(book->terms[hit.index].name);
        const QString note = rule ? QString::fromStdString(book->entries[hit.index].rule)
                                  : qtTrId("quick_finder.term");
        out.push_back(
            {QStringLiteral("rule"), title, note, link, QStringLiteral("info"), QString()});
    }
}

} // namespace playmat::table
