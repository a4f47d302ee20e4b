#pragma once

#include "scenarios/document.h"

#include <string>
#include <utility>
#include <vector>

namespace playmat::scenarios {

/// Which scenario holds which ruling: a document in Markdown, from documents and their names.
[[nodiscard]] std::string
rulingsTable(const std::vector<std::pair<std::string, Document>> &documents);

} // namespace playmat::scenarios
