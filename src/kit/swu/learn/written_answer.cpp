#include "kit/swu/host/json_names.h"
#include "kit/swu/learn/written_game.h"

#include <array>

namespace playmat::kit {

namespace {

using match::Json;
using swu::Card;
using swu::CardId;
using swu::CardType;
using swu::OptionKind;
using swu::State;

constexpr std::array kTriggers{"", "ambush", "shielded", "restore", "saboteur"};

const char *whose(swu::PlayerId player)
{
    return player == 0 ? "me" : "you";
}

/// Where the card is now, with a number if its side has several of it there.
std::string selectorOf(const swu::Game &game, CardId id)
{
    const State &state = game.state();
    const Card &card = state.cards[id];
    const swu::CardDef &def = game.db().def(card.def);
    if (def.type == CardType::Base)
        return std::string(whose(card.controller)) + ".base";
    if (def.type == CardType::Leader)
        return std::string(whose(card.owner)) + ".leader";
    if (card.host != swu::kNone)
        return selectorOf(game, card.host) + "/" + def.id;
    int number = 0;
    int all = 0;
    state.forEach(card.zone, card.controller, [&](CardId other) {
        const Card &one = state.cards[other];
        if (one.controller != card.controller || one.def != card.def || one.host != swu::kNone)
            return;
        ++all;
        if (other == id)
            number = all;
    });
    const std::string out
        = std::string(whose(card.controller)) + "." + match::zoneName(card.zone) + ":" + def.id;
    return all > 1 ? out + "#" + std::to_string(number) : out;
}

Json sharesOf(const swu::Game &game, const core::Answer &answer)
{
    Json out = Json::object();
    for (std::size_t i = 0; i < answer.options.size(); ++i)
        out[selectorOf(game, game.decision().options[answer.options[i]].card)] = answer.amounts[i];
    return {{"divide", out}};
}

Json cardsOf(const swu::Game &game, const core::Answer &answer)
{
    Json out = Json::array();
    for (const std::uint16_t index : answer.options)
        out.push_back(selectorOf(game, game.decision().options[index].card));
    const bool order = game.decision().kind == core::DecisionKind::Order;
    return {{order ? "order" : "choose", out}};
}

Json triggerOf(const swu::Game &game, const core::Option &option)
{
    Json out{{"trigger", selectorOf(game, option.card)}};
    if (option.number > 0 && static_cast<std::size_t>(option.number) < kTriggers.size())
        out["keyword"] = kTriggers[static_cast<std::size_t>(option.number)];
    return out;
}

} // namespace

Json writtenAnswer(const swu::Game &game, const core::Answer &answer)
{
    if (answer.options.empty())
        return "skip";
    if (game.decision().kind == core::DecisionKind::Distribute)
        return sharesOf(game, answer);
    const core::Option &option = game.decision().options[answer.options[0]];
    switch (static_cast<OptionKind>(option.kind)) {
    case OptionKind::Play:
        if (option.target == core::kNone)
            return {{"play", selectorOf(game, option.card)}};
        return {{"play", {selectorOf(game, option.card), selectorOf(game, option.target)}}};
    case OptionKind::Attack:
        return {{"attack", {selectorOf(game, option.card), selectorOf(game, option.target)}}};
    case OptionKind::Ability:
        return {{"use", selectorOf(game, option.card)}};
    case OptionKind::Deploy:
        return {{"deploy", selectorOf(game, option.card)}};
    case OptionKind::TakeInitiative:
        return "initiative";
    case OptionKind::Pass:
        return "pass";
    case OptionKind::Yes:
        return "yes";
    case OptionKind::No:
        return "no";
    case OptionKind::Mode:
        return {{"mode", option.number}};
    case OptionKind::Number:
        return {{"number", option.number}};
    case OptionKind::Player:
        return {{"player", whose(option.player)}};
    case OptionKind::Trigger:
        return triggerOf(game, option);
    default:
        return cardsOf(game, answer);
    }
}

} // namespace playmat::kit
