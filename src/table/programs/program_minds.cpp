#include "engine/core/rng.h"
#include "kit/games/table/table_kits.h"
#include "table/programs/program_mind.h"
#include "table/programs/sparring.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace playmat::table {

namespace {

/// As strong as a number says: of the two levels around it one thinks about this question, the
/// other about that. It never thinks ahead, which would make it stronger than that.
class AdaptiveMind : public ProgramMind
{
public:
    AdaptiveMind(const bots::Programs &programs, const match::CardLibrary &library,
                 const bots::Between &between, std::uint64_t seed)
        : m_weaker(programs.mind(library, between.weaker, seed))
        , m_stronger(programs.mind(library, between.stronger, seed + 1))
        , m_share(between.share)
        , m_rng(seed)
    {
    }

    std::optional<core::Answer> think(const bots::SeenGame &seen,
                                      const std::stop_token &stop) override
    {
        constexpr std::uint32_t kSteps = 1000;
        const bool strong = m_rng.below(kSteps) < static_cast<std::uint32_t>(m_share * kSteps);
        return (strong ? m_stronger : m_weaker)->think(seen, stop);
    }

    [[nodiscard]] std::string problem() const override { return m_weaker->problem(); }

private:
    std::unique_ptr<ProgramMind> m_weaker;
    std::unique_ptr<ProgramMind> m_stronger;
    double m_share;
    core::Rng m_rng;
};

/// What stands after the colon; nothing: no strength.
std::optional<int> strengthIn(const std::string &id)
{
    const std::size_t colon = id.find(':');
    int elo = 0;
    const char *end = id.data() + id.size();
    if (colon == std::string::npos || std::from_chars(id.data() + colon + 1, end, elo).ptr != end)
        return std::nullopt;
    return std::clamp(elo, Sparring::kLeast, Sparring::kMost);
}

} // namespace

const std::vector<ProgramLevel> &programLevels()
{
    static const std::vector<ProgramLevel> levels = [] {
        std::vector<ProgramLevel> all;
        for (const bots::LevelInfo &info : bots::levels())
            all.push_back(
                {std::string(info.id), std::string(info.name), std::string(info.words), info.elo});
        all.push_back(
            {std::string(kAdaptive), text::mark("Adaptive"),
             text::mark("A little stronger after each game you win, a little weaker after "
                        "each you lose."),
             0});
        return all;
    }();
    return levels;
}

const ProgramLevel &programLevel(const std::string &id)
{
    const std::vector<ProgramLevel> &levels = programLevels();
    const std::string plain = id.substr(0, id.find(':'));
    const auto known = bots::levelNamed(plain);
    const auto at
        = std::ranges::find(levels, known ? bots::infoOf(*known).id : plain, &ProgramLevel::id);
    return at == levels.end() ? levels[(levels.size() - 1) / 2] : *at;
}

std::string fullLevel(const std::string &id, int elo)
{
    const std::string &plain = programLevel(id).id;
    return plain != kAdaptive ? plain : fmt::format("{}:{}", plain, strengthIn(id).value_or(elo));
}

std::unique_ptr<ProgramMind> makeMind(const match::CardLibrary &library, const std::string &level,
                                      std::uint64_t seed)
{
    const bots::Programs *programs = tableKit(library).programs();
    if (programs == nullptr)
        return nullptr;
    if (programLevel(level).id == kAdaptive)
        return std::make_unique<AdaptiveMind>(
            *programs, library, bots::between(strengthIn(level).value_or(Sparring().elo())), seed);
    const auto known = bots::levelNamed(programLevel(level).id);
    return programs->mind(library, known.value_or(bots::Level::Novice), seed);
}

} // namespace playmat::table
