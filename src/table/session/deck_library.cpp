#include "table/session/deck_library.h"

#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/deck_export.h"
#include "kit/swu/host/deck_text.h"
#include "kit/swu/host/swu_cards.h"
#include "kit/swu/table/card_words.h"
#include "table/session/file_look.h"
#include "table/view/shown_names.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace playmat::table {

namespace {

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

/// Every fault with the line it is on.
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

/// The host of a text that is a link and nothing else; empty for all others.
QString siteOf(const QString &text)
{
    static const QRegularExpression link(
        QStringLiteral("^(?:https?://)?(?:www\\.)?((?:[\\w-]+\\.)+[a-z]{2,})(?:[:/?#]\\S*)?$"),
        QRegularExpression::CaseInsensitiveOption);
    return link.match(text.trimmed()).captured(1).toLower();
}

QString asSentence(const QString &words)
{
    const QString sentence = words.left(1).toUpper() + words.mid(1);
    return sentence.endsWith(u'.') ? sentence : sentence + u'.';
}

using Export = std::string (*)(const swu::CardDb &, const match::DeckDocument &);

QString exported(const QString &json, Export form)
{
    const auto document = match::parseDeck(json.toStdString());
    return cardData().library == nullptr || !document.ok()
        ? QString()
        : QString::fromStdString(form(match::swuCards(*cardData().library), document.value()));
}

} // namespace

DeckLibrary::DeckLibrary(TableSettings *settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    const QStringList names = builtIn();
    for (int seat = 0; seat < 2; ++seat) {
        const QString remembered = settings->deck(seat);
        const bool taken = !remembered.isEmpty()
            && (names.contains(remembered) ? (useBuiltIn(seat, remembered), true)
                                           : useText(seat, remembered));
        if (!taken && !names.isEmpty()) // the last two are those of the first set
            useBuiltIn(seat, names.at(std::max(0, int(names.size()) - 1 - seat)));
    }
    forgetProblem();
    connect(settings, &TableSettings::changed, this, &DeckLibrary::changed);
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

bool DeckLibrary::isSurprise(int seat) const
{
    return m_settings->surprise() && !m_settings->programs().at(seat).isEmpty();
}

bool DeckLibrary::ready() const
{
    return (m_decks[0].ok || isSurprise(0)) && (m_decks[1].ok || isSurprise(1));
}

QStringList DeckLibrary::dealt() const
{
    QStringList decks = documents();
    const QStringList names = builtIn();
    for (int seat = 0; seat < decks.size(); ++seat) {
        if (isSurprise(seat) && !names.isEmpty())
            decks[seat] = names.at(QRandomGenerator::global()->bounded(int(names.size())));
    }
    return decks;
}

void DeckLibrary::useBuiltIn(int seat, const QString &name)
{
    const std::string *text = builtInText(name);
    if (text != nullptr)
        take(seat, QString::fromStdString(*text), name);
}

bool DeckLibrary::useText(int seat, const QString &text)
{
    return !refuseLink(text) && take(seat, text, text);
}

bool DeckLibrary::refuseLink(const QString &text)
{
    const QString site = siteOf(text);
    if (site.isEmpty())
        return false;
    setProblem(tr("This is a link. Playmat never goes online: please paste the deck itself, "
                  "as text."));
    m_linkPasted = site;
    emit changed();
    return true;
}

bool DeckLibrary::useFile(int seat, const QString &path)
{
    const FileLook look = lookInto(path);
    const QString name = QFileInfo(path).fileName();
    if (look.kind == FileLook::Kind::Match)
        setProblem(tr("%1 is a saved match, not a deck.").arg(name));
    else if (look.kind == FileLook::Kind::Neither)
        setProblem(look.problem);
    else if (useText(seat, look.text))
        return true;
    else
        setProblem(tr("%1 is not a saved match, and cannot be used as a deck. %2")
                       .arg(name, asSentence(m_problem)));
    return false;
}

bool DeckLibrary::isMatch(const QString &path) const
{
    return lookInto(path).kind == FileLook::Kind::Match;
}

QString DeckLibrary::droppedFile(const QList<QUrl> &urls) const
{
    return urls.isEmpty() ? QString() : urls.first().toLocalFile();
}

bool DeckLibrary::take(int seat, const QString &text, const QString &remembered)
{
    if (cardData().library == nullptr || seat < 0 || seat > 1)
        return false;
    const swu::CardDb &db = match::swuCards(*cardData().library);
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
    if (isSurprise(seat) && m_settings->deck(seat) != remembered)
        m_settings->setSurprise(false); // somebody has chosen one
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
    m_linkPasted.clear();
    emit changed();
}

} // namespace playmat::table
