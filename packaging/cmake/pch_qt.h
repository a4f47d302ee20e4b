// What nearly every Qt source of the table includes; parsed once for each target.
#pragma once

#include <QtCore/QAbstractItemModel>
#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QVariant>

#if __has_include(<QtQml/QQmlEngine>)
#include <QtQml/QQmlEngine>
#include <QtQml/qqmlregistration.h>
#endif
#if __has_include(<QtQuick/QQuickItem>)
#include <QtQuick/QQuickItem>
#endif

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>
