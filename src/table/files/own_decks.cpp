// The players' own decks in the library: storing, naming and comparing them.
#include "decks/deck_file.h"
#include "kit/games/table/table_kits.h"
#include "match/plain_words.h"
#include "table/files/deck_library.h"
#include "table/files/match_saving.h"
#include "table/game/deck_listing.h"

#include <algorithm>

namespace playmat::table {

namespace {

/// Counts the copies of each card in each part of the deck, with all prints as one card.
std::vector<DeckCard> together(const TableKit &kit, const match::CardLibrary &library,
                               const QString &document)
{
    std::vector<DeckCard> cards = kit.deckCards(library, document);
    for (DeckCard &card : cards)
        card.id = kit.printedCard(library, card.id).cardId;
    std::ranges::sort(cards, [](const DeckCard &a, const DeckCard &b) {
        return a.part != b.part ? a.part < b.part : a.id < b.id;
    });
    std::vector<DeckCard> out;
    for (DeckCard &card : cards) {
        if (!out.empty() && out.back().id == card.id && out.back().part == card.part)
            out.back().count += card.count;
        else
            out.push_back(std::move(card));
    }
    return out;
}

bool sameCards(const TableKit &kit, const match::CardLibrary &library, const QString &one,
               const QString &other)
{
    const std::vector<DeckCard> a = together(kit, library, one);
    const std::vector<DeckCard> b = together(kit, library, other);
    return std::ranges::equal(a, b, [](const DeckCard &x, const DeckCard &y) {
        return x.id == y.id && x.count == y.count && x.part == y.part;
    });
}

} // namespace

QStringList DeckLibrary::readableBuiltIn() const
{
    QStringList names = builtIn();
    names.removeIf([&](const QString &name) {
        return !kit()
                    .takeDeck(*library(), QString::fromStdString(*builtInText(name)))
                    .problem.isEmpty();
    });
    return names;
}

QStringList DeckLibrary::noMirrorOf(const QString &deck) const
{
    const QStringList all = readableBuiltIn();
    QStringList names = all;
    const std::string *known = builtInText(deck);
    const QString text = known == nullptr ? deck : QString::fromStdString(*known);
    if (text.isEmpty())
        return names;
    const TakenDeck theirs = kit().takeDeck(*library(), text);
    names.removeIf([&](const QString &name) {
        const TakenDeck one
            = kit().takeDeck(*library(), QString::fromStdString(*builtInText(name)));
        const QString &front = one.summary.frontId;
        return (!front.isEmpty() && front == theirs.summary.frontId)
            || sameCards(kit(), *library(), one.document, theirs.document);
    });
    return names.isEmpty() ? all : names;
}

QString DeckLibrary::asKept(const QString &text) const
{
    const decks::DeckKit *parts = kit().game().deckKit();
    if (parts == nullptr || (!text.trimmed().startsWith(u'{') && !text.trimmed().startsWith(u'[')))
        return text;
    const decks::ReadFile file = decks::readDeckFile(*parts, *library(), text.toStdString());
    const QString list
        = QString::fromStdString(decks::deckFileText(*parts, file.deck)).section(u'\n', 2);
    const bool playable = kit().takeDeck(*library(), text).problem.isEmpty();
    return !file.lost && playable == kit().takeDeck(*library(), list).problem.isEmpty() ? list
                                                                                        : text;
}

void DeckLibrary::followDeck(const KeptDeck &before, const KeptDeck &now)
{
    for (int seat = 0; seat < 2; ++seat) {
        if (m_settings->deck(remembersAs(), seat) != before.text || before.text.isEmpty())
            continue;
        if (lay(seat, now.text).isEmpty()) {
            m_settings->setDeck(remembersAs(), seat, now.text);
            m_decks[size_t(seat)].title = now.name;
        }
    }
    emit changed();
}

void DeckLibrary::keep(const QString &name, const QString &text)
{
    const QString known = name.isEmpty() ? qtTrId("own_decks.a_deck") : name;
    const match::Outcome<KeptDeck> done = m_shelf.keep(m_game, known, text);
    m_unkept = done
        ? QString()
        : qtTrId("own_decks.the_deck_is_not_kept").arg(known, fileWords(done.problem()));
}

/// Moves decks from the settings, where older versions kept them, including the last deck of each
/// seat. They stay in the settings until each has a file.
void DeckLibrary::moveFromSettings()
{
    const QString game = remembersAs();
    if (library() == nullptr || !m_shelf.hasFolder() || m_settings->ownDecksMoved(game))
        return;
    QStringList decks = m_settings->ownDecks(game);
    for (int seat = 0; seat < 2; ++seat)
        decks.prepend(m_settings->deck(game, seat));
    decks.removeDuplicates();
    m_unkept.clear();
    for (auto deck = decks.crbegin(); deck != decks.crend(); ++deck) {
        if (!deck->isEmpty() && builtInText(*deck) == nullptr && m_unkept.isEmpty())
            keep(titleOf(*deck), *deck);
    }
    if (m_unkept.isEmpty())
        m_settings->setOwnDecksMoved(game);
}

decks::DeckVersion DeckLibrary::versionOf(const KeptDeck &deck, decks::DeckVersion::Why why) const
{
    const decks::DeckKit *parts = kit().game().deckKit();
    const std::string text = deck.whole.toStdString();
    const QDateTime when
        = deck.changed.isValid() ? deck.changed.toUTC() : QDateTime::currentDateTimeUtc();
    return {when.toString(Qt::ISODate).toStdString(),
            why,
            {},
            parts == nullptr ? std::string()
                             : decks::listHash(decks::readDeckFile(*parts, *library(), text).deck),
            text};
}

QString DeckLibrary::notesOn(int seat, const QString &list) const
{
    const decks::DeckKit *parts = library() == nullptr ? nullptr : kit().game().deckKit();
    if (parts == nullptr || list.isEmpty())
        return {};
    QStringList texts{m_settings->deck(remembersAs(), seat)}; // mostly the deck that is played
    for (const KeptDeck &deck : m_shelf.decks(m_game))
        texts.append(deck.whole);
    for (const QString &text : texts) {
        if (!text.contains(u'#'))
            continue;
        const decks::Deck deck = decks::readDeckFile(*parts, *library(), text.toStdString()).deck;
        if (QString::fromStdString(decks::listHash(deck)) != list || deck.notes.empty())
            continue;
        QStringList notes;
        for (const std::string &note : deck.notes)
            notes.append(QString::fromStdString(match::printable(note)));
        return notes.join(u'\n');
    }
    return {};
}

/// If the disk does not take it, the match begins all the same: the deck itself is unchanged.
void DeckLibrary::keepPlayed(int seat)
{
    const QString text = m_settings->deck(remembersAs(), seat);
    m_shelf.tellApart(m_game);
    const KeptDeck deck = text.isEmpty() ? KeptDeck() : m_shelf.withText(m_game, text);
    if (!deck.isThere() || deck.text != text)
        return;
    decks::DeckVersion version = versionOf(deck, decks::DeckVersion::Why::Played);
    version.date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    (void)m_shelf.keepVersion(m_game, deck.id, version);
}

/// A stored deck has the name of its file, even if its text has another one.
void DeckLibrary::nameAsKept(int seat, const QString &text)
{
    const KeptDeck kept = m_shelf.withText(m_game, text);
    if (!kept.path.isEmpty())
        m_decks[size_t(seat)].title = kept.name;
}

QString DeckLibrary::titleOf(const QString &text) const
{
    if (library() == nullptr)
        return {};
    const TakenDeck deck = kit().takeDeck(*library(), text);
    return deck.problem.isEmpty() ? deck.summary.title : QString();
}

OwnDeck DeckLibrary::describe(const KeptDeck &deck, int seat) const
{
    const TakenDeck taken = kit().takeDeck(*library(), deck.text);
    const bool ok = taken.problem.isEmpty();
    return {deck.path, deck.name, ok ? taken.summary.factsText : taken.problem, ok,
            deck.text == m_settings->deck(remembersAs(), seat)};
}

QVariantList DeckLibrary::ownDecks(int seat) const
{
    QVariantList list;
    if (library() == nullptr)
        return list;
    for (const KeptDeck &deck : m_shelf.decks(m_game))
        list.append(QVariant::fromValue(describe(deck, seat)));
    return list;
}

bool DeckLibrary::useOwn(int seat, const QString &path)
{
    const KeptDeck deck = m_shelf.deck(path);
    if (deck.path.isEmpty() || !take(seat, deck.text, deck.text))
        return false;
    nameAsKept(seat, deck.text);
    emit changed();
    return true;
}

bool DeckLibrary::has(int seat, const QString &name) const
{
    const QString remembered = m_settings->deck(remembersAs(), seat);
    return remembered == name || (remembered.isEmpty() && m_usual[size_t(seat)] == name);
}

void DeckLibrary::removeOwn(const QString &path)
{
    (void)m_shelf.remove(path); // if this fails, the deck stays in the list
    emit changed();
}

void DeckLibrary::renameOwn(const QString &path, const QString &name)
{
    const match::Outcome<KeptDeck> done = m_shelf.rename(path, name.trimmed());
    m_unkept = done ? QString()
                    : qtTrId("own_decks.the_deck_is_not_kept").arg(name, fileWords(done.problem()));
    for (int seat = 0; seat < 2; ++seat)
        nameAsKept(seat, m_settings->deck(remembersAs(), seat));
    forgetProblem();
}

DeckContents DeckLibrary::contentsOf(const QString &text) const
{
    return library() == nullptr || text.isEmpty() ? DeckContents()
                                                  : deckContents(kit(), *library(), text);
}

DeckContents DeckLibrary::contentsOfSeat(int seat) const
{
    DeckContents contents = contentsOf(documents().value(seat));
    if (seat >= 0 && seat < int(m_decks.size()))
        contents.title = m_decks[size_t(seat)].title;
    return contents;
}

DeckContents DeckLibrary::contentsOfOwn(const QString &path) const
{
    const KeptDeck deck = m_shelf.deck(path);
    DeckContents contents = contentsOf(deck.text);
    contents.title = deck.name;
    return contents;
}

DeckContents DeckLibrary::contentsOfBuiltIn(const QString &name) const
{
    const std::string *text = builtInText(name);
    return text == nullptr ? DeckContents() : contentsOf(QString::fromStdString(*text));
}

} // namespace playmat::table
