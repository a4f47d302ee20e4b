// A later start passes its file to the first window, through a pipe that anything may be written
// into.
#include "app/hand_over.h"
#include "support/match_fixture.h"
#include "support/processor_time.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fcntl.h>
#include <thread>
#include <unistd.h>

namespace playmat::app {
namespace {

const QString kFile = QStringLiteral("/home/ada/my match %20\n\u00e9.playmat");

struct HandOvers : testing::Test
{
    [[nodiscard]] QString folder() const { return QString::fromStdString(temp.path().string()); }
    /// Gives from another thread, as another process does, while this one reads.
    [[nodiscard]] bool give(const QString &file, int patience = 10'000) const
    {
        bool given = false;
        std::atomic<bool> done = false;
        std::thread other([&] {
            const HandOver later(folder(), display);
            given = later.give(file, "a token", patience);
            done = true;
        });
        EXPECT_TRUE(QTest::qWaitFor([&] { return done.load(); }, 20'000));
        other.join();
        return given;
    }
    /// Whatever anybody writes, without waiting for a reader.
    [[nodiscard]] int pipe() const
    {
        return ::open(window.path().toLocal8Bit().constData(), O_WRONLY | O_NONBLOCK);
    }
    /// All of it, as the reader takes it.
    void pour(const std::string &text) const
    {
        const int file = pipe();
        ASSERT_GE(file, 0);
        std::size_t at = 0;
        while (at < text.size()) {
            const ssize_t n = ::write(file, text.data() + at, text.size() - at);
            if (n > 0)
                at += std::size_t(n);
            QCoreApplication::processEvents();
        }
        ::close(file);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] std::string namesInTheFolder() const
    {
        std::string names;
        for (const auto &entry : std::filesystem::directory_iterator(temp.path()))
            names += entry.path().filename().string() + ' ';
        return names;
    }

    test::TempFolder temp;
    const QString display = QStringLiteral("xcb :0/1");
    HandOver window{folder(), display};
    QSignalSpy handed{&window, &HandOver::handed};
};

TEST_F(HandOvers, TheFileAndTheTokenArriveAsTheyWere)
{
    ASSERT_TRUE(window.listen());
    ASSERT_TRUE(give(kFile));
    ASSERT_EQ(handed.count(), 1);
    EXPECT_EQ(handed[0][0].toString().toStdString(), kFile.toStdString());
    EXPECT_EQ(handed[0][1].toByteArray(), "a token");
    EXPECT_EQ(namesInTheFolder(), "playmat-window-xcb%20%3A0%2F1 ") << "the answer's pipe is gone";
    struct stat found = {};
    ASSERT_EQ(::stat(window.path().toLocal8Bit().constData(), &found), 0);
    EXPECT_EQ(found.st_mode & 07777, 0600U) << "nobody else's";
}

TEST_F(HandOvers, WithoutAWindowTheFileIsKept)
{
    EXPECT_FALSE(give(kFile)) << "there has never been one";
    {
        HandOver gone(folder(), display);
        ASSERT_TRUE(gone.listen());
    }
    EXPECT_FALSE(give(kFile)) << "only its pipe is left";
    ASSERT_TRUE(window.listen()) << "which is taken over";
    EXPECT_TRUE(give(kFile));
}

TEST_F(HandOvers, OneWindowListensAndTheNextOneAfterIt)
{
    HandOver second(folder(), display);
    {
        HandOver first(folder(), display);
        ASSERT_TRUE(first.listen());
        EXPECT_FALSE(second.listen());
        EXPECT_TRUE(second.problem().isEmpty()) << "that is as it should be";
        HandOver elsewhere(folder(), QStringLiteral("xcb :1"));
        EXPECT_TRUE(elsewhere.listen()) << "who sees the one display may not see the other";
    }
    EXPECT_TRUE(second.listen());
}

TEST_F(HandOvers, AWindowThatDoesNotAnswerDoesNotGetTheFile)
{
    ASSERT_TRUE(window.listen());
    const HandOver later(folder(), display);
    EXPECT_FALSE(later.give(kFile, {}, 50)) << "nobody reads in this thread";
    QTest::qWait(50); // and when it reads at last
    EXPECT_EQ(handed.count(), 0) << "that start has opened it itself";
    EXPECT_TRUE(give(QStringLiteral("/another")));
    EXPECT_EQ(namesInTheFolder(), "playmat-window-xcb%20%3A0%2F1 ");
}

TEST_F(HandOvers, WhatIsTooLongForOneCallIsKept)
{
    ASSERT_TRUE(window.listen());
    EXPECT_FALSE(give(QStringLiteral("/") + QString(5000, u'x')));
    EXPECT_EQ(handed.count(), 0);
}

TEST_F(HandOvers, GarbageIsDroppedAndTheNextFileArrives)
{
    ASSERT_TRUE(window.listen());
    const std::string zero(1, '\0');
    const std::string begin = zero + "playmat 1 ";
    const std::string reply = "0123456789abcdef";
    for (const std::string &text :
         {std::string("\n"), zero + "\n", zero, std::string("file:///etc/passwd\n"),
          begin + reply + " - file:///etc/passwd", // no end
          begin + "../../0123456789 - file:///a\n", // an answer elsewhere
          begin + reply + " - http://a.b/c\n", begin + reply + " - file://a.b/c\n",
          begin + reply + " - relative\n", begin + reply + " - \n",
          begin + reply + " - file:///a b\n", begin + reply + " file:///a\n",
          zero + "playmat 2 " + reply + " - file:///a\n", std::string(9000, '\0') + "\n"}) {
        pour(text);
        EXPECT_EQ(handed.count(), 0) << text;
    }
    pour(std::string("a writer who never comes to the end of his ") + zero);
    EXPECT_TRUE(give(kFile)) << "between what others write";
    EXPECT_EQ(handed.count(), 1);
}

TEST_F(HandOvers, AHundredMegabytesArePassedOverWithoutALongPause)
{
    ASSERT_TRUE(window.listen());
    const std::string block(1 << 20, 'x');
    for (int i = 0; i < 100; ++i)
        pour(block);
    const int file = pipe(); // a writer who goes on while somebody plays
    ASSERT_GE(file, 0);
    double longest = 0;
    for (int i = 0; i < 100; ++i) {
        (void)!::write(file, block.data(), block.size());
        longest = std::max(longest, test::processorMs([] {
                               QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
                           }));
    }
    ::close(file);
    EXPECT_LT(longest, 1000);
    EXPECT_TRUE(give(kFile));
    EXPECT_EQ(handed.count(), 1);
}

TEST_F(HandOvers, WhatIsNotAPipeOfOurOwnIsRefused)
{
    const std::string path = window.path().toStdString();
    const auto refused = [&] {
        EXPECT_FALSE(window.listen());
        EXPECT_FALSE(window.problem().isEmpty()) << "it is said";
        EXPECT_FALSE(give(kFile));
        EXPECT_EQ(::unlink(path.c_str()), 0);
    };
    test::writeFile(path, "dear to somebody");
    EXPECT_FALSE(window.listen());
    EXPECT_EQ(test::contentOf(path), "dear to somebody");
    refused();
    ASSERT_EQ(::symlink("/dev/null", path.c_str()), 0);
    refused();
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    ASSERT_EQ(::chmod(path.c_str(), 0622), 0); // anybody could write into it
    refused();
    if (::geteuid() == 0) { // else nobody can give a pipe away
        ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
        ASSERT_EQ(::chown(path.c_str(), 12345, 12345), 0);
        refused();
    }
    EXPECT_TRUE(window.listen());
}

} // namespace
} // namespace playmat::app
