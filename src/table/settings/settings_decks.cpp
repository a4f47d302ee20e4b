// What the settings remember of decks.
#include "table/settings/table_settings.h"

namespace playmat::table {

namespace {

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
        return {};
    QStringList decks = m_store->value(ownDecksKey(game)).toStringList();
    for (int seat = 0; seat < 2; ++seat) // older versions kept the last one that a seat replaced
        decks += m_store->value(deckKey(game, "ownDeck", seat)).toString();
    decks.removeAll(QString());
    decks.removeDuplicates();
    return decks;
}

bool TableSettings::ownDecksMoved(const QString &game) const
{
    const QString key = keyOf(game, QStringLiteral("ownDecksMoved"));
    return !m_store || m_store->value(key, false).toBool();
}

void TableSettings::setOwnDecksMoved(const QString &game)
{
    if (!m_store)
        return;
    if (!ownDecks(game).isEmpty())
        m_store->setValue(ownDecksKey(game), QStringList());
    m_store->setValue(keyOf(game, QStringLiteral("ownDecksMoved")), true);
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
