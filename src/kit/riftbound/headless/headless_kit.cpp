#include "kit/riftbound/headless/headless_kit.h"

#include "kit/riftbound/bots/programs.h"
#include "kit/riftbound/host/kit.h"

namespace playmat::kit {

namespace {

class RiftboundHeadlessKit final : public cli::HeadlessKit
{
public:
    RiftboundHeadlessKit()
        : HeadlessKit(riftboundKit())
    {
    }
    [[nodiscard]] const bots::Programs *programs() const override
    {
        return &bots::riftboundPrograms();
    }
};

} // namespace

const cli::HeadlessKit &riftboundHeadlessKit()
{
    static const RiftboundHeadlessKit kit;
    return kit;
}

} // namespace playmat::kit
