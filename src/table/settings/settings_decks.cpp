// What the settings remember of decks.
#include "table/settings/table_settings.h"

#include <algorithm>

namespace playmat::table {

namespace {

// A list to choose from, and no more than a file of settings should hold.
constexpr qsizetype kMostOwnDecks = 20;
constexpr qsizetype kMostOwnText = qsizetype{1} << 20U;

QString keyOf(const QString &game, const QString &key)
{
    return game.isEmpty() ? key : game + u'/' + key;
}

QString deckKey(const QString &game, const char *which, int seat)
{
    return keyOf(game, QLatin1String(which) + QString::number(seat));
}

QString ownDecksKey(const QString &game)
{
    return keyOf(game, QStringLiteral("ownDecks"));
}

} // namespace

QString TableSettings::deck(const QString &game, int seat) const
{
    return keptDeck(deckKey(game, "deck", seat));
}

void TableSettings::setDeck(const QString &game, int seat, const QString &deck)
{
    keepDeck(deckKey(game, "deck", seat), deck);
}

QStringList TableSettings::ownDecks(const QString &game) const
{
    if (!m_store)
        return m_ownDecks.value(game);
    QStringList decks = m_store->value(ownDecksKey(game)).toStringList();
    for (int seat = 0; seat < 2; ++seat) // older versions kept the last one that a seat replaced
        decks += m_store->value(deckKey(game, "ownDeck", seat)).toString();
    decks.removeAll(QString());
    decks.removeDuplicates();
    return decks;
}

void TableSettings::keepOwnDeck(const QString &game, const QString &deck)
{
    if (m_store) // another window may have kept one of its own
        m_store->readAnew();
    QStringList decks = ownDecks(game);
    decks.removeAll(deck);
    decks.prepend(deck);
    qsizetype length = 0;
    const auto tooMuch = std::ranges::find_if(
        decks, [&](const QString &one) { return (length += one.size()) > kMostOwnText; });
    decks.erase(tooMuch, decks.end());
    m_ownDecks.insert(game, decks.mid(0, kMostOwnDecks));
    write(ownDecksKey(game), m_ownDecks.value(game));
}

QString TableSettings::keptDeck(const QString &key) const
{
    const auto at = m_decks.constFind(key);
    if (at != m_decks.constEnd())
        return *at;
    return m_store ? m_store->value(key).toString() : QString();
}

void TableSettings::keepDeck(const QString &key, const QString &deck)
{
    m_decks.insert(key, deck);
    write(key, deck);
}

} // namespace playmat::table
