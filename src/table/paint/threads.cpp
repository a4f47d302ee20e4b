#include "table/paint/threads.h"

#include <QThreadPool>

namespace playmat::paint {

void paintOnOneThread()
{
    QThreadPool::globalInstance()->setMaxThreadCount(1);
}

} // namespace playmat::paint
