#include "bots/advice.h"

#include <algorithm>
#include <cmath>

namespace playmat::bots {

double Advice::loss() const
{
    if (!asked || choices.empty())
        return 0;
    const double loss = best().chance - asked->chance;
    return loss <= std::hypot(best().error, asked->error) ? 0 : loss;
}

} // namespace playmat::bots
