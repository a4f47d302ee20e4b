#pragma once

#include <QQuickItem>

#include <functional>

namespace playmat::table {

/// Every shown item below one, itself included.
void forEachShown(QQuickItem *root, const std::function<void(QQuickItem *)> &visit);

/// The first shown item of that name; nullptr: there is none.
[[nodiscard]] QQuickItem *findShown(QQuickItem *root, const QString &name);

} // namespace playmat::table
