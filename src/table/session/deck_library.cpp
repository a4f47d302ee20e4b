#include "table/session/deck_library.h"

#include "match/deck_export.h"
#include "match/deck_text.h"
#include "match/match.h"
#include "match/swu/deck_check.h"
#include "table/presenter/card_words.h"
#include "table/presenter/shown_names.h"

#include <QClipboard>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <map>

namespace playmat::table {

namespace {

constexpr qint64 kLargestDocument = 1 << 20;
constexpr int kKeyCards = 5;

/// The cards whose pictures stand for the deck: unique and costly ones, each once.
QStringList keyCardsOf(const swu::CardDb &db, const std::vector<swu::DefId> &cards)
{
    std::vector<swu::DefId> distinct = cards;
    std::sort(distinct.begin(), distinct.end());
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
    std::stable_sort(distinct.begin(), distinct.end(), [&](swu::DefId a, swu::DefId b) {
        const auto weight
            = [&](swu::DefId id) { return db.def(id).cost + (db.def(id).unique ? 10 : 0); };
        return weight(a) > weight(b);
    });
    QStringList ids;
    for (const swu::DefId id : distinct) {
        if (ids.size() < kKeyCards)
            ids.append(CardWords::id(db.def(id)));
    }
    return ids;
}

QString aspectWords(const swu::CardDb &db, const swu::DeckChoice &deck)
{
    QStringList words
        = CardWords::aspects(db.def(deck.leader)) + CardWords::aspects(db.def(deck.base));
    words.removeDuplicates();
    return words.join(QStringLiteral(", "));
}

DeckSummary summaryOf(const swu::CardDb &db, const swu::DeckChoice &deck, const QString &title)
{
    const swu::CardDef &leader = db.def(deck.leader);
    const swu::CardDef &base = db.def(deck.base);
    DeckSummary s;
    s.ok = true;
    s.title = title;
    s.leaderId = CardWords::id(leader);
    s.leaderName = CardWords::name(leader);
    s.leaderSubtitle = QString::fromStdString(leader.subtitle);
    s.baseId = CardWords::id(base);
    s.baseName = CardWords::name(base);
    s.baseHp = base.hp;
    s.factsText = DeckLibrary::tr("%n cards", nullptr, int(deck.cards.size()))
        + QStringLiteral(" · ") + aspectWords(db, deck);
    s.curve = QList<int>(8, 0);
    for (const swu::DefId id : deck.cards)
        ++s.curve[std::min<int>(db.def(id).cost, 7)];
    s.keyCards = keyCardsOf(db, deck.cards);
    return s;
}

/// Every fault with the line that it stands in.
QString faultsText(const std::vector<match::DeckFault> &faults, const std::string &text)
{
    QStringList sentences;
    for (const match::DeckFault &fault : faults) {
        match::Problem place;
        match::setPlace(place, text, fault.offset);
        sentences.append(DeckLibrary::tr("Line %1: %2.")
                             .arg(place.line)
                             .arg(QString::fromStdString(fault.message)));
    }
    return sentences.join(u' ');
}

using Export = std::string (*)(const swu::CardDb &, const match::DeckDocument &);

QString exported(const QString &json, Export form)
{
    const auto document = match::parseDeck(json.toStdString());
    return cardData().library == nullptr || !document.ok()
        ? QString()
        : QString::fromStdString(form(cardData().library->swu(), document.value()));
}

} // namespace

DeckLibrary::DeckLibrary(TableSettings *settings, const QString &journal, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_journal(journal)
{
    const QStringList names = builtIn();
    for (int seat = 0; seat < 2; ++seat) {
        const QString remembered = settings->deck(seat);
        const bool taken = !remembered.isEmpty()
            && (names.contains(remembered) ? (useBuiltIn(seat, remembered), true)
                                           : useText(seat, remembered));
        if (!taken && !names.isEmpty())
            useBuiltIn(seat, names.at((seat + int(names.size()) - 1) % int(names.size())));
    }
    forgetProblem();
    refresh();
}

QStringList DeckLibrary::builtIn() const
{
    QStringList names;
    if (cardData().library == nullptr)
        return names;
    for (const std::string &name : cardData().library->deckNames())
        names.append(QString::fromStdString(name));
    return names;
}

const std::string *DeckLibrary::builtInText(const QString &name) const
{
    return cardData().library == nullptr ? nullptr : cardData().library->deck(name.toStdString());
}

QString DeckLibrary::builtInTitle(const QString &name) const
{
    const std::string *text = builtInText(name);
    const auto document = match::parseDeck(text == nullptr ? std::string() : *text);
    return document.ok() ? shownDeckTitle(document.value().name) : name;
}

void DeckLibrary::useBuiltIn(int seat, const QString &name)
{
    const std::string *text = builtInText(name);
    if (text != nullptr)
        take(seat, QString::fromStdString(*text), name);
}

bool DeckLibrary::useText(int seat, const QString &text)
{
    return take(seat, text, text);
}

bool DeckLibrary::useFile(int seat, const QUrl &url)
{
    QFile file(url.toLocalFile());
    if (!file.open(QIODevice::ReadOnly)) {
        setProblem(tr("%1 cannot be read: %2").arg(url.toLocalFile(), file.errorString()));
        return false;
    }
    if (file.size() > kLargestDocument) {
        setProblem(tr("%1 is too large to be a deck.").arg(url.toLocalFile()));
        return false;
    }
    return useText(seat, QString::fromUtf8(file.readAll()));
}

void DeckLibrary::dropped(int seat, const QList<QUrl> &urls, const QString &text)
{
    if (!urls.isEmpty())
        useFile(seat, urls.first());
    else if (!text.isEmpty())
        useText(seat, text);
}

bool DeckLibrary::take(int seat, const QString &text, const QString &remembered)
{
    if (cardData().library == nullptr || seat < 0 || seat > 1)
        return false;
    const swu::CardDb &db = cardData().library->swu();
    const std::string given = text.toStdString();
    const auto document = match::readDeck(db, given);
    if (!document.ok()) {
        setProblem(QString::fromStdString(match::describe(document.problem())));
        return false;
    }
    const match::CheckedDeck deck = match::checkDeck(db, document.value());
    if (!deck.ok()) {
        setProblem(faultsText(deck.faults, given));
        return false;
    }
    m_decks[size_t(seat)] = summaryOf(db, deck.choice, shownDeckTitle(document.value().name));
    m_documents[size_t(seat)] = match::isDeckJson(given)
        ? text
        : QString::fromStdString(match::exportDeckJson(db, document.value()));
    m_settings->setDeck(seat, remembered);
    setProblem({});
    return true;
}

QString DeckLibrary::exportJson(int seat) const
{
    return exported(documents().value(seat), &match::exportDeckJson);
}

QString DeckLibrary::exportText(int seat) const
{
    return exported(documents().value(seat), &match::exportDeckText);
}

void DeckLibrary::copy(const QString &text) const
{
    QGuiApplication::clipboard()->setText(text);
}

void DeckLibrary::forgetProblem()
{
    setProblem(cardData().problem);
}

void DeckLibrary::setProblem(const QString &problem)
{
    m_problem = problem;
    emit changed();
}

void DeckLibrary::refresh()
{
    m_canContinue = false;
    const bool there = !m_journal.isEmpty() && QFileInfo::exists(m_journal);
    if (there && cardData().library != nullptr) {
        const auto peek = match::peekJournal(*cardData().library, m_journal.toStdString());
        if (peek.ok() && !peek.value().over) {
            const match::JournalPeek &left = peek.value();
            const auto name = [&](size_t seat) { return shownPlayerName(left.names.at(seat)); };
            m_canContinue = true;
            m_continueTitle = tr("%1 against %2").arg(name(0), name(1));
            m_continueText
                = tr("Round %1 · %2 to move · bases %3 and %4")
                      .arg(QString::number(left.round),
                           left.toMove < left.names.size() ? name(left.toMove) : QString(),
                           QString::number(left.baseHpLeft[0]),
                           QString::number(left.baseHpLeft[1]));
            m_continueTime = tr("Left %1").arg(
                QLocale().toString(QFileInfo(m_journal).lastModified(), QLocale::ShortFormat));
            m_continueLeaders = {QString::fromStdString(left.leaders[0]),
                                 QString::fromStdString(left.leaders[1])};
        }
    }
    emit changed();
}

} // namespace playmat::table
