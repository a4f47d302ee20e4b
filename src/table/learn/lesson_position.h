#pragma once

#include "learn/course.h"

#include <QString>

namespace playmat::table {

/// A position of a document as a table reads it. The seats get names that the coach's words fit to,
/// unless it names them itself; `learner` may be empty.
[[nodiscard]] QString lessonPosition(const learn::Course &course, learn::Json scenario,
                                     core::PlayerId me, const QString &learner);

} // namespace playmat::table
