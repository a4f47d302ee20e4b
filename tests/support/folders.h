#pragma once

#include <string>

/// Where this source tree is. Compiled into one source alone, so that the compiler's cache serves
/// every checkout.
namespace playmat::test {

/// The top of the tree, without a slash at the end.
[[nodiscard]] std::string sourceDir();
/// Its folder `resources`.
[[nodiscard]] std::string resourceDir();

} // namespace playmat::test
