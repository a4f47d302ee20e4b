#include "table/files/save_copy.h"

#include "table/view/translator.h"

#include <QSaveFile>

namespace playmat::table {

QString saveCopy(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    const bool there
        = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    return there ? QString()
                 : qtTrId("deck_print.could_not_be_written").arg(path, file.errorString());
}

} // namespace playmat::table
