#include "cli/signature.h"

namespace playmat::cli {

namespace {

std::string_view printedId(const match::HostedGame &game, core::CardId card)
{
    return card == core::kNone ? std::string_view() : game.printedId(card);
}

} // namespace

void Signature::add(std::string_view text)
{
    for (const char c : text)
        m_hash = (m_hash ^ static_cast<unsigned char>(c)) * kPrime;
    m_hash = (m_hash ^ 0xFFU) * kPrime; // a terminator, so that "ab" "c" is not "a" "bc"
}

/// As eight bytes from the lowest, whatever the machine's own order.
void Signature::add(std::int64_t number)
{
    auto rest = static_cast<std::uint64_t>(number);
    for (int i = 0; i < 8; ++i, rest >>= 8U)
        m_hash = (m_hash ^ (rest & 0xFFU)) * kPrime;
}

void Signature::addDecision(const match::HostedGame &game)
{
    const core::Decision &decision = game.decision();
    add(static_cast<std::int64_t>(decision.kind));
    add(decision.player);
    add(decision.min);
    add(decision.max);
    add(static_cast<std::int64_t>(decision.options.size()));
    for (const core::Option &option : decision.options) {
        add(option.kind);
        add(printedId(game, option.card));
        add(printedId(game, option.target));
        add(option.zone);
        add(option.player);
        add(option.cost);
        add(option.number);
    }
}

void Signature::addAnswer(const core::Answer &answer)
{
    for (std::size_t i = 0; i < answer.options.size(); ++i) {
        add(answer.options[i]);
        add(i < answer.amounts.size() ? answer.amounts[i] : 0);
    }
    add(answer.name);
}

void Signature::add(const match::HostedGame &game, const core::Answer &answer)
{
    addDecision(game);
    addAnswer(answer);
}

void Signature::addEnd(const match::HostedGame &game)
{
    for (const match::Sign &sign : game.ending())
        std::visit([this](const auto &value) { add(value); }, sign);
}

} // namespace playmat::cli
