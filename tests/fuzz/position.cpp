#include "bots/random_answer.h"
#include "fuzz/fuzz.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/invariants.h"
#include "kit/swu/host/position_json.h"

/// A position: it is refused in a sentence, or it is consistent and can be played on from.
namespace playmat::fuzz {

namespace {

constexpr int kAnswers = 25;

/// A board with this many units per side and what can hang on them.
std::string crowd(int units, int deck)
{
    match::Json json = match::Json::parse(R"({"seed":5,"round":4,"active":1,"players":[
        {"leader":{"card":"SOR_010","deployed":true,"damage":2,"upgrades":["SOR_T02"]},
         "base":{"card":"SOR_023","damage":5},"hand":["SOR_043","SOR_154","SOR_055"],"resources":12},
        {"leader":"SOR_002","base":"SOR_020","resources":[{"card":"SOR_095","exhausted":true}],
         "hand":["SOR_222"],"space":["SOR_225"],"discard":["SOR_078"]}]})");
    for (match::Json &side : json["players"]) {
        for (int i = 0; i < units; ++i)
            side["ground"].push_back("SOR_108");
        side["ground"].push_back({{"card", "SOR_105"}, {"upgrades", {"SOR_T01", "SOR_069"}}});
        side["ground"].push_back({{"card", "SOR_095"}, {"captured", {"SOR_128"}}, {"owner", 0}});
        side["deck"] = std::vector<std::string>(static_cast<std::size_t>(deck), "SOR_128");
    }
    return json.dump();
}

void checkStanding(const swu::SeatedGame &game)
{
    for (const std::string &fault :
         {match::checkPlaces(game.state()), match::checkDerived(game.db(), game.state()),
          match::checkDecision(game.decision(), game.over()), match::checkSecrecy(game)})
        check(fault.empty(), fault);
}

} // namespace

std::vector<std::string> seeds()
{
    return {crowd(1, 4), crowd(12, 20), crowd(24, 40), crowd(2, 78)};
}

Verdict run(std::string_view input)
{
    const match::Outcome<match::Json> json = match::parseJson(input);
    if (!json)
        return Verdict::Refused;
    const match::Outcome<swu::Position> position
        = match::positionFromJson(match::swuCards(library()), json.value());
    if (!position) {
        check(!position.problem().message.empty(), "refused without a sentence");
        return Verdict::Refused;
    }
    const core::Result<swu::SeatedGame> begun
        = swu::seated(match::swuCards(library()), position.value());
    if (!begun) {
        check(begun.refusal().code != 0, "refused without a reason");
        return Verdict::Refused;
    }
    swu::SeatedGame game = begun.value();
    core::Rng rng(position.value().seed);
    checkStanding(game);
    for (int i = 0; i < kAnswers && !game.over(); ++i)
        (void)game.apply(
            bots::randomAnswer(game.decision(), rng, match::swuCards(library()).names.size()));
    checkStanding(game);
    return Verdict::Taken;
}

} // namespace playmat::fuzz
