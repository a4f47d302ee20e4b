#include "kit/lorcana/bots/programs.h"

#include "kit/common/bots/game_programs.h"
#include "kit/lorcana/bots/play.h"

namespace playmat::bots {

const Programs &lorcanaPrograms()
{
    static const kit::GamePrograms<lorcana::bots::Play> programs;
    return programs;
}

} // namespace playmat::bots
