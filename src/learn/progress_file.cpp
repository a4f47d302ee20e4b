#include "learn/progress_file.h"

#include "match/resources.h"

#include <fmt/format.h>

namespace playmat::learn {

namespace fs = std::filesystem;
using match::Problem;

namespace {

constexpr int kMostAside = 1000;

/// Whether it is the text that is at fault; anything else may be different the next time.
bool isDamaged(const Problem &problem)
{
    return problem.code == "bad_json" || problem.code == "bad_progress"
        || problem.code == "too_large" || problem.code == "not_utf8";
}

match::Outcome<Progress> readFrom(const match::ClaimedFile &file, const fs::path &path)
{
    const match::Outcome<std::string> text
        = match::readOpenFile(file.file, file.facts, path, kLargestProgress);
    if (!text)
        return text.problem();
    return readProgress(text.value());
}

} // namespace

ProgressFile::ProgressFile(fs::path path, match::Files &files)
    : m_path(std::move(path))
    , m_files(&files)
{
}

ProgressFile::Loaded ProgressFile::load(std::string_view date)
{
    Loaded out;
    m_readOnly.reset();
    if (m_path.empty())
        return out;
    const match::Outcome<std::string> text = match::readFile(m_path, kLargestProgress, *m_files);
    if (!text && text.problem().code == "not_found")
        return out;
    match::Outcome<Progress> progress = text ? readProgress(text.value()) : text.problem();
    if (progress) {
        out.progress = std::move(progress.value());
        return out;
    }
    out.problem = m_readOnly = progress.problem();
    if (!isDamaged(progress.problem()))
        return out;
    if (const auto aside = putAside(date)) {
        out.aside = aside.value();
        m_readOnly.reset();
    }
    return out;
}

match::Outcome<fs::path> ProgressFile::putAside(std::string_view date) const
{
    const std::string name = m_path.stem().string();
    for (int n = 1; n <= kMostAside; ++n) {
        const std::string number = n == 1 ? std::string() : fmt::format("-{}", n);
        const fs::path aside
            = m_path.parent_path() / fmt::format("{}-unreadable-{}{}.json", name, date, number);
        const std::error_code error = m_files->renameToNew(m_path, aside);
        if (!error)
            return aside;
        if (error != std::errc::file_exists)
            return match::fileProblem("keep", m_path, error);
    }
    return match::fileProblem("keep", m_path, std::make_error_code(std::errc::file_exists));
}

match::Done ProgressFile::save(Progress &progress) const
{
    if (m_path.empty())
        return std::monostate();
    if (m_readOnly)
        return *m_readOnly;
    const match::Outcome<match::ClaimedFile> old = match::claimFile(m_path, *m_files);
    if (!old)
        return old.problem();
    if (old.value().file.isOpen()) {
        const match::Outcome<Progress> there = readFrom(old.value(), m_path);
        if (!there)
            return there.problem(); // damaged since: it is put aside when it is read next
        progress.join(there.value());
    }
    const auto made = match::replaceFile(m_path, old.value(), writeProgress(progress), *m_files);
    if (!made)
        return made.problem();
    return std::monostate();
}

} // namespace playmat::learn
