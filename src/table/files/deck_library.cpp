#include "table/files/deck_library.h"

#include "kit/games/table/table_kits.h"
#include "match/deck_limits.h"
#include "table/files/file_look.h"
#include "table/view/shown_names.h"
#include "table/view/translator.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>

namespace playmat::table {

namespace {

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

} // namespace

DeckLibrary::DeckLibrary(TableSettings *settings, const QString &folder, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_shelf(folder)
{
    m_game = QString::fromUtf8(kit().game().id().data());
    m_settings->setProgramsPlay(kit().hasPrograms());
    readDecks();
    connect(settings, &TableSettings::changed, this, &DeckLibrary::follow);
    whenLanguageChanges(this, [this] {
        readDecks();
        emit gamesChanged();
    });
}

/// The settings have changed, and with them perhaps the game.
void DeckLibrary::follow()
{
    const QString now = QString::fromUtf8(kit().game().id().data());
    if (m_game != now) {
        m_game = now;
        m_settings->setProgramsPlay(kit().hasPrograms());
        readDecks();
    }
    emit changed();
}

void DeckLibrary::readDecks()
{
    moveFromSettings();
    m_decks = {};
    m_documents = {};
    m_unreadUsual = {};
    m_notes.clear();
    for (int seat = 0; seat < 2; ++seat)
        layRemembered(seat);
    forgetProblem();
}

/// What the seat last chose in this game, or for now a built-in deck. Another version may be able
/// to read what this one cannot, so only a player's choice replaces it.
void DeckLibrary::layRemembered(int seat)
{
    m_usual[size_t(seat)].clear();
    const QString remembered = m_settings->deck(remembersAs(), seat);
    const std::string *known = builtInText(remembered);
    m_unread[size_t(seat)] = remembered.isEmpty()
        ? QString()
        : lay(seat, known == nullptr ? remembered : QString::fromStdString(*known));
    if (!m_decks[size_t(seat)].ok)
        layUsual(seat);
    else if (known == nullptr)
        nameAsKept(seat, remembered);
}

/// Chooses the seat's usual starter deck: one of the last two built-in decks, which belong to the
/// first set. If the deck cannot be read, chooses the next one that can.
void DeckLibrary::layUsual(int seat)
{
    const QStringList names = builtIn();
    const int usual = std::max(0, int(names.size()) - (seat + 1));
    for (int i = 0; i < int(names.size()) && !m_decks[size_t(seat)].ok; ++i) {
        const QString &name = names.at((usual + i) % int(names.size()));
        const QString why = lay(seat, QString::fromStdString(*builtInText(name)));
        m_usual[size_t(seat)] = name;
        if (i == 0 && !why.isEmpty())
            m_unreadUsual[size_t(seat)] = qtTrId("deck_library.the_built_in_deck_cannot_be_read")
                                              .arg(name, asSentence(why));
    }
}

const TableKit &DeckLibrary::kit() const
{
    const TableKit *kit = tableKitNamed(m_settings->game().toStdString());
    return kit == nullptr ? *tableKits().front() : *kit;
}

const match::CardLibrary *DeckLibrary::library() const
{
    return cardData(kit().game().id()).library;
}

/// Decks of the first game are remembered as they were when there was no other.
QString DeckLibrary::remembersAs() const
{
    return &kit() == tableKits().front() ? QString() : m_game;
}

namespace {

GameFace faceOf(const TableKit &kit)
{
    GameFace face = kit.face();
    face.id = QString::fromUtf8(kit.game().id().data(), qsizetype(kit.game().id().size()));
    face.programs = kit.hasPrograms();
    face.course = kit.hasCourse();
    face.book = kit.hasBook();
    return face;
}

} // namespace

QVariantList DeckLibrary::games() const
{
    QVariantList games;
    for (const TableKit *kit : tableKits())
        games.append(QVariant::fromValue(faceOf(*kit)));
    return games;
}

GameFace DeckLibrary::game() const
{
    return faceOf(kit());
}

void DeckLibrary::chooseGame(const QString &id)
{
    m_settings->setGame(id);
}

QStringList DeckLibrary::builtIn() const
{
    QStringList names;
    if (library() == nullptr)
        return names;
    for (const std::string &name : library()->deckNames())
        names.append(QString::fromStdString(name));
    return names;
}

const std::string *DeckLibrary::builtInText(const QString &name) const
{
    return library() == nullptr ? nullptr : library()->deck(name.toStdString());
}

QString DeckLibrary::textOfBuiltIn(const QString &name) const
{
    const std::string *text = builtInText(name);
    return text == nullptr ? QString() : QString::fromStdString(*text);
}

QString DeckLibrary::builtInTitle(const QString &name) const
{
    const std::string *text = builtInText(name);
    const QString title = text == nullptr ? QString() : titleOf(QString::fromStdString(*text));
    return title.isEmpty() ? name : title;
}

bool DeckLibrary::isSurprise(int seat) const
{
    return m_settings->surprise() && !m_settings->programs().at(seat).isEmpty();
}

QString DeckLibrary::ownerName(int seat) const
{
    return QString::fromStdString(typedPlayerName(m_settings->seatName(seat), seat));
}

bool DeckLibrary::ready() const
{
    return (m_decks[0].ok || isSurprise(0)) && (m_decks[1].ok || isSurprise(1));
}

QStringList DeckLibrary::dealt()
{
    QStringList decks = documents();
    for (int seat = 0; seat < int(decks.size()); ++seat) {
        if (!isSurprise(seat)) {
            keepPlayed(seat);
            continue;
        }
        const bool first = seat == 0 && isSurprise(1); // then the other seat avoids this deck
        const QStringList names = noMirrorOf(first ? QString() : decks.at(seatAcross(seat)));
        if (!names.isEmpty())
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

bool DeckLibrary::useText(int seat, const QString &text, const QString &name)
{
    if (refuseLink(text) || library() == nullptr)
        return false;
    const TakenDeck deck = kit().takeDeck(*library(), text);
    const QString kept = deck.problem.isEmpty() ? asKept(text) : text;
    if (!take(seat, text, kept)) {
        m_plain.name = name;
        return false;
    }
    keep(name.trimmed().isEmpty() ? deck.summary.title : name.trimmed(), kept);
    nameAsKept(seat, kept);
    forgetProblem();
    return true;
}

bool DeckLibrary::refuseLink(const QString &text)
{
    const QString site = siteOf(text);
    if (site.isEmpty())
        return false;
    setProblem(qtTrId("deck_library.this_is_a_link_playmat"));
    m_linkPasted = site;
    emit changed();
    return true;
}

bool DeckLibrary::useFile(int seat, const QString &path)
{
    const FileLook look = lookInto(path);
    const QString name = QFileInfo(path).fileName();
    if (look.kind == FileLook::Kind::Match)
        setProblem(qtTrId("deck_library.is_a_saved_match_not").arg(name));
    else if (look.kind == FileLook::Kind::Neither)
        setProblem(look.problem);
    else if (useText(seat, look.text, nameInFile(look.text, path)))
        return true;
    else if (m_elsewhere.kit == nullptr && !playsPlain())
        setProblem(qtTrId("deck_library.is_not_a_saved_match").arg(name, asSentence(m_problem)));
    return false;
}

/// The name for a list that comes from a file; a document contains its own name.
QString DeckLibrary::nameInFile(const QString &text, const QString &path) const
{
    return text.trimmed().startsWith(u'{') ? QString() : QFileInfo(path).completeBaseName();
}

bool DeckLibrary::isMatch(const QString &path) const
{
    return lookInto(path).kind == FileLook::Kind::Match;
}

QString DeckLibrary::droppedFile(const QList<QUrl> &urls) const
{
    return urls.isEmpty() ? QString() : urls.first().toLocalFile();
}

/// Gives the seat a deck without remembering it. Returns why that failed; empty: it did not.
QString DeckLibrary::lay(int seat, const QString &text)
{
    if (library() == nullptr)
        return {}; // that is said of all cards
    const TakenDeck deck = kit().takeDeck(*library(), text);
    if (!deck.problem.isEmpty())
        return deck.problem;
    m_decks[size_t(seat)] = deck.summary;
    m_documents[size_t(seat)] = deck.document;
    return {};
}

bool DeckLibrary::take(int seat, const QString &text, const QString &remembered)
{
    if (library() == nullptr || seat < 0 || seat > 1)
        return false;
    const QString problem = lay(seat, text);
    if (!problem.isEmpty()) {
        setProblem(problem);
        offerPlain(seat, text);
        lookElsewhere(seat, text);
        return false;
    }
    m_notes = QString::fromStdString(kit().game().lookAtDeck(*library(), text.toStdString()).notes);
    if (isSurprise(seat) && m_settings->deck(remembersAs(), seat) != remembered)
        m_settings->setSurprise(false); // somebody has chosen one
    m_settings->setDeck(remembersAs(), seat, remembered);
    m_unread[size_t(seat)].clear();
    m_unreadUsual[size_t(seat)].clear();
    forgetProblem();
    return true;
}

QString DeckLibrary::exported(int seat, bool asList) const
{
    const QString document = documents().value(seat);
    return library() == nullptr || document.isEmpty()
        ? QString()
        : kit().exportDeck(*library(), document, asList ? DeckForm::List : DeckForm::Json);
}

QString DeckLibrary::exportJson(int seat) const
{
    return exported(seat, false);
}

QString DeckLibrary::exportText(int seat) const
{
    return exported(seat, true);
}

void DeckLibrary::copy(const QString &text) const
{
    QGuiApplication::clipboard()->setText(text);
}

/// Much more than a deck would keep the box busy for minutes.
QString DeckLibrary::pasted(bool selection, int beside)
{
    const QString text = QGuiApplication::clipboard()->text(selection ? QClipboard::Selection
                                                                      : QClipboard::Clipboard);
    const auto most = qsizetype(match::kLongestDeck);
    if (text.size() + beside <= most)
        return text;
    setProblem(qtTrId("deck_library.that_is_more_than_a_deck"));
    return {};
}

void DeckLibrary::forgetProblem()
{
    const QString &ofCards = cardData(kit().game().id()).problem;
    setProblem(ofCards.isEmpty() ? unreadWords() : ofCards);
}

QString DeckLibrary::unreadWords() const
{
    QStringList words;
    for (int seat = 0; seat < 2; ++seat) {
        if (const QString &why = m_unread[size_t(seat)]; !why.isEmpty())
            words += qtTrId("deck_library.the_deck_of_cannot_be_read")
                         .arg(ownerName(seat), asSentence(why));
        if (const QString &why = m_unreadUsual[size_t(seat)]; !why.isEmpty())
            words += why;
    }
    if (!m_unkept.isEmpty())
        words += m_unkept;
    return words.join(u' ');
}

namespace {

/// The percentage of the cards in a text that a game knows.
int knownOf(const match::GameKit &game, const match::CardLibrary &library, const std::string &text)
{
    const match::DeckLook look = game.lookAtDeck(library, text);
    return look.cards == 0 ? 0 : look.known * 100 / look.cards;
}

} // namespace

/// A list belongs to another game if that game knows most of it, and more of it than this game
/// does.
void DeckLibrary::lookElsewhere(int seat, const QString &text)
{
    constexpr int most = 50;
    const std::string given = text.toStdString();
    int best = std::max(most - 1, knownOf(kit().game(), *library(), given));
    for (const TableKit *other : tableKits()) {
        const match::CardLibrary *cards
            = other == &kit() ? nullptr : cardData(other->game().id()).library;
        const int known = cards == nullptr ? 0 : knownOf(other->game(), *cards, given);
        if (known <= best)
            continue;
        best = known;
        m_elsewhere = {other, seat, text};
    }
    if (m_elsewhere.kit == nullptr)
        return;
    m_problem = qtTrId("deck_library.this_is_a_deck_of").arg(otherGame());
    emit changed();
}

QString DeckLibrary::otherGame() const
{
    return m_elsewhere.kit == nullptr ? QString() : m_elsewhere.kit->face().title;
}

bool DeckLibrary::takeInOtherGame()
{
    if (m_elsewhere.kit == nullptr)
        return false;
    const Elsewhere taken = m_elsewhere;
    chooseGame(
        QString::fromUtf8(taken.kit->game().id().data(), qsizetype(taken.kit->game().id().size())));
    return useText(taken.seat, taken.text);
}

void DeckLibrary::offerPlain(int seat, const QString &text)
{
    m_plain = {seat, kit().takeDeck(*library(), text).plain, {}};
    emit changed();
}

bool DeckLibrary::takePlain()
{
    const Plain taken = m_plain;
    return playsPlain() && useText(taken.seat, taken.text, taken.name);
}

void DeckLibrary::setProblem(const QString &problem)
{
    m_problem = problem;
    m_elsewhere = {};
    m_plain = {};
    m_linkPasted.clear();
    emit changed();
}

} // namespace playmat::table
