#include "kit/swu/bots/programs.h"

#include "kit/swu/bots/coach.h"
#include "kit/swu/bots/foresight.h"
#include "kit/swu/bots/program_player.h"
#include "kit/swu/host/hosted.h"
#include "match/resources.h"

namespace playmat::bots {

namespace {

constexpr std::uint64_t kProgramSeed = 1; ///< of the coach, which always says the same

class PlayerMind final : public Mind
{
public:
    PlayerMind(const match::CardLibrary &library, Level level, std::uint64_t seed)
        : m_player(library, level, seed)
    {
    }

    std::optional<core::Answer> think(const SeenGame &seen, const std::stop_token &stop) override
    {
        return m_player.think(gameOf(seen), stop).answer;
    }

    void thinkAhead(const std::stop_token &stop) override { m_player.thinkAhead(stop); }

    [[nodiscard]] std::string problem() const override
    {
        const std::optional<match::Problem> problem = m_player.problem();
        return problem ? match::describe(*problem) : std::string();
    }

private:
    ProgramPlayer m_player;
};

class SwuPrograms final : public Programs
{
public:
    [[nodiscard]] std::unique_ptr<Mind> mind(const match::CardLibrary &library, Level level,
                                             std::uint64_t seed) const override
    {
        return std::make_unique<PlayerMind>(library, level, seed);
    }

    [[nodiscard]] std::shared_ptr<const SeenGame> seen(const match::HostedGame &game,
                                                       core::PlayerId seat) const override
    {
        return std::make_shared<SeenSwu>(swu::seenBy(*match::seatedSwu(game), seat));
    }

    [[nodiscard]] core::Answer toldTo(const match::HostedGame &game, core::PlayerId seat,
                                      const core::Answer &answer) const override
    {
        return bots::toldTo(*match::seatedSwu(game), seat, answer);
    }

    [[nodiscard]] bool advises() const override { return true; }

    [[nodiscard]] match::Outcome<std::optional<Advice>>
    advise(const match::CardLibrary &library, const SeenGame &seen, const Effort &effort,
           const std::optional<core::Answer> &about, const std::stop_token &stop) const override
    {
        // Read for each question: a match may have cards of its own.
        const auto known = Knowledge::from(library, match::findResources());
        if (!known)
            return known.problem();
        return Coach(known.value(), kProgramSeed).advise(gameOf(seen), effort, stop, about);
    }

    [[nodiscard]] std::string review(const PlayedGame &game, const TellMoment &tell,
                                     const std::stop_token &stop) const override
    {
        return reviewSwu(game, tell, stop);
    }
};

} // namespace

const Programs &swuPrograms()
{
    static const SwuPrograms programs;
    return programs;
}

} // namespace playmat::bots
