#include "kit/lorcana/bots/play.h"

#include "kit/lorcana/host/deck_check.h"

#include <algorithm>

namespace playmat::lorcana::bots {

namespace {

constexpr int kDearInHand = 4; ///< a more expensive card of an opening hand is put back

/// The other player's cards whose faces the seat sees, without cards that an effect has created.
std::vector<DefId> seenCards(const SeatedGame &sealed, PlayerId seat)
{
    const State &state = sealed.state();
    std::vector<DefId> out;
    for (std::size_t id = 0; id < state.cardCount; ++id)
        if (const Card &card = state.cards[id];
            card.owner != seat && Play::seesFace(card, seat) && !sealed.db().def(card.def).madeUp)
            out.push_back(card.def);
    return out;
}

std::vector<DefId> cardsOfInks(const CardDb &db, int inks)
{
    std::vector<DefId> out;
    for (std::size_t id = 1; id < db.defs.size(); ++id)
        if (const CardDef &def = db.defs[id];
            def.playable && !def.madeUp && (def.inks & ~inks) == 0)
            out.push_back(static_cast<DefId>(id));
    return out;
}

} // namespace

/// Resets the card's current values, because they depend on where it lay and not on its face.
void Play::turnInto(const CardDb &db, Card &card, DefId def)
{
    const CardDef &printed = db.def(def);
    card.def = def;
    card.keywords = printed.keywords;
    card.rules = 0;
    card.strength = printed.strength;
    card.willpower = printed.willpower;
    card.lore = printed.lore;
    card.challenger = card.resist = card.singer = 0;
}

/// Resets the values of cards in hand, because they may depend on a place where the seat did not
/// see them.
void Play::forget(const CardDb &db, State &state, PlayerId seat)
{
    state.forEach(Zone::Hand, seat,
                  [&](CardId id) { turnInto(db, state.cards[id], state.cards[id].def); });
}

planner::Ask Play::ask(const core::Decision &decision)
{
    switch (decision.kind) {
    case core::DecisionKind::Action:
        return planner::Ask::Turn;
    case core::DecisionKind::Mulligan:
    case core::DecisionKind::FirstPlayer:
        return planner::Ask::Opening;
    default:
        return planner::Ask::Part;
    }
}

std::uint64_t Play::look(const State &state, CardId id)
{
    const Card &card = state.cards[id];
    std::uint64_t sum = card.def;
    for (const std::uint64_t part :
         {std::uint64_t{card.keywords}, std::uint64_t{card.rules},
          static_cast<std::uint64_t>(card.zone), std::uint64_t{card.owner},
          std::uint64_t{card.status}, std::uint64_t{card.damage}, std::uint64_t{card.under},
          std::uint64_t{card.on}, std::uint64_t{card.at}, std::uint64_t{card.used},
          static_cast<std::uint64_t>(card.strength), static_cast<std::uint64_t>(card.willpower),
          static_cast<std::uint64_t>(card.lore)})
        sum = playmat::bots::mix(sum, part);
    return sum;
}

/// Proposes to put back the cards of an opening hand that are too expensive for the first turns
/// (CR 2.2.2).
std::vector<core::Answer> Play::propose(const Game &game)
{
    if (game.decision().kind != core::DecisionKind::Mulligan)
        return {};
    core::Answer answer;
    const auto &options = game.decision().options;
    for (std::size_t i = 0; i < options.size(); ++i)
        if (options[i].card != kNone
            && game.db().def(game.state().cards[options[i].card].def).cost > kDearInHand)
            (void)answer.options.tryPush(static_cast<std::uint16_t>(i));
    return {answer};
}

Knowledge Play::knowledge(const match::CardLibrary &library)
{
    Knowledge out;
    const host::LorcanaCards &cards = host::cardsOf(library);
    for (const std::string &name : library.deckNames())
        if (const auto deck = host::readDeck(cards, std::string_view(*library.deck(name))))
            if (const auto playable = host::playableDeck(cards.db, deck.value()))
                out.decks.push_back(playable.value());
    return out;
}

/// Returns the rest of each known deck that contains all seen cards. If there is none, returns all
/// cards of the inks that were seen.
std::vector<Play::Pool> Play::pools(const Knowledge &knowledge, const SeatedGame &sealed,
                                    PlayerId seat)
{
    const std::vector<DefId> seen = seenCards(sealed, seat);
    std::vector<Pool> out;
    for (std::vector<DefId> &rest : kit::decksWithout(knowledge.decks, seen))
        out.push_back({std::move(rest)});
    if (!out.empty())
        return out;
    int inks = 0;
    for (const DefId card : seen)
        inks |= sealed.db().def(card).inks;
    return {{cardsOfInks(sealed.db(), inks)}};
}

} // namespace playmat::lorcana::bots
