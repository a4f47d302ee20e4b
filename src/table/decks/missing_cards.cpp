#include "table/decks/missing_cards.h"

#include "decks/deck_file.h"
#include "match/game_kit.h"
#include "match/plain_words.h"
#include "table/files/save_copy.h"

namespace playmat::table {

void MissingCards::setLibrary(DeckLibrary *library)
{
    if (m_library == library)
        return;
    m_library = library;
    connect(library->collection(), &CardCollection::changed, this, &MissingCards::show);
    show();
}

void MissingCards::setDesk(DeckDesk *desk)
{
    if (m_desk == desk)
        return;
    m_desk = desk;
    connect(desk, &DeckDesk::changed, this, &MissingCards::show);
    show();
}

void MissingCards::compare(const QStringList &own, const QStringList &builtIn)
{
    m_decks.clear();
    for (const QString &path : own)
        if (const KeptDeck deck = m_library->shelf().deck(path); deck.isThere())
            take(deck.name, deck.whole);
    for (const QString &name : builtIn)
        take(m_library->builtInTitle(name), m_library->textOfBuiltIn(name));
    show();
}

void MissingCards::take(const QString &name, const QString &whole)
{
    const match::CardLibrary *cards = m_library->library();
    if (cards == nullptr || cards->kit().deckKit() == nullptr)
        return;
    m_decks.push_back(
        decks::readDeckFile(*cards->kit().deckKit(), *cards, whole.toStdString()).deck);
    m_decks.back().name = name.toStdString();
}

/// Without decks, nothing is missing.
void MissingCards::clear()
{
    m_missing.clear();
    m_lines.show({});
    emit changed();
}

void MissingCards::show()
{
    if (m_desk == nullptr && m_decks.empty())
        return clear();
    const match::CardLibrary *cards = m_library == nullptr ? nullptr : m_library->library();
    if (cards == nullptr || cards->kit().deckKit() == nullptr)
        return;
    if (m_desk != nullptr && m_missing.empty() && !m_library->collection()->exists())
        return; // nobody asks what is missing
    if (m_desk != nullptr) {
        m_decks.assign(1, m_desk->deck());
        m_decks.front().name = m_desk->name().toStdString();
    }
    m_missing = decks::missingCards(*cards->kit().deckKit(), *cards, m_decks,
                                    m_library->collection()->cards(),
                                    m_inTurn ? decks::Together::InTurn : decks::Together::AtOnce);
    std::vector<MissingLine> rows;
    for (const decks::MissingCard &card : m_missing)
        rows.push_back({QString::fromStdString(match::printable(card.card.name)), card.missing(),
                        card.owned, card.wanted, QString::fromStdString(card.card.id)});
    m_lines.show(std::move(rows));
    emit changed();
}

int MissingCards::count() const
{
    return decks::countOf(m_missing);
}

QString MissingCards::name() const
{
    return m_decks.empty() ? QString()
                           : QString::fromStdString(match::printable(m_decks.front().name));
}

void MissingCards::setInTurn(bool inTurn)
{
    if (m_inTurn == inTurn)
        return;
    m_inTurn = inTurn;
    show();
}

void MissingCards::own()
{
    const std::vector<decks::MissingCard> missing = m_missing; // changes with the collection
    m_library->collection()->change(
        m_decks.size() == 1 ? qtTrId("missing_cards.deck_owned").arg(name())
                            : qtTrId("missing_cards.decks_owned", deckCount()),
        [&](decks::Collection &collection) {
            for (const decks::MissingCard &card : missing)
                if (!card.card.id.empty())
                    collection.add({card.card.id, card.card}, card.missing());
        });
}

QString MissingCards::asText() const
{
    return QString::fromStdString(decks::missingList(m_missing));
}

bool MissingCards::writeTable(const QString &path)
{
    m_problem = saveCopy(path, QByteArray::fromStdString(decks::missingTable(m_missing)));
    emit changed();
    return m_problem.isEmpty();
}

} // namespace playmat::table
