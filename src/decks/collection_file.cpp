#include "decks/collection_file.h"

#include "decks/collection.h"
#include "text/language.h"

#include <utility>

namespace playmat::decks {

using match::Outcome;

CollectionFile::CollectionFile(std::filesystem::path path, match::Files &files)
    : m_path(std::move(path))
    , m_files(&files)
{
}

Outcome<std::string> CollectionFile::read() const
{
    if (m_path.empty())
        return m_memory;
    const Outcome<match::ClaimedFile> file = match::openToRead(m_path, *m_files);
    if (file ? !file.value().file.isOpen() : file.problem().code == "not_found")
        return std::string();
    if (!file)
        return file.problem();
    return match::readOpenFile(file.value().file, file.value().facts, m_path, Collection::kLongest);
}

Outcome<std::string>
CollectionFile::rewrite(const std::function<std::string(std::string_view)> &change)
{
    if (m_path.empty())
        return m_memory = change(m_memory);
    std::error_code error; // if the folder is not there, writing says so
    std::filesystem::create_directories(m_path.parent_path(), error);
    const Outcome<match::ClaimedFile> old = match::claimFile(m_path, *m_files);
    if (!old)
        return old.problem();
    std::string before;
    if (old.value().file.isOpen()) {
        if (old.value().refused)
            return match::fileProblem("write", m_path, old.value().refused);
        const auto read = match::readOpenFile(old.value().file, old.value().facts, m_path,
                                              Collection::kLongest);
        if (!read)
            return read.problem();
        before = read.value();
    }
    std::string after = change(before);
    if (after == before)
        return after;
    if (after.size() > Collection::kLongest) // nobody could read it again
        return match::Problem{
            "too_large",
            text::format("the collection would be larger than {} MB", Collection::kLongest >> 20U),
            {}};
    const auto written = match::replaceFile(m_path, old.value(), after, *m_files);
    if (!written)
        return written.problem();
    return after;
}

} // namespace playmat::decks
