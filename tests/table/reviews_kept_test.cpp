// Tests the files of reviews: how many there are, and what a full disk, a damaged file and another
// window do to them.
#include "match/file.h"
#include "support/faulty_files.h"
#include "support/past_matches.h"
#include "support/qt_files.h"
#include "table/coach/reviews_kept.h"

#include <QDateTime>
#include <QDir>
#include <QTemporaryDir>

#include <functional>
#include <utility>

namespace playmat::table {
namespace {

struct Reviews : testing::Test
{
    Reviews()
        : one(played(1))
        , other(played(2))
    {
    }
    static match::Match played(quint64 seed)
    {
        match::Match match = test::begun(*tableKitNamed("swu"), seed,
                                         {QStringLiteral("Ann"), QStringLiteral("Bo")});
        test::playOn(match, 10, seed);
        return match;
    }
    /// A review that found one moment.
    static std::vector<bots::Moment> found(std::size_t step = 3, double loss = .12)
    {
        bots::Moment moment;
        moment.step = step;
        moment.loss = loss;
        moment.did = "Pass";
        return {moment};
    }
    void keep(const match::Match &match, int seat = 0)
    {
        reviews.keep(match, match.stepsDone(), seat, found());
    }
    [[nodiscard]] bool has(const match::Match &match, int seat = 0) const
    {
        const auto moments = reviews.read(match, match.stepsDone()).at(std::size_t(seat));
        return moments && moments->size() == 1 && moments->front().step == 3;
    }
    [[nodiscard]] QStringList names() const
    {
        return QDir(cache).entryList(QDir::Files | QDir::Hidden);
    }
    [[nodiscard]] QString fileOf(const match::Match &match) const
    {
        const QStringList before = names();
        ReviewsKept(cache).keep(match, match.stepsDone(), 0, found());
        for (const QString &name : names())
            if (!before.contains(name))
                return QDir(cache).filePath(name);
        return {};
    }

    QTemporaryDir folder;
    QString cache = folder.filePath(QStringLiteral("cache/reviews"));
    test::FaultyFiles files;
    ReviewsKept reviews{cache, files};
    match::Match one;
    match::Match other;
};

void makeOld(const QString &path, int minutes)
{
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_TRUE(file.setFileTime(QDateTime::currentDateTime().addSecs(-60 * minutes),
                                 QFileDevice::FileModificationTime));
}

TEST_F(Reviews, OfTheNewestMatchesAreKept)
{
    makeOld(fileOf(one), 1000);
    ASSERT_TRUE(has(one));
    const QString leftover = QDir(cache).filePath(QStringLiteral(".killed.part"));
    for (int i = 0; i < ReviewsKept::kMostMatches - 2; ++i) {
        const QString path = QDir(cache).filePath(QStringLiteral("%1.json").arg(i));
        test::write(path, "{}");
        makeOld(path, 1 + i);
    }
    test::write(leftover, "{");
    makeOld(leftover, 2000);
    keep(other);
    EXPECT_TRUE(has(other));
    EXPECT_TRUE(has(one)) << "there are as many as there may be";
    EXPECT_EQ(names().size(), ReviewsKept::kMostMatches);
    EXPECT_FALSE(QFile::exists(leftover)) << "of a program that was killed while it wrote";
    keep(played(3));
    EXPECT_EQ(names().size(), ReviewsKept::kMostMatches);
    EXPECT_FALSE(has(one)) << "it is the oldest";
    EXPECT_TRUE(has(other));
}

TEST_F(Reviews, AFullDiskCostsOnlyTheNewReview)
{
    keep(one);
    for (const char *call : {"openToWrite", "lock", "write", "sync", "rename"}) {
        files.failAll(call, std::errc::no_space_on_device);
        files.failAll("renameToNew", std::errc::no_space_on_device);
        keep(one, 1);
        keep(other);
        EXPECT_EQ(names().size(), 1) << call << " left a part of a file";
        files.mend();
        EXPECT_TRUE(has(one)) << call;
    }
    keep(one, 1);
    EXPECT_TRUE(has(one, 0) && has(one, 1));
}

TEST_F(Reviews, AFolderThatCannotBeMadeCostsOnlyTheReview)
{
    test::write(folder.filePath(QStringLiteral("cache")), "a file");
    keep(one);
    EXPECT_FALSE(has(one));
    EXPECT_EQ(test::contentOf(folder.filePath(QStringLiteral("cache"))), "a file");
}

TEST_F(Reviews, DamagedOnesAreReplaced)
{
    const QString file = fileOf(one);
    const QByteArray whole = test::contentOf(file);
    QByteArrayList damaged{"",
                           "nonsense",
                           "[]",
                           R"({"origin":1})",
                           whole.left(whole.size() / 2),
                           QByteArray((1 << 20) + 1, ' ') + whole,
                           QByteArray(100000, '[')};
    for (const auto &[right, wrong] :
         {std::pair("\"step\":3", "\"step\":10"), std::pair("\"step\":3", "\"step\":-1"),
          std::pair("\"loss\":0.12", "\"loss\":1e300"), std::pair("\"draws\":0", "\"draws\":-9")})
        damaged.append(QByteArray(whole).replace(right, wrong));
    for (const QByteArray &text : damaged) {
        ASSERT_NE(text, whole);
        test::write(file, text);
        EXPECT_FALSE(reviews.read(one, one.stepsDone())[0]) << text.left(100).toStdString();
        keep(one);
        EXPECT_TRUE(has(one)) << text.left(100).toStdString();
    }
    ASSERT_TRUE(QFile::remove(file));
    ASSERT_TRUE(QDir().mkpath(file));
    keep(one);
    EXPECT_FALSE(has(one)) << "a folder has its name";
}

TEST_F(Reviews, OneThatAnotherWindowWritesStaysWhole)
{
    const std::filesystem::path file = fileOf(one).toStdString();
    {
        const auto held = match::claimFile(file, match::systemFiles());
        ASSERT_TRUE(held.ok());
        keep(one, 1);
        EXPECT_TRUE(has(one, 0));
        EXPECT_FALSE(has(one, 1)) << "it is not waited for";
    }
    ReviewsKept(cache).keep(one, one.stepsDone(), 1, found());
    EXPECT_TRUE(has(one, 0) && has(one, 1)) << "each window adds a seat";
}

/// Another window writes when this one is about to.
struct OtherWindow : test::FaultyFiles
{
    std::error_code write(match::FileId file, std::uint64_t at, std::string_view text) override
    {
        if (const auto now = std::exchange(writes, {}))
            now();
        return FaultyFiles::write(file, at, text);
    }
    std::function<void()> writes;
};

TEST_F(Reviews, TwoWindowsThatWriteAtTheSameTimeDamageNothing)
{
    for (const bool first : {true, false}) {
        OtherWindow between;
        between.writes = [&] { ReviewsKept(cache).keep(one, one.stepsDone(), 1, found()); };
        ReviewsKept(cache, between).keep(one, one.stepsDone(), 0, found());
        EXPECT_EQ(names().size(), 1);
        EXPECT_EQ(has(one, 1), true) << "it was there first";
        EXPECT_EQ(has(one, 0), !first) << "the next review adds it";
    }
}

} // namespace
} // namespace playmat::table
