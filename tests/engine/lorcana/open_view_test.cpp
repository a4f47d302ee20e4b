// What everybody sees, and what a program is told that shows several seats: the cards' own ids, and
// of hidden cards nothing.
#include "engine/lorcana/random_play.h"
#include "engine/lorcana/seated_game.h"
#include "engine/lorcana/view/observe.h"
#include "engine/lorcana/view/value_sources.h"

namespace playmat::lorcana {
namespace {

using test::lorcanaCards;
using test::LorcanaTable;

constexpr std::array kViewers{Viewer::kNobody, PlayerId{0}, PlayerId{1}};

std::vector<DefId> anyDeck(core::Rng &rng)
{
    const CardDb &db = lorcanaCards();
    std::vector<DefId> deck;
    while (deck.size() < 60) {
        const auto id
            = static_cast<DefId>(1 + rng.below(static_cast<std::uint32_t>(db.defs.size() - 1)));
        if (db.def(id).playable && !db.def(id).madeUp)
            deck.push_back(id);
    }
    return deck;
}

SeatedGame begin(std::uint64_t seed)
{
    core::Rng rng(seed);
    const std::array decks{anyDeck(rng), anyDeck(rng)};
    core::Result<Game> game = Game::start(lorcanaCards(), seed, decks);
    EXPECT_TRUE(game.ok());
    return {std::move(game).value(), SeatNames{}};
}

/// Calls f(game) at the beginning and after each of many random answers.
template <class F>
void forEachMoment(F &&f)
{
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        SeatedGame game = begin(seed);
        core::Rng rng(seed * 77);
        f(game);
        for (int i = 0; i < 400 && !game.game().over() && !testing::Test::HasFailure(); ++i) {
            ASSERT_TRUE(game.apply(test::randomAnswer(game.game().decision(), rng)).ok());
            f(game);
        }
    }
}

TEST(LorcanaOpenView, AFaceThatEverybodySeesIsSeenByEachSeatUnderTheSameId)
{
    forEachMoment([](const SeatedGame &game) {
        const Observation open = game.observe(Viewer::nobody(), IdsOf::Game);
        for (const CardView &card : open.cards) {
            if (card.def == 0)
                continue;
            ASSERT_EQ(card.def, game.state().cards[static_cast<std::size_t>(card.id)].def);
            for (PlayerId p = 0; p < kPlayers; ++p) {
                const Observation seat = game.observe(Viewer::of(p), IdsOf::Game);
                const CardView *same = seat.card(card.id);
                ASSERT_NE(same, nullptr);
                ASSERT_EQ(same->def, card.def);
            }
        }
    });
}

TEST(LorcanaOpenView, NothingDependsOnFacesThatTheViewerDoesNotSee)
{
    core::Rng rng(5);
    forEachMoment([&](const SeatedGame &game) {
        for (const PlayerId player : kViewers) {
            const Viewer viewer{player};
            std::vector<CardId> hidden;
            for (std::size_t id = 0; id < game.state().cardCount; ++id)
                if (!seesFace(game.state().cards[id], viewer))
                    hidden.push_back(static_cast<CardId>(id));
            if (hidden.size() < 2)
                continue;
            State twin = game.state();
            const auto pick
                = [&] { return hidden[rng.below(static_cast<std::uint32_t>(hidden.size()))]; };
            const CardId a = pick();
            const CardId b = pick();
            std::swap(twin.cards[a].def, twin.cards[b].def);
            ASSERT_EQ(observe(game.db(), twin, viewer), observe(game.db(), game.state(), viewer));
        }
    });
}

TEST(LorcanaOpenView, EveryViewerIsToldEachEventAtItsPlace)
{
    forEachMoment([](const SeatedGame &game) {
        const std::span<const core::Event> all = game.game().events();
        ASSERT_EQ(game.game().course().size(), all.size());
        for (const PlayerId player : kViewers) {
            const auto told = game.eventsFor(Viewer{player}, IdsOf::Game);
            ASSERT_EQ(told.size(), all.size());
            for (std::size_t i = 0; i < told.size(); ++i) {
                ASSERT_EQ(told[i].type, all[i].type);
                if (told[i].card != core::kNone && Ev(told[i].type) != Ev::CardMoved) {
                    ASSERT_EQ(told[i].card, all[i].card);
                }
            }
        }
    });
}

TEST(LorcanaOpenView, TheCourseLeadsToWhatIsSeenNow)
{
    forEachMoment([](const SeatedGame &game) {
        const std::size_t count = game.game().events().size();
        if (count == 0)
            return;
        const Observation last = game.observedAfter(count - 1, Viewer::nobody());
        const Observation now = game.observe(Viewer::nobody(), IdsOf::Game);
        ASSERT_EQ(last.players, now.players);
        ASSERT_EQ(game.observedAfter(count, Viewer::nobody()), now);
    });
}

TEST(LorcanaOpenView, PartsOfValuesAddUp)
{
    forEachMoment([](const SeatedGame &game) {
        for (const CardView &card : game.observe(Viewer::nobody(), IdsOf::Game).cards) {
            if (card.def == 0 || card.zone != Zone::Play || card.on >= 0)
                continue;
            std::array<int, 6> sums{};
            for (const ValuePart &part :
                 explainValues(game.db(), game.state(), static_cast<CardId>(card.id)))
                sums[static_cast<std::size_t>(part.value)] += part.amount;
            ASSERT_EQ(sums[0], card.strength) << game.db().def(card.def).fullName();
            ASSERT_EQ(sums[1], card.willpower);
            ASSERT_EQ(sums[2], card.lore);
            ASSERT_EQ(sums[3], card.challenger);
            ASSERT_EQ(sums[4], card.resist);
        }
    });
}

TEST(LorcanaOpenView, PartsOfAPriceAddUp)
{
    forEachMoment([](const SeatedGame &game) {
        for (PlayerId player = 0; player < kPlayers; ++player) {
            const Observation seen = game.observe(Viewer::of(player), IdsOf::Game);
            for (const CardView &card : seen.cards) {
                if (card.playCost < 0)
                    continue;
                int sum = 0;
                for (const PricePart &part :
                     explainPrice(game.db(), game.state(), player, static_cast<CardId>(card.id),
                                  game.db().def(card.def).cost))
                    sum += part.amount;
                ASSERT_EQ(std::max(0, sum), card.playCost);
            }
        }
    });
}

} // namespace
} // namespace playmat::lorcana
