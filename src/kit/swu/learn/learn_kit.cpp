#include "kit/swu/learn/learn_kit.h"

#include "kit/swu/host/hosted.h"
#include "kit/swu/learn/glance.h"
#include "kit/swu/learn/lesson_words.h"
#include "kit/swu/learn/searched.h"
#include "kit/swu/learn/written_game.h"

#include <utility>

namespace playmat::kit {

namespace {

using Named = std::pair<std::string_view, std::string_view>;

constexpr std::array kControls{
    Named{"pass", "passButton"},
    Named{"initiative", "initiativeButton"},
    Named{"counter", "initiative"},
    Named{"phase", "phaseTrack"},
    Named{"log", "log"},
    Named{"preview", "previewCard"},
    Named{"undo", "undoButton"},
    Named{"prompt", "prompt"},
    Named{"pending", "pending"},
};

constexpr std::array kParts{
    Named{"cost", "costBadge"},      Named{"power", "powerBadge cornerPower"},
    Named{"hp", "hpBadge cornerHp"}, Named{"damage", "hpBadge cornerHp"},
    Named{"aspects", "aspectDots"},  Named{"keywords", "keywordDots"},
};

template <std::size_t N>
std::string_view lookUp(const std::array<Named, N> &names, std::string_view word)
{
    for (const auto &[name, item] : names)
        if (name == word)
            return item;
    return {};
}

class SwuLearnKit final : public learn::LearnKit
{
public:
    [[nodiscard]] learn::Words words(const match::CardLibrary &library) const override
    {
        return swuLessonWords(library);
    }
    [[nodiscard]] learn::StartSearch search(const match::CardLibrary &library) const override
    {
        return searchSwu(library);
    }
    [[nodiscard]] std::optional<match::Json> positionNow(const match::Match &match,
                                                         core::PlayerId near) const override
    {
        const swu::Game *game = match::swuGame(match);
        return game == nullptr ? std::nullopt : playablePosition(*game, near);
    }
    [[nodiscard]] match::Json wholeGame(const match::CardLibrary &library,
                                        const match::Json &position,
                                        std::uint64_t seed) const override
    {
        return filledUp(library, position, seed);
    }
    [[nodiscard]] std::array<learn::GlanceSide, 2>
    glance(const match::CardLibrary &library, const match::Json &position) const override
    {
        return glanceAt(library, position);
    }
    [[nodiscard]] std::array<std::string, 2> starterDecks() const override
    {
        return {"luke", "vader"};
    }
    [[nodiscard]] std::string_view itemOfControl(std::string_view word) const override
    {
        return lookUp(kControls, word);
    }
    [[nodiscard]] std::string_view itemsOfPart(std::string_view word) const override
    {
        return lookUp(kParts, word);
    }
};

} // namespace

const learn::LearnKit &swuLearnKit()
{
    static const SwuLearnKit kit;
    return kit;
}

} // namespace playmat::kit
