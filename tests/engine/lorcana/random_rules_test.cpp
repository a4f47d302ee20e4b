#include "engine/lorcana/language/loader.h"
#include "engine/lorcana/random_play.h"

#include <cstdlib>
#include <sstream>

/// Random games with random cards of the test's own: any keywords, any shapes of ability, many
/// triggers; both seats, with and without asking everything.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::Answer;

constexpr const char *kKeywordsOfCharacters[] = {"alert",
                                                 "bodyguard",
                                                 "boost 1",
                                                 "challenger 2",
                                                 "evasive",
                                                 "reckless",
                                                 "resist 1",
                                                 "rush",
                                                 "shift 1",
                                                 "puppy shift 1",
                                                 "universal shift 3",
                                                 "duo shift 2",
                                                 "combo shift 2",
                                                 "temporary shift 1",
                                                 "potato shift 1",
                                                 "temporary puppy shift 0",
                                                 "singer 5",
                                                 "support",
                                                 "vanish",
                                                 "ward"};

constexpr const char *kAbilities[] = {
    R"({"when":"banished","of":{"kind":"character"},"do":[{"may":[{"gain_lore":1}]}]})",
    R"({"when":["played","quests"],"do":[{"deal":2,"to":{"choose":"character"}}]})",
    R"({"when":"banished","do":[{"return":"this"}]})",
    R"({"when":"leaves_play","do":[{"draw":1}]})",
    R"({"when":"turn_starts","do":[{"may":[{"put_under":{"top":1},"card":"this"}]}]})",
    R"({"when":"turn_ends","do":[{"put_on_deck":{"choose":{"kind":"character"}},"bottom":true}]})",
    R"({"when":"challenges","do":[{"ready":"this"},{"give":"other","strength":-2,"for":"turn"}]})",
    R"({"when":"challenged","do":[{"return":"this"}]})",
    R"({"when":"takes_damage","do":[{"move_damage":1,"up_to":true,"from":{"choose":"character"},"to":{"choose":"character"}}]})",
    R"({"when":"played","of":{"kind":"character","side":"yours"},"do":[{"distribute":3,"among":{"choose":{"kind":"character","side":"opposing"}}}]})",
    R"({"when":"quests","do":[{"search":"character","to":"hand","reveal":true}]})",
    R"({"when":"played","do":[{"play_free":{"kind":["character","action"]}}]})",
    R"({"when":"quests","do":[{"may":[{"play":{"kind":["character","action","item"]},"change":-2}]}]})",
    R"({"when":"sings","do":[{"choose_player":"each"},{"draw":2,"who":"chosen"},{"discard":1,"who":"each"}]})",
    R"({"when":"readied","of":{"kind":"character","side":"yours"},"do":[{"lose_lore":1,"who":"each"}]})",
    R"({"when":"damage_removed","of":"character","do":[{"gain_lore":{"event_amount":true}}]})",
    R"({"when":"discards","of":"card","do":[{"reveal":{"top":1}},{"if":{"is":"character","card":"it"},"then":[{"return":"it"}]}]})",
    R"({"cost":{"exert":true},"do":[{"look":3,"places":[{"to":"hand","count":1,"up_to":true},{"to":"top"}],"rest":"bottom"}]})",
    R"({"cost":{"banish_other":1,"other_of":"character"},"do":[{"banish":{"each":"character"}}]})",
    R"({"cost":{"discard":1},"once":"turn","do":[{"ink":{"choose":"character"},"exerted":true}]})",
    R"({"cost":{"ink":1},"do":[{"shuffle_in":{"choose":{"kind":"character"}}}]})",
    R"({"affects":{"each":{"kind":"character","side":"opposing"}},"strength":-1,"willpower":-1})",
    R"({"affects":{"each":{"kind":"character","side":"yours","is":"exerted"}},"willpower":2,"keywords":["ward"]})",
    R"({"affects":{"each":{"kind":"character","side":"yours","is":"damaged"}},"strength":{"damage_on":"this"},"keywords":["boost 1"]})",
    R"({"affects":"this","lore":{"count":{"kind":"character","side":"yours","is":"challenging"}},"while":{"exists":{"kind":"character","is":"at_location"}}})",
    R"({"affects":"this","rule":"cant_ready_at_start","while":{"cards_in":"hand","count":{"at_least":4}}})",
    R"({"toll":"challenge","paid_by":{"each":{"kind":"character","side":"opposing"}},"pay":{"discard":1}})",
    R"({"toll":"quest","paid_by":{"each":{"kind":"character"}},"pay":{"exert_other":1,"other_of":"character"}})",
    R"({"toll":"move","paid_by":{"each":"character"},"pay":{"ink":1}})",
    R"({"moves_of":{"kind":"character","side":"yours"},"change":-1})",
    R"({"costs":"card","change":1,"for":"opponents"})",
    R"({"players":"opponents","rule":"cant_play","of":"item"})",
    R"({"when":"played","do":[{"floating":{"when":"quests","of":"character","do":[{"discard":1,"who":"each"}]},"for":"your_next_turn"}]})",
    R"({"when":"played","do":[{"give":{"each":"character"},"keywords":["challenger 1"],"for":"your_next_turn"}]})",
    R"({"when":"exerts","of":{"kind":"character","side":"opposing"},"do":[{"choose_one":[[{"draw":1}],[{"mill":3,"who":"each"}],[{"exert":{"choose":"character"}}]]}]})",
};

template <class T, std::size_t N>
const T &any(core::Rng &rng, const T (&list)[N])
{
    return list[rng.below(N)];
}

std::string someOf(core::Rng &rng, int most)
{
    std::string out;
    for (int n = static_cast<int>(rng.below(static_cast<std::uint32_t>(most) + 1U)); n > 0; --n)
        out += (out.empty() ? "\"" : ",\"") + std::string(any(rng, kKeywordsOfCharacters)) + "\"";
    return out;
}

/// One card: mostly characters of few names, so that they shift.
std::string randomCard(core::Rng &rng, int at)
{
    constexpr const char *kNames[] = {"Anna", "Elsa", "Twin"};
    const std::uint32_t kind = rng.below(10);
    std::ostringstream out;
    out << R"({"id":"R-)" << at << R"(","cost":)" << rng.below(4)
        << R"(,"inkwell":true,"inks":["amber"])";
    const std::string ability = any(rng, kAbilities);
    if (kind < 6) {
        const bool two = rng.below(4) == 0;
        out << R"(,"type":"character","name":")" << (two ? "Anna & Elsa" : any(rng, kNames)) << '"'
            << (two ? R"(,"names":["Anna","Elsa"])" : "") << R"(,"version":"V)" << at
            << R"(","strength":)" << rng.below(4) << R"(,"willpower":)" << 1 + rng.below(5)
            << R"(,"lore":)" << rng.below(3) << R"(,"classifications":["Puppy"],"keywords":[)"
            << someOf(rng, 3) << R"(],"abilities":[)" << ability
            << (rng.below(2) == 0 ? std::string() : "," + std::string(any(rng, kAbilities)))
            << "]}";
    } else if (kind < 8) {
        out << R"(,"type":"song","name":"Song","keywords":[)"
            << (rng.below(2) == 0 ? R"("sing together 3")" : "")
            << R"(],"do":[{"deal":2,"to":{"choose":"character","up_to":2}},{"draw":1},)"
            << R"({"play_free":{"kind":["character","action"],"in":"discard"}}]})";
    } else if (kind == 8) {
        out << R"(,"type":"item","name":"Potato","abilities":[)" << ability << "]}";
    } else {
        out << R"(,"type":"location","name":"Isle","willpower":4,"lore":1,"move_cost":1,"abilities":[)"
            << ability << "]}";
    }
    return out.str();
}

CardDb randomDb(core::Rng &rng)
{
    std::string text = R"({"set":"R","name":"Random","classifications":["Puppy"],"cards":[)";
    for (int i = 0; i < 40; ++i)
        text += (i == 0 ? "" : ",") + randomCard(rng, i);
    const std::string file = text + "]}";
    const CardFile one{"random.json", file};
    Loaded loaded = loadCards({&one, 1});
    for (const LoadError &p : loaded.problems)
        ADD_FAILURE() << p.card << ": " << p.path << ": " << p.message;
    return std::move(loaded.db);
}

struct Ended
{
    std::uint64_t hash = 0;
    EndReason end = EndReason::None;
    Capacity full = Capacity::None;
    int decisions = 0;
};

Ended playRandom(std::uint64_t seed, bool check)
{
    core::Rng rng(seed);
    const CardDb db = randomDb(rng);
    std::array<std::vector<DefId>, 2> decks;
    for (std::vector<DefId> &deck : decks)
        while (deck.size() < 60)
            deck.push_back(
                static_cast<DefId>(2 + rng.below(static_cast<std::uint32_t>(db.defs.size()) - 2U)));
    Game game = Game::start(db, seed, decks, core::Questions(seed % 3)).value();
    game.recordEvents(check);
    Ended out;
    while (!game.over() && out.decisions < 3000 && !::testing::Test::HasFailure()) {
        const Answer answer = randomAnswer(game.decision(), rng);
        if (check) {
            Game copy = game;
            const core::Result<void> done = game.apply(answer);
            EXPECT_TRUE(done.ok()) << reasonName(static_cast<Reason>(done.refusal().code));
            copy.play(answer);
            EXPECT_EQ(copy.hash(), game.hash());
            expectSound(game);
        } else {
            game.play(answer);
        }
        ++out.decisions;
    }
    out.hash = game.hash();
    out.end = game.state().end;
    out.full = game.suspended();
    return out;
}

/// Random triggers make loops without an end and more abilities than a bag holds: such a game is
/// suspended, and says why; nothing else may be full.
TEST(LorcanaGames, RandomCardsWithRandomAbilitiesPlaySoundly)
{
    const char *given = std::getenv("PLAYMAT_RANDOM_GAMES");
    const std::uint64_t games = given == nullptr ? 30 : std::stoull(given);
    int ended = 0;
    for (std::uint64_t seed = 1; seed <= games && !HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const Ended game = playRandom(seed, true);
        ended += game.end == EndReason::Lore || game.end == EndReason::DeckEmpty ? 1 : 0;
        if (game.end == EndReason::Suspended) {
            EXPECT_TRUE(game.full == Capacity::Bag || game.full == Capacity::Objects
                        || game.full == Capacity::Effects || game.full == Capacity::Steps)
                << capacityName(game.full);
        }
    }
    EXPECT_GE(ended, static_cast<int>(games / 4));
}

TEST(LorcanaGames, RandomCardsGiveTheSameGameAgain)
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        EXPECT_EQ(playRandom(seed, true).hash, playRandom(seed, false).hash);
}

} // namespace
} // namespace playmat::test
