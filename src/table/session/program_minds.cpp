#include "bots/program_player.h"
#include "table/session/program_mind.h"

#include <algorithm>

namespace playmat::table {

namespace {

class PlayerMind : public ProgramMind
{
public:
    PlayerMind(const match::CardLibrary &library, bots::Level level, std::uint64_t seed)
        : m_player(library, level, seed)
    {
    }

    std::optional<core::Answer> think(const swu::Game &seen, const std::stop_token &stop) override
    {
        return m_player.think(seen, stop).answer;
    }

    [[nodiscard]] std::string problem() const override
    {
        const std::optional<match::Problem> problem = m_player.problem();
        return problem ? match::describe(*problem) : std::string();
    }

private:
    bots::ProgramPlayer m_player;
};

} // namespace

const std::vector<ProgramLevel> &programLevels()
{
    static const std::vector<ProgramLevel> levels = [] {
        std::vector<ProgramLevel> all;
        for (const bots::LevelInfo &info : bots::levels())
            all.push_back(
                {std::string(info.id), std::string(info.name), std::string(info.words), info.elo});
        return all;
    }();
    return levels;
}

const ProgramLevel &programLevel(const std::string &id)
{
    const std::vector<ProgramLevel> &levels = programLevels();
    const auto at = std::ranges::find(levels, id, &ProgramLevel::id);
    return at == levels.end() ? levels[levels.size() / 2] : *at;
}

std::unique_ptr<ProgramMind> makeMind(const match::CardLibrary &library, const std::string &level,
                                      std::uint64_t seed)
{
    const auto known = bots::levelNamed(programLevel(level).id);
    return std::make_unique<PlayerMind>(library, known.value_or(bots::Level::Novice), seed);
}

} // namespace playmat::table
