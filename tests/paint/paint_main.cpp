#include "table/paint/fonts.h"

#include <QGuiApplication>

#include <gtest/gtest.h>

int main(int argc, char **argv)
{
    testing::InitGoogleTest(&argc, argv);
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM",
                "offscreen"); // CTest asks for the names on machines without a display
    QGuiApplication app(argc, argv);
    if (!playmat::paint::loadFonts())
        return 1;
    return RUN_ALL_TESTS();
}
