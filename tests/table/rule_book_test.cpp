#include "table/session/rule_book.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

/// How many rules the sources of a folder cite; each of them has to have an entry.
int rulesCited(const char *folder, const QRegularExpression &cited)
{
    const QDir sources(QStringLiteral(PLAYMAT_SOURCE_DIR "/src/") + QLatin1String(folder));
    int found = 0;
    for (const QString &name : sources.entryList({QStringLiteral("*.cpp")})) {
        QFile source(sources.filePath(name));
        EXPECT_TRUE(source.open(QIODevice::ReadOnly));
        auto matches = cited.globalMatch(QString::fromUtf8(source.readAll()));
        while (matches.hasNext()) {
            const QString rule = matches.next().captured(1);
            EXPECT_FALSE(ruleEntry(rule).isEmpty()) << rule.toStdString();
            ++found;
        }
    }
    return found;
}

TEST(RuleBook, HasAnEntryForEveryRuleThatARefusalNames)
{
    static const QRegularExpression ofEngine(QStringLiteral(R"re(Reason::\w+,\s*"(CR [^"]+)")re"));
    static const QRegularExpression ofTable(
        QStringLiteral(R"re(QStringLiteral\("(CR [^"]+)"\))re"));
    EXPECT_GT(rulesCited("engine/swu", ofEngine), 25);
    EXPECT_GT(rulesCited("table/session", ofTable), 1);
}

TEST(RuleBook, HasNothingToSayOfWhatIsNoRule)
{
    EXPECT_TRUE(ruleEntry(QStringLiteral("CR 99.9")).isEmpty());
    EXPECT_TRUE(ruleEntry({}).isEmpty());
}

} // namespace
} // namespace playmat::table
