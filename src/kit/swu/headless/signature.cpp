#include "kit/swu/headless/signature.h"

namespace playmat::cli {

namespace {

constexpr std::uint64_t kPrime = 0x100000001B3ULL;

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

void Signature::addCard(const swu::Game &game, swu::CardId card)
{
    if (card == swu::kNone)
        return add(std::string_view());
    add(game.db().def(game.state().cards[card].def).id);
}

void Signature::addDecision(const swu::Game &game)
{
    const core::Decision &decision = game.decision();
    add(static_cast<std::int64_t>(decision.kind));
    add(decision.player);
    add(decision.min);
    add(decision.max);
    add(static_cast<std::int64_t>(decision.options.size()));
    for (const core::Option &option : decision.options) {
        add(option.kind);
        addCard(game, option.card);
        addCard(game, option.target);
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

void Signature::addEnd(const swu::Game &game)
{
    const swu::State &state = game.state();
    add(state.round);
    add(state.winner);
    add(static_cast<std::int64_t>(state.end));
    for (swu::PlayerId player = 0; player < swu::kPlayers; ++player) {
        add(state.cards[state.bases[player]].damage);
        for (const swu::Zone zone : {swu::Zone::Hand, swu::Zone::Resources, swu::Zone::Deck,
                                     swu::Zone::Discard, swu::Zone::Ground, swu::Zone::Space}) {
            add(static_cast<std::int64_t>(zone));
            state.forEach(zone, player, [&](swu::CardId card) { addCard(game, card); });
        }
    }
}

void Signature::add(const swu::Game &game, const core::Answer *answer)
{
    if (answer == nullptr)
        return addEnd(game);
    addDecision(game);
    addAnswer(*answer);
}

} // namespace playmat::cli
