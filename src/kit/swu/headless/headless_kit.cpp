#include "kit/swu/headless/headless_kit.h"

#include "kit/swu/bots/bot.h"
#include "kit/swu/headless/checks.h"
#include "kit/swu/headless/headless.h"
#include "kit/swu/headless/twins.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_export.h"
#include "kit/swu/host/format_decks.h"
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

/// A bot in whichever seat is asked: it knows what that seat is told.
class SeatedBot final : public cli::Player
{
public:
    explicit SeatedBot(std::unique_ptr<bots::Bot> bot)
        : m_bot(std::move(bot))
    {
    }
    [[nodiscard]] core::Answer answer(const match::HostedGame &hosted) override
    {
        const swu::SeatedGame &game = *match::seatedSwu(hosted);
        const swu::Viewer viewer = swu::Viewer::of(game.decision().player);
        const auto observe = [&] { return game.observe(viewer); };
        return game.answerOf(viewer, m_bot->answer(game.decisionFor(viewer), observe));
    }

private:
    std::unique_ptr<bots::Bot> m_bot;
};

class SwuHeadlessKit final : public cli::HeadlessKit
{
public:
    SwuHeadlessKit()
        : HeadlessKit(swuKit())
    {
    }
    [[nodiscard]] const learn::LearnKit *learning() const override { return &swuLearnKit(); }

    [[nodiscard]] cli::DeckNames starters(const Library & /*library*/) const override
    {
        return cli::named({});
    }
    [[nodiscard]] match::Outcome<match::Json>
    drawnDeck(const Library &library, const std::string &kind, core::Rng &rng) const override
    {
        const swu::CardDb &db = match::swuCards(library);
        if (const auto deck = match::drawnDeck(db, kind, rng))
            return match::deckJson(db, fmt::format("A deck of the kind {}", kind), *deck);
        return HeadlessKit::drawnDeck(library, kind, rng);
    }
    [[nodiscard]] std::unique_ptr<cli::Player> player(const Library &library, std::string_view name,
                                                      std::uint64_t seed) const override
    {
        auto bot = bots::makeBot(name, seed, match::swuCards(library).names.size());
        return bot == nullptr ? nullptr : std::make_unique<SeatedBot>(std::move(bot));
    }
    [[nodiscard]] std::unique_ptr<cli::Checks> checks(const match::HostedGame &game) const override
    {
        return std::make_unique<cli::SwuChecks>(*match::swuGame(game));
    }
    [[nodiscard]] std::unique_ptr<cli::TwinChecks>
    twinChecks(const Library &library, const cli::SimulateOptions &options) const override
    {
        cli::TwinMind mind;
        if (!cli::chooseManner(options.mind, mind.manner))
            return nullptr;
        std::optional<bots::Knowledge> known = cli::knowledge(library);
        if (!known)
            return nullptr;
        mind.knowledge = std::move(*known);
        mind.manner.time = {}; // the clock says nothing about hidden cards
        mind.manner.threads = 1;
        return std::make_unique<cli::SwuTwinChecks>(std::move(mind));
    }
    [[nodiscard]] int bench(const Library &library, const cli::BenchOptions &options) const override
    {
        return cli::bench(library, withDecks(options));
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
