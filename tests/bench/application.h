#pragma once

#include "table/paint/fonts.h"
#include "table/paint/large_blocks.h"
#include "table/paint/threads.h"
#include "table/view/translator.h"

#include <QGuiApplication>

namespace playmat {

/// The one application of a benchmark: without a display unless the environment names a platform.
inline QGuiApplication &application()
{
    static int argc = 1;
    static char name[] = "table_bench";
    static char *argv[] = {name, nullptr};
    static auto *app = [] {
        if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_QUICK_BACKEND", "software");
        paint::returnLargeBlocks();
        auto *made = new QGuiApplication(argc, argv); // lives as long as the process
        table::Translator::install();
        paint::loadFonts();
        paint::paintOnOneThread();
        return made;
    }();
    return *app;
}

} // namespace playmat
