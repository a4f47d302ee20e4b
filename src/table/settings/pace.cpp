#include "table/settings/pace.h"

namespace playmat::table {

int paceOf(PlaybackQueue::Speed speed)
{
    switch (speed) {
    case PlaybackQueue::Off:
        return 0;
    case PlaybackQueue::Fast:
        return 350;
    case PlaybackQueue::Normal:
        return 700;
    case PlaybackQueue::Slow:
        return 1300;
    }
    return 0;
}

} // namespace playmat::table
