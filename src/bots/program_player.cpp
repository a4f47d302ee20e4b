#include "bots/program_player.h"

#include "bots/thinker.h"
#include "match/resources.h"

namespace playmat::bots {

class ProgramPlayer::Mind
{
public:
    Mind(const swu::CardDb &db, Level level, std::uint64_t seed)
        : m_level(level)
        , m_knowledge(Knowledge::from(db, match::findResources()))
        , m_thinker(m_knowledge, mannerOf(level), seed)
    {
    }

    [[nodiscard]] Level level() const { return m_level; }
    [[nodiscard]] Thought think(const swu::Game &seen, const std::stop_token &stop)
    {
        return m_thinker.think(seen, stop);
    }

private:
    Level m_level;
    Knowledge m_knowledge;
    Thinker m_thinker;
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
