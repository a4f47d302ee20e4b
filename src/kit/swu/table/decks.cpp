#include "kit/swu/table/decks.h"

#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/deck_export.h"
#include "kit/swu/host/deck_text.h"
#include "kit/swu/table/words.h"
#include "table/view/shown_names.h"

#include <algorithm>

namespace playmat::table::swudecks {

namespace {

QString cardsText(int count)
{
    return qtTrId("swu_decks.cards", count);
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
    QStringList words = CardWords::shown(CardWords::aspects(db.def(deck.leader))
                                         + CardWords::aspects(db.def(deck.base)));
    words.removeDuplicates();
    return words.join(QStringLiteral(", "));
}

DeckSummary summaryOf(const swu::CardDb &db, const swu::DeckChoice &deck,
                      const match::DeckDocument &document)
{
    const swu::CardDef &leader = db.def(deck.leader);
    const swu::CardDef &base = db.def(deck.base);
    DeckSummary s;
    s.ok = true;
    s.title = shownDeckTitle(document.name);
    s.frontId = CardWords::id(leader);
    s.frontName = CardWords::name(leader);
    s.frontSubtitle = QString::fromStdString(leader.subtitle);
    s.baseId = CardWords::id(base);
    s.baseName = CardWords::name(base);
    s.baseHp = base.hp;
    int side = 0;
    for (const match::DeckEntry &entry : document.sideboard)
        side += entry.count;
    s.factsText = withSideboard(
        cardsText(int(deck.cards.size())) + QStringLiteral(" · ") + aspectWords(db, deck), side);
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
            qtTrId("swu_decks.line").arg(place.line).arg(QString::fromStdString(fault.message)));
    }
    return sentences.join(u' ');
}

/// The deck, whose player plays on with cards that have no text yet.
QString plainDocument(const swu::CardDb &db, match::DeckDocument deck)
{
    deck.plain = true;
    return QString::fromStdString(match::exportDeckJson(db, deck));
}

/// How many of its cards do nothing, leader and base included.
int copiesOf(const match::CheckedDeck &deck)
{
    const auto isUnwritten = [&](swu::DefId card) {
        return std::ranges::find(deck.unwritten, card) != deck.unwritten.end();
    };
    return int(std::ranges::count_if(deck.choice.cards, isUnwritten))
        + (isUnwritten(deck.choice.leader) ? 1 : 0) + (isUnwritten(deck.choice.base) ? 1 : 0);
}

} // namespace

GameFace face()
{
    GameFace face;
    face.title = qtTrId("swu_decks.star_wars_unlimited");
    face.motto = qtTrId("swu_decks.two_arenas_one_base_each");
    face.scenes = {QStringLiteral("space"), QStringLiteral("ground")};
    face.emblems = {QStringLiteral("SOR_005"), QStringLiteral("SOR_010")};
    face.guide = {
        {QStringLiteral("card"), qtTrId("swu_decks.drag_a_card_onto_the"),
         qtTrId("swu_decks.to_play_it_an_upgrade")},
        {QStringLiteral("sword"), qtTrId("swu_decks.drag_a_unit_onto_an"),
         qtTrId("swu_decks.to_attack_the_arrow_says")},
        {QStringLiteral("resource"), qtTrId("swu_decks.drag_a_card_to_your"),
         qtTrId("swu_decks.two_at_the_start_then")},
        {QStringLiteral("crown"), qtTrId("swu_decks.drag_your_leader_into_the"),
         qtTrId("swu_decks.once_you_have_enough_resources")},
        {QStringLiteral("hand"), qtTrId("swu_decks.press_your_hand"),
         qtTrId("swu_decks.to_see_your_hand_let")},
        {QStringLiteral("eye"), qtTrId("swu_decks.point_at_anything"),
         qtTrId("swu_decks.to_see_it_enlarged_with")},
        {QStringLiteral("undo"), qtTrId("swu_decks.ctrl_z_takes_a_move"),
         qtTrId("swu_decks.you_win_when_their_base")},
    };
    face.sites = {
        {{}, QStringLiteral("swudb.com"), qtTrId("swu_decks.open_the_deck_export_json")},
        {{}, QStringLiteral("karabast.net"), qtTrId("swu_decks.takes_the_same_json_paste")},
        {{},
         QStringLiteral("starwarsunlimited.com"),
         qtTrId("swu_decks.deckbuilder_export_as_text_1")},
        {{}, QStringLiteral("melee.gg"), qtTrId("swu_decks.open_the_decklist_copy_it")},
        {{}, qtTrId("swu_decks.other_sites"), qtTrId("swu_decks.whatever_they_export_as_json")},
    };
    face.pasteHint = qtTrId("swu_decks.paste_a_deck_here_json");
    return face;
}

TakenDeck take(const match::CardLibrary &library, const QString &text)
{
    const swu::CardDb &db = match::swuCards(library);
    const auto document = match::readDeck(db, text.toStdString());
    if (!document.ok())
        return {{}, {}, QString::fromStdString(match::describe(document.problem()))};
    const match::CheckedDeck deck = match::checkDeck(db, document.value());
    if (!deck.ok())
        return {{},
                {},
                faultsText(deck.faults, document.value().text),
                deck.lacksOnlyTexts() ? plainDocument(db, document.value()) : QString()};
    TakenDeck taken{summaryOf(db, deck.choice, document.value()),
                    QString::fromStdString(match::exportDeckJson(db, document.value())),
                    {},
                    {}};
    if (const int plain = copiesOf(deck); plain > 0)
        taken.summary.factsText += QStringLiteral(" · ") + qtTrId("swu_decks.without_text", plain);
    return taken;
}

std::vector<DeckCard> cardsOf(const match::CardLibrary &library, const QString &document)
{
    const auto deck = match::readDeck(match::swuCards(library), document.toStdString());
    if (!deck.ok())
        return {};
    std::vector<DeckCard> cards;
    const auto add = [&](const match::DeckEntry &entry, int count, DeckPart part) {
        cards.push_back({QString::fromStdString(entry.id), count, part});
    };
    add(deck.value().leader, 1, DeckPart::Front);
    add(deck.value().base, 1, DeckPart::Front);
    for (const match::DeckEntry &entry : deck.value().cards)
        add(entry, entry.count, DeckPart::Main);
    for (const match::DeckEntry &entry : deck.value().sideboard)
        add(entry, entry.count, DeckPart::Side);
    return cards;
}

QString exported(const match::CardLibrary &library, const QString &json, DeckForm form)
{
    const swu::CardDb &db = match::swuCards(library);
    const auto document = match::readDeck(db, json.toStdString());
    if (!document.ok())
        return {};
    const auto write = form == DeckForm::Json ? &match::exportDeckJson : &match::exportDeckText;
    return QString::fromStdString(write(db, document.value()));
}

QStringList standWords(int round, const std::array<int, 2> &baseHp)
{
    return {round == 0 ? qtTrId("swu_decks.setup") : qtTrId("swu_decks.round").arg(round),
            qtTrId("swu_decks.bases_and").arg(baseHp[0]).arg(baseHp[1])};
}

} // namespace playmat::table::swudecks
