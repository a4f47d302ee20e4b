#pragma once

#include "match/platform.h"

#include <map>
#include <mutex>
#include <string>

namespace playmat::test {

/// The system's files, whose calls can be made to fail. Every call that may fail is counted, so
/// that a test can go through them one after the other. The disk itself is not waited for.
class FaultyFiles : public match::Files
{
public:
    /// From now on the call of this number (counted from 0) fails, and the next `times - 1` too. A
    /// write that fails leaves half of its text behind.
    void failAt(std::size_t call, std::errc error, std::size_t times = 1)
    {
        const std::lock_guard guard(m_mutex);
        m_error = std::make_error_code(error);
        m_from = m_calls + call;
        m_to = m_from + times;
    }
    /// All calls of this name fail until told otherwise: "openToWrite", "write", "sync" …
    void failAll(const std::string &name, std::errc error)
    {
        const std::lock_guard guard(m_mutex);
        m_always[name] = std::make_error_code(error);
    }
    void mend()
    {
        const std::lock_guard guard(m_mutex);
        m_always.clear();
        m_to = m_from;
    }
    [[nodiscard]] std::size_t calls() const
    {
        const std::lock_guard guard(m_mutex);
        return m_calls;
    }
    /// The names of the calls that failed, in order.
    [[nodiscard]] std::string failed() const
    {
        const std::lock_guard guard(m_mutex);
        return m_failed;
    }

    using Path = std::filesystem::path;
    std::error_code open(const Path &path, match::OpenFor use, match::FileId &file) override
    {
        const std::error_code error = fault(use == match::OpenFor::Read ? "open" : "openToWrite");
        return error ? error : m_real.open(path, use, file);
    }
    void close(match::FileId file) override { m_real.close(file); }
    std::error_code facts(match::FileId file, match::FileFacts &facts) override
    {
        const std::error_code error = fault("facts");
        return error ? error : m_real.facts(file, facts);
    }
    std::error_code factsOf(const Path &path, match::FileFacts &facts) override
    {
        const std::error_code error = fault("factsOf");
        return error ? error : m_real.factsOf(path, facts);
    }
    std::error_code lock(match::FileId file) override
    {
        const std::error_code error = fault("lock");
        return error ? error : m_real.lock(file);
    }
    std::error_code probe(match::FileId file, bool &owned) override
    {
        const std::error_code error = fault("probe");
        return error ? error : m_real.probe(file, owned);
    }
    std::error_code read(match::FileId file, std::uint64_t from, std::size_t most,
                         std::string &text) override
    {
        const std::error_code error = fault("read");
        return error ? error : m_real.read(file, from, most, text);
    }
    std::error_code write(match::FileId file, std::uint64_t at, std::string_view text) override
    {
        const std::error_code error = fault("write");
        if (!error)
            return m_real.write(file, at, text);
        (void)m_real.write(file, at, text.substr(0, text.size() / 2));
        return error;
    }
    std::error_code truncate(match::FileId file, std::uint64_t size) override
    {
        const std::error_code error = fault("truncate");
        return error ? error : m_real.truncate(file, size);
    }
    std::error_code sync(match::FileId file) override
    {
        (void)file;
        return fault("sync");
    }
    std::error_code syncFolder(const Path &folder) override
    {
        (void)folder;
        return fault("syncFolder");
    }
    std::error_code rename(const Path &from, const Path &to) override
    {
        const std::error_code error = fault("rename");
        return error ? error : m_real.rename(from, to);
    }
    std::error_code renameToNew(const Path &from, const Path &to) override
    {
        const std::error_code error = fault("renameToNew");
        return error ? error : m_real.renameToNew(from, to);
    }
    std::error_code remove(const Path &path) override
    {
        const std::error_code error = fault("remove");
        return error ? error : m_real.remove(path);
    }

private:
    std::error_code fault(const char *name)
    {
        const std::lock_guard guard(m_mutex);
        const std::size_t call = m_calls++;
        std::error_code error;
        if (const auto always = m_always.find(name); always != m_always.end())
            error = always->second;
        else if (call >= m_from && call < m_to)
            error = m_error;
        if (error)
            m_failed += std::string(m_failed.empty() ? "" : " ") + name;
        return error;
    }

    match::Files &m_real = match::systemFiles();
    mutable std::mutex m_mutex;
    std::size_t m_calls = 0;
    std::size_t m_from = 0;
    std::size_t m_to = 0;
    std::error_code m_error;
    std::map<std::string, std::error_code> m_always;
    std::string m_failed;
};

} // namespace playmat::test
