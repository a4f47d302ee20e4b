#include "kit/swu/table/swu_decks.h"

#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/deck_export.h"
#include "kit/swu/host/deck_text.h"
#include "kit/swu/host/swu_cards.h"
#include "kit/swu/table/card_words.h"
#include "table/view/shown_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace playmat::table::swudecks {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("SwuDecks", text);
}

QString cardsText(int count)
{
    return QCoreApplication::translate("SwuDecks", "%n cards", nullptr, count);
}

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
    s.factsText = cardsText(int(deck.cards.size())) + QStringLiteral(" · ") + aspectWords(db, deck);
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
        sentences.append(
            tr("Line %1: %2.").arg(place.line).arg(QString::fromStdString(fault.message)));
    }
    return sentences.join(u' ');
}

} // namespace

GameFace face()
{
    GameFace face;
    face.title = tr("Star Wars: Unlimited");
    face.motto = tr("Two arenas, one base each. Bring theirs down.");
    face.scenes = {QStringLiteral("space"), QStringLiteral("ground")};
    face.emblems = {QStringLiteral("SOR_005"), QStringLiteral("SOR_010")};
    face.guide = {
        {QStringLiteral("card"), tr("Drag a card onto the table"),
         tr("to play it; an upgrade onto its unit")},
        {QStringLiteral("sword"), tr("Drag a unit onto an enemy"),
         tr("to attack; the arrow says what will happen")},
        {QStringLiteral("resource"), tr("Drag a card to your resources"),
         tr("two at the start, then one each round")},
        {QStringLiteral("crown"), tr("Drag your leader into the arena"),
         tr("once you have enough resources")},
        {QStringLiteral("hand"), tr("Hold your strip"),
         tr("to see your hand; let go and it is hidden")},
        {QStringLiteral("eye"), tr("Point at anything"),
         tr("to see it enlarged, with every keyword explained")},
        {QStringLiteral("undo"), tr("Ctrl+Z takes a move back"),
         tr("you win when their base has no HP left")},
    };
    face.sites = {
        {{}, QStringLiteral("swudb.com"), tr("open the deck, Export → JSON, copy")},
        {{},
         QStringLiteral("karabast.net"),
         tr("takes the same JSON: paste here what you would paste there")},
        {{},
         QStringLiteral("starwarsunlimited.com"),
         tr("Deckbuilder, export as text (1 | Luke Skywalker | Faithful Friend)")},
        {{},
         QStringLiteral("melee.gg"),
         tr("open the decklist, copy it as text (MainDeck, Leader, Base)")},
        {{}, tr("other sites"), tr("whatever they export as JSON or as a list (3 Wampa)")},
    };
    face.pasteHint = tr("Paste a deck here: JSON exported by swudb.com, or a list like those of "
                        "starwarsunlimited.com and melee.gg (3 Wampa)");
    return face;
}

TakenDeck take(const match::CardLibrary &library, const QString &text)
{
    const swu::CardDb &db = match::swuCards(library);
    const std::string given = text.toStdString();
    const auto document = match::readDeck(db, given);
    if (!document.ok())
        return {{}, {}, QString::fromStdString(match::describe(document.problem()))};
    const match::CheckedDeck deck = match::checkDeck(db, document.value());
    if (!deck.ok())
        return {{}, {}, faultsText(deck.faults, given)};
    return {summaryOf(db, deck.choice, shownDeckTitle(document.value().name)),
            match::isDeckJson(given)
                ? text
                : QString::fromStdString(match::exportDeckJson(db, document.value())),
            {}};
}

QString exported(const match::CardLibrary &library, const QString &json, DeckForm form)
{
    const auto document = match::parseDeck(json.toStdString());
    if (!document.ok())
        return {};
    const auto write = form == DeckForm::Json ? &match::exportDeckJson : &match::exportDeckText;
    return QString::fromStdString(write(match::swuCards(library), document.value()));
}

QStringList standWords(int round, const std::array<int, 2> &baseHp)
{
    return {round == 0 ? tr("Setup") : tr("Round %1").arg(round),
            tr("bases %1 and %2").arg(baseHp[0]).arg(baseHp[1])};
}

} // namespace playmat::table::swudecks
