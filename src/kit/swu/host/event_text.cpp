#include "kit/swu/host/event_text.h"

#include "kit/swu/host/event_specs.h"
#include "kit/swu/host/json_names.h"

#include <fmt/format.h>

#include <string_view>

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

/// The other card after a word; nothing where there is none.
std::string otherName(const Naming &names, const Event &e, const char *word)
{
    return e.other == core::kNone ? std::string()
                                  : fmt::format(" {} {}", word, names.card(e.other));
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

std::string mulliganText(const Naming &names, const Event &e)
{
    return fmt::format("{} {}", names.player(e.player),
                       e.amount != 0 ? "takes a mulligan" : "keeps the hand");
}

std::string tokenText(const Naming &names, const Event &e)
{
    return e.other == core::kNone
        ? fmt::format("{} is created", nameOf(names, e))
        : fmt::format("{} gets {}", otherName(names, e), nameOf(names, e));
}

std::string nameChosen(const Naming &names, const Event &e)
{
    return static_cast<Ev>(e.type) == Ev::NameChosen
        ? names.db.names[static_cast<std::size_t>(e.amount)]
        : std::string();
}

/// The sentence of its row. One that names the card is for those who may know that there is one.
std::string specText(const Naming &names, const Event &e)
{
    const std::string_view text = eventSpec(static_cast<Ev>(e.type)).text;
    if (e.card == core::kNone && text.find("{card}") != std::string_view::npos)
        return {};
    return fmt::format(fmt::runtime(text), fmt::arg("player", names.player(e.player)),
                       fmt::arg("card", nameOf(names, e)), fmt::arg("other", otherName(names, e)),
                       fmt::arg("on", otherName(names, e, "on")),
                       fmt::arg("by", otherName(names, e, "by")), fmt::arg("amount", e.amount),
                       fmt::arg("total", e.amount2), fmt::arg("name", nameChosen(names, e)));
}

} // namespace

std::string eventText(const Naming &names, const Event &event)
{
    switch (static_cast<Ev>(event.type)) {
    case Ev::PhaseStarted:
        return phaseText(event);
    case Ev::GameOver:
        return endText(names, event);
    case Ev::CardMoved:
        return movedText(names, event);
    case Ev::Mulliganed:
        return mulliganText(names, event);
    case Ev::TokenCreated:
        return tokenText(names, event);
    default:
        return specText(names, event);
    }
}

} // namespace playmat::match
