#pragma once

#include <QString>
#include <QtGlobal>

namespace playmat::test {

/// Collects what Qt says in the meantime, which would otherwise fail the test.
class Warnings
{
public:
    Warnings()
        : m_before(qInstallMessageHandler(&take))
    {
        said.clear();
    }
    ~Warnings() { qInstallMessageHandler(m_before); }
    Warnings(const Warnings &) = delete;
    Warnings &operator=(const Warnings &) = delete;

    static inline QString said;

private:
    static void take(QtMsgType, const QMessageLogContext &, const QString &message)
    {
        said += message + u'\n';
    }
    QtMessageHandler m_before;
};

} // namespace playmat::test
