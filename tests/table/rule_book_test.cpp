#include "table/session/rule_book.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

TEST(RuleBook, HasAnEntryForEveryRuleThatARefusalNames)
{
    static const QRegularExpression cited(QStringLiteral(R"re(Reason::\w+,\s*"(CR [^"]+)")re"));
    const QDir engine(QStringLiteral(PLAYMAT_SOURCE_DIR "/src/engine/swu"));
    int found = 0;
    for (const QString &name : engine.entryList({QStringLiteral("*.cpp")})) {
        QFile source(engine.filePath(name));
        ASSERT_TRUE(source.open(QIODevice::ReadOnly));
        auto matches = cited.globalMatch(QString::fromUtf8(source.readAll()));
        while (matches.hasNext()) {
            const QString rule = matches.next().captured(1);
            EXPECT_FALSE(ruleEntry(rule).isEmpty()) << rule.toStdString();
            ++found;
        }
    }
    EXPECT_GT(found, 25);
}

TEST(RuleBook, HasNothingToSayOfWhatIsNoRule)
{
    EXPECT_TRUE(ruleEntry(QStringLiteral("CR 99.9")).isEmpty());
    EXPECT_TRUE(ruleEntry({}).isEmpty());
}

} // namespace
} // namespace playmat::table
