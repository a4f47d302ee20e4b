#include "support/folders.h"

namespace playmat::test {

std::string sourceDir()
{
    return PLAYMAT_SOURCE_DIR;
}

std::string resourceDir()
{
    return PLAYMAT_SOURCE_DIR "/resources";
}

} // namespace playmat::test
