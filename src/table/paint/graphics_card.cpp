#include "table/paint/graphics_card.h"

#include <QDir>
#include <QFileInfo>
#include <QQuickWindow>
#include <QStringList>

#include <algorithm>

namespace playmat::paint {

namespace {

/// What is asked for in one of these stands: Qt's for the way to paint, Mesa's for its own driver.
constexpr const char *kChoices[]{"QT_QUICK_BACKEND", "QMLSCENE_DEVICE",
                                 "QSG_RHI_BACKEND",  "LIBGL_ALWAYS_SOFTWARE",
                                 "GALLIUM_DRIVER",   "MESA_LOADER_DRIVER_OVERRIDE"};

/// Render nodes; then NVIDIA's own, the graphics of Windows seen from its Linux, and small boards'.
const QStringList &names()
{
    static const QStringList names{QStringLiteral("dri/renderD*"), QStringLiteral("nvidiactl"),
                                   QStringLiteral("dxg"),          QStringLiteral("mali*"),
                                   QStringLiteral("kgsl-3d0"),     QStringLiteral("pvr*")};
    return names;
}

bool mayBeOpened(const QFileInfo &device)
{
    return device.isReadable() && device.isWritable();
}

bool isThere(const QString &devices, const QString &name)
{
    const QFileInfo pattern(devices + u'/' + name);
    const QFileInfoList found
        = QDir(pattern.path()).entryInfoList({pattern.fileName()}, QDir::Files | QDir::System);
    return std::any_of(found.begin(), found.end(), mayBeOpened);
}

} // namespace

bool hasGraphicsCard(const QString &devices)
{
    return !QFileInfo(devices).isDir()
        || std::any_of(names().begin(), names().end(),
                       [&](const QString &name) { return isThere(devices, name); });
}

void paintWithoutACard()
{
#ifdef Q_OS_LINUX
    const bool chosen
        = std::any_of(std::begin(kChoices), std::end(kChoices), qEnvironmentVariableIsSet);
    if (!chosen && !hasGraphicsCard(QStringLiteral("/dev")))
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
#endif
}

} // namespace playmat::paint
