#include "learn/progress_file.h"

#include "match/resources.h"

#include <fmt/format.h>

#include <iterator>

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

} // namespace

ProgressFile::ProgressFile(fs::path path, match::Files &files)
    : m_path(std::move(path))
    , m_files(&files)
{
}

ProgressFile::Loaded ProgressFile::load(std::string_view date)
{
    Loaded out;
    m_date = date;
    if (m_path.empty())
        return out;
    const match::Outcome<std::string> text = match::readFile(m_path, kLargestProgress, *m_files);
    if (!text && text.problem().code == "not_found")
        return out;
    match::Outcome<Progress> progress = text ? readProgress(text.value()) : text.problem();
    if (progress) {
        out.progress = std::move(progress.value());
        if (isLink())
            out.problem = match::fileProblem(
                "write", m_path, std::make_error_code(std::errc::too_many_symbolic_link_levels));
        return out;
    }
    out.problem = progress.problem();
    if (!isDamaged(progress.problem()))
        return out;
    if (const auto aside = putAside())
        out.aside = aside.value();
    return out;
}

bool ProgressFile::isLink() const
{
    match::FileFacts facts;
    return !m_files->factsOf(m_path, facts) && facts.kind == match::FileKind::Link;
}

match::Outcome<fs::path> ProgressFile::putAside() const
{
    const std::string name = m_path.stem().string();
    for (int n = 1; n <= kMostAside; ++n) {
        const std::string number = n == 1 ? std::string() : fmt::format("-{}", n);
        const fs::path aside
            = m_path.parent_path() / fmt::format("{}-unreadable-{}{}.json", name, m_date, number);
        const std::error_code error = m_files->renameToNew(m_path, aside);
        if (!error)
            return aside;
        if (error != std::errc::file_exists)
            return match::fileProblem("keep", m_path, error);
    }
    return match::fileProblem("keep", m_path, std::make_error_code(std::errc::file_exists));
}

void ProgressFile::add(Progress &progress, Event event)
{
    event(progress);
    if (!m_path.empty())
        m_unsaved.push_back(std::move(event));
}

match::Done ProgressFile::save(Progress &progress)
{
    if (m_path.empty())
        return std::monostate();
    match::Outcome<match::ClaimedFile> old = match::claimFile(m_path, *m_files);
    if (!old)
        return old.problem();
    if (old.value().file.isOpen()) {
        match::Done taken = takeOver(old.value(), progress);
        if (!taken && isDamaged(taken.problem()))
            taken = makeRoom(old.value());
        if (!taken)
            return taken;
    }
    m_tried = writeProgress(progress);
    m_triedEvents = std::ssize(m_unsaved);
    const auto made = match::replaceFile(m_path, old.value(), m_tried, *m_files);
    if (!made)
        return made.problem();
    m_unsaved.clear();
    m_triedEvents = 0;
    return std::monostate();
}

/// A rating or a memory cannot be joined with another one that began as the same: what was added
/// here is added once more to what is there. Where that has less, it was not written by a window
/// that knew of this one's, and is joined.
match::Done ProgressFile::takeOver(const match::ClaimedFile &file, Progress &progress)
{
    const match::Outcome<std::string> text
        = match::readOpenFile(file.file, file.facts, m_path, kLargestProgress);
    if (!text)
        return text.problem();
    if (text.value() == m_tried) // it was written all the same: only the folder reported an error
        m_unsaved.erase(m_unsaved.begin(), m_unsaved.begin() + m_triedEvents);
    m_triedEvents = 0;
    match::Outcome<Progress> there = readProgress(text.value());
    if (!there)
        return there.problem();
    for (const Event &event : m_unsaved)
        event(there.value());
    there.value().join(progress);
    progress = std::move(there.value());
    return std::monostate();
}

/// The file was damaged after it was read: put aside, so that what is known here can be saved.
match::Done ProgressFile::makeRoom(match::ClaimedFile &damaged) const
{
    if (const match::Outcome<fs::path> aside = putAside(); !aside)
        return aside.problem();
    damaged = {};
    return std::monostate();
}

} // namespace playmat::learn
