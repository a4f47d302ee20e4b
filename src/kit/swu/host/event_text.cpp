#include "kit/swu/host/event_text.h"

#include "kit/swu/host/json_names.h"

#include <fmt/format.h>

namespace playmat::match {

namespace {

using core::Event;
using swu::Ev;

/// The name of the card as it was printed at the time of the event.
std::string nameOf(const Naming &names, const Event &e)
{
    return e.def != 0 ? names.db.def(e.def).name : std::string("a card");
}

std::string otherName(const Naming &names, const Event &e)
{
    return e.other == core::kNone ? std::string() : names.card(e.other);
}

std::string bySource(const Naming &names, const Event &e)
{
    return e.other == core::kNone ? std::string() : fmt::format(" by {}", names.card(e.other));
}

std::string playedText(const Naming &names, const Event &e)
{
    const std::string on
        = e.other == core::kNone ? std::string() : fmt::format(" on {}", otherName(names, e));
    return fmt::format("{} plays {}{} for {}", names.player(e.player), nameOf(names, e), on,
                       e.amount);
}

std::string phaseText(const Event &e)
{
    const auto phase = static_cast<swu::Phase>(e.amount);
    return fmt::format("— {} phase —", phase == swu::Phase::Action ? "Action" : "Regroup");
}

std::string endText(const Naming &names, const Event &e)
{
    const char *reason = endReasonName(static_cast<swu::EndReason>(e.amount));
    if (e.amount2 != 0)
        return swu::suspendedText(static_cast<swu::Capacity>(e.amount2));
    if (e.player == core::kNone)
        return fmt::format("The game is a draw ({})", reason);
    return fmt::format("{} wins ({})", names.player(e.player), reason);
}

std::string movedText(const Naming &names, const Event &e)
{
    const auto from = static_cast<swu::Zone>(e.from);
    const auto to = static_cast<swu::Zone>(e.to);
    if (to == swu::Zone::Resources)
        return fmt::format("{} resources {}", names.player(e.toPlayer), nameOf(names, e));
    if (to == swu::Zone::Discard && (from == swu::Zone::Hand || from == swu::Zone::Deck))
        return fmt::format("{} goes to {}'s discard pile", nameOf(names, e),
                           names.player(e.toPlayer));
    if (to == swu::Zone::Hand && from != swu::Zone::Deck)
        return fmt::format("{} returns to {}'s hand", nameOf(names, e), names.player(e.toPlayer));
    return {};
}

std::string playerText(const Naming &names, const Event &e)
{
    const std::string player = names.player(e.player);
    const auto type = static_cast<Ev>(e.type);
    if (type == Ev::InitiativeTaken)
        return fmt::format("{} takes the initiative", player);
    if (type == Ev::Passed)
        return fmt::format("{} passes", player);
    if (type == Ev::Drawn)
        return fmt::format("{} draws {}", player, e.amount);
    if (type == Ev::Shuffled)
        return fmt::format("{} shuffles", player);
    if (type == Ev::DeckEmpty)
        return fmt::format("{}'s deck is empty: {} damage", player, e.amount);
    if (type == Ev::Mulliganed)
        return fmt::format("{} {}", player, e.amount != 0 ? "takes a mulligan" : "keeps the hand");
    if (type == Ev::NameChosen)
        return fmt::format("{} names {}", player,
                           names.db.names[static_cast<std::size_t>(e.amount)]);
    return {};
}

std::string cardText(const Naming &names, const Event &e)
{
    const std::string card = nameOf(names, e);
    switch (static_cast<Ev>(e.type)) {
    case Ev::DamageDealt:
        return fmt::format("{} is dealt {} damage{} ({})", card, e.amount, bySource(names, e),
                           e.amount2);
    case Ev::DamageHealed:
        return fmt::format("{} heals {} ({})", card, e.amount, e.amount2);
    case Ev::Defeated:
        return fmt::format("{} is defeated", card);
    case Ev::ShieldUsed:
        return fmt::format("A Shield protects {}", otherName(names, e));
    case Ev::DamagePrevented:
        return fmt::format("{} prevents {} damage to {}", card, e.amount, otherName(names, e));
    case Ev::TokenCreated:
        return e.other == core::kNone ? fmt::format("{} is created", card)
                                      : fmt::format("{} gets {}", otherName(names, e), card);
    case Ev::ControlChanged:
        return fmt::format("{} takes control of {}", names.player(e.player), card);
    case Ev::Revealed:
        return fmt::format("{} is shown", card);
    case Ev::ChoiceMade:
        return e.card == core::kNone ? std::string()
                                     : fmt::format("{}: {} is chosen", otherName(names, e), card);
    case Ev::AttackDeclared:
        return fmt::format("{} attacks {}", card, otherName(names, e));
    case Ev::LeaderDeployed:
        return fmt::format("{} is deployed", card);
    case Ev::AbilityUsed:
        return fmt::format("{} uses {}", names.player(e.player), card);
    default:
        return {};
    }
}

} // namespace

std::string eventText(const Naming &names, const Event &event)
{
    switch (static_cast<Ev>(event.type)) {
    case Ev::RoundStarted:
        return fmt::format("=== Round {} ===", event.amount);
    case Ev::PhaseStarted:
        return phaseText(event);
    case Ev::GameOver:
        return endText(names, event);
    case Ev::CardPlayed:
        return playedText(names, event);
    case Ev::CardMoved:
        return movedText(names, event);
    default:
        break;
    }
    return event.card == core::kNone ? playerText(names, event) : cardText(names, event);
}

} // namespace playmat::match
