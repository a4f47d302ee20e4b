#include "table/session/pace.h"

namespace playmat::table {

int paceOf(TableSession::PlaySpeed speed)
{
    switch (speed) {
    case TableSession::Off:
        return 0;
    case TableSession::Fast:
        return 350;
    case TableSession::Normal:
        return 700;
    case TableSession::Slow:
        return 1300;
    }
    return 0;
}

} // namespace playmat::table
