#pragma once

#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include <csignal>
#include <optional>
#include <string>
#include <unistd.h>
#include <vector>

namespace playmat::test {

/// A program that is talked to line by line through pipes. It does not outlive the test.
class ChildProcess
{
public:
    explicit ChildProcess(const std::vector<std::string> &command)
    {
        std::signal(SIGPIPE, SIG_IGN); // one that has been killed is not written to, but may be
        int in[2] = {-1, -1};
        int out[2] = {-1, -1};
        EXPECT_EQ(::pipe(in), 0);
        EXPECT_EQ(::pipe(out), 0);
        m_pid = ::fork();
        if (m_pid == 0)
            become(command, in, out);
        ::close(in[0]);
        ::close(out[1]);
        m_in = in[1];
        m_out = ::fdopen(out[0], "r");
    }
    ChildProcess(const ChildProcess &) = delete;
    ChildProcess &operator=(const ChildProcess &) = delete;
    ~ChildProcess()
    {
        if (m_pid > 0)
            kill();
        closeIn();
        std::fclose(m_out);
    }

    void send(const std::string &line)
    {
        const std::string text = line + '\n';
        EXPECT_EQ(::write(m_in, text.data(), text.size()), static_cast<ssize_t>(text.size()));
    }
    /// The next line of its output without the line break; empty at the end.
    std::string receive()
    {
        std::string line;
        for (int c = 0; (c = std::fgetc(m_out)) != EOF && c != '\n';)
            line.push_back(static_cast<char>(c));
        return line;
    }
    void closeIn()
    {
        if (m_in >= 0)
            ::close(m_in);
        m_in = -1;
    }
    /// Asks it to end, and waits until it has.
    void terminate()
    {
        if (m_pid > 0 && ::kill(m_pid, SIGTERM) == 0)
            (void)wait();
    }
    /// SIGKILL: no chance to tidy up.
    void kill()
    {
        ::kill(m_pid, SIGKILL);
        (void)wait();
    }
    /// Its exit status once it has ended by itself; -1 when a signal ended it.
    int wait()
    {
        int status = 0;
        ::waitpid(m_pid, &status, 0);
        return ended(status);
    }
    /// The same without waiting: nothing while it runs.
    std::optional<int> poll()
    {
        int status = 0;
        return ::waitpid(m_pid, &status, WNOHANG) == 0 ? std::nullopt
                                                       : std::optional(ended(status));
    }

private:
    int ended(int status)
    {
        m_pid = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    [[noreturn]] static void become(const std::vector<std::string> &command, const int *in,
                                    const int *out)
    {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL); // also when the test itself is killed
        ::dup2(in[0], STDIN_FILENO);
        ::dup2(out[1], STDOUT_FILENO);
        for (const int file : {in[0], in[1], out[0], out[1]})
            ::close(file);
        std::vector<char *> arguments;
        for (const std::string &word : command)
            arguments.push_back(const_cast<char *>(word.c_str())); // NOLINT: execv takes it so
        arguments.push_back(nullptr);
        ::execv(arguments[0], arguments.data());
        ::_exit(127);
    }

    pid_t m_pid = -1;
    int m_in = -1;
    std::FILE *m_out = nullptr;
};

} // namespace playmat::test
