#include "kit/riftbound/bots/play.h"

#include "engine/riftbound/rules/printed.h"
#include "kit/riftbound/host/deck_check.h"

#include <algorithm>

namespace playmat::riftbound::bots {

namespace {

constexpr int kDearInHand = 4; ///< a more expensive card of an opening hand is set aside

/// The other player's cards whose faces the seat sees, either runes or cards of the main deck.
std::vector<DefId> seenCards(const SeatedGame &sealed, PlayerId seat, std::size_t group)
{
    const State &state = sealed.state();
    std::vector<DefId> out;
    for (std::size_t id = 0; id < state.cardCount; ++id)
        if (const Card &card = state.cards[id]; card.owner != seat && card.kind != Kind::Ability
            && card.zone != Zone::Champion && Play::seesFace(card, seat)
            && Play::mayLie(sealed.db(), card.def, group))
            out.push_back(card.def);
    return out;
}

std::vector<DefId> cardsOfDomains(const CardDb &db, int domains, std::size_t group)
{
    std::vector<DefId> out;
    for (std::size_t id = 1; id < db.defs.size(); ++id)
        if (const CardDef &def = db.defs[id]; def.playable && !def.set.empty()
            && Play::mayLie(db, static_cast<DefId>(id), group) && (def.domains & ~domains) == 0)
            out.push_back(static_cast<DefId>(id));
    return out;
}

/// The rest of each deck that contains all seen cards. If there is none, returns one list with all
/// cards of these domains.
std::vector<std::vector<DefId>> leftOf(const SeatedGame &sealed, PlayerId seat,
                                       const std::vector<std::vector<DefId>> &decks, int domains,
                                       std::size_t group)
{
    auto rest = kit::decksWithout(decks, seenCards(sealed, seat, group));
    if (rest.empty())
        rest.push_back(cardsOfDomains(sealed.db(), domains, group));
    return rest;
}

std::vector<DefId> thoseThatHide(const CardDb &db, const std::vector<DefId> &cards)
{
    std::vector<DefId> out;
    std::ranges::copy_if(cards, std::back_inserter(out),
                         [&](DefId card) { return Play::mayLie(db, card, Play::FacedownCards); });
    return out;
}

} // namespace

std::size_t Play::groupOf(const Card &card)
{
    switch (card.zone) {
    case Zone::RuneDeck:
        return Runes;
    case Zone::Facedown:
        return FacedownCards;
    case Zone::Nowhere:
        return Nothing;
    default:
        return Main;
    }
}

bool Play::mayLie(const CardDb &db, DefId def, std::size_t group)
{
    const CardDef &card = db.def(def);
    if (group == Runes)
        return card.kind == Kind::Rune;
    const bool main = !card.token && (card.permanent() || card.kind == Kind::Spell) && def != 0;
    return main && (group == Main || card.keywords.has(Kw::Hidden));
}

/// Resets the card's current values, because they depend on where it lay and not on its face.
void Play::turnInto(const CardDb &db, Card &card, DefId def)
{
    const CardDef &printed = db.def(def);
    card.def = def;
    card.kind = printed.kind;
    takePrinted(card, printed);
}

/// The set of events that abilities wait for depends on all cards of both decks, so it is replaced
/// by the set of all events. The serials and values of cards in hand are reset, because they tell
/// how the cards have moved between deck and hand.
void Play::forget(const CardDb &db, State &state, PlayerId seat)
{
    for (int i = 0; i < 32; ++i)
        state.listens.add(static_cast<Trig>(i));
    state.listensInTrash = true;
    state.forEach(Zone::Hand, seat, [&](CardId id) {
        turnInto(db, state.cards[id], state.cards[id].def);
        state.cards[id].serial = 0;
    });
}

planner::Ask Play::ask(const core::Decision &decision)
{
    switch (static_cast<Prompt>(decision.prompt)) {
    case Prompt::Main:
        return planner::Ask::Turn;
    case Prompt::Focus:
    case Prompt::Priority:
        return planner::Ask::Window;
    case Prompt::Mulligan:
    case Prompt::Battlefield:
        return planner::Ask::Opening;
    default:
        return planner::Ask::Part;
    }
}

bool Play::isPass(const core::Option &option)
{
    const auto kind = static_cast<OptionKind>(option.kind);
    return kind == OptionKind::EndTurn || kind == OptionKind::Pass;
}

std::uint64_t Play::look(const State &state, CardId id)
{
    const Card &card = state.cards[id];
    std::uint64_t sum = card.def;
    for (const std::uint64_t part :
         {static_cast<std::uint64_t>(card.zone), std::uint64_t{card.place},
          std::uint64_t{card.owner}, std::uint64_t{card.controller}, std::uint64_t{card.on},
          std::uint64_t{card.status}, std::uint64_t{card.damage}, std::uint64_t{card.moves},
          std::uint64_t{card.used}, static_cast<std::uint64_t>(card.might),
          std::uint64_t{card.assault}, std::uint64_t{card.shield}})
        sum = playmat::bots::mix(sum, part);
    return card.is(status::Equipped) ? playmat::bots::mix(sum, id) : sum;
}

/// Proposes to set aside the cards of an opening hand that are too expensive for the first turns
/// (117).
std::vector<core::Answer> Play::propose(const Game &game)
{
    const core::Decision &asked = game.decision();
    if (static_cast<Prompt>(asked.prompt) != Prompt::Mulligan)
        return {};
    core::Answer answer;
    for (std::size_t i = 0; i < asked.options.size(); ++i)
        if (static_cast<int>(answer.options.size()) < asked.max && asked.options[i].card != kNone
            && game.db().def(game.state().cards[asked.options[i].card].def).energy > kDearInHand)
            (void)answer.options.tryPush(static_cast<std::uint16_t>(i));
    return {answer};
}

Knowledge Play::knowledge(const match::CardLibrary &library)
{
    Knowledge out;
    const host::RiftboundCards &cards = host::cardsOf(library);
    for (const std::string &name : library.deckNames())
        if (const auto deck = host::readDeck(cards, std::string_view(*library.deck(name))))
            if (const auto playable = host::playableDeck(cards.db, deck.value().deck))
                out.decks.push_back(playable.value());
    return out;
}

/// Returns the rest of each known deck with the opponent's legend that contains all seen cards. If
/// there is none, returns all cards of the legend's domains.
std::vector<Play::Pool> Play::pools(const Knowledge &knowledge, const SeatedGame &sealed,
                                    PlayerId seat)
{
    const State &state = sealed.state();
    const CardId legend = state.list(Zone::Legend, opponentOf(seat)).head;
    const DefId led = legend == kNone ? DefId{0} : state.cards[legend].def;
    const int domains = legend == kNone ? kAllDomains : int{sealed.db().def(led).domains};
    std::vector<std::vector<DefId>> mains;
    std::vector<std::vector<DefId>> runes;
    for (const Deck &deck : knowledge.decks)
        if (deck.legend == led) {
            std::vector<DefId> &all = mains.emplace_back(deck.main);
            all.push_back(deck.champion); // it may have left its zone
            runes.push_back(deck.runes);
        }
    const auto runesLeft = leftOf(sealed, seat, runes, domains, Runes);
    std::vector<Pool> out;
    for (std::vector<DefId> &rest : leftOf(sealed, seat, mains, domains, Main))
        out.push_back({rest, runesLeft.front(), thoseThatHide(sealed.db(), rest)});
    return out;
}

} // namespace playmat::riftbound::bots
