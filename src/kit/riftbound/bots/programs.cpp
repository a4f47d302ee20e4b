#include "kit/riftbound/bots/programs.h"

#include "kit/common/bots/game_programs.h"
#include "kit/riftbound/bots/play.h"

namespace playmat::bots {

const Programs &riftboundPrograms()
{
    static const kit::GamePrograms<riftbound::bots::Play> programs;
    return programs;
}

} // namespace playmat::bots
