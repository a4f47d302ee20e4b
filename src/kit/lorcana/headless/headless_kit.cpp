#include "kit/lorcana/headless/headless_kit.h"

#include "kit/lorcana/bots/programs.h"
#include "kit/lorcana/host/kit.h"

namespace playmat::kit {

namespace {

class LorcanaHeadlessKit final : public cli::HeadlessKit
{
public:
    LorcanaHeadlessKit()
        : HeadlessKit(lorcanaKit())
    {
    }
    [[nodiscard]] const bots::Programs *programs() const override
    {
        return &bots::lorcanaPrograms();
    }
};

} // namespace

const cli::HeadlessKit &lorcanaHeadlessKit()
{
    static const LorcanaHeadlessKit kit;
    return kit;
}

} // namespace playmat::kit
