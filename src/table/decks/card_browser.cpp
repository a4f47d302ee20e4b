#include "table/decks/card_browser.h"

#include "decks/deck_file.h"
#include "match/game_kit.h"
#include "match/plain_words.h"
#include "table/decks/printed_cell.h"
#include "table/game/table_kit.h"
#include "table/paint/card_cell.h"
#include "table/paint/cell_shelf.h"
#include "table/paint/glyph_painter.h"
#include "table/session/card_rulings.h"
#include "table/session/rule_book.h"
#include "table/view/links.h"
#include "text/language.h"

#include <algorithm>
#include <limits>

namespace playmat::table {

namespace {

constexpr qsizetype kMostFacts = 600; ///< cached facts of cards that were shown; about 2 KB each

QString of(const std::string &text)
{
    return QString::fromStdString(text);
}

/// Puts a text of several words in quotation marks.
QString written(const QString &word)
{
    return word.contains(u' ') ? u'"' + word + u'"' : word;
}

} // namespace

// --- the list -----------------------------------------------------------------------------------

FoundCells::FoundCells(CardBrowser &browser)
    : m_browser(browser)
{
}

int FoundCells::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_cards.size());
}

QVariant FoundCells::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_cards.size()))
        return {};
    const std::uint32_t card = m_cards[size_t(index.row())];
    if (role == Cell)
        return QVariant::fromValue(m_browser.cellOf(card));
    return role == Spoken ? m_browser.spoken(card) : QVariant();
}

QHash<int, QByteArray> FoundCells::roleNames() const
{
    return {{Cell, "cell"}, {Spoken, "spoken"}};
}

void FoundCells::show(std::vector<std::uint32_t> cards)
{
    if (cards == m_cards)
        return;
    beginResetModel();
    m_cards = std::move(cards);
    endResetModel();
}

void FoundCells::repaint()
{
    if (!m_cards.empty())
        emit dataChanged(index(0), index(int(m_cards.size()) - 1));
}

// --- the game -----------------------------------------------------------------------------------

CardBrowser::CardBrowser(QObject *parent)
    : QObject(parent)
    , m_found(*this)
{
}

void CardBrowser::setLibrary(DeckLibrary *library)
{
    if (m_library == library)
        return;
    if (m_library != nullptr) {
        m_library->disconnect(this);
        m_library->collection()->disconnect(this);
    }
    m_library = library;
    if (library != nullptr) {
        connect(library, &DeckLibrary::changed, this, &CardBrowser::follow);
        connect(library, &DeckLibrary::gamesChanged, this, &CardBrowser::follow);
        connect(library->collection(), &CardCollection::changed, this, &CardBrowser::countOwned);
    }
    follow();
}

/// Updates the cards and their words after the game or the language has changed.
void CardBrowser::follow()
{
    const match::CardLibrary *cards = m_library == nullptr ? nullptr : m_library->library();
    const auto index = cards == nullptr ? nullptr : cardIndex(*cards);
    if (index == m_index)
        return;
    if (cards != m_cards) {
        m_chips.clear();
        m_text.clear();
    }
    m_cards = cards;
    m_index = index;
    m_facts.clear();
    m_decks.clear();
    m_owned.clear();
    m_found.show({});
    look();
    find();
    emit gameChanged();
    pick(0);
}

int CardBrowser::total() const
{
    return m_index == nullptr ? 0 : int(m_index->cards().size());
}

int CardBrowser::costKey() const
{
    if (m_index == nullptr)
        return -1;
    const auto &keys = m_index->keys();
    const auto at = std::ranges::find(keys, decks::KeyKind::Number, &decks::SearchKey::kind);
    return at == keys.end() ? -1 : int(at - keys.begin());
}

QVariantList CardBrowser::colours() const
{
    return m_index == nullptr || m_index->keys().empty() ? QVariantList() : valuesOf(0);
}

QVariantList CardBrowser::choices() const
{
    QVariantList out;
    for (size_t key = 1; m_index != nullptr && key < m_index->keys().size(); ++key) {
        using decks::KeyKind;
        const KeyKind kind = m_index->keys()[key].kind;
        if (kind == KeyKind::Word || kind == KeyKind::Set || kind == KeyKind::Flag)
            out.append(
                QVariantMap{{QStringLiteral("key"), int(key)},
                            {QStringLiteral("label"), of(text::capital(m_index->label(key)))}});
    }
    return out;
}

/// Builds the examples from the game's values: a colour and a cost, other keys, and a text.
QStringList CardBrowser::examples() const
{
    QStringList out;
    const int cost = costKey();
    if (cost < 0)
        return out;
    const auto name = [this](int key) { return of(std::string(m_index->keyName(size_t(key)))); };
    out.append(QStringLiteral("%1:%2 %3<=2")
                   .arg(name(0),
                        colours().value(0).toMap().value(QStringLiteral("word")).toString(),
                        name(cost)));
    for (const QVariant &choice : choices().mid(0, 2)) {
        const int key = choice.toMap().value(QStringLiteral("key")).toInt();
        const QString word
            = valuesOf(key).value(0).toMap().value(QStringLiteral("word")).toString();
        out.append(QStringLiteral("%1:%2").arg(name(key), written(word)));
    }
    out.append(QStringLiteral("x:\"%1\"").arg(qtTrId("card_browser.draw_a_card")));
    return out;
}

// --- the search ---------------------------------------------------------------------------------

QString CardBrowser::whole() const
{
    QStringList parts = m_chips;
    parts.append(m_text);
    return parts.join(u' ');
}

void CardBrowser::find()
{
    if (m_index == nullptr)
        return;
    CardsFound found = findCards(*m_index, whole(), m_order, {m_copies, m_owned});
    m_problem = found.problem;
    m_better = found.better;
    m_found.show(std::move(found.cards));
    emit changed();
}

void CardBrowser::setText(const QString &text)
{
    if (m_text == text)
        return;
    m_text = text;
    takeChips(false);
    find();
}

/// Moves finished conditions from the text to the chips. Parts that could not be parsed stay in the
/// text, where the user can correct them.
void CardBrowser::takeChips(bool all)
{
    if (m_index == nullptr)
        return;
    std::string text = m_text.toStdString();
    const decks::CardQuery query(*m_index, text);
    for (auto term = query.terms().rbegin(); term != query.terms().rend(); ++term) {
        if (!term->finished && !all)
            continue;
        const QString chip = of(text.substr(term->begin, term->end - term->begin));
        const std::size_t after = text.find_first_not_of(' ', term->end);
        text.erase(term->begin, std::min(after, text.size()) - term->begin);
        if (!m_chips.contains(chip))
            m_chips.append(chip);
    }
    m_text = of(text);
}

void CardBrowser::finish()
{
    takeChips(true);
    find();
}

void CardBrowser::clear()
{
    m_text.clear();
    m_chips.clear();
    find();
}

void CardBrowser::search(const QString &whole)
{
    m_chips.clear();
    m_text = whole;
    takeChips(true);
    find();
}

void CardBrowser::setOrder(int order)
{
    m_order = decks::CardIndex::Order(std::clamp(order, 0, 2));
    find();
}

QVariantList CardBrowser::chips() const
{
    QVariantList out;
    for (const QString &chip : m_chips) {
        const decks::CardQuery query(*m_index, chip.toStdString());
        out.append(QVariantMap{{QStringLiteral("text"), chip},
                               {QStringLiteral("shown"),
                                query.terms().empty() ? chip : of(query.terms().front().shown)}});
    }
    return out;
}

void CardBrowser::removeChip(int at)
{
    if (at < 0 || at >= m_chips.size())
        return;
    m_chips.removeAt(at);
    find();
}

bool CardBrowser::openLastChip()
{
    if (m_chips.isEmpty())
        return false;
    m_text.prepend(m_chips.takeLast());
    find();
    return true;
}

// --- filters ------------------------------------------------------------------------------------

QVariantList CardBrowser::valuesOf(int key) const
{
    QVariantList out;
    if (m_index == nullptr)
        return out;
    for (const decks::KeyValue &value : m_index->values())
        if (int(value.key) == key)
            out.append(QVariantMap{{QStringLiteral("word"), of(value.word)},
                                   {QStringLiteral("shown"), of(value.shown)},
                                   {QStringLiteral("glyph"), paint::glyphForWord(of(value.word))},
                                   {QStringLiteral("cards"), value.cards}});
    return out;
}

/// The chip that the filter of a key writes, without a sign such as "-" or "<"; -1: none.
int CardBrowser::chipOf(int key) const
{
    if (m_index == nullptr || key < 0)
        return -1;
    const QString begin = of(std::string(m_index->keyName(size_t(key)))) + u':';
    for (int chip = 0; chip < m_chips.size(); ++chip)
        if (m_chips[chip].startsWith(begin))
            return chip;
    return -1;
}

QStringList CardBrowser::wordsOfChip(int chip) const
{
    return chip < 0 ? QStringList() : m_chips[chip].section(u':', 1).split(u',');
}

bool CardBrowser::has(int key, const QString &word) const
{
    return wordsOfChip(chipOf(key)).contains(written(word));
}

void CardBrowser::toggle(int key, const QString &word)
{
    if (m_index == nullptr || key < 0)
        return;
    const int chip = chipOf(key);
    QStringList words = wordsOfChip(chip);
    if (!words.removeOne(written(word)))
        words.append(written(word));
    if (key == costKey())
        std::ranges::sort(words);
    const QString text = of(std::string(m_index->keyName(size_t(key)))) + u':' + words.join(u',');
    if (words.isEmpty())
        m_chips.removeAt(chip);
    else if (chip >= 0)
        m_chips[chip] = text;
    else
        m_chips.append(text);
    find();
}

// --- cards --------------------------------------------------------------------------------------

CardFacts CardBrowser::factsOf(std::uint32_t card) const
{
    const auto known = m_facts.constFind(card);
    if (known != m_facts.constEnd())
        return *known;
    if (m_facts.size() >= kMostFacts)
        m_facts.clear();
    return *m_facts.insert(card,
                           m_library->kit().printedCard(*m_cards, of(m_index->cards()[card].id)));
}

paint::CellFacts CardBrowser::cellOf(std::uint32_t card) const
{
    const CardFacts facts = factsOf(card);
    paint::CellFacts cell = printedCell(facts);
    cell.dim = !m_index->cards()[card].whyNot.empty();
    cell.decked = card < m_copies.size() && m_copies[card] > 0;
    cell.owned = card < m_owned.size() ? m_owned[card] : 0;
    if (cell.dim)
        cell.note = qtTrId("card_browser.not_yet");
    return cell;
}

QString CardBrowser::spoken(std::uint32_t card) const
{
    const CardFacts facts = factsOf(card);
    QStringList parts{facts.name, facts.subtitle, facts.typeWord};
    if (facts.cost >= 0)
        parts.append(qtTrId("card_browser.cost").arg(facts.cost));
    if (!m_index->cards()[card].whyNot.empty())
        parts.append(qtTrId("card_browser.not_yet"));
    if (card < m_copies.size() && m_copies[card] > 0)
        parts.append(qtTrId("card_key.in"));
    if (card < m_owned.size() && m_owned[card] > 0)
        parts.append(qtTrId("card_browser.owned", m_owned[card]));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

void CardBrowser::pick(int row)
{
    const auto &cards = m_found.cards();
    const CardFacts facts
        = row < 0 || row >= int(cards.size()) ? CardFacts() : factsOf(cards[size_t(row)]);
    if (facts == m_picked)
        return;
    m_picked = facts;
    explainPicked();
    emit pickedChanged();
}

int CardBrowser::rowOf(const QString &cardId) const
{
    const size_t number
        = m_index == nullptr ? decks::CardIndex::npos : m_index->find(cardId.toStdString());
    const auto at = std::ranges::find(m_found.cards(), number);
    return at == m_found.cards().end() ? -1 : int(at - m_found.cards().begin());
}

QString CardBrowser::whyNot() const
{
    const size_t number = m_index == nullptr ? decks::CardIndex::npos
                                             : m_index->find(m_picked.cardId.toStdString());
    return number == decks::CardIndex::npos || m_index->cards()[number].whyNot.empty()
        ? QString()
        : qtTrId("card_browser.why_not");
}

/// Looks up the keywords and rulings of the chosen card.
void CardBrowser::explainPicked()
{
    const std::string game
        = m_library == nullptr ? std::string() : m_library->gameId().toStdString();
    const learn::Book *book
        = m_library != nullptr && m_library->game().book ? ruleBook(game) : nullptr;
    std::vector<ExplainRow> rows;
    for (const QString &keyword : m_picked.keywords) {
        const learn::Term *term
            = book == nullptr ? nullptr : book->term(keyword.section(u' ', 0, 0).toStdString());
        if (term == nullptr)
            continue;
        ExplainRow row;
        row.glyph = paint::glyphForWord(keyword.section(u' ', 0, 0));
        row.text = QStringLiteral("<b>%1</b> %2")
                       .arg(of(term->shown).toHtmlEscaped(), of(term->text).toHtmlEscaped());
        row.link = links::toTerm(of(term->name));
        rows.push_back(row);
    }
    m_explain.show(std::move(rows));
    m_rulings.show(rulingsOf(game, m_picked.cardId));
}

void CardBrowser::paintAhead(int first, int last, const QSize &pixels)
{
    paint::CellShelf *shelf = paint::shelfOf(*this);
    const auto &cards = m_found.cards();
    for (int row = std::max(0, first);
         shelf != nullptr && row <= std::min(last, int(cards.size()) - 1); ++row)
        shelf->prepare(cellOf(cards[size_t(row)]), pixels);
}

// --- the user's decks ---------------------------------------------------------------------------

CardBrowser::ReadDeck CardBrowser::read(const KeptDeck &kept) const
{
    ReadDeck deck{kept.path, kept.name, kept.whole, {}};
    const auto file
        = decks::readDeckFile(*m_cards->kit().deckKit(), *m_cards, kept.whole.toStdString());
    for (const auto &part : file.deck.parts)
        for (const decks::Entry &entry : part)
            if (!entry.id.empty())
                deck.copies[of(entry.id)] += entry.count;
    return deck;
}

void CardBrowser::look()
{
    if (m_index == nullptr || m_cards->kit().deckKit() == nullptr)
        return;
    std::vector<ReadDeck> now;
    for (const KeptDeck &kept : m_library->shelf().decks(m_library->gameId())) {
        const auto known = std::ranges::find_if(m_decks, [&](const ReadDeck &deck) {
            return deck.path == kept.path && deck.whole == kept.whole;
        });
        now.push_back(known != m_decks.end() ? *known : read(kept));
    }
    m_decks = std::move(now);
    countCopies();
    countOwned();
    m_library->collection()->look();
    emit pickedChanged();
}

void CardBrowser::countCopies()
{
    std::vector<std::uint8_t> copies(m_index->cards().size());
    for (const ReadDeck &deck : m_decks)
        for (auto card = deck.copies.begin(); card != deck.copies.end(); ++card)
            if (const size_t number = m_index->find(card.key().toStdString());
                number != decks::CardIndex::npos)
                copies[number] = std::uint8_t(std::min(
                    copies[number] + card.value(), int(std::numeric_limits<std::uint8_t>::max())));
    if (copies == m_copies)
        return;
    m_copies = std::move(copies);
    m_found.repaint();
    find();
}

// --- the user's collection ----------------------------------------------------------------------

void CardBrowser::countOwned()
{
    if (m_index == nullptr)
        return;
    std::vector<std::uint16_t> owned = ownedByCard(*m_index, m_library->collection()->cards());
    const bool same = owned == m_owned;
    m_owned = std::move(owned);
    if (!same)
        m_found.repaint();
    if (!same && !m_owning
        && findCards(*m_index, whole(), m_order, {m_copies, m_owned}).cards != m_found.cards())
        find();
    emit pickedChanged();
}

int CardBrowser::owned() const
{
    return m_library == nullptr || m_picked.cardId.isEmpty()
        ? 0
        : m_library->collection()->countOf(m_picked.cardId);
}

void CardBrowser::own(int copies, bool held)
{
    if (m_library == nullptr || m_picked.cardId.isEmpty())
        return;
    m_owning = true;
    if (held)
        m_library->collection()->addMore(m_picked.cardId, copies);
    else
        m_library->collection()->add(m_picked.cardId, copies);
    m_owning = false;
}

QString CardBrowser::mineChip() const
{
    if (m_index == nullptr)
        return {};
    const auto &keys = m_index->keys();
    const auto at = std::ranges::find(keys, decks::KeyKind::Owned, &decks::SearchKey::kind);
    return at == keys.end()
        ? QString()
        : of(std::string(m_index->keyName(size_t(at - keys.begin())))) + QStringLiteral(">=1");
}

void CardBrowser::setOnlyMine(bool only)
{
    if (m_index == nullptr || only == onlyMine())
        return;
    if (only)
        m_chips.append(mineChip());
    else
        m_chips.removeAll(mineChip());
    find();
}

QVariantList CardBrowser::decksWithIt() const
{
    QVariantList out;
    for (const ReadDeck &deck : m_decks)
        if (const int copies = deck.copies.value(m_picked.cardId); copies > 0)
            out.append(
                QVariantMap{{QStringLiteral("path"), deck.path},
                            {QStringLiteral("name"), of(match::printable(deck.name.toStdString()))},
                            {QStringLiteral("count"), copies}});
    return out;
}

} // namespace playmat::table
