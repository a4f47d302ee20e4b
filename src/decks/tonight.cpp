#include "decks/tonight.h"

#include <algorithm>
#include <optional>

namespace playmat::decks {

namespace {

using Kind = Suggestion::Kind;
using Found = std::optional<Suggestion>;

constexpr int kFewestOfARival = 3; ///< counted matches before somebody is said to lead

Found toContinue(const TonightFacts &facts)
{
    return facts.left ? Found(Suggestion{Kind::Continue}) : std::nullopt;
}

/// Whether a match was played with the deck as it is now, or with an earlier version of it.
bool isOf(const PlayedFact &match, const KeptFact &deck)
{
    return !match.list.empty()
        && (match.list == deck.list
            || std::ranges::find(deck.earlier, match.list) != deck.earlier.end());
}

/// The deck that was played last of those that had other cards when they were played last.
Found changedDeck(const TonightFacts &facts)
{
    std::vector<bool> seen(facts.decks.size());
    for (std::size_t at = 0; at < facts.played.size(); ++at)
        for (std::size_t deck = 0; deck < facts.decks.size(); ++deck) {
            const KeptFact &kept = facts.decks[deck];
            if (seen[deck] || !isOf(facts.played[at], kept))
                continue;
            seen[deck] = true;
            if (!kept.list.empty() && kept.list != facts.played[at].list)
                return Suggestion{Kind::Deck, at, deck, {}};
        }
    return std::nullopt;
}

bool isSameOpponent(const PlayedFact &a, const PlayedFact &b)
{
    return a.program == b.program && (!a.program.empty() || a.opponent == b.opponent);
}

/// The score against the opponent of a match; nullopt unless that match is the newest with them.
std::optional<std::array<int, 2>> scoreWith(const TonightFacts &facts, std::size_t at)
{
    std::array<int, 2> score{};
    for (std::size_t i = 0; i < facts.played.size(); ++i) {
        if (!isSameOpponent(facts.played[i], facts.played[at]))
            continue;
        if (i < at)
            return std::nullopt;
        score[0] += facts.played[i].outcome < 0 ? 1 : 0;
        score[1] += facts.played[i].outcome > 0 ? 1 : 0;
    }
    return score;
}

/// The opponent who leads, and of several the one of the newest match.
Found rival(const TonightFacts &facts)
{
    for (std::size_t at = 0; at < facts.played.size(); ++at) {
        const auto score = scoreWith(facts, at);
        if (score && (*score)[0] > (*score)[1] && (*score)[0] + (*score)[1] >= kFewestOfARival)
            return Suggestion{Kind::Rival, at, 0, *score};
    }
    return std::nullopt;
}

/// The last opponent once more, unless it is the one who leads.
Found again(const TonightFacts &facts)
{
    const Found leads = rival(facts);
    if (facts.played.empty() || (leads && leads->match == 0))
        return std::nullopt;
    return Suggestion{Kind::Again, 0, 0, scoreWith(facts, 0).value_or(std::array{0, 0})};
}

Found puzzle(const TonightFacts &facts)
{
    return facts.puzzle && !facts.played.empty() ? Found(Suggestion{Kind::Puzzle}) : std::nullopt;
}

/// The rules, the likeliest thing first.
constexpr std::array kRules{&toContinue, &changedDeck, &rival, &again, &puzzle};

} // namespace

std::vector<Suggestion> tonight(const TonightFacts &facts)
{
    std::vector<Suggestion> out;
    for (const auto rule : kRules)
        if (const Found found = rule(facts); found && out.size() < kMostTonight)
            out.push_back(*found);
    return out;
}

} // namespace playmat::decks
