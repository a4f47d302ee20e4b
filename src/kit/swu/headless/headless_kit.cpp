#include "kit/swu/headless/headless_kit.h"

#include "kit/swu/headless/headless.h"
#include "kit/swu/host/kit.h"
#include "kit/swu/learn/learn_kit.h"

namespace playmat::kit {

namespace {

template <typename Options>
Options withDecks(Options options)
{
    options.decks = cli::named(options.decks);
    return options;
}

class SwuHeadlessKit final : public cli::HeadlessKit
{
public:
    SwuHeadlessKit()
        : HeadlessKit(swuKit())
    {
    }
    [[nodiscard]] const learn::LearnKit *learning() const override { return &swuLearnKit(); }

    [[nodiscard]] int play(const Library &library, const cli::PlayOptions &options) const override
    {
        return cli::play(library, withDecks(options));
    }
    [[nodiscard]] int simulate(const Library &library,
                               const cli::SimulateOptions &options) const override
    {
        return cli::simulate(library, withDecks(options));
    }
    [[nodiscard]] int bench(const Library &library, const cli::BenchOptions &options) const override
    {
        return cli::bench(library, withDecks(options));
    }
    [[nodiscard]] int perft(const Library &library, const cli::PerftOptions &options) const override
    {
        return cli::perft(library, options);
    }
    [[nodiscard]] int checkCards(const Library &library,
                                 const cli::CheckOptions &options) const override
    {
        return cli::checkCards(library, options);
    }
    [[nodiscard]] int makePuzzles(const Library &library,
                                  const cli::PuzzlesOptions &options) const override
    {
        return cli::makePuzzles(library, options);
    }
    [[nodiscard]] int matchUp(const Library &library,
                              const cli::MatchOptions &options) const override
    {
        return cli::matchUp(library, withDecks(options));
    }
    [[nodiscard]] int fit(const Library &library, const cli::FitOptions &options) const override
    {
        return cli::fit(library, options);
    }
    [[nodiscard]] int bots(const Library &library, const cli::BotsOptions &options) const override
    {
        return cli::bots(library, options);
    }
    [[nodiscard]] int schema(const cli::SchemaOptions &options) const override
    {
        return cli::schema(options);
    }
};

} // namespace

const cli::HeadlessKit &swuHeadlessKit()
{
    static const SwuHeadlessKit kit;
    return kit;
}

} // namespace playmat::kit
