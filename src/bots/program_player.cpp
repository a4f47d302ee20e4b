#include "bots/program_player.h"

#include "bots/random_bot.h"
#include "engine/core/answers.h"

#include <algorithm>
#include <cmath>

namespace playmat::bots {

namespace {

using core::Answer;
using swu::CardId;
using swu::Game;
using swu::PlayerId;

constexpr std::size_t kMostAnswers = 200;

/// What a side's board is worth.
double worthOf(const Game &game, PlayerId player)
{
    const swu::State &s = game.state();
    double worth = 0;
    for (const swu::Zone arena : {swu::Zone::Ground, swu::Zone::Space})
        s.forEach(arena, 0, [&](CardId id) {
            const swu::Card &c = s.cards[id];
            if (c.controller == player)
                worth += 0.5 + c.power + 0.7 * std::max(0, c.hp - c.damage);
        });
    const swu::Card &base = s.cards[s.bases[player]];
    worth += 1.1 * (base.hp - base.damage);
    worth += 1.2 * s.list(swu::Zone::Hand, player).count;
    worth += 1.5 * std::min<int>(8, s.list(swu::Zone::Resources, player).count);
    return worth;
}

double chanceOf(const Game &game, PlayerId seat)
{
    if (const auto result = game.result())
        return result->winner == seat ? 1 : result->winner == core::kNone ? 0.5 : 0;
    const double lead = worthOf(game, seat) - worthOf(game, static_cast<PlayerId>(1 - seat));
    return 1 / (1 + std::exp(-lead / 12));
}

} // namespace

class ProgramPlayer::Mind
{
public:
    Mind(const swu::CardDb &db, Level level, std::uint64_t seed)
        : m_db(&db)
        , m_level(level)
        , m_rng(seed)
    {
    }

    [[nodiscard]] Level level() const { return m_level; }

    Thought think(const Game &seen, const std::stop_token &stop)
    {
        const PlayerId seat = seen.decision().player;
        const std::vector<swu::DefId> pool = unseen(seen, seat);
        Game world = seen.imagine(seat, pool, m_rng);
        Thought best;
        best.chance = -1;
        for (const Answer &answer :
             core::answersTo(seen.decision(), m_db->names.size(), kMostAnswers)) {
            Game after = world;
            if (!after.apply(answer).ok())
                continue;
            ++best.simulations;
            if (const double chance = chanceOf(after, seat); chance > best.chance) {
                best.chance = chance;
                best.answer = answer;
            }
            if (stop.stop_requested())
                break;
        }
        if (best.chance < 0) {
            best.chance = 0.5;
            best.answer = anyLegal(world);
        }
        best.answer = toldTo(seen, seat, best.answer);
        return best;
    }

private:
    /// Cards that a player of that leader's aspects could hold.
    [[nodiscard]] std::vector<swu::DefId> unseen(const Game &seen, PlayerId seat) const
    {
        const swu::State &s = seen.state();
        const auto other = static_cast<PlayerId>(1 - seat);
        const auto icons
            = static_cast<std::uint8_t>(m_db->def(s.cards[s.leaders[other]].def).aspectMask
                                        | m_db->def(s.cards[s.bases[other]].def).aspectMask);
        std::vector<swu::DefId> pool;
        for (swu::DefId id = 1; id < m_db->defs.size(); ++id) {
            const swu::CardDef &d = m_db->def(id);
            const bool deckCard = d.type == swu::CardType::Unit || d.type == swu::CardType::Upgrade
                || d.type == swu::CardType::Event;
            if (deckCard && d.playable && (d.aspectMask & ~icons) == 0)
                pool.push_back(id);
        }
        return pool;
    }

    Answer anyLegal(const Game &world)
    {
        Answer answer;
        for (int tries = 0; tries < 100; ++tries) {
            answer = randomAnswer(world.decision(), m_rng, m_db->names.size());
            Game after = world;
            if (after.apply(answer).ok())
                break;
        }
        return answer;
    }

    static Answer toldTo(const Game &seen, PlayerId seat, Answer answer)
    {
        const std::vector<std::uint16_t> told = seen.optionsFor(swu::Viewer::of(seat));
        for (std::uint16_t &option : answer.options)
            option = static_cast<std::uint16_t>(std::ranges::find(told, option) - told.begin());
        return answer;
    }

    const swu::CardDb *m_db;
    Level m_level;
    core::Rng m_rng;
};

ProgramPlayer::ProgramPlayer(const swu::CardDb &db, Level level, std::uint64_t seed)
    : m_mind(std::make_unique<Mind>(db, level, seed))
{
}

ProgramPlayer::~ProgramPlayer() = default;
ProgramPlayer::ProgramPlayer(ProgramPlayer &&) noexcept = default;
ProgramPlayer &ProgramPlayer::operator=(ProgramPlayer &&) noexcept = default;

Thought ProgramPlayer::think(const swu::Game &seen, const std::stop_token &stop)
{
    return m_mind->think(seen, stop);
}

Level ProgramPlayer::level() const
{
    return m_mind->level();
}

} // namespace playmat::bots
