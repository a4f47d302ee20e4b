// Imports decks into the library from files, folders and texts.
#include "decks/deck_file.h"
#include "decks/near_cards.h"
#include "kit/games/table/table_kits.h"
#include "table/decks/card_finder.h"
#include "table/decks/deck_gallery.h"
#include "table/decks/unknown_card.h"
#include "table/files/file_look.h"
#include "table/files/match_saving.h"
#include "table/game/table_kit.h"

#include <QDirIterator>
#include <QFileInfo>

#include <set>
#include <utility>

namespace playmat::table {

namespace {

constexpr int kMostFiles = 1000;
constexpr int kMostly = 50; ///< a game must know at least this percentage of a text's cards

/// The game that knows the most cards of a text; nullptr if no game knows half of them.
const TableKit *gameOf(const TableKit &first, const QString &text)
{
    const TableKit *best = nullptr;
    int most = kMostly - 1;
    const std::string given = text.toStdString();
    const auto ask = [&](const TableKit &kit) {
        const match::CardLibrary *cards = cardData(kit.game().id()).library;
        if (cards == nullptr || kit.game().deckKit() == nullptr)
            return;
        const match::DeckLook look = kit.game().lookAtDeck(*cards, given);
        const int known = look.cards == 0 ? 0 : look.known * 100 / look.cards;
        if (known > most) {
            most = known;
            best = &kit;
        }
    };
    ask(first);
    for (const TableKit *kit : tableKits())
        if (kit != &first)
            ask(*kit);
    return best;
}

/// The name for a deck from a file; empty for a JSON document, which has its own name.
QString nameIn(const QString &text, const QString &path)
{
    if (text.trimmed().startsWith(u'{'))
        return {};
    const decks::DeckHead head = decks::headOf(text.toStdString());
    return head.game.empty() ? QFileInfo(path).completeBaseName()
                             : QString::fromStdString(head.name);
}

constexpr int kMostUnknownOfADeck = 50;
constexpr std::size_t kMostLookedUp = 200; ///< names of an import for which cards are offered

/// Looks up each name of an import once, and only so many names, because the window waits.
UnknownCard offerFor(const match::CardLibrary &cards, const std::string &name, CardOffers &offers)
{
    const std::string_view id = cards.kit().id();
    const std::pair<QString, QString> key(QString::fromUtf8(id.data(), qsizetype(id.size())),
                                          QString::fromStdString(name));
    if (const auto there = offers.find(key); there != offers.end())
        return there->second;
    if (offers.size() >= kMostLookedUp)
        return unknownCard(name);
    return offers.emplace(key, unknownCard(*cardIndex(cards), name)).first->second;
}

QVariantList unknownIn(const decks::Deck &deck, const match::CardLibrary &cards, CardOffers &offers)
{
    QVariantList all;
    std::set<std::string> names;
    const auto look = [&](const std::vector<decks::Entry> &entries) {
        for (const decks::Entry &entry : entries)
            if (entry.id.empty() && all.size() < kMostUnknownOfADeck
                && names.insert(entry.name).second)
                all.append(QVariant::fromValue(offerFor(cards, entry.name, offers)));
    };
    for (const auto &part : deck.parts)
        look(part);
    look(deck.considering);
    return all;
}

/// The text of the deck with the cards that the user chose for the unknown ones.
QString withChoices(decks::Deck deck, const TableKit &kit, const QVariantList &unknown)
{
    const match::CardLibrary &cards = *cardData(kit.game().id()).library;
    const decks::DeckKit &parts = *kit.game().deckKit();
    for (const QVariant &each : unknown) {
        const auto one = each.value<UnknownCard>();
        if (one.taken >= 0)
            decks::takeAs(deck, parts, cards, one.written.toStdString(),
                          parts.card(cards, one.takenId().toStdString()));
    }
    return QString::fromStdString(decks::deckFileText(parts, deck));
}

} // namespace

/// `kept` is there if the deck is in the library now; then `kit` is that of its game.
void DeckGallery::note(const QString &file, const QString &outcome, KeptDeck kept,
                       const TableKit *kit)
{
    BroughtDeck brought{file, outcome, kept.isThere(), {}};
    Brought deck{kit, std::move(kept), {}};
    if (kit != nullptr) {
        const match::CardLibrary &cards = *cardData(kit->game().id()).library;
        const decks::ReadFile read
            = decks::readDeckFile(*kit->game().deckKit(), cards, deck.kept.whole.toStdString());
        deck.read = read.deck;
        if (!read.lost)
            brought.unknown = unknownIn(deck.read, cards, m_offers);
    }
    m_brought.append(QVariant::fromValue(brought));
    m_broughtDecks.push_back(std::move(deck));
}

/// What is said of a deck that is in the library now.
QString DeckGallery::outcomeOf(const TableKit &kit, const QString &text) const
{
    const QString problem = kit.takeDeck(*cardData(kit.game().id()).library, text).problem;
    const QString words = problem.isEmpty() ? qtTrId("gallery_import.is_here_now") : problem;
    return &kit == &m_library->kit() ? words : kit.face().title + QStringLiteral(": ") + words;
}

void DeckGallery::takeUnknown(int deck, int card, int choice)
{
    if (deck < 0 || deck >= m_brought.size())
        return;
    auto shown = m_brought[deck].value<BroughtDeck>();
    if (!table::takeUnknown(shown.unknown, card, choice))
        return;
    Brought &brought = m_broughtDecks[std::size_t(deck)];
    const auto now = m_library->shelf().rewrite(
        brought.kept, withChoices(brought.read, *brought.kit, shown.unknown));
    if (now) {
        brought.kept = now.value();
        shown.outcome = outcomeOf(*brought.kit, brought.kept.text);
    } else {
        shown = m_brought[deck].value<BroughtDeck>();
        shown.outcome = now.problem().code == "changed_outside"
            ? qtTrId("gallery_import.was_changed")
            : fileWords(now.problem());
    }
    m_brought[deck] = QVariant::fromValue(shown);
    look();
    emit broughtChanged();
}

bool DeckGallery::bringDeck(const QString &file, const QString &name, const QString &text,
                            const QString &folder)
{
    const TableKit *kit = gameOf(m_library->kit(), text);
    if (kit == nullptr) {
        note(file, qtTrId("gallery_import.is_no_deck"));
        return false;
    }
    const QString game
        = QString::fromUtf8(kit->game().id().data(), qsizetype(kit->game().id().size()));
    const match::CardLibrary &cards = *cardData(kit->game().id()).library;
    const TakenDeck taken = kit->takeDeck(cards, text);
    const QString kept = kit == &m_library->kit() ? m_library->asKept(text) : text;
    if (m_library->shelf().withText(game, kept).isThere()) {
        note(file, qtTrId("gallery_import.is_there_already"));
        return false;
    }
    const QString title = !name.isEmpty() ? name
        : taken.problem.isEmpty()         ? taken.summary.title
                                          : qtTrId("own_decks.a_deck");
    const auto added = m_library->shelf().add(game, folder, title, kept);
    if (!added) {
        note(file, fileWords(added.problem()));
        return false;
    }
    note(file, outcomeOf(*kit, added.value().text), added.value(), kit);
    return true;
}

void DeckGallery::forget()
{
    m_brought.clear();
    m_broughtDecks.clear();
    m_offers.clear();
}

void DeckGallery::take(const QString &path, const QString &folder)
{
    const QString name = QFileInfo(path).fileName();
    const FileLook look = lookInto(path);
    if (look.kind == FileLook::Kind::Match)
        note(name, qtTrId("gallery_import.is_a_match"));
    else if (look.kind == FileLook::Kind::Neither)
        note(name, look.problem);
    else
        (void)bringDeck(name, nameIn(look.text, path), look.text, folder);
}

void DeckGallery::bring(const QList<QUrl> &files)
{
    forget();
    const QString here = m_place.startsWith(QLatin1String("folder:")) ? m_place.mid(7) : QString();
    for (const QUrl &url : files) {
        const QFileInfo file(url.toLocalFile());
        if (!file.isDir()) {
            take(file.filePath(), here);
            continue;
        }
        const QDir root(file.filePath());
        QDirIterator each(root.path(), QDir::Files, QDirIterator::Subdirectories);
        while (each.hasNext() && m_brought.size() < kMostFiles) {
            const QString path = each.next();
            const QString within = root.relativeFilePath(path);
            const QString folder
                = within.contains(u'/') ? u'/' + within.section(u'/', 0, -2) : u""_qs;
            take(path, (here.isEmpty() ? here : here + u'/') + file.fileName() + folder);
        }
    }
    look();
    emit broughtChanged();
}

void DeckGallery::bringText(const QString &text)
{
    forget();
    if (!text.trimmed().isEmpty())
        (void)bringDeck(qtTrId("gallery_import.what_you_pasted"), {}, text, {});
    look();
    emit broughtChanged();
}

void DeckGallery::forgetBrought()
{
    forget();
    emit broughtChanged();
}

} // namespace playmat::table
