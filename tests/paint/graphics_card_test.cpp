#include "table/paint/graphics_card.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace playmat::paint {

namespace {

/// A folder of devices, which are files here.
class GraphicsCard : public testing::Test
{
protected:
    void add(const QString &name, QFileDevice::Permissions may)
    {
        const QString path = m_folder.filePath(name);
        ASSERT_TRUE(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_TRUE(file.setPermissions(may));
    }

    QTemporaryDir m_folder;
    static constexpr QFileDevice::Permissions kMine
        = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
};

} // namespace

TEST_F(GraphicsCard, IsNotThereWithoutItsDevice)
{
    add(QStringLiteral("null"), kMine);
    add(QStringLiteral("dri/card0"), kMine); // a screen, which may have nothing that paints
    EXPECT_FALSE(hasGraphicsCard(m_folder.path()));
}

TEST_F(GraphicsCard, IsWhatMayBeOpened)
{
    add(QStringLiteral("dri/renderD128"), kMine);
    EXPECT_TRUE(hasGraphicsCard(m_folder.path()));
}

TEST_F(GraphicsCard, MayHaveADeviceOfItsDriver)
{
    for (const char *name : {"nvidiactl", "dxg", "mali0", "kgsl-3d0", "pvrsrvkm"}) {
        QTemporaryDir folder;
        QFile file(folder.filePath(QLatin1String(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        EXPECT_TRUE(hasGraphicsCard(folder.path())) << name;
    }
}

TEST_F(GraphicsCard, IsTakenForGrantedWhereNobodyCanTell)
{
    EXPECT_TRUE(hasGraphicsCard(m_folder.filePath(QStringLiteral("nowhere"))));
}

} // namespace playmat::paint
