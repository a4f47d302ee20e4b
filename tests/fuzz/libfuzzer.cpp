#include "fuzz/fuzz.h"

#include <cstddef>
#include <cstdint>

/// What libFuzzer calls; it has the main function.

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    playmat::fuzz::prepare(*argc, *argv);
    (void)playmat::fuzz::library();
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    (void)playmat::fuzz::run({reinterpret_cast<const char *>(data), size});
    return 0;
}
