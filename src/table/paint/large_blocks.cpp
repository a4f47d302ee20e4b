#include "table/paint/large_blocks.h"

#include <cstdlib> // says whose library it is
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace playmat::paint {

void returnLargeBlocks()
{
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 256 * 1024);
#endif
}

} // namespace playmat::paint
