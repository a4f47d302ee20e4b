#include "fuzz/fuzz.h"

namespace playmat::fuzz {

/// Targets without a table need no application.
void prepare(int &, char **)
{
}

} // namespace playmat::fuzz
