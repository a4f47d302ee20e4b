#include "cli/boards.h"

#include "cli/output.h"
#include "match/game_kit.h"
#include "match/resources.h"
#include "match/setup.h"

#include <fmt/format.h>

namespace playmat::cli {

std::optional<std::vector<scenarios::Scenario>> boardsOf(const match::GameKit &kit)
{
    if (kit.scenarioWords() == nullptr) {
        complain(fmt::format("the game {} has no scenarios yet", kit.id()));
        return std::nullopt;
    }
    const auto file = std::filesystem::path("tests/golden") / kit.id() / "boards.play";
    const auto text = match::readFile(file, match::kLargestPosition);
    if (!text) {
        complain(match::describe(text.problem()));
        return std::nullopt;
    }
    scenarios::Document document = scenarios::readDocument(text.value());
    for (const scenarios::Fault &fault : document.faults)
        complain(fmt::format("{}:{}: {}", file.string(), fault.line, fault.what));
    if (!document.faults.empty() || document.game != kit.id())
        return std::nullopt;
    return std::move(document.scenarios);
}

} // namespace playmat::cli
