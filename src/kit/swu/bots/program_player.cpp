#include "kit/swu/bots/program_player.h"

#include "kit/swu/bots/thinker.h"
#include "match/resources.h"

namespace playmat::bots {

class ProgramPlayer::Mind
{
public:
    Mind(const match::CardLibrary &library, Level level, std::uint64_t seed)
        : m_level(level)
        , m_knowledge(Knowledge::from(library, match::findResources()))
        , m_thinker(known(), mannerOf(level), seed)
    {
    }

    [[nodiscard]] Level level() const { return m_level; }
    [[nodiscard]] std::optional<match::Problem> problem() const
    {
        return m_knowledge ? std::nullopt : std::optional(m_knowledge.problem());
    }
    [[nodiscard]] Thought think(const swu::SeatedGame &seen, const std::stop_token &stop)
    {
        return m_thinker.think(seen, stop);
    }
    void thinkAhead(const std::stop_token &stop)
    {
        constexpr int kTimes = 4; // as much as it may think about a question of its own
        m_thinker.thinkAhead(stop, kTimes * m_thinker.manner().simulations);
    }

private:
    [[nodiscard]] const Knowledge &known() const
    {
        return m_knowledge ? m_knowledge.value() : m_guesses;
    }

    Level m_level;
    match::Outcome<Knowledge> m_knowledge;
    Knowledge m_guesses; ///< instead
    Thinker m_thinker;
};

ProgramPlayer::ProgramPlayer(const match::CardLibrary &library, Level level, std::uint64_t seed)
    : m_mind(std::make_unique<Mind>(library, level, seed))
{
}

ProgramPlayer::~ProgramPlayer() = default;
ProgramPlayer::ProgramPlayer(ProgramPlayer &&) noexcept = default;
ProgramPlayer &ProgramPlayer::operator=(ProgramPlayer &&) noexcept = default;

Thought ProgramPlayer::think(const swu::SeatedGame &seen, const std::stop_token &stop)
{
    return m_mind->think(seen, stop);
}

void ProgramPlayer::thinkAhead(const std::stop_token &stop)
{
    m_mind->thinkAhead(stop);
}

std::optional<match::Problem> ProgramPlayer::problem() const
{
    return m_mind->problem();
}

Level ProgramPlayer::level() const
{
    return m_mind->level();
}

} // namespace playmat::bots
